//! The operations on a position. Each returns an answer or the next position.

use super::choosing::Choice;
use super::looks::{Looked, Situation};
use super::parts::StepParts;
use super::position::{Game, GameUnit};
use super::saved::Position;
use super::step::{GameEffect, Notes, StepKind, StepObjection, not_now};
use super::waits::Waits;
use crate::acw::combat::{Chance, Chances, CombatDistribution, distribution};
use crate::acw::modifiers::{Ground, Modifier};
use crate::acw::options::GameRules;
use crate::acw::rules::R2;
use crate::acw::table::{Table, TableHeld};
use crate::acw::units::Hexside;
use crate::capacity::push;
use crate::fault::{Fault, FaultCode};
use crate::hex::{Hex, Numbering};
use crate::notation::chance::Luck;
use crate::referee::one_way;
use crate::reflect::{Code, Flag, Question};
use crate::ruling::{Cites, Ruling, Sink, Trail, Verdict};
use crate::scratch::Scratch;

/// The length of a line of orders, in bytes.
pub const LINE: usize = 240;

/// Units and ground of a position at the beginning of a combat phase.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Arranged<'a> {
    /// The units, at most 64. None takes part in a combat.
    #[required]
    pub units: &'a [GameUnit],
    /// The hexes of the map, at most 256, among them those of all units. Without them the map has no edge.
    pub hexes: &'a [Hex],
    /// The hexes with marks or levels, for the modifiers; at most 64.
    pub ground: &'a [Ground],
    /// The hexsides with an effect, at most 64.
    pub hexsides: &'a [Hexside],
    /// The modifiers of the game's card, at most 24.
    pub modifiers: &'a [Modifier],
    /// The results table: at most 16 columns, 256 cells and 24 results.
    #[required]
    pub table: Table<'a>,
    /// How hexes are numbered in texts.
    pub numbering: Code<Numbering>,
    /// Dice may come from the `seed`.
    pub seeded: Flag,
    /// The seed.
    pub seed: u32,
    /// The game's options.
    pub rules: GameRules,
}

/// Copies a list into the position.
fn fill<T: Copy, const N: usize>(
    into: &mut heapless::Vec<T, N>,
    items: &[T],
    name: crate::fault::Name,
) -> Result<(), Fault> {
    items.iter().try_for_each(|item| push(into, *item).map_err(|_| Fault::new(FaultCode::Overflow, name)))
}

/// Returns the position of units on the ground, at the beginning of the attacker's combat phase. The commander with the
/// most stars commands each army, the first of several.
///
/// # Errors
///
/// * Those of `acw.table.check`.
/// * `overflow` for more of a list than a position holds, and for modifiers whose sum may be too large.
/// * `missing_field` for a unit's number, side, kind, strength or Cohesion Rating, for the stars of a commander, and
///   for fields that the condition of a modifier needs.
/// * `unknown_word` for a word of a unit, a modifier or the options, or the numbering.
/// * `bad_text` for a name that is not one word of a line.
/// * `contradiction` for a number or a name that stands twice, and for a unit on no hex of the map or in a hex with an
///   enemy. It is also for a unit in a combat, and for units, ground, hexsides or modifiers that contradict themselves.
/// * `out_of_range` for a modifier below -20 or above 20, and for a mark above 31.
/// * `reserved` for reserved bytes that are not 0.
/// * `buffer_too_small` at `position` for a position whose text is too long.
pub fn arrange(question: &Arranged<'_>, _trail: &mut Trail<'_>) -> Result<Ruling<Position>, Fault> {
    Ok(Ruling::new(question.game()?.save()?, Cites::by(R2)))
}

