// Written by Scripts/generate-models from Scripts/models.txt.
// The properties have the documents' own names, so that no contender pays for mapping names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

extension WeiboStatus: DictionaryMapped {
    package init(dictionary: [String: Any]) throws {
        favorited = try dictionary.required("favorited")
        attitudes_status = try dictionary.required("attitudes_status")
        created_at = try dictionary.required("created_at")
        id = try dictionary.required("id")
        truncated = try dictionary.required("truncated")
        in_reply_to_screen_name = try dictionary.required("in_reply_to_screen_name")
        mblogid = try dictionary.required("mblogid")
        text = try dictionary.required("text")
        idstr = try dictionary.required("idstr")
        source_type = try dictionary.required("source_type")
        geo = try dictionary.required("geo")
        user = try WeiboUser(dictionary: dictionary.required("user"))
        comments_count = try dictionary.required("comments_count")
        thumbnail_pic = try dictionary.required("thumbnail_pic")
        source = try dictionary.required("source")
        recom_state = try dictionary.required("recom_state")
        source_allowclick = try dictionary.required("source_allowclick")
        biz_feature = try dictionary.required("biz_feature")
        mblogtypename = try dictionary.required("mblogtypename")
        annotations = try dictionary.requiredObjects("annotations").map(WeiboAnnotation.init(dictionary:))
        filterID = try dictionary.required("filterID")
        bmiddle_pic = try dictionary.required("bmiddle_pic")
        scheme = try dictionary.required("scheme")
        visible = try WeiboVisibility(dictionary: dictionary.required("visible"))
        in_reply_to_status_id = try dictionary.required("in_reply_to_status_id")
        mid = try dictionary.required("mid")
        pic_ids = try dictionary.required("pic_ids")
        reposts_count = try dictionary.required("reposts_count")
        mlevel = try dictionary.required("mlevel")
        attitudes_count = try dictionary.required("attitudes_count")
        darwin_tags = try dictionary.required("darwin_tags")
        userType = try dictionary.required("userType")
        pic_infos = try dictionary.requiredMap("pic_infos").mapValues(WeiboPicture.init(dictionary:))
        in_reply_to_user_id = try dictionary.required("in_reply_to_user_id")
        original_pic = try dictionary.required("original_pic")
    }

    package var dictionary: [String: Any] {
        [
            "favorited": favorited,
            "attitudes_status": attitudes_status,
            "created_at": created_at,
            "id": id,
            "truncated": truncated,
            "in_reply_to_screen_name": in_reply_to_screen_name,
            "mblogid": mblogid,
            "text": text,
            "idstr": idstr,
            "source_type": source_type,
            "geo": geo,
            "user": user.dictionary,
            "comments_count": comments_count,
            "thumbnail_pic": thumbnail_pic,
            "source": source,
            "recom_state": recom_state,
            "source_allowclick": source_allowclick,
            "biz_feature": biz_feature,
            "mblogtypename": mblogtypename,
            "annotations": annotations.map(\.dictionary),
            "filterID": filterID,
            "bmiddle_pic": bmiddle_pic,
            "scheme": scheme,
            "visible": visible.dictionary,
            "in_reply_to_status_id": in_reply_to_status_id,
            "mid": mid,
            "pic_ids": pic_ids,
            "reposts_count": reposts_count,
            "mlevel": mlevel,
            "attitudes_count": attitudes_count,
            "darwin_tags": darwin_tags,
            "userType": userType,
            "pic_infos": pic_infos.mapValues(\.dictionary),
            "in_reply_to_user_id": in_reply_to_user_id,
            "original_pic": original_pic,
        ]
    }
}

extension WeiboPicture: DictionaryMapped {
    package init(dictionary: [String: Any]) throws {
        thumbnail = try WeiboPictureFile(dictionary: dictionary.required("thumbnail"))
        bmiddle = try WeiboPictureFile(dictionary: dictionary.required("bmiddle"))
        large = try WeiboPictureFile(dictionary: dictionary.required("large"))
        largest = try WeiboPictureFile(dictionary: dictionary.required("largest"))
        pic_id = try dictionary.required("pic_id")
        photo_tag = try dictionary.required("photo_tag")
        original = try WeiboPictureFile(dictionary: dictionary.required("original"))
        filter_id = try dictionary.required("filter_id")
        object_id = try dictionary.required("object_id")
        middleplus = try WeiboPictureFile(dictionary: dictionary.required("middleplus"))
    }

    package var dictionary: [String: Any] {
        [
            "thumbnail": thumbnail.dictionary,
            "bmiddle": bmiddle.dictionary,
            "large": large.dictionary,
            "largest": largest.dictionary,
            "pic_id": pic_id,
            "photo_tag": photo_tag,
            "original": original.dictionary,
            "filter_id": filter_id,
            "object_id": object_id,
            "middleplus": middleplus.dictionary,
        ]
    }
}

