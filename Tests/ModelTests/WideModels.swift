import Olivine

/// Models with more properties than one word, and two words, have bits.
enum WideModels {
    struct Wide65: ValueModel {
        let p0: String?
        let p1: Int
        let p2: Bool
        let p3: String?
        let p4: Int
        let p5: Bool
        let p6: String?
        let p7: Int
        let p8: Bool
        let p9: String?
        let p10: Int
        let p11: Bool
        let p12: String?
        let p13: Int
        let p14: Bool
        let p15: String?
        let p16: Int
        let p17: Bool
        let p18: String?
        let p19: Int
        let p20: Bool
        let p21: String?
        let p22: Int
        let p23: Bool
        let p24: String?
        let p25: Int
        let p26: Bool
        let p27: String?
        let p28: Int
        let p29: Bool
        let p30: String?
        let p31: Int
        let p32: Bool
        let p33: String?
        let p34: Int
        let p35: Bool
        let p36: String?
        let p37: Int
        let p38: Bool
        let p39: String?
        let p40: Int
        let p41: Bool
        let p42: String?
        let p43: Int
        let p44: Bool
        let p45: String?
        let p46: Int
        let p47: Bool
        let p48: String?
        let p49: Int
        let p50: Bool
        let p51: String?
        let p52: Int
        let p53: Bool
        let p54: String?
        let p55: Int
        let p56: Bool
        let p57: String?
        let p58: Int
        let p59: Bool
        let p60: String?
        let p61: Int
        let p62: Bool
        let p63: String?
        let p64: Int
        static let propertyKeys = PropertyKeys(Wide65.init) {
            Property("p0", \.p0)
            Property("p1", \.p1)
            Property("p2", \.p2)
            Property("p3", \.p3)
            Property("p4", \.p4)
            Property("p5", \.p5)
            Property("p6", \.p6)
            Property("p7", \.p7)
            Property("p8", \.p8)
            Property("p9", \.p9)
            Property("p10", \.p10)
            Property("p11", \.p11)
            Property("p12", \.p12)
            Property("p13", \.p13)
            Property("p14", \.p14)
            Property("p15", \.p15)
            Property("p16", \.p16)
            Property("p17", \.p17)
            Property("p18", \.p18)
            Property("p19", \.p19)
            Property("p20", \.p20)
            Property("p21", \.p21)
            Property("p22", \.p22)
            Property("p23", \.p23)
            Property("p24", \.p24)
            Property("p25", \.p25)
            Property("p26", \.p26)
            Property("p27", \.p27)
            Property("p28", \.p28)
            Property("p29", \.p29)
            Property("p30", \.p30)
            Property("p31", \.p31)
            Property("p32", \.p32)
            Property("p33", \.p33)
            Property("p34", \.p34)
            Property("p35", \.p35)
            Property("p36", \.p36)
            Property("p37", \.p37)
            Property("p38", \.p38)
            Property("p39", \.p39)
            Property("p40", \.p40)
            Property("p41", \.p41)
            Property("p42", \.p42)
            Property("p43", \.p43)
            Property("p44", \.p44)
            Property("p45", \.p45)
            Property("p46", \.p46)
            Property("p47", \.p47)
            Property("p48", \.p48)
            Property("p49", \.p49)
            Property("p50", \.p50)
            Property("p51", \.p51)
            Property("p52", \.p52)
            Property("p53", \.p53)
            Property("p54", \.p54)
            Property("p55", \.p55)
            Property("p56", \.p56)
            Property("p57", \.p57)
            Property("p58", \.p58)
            Property("p59", \.p59)
            Property("p60", \.p60)
            Property("p61", \.p61)
            Property("p62", \.p62)
            Property("p63", \.p63)
            Property("p64", \.p64)
        }
    }

