// Values that are just what is wanted: Swift's own types and Foundation's commonest classes, found by comparing types.
// Nil says nothing but that the value must be looked at. PERF: a value that goes through `next` takes 20–60 ns more.
extension TreeReader {
    @inline(__always)
    func exactText(_ value: Any) -> String? {
        guard type(of: value) == String.self, !limitsScalars else { return nil }
        return ExactType.take(value, as: String.self)
    }

    @inline(__always)
    func exactInt(_ value: Any) -> Int64? {
        let type = type(of: value)
        if limitsScalars { return nil }
        if type == Int.self { return Int64(ExactType.take(value, as: Int.self)) }
        return ObjectIdentifier(type) == common.number ? common.text(ofNumber: value).plainInt64 : nil
    }

    @inline(__always)
    func exactBool(_ value: Any) -> Bool? {
        let type = type(of: value)
        if type == Bool.self { return ExactType.take(value, as: Bool.self) }
        return ObjectIdentifier(type) == common.bool ? common.bool(value) : nil
    }

    @inline(__always)
    func exactDouble(_ value: Any) -> Double? {
        let type = type(of: value)
        if limitsScalars { return nil }
        if type == Double.self {
            let number = ExactType.take(value, as: Double.self)
            return number.isFinite ? number : nil
        }
        guard ObjectIdentifier(type) == common.number, let number = value as? Double, number.isFinite else {
            return nil
        }
        // A number of 32 bits counts as its text, which another double is nearest to.
        let isSmallInteger = number.magnitude <= 0x1p24 && number.rounded() == number
        return isSmallInteger || Double(Float(number)) != number ? number : nil
    }

    @inline(__always)
    func isExactNull(_ value: Any) -> Bool { ObjectIdentifier(type(of: value)) == common.null }

    @inline(__always)
    func exactList<Element>(_ value: Any, of element: Element.Type) -> [Element]? {
        guard type(of: value) == [Element].self, !limitsScalars, adapter.reading.limits.list == .max,
            depth < depthLimit
        else { return nil }
        return ExactType.take(value, as: [Element].self)
    }
}
