//! The rest of a round: every way in which its dice may fall, with losses, withdrawals and the retreat by the plans.

use super::apply::suffer;
use super::effects::BattleEffects;
use super::force::Force;
use super::plan::{Order, Plan};
use super::round::{BattleKind, Ending, Owed, Role, Volley, dice, spares_aircraft};
use super::state::{Battle, Checked, Stage};
use crate::axis_allies::chance::{mul, one_die_more};
use crate::axis_allies::rules::CASUALTIES;
use crate::axis_allies::units::{FIGHTERS, FIGHTING};
use crate::bounded::Bounded;
use crate::fault::{Fault, FaultCode};
use crate::ruling::Cites;
use crate::table::numbered;

/// Dice of one volley.
const MOST: usize = 400;
/// Chances below this, 2^-56, are dropped; the sum then lacks them.
const DROP: u64 = 1 << 7;

/// What is done with a battle and its chance.
type Each<'a> = &'a mut dyn FnMut(&Battle, u64) -> Result<(), Fault>;

impl Battle {
    /// Returns whether the battle is at the beginning of a round: a forecast from the first volley of a round leaves
    /// nothing out.
    pub(in crate::axis_allies) fn begins_a_round(&self) -> bool {
        let idle = |volley| dice(&self.figures, Role::Attacker, &self.attacker, &self.defender, volley).is_empty();
        let first = match self.stage.get() {
            Some(Stage::AaFire | Stage::SupportFire | Stage::SubmarineFire) => true,
            // Those before had nothing to fire at.
            Some(Stage::AttackFire) => idle(Volley::First),
            Some(Stage::DefenceFire) => idle(Volley::All),
            _ => false,
        };
        first && self.hits == 0 && self.submarine_hits == 0 && self.doomed.is_empty()
    }
}

impl Order {
    /// Returns the losses owed, those of submarines first.
    fn chosen(&self, there: &Force, owed: &Owed) -> Force {
        let (mut runs, mut lost) = (self.runs(there), Force::default().counts());
        let both = [(owed.ships, true, false), (owed.units.bounded_sub(owed.ships), owed.surface > 0, true)];
        for (mut owed, surface, aircraft) in both {
            for (kind, there) in runs.iter_mut() {
                if if kind.is_air() { aircraft } else { surface } {
                    let taken = u32::from(*there).min(owed);
                    owed = owed.bounded_sub(taken);
                    let taken = u16::try_from(taken).unwrap_or(u16::MAX);
                    *there = there.bounded_sub(taken);
                    if let Some(lost) = lost.get_mut(kind.place()) {
                        *lost = lost.bounded_add(taken);
                    }
                }
            }
        }
        Force::of(lost)
    }
}

/// Calls `each` for every way in which the rest of a round may go, with the battle at the beginning of the next round
/// or at its end. The chance beside it is a part of the given one, in units of 1/2^63. The current round is the first
/// of the plans.
pub(in crate::axis_allies) fn finish(
    mut battle: Battle,
    plans: [&Plan; 2],
    chance: u64,
    each: Each<'_>,
) -> Result<(), Fault> {
    let round = battle.round;
    battle.checked()?.says_figures()?;
    go_on(battle, round, plans, chance, each)
}

fn go_on(battle: Battle, round: u16, plans: [&Plan; 2], chance: u64, each: Each<'_>) -> Result<(), Fault> {
    if chance <= DROP {
        return Ok(());
    }
    let (mut next, none) = (battle, &mut BattleEffects::none());
    let mut checked = next.checked()?;
    let (stage, kind) = (checked.stage, checked.kind);
    if stage == Stage::Over || battle.round > round {
        return each(&battle, chance);
    }
    let [attacker, defender] = plans;
    let plan = if stage.role() == Role::Attacker { attacker } else { defender };
    if stage.is_fire() {
        return volley(&checked, round, plans, chance, each);
    } else if stage.is_losses() {
        let losses = plan.order(kind, stage.role()).chosen(&checked.hit(), &checked.owed());
        suffer(&mut checked, &losses, none, &mut Cites::by(CASUALTIES));
    } else if stage == Stage::Retreat {
        let left = &battle.attacker;
        let few = left.units() <= plan.retreat_at.into() || (plan.retreat_aircraft.is_set() && left.surface() == 0);
        if plan.retreat_after == 1 || few {
            checked.end(Ending::Retreat, none);
            return each(&next, chance);
        }
    } else if plan.submarines_after == 1 {
        let leaving = plan.leaving(checked.submarines());
        let b = &mut *checked.battle;
        let (side, withdrawn) = match stage.role() {
            Role::Attacker => (&mut b.attacker, &mut b.attacker_withdrawn),
            Role::Defender => (&mut b.defender, &mut b.defender_withdrawn),
        };
        side.submarine = side.submarine.bounded_sub(leaving);
        *withdrawn = withdrawn.bounded_add(leaving);
    }
    checked.settle(false, none);
    go_on(next, round, plans, chance, each)
}

