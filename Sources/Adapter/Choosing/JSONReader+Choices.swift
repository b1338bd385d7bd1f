// Finding tags and contents in the bytes of a document.
//
// An object under a choice is passed once before it is read, as its tag may stand last, and of two the last one wins (R5).
// Choices stand in choices; so that the innermost are not passed once for each one around them, the ends of all containers
// in a choice inside a choice are noted, in one more pass, and jumped to.
extension JSONReader {
    /// Finds tag and content, and passes the object.
    func find(_ paths: TagPaths) throws -> TagPaths.Located {
        var located = TagPaths.Located()
        prepareEnds()
        do {
            if try find(paths.node, 1, paths, &located) { located.end = place }
        } catch {
            guard located.tag != nil, paths.content == nil || located.content != nil else { throw error }
            // What reads the content meets the fault again, and knows what stands there.
            isDoomed = true
            located.fault = error
        }
        return located
    }

    /// Looks through one object. False where the rest need not be looked at.
    private func find(_ node: KeyNode, _ steps: Int, _ paths: TagPaths, _ located: inout TagPaths.Located) throws
        -> Bool
    {
        try beginMap()
        while let entry = try nextEntry(of: node) {
            guard let entry = entry.entry else {
                try passValue()
                continue
            }
            let found = TagPaths.Found(place: place, steps: steps)
            for row in entry.allRows { located[row] = found }
            if entry.branch == nil {
                try passValue()
            } else if let branch = entry.branch, try nextKind == .map {
                for row in entry.allRows { located[row] = nil }
                if try !find(branch, steps + 1, paths, &located) { return false }
            } else {
                try passValue()
            }
            if isDoomed, located.tag != nil, paths.content == nil || located.content != nil { return false }
        }
        return true
    }

    /// Passes the next key. Nil at the end of the object.
    private func nextEntry(of node: KeyNode) throws -> (entry: KeyNode.Entry?, Void)? {
        if options.refusesDuplicateKeys {
            return try nextKey().map { key in (node.entry(of: key, hint: .max).map { node.entries[$0] }, ()) }
        }
        guard try takePair() else { return nil }
        let scan = try takeKeyScan()
        for entry in node.entries {
            guard case .key(let key) = entry.component, scan.hasEscapes || scan.end - scan.start == key.utf8.count
            else { continue }
            if try text(of: scan).isSpelled(key) { return (entry, ()) }
        }
        return (nil, ())
    }

    /// Every member of the object that comes, which is passed.
    func findMembers() throws -> [(key: String, place: Place)] {
        prepareEnds()
        try beginMap()
        var members: [(key: String, place: Place)] = []
        while let key = try nextKey() {
            members.append((key, place))
            try passValue()
        }
        return members
    }

    private func passValue() throws {
        if passedChoices > 0, let end = containerEnds?.end(of: position) {
            pos = end
        } else {
            try skipValue()
        }
    }

    private func prepareEnds() {
        guard passedChoices > 0, !isDoomed, containerEnds?.covers(position) != true else { return }
        containerEnds = ContainerEnds(of: bytes, from: position)
    }
}

extension TagPaths.Located {
    fileprivate subscript(row: Int) -> TagPaths.Found? {
        get { row == TagPaths.tagRow ? tag : content }
        set { if row == TagPaths.tagRow { tag = newValue } else { content = newValue } }
    }
}

/// Where the containers of a part of a document end, whose grammar has been checked.
struct ContainerEnds {
    private var starts: [Int] = []
    private var ends: [Int] = []

    /// The container that begins at an index, and all in it.
    init(of bytes: InputBytes, from start: Int) {
        var open: [Int] = []
        var index = start
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""):
                index += 1
                while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
                    index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
                }
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                open.append(starts.count)
                starts.append(index)
                ends.append(index)
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if let container = open.popLast() { ends[container] = index + 1 }
                if open.isEmpty { return }
            default: break
            }
            index += 1
        }
    }

    /// Whether an index stands in the part.
    func covers(_ index: Int) -> Bool {
        guard let first = starts.first, let end = ends.first else { return false }
        return first <= index && index < end
    }

    /// The end of the container that begins at an index; nil where none does.
    func end(of start: Int) -> Int? {
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] < start { low = middle + 1 } else { high = middle }
        }
        return low < starts.count && starts[low] == start ? ends[low] : nil
    }
}