impl Arranged<'_> {
    /// Returns the position.
    pub(super) fn game(&self) -> Result<Game, Fault> {
        let q = self;
        let mut game = Game::empty();
        game.numbering = q.numbering.said(&"numbering")?;
        game.rules = q.rules;
        game.luck = Luck { seed: if q.seeded.is_set() { Some(q.seed) } else { None }, used: 0 };
        fill(&mut game.units, q.units, &"units")?;
        fill(&mut game.hexes, q.hexes, &"hexes")?;
        fill(&mut game.ground, q.ground, &"ground")?;
        fill(&mut game.hexsides, q.hexsides, &text!("hexsides"))?;
        fill(&mut game.modifiers, q.modifiers, &"modifiers")?;
        fill(&mut game.columns, q.table.columns, &"table.columns")?;
        fill(&mut game.cells, q.table.cells, &"table.cells")?;
        fill(&mut game.results, q.table.results, &"table.results")?;
        (game.rows, game.first, game.house) = (q.table.rows, q.table.first, q.table.rule);
        for unit in game.units.iter_mut() {
            // What follows the end of a name is nothing.
            let end = crate::notation::letters(&unit.name).len();
            unit.name.iter_mut().skip(end).for_each(|letter| *letter = 0);
        }
        game.check()?;
        for (at, unit) in crate::table::numbered(q.units) {
            let flags = unit.engaged.0 | unit.in_round.0 | unit.picked.0 | unit.rolls.0 | unit.retreats;
            if flags > 0 {
                let why = &"units: no combat is open in the first position, so no unit is in one";
                return Err(Fault::against(&text!("engaged"), why).in_list(&"units", at));
            }
        }
        game.appoint()?;
        Ok(game)
    }
}

/// Returns every legal step: attacks of a hex on a hex and the end of the declarations, the combats to fight with their
/// Cohesion Ratings, and dice. Then come units to lose, hexes of a retreat, and advances.
///
/// # Errors
///
/// Those of `acw.game.look`.
pub fn choices(
    question: &Looked,
    rows: &mut Sink<'_, Choice>,
    scratch: &mut Scratch<'_>,
    _trail: &mut Trail<'_>,
) -> Result<Ruling<Situation>, Fault> {
    let game = Game::load(&question.position)?;
    game.choices(rows, scratch)?;
    game.answer(scratch)
}

/// A step, as a line of orders or by its parts.
#[derive(Debug, Clone, Copy, Question)]
pub struct Turned<'a> {
    /// The position.
    pub position: Position,
    /// One line of orders, such as `attack 0,0 1,0 > 0,1`. If it is empty, the other fields describe the step.
    #[text]
    pub line: [u8; LINE],
    /// The kind of step. Required if `line` is empty.
    #[when_needed]
    pub step: Code<StepKind>,
    /// The Cohesion Rating of a side in a combat; 0 for that of its largest unit.
    pub cohesion: u8,
    /// The number of the unit that is lost or advances.
    pub unit: u16,
    /// The hex that attacks, is fought for, retreated to or advanced into.
    pub hex: Hex,
    /// The hex that is attacked.
    pub target: Hex,
    /// The dice: one for a combat, one for each commander who rolls.
    pub dice: &'a [u8],
}

impl Default for Turned<'_> {
    fn default() -> Self {
        Turned {
            position: Position::default(),
            line: [0; LINE],
            step: Code::default(),
            cohesion: 0,
            unit: 0,
            hex: Hex::default(),
            target: Hex::default(),
            dice: &[],
        }
    }
}

impl<'a> Turned<'a> {
    fn parts(&self) -> StepParts<'a> {
        let Turned { cohesion, unit, hex, target, dice, .. } = *self;
        StepParts { cohesion, unit, hex, target, dice }
    }

    /// Takes the step.
    fn take(&self, game: &mut Game, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Result<Ruling<Verdict>, Fault> {
        let (parts, has_line) = (self.parts(), self.line.first().is_some_and(|byte| *byte > 0));
        if !has_line {
            return game.apply(&parts.step(self.step.said(&text!("step"))?)?, notes);
        }
        one_way(&self.line, false, self.step.0 != 0, &parts.said(), &"step: who gives a kind of order gives no line")?;
        game.obey(&self.line, notes)
    }
}

/// Decides whether a step is legal. The rows are the objections to it.
///
/// # Errors
///
/// Those of `acw.game.apply`.
pub fn assess(
    question: &Turned<'_>,
    rows: &mut Sink<'_, StepObjection>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict>, Fault> {
    let mut game = Game::load(&question.position)?;
    let notes = &mut Notes { objections: rows, effects: &mut Sink::none(), scratch, trail };
    question.take(&mut game, notes)
}

