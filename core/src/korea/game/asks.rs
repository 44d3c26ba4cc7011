//! The operations on a position. Each returns an answer or the next position.

use super::choosing::Choice;
use super::looks::Situation;
use super::parts::StepParts;
use super::position::{Game, GameDepot, GamePlace, GameTerrain, GameUnit};
use super::saved::{Looked, Position};
use super::step::{GameEffect, Notes, StepKind, StepObjection, not_now};
use super::waits::Waits;
use crate::capacity::push;
use crate::fault::{Fault, FaultCode};
use crate::hex::{Hex, Numbering};
use crate::korea::assessment::Engagement;
use crate::korea::combat::{CasesRow, Chances, Chip, CombatDistribution, Counted, MP_DRM, distribution};
use crate::korea::options::GameRules;
use crate::korea::rules::R8_0;
use crate::korea::units::Side;
use crate::notation::chance::Luck;
use crate::referee::one_way;
use crate::reflect::{Code, Flag, Question, Said};
use crate::ruling::{Cites, Ruling, Sink, Trail, Verdict};
use crate::scratch::Scratch;

/// The length of a line of orders, in bytes.
pub const LINE: usize = 240;

/// Units, ground and supply of a position before its first engagement.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Arranged<'a> {
    /// The units, at most 48. None has a part in an engagement.
    #[required]
    pub units: &'a [GameUnit],
    /// The hexes of the map, at most 256, among them those of all units. Without a map nobody retreats.
    pub hexes: &'a [GamePlace],
    /// The terrain of hexes and hexsides that has an effect, at most 48.
    pub terrain: &'a [GameTerrain],
    /// The UN depots, at most 16.
    pub depots: &'a [GameDepot],
    /// The chips in the bag, at most 16 rows. An empty list if all of them are 0.
    pub bag: &'a [Chip],
    /// The side whose turn it is, which attacks.
    #[required]
    pub turn: Code<Side>,
    /// Victory points of the UN and of the Communists.
    pub victory_points: [u16; 2],
    /// Effectiveness Ratings of the air support of the UN and of the Communists, 1 to 99; 0 for none.
    pub air: [u8; 2],
    /// How hexes are numbered in texts.
    pub numbering: Code<Numbering>,
    /// Dice and chips may come from the `seed`.
    pub seeded: Flag,
    /// The seed.
    pub seed: u32,
    /// The game's options.
    pub rules: GameRules,
}

/// Returns the position of units on a map, before the first engagement.
///
/// ```
/// use grognard_core::korea::game::{Arranged, Game, GameUnit, arrange};
/// use grognard_core::korea::units::{Arm, Quality, Side};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let (side, quality, arm) = (Code::new(Side::Un), Code::new(Quality::A), Code::new(Arm::Infantry));
/// let units = [GameUnit { id: 7, side, quality, arm, ..Default::default() }];
/// let position = arrange(&Arranged { units: &units, turn: side, ..Default::default() }, &mut Trail::none())?.value;
/// assert_eq!(Game::load(&position)?.units(), &units);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `overflow` for more units, hexes, terrain, depots or chips than a position holds.
/// * `missing_field` for the turn, the number of a unit or depot, and a unit's side, quality or arm.
/// * `unknown_word` for a word of a unit or the options, the turn or the numbering.
/// * `bad_text` for a name that is not one word of a line.
/// * `contradiction` for a number, a name or a hex that stands twice, and for a unit on no hex of the map or in a hex
///   with an enemy. It is also for a unit in an engagement, for fewer chips than are drawn, and for chips where nobody
///   draws.
/// * `out_of_range` for dice and ratios of the options, and ratios of terrain.
/// * `reserved` for reserved bytes that are not 0.
/// * `buffer_too_small` at `position` for a position whose text is too long.
pub fn arrange(question: &Arranged<'_>, _trail: &mut Trail<'_>) -> Result<Ruling<Position>, Fault> {
    Ok(Ruling::new(question.game()?.save()?, Cites::by(R8_0)))
}

