import Olivine

// swift run nested-keys
@main
struct NestedKeys {
    static func main() throws { print(try report()) }

    static let document = document(longitude: "-19.562")

    static func document(longitude: String) -> String {
        """
        {
          "station_code": "HVE-2",
          "labels": {"name": {"is": "Hveravellir", "en": "Hot spring fields"}, "country": "IS"},
          "geo": {"lat": 64.867, "lon": \(longitude)},
          "owner_name": "Veðurstofa", "owner_mail": "obs@example.is",
          "measurements": [{"value": -3.5, "unit": "C"}, {"value": -3.1, "unit": "C"}],
          "http://schema.example/photo": "https://example.is/hve.jpg",
          "firmware": {"version": "4.1"}, "maintained": true
        }
        """
    }

    /// The document as a model, the model as a document, and what is told where something is wrong inside.
    static func report() throws -> String {
        let station = try JSONAdapter.model(of: Station.self, from: document)
        var text = """
            \(station.code)  \(station.name), \(station.country), by \(station.owner.ownerName)
            at \(station.place.latitude), \(station.place.longitude): \(station.latest ?? .nan) °C
            nobody knows: \(station.others)

            Written again, with another owner:

            """
        let sold = try station.copy {
            $0.owner.ownerName = "Ferðafélag"
            $0.owner.ownerMail = nil
        }
        text += try JSONAdapter(format: .pretty).jsonString(from: sold)
        do {
            _ = try JSONAdapter.model(of: Station.self, from: document(longitude: #""19.6 W""#))
        } catch { text += "\n\nA longitude that is none:\n\(error)" }
        return text
    }
}
