/// What choices have given at each place while the cases of a choice around them are tried.
final class ChoiceTrials {
    struct Place: Hashable {
        let type: ObjectIdentifier
        let key: Int
    }

    enum Outcome {
        case value(Any, end: Int)
        case fault(ModelError)
    }

    var outcomes: [Place: Outcome] = [:]
}