/// Goes on with each number of hits of a volley, submarines' and others'.
fn volley(checked: &Checked<'_>, round: u16, plans: [&Plan; 2], chance: u64, each: Each<'_>) -> Result<(), Fault> {
    let battle = *checked.battle;
    let mut by_kind = [0; FIGHTING];
    let dice = usize::try_from(checked.volley(&mut by_kind)).unwrap_or(usize::MAX);
    let (role, shot) = (checked.stage.role(), checked.shot());
    if dice > MOST {
        return Err(Fault::new(FaultCode::Overflow, &text!("position")));
    }
    if shot > 0 {
        // A gun's dice and support shots are of one kind.
        by_kind = Force { infantry: u16::try_from(dice).unwrap_or(u16::MAX), ..Force::default() }.counts();
    }
    let apart =
        |at: usize| checked.kind == BattleKind::Sea && FIGHTERS.get(at).is_some_and(|kind| spares_aircraft(*kind));
    let submarines = numbered(&by_kind).filter(|(at, _)| apart(*at));
    let of_submarines = submarines.fold(0usize, |sum, (_, dice)| sum.bounded_add(usize::from(*dice)));
    let mut words = [0u64; MOST.saturating_add(2)];
    let (ships, rest) = words.split_at_mut_checked(of_submarines.bounded_add(1)).unwrap_or_default();
    let any = rest.get_mut(..=dice.bounded_sub(of_submarines)).unwrap_or_default();
    for row in [&mut *ships, &mut *any] {
        if let Some(none) = row.first_mut() {
            *none = u64::MAX;
        }
    }
    for (at, (kind, dice)) in numbered(&by_kind).map(|(at, dice)| (at, (FIGHTERS.get(at), dice))) {
        let value = kind.map_or(0, |kind| battle.figures.value(role, *kind));
        for _ in 0..*dice {
            let value = if shot > 0 { shot } else { value };
            one_die_more(if apart(at) { &mut *ships } else { &mut *any }, value, battle.figures.faces);
        }
    }
    // Hits that nobody is left to take are as one.
    let enemy = if role == Role::Attacker { checked.unhurt() } else { battle.attacker };
    let (ships, any) = (gathered(ships, enemy.ships()), gathered(any, enemy.units()));
    for (submarine_hits, of_ships) in numbered(ships) {
        for (hits, of_any) in numbered(any) {
            let mut after = battle;
            let next = after.checked()?;
            let number = |hits: usize| u16::try_from(hits).unwrap_or(u16::MAX);
            (next.battle.hits, next.battle.submarine_hits) = (number(hits), number(submarine_hits));
            next.settle(false, &mut BattleEffects::none());
            go_on(after, round, plans, part(part(chance, *of_ships), *of_any), each)?;
        }
    }
    Ok(())
}

/// Returns a row of chances up to a number, which includes the chances beyond it.
fn gathered(row: &mut [u64], most: u32) -> &[u64] {
    let most = usize::try_from(most).unwrap_or(usize::MAX).min(row.len().saturating_sub(1));
    let (there, beyond) = row.split_at_mut_checked(most.saturating_add(1)).unwrap_or_default();
    if let Some(last) = there.last_mut() {
        *last = beyond.iter().fold(*last, |sum, chance| sum.saturating_add(*chance));
    }
    there
}

/// Returns a part of a chance; the part is in units of 1/2^64, and the greatest number stands for 1.
fn part(chance: u64, of: u64) -> u64 {
    if of == u64::MAX { chance } else { mul(chance, of) }
}
