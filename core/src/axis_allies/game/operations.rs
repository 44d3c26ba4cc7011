//! The operations on a position of a game. Each returns an answer or the next position.

use crate::axis_allies::board::{self, Unit};
use crate::axis_allies::game::deed::StepParts;
use crate::axis_allies::game::position::game::Options;
use crate::axis_allies::game::position::look::{Looked, Situation};
use crate::axis_allies::game::position::phase::TurnPhase;
use crate::axis_allies::game::step::{GameEffect, Judged, Notes, Step};
use crate::axis_allies::game::text::position::Position;
use crate::axis_allies::game::{Choice, Game, StepKind};
use crate::axis_allies::map::Site;
use crate::axis_allies::orders::Objection;
use crate::axis_allies::placement::Refusal;
use crate::axis_allies::powers::Power;
use crate::axis_allies::rules::*;
use crate::axis_allies::units::Kind;
use crate::axis_allies::view::View;
use crate::capacity::push;
use crate::fault::{Fault, FaultCode};
use crate::referee::one_way;
use crate::reflect::{Code, Flag, Locus, Question, Reflect, Said};
use crate::ruling::{Cites, Ruling, Sink, Trail, Verdict};
use crate::scratch::{Scratch, sort_by};
use crate::table::numbered;
use heapless::Vec;

/// The length of a line of orders, in bytes.
pub const LINE: usize = 240;

/// The most objections to one step that an answer holds. No paragraph bounds them: each piece of a step may have one for
/// each rule that it breaks. More are `overflow`.
const ROWS: usize = 256;

/// The options of a new game.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct NewGame {
    /// TAS also borders the seas north and south of Australia, as on the printed board. An option that replaces 2.5.
    pub tas_links: Flag,
    /// The game goes on after a victory.
    pub play_on: Flag,
    /// A transport may carry pieces of different nations. An option that replaces 3.3d.
    pub mixed_cargo: Flag,
    /// Technology is played. It is not part of these rules: the fault `out_of_range`.
    pub technology: Flag,
}

/// Returns the first position of a game: the printed set-up, in the purchase phase of the USSR. The pieces are numbered
/// from 1.
///
/// ```
/// use grognard_core::axis_allies::game::{Game, NewGame, start};
/// use grognard_core::ruling::Trail;
/// let position = start(&NewGame::default(), &mut Trail::none())?.value;
/// assert_eq!(Game::<384>::load(&position)?.pieces().count(), 153);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// `out_of_range` for technology, which is not part of these rules.
pub fn start(question: &NewGame, _trail: &mut Trail<'_>) -> Result<Ruling<Position>, Fault> {
    Ok(Ruling::new(question.game()?.save()?, Cites::by(MAP)))
}

impl NewGame {
    /// The game before its first step.
    pub(super) fn game(&self) -> Result<Game, Fault> {
        if self.technology.is_set() {
            return Err(Fault::beyond(&"technology", 1, 0, 0));
        }
        let mut game: Game = Game::start()?;
        let (tas_links, mixed_cargo) = (self.tas_links.is_set(), self.mixed_cargo.is_set());
        (game.options, game.plays_on) = (Options { tas_links, mixed_cargo }, self.play_on.is_set());
        Ok(game)
    }
}

/// A board, and the state of the turn.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Arranged<'a> {
    /// The board. A group of several pieces is split into single pieces, numbered on from its `id`; without ids the
    /// pieces are numbered from 1 in the order of the list. The board must be the built-in one, with the built-in unit
    /// chart.
    #[required]
    pub board: board::Board<'a>,
    /// The power whose turn it is.
    #[required]
    pub power: Code<Power>,
    /// The phase that begins. Required where the answer depends on it.
    #[when_needed]
    pub phase: Code<TurnPhase>,
    /// The round; 0 counts as 1.
    pub round: u16,
    /// IPC of each power, in the order of their turns.
    pub cash: [u16; 5],
    /// The game goes on after a victory.
    pub play_on: Flag,
}

