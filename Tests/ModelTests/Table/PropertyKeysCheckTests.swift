import Olivine
import Testing

struct PropertyKeysCheckTests {
    struct Complete: ValueModel {
        let id: Int, isOpen: Bool, isRead: Bool, title: String
        static let propertyKeys = PropertyKeys(Complete.init) {
            Property("id", \.id)
            Property("isOpen", \.isOpen)
            Property("isRead", \.isRead)
            Property("title", \.title)
        }
    }

    @Test func completeTablePasses() throws {
        try PropertyKeys.check(Complete.self)
        try PropertyKeys.check(
            Complete.self, samples: Complete(id: 1, isOpen: true, isRead: false, title: "a"),
            Complete(id: 2, isOpen: false, isRead: true, title: "b"))
    }

    struct Forgetful: ValueModel {
        var name = ""
        var note = ""
        var size = 0
        var isOpen = false
        static let propertyKeys = PropertyKeys(startingFrom: Forgetful()) {
            Property("name", \.name)
            Property("size", \.size)
        }
    }

    @Test func bytesWithoutRowAreFound() throws {
        let findings = findings { try PropertyKeys.check(Forgetful.self) }
        #expect(
            findings == """
                configuration error
                  Forgetful: 16 bytes between name and size belong to no row; add the row of the property that stands there, \
                or name it in `except:`
                  Forgetful: 1 bytes behind size belong to no row; add the row of the property that stands there, or name it \
                in `except:`
                """)
    }

    @Test func exceptNamesWhatIsLeftOut() throws {
        try PropertyKeys.check(Forgetful.self, except: [\.note, \.isOpen])
    }

    struct Hidden: ValueModel {
        var isOpen = false
        var isRead = false
        var size = 0
        static let propertyKeys = PropertyKeys(startingFrom: Hidden()) {
            Property("isOpen", \.isOpen)
            Property("size", \.size)
        }
    }

    /// The limit that the documentation states.
    @Test func propertyInPaddingIsNotSeen() throws { try PropertyKeys.check(Hidden.self) }

    struct Swapped: ValueModel {
        let width: Double, height: Double, name: String
        static let propertyKeys = PropertyKeys(Swapped.init) {
            Property("height", \.height)
            Property("width", \.width)
            Property("name", \.name)
        }
    }

    @Test func swappedRowsAreFound() throws {
        try PropertyKeys.check(Swapped.self)
        let findings = findings {
            try PropertyKeys.check(Swapped.self, samples: Swapped(width: 1, height: 2, name: "a"))
        }
        #expect(
            findings == """
                configuration error
                  Swapped: height comes back with the value of width: the rows do not stand in the order of the initialiser's \
                parameters
                  Swapped: width comes back with the value of height: the rows do not stand in the order of the \
                initialiser's parameters
                """)
    }

    @Test func equalValuesTellNothing() throws {
        let findings = findings {
            try PropertyKeys.check(Swapped.self, samples: Swapped(width: 1, height: 1, name: "a"))
        }
        #expect(
            findings == """
                configuration error
                  Swapped: height and width are equal in every sample, so a swap would not show; give a sample in which they \
                differ
                """)
    }

    struct Twice: ValueModel {
        let first: Int, second: Int
        static let propertyKeys = PropertyKeys(Twice.init) {
            Property("first", \.first)
            Property("second", \.first)
        }
    }

    @Test func twoRowsForOnePropertyAreFound() throws {
        let findings = findings { try PropertyKeys.check(Twice.self) }
        #expect(
            findings == """
                configuration error
                  Twice: the rows "first" and "second" have the same key path
                  Twice: 8 bytes behind first belong to no row; add the row of the property that stands there, or name it \
                in `except:`
                """)
    }

    struct Observed: ValueModel {
        var name = "" { didSet { changes += 1 } }
        var changes = 0
        static let propertyKeys = PropertyKeys(startingFrom: Observed()) {
            Property("name", \.name)
            Property("changes", \.changes)
        }
    }

    struct ObservedAndForgetful: ValueModel {
        var name = "" { didSet {} }
        var note = ""
        static let propertyKeys = PropertyKeys(startingFrom: ObservedAndForgetful()) { Property("name", \.name) }
    }

    @Test func observedPropertiesCountBySize() throws {
        try PropertyKeys.check(Observed.self)
        try PropertyKeys.check(ObservedAndForgetful.self, except: [\.note])
        let findings = findings { try PropertyKeys.check(ObservedAndForgetful.self) }
        #expect(
            findings == """
                configuration error
                  ObservedAndForgetful: 32 bytes of an instance have no row, of which the rows of observed properties take 16; \
                add the row of the property that is missing, or name it in `except:`
                """)
    }

    @Test func notANumberIsNoFinding() throws {
        try PropertyKeys.check(Swapped2.self, samples: Swapped2(width: .nan, height: 2))
    }

    struct Swapped2: ValueModel {
        let width: Double, height: Double
        static let propertyKeys = PropertyKeys(Swapped2.init) {
            Property("width", \.width)
            Property("height", \.height)
        }
    }

    private func findings(_ check: () throws -> Void) -> String? {
        do {
            try check()
            return nil
        } catch {
            return "\(error)"
        }
    }
}
