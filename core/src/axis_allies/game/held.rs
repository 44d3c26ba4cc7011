//! The game as bindings hold it.

use super::operations::judged;
use super::step::{Judged, Notes, Waits};
use super::text::groups::Among;
use super::text::position::{Position, TEXT};
use super::text::tokens::{Line, Token};
use super::{
    BattleOfTurn, Choice, Game, GameEffect, GamePiece, NewGameHeld, Situation, StepKind, StepObjection, StepPartsHeld,
    TurnChances,
};
use crate::axis_allies::battle::Plan;
use crate::axis_allies::rules::{MAP, MOVEMENT};
use crate::binding::game::{Asked, GameKind, HeldGame, Order, Told, Verb};
use crate::binding::{Answer, Extras, Room, Take, Wish, record, run};
use crate::fault::{Fault, FaultCode};
use crate::reflect::{self, Owned, Question, Reflect, Word};
use crate::ruling::{Cites, Ruling, Sink};
use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use core::any::Any;
use core::fmt;

/// The plans for the chances of a turn's battles.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct TurnPlans {
    /// The attacker's plan in every battle. Its retreats do not apply to amphibious assaults (AA 4.3b).
    pub attacker_plan: Plan,
    /// The defenders' plan in every battle.
    pub defender_plan: Plan,
}

const fn verb(name: &'static str, fields: &'static [&'static str], required: usize) -> Verb {
    Verb { name, asked: Asked::of::<StepPartsHeld<Owned>>(), fields, required, in_words: "pieces" }
}

/// The kinds of order, with the fields of each.
static VERBS: &[Verb] = &[
    verb("buy", &["kind", "count"], 1),
    verb("move", &["pieces", "path"], 2),
    verb("board", &["pieces", "transport"], 2),
    verb("unload", &["pieces", "space"], 2),
    verb("raid", &["pieces"], 1),
    verb("fight", &["space", "support"], 1),
    verb("bomb", &["space"], 1),
    verb("dice", &["dice"], 1),
    verb("lose", &["pieces"], 1),
    verb("withdraw", &["pieces", "space"], 0),
    verb("press", &[], 0),
    verb("retreat", &["space"], 0),
    verb("place", &["kind", "space", "count", "industrial_complex"], 2),
    verb("surrender", &[], 0),
    verb("end", &[], 0),
    verb("keep", &["pieces"], 0),
];

/// The game of Axis & Allies.
pub static GAME: GameKind = GameKind {
    name: "axis_allies.Game",
    doc: "A game, refereed from one position that remembers. A line of orders is in the notation of mail games.",
    setup: Asked::of::<NewGameHeld<Owned>>(),
    key: "step",
    words: StepKind::VOCABULARY,
    named: &[],
    levels: false,
    views: &[],
    verbs: VERBS,
    chances: Asked::of::<TurnPlansHeld<Owned>>(),
    looked: Told {
        value: Some(record::<Situation>("axis_allies.Situation")),
        items: record::<GamePiece>("axis_allies.GamePiece"),
        are_effects: false,
    },
    chosen: Told {
        value: Some(record::<Situation>("axis_allies.Situation")),
        items: record::<Choice>("axis_allies.Choice"),
        are_effects: false,
    },
    judged: Told { value: None, items: record::<StepObjection>("axis_allies.StepObjection"), are_effects: false },
    ordered: Told { value: None, items: record::<GameEffect>("axis_allies.GameEffect"), are_effects: true },
    forecast: Told {
        value: Some(record::<TurnChances>("axis_allies.TurnChances")),
        items: record::<BattleOfTurn>("axis_allies.BattleOfTurn"),
        are_effects: false,
    },
    new: |question| Ok(Arc::new(asked::<NewGameHeld<Owned>>(question)?.lend().game()?)),
    load: |text| Ok(Arc::new(load(text)?)),
    unpack: |bytes| Ok(Arc::new(Game::unpack(bytes)?)),
};

/// The question of a type, which the binding has made by the description.
fn asked<Q: 'static>(question: &dyn Reflect) -> Result<&Q, Fault> {
    question.as_any().downcast_ref().ok_or(Fault::new(FaultCode::Internal, &"question"))
}