    struct Wide130: ValueModel {
        let p0: String?
        let p1: Int
        let p2: Bool
        let p3: String?
        let p4: Int
        let p5: Bool
        let p6: String?
        let p7: Int
        let p8: Bool
        let p9: String?
        let p10: Int
        let p11: Bool
        let p12: String?
        let p13: Int
        let p14: Bool
        let p15: String?
        let p16: Int
        let p17: Bool
        let p18: String?
        let p19: Int
        let p20: Bool
        let p21: String?
        let p22: Int
        let p23: Bool
        let p24: String?
        let p25: Int
        let p26: Bool
        let p27: String?
        let p28: Int
        let p29: Bool
        let p30: String?
        let p31: Int
        let p32: Bool
        let p33: String?
        let p34: Int
        let p35: Bool
        let p36: String?
        let p37: Int
        let p38: Bool
        let p39: String?
        let p40: Int
        let p41: Bool
        let p42: String?
        let p43: Int
        let p44: Bool
        let p45: String?
        let p46: Int
        let p47: Bool
        let p48: String?
        let p49: Int
        let p50: Bool
        let p51: String?
        let p52: Int
        let p53: Bool
        let p54: String?
        let p55: Int
        let p56: Bool
        let p57: String?
        let p58: Int
        let p59: Bool
        let p60: String?
        let p61: Int
        let p62: Bool
        let p63: String?
        let p64: Int
        let p65: Bool
        let p66: String?
        let p67: Int
        let p68: Bool
        let p69: String?
        let p70: Int
        let p71: Bool
        let p72: String?
        let p73: Int
        let p74: Bool
        let p75: String?
        let p76: Int
        let p77: Bool
        let p78: String?
        let p79: Int
        let p80: Bool
        let p81: String?
        let p82: Int
        let p83: Bool
        let p84: String?
        let p85: Int
        let p86: Bool
        let p87: String?
        let p88: Int
        let p89: Bool
        let p90: String?
        let p91: Int
        let p92: Bool
        let p93: String?
        let p94: Int
        let p95: Bool
        let p96: String?
        let p97: Int
        let p98: Bool
        let p99: String?
        let p100: Int
        let p101: Bool
        let p102: String?
        let p103: Int
        let p104: Bool
        let p105: String?
        let p106: Int
        let p107: Bool
        let p108: String?
        let p109: Int
        let p110: Bool
        let p111: String?
        let p112: Int
        let p113: Bool
        let p114: String?
        let p115: Int
        let p116: Bool
        let p117: String?
        let p118: Int
        let p119: Bool
        let p120: String?
        let p121: Int
        let p122: Bool
        let p123: String?
        let p124: Int
        let p125: Bool
        let p126: String?
        let p127: Int
        let p128: Bool
        let p129: String?
        static let propertyKeys = PropertyKeys(Wide130.init) {
            Property("p0", \.p0)
            Property("p1", \.p1)
            Property("p2", \.p2)
            Property("p3", \.p3)
            Property("p4", \.p4)
            Property("p5", \.p5)
            Property("p6", \.p6)
            Property("p7", \.p7)
            Property("p8", \.p8)
            Property("p9", \.p9)
            Property("p10", \.p10)
            Property("p11", \.p11)
            Property("p12", \.p12)
            Property("p13", \.p13)
            Property("p14", \.p14)
            Property("p15", \.p15)
            Property("p16", \.p16)
            Property("p17", \.p17)
            Property("p18", \.p18)
            Property("p19", \.p19)
            Property("p20", \.p20)
            Property("p21", \.p21)
            Property("p22", \.p22)
            Property("p23", \.p23)
            Property("p24", \.p24)
            Property("p25", \.p25)
            Property("p26", \.p26)
            Property("p27", \.p27)
            Property("p28", \.p28)
            Property("p29", \.p29)
            Property("p30", \.p30)
            Property("p31", \.p31)
            Property("p32", \.p32)
            Property("p33", \.p33)
            Property("p34", \.p34)
            Property("p35", \.p35)
            Property("p36", \.p36)
            Property("p37", \.p37)
            Property("p38", \.p38)
            Property("p39", \.p39)
            Property("p40", \.p40)
            Property("p41", \.p41)
            Property("p42", \.p42)
            Property("p43", \.p43)
            Property("p44", \.p44)
            Property("p45", \.p45)
            Property("p46", \.p46)
            Property("p47", \.p47)
            Property("p48", \.p48)
            Property("p49", \.p49)
            Property("p50", \.p50)
            Property("p51", \.p51)
            Property("p52", \.p52)
            Property("p53", \.p53)
            Property("p54", \.p54)
            Property("p55", \.p55)
            Property("p56", \.p56)
            Property("p57", \.p57)
            Property("p58", \.p58)
            Property("p59", \.p59)
            Property("p60", \.p60)
            Property("p61", \.p61)
            Property("p62", \.p62)
            Property("p63", \.p63)
            Property("p64", \.p64)
            Property("p65", \.p65)
            Property("p66", \.p66)
            Property("p67", \.p67)
            Property("p68", \.p68)
            Property("p69", \.p69)
            Property("p70", \.p70)
            Property("p71", \.p71)
            Property("p72", \.p72)
            Property("p73", \.p73)
            Property("p74", \.p74)
            Property("p75", \.p75)
            Property("p76", \.p76)
            Property("p77", \.p77)
            Property("p78", \.p78)
            Property("p79", \.p79)
            Property("p80", \.p80)
            Property("p81", \.p81)
            Property("p82", \.p82)
            Property("p83", \.p83)
            Property("p84", \.p84)
            Property("p85", \.p85)
            Property("p86", \.p86)
            Property("p87", \.p87)
            Property("p88", \.p88)
            Property("p89", \.p89)
            Property("p90", \.p90)
            Property("p91", \.p91)
            Property("p92", \.p92)
            Property("p93", \.p93)
            Property("p94", \.p94)
            Property("p95", \.p95)
            Property("p96", \.p96)
            Property("p97", \.p97)
            Property("p98", \.p98)
            Property("p99", \.p99)
            Property("p100", \.p100)
            Property("p101", \.p101)
            Property("p102", \.p102)
            Property("p103", \.p103)
            Property("p104", \.p104)
            Property("p105", \.p105)
            Property("p106", \.p106)
            Property("p107", \.p107)
            Property("p108", \.p108)
            Property("p109", \.p109)
            Property("p110", \.p110)
            Property("p111", \.p111)
            Property("p112", \.p112)
            Property("p113", \.p113)
            Property("p114", \.p114)
            Property("p115", \.p115)
            Property("p116", \.p116)
            Property("p117", \.p117)
            Property("p118", \.p118)
            Property("p119", \.p119)
            Property("p120", \.p120)
            Property("p121", \.p121)
            Property("p122", \.p122)
            Property("p123", \.p123)
            Property("p124", \.p124)
            Property("p125", \.p125)
            Property("p126", \.p126)
            Property("p127", \.p127)
            Property("p128", \.p128)
            Property("p129", \.p129)
        }
    }

