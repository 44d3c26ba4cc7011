//! The advance of attackers into a hex that no defender holds any more. OCS 9.12g, 9.12b.

use super::question::Attack;
use super::resolve::{Advance, Battle};
use crate::fault::{Fault, FaultCode, list, record};
use crate::hex::Hex;
use crate::ocs::effects::Stage;
use crate::ocs::effects::{Effect, EffectKind, Effects};
use crate::ocs::landing::is_afloat;
use crate::ocs::participants::Participants;
use crate::ocs::retreat::is_immobile;
use crate::ocs::rules::*;
use crate::ocs::units::{CombatSupply, Progress, Unit, stated, word};
use crate::reflect::{Code, Flag, Question, Reflect, Spare};
use crate::ruling::{About, Findings, Item, Ruling, Trail, Verdict};
use crate::table::{numbered, once};

/// Attackers who advance after a combat.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Advancing<'a> {
    /// The battle, as `apply` returned it for the defender.
    #[required]
    pub battle: Battle,
    /// The attackers as they are after the combat, without those that were eliminated.
    #[required]
    pub units: &'a [Unit],
    /// The units that advance, each once. An empty list if none does.
    #[refers("units")]
    pub advancing: &'a [u16],
    /// The attacked hex.
    #[required]
    pub target: Hex,
    /// Enemy units that are not combat units are in the hex.
    pub enemy_noncombat: Flag,
}

/// An advance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Advanced {
    /// The number of units that advance.
    pub count: u16,
    /// Enemy units in the hex, none of them a combat unit, are captured or destroyed (9.14).
    pub captures: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// Decides which attackers advance into the attacked hex after a combat, and places them there; it costs neither
/// movement points nor fuel (OCS 9.12g). Only units that were paid for advance (9.12g.A), and all of them after an
/// overrun (9.12g.D). None advances if the attackers took a part of their option as a retreat (9.12g.B). A unit without
/// a movement allowance in any mode never does (9.12b). What else the enemy has in the hex is captured or destroyed,
/// which takes an attack-capable unit (9.12g.C, 4.4c).
///
/// ```
/// use grognard_core::hex::Hex;
/// use grognard_core::ocs::combat::{Advance, Advancing, Attack, Battle, CombatResult, Stage, advance};
/// use grognard_core::ocs::{effects::{Effect, Effects}, units::{CombatSupply, Face, Unit}};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let battle = Battle {
///     result: Code::new(CombatResult::Al1Do1),
///     kind: Code::new(Attack::Regular),
///     stage: Code::new(Stage::Over),
///     advance: Code::new(Advance::May),
///     ..Default::default()
/// };
/// let face = Face { ma: 60.into(), ..Default::default() };
/// let units = [Unit { combat_side: face, combat_supply: Code::new(CombatSupply::Paid), ..Unit::regiment(1, 4, 3) }];
/// let mut room = [Effect::default(); 1];
/// let mut effects = Effects::new(&mut room);
/// let question = Advancing { battle, units: &units, advancing: &[0], target: Hex::new(1, 0), ..Default::default() };
/// assert!(advance(&question, &mut effects, &mut Trail::none())?.value.is_allowed());
/// assert_eq!(effects.items()[0].hex, Hex::new(1, 0));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `empty` for no units.
/// * `missing_field` for the battle's stage and kind, and for the side, the kind, the mode, the orientation and the
///   steps of a unit. Also for the combat supply and the movement allowance of one that is to advance, or must.
/// * `unknown_word` for words of the battle and of units.
/// * `out_of_range` for an advancing unit that is not in the list. Also for a movement allowance and steps that no
///   counter has.
/// * `contradiction` for units of two sides, for two units with one id, for a unit that is not beside the target, and
///   for one that advances twice. Also for a unit that had a bridge and is no engineer.
/// * `impossible_mode` for a mode that a unit's kind cannot have.
/// * `reserved` for reserved bytes that are not 0.
/// * `buffer_too_small` in C, for a list of effects that is too small.
pub fn advance(
    question: &Advancing<'_>,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Advanced>>, Fault> {
    advance_of(question, Participants::all(question.units, list!("units"), About::Units), effects, trail)
}

