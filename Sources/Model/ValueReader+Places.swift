// Going back, and what is written over it: rows with several paths, and readers that look for all faults.
extension ValueReader {
    /// The position of a reader whose format cannot go back.
    static let unknownPosition = -1

    /// A place to come back to: where a value begins, and how many containers are open there.
    public struct Place: Sendable {
        let position: Int
        let depth: Int
    }

    /// Where the reader stands, to come back to it: to read a value as one type, and as another where that fails.
    ///
    ///     let place = reader.place
    ///     do { return .number(try Int.read(from: reader)) } catch let error as ModelError where error.code == .typeMismatch {
    ///         try reader.goBack(to: place)
    ///         return .text(try reader.readText())
    ///     }
    ///
    /// *Too deep*, and all after which the reader cannot go on, must be thrown on (R14).
    public final var place: Place { Place(position: position, depth: depth) }

    /// Goes back to a place in the value that is being read. Throws where the format cannot.
    public final func goBack(to place: Place) throws {
        guard place.position >= 0 else { throw unsupported("a value twice") }
        depth = place.depth
        try seek(to: place.position)
    }

    /// Reads a value of any kind by the neutral calls, and drops it.
    final func skipByReading() throws {
        switch try nextKind {
        case .null: _ = try readNil()
        case .bool: _ = try readBool()
        case .number: _ = try readNumber()
        case .text: _ = try readText()
        case .data: _ = try readData()
        case .date: _ = try readDate()
        case .list:
            try beginList()
            try DeepStack.run { while try nextElement() { try skipValue() } }
        case .map:
            try beginMap()
            try DeepStack.run { while try nextKey() != nil { try skipValue() } }
        }
    }
}
