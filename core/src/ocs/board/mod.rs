//! The board: hexes, the game's chart and units, in sorted lists, so that a question finds the items it needs without
//! reading the others.
//!
//! # Faults
//!
//! A question checks what it reads of a board, and nothing else. Besides its own faults these may come:
//!
//! * `missing_field` for the side and the kind of a unit, and for the mode of a combat unit. So it is for the side that
//!   shows in Reserve, Exploit or Disorganized Mode, and for the steps of a multi-step unit. It is also for any other
//!   field of a unit, a hex or a row of the chart on which the answer depends.
//! * `unknown_word` for a word of a unit, a hex or a row of the chart.
//! * `impossible_mode` for a mode that the kind of the unit cannot be in.
//! * `out_of_range` for steps, movement allowances and costs out of their range, and for sides of a hex above 8. So it
//!   is for a row that the chart does not have, and for more than 65534 hexes.
//! * `contradiction` for combat units of two sides in a hex, and for `had_bridge` of a unit that is no engineer. So it
//!   is for a road, a railroad or a hexside on which two hexes differ, and for rows of the chart that lead in a circle.
//!   It is also for points of a toll that has none, and for a bridged major river where the chart has no minor one.
//! * `reserved` for reserved bytes that are not 0.
//! * `overflow` for more than 65535 units.
//!
//! Lists that are out of order are the fault `unsorted` of [`Board::check_order`] alone.

mod chart;
mod cost;
mod order;
mod passage;

pub use chart::*;
pub(crate) use cost::*;
pub(in crate::ocs) use order::key;
pub(crate) use order::{Around, Stacked};
pub(crate) use passage::{Way, bridged, river, way};

use self::order::{Placed, first, likely};
use super::effects::Stage;
use super::measures::MP;
use super::options::{GameRules, ServiceLimit, check_limits};
use super::tables::{GameTables, GameTablesHeld};
use super::units::{Checked, Kind, Mobility, Unit};
use crate::bounded::Bounded;
use crate::fault::{Bounds, Fault, FaultCode, Name};
use crate::hex::{Hex, SIDES};
use crate::map::Place;
use crate::reflect::{
    Code, Flag, Named, Nth, Ordered, Question, Reflect, Spare, Words, all_spared, check_count, check_items,
};
use crate::table::numbered;

/// The settlement in a hex.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Settlement {
    /// No settlement.
    None,
    /// A village.
    Village,
    /// A city of any size.
    City,
}

