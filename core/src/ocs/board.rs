//! The board as a host hands it over: hexes, the game's chart, units, in lists that are sorted so that a question finds
//! what it asks about and touches nothing else.

mod apply;
mod change;
mod check;
mod cost;
mod edits;
mod question;

pub use apply::*;
pub use check::*;
pub(crate) use cost::*;
pub use question::*;

use super::terrain::Terrain;
use super::units::{Checked, Mobility, Unit};
use crate::fault::{Fault, FaultCode, Name};
use crate::hex::{Hex, SIDES};
use crate::map::Place;
use crate::reflect::{Code, Flag, Named, Ordered, Question, Reflect, Words, check_order};

/// What lives in a hex.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Settlement {
    /// Nothing that counts.
    None,
    /// A village.
    Village,
    /// A city of any size.
    City,
}

/// What a row of the chart is about, where a rule asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Feature {
    /// Any other.
    Other,
    /// A minor river.
    MinorRiver,
    /// A major river.
    MajorRiver,
    /// A railroad, as a road (6.2): its cost is what following any railroad of the board costs. Where the chart has no
    /// such row, railroads are no roads.
    Railroad,
}

/// A movement cost that stands for the whole movement allowance.
pub const ALL_MA: u16 = 65_534;
/// A movement cost that stands for prohibited.
pub const PROHIBITED: u16 = 65_535;

/// What entering a hex, crossing a hexside or following a road costs, by mobility: in twelfths of an MP, so that
/// thirds and quarters are whole; 65534 for the whole movement allowance, 65535 for prohibited.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Cost {
    /// For Leg movement.
    pub leg: u16,
    /// For Truck movement.
    pub truck: u16,
    /// For Track movement.
    pub track: u16,
}

impl Cost {
    /// The cost for a mobility.
    pub const fn of(self, mobility: Mobility) -> u16 {
        match mobility {
            Mobility::Leg => self.leg,
            Mobility::Truck => self.truck,
            Mobility::Track => self.track,
        }
    }
}

/// A row of a game's terrain effects chart: a kind of hex, of hexside or of road.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct ChartRow {
    /// What it does to strength.
    pub terrain: Terrain,
    /// What it costs.
    pub cost: Cost,
    /// What it is.
    pub feature: Code<Feature>,
    /// For a river, frozen rivers included: the row whose cost it has where it is bridged (13.8b). 0 stands for the
    /// chart's first minor river where this is a major one, and for no cost where this is a minor one.
    pub bridged: u8,
    /// Zero.
    #[reserved]
    pub reserved: [u8; 4],
}

/// A hex of the map. Rows of the chart count from 1; 0 stands for none. Its terrain must be said where movement or supply
/// goes through it; hexsides without a row cost nothing and have no effect.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct BoardHex {
    /// Which.
    pub hex: Hex,
    /// Its terrain, by row of the chart.
    pub terrain: u8,
    /// What lives there.
    pub settlement: Code<Settlement>,
    /// The hexsides that a railroad crosses: bit n for the n-th side, clockwise from that towards q + 1, r - 1.
    pub rail: u8,
    /// Of these, the ones that a multi-track railroad crosses.
    pub multi_track: u8,
    /// The gauge of the railroad, in the host's numbering; 0 where the game knows one only.
    pub gauge: u8,
    /// The hexsides that a road crosses.
    pub road: u8,
    /// The kind of road, by row of the chart.
    pub road_row: u8,
    /// Its hexsides, by row of the chart.
    pub sides: [u8; 6],
    /// Whose the hex is, by the side's number; 0 for nobody's. Asked of hexes where trains may stop (13.3h).
    pub control: u8,
    /// Whose source of supply it is, by the side's number; 0 for nobody's.
    pub supply_source: u8,
    /// For which side's movement a Trainbusting zone covers it: bit 0 for side 1, bit 1 for side 2, and so on.
    pub trainbusted: u8,
    /// The railroad does not function.
    pub rail_cut: Flag,
    /// A railroad here was converted in this phase.
    pub converted: Flag,
    /// On the edge of the map.
    pub edge: Flag,
    /// No hex but a box off the map: it touches nothing.
    pub off_map: Flag,
    /// Zero.
    #[reserved]
    pub reserved: [u8; 8],
}

