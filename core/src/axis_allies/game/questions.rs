//! Questions about battles, landing, placement and the end of a turn in a position. The position provides the board,
//! the current battle, the way of each piece, the pieces in hand, and the turn.

use crate::axis_allies::battle::{Battle, Role, Stage};
use crate::axis_allies::board::Unit;
use crate::axis_allies::conquest::{Conquest, Means};
use crate::axis_allies::game::Game;
use crate::axis_allies::game::Waits;
use crate::axis_allies::game::battle::fight::BATTLE_THERE;
use crate::axis_allies::game::movement::questions::OnePiece;
use crate::axis_allies::game::position::game::board;
use crate::axis_allies::game::position::phase::{Fight, TurnPhase};
use crate::axis_allies::game::step::{GameEffect, Notes};
use crate::axis_allies::game::text::position::Position;
use crate::axis_allies::income::{self, Collect, Income};
use crate::axis_allies::landing::{self, Airborne, LandingRange, LandingSpace};
use crate::axis_allies::map::Site;
use crate::axis_allies::orders::NONE;
use crate::axis_allies::placement::{self, Placed, Placement, Placing, Refusal};
use crate::axis_allies::powers::{Power, Side};
use crate::axis_allies::rules::*;
use crate::axis_allies::set::Set;
use crate::axis_allies::victory::{self, Standing, Victory};
use crate::axis_allies::view::View;
use crate::axis_allies::withdrawal::{self, Leaving, WithdrawalSpace, WithdrawalSpaces};
use crate::capacity::push;
use crate::fault::{Fault, FaultCode};
use crate::reflect::{Code, Flag, Locus, Question};
use crate::ruling::{Cites, Ruling, Sink, Trail, Verdict};
use crate::scratch::Scratch;
use crate::table::{numbered, place_of};
use heapless::Vec;

/// The most objections to one placement that an answer holds. No paragraph bounds them: each entry may have one for each
/// rule that it breaks. More are `overflow`.
const ROWS: usize = 256;

/// Returns the spaces in which an aircraft of a position may land with its remaining range, as [`landing::choices`] does
/// on a board: as the pieces stand now.
///
/// # Errors
///
/// * Those of `axis_allies.game.look`.
/// * `missing_field` for a piece with the number 0.
/// * `out_of_range` for a piece that is not there or fell in the battle at hand.
/// * `contradiction` for a piece that is no aircraft, or of another power.
pub fn landing(
    question: &OnePiece,
    rows: &mut Sink<'_, LandingSpace>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<LandingRange>>, Fault> {
    let game: Game = Game::load(&question.position)?;
    game.piece_place(question.piece, &"piece")?;
    let units = game.standing()?;
    // Who fell in the battle at hand is not there.
    let place = place_of(units.iter().map(|unit| unit.id), u32::from(question.piece));
    let place = place.ok_or(Fault::new(FaultCode::OutOfRange, &"piece"))?;
    let board = board(&units, &game.holdings, game.options);
    let unit = u16::try_from(place).unwrap_or(NONE);
    let airborne = Airborne { board, power: Code::new(game.power), unit };
    landing::choices(&airborne, rows, trail).map_err(|fault| match fault.field() {
        "unit" => fault.of_field(&"piece").without_board(&"position: only aircraft of the power land"),
        _ => fault,
    })
}

/// A position in a battle that submarines or the attacker may leave.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Retreats {
    /// The position, in a battle that submarines or the attacker may leave now.
    pub position: Position,
}

/// Returns every space to which units may withdraw from the current battle of a position, as [`withdrawal::choices`]
/// does on a board: submarines, or all attackers.
///
/// # Errors
///
/// Those of `axis_allies.game.look`. Besides, `not_now` for a position that waits for no retreat and no submarines.
pub fn withdrawal(
    question: &Retreats,
    rows: &mut Sink<'_, WithdrawalSpace>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<WithdrawalSpaces>>, Fault> {
    let game: Game = Game::load(&question.position)?;
    let now =
        Fault::new(FaultCode::NotNow, &text!("position")).needs(&"a battle, and a retreat or submarines to decide on");
    let fight = game.fight.ok_or(now)?;
    let attacks = fight.battle.stage.get().unwrap_or(Stage::Over).role() == Role::Attacker;
    let leaving = match game.waits() {
        Waits::Retreat => Leaving::Attackers,
        Waits::Submarines if attacks => Leaving::AttackingSubmarines,
        Waits::Submarines => Leaving::DefendingSubmarines,
        _ => return Err(now),
    };
    if leaving == Leaving::Attackers && fight.battle.attacker.surface() == 0 {
        // 4.1b: aircraft alone go nowhere.
        return Ok(Ruling::new(Verdict::Allowed(WithdrawalSpaces::default()), Cites::by(R4_1B)));
    }
    game.leaving(&fight, leaving, |question| withdrawal::choices(question, rows, trail))
}

