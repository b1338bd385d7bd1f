// Written by Scripts/generate-models from Scripts/models.txt.
// The properties have the documents' own names, so that no contender pays for mapping names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

extension TwitterSearch: DictionaryMapped {
    package init(dictionary: [String: Any]) throws {
        statuses = try dictionary.requiredObjects("statuses").map(TwitterStatus.init(dictionary:))
        search_metadata = try TwitterSearchMetadata(dictionary: dictionary.required("search_metadata"))
    }

    package var dictionary: [String: Any] {
        [
            "statuses": statuses.map(\.dictionary),
            "search_metadata": search_metadata.dictionary,
        ]
    }
}

extension TwitterSearchMetadata: DictionaryMapped {
    package init(dictionary: [String: Any]) throws {
        completed_in = try dictionary.required("completed_in")
        max_id = try dictionary.required("max_id")
        max_id_str = try dictionary.required("max_id_str")
        next_results = try dictionary.required("next_results")
        query = try dictionary.required("query")
        refresh_url = try dictionary.required("refresh_url")
        count = try dictionary.required("count")
        since_id = try dictionary.required("since_id")
        since_id_str = try dictionary.required("since_id_str")
    }

    package var dictionary: [String: Any] {
        [
            "completed_in": completed_in,
            "max_id": max_id,
            "max_id_str": max_id_str,
            "next_results": next_results,
            "query": query,
            "refresh_url": refresh_url,
            "count": count,
            "since_id": since_id,
            "since_id_str": since_id_str,
        ]
    }
}

extension TwitterStatus: DictionaryMapped {
    package init(dictionary: [String: Any]) throws {
        metadata = try TwitterMetadata(dictionary: dictionary.required("metadata"))
        created_at = try dictionary.required("created_at")
        id = try dictionary.required("id")
        id_str = try dictionary.required("id_str")
        text = try dictionary.required("text")
        source = try dictionary.required("source")
        truncated = try dictionary.required("truncated")
        in_reply_to_status_id = dictionary["in_reply_to_status_id"] as? Int
        in_reply_to_status_id_str = dictionary["in_reply_to_status_id_str"] as? String
        in_reply_to_user_id = dictionary["in_reply_to_user_id"] as? Int
        in_reply_to_user_id_str = dictionary["in_reply_to_user_id_str"] as? String
        in_reply_to_screen_name = dictionary["in_reply_to_screen_name"] as? String
        user = try TwitterUser(dictionary: dictionary.required("user"))
        geo = dictionary["geo"] as? String
        coordinates = dictionary["coordinates"] as? String
        place = dictionary["place"] as? String
        contributors = dictionary["contributors"] as? String
        retweeted_status = try dictionary.object("retweeted_status").map(TwitterRetweet.init(dictionary:))
        retweet_count = try dictionary.required("retweet_count")
        favorite_count = try dictionary.required("favorite_count")
        entities = try TwitterEntities(dictionary: dictionary.required("entities"))
        favorited = try dictionary.required("favorited")
        retweeted = try dictionary.required("retweeted")
        possibly_sensitive = dictionary["possibly_sensitive"] as? Bool
        lang = try dictionary.required("lang")
    }

    package var dictionary: [String: Any] {
        var dictionary: [String: Any] = [
            "metadata": metadata.dictionary,
            "created_at": created_at,
            "id": id,
            "id_str": id_str,
            "text": text,
            "source": source,
            "truncated": truncated,
            "user": user.dictionary,
            "retweet_count": retweet_count,
            "favorite_count": favorite_count,
            "entities": entities.dictionary,
            "favorited": favorited,
            "retweeted": retweeted,
            "lang": lang,
        ]
        if let in_reply_to_status_id { dictionary["in_reply_to_status_id"] = in_reply_to_status_id }
        if let in_reply_to_status_id_str { dictionary["in_reply_to_status_id_str"] = in_reply_to_status_id_str }
        if let in_reply_to_user_id { dictionary["in_reply_to_user_id"] = in_reply_to_user_id }
        if let in_reply_to_user_id_str { dictionary["in_reply_to_user_id_str"] = in_reply_to_user_id_str }
        if let in_reply_to_screen_name { dictionary["in_reply_to_screen_name"] = in_reply_to_screen_name }
        if let geo { dictionary["geo"] = geo }
        if let coordinates { dictionary["coordinates"] = coordinates }
        if let place { dictionary["place"] = place }
        if let contributors { dictionary["contributors"] = contributors }
        if let retweeted_status { dictionary["retweeted_status"] = retweeted_status.dictionary }
        if let possibly_sensitive { dictionary["possibly_sensitive"] = possibly_sensitive }
        return dictionary
    }
}

