//! The game as bindings hold it.

use super::ArrangedHeld;
use super::choosing::Choice;
use super::given::GivenHeld;
use super::looks::Situation;
use super::parts::StepPartsHeld;
use super::position::{Game, GameUnit};
use super::saved::TEXT;
use super::step::{GameEffect, Judged, Notes, Step, StepKind, StepObjection};
use crate::acw::combat::{Chance, CombatDistribution};
use crate::acw::units::Side;
use crate::binding::game::given::{Out, PlainGame, asked, naming};
use crate::binding::game::hexes::{listed, named_as, said, stacks, word};
use crate::binding::game::picture::{Counter, hexes};
use crate::binding::game::{Asked, GameKind, Named, Naming, Order, Told, Verb};
use crate::binding::record;
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
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
    verb("attack", StepKind::Attack, 2),
    verb("end", StepKind::End, 0),
    verb("fight", StepKind::Fight, 1),
    verb("stand", StepKind::Stand, 0),
    verb("dice", StepKind::Dice, 1),
    verb("roll", StepKind::Roll, 0),
    verb("lose", StepKind::Lose, 1),
    verb("go", StepKind::Go, 1),
    verb("advance", StepKind::Advance, 2),
    verb("stay", StepKind::Stay, 0),
];

/// The game of the American Civil War: a combat phase.
pub static GAME: GameKind = GameKind {
    name: "acw.Game",
    doc: "A combat phase, refereed from one position that remembers. A line of orders is such as `attack 0,0 > 1,0`.",
    setup: Asked::of::<ArrangedHeld<Owned>>(),
    key: "step",
    words: StepKind::VOCABULARY,
    named: &["unit", "hex", "target"],
    levels: false,
    numbered: false,
    views: &[],
    verbs: VERBS,
    openers: &[],
    chances: Asked::of::<AsItStandsHeld<Owned>>(),
    look: Asked::of::<AsItStandsHeld<Owned>>(),
    level: Asked::of::<AsItStandsHeld<Owned>>(),
    given: Asked::of::<GivenHeld<Owned>>(),
    looked: Told {
        value: Some(record::<Situation>("acw.Situation")),
        decides: false,
        items: record::<GameUnit>("acw.GameUnit"),
        are_effects: false,
    },
    chosen: Told {
        value: Some(record::<Situation>("acw.Situation")),
        decides: false,
        items: record::<Choice>("acw.Choice"),
        are_effects: false,
    },
    judged: Told {
        value: None,
        decides: true,
        items: record::<StepObjection>("acw.StepObjection"),
        are_effects: false,
    },
    ordered: Told { value: None, decides: true, items: record::<GameEffect>("acw.GameEffect"), are_effects: true },
    forecast: Told {
        value: Some(record::<CombatDistribution>("acw.CombatDistribution")),
        decides: false,
        items: record::<Chance>("acw.Chance"),
        are_effects: false,
    },
    new: |question| Ok(Arc::new(asked::<ArrangedHeld<Owned>>(question)?.lend().game()?)),
    load: |text| Ok(Arc::new(Game::read(text.as_bytes())?)),
    unpack: |bytes| Ok(Arc::new(Game::unpack(bytes)?)),
};

impl PlainGame for Game {
    const TEXT: usize = TEXT;

