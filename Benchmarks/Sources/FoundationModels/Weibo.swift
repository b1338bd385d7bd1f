// Written by Scripts/generate-models from Scripts/models.txt.
// The properties have the documents' own names, so that no contender pays for mapping names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CheckSums

package struct WeiboStatus: Codable, Sendable {
    package let favorited: Bool
    package let attitudes_status: Int
    package let created_at: String
    package let id: Int
    package let truncated: Bool
    package let in_reply_to_screen_name: String
    package let mblogid: String
    package let text: String
    package let idstr: String
    package let source_type: Int
    package let geo: String
    package let user: WeiboUser
    package let comments_count: Int
    package let thumbnail_pic: String
    package let source: String
    package let recom_state: Int
    package let source_allowclick: Int
    package let biz_feature: Int
    package let mblogtypename: String
    package let annotations: [WeiboAnnotation]
    package let filterID: String
    package let bmiddle_pic: String
    package let scheme: String
    package let visible: WeiboVisibility
    package let in_reply_to_status_id: String
    package let mid: String
    package let pic_ids: [String]
    package let reposts_count: Int
    package let mlevel: Int
    package let attitudes_count: Int
    package let darwin_tags: [String]
    package let userType: Int
    package let pic_infos: [String: WeiboPicture]
    package let in_reply_to_user_id: String
    package let original_pic: String
}

extension WeiboStatus: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(favorited)
        sum.add(attitudes_status)
        sum.add(created_at)
        sum.add(id)
        sum.add(truncated)
        sum.add(in_reply_to_screen_name)
        sum.add(mblogid)
        sum.add(text)
        sum.add(idstr)
        sum.add(source_type)
        sum.add(geo)
        sum.add(user)
        sum.add(comments_count)
        sum.add(thumbnail_pic)
        sum.add(source)
        sum.add(recom_state)
        sum.add(source_allowclick)
        sum.add(biz_feature)
        sum.add(mblogtypename)
        sum.add(annotations)
        sum.add(filterID)
        sum.add(bmiddle_pic)
        sum.add(scheme)
        sum.add(visible)
        sum.add(in_reply_to_status_id)
        sum.add(mid)
        sum.add(pic_ids)
        sum.add(reposts_count)
        sum.add(mlevel)
        sum.add(attitudes_count)
        sum.add(darwin_tags)
        sum.add(userType)
        sum.add(pic_infos)
        sum.add(in_reply_to_user_id)
        sum.add(original_pic)
    }
}

package struct WeiboPicture: Codable, Sendable {
    package let thumbnail: WeiboPictureFile
    package let bmiddle: WeiboPictureFile
    package let large: WeiboPictureFile
    package let largest: WeiboPictureFile
    package let pic_id: String
    package let photo_tag: Int
    package let original: WeiboPictureFile
    package let filter_id: String
    package let object_id: String
    package let middleplus: WeiboPictureFile
}

extension WeiboPicture: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(thumbnail)
        sum.add(bmiddle)
        sum.add(large)
        sum.add(largest)
        sum.add(pic_id)
        sum.add(photo_tag)
        sum.add(original)
        sum.add(filter_id)
        sum.add(object_id)
        sum.add(middleplus)
    }
}

package struct WeiboPictureFile: Codable, Sendable {
    package let cut_type: Int
    package let type: String
    package let url: String
    package let width: Int
    package let height: Int
}

extension WeiboPictureFile: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(cut_type)
        sum.add(type)
        sum.add(url)
        sum.add(width)
        sum.add(height)
    }
}

package struct WeiboVisibility: Codable, Sendable {
    package let type: Int
    package let list_id: Int
}

extension WeiboVisibility: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(type)
        sum.add(list_id)
    }
}

package struct WeiboAnnotation: Codable, Sendable {
    package let client_mblogid: String?
    package let mapi_request: Bool?
}

extension WeiboAnnotation: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(client_mblogid)
        sum.add(mapi_request)
    }
}