fn load(text: &str) -> Result<Game, Fault> {
    let mut position = Position::default();
    let place = position.text.get_mut(..text.len());
    let place = place.ok_or(Fault::new(FaultCode::Overflow, &"position"))?;
    place.copy_from_slice(text.as_bytes());
    Game::load(&position)
}

/// The memory of a question with rows or effects of a type.
fn memory<T: Copy + fmt::Debug>(wish: Wish) -> Extras<T> {
    let trail = if wish.trail { Room::some() } else { Room::none() };
    Extras { trail, effects: Room::some(), scratch: Vec::new(), most_words: wish.most_words }
}

/// Passes on an answer.
fn give<T: Reflect + Copy + fmt::Debug>(answer: &Answer<'_>, extras: &Extras<T>, take: Take<'_>) {
    let items: Vec<&dyn Reflect> = extras.effects.items().iter().map(|item| item as &dyn Reflect).collect();
    take(answer, &items, extras.trail.items());
}

impl Game {
    /// Does an order. After one that is forbidden the position is meaningless.
    fn carry_out(&mut self, order: &Order, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        match order {
            Order::Line(line) => self.read_and_take(line.as_bytes(), notes),
            Order::Row(row, dice) => {
                let choice: &Choice = asked(&**row)?;
                let mut piece = [0];
                self.take(&choice.step(&mut piece, dice)?, notes)
            }
            Order::Step(verb, parts, words) => {
                let kind = StepKind::VOCABULARY.code(verb.name).and_then(StepKind::of);
                let kind = kind.ok_or(Fault::new(FaultCode::UnknownWord, &"step"))?;
                let mut parts = asked::<StepPartsHeld<Owned>>(&**parts)?.lend();
                let pieces = words.as_deref().map(|words| self.named(words, kind)).transpose()?;
                if let Some(pieces) = &pieces {
                    parts.pieces = pieces;
                }
                self.take(&parts.step(kind)?, notes)
            }
        }
    }

    /// The pieces that words name, such as `2 inf, 1 arm UKR`: of one space, unless the step says where they are.
    fn named(&self, words: &str, kind: StepKind) -> Result<heapless::Vec<u16, { super::ROOM }>, Fault> {
        let mut line = Line { text: words.as_bytes(), at: 0, column: 0 };
        let mut found = || {
            let group = line.group()?;
            let among = match kind {
                StepKind::Lose | StepKind::Withdraw => Among::Battle,
                StepKind::Keep => Among::Stranded,
                _ if line.ahead() == Token::End => Among::Free(0),
                StepKind::Unload => Among::Cargo(line.site()?.0),
                _ => Among::Free(line.site()?.0),
            };
            line.end()?;
            self.pick(&line, &group, among)
        };
        found().map_err(|fault| fault.of_list(&"pieces"))
    }
}

