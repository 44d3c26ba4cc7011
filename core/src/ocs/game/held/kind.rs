//! What the bindings are told of the game.

use super::kept::KeptGame;
use super::parts::BreakOutPartsHeld;
use crate::binding::game::given::asked;
use crate::binding::game::{Asked, GameKind, Told, Verb, View};
use crate::binding::{record, view};
use crate::ocs::board::BoardHeld;
use crate::ocs::game::{
    Act, Duty, GameChoice, GameEffect, GivenHeld, LevelHeld, NAMES, NewGameHeld, Objection, Open, OpenChances,
    OpenPoliciesHeld, Situation,
};
use crate::referee::AsItStandsHeld;
use crate::reflect::{Owned, Word};
use alloc::sync::Arc;

const fn verb(name: &'static str, kind: Act, required: usize) -> Verb {
    Verb { name, asked: Asked::of::<GivenHeld<Owned>>(), fields: kind.parts(), required, in_words: "" }
}

/// The kinds of order, with the fields of each.
static VERBS: &[Verb] = &[
    verb("next", Act::Next, 0),
    verb("change", Act::Change, 2),
    verb("release", Act::Release, 1),
    verb("march", Act::March, 2),
    verb("load", Act::Load, 3),
    verb("unload", Act::Unload, 2),
    verb("blow", Act::Blow, 1),
    verb("fuel", Act::Fuel, 2),
    verb("absorb", Act::Absorb, 1),
    verb("extend", Act::Extend, 1),
    verb("collapse", Act::Collapse, 2),
    verb("refit", Act::Refit, 3),
    Verb {
        name: "break_out",
        asked: Asked::of::<BreakOutPartsHeld<Owned>>(),
        fields: Act::BreakOut.parts(),
        required: 1,
        in_words: "",
    },
    verb("rail", Act::Rail, 2),
    verb("construct", Act::Construct, 3),
    verb("attack", Act::Attack, 2),
    verb("defend", Act::Defend, 0),
    verb("odds", Act::Odds, 0),
    verb("roll", Act::Roll, 0),
    verb("settle", Act::Settle, 0),
    verb("retreat", Act::Retreat, 2),
    verb("advance", Act::Advance, 0),
    verb("capture", Act::Capture, 1),
    verb("barrage", Act::Barrage, 2),
    verb("suffer", Act::Suffer, 0),
    verb("restock", Act::Restock, 2),
    verb("trace", Act::Trace, 0),
    verb("eat", Act::Eat, 2),
    verb("mark", Act::Mark, 0),
    verb("attrition", Act::Attrition, 2),
    verb("rebuild", Act::Rebuild, 2),
    verb("arrive", Act::Arrive, 2),
    verb("consolidate", Act::Consolidate, 1),
    verb("eliminate", Act::Eliminate, 3),
    verb("break_down", Act::BreakDown, 2),
    verb("combine", Act::Combine, 2),
    verb("concede", Act::Concede, 2),
    verb("bombard", Act::Bombard, 3),
];

/// The game of the series.
pub static GAME: GameKind = GameKind {
    name: "ocs.Game",
    doc: "A game, refereed from one position that remembers. A line of orders is a verb and its fields by name: \
          `march #7 > 1,0 > 2,0`.",
    setup: Asked::of::<NewGameHeld<Owned>>(),
    key: "act",
    words: Act::VOCABULARY,
    verbs: VERBS,
    openers: &[],
    named: &NAMES,
    levels: true,
    numbered: true,
    chances: Asked::of::<OpenPoliciesHeld<Owned>>(),
    look: Asked::of::<AsItStandsHeld<Owned>>(),
    level: Asked::of::<LevelHeld<Owned>>(),
    given: Asked::of::<GivenHeld<Owned>>(),
    looked: Told {
        value: Some(record::<Situation>("ocs.Situation")),
        decides: false,
        items: record::<Duty>("ocs.Duty"),
        are_effects: false,
    },
    chosen: Told {
        value: Some(record::<Situation>("ocs.Situation")),
        decides: false,
        items: record::<GameChoice>("ocs.GameChoice"),
        are_effects: false,
    },
    judged: Told { value: None, decides: true, items: record::<Objection>("ocs.Objection"), are_effects: false },
    ordered: Told {
        value: Some(record::<Open>("ocs.Open")),
        decides: true,
        items: record::<GameEffect>("ocs.GameEffect"),
        are_effects: true,
    },
    forecast: Told {
        value: Some(record::<OpenChances>("ocs.OpenChances")),
        decides: false,
        items: record::<Duty>("ocs.Duty"),
        are_effects: false,
    },
    views: &[
        View {
            name: "board",
            doc: "The chart, the hexes and the units on the map, as questions take them.",
            record: view::<BoardHeld<Owned>>("ocs.Board"),
        },
        View {
            name: "off_map",
            doc: "The units off the map: those that arrive in the turn in which they are `due`, and the Dead Pile.",
            record: view::<BoardHeld<Owned>>("ocs.Board"),
        },
    ],
    new: |question| {
        let asked: &NewGameHeld<Owned> = asked(question)?;
        let names = question.names()?;
        let begun = asked.lend().begin();
        Ok(Arc::new(begun.map_err(|fault| names.map_or(fault, |names| names.fault(fault)))?))
    },
    load: |text| Ok(Arc::new(KeptGame::load(text)?)),
    unpack: |bytes| Ok(Arc::new(KeptGame::unpack(bytes)?)),
};
