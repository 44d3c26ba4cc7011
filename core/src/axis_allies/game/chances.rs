//! The exact chances of the battles of a turn, from its position.

use super::Game;
use super::saved::Position;
use super::step::{Notes, not_now};
use crate::axis_allies::battle::{
    Battle, BattleChances, BattleKind, Ending, Force, Forecast, Plan, Stage, Wave, survivors,
};
use crate::axis_allies::chance::{ONE, mul};
use crate::axis_allies::map::Site;
use crate::axis_allies::rules::*;
use crate::axis_allies::set::Set;
use crate::fault::Fault;
use crate::reflect::{Flag, Locus, Question, Reflect};
use crate::ruling::{Cites, Ruling, Sink, Trail};
use crate::scratch::Scratch;

/// The battles of a turn, and the plans by which they are fought.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct TurnForecast {
    /// The position, in the combat phase.
    pub position: Position,
    /// The attacker's plan in every battle. From an amphibious assault nobody retreats (AA 4.3b), whatever it says.
    pub attacker_plan: Plan,
    /// The defenders' plan in every battle.
    pub defender_plan: Plan,
}

/// The chances of one battle of a turn, in units of 1/2^63. Each is at most the true chance, and at least the true chance
/// less `missing`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct BattleOfTurn {
    /// The attacker wins: no defender is left, and an attacker is.
    #[chance]
    pub win: u64,
    /// The defender wins: no attacker is left, and a defender is.
    #[chance]
    pub lose: u64,
    /// No unit of either side is left.
    #[chance]
    pub both_gone: u64,
    /// The attacker retreats.
    #[chance]
    pub retreat: u64,
    /// Neither side can hit the other.
    #[chance]
    pub stalemate: u64,
    /// The attacker takes the territory.
    #[chance]
    pub taken: u64,
    /// The upper bound of the error of each chance.
    #[chance]
    pub missing: u64,
    /// Where.
    pub space: Locus<Site>,
    /// The number of attackers.
    pub attackers: u16,
    /// The number of defenders.
    pub defenders: u16,
    /// It is an amphibious assault.
    pub amphibious: Flag,
    /// It waits for a sea battle (AA 4.3c), and its chances are those that it has if no transport is lost there.
    pub waits: Flag,
}

const _: () = assert!(size_of::<BattleOfTurn>() == 64, "frozen for this major of the C ABI");

/// The chances of all battles of a turn, in units of 1/2^63.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct TurnChances {
    /// The attacker wins all of them. An assault that waits for a sea battle is fought by those whose transports it leaves
    /// (AA 3.2f); transports are lost in the order in which a line of orders takes them: those that have not unloaded,
    /// then those that have moved least, then the lowest numbers.
    #[chance]
    pub all_won: u64,
    /// The upper bound of the error of `all_won`.
    #[chance]
    pub missing: u64,
    /// The number of battles.
    pub battles: u16,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 6],
}

/// Returns the exact chances of each battle that is still to be fought, the one at hand first, and of all of them. A
/// battle at hand is at the beginning of a round or between two; support shots count from the moment that it begins.
///
/// ```
/// use grognard_core::axis_allies::game::{Position, TurnForecast, chances};
/// use grognard_core::ruling::{Sink, Trail};
/// use grognard_core::scratch::Scratch;
/// let text = b"grognard axis_allies game 1; round 1 uk combat; cash 0 0 0 0 0; space ukr germany battle; uk;
///     inf ukr 1 engaged; germany; inf ukr 2; end";
/// let mut position = Position::default();
/// position.text[..text.len()].copy_from_slice(text);
/// let (mut words, question) = ([0; 200], TurnForecast { position, ..TurnForecast::default() });
/// let all = chances(&question, &mut Sink::none(), &mut Scratch::new(&mut words), &mut Trail::none())?.value;
/// // One infantry against one wins one time in four.
/// assert!((1 << 61) - all.all_won <= all.missing);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn chances(
    question: &TurnForecast,
    rows: &mut Sink<'_, BattleOfTurn>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<TurnChances>, Fault> {
    let mut game: Game = Game::load(&question.position)?;
    let plans = [&question.attacker_plan, &question.defender_plan];
    for (plan, field) in plans.iter().zip([&"attacker_plan", &"defender_plan"]) {
        plan.check().map_err(|fault| fault.within(field))?;
    }
    let mut all = TurnChances { all_won: ONE, ..TurnChances::default() };
    let mut cites = Cites::by(BATTLE_END);
    let at_hand = game.fight.filter(|fight| fight.raid.is_none());
    let mut chains = Set::default();
    for space in game.battles.iter() {
        chains.join(&game.awaited(space));
    }
    let battles = game.battles;
    let others = battles.iter().filter(|space| at_hand.is_none_or(|fight| fight.space != *space));
    for space in at_hand.iter().map(|fight| fight.space).chain(others) {
        // All of them went down before.
        let Some(battle) = game.battle_of(space, scratch, trail)? else { continue };
        let waits = game.awaited(space) != Set::default();
        let mut row = forecast(&battle, plans, scratch, &mut cites, &mut |_, _| ())?;
        (row.space, row.waits) = (space.into(), Flag::from(waits));
        cites.add_if(R4_3C, waits);
        if !waits && !chains.has(space) {
            all.and(row.win, row.missing);
        }
        all.battles = all.battles.saturating_add(1);
        rows.push(row);
    }
    for space in battles.iter() {
        if let Some(chain) = game.chain(space) {
            cites.add(R3_2F);
            let (won, missing) = game.chain_won(&chain, plans, scratch, trail)?;
            all.and(won, missing);
        }
    }
    Ok(Ruling::new(all, cites))
}

