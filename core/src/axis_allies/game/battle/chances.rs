//! The exact chances of the battles of a turn, from its position.

use crate::axis_allies::battle::{
    Battle, BattleChances, BattleKind, Ending, Force, Forecast, Plan, Stage, Wave, finish, survivors,
};
use crate::axis_allies::chance::{ONE, mul};
use crate::axis_allies::game::Game;
use crate::axis_allies::game::TurnPhase;
use crate::axis_allies::game::step::{Notes, not_now};
use crate::axis_allies::game::text::position::Position;
use crate::axis_allies::map::Site;
use crate::axis_allies::rules::*;
use crate::axis_allies::set::Set;
use crate::bounded::Bounded;
use crate::fault::{Fault, FaultCode};
use crate::reflect::{Flag, Locus, Question, Reflect};
use crate::ruling::{Cites, Ruling, Sink, Trail};
use crate::scratch::Scratch;

/// The battles of a turn, and the plans of both sides.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct TurnForecast {
    /// The position, in the combat phase.
    pub position: Position,
    /// The attacker's plan in every battle. Its retreats do not apply to amphibious assaults (AA 4.3b).
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
    /// The space of the battle.
    pub space: Locus<Site>,
    /// The number of attackers.
    pub attackers: u16,
    /// The number of defenders.
    pub defenders: u16,
    /// It is an amphibious assault.
    pub amphibious: Flag,
    /// It waits for a sea battle (AA 4.3c). Its chances are those if no transport is lost there.
    pub waits: Flag,
}

const _: () = assert!(size_of::<BattleOfTurn>() == 64, "frozen for this major of the C ABI");

/// The chances of all battles of a turn, in units of 1/2^63.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct TurnChances {
    /// The attacker wins all battles. After a sea battle only the troops of the remaining transports assault (AA 3.2f).
    /// Transports are lost in the order in which a line of orders names them: those that have not unloaded, then those
    /// that have moved least, then the lowest numbers.
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

/// Returns the exact chances of all battles to come, each and together, at any moment of the combat phase. The rows are
/// the battles, the current one first. Its current round is the first round of the plans, until submarines have withdrawn
/// and the retreat is decided; losses that are owed are those of the plans. Support shots count once their battle has
/// begun. Within a round a battle takes one forecast for each number of hits to come.
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
///
/// # Errors
///
/// * Those of `axis_allies.game.look`.
/// * `not_now` for a position that is not in the combat phase.
/// * `unknown_word` for an order of loss with a kind that does not fight, and `reserved` for reserved bytes of a plan.
/// * `contradiction` for a plan by which defenders retreat.
/// * `out_of_range` and `overflow` at `position` for battles that are too large for a forecast.
/// * `buffer_too_small` at `scratch` for too little scratch memory.
pub fn chances(
    question: &TurnForecast,
    rows: &mut Sink<'_, BattleOfTurn>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<TurnChances>, Fault> {
    let mut game: Game = Game::load(&question.position)?;
    game.turn_chances([&question.attacker_plan, &question.defender_plan], rows, scratch, trail)
}