extension WeiboPictureFile: DictionaryMapped {
    package init(dictionary: [String: Any]) throws {
        cut_type = try dictionary.required("cut_type")
        type = try dictionary.required("type")
        url = try dictionary.required("url")
        width = try dictionary.required("width")
        height = try dictionary.required("height")
    }

    package var dictionary: [String: Any] {
        [
            "cut_type": cut_type,
            "type": type,
            "url": url,
            "width": width,
            "height": height,
        ]
    }
}

extension WeiboVisibility: DictionaryMapped {
    package init(dictionary: [String: Any]) throws {
        type = try dictionary.required("type")
        list_id = try dictionary.required("list_id")
    }

    package var dictionary: [String: Any] {
        [
            "type": type,
            "list_id": list_id,
        ]
    }
}

extension WeiboAnnotation: DictionaryMapped {
    package init(dictionary: [String: Any]) throws {
        client_mblogid = dictionary["client_mblogid"] as? String
        mapi_request = dictionary["mapi_request"] as? Bool
    }

    package var dictionary: [String: Any] {
        var dictionary: [String: Any] = [:]
        if let client_mblogid { dictionary["client_mblogid"] = client_mblogid }
        if let mapi_request { dictionary["mapi_request"] = mapi_request }
        return dictionary
    }
}

extension WeiboUser: DictionaryMapped {
    package init(dictionary: [String: Any]) throws {
        cover_image_phone = try dictionary.required("cover_image_phone")
        id = try dictionary.required("id")
        bi_followers_count = try dictionary.required("bi_followers_count")
        urank = try dictionary.required("urank")
        profile_image_url = try dictionary.required("profile_image_url")
        icons = try dictionary.requiredObjects("icons").map(WeiboIcon.init(dictionary:))
        `class` = try dictionary.required("class")
        verified_contact_email = try dictionary.required("verified_contact_email")
        province = try dictionary.required("province")
        verified = try dictionary.required("verified")
        url = try dictionary.required("url")
        statuses_count = try dictionary.required("statuses_count")
        geo_enabled = try dictionary.required("geo_enabled")
        follow_me = try dictionary.required("follow_me")
        description = try dictionary.required("description")
        type = try dictionary.required("type")
        followers_count = try dictionary.required("followers_count")
        verified_contact_mobile = try dictionary.required("verified_contact_mobile")
        location = try dictionary.required("location")
        mbrank = try dictionary.required("mbrank")
        avatar_large = try dictionary.required("avatar_large")
        star = try dictionary.required("star")
        verified_trade = try dictionary.required("verified_trade")
        profile_url = try dictionary.required("profile_url")
        weihao = try dictionary.required("weihao")
        online_status = try dictionary.required("online_status")
        badge_top = try dictionary.required("badge_top")
        verified_contact_name = try dictionary.required("verified_contact_name")
        screen_name = try dictionary.required("screen_name")
        verified_source_url = try dictionary.required("verified_source_url")
        pagefriends_count = try dictionary.required("pagefriends_count")
        name = try dictionary.required("name")
        verified_reason = try dictionary.required("verified_reason")
        friends_count = try dictionary.required("friends_count")
        mbtype = try dictionary.required("mbtype")
        block_app = try dictionary.required("block_app")
        has_ability_tag = try dictionary.required("has_ability_tag")
        avatar_hd = try dictionary.required("avatar_hd")
        credit_score = try dictionary.required("credit_score")
        remark = try dictionary.required("remark")
        created_at = try dictionary.required("created_at")
        block_word = try dictionary.required("block_word")
        ulevel = try dictionary.required("ulevel")
        allow_all_act_msg = try dictionary.required("allow_all_act_msg")
        verified_state = try dictionary.required("verified_state")
        domain = try dictionary.required("domain")
        verified_reason_modified = try dictionary.required("verified_reason_modified")
        level = try dictionary.required("level")
        allow_all_comment = try dictionary.required("allow_all_comment")
        verified_level = try dictionary.required("verified_level")
        verified_reason_url = try dictionary.required("verified_reason_url")
        gender = try dictionary.required("gender")
        favourites_count = try dictionary.required("favourites_count")
        idstr = try dictionary.required("idstr")
        verified_type = try dictionary.required("verified_type")
        city = try dictionary.required("city")
        verified_source = try dictionary.required("verified_source")
        badge = try WeiboBadge(dictionary: dictionary.required("badge"))
        user_ability = try dictionary.required("user_ability")
        extend = try WeiboExtension(dictionary: dictionary.required("extend"))
        lang = try dictionary.required("lang")
        ptype = try dictionary.required("ptype")
        following = try dictionary.required("following")
    }

