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

const fn verb(name: &'static str, fields: &'static [&'static str], required: usize) -> Verb {
    Verb { name, asked: Asked::of::<GivenHeld<Owned>>(), fields, required, in_words: "" }
}

/// The kinds of order, with the fields of each.
static VERBS: &[Verb] = &[
    verb("next", &["weather", "first", "simulcast"], 0),
    verb("change", &["unit", "mode", "oriented"], 2),
    verb("release", &["units"], 1),
    verb("march", &["units", "path", "drops"], 2),
    verb("load", &["truck", "source", "amount"], 3),
    verb("unload", &["truck", "amount"], 2),
    verb("blow", &["loads", "dice"], 1),
    verb("fuel", &["units", "by", "sources", "hqs"], 2),
    verb("absorb", &["unit", "absorbed"], 1),
    verb("extend", &["units", "unform"], 1),
    verb("collapse", &["unit", "hex"], 2),
    verb("refit", &["air_base", "planes", "sources", "hqs"], 3),
    Verb {
        name: "break_out",
        asked: Asked::of::<BreakOutPartsHeld<Owned>>(),
        fields: &["unit", "left_out", "first", "dice"],
        required: 1,
        in_words: "",
    },
    verb("rail", &["unit", "to", "amount", "converts"], 2),
    verb("construct", &["unit", "hex", "task", "sources", "hqs"], 3),
    verb("attack", &["units", "target", "on_stocks", "sources", "hqs"], 2),
    verb("defend", &["units", "on_stocks", "sources", "hqs"], 0),
    verb("odds", &["leads"], 0),
    verb("roll", &["dice"], 0),
    verb("settle", &["losses", "retreat", "ignore"], 0),
    verb("retreat", &["units", "path", "losses"], 2),
    verb("advance", &["units"], 0),
    verb("capture", &["hex", "dice", "taken", "rest", "printed_hedgehog"], 1),
    verb("barrage", &["units", "target", "sources", "hqs"], 2),
    verb("suffer", &["losses"], 0),
    verb("restock", &["units", "sources", "hqs"], 2),
    verb("trace", &["left_out"], 0),
    verb("eat", &["units", "source", "hqs"], 2),
    verb("mark", &[], 0),
    verb("attrition", &["hex", "side", "dice", "losses"], 2),
    verb("rebuild", &["repls", "orders"], 2),
    verb("arrive", &["units", "to", "entry", "hexes", "supply"], 2),
    verb("consolidate", &["units", "types_differ"], 1),
    verb("eliminate", &["hex", "side", "units"], 3),
    verb("break_down", &["unit", "breakdowns"], 2),
    verb("combine", &["units", "counters"], 2),
    verb("concede", &["units", "target"], 2),
    verb("bombard", &["units", "target", "facility", "sources", "hqs", "dice"], 3),
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
