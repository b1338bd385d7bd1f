import Foundation

// What the recipe for Vapor sees of Vapor 4 and SwiftNIO: the requirements as they are there, so that it compiles here. Not in
// `StandIns`, whose other names are ours as well.

/// Vapor's.
protocol ContentDecoder: Sendable {
    func decode<D: Decodable>(_ decodable: D.Type, from body: ByteBuffer, headers: HTTPHeaders) throws -> D
    func decode<D: Decodable>(
        _ decodable: D.Type, from body: ByteBuffer, headers: HTTPHeaders, userInfo: [CodingUserInfoKey: any Sendable]
    ) throws -> D
}

/// Vapor's.
protocol ContentEncoder: Sendable {
    func encode<E: Encodable>(_ encodable: E, to body: inout ByteBuffer, headers: inout HTTPHeaders) throws
    func encode<E: Encodable>(
        _ encodable: E, to body: inout ByteBuffer, headers: inout HTTPHeaders,
        userInfo: [CodingUserInfoKey: any Sendable]
    ) throws
}

/// NIO's.
struct ByteBuffer: Sendable {
    private(set) var readableBytesView: [UInt8] = []
    mutating func writeBytes(_ bytes: some Sequence<UInt8>) { readableBytesView.append(contentsOf: bytes) }
}

/// NIO's, with Vapor's shorthand.
struct HTTPHeaders: Sendable {
    enum MediaType: Sendable { case json }
    var contentType: MediaType?
}
