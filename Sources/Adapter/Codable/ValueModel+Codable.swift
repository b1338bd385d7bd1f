// A model that declares itself Codable has both requirements from its table:
//
//     struct User: ValueModel, Codable { … }
//     let data = try PropertyListEncoder().encode(user)
//
// The compiler takes these in place of what it would synthesise. Under every coder the keys are those that the type itself
// says for JSON, and its transformers run: a Codable type has one set of keys.

extension ValueModel where Self: Decodable {
    /// Reads the model from any decoder by its table: defaults, transformers and validators hold.
    ///
    /// - Throws: `DecodingError`; its underlying error is the `ModelError`.
    public init(from decoder: any Decoder) throws {
        if let cursor = decoder as? CodableCursor {
            self = try cursor.document.read(model: Self.self, cursor.node)
            return
        }
        do { self = try Self.read(from: DecoderReader(decoder)) } catch {
            throw ModelError.wrapping(error).decodingError(Self.self, inside: decoder.codingPath)
        }
    }
}

extension ValueModel where Self: Encodable {
    /// Writes the model to any encoder by its table.
    ///
    /// - Throws: `EncodingError`; its underlying error is the `ModelError`.
    public func encode(to encoder: any Encoder) throws {
        if let encoder = encoder as? CodableEncoding {
            encoder.value = .property(self)
            return
        }
        do { try write(to: EncoderWriter(encoder)) } catch {
            let fault = ModelError.wrapping(error)
            throw EncodingError.invalidValue(
                self,
                EncodingError.Context(
                    codingPath: encoder.codingPath + fault.path.map(CodablePathKey.init),
                    debugDescription: fault.headline, underlyingError: fault))
        }
    }
}
