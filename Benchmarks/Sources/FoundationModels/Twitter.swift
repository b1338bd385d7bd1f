// Written by Scripts/generate-models from Scripts/models.txt.
// The properties have the documents' own names, so that no contender pays for mapping names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CheckSums

package struct TwitterSearch: Codable, Sendable {
    package let statuses: [TwitterStatus]
    package let search_metadata: TwitterSearchMetadata
}

extension TwitterSearch: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(statuses)
        sum.add(search_metadata)
    }
}

package struct TwitterSearchMetadata: Codable, Sendable {
    package let completed_in: Double
    package let max_id: Int
    package let max_id_str: String
    package let next_results: String
    package let query: String
    package let refresh_url: String
    package let count: Int
    package let since_id: Int
    package let since_id_str: String
}

extension TwitterSearchMetadata: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(completed_in)
        sum.add(max_id)
        sum.add(max_id_str)
        sum.add(next_results)
        sum.add(query)
        sum.add(refresh_url)
        sum.add(count)
        sum.add(since_id)
        sum.add(since_id_str)
    }
}

package struct TwitterStatus: Codable, Sendable {
    package let metadata: TwitterMetadata
    package let created_at: String
    package let id: Int
    package let id_str: String
    package let text: String
    package let source: String
    package let truncated: Bool
    package let in_reply_to_status_id: Int?
    package let in_reply_to_status_id_str: String?
    package let in_reply_to_user_id: Int?
    package let in_reply_to_user_id_str: String?
    package let in_reply_to_screen_name: String?
    package let user: TwitterUser
    package let geo: String?
    package let coordinates: String?
    package let place: String?
    package let contributors: String?
    package let retweeted_status: TwitterRetweet?
    package let retweet_count: Int
    package let favorite_count: Int
    package let entities: TwitterEntities
    package let favorited: Bool
    package let retweeted: Bool
    package let possibly_sensitive: Bool?
    package let lang: String
}

extension TwitterStatus: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(metadata)
        sum.add(created_at)
        sum.add(id)
        sum.add(id_str)
        sum.add(text)
        sum.add(source)
        sum.add(truncated)
        sum.add(in_reply_to_status_id)
        sum.add(in_reply_to_status_id_str)
        sum.add(in_reply_to_user_id)
        sum.add(in_reply_to_user_id_str)
        sum.add(in_reply_to_screen_name)
        sum.add(user)
        sum.add(geo)
        sum.add(coordinates)
        sum.add(place)
        sum.add(contributors)
        sum.add(retweeted_status)
        sum.add(retweet_count)
        sum.add(favorite_count)
        sum.add(entities)
        sum.add(favorited)
        sum.add(retweeted)
        sum.add(possibly_sensitive)
        sum.add(lang)
    }
}

package struct TwitterRetweet: Codable, Sendable {
    package let metadata: TwitterMetadata
    package let created_at: String
    package let id: Int
    package let id_str: String
    package let text: String
    package let source: String
    package let truncated: Bool
    package let in_reply_to_status_id: Int?
    package let in_reply_to_status_id_str: String?
    package let in_reply_to_user_id: Int?
    package let in_reply_to_user_id_str: String?
    package let in_reply_to_screen_name: String?
    package let user: TwitterUser
    package let geo: String?
    package let coordinates: String?
    package let place: String?
    package let contributors: String?
    package let retweet_count: Int
    package let favorite_count: Int
    package let entities: TwitterEntities
    package let favorited: Bool
    package let retweeted: Bool
    package let possibly_sensitive: Bool?
    package let lang: String
}

extension TwitterRetweet: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(metadata)
        sum.add(created_at)
        sum.add(id)
        sum.add(id_str)
        sum.add(text)
        sum.add(source)
        sum.add(truncated)
        sum.add(in_reply_to_status_id)
        sum.add(in_reply_to_status_id_str)
        sum.add(in_reply_to_user_id)
        sum.add(in_reply_to_user_id_str)
        sum.add(in_reply_to_screen_name)
        sum.add(user)
        sum.add(geo)
        sum.add(coordinates)
        sum.add(place)
        sum.add(contributors)
        sum.add(retweet_count)
        sum.add(favorite_count)
        sum.add(entities)
        sum.add(favorited)
        sum.add(retweeted)
        sum.add(possibly_sensitive)
        sum.add(lang)
    }
}

package struct TwitterEntities: Codable, Sendable {
    package let hashtags: [TwitterHashtag]
    package let symbols: [String]
    package let urls: [TwitterLink]
    package let user_mentions: [TwitterMention]
    package let media: [TwitterMedia]?
}

extension TwitterEntities: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(hashtags)
        sum.add(symbols)
        sum.add(urls)
        sum.add(user_mentions)
        sum.add(media)
    }
}

package struct TwitterMedia: Codable, Sendable {
    package let id: Int
    package let id_str: String
    package let indices: [Int]
    package let media_url: String
    package let media_url_https: String
    package let url: String
    package let display_url: String
    package let expanded_url: String
    package let type: String
    package let sizes: TwitterMediaSizes
    package let source_status_id: Int?
    package let source_status_id_str: String?
}

