import Foundation
import Olivine

// begin document
let document = """
    {"orders": [
      {"id": 12, "total": 19.90, "customer": {"name": "Mira"}},
      {"id": 12.5, "total": -3, "customer": {"nmae": "Teo"}, "state": "lost"}
    ]}
    """
// end

enum Failing {
    typealias Order = Declaring.Order
    typealias NegativeTotal = Declaring.NegativeTotal

    static func run(_ print: Printed) throws {
        // begin first
        do {
            print(try JSONAdapter.models(of: Order.self, from: document, at: "orders"))
        } catch {
            print(error)
        }
        // end
    }

    static func runParts(_ print: Printed) throws {
        // begin parts
        do {
            print(try JSONAdapter.models(of: Order.self, from: document, at: "orders"))
        } catch {
            print(error.code)
            print(error.jsonPointer)
            print(error.property ?? "", error.place?.line ?? 0)
            print(error.redacted)
        }
        // end
    }

    static func runAll(_ print: Printed) throws {
        // begin all
        let adapter = JSONAdapter(errors: .all)
        do {
            print(try adapter.models(of: Order.self, from: document, at: "orders"))
        } catch {
            print(error.others.count, "more")
            print(error.redacted)
        }
        // end
    }

    static func runInvalid(_ print: Printed) throws {
        // begin invalid
        do {
            let json = #"{"id": 1, "total": -3, "customer": {"name": "Teo"}}"#
            print(try JSONAdapter.model(of: Order.self, from: json))
        } catch {
            print(error)
            print(error.underlying is NegativeTotal)
        }
        // end
    }

    static func runMissing(_ print: Printed) throws {
        let document = #"{"name": "Etna", "lattitude": 37.751, "longitude": 14.994}"#
        do { _ = try JSONAdapter.model(of: Declaring.Place.self, from: document) } catch { print(error) }
    }

    static func runSyntax(_ print: Printed) throws {
        do { _ = try JSONAdapter.model(of: [Int].self, from: "[1, 2,]") } catch { print(error) }
    }

    static func runLimit(_ print: Printed) throws {
        // begin limits
        let adapter = JSONAdapter(limits: JSONLimits(depth: 32, bytes: 1_000_000, text: 10_000))
        // end
        _ = adapter
    }
}