impl HeldGame for Game {
    fn as_any(&self) -> &dyn Any {
        self
    }
    fn copy(&self) -> Arc<dyn HeldGame> {
        Arc::new(self.clone())
    }
    fn is_same(&self, other: &dyn HeldGame) -> bool {
        other.as_any().downcast_ref::<Game>().is_some_and(|other| other == self)
    }
    fn look(&self, take: Take<'_>) -> Result<(), Fault> {
        let mut extras = memory::<GamePiece>(false.into());
        let ruling = run(&mut extras, |rows, _, _| {
            self.list(rows)?;
            Ok(Ruling::new(self.situation()?, Cites::by(MAP)))
        })?;
        give(&Answer::plain(&ruling), &extras, take);
        Ok(())
    }
    fn choices(&self, row: Option<&dyn Reflect>, wish: Wish, take: Take<'_>) -> Result<(), Fault> {
        if row.is_some() {
            return Err(Fault::against(
                &"row",
                &"choices: each of them is an order, after which nothing is left to choose",
            ));
        }
        let mut extras = memory::<Choice>(wish);
        let ruling = run(&mut extras, |rows, scratch, _| {
            Game::choices(self, rows, scratch)?;
            Ok(Ruling::new(self.situation()?, Cites::by(MOVEMENT)))
        })?;
        give(&Answer::plain(&ruling), &extras, take);
        Ok(())
    }
    fn judge(&self, order: &Order, wish: Wish, take: Take<'_>) -> Result<(), Fault> {
        let mut extras = memory::<StepObjection>(wish);
        let ruling = run(&mut extras, |rows, scratch, trail| {
            judged(self, rows, scratch, trail, &mut |next, notes| next.carry_out(order, notes))
        })?;
        give(&Answer::bare(&ruling), &extras, take);
        Ok(())
    }
    fn order(&mut self, order: &Order, wish: Wish, take: Take<'_>) -> Result<bool, Fault> {
        let next = self.after(order, wish, take)?;
        let done = next.is_some();
        if let Some(next) = next {
            *self = next;
        }
        Ok(done)
    }
    fn next(&self, order: &Order, wish: Wish, take: Take<'_>) -> Result<Option<Arc<dyn HeldGame>>, Fault> {
        Ok(self.after(order, wish, take)?.map(|next| Arc::new(next) as Arc<dyn HeldGame>))
    }
    fn chances(&self, question: &dyn Reflect, wish: Wish, take: Take<'_>) -> Result<(), Fault> {
        let plans = asked::<TurnPlansHeld<Owned>>(question)?.lend();
        let mut extras = memory::<BattleOfTurn>(wish);
        let ruling = run(&mut extras, |rows, scratch, trail| {
            self.clone().turn_chances([&plans.attacker_plan, &plans.defender_plan], rows, scratch, trail)
        })?;
        give(&Answer::plain(&ruling), &extras, take);
        Ok(())
    }
    fn throws(&self, order: &Order) -> bool {
        let surrenders = match order {
            Order::Line(line) => line.trim_start().get(..3).is_some_and(|word| word.eq_ignore_ascii_case("sur")),
            Order::Row(row, _) => asked::<Choice>(&**row).is_ok_and(|row| row.step.get() == Some(StepKind::Surrender)),
            Order::Step(verb, ..) => verb.name == "surrender",
        };
        self.waits() == Waits::Dice && !surrenders
    }
    fn dice(&self) -> Result<u32, Fault> {
        Game::dice(self)
    }
    fn save(&self) -> Result<String, Fault> {
        let position = Game::save(self)?;
        Ok(reflect::text(&position.text).to_string())
    }
    fn pack(&self) -> Result<Vec<u8>, Fault> {
        let mut bytes = vec![0; TEXT];
        let used = Game::pack(self, &mut bytes)?;
        bytes.truncate(used);
        Ok(bytes)
    }
    fn page(&self) -> String {
        super::page::draw(self)
    }
}

impl Game {
    /// The game after an order, if it is allowed.
    fn after(&self, order: &Order, wish: Wish, take: Take<'_>) -> Result<Option<Game>, Fault> {
        let mut extras = memory::<GameEffect>(wish);
        let mut next = None;
        let ruling = run(&mut extras, |effects, scratch, trail| {
            let (mut objections, mut refusals) = (Sink::none(), Sink::none());
            let notes = &mut Notes { objections: &mut objections, refusals: &mut refusals, effects, scratch, trail };
            let ruling = next.insert(self.clone()).carry_out(order, notes)?;
            if !ruling.value.is_allowed() {
                notes.effects.take_back();
            }
            Ok(ruling)
        })?;
        give(&Answer::bare(&ruling), &extras, take);
        Ok(next.filter(|_| ruling.value.is_allowed()))
    }
}