extension TwitterMedia: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(id)
        sum.add(id_str)
        sum.add(indices)
        sum.add(media_url)
        sum.add(media_url_https)
        sum.add(url)
        sum.add(display_url)
        sum.add(expanded_url)
        sum.add(type)
        sum.add(sizes)
        sum.add(source_status_id)
        sum.add(source_status_id_str)
    }
}

package struct TwitterMediaSizes: Codable, Sendable {
    package let medium: TwitterMediaSize
    package let small: TwitterMediaSize
    package let thumb: TwitterMediaSize
    package let large: TwitterMediaSize
}

extension TwitterMediaSizes: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(medium)
        sum.add(small)
        sum.add(thumb)
        sum.add(large)
    }
}

package struct TwitterMediaSize: Codable, Sendable {
    package let w: Int
    package let h: Int
    package let resize: String
}

extension TwitterMediaSize: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(w)
        sum.add(h)
        sum.add(resize)
    }
}

package struct TwitterMention: Codable, Sendable {
    package let screen_name: String
    package let name: String
    package let id: Int
    package let id_str: String
    package let indices: [Int]
}

extension TwitterMention: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(screen_name)
        sum.add(name)
        sum.add(id)
        sum.add(id_str)
        sum.add(indices)
    }
}

package struct TwitterHashtag: Codable, Sendable {
    package let text: String
    package let indices: [Int]
}

extension TwitterHashtag: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(text)
        sum.add(indices)
    }
}

package struct TwitterUser: Codable, Sendable {
    package let id: Int
    package let id_str: String
    package let name: String
    package let screen_name: String
    package let location: String
    package let description: String
    package let url: String?
    package let entities: TwitterUserEntities
    package let protected: Bool
    package let followers_count: Int
    package let friends_count: Int
    package let listed_count: Int
    package let created_at: String
    package let favourites_count: Int
    package let utc_offset: Int?
    package let time_zone: String?
    package let geo_enabled: Bool
    package let verified: Bool
    package let statuses_count: Int
    package let lang: String
    package let contributors_enabled: Bool
    package let is_translator: Bool
    package let is_translation_enabled: Bool
    package let profile_background_color: String
    package let profile_background_image_url: String
    package let profile_background_image_url_https: String
    package let profile_background_tile: Bool
    package let profile_image_url: String
    package let profile_image_url_https: String
    package let profile_banner_url: String?
    package let profile_link_color: String
    package let profile_sidebar_border_color: String
    package let profile_sidebar_fill_color: String
    package let profile_text_color: String
    package let profile_use_background_image: Bool
    package let default_profile: Bool
    package let default_profile_image: Bool
    package let following: Bool
    package let follow_request_sent: Bool
    package let notifications: Bool
}

extension TwitterUser: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(id)
        sum.add(id_str)
        sum.add(name)
        sum.add(screen_name)
        sum.add(location)
        sum.add(description)
        sum.add(url)
        sum.add(entities)
        sum.add(protected)
        sum.add(followers_count)
        sum.add(friends_count)
        sum.add(listed_count)
        sum.add(created_at)
        sum.add(favourites_count)
        sum.add(utc_offset)
        sum.add(time_zone)
        sum.add(geo_enabled)
        sum.add(verified)
        sum.add(statuses_count)
        sum.add(lang)
        sum.add(contributors_enabled)
        sum.add(is_translator)
        sum.add(is_translation_enabled)
        sum.add(profile_background_color)
        sum.add(profile_background_image_url)
        sum.add(profile_background_image_url_https)
        sum.add(profile_background_tile)
        sum.add(profile_image_url)
        sum.add(profile_image_url_https)
        sum.add(profile_banner_url)
        sum.add(profile_link_color)
        sum.add(profile_sidebar_border_color)
        sum.add(profile_sidebar_fill_color)
        sum.add(profile_text_color)
        sum.add(profile_use_background_image)
        sum.add(default_profile)
        sum.add(default_profile_image)
        sum.add(following)
        sum.add(follow_request_sent)
        sum.add(notifications)
    }
}

package struct TwitterUserEntities: Codable, Sendable {
    package let url: TwitterLinks?
    package let description: TwitterLinks
}

extension TwitterUserEntities: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(url)
        sum.add(description)
    }
}

package struct TwitterLinks: Codable, Sendable {
    package let urls: [TwitterLink]
}

extension TwitterLinks: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(urls)
    }
}

package struct TwitterLink: Codable, Sendable {
    package let url: String
    package let expanded_url: String
    package let display_url: String
    package let indices: [Int]
}

extension TwitterLink: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(url)
        sum.add(expanded_url)
        sum.add(display_url)
        sum.add(indices)
    }
}

package struct TwitterMetadata: Codable, Sendable {
    package let result_type: String
    package let iso_language_code: String
}

extension TwitterMetadata: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(result_type)
        sum.add(iso_language_code)
    }
}
