//! The fields of each kind of order, as its line has them.

use super::scan::is;
use crate::fault::Name;
use crate::ocs::game::choices::Act;

/// The words of fields, each with the parts of orders that it can stand for.
const WORDS: &[(&str, &[&str])] = &[
    ("path", &["path"]),
    (">", &["path", "target"]),
    ("by_way_of", &["hexes"]),
    ("sources", &["sources"]),
    ("hqs", &["hqs"]),
    ("on_stocks", &["on_stocks"]),
    ("with", &["absorbed", "planes", "left_out"]),
    ("source", &["source"]),
    ("target", &HEX),
    ("hex", &HEX),
    ("to", &HEX),
    ("amount", &AMOUNT),
    ("supply", &AMOUNT),
    ("retreat", &["retreat"]),
    ("weather", &["weather"]),
    ("first_player", &SIDE),
    ("side", &SIDE),
    ("simulcast", &["simulcast"]),
    ("unform", &["unform"]),
    ("first_turn", &["first"]),
    ("converts", &["converts"]),
    ("ignore", &["ignore"]),
    ("printed_hedgehog", &["printed_hedgehog"]),
    ("types_differ", &["types_differ"]),
    ("mode", &["mode"]),
    ("oriented", &["oriented"]),
    ("by", &["by"]),
    ("task", &["task"]),
    ("entry", &["entry"]),
    ("facility", &["facility"]),
    ("dice", &["dice"]),
    ("counter", &["breakdowns", "counters"]),
    ("losses", &["losses"]),
    ("drops", &["drops"]),
    ("loads", &["loads"]),
    ("taken", &["taken"]),
    ("rest", &["rest"]),
    ("rebuilds", &["orders"]),
];
/// An order has one hex at most, so that any word for one will do. So has it one amount in T.
const HEX: [&str; 3] = ["target", "hex", "to"];
const AMOUNT: [&str; 2] = ["amount", "supply"];
const SIDE: [&str; 2] = ["first", "side"];

/// Returns whether a word names a field of some order.
pub(super) fn is_field(word: &[u8]) -> bool {
    WORDS.iter().any(|(name, _)| is(word, name))
}

impl Act {
    /// Returns the part of orders of this kind that a word of a line names, by its place among them; none if they have no such
    /// field.
    pub(super) fn part_of(self, word: &[u8]) -> Option<usize> {
        let (_, stands_for) = WORDS.iter().find(|(name, _)| is(word, name))?;
        // What is first is the first turn of a break-out, and a player otherwise.
        let of_turn = is(word, "first_turn") == (self == Act::BreakOut);
        self.parts().iter().position(|part| stands_for.contains(part) && (*part != "first" || of_turn))
    }
    /// Returns whether orders of this kind need a hex.
    pub(super) fn needs_hex(self) -> bool {
        self.parts().iter().any(|part| HEX.contains(part))
    }
    /// Returns how many units may stand behind the verb.
    pub(super) fn units(self) -> usize {
        let has = |names: &[&str]| self.parts().iter().any(|part| names.contains(part));
        match () {
            () if has(&["unit", "truck", "air_base"]) => 1,
            // Who is left out of a trace has no other name.
            () if has(&["units", "leads", "repls", "left_out"]) => usize::MAX,
            () => 0,
        }
    }
    /// Returns how a line of this kind is written. What is in brackets may be left out.
    pub(super) const fn written(self) -> Name {
        match self {
            Act::Next => &"next [weather NUMBER] [first_player SIDE] [simulcast]",
            Act::Change => &"change UNIT mode MODE [oriented MODE]",
            Act::Release => &"release UNIT ...",
            Act::March => &"march UNIT ... > HEX ... [drops UNIT NTH ...]",
            Act::Load => &"load UNIT source UNIT amount T",
            Act::Unload => &"unload UNIT amount T",
            Act::Blow => &"blow loads UNIT T ... [dice DIE ...]",
            Act::Fuel => &"fuel UNIT ... by WORD [sources UNIT ...] [hqs UNIT ...]",
            Act::Absorb => &"absorb UNIT with UNIT ...",
            Act::Extend => &"extend UNIT ... [unform]",
            Act::Collapse => &"collapse UNIT hex HEX",
            Act::Refit => &"refit UNIT with UNIT ... [sources UNIT ...] [hqs UNIT ...]",
            Act::BreakOut => &"break_out UNIT [with UNIT ...] [first_turn] [dice DIE ...]",
            Act::Rail => &"rail UNIT to HEX [amount T] [converts]",
            Act::Construct => &"construct UNIT hex HEX task WORD [sources UNIT ...] [hqs UNIT ...]",
            Act::Attack => &"attack UNIT ... > HEX [on_stocks UNIT ...] [sources UNIT ...] [hqs UNIT ...]",
            Act::Defend => &"defend [UNIT ...] [on_stocks UNIT ...] [sources UNIT ...] [hqs UNIT ...]",
            Act::Odds => &"odds [UNIT ...]",
            Act::Roll => &"roll [DIE ...]",
            Act::Settle => &"settle [losses UNIT STEPS ...] [retreat HEXES] [ignore]",
            Act::Retreat => &"retreat UNIT ... > HEX ... [losses UNIT STEPS ...]",
            Act::Advance => &"advance [UNIT ...]",
            Act::Capture => {
                &"capture hex HEX [taken UNIT QUARTERS T ...] [rest UNIT HEX ...] [printed_hedgehog] [dice DIE ...]"
            }
            Act::Barrage => &"barrage UNIT ... > HEX [sources UNIT ...] [hqs UNIT ...]",
            Act::Bombard => &"bombard UNIT ... > HEX facility WORD [sources UNIT ...] [hqs UNIT ...] [dice DIE ...]",
            Act::Concede => &"concede UNIT ... > HEX",
            Act::Suffer => &"suffer [losses UNIT STEPS ...]",
            Act::Restock => &"restock UNIT ... sources UNIT ... [hqs UNIT ...]",
            Act::Trace => &"trace [UNIT ...]",
            Act::Eat => &"eat UNIT ... source UNIT [hqs UNIT ...]",
            Act::Mark => &"mark",
            Act::Attrition => &"attrition hex HEX side SIDE [losses UNIT STEPS ...] [dice DIE ...]",
            Act::Rebuild => &"rebuild UNIT ... rebuilds UNIT STEPS [row ROW] [base HEX] [generic] ...",
            Act::Arrive => &"arrive UNIT ... to HEX [entry WORD] [by_way_of HEX ...] [supply T]",
            Act::Consolidate => &"consolidate UNIT UNIT [types_differ]",
            Act::Eliminate => &"eliminate UNIT ... hex HEX side SIDE",
            Act::BreakDown => &"break_down UNIT counter FIELD ...",
            Act::Combine => &"combine UNIT ... counter FIELD ...",
        }
    }
}
