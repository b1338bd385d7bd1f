/// twitter.json: a search answer of 100 statuses, 73 of them retweets that hold a whole status again. Many short
/// strings, Japanese texts, one value in six null.
func twitterDocument(seed: UInt64) -> [UInt8] {
    var author = Author(random: PseudoRandom(seed: seed))
    var json = JSONText(indentation: 2)
    json.object { json in
        json.put("statuses", list: Array(0..<100)) { json, index in
            // 73 of 100, spread evenly.
            let isRetweet = (index + 1) * 73 / 100 > index * 73 / 100
            json.object { author.status(&$0, retweeting: isRetweet) }
        }
        json.put("search_metadata") { json in
            json.put("completed_in", literal: "0.087")
            json.put("max_id", 505_874_924_095_815_700)
            json.put("max_id_str", "505874924095815681")
            json.put("next_results", "?max_id=505874847260352512&q=%E7%9F%B3&count=100&include_entities=1")
            json.put("query", "%E7%9F%B3")
            json.put("refresh_url", "?since_id=505874924095815681&q=%E7%9F%B3&include_entities=1")
            json.put("count", 100)
            json.put("since_id", 0)
            json.put("since_id_str", "0")
        }
    }
    return json.bytes
}

private struct Author {
    var random: PseudoRandom

    mutating func status(_ json: inout JSONText, retweeting: Bool?) {
        let id = random.int(505_874_000...505_875_000) * 1_000_000_000 + random.int(0...999_999_999)
        let isReply = random.chance(7)
        let replied = random.number(digits: random.pick([9, 10, 10]))
        json.put("metadata") { json in
            json.put("result_type", "recent")
            json.put("iso_language_code", "ja")
        }
        json.put("created_at", date())
        json.put("id", id / 100 * 100)
        json.put("id_str", String(id))
        json.put("text", text())
        json.put("source", source())
        json.put("truncated", false)
        json.put("in_reply_to_status_id", isReply ? id - 7_700 : nil)
        json.put("in_reply_to_status_id_str", isReply ? String(id - 7_700) : nil)
        json.put("in_reply_to_user_id", isReply ? replied : nil)
        json.put("in_reply_to_user_id_str", isReply ? String(replied) : nil)
        json.put("in_reply_to_screen_name", isReply ? screenName() : nil)
        json.put("user") { user(&$0) }
        for key in ["geo", "coordinates", "place", "contributors"] { json.putNull(key) }
        if retweeting == true {
            json.put("retweeted_status") { status(&$0, retweeting: nil) }
        }
        json.put("retweet_count", random.number(digits: random.pick([1, 1, 2, 3, 3])))
        json.put("favorite_count", random.number(digits: random.pick([1, 1, 1, 2, 3])))
        json.put("entities") { entities(&$0, mentions: retweeting == true || isReply) }
        json.put("favorited", false)
        json.put("retweeted", false)
        if random.chance(13) { json.put("possibly_sensitive", false) }
        json.put("lang", "ja")
    }

    private mutating func user(_ json: inout JSONText) {
        let id = random.number(digits: random.pick([8, 9, 10, 10, 10, 10, 10, 10, 10, 10]))
        let hasPage = random.chance(11)
        let hasZone = random.chance(18)
        let page = link()
        let scheme =
            random.chance(85)
            ? "abs.twimg.com/images/themes/theme\(random.int(1...9))/bg.png"
            : "pbs.twimg.com/profile_background_images/\(random.number(digits: 18))/\(random.letters(8)).jpeg"
        let portrait = "pbs.twimg.com/profile_images/\(random.number(digits: 18))/\(random.letters(8))_normal.jpeg"
        json.put("id", id)
        json.put("id_str", String(id))
        json.put(
            "name", random.chance(93) ? random.japanese(bytes: random.int(9...42)) : random.letters(random.int(3...12)))
        json.put("screen_name", screenName())
        json.put("location", random.chance(25) ? random.japanese(bytes: random.int(6...48)) : "")
        json.put("description", description())
        json.put("url", hasPage ? page.short : nil)
        json.put("entities") { json in
            if hasPage {
                json.put("url") { json in
                    json.put("urls", list: [page]) { json, link in json.object { $0.put(link: link, at: 0) } }
                }
            }
            json.put("description") { json in
                let links = random.chance(4) ? [link()] : []
                json.put("urls", list: links) { json, link in json.object { $0.put(link: link, at: 45) } }
            }
        }
        json.put("protected", false)
        json.put("followers_count", random.number(digits: random.pick([2, 3, 3, 3, 3, 4, 5])))
        json.put("friends_count", random.number(digits: random.pick([2, 3, 3, 3, 3, 4])))
        json.put("listed_count", random.chance(60) ? random.int(0...9) : random.int(10...400))
        json.put("created_at", date())
        json.put("favourites_count", random.number(digits: random.pick([1, 2, 3, 3, 4])))
        json.put("utc_offset", hasZone ? 32_400 : nil)
        json.put("time_zone", hasZone ? random.pick(["Tokyo", "Irkutsk", "Osaka"]) : nil)
        json.put("geo_enabled", random.chance(30))
        json.put("verified", false)
        json.put("statuses_count", random.number(digits: random.pick([2, 3, 4, 4, 5, 5])))
        json.put("lang", random.chance(97) ? "ja" : "zh-cn")
        json.put("contributors_enabled", false)
        json.put("is_translator", false)
        json.put("is_translation_enabled", false)
        json.put("profile_background_color", color())
        json.put("profile_background_image_url", "http://" + scheme)
        json.put("profile_background_image_url_https", "https://" + scheme)
        json.put("profile_background_tile", random.chance(15))
        json.put("profile_image_url", "http://" + portrait)
        json.put("profile_image_url_https", "https://" + portrait)
        if random.chance(91) {
            json.put("profile_banner_url", "https://pbs.twimg.com/profile_banners/\(id)/\(random.number(digits: 10))")
        }
        json.put("profile_link_color", color())
        json.put("profile_sidebar_border_color", color())
        json.put("profile_sidebar_fill_color", color())
        json.put("profile_text_color", "333333")
        json.put("profile_use_background_image", true)
        json.put("default_profile", random.chance(65))
        json.put("default_profile_image", false)
        for key in ["following", "follow_request_sent", "notifications"] { json.put(key, false) }
    }

