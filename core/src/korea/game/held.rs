//! The game as bindings hold it.

use super::ArrangedHeld;
use super::choosing::Choice;
use super::given::{ForecastRowsHeld, GivenHeld};
use super::looks::Situation;
use super::parts::StepPartsHeld;
use super::position::{Game, GameUnit};
use super::saved::TEXT;
use super::step::{GameEffect, Judged, Notes, Step, StepKind, StepObjection};
use super::waits::Waits;
use crate::binding::game::given::{Out, PlainGame, asked, naming};
use crate::binding::game::hexes::{listed, named_as, said, stacks, word};
use crate::binding::game::picture::{Counter, hexes};
use crate::binding::game::{Asked, GameKind, Named, Naming, Order, Told, Verb};
use crate::binding::record;
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::korea::combat::{CasesRow, CombatDistribution};
use crate::korea::units::Side;
use crate::notation::letters;
use crate::referee::{AsItStandsHeld, Referee};
use crate::reflect::{Code, Owned, Reflect, Word};
use crate::ruling::{Ruling, Sink, Trail};
use crate::scratch::Scratch;
use alloc::format;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt::Write;

const fn verb(name: &'static str, kind: StepKind, required: usize) -> Verb {
    Verb { name, asked: Asked::of::<StepPartsHeld<Owned>>(), fields: kind.parts(), required, in_words: "" }
}

/// The kinds of order, with the fields of each.
static VERBS: &[Verb] = &[
    verb("declare", StepKind::Declare, 3),
    verb("join", StepKind::Join, 1),
    verb("air", StepKind::Air, 0),
    verb("fleet", StepKind::Fleet, 0),
    verb("depot", StepKind::Depot, 1),
    verb("ready", StepKind::Ready, 0),
    verb("chips", StepKind::Chips, 1),
    verb("dice", StepKind::Dice, 1),
    verb("roll", StepKind::Roll, 0),
    verb("flip", StepKind::Flip, 0),
    verb("supporter", StepKind::Supporter, 1),
    verb("point", StepKind::Point, 0),
    verb("retreat", StepKind::Retreat, 1),
    verb("go", StepKind::Go, 1),
    verb("rout", StepKind::Rout, 0),
    verb("end", StepKind::End, 0),
];

/// The game of 1950 Korea: the engagements of a turn.
pub static GAME: GameKind = GameKind {
    name: "korea.Game",
    doc: "The engagements of a turn, refereed from one position that remembers. A line of orders is such as `prepared 105th > 1st_cav`.",
    setup: Asked::of::<ArrangedHeld<Owned>>(),
    key: "step",
    words: StepKind::VOCABULARY,
    named: &["unit", "target", "depot", "hex"],
    levels: false,
    numbered: false,
    views: &[],
    openers: &[
        "meeting",
        "prepared",
        "join",
        "air",
        "fleet",
        "depot",
        "ready",
        "chips",
        "dice",
        "roll",
        "flip",
        "supporter",
        "point",
        "retreat",
        "go",
        "rout",
        "end",
    ],
    verbs: VERBS,
    chances: Asked::of::<ForecastRowsHeld<Owned>>(),
    look: Asked::of::<AsItStandsHeld<Owned>>(),
    level: Asked::of::<AsItStandsHeld<Owned>>(),
    given: Asked::of::<GivenHeld<Owned>>(),
    looked: Told {
        value: Some(record::<Situation>("korea.Situation")),
        decides: false,
        items: record::<GameUnit>("korea.GameUnit"),
        are_effects: false,
    },
    chosen: Told {
        value: Some(record::<Situation>("korea.Situation")),
        decides: false,
        items: record::<Choice>("korea.Choice"),
        are_effects: false,
    },
    judged: Told {
        value: None,
        decides: true,
        items: record::<StepObjection>("korea.StepObjection"),
        are_effects: false,
    },
    ordered: Told { value: None, decides: true, items: record::<GameEffect>("korea.GameEffect"), are_effects: true },
    forecast: Told {
        value: Some(record::<CombatDistribution>("korea.CombatDistribution")),
        decides: false,
        items: record::<CasesRow>("korea.CasesRow"),
        are_effects: false,
    },
    new: |question| Ok(Arc::new(asked::<ArrangedHeld<Owned>>(question)?.lend().game()?)),
    load: |text| Ok(Arc::new(Game::read(text.as_bytes())?)),
    unpack: |bytes| Ok(Arc::new(Game::unpack(bytes)?)),
};

/// The step of a row. Chips are given with it as dice are, and some are negative.
fn step_of<'a>(row: &Choice, drawn: &'a mut Vec<i8>, dice: &'a [u8]) -> Result<Step<'a>, Fault> {
    if row.step.get() == Some(StepKind::Chips) {
        drawn.extend(dice.iter().map(|die| die.cast_signed()));
        row.step(drawn, &[])
    } else {
        row.step(&[], dice)
    }
}

impl PlainGame for Game {
    const TEXT: usize = TEXT;

