// Written by Scripts/generate-models from Scripts/models.txt.
// The properties have the documents' own names, so that no contender pays for mapping names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CheckSums
import Olivine

package struct TwitterSearch: ValueModel {
    package let statuses: [TwitterStatus]
    package let search_metadata: TwitterSearchMetadata

    package static let propertyKeys = PropertyKeys(TwitterSearch.init) {
        Property("statuses", \.statuses)
        Property("search_metadata", \.search_metadata)
    }
}

extension TwitterSearch: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(statuses)
        sum.add(search_metadata)
    }
}

package struct TwitterSearchMetadata: ValueModel {
    package let completed_in: Double
    package let max_id: Int
    package let max_id_str: String
    package let next_results: String
    package let query: String
    package let refresh_url: String
    package let count: Int
    package let since_id: Int
    package let since_id_str: String

    package static let propertyKeys = PropertyKeys(TwitterSearchMetadata.init) {
        Property("completed_in", \.completed_in)
        Property("max_id", \.max_id)
        Property("max_id_str", \.max_id_str)
        Property("next_results", \.next_results)
        Property("query", \.query)
        Property("refresh_url", \.refresh_url)
        Property("count", \.count)
        Property("since_id", \.since_id)
        Property("since_id_str", \.since_id_str)
    }
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

package struct TwitterStatus: ValueModel {
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

    package static let propertyKeys = PropertyKeys(TwitterStatus.init) {
        Property("metadata", \.metadata)
        Property("created_at", \.created_at)
        Property("id", \.id)
        Property("id_str", \.id_str)
        Property("text", \.text)
        Property("source", \.source)
        Property("truncated", \.truncated)
        Property("in_reply_to_status_id", \.in_reply_to_status_id)
        Property("in_reply_to_status_id_str", \.in_reply_to_status_id_str)
        Property("in_reply_to_user_id", \.in_reply_to_user_id)
        Property("in_reply_to_user_id_str", \.in_reply_to_user_id_str)
        Property("in_reply_to_screen_name", \.in_reply_to_screen_name)
        Property("user", \.user)
        Property("geo", \.geo)
        Property("coordinates", \.coordinates)
        Property("place", \.place)
        Property("contributors", \.contributors)
        Property("retweeted_status", \.retweeted_status)
        Property("retweet_count", \.retweet_count)
        Property("favorite_count", \.favorite_count)
        Property("entities", \.entities)
        Property("favorited", \.favorited)
        Property("retweeted", \.retweeted)
        Property("possibly_sensitive", \.possibly_sensitive)
        Property("lang", \.lang)
    }
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

package struct TwitterRetweet: ValueModel {
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

    package static let propertyKeys = PropertyKeys(TwitterRetweet.init) {
        Property("metadata", \.metadata)
        Property("created_at", \.created_at)
        Property("id", \.id)
        Property("id_str", \.id_str)
        Property("text", \.text)
        Property("source", \.source)
        Property("truncated", \.truncated)
        Property("in_reply_to_status_id", \.in_reply_to_status_id)
        Property("in_reply_to_status_id_str", \.in_reply_to_status_id_str)
        Property("in_reply_to_user_id", \.in_reply_to_user_id)
        Property("in_reply_to_user_id_str", \.in_reply_to_user_id_str)
        Property("in_reply_to_screen_name", \.in_reply_to_screen_name)
        Property("user", \.user)
        Property("geo", \.geo)
        Property("coordinates", \.coordinates)
        Property("place", \.place)
        Property("contributors", \.contributors)
        Property("retweet_count", \.retweet_count)
        Property("favorite_count", \.favorite_count)
        Property("entities", \.entities)
        Property("favorited", \.favorited)
        Property("retweeted", \.retweeted)
        Property("possibly_sensitive", \.possibly_sensitive)
        Property("lang", \.lang)
    }
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

package struct TwitterEntities: ValueModel {
    package let hashtags: [TwitterHashtag]
    package let symbols: [String]
    package let urls: [TwitterLink]
    package let user_mentions: [TwitterMention]
    package let media: [TwitterMedia]?

    package static let propertyKeys = PropertyKeys(TwitterEntities.init) {
        Property("hashtags", \.hashtags)
        Property("symbols", \.symbols)
        Property("urls", \.urls)
        Property("user_mentions", \.user_mentions)
        Property("media", \.media)
    }
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

package struct TwitterMedia: ValueModel {
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

    package static let propertyKeys = PropertyKeys(TwitterMedia.init) {
        Property("id", \.id)
        Property("id_str", \.id_str)
        Property("indices", \.indices)
        Property("media_url", \.media_url)
        Property("media_url_https", \.media_url_https)
        Property("url", \.url)
        Property("display_url", \.display_url)
        Property("expanded_url", \.expanded_url)
        Property("type", \.type)
        Property("sizes", \.sizes)
        Property("source_status_id", \.source_status_id)
        Property("source_status_id_str", \.source_status_id_str)
    }
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

package struct TwitterMediaSizes: ValueModel {
    package let medium: TwitterMediaSize
    package let small: TwitterMediaSize
    package let thumb: TwitterMediaSize
    package let large: TwitterMediaSize

    package static let propertyKeys = PropertyKeys(TwitterMediaSizes.init) {
        Property("medium", \.medium)
        Property("small", \.small)
        Property("thumb", \.thumb)
        Property("large", \.large)
    }
}

extension TwitterMediaSizes: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(medium)
        sum.add(small)
        sum.add(thumb)
        sum.add(large)
    }
}

package struct TwitterMediaSize: ValueModel {
    package let w: Int
    package let h: Int
    package let resize: String

    package static let propertyKeys = PropertyKeys(TwitterMediaSize.init) {
        Property("w", \.w)
        Property("h", \.h)
        Property("resize", \.resize)
    }
}

extension TwitterMediaSize: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(w)
        sum.add(h)
        sum.add(resize)
    }
}

package struct TwitterMention: ValueModel {
    package let screen_name: String
    package let name: String
    package let id: Int
    package let id_str: String
    package let indices: [Int]

    package static let propertyKeys = PropertyKeys(TwitterMention.init) {
        Property("screen_name", \.screen_name)
        Property("name", \.name)
        Property("id", \.id)
        Property("id_str", \.id_str)
        Property("indices", \.indices)
    }
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

package struct TwitterHashtag: ValueModel {
    package let text: String
    package let indices: [Int]

    package static let propertyKeys = PropertyKeys(TwitterHashtag.init) {
        Property("text", \.text)
        Property("indices", \.indices)
    }
}

extension TwitterHashtag: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(text)
        sum.add(indices)
    }
}

