//! Who makes a Beach Assault. OCS 18.6a.

use crate::fault::Fault;
use crate::hex::Hex;
use crate::ocs::board::{Board, UNITS};
use crate::ocs::landing::{MOST, is_afloat};
use crate::ocs::measures::RE;
use crate::ocs::rules::R18_6A;
use crate::ocs::size::extent;
use crate::ocs::transport::{Conveyance, assess};
use crate::ocs::units::{Checked, Phase, Transport, word};
use crate::reflect::Code;
use crate::ruling::{About, Amount, Findings, Item, Reasons, Sink, Trail, What};

/// Returns whether any of some units is carried. What attacks out of anything but landing craft is no Beach Assault, and
/// nothing else either.
pub(in crate::ocs::turn) fn any_aboard(board: &Board<'_>, units: &[u16]) -> bool {
    units.iter().any(|at| board.units.get(usize::from(*at)).is_some_and(|unit| unit.aboard.0 != 0))
}

/// Adds the reasons why units make no Beach Assault on a hex. It is made in the Combat Phase by combat units in Combat
/// Mode on landing craft. They are one stack of at most 3 RE, next to the hex or in it.
// Its frame stands apart, so that a call stays within 4 KiB of stack.
#[inline(never)]
pub(in crate::ocs::turn) fn assault(
    board: &Board<'_>,
    units: &[u16],
    target: Hex,
    phase: Phase,
    findings: &mut Findings<'_, '_>,
) -> Result<(), Fault> {
    findings.forbid_if(R18_6A, phase != Phase::Combat);
    let (mut re, mut start) = (0u32, None);
    for at in units.iter() {
        let (unit, at) = (board.unit(*at, &"units")?, usize::from(*at));
        re = re.saturating_add(extent(&unit).map_err(|f| f.in_list(UNITS, at))?.re.into());
        let together = *start.get_or_insert(unit.unit.hex) == unit.unit.hex;
        word(unit.unit.aboard, &"aboard").map_err(|f| f.in_list(UNITS, at))?;
        let near = unit.unit.hex == target || unit.unit.hex.touches(target);
        if !(together && near && is_afloat(unit.unit) && unit.kind.is_combat()) {
            findings.object(R18_6A, About::Units.at(at));
        }
        landed_by(&unit, at, &mut findings.reasons)?;
    }
    findings.over(R18_6A, Item::all(About::Units), Amount::of(What::Size, re, RE), u32::from(MOST));
    Ok(())
}

/// Adds the reasons why landing craft may not land a unit in a Beach Assault (4.7d, 18.6a).
// Its frame stands apart.
#[inline(never)]
fn landed_by(unit: &Checked<'_>, at: usize, reasons: &mut Reasons) -> Result<(), Fault> {
    let (by, phase) = (Code::new(Transport::BeachAssault), Code::new(Phase::Combat));
    let asked = Conveyance { units: &[*unit.unit], by, phase, ..Conveyance::default() };
    let ruling = assess(&asked, &mut Sink::none(), &mut Trail::none()).map_err(|f| f.in_list(UNITS, at))?;
    if !ruling.value.is_allowed() {
        reasons.merge(&ruling.cites);
    }
    Ok(())
}
