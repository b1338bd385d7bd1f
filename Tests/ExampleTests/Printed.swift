/// Takes the place of `print` in the documents' programs, and keeps what they print.
final class Printed {
    private(set) var text = ""

    func callAsFunction(_ items: Any...) {
        text += items.map { "\($0)" }.joined(separator: " ") + "\n"
    }

    /// What a program prints.
    static func text(_ program: (Printed) throws -> Void) rethrows -> String {
        let printed = Printed()
        try program(printed)
        return printed.text
    }
}
