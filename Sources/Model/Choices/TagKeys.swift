/// Keys of an object that are tags of the choices it is read for, and so no members of their contents.
struct TagKeys {
    /// How many containers are open in the object.
    let depth: Int
    var keys: [String]
    /// Whether the content does not get to see them: it is no model, which looks for its own keys alone.
    var areHidden: Bool
}

extension ValueReader {
    /// Whether a key of the object that is being read is the tag of a choice.
    final func isTag(_ key: String) -> Bool {
        guard let tagKeys, tagKeys.depth == depth else { return false }
        return tagKeys.keys.contains { $0.isSpelled(key) }
    }

    /// Whether a key is passed without being told.
    final func hidesTag(_ key: String) -> Bool { tagKeys?.areHidden == true && isTag(key) }

    /// Runs the body, which reads the content of an object in which a tag stands.
    final func readingTagged(_ key: String, _ content: any PropertyValue.Type, _ body: () throws -> Void) rethrows {
        let outer = tagKeys
        defer { tagKeys = outer }
        var inner = TagKeys(depth: depth + 1, keys: [key], areHidden: false)
        if let outer, outer.depth == inner.depth { inner.keys += outer.keys }
        inner.areHidden = !(content is any ValueModel.Type || content is any OptionalModel.Type)
        tagKeys = inner
        try body()
    }
}
