extension JSONValue {
    /// The value of a key; nil where there is none, and where this is no object.
    ///
    ///     payload["user"]?["name"] = "Ada"
    ///
    /// Setting nil takes the key away; setting `.null` sets null. Null becomes an object with the key; a value of any
    /// other kind stays as it is.
    public subscript(key: String) -> JSONValue? {
        get { if case .object(let object) = self { object[key] } else { nil } }
        set {
            switch self {
            case .object(var object):
                // Let go of first, so that the object is changed in place.
                self = .null
                object[key] = newValue
                self = .object(object)
            case .null:
                if let newValue { self = [key: newValue] }
            default: break
            }
        }
    }

    /// The element at an index; nil beyond the end, and where this is no list.
    ///
    /// Setting nil takes the element away; setting at the end appends. Null becomes a list with the element at 0.
    /// Nothing happens further out, and to a value of any other kind.
    public subscript(index: Int) -> JSONValue? {
        get {
            guard case .array(let values) = self, values.indices.contains(index) else { return nil }
            return values[index]
        }
        set {
            switch self {
            case .array(var values):
                self = .null
                if let newValue {
                    if index == values.count {
                        values.append(newValue)
                    } else if values.indices.contains(index) {
                        values[index] = newValue
                    }
                } else if values.indices.contains(index) {
                    values.remove(at: index)
                }
                self = .array(values)
            case .null:
                if let newValue, index == 0 { self = [newValue] }
            default: break
            }
        }
    }
}
