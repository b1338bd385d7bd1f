/// Memory for values that are being read: taken and given back in the manner of a stack.
///
/// The first block belongs to the caller and usually stands on its stack; further blocks are allocated when needed and
/// freed at the end.
@safe final class ScratchArena {
    private var blocks: [UnsafeMutableRawBufferPointer]
    private var block = 0
    private var base: UnsafeMutableRawPointer
    private var top: UnsafeMutableRawPointer
    private var limit: UnsafeMutableRawPointer

    init(_ first: UnsafeMutableRawBufferPointer) {
        // SAFETY: the caller keeps the block alive for as long as the arena, and it is not empty.
        unsafe blocks = [first]
        unsafe base = first.baseAddress!
        unsafe top = unsafe base
        unsafe limit = unsafe top + first.count
    }

    deinit { for index in unsafe blocks.indices.dropFirst() { unsafe blocks[index].deallocate() } }

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
        block += 1
        if unsafe block < blocks.count, unsafe blocks[block].count < needed {
            for index in unsafe block..<blocks.count { unsafe blocks[index].deallocate() }
            unsafe blocks.removeSubrange(block...)
        }
        if unsafe block == blocks.count {
            let size = max(needed, 16 << 10)
            unsafe blocks.append(.allocate(byteCount: size, alignment: 16))
        }
        let start = unsafe blocks[block].baseAddress!
        unsafe base = unsafe start
        unsafe top = unsafe start + needed
        unsafe limit = unsafe start + blocks[block].count
        return unsafe start
    }

    @inline(never)
    private func popBlock(_ start: UnsafeMutableRawPointer) {
        while block > 0 {
            block -= 1
            unsafe base = blocks[block].baseAddress!
            unsafe limit = unsafe base + blocks[block].count
            if unsafe base <= start && start < limit { break }
        }
        unsafe top = unsafe start
    }
}
