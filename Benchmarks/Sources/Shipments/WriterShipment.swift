import Foundation
import Olivine

/// The same thirty properties as a model of variables, made from a prototype.
package struct WriterShipment: ValueModel {
    package var id = 0
    package var number = ""
    package var sender = ""
    package var recipient = ""
    package var destination = WriterAddress()
    package var carrier = ""
    package var service = ""
    package var reference = String?.none
    package var email = String?.none
    package var phone = String?.none
    package var note = String?.none
    package var page = emptyPage
    package var createdAt = Date.distantPast
    package var dueAt = Date.distantPast
    package var pieces = 0
    package var weight = 0.0
    package var length = 0.0
    package var width = 0.0
    package var height = 0.0
    package var price = 0
    package var currency = ""
    package var insurance = 0
    package var duty = 0
    package var attempts = 0
    package var priority = 0
    package var isFragile = false
    package var isSigned = false
    package var isReturn = false
    package var isPaid = false
    package var tags = [String]()

    package init() {}

    package static let propertyKeys = PropertyKeys(startingFrom: WriterShipment()) {
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

/// The nested model of a shipment of variables.
package struct WriterAddress: ValueModel {
    package var street = ""
    package var city = ""
    package var postcode = ""
    package var country = ""

    package init() {}

    package static let propertyKeys = PropertyKeys(startingFrom: WriterAddress()) {
        Property("street", \.street)
        Property("city", \.city)
        Property("postcode", \.postcode)
        Property("country", \.country)
    }
}
