/// The place of one value: in the slots of a model that is being read, or in an instance.
///
/// The caller knows the value's type from the table. That table and place belong together is the duty of those who make
/// slots: `Slots`, `InstanceAccess`, and `Array.withSlots`.
@safe struct Slot {
    let address: UnsafeMutableRawPointer

    @_transparent
    init(_ address: UnsafeMutableRawPointer) { unsafe self.address = unsafe address }

    /// The place of a value that is only read.
    @_transparent
    init<Value>(reading pointer: UnsafePointer<Value>) {
        unsafe self.init(UnsafeMutableRawPointer(mutating: UnsafeRawPointer(pointer)))
    }

    /// The place so many bytes further on.
    @_transparent
    func advanced(by offset: Int) -> Slot { unsafe Slot(address + offset) }

    /// Puts a value here. With `replacing`, one is here already and is destroyed first.
    @inline(__always)
    func put<Value>(_ value: consuming Value, replacing: Bool) {
        // SAFETY: the row's type is `Value`; `replacing` is true exactly where a value is here (Slots.isFilled).
        let typed = unsafe address.assumingMemoryBound(to: Value.self)
        if replacing { unsafe typed.pointee = value } else { unsafe typed.initialize(to: value) }
    }

    // PERF: the same for the two commonest types, without generics, which unoptimised builds pay for.
    @inline(__always)
    func putText(_ value: consuming String, replacing: Bool) {
        let typed = unsafe address.assumingMemoryBound(to: String.self)
        if replacing { unsafe typed.pointee = value } else { unsafe typed.initialize(to: value) }
    }

    @inline(__always)
    func putInt64(_ value: Int64) { unsafe address.storeBytes(of: value, as: Int64.self) }

    /// The value, copied.
    @inline(__always)
    func value<Value>(as type: Value.Type) -> Value { unsafe address.assumingMemoryBound(to: type).pointee }

    /// The value, moved out: none is here afterwards.
    @inline(__always)
    func take<Value>(as type: Value.Type) -> Value { unsafe address.assumingMemoryBound(to: type).move() }

    /// Reads a value into this place.
    @inline(__always)
    func read<Value: PropertyValue>(_ type: Value.Type, from reader: ValueReader, replacing: Bool) throws {
        let typed = unsafe address.assumingMemoryBound(to: Value.self)
        if replacing {
            unsafe typed.pointee = try Value.read(from: reader)
        } else {
            unsafe typed.initialize(to: try Value.read(from: reader))
        }
    }

    @inline(__always)
    func destroy<Value>(_ type: Value.Type) { unsafe address.assumingMemoryBound(to: type).deinitialize(count: 1) }
}

/// Hands the values of slots to an initialiser, one after another, in the order of the rows.
@safe struct SlotCursor {
    private let base: UnsafeMutableRawPointer
    private var end = 0

    init(_ base: UnsafeMutableRawPointer) { unsafe self.base = unsafe base }

    /// The next value, moved out.
    @inline(__always)
    mutating func take<Value: PropertyValue>(_ type: Value.Type) -> Value {
        let offset = Self.next(after: &end, type)
        return unsafe Slot(base + offset).take(as: type)
    }

    /// Where the next value stands: the layout of slots, the same when they are filled and when they are taken.
    @inline(__always)
    static func next<Value: PropertyValue>(after end: inout Int, _ type: Value.Type) -> Int {
        let mask = MemoryLayout<Value>.alignment - 1
        let offset = (end + mask) & ~mask
        end = offset + MemoryLayout<Value>.size
        return offset
    }
}

/// Hands copies of values to an initialiser, wherever each of them stands, in the order of the rows.
@safe struct PlaceCursor {
    private let places: UnsafePointer<UnsafeMutableRawPointer>
    private var count = 0

    init(_ places: UnsafePointer<UnsafeMutableRawPointer>) { unsafe self.places = unsafe places }

    /// The next value, copied.
    @inline(__always)
    mutating func copy<Value: PropertyValue>(_ type: Value.Type) -> Value {
        count += 1
        return unsafe Slot(places[count - 1]).value(as: type)
    }
}