impl TurnChances {
    /// Battles that hang on no others are won, too.
    fn and(&mut self, won: u64, missing: u64) {
        self.all_won = both(self.all_won, won);
        self.missing = self.missing.saturating_add(missing).saturating_add(1);
    }
}

/// The product of two chances, rounded down.
pub(super) fn both(one: u64, other: u64) -> u64 {
    if other == ONE { one } else { mul(one, other.wrapping_mul(2)) }
}

/// A number of units.
fn units(units: u32) -> u16 {
    u16::try_from(units).unwrap_or(u16::MAX)
}

/// The chances of a battle between two rounds, by plans. Calls `note` for each way to win it with the attackers that are
/// left and the chance.
pub(super) fn forecast(
    battle: &Battle,
    [attacker_plan, defender_plan]: [&Plan; 2],
    scratch: &mut Scratch<'_>,
    cites: &mut Cites,
    note: &mut dyn FnMut(&Force, u64),
) -> Result<BattleOfTurn, Fault> {
    let stage = battle.stage.get().unwrap_or(Stage::Over);
    let mut row = BattleOfTurn {
        attackers: units(battle.attacker.units()),
        defenders: units(battle.defender.units()),
        amphibious: battle.amphibious,
        ..BattleOfTurn::default()
    };
    if stage == Stage::Over {
        if battle.ending.get() == Some(Ending::AttackerWins) {
            row.win = ONE;
            row.taken = if battle.taken.is_set() { ONE } else { 0 };
            note(&battle.attacker, ONE);
        }
        return Ok(row);
    }
    let submarines = battle.attacker.submarine > 0 && battle.defender.ships() > 0;
    let first = battle.kind.get() == Some(BattleKind::Land) || !submarines;
    let mut values = battle.attacker.counts().into_iter().zip(battle.figures.attack);
    let idle = values.all(|(units, value)| units == 0 || value == 0);
    let between = match stage {
        Stage::AaFire | Stage::SupportFire | Stage::SubmarineFire => true,
        Stage::AttackFire => first,
        // The attackers had nothing to fire with.
        Stage::DefenceFire => idle,
        Stage::Retreat | Stage::AttackerSubmarines | Stage::DefenderSubmarines => true,
        _ => false,
    };
    if !between || battle.hits > 0 || battle.submarine_hits > 0 || !battle.doomed.is_empty() {
        return Err(not_now().of_field(&"position"));
    }
    let fires = |before: Stage| battle.round <= 1 && stage <= before;
    let mut plan = *attacker_plan;
    if battle.amphibious.is_set() {
        // 4.3b: nobody leaves.
        (plan.retreat_after, plan.retreat_at, plan.retreat_aircraft) = (0, 0, Flag::default());
    }
    let wave = Wave {
        force: battle.attacker,
        plan,
        support: if fires(Stage::SupportFire) { battle.support } else { 0 },
        amphibious: Flag::from(battle.amphibious.is_set() && battle.attacker.land() > 0),
        ..Wave::default()
    };
    let question = Forecast {
        kind: battle.kind,
        waves: &[wave],
        defender: battle.defender,
        defender_plan: *defender_plan,
        aa_gun: Flag::from(battle.aa_gun.is_set() && stage == Stage::AaFire),
        chart: &[],
    };
    let ruling = survivors(&question, scratch, note)?;
    cites.merge(&ruling.cites);
    let BattleChances { win, lose, both_gone, retreat, stalemate, taken, missing, .. } = ruling.value;
    Ok(BattleOfTurn { win, lose, both_gone, retreat, stalemate, taken, missing, ..row })
}

impl<const N: usize> Game<N> {
    /// The battle of a space: the one at hand, or as it would begin. If it waits for another, that is won, and the
    /// transports that are left now are left by it.
    pub(super) fn battle_of(
        &mut self,
        space: u16,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<Option<Battle>, Fault> {
        if let Some(fight) = &self.fight
            && fight.space == space
            && fight.raid.is_none()
        {
            return Ok(Some(fight.battle));
        }
        let battles = core::mem::replace(&mut self.battles, Set::one(space));
        let notes = &mut Notes {
            objections: &mut Sink::none(),
            refusals: &mut Sink::none(),
            effects: &mut Sink::none(),
            scratch,
            trail,
        };
        let battle = self.opens(space, &[], notes);
        self.battles = battles;
        Ok(battle?.and_then(|ruling| ruling.value.allowed()))
    }
}