/// A territory that the power whose turn it is has taken.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Taken {
    /// The position.
    pub position: Position,
    /// The territory.
    #[required]
    pub space: Locus<Site>,
    /// The units with which it was taken. Required where the answer depends on it.
    #[when_needed]
    pub means: Code<Means>,
}

/// Returns what follows if the power whose turn it is takes a territory, as
/// [`conquest::apply`](crate::axis_allies::conquest::apply) does on a board. These are its new owner, its gun, the
/// territories that the capital brings back, and the cash of a fallen capital.
///
/// # Errors
///
/// * Those of `axis_allies.game.look`.
/// * `missing_field` and `unknown_word` for the means.
/// * `missing_field` and `out_of_range` for the space.
pub fn conquest(
    question: &Taken,
    effects: &mut Sink<'_, GameEffect>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Conquest>>, Fault> {
    let mut game: Game = Game::load(&question.position)?;
    let means = question.means.said(&"means")?;
    View::new(&board(&game.units, &game.holdings, game.options)).map.at(question.space.0, &"space")?;
    let (objections, refusals) = (&mut Sink::none(), &mut Sink::none());
    let notes = &mut Notes { objections, refusals, effects, scratch: &mut Scratch::none(), trail };
    game.take_land(question.space.0, means, notes)
}

/// A battle of a position.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct BattleAt<'a> {
    /// The position, in the combat phase.
    pub position: Position,
    /// The space.
    #[required]
    pub space: Locus<Site>,
    /// The numbers of the battleships that give their support shot; ignored in the current battle.
    pub support: &'a [u16],
}

/// Returns the battle of a space of a position, for the questions of [`battle`](crate::axis_allies::battle): the
/// current battle, or the battle as it would begin. Forbidden if it must wait for a sea battle (4.3c), or if no
/// attacker is left.
///
/// # Errors
///
/// * Those of `axis_allies.game.look`.
/// * `not_now` for a space without a battle.
/// * `out_of_range` for a battleship that is not there, and `contradiction` for a piece that cannot give support.
pub fn battle(question: &BattleAt<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Verdict<Battle>>, Fault> {
    let game: Game = Game::load(&question.position)?;
    let space = question.space.0;
    if let Some(Fight { battle, raid: None, .. }) = game.fight.filter(|fight| fight.space == space) {
        return Ok(Ruling::new(Verdict::Allowed(battle), Cites::by(BATTLE_END)));
    }
    if !game.battles.has(space) {
        return Err(Fault::new(FaultCode::NotNow, &"space").needs(BATTLE_THERE));
    }
    if game.awaited(space) != Set::default() {
        return Ok(Ruling::new(Verdict::Forbidden, Cites::by(R4_3C)));
    }
    let (objections, refusals) = (&mut Sink::none(), &mut Sink::none());
    let notes = &mut Notes { objections, refusals, effects: &mut Sink::none(), scratch: &mut Scratch::none(), trail };
    let battle = game.opens(space, question.support, notes)?;
    Ok(battle.unwrap_or(Ruling::new(Verdict::Forbidden, Cites::by(BATTLE_END))))
}

/// Pieces that the power whose turn it is places.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Placings<'a> {
    /// The position, in the placement phase.
    pub position: Position,
    /// Further placements of pieces in hand.
    pub placements: &'a [Placement],
}