package struct WeiboUser: Codable, Sendable {
    package let cover_image_phone: String
    package let id: Int
    package let bi_followers_count: Int
    package let urank: Int
    package let profile_image_url: String
    package let icons: [WeiboIcon]
    package let `class`: Int
    package let verified_contact_email: String
    package let province: String
    package let verified: Bool
    package let url: String
    package let statuses_count: Int
    package let geo_enabled: Bool
    package let follow_me: Bool
    package let description: String
    package let type: Int
    package let followers_count: Int
    package let verified_contact_mobile: String
    package let location: String
    package let mbrank: Int
    package let avatar_large: String
    package let star: Int
    package let verified_trade: String
    package let profile_url: String
    package let weihao: String
    package let online_status: Int
    package let badge_top: String
    package let verified_contact_name: String
    package let screen_name: String
    package let verified_source_url: String
    package let pagefriends_count: Int
    package let name: String
    package let verified_reason: String
    package let friends_count: Int
    package let mbtype: Int
    package let block_app: Int
    package let has_ability_tag: Int
    package let avatar_hd: String
    package let credit_score: Int
    package let remark: String
    package let created_at: String
    package let block_word: Int
    package let ulevel: Int
    package let allow_all_act_msg: Bool
    package let verified_state: Int
    package let domain: String
    package let verified_reason_modified: String
    package let level: Int
    package let allow_all_comment: Bool
    package let verified_level: Int
    package let verified_reason_url: String
    package let gender: String
    package let favourites_count: Int
    package let idstr: String
    package let verified_type: Int
    package let city: String
    package let verified_source: String
    package let badge: WeiboBadge
    package let user_ability: Int
    package let extend: WeiboExtension
    package let lang: String
    package let ptype: Int
    package let following: Bool
}

extension WeiboUser: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(cover_image_phone)
        sum.add(id)
        sum.add(bi_followers_count)
        sum.add(urank)
        sum.add(profile_image_url)
        sum.add(icons)
        sum.add(`class`)
        sum.add(verified_contact_email)
        sum.add(province)
        sum.add(verified)
        sum.add(url)
        sum.add(statuses_count)
        sum.add(geo_enabled)
        sum.add(follow_me)
        sum.add(description)
        sum.add(type)
        sum.add(followers_count)
        sum.add(verified_contact_mobile)
        sum.add(location)
        sum.add(mbrank)
        sum.add(avatar_large)
        sum.add(star)
        sum.add(verified_trade)
        sum.add(profile_url)
        sum.add(weihao)
        sum.add(online_status)
        sum.add(badge_top)
        sum.add(verified_contact_name)
        sum.add(screen_name)
        sum.add(verified_source_url)
        sum.add(pagefriends_count)
        sum.add(name)
        sum.add(verified_reason)
        sum.add(friends_count)
        sum.add(mbtype)
        sum.add(block_app)
        sum.add(has_ability_tag)
        sum.add(avatar_hd)
        sum.add(credit_score)
        sum.add(remark)
        sum.add(created_at)
        sum.add(block_word)
        sum.add(ulevel)
        sum.add(allow_all_act_msg)
        sum.add(verified_state)
        sum.add(domain)
        sum.add(verified_reason_modified)
        sum.add(level)
        sum.add(allow_all_comment)
        sum.add(verified_level)
        sum.add(verified_reason_url)
        sum.add(gender)
        sum.add(favourites_count)
        sum.add(idstr)
        sum.add(verified_type)
        sum.add(city)
        sum.add(verified_source)
        sum.add(badge)
        sum.add(user_ability)
        sum.add(extend)
        sum.add(lang)
        sum.add(ptype)
        sum.add(following)
    }
}

package struct WeiboExtension: Codable, Sendable {
    package let privacy: WeiboPrivacy
    package let mbprivilege: String
}

extension WeiboExtension: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(privacy)
        sum.add(mbprivilege)
    }
}

package struct WeiboPrivacy: Codable, Sendable {
    package let mobile: Int
}

extension WeiboPrivacy: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(mobile)
    }
}

package struct WeiboBadge: Codable, Sendable {
    package let gongyi: Int
    package let gongyi_level: Int
    package let enterprise: Int
    package let zongyiji: Int
    package let suishoupai_2014: Int
    package let travel2013: Int
    package let anniversary: Int
    package let taobao: Int
    package let hongbao_2014: Int
    package let dzwbqlv_2015: Int
    package let uc_domain: Int
    package let bind_taobao: Int
    package let dailv: Int
    package let pzsd_2015: Int
}

extension WeiboBadge: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(gongyi)
        sum.add(gongyi_level)
        sum.add(enterprise)
        sum.add(zongyiji)
        sum.add(suishoupai_2014)
        sum.add(travel2013)
        sum.add(anniversary)
        sum.add(taobao)
        sum.add(hongbao_2014)
        sum.add(dzwbqlv_2015)
        sum.add(uc_domain)
        sum.add(bind_taobao)
        sum.add(dailv)
        sum.add(pzsd_2015)
    }
}

package struct WeiboIcon: Codable, Sendable {
    package let url: String
}

extension WeiboIcon: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(url)
    }
}
