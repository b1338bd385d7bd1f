// Written by Scripts/generate-models from Scripts/models.txt.
// The properties have the documents' own names, so that no contender pays for mapping names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CheckSums
import Olivine

package struct WeiboStatus: ValueModel {
    package private(set) var favorited = false
    package private(set) var attitudes_status = 0
    package private(set) var created_at = ""
    package private(set) var id = 0
    package private(set) var truncated = false
    package private(set) var in_reply_to_screen_name = ""
    package private(set) var mblogid = ""
    package private(set) var text = ""
    package private(set) var idstr = ""
    package private(set) var source_type = 0
    package private(set) var geo = ""
    package private(set) var user = WeiboUser()
    package private(set) var comments_count = 0
    package private(set) var thumbnail_pic = ""
    package private(set) var source = ""
    package private(set) var recom_state = 0
    package private(set) var source_allowclick = 0
    package private(set) var biz_feature = 0
    package private(set) var mblogtypename = ""
    package private(set) var annotations: [WeiboAnnotation] = []
    package private(set) var filterID = ""
    package private(set) var bmiddle_pic = ""
    package private(set) var scheme = ""
    package private(set) var visible = WeiboVisibility()
    package private(set) var in_reply_to_status_id = ""
    package private(set) var mid = ""
    package private(set) var pic_ids: [String] = []
    package private(set) var reposts_count = 0
    package private(set) var mlevel = 0
    package private(set) var attitudes_count = 0
    package private(set) var darwin_tags: [String] = []
    package private(set) var userType = 0
    package private(set) var pic_infos: [String: WeiboPicture] = [:]
    package private(set) var in_reply_to_user_id = ""
    package private(set) var original_pic = ""

    package static let propertyKeys = PropertyKeys(startingFrom: WeiboStatus()) {
        Property("favorited", \.favorited)
        Property("attitudes_status", \.attitudes_status)
        Property("created_at", \.created_at)
        Property("id", \.id)
        Property("truncated", \.truncated)
        Property("in_reply_to_screen_name", \.in_reply_to_screen_name)
        Property("mblogid", \.mblogid)
        Property("text", \.text)
        Property("idstr", \.idstr)
        Property("source_type", \.source_type)
        Property("geo", \.geo)
        Property("user", \.user)
        Property("comments_count", \.comments_count)
        Property("thumbnail_pic", \.thumbnail_pic)
        Property("source", \.source)
        Property("recom_state", \.recom_state)
        Property("source_allowclick", \.source_allowclick)
        Property("biz_feature", \.biz_feature)
        Property("mblogtypename", \.mblogtypename)
        Property("annotations", \.annotations)
        Property("filterID", \.filterID)
        Property("bmiddle_pic", \.bmiddle_pic)
        Property("scheme", \.scheme)
        Property("visible", \.visible)
        Property("in_reply_to_status_id", \.in_reply_to_status_id)
        Property("mid", \.mid)
        Property("pic_ids", \.pic_ids)
        Property("reposts_count", \.reposts_count)
        Property("mlevel", \.mlevel)
        Property("attitudes_count", \.attitudes_count)
        Property("darwin_tags", \.darwin_tags)
        Property("userType", \.userType)
        Property("pic_infos", \.pic_infos)
        Property("in_reply_to_user_id", \.in_reply_to_user_id)
        Property("original_pic", \.original_pic)
    }
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

package struct WeiboPicture: ValueModel {
    package private(set) var thumbnail = WeiboPictureFile()
    package private(set) var bmiddle = WeiboPictureFile()
    package private(set) var large = WeiboPictureFile()
    package private(set) var largest = WeiboPictureFile()
    package private(set) var pic_id = ""
    package private(set) var photo_tag = 0
    package private(set) var original = WeiboPictureFile()
    package private(set) var filter_id = ""
    package private(set) var object_id = ""
    package private(set) var middleplus = WeiboPictureFile()

    package static let propertyKeys = PropertyKeys(startingFrom: WeiboPicture()) {
        Property("thumbnail", \.thumbnail)
        Property("bmiddle", \.bmiddle)
        Property("large", \.large)
        Property("largest", \.largest)
        Property("pic_id", \.pic_id)
        Property("photo_tag", \.photo_tag)
        Property("original", \.original)
        Property("filter_id", \.filter_id)
        Property("object_id", \.object_id)
        Property("middleplus", \.middleplus)
    }
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

package struct WeiboPictureFile: ValueModel {
    package private(set) var cut_type = 0
    package private(set) var type = ""
    package private(set) var url = ""
    package private(set) var width = 0
    package private(set) var height = 0

    package static let propertyKeys = PropertyKeys(startingFrom: WeiboPictureFile()) {
        Property("cut_type", \.cut_type)
        Property("type", \.type)
        Property("url", \.url)
        Property("width", \.width)
        Property("height", \.height)
    }
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

package struct WeiboVisibility: ValueModel {
    package private(set) var type = 0
    package private(set) var list_id = 0

    package static let propertyKeys = PropertyKeys(startingFrom: WeiboVisibility()) {
        Property("type", \.type)
        Property("list_id", \.list_id)
    }
}

extension WeiboVisibility: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(type)
        sum.add(list_id)
    }
}

package struct WeiboAnnotation: ValueModel {
    package private(set) var client_mblogid: String?
    package private(set) var mapi_request: Bool?

    package static let propertyKeys = PropertyKeys(startingFrom: WeiboAnnotation()) {
        Property("client_mblogid", \.client_mblogid)
        Property("mapi_request", \.mapi_request)
    }
}

extension WeiboAnnotation: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(client_mblogid)
        sum.add(mapi_request)
    }
}

