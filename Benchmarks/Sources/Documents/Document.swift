import GitHubUserDocument

/// The documents that the contenders read and write.
///
/// Each has the shape of a well-known file: its size, its share of white space and of text beyond ASCII, the lengths of
/// its strings, its nulls and its numbers. The content is made up from a fixed seed.
package enum Document: String, CaseIterable, Sendable {
    case user, twitter, citm, canada, weibo

    /// The real file's name, for a folder given on the command line.
    package var fileName: String {
        switch self {
        case .user: "github-user.json"
        case .twitter: "twitter.json"
        case .citm: "citm_catalog.json"
        case .canada: "canada.json"
        case .weibo: "weibo.json"
        }
    }

    /// The generated document.
    package func generated() -> [UInt8] {
        switch self {
        case .user: Array(gitHubUserDocument.utf8)
        case .twitter: twitterDocument(seed: 1)
        case .citm: catalogueDocument(seed: 2)
        case .canada: mapDocument(seed: 3)
        case .weibo: weiboDocument(seed: 4)
        }
    }
}