extension TwitterRetweet: DictionaryMapped {
    package init(dictionary: [String: Any]) throws {
        metadata = try TwitterMetadata(dictionary: dictionary.required("metadata"))
        created_at = try dictionary.required("created_at")
        id = try dictionary.required("id")
        id_str = try dictionary.required("id_str")
        text = try dictionary.required("text")
        source = try dictionary.required("source")
        truncated = try dictionary.required("truncated")
        in_reply_to_status_id = dictionary["in_reply_to_status_id"] as? Int
        in_reply_to_status_id_str = dictionary["in_reply_to_status_id_str"] as? String
        in_reply_to_user_id = dictionary["in_reply_to_user_id"] as? Int
        in_reply_to_user_id_str = dictionary["in_reply_to_user_id_str"] as? String
        in_reply_to_screen_name = dictionary["in_reply_to_screen_name"] as? String
        user = try TwitterUser(dictionary: dictionary.required("user"))
        geo = dictionary["geo"] as? String
        coordinates = dictionary["coordinates"] as? String
        place = dictionary["place"] as? String
        contributors = dictionary["contributors"] as? String
        retweet_count = try dictionary.required("retweet_count")
        favorite_count = try dictionary.required("favorite_count")
        entities = try TwitterEntities(dictionary: dictionary.required("entities"))
        favorited = try dictionary.required("favorited")
        retweeted = try dictionary.required("retweeted")
        possibly_sensitive = dictionary["possibly_sensitive"] as? Bool
        lang = try dictionary.required("lang")
    }

    package var dictionary: [String: Any] {
        var dictionary: [String: Any] = [
            "metadata": metadata.dictionary,
            "created_at": created_at,
            "id": id,
            "id_str": id_str,
            "text": text,
            "source": source,
            "truncated": truncated,
            "user": user.dictionary,
            "retweet_count": retweet_count,
            "favorite_count": favorite_count,
            "entities": entities.dictionary,
            "favorited": favorited,
            "retweeted": retweeted,
            "lang": lang,
        ]
        if let in_reply_to_status_id { dictionary["in_reply_to_status_id"] = in_reply_to_status_id }
        if let in_reply_to_status_id_str { dictionary["in_reply_to_status_id_str"] = in_reply_to_status_id_str }
        if let in_reply_to_user_id { dictionary["in_reply_to_user_id"] = in_reply_to_user_id }
        if let in_reply_to_user_id_str { dictionary["in_reply_to_user_id_str"] = in_reply_to_user_id_str }
        if let in_reply_to_screen_name { dictionary["in_reply_to_screen_name"] = in_reply_to_screen_name }
        if let geo { dictionary["geo"] = geo }
        if let coordinates { dictionary["coordinates"] = coordinates }
        if let place { dictionary["place"] = place }
        if let contributors { dictionary["contributors"] = contributors }
        if let possibly_sensitive { dictionary["possibly_sensitive"] = possibly_sensitive }
        return dictionary
    }
}

extension TwitterEntities: DictionaryMapped {
    package init(dictionary: [String: Any]) throws {
        hashtags = try dictionary.requiredObjects("hashtags").map(TwitterHashtag.init(dictionary:))
        symbols = try dictionary.required("symbols")
        urls = try dictionary.requiredObjects("urls").map(TwitterLink.init(dictionary:))
        user_mentions = try dictionary.requiredObjects("user_mentions").map(TwitterMention.init(dictionary:))
        media = try dictionary.objects("media")?.map(TwitterMedia.init(dictionary:))
    }

    package var dictionary: [String: Any] {
        var dictionary: [String: Any] = [
            "hashtags": hashtags.map(\.dictionary),
            "symbols": symbols,
            "urls": urls.map(\.dictionary),
            "user_mentions": user_mentions.map(\.dictionary),
        ]
        if let media { dictionary["media"] = media.map(\.dictionary) }
        return dictionary
    }
}

