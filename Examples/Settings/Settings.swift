import Foundation
import Olivine

/// The settings of an editor. The defaults stand in the rows, once; every layer above them is `Changes<Settings>`.
struct Settings: ValueModel {
    enum Theme: String, PropertyValue { case light, dark, system }

    let theme: Theme
    let font: Font
    let window: Window
    let recentFiles: [String]

    static let propertyKeys = PropertyKeys(Settings.init) {
        Property("theme", \.theme, default: .system)
        Property("font", \.font, default: Font(family: nil, size: 13))
        Property("window", \.window, default: Window(width: 1200, height: 800, isFullScreen: false))
        Property("recentFiles", \.recentFiles, default: [])
    }
}

struct Font: ValueModel {
    let family: String?
    let size: Int

    static let propertyKeys = PropertyKeys(Font.init) {
        Property("family", \.family)
        Property("size", \.size).validating {
            if !(6...72).contains($0) { throw ModelError(.invalid, expected: "a size from 6 to 72", found: "\($0)") }
        }
    }
}

struct Window: ValueModel {
    let width: Int
    let height: Int
    let isFullScreen: Bool

    static let propertyKeys = PropertyKeys(Window.init) {
        Property("width", \.width)
        Property("height", \.height)
        Property("isFullScreen", \.isFullScreen)
    }
}
