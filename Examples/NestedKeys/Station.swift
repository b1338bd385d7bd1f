import Olivine

/// A weather station as a program wants it. The service nests, renames and splits almost everything.
struct Station: JSONSerializing {
    let code: String
    let name: String
    let country: String
    let place: Coordinate
    let owner: Owner
    let latest: Double?
    let photo: String?
    let others: JSONObject

    static let propertyKeys = PropertyKeys(Station.init) {
        Property("code", \.code)
        Property("name", \.name)
        Property("country", \.country, default: "IS")
        Property("place", \.place)
        Property("owner", \.owner)
        Property("latest", \.latest)
        Property("photo", \.photo)
        Property("others", \.others)
    }
    static let jsonKeyPaths: JSONKeyPaths<Station> = [
        \.code: .firstOf("station_code", "id"),  // the new key, or the old one
        \.name: "labels.name.is",
        \.country: "labels.country",
        \.place: .allOf(["latitude": "geo.lat", "longitude": "geo.lon"]),  // two values, one property
        \.owner: .flattened,  // its keys stand among the station's own
        \.latest: "measurements[0].value",
        \.photo: .key("http://schema.example/photo"),  // one key, dots and all
        \.others: .remaining,  // what nobody knows comes back on writing
    ]
}

struct Coordinate: ValueModel {
    let latitude: Double
    let longitude: Double

    static let propertyKeys = PropertyKeys(Coordinate.init) {
        Property("latitude", \.latitude)
        Property("longitude", \.longitude)
    }
}

struct Owner: JSONSerializing {
    let ownerName: String
    let ownerMail: String?

    static let propertyKeys = PropertyKeys(Owner.init) {
        Property("ownerName", \.ownerName)
        Property("ownerMail", \.ownerMail)
    }
    static let jsonNaming = JSONNaming.snakeCase
}
