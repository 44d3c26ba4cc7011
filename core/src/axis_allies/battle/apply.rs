//! One step of a battle: dice, losses, withdrawal or retreat.

use super::effects::{BattleEffect, BattleEffectKind, BattleEffects, remove};
use super::force::Force;
use super::round::{BattleKind, Ending, Role, spares_aircraft};
use super::state::{Battle, Checked, Stage};
use super::turn::rules_of;
use crate::axis_allies::chance::faces;
use crate::axis_allies::map::Site;
use crate::axis_allies::rules::*;
use crate::axis_allies::units::{FIGHTERS, FIGHTING, Kind, word};
use crate::bounded::Bounded;
use crate::dice::Dice;
use crate::fault::{Fault, FaultCode};
use crate::reflect::{Code, Flag, Locus, Question, Said, Words};
use crate::ruling::{About, Cites, Findings, Ruling, Trail, Verdict, What};

/// Whether the attacker continues the battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum Decision {
    /// The attacker continues.
    Press = 1,
    /// The attacker retreats.
    Retreat,
}

/// A step of a battle. Of the fields after the battle, the battle's stage determines which are used; the others stay
/// empty.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct BattleStep<'a> {
    /// The battle.
    #[required]
    pub battle: Battle,
    /// For a stage that rolls dice: the dice, 1 to 6 or to the number of faces, by kind in the order of the kinds.
    pub dice: &'a [u8],
    /// For a stage of losses: the units that their owner chose.
    pub losses: Force,
    /// The losses include an antiaircraft gun, which is never a legal loss.
    pub lose_aa_gun: Flag,
    /// For a withdrawal of submarines: the side that decides, which owns them. Required there.
    #[when_needed]
    pub role: Code<Role>,
    /// For a withdrawal of submarines: the number that withdraw, which may be 0. Required there.
    #[when_needed]
    pub submarines: Said<u16>,
    /// For a retreat: the attacker's decision. Required there.
    #[when_needed]
    pub decision: Code<Decision>,
    /// The spaces to which units may withdraw or retreat (AA 4.1b, 4.2c, 4.2d), numbered by the caller. Must not be
    /// empty if units other than aircraft leave.
    pub destinations: &'a [Locus<Site>],
    /// The space to which they go: one of `destinations`, or it is forbidden. Required if units other than aircraft leave.
    #[when_needed]
    pub destination: Locus<Site>,
}

