//! What attackers pay, and out of which dumps. OCS 9.5, 12.4, 12.10.

use super::question::AttackOrder;
use crate::fault::Fault;
use crate::ocs::board::UNITS;
use crate::ocs::combat::{Attack, bid};
use crate::ocs::dumps::stored;
use crate::ocs::rules::*;
use crate::ocs::supply::{self, is_divisional};
use crate::ocs::turn::combat::empty_hex::{is_dropped, is_empty};
use crate::ocs::turn::supply::draws::{Payers, must_serve};
use crate::ocs::turn::target::Site;
use crate::ocs::units::{CombatSupply, Phase};
use crate::ruling::{About, Cites, Findings, Need};
use crate::scratch::Scratch;

/// How and in which phase an attack is made.
#[derive(Clone, Copy)]
pub(super) struct Manner {
    pub attack: Attack,
    pub phase: Phase,
}

/// Returns a fault of the question of a combat as one of the board.
pub(super) fn place(fault: Fault, site: &Site<'_>, at: usize) -> Fault {
    if fault.list().is_empty() { fault.in_list(UNITS, at) } else { site.blame(fault) }
}

/// Returns how an attacker is to pay.
pub(super) fn supply_of(q: &AttackOrder<'_>, at: usize) -> CombatSupply {
    let stocks = q.on_stocks.iter().any(|other| usize::from(*other) == at);
    if stocks { CombatSupply::Stocks } else { CombatSupply::Paid }
}

/// Pays for the attackers one by one, and leaves in `left` what each dump then has.
#[inline(never)]
pub(super) fn pay(
    q: &AttackOrder<'_>,
    manner: Manner,
    payers: &Payers<'_>,
    left: &mut [u64],
    findings: &mut Findings<'_, '_>,
    scratch: &mut Scratch<'_>,
) -> Result<(), Fault> {
    for (left, at) in left.iter_mut().zip(q.sources) {
        *left = stored(&q.board, *at)?.into();
    }
    // Those on internal stocks come last: they serve only where supply on the map does not (12.10a).
    for (stocks, wasted) in [(false, false), (true, false), (true, true)] {
        for at in q.units.iter().filter(|at| q.on_stocks.contains(at) == stocks) {
            let cost = cost_of(q, manner, *at)?;
            let mut owed = u64::from(cost);
            for (left, source) in left.iter_mut().zip(q.sources).filter(|(left, _)| **left > 0) {
                let mut by = Cites::by(R12_3);
                let serves = owed > 0 && (!stocks || must_serve(&q.board, *source));
                if serves && payers.reaches(*at, *source, q.hqs, scratch, &mut by)? {
                    let part = owed.min(*left);
                    owed = owed.saturating_sub(part);
                    // 12.10h: what does not suffice for a unit of several steps is spent all the same.
                    if stocks == wasted {
                        *left = left.saturating_sub(part);
                        findings.cites.merge(&by);
                        findings.cite_if(R12_10H, wasted);
                    }
                }
            }
            let item = About::Units.at(usize::from(*at));
            if stocks {
                findings.cite(R12_10A);
                if owed == 0 && !wasted {
                    findings.object(R12_10A, item);
                    findings.object(R9_5_C, item);
                }
            } else {
                let there = u32::from(cost).saturating_sub(u32::try_from(owed).unwrap_or(0));
                findings.short(R9_5_A, item, Need::of(cost.into(), there, 1));
                if owed > 0 {
                    payers.reach(*at, q.hqs, scratch, findings)?;
                }
                // 21.3: it would have sufficed otherwise.
                if owed > 0 && there.saturating_mul(2) >= u32::from(cost) && alone(q)? {
                    findings.object(R21_3, item);
                }
            }
        }
    }
    // 12.10a, 12.10h: what else is in their reach pays too, or is spent for nothing.
    for at in q.on_stocks {
        if findings.allows() && payers.spared(*at, left, scratch, &mut |_| {})? > 0 {
            findings.object(R12_10A, About::Units.at(usize::from(*at)));
            findings.object(R9_5_C, About::Units.at(usize::from(*at)));
        }
    }
    Ok(())
}

/// Returns what an attacker's combat supply costs, in T.
#[inline(never)]
pub(super) fn cost_of(q: &AttackOrder<'_>, Manner { attack, phase }: Manner, at: u16) -> Result<u16, Fault> {
    let mut site = Site::of(&q.board, q.target)?;
    let unit = q.board.unit(at, &"units")?;
    site.enter(&unit)?;
    let combat = site.combat(attack, phase);
    if is_empty(&q.board, q.target, attack)? && is_dropped(unit.unit).map_err(|f| f.in_list(UNITS, at.into()))? {
        return Ok(0);
    }
    let alone = alone(q)?;
    bid(&combat, unit.unit, unit.unit, CombatSupply::Paid, alone, &mut |_| {}).map_err(|f| place(f, &site, at.into()))
}

/// Returns whether independent units attack alone, in a game with that option (21.3).
pub(super) fn alone(q: &AttackOrder<'_>) -> Result<bool, Fault> {
    let at = |i: usize| q.units.get(i).copied().unwrap_or(u16::MAX);
    let divisional = |i| is_divisional(&q.board.unit(at(i), &"units")?).map_err(|f| f.in_list(UNITS, at(i).into()));
    supply::alone(&q.board.rules, q.units.len(), &divisional)
}
