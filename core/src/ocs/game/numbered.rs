//! A game's answers with units by their numbers, not by their places.

use crate::fault::Fault;
use crate::ocs::combat::Policy;
use crate::ocs::effects::Effect;
use crate::ocs::game::{Game, GameEffect, Objection, OpenChances};
use crate::ocs::units::Unit;
use crate::reflect::{Code, Question};
use crate::ruling::{ALL, About, Cites, Ruling, Step, What};

/// How each side takes its option in the open combat.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct OpenPolicies {
    /// How the attacker takes his option. Required for a combat.
    #[when_needed]
    pub attacker_policy: Code<Policy>,
    /// How the defender takes his option. Required for a combat.
    #[when_needed]
    pub defender_policy: Code<Policy>,
}

impl GameEffect {
    /// Returns an effect of an order, whose units are places of `before`. These are the numbers of the units on the map
    /// before the order, and then of those that came into being.
    pub fn of(effect: &Effect, before: &[u16], newcomers: &[Unit]) -> Self {
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
pub fn name_steps(steps: &mut [Step], before: &[u16], newcomers: &[Unit], base: u8) {
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

/// Returns the number of a step in whole units, rounded up.
pub(super) fn whole(step: &Step) -> i32 {
    let den = i32::from(step.den.max(1));
    let up = if step.num > 0 { den.saturating_sub(1) } else { 0 };
    step.num.saturating_add(up).checked_div(den).unwrap_or(0)
}

/// Returns the objections in a trail whose units are places.
pub fn objections<'s>(
    steps: &'s [Step],
    before: &'s [u16],
    newcomers: &'s [Unit],
) -> impl Iterator<Item = Objection> + 's {
    let against = steps.iter().filter(|step| step.what.get() == Some(What::Forbidden));
    let objection = move |step: &Step| Objection {
        rule: step.rule,
        unit: if step.about.get() == Some(About::Units) { named(step.index, before, newcomers) } else { 0 },
        amount: whole(step),
    };
    against.map(objection)
}

/// The exact chances of what is open.
pub fn open_chances(game: &Game<'_>, policies: &OpenPolicies) -> Result<Ruling<OpenChances>, Fault> {
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