package struct WeiboUser: ValueModel {
    package private(set) var cover_image_phone = ""
    package private(set) var id = 0
    package private(set) var bi_followers_count = 0
    package private(set) var urank = 0
    package private(set) var profile_image_url = ""
    package private(set) var icons: [WeiboIcon] = []
    package private(set) var `class` = 0
    package private(set) var verified_contact_email = ""
    package private(set) var province = ""
    package private(set) var verified = false
    package private(set) var url = ""
    package private(set) var statuses_count = 0
    package private(set) var geo_enabled = false
    package private(set) var follow_me = false
    package private(set) var description = ""
    package private(set) var type = 0
    package private(set) var followers_count = 0
    package private(set) var verified_contact_mobile = ""
    package private(set) var location = ""
    package private(set) var mbrank = 0
    package private(set) var avatar_large = ""
    package private(set) var star = 0
    package private(set) var verified_trade = ""
    package private(set) var profile_url = ""
    package private(set) var weihao = ""
    package private(set) var online_status = 0
    package private(set) var badge_top = ""
    package private(set) var verified_contact_name = ""
    package private(set) var screen_name = ""
    package private(set) var verified_source_url = ""
    package private(set) var pagefriends_count = 0
    package private(set) var name = ""
    package private(set) var verified_reason = ""
    package private(set) var friends_count = 0
    package private(set) var mbtype = 0
    package private(set) var block_app = 0
    package private(set) var has_ability_tag = 0
    package private(set) var avatar_hd = ""
    package private(set) var credit_score = 0
    package private(set) var remark = ""
    package private(set) var created_at = ""
    package private(set) var block_word = 0
    package private(set) var ulevel = 0
    package private(set) var allow_all_act_msg = false
    package private(set) var verified_state = 0
    package private(set) var domain = ""
    package private(set) var verified_reason_modified = ""
    package private(set) var level = 0
    package private(set) var allow_all_comment = false
    package private(set) var verified_level = 0
    package private(set) var verified_reason_url = ""
    package private(set) var gender = ""
    package private(set) var favourites_count = 0
    package private(set) var idstr = ""
    package private(set) var verified_type = 0
    package private(set) var city = ""
    package private(set) var verified_source = ""
    package private(set) var badge = WeiboBadge()
    package private(set) var user_ability = 0
    package private(set) var extend = WeiboExtension()
    package private(set) var lang = ""
    package private(set) var ptype = 0
    package private(set) var following = false

    package static let propertyKeys = PropertyKeys(startingFrom: WeiboUser()) {
        Property("cover_image_phone", \.cover_image_phone)
        Property("id", \.id)
        Property("bi_followers_count", \.bi_followers_count)
        Property("urank", \.urank)
        Property("profile_image_url", \.profile_image_url)
        Property("icons", \.icons)
        Property("class", \.`class`)
        Property("verified_contact_email", \.verified_contact_email)
        Property("province", \.province)
        Property("verified", \.verified)
        Property("url", \.url)
        Property("statuses_count", \.statuses_count)
        Property("geo_enabled", \.geo_enabled)
        Property("follow_me", \.follow_me)
        Property("description", \.description)
        Property("type", \.type)
        Property("followers_count", \.followers_count)
        Property("verified_contact_mobile", \.verified_contact_mobile)
        Property("location", \.location)
        Property("mbrank", \.mbrank)
        Property("avatar_large", \.avatar_large)
        Property("star", \.star)
        Property("verified_trade", \.verified_trade)
        Property("profile_url", \.profile_url)
        Property("weihao", \.weihao)
        Property("online_status", \.online_status)
        Property("badge_top", \.badge_top)
        Property("verified_contact_name", \.verified_contact_name)
        Property("screen_name", \.screen_name)
        Property("verified_source_url", \.verified_source_url)
        Property("pagefriends_count", \.pagefriends_count)
        Property("name", \.name)
        Property("verified_reason", \.verified_reason)
        Property("friends_count", \.friends_count)
        Property("mbtype", \.mbtype)
        Property("block_app", \.block_app)
        Property("has_ability_tag", \.has_ability_tag)
        Property("avatar_hd", \.avatar_hd)
        Property("credit_score", \.credit_score)
        Property("remark", \.remark)
        Property("created_at", \.created_at)
        Property("block_word", \.block_word)
        Property("ulevel", \.ulevel)
        Property("allow_all_act_msg", \.allow_all_act_msg)
        Property("verified_state", \.verified_state)
        Property("domain", \.domain)
        Property("verified_reason_modified", \.verified_reason_modified)
        Property("level", \.level)
        Property("allow_all_comment", \.allow_all_comment)
        Property("verified_level", \.verified_level)
        Property("verified_reason_url", \.verified_reason_url)
        Property("gender", \.gender)
        Property("favourites_count", \.favourites_count)
        Property("idstr", \.idstr)
        Property("verified_type", \.verified_type)
        Property("city", \.city)
        Property("verified_source", \.verified_source)
        Property("badge", \.badge)
        Property("user_ability", \.user_ability)
        Property("extend", \.extend)
        Property("lang", \.lang)
        Property("ptype", \.ptype)
        Property("following", \.following)
    }
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

package struct WeiboExtension: ValueModel {
    package private(set) var privacy = WeiboPrivacy()
    package private(set) var mbprivilege = ""

    package static let propertyKeys = PropertyKeys(startingFrom: WeiboExtension()) {
        Property("privacy", \.privacy)
        Property("mbprivilege", \.mbprivilege)
    }
}

extension WeiboExtension: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(privacy)
        sum.add(mbprivilege)
    }
}

