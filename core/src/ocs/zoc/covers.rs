//! Which units cover which hexes. OCS 4.4b, 4.5, 4.5b.

use super::{coverers, negated_by};
use crate::fault::Fault;
use crate::hex::Hex;
use crate::ocs::board::{Board, BoardHeld, side_is_known};
use crate::ocs::options::GameRules;
use crate::ocs::rules::*;
use crate::reflect::{Flag, Question, Reflect};
use crate::ruling::{About, Cites, Ruling, Sink, Trail, What};

/// A hex that a side would act in.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Covers<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The hex.
    #[required]
    pub hex: Hex,
    /// The side that would act there: the zones of all others are its enemies'.
    #[required]
    pub side: u8,
    /// The game's options.
    pub rules: GameRules,
}

/// What covers a hex.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Zone {
    /// How many units cover the hex.
    pub units: u16,
    /// The first of them, by its place in the board's list; 65535 for none.
    pub unit: u16,
    /// The first unit that negates the zone where negation is possible (4.5b), by its place in the board's list; 65535
    /// for none.
    pub negated_by: u16,
    /// The hex lies in an enemy zone of control.
    pub covered: Flag,
    /// Zero.
    #[reserved]
    pub reserved: u8,
}

/// A unit that covers a hex.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Coverer {
    /// The unit, by its place in the board's list.
    pub unit: u16,
    /// The number of the rule that gives it its zone: 4.4b, or 5.7 or 5.9c for what these let keep one.
    pub rule: u16,
    /// Where it stands.
    pub hex: Hex,
}

/// A unit's place in the board's list as answers give it.
pub(crate) fn number(at: usize) -> u16 {
    u16::try_from(at).unwrap_or(u16::MAX)
}

/// Who covers a hex with an enemy zone of control, and who negates it (OCS 4.5, 4.4b, 4.5b). The rows are the units that
/// cover it, in the order of the board's list.
///
/// ```
/// use grognard_core::hex::Hex;
/// use grognard_core::ocs::{board::Board, units::Unit, zoc::{covers, Coverer, Covers}};
/// use grognard_core::ruling::{Sink, Trail};
/// let units = [Unit { hex: Hex::new(3, 2), side: 1, ..Default::default() }];
/// let board = Board { units: &units, ..Default::default() };
/// let mut room = [Coverer::default(); 4];
/// let mut rows = Sink::new(&mut room);
/// let zone = covers(&Covers { board, hex: Hex::new(3, 3), ..Default::default() }, &mut rows, &mut Trail::none())?.value;
/// assert!(zone.covered.is_set() && rows.items()[0].hex == Hex::new(3, 2));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn covers(
    question: &Covers<'_>,
    rows: &mut Sink<'_, Coverer>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Zone>, Fault> {
    let q = question;
    side_is_known(q.side, &"side")?;
    let mut cites = Cites::by(R4_5);
    let mut zone = Zone { unit: u16::MAX, negated_by: u16::MAX, ..Zone::default() };
    if !q.board.on_map(q.hex, &"hex")? {
        return Ok(Ruling::new(zone, cites));
    }
    for found in coverers(&q.board, q.hex, q.side, &q.rules) {
        let (at, rule) = found?;
        let unit = number(at);
        cites.add(rule);
        trail.note(rule, What::Covered, About::Units, at, 0);
        rows.push(Coverer { unit, rule: rule.0, hex: q.board.units.get(at).map_or(q.hex, |u| u.hex) });
        zone.units = zone.units.saturating_add(1);
        if !zone.covered.is_set() {
            (zone.covered, zone.unit) = (Flag::YES, unit);
        }
    }
    if zone.covered.is_set()
        && let Some(at) = negated_by(&q.board, q.hex, q.side, |_| false)?
    {
        zone.negated_by = number(at);
        cites.add(R4_5B);
    }
    Ok(Ruling::new(zone, cites))
}
