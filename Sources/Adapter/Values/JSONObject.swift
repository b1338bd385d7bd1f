/// A JSON object: keys with values, in their order.
///
///     var author: JSONObject = ["login": "ada", "id": 1]
///     author["id"] = nil                       // away
///     author["site"] = .null                   // null
///     for (key, value) in author { … }         // login, site
///
/// Keys are compared by their Unicode scalars: two that Swift holds for equal because they look the same are two keys
/// here (R5). An object has each key once. Of a key that comes again, on reading or in a literal, the last value wins
/// and stands where the first stood.
///
/// Two objects are equal if they have the same keys with equal values, in whatever order.
public struct JSONObject: Sendable {
    var shape: ObjectKeys
    /// The values, in the order of the keys.
    public internal(set) var values: [JSONValue]

    /// An object without keys.
    public init() {
        shape = .none
        values = []
    }

    init(shape: ObjectKeys, values: [JSONValue]) {
        self.shape = shape
        self.values = values
    }

    /// An object of keys and values; of a key that comes again the last value wins, in the first's place.
    ///
    ///     JSONObject(zip(names, values))
    public init<Members: Sequence>(_ members: Members) where Members.Element == (String, JSONValue) {
        self.init()
        for (key, value) in members { updateValue(value, forKey: key) }
    }

    /// An object of members, such as some of another object's; of a key that comes again the last value wins, in the
    /// first's place.
    ///
    ///     JSONObject(object.filter { !$0.value.isNull })
    public init<Members: Sequence>(_ members: Members) where Members.Element == (key: String, value: JSONValue) {
        self.init()
        for (key, value) in members { updateValue(value, forKey: key) }
    }

    /// An object of a dictionary's keys, in the order of their UTF-8 bytes, since a dictionary has none.
    public init(_ dictionary: [String: JSONValue]) {
        let keys = Array(dictionary.keys)
        self.init(Order.positions(ofBytes: keys).map { (keys[$0], dictionary[keys[$0]] ?? .null) })
    }

    /// The keys, in their order.
    public var keys: [String] { shape.list.keys }

    /// The value of a key; nil where there is none. Setting nil takes the key away; setting `.null` sets null.
    ///
    /// A new key comes last.
    public subscript(key: String) -> JSONValue? {
        get { shape.list.position(of: key).map { values[$0] } }
        set {
            if let newValue {
                updateValue(newValue, forKey: key)
            } else {
                removeValue(forKey: key)
            }
        }
    }

    /// Sets the value of a key and gives the one it had.
    @discardableResult
    public mutating func updateValue(_ value: JSONValue, forKey key: String) -> JSONValue? {
        guard let position = appendKey(key) else {
            values.append(value)
            return nil
        }
        let old = values[position]
        values[position] = value
        return old
    }

    /// Takes a key away and gives the value it had. Takes time in the number of keys.
    @discardableResult
    public mutating func removeValue(forKey key: String) -> JSONValue? {
        guard let position = shape.list.position(of: key) else { return nil }
        makeShapeUnique()
        shape.list.remove(at: position)
        return values.remove(at: position)
    }

    /// Appends a key, unless it is there: then its position is the result.
    private mutating func appendKey(_ key: String) -> Int? {
        if isKnownUniquelyReferenced(&shape) { return shape.list.append(key) }
        if let position = shape.list.position(of: key) { return position }
        shape = ObjectKeys(shape.list)
        return shape.list.append(key)
    }

    private mutating func makeShapeUnique() {
        if !isKnownUniquelyReferenced(&shape) { shape = ObjectKeys(shape.list) }
    }
}

extension JSONObject: RandomAccessCollection {
    /// A key with its value.
    public typealias Element = (key: String, value: JSONValue)

    /// 0.
    public var startIndex: Int { 0 }
    /// The number of keys.
    public var endIndex: Int { values.count }

    /// The member at a position, which must be below `endIndex`.
    public subscript(position: Int) -> Element { (shape.list.keys[position], values[position]) }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
    /// An object of keys and values; of a key that comes again the last value wins, in the first's place.
    public init(dictionaryLiteral members: (String, JSONValue)...) { self.init(members) }
}