    fn carry_out(&mut self, order: &Order, out: Out<'_, '_, '_, '_, '_, Self>) -> Judged {
        let Out { objections, effects, scratch, trail } = out;
        let notes = &mut Notes { objections, effects, scratch, trail };
        match order {
            Order::Line(line) => self.obey(line.as_bytes(), notes),
            Order::Row(row, dice) => self.apply(&step_of(asked::<Choice>(&**row)?, &mut Vec::new(), dice)?, notes),
            Order::Step(verb, parts, _) => {
                let kind = StepKind::VOCABULARY.code(verb.name).and_then(StepKind::of);
                let kind = kind.ok_or(Fault::new(FaultCode::UnknownWord, &"step"))?;
                self.apply(&asked::<StepPartsHeld<Owned>>(&**parts)?.lend().step(kind)?, notes)
            }
        }
    }
    fn forecast(
        &self,
        question: &dyn Reflect,
        rows: &mut Sink<'_, CasesRow>,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<Ruling<CombatDistribution>, Fault> {
        self.chances(asked::<ForecastRowsHeld<Owned>>(question)?.lend().by, rows, scratch, trail)
    }
    fn written(&self, order: &Order) -> Result<String, Fault> {
        match order {
            Order::Line(line) => Ok(String::from(&**line)),
            Order::Row(row, dice) => Ok(line(self, &step_of(asked::<Choice>(&**row)?, &mut Vec::new(), dice)?)),
            Order::Step(verb, parts, _) => {
                let kind = StepKind::VOCABULARY.code(verb.name).and_then(StepKind::of);
                let kind = kind.ok_or(Fault::new(FaultCode::UnknownWord, &"step"))?;
                Ok(line(self, &asked::<StepPartsHeld<Owned>>(&**parts)?.lend().step(kind)?))
            }
        }
    }
    fn dice_wanted(&self) -> Result<u32, Fault> {
        Ok(match self.waits {
            Waits::Dice => Game::dice_wanted(self)?.into(),
            _ => 0,
        })
    }
    fn drawn(&self) -> String {
        page(self)
    }
    fn pictured(&self) -> String {
        let map: Vec<(Hex, u8)> = self.places.iter().map(|place| (place.hex, 0)).collect();
        let counters = self.units.iter().filter(|unit| !unit.is_out()).map(|unit| {
            let name = String::from_utf8_lossy(letters(&unit.name)).into_owned();
            Counter { hex: unit.hex, side: if unit.side() == Side::Un { 1 } else { 2 }, name }
        });
        hexes(page(self).lines().next().unwrap_or_default(), &map, self.numbering, counters)
    }
    fn thing(&self, field: &str, text: &str) -> Naming {
        let found = self.find(field.as_bytes(), text.as_bytes());
        match field {
            "unit" | "target" | "depot" => naming(found.map(|[id, _]| Named::Number(id.into()))),
            "hex" => naming(found.map(|[q, r]| Named::Pair(q.into(), r.into()))),
            _ => Naming::Other,
        }
    }
}

/// A step as a line.
fn line(game: &Game, step: &Step<'_>) -> String {
    let unit = |id| named_as(game.units.iter().map(|unit| (unit.id, letters(&unit.name))), id);
    match *step {
        Step::Declare { kind, unit: lead, target, mp_drm } => {
            let spent = mp_drm.map_or_else(String::new, |drm| format!(" mp {drm}"));
            format!("{} {} > {}{spent}", word(Code::new(kind)), unit(lead), unit(target))
        }
        Step::Join { unit: id } => format!("join {}", unit(id)),
        Step::Air => String::from("air"),
        Step::Fleet => String::from("fleet"),
        Step::Depot { depot } => format!("depot #{depot}"),
        Step::Ready => String::from("ready"),
        Step::Chips { drawn } => format!("chips{}", listed(drawn)),
        Step::Dice { dice } => format!("dice{}", listed(dice)),
        Step::Roll => String::from("roll"),
        Step::Flip => String::from("flip"),
        Step::Supporter { unit: id } => format!("supporter {}", unit(id)),
        Step::Point => String::from("point"),
        Step::Retreat { hexes } => format!("retreat by {hexes}"),
        Step::Go { hex } => format!("go {}", said(hex, game.numbering)),
        Step::Rout => String::from("rout"),
        Step::End => String::from("end"),
    }
}

/// The page of a position.
fn page(game: &Game) -> String {
    let there = || game.units.iter().filter(|unit| !unit.is_out());
    let letter = |unit: &GameUnit| if unit.side() == Side::Un { 'U' } else { 'C' };
    let turn = word(Code::new(game.turn));
    let waits = word(Code::new(game.waits));
    let [un, communist] = game.points;
    let mut out = format!("{turn}'s turn, waiting for: {waits}. Victory points: UN {un}, Communists {communist}\n\n");
    let map: Vec<Hex> = game.places.iter().map(|place| place.hex).collect();
    out.push_str(&stacks(&map, there().map(|unit| (unit.hex, letter(unit)))));
    out.push('\n');
    for unit in there() {
        let name = String::from_utf8_lossy(letters(&unit.name));
        let (quality, arm) = (word(unit.quality), word(unit.arm));
        let (side, id, hex) = (letter(unit), unit.id, unit.hex);
        let number = hex.number(game.numbering).map_or(format!("{},{}", hex.q, hex.r), |n| format!("{n:04}"));
        let dug_in = if unit.is_static.is_set() { " static" } else { "" };
        let _ = writeln!(out, "{side} #{id:<4} {name:<15} {quality} {arm:<10} {number}{dug_in}");
    }
    out
}
