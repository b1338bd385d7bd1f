import Foundation

// The same values for every kind of model. Two samples of one number are equal and share no storage.

extension PlainShipment {
    /// A shipment whose values depend on the number.
    package static func sample(_ number: Int) -> PlainShipment {
        let n = number
        return PlainShipment(
            id: 4_000_000 + n, number: fresh("OLV-2026-000", n), sender: fresh("Forsterite & Sons, quarry ", n),
            recipient: fresh("Miriam Fayalite-Hofer ", n), destination: .sample(n),
            carrier: fresh("Mantle Freight ", n),
            service: fresh("overnight", n % 3), reference: fresh("PO 77-", n), email: nil,
            phone: fresh("+43 660 555 01 ", n), note: n % 2 == 0 ? fresh("Ring twice, the bell is slow. ", n) : nil,
            page: URL(string: "https://track.example.com/shipments/\(n)?lang=de")!,
            createdAt: Date(timeIntervalSinceReferenceDate: 7e8 + Double(n)),
            dueAt: Date(timeIntervalSinceReferenceDate: 7.1e8 + Double(n)), pieces: n % 9, weight: 12.5 + Double(n),
            length: 40.25, width: 30.5, height: 20.75, price: 129_900 + n, currency: fresh("EUR", 0), insurance: 500,
            duty: 0, attempts: n % 2, priority: 3, isFragile: true, isSigned: n % 2 == 0, isReturn: false, isPaid: true,
            tags: [fresh("rocks", n), fresh("heavy and irreplaceable", n), fresh("eu", 0)])
    }
}

extension PlainAddress {
    static func sample(_ n: Int) -> PlainAddress {
        PlainAddress(
            street: fresh("Peridotgasse ", n), city: fresh("Kaisersteinbruch", 0), postcode: fresh("246", n % 10),
            country: fresh("AT", 0))
    }
}

extension ConstructingShipment {
    /// The plain shipment's values.
    package init(_ it: PlainShipment) {
        let address = ConstructingAddress(
            street: it.destination.street, city: it.destination.city, postcode: it.destination.postcode,
            country: it.destination.country)
        self.init(
            id: it.id, number: it.number, sender: it.sender, recipient: it.recipient, destination: address,
            carrier: it.carrier, service: it.service, reference: it.reference, email: it.email, phone: it.phone,
            note: it.note, page: it.page, createdAt: it.createdAt, dueAt: it.dueAt, pieces: it.pieces,
            weight: it.weight, length: it.length, width: it.width, height: it.height, price: it.price,
            currency: it.currency, insurance: it.insurance, duty: it.duty, attempts: it.attempts,
            priority: it.priority, isFragile: it.isFragile, isSigned: it.isSigned, isReturn: it.isReturn,
            isPaid: it.isPaid, tags: it.tags)
    }
}

extension WriterShipment {
    /// The plain shipment's values.
    package init(_ it: PlainShipment) {
        self.init()
        (id, number, sender, recipient) = (it.id, it.number, it.sender, it.recipient)
        destination.street = it.destination.street
        destination.city = it.destination.city
        destination.postcode = it.destination.postcode
        destination.country = it.destination.country
        (carrier, service, reference, email) = (it.carrier, it.service, it.reference, it.email)
        (phone, note, page, createdAt, dueAt) = (it.phone, it.note, it.page, it.createdAt, it.dueAt)
        (pieces, weight, length, width, height) = (it.pieces, it.weight, it.length, it.width, it.height)
        (price, currency, insurance, duty) = (it.price, it.currency, it.insurance, it.duty)
        (attempts, priority, tags) = (it.attempts, it.priority, it.tags)
        (isFragile, isSigned, isReturn, isPaid) = (it.isFragile, it.isSigned, it.isReturn, it.isPaid)
    }
}

/// The placeholder of a prototype's page.
let emptyPage = URL(string: "about:blank")!

/// A text of its own storage.
@inline(never)
private func fresh(_ text: String, _ number: Int) -> String {
    number == 0 ? String(text.reversed().reversed()) : text + "\(number)"
}

extension PlainShipment {
    /// The same shipment with other tags.
    package func tagged(_ tags: [String]) -> PlainShipment {
        PlainShipment(
            id: id, number: number, sender: sender, recipient: recipient, destination: destination, carrier: carrier,
            service: service, reference: reference, email: email, phone: phone, note: note, page: page,
            createdAt: createdAt, dueAt: dueAt, pieces: pieces, weight: weight, length: length, width: width,
            height: height, price: price, currency: currency, insurance: insurance, duty: duty, attempts: attempts,
            priority: priority, isFragile: isFragile, isSigned: isSigned, isReturn: isReturn, isPaid: isPaid,
            tags: tags)
    }
}
