// Values that are no single value of the document.
extension JSONKeyPath {
    /// Several paths that are one value together, both ways: the property's type, or its transformer's input, is read from
    /// an object of what they lead to, and writes an object whose members go there.
    ///
    ///     [\.place: .allOf("lat", "lon")]         // {"name":"Rome","lat":41.9,"lon":12.5}
    ///
    /// A member is named as the last key of its path. What is missing is left out of the object, null is kept in it; where
    /// all are null the value is null, and where all are missing it is missing (R8). A fault in a member stands where that
    /// stands in the document. Without a transformer the type is a model, a `JSONObject`, a dictionary, or whatever else is
    /// read from an object.
    ///
    /// Changes must have all of them or none.
    public static func allOf(_ paths: JSONPath...) -> JSONKeyPath {
        var mapping = JSONKeyPath(paths)
        mapping.memberNames = paths.map { if case .key(let key)? = $0.components.last { key } else { "" } }
        return mapping
    }

    /// The same with names that differ from the keys in the document.
    ///
    ///     [\.place: .allOf(["lon": "position[0]", "lat": "position[1]"])]
    public static func allOf(_ members: KeyValuePairs<String, JSONPath>) -> JSONKeyPath {
        var mapping = JSONKeyPath(members.map(\.value))
        mapping.memberNames = members.map(\.key)
        return mapping
    }

    /// The keys of the nested model stand among this model's own, both ways.
    ///
    ///     [\.address: .flattened]                // {"name":"Ada","street":"Main Street","city":"London"}
    ///
    /// The nested model keeps its own paths and transformers. Of an optional one nil is read where none of its keys has a
    /// value other than null. So a model whose properties are all left out on writing comes back as nil. Where a default is
    /// declared, it is taken if none of the keys is there.
    ///
    /// A key that both models have, and a model that is flattened in itself, are *configuration error*s. What is not a
    /// model, and a model under a transformer, is read from the whole object; on writing, a key that a property has as well
    /// is *key collision*. `JSONPath([])` is the same place.
    ///
    /// In changes the nested model changes by its own rows, and is replaced by writing all of them.
    public static let flattened = JSONKeyPath([JSONPath([])])

    /// All keys of the object that no other property has, both ways: in a `JSONObject`, which keeps their order, or in a
    /// dictionary.
    ///
    ///     let others: JSONObject
    ///     [\.others: .remaining]
    ///
    /// Empty where there are none; nil for an optional. They are written behind the model's own keys, as they came (R11); a
    /// key that a property has is *key collision* then. Keys inside the objects that paths lead through are not kept.
    ///
    /// Changes cannot have single ones of them: reading such is *not representable*.
    public static let remaining: JSONKeyPath = {
        var mapping = JSONKeyPath([])
        mapping.takesOthers = true
        return mapping
    }()
}
