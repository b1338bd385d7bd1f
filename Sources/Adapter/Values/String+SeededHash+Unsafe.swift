extension String {
    /// A hash of the bytes that nobody outside the process can foresee, so that no document can make keys collide: for
    /// keys that come from outside. `bytesHash` is for those of a program.
    var seededHash: Int {
        var hasher = Hasher()
        let done: Void? = unsafe utf8.withContiguousStorageIfAvailable { bytes in
            unsafe hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
        }
        if done == nil { for byte in utf8 { hasher.combine(byte) } }
        return hasher.finalize()
    }
}
