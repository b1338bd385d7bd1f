extension AsyncIteratorProtocol {
    /// The next element, without a change of executors where the system has a call for it.
    mutating func nextElement(isolation actor: isolated (any Actor)?) async throws -> Element? {
        if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
            return try await next(isolation: actor)
        }
        // SAFETY: the caller waits for the element, and nobody else has its iterator.
        nonisolated(unsafe) var iterator = self
        defer { unsafe self = iterator }
        return try await unsafe iterator.next()
    }
}