const _: () = assert!(size_of::<ChartRow>() == 24 && size_of::<BoardHex>() == 32, "frozen for this major of the C ABI");

/// A position: what a host hands over once and asks about as often as it likes.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Board<'a> {
    /// The game's terrain effects chart.
    pub chart: &'a [ChartRow],
    /// The hexes of the map, at most 65535, in the order of q and then r, none twice. Python, Lua and JSON take them in
    /// any order.
    #[ordered]
    pub hexes: &'a [BoardHex],
    /// The units, in the order of their hexes; in a hex from the top of the stack to its bottom. Python, Lua and JSON take
    /// the hexes' units in any order.
    #[ordered]
    #[named]
    pub units: &'a [Unit],
}

/// Where units of a board stand, in faults.
pub(crate) const UNITS: Name = &"board.units";
/// Where hexes of a board stand, in faults.
pub(crate) const HEXES: Name = &"board.hexes";
/// Where rows of a board's chart stand, in faults.
pub(crate) const CHART: Name = &"board.chart";

/// The sides whose numbers fit where a hex keeps a bit for each.
pub(crate) const SIDES_OF_A_GAME: u8 = 8;

impl Ordered for BoardHex {
    const UNIQUE: bool = true;
    fn key(&self) -> u64 {
        u64::from(key(self.hex))
    }
}
impl Ordered for Unit {
    fn key(&self) -> u64 {
        u64::from(key(self.hex))
    }
}
impl Named for Unit {
    fn id(&self) -> u32 {
        self.id
    }
}

/// A hex as a number that keeps the order of q and then r.
const fn key(hex: Hex) -> u32 {
    let (q, r) = (hex.q.cast_unsigned() ^ 0x8000, hex.r.cast_unsigned() ^ 0x8000);
    (q as u32) << 16 | r as u32
}

/// The first item that does not come before a hex, in a list sorted by hexes. It is looked for in steps that double, from
/// a place near which it may be.
fn first_near<T>(list: &[T], near: usize, hex: Hex, of: impl Fn(&T) -> Hex) -> usize {
    let wanted = key(hex);
    let before = |item: &T| key(of(item)) < wanted;
    let mut step = 1usize;
    // It lies in low..=high.
    let (low, high) = if list.get(near).is_some_and(before) {
        let mut low = near.wrapping_add(1);
        while list.get(low.wrapping_add(step)).is_some_and(before) {
            low = low.wrapping_add(step).wrapping_add(1);
            step = step.wrapping_mul(2);
        }
        (low, low.wrapping_add(step).min(list.len()))
    } else {
        let mut high = near.min(list.len());
        while high >= step && !list.get(high.wrapping_sub(step)).is_some_and(before) {
            high = high.wrapping_sub(step);
            step = step.wrapping_mul(2);
        }
        (high.saturating_sub(step), high)
    };
    low.wrapping_add(list.get(low..high).unwrap_or_default().partition_point(before))
}

/// Where the items of a column begin in a list sorted by hexes, if they lie evenly.
fn likely<T>(list: &[T], q: i16, of: impl Fn(&T) -> Hex) -> usize {
    let ([first, ..], [.., last]) = (list, list) else { return 0 };
    let apart = |a: i16, b: i16| i32::from(a).wrapping_sub(i32::from(b)).cast_unsigned();
    let (first, last) = (of(first).q, of(last).q);
    let items = u32::try_from(list.len()).unwrap_or(u32::MAX);
    let column = apart(q.min(last).max(first), first);
    let at = items.wrapping_mul(column).checked_div(apart(last, first).wrapping_add(1));
    at.and_then(|at| usize::try_from(at).ok()).unwrap_or(0)
}

