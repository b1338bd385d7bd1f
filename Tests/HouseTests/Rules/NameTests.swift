import Testing

/// A public name of ours that another module has too would be ambiguous in every file that imports both.
@Suite struct NameTests {
    /// Top-level names of modules that programs import beside ours. Not all of them: those that sound like ours could.
    static let taken: [String: String] = [
        "Foundation": """
        Data Date URL UUID Decimal Calendar Locale TimeZone Notification Formatter NumberFormatter DateFormatter
        ISO8601DateFormatter ValueTransformer Progress Operation Process Bundle Scanner Predicate PredicateError Expression
        SortDescriptor SortOrder JSONDecoder JSONEncoder JSONSerialization PropertyListDecoder PropertyListEncoder
        PropertyListSerialization NSCoder NSCoding NSKeyedArchiver NSKeyedUnarchiver NSNumber NSNull CocoaError FormatStyle
        ParseStrategy KeyPathComparator AttributedString AttributeContainer Measurement Unit Dimension Host Port Stream
        InputStream OutputStream FileManager FileHandle FileWrapper Thread Lock Timer UndoManager UserDefaults
        CodableWithConfiguration EncodingConfiguration DecodableWithConfiguration LocalizedError RecoverableError CustomNSError
        ContiguousBytes DataProtocol MutableDataProtocol PersonNameComponents DateInterval DateComponents IndexPath IndexSet
        CharacterSet
        """,
        "Swift": """
        Array Set Dictionary Optional Result Mirror Range ClosedRange Duration KeyPath Codable Encoder Decoder Encodable
        Decodable CodingKey KeyedEncodingContainer Actor Task Mutex Atomic Regex Observable Span RawSpan InlineArray Hasher
        Identifiable Sendable Clock Instant Error Never Slice Sequence Collection
        """,
        "SwiftUI": """
        View State Binding Environment EnvironmentObject EnvironmentValues EnvironmentKey ObservedObject StateObject
        AppStorage SceneStorage FocusState GestureState Namespace Query Text Label Image Button Form Section List Group
        GroupBox Table TableRow TableRowContent TableColumn ForEach Grid GridRow Path Shape Color Font Menu Picker Toggle
        Slider Stepper Link App Scene Window Settings Transaction Animation Transition Anchor Alignment Edge Axis Angle
        Gesture Layout LayoutValueKey PreferenceKey ViewBuilder ViewModifier ToolbarItem NavigationPath NavigationStack
        Bindable Entry Preview Previewable Material Gradient Canvas Chart ContentMode Visibility Prominence FileDocument
        ReferenceFileDocument DocumentGroup FetchRequest FetchedResults SectionedFetchRequest Commands Tab Inspector Spacer
        """,
        "SwiftData": """
        Model Attribute Relationship Transient Unique Index Query ModelActor ModelContext ModelContainer ModelConfiguration
        ModelExecutor ModelTransformer PersistentModel PersistentIdentifier Schema SchemaProperty VersionedSchema SchemaMigrationPlan
        MigrationStage FetchDescriptor FetchResultsCollection BackingData DataStore DataStoreConfiguration SwiftDataError
        History HistoryChange HistoryDescriptor CompositeAttribute RelationshipCollection
        """,
        "Combine": """
        Publisher Publishers Subscriber Subscribers Subject PassthroughSubject CurrentValueSubject AnyPublisher AnyCancellable
        Cancellable Published ObservableObject Just Future Deferred Empty Fail Record Scheduler TopLevelDecoder TopLevelEncoder
        """,
        "Fluent": """
        Model Fields Schema Property AnyProperty AnyModel AnyField Field FieldKey FieldProperty ID IDProperty Parent Children
        Siblings Group GroupProperty Timestamp TimestampFormat Enum OptionalField OptionalParent OptionalChild CompositeID
        Database DatabaseQuery DatabaseInput DatabaseOutput DatabaseSchema QueryBuilder QueryableProperty Migration
        AsyncMigration ModelMiddleware ModelAlias ModelCredentialsAuthenticatable EagerLoadable Relation Page PageMetadata
        PageRequest FluentError Databases Migrations
        """,
        "Vapor": """
        Application Request Response Content ContentConfiguration Abort AbortError Middleware Validatable Validations
        Validator ValidationsError ValidationResult Route Routes RoutesBuilder PathComponent Parameters Client Session
        SessionData View Environment Storage StorageKey Service URI URLEncodedFormDecoder Authenticatable ByteBuffer Channel
        EventLoop HTTPHeaders HTTPStatus Logger Metrics MultipartPart File Console Command ConsoleText Terminal Lock
        """,
        "AppIntents": "AppIntent AppEntity EntityProperty EntityQuery AppEnum Parameter IntentParameter",
        "GRDB":
            "Row RowAdapter Record Column Columns DatabaseValue DatabaseQueue ValueObservation FetchRequest Statement",
        "SwiftProtobuf": "Message Enum JSONDecodingError JSONDecodingOptions JSONEncodingOptions ExtensionField",
    ]

    /// Names that are taken and kept, with the reason.
    static let kept: [String: String] = [
        "Property": "Fluent's is a protocol; as a call or an attribute ours is found all the same (StandInTests)"
    ]

    @Test func noPublicNameIsTaken() throws {
        var ours: Set<String> = []
        let declaration =
            /^(?:public|open) (?:final |indirect )?(?:struct|class|enum|protocol|actor|typealias|macro) (\w+)/
        for file in try SourceFile.files() {
            for line in file.code { if let match = line.firstMatch(of: declaration) { ours.insert(String(match.1)) } }
        }
        #expect(ours.contains("ValueModel"))
        for (module, names) in Self.taken {
            let taken = Set(names.split { $0 == " " || $0 == "\n" }.map(String.init))
            for name in ours.intersection(taken).sorted() where Self.kept[name] == nil {
                Issue.record("\(name) is a public name of \(module) too")
            }
        }
    }

    /// Every free function, operator and global of ours would be in everybody's scope.
    @Test func nothingPublicStandsOutsideATypeButTypes() throws {
        let global = /^(?:public|open) (?:func|let|var|infix|prefix|postfix)\b/
        for file in try SourceFile.files() {
            for line in file.code { #expect(!line.contains(global), "\(file.path): \(line)") }
        }
    }
}
