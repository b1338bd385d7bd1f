#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Where a number stands in the document, and its digits as far as they fit.
struct NumberScan {
    var start: Int
    var end: Int
    /// The first 19 significant digits at most.
    var significand: UInt64 = 0
    /// The power of ten of the significand.
    var exponent = 0
    var isNegative = false
    /// Whether the significand is the number, with no digit dropped and no exponent beyond bounds.
    var isExact = true
}

extension JSONReader {
    /// Reads an integer of 64 bits, signed.
    @inline(__always)
    func takeInt64() throws -> Int64 {
        skipBlanks()
        let bytes = self.bytes
        var index = pos
        start = index
        let isNegative = bytes.byte(at: index) == 0x2D
        if isNegative { index &+= 1 }
        let first = index
        var value: UInt64 = 0
        while index < bytes.count {
            let digit = bytes[index] &- 0x30
            if digit > 9 { break }
            value = value &* 10 &+ UInt64(truncatingIfNeeded: digit)
            index &+= 1
        }
        let count = index &- first
        // Up to 18 digits fit; a leading zero, a fraction, an exponent or more digits go the exact way.
        guard count > 0, count <= plainDigits, count == 1 || bytes[first] != UInt8(ascii: "0"),
            !continuesNumber(at: index)
        else {
            return try takeInteger(as: Int64.self, bits: 64)
        }
        pos = index
        return isNegative ? -Int64(truncatingIfNeeded: value) : Int64(truncatingIfNeeded: value)
    }

    @inline(__always)
    private func continuesNumber(at index: Int) -> Bool {
        let byte = bytes.byte(at: index)
        return byte == UInt8(ascii: ".") || byte | 0x20 == UInt8(ascii: "e")
    }

    /// Reads an integer of at most `width` bits exactly, whatever the form of its literal (R2).
    @inline(never)
    func takeInteger<Integer: FixedWidthInteger>(as type: Integer.Type, bits width: Int) throws -> Integer {
        let scan = try takeNumberScan("a number")
        let result = bytes.withSpan(from: scan.start, to: scan.end) { span in
            Result { () throws(NumberFailure) in try NumberLiteral.integer(span, as: type) }
        }
        var failure = NumberFailure.outOfRange
        switch result {
        case .success(let value):
            let unused = Integer(truncatingIfNeeded: Integer.bitWidth - width)
            if (value &<< unused) &>> unused == value { return value }
        case .failure(let known): failure = known
        }
        throw numberFailure(failure, scan, wanted: "\(Integer.isSigned ? "Int" : "UInt")\(width)")
    }

    func numberFailure(_ failure: NumberFailure, _ scan: NumberScan, wanted: String) -> ModelError {
        numberError(failure, literal(of: scan), wanted: wanted, at: scan.start)
    }

    func literal(of scan: NumberScan) -> NumberLiteral {
        NumberLiteral(unchecked: bytes.text(from: scan.start, to: scan.end, isASCII: true))
    }

    /// Reads a number of 64 bits, correctly rounded (R3).
    @inline(__always)
    func takeDouble() throws -> Double {
        let scan: NumberScan
        do { scan = try takeNumberScan("a number") } catch { return try namedDouble(otherwise: error) }
        if scan.isExact, let magnitude = DecimalToBinary.double(scan.significand, scan.exponent), magnitude.isFinite {
            return scan.isNegative ? -magnitude : magnitude
        }
        return try slowDouble(scan)
    }

    /// Reads one of the texts that stand for infinities and not-a-number, if such are agreed upon.
    @inline(never)
    private func namedDouble(otherwise error: any Error) throws -> Double {
        guard case .texts(let infinity, let negativeInfinity, let nan) = options.rare.nonFinite,
            peek() == UInt8(ascii: "\"")
        else { throw error }
        let valueStart = pos
        let text = try takeText()
        if text.isSpelled(infinity) { return .infinity }
        if text.isSpelled(negativeInfinity) { return -.infinity }
        if text.isSpelled(nan) { return .nan }
        pos = valueStart
        throw error
    }

    @inline(never)
    private func slowDouble(_ scan: NumberScan) throws -> Double {
        let result = bytes.withSpan(from: scan.start, to: scan.end) { span in
            Result { () throws(NumberFailure) in try NumberLiteral.double(span) }
        }
        switch result {
        case .success(let value): return value
        case .failure(let failure): throw numberFailure(failure, scan, wanted: "Double")
        }
    }