/// A hex of the map. The terrain is required where movement or supply passes through the hex. A hexside without a row of
/// the chart has no cost and no effect.
///
/// C counts rows of the chart from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct BoardHex {
    /// The hex.
    pub hex: Hex,
    /// The terrain, as a row of the chart.
    ///
    /// C counts it from 1; 0 is none.
    #[refers("board.chart", 1)]
    pub terrain: u8,
    /// The settlement in the hex.
    pub settlement: Code<Settlement>,
    /// The hexsides that a railroad crosses: bit n for the n-th side, clockwise from the side towards q + 1, r - 1.
    pub rail: u8,
    /// The hexsides that a multi-track railroad crosses; they are in `rail` too.
    pub multi_track: u8,
    /// The gauge of the railroad, numbered by the caller; 0 in a game with a single gauge.
    pub gauge: u8,
    /// The roads that cross the hexsides, as rows of the chart, clockwise from the side towards q + 1, r - 1. All roads
    /// of a hex are joined. Both hexes of a side have the road that crosses it; who enters a hex pays for the one that
    /// it names.
    ///
    /// C counts rows from 1; 0 is none.
    #[refers("board.chart", 1)]
    pub roads: [Nth; 6],
    /// The hexsides, as rows of the chart, clockwise from the side towards q + 1, r - 1.
    ///
    /// C counts rows from 1; 0 is none.
    #[refers("board.chart", 1)]
    pub sides: [Nth; 6],
    /// The side that controls the hex; 0 if neither does. Required for hexes in which trains may stop (13.3h).
    #[when_needed]
    #[range(0, SIDES_OF_A_GAME)]
    pub control: u8,
    /// The side whose supply source the hex is; 0 if it is nobody's.
    #[range(0, SIDES_OF_A_GAME)]
    pub supply_source: u8,
    /// The sides whose movement a Trainbusting zone affects here: bit 0 for side 1, bit 1 for side 2, and so on. The zone of
    /// a marker is its hex and the six around it (14.8b).
    pub trainbusted: u8,
    /// The railroad does not function.
    pub rail_cut: Flag,
    /// A railroad in the hex was converted in this phase.
    pub converted: Flag,
    /// The hex is on the edge of the map.
    pub edge: Flag,
    /// A box off the map instead of a hex: it is adjacent to nothing.
    pub off_map: Flag,
    /// The dump in the hex was blown in this phase, or the attempt made.
    pub blown: Flag,
    /// The hex was attacked in this segment.
    pub attacked: Flag,
    /// The hex was barraged in this phase.
    pub barraged: Flag,
    /// The units in the hex that are Out of Supply have checked attrition in this phase.
    pub checked: Flag,
    /// The barrage of the hex in this phase is settled.
    pub barrage_settled: Flag,
    /// How far the settlement of the combat in the hex has come; absent before the attacker has settled, and where there
    /// is no combat.
    pub combat_stage: Code<Stage>,
    /// The sides that a Trainbusting marker in the hex itself affects, as in `trainbusted`: Leg movement pays in this hex of
    /// the zone alone.
    pub trainbust_marker: u8,
    /// The weather in the hex, numbered by the caller from 1, for the rows of the chart that have costs in it. By default no
    /// cost is changed.
    pub weather: u8,
    /// The hexsides across which the hex is attacked in the combat that is open, bit n for the n-th side. Who retreats
    /// out of it does not enter the hexes there (9.12f).
    pub attacked_from: u8,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

impl BoardHex {
    /// Returns whether the hex is in a Trainbusting zone that affects a side (14.8b).
    pub(crate) const fn is_busted(&self, side: u8) -> bool {
        ((self.trainbusted | self.trainbust_marker) >> (side.saturating_sub(1) & 7)) & 1 == 1
    }
    /// Returns what Trainbusting adds to the cost of entering the hex, in twelfths of a movement point (14.8c). Units with
    /// Leg movement pay in the hex of a marker alone (14.8b).
    pub(crate) fn busting(&self, side: u8, mobility: Mobility) -> u16 {
        let marked = (self.trainbust_marker >> (side.saturating_sub(1) & 7)) & 1 == 1;
        let pays = if mobility == Mobility::Leg { marked } else { self.is_busted(side) };
        if pays { MP } else { 0 }
    }
}

impl Placed for BoardHex {
    fn hex(&self) -> Hex {
        self.hex
    }
}

const _: () = assert!(size_of::<ChartRow>() == 28 && size_of::<BoardHex>() == 38, "frozen for this major of the C ABI");

/// A position, for any number of questions: the chart, the hexes and the units, and what is constant for a game. That is
/// its options, its limits, the gauges of its trains, and its own tables.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Board<'a> {
    /// The game's terrain effects chart.
    pub chart: &'a [ChartRow],
    /// The hexes of the map, at most 65535 and none twice, sorted by q and then r. Python, Lua and JSON accept them in
    /// any order.
    #[ordered]
    pub hexes: &'a [BoardHex],
    /// The units, sorted by hex, and in a hex from the top of the stack to its bottom. Python, Lua and JSON accept the
    /// hexes in any order.
    #[ordered]
    #[named]
    #[required]
    pub units: &'a [Unit],
    /// The game's limits on the units that headquarters support (13.1d).
    pub limits: &'a [ServiceLimit],
    /// The game's options. All zero is the series.
    pub rules: GameRules,
    /// The gauge of each side's trains, side 1 first, numbered by the caller as the gauges of hexes are (13.3f). 0 in a
    /// game with a single gauge.
    pub gauges: [u8; SIDES_OF_A_GAME as usize],
    /// The game's own tables of combat and barrage, by default the printed ones.
    #[inner]
    pub tables: GameTables<'a>,
}

