//! The units whose zones of control cover a hex, and the hexes that a side covers. OCS 4.4b, 4.5, 4.5b.

use super::{around, negated_by, number, zone_of};
use crate::fault::Fault;
use crate::hex::Hex;
use crate::ocs::board::{Board, BoardHeld, KNOWN_SIDES};
use crate::ocs::rules::*;
use crate::reflect::{Flag, Question, Ranged, Reflect};
use crate::ruling::{About, Cites, Ruling, Sink, Trail, What};
use crate::table::numbered;

/// A hex in which a side would act.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Covers<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The hex.
    #[required]
    pub hex: Hex,
    /// The side that would act in the hex, 1 to 8. The zones of all other sides are enemy zones.
    #[required]
    #[range(KNOWN_SIDES)]
    pub side: u8,
}

/// The enemy zones of control in a hex.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Zone {
    /// The number of enemy units whose zones cover the hex.
    pub units: u16,
    /// The first of these units, by its `id`; absent if there is none.
    ///
    /// C and Rust say its place in the board's list, and 65535 for none.
    #[refers("board.units")]
    pub unit: u16,
    /// The first unit that negates the zone where it can be negated (4.5b), by its `id`; absent if there is none.
    ///
    /// C and Rust say its place in the board's list, and 65535 for none.
    #[refers("board.units")]
    pub negated_by: u16,
    /// The hex is in an enemy zone of control.
    pub covered: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// A unit whose zone covers a hex.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct CoveringUnit {
    /// The unit, by its `id`.
    ///
    /// C and Rust say its place in the board's list.
    #[refers("board.units")]
    pub unit: u16,
    /// The rule that gives the unit its zone: 4.4b, or 5.7 or 5.9c for units that these allow to keep one.
    pub rule: u16,
    /// The hex of the unit.
    pub hex: Hex,
}

/// Returns the enemy units whose zones of control cover a hex, and the unit that negates them (OCS 4.5, 4.4b, 4.5b).
/// The rows are the covering units, in the order of the board's list.
///
/// ```
/// use grognard_core::hex::Hex;
/// use grognard_core::ocs::{board::Board, units::Unit, zoc::{covers, CoveringUnit, Covers}};
/// use grognard_core::ruling::{Sink, Trail};
/// let units = [Unit { hex: Hex::new(3, 2), ..Unit::regiment(2, 4, 3) }];
/// let board = Board { units: &units, ..Default::default() };
/// let mut room = [CoveringUnit::default(); 4];
/// let mut rows = Sink::new(&mut room);
/// let zone = covers(&Covers { board, hex: Hex::new(3, 3), side: 1, ..Default::default() }, &mut rows, &mut Trail::none())?.value;
/// assert!(zone.covered.is_set() && rows.items()[0].hex == Hex::new(3, 2));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for a side of 0, and `out_of_range` for one above 8.
/// * `out_of_range` for a hex that a board with hexes does not have.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for units of
///   the [board](crate::ocs::board) in the hex or next to it.
/// * `unsorted` for lists of the board that are out of order. Only the C interface checks that first; in Rust a caller
///   does, by `Board::check_order`.
pub fn covers(
    question: &Covers<'_>,
    rows: &mut Sink<'_, CoveringUnit>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Zone>, Fault> {
    let q = question;
    q.in_range()?;
    let mut cites = Cites::by(R4_5);
    let mut zone = Zone { unit: u16::MAX, negated_by: u16::MAX, ..Zone::default() };
    if !q.board.on_map(q.hex, &"hex")? {
        return Ok(Ruling::new(zone, cites));
    }
    for found in around(&q.board, q.hex, q.side) {
        let (at, stands, rule) = found?;
        // An enemy without a zone affects the answer too.
        cites.add(rule.unwrap_or(R4_4B));
        let Some(rule) = rule else { continue };
        let unit = number(at);
        trail.note(rule, What::Exerts, About::Units.at(at), 0);
        rows.push(CoveringUnit { unit, rule: rule.0, hex: stands.hex });
        zone.units = zone.units.saturating_add(1);
        if !zone.covered.is_set() {
            (zone.covered, zone.unit) = (Flag::YES, unit);
        }
    }
    if zone.covered.is_set()
        && let Some(at) = negated_by(&q.board, q.hex, q.side, &|_| false)?
    {
        zone.negated_by = number(at);
        cites.add(R4_5B);
    }
    Ok(Ruling::new(zone, cites))
}

/// A side whose zones are listed.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Zones<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The side that has the zones, 1 to 8.
    #[required]
    #[range(KNOWN_SIDES)]
    pub side: u8,
}

/// The extent of a side's zones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct ZoneCount {
    /// The number of hexes covered.
    pub hexes: u32,
    /// The number of the side's units with a zone of control.
    pub units: u32,
}

/// A hex that a side covers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct ZoneHex {
    /// The hex.
    pub hex: Hex,
    /// The first unit whose zone covers it, by its `id`.
    ///
    /// C and Rust say its place in the board's list.
    #[refers("board.units")]
    pub unit: u16,
    /// The rule that gives that unit its zone.
    pub rule: u16,
}

/// Returns every hex that a side covers with its zones of control (OCS 4.4b, 4.5). Each hex is one row, with the first
/// unit whose zone covers it. Rows are in the order of these units and, for one unit, clockwise from the side towards q
/// + 1, r - 1. If the board lists hexes, hexes off the board are left out.
///
/// ```
/// use grognard_core::hex::Hex;
/// use grognard_core::ocs::{board::Board, units::Unit, zoc::{zones, Zones}};
/// use grognard_core::ruling::{Sink, Trail};
/// let units = [Unit { hex: Hex::new(3, 2), ..Unit::regiment(1, 4, 3) }, Unit { hex: Hex::new(3, 3), ..Unit::regiment(1, 4, 3) }];
/// let board = Board { units: &units, ..Default::default() };
/// let count = zones(&Zones { board, side: 1, ..Default::default() }, &mut Sink::none(), &mut Trail::none())?.value;
/// assert_eq!((count.units, count.hexes), (2, 10));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for a side of 0, and `out_of_range` for one above 8.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for units of
///   the [board](crate::ocs::board) that are of the side.
pub fn zones(
    question: &Zones<'_>,
    rows: &mut Sink<'_, ZoneHex>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<ZoneCount>, Fault> {
    let (board, side) = (&question.board, question.side);
    question.in_range()?;
    let mut cites = Cites::of(&[R4_5, R4_4B]);
    let mut count = ZoneCount::default();
    for (at, unit) in numbered(board.units).filter(|(_, u)| u.may_be_of(side)) {
        let Some(rule) = zone_of(board, at, unit)? else { continue };
        cites.add(rule);
        trail.note(rule, What::Exerts, About::Units.at(at), 0);
        count.units = count.units.saturating_add(1);
        for hex in unit.hex.neighbours() {
            if !board.on_map(hex, &"").unwrap_or(false) {
                continue;
            }
            // Only the first unit that covers a hex appends it.
            let mut earlier = board.around(hex).take_while(|(other, _)| *other < at).filter(|(_, u)| u.may_be_of(side));
            let mut first = true;
            while let Some((other, u)) = earlier.next()
                && first
            {
                first = zone_of(board, other, u)?.is_none();
            }
            if first {
                count.hexes = count.hexes.saturating_add(1);
                rows.push(ZoneHex { hex, unit: number(at), rule: rule.0 });
            }
        }
    }
    Ok(Ruling::new(count, cites))
}
