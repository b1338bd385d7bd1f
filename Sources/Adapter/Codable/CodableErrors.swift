// Faults as Codable types know them, and back.
extension CodableDocument {
    /// A fault of reading a value as the error that JSONDecoder would throw; the fault is its underlying error.
    func fault(_ error: any Error, _ type: Any.Type, at node: Int32) -> any Error {
        if error is DecodingError { return error }
        guard var fault = error as? ModelError else { return error }
        if fault.details.offset == nil { fault.details.offset = start(of: node) }
        return fault.decodingError(type, inside: path(of: node))
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

extension CodablePathKey {
    init(_ step: PathStep) {
        switch step {
        case .key(let key): self.init(key)
        case .index(let index): self.init(index: index)
        }
    }
}

extension ModelError {
    /// The error that a decoder throws, at a coding path that is the fault's own.
    func decodingError(_ type: Any.Type, _ path: [any CodingKey]) -> DecodingError {
        let context = DecodingError.Context(codingPath: path, debugDescription: headline, underlyingError: self)
        switch code {
        case .typeMismatch: return .typeMismatch(type, context)
        case .nullNotAllowed: return .valueNotFound(type, context)
        default: return .dataCorrupted(context)
        }
    }

    /// The same for a fault somewhere inside the value at a coding path.
    func decodingError(_ type: Any.Type, inside outer: [any CodingKey]) -> DecodingError {
        if code == .missingKey, case .key(let key)? = path.last {
            return .keyNotFound(
                CodablePathKey(key),
                DecodingError.Context(
                    codingPath: outer + path.dropLast().map(CodablePathKey.init), debugDescription: headline,
                    underlyingError: self))
        }
        return decodingError(type, outer + path.map(CodablePathKey.init))
    }

    /// An error of decoding or encoding as one of ours: its coding path, and what was wrong.
    init(coding error: any Error) {
        var steps: [PathStep] = []
        var fault: ModelError
        switch error {
        case let error as DecodingError:
            guard let context = error.context else {
                self = .wrapping(error)
                return
            }
            fault = context.underlyingError as? ModelError ?? ModelError(error.code, found: context.debugDescription)
            steps = context.codingPath.map(PathStep.init)
            if case .keyNotFound(let key, _) = error { steps.append(PathStep(key)) }
        case EncodingError.invalidValue(_, let context):
            fault =
                context.underlyingError as? ModelError ?? ModelError(.notRepresentable, found: context.debugDescription)
            steps = context.codingPath.map(PathStep.init)
        default:
            self = .wrapping(error)
            return
        }
        fault.details.path = steps.reversed()
        if fault.details.underlying == nil { fault.details.underlying = error }
        self = fault
    }
}

extension PathStep {
    init(_ key: any CodingKey) {
        // A key of an object may have a number too.
        if let index = key.intValue, key is CodablePathKey || key.stringValue == "Index \(index)" {
            self = .index(index)
        } else {
            self = .key(key.stringValue)
        }
    }
}

extension DecodingError {
    var context: Context? {
        switch self {
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context): context
        case .dataCorrupted(let context): context
        @unknown default: nil
        }
    }

    fileprivate var code: ModelError.Code {
        switch self {
        case .typeMismatch: .typeMismatch
        case .valueNotFound: .nullNotAllowed
        case .keyNotFound: .missingKey
        default: .invalid
        }
    }

    /// The error with the adapter's as its cause, where it came from a fault of ours.
    func caused(by placed: () -> AdapterError) -> DecodingError {
        guard let context, context.underlyingError is ModelError else { return self }
        let told = Context(
            codingPath: context.codingPath, debugDescription: context.debugDescription, underlyingError: placed())
        return switch self {
        case .typeMismatch(let type, _): .typeMismatch(type, told)
        case .valueNotFound(let type, _): .valueNotFound(type, told)
        case .keyNotFound(let key, _): .keyNotFound(key, told)
        default: .dataCorrupted(told)
        }
    }
}
