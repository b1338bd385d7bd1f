// JSON merge patches (RFC 7396): an object that holds only what changes, null for what goes away.

extension JSONValue {
    /// This value changed as a merge patch says (RFC 7396).
    ///
    ///     let old: JSONValue = ["title": "Hello", "author": ["first": "Ada", "last": "King"]]
    ///     old.merging(["title": "Bye", "author": ["last": nil]])
    ///     // {"title":"Bye","author":{"first":"Ada"}}
    ///
    /// An object is merged key by key: null takes a key away, an object is merged with what is there, anything else takes
    /// its place. A patch that is no object is the result. New keys come last, in the patch's order.
    public func merging(_ patch: JSONValue) -> JSONValue { merging(patch, level: 0) }

    /// The merge patch that makes this value of an older one (RFC 7396); `{}` where they are equal objects.
    ///
    ///     new.mergePatch(from: old)                // {"title":"Bye","author":{"last":null}}
    ///     old.merging(new.mergePatch(from: old)) == new
    ///
    /// A merge patch cannot set a key to null, since null takes it away: the patch makes `new` without the nulls in its
    /// objects that differ from the old ones. Nulls in lists are kept. Lists are replaced whole.
    public func mergePatch(from old: JSONValue) -> JSONValue {
        guard case .object(let new) = self, case .object(let old) = old else { return self }
        return .object(new.mergePatch(from: old, level: 0))
    }

    fileprivate func merging(_ patch: JSONValue, level: Int) -> JSONValue {
        guard case .object(let patch) = patch else { return patch }
        return DeepStack.run(level) { .object((object ?? JSONObject()).merging(patch, level: level + 1)) }
    }
}

extension JSONObject {
    /// One pass over the patch and one over the result, however many keys go away.
    fileprivate func merging(_ patch: JSONObject, level: Int) -> JSONObject {
        var result = self
        var isGone = [Bool](repeating: false, count: count)
        for (key, change) in patch {
            if !change.isNull {
                result[key] = (self[key] ?? .null).merging(change, level: level)
            } else if let position = shape.list.position(of: key) {
                isGone[position] = true
            }
        }
        guard isGone.contains(true) else { return result }
        var kept = JSONObject()
        for (position, member) in result.enumerated() where position >= isGone.count || !isGone[position] {
            kept[member.key] = member.value
        }
        return kept
    }

    fileprivate func mergePatch(from old: JSONObject, level: Int) -> JSONObject {
        DeepStack.run(level) { differences(from: old, level: level) }
    }

    private func differences(from old: JSONObject, level: Int) -> JSONObject {
        var patch = JSONObject()
        for key in old.keys where shape.list.position(of: key) == nil { patch[key] = .null }
        for (key, value) in self {
            guard let earlier = old[key] else {
                patch[key] = value
                continue
            }
            if case .object(let new) = value, case .object(let old) = earlier {
                // Not compared first, which would compare what is deep inside once a level.
                let change = new.mergePatch(from: old, level: level + 1)
                if !change.isEmpty { patch[key] = .object(change) }
            } else if value != earlier {
                patch[key] = value
            }
        }
        return patch
    }
}