impl Game {
    /// [`chances`] of the game, of which a copy is enough.
    pub(in crate::axis_allies::game) fn turn_chances(
        &mut self,
        plans: [&Plan; 2],
        rows: &mut Sink<'_, BattleOfTurn>,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<Ruling<TurnChances>, Fault> {
        let game = self;
        if game.phase != TurnPhase::Combat {
            return Err(not_now().of_field(&text!("position")).needs(&"the combat phase"));
        }
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
}

impl TurnChances {
    /// Multiplies in the battles that depend on no others.
    fn and(&mut self, won: u64, missing: u64) {
        self.all_won = both(self.all_won, won);
        self.missing = self.missing.saturating_add(missing).saturating_add(1);
    }
}

/// Returns the product of two chances, rounded down.
pub(in crate::axis_allies::game) fn both(one: u64, other: u64) -> u64 {
    if other == ONE { one } else { mul(one, other.bounded_mul(2)) }
}

/// A number of units.
fn units(units: u32) -> u16 {
    u16::try_from(units).unwrap_or(u16::MAX)
}

/// Returns the chances of a battle, by plans. Calls `note` with the remaining attackers and the chance of each way to win
/// it.
pub(in crate::axis_allies::game) fn forecast(
    battle: &Battle,
    plans: [&Plan; 2],
    scratch: &mut Scratch<'_>,
    cites: &mut Cites,
    note: &mut dyn FnMut(&Force, u64),
) -> Result<BattleOfTurn, Fault> {
    let row = BattleOfTurn {
        attackers: units(battle.attacker.units()),
        defenders: units(battle.defender.units()),
        amphibious: battle.amphibious,
        ..BattleOfTurn::default()
    };
    if battle.stage.get() == Some(Stage::Over) || battle.begins_a_round() {
        return whole_rounds(row, battle, plans, scratch, cites, note);
    }
    rest_of_round(row, battle, plans, scratch, cites, note)
}

/// Returns the chances of a battle that is at the beginning of a round, or over.
fn whole_rounds(
    mut row: BattleOfTurn,
    battle: &Battle,
    plans: [&Plan; 2],
    scratch: &mut Scratch<'_>,
    cites: &mut Cites,
    note: &mut dyn FnMut(&Force, u64),
) -> Result<BattleOfTurn, Fault> {
    let stage = battle.stage.get().unwrap_or(Stage::Over);
    if stage == Stage::Over {
        let ending = match battle.ending.get().unwrap_or(Ending::None) {
            Ending::AttackerWins => {
                row.taken = if battle.taken.is_set() { ONE } else { 0 };
                note(&battle.attacker, ONE);
                &mut row.win
            }
            Ending::DefenderWins => &mut row.lose,
            Ending::BothGone => &mut row.both_gone,
            Ending::Retreat => &mut row.retreat,
            Ending::Stalemate | Ending::None => &mut row.stalemate,
        };
        *ending = ONE;
        return Ok(row);
    }
    let fires = |before: Stage| battle.round <= 1 && stage <= before;
    let [attacker_plan, defender_plan] = plans;
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
    let ruling = survivors(&question, scratch, note).map_err(|fault| match fault.code() {
        // More units, or more pairs of states, than a forecast has.
        FaultCode::OutOfRange | FaultCode::Overflow => fault.in_no_list().of_field(&text!("position")),
        _ => fault,
    })?;
    cites.merge(&ruling.cites);
    let BattleChances { win, lose, both_gone, retreat, stalemate, taken, missing, .. } = ruling.value;
    Ok(BattleOfTurn { win, lose, both_gone, retreat, stalemate, taken, missing, ..row })
}

/// Returns the chances of a battle within a round: of each way in which the round may end, and of what follows.
fn rest_of_round(
    mut row: BattleOfTurn,
    battle: &Battle,
    plans: [&Plan; 2],
    scratch: &mut Scratch<'_>,
    cites: &mut Cites,
    note: &mut dyn FnMut(&Force, u64),
) -> Result<BattleOfTurn, Fault> {
    let [mut attacker, defender] = plans.map(|plan| *plan);
    if battle.amphibious.is_set() {
        // 4.3b: nobody leaves.
        (attacker.retreat_after, attacker.retreat_at, attacker.retreat_aircraft) = (0, 0, Flag::default());
    }
    // After the round at hand, one round less of the plans is left, and what was to be done has been done.
    let (mut later, mut theirs) = (attacker, defender);
    for rounds in [&mut later.retreat_after, &mut later.submarines_after, &mut theirs.submarines_after] {
        *rounds = rounds.saturating_sub(1);
    }
    cites.merge(&Cites::by(battle.kind.get().unwrap_or(BattleKind::Land).rule()));
    cites.add(CASUALTIES);
    cites.add_if(R4_1A, attacker.retreats());
    cites.add_if(R4_1C, attacker.retreats());
    cite_round(battle, [&attacker, &defender], cites);
    finish(*battle, [&attacker, &defender], ONE, &mut |after, chance| {
        let note = &mut |force: &Force, of| note(force, both(chance, of));
        let of = whole_rounds(BattleOfTurn::default(), after, [&later, &theirs], scratch, cites, note)?;
        let sums =
            [&mut row.win, &mut row.lose, &mut row.both_gone, &mut row.retreat, &mut row.stalemate, &mut row.taken];
        for (sum, of) in sums.into_iter().zip([of.win, of.lose, of.both_gone, of.retreat, of.stalemate, of.taken]) {
            *sum = sum.saturating_add(both(chance, of));
        }
        Ok(())
    })?;
    // All endings together are certain.
    let endings = [row.win, row.lose, row.both_gone, row.retreat, row.stalemate];
    row.missing = endings.into_iter().fold(ONE, |left, chance| left.saturating_sub(chance));
    Ok(row)
}

/// Adds the rules of what is to come within the round at hand: the losses that are owed, and submarines that withdraw.
fn cite_round(battle: &Battle, [attacker, defender]: [&Plan; 2], cites: &mut Cites) {
    let stage = battle.stage.get().unwrap_or(Stage::Over);
    cites.add_if(R3_1A, stage == Stage::AaLosses);
    cites.add_if(R3_5A, stage == Stage::SupportLosses);
    let leave = |plan: &Plan, force: &Force, before: Stage| {
        plan.submarines_after == 1 && force.submarine > 0 && stage <= before
    };
    let at_sea = battle.kind.get() == Some(BattleKind::Sea);
    let ours = at_sea && leave(attacker, &battle.attacker, Stage::AttackerSubmarines);
    let theirs = at_sea && leave(defender, &battle.defender, Stage::DefenderSubmarines);
    cites.add_if(R4_2A, ours || theirs);
    cites.add_if(R4_2B, ours || theirs);
    cites.add_if(R4_2E, theirs);
}

impl<const N: usize> Game<N> {
    /// Returns the battle of a space: the current one, or as it would begin. If it waits for a sea battle, that counts
    /// as won without the loss of a transport.
    pub(in crate::axis_allies::game) fn battle_of(
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
