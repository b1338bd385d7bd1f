import Foundation
import Olivine
import Testing

@testable import settings

struct SettingsTests {
    @Test func printsLayersAndWhatTheUserChanged() throws {
        #expect(
            try Program.report(file: Program.file, arguments: ["font-size=14"]) == """
                With font-size=14:
                Settings(theme: dark, font: Font(family: "Source Code Pro", size: 14), window: \
                Window(width: 1600, height: 800, isFullScreen: false), recentFiles: [])

                The user changes theme: dark → system, window.isFullScreen: false → true, and the file becomes

                {
                  "font": {
                    "family": "Source Code Pro"
                  },
                  "window": {
                    "width": 1600,
                    "isFullScreen": true
                  }
                }
                """)
    }

    @Test func laterLayersWinSettingBySetting() throws {
        let settings = try Layers(
            file: #"{"theme": "light", "font": {"family": "A", "size": 10}}"#,
            arguments: ["theme=dark", "font=null", "full-screen=true"]
        ).settings
        #expect(settings.theme == .dark && settings.font == Font(family: nil, size: 10))
        #expect(settings.window == Window(width: 1200, height: 800, isFullScreen: true))
    }

    @Test func whatTheUserSetsGoesIntoTheFileAndTheArgumentsDoNot() throws {
        var layers = try Layers(file: "{}", arguments: ["font-size=14", "theme=dark"])
        #expect(try layers.fileText() == "{}")
        try layers.edit { $0.font.family = "B" }
        #expect(layers.settings.font == Font(family: "B", size: 14))
        #expect(try layers.fileText().filter { !$0.isWhitespace } == #"{"font":{"family":"B"}}"#)
        try layers.edit { $0.font.family = nil }
        #expect(try layers.fileText() == "{}", "what is a default again is left out")
    }

    @Test(arguments: [
        ("size=3", "size=3 is none of theme=…, font=…, font-size=…, full-screen=…"),
        ("full-screen", "full-screen is none of theme=…, font=…, font-size=…, full-screen=…"),
        ("full-screen=yes", #"full-screen: expected true or false, found the text "yes""#),
        ("font-size=99", "Font.size: invalid: expected a size from 6 to 72, found 99\n  at $.font.size"),
    ])
    func mistakenArgumentSaysWhatIsWrong(_ argument: String, _ message: String) {
        do { _ = try Layers(file: "{}", arguments: [argument]) } catch {
            #expect("\(error)" == message)
            return
        }
        Issue.record("read")
    }
}
