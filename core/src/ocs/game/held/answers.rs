//! The records of a game's answers, with units by their numbers.

use crate::fault::Fault;
use crate::hex::Hex;
use crate::ocs::barrage::BarrageDistribution;
use crate::ocs::combat::{CombatDistribution, Policy};
use crate::ocs::effects::{Effect, EffectKind};
use crate::ocs::game::{Game, Open, OpenKind};
use crate::ocs::turn::TurnState;
use crate::ocs::units::Unit;
use crate::reflect::{Code, Flag, Question, Reflect};
use crate::ruling::{ALL, About, Cites, Ruling, Step, What};

/// Where a game stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Situation {
    /// Where it stands in its sequence of play.
    pub turn: TurnState,
    /// The units on the map.
    pub on_map: u16,
    /// The units off the map: those that are due, and the Dead Pile.
    pub off_map: u16,
    /// The segment may end.
    pub may_end: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
    /// The combat or barrage that is open.
    pub open: Open,
}

/// What an order did.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct GameEffect {
    /// The unit, by its number; 0 for an effect on a hex.
    pub unit: u16,
    /// The rule that requires it.
    pub rule: u16,
    /// The hex, for the kinds that have one.
    pub hex: Hex,
    /// The amount, in the unit that the kind says.
    #[measured_by(what)]
    pub amount: u16,
    /// The kind of change.
    pub what: Code<EffectKind>,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// A reason against an order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Objection {
    /// The rule.
    pub rule: u16,
    /// The unit, by its number; 0 for none.
    pub unit: u16,
    /// How much: points, steps, RE, by rule; 0 where it is no number.
    pub amount: i32,
}

/// How each side takes its option in the open combat.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct OpenPolicies {
    /// How the attacker takes his option. Required for a combat.
    pub attacker_policy: Code<Policy>,
    /// How the defender takes his option. Required for a combat.
    pub defender_policy: Code<Policy>,
}

/// The exact chances of what is open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct OpenChances {
    /// What is open.
    pub what: Code<OpenKind>,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 3],
    /// Of a combat whose odds are taken.
    pub combat: CombatDistribution,
    /// Of a barrage.
    pub barrage: BarrageDistribution,
}

impl GameEffect {
    /// An effect of an order, whose units are places of `before`, and then of those that came into being.
    pub(super) fn of(effect: &Effect, before: &[u16], newcomers: &[Unit]) -> Self {
        let Effect { unit, rule, hex, amount, what, .. } = *effect;
        GameEffect { unit: named(unit, before, newcomers), rule, hex, amount, what, reserved: 0 }
    }
}

/// The number of the unit of a place.
fn named(place: u16, before: &[u16], newcomers: &[Unit]) -> u16 {
    if place == ALL {
        return 0;
    }
    let own = || {
        let at = usize::from(place).checked_sub(before.len())?;
        newcomers.get(at).and_then(|unit| u16::try_from(unit.id).ok())
    };
    before.get(usize::from(place)).copied().or_else(own).unwrap_or(0)
}

/// Puts the numbers of units into the steps of a trail, whose indices a language counts from `base`.
pub(super) fn name_steps(steps: &mut [Step], before: &[u16], newcomers: &[Unit], base: u8) {
    for step in steps {
        if step.about.get() == Some(About::Units) && step.index != ALL {
            step.index = named(step.index, before, newcomers).saturating_sub(base.into());
        }
        if step.about.get() == Some(About::Path) && matches!(step.what.get(), Some(What::Covered | What::Negated)) {
            let place = u16::try_from(step.num).unwrap_or(ALL);
            step.num = named(place, before, newcomers).into();
        }
    }
}

/// The objections in a trail.
pub(super) fn objections(steps: &[Step], before: &[u16], newcomers: &[Unit]) -> alloc::vec::Vec<Objection> {
    let against = steps.iter().filter(|step| step.what.get() == Some(What::Forbidden));
    let objection = |step: &Step| Objection {
        rule: step.rule,
        unit: if step.about.get() == Some(About::Units) { named(step.index, before, newcomers) } else { 0 },
        amount: step.num,
    };
    against.map(objection).collect()
}

/// The exact chances of what is open.
pub(super) fn chances(game: &Game<'_>, policies: &OpenPolicies) -> Result<Ruling<OpenChances>, Fault> {
    let (open, none) = (game.open(), Cites::by(crate::ocs::rules::R2_2));
    let mut told = OpenChances { what: open.what, ..OpenChances::default() };
    if open.is_barrage() {
        let Some(ruling) = game.barrage_chances()? else { return Ok(Ruling::new(told, none)) };
        told.barrage = ruling.value;
        return Ok(Ruling::new(told, ruling.cites));
    }
    if !open.is_combat() || !open.assessed.is_set() || open.rolled.is_set() {
        return Ok(Ruling::new(told, none));
    }
    let attacker = policies.attacker_policy.said(&text!("attacker_policy"))?;
    let defender = policies.defender_policy.said(&text!("defender_policy"))?;
    let Some(ruling) = game.chances(attacker, defender)? else { return Ok(Ruling::new(told, none)) };
    told.combat = ruling.value;
    Ok(Ruling::new(told, ruling.cites))
}