/// Returns the position of a board at the beginning of a phase.
///
/// ```
/// use grognard_core::axis_allies::board::{Board, Unit};
/// use grognard_core::axis_allies::game::{Arranged, Game, TurnPhase, arrange};
/// use grognard_core::axis_allies::map::Site::*;
/// use grognard_core::axis_allies::{powers::Power, units::Kind};
/// use grognard_core::ruling::Trail;
/// let (owner, kind) = (Power::Uk.into(), Kind::Infantry.into());
/// let board = Board { units: &[Unit { space: Egy.into(), owner, kind, count: 2, ..Default::default() }], ..Default::default() };
/// let phase = TurnPhase::CombatMovement.into();
/// let position = arrange(&Arranged { board, power: owner, phase, ..Default::default() }, &mut Trail::none())?.value;
/// assert_eq!(Game::<384>::load(&position)?.pieces().count(), 2);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * Those of `axis_allies.map.space` for the board; `missing_field` and `unknown_word` for the power.
/// * `out_of_range` for a board or a chart of the game's own, and for numbers of pieces beyond 16 bits.
/// * `missing_field` and `unknown_word` for the phase; `missing_field` for a piece without a number where others have
///   one.
/// * `contradiction` for two pieces with one number, and for a position that cannot be, as in `axis_allies.game.look`.
/// * `overflow` for more pieces or holdings than a position holds.
/// * `buffer_too_small` at `position` for a position whose text is too long.
pub fn arrange(question: &Arranged<'_>, _trail: &mut Trail<'_>) -> Result<Ruling<Position>, Fault> {
    let q = question;
    // A whole game is played on the printed map, by the edition's chart.
    let none = |field, count: usize| Fault::beyond(field, u32::try_from(count).unwrap_or(u32::MAX), 0, 0);
    let own = |code, field| Fault::new(code, field);
    if !q.board.spaces.is_empty() || !q.board.links.is_empty() || !q.board.canals.is_empty() {
        let count = q.board.spaces.len().max(q.board.links.len()).max(q.board.canals.len());
        return Err(none(&"board.spaces", count));
    }
    if !q.board.chart.is_empty() {
        return Err(none(&"board.chart", q.board.chart.len()));
    }
    let mut view = View::new(&q.board);
    view.see(q.power)?;
    let mut game: Game = Game::empty(view.power);
    game.phase = q.phase.said(&"phase")?;
    (game.round, game.treasury) = (q.round.max(1), q.cash);
    let (tas_links, mixed_cargo) = (q.board.tas_links.is_set(), q.board.mixed_cargo.is_set());
    (game.options, game.plays_on) = (Options { tas_links, mixed_cargo }, q.play_on.is_set());
    for holding in q.board.holdings {
        push(&mut game.holdings, *holding).map_err(|_| own(FaultCode::Overflow, &"board.holdings"))?;
    }
    let named = q.board.units.iter().any(|unit| unit.id > 0);
    let mut ships = [0u16; crate::axis_allies::game::position::game::ROOM];
    // In the order of their numbers, so that the list's does not matter.
    let mut order: Vec<(u32, u16), { crate::axis_allies::game::position::game::ROOM }> = Vec::new();
    for (at, unit) in numbered(q.board.units) {
        let at = u16::try_from(at).unwrap_or(u16::MAX);
        push(&mut order, (unit.id, at)).map_err(|_| own(FaultCode::Overflow, &"board.units"))?;
    }
    sort_by(&mut order, |one, other| one > other);
    for (_, at) in &order {
        let at = usize::from(*at);
        let Some(unit) = q.board.units.get(at) else { continue };
        let wrong = |code, field| Fault::new(code, field).in_list(&"board.units", at);
        let first = if named { u16::try_from(unit.id).unwrap_or(0) } else { game.next };
        if let Some(ship) = ships.get_mut(at) {
            *ship = crate::axis_allies::game::position::game::number(game.units.len());
        }
        for more in 0..u16::from(unit.number()) {
            let id = first.checked_add(more).ok_or(wrong(FaultCode::OutOfRange, &"id"))?;
            game.add(View::kind(unit), View::owner(unit), unit.space.0, id)
                .map_err(|f| wrong(f.code(), &"id").because(&"board.units: a piece has an id of its own"))?;
            if let Some(new) = game.units.last_mut() {
                *new = Unit { id: u32::from(id), count: 1, raids: Flag::default(), ..*unit };
            }
        }
    }
    for unit in game.units.iter_mut() {
        let ship = unit.carrier().and_then(|row| ships.get(row));
        unit.aboard = ship.copied().unwrap_or(0);
    }
    game.check()?;
    Ok(Ruling::new(game.save()?, Cites::by(MAP)))
}

/// Returns every legal step of one piece. Steps are purchases and placements of one, orders of one space, and the end
/// of the phase. They are also raids, battles and the battleships that may support them, losses, withdrawals and
/// retreats. Each row, given back as [`Turned::choice`], is a legal step. Steps of several pieces are several such
/// steps.
///
/// # Errors
///
/// Those of `axis_allies.game.look`, and `buffer_too_small` at `scratch` for too little scratch memory.
pub fn choices(
    question: &Looked,
    rows: &mut Sink<'_, Choice>,
    scratch: &mut Scratch<'_>,
    _trail: &mut Trail<'_>,
) -> Result<Ruling<Situation>, Fault> {
    let game: Game = Game::load(&question.position)?;
    game.choices(rows, scratch)?;
    Ok(Ruling::new(game.situation()?, Cites::by(MOVEMENT)))
}

