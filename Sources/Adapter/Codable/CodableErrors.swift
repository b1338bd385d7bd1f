// Faults as Codable types know them, and back.
extension CodableDocument {
    /// A fault of reading a value as the error that JSONDecoder would throw; the fault is its underlying error.
    func fault(_ error: any Error, _ type: Any.Type, at node: Int32) -> any Error {
        if error is DecodingError { return error }
        guard var fault = error as? ModelError else { return error }
        if fault.details.offset == nil { fault.details.offset = start(of: node) }
        let path =
            path(of: node)
            + fault.path.map { step in
                switch step {
                case .key(let key): CodablePathKey(key) as any CodingKey
                case .index(let index): CodablePathKey(index: index)
                }
            }
        return fault.decodingError(type, path)
    }

    /// The error of a value of another kind.
    func mismatch(_ type: Any.Type, _ expected: String, at node: Int32) -> any Error {
        reader.pos = start(of: node)
        let isNull = kind(node) == .null
        let error = ModelError(
            isNull ? .nullNotAllowed : .typeMismatch, expected: expected,
            found: isNull ? "null" : reader.nextInWords, offset: reader.pos)
        return error.decodingError(type, path(of: node))
    }

    func missing(_ key: any CodingKey, in object: Int32) -> any Error {
        let error = ModelError(
            .missingKey, found: key.stringValue.quoted(limit: 60), offset: start(of: object))
        return DecodingError.keyNotFound(
            key,
            DecodingError.Context(
                codingPath: path(of: object), debugDescription: error.headline, underlyingError: error))
    }
}

extension ModelError {
    func decodingError(_ type: Any.Type, _ path: [any CodingKey]) -> DecodingError {
        let context = DecodingError.Context(codingPath: path, debugDescription: headline, underlyingError: self)
        switch code {
        case .typeMismatch: return .typeMismatch(type, context)
        case .nullNotAllowed: return .valueNotFound(type, context)
        default: return .dataCorrupted(context)
        }
    }

    /// An error of decoding or encoding as one of ours: its coding path, and what was wrong.
    init(coding error: any Error) {
        let (context, code): ([any CodingKey], Code)
        let text: String
        let inner: (any Error)?
        var missing: String?
        switch error {
        case let error as DecodingError:
            let found: DecodingError.Context
            switch error {
            case .typeMismatch(_, let its): (found, code) = (its, .typeMismatch)
            case .valueNotFound(_, let its): (found, code) = (its, .nullNotAllowed)
            case .keyNotFound(let key, let its):
                (found, code) = (its, .missingKey)
                missing = key.stringValue
            case .dataCorrupted(let its): (found, code) = (its, .invalid)
            @unknown default:
                self = .wrapping(error)
                return
            }
            (context, text, inner) = (found.codingPath, found.debugDescription, found.underlyingError)
        case EncodingError.invalidValue(_, let its):
            (context, text, inner, code) = (
                its.codingPath, its.debugDescription, its.underlyingError, .notRepresentable
            )
        default:
            self = .wrapping(error)
            return
        }
        var fault = inner as? ModelError ?? ModelError(code, note: text, underlying: error)
        let steps = context.map { $0.intValue.map(PathStep.index) ?? PathStep.key($0.stringValue) }
        fault.details.path = (missing.map { [PathStep.key($0)] } ?? []) + steps.reversed()
        if fault.details.underlying == nil { fault.details.underlying = error }
        self = fault
    }
}
