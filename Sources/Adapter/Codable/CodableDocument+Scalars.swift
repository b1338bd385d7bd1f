#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// The scalars of Codable, read by the reader that reads models.
extension CodableDocument {
    func bool(_ node: Int32) throws -> Bool { try read(node) { try $0.takeBool() } }
    @inline(__always)
    func text(_ node: Int32) throws -> String {
        guard kind(node).isText else { throw mismatch(String.self, "text", at: node) }
        do { return try reader.text(ofValue: nodes[node]) } catch { throw fault(error, String.self, at: node) }
    }

    func signed(_ node: Int32, _ bits: Int, _ type: Any.Type) throws -> Int64 {
        do { return try read(node) { bits == 64 ? try $0.takeInt64() : try $0.readSigned(bits: bits) } } catch {
            throw retyped(error, type)
        }
    }

    func unsigned(_ node: Int32, _ bits: Int, _ type: Any.Type) throws -> UInt64 {
        do { return try read(node) { try $0.readUnsigned(bits: bits) } } catch { throw retyped(error, type) }
    }

    /// The error with the type that was asked for.
    private func retyped(_ error: any Error, _ type: Any.Type) -> any Error {
        guard let known = error as? DecodingError else { return error }
        return switch known {
        case .typeMismatch(_, let context): DecodingError.typeMismatch(type, context)
        case .valueNotFound(_, let context): DecodingError.valueNotFound(type, context)
        default: known
        }
    }

    func double(_ node: Int32) throws -> Double {
        if kind(node).isText, let value = try nonConforming(node) { return value }
        return try read(node) { try $0.takeDouble() }
    }

    func float(_ node: Int32) throws -> Float {
        if kind(node).isText, let value = try nonConforming(node) { return Float(value) }
        return try read(node) { try $0.takeFloat() }
    }

    private func nonConforming(_ node: Int32) throws -> Double? {
        guard
            case .convertFromString(let infinity, let negative, let nan) = strategies.nonConformingFloatDecodingStrategy
        else { return nil }
        return switch try text(node) {
        case infinity: .infinity
        case negative: -.infinity
        case nan: .nan
        default: nil
        }
    }

    func date(_ node: Int32) throws -> Date {
        switch strategies.dateDecodingStrategy {
        case .deferredToDate: return try Date(from: CodableCursor(document: self, node: node))
        case .secondsSince1970: return Date(timeIntervalSince1970: try double(node))
        case .millisecondsSince1970: return Date(timeIntervalSince1970: try double(node) / 1000)
        case .iso8601: return try read(node) { try $0.takeDate() }
        case .custom(let decode): return try decode(CodableCursor(document: self, node: node))
        #if !canImport(FoundationEssentials)
            case .formatted(let formatter):
                let text = try text(node)
                if let date = formatter.date(from: text) { return date }
                let error = ModelError(
                    .badDate, expected: "a date of the formatter's form", found: text.quoted(limit: 60),
                    offset: start(of: node))
                throw fault(error, Date.self, at: node)
        #endif
        @unknown default: return try Date(from: CodableCursor(document: self, node: node))
        }
    }

    func data(_ node: Int32) throws -> Data {
        switch strategies.dataDecodingStrategy {
        case .base64:
            do { return try read(node) { try $0.takeData() } } catch DecodingError.typeMismatch(_, let context)
                where kind(node).isText
            {
                throw DecodingError.dataCorrupted(context)
            }
        case .custom(let decode): return try decode(CodableCursor(document: self, node: node))
        default: return try Data(from: CodableCursor(document: self, node: node))
        }
    }

    func url(_ node: Int32) throws -> URL { try read(node) { try $0.takeURL() } }
}
