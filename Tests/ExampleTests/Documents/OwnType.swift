import Olivine

enum OwnType {
    // begin version
    struct Version: PropertyValue {
        let major: Int, minor: Int

        static func read(from reader: ValueReader) throws -> Version {
            let text = try reader.readText()
            let parts = text.split(separator: ".").map { Int($0) }
            guard parts.count == 2, let major = parts[0], let minor = parts[1] else {
                throw reader.mismatch("a version such as 1.4", text)
            }
            return Version(major: major, minor: minor)
        }

        func write(to writer: ValueWriter) throws { try writer.writeText("\(major).\(minor)") }
    }
    // end

    static func run(_ print: Printed) throws {
        // begin program
        let versions = try JSONAdapter.model(of: [String: Version].self, from: #"{"api": "1.4", "app": "2.0"}"#)
        print(versions["api"]!.minor)
        print(try JSONAdapter.jsonString(from: versions))
        // end
    }

    static func runFault(_ print: Printed) throws {
        do { _ = try JSONAdapter.model(of: [Version].self, from: #"["1.4", "two"]"#) } catch { print(error) }
    }

    // begin key
    struct Language: RawRepresentable, PropertyValue { let rawValue: String }
    // end

    static func runKey(_ print: Printed) throws {
        // begin keyprogram
        let titles = try JSONAdapter.model(of: [Language: String].self, from: #"{"de": "Mantel", "en": "Mantle"}"#)
        print(titles[Language(rawValue: "de")] ?? "")
        // end
    }

    // begin point
    struct Point: PropertyValue {
        let x: Double, y: Double

        static func read(from reader: ValueReader) throws -> Point {
            let numbers = try [Double].read(from: reader)
            guard numbers.count == 2 else {
                throw ModelError(.typeMismatch, expected: "a list of x and y", found: "a list of \(numbers.count)")
            }
            return Point(x: numbers[0], y: numbers[1])
        }

        func write(to writer: ValueWriter) throws { try [x, y].write(to: writer) }
    }
    // end

    static func runPoint(_ print: Printed) throws {
        let points = try JSONAdapter.model(of: [Point].self, from: "[[1, 2.5]]")
        print(try JSONAdapter.jsonString(from: points))
        do { _ = try JSONAdapter.model(of: [Point].self, from: "[[1, 2.5], [3]]") } catch { print(error) }
    }
}
