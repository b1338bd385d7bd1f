/// By trying: the first case whose payload can be read.
///
/// While cases are tried, choices further inside would be read once for each of them, and those inside them once for each
/// of theirs. So what each choice gave at each place is kept until the outermost trial ends: a choice is tried once at a
/// place, and what stands between it and the next ones is read once a case.
final class FittingForm: ChoiceForm {
    override func read(from reader: ValueReader, _ result: ChoiceResult) throws {
        let isOutermost = reader.trials == nil
        let trials = reader.trials ?? ChoiceTrials()
        let collects = reader.collectsErrors
        (reader.trials, reader.collectsErrors) = (trials, false)
        defer {
            reader.collectsErrors = collects
            if isOutermost { reader.trials = nil }
        }
        let kind = try reader.nextKind
        guard let key = reader.trialKey(kind) else { return try readFirst(from: reader, kind, result) }
        let place = ChoiceTrials.Place(type: ObjectIdentifier(table), key: key)
        let depth = reader.depth
        switch trials.outcomes[place] {
        case .value(let value, let end):
            try reader.goBack(to: ValueReader.Place(position: end, depth: depth))
            result.kept = value
        case .fault(let error): throw error
        case nil:
            do {
                try readFirst(from: reader, kind, result)
                if !isOutermost { trials.outcomes[place] = .value(result.kept, end: reader.position) }
            } catch let error as ModelError where !isOutermost && reader.mayTryFurther(after: error) {
                trials.outcomes[place] = .fault(error)
                throw error
            }
        }
    }

    private func readFirst(from reader: ValueReader, _ kind: ValueReader.Kind, _ result: ChoiceResult) throws {
        let start = reader.place
        if let index = try table.constant(in: reader, JSONKinds(kind)) {
            return try result.read(index, CaseReading(reader: reader))
        }
        let mark = reader.notes?.count ?? 0
        var failures: [ModelError.Alternative] = []
        for (index, shape) in table.shapes.enumerated() where !shape.isNothing {
            do {
                try reader.goBack(to: start)
                var reading = CaseReading(reader: reader)
                reading.fields = fields[index]
                try result.read(index, reading)
                return
            } catch {
                let error = ModelError.wrapping(error, offset: start.position)
                guard reader.mayTryFurther(after: error) else { throw error }
                reader.notes?.forget(from: mark)
                failures.append(ModelError.Alternative(name: shape.name, error: error))
            }
        }
        try reader.goBack(to: start)
        var error = ModelError(
            .noAlternative, expected: "\(table.type)", found: reader.nextInWords, offset: start.position)
        error.details.alternatives = failures
        throw error
    }

    override func write(_ index: Int, _ content: CaseContent, to writer: ValueWriter) throws {
        try writeConstant(index, content, to: writer)
    }
}

extension ValueReader {
    /// Whether another case may be tried: not after faults that no alternative may hide (R14).
    fileprivate func mayTryFurther(after error: ModelError) -> Bool { canGoOn(after: error.code) }

    /// What tells the container that comes from all others; nil for scalars.
    fileprivate func trialKey(_ kind: Kind) -> Int? {
        guard kind == .map || kind == .list else { return nil }
        return (self as? TreeReader)?.identityOfNext() ?? position
    }
}