package struct WeiboPrivacy: ValueModel {
    package private(set) var mobile = 0

    package static let propertyKeys = PropertyKeys(startingFrom: WeiboPrivacy()) {
        Property("mobile", \.mobile)
    }
}

extension WeiboPrivacy: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(mobile)
    }
}

package struct WeiboBadge: ValueModel {
    package private(set) var gongyi = 0
    package private(set) var gongyi_level = 0
    package private(set) var enterprise = 0
    package private(set) var zongyiji = 0
    package private(set) var suishoupai_2014 = 0
    package private(set) var travel2013 = 0
    package private(set) var anniversary = 0
    package private(set) var taobao = 0
    package private(set) var hongbao_2014 = 0
    package private(set) var dzwbqlv_2015 = 0
    package private(set) var uc_domain = 0
    package private(set) var bind_taobao = 0
    package private(set) var dailv = 0
    package private(set) var pzsd_2015 = 0

    package static let propertyKeys = PropertyKeys(startingFrom: WeiboBadge()) {
        Property("gongyi", \.gongyi)
        Property("gongyi_level", \.gongyi_level)
        Property("enterprise", \.enterprise)
        Property("zongyiji", \.zongyiji)
        Property("suishoupai_2014", \.suishoupai_2014)
        Property("travel2013", \.travel2013)
        Property("anniversary", \.anniversary)
        Property("taobao", \.taobao)
        Property("hongbao_2014", \.hongbao_2014)
        Property("dzwbqlv_2015", \.dzwbqlv_2015)
        Property("uc_domain", \.uc_domain)
        Property("bind_taobao", \.bind_taobao)
        Property("dailv", \.dailv)
        Property("pzsd_2015", \.pzsd_2015)
    }
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

package struct WeiboIcon: ValueModel {
    package private(set) var url = ""

    package static let propertyKeys = PropertyKeys(startingFrom: WeiboIcon()) {
        Property("url", \.url)
    }
}

extension WeiboIcon: Summed {
    package func add(to sum: inout CheckSum) {
        sum.add(url)
    }
}
