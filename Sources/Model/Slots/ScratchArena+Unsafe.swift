/// Memory for values that are being read: taken and given back in the manner of a stack.
///
/// The first block belongs to the caller and usually stands on its stack; further blocks are allocated when needed and
/// freed at the end.
@safe final class ScratchArena {
    private let first: UnsafeMutableRawBufferPointer
    /// The blocks after the first.
    private var further: [UnsafeMutableRawBufferPointer]
    /// The block in use: 0 for the first.
    private var block = 0
    private var base: UnsafeMutableRawPointer
    private var top: UnsafeMutableRawPointer
    private var limit: UnsafeMutableRawPointer

    init(_ first: UnsafeMutableRawBufferPointer) {
        // SAFETY: the caller keeps the block alive for as long as the arena, and it is not empty.
        unsafe self.first = unsafe first
        unsafe further = []
        unsafe base = first.baseAddress!
        unsafe top = unsafe base
        unsafe limit = unsafe top + first.count
    }

    deinit { if unsafe !further.isEmpty { freeFurther() } }

    private func freeFurther() {
        for index in unsafe further.indices { unsafe further[index].deallocate() }
    }

    /// Room for `size` bytes, aligned to 16.
    @inline(__always)
    func push(_ size: Int) -> UnsafeMutableRawPointer {
        let start = unsafe top
        let end = unsafe start + ((size + 15) & ~15)
        if unsafe end <= limit {
            unsafe top = unsafe end
            return unsafe start
        }
        return unsafe pushBlock(size)
    }

    /// Gives back what was pushed at this address, and all after it.
    @inline(__always)
    func pop(_ start: UnsafeMutableRawPointer) {
        if unsafe base <= start && start < limit {
            unsafe top = unsafe start
        } else {
            unsafe popBlock(start)
        }
    }

    @inline(never)
    private func pushBlock(_ size: Int) -> UnsafeMutableRawPointer {
        let needed = (size + 15) & ~15
        if unsafe block < further.count, unsafe further[block].count < needed {
            for index in unsafe block..<further.count { unsafe further[index].deallocate() }
            unsafe further.removeSubrange(block...)
        }
        if unsafe block == further.count {
            unsafe further.append(.allocate(byteCount: max(needed, 16 << 10), alignment: 16))
        }
        block += 1
        let start = unsafe enterBlock()
        unsafe top = unsafe start + needed
        return unsafe start
    }

    @inline(never)
    private func popBlock(_ start: UnsafeMutableRawPointer) {
        repeat {
            block -= 1
            _ = unsafe enterBlock()
        } while unsafe block > 0 && !(base <= start && start < limit)
        unsafe top = unsafe start
    }

    /// Takes the bounds of the block in use, and gives its start.
    private func enterBlock() -> UnsafeMutableRawPointer {
        let memory = unsafe block == 0 ? first : further[block - 1]
        unsafe base = memory.baseAddress!
        unsafe limit = unsafe base + memory.count
        return unsafe base
    }
}
