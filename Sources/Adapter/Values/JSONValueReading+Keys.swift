// Keys that are not those of an earlier object, and the way to a fault.
extension JSONValueReading {
    /// Passes the key that comes, which is not the one that was likely.
    @inline(never)
    mutating func takeOtherKey() throws {
        let keyStart = state.pos
        let scan = try reader.scanText(from: keyStart &+ 1)
        try reader.takeColon()
        if top.node >= 0 {
            if let node = try shapes.node(after: top.node, in: top.place, scan, { try reader.text(of: scan) }) {
                top.node = node
                return
            }
            becomePlain()
        }
        let last = plainObjects.count - 1
        settleRepeated(last)
        let key = try reader.text(of: scan)
        guard let known = plainObjects[last].keys.append(key) else { return }
        if reader.options.refusesDuplicateKeys { throw reader.duplicateKey(key, at: keyStart) }
        plainObjects[last].repeated = known
    }

    /// Goes on gathering the keys of the innermost object one by one.
    private mutating func becomePlain() {
        plainObjects.append(PlainObject(keys: KeyList(differing: shapes.keys(to: top.node))))
        top.place = top.node
        top.node = Frame.plain
    }

    /// Puts the value of a repeated key where the first one stood: the last wins (R5).
    private mutating func settleRepeated(_ object: Int) {
        guard let position = plainObjects[object].repeated else { return }
        stack.moveTop(to: top.start + position)
        plainObjects[object].repeated = nil
    }

    /// The keys of an object that ends.
    @inline(never)
    mutating func endPlainObject() -> ObjectKeys {
        settleRepeated(plainObjects.count - 1)
        return ObjectKeys(plainObjects.removeLast().keys)
    }

    /// The error with the way to it.
    func located(_ error: any Error) -> ModelError {
        var located = ModelError.wrapping(error)
        guard openCount > 0 else { return located }
        var plainCount = plainObjects.count
        var end = stack.count
        for (index, frame) in (around + [top]).enumerated().reversed() {
            if frame.node == Frame.plain { plainCount -= 1 }
            // What is wrong between two values is the container's fault.
            if isInValue || index < around.count {
                located = located.inside(step(in: frame, plainCount, end))
            }
            end = frame.start
        }
        return located
    }

    /// The key or index of the value that is being read in a container.
    private func step(in frame: Frame, _ plainObject: Int, _ end: Int) -> PathStep {
        guard frame.isObject else { return .index(end - frame.start) }
        guard frame.node == Frame.plain else { return .key(shapes.key(of: frame.node)) }
        let object = plainObjects[plainObject]
        return .key(object.keys.keys[object.repeated ?? object.keys.keys.count - 1])
    }
}
