// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Times the first reading of a GitHub user by JSONDecoder in this process, and the second.

import GitHubUserDocument

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

struct GitHubUser: Codable {
    let login: String
    let id: Int
    let avatar_url: String
    let gravatar_id: String
    let url: String
    let html_url: String
    let followers_url: String
    let following_url: String
    let gists_url: String
    let starred_url: String
    let subscriptions_url: String
    let organizations_url: String
    let repos_url: String
    let events_url: String
    let received_events_url: String
    let type: String
    let site_admin: Bool
    let name: String?
    let company: String?
    let blog: String
    let location: String?
    let email: String?
    let hireable: Bool?
    let bio: String?
    let public_repos: Int
    let public_gists: Int
    let followers: Int
    let following: Int
}

let data = Data(gitHubUserDocument.utf8)
let clock = ContinuousClock()
let start = clock.now
let first = try JSONDecoder().decode(GitHubUser.self, from: data).followers_url.utf8.count
let middle = clock.now
let second = try JSONDecoder().decode(GitHubUser.self, from: data).followers_url.utf8.count
let end = clock.now
precondition(first == second)
print((middle - start) / .microseconds(1), (end - middle) / .microseconds(1))