    package var dictionary: [String: Any] {
        [
            "cover_image_phone": cover_image_phone,
            "id": id,
            "bi_followers_count": bi_followers_count,
            "urank": urank,
            "profile_image_url": profile_image_url,
            "icons": icons.map(\.dictionary),
            "class": `class`,
            "verified_contact_email": verified_contact_email,
            "province": province,
            "verified": verified,
            "url": url,
            "statuses_count": statuses_count,
            "geo_enabled": geo_enabled,
            "follow_me": follow_me,
            "description": description,
            "type": type,
            "followers_count": followers_count,
            "verified_contact_mobile": verified_contact_mobile,
            "location": location,
            "mbrank": mbrank,
            "avatar_large": avatar_large,
            "star": star,
            "verified_trade": verified_trade,
            "profile_url": profile_url,
            "weihao": weihao,
            "online_status": online_status,
            "badge_top": badge_top,
            "verified_contact_name": verified_contact_name,
            "screen_name": screen_name,
            "verified_source_url": verified_source_url,
            "pagefriends_count": pagefriends_count,
            "name": name,
            "verified_reason": verified_reason,
            "friends_count": friends_count,
            "mbtype": mbtype,
            "block_app": block_app,
            "has_ability_tag": has_ability_tag,
            "avatar_hd": avatar_hd,
            "credit_score": credit_score,
            "remark": remark,
            "created_at": created_at,
            "block_word": block_word,
            "ulevel": ulevel,
            "allow_all_act_msg": allow_all_act_msg,
            "verified_state": verified_state,
            "domain": domain,
            "verified_reason_modified": verified_reason_modified,
            "level": level,
            "allow_all_comment": allow_all_comment,
            "verified_level": verified_level,
            "verified_reason_url": verified_reason_url,
            "gender": gender,
            "favourites_count": favourites_count,
            "idstr": idstr,
            "verified_type": verified_type,
            "city": city,
            "verified_source": verified_source,
            "badge": badge.dictionary,
            "user_ability": user_ability,
            "extend": extend.dictionary,
            "lang": lang,
            "ptype": ptype,
            "following": following,
        ]
    }
}

extension WeiboExtension: DictionaryMapped {
    package init(dictionary: [String: Any]) throws {
        privacy = try WeiboPrivacy(dictionary: dictionary.required("privacy"))
        mbprivilege = try dictionary.required("mbprivilege")
    }

    package var dictionary: [String: Any] {
        [
            "privacy": privacy.dictionary,
            "mbprivilege": mbprivilege,
        ]
    }
}

extension WeiboPrivacy: DictionaryMapped {
    package init(dictionary: [String: Any]) throws {
        mobile = try dictionary.required("mobile")
    }

    package var dictionary: [String: Any] {
        [
            "mobile": mobile
        ]
    }
}

extension WeiboBadge: DictionaryMapped {
    package init(dictionary: [String: Any]) throws {
        gongyi = try dictionary.required("gongyi")
        gongyi_level = try dictionary.required("gongyi_level")
        enterprise = try dictionary.required("enterprise")
        zongyiji = try dictionary.required("zongyiji")
        suishoupai_2014 = try dictionary.required("suishoupai_2014")
        travel2013 = try dictionary.required("travel2013")
        anniversary = try dictionary.required("anniversary")
        taobao = try dictionary.required("taobao")
        hongbao_2014 = try dictionary.required("hongbao_2014")
        dzwbqlv_2015 = try dictionary.required("dzwbqlv_2015")
        uc_domain = try dictionary.required("uc_domain")
        bind_taobao = try dictionary.required("bind_taobao")
        dailv = try dictionary.required("dailv")
        pzsd_2015 = try dictionary.required("pzsd_2015")
    }

    package var dictionary: [String: Any] {
        [
            "gongyi": gongyi,
            "gongyi_level": gongyi_level,
            "enterprise": enterprise,
            "zongyiji": zongyiji,
            "suishoupai_2014": suishoupai_2014,
            "travel2013": travel2013,
            "anniversary": anniversary,
            "taobao": taobao,
            "hongbao_2014": hongbao_2014,
            "dzwbqlv_2015": dzwbqlv_2015,
            "uc_domain": uc_domain,
            "bind_taobao": bind_taobao,
            "dailv": dailv,
            "pzsd_2015": pzsd_2015,
        ]
    }
}

extension WeiboIcon: DictionaryMapped {
    package init(dictionary: [String: Any]) throws {
        url = try dictionary.required("url")
    }

    package var dictionary: [String: Any] {
        [
            "url": url
        ]
    }
}
