import TestSupport
import Testing

@testable import Olivine

/// R12, R13: a rule of one's own runs once for each property, from its name to the key, and gives no key twice.
@Suite struct NamingRuleTests {
    struct User: JSONSerializing {
        let userName: String
        let homeURL: String
        static let propertyKeys = PropertyKeys(User.init) {
            Property("userName", \.userName)
            Property("homeURL", \.homeURL)
        }
        static let jsonKeyPaths: JSONKeyPaths<User> = [\.homeURL: "home"]
        static let jsonNaming = JSONNaming.custom { "x-" + JSONNaming.kebabCase.key(of: $0) }
    }

    static let shouting = JSONNaming.custom { $0.uppercased() }

    @Test func ruleOfATypeNamesItsKeys() {
        let user = User(userName: "ada", homeURL: "h")
        #expect(routes.complaints(#"{"x-user-name":"ada","home":"h"}"#, user) == [])
        // The type's own rule wins over the adapter's.
        #expect(JSONAdapter(naming: Self.shouting).routes.complaints(#"{"x-user-name":"ada","home":"h"}"#, user) == [])
    }

    @Test func ruleOfAnAdapterNamesKeysAtEveryDepth() {
        #expect(
            JSONAdapter(naming: Self.shouting).routes.complaints(#"{"VALUE":{"VALUE":1}}"#, Made(value: Made(value: 1)))
                == [])
        #expect(
            JSONAdapter().mapping(Made<Int>.self, naming: Self.shouting).routes
                .complaints(#"{"value":{"VALUE":1}}"#, Made(value: Made(value: 1))) == [])
    }

    struct Clash: ValueModel {
        let userID: Int, userId: Int
        static let propertyKeys = PropertyKeys(Clash.init) {
            Property("userID", \.userID)
            Property("userId", \.userId)
        }
    }

    @Test func twoPropertiesWithOneKeyAreNamed() {
        let adapter = JSONAdapter(naming: .custom { $0.lowercased() })
        #expect(
            adapter.routes.failure(Clash.self, "{}")
                == "configuration error\n  Clash.userID and Clash.userId are both written to $.userid")
        let error = #expect(throws: AdapterError.self) { try adapter.check([Made<Clash>].self) }
        #expect(error?.code == .configuration)
        // Where one of them stands elsewhere, all is well.
        #expect(
            adapter.mapping(Clash.self, [\.userId: "other"]).routes
                .complaints(#"{"userid":1,"other":2}"#, Clash(userID: 1, userId: 2)) == [])
    }

    @Test func ruleIsEqualToItselfAlone() {
        #expect(Self.shouting == Self.shouting)
        #expect(Self.shouting != JSONNaming.custom { $0.uppercased() })
        #expect(Set([Self.shouting, .snakeCase, Self.shouting]).count == 2)
    }

    @Test func adaptersWithRulesLeaveNothingBehind() {
        let plans = JSONAdapter(naming: Self.shouting).plans
        #expect(plans !== JSONAdapter(naming: Self.shouting).plans)
        #expect(JSONAdapter(naming: .snakeCase).plans === JSONAdapter(naming: .snakeCase).plans)
    }
}
