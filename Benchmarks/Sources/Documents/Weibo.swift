/// weibo.json: one status with nine pictures of six sizes each. Many fields, most of them small integers and addresses; 42 %
/// white space, some of it on both sides of the colons.
func weiboDocument(seed: UInt64) -> [UInt8] {
    var author = Author(random: PseudoRandom(seed: seed))
    var json = JSONText(indentation: 4, colon: " : ")
    json.object { author.status(&$0) }
    json.raw("\n")
    return json.bytes
}

private struct Author {
    var random: PseudoRandom

    mutating func status(_ json: inout JSONText) {
        let pictures = (0..<9).map { _ in random.letters(32, of: Alphabet.lower36) }
        json.put("favorited", true)
        json.put("attitudes_status", 0)
        json.put("created_at", "Wed Sep 16 12:20:09 +0800 2015")
        json.put("id", 3_887_674_148_022_737)
        json.put("truncated", false)
        json.put("in_reply_to_screen_name", "")
        json.put("mblogid", "CAMNUxF4Z")
        json.put("text", "今天在火山脚下捡到了一块橄榄石，很幸福，你们也要和我一样幸福❤️——石头")
        json.put("idstr", "3887674148022737")
        json.put("source_type", 1)
        json.put("geo", "")
        json.put("user") { user(&$0) }
        json.put("comments_count", 34_006)
        json.put("thumbnail_pic", address("thumbnail", pictures[3]))
        json.put("source", "<a href=\"http://app.weibo.com/t/feed/\(random.letters(6))\" rel=\"nofollow\">olivine</a>")
        json.put("recom_state", -1)
        json.put("source_allowclick", 0)
        json.put("biz_feature", 4_294_967_300)
        json.put("mblogtypename", "")
        json.put("annotations", list: [true, false]) { json, isFirst in
            json.object { json in
                if isFirst {
                    json.put("client_mblogid", "b2b8a7fa-7d0e-4a2d-93c2-c3a1e6a4d0f9")
                } else {
                    json.put("mapi_request", true)
                }
            }
        }
        json.put("filterID", "")
        json.put("bmiddle_pic", address("bmiddle", pictures[3]))
        json.put("scheme", "sinaweibo://detail/?mblogid=CAMNUxF4Z")
        json.put("visible") { json in
            json.put("type", 0)
            json.put("list_id", 0)
        }
        json.put("in_reply_to_status_id", "")
        json.put("mid", "3887674148022737")
        json.put("pic_ids", list: pictures) { $0.quote($1) }
        json.put("reposts_count", 12_662)
        json.put("mlevel", 0)
        json.put("attitudes_count", 407_220)
        json.put("darwin_tags", list: [])
        json.put("userType", 0)
        json.put("pic_infos") { json in
            for id in pictures { json.put(id) { picture(id, &$0) } }
        }
        json.put("in_reply_to_user_id", "")
        json.put("original_pic", address("large", pictures[3]))
    }

    private mutating func picture(_ id: String, _ json: inout JSONText) {
        file("thumbnail", "or180", id, &json)
        file("bmiddle", "or360", id, &json)
        file("large", "wap720", id, &json)
        file("largest", "large", id, &json)
        json.put("pic_id", id)
        json.put("photo_tag", 0)
        file("original", "woriginal", id, &json)
        json.put("filter_id", "1")
        json.put("object_id", "1042018:" + random.letters(32, of: Alphabet.hex))
        file("middleplus", "or480", id, &json)
    }

    private mutating func file(_ key: String, _ folder: String, _ id: String, _ json: inout JSONText) {
        json.put(key) { json in
            json.put("cut_type", 1)
            json.put("type", folder.hasPrefix("or") ? "WEBP" : "JPEG")
            json.put("url", address(folder, id))
            json.put("width", random.int(150...2_000))
            json.put("height", random.int(150...2_000))
        }
    }

    private mutating func address(_ folder: String, _ id: String) -> String {
        "http://ww\(random.int(1...4)).sinaimg.cn/\(folder)/\(id).jpg"
    }

    private mutating func user(_ json: inout JSONText) {
        json.put(
            "cover_image_phone",
            "http://ww4.sinaimg.cn/crop.0.0.640.640.640/\(random.letters(32, of: Alphabet.lower36)).jpg")
        json.put("id", 3_952_070_245)
        json.put("bi_followers_count", 153)
        json.put("urank", 23)
        json.put("profile_image_url", "http://tp2.sinaimg.cn/3952070245/50/5737272572/0")
        json.put("icons", list: [0]) { json, _ in
            json.object { $0.put("url", "http://u1.sinaimg.cn/upload/2014/11/04/common_icon_membership_level5.png") }
        }
        json.put("class", 1)
        json.put("verified_contact_email", "")
        json.put("province", "11")
        json.put("verified", true)
        json.put("url", "")
        json.put("statuses_count", 805)
        json.put("geo_enabled", true)
        json.put("follow_me", false)
        json.put("description", "")
        json.put("type", 1)
        json.put("followers_count", 39_082_009)
        json.put("verified_contact_mobile", "")
        json.put("location", "北京")
        json.put("mbrank", 5)
        json.put("avatar_large", "http://tp2.sinaimg.cn/3952070245/180/5737272572/0")
        json.put("star", 0)
        json.put("verified_trade", "1017")
        json.put("profile_url", "olivine")
        json.put("weihao", "")
        json.put("online_status", 1)
        json.put("badge_top", "")
        json.put("verified_contact_name", "")
        json.put("screen_name", "橄榄石")
        json.put("verified_source_url", "")
        json.put("pagefriends_count", 36)
        json.put("name", "橄榄石")
        json.put("verified_reason", "石头")
        json.put("friends_count", 261)
        json.put("mbtype", 12)
        json.put("block_app", 1)
        json.put("has_ability_tag", 1)
        json.put(
            "avatar_hd", "http://ww2.sinaimg.cn/crop.0.0.1080.1080.1024/\(random.letters(32, of: Alphabet.lower36)).jpg"
        )
        json.put("credit_score", 80)
        json.put("remark", "")
        json.put("created_at", "Wed Mar 26 17:02:15 +0800 2014")
        json.put("block_word", 0)
        json.put("ulevel", 0)
        json.put("allow_all_act_msg", false)
        json.put("verified_state", 0)
        json.put("domain", "olivine")
        json.put("verified_reason_modified", "")
        json.put("level", 2)
        json.put("allow_all_comment", true)
        json.put("verified_level", 1)
        json.put("verified_reason_url", "")
        json.put("gender", "f")
        json.put("favourites_count", 1)
        json.put("idstr", "3952070245")
        json.put("verified_type", 0)
        json.put("city", "1000")
        json.put("verified_source", "")
        json.put("badge") { json in
            let names = [
                "gongyi", "gongyi_level", "enterprise", "zongyiji", "suishoupai_2014", "travel2013", "anniversary",
                "taobao", "hongbao_2014", "dzwbqlv_2015", "uc_domain", "bind_taobao", "dailv", "pzsd_2015",
            ]
            for name in names { json.put(name, name.hasPrefix("zong") ? 1 : 0) }
        }
        json.put("user_ability", 0)
        json.put("extend") { json in
            json.put("privacy") { $0.put("mobile", 0) }
            json.put("mbprivilege", String(repeating: "0", count: 58) + "c10208")
        }
        json.put("lang", "zh-cn")
        json.put("ptype", 1)
        json.put("following", false)
    }
}
