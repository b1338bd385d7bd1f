#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A transformer of text in a form of its own: a function that makes a value of it, and one that makes it of a value.
///
/// PERF: one class for all of them, so that a form is two plain functions and its words.
final class TextTransformer<Output: PropertyValue>: TransformerCore<String, Output>, @unchecked Sendable {
    private let code: ModelError.Code
    private let expected: String
    private let parse: @Sendable (String) throws -> Output?
    private let format: (@Sendable (Output) throws -> String?)?

    init(
        _ expected: String, code: ModelError.Code = .typeMismatch, fault: String? = nil,
        _ parse: @escaping @Sendable (String) throws -> Output?, _ format: (@Sendable (Output) throws -> String?)?
    ) {
        self.code = code
        self.expected = expected
        self.parse = parse
        self.format = format
        super.init(canWrite: format != nil, fault: fault)
    }

    override func forward(_ input: String, _ site: TransformSite) throws -> Output {
        if let output = try parse(input) { return output }
        let quoted = input.quoted(limit: 60)
        throw ModelError(code, expected: expected, found: code == .typeMismatch ? "the text \(quoted)" : quoted)
    }

    override func back(_ output: Output, _ site: TransformSite) throws -> String {
        if let text = try format?(output) { return text }
        throw ModelError.hasNoForm(output, expected)
    }
}

extension ModelError {
    /// The error of a date that is out of reach.
    static func unwritable(_ date: Date, _ expected: String) -> ModelError {
        ModelError(
            .notRepresentable, expected: expected, found: "\(date.timeIntervalSince1970) seconds since 1970")
    }

    /// The error of a value that the form of a transformer cannot say.
    static func hasNoForm(_ value: Any, _ expected: String) -> ModelError {
        guard let date = value as? Date else {
            return ModelError(.notRepresentable, expected: expected, found: "a value that has no text")
        }
        return .unwritable(date, "a date of the years 0 to 9999")
    }
}