extension TwitterMedia: DictionaryMapped {
    package init(dictionary: [String: Any]) throws {
        id = try dictionary.required("id")
        id_str = try dictionary.required("id_str")
        indices = try dictionary.required("indices")
        media_url = try dictionary.required("media_url")
        media_url_https = try dictionary.required("media_url_https")
        url = try dictionary.required("url")
        display_url = try dictionary.required("display_url")
        expanded_url = try dictionary.required("expanded_url")
        type = try dictionary.required("type")
        sizes = try TwitterMediaSizes(dictionary: dictionary.required("sizes"))
        source_status_id = dictionary["source_status_id"] as? Int
        source_status_id_str = dictionary["source_status_id_str"] as? String
    }

    package var dictionary: [String: Any] {
        var dictionary: [String: Any] = [
            "id": id,
            "id_str": id_str,
            "indices": indices,
            "media_url": media_url,
            "media_url_https": media_url_https,
            "url": url,
            "display_url": display_url,
            "expanded_url": expanded_url,
            "type": type,
            "sizes": sizes.dictionary,
        ]
        if let source_status_id { dictionary["source_status_id"] = source_status_id }
        if let source_status_id_str { dictionary["source_status_id_str"] = source_status_id_str }
        return dictionary
    }
}

extension TwitterMediaSizes: DictionaryMapped {
    package init(dictionary: [String: Any]) throws {
        medium = try TwitterMediaSize(dictionary: dictionary.required("medium"))
        small = try TwitterMediaSize(dictionary: dictionary.required("small"))
        thumb = try TwitterMediaSize(dictionary: dictionary.required("thumb"))
        large = try TwitterMediaSize(dictionary: dictionary.required("large"))
    }

    package var dictionary: [String: Any] {
        [
            "medium": medium.dictionary,
            "small": small.dictionary,
            "thumb": thumb.dictionary,
            "large": large.dictionary,
        ]
    }
}

extension TwitterMediaSize: DictionaryMapped {
    package init(dictionary: [String: Any]) throws {
        w = try dictionary.required("w")
        h = try dictionary.required("h")
        resize = try dictionary.required("resize")
    }

    package var dictionary: [String: Any] {
        [
            "w": w,
            "h": h,
            "resize": resize,
        ]
    }
}

extension TwitterMention: DictionaryMapped {
    package init(dictionary: [String: Any]) throws {
        screen_name = try dictionary.required("screen_name")
        name = try dictionary.required("name")
        id = try dictionary.required("id")
        id_str = try dictionary.required("id_str")
        indices = try dictionary.required("indices")
    }

    package var dictionary: [String: Any] {
        [
            "screen_name": screen_name,
            "name": name,
            "id": id,
            "id_str": id_str,
            "indices": indices,
        ]
    }
}

extension TwitterHashtag: DictionaryMapped {
    package init(dictionary: [String: Any]) throws {
        text = try dictionary.required("text")
        indices = try dictionary.required("indices")
    }

    package var dictionary: [String: Any] {
        [
            "text": text,
            "indices": indices,
        ]
    }
}

extension TwitterUser: DictionaryMapped {
    package init(dictionary: [String: Any]) throws {
        id = try dictionary.required("id")
        id_str = try dictionary.required("id_str")
        name = try dictionary.required("name")
        screen_name = try dictionary.required("screen_name")
        location = try dictionary.required("location")
        description = try dictionary.required("description")
        url = dictionary["url"] as? String
        entities = try TwitterUserEntities(dictionary: dictionary.required("entities"))
        protected = try dictionary.required("protected")
        followers_count = try dictionary.required("followers_count")
        friends_count = try dictionary.required("friends_count")
        listed_count = try dictionary.required("listed_count")
        created_at = try dictionary.required("created_at")
        favourites_count = try dictionary.required("favourites_count")
        utc_offset = dictionary["utc_offset"] as? Int
        time_zone = dictionary["time_zone"] as? String
        geo_enabled = try dictionary.required("geo_enabled")
        verified = try dictionary.required("verified")
        statuses_count = try dictionary.required("statuses_count")
        lang = try dictionary.required("lang")
        contributors_enabled = try dictionary.required("contributors_enabled")
        is_translator = try dictionary.required("is_translator")
        is_translation_enabled = try dictionary.required("is_translation_enabled")
        profile_background_color = try dictionary.required("profile_background_color")
        profile_background_image_url = try dictionary.required("profile_background_image_url")
        profile_background_image_url_https = try dictionary.required("profile_background_image_url_https")
        profile_background_tile = try dictionary.required("profile_background_tile")
        profile_image_url = try dictionary.required("profile_image_url")
        profile_image_url_https = try dictionary.required("profile_image_url_https")
        profile_banner_url = dictionary["profile_banner_url"] as? String
        profile_link_color = try dictionary.required("profile_link_color")
        profile_sidebar_border_color = try dictionary.required("profile_sidebar_border_color")
        profile_sidebar_fill_color = try dictionary.required("profile_sidebar_fill_color")
        profile_text_color = try dictionary.required("profile_text_color")
        profile_use_background_image = try dictionary.required("profile_use_background_image")
        default_profile = try dictionary.required("default_profile")
        default_profile_image = try dictionary.required("default_profile_image")
        following = try dictionary.required("following")
        follow_request_sent = try dictionary.required("follow_request_sent")
        notifications = try dictionary.required("notifications")
    }