/// Decides whether pieces in hand may be placed together with those that a position already places, as
/// [`placement::assess`] does on a board.
///
/// # Errors
///
/// * Those of `axis_allies.game.look`.
/// * `not_now` for a position that is not in the placement phase.
/// * `missing_field` for the kind and the space of an entry, `unknown_word` for its kind.
/// * `out_of_range` for more pieces than are in hand, a kind that is never in hand, and a space that is not there.
/// * `overflow` for more entries than a position holds, and for more than 256 objections.
/// * `reserved` for reserved bytes of an entry that are not 0.
/// * `buffer_too_small` at `scratch` for too little scratch memory.
pub fn placement(
    question: &Placings<'_>,
    rows: &mut Sink<'_, Refusal>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Placed>>, Fault> {
    let mut game: Game = Game::load(&question.position)?;
    if game.phase != TurnPhase::Placement || game.waits() != Waits::Orders {
        return Err(Fault::new(FaultCode::NotNow, &text!("position")).needs(&"the placement phase"));
    }
    let before = game.placements.len();
    for (i, entry) in numbered(question.placements) {
        let wrong = |code, field| Fault::new(code, field).in_list(&"placements", i);
        let kind = entry.kind.said(&text!("kind")).map_err(|f| f.in_list(&"placements", i))?;
        let hand = game.held(game.power, kind).ok_or(wrong(FaultCode::OutOfRange, &text!("kind")))?;
        let count = entry.count.max(1);
        let beyond = Fault::beyond(&"count", count, 0, u32::from(*hand)).in_list(&"placements", i);
        *hand = hand.checked_sub(u16::from(count)).ok_or(beyond)?;
        push(&mut game.placements, *entry).map_err(|_| Fault::item(FaultCode::Overflow, &"placements", i))?;
    }
    let placing = Placing {
        board: board(&game.units, &game.holdings, game.options),
        power: Code::new(game.power),
        placements: &game.placements,
    };
    let mut room = [Refusal::default(); ROWS];
    let mut refusals = Sink::new(&mut room);
    let ruling = placement::assess(&placing, &mut refusals, scratch, trail)
        .map_err(|fault| fault.at(usize::from(fault.index()).saturating_sub(before)))?;
    if refusals.needed() > ROWS {
        return Err(Fault::new(FaultCode::Overflow, &"placements"));
    }
    for refusal in refusals.items() {
        let place = usize::from(refusal.placement).checked_sub(before).filter(|_| refusal.placement != NONE);
        let placement = place.and_then(|place| u16::try_from(place).ok()).unwrap_or(NONE);
        rows.push(Refusal { placement, ..*refusal });
    }
    Ok(ruling)
}

/// A power of a position that collects its income.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Collects {
    /// The position.
    pub position: Position,
    /// The power; absent for the one whose turn it is.
    pub power: Code<Power>,
}

/// Returns what a power of a position collects at the end of its turn as the land is held now, as [`income::collect`] does
/// on a board.
///
/// # Errors
///
/// Those of `axis_allies.game.look`, and `unknown_word` for the power.
pub fn income(question: &Collects, trail: &mut Trail<'_>) -> Result<Ruling<Income>, Fault> {
    let game: Game = Game::load(&question.position)?;
    let power = if question.power == Code::default() { Code::new(game.power) } else { question.power };
    income::collect(&Collect { board: board(&game.units, &game.holdings, game.options), power }, trail)
}

/// A position, and a side that surrenders.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Stands {
    /// The position.
    pub position: Position,
    /// The side that surrenders, if any.
    pub surrenders: Code<Side>,
}

/// Returns whether a side has won in a position, as [`victory::assess`] does on a board. In the American placement
/// phase the answer is that for the end of the turn (M84). If the game was won before, the answer is how.
///
/// # Errors
///
/// Those of `axis_allies.game.look`, and `unknown_word` for the side that surrenders.
pub fn victory(question: &Stands, trail: &mut Trail<'_>) -> Result<Ruling<Victory>, Fault> {
    let game: Game = Game::load(&question.position)?;
    if game.victory.winner.0 != 0 {
        return Ok(Ruling::new(game.victory, Cites::by(R5_1)));
    }
    let last = game.power == Power::Usa && game.phase == TurnPhase::Placement;
    let standing = Standing {
        board: board(&game.units, &game.holdings, game.options),
        us_turn_ended: Flag::from(last),
        surrenders: question.surrenders,
    };
    victory::assess(&standing, trail)
}

impl<const N: usize> Game<N> {
    /// Returns the pieces as they stand: after the orders of a movement phase, and without those lost in a battle.
    pub(in crate::axis_allies::game) fn standing(&self) -> Result<Vec<Unit, N>, Fault> {
        if !self.moves() {
            return self.scene();
        }
        let mut units = Vec::new();
        for (at, unit) in numbered(&self.units) {
            push(&mut units, crate::axis_allies::game::text::read::now(unit, &self.state(at)))
                .map_err(crate::axis_allies::game::position::game::full)?;
        }
        Ok(units)
    }
}
