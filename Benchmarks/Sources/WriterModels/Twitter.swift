// Written by Scripts/generate-models from Scripts/models.txt.
// The properties have the documents' own names, so that no contender pays for mapping names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CheckSums
import Olivine

package struct TwitterSearch: ValueModel {
    package private(set) var statuses: [TwitterStatus] = []
    package private(set) var search_metadata = TwitterSearchMetadata()

    package static let propertyKeys = PropertyKeys(startingFrom: TwitterSearch()) {
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
    package private(set) var completed_in = 0.0
    package private(set) var max_id = 0
    package private(set) var max_id_str = ""
    package private(set) var next_results = ""
    package private(set) var query = ""
    package private(set) var refresh_url = ""
    package private(set) var count = 0
    package private(set) var since_id = 0
    package private(set) var since_id_str = ""

    package static let propertyKeys = PropertyKeys(startingFrom: TwitterSearchMetadata()) {
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
    package private(set) var metadata = TwitterMetadata()
    package private(set) var created_at = ""
    package private(set) var id = 0
    package private(set) var id_str = ""
    package private(set) var text = ""
    package private(set) var source = ""
    package private(set) var truncated = false
    package private(set) var in_reply_to_status_id: Int?
    package private(set) var in_reply_to_status_id_str: String?
    package private(set) var in_reply_to_user_id: Int?
    package private(set) var in_reply_to_user_id_str: String?
    package private(set) var in_reply_to_screen_name: String?
    package private(set) var user = TwitterUser()
    package private(set) var geo: String?
    package private(set) var coordinates: String?
    package private(set) var place: String?
    package private(set) var contributors: String?
    package private(set) var retweeted_status: TwitterRetweet?
    package private(set) var retweet_count = 0
    package private(set) var favorite_count = 0
    package private(set) var entities = TwitterEntities()
    package private(set) var favorited = false
    package private(set) var retweeted = false
    package private(set) var possibly_sensitive: Bool?
    package private(set) var lang = ""

    package static let propertyKeys = PropertyKeys(startingFrom: TwitterStatus()) {
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
    package private(set) var metadata = TwitterMetadata()
    package private(set) var created_at = ""
    package private(set) var id = 0
    package private(set) var id_str = ""
    package private(set) var text = ""
    package private(set) var source = ""
    package private(set) var truncated = false
    package private(set) var in_reply_to_status_id: Int?
    package private(set) var in_reply_to_status_id_str: String?
    package private(set) var in_reply_to_user_id: Int?
    package private(set) var in_reply_to_user_id_str: String?
    package private(set) var in_reply_to_screen_name: String?
    package private(set) var user = TwitterUser()
    package private(set) var geo: String?
    package private(set) var coordinates: String?
    package private(set) var place: String?
    package private(set) var contributors: String?
    package private(set) var retweet_count = 0
    package private(set) var favorite_count = 0
    package private(set) var entities = TwitterEntities()
    package private(set) var favorited = false
    package private(set) var retweeted = false
    package private(set) var possibly_sensitive: Bool?
    package private(set) var lang = ""

    package static let propertyKeys = PropertyKeys(startingFrom: TwitterRetweet()) {
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
    package private(set) var hashtags: [TwitterHashtag] = []
    package private(set) var symbols: [String] = []
    package private(set) var urls: [TwitterLink] = []
    package private(set) var user_mentions: [TwitterMention] = []
    package private(set) var media: [TwitterMedia]?

    package static let propertyKeys = PropertyKeys(startingFrom: TwitterEntities()) {
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
    package private(set) var id = 0
    package private(set) var id_str = ""
    package private(set) var indices: [Int] = []
    package private(set) var media_url = ""
    package private(set) var media_url_https = ""
    package private(set) var url = ""
    package private(set) var display_url = ""
    package private(set) var expanded_url = ""
    package private(set) var type = ""
    package private(set) var sizes = TwitterMediaSizes()
    package private(set) var source_status_id: Int?
    package private(set) var source_status_id_str: String?

    package static let propertyKeys = PropertyKeys(startingFrom: TwitterMedia()) {
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
    package private(set) var medium = TwitterMediaSize()
    package private(set) var small = TwitterMediaSize()
    package private(set) var thumb = TwitterMediaSize()
    package private(set) var large = TwitterMediaSize()

    package static let propertyKeys = PropertyKeys(startingFrom: TwitterMediaSizes()) {
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
    package private(set) var w = 0
    package private(set) var h = 0
    package private(set) var resize = ""

    package static let propertyKeys = PropertyKeys(startingFrom: TwitterMediaSize()) {
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
    package private(set) var screen_name = ""
    package private(set) var name = ""
    package private(set) var id = 0
    package private(set) var id_str = ""
    package private(set) var indices: [Int] = []

    package static let propertyKeys = PropertyKeys(startingFrom: TwitterMention()) {
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
    package private(set) var text = ""
    package private(set) var indices: [Int] = []

    package static let propertyKeys = PropertyKeys(startingFrom: TwitterHashtag()) {
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
    package private(set) var id = 0
    package private(set) var id_str = ""
    package private(set) var name = ""
    package private(set) var screen_name = ""
    package private(set) var location = ""
    package private(set) var description = ""
    package private(set) var url: String?
    package private(set) var entities = TwitterUserEntities()
    package private(set) var protected = false
    package private(set) var followers_count = 0
    package private(set) var friends_count = 0
    package private(set) var listed_count = 0
    package private(set) var created_at = ""
    package private(set) var favourites_count = 0
    package private(set) var utc_offset: Int?
    package private(set) var time_zone: String?
    package private(set) var geo_enabled = false
    package private(set) var verified = false
    package private(set) var statuses_count = 0
    package private(set) var lang = ""
    package private(set) var contributors_enabled = false
    package private(set) var is_translator = false
    package private(set) var is_translation_enabled = false
    package private(set) var profile_background_color = ""
    package private(set) var profile_background_image_url = ""
    package private(set) var profile_background_image_url_https = ""
    package private(set) var profile_background_tile = false
    package private(set) var profile_image_url = ""
    package private(set) var profile_image_url_https = ""
    package private(set) var profile_banner_url: String?
    package private(set) var profile_link_color = ""
    package private(set) var profile_sidebar_border_color = ""
    package private(set) var profile_sidebar_fill_color = ""
    package private(set) var profile_text_color = ""
    package private(set) var profile_use_background_image = false
    package private(set) var default_profile = false
    package private(set) var default_profile_image = false
    package private(set) var following = false
    package private(set) var follow_request_sent = false
    package private(set) var notifications = false

    package static let propertyKeys = PropertyKeys(startingFrom: TwitterUser()) {
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
    package private(set) var url: TwitterLinks?
    package private(set) var description = TwitterLinks()

    package static let propertyKeys = PropertyKeys(startingFrom: TwitterUserEntities()) {
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
    package private(set) var urls: [TwitterLink] = []

    package static let propertyKeys = PropertyKeys(startingFrom: TwitterLinks()) {
        Property("urls", \.urls)
    }
}

extension TwitterLinks: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(urls)
    }
}

package struct TwitterLink: ValueModel {
    package private(set) var url = ""
    package private(set) var expanded_url = ""
    package private(set) var display_url = ""
    package private(set) var indices: [Int] = []

    package static let propertyKeys = PropertyKeys(startingFrom: TwitterLink()) {
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
    package private(set) var result_type = ""
    package private(set) var iso_language_code = ""

    package static let propertyKeys = PropertyKeys(startingFrom: TwitterMetadata()) {
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
