// Written by Scripts/generate-models from Scripts/models.txt.
// The properties have the documents' own names, so that no contender pays for mapping names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

extension GitHubUser: DictionaryMapped {
    package init(dictionary: [String: Any]) throws {
        login = try dictionary.required("login")
        id = try dictionary.required("id")
        avatar_url = try dictionary.required("avatar_url")
        gravatar_id = try dictionary.required("gravatar_id")
        url = try dictionary.required("url")
        html_url = try dictionary.required("html_url")
        followers_url = try dictionary.required("followers_url")
        following_url = try dictionary.required("following_url")
        gists_url = try dictionary.required("gists_url")
        starred_url = try dictionary.required("starred_url")
        subscriptions_url = try dictionary.required("subscriptions_url")
        organizations_url = try dictionary.required("organizations_url")
        repos_url = try dictionary.required("repos_url")
        events_url = try dictionary.required("events_url")
        received_events_url = try dictionary.required("received_events_url")
        type = try dictionary.required("type")
        site_admin = try dictionary.required("site_admin")
        name = dictionary["name"] as? String
        company = dictionary["company"] as? String
        blog = try dictionary.required("blog")
        location = dictionary["location"] as? String
        email = dictionary["email"] as? String
        hireable = dictionary["hireable"] as? Bool
        bio = dictionary["bio"] as? String
        public_repos = try dictionary.required("public_repos")
        public_gists = try dictionary.required("public_gists")
        followers = try dictionary.required("followers")
        following = try dictionary.required("following")
    }

    package var dictionary: [String: Any] {
        var dictionary: [String: Any] = [
            "login": login,
            "id": id,
            "avatar_url": avatar_url,
            "gravatar_id": gravatar_id,
            "url": url,
            "html_url": html_url,
            "followers_url": followers_url,
            "following_url": following_url,
            "gists_url": gists_url,
            "starred_url": starred_url,
            "subscriptions_url": subscriptions_url,
            "organizations_url": organizations_url,
            "repos_url": repos_url,
            "events_url": events_url,
            "received_events_url": received_events_url,
            "type": type,
            "site_admin": site_admin,
            "blog": blog,
            "public_repos": public_repos,
            "public_gists": public_gists,
            "followers": followers,
            "following": following,
        ]
        if let name { dictionary["name"] = name }
        if let company { dictionary["company"] = company }
        if let location { dictionary["location"] = location }
        if let email { dictionary["email"] = email }
        if let hireable { dictionary["hireable"] = hireable }
        if let bio { dictionary["bio"] = bio }
        return dictionary
    }
}
