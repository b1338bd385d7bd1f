// Written by Scripts/generate-models from Scripts/models.txt.
// The properties have the documents' own names, so that no contender pays for mapping names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CheckSums
import Olivine

package struct GitHubUser: ValueModel {
    package let login: String
    package let id: Int
    package let avatar_url: String
    package let gravatar_id: String
    package let url: String
    package let html_url: String
    package let followers_url: String
    package let following_url: String
    package let gists_url: String
    package let starred_url: String
    package let subscriptions_url: String
    package let organizations_url: String
    package let repos_url: String
    package let events_url: String
    package let received_events_url: String
    package let type: String
    package let site_admin: Bool
    package let name: String?
    package let company: String?
    package let blog: String
    package let location: String?
    package let email: String?
    package let hireable: Bool?
    package let bio: String?
    package let public_repos: Int
    package let public_gists: Int
    package let followers: Int
    package let following: Int

    package static let propertyKeys = PropertyKeys(GitHubUser.init) {
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

extension GitHubUser: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(login)
        sum.add(id)
        sum.add(avatar_url)
        sum.add(gravatar_id)
        sum.add(url)
        sum.add(html_url)
        sum.add(followers_url)
        sum.add(following_url)
        sum.add(gists_url)
        sum.add(starred_url)
        sum.add(subscriptions_url)
        sum.add(organizations_url)
        sum.add(repos_url)
        sum.add(events_url)
        sum.add(received_events_url)
        sum.add(type)
        sum.add(site_admin)
        sum.add(name)
        sum.add(company)
        sum.add(blog)
        sum.add(location)
        sum.add(email)
        sum.add(hireable)
        sum.add(bio)
        sum.add(public_repos)
        sum.add(public_gists)
        sum.add(followers)
        sum.add(following)
    }
}
