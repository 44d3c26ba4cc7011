//! The optional attack on an empty hex: it is paid for and entered without a combat. OCS 21.8.

use crate::fault::Fault;
use crate::hex::Hex;
use crate::ocs::board::{Board, UNITS};
use crate::ocs::combat::Attack;
use crate::ocs::effects::{Effect, EffectKind, Effects, HexMark, UnitMark};
use crate::ocs::retreat::is_immobile;
use crate::ocs::rules::*;
use crate::ocs::turn::combat::attack::question::AttackOrder;
use crate::ocs::turn::combat::capture::fall;
use crate::ocs::turn::supply::draws::spent;
use crate::ocs::turn::target::Site;
use crate::ocs::units::{Kind, Transport, Unit, word};
use crate::reflect::Code;
use crate::ruling::{About, Findings};

/// Returns whether the attack is one on a hex without combat units, in a game with that option.
// The frames of this and of what follows stand apart, so that a call stays within 4 KiB of stack.
#[inline(never)]
pub(in crate::ocs::turn) fn is_empty(board: &Board<'_>, target: Hex, attack: Attack) -> Result<bool, Fault> {
    if attack == Attack::Overrun || !board.rules.empty_hexes.is_set() {
        return Ok(false);
    }
    Ok(!Site::of(board, target)?.units.iter().any(|unit| unit.may_be(Kind::is_combat) && !unit.is_borne()))
}

/// Returns whether a unit was dropped by air in this turn, and so enters an empty hex free.
pub(in crate::ocs::turn) fn is_dropped(unit: &Unit) -> Result<bool, Fault> {
    Ok(word(unit.transported, &"transported")? == Transport::AirDrop)
}

/// Adds the reasons why units do not enter the hex, or appends the effects by which they do.
#[inline(never)]
pub(in crate::ocs::turn) fn occupy(
    q: &AttackOrder<'_>,
    side: u8,
    effects: &mut Effects<'_>,
    findings: &mut Findings<'_, '_>,
) -> Result<(), Fault> {
    findings.cite(R21_8);
    for at in q.units.iter().map(|at| usize::from(*at)) {
        let unit = q.board.checked(at)?;
        if is_immobile(&unit).map_err(|f| f.in_list(UNITS, at))? {
            findings.object(R9_12B, About::Units.at(at));
        }
        if q.on_stocks.iter().any(|other| usize::from(*other) == at) {
            spent(at, unit.unit, effects)?;
        }
        effects.change(at, EffectKind::Mark, Code::new(UnitMark::Attacked).0, R9_1C);
        let placed = Effect::new(at, EffectKind::Place, unit.unit.steps_lost, R21_8);
        effects.push(Effect { hex: q.target, ..placed });
    }
    effects.mark(q.target, EffectKind::MarkHex, Code::new(HexMark::Attacked).0, R9_1C);
    if fall(&q.board, q.target, side, true, effects)? {
        findings.cite(R9_14);
        findings.cite(R9_12G_C);
    }
    Ok(())
}
