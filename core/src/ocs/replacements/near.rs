//! Headquarters in range to rebuild units, and air bases with room. OCS 13.5a, 14.2a.

use crate::fault::Fault;
use crate::hex::Hex;
use crate::ocs::board::{Board, UNITS};
use crate::ocs::engineers::is_capable;
use crate::ocs::units::{Kind, Mode, Unit};
use crate::ocs::zoc::{coverers, is_cargo};
use crate::table::numbered;

/// The distance from its headquarters within which a unit is rebuilt, in hexes (13.5a).
pub(super) const REACH: i16 = 2;

/// Returns a headquarters of the side that can rebuild at a hex, within two hexes of it, by its place in the list. It
/// is one in Combat Mode if there is one (13.5a), otherwise one that is disorganized. Off the map it must be in the
/// same box.
pub(super) fn headquarters(board: &Board<'_>, hex: Hex, side: u8) -> Result<Option<(usize, Mode)>, Fault> {
    let boxed = board.is_off_map(hex);
    let reach = if boxed { 0 } else { REACH };
    let mut found = None;
    for q in hex.q.saturating_sub(reach)..=hex.q.saturating_add(reach) {
        let first = Hex { q, r: hex.r.saturating_sub(reach) };
        let start = board.units.partition_point(|unit| unit.hex < first);
        for (at, unit) in (start..board.units.len()).zip(board.units.get(start..).unwrap_or_default()) {
            if unit.hex.q != q || unit.hex.r > hex.r.saturating_add(reach) {
                break;
            }
            let near = unit.hex.distance(hex) <= u32::from(reach.unsigned_abs());
            if !near || !unit.may_be_of(side) || !unit.may_be(Kind::is_hq) {
                continue;
            }
            let checked = board.checked(at)?;
            if !is_capable(&checked) || is_cargo(&checked).map_err(|f| f.in_list(UNITS, at))? {
                continue;
            }
            // A box with adjacent coordinates is not near.
            if !boxed && board.is_off_map(unit.hex) {
                continue;
            }
            if checked.mode != Mode::Dg {
                return Ok(Some((at, checked.mode)));
            }
            found.get_or_insert((at, checked.mode));
        }
    }
    Ok(found)
}

/// Returns the distance in hexes of the side's nearest headquarters in any mode from a hex of the map.
pub(super) fn nearest_headquarters(board: &Board<'_>, hex: Hex, side: u8) -> Result<Option<u32>, Fault> {
    if board.is_off_map(hex) {
        return Ok(None);
    }
    let mut nearest = None;
    for (at, unit) in numbered(board.units) {
        if unit.may_be_of(side) && unit.may_be(Kind::is_hq) && !board.is_off_map(unit.hex) {
            board.checked(at)?;
            let away = unit.hex.distance(hex);
            nearest = Some(nearest.map_or(away, |nearest: u32| nearest.min(away)));
        }
    }
    Ok(nearest)
}

/// Returns whether a hex is in an enemy zone of control, negated or not.
pub(in crate::ocs) fn in_zone(board: &Board<'_>, hex: Hex, side: u8) -> Result<bool, Fault> {
    match coverers(board, hex, side).next() {
        None => Ok(false),
        Some(zone) => zone.map(|_| !board.is_off_map(hex)),
    }
}

/// Returns the level of the side's air base in a hex, if there is one; 0 is an air strip.
pub(in crate::ocs) fn air_base(board: &Board<'_>, hex: Hex, side: u8) -> Result<Option<u16>, Fault> {
    let base = |unit: &Unit| unit.may_be_of(side) && unit.may_be(|kind| kind == Kind::AirBase);
    let mut bases = board.stack(hex).filter(|(_, unit)| base(unit));
    let Some((first, _)) = bases.next() else { return Ok(None) };
    let at = first;
    let level = board.checked(at)?.unit.amount;
    // 4.8: one facility of a kind is in a hex.
    match bases.next() {
        Some((at, _)) => {
            Err(Fault::against(&text!("kind"), &"[].kind: a hex has one air base").other_at(first).in_list(UNITS, at))
        }
        None => Ok(Some(level)),
    }
}

/// Returns how many more Active aircraft may stack at the side's air base in a hex (14.2a). There is room for four and
/// one for each level in all, and off the map for any number (4.8). `None` if there is no base.
pub(in crate::ocs) fn room_for_aircraft(board: &Board<'_>, hex: Hex, side: u8) -> Result<Option<u16>, Fault> {
    let Some(level) = air_base(board, hex, side)? else { return Ok(None) };
    if board.is_off_map(hex) {
        return Ok(Some(u16::MAX));
    }
    if level > 3 {
        let at = board.stack(hex).find(|(_, u)| u.kind.get() == Some(Kind::AirBase)).map_or(0, |(at, _)| at);
        return Err(Fault::beyond(&"amount", level, 0, 3).in_list(UNITS, at));
    }
    let active =
        |unit: &Unit| unit.may_be_of(side) && unit.may_be(|kind| kind == Kind::Aircraft) && !unit.inactive.is_set();
    let mut there = 0u16;
    for (at, _) in board.stack(hex).filter(|(_, unit)| active(unit)) {
        board.checked(at)?;
        there = there.saturating_add(1);
    }
    Ok(Some(level.saturating_add(4).saturating_sub(there)))
}