    fn carry_out(&mut self, order: &Order, out: Out<'_, '_, '_, '_, '_, Self>) -> Judged {
        let Out { objections, effects, scratch, trail } = out;
        let notes = &mut Notes { objections, effects, scratch, trail };
        match order {
            Order::Line(line) => self.obey(line.as_bytes(), notes),
            Order::Row(row, dice) => self.apply(&asked::<Choice>(&**row)?.step(dice)?, notes),
            Order::Step(verb, parts, _) => {
                let kind = StepKind::VOCABULARY.code(verb.name).and_then(StepKind::of);
                let kind = kind.ok_or(Fault::new(FaultCode::UnknownWord, &"step"))?;
                self.apply(&asked::<StepPartsHeld<Owned>>(&**parts)?.lend().step(kind)?, notes)
            }
        }
    }
    fn forecast(
        &self,
        _question: &dyn Reflect,
        rows: &mut Sink<'_, Chance>,
        _scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<Ruling<CombatDistribution>, Fault> {
        self.chances(rows, trail)
    }
    fn written(&self, order: &Order) -> Result<String, Fault> {
        match order {
            Order::Line(line) => Ok(String::from(&**line)),
            Order::Row(row, dice) => Ok(line(self, &asked::<Choice>(&**row)?.step(dice)?)),
            Order::Step(verb, parts, _) => {
                let kind = StepKind::VOCABULARY.code(verb.name).and_then(StepKind::of);
                let kind = kind.ok_or(Fault::new(FaultCode::UnknownWord, &"step"))?;
                Ok(line(self, &asked::<StepPartsHeld<Owned>>(&**parts)?.lend().step(kind)?))
            }
        }
    }
    fn dice_wanted(&self) -> Result<u32, Fault> {
        Ok(Game::dice_wanted(self).into())
    }
    fn drawn(&self) -> String {
        page(self)
    }
    fn pictured(&self) -> String {
        let map: Vec<(Hex, u8)> = self.hexes.iter().map(|hex| (*hex, 0)).collect();
        let counters = self.units.iter().filter(|unit| !unit.gone.is_set()).map(|unit| {
            let name = String::from_utf8_lossy(letters(&unit.name)).into_owned();
            Counter { hex: unit.unit.hex, side: if unit.is(Side::Attacker) { 1 } else { 2 }, name }
        });
        hexes(page(self).lines().next().unwrap_or_default(), &map, self.numbering, counters)
    }
    fn thing(&self, field: &str, text: &str) -> Naming {
        let found = self.find(field.as_bytes(), text.as_bytes());
        match field {
            "unit" => naming(found.map(|[id, _]| Named::Number(id.into()))),
            "hex" | "target" => naming(found.map(|[q, r]| Named::Pair(q.into(), r.into()))),
            _ => Naming::Other,
        }
    }
}

/// A step as a line.
fn line(game: &Game, step: &Step<'_>) -> String {
    let hex = |hex| said(hex, game.numbering);
    let unit = |id| named_as(game.units.iter().map(|unit| (unit.id, letters(&unit.name))), id);
    let rating = |cohesion: u8| if cohesion > 0 { format!(" cr {cohesion}") } else { String::new() };
    match *step {
        Step::Attack { hex: from, target } => format!("attack {} > {}", hex(from), hex(target)),
        Step::End => String::from("end"),
        Step::Fight { hex: place, cohesion } => format!("fight {}{}", hex(place), rating(cohesion)),
        Step::Stand { cohesion } => format!("stand{}", rating(cohesion)),
        Step::Dice { dice } => format!("dice{}", listed(dice)),
        Step::Roll => String::from("roll"),
        Step::Lose { unit: id } => format!("lose {}", unit(id)),
        Step::Go { hex: place } => format!("go {}", hex(place)),
        Step::Advance { unit: id, hex: place } => format!("advance {} > {}", unit(id), hex(place)),
        Step::Stay => String::from("stay"),
    }
}

/// The page of a position.
fn page(game: &Game) -> String {
    let there = || game.units.iter().filter(|unit| !unit.gone.is_set());
    let letter = |unit: &GameUnit| if unit.is(Side::Attacker) { 'A' } else { 'D' };
    let mut out = format!("Round {}, waiting for: {}\n\n", game.round, word(Code::new(game.waits)));
    out.push_str(&stacks(&game.hexes, there().map(|unit| (unit.unit.hex, letter(unit)))));
    out.push('\n');
    for unit in there() {
        let name = String::from_utf8_lossy(letters(&unit.name));
        let kind = word(unit.unit.kind);
        let (side, id, hex) = (letter(unit), unit.id, unit.unit.hex);
        let number = hex.number(game.numbering).map_or(format!("{},{}", hex.q, hex.r), |n| format!("{n:04}"));
        let _ = writeln!(out, "{side} #{id:<4} {name:<15} {kind:<10} {:>2} SP  {number}", unit.unit.sp());
    }
    out
}