    private mutating func entities(_ json: inout JSONText, mentions: Bool) {
        let hashtags = random.chance(6) ? [random.japanese(bytes: 15)] : []
        let links = random.chance(11) ? [link()] : []
        let mentioned = mentions ? 1 : 0
        json.put("hashtags", list: hashtags) { json, tag in
            json.object { json in
                json.put("text", tag)
                json.put("indices", list: [47, 53])
            }
        }
        json.put("symbols", list: [])
        json.put("urls", list: links) { json, link in json.object { $0.put(link: link, at: 33) } }
        json.put("user_mentions", list: Array(0..<mentioned)) { json, _ in
            json.object { json in
                let id = random.number(digits: random.pick([9, 10, 10]))
                json.put("screen_name", screenName())
                json.put("name", random.japanese(bytes: random.int(9...42)))
                json.put("id", id)
                json.put("id_str", String(id))
                json.put("indices", list: [3, random.int(9...19)])
            }
        }
        if random.chance(6) { json.put("media", list: [0]) { json, _ in json.object { media(&$0) } } }
    }

    private mutating func media(_ json: inout JSONText) {
        let id = random.number(digits: 18)
        let file = "pbs.twimg.com/media/\(random.letters(15)).jpg"
        let short = random.letters(10)
        json.put("id", id / 100 * 100)
        json.put("id_str", String(id))
        json.put("indices", list: [27, 49])
        json.put("media_url", "http://" + file)
        json.put("media_url_https", "https://" + file)
        json.put("url", "http://t.co/" + short)
        json.put("display_url", "pic.twitter.com/" + short)
        json.put("expanded_url", "http://twitter.com/\(screenName())/status/\(id)/photo/1")
        json.put("type", "photo")
        json.put("sizes") { json in
            for (name, width, height) in [
                ("medium", 600, 338), ("small", 340, 192), ("thumb", 150, 150), ("large", 765, 432),
            ] {
                json.put(name) { json in
                    json.put("w", width)
                    json.put("h", height)
                    json.put("resize", name == "thumb" ? "crop" : "fit")
                }
            }
        }
        if random.chance(50) {
            json.put("source_status_id", id / 100 * 100)
            json.put("source_status_id_str", String(id))
        }
    }

    // MARK: Texts

    private mutating func text() -> String {
        var text = random.chance(70) ? "RT @\(screenName()): " : ""
        text += random.japanese(bytes: random.int(150...390))
        if random.chance(30) { text += "\n\n" + random.japanese(bytes: 24) }
        if random.chance(15) { text += " http://t.co/" + random.letters(10) }
        return text
    }

    private mutating func description() -> String {
        var text = random.chance(7) ? random.letters(random.int(0...60)) : random.japanese(bytes: random.int(40...370))
        if random.chance(50) { text += "\r\n" + random.japanese(bytes: 21) + "\r\n" + random.letters(6) }
        return text
    }

    private mutating func source() -> String {
        let (page, name) = random.pick([
            ("http://twitter.com/download/iphone", "Twitter for iPhone"),
            ("http://twitter.com/download/android", "Twitter for Android"),
            ("https://twitter.com/twtbot", "石ぼっと試作"),
            ("http://stones.example.jp/bots/mantle", "かんらん石の部屋"),
            ("http://stones.example.jp/s", "火山だより"),
        ])
        return "<a href=\"\(page)\" rel=\"nofollow\">\(name)</a>"
    }

    private mutating func screenName() -> String {
        random.letters(random.int(8...15))
    }

    private mutating func date() -> String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
        let day = random.pick(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
        let month = random.pick(["Jan", "Mar", "May", "Jul", "Aug", "Oct", "Dec"])
        let time = [23, 59, 59].map { two(random.int(0...$0)) }.joined(separator: ":")
        return "\(day) \(month) \(two(random.int(1...28))) \(time) +0000 \(random.int(2009...2014))"
    }

    private mutating func color() -> String {
        random.chance(50) ? "C0DEED" : random.letters(6, of: Alphabet.upperHex)
    }

    private mutating func link() -> Link {
        let page = "stones.example.jp/" + random.letters(random.int(6...24))
        return Link(short: "http://t.co/" + random.letters(10), page: page)
    }
}

private struct Link {
    let short: String
    let page: String
}

extension JSONText {
    fileprivate mutating func put(link: Link, at index: Int) {
        put("url", link.short)
        put("expanded_url", "http://" + link.page)
        put("display_url", link.page)
        put("indices", list: [index, index + 22])
    }
}