/// A step of a game, as a line of orders or by its parts.
#[derive(Debug, Clone, Copy, Question)]
pub struct Turned<'a> {
    /// The position.
    pub position: Position,
    /// One line of orders, such as `2 inf, 1 arm UKR > CAU`. If it is empty, the other fields describe the step.
    #[text]
    pub line: [u8; LINE],
    /// A row of [`choices`], given back as it is. If it has a kind of step, the fields after it but `dice` are not used.
    pub choice: Choice,
    /// The kind of step. Required if `line` is empty and `choice` is absent.
    #[when_needed]
    pub step: Code<StepKind>,
    /// The numbers of the pieces that move, board, unload, raid, are lost or withdraw.
    pub pieces: &'a [u16],
    /// For a move, the spaces that the pieces enter, in order.
    pub path: &'a [Locus<Site>],
    /// For an assault, the numbers of the battleships that give their support shot.
    pub support: &'a [u16],
    /// The dice, 1 to 6. Those of a volley are given by kind, in the order of the kinds.
    pub dice: &'a [u8],
    /// The space of the step: the land to unload onto, or the space of a battle, raid, placement, withdrawal or
    /// retreat.
    pub space: Locus<Site>,
    /// The number of the transport to board.
    pub transport: u16,
    /// The kind of the pieces bought or placed. Required where the answer depends on it.
    #[when_needed]
    pub kind: Code<Kind>,
    /// The number of pieces bought or placed; 0 counts as 1.
    pub count: u8,
    /// For ships that are placed, the territory of the complex that builds them; if absent, any that can.
    pub industrial_complex: Locus<Site>,
}

impl Default for Turned<'_> {
    fn default() -> Self {
        Turned {
            position: Position::default(),
            line: [0; LINE],
            choice: Choice::default(),
            step: Code::default(),
            pieces: &[],
            path: &[],
            support: &[],
            dice: &[],
            space: Locus::default(),
            transport: 0,
            kind: Code::default(),
            count: 0,
            industrial_complex: Locus::default(),
        }
    }
}

/// An objection to a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct StepObjection {
    /// The number of the piece; absent if it concerns none.
    pub piece: Said<u16>,
    /// The space; absent for none.
    pub space: Locus<Site>,
    /// The rule that is broken.
    pub rule: u16,
    /// The amount needed, if the rule sets a limit; otherwise 0.
    pub needed: u16,
    /// The amount available, if the rule sets a limit; otherwise 0.
    pub available: u16,
}

impl<'a> Turned<'a> {
    fn parts(&self) -> StepParts<'a> {
        let Turned { pieces, path, support, dice, space, transport, kind, count, industrial_complex, .. } = *self;
        StepParts { pieces, path, support, dice, space, transport, kind, count, industrial_complex }
    }
    /// The step.
    fn step(&self) -> Result<Step<'a>, Fault> {
        self.parts().step(self.step.said(&text!("step"))?)
    }

    /// Takes the step.
    fn take(&self, game: &mut Game, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Result<Ruling<Verdict>, Fault> {
        let line: &[u8] = if self.line.first().is_some_and(|byte| *byte > 0) { &self.line } else { &[] };
        let (row, kind) = (self.choice.step.0 != 0, self.step.0 != 0);
        if line.is_empty() && !row {
            // Where nothing is said, the step is what is missing.
            return game.apply(&self.step()?, notes);
        }
        one_way(line, row, kind, &self.parts().said(), &"step: who gives a kind of order gives no line and no row")?;
        if !row {
            return game.obey(&self.line, notes);
        }
        let mut piece = [0];
        game.apply(&self.choice.step(&mut piece, self.dice)?, notes)
    }
}

/// Decides whether a step is legal. The rows are the objections to it.
///
/// ```
/// use grognard_core::axis_allies::game::{NewGame, StepKind, Turned, assess, start};
/// use grognard_core::axis_allies::units::Kind;
/// use grognard_core::ruling::{Sink, Trail};
/// use grognard_core::scratch::Scratch;
/// let position = start(&NewGame::default(), &mut Trail::none())?.value;
/// let buy = |count| Turned { position, step: StepKind::Buy.into(), kind: Kind::Armor.into(), count, ..Default::default() };
/// let may = |count| assess(&buy(count), &mut Sink::none(), &mut Scratch::none(), &mut Trail::none());
/// assert!(may(4)?.value.is_allowed()); // 20 of 24 IPC
/// assert!(!may(5)?.value.is_allowed());
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// Those of `axis_allies.game.apply`, and `overflow` for more than 256 objections.
pub fn assess(
    question: &Turned<'_>,
    rows: &mut Sink<'_, StepObjection>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict>, Fault> {
    let game: Game = Game::load(&question.position)?;
    judged(&game, rows, scratch, trail, &mut |next, notes| question.take(next, notes))
}