    struct WidePrepared64: ValueModel {
        private(set) var p0: String? = "placeholder"
        private(set) var p1: Int = -1
        private(set) var p2: Bool = false
        private(set) var p3: String? = "placeholder"
        private(set) var p4: Int = -1
        private(set) var p5: Bool = false
        private(set) var p6: String? = "placeholder"
        private(set) var p7: Int = -1
        private(set) var p8: Bool = false
        private(set) var p9: String? = "placeholder"
        private(set) var p10: Int = -1
        private(set) var p11: Bool = false
        private(set) var p12: String? = "placeholder"
        private(set) var p13: Int = -1
        private(set) var p14: Bool = false
        private(set) var p15: String? = "placeholder"
        private(set) var p16: Int = -1
        private(set) var p17: Bool = false
        private(set) var p18: String? = "placeholder"
        private(set) var p19: Int = -1
        private(set) var p20: Bool = false
        private(set) var p21: String? = "placeholder"
        private(set) var p22: Int = -1
        private(set) var p23: Bool = false
        private(set) var p24: String? = "placeholder"
        private(set) var p25: Int = -1
        private(set) var p26: Bool = false
        private(set) var p27: String? = "placeholder"
        private(set) var p28: Int = -1
        private(set) var p29: Bool = false
        private(set) var p30: String? = "placeholder"
        private(set) var p31: Int = -1
        private(set) var p32: Bool = false
        private(set) var p33: String? = "placeholder"
        private(set) var p34: Int = -1
        private(set) var p35: Bool = false
        private(set) var p36: String? = "placeholder"
        private(set) var p37: Int = -1
        private(set) var p38: Bool = false
        private(set) var p39: String? = "placeholder"
        private(set) var p40: Int = -1
        private(set) var p41: Bool = false
        private(set) var p42: String? = "placeholder"
        private(set) var p43: Int = -1
        private(set) var p44: Bool = false
        private(set) var p45: String? = "placeholder"
        private(set) var p46: Int = -1
        private(set) var p47: Bool = false
        private(set) var p48: String? = "placeholder"
        private(set) var p49: Int = -1
        private(set) var p50: Bool = false
        private(set) var p51: String? = "placeholder"
        private(set) var p52: Int = -1
        private(set) var p53: Bool = false
        private(set) var p54: String? = "placeholder"
        private(set) var p55: Int = -1
        private(set) var p56: Bool = false
        private(set) var p57: String? = "placeholder"
        private(set) var p58: Int = -1
        private(set) var p59: Bool = false
        private(set) var p60: String? = "placeholder"
        private(set) var p61: Int = -1
        private(set) var p62: Bool = false
        private(set) var p63: String? = "placeholder"
        static let propertyKeys = PropertyKeys(startingFrom: WidePrepared64()) {
            Property("p0", \.p0)
            Property("p1", \.p1)
            Property("p2", \.p2)
            Property("p3", \.p3)
            Property("p4", \.p4)
            Property("p5", \.p5)
            Property("p6", \.p6)
            Property("p7", \.p7)
            Property("p8", \.p8)
            Property("p9", \.p9)
            Property("p10", \.p10)
            Property("p11", \.p11)
            Property("p12", \.p12)
            Property("p13", \.p13)
            Property("p14", \.p14)
            Property("p15", \.p15)
            Property("p16", \.p16)
            Property("p17", \.p17)
            Property("p18", \.p18)
            Property("p19", \.p19)
            Property("p20", \.p20)
            Property("p21", \.p21)
            Property("p22", \.p22)
            Property("p23", \.p23)
            Property("p24", \.p24)
            Property("p25", \.p25)
            Property("p26", \.p26)
            Property("p27", \.p27)
            Property("p28", \.p28)
            Property("p29", \.p29)
            Property("p30", \.p30)
            Property("p31", \.p31)
            Property("p32", \.p32)
            Property("p33", \.p33)
            Property("p34", \.p34)
            Property("p35", \.p35)
            Property("p36", \.p36)
            Property("p37", \.p37)
            Property("p38", \.p38)
            Property("p39", \.p39)
            Property("p40", \.p40)
            Property("p41", \.p41)
            Property("p42", \.p42)
            Property("p43", \.p43)
            Property("p44", \.p44)
            Property("p45", \.p45)
            Property("p46", \.p46)
            Property("p47", \.p47)
            Property("p48", \.p48)
            Property("p49", \.p49)
            Property("p50", \.p50)
            Property("p51", \.p51)
            Property("p52", \.p52)
            Property("p53", \.p53)
            Property("p54", \.p54)
            Property("p55", \.p55)
            Property("p56", \.p56)
            Property("p57", \.p57)
            Property("p58", \.p58)
            Property("p59", \.p59)
            Property("p60", \.p60)
            Property("p61", \.p61)
            Property("p62", \.p62)
            Property("p63", \.p63)
        }
    }

