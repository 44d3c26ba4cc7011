//! Zones of control: which units have one, which hexes it covers, what it forbids and what negates it. OCS 4.4b, 4.5.
//!
//! * [`covers`]: the units that cover a hex; [`zones`]: every hex that a side covers
//! * [`assess`]: whether an action is allowed in a hex (4.5a), and what negates the zone there (4.5b)
//! * [`path`]: whether a stack may move along a path through zones, dropping off units on the way
//!
//! What zones a retreat enters is the retreat's ([`zones_met`](super::retreat::zones_met()), 4.5c).

mod act;
mod covers;
mod moving;
mod path;

pub use act::*;
pub use covers::*;
pub use path::*;

use super::board::{Board, UNITS};
use super::options::GameRules;
use super::rules::*;
use super::units::{Aboard, Checked, Kind, Mode, Orientation, Unit, word};
use crate::fault::{Fault, Name};
use crate::hex::Hex;
use crate::rule::Rule;
use crate::table::{numbered, once};

/// Returns the rule by which a unit has a zone of control. It is 4.4b, or the one that lets a unit outside Combat Mode
/// keep one (5.9c exploiting, 5.7 released from Reserve). Cargo has none.
pub(crate) fn holds(unit: &Checked<'_>, rules: &GameRules) -> Result<Option<Rule>, Fault> {
    let rule = match unit.mode {
        Mode::Combat => R4_4B,
        Mode::Exploit if unit.unit.had_zoc.is_set() && !rules.no_exploit_zone.is_set() => R5_9C,
        Mode::Reserve if unit.is_released() && unit.shows == Orientation::Combat => R5_7,
        _ => return Ok(None),
    };
    if unit.unit.out_of_supply.is_set() || !unit.kind.is_combat() {
        return Ok(None);
    }
    word(unit.face.style, &"style").map_err(|f| f.within(unit.face_name()))?;
    Ok((unit.attack_capable(&mut |_| {}) && !is_cargo(unit)?).then_some(rule))
}

/// Returns whether the unit is cargo, which does not stand in its hex.
pub(crate) fn is_cargo(unit: &Checked<'_>) -> Result<bool, Fault> {
    Ok(unit.unit.aboard.0 != 0 && word(unit.unit.aboard, &"aboard")? != Aboard::Nothing)
}

/// Returns the rule by which a unit of the board has a zone of control, even in a box off the map.
fn held(board: &Board<'_>, at: usize, unit: &Unit) -> Result<Option<Rule>, Fault> {
    if unit.kind.get().is_some_and(|kind| !kind.is_combat()) {
        return Ok(None);
    }
    holds(&board.checked(at)?, &board.rules).map_err(|f| f.in_list(UNITS, at))
}

/// Returns the rule by which a unit of the board has a zone of control that extends to other hexes.
pub(crate) fn zone_of(board: &Board<'_>, at: usize, unit: &Unit) -> Result<Option<Rule>, Fault> {
    Ok(held(board, at, unit)?.filter(|_| !board.is_off_map(unit.hex)))
}

/// Returns the enemy combat units adjacent to a hex, by their places in the list, each with the rule that gives it a
/// zone of control. A zone extends to the six adjacent hexes whatever lies between (4.5), and not to the unit's own
/// hex.
pub(crate) fn around<'a>(
    board: &Board<'a>,
    hex: Hex,
    side: u8,
) -> impl Iterator<Item = Result<(usize, &'a Unit, Option<Rule>), Fault>> + use<'a> {
    let board = *board;
    // Units of one hex are adjacent in the list: a hex is looked up once.
    let mut last = (hex, false);
    let enemies = board.around(hex).filter(move |(_, u)| u.side != side && u.kind.0 <= Kind::Pax as u8);
    enemies.map(move |(at, unit)| {
        let mut rule = held(&board, at, unit)?;
        if rule.is_some() {
            if last.0 != unit.hex {
                last = (unit.hex, board.is_off_map(unit.hex));
            }
            rule = rule.filter(|_| !last.1);
        }
        Ok((at, unit, rule))
    })
}

/// Returns the units that cover a hex with a zone of control hostile to a side, by their places in the list. Each comes
/// with the rule that gives it its zone.
pub(crate) fn coverers<'a>(
    board: &Board<'a>,
    hex: Hex,
    side: u8,
) -> impl Iterator<Item = Result<(usize, Rule), Fault>> + use<'a> {
    around(board, hex, side).filter_map(|found| match found {
        Ok((at, _, rule)) => rule.map(|rule| Ok((at, rule))),
        Err(fault) => Some(Err(fault)),
    })
}

/// Returns the first unit on the board that covers a hex with a zone of control hostile to a side.
pub(crate) fn hostile(board: &Board<'_>, hex: Hex, side: u8) -> Result<Option<usize>, Fault> {
    if board.is_off_map(hex) {
        return Ok(None);
    }
    let covers =
        |found: Result<(usize, &Unit, Option<Rule>), Fault>| found.map(|(at, _, rule)| rule.map(|_| at)).transpose();
    around(board, hex, side).find_map(covers).transpose()
}

/// The effect of a friendly unit in a hex on enemy zones there (4.5b).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stand {
    /// It negates them: a combat unit in any mode that spends no movement points later in the phase.
    Negates,
    /// It would negate them, but spends movement points later in the phase.
    MovesOn,
    /// It is cargo or not a combat unit.
    Cannot,
}

/// Returns the effect of a unit of the list.
pub(crate) fn stand(board: &Board<'_>, at: usize, moving: bool) -> Result<Stand, Fault> {
    let unit = board.checked(at)?;
    if !unit.kind.is_combat() || is_cargo(&unit).map_err(|f| f.in_list(UNITS, at))? {
        return Ok(Stand::Cannot);
    }
    Ok(if moving || unit.unit.will_move.is_set() { Stand::MovesOn } else { Stand::Negates })
}

/// Returns a friendly combat unit in the hex that negates hostile zones there (4.5b). It spends no movement points
/// later in the phase, and is not one of the units that `moving` says are moving now.
pub(crate) fn negated_by(
    board: &Board<'_>,
    hex: Hex,
    side: u8,
    moving: &dyn Fn(usize) -> bool,
) -> Result<Option<usize>, Fault> {
    for (at, _) in board.stack(hex).filter(|(_, u)| u.may_be_of(side)) {
        if stand(board, at, moving(at))? == Stand::Negates {
            return Ok(Some(at));
        }
    }
    Ok(None)
}

/// Checks references to units by their places in the board's list: they exist, are of one side, and are different
/// units.
pub(crate) fn named<'a>(
    board: &Board<'a>,
    units: &[u16],
    side: Option<u8>,
    list: Name,
) -> Result<Option<&'a Unit>, Fault> {
    let mut first: Option<&Unit> = None;
    for (i, at) in numbered(units) {
        let unit = board
            .units
            .get(usize::from(*at))
            .ok_or_else(|| Fault::of_index(&"", usize::from(*at), board.units.len()).in_list(list, i))?;
        once(units, i, list)?;
        let side = side.or(first.map(|f| f.side));
        if side.is_some_and(|side| side != unit.side) {
            let fault = Fault::item_against(list, i, &"board.units[].side: the units are of one side");
            return Err(fault.other_at(usize::from(*at)));
        }
        first.get_or_insert(unit);
    }
    Ok(first)
}

/// Returns a unit's place in the board's list as answers give it.
pub(crate) fn number(at: usize) -> u16 {
    u16::try_from(at).unwrap_or(u16::MAX)
}