/// The first item that does not come before a hex, in a list sorted by hexes.
#[inline(never)]
fn first<T>(list: &[T], hex: Hex, of: impl Fn(&T) -> Hex + Copy) -> usize {
    first_near(list, likely(list, hex.q, of), hex, of)
}

/// The units in the hexes next to a hex, with their places in the list: three stretches of the list at most.
#[derive(Debug, Clone)]
pub(crate) struct Around<'a> {
    hex: Hex,
    /// What is left of the list from the place that comes next.
    rest: &'a [Unit],
    at: usize,
    /// The last hex of the stretch.
    end: Option<u32>,
    /// Which stretch comes next: the hexes of q - 1, q and q + 1.
    next: i16,
}

impl Around<'_> {
    /// Goes on to the next stretch; false if there is none.
    #[inline(never)]
    fn turn(&mut self) -> bool {
        let dq = self.next;
        if dq > 1 {
            return false;
        }
        self.next = dq.saturating_add(1);
        let Some(q) = self.hex.q.checked_add(dq) else { return true };
        // Of the six: q - 1 with r and r + 1, q with r - 1 and r + 1, q + 1 with r - 1 and r.
        let start = Hex { q, r: self.hex.r.saturating_sub(i16::from(dq >= 0)) };
        let end = Hex { q, r: self.hex.r.saturating_add(i16::from(dq <= 0)) };
        let near = if dq < 0 { likely(self.rest, q, |u| u.hex) } else { 0 };
        let skipped = first_near(self.rest, near, start, |u| u.hex);
        self.at = self.at.wrapping_add(skipped);
        self.rest = self.rest.get(skipped..).unwrap_or_default();
        self.end = Some(key(end));
        true
    }
}

impl<'a> Iterator for Around<'a> {
    type Item = (usize, &'a Unit);
    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let [unit, rest @ ..] = self.rest
                && self.end.is_some_and(|end| key(unit.hex) <= end)
            {
                let at = self.at;
                (self.at, self.rest) = (at.wrapping_add(1), rest);
                if unit.hex != self.hex {
                    return Some((at, unit));
                }
            } else if !self.turn() {
                return None;
            }
        }
    }
}

impl Board<'_> {
    /// Whether the hexes and the units are in order: faults with `unsorted` at the first that is not. Questions trust
    /// that they are.
    pub fn check_order(&self) -> Result<(), Fault> {
        check_order(self.hexes, HEXES, &"hex")?;
        check_order(self.units, UNITS, &"hex")
    }
}