/// The field name of units of a board, for faults.
pub(crate) const UNITS: Name = &"board.units";
/// The field name of hexes of a board, for faults.
pub(crate) const HEXES: Name = &"board.hexes";
/// The field name of rows of a board's chart, for faults.
pub(crate) const CHART: Name = &"board.chart";
/// The field name of a board's options, for faults.
pub(crate) const RULES: Name = &"board.rules";
/// The field name of the gauges of a board, for faults.
pub(crate) const GAUGES: Name = &"board.gauges";

/// The hexes of a board, for faults.
const KNOWN_HEXES: Bounds = Bounds { low: 0, high: u16::MAX as i64 - 1, limit: "hexes of a board" };

/// The number of sides for which a hex has a bit.
pub(crate) const SIDES_OF_A_GAME: u8 = 8;
/// The same, for faults.
pub(crate) const KNOWN_SIDES: Bounds = Bounds { low: 1, high: SIDES_OF_A_GAME as i64, limit: "sides of a game" };

impl Ordered for BoardHex {
    const UNIQUE: bool = true;
    fn key(&self) -> u64 {
        u64::from(key(self.hex))
    }
    fn is_sound(&self) -> bool {
        self.spared().is_ok()
    }
}
impl Ordered for Unit {
    fn key(&self) -> u64 {
        u64::from(key(self.hex))
    }
    fn is_sound(&self) -> bool {
        self.spared().is_ok()
    }
}
impl Named for Unit {
    fn id(&self) -> u32 {
        self.id
    }
}

/// Which of a board's lists are sorted.
#[derive(Clone, Copy)]
pub(crate) struct InOrder {
    pub hexes: bool,
    pub units: bool,
}

impl Board<'_> {
    /// Checks that the hexes and the units are sorted. The first item out of order is the fault `unsorted`. Questions
    /// rely on the order. Reserved bytes that are not 0 are the fault `reserved`, also in the chart, the limits, the options and
    /// the tables.
    pub fn check_order(&self) -> Result<(), Fault> {
        self.check_lists(true).map(|_| ())
    }
    /// Checks the lists, which need not be sorted unless that is asked. Returns which of them are.
    pub(crate) fn check_lists(&self, sorted: bool) -> Result<InOrder, Fault> {
        self.check_constants()?;
        numbered(self.chart).try_for_each(|(at, row)| {
            row.cost.spared().and_then(|()| row.terrain.spared()).map_err(|fault| fault.in_list(CHART, at))
        })?;
        all_spared(self.tables.parts().modes, &"board.tables.modes")?;
        let hexes = check_items(self.hexes, HEXES, &"hex", sorted)?;
        Ok(InOrder { hexes, units: check_items(self.units, UNITS, &"hex", sorted)? })
    }
    /// Checks what is constant for the game: its options and limits.
    pub(crate) fn check_constants(&self) -> Result<(), Fault> {
        self.rules.sound().map_err(|f| f.of_field(RULES))?;
        check_limits(self.limits, &"board.limits")
    }
    /// Returns the gauge of a side's trains; 0 in a game with a single gauge.
    pub(crate) fn gauge(&self, side: u8) -> u8 {
        self.gauges.get(usize::from(side).wrapping_sub(1)).copied().unwrap_or(0)
    }
}