/// Takes one step of a battle, and returns the battle after it and the effects on units. An illegal choice is forbidden
/// by the rules that it breaks, and changes nothing (AA 3.1, 3.5, 4.1, 4.2, 4.3).
///
/// ```
/// use grognard_core::axis_allies::battle::{
///     BattleEffects, BattleKind, BattleStep, Begin, Force, Stage, apply, begin,
/// };
/// use grognard_core::ruling::Trail;
/// let question = Begin {
///     attacker: Force { infantry: 3, armor: 1, ..Force::default() },
///     defender: Force { infantry: 2, ..Force::default() },
///     kind: BattleKind::Land.into(),
///     ..Begin::default()
/// };
/// let battle = begin(&question, &mut Trail::none())?.value.allowed().unwrap();
/// // Three infantry hit on 1, the armor on 3 or less.
/// let volley = BattleStep { battle, dice: &[1, 4, 2, 3], ..BattleStep::default() };
/// let next = apply(&volley, &mut BattleEffects::none(), &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!((next.stage.get(), next.hits), (Some(Stage::AttackLosses), 2));
/// // One casualty does not pay for two hits.
/// let losses = Force { infantry: 1, ..Force::default() };
/// let short = BattleStep { battle: next, losses, ..BattleStep::default() };
/// assert!(!apply(&short, &mut BattleEffects::none(), &mut Trail::none())?.value.is_allowed());
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * Those of `axis_allies.battle.choices`.
/// * `missing_field` for what the stage waits for: the decision, the role, or the number of submarines. It is also for
///   the destination of units that leave.
/// * `unknown_word` for the decision or the role.
/// * `empty` for no destinations where units leave that need one.
/// * `out_of_range` for more losses of a kind than there are units, and for more submarines than may withdraw.
/// * `bad_die`, `too_few_dice` and `too_many_dice` for dice, the last also where the stage rolls none.
/// * `not_now` for a battle that is over.
pub fn apply(
    question: &BattleStep<'_>,
    effects: &mut BattleEffects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Battle>>, Fault> {
    let q = question;
    let mut battle = q.battle;
    let mut next = battle.checked()?;
    let stage = next.stage;
    next.says_who_fights()?;
    let departure = Departure::of(q, stage)?;
    let retreats = departure.retreats;
    // Fields that the stage does not use are not part of the answer.
    if !stage.is_fire() && !q.dice.is_empty() {
        return Err(Fault::item(FaultCode::TooManyDice, &text!("dice"), 0));
    }
    let mut findings = Findings::by(rules_of(stage, next.kind), trail);
    untimely(&next, &departure, &mut findings);
    if stage.is_losses() {
        casualties(&next, q, false, &mut findings)?;
    } else {
        unasked(q, &mut findings);
    }
    if leaving(&next, q, retreats)? && !has_refuge(q)? {
        let rule = match stage {
            Stage::AttackerSubmarines => R4_2C,
            Stage::DefenderSubmarines => R4_2D,
            _ => R4_1B,
        };
        findings.object(rule, About::Whole);
    }
    if !findings.allows() {
        return Ok(findings.verdict(Battle::default));
    }
    if stage == Stage::Over {
        return Err(Fault::new(FaultCode::NotNow, &"stage").within(&"battle").needs(&"a battle that goes on"));
    }

    if stage.is_fire() {
        fire(&mut next, q.dice, findings.trail)?;
    } else if stage.is_losses() {
        suffer(&mut next, &q.losses, effects, &mut findings.cites);
    } else if stage != Stage::Retreat {
        withdraw(&mut next, q, effects, &mut findings.cites);
    } else if retreats {
        retreat(&mut next, q.destination.0, effects, &mut findings.cites);
        return Ok(findings.verdict(|| battle));
    }
    next.settle(false, effects);
    findings.cite_if(BATTLE_END, battle.stage.get() == Some(Stage::Over));
    Ok(findings.verdict(|| battle))
}

/// Who leaves the battle.
struct Departure {
    /// The attacker retreats.
    retreats: bool,
    /// The number of submarines that withdraw.
    submarines: u16,
    /// The side that decides about submarines.
    role: Option<Role>,
}

impl Departure {
    /// Reads who leaves. Fields that the stage uses must be given, and every word must be one of its vocabulary.
    fn of(q: &BattleStep<'_>, stage: Stage) -> Result<Self, Fault> {
        let given = q.submarines.get().unwrap_or(0);
        // Who orders what belongs to another stage is told so, and not that the stage's own decision is missing.
        let retreats = if (stage == Stage::Retreat && given == 0) || q.decision.0 != 0 {
            word(q.decision, &text!("decision"))? == Decision::Retreat
        } else {
            false
        };
        let withdraws = matches!(stage, Stage::AttackerSubmarines | Stage::DefenderSubmarines) && !retreats;
        let submarines = if withdraws { q.submarines.said(&"submarines")? } else { given };
        let asked = withdraws || submarines > 0 || q.role.0 != 0;
        let role = if asked { Some(word(q.role, &text!("role"))?) } else { None };
        Ok(Departure { retreats, submarines, role })
    }
}

/// Returns whether the space to which units go is one of those to which they may.
fn has_refuge(q: &BattleStep<'_>) -> Result<bool, Fault> {
    if q.destinations.is_empty() {
        return Err(Fault::new(FaultCode::Empty, &"destinations"));
    }
    if q.destination.0 == 0 {
        return Err(Fault::new(FaultCode::MissingField, &"destination"));
    }
    Ok(q.destinations.contains(&q.destination))
}

/// Collects the rules by which nobody may leave now.
fn untimely(c: &Checked<'_>, departure: &Departure, findings: &mut Findings<'_, '_>) {
    let Departure { retreats, submarines, role } = *departure;
    let mut object = |rule| findings.object(rule, About::Whole);
    let submarines_turn = matches!(c.stage, Stage::AttackerSubmarines | Stage::DefenderSubmarines);
    if submarines_turn && role != Some(c.stage.role()) {
        // 4.2b: first the attacker's, then the defender's.
        object(R4_2B);
    }
    if retreats && c.stage != Stage::Retreat {
        let nobody = c.stage == Stage::Over && c.battle.defender.is_empty();
        if c.battle.amphibious.is_set() {
            object(R4_3B);
        }
        // 4.1c: while a defender survives; 4.2b: submarines first; 4.1a: after a full round.
        object(if nobody {
            R4_1C
        } else if submarines_turn {
            R4_2B
        } else {
            R4_1A
        });
    }
    if submarines > 0 && !submarines_turn {
        object(match c.stage {
            // 4.1c: no enemy is left to withdraw from.
            Stage::Over if c.battle.defender.is_empty() => R4_1C,
            // 4.2b: no attacker is left, or their turn was before the retreat.
            Stage::Over | Stage::Retreat => R4_2B,
            // 4.2a: it comes after a full round.
            _ => R4_2A,
        });
    }
}

/// Collects the rules by which nothing is lost now: no hit has to be met, and a gun is never a loss.
fn unasked(q: &BattleStep<'_>, findings: &mut Findings<'_, '_>) {
    if q.lose_aa_gun.is_set() {
        findings.object(R3_1C, About::Units);
    }
    if !q.losses.is_empty() {
        findings.exceed(CASUALTIES, About::Units, 0, q.losses.units());
    }
}

/// Takes some of the losses that a stage waits for, and returns the battle that waits for the rest; `None` if these are
/// all of them, or more.
pub(in crate::axis_allies) fn lose_some(
    question: &BattleStep<'_>,
    trail: &mut Trail<'_>,
) -> Result<Option<Ruling<Verdict<Battle>>>, Fault> {
    let q = question;
    let mut battle = q.battle;
    let mut next = battle.checked()?;
    let units = q.losses.units();
    if !next.stage.is_losses() || q.lose_aa_gun.is_set() || units == 0 || units >= next.owed().units {
        return Ok(None);
    }
    let mut findings = Findings::by(CASUALTIES, trail);
    casualties(&next, q, true, &mut findings)?;
    if !findings.allows() {
        return Ok(Some(findings.verdict(Battle::default)));
    }
    suffer(&mut next, &q.losses, &mut BattleEffects::none(), &mut findings.cites);
    // Submarines' hits apply to ships only, so that these are the first that ships take.
    let surface = u16::try_from(q.losses.surface()).unwrap_or(u16::MAX);
    let sunk = surface.min(battle.submarine_hits);
    battle.submarine_hits = battle.submarine_hits.saturating_sub(sunk);
    battle.hits = battle.hits.saturating_sub(u16::try_from(units).unwrap_or(u16::MAX).saturating_sub(sunk));
    Ok(Some(findings.verdict(|| battle)))
}

/// Withdraws some of the submarines that may, and returns the battle that waits for the others; `None` if these are none,
/// or all.
pub(in crate::axis_allies) fn withdraw_some(question: &BattleStep<'_>) -> Result<Option<(Battle, Cites)>, Fault> {
    let q = question;
    let mut battle = q.battle;
    let mut next = battle.checked()?;
    let leave = q.submarines.get().unwrap_or(0);
    if leave == 0 || leave >= next.submarines() || q.role.get() != Some(next.stage.role()) {
        return Ok(None);
    }
    let mut cites = Cites::by(rules_of(next.stage, next.kind));
    withdraw(&mut next, q, &mut BattleEffects::none(), &mut cites);
    Ok(Some((battle, cites)))
}

/// Checks the owner's choice of casualties: they exist, are as many as the hits require, or some of them, and can be hit.
fn casualties(c: &Checked<'_>, q: &BattleStep<'_>, some: bool, findings: &mut Findings<'_, '_>) -> Result<(), Fault> {
    let (there, owed) = (c.hit(), c.owed());
    for (kind, field) in FIGHTERS.iter().zip(&FIELDS) {
        if q.losses.count(*kind) > there.count(*kind) {
            return Err(Fault::beyond(field, q.losses.count(*kind), 0, there.count(*kind).into()).within(&"losses"));
        }
    }
    let losses = &q.losses;
    if q.lose_aa_gun.is_set() {
        // 3.1c: it is never a loss.
        findings.object(R3_1C, About::Units);
    }
    let mut exceed = |rule, needed, there| findings.exceed(rule, About::Units, needed, there);
    // A submarine's hit applies to ships, a gun's to aircraft (3.1a).
    if !some && losses.units() != owed.units {
        exceed(CASUALTIES, owed.units, losses.units());
    } else if losses.aircraft() > owed.aircraft {
        exceed(SEA, losses.aircraft(), owed.aircraft);
    } else if losses.surface() > owed.surface {
        exceed(R3_1A, losses.surface(), owed.surface);
    }
    Ok(())
}

/// Returns whether units leave that need a destination; aircraft need none.
fn leaving(c: &Checked<'_>, q: &BattleStep<'_>, retreats: bool) -> Result<bool, Fault> {
    match c.stage {
        Stage::AttackerSubmarines | Stage::DefenderSubmarines if !retreats && q.role.get() == Some(c.stage.role()) => {
            let leave = q.submarines.said(&"submarines")?;
            if leave > c.submarines() {
                return Err(Fault::beyond(&"submarines", leave, 0, c.submarines().into()));
            }
            Ok(leave > 0)
        }
        Stage::Retreat => Ok(retreats && c.battle.attacker.surface() > 0),
        _ => Ok(false),
    }
}

/// Resolves a volley.
fn fire(next: &mut Checked<'_>, dice: &[u8], trail: &mut Trail<'_>) -> Result<(), Fault> {
    let mut by_kind = [0; FIGHTING];
    let shots = next.volley(&mut by_kind);
    let (role, shot) = (next.stage.role(), next.shot());
    let faces = faces(next.battle.figures.faces);
    if shot > 0 {
        // A gun's dice and support shots are of one kind; there are no more than a side's units.
        by_kind = Force { infantry: u16::try_from(shots).unwrap_or(u16::MAX), ..Force::default() }.counts();
    }
    let mut dice = Dice::new(dice);
    let (mut hits, mut submarine_hits) = (0, 0);
    for (kind, count) in FIGHTERS.iter().zip(&by_kind) {
        let hits_at = if shot > 0 { shot } else { next.battle.figures.value(role, *kind) };
        let at_sea = next.kind == BattleKind::Sea;
        let sum = if at_sea && spares_aircraft(*kind) { &mut submarine_hits } else { &mut hits };
        for _ in 0..*count {
            // No side has more units than fit 16 bits.
            *sum = u16::bounded_add(*sum, u16::from(dice.die(faces)? <= hits_at));
        }
    }
    dice.finish()?;
    (next.battle.hits, next.battle.submarine_hits) = (hits, submarine_hits);
    let about = if role == Role::Attacker { About::Attackers } else { About::Defenders };
    let rule = rules_of(next.stage, next.kind);
    trail.note(rule, What::Hits, about, i32::from(hits.bounded_add(submarine_hits)));
    Ok(())
}

/// Removes casualties, or marks those that have yet to fire back as doomed.
#[inline(always)]
pub(super) fn suffer(next: &mut Checked<'_>, losses: &Force, effects: &mut BattleEffects<'_>, cites: &mut Cites) {
    next.cite_losses(cites);
    let b = &mut *next.battle;
    if matches!(next.stage, Stage::SupportLosses | Stage::AttackLosses) {
        b.doomed = b.doomed.with(losses);
    } else {
        let role = next.stage.role();
        let side = if role == Role::Attacker { &mut b.attacker } else { &mut b.defender };
        *side = side.less(losses);
        remove(role, losses, effects);
    }
}

/// The names of a force's fields, in the order of the kinds.
static FIELDS: [&str; FIGHTING] = [
    "infantry",
    "armor",
    "fighter",
    "bomber",
    "transport",
    "submarine",
    "carrier",
    "battleship",
    "own_infantry",
    "own_armor",
    "own_fighter",
    "own_warship",
];

/// Withdraws submarines, all to one zone (4.2a).
fn withdraw(next: &mut Checked<'_>, q: &BattleStep<'_>, effects: &mut BattleEffects<'_>, cites: &mut Cites) {
    let (attacks, n) = (next.stage == Stage::AttackerSubmarines, q.submarines.get().unwrap_or(0));
    cites.add(R4_2B);
    if n == 0 {
        return;
    }
    let rule = if attacks { R4_2C } else { R4_2D };
    cites.add(rule);
    let b = &mut *next.battle;
    let (side, withdrawn) = match attacks {
        true => (&mut b.attacker, &mut b.attacker_withdrawn),
        false => (&mut b.defender, &mut b.defender_withdrawn),
    };
    // They exist, and no more withdraw than there were at the start.
    side.submarine = side.submarine.bounded_sub(n);
    *withdrawn = withdrawn.bounded_add(n);
    // 4.2e: the other defenders fight on.
    cites.add_if(R4_2E, !attacks && !side.is_empty());
    let effect = BattleEffect::new(BattleEffectKind::Withdraw, next.stage.role(), rule);
    let kind = Code::new(Kind::Submarine);
    effects.push(BattleEffect { kind, count: n, destination: q.destination, ..effect });
}

/// All units other than aircraft retreat together; aircraft stay and land later (4.1b).
fn retreat(next: &mut Checked<'_>, destination: u16, effects: &mut BattleEffects<'_>, cites: &mut Cites) {
    cites.add(R4_1B);
    cites.add(R4_1C);
    let effect = BattleEffect::new(BattleEffectKind::Retreat, Role::Attacker, R4_1B);
    let effect = BattleEffect { destination: destination.into(), ..effect };
    effect.befall(&next.battle.attacker, BattleEffectKind::Stay, effects);
    next.end(Ending::Retreat, effects);
}