impl<'a> Board<'a> {
    /// Where a hex stands in the list, if it is on the board. Most maps have columns of one length without gaps, so that it
    /// is looked for first where it would stand on such a map.
    pub(crate) fn place(&self, hex: Hex) -> Option<Place> {
        let column = likely(self.hexes, hex.q, |h| h.hex);
        let down = i32::from(hex.r).wrapping_sub(i32::from(self.hexes.get(column)?.hex.r));
        let at = usize::try_from(down).map_or(column, |down| column.wrapping_add(down));
        let at = match self.hexes.get(at) {
            Some(h) if h.hex == hex => at,
            _ => first(self.hexes, hex, |h| h.hex),
        };
        self.hexes.get(at).filter(|h| h.hex == hex).and_then(|_| u16::try_from(at).ok()).map(Place)
    }
    /// What is known of a place.
    pub(crate) fn at(&self, place: Place) -> Option<&'a BoardHex> {
        self.hexes.get(usize::from(place.0))
    }
    /// What is known of a hex; the field names it where it is not on the board.
    pub(crate) fn hex(&self, hex: Hex, field: Name) -> Result<&'a BoardHex, Fault> {
        let found = self.place(hex).and_then(|place| self.at(place));
        found.ok_or(Fault::new(FaultCode::OutOfRange, field))
    }
    /// Whether a hex is a box off the map, which touches nothing.
    pub(crate) fn is_off_map(&self, hex: Hex) -> bool {
        self.place(hex).and_then(|place| self.at(place)).is_some_and(|h| h.off_map.is_set())
    }
    /// Whether a hex is one that others touch, and no box off the map. Where the board lists no hexes at all, any hex is;
    /// else the field names one that is not listed.
    pub(crate) fn on_map(&self, hex: Hex, field: Name) -> Result<bool, Fault> {
        Ok(self.hexes.is_empty() || !self.hex(hex, field)?.off_map.is_set())
    }
    /// How many places there are; a fault if they are too many to number.
    pub(crate) fn places(&self) -> Result<u16, Fault> {
        let places = u16::try_from(self.hexes.len()).ok().filter(|n| *n < u16::MAX);
        places.ok_or(Fault::new(FaultCode::OutOfRange, HEXES))
    }
    /// The place across a hexside, if there is one on the board.
    pub(crate) fn neighbour(&self, hex: Hex, side: u8) -> Option<(Place, &'a BoardHex)> {
        let (q, r) = *SIDES.get(usize::from(side))?;
        let next = Hex { q: hex.q.checked_add(q)?, r: hex.r.checked_add(r)? };
        let place = self.place(next)?;
        self.at(place).filter(|h| !h.off_map.is_set()).map(|h| (place, h))
    }
    /// The places next to a hex, with the number of the hexside; an off-map box touches nothing.
    pub(crate) fn neighbours(&self, from: &BoardHex) -> impl Iterator<Item = (u8, Place, &'a BoardHex)> + use<'a> {
        let (board, hex, off_map) = (*self, from.hex, from.off_map.is_set());
        (0..6u8).filter(move |_| !off_map).filter_map(move |side| {
            let (place, next) = board.neighbour(hex, side)?;
            Some((side, place, next))
        })
    }
    /// The units in a hex, from the top of the stack to its bottom, with their places in the list.
    pub(crate) fn stack(&self, hex: Hex) -> impl Iterator<Item = (usize, &'a Unit)> + Clone + use<'a> {
        let units = self.units;
        let start = first(units, hex, |u| u.hex);
        (start..units.len()).zip(units.get(start..).unwrap_or_default()).take_while(move |(_, u)| u.hex == hex)
    }
    /// The units in the hexes next to a hex, with their places in the list.
    pub(crate) fn around(&self, hex: Hex) -> Around<'a> {
        Around { hex, rest: self.units, at: 0, end: None, next: -1 }
    }
    /// A row of the chart, counted from 1; nothing for 0.
    pub(crate) fn row(&self, row: u8) -> Result<Option<&'a ChartRow>, Fault> {
        match usize::from(row).checked_sub(1) {
            None => Ok(None),
            Some(at) => match self.chart.get(at) {
                None => Err(Fault::new(FaultCode::OutOfRange, CHART)),
                Some(row) if row.reserved != [0; 4] => {
                    Err(Fault::new(FaultCode::Reserved, &"reserved").in_list(CHART, at))
                }
                Some(row) => Ok(Some(row)),
            },
        }
    }
    /// A unit of the board, parsed; its place in the list names it in a fault.
    pub(crate) fn checked(&self, at: usize) -> Result<Checked<'a>, Fault> {
        let unit = self.units.get(at).ok_or(Fault::item(FaultCode::OutOfRange, UNITS, at))?;
        unit.said_side().and_then(|_| unit.checked()).map_err(|f| f.in_list(UNITS, at))
    }
    /// A unit that a question points at by its place in the list; the field names it where there is none.
    pub(crate) fn unit(&self, at: u16, field: Name) -> Result<Checked<'a>, Fault> {
        if usize::from(at) >= self.units.len() {
            return Err(Fault::new(FaultCode::OutOfRange, field));
        }
        self.checked(usize::from(at))
    }
}

/// Whether a side's number is one that a hex can keep a bit for.
pub(crate) fn side_is_known(side: u8, field: Name) -> Result<(), Fault> {
    match side {
        0 => Err(Fault::new(FaultCode::MissingField, field)),
        1..=SIDES_OF_A_GAME => Ok(()),
        _ => Err(Fault::new(FaultCode::OutOfRange, field)),
    }
}
