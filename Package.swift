// swift-tools-version: 6.2
import PackageDescription

// Warnings become errors only where the project checks itself (Scripts/check sets OLIVINE_STRICT): SwiftPM applies
// such settings to path dependencies too, and a later compiler's new warning must not break a user's build.
let strict = Context.environment["OLIVINE_STRICT"] != nil
let settings: [SwiftSetting] =
    [.strictMemorySafety()] + (strict ? [.treatAllWarnings(as: .error)] : [])

func example(_ name: String, _ folder: String) -> Target {
    .executableTarget(name: name, dependencies: ["Olivine"], path: "Examples/\(folder)", swiftSettings: settings)
}

let package = Package(
    name: "Olivine",
    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    products: [
        .library(name: "Olivine", targets: ["Olivine"])
    ],
    targets: [
        .target(name: "Olivine", path: "Sources", swiftSettings: settings),
        .executableTarget(
            name: "quickstart", dependencies: ["Olivine"], path: "Examples/Quickstart",
            resources: [.embedInCode("issues.json")], swiftSettings: settings),
        example("views", "Views"),
        example("patch", "Patch"),
        example("settings", "Settings"),
        example("read-modify-write", "ReadModifyWrite"),
        example("nested-keys", "NestedKeys"),
        example("transformer", "Transformer"),
        example("choices", "Choices"),
        example("lenient", "Lenient"),
        example("lines", "Lines"),
        .target(name: "CBOR", dependencies: ["Olivine"], path: "Examples/CBOR/Format", swiftSettings: settings),
        .executableTarget(
            name: "cbor-print", dependencies: ["CBOR"], path: "Examples/CBOR/Program", swiftSettings: settings),
        .target(name: "TestSupport", dependencies: ["Olivine"], path: "Tests/TestSupport", swiftSettings: settings),
        .testTarget(name: "ModelTests", dependencies: ["Olivine", "TestSupport"], swiftSettings: settings),
        .testTarget(name: "AdapterTests", dependencies: ["Olivine", "TestSupport", "CBOR"], swiftSettings: settings),
        .testTarget(
            name: "ExampleTests",
            dependencies: [
                "Olivine", "TestSupport", "quickstart", "views", "patch", "settings", "read-modify-write", "CBOR",
                "cbor-print", "nested-keys", "transformer", "choices", "lenient", "lines",
            ],
            swiftSettings: settings),
        .target(name: "StandIns", path: "Tests/StandIns", swiftSettings: settings),
        .executableTarget(
            name: "memory-probe", dependencies: ["Olivine"], path: "Tests/MemoryProbe", swiftSettings: settings),
        .testTarget(
            name: "HouseTests", dependencies: ["Olivine", "TestSupport", "StandIns", "memory-probe"],
            swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
