#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension ContiguousBytes {
    var asArray: [UInt8] {
        if let bytes = self as? [UInt8] { return bytes }
        return unsafe withUnsafeBytes { unsafe Array($0) }
    }

    /// The bytes in pieces of moderate size; an array is one piece, as it need not be copied.
    var inPieces: () -> [UInt8]? {
        if let bytes = self as? [UInt8] {
            var rest: [UInt8]? = bytes
            return {
                defer { rest = nil }
                return rest
            }
        }
        var start = 0
        return {
            unsafe withUnsafeBytes { bytes in
                if start >= bytes.count { return nil }
                let end = Swift.min(bytes.count, start + 1 << 18)
                defer { start = end }
                return unsafe Array(bytes[start..<end])
            }
        }
    }
}
