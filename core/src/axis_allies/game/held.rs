//! The game as bindings hold it.

use super::deed::StepParts;
use super::given::{GivenHeld, surrenders};
use super::operations::judged;
use super::step::{Judged, Notes};
use super::text::position::TEXT;
use super::{
    BattleOfTurn, Choice, Game, GameEffect, GamePiece, NewGameHeld, Situation, StepKind, StepObjection, StepPartsHeld,
    TurnChances, TurnPlansHeld,
};
use crate::binding::game::given::{Out, PlainGame, asked};
use crate::binding::game::{Asked, GameKind, Order, Told, Verb};
use crate::binding::record;
use crate::fault::{Fault, FaultCode};
use crate::referee::{AsItStandsHeld, Referee};
use crate::reflect::{Owned, Reflect, Word};
use crate::ruling::{Ruling, Sink, Trail};
use crate::scratch::Scratch;
use alloc::string::String;
use alloc::sync::Arc;

const fn verb(name: &'static str, kind: StepKind, required: usize) -> Verb {
    Verb { name, asked: Asked::of::<StepPartsHeld<Owned>>(), fields: kind.parts(), required, in_words: "pieces" }
}

/// The kinds of order, with the fields of each.
static VERBS: &[Verb] = &[
    verb("buy", StepKind::Buy, 1),
    verb("move", StepKind::Move, 2),
    verb("board", StepKind::Board, 2),
    verb("unload", StepKind::Unload, 2),
    verb("raid", StepKind::Raid, 1),
    verb("fight", StepKind::Fight, 1),
    verb("bomb", StepKind::Bomb, 1),
    verb("dice", StepKind::Dice, 1),
    verb("lose", StepKind::Lose, 1),
    verb("withdraw", StepKind::Withdraw, 0),
    verb("press", StepKind::Press, 0),
    verb("retreat", StepKind::Retreat, 0),
    verb("place", StepKind::Place, 2),
    verb("surrender", StepKind::Surrender, 0),
    verb("end", StepKind::End, 0),
    verb("keep", StepKind::Keep, 0),
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
    numbered: true,
    views: &[],
    verbs: VERBS,
    openers: &[
        "buy",
        "raid",
        "fight",
        "bomb",
        "dice",
        "lose",
        "withdraw",
        "press",
        "retreat",
        "place",
        "surrender",
        "end",
        "keep",
    ],
    chances: Asked::of::<TurnPlansHeld<Owned>>(),
    look: Asked::of::<AsItStandsHeld<Owned>>(),
    level: Asked::of::<AsItStandsHeld<Owned>>(),
    given: Asked::of::<GivenHeld<Owned>>(),
    looked: Told {
        value: Some(record::<Situation>("axis_allies.Situation")),
        decides: false,
        items: record::<GamePiece>("axis_allies.GamePiece"),
        are_effects: false,
    },
    chosen: Told {
        value: Some(record::<Situation>("axis_allies.Situation")),
        decides: false,
        items: record::<Choice>("axis_allies.Choice"),
        are_effects: false,
    },
    judged: Told {
        value: None,
        decides: true,
        items: record::<StepObjection>("axis_allies.StepObjection"),
        are_effects: false,
    },
    ordered: Told {
        value: None,
        decides: true,
        items: record::<GameEffect>("axis_allies.GameEffect"),
        are_effects: true,
    },
    forecast: Told {
        value: Some(record::<TurnChances>("axis_allies.TurnChances")),
        decides: false,
        items: record::<BattleOfTurn>("axis_allies.BattleOfTurn"),
        are_effects: false,
    },
    new: |question| Ok(Arc::new(asked::<NewGameHeld<Owned>>(question)?.lend().game()?)),
    load: |text| Ok(Arc::new(Game::read_text(text.as_bytes())?)),
    unpack: |bytes| Ok(Arc::new(Game::unpack(bytes)?)),
};

impl Game {
    /// Does an order. After one that is forbidden the position is meaningless.
    fn give(&mut self, order: &Order, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
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
                let words = words.as_deref().unwrap_or("");
                self.take_parts(asked::<StepPartsHeld<Owned>>(&**parts)?.lend(), kind, words.as_bytes(), notes)
            }
        }
    }
}

impl PlainGame for Game {
    const TEXT: usize = TEXT;

    fn carry_out(&mut self, order: &Order, out: Out<'_, '_, '_, '_, '_, Self>) -> Judged {
        let Out { effects, scratch, trail, .. } = out;
        let (mut objections, mut refusals) = (Sink::none(), Sink::none());
        let notes = &mut Notes { objections: &mut objections, refusals: &mut refusals, effects, scratch, trail };
        self.give(order, notes)
    }
    fn judged(
        &self,
        order: &Order,
        objections: &mut Sink<'_, StepObjection>,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Judged {
        judged(self, objections, scratch, trail, &mut |next, notes| next.give(order, notes))
    }
    fn forecast(
        &self,
        question: &dyn Reflect,
        rows: &mut Sink<'_, BattleOfTurn>,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<Ruling<TurnChances>, Fault> {
        Referee::forecast(self, &asked::<TurnPlansHeld<Owned>>(question)?.lend(), rows, scratch, trail)
    }
    fn throws(&self, order: &Order) -> bool {
        let surrenders = match order {
            Order::Line(line) => surrenders(line.as_bytes()),
            Order::Row(row, _) => asked::<Choice>(&**row).is_ok_and(|row| row.step.get() == Some(StepKind::Surrender)),
            Order::Step(verb, ..) => verb.name == "surrender",
        };
        !surrenders
    }
    fn written(&self, order: &Order) -> Result<String, Fault> {
        match order {
            Order::Line(line) => Ok(String::from(&**line)),
            Order::Row(row, dice) => Ok(self.told(&asked::<Choice>(&**row)?.step(&mut [0], dice)?, None)),
            Order::Step(verb, parts, words) => {
                let kind = StepKind::VOCABULARY.code(verb.name).and_then(StepKind::of);
                let kind = kind.ok_or(Fault::new(FaultCode::UnknownWord, &"step"))?;
                let parts = asked::<StepPartsHeld<Owned>>(&**parts)?.lend();
                let named = words.as_ref().map(|words| self.named(words.as_bytes(), kind)).transpose()?;
                let pieces = named.as_deref().unwrap_or(parts.pieces);
                Ok(self.told(&StepParts { pieces, ..parts }.step(kind)?, words.as_deref()))
            }
        }
    }
    fn dice_wanted(&self) -> Result<u32, Fault> {
        self.dice()
    }
    fn drawn(&self) -> String {
        super::page::draw(self)
    }
}
