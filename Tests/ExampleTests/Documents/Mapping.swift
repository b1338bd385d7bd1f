import Foundation
import Olivine
import Testing

struct Mapping {
    // begin paths
    struct Package: JSONSerializing {
        let name: String
        let license: String?
        let owner: String
        let newestTag: String?
        let homepage: URL?

        static let propertyKeys = PropertyKeys(Package.init) {
            Property("name", \.name)
            Property("license", \.license)
            Property("owner", \.owner)
            Property("newestTag", \.newestTag)
            Property("homepage", \.homepage)
        }
        static let jsonKeyPaths: JSONKeyPaths<Package> = [
            \.name: .key("com.example.name"),
            \.owner: "owner.login",
            \.newestTag: .readOnly("tags[0].name"),
            \.homepage: .firstOf("homepage", "links.home"),
        ]
    }
    // end

    static func run(_ print: Printed) throws {
        // begin program
        let json = """
            {
              "com.example.name": "peridot",
              "owner": {"login": "mira"},
              "tags": [{"name": "2.1.0"}, {"name": "2.0.0"}],
              "links": {"home": "https://peridot.example.com/"}
            }
            """
        let package = try JSONAdapter.model(of: Package.self, from: json)
        print(package)
        print(try JSONAdapter.jsonString(from: package))
        // end
    }

    static func runShapes(_ print: Printed) throws {
        let package = Package(name: "peridot", license: nil, owner: "mira", newestTag: nil, homepage: nil)
        // begin shapes
        let registry = JSONAdapter()
            .mapping(Package.self, [\.name: "id", \.owner: "maintainers[0]"], naming: .snakeCase)
        print(try registry.jsonString(from: package))
        // end
    }

    // begin check
    @Test func packageIsWellMapped() throws { try JSONAdapter.check(Package.self) }
    // end

    // begin transformer
    struct Rate: JSONSerializing {
        let name: String
        let share: Double

        static let propertyKeys = PropertyKeys(Rate.init) {
            Property("name", \.name)
            Property("share", \.share)
        }
        static let percent = JSONTransformer<Int, Double>(
            read: { Double($0) / 100 },
            write: { Int(($0 * 100).rounded()) })
        static let jsonTransformers: JSONTransformers<Rate> = [.use(percent, for: \.share)]
    }
    // end

    static func runRate(_ print: Printed) throws {
        // begin rateprogram
        let rate = try JSONAdapter.model(of: Rate.self, from: #"{"name": "forsterite", "share": 92}"#)
        print(rate.share)
        print(try JSONAdapter.jsonString(from: rate))
        // end
    }

    static func runMistake(_ print: Printed) throws {
        struct Twin: JSONSerializing {
            let first: Int
            let second: Int
            static var propertyKeys: PropertyKeys<Twin> {
                .cached {
                    PropertyKeys(Twin.init) {
                        Property("first", \.first)
                        Property("second", \.second)
                    }
                }
            }
            static var jsonKeyPaths: JSONKeyPaths<Twin> { [\.first: "a.b", \.second: "a"] }
        }
        do { _ = try JSONAdapter.model(of: Twin.self, from: "{}") } catch { print(error) }
    }
}
