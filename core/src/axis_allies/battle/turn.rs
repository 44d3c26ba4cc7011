//! What a battle waits for, and the choices allowed.

use super::force::Force;
use super::plan::customary;
use super::round::Role;
use super::state::{Battle, Stage};
use crate::axis_allies::battle::BattleKind;
use crate::axis_allies::chance::faces;
use crate::axis_allies::rules::*;
use crate::axis_allies::units::{FIGHTING, OWN, PRINTED};
use crate::fault::Fault;
use crate::reflect::{Code, Flag, Question, Reflect};
use crate::rule::Rule;
use crate::ruling::{About, Cites, Ruling, Trail, What};

/// A battle that waits for a step.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Waiting {
    /// The battle.
    #[required]
    pub battle: Battle,
}

/// The step that a battle waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Turn {
    /// Losses in the customary order, as a suggestion.
    pub suggested: Force,
    /// The number of dice by kind, in the order of the kinds, which is the order in which they are read.
    pub dice_by_kind: [u16; PRINTED],
    /// The highest roll that hits, by kind.
    pub hits_at: [u8; PRINTED],
    /// The number of dice of a game's own kinds, in their order; they are read after the others.
    pub own_dice: [u16; OWN],
    /// The highest roll that hits, of a game's own kinds.
    pub own_hits_at: [u8; OWN],
    /// The number of all dice.
    pub dice: u32,
    /// The number of units that must be lost.
    pub losses: u32,
    /// The least number of ships among the losses, for submarines' hits.
    pub ships_least: u32,
    /// The most aircraft among the losses.
    pub aircraft_most: u32,
    /// The most units other than aircraft among the losses.
    pub surface_most: u32,
    /// The number of submarines that may withdraw. Any number of them may.
    pub submarines: u16,
    /// What the battle waits for.
    pub stage: Code<Stage>,
    /// The side that rolls or decides.
    pub role: Code<Role>,
    /// The highest roll of an antiaircraft gun's dice, or of support shots, that hits.
    pub shot: u8,
    /// The attacker may retreat.
    pub may_retreat: Flag,
    /// A retreat needs a destination: a unit other than aircraft is left.
    pub needs_destination: Flag,
    /// The number of faces of the dice; 0 if no dice are rolled.
    pub faces: u8,
}

/// Returns the rules of a stage.
pub(super) fn rules_of(stage: Stage, kind: BattleKind) -> Rule {
    let round = kind.rule();
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

/// Removes the numbers of kinds that roll no dice.
fn keep_rolled(hits_at: &mut [u8], dice: &[u16]) {
    for (hits_at, dice) in hits_at.iter_mut().zip(dice) {
        if *dice == 0 {
            *hits_at = 0;
        }
    }
}

/// Returns what a battle waits for: the dice of which side and how many, the losses and their limits, or a withdrawal
/// (AA 3.1a, 3.5a, 4.1, 4.2).
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
///
/// # Errors
///
/// * `missing_field` and `unknown_word` for the kind, the stage and the ending of the battle.
/// * `missing_field` for the forces and figures of a battle that goes on.
/// * `out_of_range` for figures that no die of the battle shows.
/// * `overflow` for more than 65535 units of a side.
/// * `contradiction` for a battle that cannot be: units that cannot fight there, and more units left than began. It is
///   also for an ending before the battle is over, and for support without a landing.
/// * `reserved` for reserved bytes of the battle that are not 0.
pub fn choices(question: &Waiting, trail: &mut Trail<'_>) -> Result<Ruling<Turn>, Fault> {
    let mut battle = question.battle;
    let checked = battle.checked()?;
    checked.says_who_fights()?;
    let (b, stage) = (&*checked.battle, checked.stage);
    let rule = rules_of(stage, checked.kind);
    let mut cites = Cites::by(rule);
    let mut turn = Turn { stage: b.stage, role: Code::new(stage.role()), ..Turn::default() };
    let role = stage.role();
    let about = if role == Role::Attacker { About::Attackers } else { About::Defenders };
    if stage.is_fire() {
        let mut by_kind = [0; FIGHTING];
        turn.dice = checked.volley(&mut by_kind);
        let [printed @ .., infantry, armor, fighter, warship] = by_kind;
        (turn.dice_by_kind, turn.own_dice) = (printed, [infantry, armor, fighter, warship]);
        let figures = &b.figures;
        (turn.hits_at, turn.own_hits_at) = match role {
            Role::Attacker => (figures.attack, figures.own_attack),
            Role::Defender => (figures.defence, figures.own_defence),
        };
        keep_rolled(&mut turn.hits_at, &turn.dice_by_kind);
        keep_rolled(&mut turn.own_hits_at, &turn.own_dice);
        (turn.shot, turn.faces) = (checked.shot(), faces(b.figures.faces));
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
        trail.note(rule, what, about, i32::try_from(number).unwrap_or(i32::MAX));
    }
    turn.submarines = checked.submarines();
    cites.add_if(R4_2B, matches!(stage, Stage::AttackerSubmarines | Stage::DefenderSubmarines));
    if stage == Stage::Retreat {
        // 4.1a, 4.3b: an amphibious assault never waits here.
        turn.may_retreat = Flag::from(!b.amphibious.is_set());
        turn.needs_destination = Flag::from(b.attacker.surface() > 0);
        cites.add(R4_1C);
        cites.add_if(R4_3B, b.amphibious.is_set());
        // 4.2e: the units that stay fight on without their submarines.
        cites.add_if(R4_2E, b.defender_withdrawn > 0);
    }
    Ok(Ruling::new(turn, cites))
}
