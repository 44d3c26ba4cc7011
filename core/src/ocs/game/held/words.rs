//! Units, hexes and sides by their names in the fields of orders.

use crate::binding::game::{Named, Naming};
use crate::ocs::game::{Labels, label};
use crate::reflect::text;

/// The fields that are units.
const UNIT: [&str; 4] = ["unit", "truck", "source", "air_base"];
/// The fields that are lists of units.
const UNITS: [&str; 8] = ["units", "sources", "hqs", "absorbed", "planes", "on_stocks", "leads", "left_out"];
/// The fields that are hexes.
const HEX: [&str; 4] = ["hex", "to", "target", "base"];
/// The fields that are lists of hexes.
const HEXES: [&str; 2] = ["path", "hexes"];

/// What a text names in a field: one thing, or a list of them that is said in one text.
pub(super) fn named(labels: &Labels<'_>, field: &str, said: &str, inside: bool) -> Naming {
    let units = UNITS.contains(&field) || field == "repls";
    let hexes = HEXES.contains(&field);
    let one = |word: &str| match () {
        () if units || UNIT.contains(&field) => {
            let name = label(word);
            let plain = labels.unit_of(word).or_else(|| labels.unit_of(text(&name)));
            plain.map(|unit| Named::Number(unit.into()))
        }
        () if hexes || HEX.contains(&field) => labels.hex_of(word).map(|hex| Named::Pair(hex.q.into(), hex.r.into())),
        () => labels.side_of(word).map(|side| Named::Number(side.into())),
    };
    let known = units || hexes || UNIT.contains(&field) || HEX.contains(&field) || field == "side" || field == "first";
    if !known {
        return Naming::Other;
    }
    if inside || !(units || hexes) {
        return one(said).map_or(Naming::Unknown, Naming::One);
    }
    let words = said.split(|letter: char| letter.is_whitespace() || letter == '>').filter(|word| !word.is_empty());
    words.map(one).collect::<Option<_>>().map_or(Naming::Unknown, Naming::Many)
}
