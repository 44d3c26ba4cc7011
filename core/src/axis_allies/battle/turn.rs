//! What a battle waits for, and what may be chosen.

use super::force::Force;
use super::plan::customary;
use super::round::Role;
use super::state::{Battle, Stage};
use crate::axis_allies::battle::BattleKind;
use crate::axis_allies::rules::*;
use crate::axis_allies::units::FIGHTING;
use crate::fault::Fault;
use crate::reflect::{Code, Flag, Question, Reflect};
use crate::rule::Rule;
use crate::ruling::{About, Cites, Ruling, Trail, What};

/// A battle that waits.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Waiting {
    /// The battle.
    #[required]
    pub battle: Battle,
}

/// What is wanted next, and of whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Turn {
    /// Losses by the customary order, for a host that does not want to ask.
    pub suggested: Force,
    /// Dice by kind, in the order of the kinds, which is the order in which they are read.
    pub dice_by_kind: [u16; FIGHTING],
    /// What each kind's dice hit at or below.
    pub hits_at: [u8; FIGHTING],
    /// All dice that are wanted.
    pub dice: u32,
    /// Units that must be lost.
    pub losses: u32,
    /// At least so many of them are ships, for submarines' hits.
    pub ships_least: u32,
    /// At most so many of them are aircraft.
    pub aircraft_most: u32,
    /// At most so many of them are no aircraft.
    pub surface_most: u32,
    /// Submarines that may withdraw: all, some or none of them.
    pub submarines: u16,
    /// What is waited for.
    pub stage: Code<Stage>,
    /// Whose dice or choice it is.
    pub role: Code<Role>,
    /// What an antiaircraft gun's dice, or support shots, hit at or below.
    pub shot: u8,
    /// The attacker may retreat.
    pub may_retreat: Flag,
    /// A retreat needs a destination: somebody is left who is no aircraft.
    pub needs_destination: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// The rules that say what a stage wants.
pub(super) fn rules_of(stage: Stage, kind: BattleKind) -> Rule {
    let round = if kind == BattleKind::Sea { SEA } else { LAND };
    match stage {
        Stage::AaFire => R3_1A,
        Stage::SupportFire => R3_5A,
        Stage::SubmarineFire | Stage::AttackFire | Stage::DefenceFire => round,
        Stage::AttackerSubmarines | Stage::DefenderSubmarines => R4_2A,
        Stage::Retreat => R4_1A,
        Stage::Over => BATTLE_END,
        _ => CASUALTIES,
    }
}

/// What a battle waits for: whose dice and how many, how many losses and of what, which withdrawals (AA 3.1a, 3.5a, 4.1,
/// 4.2).
///
/// ```
/// use grognard_core::axis_allies::battle::{BattleKind, Begin, Force, Stage, Waiting, begin, choices};
/// use grognard_core::ruling::Trail;
/// let question = Begin {
///     attacker: Force { infantry: 3, armor: 1, ..Force::default() },
///     defender: Force { infantry: 2, ..Force::default() },
///     kind: BattleKind::Land.into(),
///     ..Begin::default()
/// };
/// let battle = begin(&question, &mut Trail::none())?.value.allowed().unwrap();
/// let turn = choices(&Waiting { battle }, &mut Trail::none())?.value;
/// assert_eq!((turn.stage.get(), turn.dice), (Some(Stage::AttackFire), 4));
/// assert_eq!((&turn.dice_by_kind[..2], &turn.hits_at[..2]), (&[3, 1][..], &[1, 3][..]));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn choices(question: &Waiting, trail: &mut Trail<'_>) -> Result<Ruling<Turn>, Fault> {
    let mut battle = question.battle;
    let checked = battle.checked()?;
    let (b, stage) = (&*checked.battle, checked.stage);
    let rule = rules_of(stage, checked.kind);
    let mut cites = Cites::by(rule);
    let mut turn = Turn { stage: b.stage, role: Code::new(stage.role()), ..Turn::default() };
    let role = stage.role();
    let about = if role == Role::Attacker { About::Attackers } else { About::Defenders };
    if stage.is_fire() {
        turn.dice = checked.volley(&mut turn.dice_by_kind);
        turn.hits_at = if role == Role::Attacker { b.figures.attack } else { b.figures.defence };
        for (hits_at, dice) in turn.hits_at.iter_mut().zip(&turn.dice_by_kind) {
            if *dice == 0 {
                *hits_at = 0;
            }
        }
        turn.shot = checked.shot();
    }
    if stage.is_losses() {
        let owed = checked.owed();
        turn.suggested = owed.by_order(&checked.hit(), customary(checked.kind, role));
        turn.losses = owed.units;
        turn.ships_least = owed.ships;
        turn.aircraft_most = owed.aircraft;
        turn.surface_most = owed.surface;
        checked.cite_losses(&mut cites);
    }
    if stage.is_fire() || stage.is_losses() {
        let (what, number) = if stage.is_fire() { (What::Volley, turn.dice) } else { (What::Losses, turn.losses) };
        trail.note(rule, what, about, usize::MAX, i32::try_from(number).unwrap_or(i32::MAX));
    }
    turn.submarines = checked.submarines();
    cites.add_if(R4_2B, matches!(stage, Stage::AttackerSubmarines | Stage::DefenderSubmarines));
    if stage == Stage::Retreat {
        // 4.1a, 4.3b: an amphibious assault never waits here.
        turn.may_retreat = Flag::from(!b.amphibious.is_set());
        turn.needs_destination = Flag::from(b.attacker.surface() > 0);
        cites.add(R4_1C);
        cites.add_if(R4_3B, b.amphibious.is_set());
        // 4.2e: those who stay fight on without their submarines.
        cites.add_if(R4_2E, b.defender_withdrawn > 0);
    }
    Ok(Ruling::new(turn, cites))
}