    /// Reads a number of 32 bits, correctly rounded to them at once.
    func takeFloat() throws -> Float {
        let scan: NumberScan
        do { scan = try takeNumberScan("a number") } catch { return Float(try namedDouble(otherwise: error)) }
        if scan.isExact, let magnitude = DecimalToBinary.float(scan.significand, scan.exponent), magnitude.isFinite {
            return scan.isNegative ? -magnitude : magnitude
        }
        let result = bytes.withSpan(from: scan.start, to: scan.end) { span in
            Result { () throws(NumberFailure) in try NumberLiteral.float(span) }
        }
        switch result {
        case .success(let value): return value
        case .failure(let failure): throw numberFailure(failure, scan, wanted: "Float")
        }
    }

    /// Reads a decimal, exactly (R4).
    func takeDecimal() throws -> Decimal {
        let scan = try takeNumberScan("a number")
        let result = bytes.withSpan(from: scan.start, to: scan.end) { span in
            Result { () throws(NumberFailure) in try NumberLiteral.decimal(span) }
        }
        switch result {
        case .success(let value): return value
        case .failure(let failure): throw numberFailure(failure, scan, wanted: "Decimal")
        }
    }

    /// Passes a number and gathers its digits. The grammar is RFC 8259's, section 6.
    @inline(__always)
    func takeNumberScan(_ expected: StaticString) throws -> NumberScan {
        skipBlanks()
        start = pos
        var index = pos
        var scan = NumberScan(start: index, end: index)
        if bytes.byte(at: index) == UInt8(ascii: "-") {
            scan.isNegative = true
            index += 1
        }
        let first = index
        index = addDigits(from: index, to: &scan.significand)
        var digits = index - first
        guard digits > 0 else { throw notANumber(expected, at: index, hasSign: scan.isNegative) }
        if digits > 1, bytes[first] == UInt8(ascii: "0") {
            throw syntax("a number without leading zeros", at: first + 1)
        }
        if bytes.byte(at: index) == UInt8(ascii: ".") {
            let point = index + 1
            index = addDigits(from: point, to: &scan.significand)
            guard index > point else { throw syntax("a digit after the point", at: index) }
            scan.exponent = point - index
            digits += index - point
        }
        if bytes.byte(at: index) | 0x20 == UInt8(ascii: "e") { index = try takeExponent(from: index + 1, &scan) }
        if digits > 19 { scan.isExact = false }
        scan.end = index
        if index - scan.start > options.limits.number {
            throw limitExceeded("bytes of a number", options.limits.number, at: scan.start)
        }
        pos = index
        return scan
    }

    /// Adds digits to a significand, eight at a time where they come (Lemire's SWAR form). It wraps beyond 19 digits.
    @inline(__always)
    private func addDigits(from start: Int, to significand: inout UInt64) -> Int {
        var index = start
        while index + 8 <= bytes.count {
            let word = bytes.word(at: index)
            let digits = word &- 0x3030_3030_3030_3030
            if (digits | (word &+ 0x4646_4646_4646_4646)) & 0x8080_8080_8080_8080 != 0 { break }
            let pairs = (digits &* 10) &+ (digits >> 8)
            let low = (pairs & 0x0000_00FF_0000_00FF) &* 0x000F_4240_0000_0064
            let high = ((pairs >> 16) & 0x0000_00FF_0000_00FF) &* 0x0000_2710_0000_0001
            significand = significand &* 100_000_000 &+ ((low &+ high) >> 32)
            index += 8
        }
        while index < bytes.count {
            let digit = bytes[index] &- UInt8(ascii: "0")
            if digit > 9 { break }
            significand = significand &* 10 &+ UInt64(digit)
            index += 1
        }
        return index
    }

    /// Reads an exponent. One that no number type could use is not added up.
    private func takeExponent(from start: Int, _ scan: inout NumberScan) throws -> Int {
        var index = start
        let sign = bytes.byte(at: index)
        if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { index += 1 }
        let first = index
        var exponent = 0
        while case let digit = bytes.byte(at: index) &- UInt8(ascii: "0"), digit <= 9 {
            if exponent < 100_000 { exponent = exponent * 10 + Int(digit) } else { scan.isExact = false }
            index += 1
        }
        guard index > first else { throw syntax("a digit in the exponent", at: index) }
        scan.exponent += sign == UInt8(ascii: "-") ? -exponent : exponent
        return index
    }

    @inline(never)
    private func notANumber(_ expected: StaticString, at index: Int, hasSign: Bool) -> ModelError {
        hasSign ? syntax("a digit after the sign", at: index) : mismatch(expected)
    }
}
