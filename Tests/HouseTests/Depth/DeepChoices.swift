import Olivine

// Choices that hold themselves, told apart in every way.

enum DeepChoices {
    static let cases: [DepthCase] = [
        DepthCase(InsideNode.self, level(#"{"type":"node""#, #","next":"#, "}")),
        DepthCase(
            BesideNode.self, level(#"{"type":"node""#, #","data":"#, "}"), level("{", #""next":"#, "}")),
        DepthCase(KeyedNode.self, level(#"{"node":"#, "", "}", innermost: "{}"), level("{", #""next":"#, "}")),
        DepthCase(KindNode.self, DeepDocument.list),
        DepthCase(FittingNode.self, DeepDocument.list),
        DepthCase(LookedNode.self, level(#"{"a":1"#, #","next":"#, "}")),
        DepthCase(ModelNode.self, level(#"{"type":"node""#, #","next":"#, "}")),
    ]

    private static func level(
        _ open: String, _ next: String, _ close: String, innermost: String = ""
    ) -> DeepDocument.Level {
        DeepDocument.Level(open: open, next: next, innermost: innermost, close: close)
    }
}

indirect enum InsideNode: JSONChoosing {
    case node(next: InsideNode?)
    static let choices = ModelChoices<InsideNode> {
        Choice("node", fields: "next", make: InsideNode.node) { if case .node(let it) = $0 { it } else { nil } }
    }
    static let jsonChoice = JSONChoice.tag("type")
}

indirect enum BesideNode: JSONChoosing {
    case node(BesideNext?)
    static let choices = ModelChoices<BesideNode> {
        Choice("node", make: BesideNode.node) { if case .node(let it) = $0 { it } else { nil } }
    }
    static let jsonChoice = JSONChoice.tag("type", content: "data")
}

struct BesideNext: ValueModel {
    let next: BesideNode?
    static let propertyKeys = PropertyKeys(BesideNext.init) { Property("next", \.next) }
}

indirect enum KeyedNode: ModelChoice {
    case node(next: KeyedNode?)
    static let choices = ModelChoices<KeyedNode> {
        Choice("node", fields: "next", make: KeyedNode.node) { if case .node(let it) = $0 { it } else { nil } }
    }
}

indirect enum KindNode: JSONChoosing {
    case number(Int), list([KindNode])
    static let choices = ModelChoices<KindNode> {
        Choice("number", make: KindNode.number) { if case .number(let it) = $0 { it } else { nil } }
        Choice("list", make: KindNode.list) { if case .list(let it) = $0 { it } else { nil } }
    }
    static let jsonChoice = JSONChoice.byKind
}

indirect enum FittingNode: JSONChoosing {
    case number(Int), list([FittingNode])
    static let choices = ModelChoices<FittingNode> {
        Choice("number", make: FittingNode.number) { if case .number(let it) = $0 { it } else { nil } }
        Choice("list", make: FittingNode.list) { if case .list(let it) = $0 { it } else { nil } }
    }
    static let jsonChoice = JSONChoice.firstThatFits
}

indirect enum LookedNode: JSONChoosing {
    case node(a: Int, next: LookedNode?)
    static let choices = ModelChoices<LookedNode> {
        Choice("node", fields: "a", "next", make: LookedNode.node) {
            if case .node(let a, let next) = $0 { (a, next) } else { nil }
        }
    }
    static let jsonChoice = JSONChoice.by { $0.contains("a") ? "node" : nil }
}

indirect enum ModelNode: JSONChoosing {
    case node(ModelNext)
    static let choices = ModelChoices<ModelNode> {
        Choice("node", make: ModelNode.node) { if case .node(let it) = $0 { it } else { nil } }
    }
    static let jsonChoice = JSONChoice.tag("type")
}

struct ModelNext: ValueModel {
    let next: ModelNode?
    static let propertyKeys = PropertyKeys(ModelNext.init) { Property("next", \.next) }
}
