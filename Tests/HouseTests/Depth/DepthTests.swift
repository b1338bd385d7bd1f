import Olivine
import Testing

/// R14: 512 containers on a small stack, in debug and release alike.
@Suite struct DepthTests {
    static let large = "\"b\":2,\"c\":3,"
    static let cases = models + DeepChoices.cases
    static let models: [DepthCase] = [
        DepthCase(ListNode.self, DeepDocument.model(), DeepDocument.list),
        DepthCase(ListNodeBySetters.self, DeepDocument.model(), DeepDocument.list),
        DepthCase(OptionalListNode.self, DeepDocument.model(), DeepDocument.list),
        DepthCase(MapNode.self, DeepDocument.model(innermost: "\"k\":{}"), DeepDocument.map),
        DepthCase(AlternativeNode.self, DeepDocument.model(), DeepDocument.list),
        DepthCase(
            PathNode.self, DeepDocument.model(key: "\"in\":"),
            DeepDocument.Level(open: "{", next: "\"on\":", innermost: "\"on\":{\"k\":[]}", close: "}"),
            DeepDocument.Level(open: "{", next: "\"k\":", innermost: "\"k\":[]", close: "}"), DeepDocument.list),
        DepthCase(BoxNode.self, DeepDocument.Level(open: "{\"a\":1", next: ",\"k\":", innermost: "", close: "}")),
        DepthCase(
            PartialNode.self, DeepDocument.Level(open: "{\"a\":1", next: ",\"k\":", innermost: "", close: "}")),
        DepthCase(
            Changes<PartialNode>.self,
            DeepDocument.Level(open: "{\"a\":1", next: ",\"k\":", innermost: "", close: "}")),
        DepthCase(EnumNode.self, DeepDocument.model(innermost: "\"k\":5")),
        DepthCase(Lists.self, DeepDocument.list),
        DepthCase(JSONValue.self, DeepDocument.list),
        DepthCase(JSONValue.self, DeepDocument.map, DeepDocument.list),
        DepthCase(JSONObject.self, DeepDocument.map),
        DepthCase(JSONText.self, DeepDocument.map, DeepDocument.list),
        DepthCase(
            LargeListNode.self, DeepDocument.model("\"b\":2,\"c\":3,\"d\":4,\"e\":5,\"f\":6,\"g\":7,\"h\":8,"),
            DeepDocument.list),
        DepthCase(LargeNodeBySetters.self, DeepDocument.model(large), DeepDocument.list),
        DepthCase(LargeMapNode.self, DeepDocument.model(large, innermost: "\"k\":{}"), DeepDocument.map),
        DepthCase(
            LargeBoxNode.self,
            DeepDocument.Level(open: "{\"a\":1,\"b\":2,\"c\":3", next: ",\"k\":", innermost: "", close: "}")),
    ]

    @Test func theLargeModelsAreAboutFourKibibytes() {
        for size in [
            MemoryLayout<LargeListNode>.size, MemoryLayout<LargeNodeBySetters>.size, MemoryLayout<LargeMapNode>.size,
            MemoryLayout<LargeBoxNode>.size,
        ] { #expect((3900...4200).contains(size)) }
    }

    @Test(arguments: cases, [true, false])
    func everythingHoldsOnASmallStack(_ depthCase: DepthCase, isFast: Bool) throws {
        #expect(try Threads.run(stack: 512 << 10) { try depthCase.faults(isFast) } == [])
    }

    /// A caller that has used up most of its stack.
    @Test(arguments: cases)
    func everythingHoldsOnWhatIsLeft(_ depthCase: DepthCase) throws {
        #expect(try Threads.run(stack: 300 << 10) { try depthCase.faults(true) } == [])
    }

    @Test(arguments: cases) @MainActor
    func everythingHoldsInTheMainThread(_ depthCase: DepthCase) throws {
        #expect(try depthCase.faults(true) == [])
    }
}
