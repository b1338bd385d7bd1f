// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Times the first reading of a GitHub user by Olivine with key-path writers in this process, and the second.

import GitHubUserDocument
import Olivine

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

struct GitHubUser: ValueModel {
    private(set) var login = ""
    private(set) var id = 0
    private(set) var avatar_url = ""
    private(set) var gravatar_id = ""
    private(set) var url = ""
    private(set) var html_url = ""
    private(set) var followers_url = ""
    private(set) var following_url = ""
    private(set) var gists_url = ""
    private(set) var starred_url = ""
    private(set) var subscriptions_url = ""
    private(set) var organizations_url = ""
    private(set) var repos_url = ""
    private(set) var events_url = ""
    private(set) var received_events_url = ""
    private(set) var type = ""
    private(set) var site_admin = false
    private(set) var name: String?
    private(set) var company: String?
    private(set) var blog = ""
    private(set) var location: String?
    private(set) var email: String?
    private(set) var hireable: Bool?
    private(set) var bio: String?
    private(set) var public_repos = 0
    private(set) var public_gists = 0
    private(set) var followers = 0
    private(set) var following = 0

    static let propertyKeys = PropertyKeys(startingFrom: GitHubUser()) {
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