package struct TwitterUser: ValueModel {
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

    package static let propertyKeys = PropertyKeys(TwitterUser.init) {
        Property("id", \.id)
        Property("id_str", \.id_str)
        Property("name", \.name)
        Property("screen_name", \.screen_name)
        Property("location", \.location)
        Property("description", \.description)
        Property("url", \.url)
        Property("entities", \.entities)
        Property("protected", \.protected)
        Property("followers_count", \.followers_count)
        Property("friends_count", \.friends_count)
        Property("listed_count", \.listed_count)
        Property("created_at", \.created_at)
        Property("favourites_count", \.favourites_count)
        Property("utc_offset", \.utc_offset)
        Property("time_zone", \.time_zone)
        Property("geo_enabled", \.geo_enabled)
        Property("verified", \.verified)
        Property("statuses_count", \.statuses_count)
        Property("lang", \.lang)
        Property("contributors_enabled", \.contributors_enabled)
        Property("is_translator", \.is_translator)
        Property("is_translation_enabled", \.is_translation_enabled)
        Property("profile_background_color", \.profile_background_color)
        Property("profile_background_image_url", \.profile_background_image_url)
        Property("profile_background_image_url_https", \.profile_background_image_url_https)
        Property("profile_background_tile", \.profile_background_tile)
        Property("profile_image_url", \.profile_image_url)
        Property("profile_image_url_https", \.profile_image_url_https)
        Property("profile_banner_url", \.profile_banner_url)
        Property("profile_link_color", \.profile_link_color)
        Property("profile_sidebar_border_color", \.profile_sidebar_border_color)
        Property("profile_sidebar_fill_color", \.profile_sidebar_fill_color)
        Property("profile_text_color", \.profile_text_color)
        Property("profile_use_background_image", \.profile_use_background_image)
        Property("default_profile", \.default_profile)
        Property("default_profile_image", \.default_profile_image)
        Property("following", \.following)
        Property("follow_request_sent", \.follow_request_sent)
        Property("notifications", \.notifications)
    }
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

package struct TwitterUserEntities: ValueModel {
    package let url: TwitterLinks?
    package let description: TwitterLinks

    package static let propertyKeys = PropertyKeys(TwitterUserEntities.init) {
        Property("url", \.url)
        Property("description", \.description)
    }
}

extension TwitterUserEntities: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(url)
        sum.add(description)
    }
}

package struct TwitterLinks: ValueModel {
    package let urls: [TwitterLink]

    package static let propertyKeys = PropertyKeys(TwitterLinks.init) {
        Property("urls", \.urls)
    }
}

extension TwitterLinks: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(urls)
    }
}

package struct TwitterLink: ValueModel {
    package let url: String
    package let expanded_url: String
    package let display_url: String
    package let indices: [Int]

    package static let propertyKeys = PropertyKeys(TwitterLink.init) {
        Property("url", \.url)
        Property("expanded_url", \.expanded_url)
        Property("display_url", \.display_url)
        Property("indices", \.indices)
    }
}

extension TwitterLink: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(url)
        sum.add(expanded_url)
        sum.add(display_url)
        sum.add(indices)
    }
}

package struct TwitterMetadata: ValueModel {
    package let result_type: String
    package let iso_language_code: String

    package static let propertyKeys = PropertyKeys(TwitterMetadata.init) {
        Property("result_type", \.result_type)
        Property("iso_language_code", \.iso_language_code)
    }
}

extension TwitterMetadata: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(result_type)
        sum.add(iso_language_code)
    }
}
