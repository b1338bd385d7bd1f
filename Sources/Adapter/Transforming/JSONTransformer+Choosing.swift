// One property, several forms of its value.

extension JSONTransformer where Input == JSONValue {
    /// The first of several transformers that takes what stands there, each with its own input.
    ///
    ///     .firstOf(.rfc3339, .pattern("dd.MM.yyyy HH:mm"), .secondsSince1970)   // text in two forms, or a number
    ///     .firstOf(.itself, .textFromNumber)                                    // text, or a number as text
    ///
    /// A value of another type than a transformer's input is refused by it at once. Where all refuse, the error lists what
    /// each of them said. *Too deep* and passed limits are never tried again with the next. Written is what the first one
    /// writes that can.
    ///
    /// Each one reads the value anew, so it is meant for single values, not for models that nest in themselves.
    public static func firstOf<each Form>(
        _ transformers: repeat JSONTransformer<each Form, Output>
    ) -> JSONTransformer {
        var forms: [ValueRoute<Output>] = []
        repeat forms.append((each transformers).core)
        return JSONTransformer(FirstFittingTransformer(forms))
    }
}

/// The first of several transformers that takes a value.
final class FirstFittingTransformer<Output: PropertyValue>: TransformerCore<JSONValue, Output>, @unchecked Sendable {
    private let forms: [ValueRoute<Output>]

    init(_ forms: [ValueRoute<Output>]) {
        self.forms = forms
        var canWrite = false
        var fault: String?
        for form in forms {
            canWrite = canWrite || form.canWrite
            fault = fault ?? form.fault
        }
        super.init(canWrite: canWrite, fault: fault)
    }

    override func forward(_ input: JSONValue, _ site: TransformSite) throws -> Output {
        let tree = TreeValue(input)
        var tries = FormTries()
        for form in forms {
            do { return try site.reading(tree) { try form.read(from: $0) } } catch { try tries.note(error) }
        }
        throw tries.error(found: tree.inWords)
    }

    override func back(_ output: Output, _ site: TransformSite) throws -> JSONValue {
        var tries = FormTries()
        for form in forms where form.canWrite {
            do { return try site.value { try form.write(output, to: $0) } } catch { try tries.note(error) }
        }
        throw tries.error(found: "a \(Output.self)")
    }
}

/// What the forms said that did not fit.
private struct FormTries {
    private var faults: [ModelError] = []

    /// Takes note of a fault, unless it ends the search.
    mutating func note(_ error: any Error) throws {
        let fault = ModelError.wrapping(error)
        if fault.code == .tooDeep || fault.code == .limitExceeded || fault.code == .configuration { throw fault }
        faults.append(fault)
    }

    /// The error that lists what each form said.
    func error(found: String) -> ModelError {
        var code = faults.first?.code ?? .typeMismatch
        var note = "what each of them said:"
        for index in faults.indices {
            let fault = faults[index]
            if fault.code != code { code = .typeMismatch }
            note += "\n  \(index + 1). \(fault.headline)"
            if !fault.path.isEmpty { note += " at \(fault.path.pathText)" }
        }
        return ModelError(code, expected: "one of \(faults.count) forms", found: found, note: note)
    }
}

/// A list, or a single value in place of a list of one. The input of `.listOrSingle`.
public struct JSONListOrSingle<Element: PropertyValue>: PropertyValue {
    /// The elements.
    public let elements: [Element]

    /// A list of elements.
    public init(_ elements: [Element]) { self.elements = elements }

    /// Reads a list, or one value.
    public static func read(from reader: ValueReader) throws -> JSONListOrSingle {
        if try reader.nextKind == .list { return JSONListOrSingle(try reader.readList(of: Element.self)) }
        return JSONListOrSingle([try Element.read(from: reader)])
    }

    /// Writes a list.
    public func write(to writer: ValueWriter) throws { try writer.writeList(elements) }
    /// The models that an element may hold.
    public static var modelTypes: [any ValueModel.Type] { Element.modelTypes }
}

extension JSONTransformer
where Output: RangeReplaceableCollection, Output.Element: PropertyValue, Input == JSONListOrSingle<Output.Element> {
    /// A list, of which one that holds a single value may stand there as that value. Written is a list.
    ///
    ///     .use(.listOrSingle, for: \.tags)                       // ["a", "b"], and "a" for ["a"]
    ///     .use(.listOrSingle, .array(.rfc3339), for: \.dates)
    @_alwaysEmitIntoClient
    public static var listOrSingle: JSONTransformer {
        JSONTransformer(read: { Output($0.elements) }, write: { JSONListOrSingle(Array($0)) })
    }
}
