import Foundation
import Olivine

/// The same thirty properties as a model of constants, made by its initialiser.
package struct ConstructingShipment: ValueModel {
    package let id: Int
    package let number: String
    package let sender: String
    package let recipient: String
    package let destination: ConstructingAddress
    package let carrier: String
    package let service: String
    package let reference: String?
    package let email: String?
    package let phone: String?
    package let note: String?
    package let page: URL
    package let createdAt: Date
    package let dueAt: Date
    package let pieces: Int
    package let weight: Double
    package let length: Double
    package let width: Double
    package let height: Double
    package let price: Int
    package let currency: String
    package let insurance: Int
    package let duty: Int
    package let attempts: Int
    package let priority: Int
    package let isFragile: Bool
    package let isSigned: Bool
    package let isReturn: Bool
    package let isPaid: Bool
    package let tags: [String]

    package init(
        id: Int, number: String, sender: String, recipient: String, destination: ConstructingAddress, carrier: String,
        service: String, reference: String?, email: String?, phone: String?, note: String?, page: URL, createdAt: Date,
        dueAt: Date, pieces: Int, weight: Double, length: Double, width: Double, height: Double, price: Int,
        currency: String, insurance: Int, duty: Int, attempts: Int, priority: Int, isFragile: Bool, isSigned: Bool,
        isReturn: Bool, isPaid: Bool, tags: [String]
    ) {
        self.id = id
        self.number = number
        self.sender = sender
        self.recipient = recipient
        self.destination = destination
        self.carrier = carrier
        self.service = service
        self.reference = reference
        self.email = email
        self.phone = phone
        self.note = note
        self.page = page
        self.createdAt = createdAt
        self.dueAt = dueAt
        self.pieces = pieces
        self.weight = weight
        self.length = length
        self.width = width
        self.height = height
        self.price = price
        self.currency = currency
        self.insurance = insurance
        self.duty = duty
        self.attempts = attempts
        self.priority = priority
        self.isFragile = isFragile
        self.isSigned = isSigned
        self.isReturn = isReturn
        self.isPaid = isPaid
        self.tags = tags
    }

    package static let propertyKeys = PropertyKeys(ConstructingShipment.init) {
        Property("id", \.id)
        Property("number", \.number)
        Property("sender", \.sender)
        Property("recipient", \.recipient)
        Property("destination", \.destination)
        Property("carrier", \.carrier)
        Property("service", \.service)
        Property("reference", \.reference)
        Property("email", \.email)
        Property("phone", \.phone)
        Property("note", \.note)
        Property("page", \.page)
        Property("createdAt", \.createdAt)
        Property("dueAt", \.dueAt)
        Property("pieces", \.pieces)
        Property("weight", \.weight)
        Property("length", \.length)
        Property("width", \.width)
        Property("height", \.height)
        Property("price", \.price)
        Property("currency", \.currency)
        Property("insurance", \.insurance)
        Property("duty", \.duty)
        Property("attempts", \.attempts)
        Property("priority", \.priority)
        Property("isFragile", \.isFragile)
        Property("isSigned", \.isSigned)
        Property("isReturn", \.isReturn)
        Property("isPaid", \.isPaid)
        Property("tags", \.tags)
    }
}

/// The nested model of a constructing shipment.
package struct ConstructingAddress: ValueModel {
    package let street: String
    package let city: String
    package let postcode: String
    package let country: String

    package init(
        street: String, city: String, postcode: String, country: String
    ) {
        self.street = street
        self.city = city
        self.postcode = postcode
        self.country = country
    }

    package static let propertyKeys = PropertyKeys(ConstructingAddress.init) {
        Property("street", \.street)
        Property("city", \.city)
        Property("postcode", \.postcode)
        Property("country", \.country)
    }
}