impl Arranged<'_> {
    /// Returns the position.
    pub(super) fn game(&self) -> Result<Game, Fault> {
        let q = self;
        let mut game = Game::empty();
        game.turn = q.turn.said(&"turn")?;
        game.numbering = q.numbering.said(&"numbering")?;
        let seed = if q.seeded.is_set() { Some(q.seed) } else { None };
        (game.points, game.air, game.rules) = (q.victory_points, q.air, q.rules);
        game.luck = Luck { seed, used: 0 };
        fill(&mut game.units, q.units, &"units")?;
        fill(&mut game.places, q.hexes, &"hexes")?;
        fill(&mut game.terrain, q.terrain, &"terrain")?;
        fill(&mut game.depots, q.depots, &"depots")?;
        fill(&mut game.bag, q.bag, &"bag")?;
        for unit in game.units.iter_mut() {
            // What follows the end of a name is nothing.
            let end = crate::notation::letters(&unit.name).len();
            unit.name.iter_mut().skip(end).for_each(|letter| *letter = 0);
        }
        game.check()?;
        if let Some((at, _)) = crate::table::numbered(q.units).find(|(_, unit)| unit.role.0 > 0) {
            let why = &"units: no engagement is open in the first position, so no unit is in one";
            return Err(Fault::against(&text!("role"), why).in_list(&"units", at));
        }
        Ok(game)
    }
}

/// Copies a list into the position.
fn fill<T: Copy, const N: usize>(
    into: &mut heapless::Vec<T, N>,
    items: &[T],
    name: crate::fault::Name,
) -> Result<(), Fault> {
    items.iter().try_for_each(|item| push(into, *item).map_err(|_| Fault::new(FaultCode::Overflow, name)))
}

/// Returns every legal step: declarations by both leads, units and support of the side that decides, and chips or dice.
/// Then come each means of payment that the side has, the hexes of a retreat, and the end of the turn.
///
/// # Errors
///
/// Those of `korea.game.look`, and `buffer_too_small` at `scratch` for less than two words a hex of the map where
/// losses are paid.
pub fn choices(
    question: &Looked,
    rows: &mut Sink<'_, Choice>,
    scratch: &mut Scratch<'_>,
    _trail: &mut Trail<'_>,
) -> Result<Ruling<Situation>, Fault> {
    let game = Game::load(&question.position)?;
    game.choices(rows, scratch)?;
    game.answer()
}

/// A step, as a line of orders or by its parts.
#[derive(Debug, Clone, Copy, Question)]
pub struct Turned<'a> {
    /// The position.
    pub position: Position,
    /// One line of orders, such as `prepared 105th > 1st_cav`. If it is empty, the other fields describe the step.
    #[text]
    pub line: [u8; LINE],
    /// The kind of step. Required if `line` is empty.
    #[when_needed]
    pub step: Code<StepKind>,
    /// The kind of combat of a declaration. Required where the answer depends on it.
    #[when_needed]
    pub kind: Code<Engagement>,
    /// The modifier for movement points spent of a meeting engagement, -1 to 2. Required where the answer depends on it.
    #[when_needed]
    #[range(MP_DRM)]
    pub mp_drm: Said<i8>,
    /// The number of hexes of a retreat. Required where the answer depends on it.
    #[when_needed]
    pub count: u8,
    /// The number of the unit: the attacking lead, the one that joins, or the supporter that pays.
    pub unit: u16,
    /// The number of the lead that is attacked.
    pub target: u16,
    /// The number of the depot.
    pub depot: u16,
    /// The hex that a retreat enters.
    pub hex: Hex,
    /// The chips drawn: the attacker's, then the defender's.
    pub drawn: &'a [i8],
    /// The dice: the attacker's, then the defender's.
    pub dice: &'a [u8],
}

impl Default for Turned<'_> {
    fn default() -> Self {
        Turned {
            position: Position::default(),
            line: [0; LINE],
            step: Code::default(),
            kind: Code::default(),
            mp_drm: Said::default(),
            count: 0,
            unit: 0,
            target: 0,
            depot: 0,
            hex: Hex::default(),
            drawn: &[],
            dice: &[],
        }
    }
}

