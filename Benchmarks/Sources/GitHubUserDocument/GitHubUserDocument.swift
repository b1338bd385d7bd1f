/// One GitHub user, 28 fields, in the shape of GitHub's REST answer; the content is invented.
package let gitHubUserDocument = """
    {
        "login": "basaltix",
        "id": 40817,
        "avatar_url": "https://avatars.githubusercontent.com/u/40817?v=3",
        "gravatar_id": "",
        "url": "https://api.github.com/users/basaltix",
        "html_url": "https://github.com/basaltix",
        "followers_url": "https://api.github.com/users/basaltix/followers",
        "following_url": "https://api.github.com/users/basaltix/following{/other_user}",
        "gists_url": "https://api.github.com/users/basaltix/gists{/gist_id}",
        "starred_url": "https://api.github.com/users/basaltix/starred{/owner}{/repo}",
        "subscriptions_url": "https://api.github.com/users/basaltix/subscriptions",
        "organizations_url": "https://api.github.com/users/basaltix/orgs",
        "repos_url": "https://api.github.com/users/basaltix/repos",
        "events_url": "https://api.github.com/users/basaltix/events{/privacy}",
        "received_events_url": "https://api.github.com/users/basaltix/received_events",
        "type": "Organization",
        "site_admin": false,
        "name": "Basaltix",
        "company": null,
        "blog": "https://stones.example.org/projects/",
        "location": "Reykjanes, Southern Peninsula",
        "email": null,
        "hireable": null,
        "bio": "Maps, cores and thin sections of the ocean floor, for whoever wants to look at them. NB: please write before you come by with a whole truck.",
        "public_repos": 147,
        "public_gists": 12,
        "followers": 0,
        "following": 0
    }

    """
