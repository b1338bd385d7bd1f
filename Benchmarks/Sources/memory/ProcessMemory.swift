import CMalloc
import Foundation

/// What the system and the allocator say about this process.
enum ProcessMemory {
    /// Resident now, in kB.
    static var resident: Int { status("VmRSS:") }

    /// Resident at most since ``resetPeak()``, in kB.
    static var peak: Int { status("VmHWM:") }

    /// Bytes that the program has allocated and not freed.
    static var allocated: Int {
        #if os(Linux)
            let info = mallinfo2()
            return info.uordblks + info.hblkhd
        #else
            return 0
        #endif
    }

    /// Gives freed pages back to the system.
    static func trim() {
        #if os(Linux)
            _ = malloc_trim(0)
        #endif
    }

    /// Lets the peak start again from what is resident now.
    static func resetPeak() throws {
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: "/proc/self/clear_refs"))
        try file.write(contentsOf: Data("5".utf8))
        try file.close()
    }

    private static func status(_ key: String) -> Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        for line in status.split(separator: "\n") where line.hasPrefix(key) {
            return Int(line.dropFirst(key.count).dropLast(2).filter { $0.isNumber }) ?? 0
        }
        return 0
    }
}
