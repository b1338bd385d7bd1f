import Foundation
import Olivine

/// An account as the program knows it. It says nothing about any JSON.
struct Account: ValueModel {
    let id: Int
    let name: String
    let email: String
    let joined: Date
    let isVerified: Bool

    static let propertyKeys = PropertyKeys(Account.init) {
        Property("id", \.id)
        Property("name", \.name)
        Property("email", \.email)
        Property("joined", \.joined)
        Property("isVerified", \.isVerified, default: false)
    }
}

/// A page of a longer list.
struct Page<Item: PropertyValue>: ValueModel {
    let items: [Item]
    let next: Int?

    static var propertyKeys: PropertyKeys<Page> {
        .cached {
            PropertyKeys(Page.init) {
                Property("items", \.items)
                Property("next", \.next)
            }
        }
    }
}
