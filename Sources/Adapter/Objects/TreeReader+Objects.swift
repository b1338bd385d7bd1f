#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// What the values of a dictionary are.
extension TreeReader {
    /// The value of a dictionary as one of a tree.
    func tree(_ value: Any) -> TreeValue {
        let type = type(of: value)
        if type == String.self { return .text(ExactType.take(value, as: String.self)) }
        if type == Int.self { return .number(.signed(Int64(ExactType.take(value, as: Int.self)))) }
        let key = ObjectIdentifier(type)
        if key == common.number { return .number(Self.number(value, common.text(ofNumber: value))) }
        if key == common.null { return .null }
        if type == Bool.self { return .bool(ExactType.take(value, as: Bool.self)) }
        if key == common.bool { return .bool(common.bool(value)) }
        if type == Double.self { return .number(.double(ExactType.take(value, as: Double.self))) }
        if type == [String: Any].self { return .map(ExactType.take(value, as: [String: Any].self)) }
        if type == [Any].self { return .list(ExactType.take(value, as: [Any].self)) }
        if key == common.decimalNumber { return .number(Self.number(value, common.text(ofDecimal: value))) }
        let known = KnownType.known(type)
        if type is AnyObject.Type { common = CommonClasses.met }
        return Self.scalar(value, known) ?? container(value, known.kind) ?? .unknown(type)
    }

    private static func scalar(_ value: Any, _ known: KnownType) -> TreeValue? {
        switch known.kind {
        case .null: .null
        case .bool: (value as? Bool).map { .bool($0) }
        case .integer: (value as? any BinaryInteger).flatMap { integer($0) }.map { .number($0) }
        case .floating: (value as? any BinaryFloatingPoint).map { .number(floating($0)) }
        case .decimal: (value as? Decimal).map { .number(.decimal($0)) }
        case .literal: (value as? NumberLiteral).map { .number(.literal($0)) }
        case .number, .decimalNumber: (known.text?.text(of: value)).map { .number(number(value, $0)) }
        case .text: (value as? String).map { .text($0) }
        case .character: (value as? Character).map { .text(String($0)) }
        case .substring: (value as? Substring).map { .text(String($0)) }
        case .date: (value as? Date).map { .date($0) }
        case .url: (value as? URL).map { .url($0) }
        case .uuid: (value as? UUID).map { .uuid($0) }
        case .data: (value as? Data).map { .data($0) }
        default: nil
        }
    }

    private func container(_ value: Any, _ kind: DynamicKind) -> TreeValue? {
        switch kind {
        case .list: ((value as? any ListObject)?.elements ?? value as? [Any]).map { .list($0) }
        case .map:
            ((value as? any MapObject)?.textKeys ?? value as? [String: Any]).map { .map($0) } ?? written(value)
        case .json: (value as? JSONValue).map { TreeValue($0) }
        case .jsonObject: (value as? JSONObject).map { .object($0) }
        case .hashable: (value as? AnyHashable).map { tree($0.base) }
        case .optional: (value as? any OptionalObject).map { $0.held.map { tree($0) } ?? .null }
        case .property: written(value)
        default: nil
        }
    }

    private static func integer<Integer: BinaryInteger>(_ value: Integer) -> TreeNumber? {
        if let value = Int64(exactly: value) { return .signed(value) }
        if let value = UInt64(exactly: value) { return .unsigned(value) }
        return NumberLiteral("\(value)").map { .literal($0) }
    }

    private static func floating<Number: BinaryFloatingPoint>(_ value: Number) -> TreeNumber {
        if let value = value as? Float { return .float(value) }
        return .double(Double(value))
    }

    /// A Foundation number by its text; infinite or not-a-number where the text is no number's.
    private static func number(_ value: Any, _ text: String) -> TreeNumber {
        if let value = text.plainInt64 { return .signed(value) }
        if let literal = NumberLiteral(text) { return .literal(literal) }
        return .double(value as? Double ?? .nan)
    }

    /// A value that writes itself, as what is written for it.
    private func written(_ value: Any) -> TreeValue? {
        guard let value = value as? any PropertyValue else { return nil }
        do { return TreeValue(try adapter.tree(of: value)) } catch { return .unwritable(.wrapping(error)) }
    }
}