    package var dictionary: [String: Any] {
        var dictionary: [String: Any] = [
            "id": id,
            "id_str": id_str,
            "name": name,
            "screen_name": screen_name,
            "location": location,
            "description": description,
            "entities": entities.dictionary,
            "protected": protected,
            "followers_count": followers_count,
            "friends_count": friends_count,
            "listed_count": listed_count,
            "created_at": created_at,
            "favourites_count": favourites_count,
            "geo_enabled": geo_enabled,
            "verified": verified,
            "statuses_count": statuses_count,
            "lang": lang,
            "contributors_enabled": contributors_enabled,
            "is_translator": is_translator,
            "is_translation_enabled": is_translation_enabled,
            "profile_background_color": profile_background_color,
            "profile_background_image_url": profile_background_image_url,
            "profile_background_image_url_https": profile_background_image_url_https,
            "profile_background_tile": profile_background_tile,
            "profile_image_url": profile_image_url,
            "profile_image_url_https": profile_image_url_https,
            "profile_link_color": profile_link_color,
            "profile_sidebar_border_color": profile_sidebar_border_color,
            "profile_sidebar_fill_color": profile_sidebar_fill_color,
            "profile_text_color": profile_text_color,
            "profile_use_background_image": profile_use_background_image,
            "default_profile": default_profile,
            "default_profile_image": default_profile_image,
            "following": following,
            "follow_request_sent": follow_request_sent,
            "notifications": notifications,
        ]
        if let url { dictionary["url"] = url }
        if let utc_offset { dictionary["utc_offset"] = utc_offset }
        if let time_zone { dictionary["time_zone"] = time_zone }
        if let profile_banner_url { dictionary["profile_banner_url"] = profile_banner_url }
        return dictionary
    }
}

extension TwitterUserEntities: DictionaryMapped {
    package init(dictionary: [String: Any]) throws {
        url = try dictionary.object("url").map(TwitterLinks.init(dictionary:))
        description = try TwitterLinks(dictionary: dictionary.required("description"))
    }

    package var dictionary: [String: Any] {
        var dictionary: [String: Any] = [
            "description": description.dictionary
        ]
        if let url { dictionary["url"] = url.dictionary }
        return dictionary
    }
}

extension TwitterLinks: DictionaryMapped {
    package init(dictionary: [String: Any]) throws {
        urls = try dictionary.requiredObjects("urls").map(TwitterLink.init(dictionary:))
    }

    package var dictionary: [String: Any] {
        [
            "urls": urls.map(\.dictionary)
        ]
    }
}

extension TwitterLink: DictionaryMapped {
    package init(dictionary: [String: Any]) throws {
        url = try dictionary.required("url")
        expanded_url = try dictionary.required("expanded_url")
        display_url = try dictionary.required("display_url")
        indices = try dictionary.required("indices")
    }

    package var dictionary: [String: Any] {
        [
            "url": url,
            "expanded_url": expanded_url,
            "display_url": display_url,
            "indices": indices,
        ]
    }
}

extension TwitterMetadata: DictionaryMapped {
    package init(dictionary: [String: Any]) throws {
        result_type = try dictionary.required("result_type")
        iso_language_code = try dictionary.required("iso_language_code")
    }

    package var dictionary: [String: Any] {
        [
            "result_type": result_type,
            "iso_language_code": iso_language_code,
        ]
    }
}
