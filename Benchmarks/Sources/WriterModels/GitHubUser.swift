// Written by Scripts/generate-models from Scripts/models.txt.
// The properties have the documents' own names, so that no contender pays for mapping names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CheckSums
import Olivine

package struct GitHubUser: ValueModel {
    package private(set) var login = ""
    package private(set) var id = 0
    package private(set) var avatar_url = ""
    package private(set) var gravatar_id = ""
    package private(set) var url = ""
    package private(set) var html_url = ""
    package private(set) var followers_url = ""
    package private(set) var following_url = ""
    package private(set) var gists_url = ""
    package private(set) var starred_url = ""
    package private(set) var subscriptions_url = ""
    package private(set) var organizations_url = ""
    package private(set) var repos_url = ""
    package private(set) var events_url = ""
    package private(set) var received_events_url = ""
    package private(set) var type = ""
    package private(set) var site_admin = false
    package private(set) var name: String?
    package private(set) var company: String?
    package private(set) var blog = ""
    package private(set) var location: String?
    package private(set) var email: String?
    package private(set) var hireable: Bool?
    package private(set) var bio: String?
    package private(set) var public_repos = 0
    package private(set) var public_gists = 0
    package private(set) var followers = 0
    package private(set) var following = 0

    package static let propertyKeys = PropertyKeys(startingFrom: GitHubUser()) {
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
