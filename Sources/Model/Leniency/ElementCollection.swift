/// Collections, and optional ones, whose bad elements can be left out.
protocol ElementCollection {}

extension Array: ElementCollection where Element: PropertyValue {}
extension Set: ElementCollection where Element: PropertyValue {}
extension Dictionary: ElementCollection where Key: PropertyValue, Value: PropertyValue {}
extension Optional: ElementCollection where Wrapped: ElementCollection {}
