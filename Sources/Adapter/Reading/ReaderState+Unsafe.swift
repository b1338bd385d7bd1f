/// Where a reader stands.
///
/// PERF: kept beside the reader, not in it. Every access to a variable of an object is checked at run time in unoptimised
/// builds, which cost them a third of their time.
@safe struct ReaderState {
    @safe struct Values {
        let bytes: InputBytes
        let base: UnsafePointer<UInt8>
        let count: Int
        var pos = 0
        var start = 0
        var isFirst = false
        var expected: CompiledPlan?
    }

    private let place: UnsafeMutablePointer<Values>

    /// A state that lives as long as the arena, at its bottom.
    init(_ bytes: InputBytes, in arena: ScratchArena) {
        // SAFETY: nothing pops what the reader pushed first, and `Values` holds nothing that must be destroyed.
        unsafe place = unsafe arena.push(MemoryLayout<Values>.size).assumingMemoryBound(to: Values.self)
        unsafe place.initialize(to: Values(bytes: bytes, base: bytes.base, count: bytes.count))
    }

    /// The byte that comes, blanks skipped; 0 at the end.
    @inline(__always)
    func peek() -> UInt8 {
        if unsafe place.pointee.pos < place.pointee.count, unsafe place.pointee.base[place.pointee.pos] > 0x20 {
            return unsafe place.pointee.base[place.pointee.pos]
        }
        return peekBehindBlanks()
    }

    @inline(never)
    private func peekBehindBlanks() -> UInt8 {
        let index = unsafe place.pointee.pos &+ 1
        // One blank, as behind a colon, is the commonest run.
        if unsafe index < place.pointee.count, unsafe place.pointee.base[index] > 0x20,
            unsafe place.pointee.base[index &- 1] == 0x20
        {
            unsafe place.pointee.pos = index
            return unsafe place.pointee.base[index]
        }
        unsafe place.pointee.pos = unsafe place.pointee.bytes.skipBlanks(from: place.pointee.pos)
        return unsafe place.pointee.bytes.byte(at: place.pointee.pos)
    }

    var pos: Int {
        @_transparent get { unsafe place.pointee.pos }
        @_transparent nonmutating set { unsafe place.pointee.pos = newValue }
    }
    var start: Int {
        @_transparent get { unsafe place.pointee.start }
        @_transparent nonmutating set { unsafe place.pointee.start = newValue }
    }
    var isFirst: Bool {
        @_transparent get { unsafe place.pointee.isFirst }
        @_transparent nonmutating set { unsafe place.pointee.isFirst = newValue }
    }
    var expected: CompiledPlan? {
        @_transparent get { unsafe place.pointee.expected }
        @_transparent nonmutating set { unsafe place.pointee.expected = newValue }
    }
}

extension JSONReader {
    /// The index of the next byte.
    var pos: Int {
        @_transparent get { state.pos }
        @_transparent set { state.pos = newValue }
    }
    /// Where the value that was asked for last begins.
    var start: Int {
        @_transparent get { state.start }
        @_transparent set { state.start = newValue }
    }
    /// Whether the container just entered has given nothing yet.
    var isFirst: Bool {
        @_transparent get { state.isFirst }
        @_transparent set { state.isFirst = newValue }
    }
    /// The plan that the next model is expected to have.
    var expected: CompiledPlan? {
        @_transparent get { state.expected }
        @_transparent set { state.expected = newValue }
    }
}
