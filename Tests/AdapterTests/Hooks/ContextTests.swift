import Foundation
import TestSupport
import Testing

@testable import Olivine

/// What a program hands along reaches hooks and value types, wherever they stand.
@Suite struct ContextTests {
    struct Tenant: Sendable, Equatable { let name: String }
    struct NoTenant: Error {}

    /// A text that is written with the tenant's name before it.
    struct Scoped: PropertyValue {
        let text: String
        static func read(from reader: ValueReader) throws -> Scoped {
            guard let tenant = reader.context[Tenant.self] else { throw NoTenant() }
            let text = try reader.readText()
            guard text.hasPrefix(tenant.name + "/") else { throw reader.mismatch("text of \(tenant.name)", text) }
            return Scoped(text: String(text.dropFirst(tenant.name.utf8.count + 1)))
        }
        func write(to writer: ValueWriter) throws {
            guard let tenant = writer.context[Tenant.self] else { throw NoTenant() }
            try writer.writeText("\(tenant.name)/\(text)")
        }
    }

    struct Order: JSONSerializing {
        let id: Scoped
        let tags: Set<Scoped>
        let parts: [Order]
        static let propertyKeys = PropertyKeys(Order.init) {
            Property("id", \.id)
            Property("tags", \.tags, default: [])
            Property("parts", \.parts, default: [])
        }
        static let jsonHooks: JSONHooks<Order> = [
            .beforeReading { object, context in
                guard object["tenant"]?.string == context[Tenant.self]?.name else { throw NoTenant() }
                object["tenant"] = nil
            },
            .afterReading { order, context in if context[Tenant.self] == nil { throw NoTenant() } },
            .afterWriting { object, order, context in
                object["tenant"] = (context[Tenant.self]?.name).map { .string($0) }
            },
        ]
    }

    let adapter = JSONAdapter().context(Tenant(name: "acme"))

    @Test func valuesAndHooksSeeTheContext() {
        let row = ValueRow(
            #"{"id":"acme/1","tags":["acme/a","acme/b"],"parts":[{"id":"acme/2","tags":[],"parts":[],"tenant":"acme"}],"#
                + #""tenant":"acme"}"#,
            Order(
                id: Scoped(text: "1"), tags: [Scoped(text: "b"), Scoped(text: "a")],
                parts: [Order(id: Scoped(text: "2"), tags: [], parts: [])]), by: adapter.routes)
        #expect(row.complaints() == [])
        #expect(
            ValueRow(#"["acme/a","acme/b"]"#, Set([Scoped(text: "b"), Scoped(text: "a")]), by: adapter.routes)
                .complaints() == [])
    }

    @Test func contextReachesAFreshStack() throws {
        let json = String(repeating: "[", count: 500) + #""acme/x""# + String(repeating: "]", count: 500)
        /// Lists inside one another.
        struct Deep: PropertyValue {
            var inner: [Deep] = []
            var value: Scoped?
            static func read(from reader: ValueReader) throws -> Deep {
                if try reader.nextKind == .text { return Deep(value: try Scoped.read(from: reader)) }
                return Deep(inner: try reader.readList(of: Deep.self))
            }
            func write(to writer: ValueWriter) throws {
                if let value { try value.write(to: writer) } else { try writer.writeList(inner) }
            }
        }
        let deep = try adapter.model(of: Deep.self, from: json)
        #expect(try adapter.jsonString(from: deep) == json)
    }

    @Test func contextSharesPlansAndLeavesTheOriginalAlone() throws {
        #expect(adapter.plans === JSONPlans.standard)
        #expect(throws: AdapterError.self) { try JSONAdapter().model(of: Scoped.self, from: #""acme/x""#) }
        let other = adapter.context(Tenant(name: "other")).context(7)
        #expect(try other.jsonString(from: Scoped(text: "x")) == #""other/x""#)
        #expect(try adapter.jsonString(from: Scoped(text: "x")) == #""acme/x""#)
        #expect(other.reading.rare.context[Int.self] == 7)
        #expect(adapter.reading.rare.context[Int.self] == nil)
    }

    /// A price whose currency no document says.
    struct Price: PropertyValue, Equatable {
        let amount: Int, unit: String
        static func read(from reader: ValueReader) throws -> Price { throw NoTenant() }
        func write(to writer: ValueWriter) throws { throw NoTenant() }
    }
    struct Offer: JSONSerializing {
        let price: Price
        let former: [Price]
        static let propertyKeys = PropertyKeys(Offer.init) {
            Property("price", \.price)
            Property("former", \.former)
        }
        static let jsonTransformers: JSONTransformers<Offer> = [
            .use(inTenant, for: \.price), .use(.array(inTenant), for: \.former),
        ]
        static let inTenant = JSONTransformer<Int, Price>(
            read: { amount, context in
                guard let tenant = context[Tenant.self] else { throw NoTenant() }
                return Price(amount: amount, unit: tenant.name)
            },
            write: { price, context in
                guard price.unit == context[Tenant.self]?.name else { throw NoTenant() }
                return price.amount
            })
    }

    @Test func transformersSeeTheContext() throws {
        let offer = Offer(
            price: Price(amount: 3, unit: "acme"),
            former: [Price(amount: 4, unit: "acme"), Price(amount: 5, unit: "acme")])
        #expect(ValueRow(#"{"price":3,"former":[4,5]}"#, offer, by: adapter.routes).complaints() == [])
        let json = #"{"price":3,"former":[]}"#
        #expect(throws: AdapterError.self) { try JSONAdapter().model(of: Offer.self, from: json) }
        #expect(throws: AdapterError.self) { try JSONAdapter().jsonString(from: offer) }
        let readOnly = JSONTransformer<Int, Price>(read: { amount, _ in Price(amount: amount, unit: "") })
        #expect(!readOnly.core.canWrite)
        // The form without a context is still what a closure of one argument means.
        let plain = JSONTransformer<Int, Double>(read: { Double($0) / 100 }, write: { Int(($0 * 100).rounded()) })
        #expect(try JSONAdapter().transforming(Double.self, plain).model(of: Double.self, from: "250") == 2.5)
    }

    protocol Clock: Sendable { var now: Int { get } }
    struct FixedClock: Clock { let now: Int }

    @Test func valuesAreKeptUnderTheTypeThatTheyWereGivenAs() {
        var context = ValueContext()
        context[(any Clock).self] = FixedClock(now: 3)
        context[Int.self] = 1
        #expect(context[(any Clock).self]?.now == 3)
        #expect(context[FixedClock.self] == nil)
        context[Int.self] = nil
        #expect(context[Int.self] == nil)
        #expect(context[(any Clock).self]?.now == 3)
    }
}
