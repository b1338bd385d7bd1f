/// Memory that a reader reads any values with, made when the first one comes.
final class ValueScratch {
    let stack = ValueStack()
    let shapes: ObjectShapes

    init(_ bytes: InputBytes) { shapes = ObjectShapes(bytes) }
}

/// Reads a container of any values, and those in it, by one loop: however deep it is, it takes no more of the stack.
struct JSONValueReading {
    /// A container that is open.
    struct Frame {
        static let plain = -1

        /// Where its values begin in the stack of values.
        var start = 0
        var isObject = false
        /// The keys so far, as a node of the tree of shapes; `plain` where they are gathered one by one.
        var node = ObjectShapes.root
        /// The node whose value this is, or stands in.
        var place = ObjectShapes.root

        /// The node whose values the values of this are.
        @inline(__always)
        var innerPlace: Int { isObject && node != Self.plain ? node : place }
    }

    /// An object whose keys are gathered one by one.
    struct PlainObject {
        var keys: KeyList
        /// Where the value goes that comes now, if its key has been there before.
        var repeated: Int?
    }

    let reader: JSONReader
    let state: ReaderState
    let stack: ValueStack
    let shapes: ObjectShapes
    let bottom: Int
    let listLimit: Int
    var openCount = 0
    /// The innermost open container, and those around it.
    var top = Frame()
    var around: [Frame] = []
    var plainObjects: [PlainObject] = []
    /// Whether a value is being read, not what stands between two.
    var isInValue = true

    init(_ reader: JSONReader) {
        self.reader = reader
        state = reader.state
        let scratch = reader.valueScratch ?? ValueScratch(reader.bytes)
        reader.valueScratch = scratch
        stack = scratch.stack
        shapes = scratch.shapes
        bottom = stack.count
        listLimit = reader.options.limits.list
    }

    /// Reads the container that comes.
    mutating func read() throws -> JSONValue {
        do {
            while true {
                isInValue = true
                if try enter() { continue }
                isInValue = false
                if try !goesOn() { return stack.pop() }
            }
        } catch {
            let located = located(error)
            stack.drop(from: bottom)
            throw located
        }
    }

    /// Reads a value, or the start of a container: whether a value is to come in it.
    @inline(__always)
    private mutating func enter() throws -> Bool {
        let byte = state.peek()
        let isObject = byte == UInt8(ascii: "{")
        guard isObject || byte == UInt8(ascii: "[") else {
            stack.push(try reader.takeScalar())
            return false
        }
        state.start = state.pos
        try reader.enterContainer()
        state.pos = state.pos &+ 1
        let place = top.innerPlace
        if openCount > 0 { around.append(top) }
        openCount &+= 1
        top = Frame(start: stack.count, isObject: isObject, place: place)
        isInValue = false
        let next = state.peek()
        if next == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
            try close(next)
            return false
        }
        try takeKeyOrElement()
        return true
    }

    /// Passes what stands behind a value, and ends the containers that end there: whether a further value comes.
    @inline(__always)
    private mutating func goesOn() throws -> Bool {
        while openCount > 0 {
            let byte = state.peek()
            if byte == UInt8(ascii: ",") {
                state.pos = state.pos &+ 1
                try takeKeyOrElement()
                return true
            }
            try close(byte)
        }
        return false
    }

    /// Passes the key of the next value. In a list there is none.
    @inline(__always)
    private mutating func takeKeyOrElement() throws {
        let byte = state.peek()
        guard top.isObject else {
            if stack.count &- top.start >= listLimit {
                throw reader.limitExceeded("elements of a list", listLimit, at: state.pos)
            }
            return
        }
        guard byte == UInt8(ascii: "\"") else { throw reader.syntax("a key in quotes", at: state.pos) }
        let index = state.pos &+ 1
        guard top.node >= 0, let guess = shapes.guess(after: top.node, in: top.place, keyAt: index) else {
            return try takeOtherKey()
        }
        state.pos = index &+ guess.length
        try reader.takeColon()
        top.node = guess.node
    }

    /// Ends the innermost container, which becomes a value of the next one.
    @inline(__always)
    private mutating func close(_ byte: UInt8) throws {
        guard byte == (top.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
            throw reader.syntax(top.isObject ? "',' or '}'" : "',' or ']'", at: state.pos)
        }
        state.pos = state.pos &+ 1
        reader.leaveContainer()
        if top.isObject {
            let keys = top.node >= 0 ? shapes.shape(at: top.node) : endPlainObject()
            stack.push(.object(JSONObject(shape: keys, values: stack.popList(from: top.start))))
        } else {
            stack.push(.array(stack.popList(from: top.start)))
        }
        openCount &-= 1
        if openCount > 0 { top = around.removeLast() }
    }
}
