// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Times the first reading of a GitHub user by Olivine with the memberwise initialiser in this process, and the second.

import GitHubUserDocument
import Olivine

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

struct GitHubUser: ValueModel {
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

    static let propertyKeys = PropertyKeys(GitHubUser.init) {
        Property("login", \.login)
        Property("id", \.id)
        Property("avatar_url", \.avatar_url)
        Property("gravatar_id", \.gravatar_id)
        Property("url", \.url)
        Property("html_url", \.html_url)
        Property("followers_url", \.followers_url)
        Property("following_url", \.following_url)
        Property("gists_url", \.gists_url)
        Property("starred_url", \.starred_url)
        Property("subscriptions_url", \.subscriptions_url)
        Property("organizations_url", \.organizations_url)
        Property("repos_url", \.repos_url)
        Property("events_url", \.events_url)
        Property("received_events_url", \.received_events_url)
        Property("type", \.type)
        Property("site_admin", \.site_admin)
        Property("name", \.name)
        Property("company", \.company)
        Property("blog", \.blog)
        Property("location", \.location)
        Property("email", \.email)
        Property("hireable", \.hireable)
        Property("bio", \.bio)
        Property("public_repos", \.public_repos)
        Property("public_gists", \.public_gists)
        Property("followers", \.followers)
        Property("following", \.following)
    }
}

let data = Data(gitHubUserDocument.utf8)
let clock = ContinuousClock()
let start = clock.now
let first = try JSONAdapter.model(of: GitHubUser.self, from: data).followers_url.utf8.count
let middle = clock.now
let second = try JSONAdapter.model(of: GitHubUser.self, from: data).followers_url.utf8.count
let end = clock.now
precondition(first == second)
print((middle - start) / .microseconds(1), (end - middle) / .microseconds(1))
