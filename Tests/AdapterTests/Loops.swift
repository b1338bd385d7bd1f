import TestSupport
import Testing

@testable import Olivine

extension JSONAdapter {
    /// This adapter, and the same with the loops that are written over the neutral calls.
    var loops: [JSONAdapter] {
        var neutral = self
        neutral.reading.usesFastLoop = false
        neutral.writing.usesFastLoop = false
        return [self, neutral]
    }

    /// Every route through both.
    var routes: Routes {
        Routes(loops, further: objectRoutes + [CBORRoute()], collecting: \.collecting) { Issue.record("\($0)") }
    }

    /// Every route of bytes through both, for values that are the bytes themselves.
    var byteRoutes: Routes { Routes(loops) }

    /// The same, but that all faults are told.
    var collecting: JSONAdapter {
        var collecting = self
        collecting.reading.errors = .all
        return collecting
    }
}

/// Every route through the standard adapter.
let routes = JSONAdapter().routes

/// Every route of bytes through the standard adapter.
let byteRoutes = JSONAdapter().byteRoutes

/// A row of a table of values: what it says, and how it is checked.
struct ValueRow: Sendable, CustomStringConvertible {
    let description: String
    let complaints: @Sendable () -> [String]

    /// A document with its value, alone and in models of both constructions.
    init<Value: PropertyValue>(
        _ json: String, _ value: Value, writes written: String? = nil, by routes: Routes = routes
    ) {
        description = "\(json) as \(Value.self)"
        complaints = {
            let output = written ?? json
            return routes.complaints(json, value, writes: output)
                + routes.complaints(#"{"value":\#(json)}"#, Made(value: value), writes: #"{"value":\#(output)}"#)
                + routes.complaints(
                    #"{"values":[\#(json),\#(json)]}"#, Prepared(values: [value, value]),
                    writes: #"{"values":[\#(output),\#(output)]}"#)
        }
    }
}

/// A row of a table of failures: a document, a type, the first line of the error and the byte it points to.
struct FailureRow: Sendable, CustomStringConvertible {
    let description: String
    let complaints: @Sendable () -> [String]

    init<Value: PropertyValue>(_ json: String, _ type: Value.Type, _ message: String, at offset: Int = 0) {
        description = "\(json) as \(Value.self)"
        complaints = {
            Self.complaints(routes.results(type, Array(json.utf8)), message, offset, "$")
                + Self.complaints(
                    routes.results(Made<Value>.self, Array(#"{"value":\#(json)}"#.utf8)),
                    "Made<\(Value.self)>.value: \(message)", offset + 9, "$.value")
                + Self.complaints(
                    routes.results(Prepared<Value>.self, Array(#"{"values":[\#(json)]}"#.utf8)),
                    "Prepared<\(Value.self)>.values: \(message)", offset + 11, "$.values[0]")
        }
    }

    private static func complaints<Value>(
        _ results: [(route: String, result: Result<Value, AdapterError>)], _ message: String, _ offset: Int,
        _ path: String
    ) -> [String] {
        results.compactMap { route, result in
            switch result {
            case .success(let value): return "\(route): read as \(value)"
            case .failure(let error):
                let line = error.description.split(separator: "\n").first ?? ""
                guard line != message || error.place?.offset != offset || !error.path.pathText.hasPrefix(path) else {
                    return nil
                }
                return "\(route): \(line) at \(error.path.pathText), byte \(error.place?.offset ?? -1)"
            }
        }
    }
}
