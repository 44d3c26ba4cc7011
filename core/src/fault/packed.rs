//! The kind and the path of a fault in two words, which a function returns in registers. All that may fail is smaller
//! for it, together by a twelfth.

/// The name of a field.
type Name = &'static &'static str;

/// Names, one after the other in one text, each with a number from 1.
struct Names {
    text: &'static str,
    lengths: &'static [u8],
}

/// Returns the length of a name, which is short.
const fn length(name: &str) -> u8 {
    let [length, ..] = name.len().to_le_bytes();
    length
}

macro_rules! names {
    ($($name:literal)*) => { Names { text: concat!($($name),*), lengths: &[$(length($name)),*] } };
}

/// The lists that have faulty items. At most 127.
static LISTS: Names = names! {
    "units" "attackers" "defenders" "board.units" "board.hexes" "board.chart" "board.limits" "board.hexsides"
    "board.enemies" "board.friends" "board.holdings" "board.spaces" "board.links" "board.canals" "effects" "path" "orders" "losses"
    "pieces" "placements" "dice" "chart" "hexes" "terrain" "stack" "approaches" "sources" "targets" "in_trace" "plan"
    "cargo" "aircraft" "breakdowns" "ways" "waves" "troops" "support" "spotters" "ships" "newcomers" "mix" "loads"
    "here" "ground" "enemies" "friends" "drops" "represented" "repls" "modifiers" "limits" "leads" "hqs" "hexsides"
    "entered" "engaged" "eats" "bag" "advancing" "absorbed" "drawn" "eliminated" "fed" "held" "kept" "line"
    "on_stocks" "lost" "dead" "counters" "taken" "rest" "opponents" "firers" "bytes" "table" "table.cells"
    "table.columns" "table.results"
    "tables.barrage" "tables.cells" "tables.close" "tables.extremely_close" "tables.losses" "tables.modes"
    "tables.open" "tables.points" "tables.very_close" "position.lines" "position.pieces" "position.spaces"
    "left_out" "active" "planes" "depots" "position.units" "position.depots" "position.hexes"
    "position.placements"
    "board.tables.barrage" "board.tables.cells" "board.tables.close" "board.tables.extremely_close"
    "board.tables.losses" "board.tables.modes" "board.tables.open" "board.tables.points" "board.tables.very_close"
    "names" "text"
};
const _: () = assert!(LISTS.lengths.len() < 128);

/// The records that have faulty fields, first those that are in items of lists: the first fifteen.
static RECORDS: Names = names! {
    "combat_side" "move_side" "unit" "truck" "cost" "other" "plan" "hq" "source" "armor" "terrain" "defender"
    "attacker" "hex" "barrage" "answer" "assessment" "attacker_plan" "attacker_support" "battle" "board" "board.rules"
    "bytes" "debt" "defender_plan" "defender_support" "entering" "fault" "hexside" "loss" "losses" "payment" "position"
    "prize" "rules" "table" "tables" "tables.surprise" "trail" "truck.combat_side" "truck.move_side" "turn"
    "unit.combat_side" "unit.move_side" "user" "board.tables" "board.tables.surprise" "first" "second"
};

/// Returns whether two texts are the same.
const fn same(mut a: &[u8], mut b: &[u8]) -> bool {
    while let ([x, more_a @ ..], [y, more_b @ ..]) = (a, b) {
        if *x != *y {
            return false;
        }
        (a, b) = (more_a, more_b);
    }
    a.is_empty() && b.is_empty()
}

