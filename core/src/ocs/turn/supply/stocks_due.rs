//! Restocking that is due before anything else in the Supply Phase. OCS 12.10e.A, 12.10e.B.

use crate::fault::Fault;
use crate::ocs::board::{Board, UNITS};
use crate::ocs::paths::offered;
use crate::ocs::rules::*;
use crate::ocs::trace::{Hunt, NOWHERE, TraceHunt, parts};
use crate::ocs::turn::supply::draws::must_serve;
use crate::ocs::units::{Aboard, Stocks, Unit, word};
use crate::ruling::{About, Findings};
use crate::scratch::Scratch;
use crate::table::numbered;

/// Adds a reason for each combat unit of a side that lacks stocks and has supply on the map in its reach. It must
/// restock before trace is looked for and anything is eaten, and be it with too little (12.10e.A, 12.10e.C). What
/// Organic Trucks carry may be spared (12.10e.B).
// Its frame stands apart, so that a call stays within 4 KiB of stack.
#[inline(never)]
pub(in crate::ocs::turn) fn unstocked(
    hunted: &TraceHunt<'_>,
    findings: &mut Findings<'_, '_>,
    scratch: &mut Scratch<'_>,
) -> Result<(), Fault> {
    let board = &hunted.board;
    let mut lacks = false;
    for (at, unit) in numbered(board.units).filter(|(_, unit)| unit.side == hunted.side) {
        lacks |= lacking(at, unit)?;
    }
    // One search serves all of them; most often there is none.
    if !lacks {
        return Ok(());
    }
    let (places, units) = (usize::from(board.places()?), board.units.len());
    scratch.keep(places.saturating_add(units), |kept, scratch| {
        let (kinds, ways) = kept.split_at_mut_checked(places).unwrap_or_default();
        kinds.fill(0);
        for (at, unit) in numbered(board.units).filter(|(_, unit)| unit.side == hunted.side) {
            if serves(board, at)? == Some(false) {
                let place = board.place(unit.hex).map_or(usize::MAX, |place| place.0.into());
                kinds.get_mut(place).into_iter().for_each(|kind| *kind = 1);
            }
        }
        let mut hunt = Hunt::new(hunted, kinds);
        hunt.for_supply = true;
        hunt.run(ways, scratch)?;
        for (at, unit) in numbered(board.units).filter(|(_, unit)| unit.side == hunted.side) {
            if !lacking(at, unit)? {
                continue;
            }
            let [_, source, ..] = parts(ways.get(at).copied().unwrap_or(u64::MAX));
            if source != NOWHERE || beside(board, unit)? {
                findings.object(R12_10E_A, About::Units.at(at));
            }
        }
        Ok(())
    })
}

/// Returns whether a unit is a combat unit whose stocks are not full.
fn lacking(at: usize, unit: &Unit) -> Result<bool, Fault> {
    let inside = |f: Fault| f.in_list(UNITS, at);
    Ok(word(unit.stocks, &"stocks").map_err(inside)? != Stocks::Full
        && word(unit.kind, &text!("kind")).map_err(inside)?.is_combat())
}

/// Returns whether a unit holds supply that must serve, and if so, whether it is on a landing craft.
fn serves(board: &Board<'_>, at: usize) -> Result<Option<bool>, Fault> {
    let unit = board.checked(at)?;
    if unit.kind.is_combat() || !must_serve(board, u16::try_from(at).unwrap_or(u16::MAX)) {
        return Ok(None);
    }
    let there = offered(&unit).map_err(|f| f.in_list(UNITS, at))? > 0;
    let afloat = word(unit.unit.aboard, &"aboard").map_err(|f| f.in_list(UNITS, at))? == Aboard::LandingCraft;
    Ok(there.then_some(afloat))
}

/// Returns whether supply on a landing craft is in the hex of a unit or next to it (18.5e).
fn beside(board: &Board<'_>, unit: &Unit) -> Result<bool, Fault> {
    for (at, other) in board.stack(unit.hex).chain(board.around(unit.hex)) {
        if other.side == unit.side && serves(board, at)? == Some(true) {
            return Ok(true);
        }
    }
    Ok(false)
}
