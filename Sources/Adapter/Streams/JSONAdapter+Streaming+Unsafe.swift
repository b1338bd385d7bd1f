#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

extension JSONAdapter {
    /// Runs the body with one reader over the part of a stream that is in memory.
    func withReader<Result>(
        over buffer: StreamBuffer, _ body: (JSONReader, InputBytes) throws -> Result
    ) rethrows -> Result {
        try unsafe buffer.bytes.withUnsafeBufferPointer { pointer in
            // SAFETY: the reader does not outlive this call, and the array keeps its bytes for as long.
            let bytes = unsafe InputBytes(pointer)
            return try unsafe withUnsafeTemporaryAllocation(byteCount: 16 << 10, alignment: 16) { block in
                var reader = unsafe JSONReader(bytes, reading, plans, ScratchArena(block))
                defer { if !isKnownUniquelyReferenced(&reader) { Self.stopForKeptReader(JSONReader.self) } }
                return try body(reader, bytes)
            }
        }
    }

    /// Runs the body with one reader over a few bytes, none of which is a byte order mark.
    func withReader<Result>(over line: ArraySlice<UInt8>, _ body: (JSONReader, InputBytes) -> Result) -> Result {
        unsafe line.withUnsafeBufferPointer { pointer in
            // SAFETY: as above.
            let bytes = unsafe InputBytes(pointer)
            return unsafe withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 16) { block in
                var reader = unsafe JSONReader(bytes, reading, plans, ScratchArena(block))
                defer { if !isKnownUniquelyReferenced(&reader) { Self.stopForKeptReader(JSONReader.self) } }
                return body(reader, bytes)
            }
        }
    }
}

extension [UInt8] {
    /// The index of the first line feed at or behind an index.
    func lineEnd(from start: Int) -> Int? {
        unsafe withUnsafeBytes { bytes in
            // SAFETY: memchr looks at the bytes from `start` on, of which there are `count - start`.
            guard let base = bytes.baseAddress, start < bytes.count,
                let found = unsafe memchr(base + start, 0x0A, bytes.count - start)
            else { return nil }
            return unsafe UnsafeRawPointer(found) - base
        }
    }
}

extension ArraySlice<UInt8> {
    /// How many line feeds there are, and the index of the last.
    var lineEnds: (count: Int, last: Int?) {
        unsafe withUnsafeBytes { bytes in
            // SAFETY: memchr looks at the bytes from `next` on, of which there are `count - next`.
            guard let base = bytes.baseAddress else { return (0, nil) }
            var (count, next) = (0, 0)
            var last: Int?
            while next < bytes.count, let found = unsafe memchr(base + next, 0x0A, bytes.count - next) {
                count += 1
                let index = unsafe UnsafeRawPointer(found) - base
                last = startIndex + index
                next = index + 1
            }
            return (count, last)
        }
    }

    /// How many scalars begin in the bytes.
    var scalarCount: Int {
        unsafe withUnsafeBytes { bytes in
            var continued = 0
            // PERF: a loop that the compiler makes wide.
            for index in 0..<bytes.count { continued &+= unsafe bytes[index] & 0xC0 == 0x80 ? 1 : 0 }
            return bytes.count - continued
        }
    }
}