/// Decides the advance of units, wherever they are listed; those of the question are not read, and `advancing` are their
/// places.
pub(crate) fn advance_of(
    q: &Advancing<'_>,
    units: Participants<'_>,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Advanced>>, Fault> {
    let inside = |f: Fault| f.within(record!("battle"));
    q.battle.spared().map_err(inside)?;
    // 9.2, 9.2.9: both sides settle the result first.
    let early = word(q.battle.stage, &"stage").map_err(inside)? != Stage::Over;
    let may = word(q.battle.advance, &"advance").map_err(inside)?;
    who(q, &units)?;
    let mut findings = Findings::by(R9_12G, trail);
    if early {
        findings.forbid(R9_2);
        findings.forbid(R9_2_9);
    } else if may == Advance::None && !q.advancing.is_empty() {
        // 9.12g.B if they retreated; otherwise defenders are left, or no attacker is.
        let retreated = q.battle.attacker_retreat > 0;
        findings.forbid(if retreated { R9_12G_B } else { R9_12G });
        if !retreated {
            findings.forbid(R9_2_9);
        }
    }
    let capable = may_go(q, &units, may, &mut findings)?;
    let captures = q.enemy_noncombat.is_set() && !q.advancing.is_empty();
    if captures && !capable {
        findings.forbid(R4_4C);
    }
    if !findings.allows() {
        return Ok(findings.verdict(Advanced::default));
    }
    findings.cite_if(R9_2_9, may != Advance::None);
    findings.cite_if(R9_12G_D, may == Advance::Must);
    findings.cite_if(R9_12G_C, captures);
    findings.cite_if(R9_14, captures);
    let kind = q.battle.kind.said(&text!("kind")).map_err(|f| f.within(record!("battle")))?;
    let placed = |i: usize| (units.place(i), q.advancing.iter().any(|at| usize::from(*at) == units.place(i)));
    for (i, unit) in units.iter().filter(|(i, _)| placed(*i).1) {
        let placed = Effect::of(placed(i).0, EffectKind::Place, u16::from(unit.steps_lost), R9_12G);
        effects.push(Effect { hex: q.target, ..placed });
        // 6.1c, 4.5a.A: who overruns moves, and has entered a hex in the phase.
        if kind == Attack::Overrun {
            effects.change(units.place(i), EffectKind::SetProgress, Code::new(Progress::Entered).0, R9_12G);
        }
    }
    let count = u16::try_from(q.advancing.len()).unwrap_or(u16::MAX);
    Ok(findings.verdict(|| Advanced { count, captures: Flag::from(captures), reserved: 0 }))
}

/// Checks who is to advance: units of one side beside the target, each named once.
fn who(q: &Advancing<'_>, units: &Participants<'_>) -> Result<(), Fault> {
    if units.len() == 0 {
        return Err(Fault::new(FaultCode::Empty, &"units"));
    }
    let geometry = units.one_side(None)?.placed || stated(q.target, &[]);
    // 18.6a: landing craft may be in the hex itself.
    let near = |u: &Unit| u.hex.touches(q.target) || u.hex == q.target && is_afloat(u);
    if let Some((i, _)) = units.iter().find(|(_, u)| geometry && !near(u)) {
        return Err(units.fault(Fault::against(&"hex", &"target: who advances is beside the target"), i));
    }
    for (i, at) in numbered(q.advancing) {
        if !units.iter().any(|(member, _)| units.place(member) == usize::from(*at)) {
            return Err(Fault::of_index(&"", usize::from(*at), units.len()).in_list(list!("advancing"), i));
        }
        once(q.advancing, i, list!("advancing"))?;
    }
    Ok(())
}

/// Adds the reasons why units may not advance, or why others must (9.12b, 9.12g). Returns whether one that advances is
/// attack-capable.
fn may_go(
    q: &Advancing<'_>,
    units: &Participants<'_>,
    may: Advance,
    findings: &mut Findings<'_, '_>,
) -> Result<bool, Fault> {
    let mut capable = false;
    for (i, unit) in units.iter() {
        let inside = |f: Fault| units.fault(f, i);
        let unit = unit.checked().map_err(inside)?;
        let Item { about, index: place } = units.item(i);
        let goes = q.advancing.iter().any(|at| usize::from(*at) == place);
        if !goes && may != Advance::Must {
            continue;
        }
        let paid = unit.kind.is_combat()
            && word(unit.unit.combat_supply, &"combat_supply").map_err(inside)? != CombatSupply::None;
        let moves = paid && !is_immobile(&unit).map_err(inside)?;
        capable |= goes && unit.attack_capable(&mut |_| {});
        if goes && !moves {
            findings.object(if paid { R9_12B } else { R9_12G_A }, about.at(place));
        } else if !goes && moves {
            findings.object(R9_12G_D, about.at(place));
        }
    }
    Ok(capable)
}