/// Takes a step, and returns the next position and the effects of the step. Forbidden if the step is illegal.
///
/// ```
/// use grognard_core::acw::game::{Arranged, Game, GameUnit, LINE, Turned, Waits, apply, arrange};
/// use grognard_core::acw::{table::EXAMPLE, units::{Kind, Side, Unit}};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::{Sink, Trail}, scratch::Scratch};
/// let unit = |id, q, side, strength: u8| GameUnit {
///     id,
///     side: Code::new(side),
///     unit: Unit {
///         hex: Hex::new(q, 0),
///         kind: Code::new(Kind::Infantry),
///         strength: strength.into(),
///         cohesion: 5.into(),
///         ..Default::default()
///     },
///     ..Default::default()
/// };
/// let units = [unit(1, 0, Side::Attacker, 8), unit(2, 1, Side::Defender, 4)];
/// let table = EXAMPLE;
/// let mut position = arrange(&Arranged { units: &units, table, ..Default::default() }, &mut Trail::none())?.value;
/// // 2:1, a 3: an exchange. Each side has one unit, and loses it.
/// for text in ["attack 0,0 > 1,0", "end", "fight 1,0", "stand", "dice 4", "end"] {
///     let (mut line, mut words) = ([0; LINE], [0; 4096]);
///     line[..text.len()].copy_from_slice(text.as_bytes());
///     let question = Turned { position, line, ..Default::default() };
///     let ruling = apply(&question, &mut Sink::none(), &mut Scratch::new(&mut words), &mut Trail::none())?;
///     position = ruling.value.allowed().expect("nothing forbids it");
/// }
/// assert_eq!(Game::load(&position)?.waits(), Waits::Nothing);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * Those of `acw.game.look`.
/// * `not_now` for a step for which the position does not wait, and for a roll without a seed.
/// * `missing_field` for a question with neither a line nor a step, and for a word that the line lacks.
/// * `unknown_word`, `unknown_name` and `bad_text` for words of the line.
/// * `contradiction` for a line with other fields of a step, and for a field that the kind of step does not have.
/// * `out_of_range` for a unit that is not there, and for numbers of the line.
/// * `bad_die`, `too_few_dice` and `too_many_dice` for dice.
/// * `buffer_too_small` at `scratch` for too little scratch memory, or at `position` for a next position whose text is
///   too long.
pub fn apply(
    question: &Turned<'_>,
    effects: &mut Sink<'_, GameEffect>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Position>>, Fault> {
    let mut game = Game::load(&question.position)?;
    let notes = &mut Notes { objections: &mut Sink::none(), effects, scratch, trail };
    let ruling = question.take(&mut game, notes)?;
    let value = if ruling.value.is_allowed() { Verdict::Allowed(game.save()?) } else { Verdict::Forbidden };
    Ok(Ruling::new(value, ruling.cites))
}

/// A position with a combat before its die.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Forecast {
    /// The position.
    pub position: Position,
}

/// Returns the exact chances of the combat at hand before its die. The fault is `not_now` if no combat waits for one.
///
/// # Errors
///
/// Those of `acw.game.look` but for scratch memory. Besides, `not_now` for a position in which no combat waits for its
/// die.
pub fn chances(
    question: &Forecast,
    rows: &mut Sink<'_, Chance>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<CombatDistribution>, Fault> {
    Game::load(&question.position)?.chances(rows, trail)
}

impl Game {
    /// Returns the exact chances of the combat at hand.
    pub(super) fn chances(
        &self,
        rows: &mut Sink<'_, Chance>,
        trail: &mut Trail<'_>,
    ) -> Result<Ruling<CombatDistribution>, Fault> {
        if !matches!(self.waits(), Waits::Cohesion | Waits::Dice) {
            return Err(not_now().of_field(&text!("position")).needs(&"a combat that is declared, and not thrown for"));
        }
        let assessment = self.assessed(&mut Trail::none())?.0;
        distribution(&Chances { assessment, table: self.table() }, rows, trail)
    }
}
