//! Zones of control: who has one, what it covers, what it forbids and what negates it. OCS 4.4b, 4.5.

use super::board::Board;
use super::units::{Checked, Mode, Orientation};
use crate::fault::Fault;
use crate::hex::Hex;

/// Whether a unit has a zone of control (4.4b), exploiting units with the zone that they had included (5.9c).
#[inline]
pub(crate) fn exerts(unit: &Checked<'_>) -> bool {
    let in_mode = match unit.mode {
        Mode::Combat => true,
        Mode::Exploit => unit.unit.had_zoc.is_set(),
        Mode::Reserve => unit.is_released() && unit.shows == Orientation::Combat,
        Mode::Move | Mode::Strat | Mode::Dg => false,
    };
    in_mode && !unit.unit.out_of_supply.is_set() && unit.attack_capable(|_| {})
}

/// The first unit on the board that covers a hex with a zone of control hostile to a side, by its place in the list. A
/// zone reaches the six adjacent hexes whatever lies between (4.5), and not the unit's own hex.
pub(crate) fn hostile(board: &Board<'_>, hex: Hex, side: u8) -> Result<Option<usize>, Fault> {
    for (at, unit) in board.around(hex).filter(|(_, u)| u.side != side) {
        if unit.kind.0 <= super::units::Kind::Pax as u8 && exerts(&board.checked(at)?) {
            return Ok(Some(at));
        }
    }
    Ok(None)
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
        if !unit.will_move.is_set() && !moving(at) && board.checked(at)?.kind.is_combat() {
            return Ok(Some(at));
        }
    }
    Ok(None)
}
