// The names are the document's. swift-format-ignore-file: AlwaysUseLowerCamelCase

extension GitHubUser {
    /// By hand, with the checks that Olivine makes.
    package init(strictly dictionary: [String: Any]) throws {
        let values = StrictDictionary(dictionary)
        login = try values.text("login")
        id = try values.integer("id")
        avatar_url = try values.text("avatar_url")
        gravatar_id = try values.text("gravatar_id")
        url = try values.text("url")
        html_url = try values.text("html_url")
        followers_url = try values.text("followers_url")
        following_url = try values.text("following_url")
        gists_url = try values.text("gists_url")
        starred_url = try values.text("starred_url")
        subscriptions_url = try values.text("subscriptions_url")
        organizations_url = try values.text("organizations_url")
        repos_url = try values.text("repos_url")
        events_url = try values.text("events_url")
        received_events_url = try values.text("received_events_url")
        type = try values.text("type")
        site_admin = try values.boolean("site_admin")
        name = try values.optionalText("name")
        company = try values.optionalText("company")
        blog = try values.text("blog")
        location = try values.optionalText("location")
        email = try values.optionalText("email")
        hireable = try values.optionalBoolean("hireable")
        bio = try values.optionalText("bio")
        public_repos = try values.integer("public_repos")
        public_gists = try values.integer("public_gists")
        followers = try values.integer("followers")
        following = try values.integer("following")
    }
}
