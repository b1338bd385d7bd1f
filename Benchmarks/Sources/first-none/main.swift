// swift-format-ignore-file: AlwaysUseLowerCamelCase

// What every program pays: the standard library, FoundationEssentials and a document in a Data.

import GitHubUserDocument

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

let data = Data(gitHubUserDocument.utf8)
print(data.count)
