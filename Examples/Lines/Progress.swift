import Foundation

/// A bar in the last line of a terminal. Where the output is a file or a pipe, nothing is drawn.
struct ProgressBar {
    let total: Int
    private let isTerminal = isatty(STDERR_FILENO) == 1
    private var drawn = -1

    init(total: Int) { self.total = max(total, 1) }

    /// The bar for a part of the total.
    func text(at done: Int) -> String {
        let part = min(max(Double(done) / Double(total), 0), 1)
        let full = Int(part * 40)
        return "[" + String(repeating: "#", count: full) + String(repeating: "-", count: 40 - full)
            + "] \(Int(part * 100)) %"
    }

    /// Draws it again where it has changed.
    mutating func show(_ done: Int) {
        let percent = done * 100 / total
        guard isTerminal, percent != drawn else { return }
        drawn = percent
        FileHandle.standardError.write(Data("\r\(text(at: done))".utf8))
    }

    /// Takes it away.
    func end() {
        if isTerminal { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
    }
}