/// What takes a step.
pub(super) type Taking<'t> = &'t mut dyn FnMut(&mut Game, &mut Notes<'_, '_, '_, '_, '_>) -> Judged;

/// Takes a step on a copy of a position; if it is forbidden, the rows are the objections to it.
pub(super) fn judged(
    game: &Game,
    rows: &mut Sink<'_, StepObjection>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
    take: Taking<'_>,
) -> Result<Ruling<Verdict>, Fault> {
    let (mut objections, mut refusals) = ([Objection::default(); ROWS], [Refusal::default(); ROWS]);
    let (mut objections, mut refusals) = (Sink::new(&mut objections), Sink::new(&mut refusals));
    let ruling = {
        let notes = &mut Notes {
            objections: &mut objections,
            refusals: &mut refusals,
            effects: &mut Sink::none(),
            scratch,
            trail,
        };
        take(&mut game.clone(), notes)?
    };
    if ruling.value.is_allowed() {
        return Ok(ruling);
    }
    told(game, &objections, rows)?;
    if refusals.needed() > ROWS {
        return Err(Fault::new(FaultCode::Overflow, &"placements"));
    }
    for refusal in refusals.items() {
        let Refusal { space, rule, needed, available, .. } = *refusal;
        rows.push(StepObjection { piece: Said::default(), space, rule, needed, available });
    }
    Ok(ruling)
}

/// Appends objections to the rows, with the numbers of the pieces.
pub(in crate::axis_allies::game) fn told(
    before: &Game,
    objections: &Sink<'_, Objection>,
    rows: &mut Sink<'_, StepObjection>,
) -> Result<(), Fault> {
    if objections.needed() > objections.items().len() {
        return Err(Fault::new(FaultCode::Overflow, &"orders"));
    }
    for objection in objections.items() {
        let piece = before.at_place(objection.unit).map(crate::axis_allies::game::position::game::id);
        let Objection { space, rule, needed, available, .. } = *objection;
        let piece = piece.map(Said::<u16>::new).unwrap_or_default();
        rows.push(StepObjection { piece, space, rule, needed, available });
    }
    Ok(())
}

/// Takes a step, and returns the next position and the effects of the step. Forbidden if the step is illegal.
///
/// ```
/// use grognard_core::axis_allies::game::{LINE, NewGame, Turned, apply, start};
/// use grognard_core::ruling::{Sink, Trail};
/// use grognard_core::scratch::Scratch;
/// let mut position = start(&NewGame::default(), &mut Trail::none())?.value;
/// for text in ["buy 3 inf 3 arm", "end", "2 inf, 1 arm MOS > CAU", "end"] {
///     let mut line = [0; LINE];
///     line[..text.len()].copy_from_slice(text.as_bytes());
///     let mut words = [0; 4096];
///     let question = Turned { position, line, ..Default::default() };
///     let ruling = apply(&question, &mut Sink::none(), &mut Scratch::new(&mut words), &mut Trail::none())?;
///     position = ruling.value.allowed().expect("nothing forbids it");
/// }
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * Those of `axis_allies.game.look`.
/// * `not_now` for a step for which the position does not wait, and for a space without such a battle or raid.
/// * `missing_field` for a question without an order, a word that the line lacks, and parts that the kind of step
///   needs.
/// * `unknown_word`, `unknown_name`, `bad_text`, `out_of_range` and `overflow` for words of the line.
/// * `contradiction` for an order in two ways, and for parts that the kind of step does not have. It is also for a
///   piece that is named twice or has no part in the step, and for orders as in `axis_allies.moves.check`.
/// * `out_of_range` for a piece, a ship or a space that is not there, and for more pieces of a kind than there are.
/// * `empty` for a step of pieces without any, and for a path without spaces.
/// * `overflow` for more pieces or spaces than a position holds.
/// * `bad_die`, `too_few_dice` and `too_many_dice` for dice.
/// * `buffer_too_small` at `scratch` for too little scratch memory, or at `position` for a next position whose text is
///   too long.
pub fn apply(
    question: &Turned<'_>,
    effects: &mut Sink<'_, GameEffect>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Position>>, Fault> {
    let mut game: Game = Game::load(&question.position)?;
    let (mut objections, mut refusals) = (Sink::none(), Sink::none());
    let notes = &mut Notes { objections: &mut objections, refusals: &mut refusals, effects, scratch, trail };
    let ruling = question.take(&mut game, notes)?;
    let value = if ruling.value.is_allowed() { Verdict::Allowed(game.save()?) } else { Verdict::Forbidden };
    Ok(Ruling::new(value, ruling.cites))
}
