/// The tags that stand inside one object, beside the members that the content writes itself.
final class InnerTags {
    /// How many containers are open around the object.
    let depth: Int
    /// The tags that are still to be written.
    var waiting: [(path: [PathStep], tag: ChoiceTag)]
    /// The keys that they stand under.
    var keys: [String] = []
    /// Whether the object has begun.
    var isBegun = false

    init(depth: Int) {
        self.depth = depth
        waiting = []
    }

    func add(_ path: [PathStep], _ tag: ChoiceTag) {
        waiting.append((path, tag))
        if case .key(let key)? = path.first { keys.append(key) }
    }

    /// The error of a content that has a tag's key too.
    static func collision(of key: String) -> ModelError {
        ModelError(
            .keyCollision, expected: "a content without the key of its tag", found: key.quoted(limit: 60))
    }

    static func notAnObject(_ path: [PathStep]) -> ModelError {
        ModelError(
            .notRepresentable, expected: "an object, as the tag \(JSONPath(path).text.quoted(limit: 60)) stands inside")
    }
}

extension ValueWriter {
    /// Writes an object with a tag in it.
    func writeTagged(_ path: [PathStep], _ tag: ChoiceTag, _ content: (ValueWriter) throws -> Void) throws {
        if let writer = self as? JSONWriter { return try writer.putTagged(path, tag) { try content(self) } }
        if let writer = self as? TreeWriter { return try writer.putTagged(path, tag) { try content(self) } }
        if let writer = self as? JSONValueWriter {
            return try writer.putTagged(path, { try $0.write(tag, at: path.dropFirst()) }, content)
        }
        // Any other writer: the members of the content are kept, and written behind the tag.
        let members = MembersWriter(for: self)
        try content(members)
        try members.finish()
        guard case .key(let key)? = path.first, !members.isNull else { throw InnerTags.notAnObject(path) }
        if members.index(of: key) != nil { throw InnerTags.collision(of: key).inside(.key(key)) }
        try beginMap(count: members.names.count + 1)
        try writeKey(key)
        try write(tag, at: path.dropFirst())
        for (index, name) in members.names.enumerated() {
            try writeKey(name)
            do { try members.write(index, to: self) } catch { throw ModelError.wrapping(error).inside(.key(name)) }
        }
        try endMap()
    }

    /// Writes a tag at a path, without the first key.
    fileprivate func write(_ tag: ChoiceTag, at path: ArraySlice<PathStep>) throws {
        guard case .key(let key)? = path.first else { return try tag.write(to: self) }
        try beginMap(count: 1)
        try writeKey(key)
        try write(tag, at: path.dropFirst())
        try endMap()
    }
}

// The content writes its object by itself, by the neutral calls, which put the tags in their places: in front, or where
// the order of keys has them. The fast loops stand back until the object has begun.
extension JSONWriter {
    fileprivate func putTagged(_ path: [PathStep], _ tag: ChoiceTag, _ content: () throws -> Void) throws {
        let (outer, wasFast, putFast) = (tags, isFast, putsValuesFast)
        defer { (tags, isFast, putsValuesFast) = (outer, wasFast, putFast) }
        // A choice right inside a choice has the same object.
        let inner = outer.flatMap { !$0.isBegun && $0.depth == depth ? $0 : nil } ?? InnerTags(depth: depth)
        inner.add(path, tag)
        (tags, isFast, putsValuesFast) = (inner, false, false)
        try content()
        if !inner.isBegun { throw InnerTags.notAnObject(path) }
    }

    /// An object has begun.
    func begin(_ tags: InnerTags) throws {
        guard !tags.isBegun, tags.depth == depth - 1 else { return }
        tags.isBegun = true
        isFast = options.usesFastLoop && !isPretty && !escapesSlashes
        putsValuesFast = options.usesFastLoop && options.format.isSubset(of: .escapedSlashes)
        if !options.format.contains(.sorted) { try putAll(tags) { _ in true } }
    }

    /// A key of the content comes: in sorted objects the tags before it are due.
    func pass(_ tags: InnerTags, to key: String) throws {
        guard tags.isBegun, tags.depth == depth - 1 else { return }
        if tags.keys.contains(where: { $0.isSpelled(key) }) { throw InnerTags.collision(of: key) }
        if !tags.waiting.isEmpty { try putAll(tags) { $0.precedesByBytes(key) } }
    }

    /// The object ends.
    func end(_ tags: InnerTags) throws {
        guard tags.isBegun, tags.depth == depth - 1, !tags.waiting.isEmpty else { return }
        try putAll(tags) { _ in true }
    }

    private func putAll(_ tags: InnerTags, where isDue: (String) -> Bool) throws {
        self.tags = nil
        defer { self.tags = tags }
        var left: [(path: [PathStep], tag: ChoiceTag)] = []
        for (path, tag) in tags.waiting {
            guard case .key(let key)? = path.first, isDue(key) else {
                left.append((path, tag))
                continue
            }
            try writeKey(key)
            try write(tag, at: path.dropFirst())
        }
        tags.waiting = left
    }
}

extension TreeWriter {
    fileprivate func putTagged(_ path: [PathStep], _ tag: ChoiceTag, _ content: () throws -> Void) throws {
        guard var map = try value(content) as? [String: Any] else { throw InnerTags.notAnObject(path) }
        guard case .key(let key)? = path.first else { return }
        let tag = try value { try write(tag, at: path.dropFirst()) }
        if map.updateValue(tag, forKey: key) != nil { throw InnerTags.collision(of: key).inside(.key(key)) }
        try put(map)
    }
}