impl<'a> Board<'a> {
    /// Returns the place of a hex in the list, if it is on the board. Most maps have columns of one length without
    /// gaps, so the search begins where the hex would be on such a map.
    pub(crate) fn place(&self, hex: Hex) -> Option<Place> {
        let column = likely(self.hexes, hex.q);
        let down = i32::from(hex.r).bounded_sub(i32::from(self.hexes.get(column)?.hex.r));
        let at = usize::try_from(down).map_or(column, |down| column.bounded_add(down));
        let at = match self.hexes.get(at) {
            Some(h) if h.hex == hex => at,
            _ => first(self.hexes, hex),
        };
        self.hexes.get(at).filter(|h| h.hex == hex).and_then(|_| u16::try_from(at).ok()).map(Place)
    }
    /// Returns the hex of a place.
    pub(crate) fn at(&self, place: Place) -> Option<&'a BoardHex> {
        self.hexes.get(usize::from(place.0))
    }
    /// Returns a hex of the board; if it is not on the board, a fault at `field`.
    pub(crate) fn hex(&self, hex: Hex, field: Name) -> Result<&'a BoardHex, Fault> {
        let found = self.place(hex).and_then(|place| self.at(place));
        found.ok_or_else(|| Fault::new(FaultCode::OutOfRange, field).needs(&"a hex of the board"))
    }
    /// Returns whether a hex is a box off the map, which is adjacent to nothing.
    pub(crate) fn is_off_map(&self, hex: Hex) -> bool {
        self.place(hex).and_then(|place| self.at(place)).is_some_and(|h| h.off_map.is_set())
    }
    /// Returns whether a hex is on the map and not a box off it. If the board lists no hexes, every hex is on the map;
    /// otherwise a hex that is not listed is a fault at `field`.
    pub(crate) fn on_map(&self, hex: Hex, field: Name) -> Result<bool, Fault> {
        Ok(self.hexes.is_empty() || !self.hex(hex, field)?.off_map.is_set())
    }
    /// Returns a fault as one of a hex of the board.
    #[cold]
    pub(crate) fn in_hex(&self, fault: Fault, hex: &BoardHex) -> Fault {
        let at = self.place(hex.hex).map_or(usize::MAX, |place| usize::from(place.0));
        fault.in_list(HEXES, at)
    }
    /// Returns the number of places; a fault if there are too many to number.
    pub(crate) fn places(&self) -> Result<u16, Fault> {
        let places = u16::try_from(self.hexes.len()).ok().filter(|n| *n < u16::MAX);
        let count = || i64::try_from(self.hexes.len()).unwrap_or(i64::MAX);
        places.ok_or_else(|| Fault::new(FaultCode::OutOfRange, HEXES).bounded(count(), &KNOWN_HEXES))
    }
    /// Returns the place across a hexside, if it is on the board.
    pub(crate) fn neighbour(&self, hex: Hex, side: u8) -> Option<(Place, &'a BoardHex)> {
        let (q, r) = *SIDES.get(usize::from(side))?;
        let next = Hex { q: hex.q.checked_add(q)?, r: hex.r.checked_add(r)? };
        let place = self.place(next)?;
        self.at(place).filter(|h| !h.off_map.is_set()).map(|h| (place, h))
    }
    /// Returns the adjacent places with the numbers of the hexsides; none for a box off the map.
    pub(crate) fn neighbours(&self, from: &BoardHex) -> impl Iterator<Item = (u8, Place, &'a BoardHex)> + use<'a> {
        let (board, hex, off_map) = (*self, from.hex, from.off_map.is_set());
        (0..6u8).filter(move |_| !off_map).filter_map(move |side| {
            let (place, next) = board.neighbour(hex, side)?;
            Some((side, place, next))
        })
    }
    /// Returns the units in a hex, from the top of the stack to its bottom, with their places in the list.
    pub(crate) fn stack(&self, hex: Hex) -> Stacked<'a> {
        let at = first(self.units, hex);
        let rest = self.units.get(at..).unwrap_or_default();
        let len = rest.iter().position(|u| u.hex != hex).unwrap_or(rest.len());
        Stacked { at, units: rest.get(..len).unwrap_or_default().iter() }
    }
    /// Returns the units in the hexes adjacent to a hex, with their places in the list.
    pub(crate) fn around(&self, hex: Hex) -> Around<'a> {
        Around::of(self.units, hex)
    }
    /// Returns a row of the chart, counted from 1; `None` for 0.
    pub(crate) fn row(&self, row: u8) -> Result<Option<&'a ChartRow>, Fault> {
        match usize::from(row).checked_sub(1) {
            None => Ok(None),
            Some(at) => match self.chart.get(at) {
                None => Err(self.no_row(row)),
                Some(row) => Ok(Some(row)),
            },
        }
    }
    /// The fault of a row that the chart lacks: of the hex that names one, if a hex does.
    #[cold]
    fn no_row(&self, row: u8) -> Fault {
        self.rows_are_there().err().unwrap_or(Fault::of_number(CHART, usize::from(row), self.chart.len()))
    }
    /// Checks that the rows of the chart that the hexes name are there.
    pub(crate) fn rows_are_there(&self) -> Result<(), Fault> {
        let rows = self.chart.len();
        for (at, hex) in numbered(self.hexes) {
            let missing = |field, row: u8| Fault::of_number(field, usize::from(row), rows).in_list(HEXES, at);
            if usize::from(hex.terrain) > rows {
                return Err(missing(&text!("terrain"), hex.terrain));
            }
            for (list, field) in [(&hex.roads, &text!("roads")), (&hex.sides, &text!("sides"))] {
                if let Some(row) = list.iter().find(|row| usize::from(row.0) > rows) {
                    return Err(missing(field, row.0));
                }
            }
        }
        Ok(())
    }
    /// Returns a unit of the board, checked; a fault names its place in the list.
    pub(crate) fn checked(&self, at: usize) -> Result<Checked<'a>, Fault> {
        check_count(self.units.len(), UNITS)?;
        let unit = self.units.get(at).ok_or_else(|| Fault::of_index(&"", at, self.units.len()).in_list(UNITS, at))?;
        let checked = unit.said_side().and_then(|_| unit.checked()).map_err(|f| f.in_list(UNITS, at))?;
        self.alone(at, unit)?;
        Ok(checked)
    }
    /// Checks that no combat unit of another side shares the hex of a unit of the board (4.8c). What is carried does not
    /// stand in its hex, and a box off the map has room for both sides. A fault names the lower of the two.
    pub(crate) fn alone(&self, at: usize, unit: &Unit) -> Result<(), Fault> {
        let stands = |u: &Unit| u.aboard.0 == 0 && u.kind.get().is_some_and(Kind::is_combat);
        let hostile = |u: &Unit| u.side != unit.side && u.side != 0 && stands(u);
        let here = |u: &&Unit| u.hex == unit.hex;
        let Some((above, rest)) = self.units.split_at_checked(at).filter(|_| stands(unit)) else { return Ok(()) };
        let before = crate::table::place_of(above.iter().rev().take_while(here).map(hostile), true);
        let both = match before {
            Some(back) => Some((at.saturating_sub(back.saturating_add(1)), at)),
            None => crate::table::place_of(rest.iter().take_while(here).map(hostile), true)
                .map(|below| (at, at.saturating_add(below))),
        };
        match both.filter(|_| !self.is_off_map(unit.hex)) {
            Some((first, second)) => {
                let fault = Fault::against(&text!("side"), &"[].side: no hex holds combat units of both sides");
                Err(fault.in_list(UNITS, second).other_at(first))
            }
            None => Ok(()),
        }
    }
    /// Returns the unit at a place of the list, checked; if there is none, a fault at `field`.
    pub(crate) fn unit(&self, at: u16, field: Name) -> Result<Checked<'a>, Fault> {
        if usize::from(at) >= self.units.len() {
            return Err(Fault::of_index(field, usize::from(at), self.units.len()));
        }
        self.checked(usize::from(at))
    }
    /// Returns the unit that an item of a list names, checked; if there is none, a fault at the item.
    pub(crate) fn named(&self, at: u16, list: Name, i: usize) -> Result<Checked<'a>, Fault> {
        if usize::from(at) >= self.units.len() {
            return Err(Fault::of_index(&"", usize::from(at), self.units.len()).in_list(list, i));
        }
        self.checked(usize::from(at))
    }
}

/// Checks that a hex has a bit for the side.
pub(crate) fn side_is_known(side: u8, field: Name) -> Result<(), Fault> {
    KNOWN_SIDES.hold(side.into(), field)
}
