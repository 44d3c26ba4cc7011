//! Units, hexes and sides by their names in the fields of orders.

use crate::binding::game::{Named, Naming};
use crate::ocs::game::{Labels, label};
use crate::reflect::text;

/// The fields in which things are named: lists of units, units, lists of hexes, hexes, sides.
pub(super) const NAMES: [&str; 21] = [
    "units",
    "sources",
    "hqs",
    "absorbed",
    "planes",
    "on_stocks",
    "leads",
    "left_out",
    "repls",
    "unit",
    "truck",
    "source",
    "air_base",
    "path",
    "hexes",
    "hex",
    "to",
    "target",
    "base",
    "side",
    "first",
];

/// What a text names in a field: one thing, or a list of them that is said in one text.
pub(super) fn named(labels: &Labels<'_>, field: &str, said: &str, inside: bool) -> Naming {
    let Some(at) = NAMES.iter().position(|name| *name == field) else { return Naming::Other };
    let many = matches!(at, 0..=8 | 13..=14);
    let one = |word: &str| match at {
        0..=12 => {
            let name = label(word);
            let unit = labels.unit_of(word).or_else(|| labels.unit_of(text(&name)));
            unit.map(|unit| Named::Number(unit.into()))
        }
        13..=18 => labels.hex_of(word).map(|hex| Named::Pair(hex.q.into(), hex.r.into())),
        _ => labels.side_of(word).map(|side| Named::Number(side.into())),
    };
    if inside || !many {
        return one(said).map_or(Naming::Unknown, Naming::One);
    }
    let words = said.split(|letter: char| letter.is_whitespace() || letter == '>').filter(|word| !word.is_empty());
    words.map(one).collect::<Option<_>>().map_or(Naming::Unknown, Naming::Many)
}
