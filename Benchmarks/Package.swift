// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nobody who uses Olivine builds it. README.md says what each command measures.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(name: "Olivine", path: "..")
    ],
    targets: [
        .executableTarget(name: "benchmarks", dependencies: ["Contenders", "CheckSums", "Documents"]),
        .executableTarget(name: "probe", dependencies: ["Contenders", "Documents"]),
        .executableTarget(name: "derived", dependencies: ["Comparing", "Shipments"]),
        .executableTarget(
            name: "dictionaries",
            dependencies: [
                "CheckSums", "Documents", "FoundationModels", "WriterModels", "ConstructingModels",
                .product(name: "Olivine", package: "Olivine"),
            ]),
        .executableTarget(name: "memory", dependencies: ["CMalloc", "Contenders", "Documents"]),

        .systemLibrary(name: "CMalloc"),

        // What the contenders read, what they read it into, and how each does it.
        .target(
            name: "Contenders",
            dependencies: [
                "CheckSums", "Documents", "FoundationModels", "WriterModels", "ConstructingModels",
                .product(name: "Olivine", package: "Olivine"),
            ]),
        .executableTarget(
            name: "streams",
            dependencies: [
                "Documents", "GitHubUserDocument", "WriterModels", .product(name: "Olivine", package: "Olivine"),
            ]),
        .target(name: "Documents", dependencies: ["GitHubUserDocument"]),
        .target(name: "GitHubUserDocument"),
        .target(name: "CheckSums"),
        .target(name: "FoundationModels", dependencies: ["CheckSums"]),
        .target(name: "WriterModels", dependencies: ["CheckSums", .product(name: "Olivine", package: "Olivine")]),
        .target(
            name: "ConstructingModels", dependencies: ["CheckSums", .product(name: "Olivine", package: "Olivine")]),

        // The little frame that times contenders in turns, and a model of thirty properties in three forms.
        .target(name: "Comparing"),
        .target(name: "Shipments", dependencies: [.product(name: "Olivine", package: "Olivine")]),

        // The smallest programs of each kind, for the first reading, start-up and code size.
        .executableTarget(name: "first-none", dependencies: ["GitHubUserDocument"]),
        .executableTarget(name: "first-codable", dependencies: ["GitHubUserDocument"]),
        .executableTarget(
            name: "first-writers",
            dependencies: ["GitHubUserDocument", .product(name: "Olivine", package: "Olivine")]
        ),
        .executableTarget(
            name: "first-constructing",
            dependencies: ["GitHubUserDocument", .product(name: "Olivine", package: "Olivine")]
        ),
    ],
    swiftLanguageModes: [.v6]
)