    struct WidePrepared130: ValueModel {
        private(set) var p0: String? = "placeholder"
        private(set) var p1: Int = -1
        private(set) var p2: Bool = false
        private(set) var p3: String? = "placeholder"
        private(set) var p4: Int = -1
        private(set) var p5: Bool = false
        private(set) var p6: String? = "placeholder"
        private(set) var p7: Int = -1
        private(set) var p8: Bool = false
        private(set) var p9: String? = "placeholder"
        private(set) var p10: Int = -1
        private(set) var p11: Bool = false
        private(set) var p12: String? = "placeholder"
        private(set) var p13: Int = -1
        private(set) var p14: Bool = false
        private(set) var p15: String? = "placeholder"
        private(set) var p16: Int = -1
        private(set) var p17: Bool = false
        private(set) var p18: String? = "placeholder"
        private(set) var p19: Int = -1
        private(set) var p20: Bool = false
        private(set) var p21: String? = "placeholder"
        private(set) var p22: Int = -1
        private(set) var p23: Bool = false
        private(set) var p24: String? = "placeholder"
        private(set) var p25: Int = -1
        private(set) var p26: Bool = false
        private(set) var p27: String? = "placeholder"
        private(set) var p28: Int = -1
        private(set) var p29: Bool = false
        private(set) var p30: String? = "placeholder"
        private(set) var p31: Int = -1
        private(set) var p32: Bool = false
        private(set) var p33: String? = "placeholder"
        private(set) var p34: Int = -1
        private(set) var p35: Bool = false
        private(set) var p36: String? = "placeholder"
        private(set) var p37: Int = -1
        private(set) var p38: Bool = false
        private(set) var p39: String? = "placeholder"
        private(set) var p40: Int = -1
        private(set) var p41: Bool = false
        private(set) var p42: String? = "placeholder"
        private(set) var p43: Int = -1
        private(set) var p44: Bool = false
        private(set) var p45: String? = "placeholder"
        private(set) var p46: Int = -1
        private(set) var p47: Bool = false
        private(set) var p48: String? = "placeholder"
        private(set) var p49: Int = -1
        private(set) var p50: Bool = false
        private(set) var p51: String? = "placeholder"
        private(set) var p52: Int = -1
        private(set) var p53: Bool = false
        private(set) var p54: String? = "placeholder"
        private(set) var p55: Int = -1
        private(set) var p56: Bool = false
        private(set) var p57: String? = "placeholder"
        private(set) var p58: Int = -1
        private(set) var p59: Bool = false
        private(set) var p60: String? = "placeholder"
        private(set) var p61: Int = -1
        private(set) var p62: Bool = false
        private(set) var p63: String? = "placeholder"
        private(set) var p64: Int = -1
        private(set) var p65: Bool = false
        private(set) var p66: String? = "placeholder"
        private(set) var p67: Int = -1
        private(set) var p68: Bool = false
        private(set) var p69: String? = "placeholder"
        private(set) var p70: Int = -1
        private(set) var p71: Bool = false
        private(set) var p72: String? = "placeholder"
        private(set) var p73: Int = -1
        private(set) var p74: Bool = false
        private(set) var p75: String? = "placeholder"
        private(set) var p76: Int = -1
        private(set) var p77: Bool = false
        private(set) var p78: String? = "placeholder"
        private(set) var p79: Int = -1
        private(set) var p80: Bool = false
        private(set) var p81: String? = "placeholder"
        private(set) var p82: Int = -1
        private(set) var p83: Bool = false
        private(set) var p84: String? = "placeholder"
        private(set) var p85: Int = -1
        private(set) var p86: Bool = false
        private(set) var p87: String? = "placeholder"
        private(set) var p88: Int = -1
        private(set) var p89: Bool = false
        private(set) var p90: String? = "placeholder"
        private(set) var p91: Int = -1
        private(set) var p92: Bool = false
        private(set) var p93: String? = "placeholder"
        private(set) var p94: Int = -1
        private(set) var p95: Bool = false
        private(set) var p96: String? = "placeholder"
        private(set) var p97: Int = -1
        private(set) var p98: Bool = false
        private(set) var p99: String? = "placeholder"
        private(set) var p100: Int = -1
        private(set) var p101: Bool = false
        private(set) var p102: String? = "placeholder"
        private(set) var p103: Int = -1
        private(set) var p104: Bool = false
        private(set) var p105: String? = "placeholder"
        private(set) var p106: Int = -1
        private(set) var p107: Bool = false
        private(set) var p108: String? = "placeholder"
        private(set) var p109: Int = -1
        private(set) var p110: Bool = false
        private(set) var p111: String? = "placeholder"
        private(set) var p112: Int = -1
        private(set) var p113: Bool = false
        private(set) var p114: String? = "placeholder"
        private(set) var p115: Int = -1
        private(set) var p116: Bool = false
        private(set) var p117: String? = "placeholder"
        private(set) var p118: Int = -1
        private(set) var p119: Bool = false
        private(set) var p120: String? = "placeholder"
        private(set) var p121: Int = -1
        private(set) var p122: Bool = false
        private(set) var p123: String? = "placeholder"
        private(set) var p124: Int = -1
        private(set) var p125: Bool = false
        private(set) var p126: String? = "placeholder"
        private(set) var p127: Int = -1
        private(set) var p128: Bool = false
        private(set) var p129: String? = "placeholder"
        static let propertyKeys = PropertyKeys(startingFrom: WidePrepared130()) {
            Property("p0", \.p0)
            Property("p1", \.p1)
            Property("p2", \.p2)
            Property("p3", \.p3)
            Property("p4", \.p4)
            Property("p5", \.p5)
            Property("p6", \.p6)
            Property("p7", \.p7)
            Property("p8", \.p8)
            Property("p9", \.p9)
            Property("p10", \.p10)
            Property("p11", \.p11)
            Property("p12", \.p12)
            Property("p13", \.p13)
            Property("p14", \.p14)
            Property("p15", \.p15)
            Property("p16", \.p16)
            Property("p17", \.p17)
            Property("p18", \.p18)
            Property("p19", \.p19)
            Property("p20", \.p20)
            Property("p21", \.p21)
            Property("p22", \.p22)
            Property("p23", \.p23)
            Property("p24", \.p24)
            Property("p25", \.p25)
            Property("p26", \.p26)
            Property("p27", \.p27)
            Property("p28", \.p28)
            Property("p29", \.p29)
            Property("p30", \.p30)
            Property("p31", \.p31)
            Property("p32", \.p32)
            Property("p33", \.p33)
            Property("p34", \.p34)
            Property("p35", \.p35)
            Property("p36", \.p36)
            Property("p37", \.p37)
            Property("p38", \.p38)
            Property("p39", \.p39)
            Property("p40", \.p40)
            Property("p41", \.p41)
            Property("p42", \.p42)
            Property("p43", \.p43)
            Property("p44", \.p44)
            Property("p45", \.p45)
            Property("p46", \.p46)
            Property("p47", \.p47)
            Property("p48", \.p48)
            Property("p49", \.p49)
            Property("p50", \.p50)
            Property("p51", \.p51)
            Property("p52", \.p52)
            Property("p53", \.p53)
            Property("p54", \.p54)
            Property("p55", \.p55)
            Property("p56", \.p56)
            Property("p57", \.p57)
            Property("p58", \.p58)
            Property("p59", \.p59)
            Property("p60", \.p60)
            Property("p61", \.p61)
            Property("p62", \.p62)
            Property("p63", \.p63)
            Property("p64", \.p64)
            Property("p65", \.p65)
            Property("p66", \.p66)
            Property("p67", \.p67)
            Property("p68", \.p68)
            Property("p69", \.p69)
            Property("p70", \.p70)
            Property("p71", \.p71)
            Property("p72", \.p72)
            Property("p73", \.p73)
            Property("p74", \.p74)
            Property("p75", \.p75)
            Property("p76", \.p76)
            Property("p77", \.p77)
            Property("p78", \.p78)
            Property("p79", \.p79)
            Property("p80", \.p80)
            Property("p81", \.p81)
            Property("p82", \.p82)
            Property("p83", \.p83)
            Property("p84", \.p84)
            Property("p85", \.p85)
            Property("p86", \.p86)
            Property("p87", \.p87)
            Property("p88", \.p88)
            Property("p89", \.p89)
            Property("p90", \.p90)
            Property("p91", \.p91)
            Property("p92", \.p92)
            Property("p93", \.p93)
            Property("p94", \.p94)
            Property("p95", \.p95)
            Property("p96", \.p96)
            Property("p97", \.p97)
            Property("p98", \.p98)
            Property("p99", \.p99)
            Property("p100", \.p100)
            Property("p101", \.p101)
            Property("p102", \.p102)
            Property("p103", \.p103)
            Property("p104", \.p104)
            Property("p105", \.p105)
            Property("p106", \.p106)
            Property("p107", \.p107)
            Property("p108", \.p108)
            Property("p109", \.p109)
            Property("p110", \.p110)
            Property("p111", \.p111)
            Property("p112", \.p112)
            Property("p113", \.p113)
            Property("p114", \.p114)
            Property("p115", \.p115)
            Property("p116", \.p116)
            Property("p117", \.p117)
            Property("p118", \.p118)
            Property("p119", \.p119)
            Property("p120", \.p120)
            Property("p121", \.p121)
            Property("p122", \.p122)
            Property("p123", \.p123)
            Property("p124", \.p124)
            Property("p125", \.p125)
            Property("p126", \.p126)
            Property("p127", \.p127)
            Property("p128", \.p128)
            Property("p129", \.p129)
        }
    }
}