impl Names {
    /// Returns the number of a name, or 0.
    const fn number(&self, name: &str) -> u8 {
        let (mut rest, mut lengths, mut number) = (self.text, self.lengths, 0u8);
        while let [length, more @ ..] = lengths {
            let Some((known, after)) = rest.split_at_checked(*length as usize) else { return 0 };
            number = number.saturating_add(1);
            if same(known.as_bytes(), name.as_bytes()) {
                return number;
            }
            (rest, lengths) = (after, more);
        }
        0
    }
    /// Returns the name of a number, or an empty string.
    fn name(&self, number: u32) -> &'static str {
        let mut rest = self.text;
        for (at, length) in (1..u32::from(u16::MAX)).zip(self.lengths) {
            let Some((name, after)) = rest.split_at_checked(usize::from(*length)) else { break };
            if at == number {
                return name;
            }
            rest = after;
        }
        ""
    }
}

/// The number of a list, or 0 for none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct List(u8);

impl List {
    pub const fn of(name: Name) -> Self {
        List(LISTS.number(name))
    }
}

/// The number of a record, or 0 for none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Record(u8);

impl Record {
    pub const fn of(name: Name) -> Self {
        Record(RECORDS.number(name))
    }
}

/// The kind of a fault and its path: an item of a list, a record in it, and a field. A name that is in neither array is
/// left out, and of records within records the inner one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Place {
    // The one value that is never null, so that a result is told from a fault by one word.
    field: Name,
    /// From the lowest bit: 5 bits of the code, 4 of the record, 7 of the list, and 16 of the index. Without a list the
    /// index is that of the record. Lists and records are numbered from 1.
    what: u32,
}

/// Returns an index in 16 bits.
fn small(index: usize) -> u32 {
    u32::from(u16::try_from(index).unwrap_or(u16::MAX))
}

impl Place {
    pub const fn new(code: u8, field: Name) -> Self {
        Place { field, what: code as u32 & 0x1F }
    }
    const fn list_number(&self) -> u32 {
        (self.what >> 9) & 0x7F
    }
    const fn record(&self) -> u32 {
        if self.list_number() == 0 { self.what >> 16 } else { (self.what >> 5) & 0xF }
    }
    const fn put(&mut self, list: u32, index: u32, record: u32) {
        let place = if list == 0 {
            record << 16
        } else if record <= 0xF {
            (index << 16) | (list << 9) | (record << 5)
        } else {
            (index << 16) | (list << 9)
        };
        self.what = (self.what & 0x1F) | place;
    }
    pub fn put_in_list(&mut self, list: List, index: usize) {
        self.put(list.0.into(), small(index), self.record());
    }
    pub fn put_at(&mut self, index: usize) {
        self.put(self.list_number(), small(index), self.record());
    }
    pub const fn put_in_no_list(&mut self) {
        self.put(0, 0, self.record());
    }
    pub fn put_list(&mut self, list: List) {
        self.put(list.0.into(), u32::from(self.index()), self.record());
    }
    pub fn put_field(&mut self, field: Name) {
        let record = if self.record() == 0 { 0 } else { RECORDS.number(field).into() };
        if record == 0 {
            self.field = field;
        }
        self.put(self.list_number(), u32::from(self.index()), record);
    }
    pub fn put_within(&mut self, record: Record) {
        self.put(self.list_number(), u32::from(self.index()), record.0.into());
    }
    pub const fn number(&self) -> u8 {
        let [code, ..] = self.what.to_le_bytes();
        code & 0x1F
    }
    pub const fn is_in(&self, list: List) -> bool {
        self.list_number() == list.0 as u32
    }
    pub const fn is_in_list(&self) -> bool {
        self.list_number() != 0
    }
    pub fn list(&self) -> &'static str {
        LISTS.name(self.list_number())
    }
    pub const fn index(&self) -> u16 {
        let [.., low, high] = self.what.to_le_bytes();
        if self.list_number() == 0 { 0 } else { u16::from_le_bytes([low, high]) }
    }
    pub fn field(&self) -> &'static str {
        if self.record() == 0 { self.field } else { RECORDS.name(self.record()) }
    }
    pub fn inner(&self) -> &'static str {
        if self.record() == 0 { "" } else { self.field }
    }
    pub const fn deep(&self) -> &'static str {
        ""
    }
}
