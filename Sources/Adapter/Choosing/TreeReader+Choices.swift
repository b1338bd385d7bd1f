// Finding tags and contents in trees, whose members are at hand.
extension TreeReader {
    /// Finds tag and content. The value that comes stays the same.
    func find(_ paths: TagPaths) throws -> TagPaths.Located {
        guard next.form == .object else { throw mismatch("an object") }
        return TagPaths.Located(
            tag: find(paths.tag), content: paths.content.flatMap { find($0) }, end: place)
    }

    private func find(_ path: [PathStep]) -> TagPaths.Found? {
        var (value, steps) = (next, 0)
        for step in path {
            guard value.form == step.form else { break }
            guard let member = member(step, of: value) else { return nil }
            (value, steps) = (member, steps + 1)
        }
        return TagPaths.Found(place: place(of: value, depth + steps), steps: steps)
    }

    /// Every member of the object that comes.
    func findMembers() throws -> [(key: String, place: Place)] {
        guard var frame = TreeFrame(map: next) else { throw mismatch("an object") }
        var members: [(key: String, place: Place)] = []
        while let key = frame.key { members.append((key, place(of: frame.next(for: self), depth + 1))) }
        return members
    }

    private func place(of value: TreeValue, _ depth: Int) -> Place {
        let before = next
        next = value
        defer { next = before }
        return Place(position: position, depth: depth)
    }

    /// Makes the container that comes one whose place is told from all others, and tells it.
    func identityOfNext() -> Int {
        if case .node(let node) = next { return Int(bitPattern: ObjectIdentifier(node)) }
        let node = TreeNode(next)
        next = .node(node)
        return Int(bitPattern: ObjectIdentifier(node))
    }
}

/// A container of a tree with its place: whoever comes to it, by whatever way, comes to the same. So choices are known
/// again that were tried there.
final class TreeNode {
    let container: TreeValue
    private var members: [PathStep: TreeNode] = [:]

    init(_ container: TreeValue) { self.container = container }

    /// Whether this is a container of anything, not of JSON values.
    var isDictionary: Bool {
        switch container {
        case .map, .list: true
        default: false
        }
    }

    /// A value in this container; containers with their places.
    func placed(_ step: PathStep, _ value: TreeValue) -> TreeValue {
        guard value.form != nil else { return value }
        if let known = members[step] { return .node(known) }
        let node = TreeNode(value)
        members[step] = node
        return .node(node)
    }
}

// What the forms of choices ask of a reader of JSON, of bytes or of a tree.
extension ValueReader {
    /// Finds the tag and the content of the object that comes.
    func locate(_ paths: TagPaths) throws -> TagPaths.Located {
        if let reader = self as? TreeReader { return try reader.find(paths) }
        guard let reader = self as? JSONReader else { throw unsupported("a choice by a tag") }
        return try reader.find(paths)
    }

    /// Finds all members of the object that comes, and its end.
    func locateMembers() throws -> (members: [(key: String, place: Place)], end: Place) {
        if let reader = self as? TreeReader { return (try reader.findMembers(), place) }
        guard let reader = self as? JSONReader else { throw unsupported("a choice by a closure") }
        return (try reader.findMembers(), place)
    }

    /// Runs the body, which reads what stands in an object that was passed.
    func reading(_ located: TagPaths.Located, _ body: () throws -> Void) throws {
        let reader = self as? JSONReader
        reader?.passedChoices += 1
        defer { reader?.passedChoices -= 1 }
        try body()
        if let fault = located.fault { throw fault }
    }

    /// Passes what a case without payload leaves unread.
    func pass(_ paths: TagPaths?, at start: Place) throws {
        guard let reader = self as? TreeReader, paths?.content == nil else { return }
        try goBack(to: start)
        try reader.skipValue()
    }

    /// Stands behind the object again, once its content has been read.
    ///
    /// - Parameter paths: where the content does not take the whole object, what it has taken.
    func leave(_ located: TagPaths.Located, _ start: Place, _ paths: TagPaths?) throws {
        if let end = located.end { try goBack(to: end) }
        if located.end == nil {
            try goBack(to: start)
            try skipValue()
        } else if let paths, let reader = self as? TreeReader {
            try enterContainer()
            try reader.skipOthers(than: paths.node, in: reader.next)
            leaveContainer()
        }
    }
}