impl<'a> Turned<'a> {
    fn parts(&self) -> StepParts<'a> {
        let Turned { kind, mp_drm, count, unit, target, depot, hex, drawn, dice, .. } = *self;
        StepParts { kind, mp_drm, count, unit, target, depot, hex, drawn, dice }
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
/// Those of `korea.game.apply`.
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
/// use grognard_core::korea::game::{Game, LINE, Turned, Waits, apply};
/// use grognard_core::ruling::{Sink, Trail};
/// use grognard_core::scratch::Scratch;
/// let text = b"grognard korea game 1\nturn communist\nunit 1 1st_cav un infantry a 0,0\nunit 2 105th communist armored b 1,0\nend";
/// let mut position = Game::read(text)?.save()?;
/// for text in ["prepared 105th > 1st_cav", "ready", "ready", "dice 5 3", "flip", "rout"] {
///     let mut line = [0; LINE];
///     line[..text.len()].copy_from_slice(text.as_bytes());
///     let question = Turned { position, line, ..Default::default() };
///     let ruling = apply(&question, &mut Sink::none(), &mut Scratch::none(), &mut Trail::none())?;
///     position = ruling.value.allowed().expect("nothing forbids it");
/// }
/// assert_eq!(Game::load(&position)?.waits(), Waits::Orders);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * Those of `korea.game.look`.
/// * `not_now` for a step for which the position does not wait, and for a roll without a seed.
/// * `missing_field` for a question with neither a line nor a step, and for a word that the line lacks. It is also for
///   a declaration without its kind, or without the movement points of a meeting engagement.
/// * `unknown_word`, `unknown_name` and `bad_text` for words of the line.
/// * `contradiction` for a line with other fields of a step, and for a field that the kind of step does not have. It is
///   also for chips that are not in the bag.
/// * `out_of_range` for a unit or depot that is not there, a retreat of no hexes, and movement points.
/// * `bad_die`, `too_few_dice` and `too_many_dice` for dice, the last two for chips as well.
/// * `overflow` for more units than the options have chips for, or modifiers beyond 10000.
/// * `buffer_too_small` at `scratch` for less than two words a hex of the map, or at `position` for a next position
///   whose text is too long.
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

/// A position with an engagement before its dice.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Forecast {
    /// The position.
    pub position: Position,
    /// How cases are grouped into rows.
    pub by: Code<Counted>,
}

/// Returns the exact chances of the engagement at hand with the units and support named so far, and with the chips once
/// they are drawn. The fault is `not_now` if no engagement waits for its dice.
///
/// # Errors
///
/// Those of `korea.game.look` and of `korea.combat.distribution`. Besides, `not_now` for a position in which no
/// engagement waits for its dice.
pub fn chances(
    question: &Forecast,
    rows: &mut Sink<'_, CasesRow>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<CombatDistribution>, Fault> {
    Game::load(&question.position)?.chances(question.by, rows, scratch, trail)
}

impl Game {
    /// Returns the exact chances of the engagement at hand.
    pub(super) fn chances(
        &self,
        by: Code<Counted>,
        rows: &mut Sink<'_, CasesRow>,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<Ruling<CombatDistribution>, Fault> {
        if !matches!(self.waits(), Waits::Attackers | Waits::Defenders | Waits::Chips | Waits::Dice) {
            return Err(not_now().of_field(&text!("position")).needs(&"a combat that is declared, and not thrown for"));
        }
        let mut assessment = self.assessment()?;
        let mut bag: &[Chip] = &self.bag;
        if self.waits() == Waits::Dice {
            // The chips that were drawn are modifiers now.
            let (mine, theirs) =
                self.fight.drawn.split_at_checked(assessment.attacker_chips.into()).unwrap_or_default();
            let sum = |chips: &[i8]| chips.iter().fold(0i16, |sum, chip| sum.saturating_add(i16::from(*chip)));
            assessment.attacker_drm = assessment.attacker_drm.saturating_add(sum(mine));
            assessment.defender_drm = assessment.defender_drm.saturating_add(sum(theirs));
            bag = &[];
        }
        distribution(&Chances { assessment, bag, by }, rows, scratch, trail)
    }
}
