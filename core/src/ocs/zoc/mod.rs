//! Zones of control: who has one, what it covers, what it forbids and what negates it. OCS 4.4b, 4.5.

mod covers;

pub use covers::*;

use super::board::Board;
use super::options::GameRules;
use super::rules::*;
use super::units::{Aboard, Checked, Kind, Mode, Orientation, word};
use crate::fault::Fault;
use crate::hex::Hex;
use crate::rule::Rule;

/// The rule by which a unit has a zone of control, if it has one: 4.4b, or what lets a unit in another mode than Combat
/// keep one (5.9c exploiting, 5.7 released from Reserve). Cargo has none, whatever carries it.
#[inline]
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
    if unit.face.style.0 != 0 {
        word(unit.face.style, &"style").map_err(|f| f.within(unit.face_name()))?;
    }
    Ok((unit.attack_capable(|_| {}) && !is_cargo(unit)?).then_some(rule))
}

/// Whether something carries the unit, so that it does not stand in its hex.
#[inline]
pub(crate) fn is_cargo(unit: &Checked<'_>) -> Result<bool, Fault> {
    Ok(unit.unit.aboard.0 != 0 && word(unit.unit.aboard, &"aboard")? != Aboard::Nothing)
}

/// The units that cover a hex with a zone of control hostile to a side, by their places in the list, each with the rule
/// that gives it its zone. A zone reaches the six adjacent hexes whatever lies between (4.5), and not the unit's own hex.
#[inline]
pub(crate) fn coverers<'a>(
    board: &Board<'a>,
    hex: Hex,
    side: u8,
    rules: &GameRules,
) -> impl Iterator<Item = Result<(usize, Rule), Fault>> + use<'a> {
    let (board, rules) = (*board, *rules);
    board.around(hex).filter(move |(_, u)| u.side != side && u.kind.0 <= Kind::Pax as u8).filter_map(
        move |(at, unit)| {
            let held =
                board.checked(at).and_then(|c| holds(&c, &rules).map_err(|f| f.in_list(super::board::UNITS, at)));
            match held {
                Ok(Some(_)) if board.is_off_map(unit.hex) => None,
                Ok(rule) => rule.map(|rule| Ok((at, rule))),
                Err(fault) => Some(Err(fault)),
            }
        },
    )
}

/// The first unit on the board that covers a hex with a zone of control hostile to a side, by its place in the list.
pub(crate) fn hostile(board: &Board<'_>, hex: Hex, side: u8) -> Result<Option<usize>, Fault> {
    match coverers(board, hex, side, &GameRules::default()).next() {
        Some(Ok(_)) if board.is_off_map(hex) => Ok(None),
        found => found.transpose().map(|found| found.map(|(at, _)| at)),
    }
}

/// A friendly combat unit in the hex that negates hostile zones there (4.5b): it spends no MP later in the phase, and
/// `moving` says which units of the list are the ones that move now, since they do.
pub(crate) fn negated_by(
    board: &Board<'_>,
    hex: Hex,
    side: u8,
    moving: impl Fn(usize) -> bool,
) -> Result<Option<usize>, Fault> {
    for (at, unit) in board.stack(hex).filter(|(_, u)| u.side == side) {
        if unit.will_move.is_set() || moving(at) {
            continue;
        }
        let checked = board.checked(at)?;
        if checked.kind.is_combat() && !is_cargo(&checked).map_err(|f| f.in_list(super::board::UNITS, at))? {
            return Ok(Some(at));
        }
    }
    Ok(None)
}
