//! Units, hexes and sides by their names in the fields of orders.

use super::{Labels, label, scan};
use crate::reflect::text;

/// The fields in which things are named: lists of units, units, lists of hexes, hexes, sides.
pub(in crate::ocs::game) const NAMES: [&str; 21] = [
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

impl Labels<'_> {
    /// Returns what a name in a field of an order names: the number of a unit or a side, or the two of a hex.
    pub fn find(&self, field: &[u8], name: &[u8]) -> Option<[i32; 2]> {
        let at = NAMES.iter().position(|known| known.as_bytes() == field)?;
        match at {
            0..=12 => {
                let known = scan::unit(self, name);
                let unit =
                    known.or_else(|| scan::unit(self, text(&label(core::str::from_utf8(name).ok()?)).as_bytes()));
                unit.map(|unit| [unit.into(), 0])
            }
            13..=18 => scan::hex(self, name).map(|hex| [hex.q.into(), hex.r.into()]),
            _ => self.side_of(core::str::from_utf8(name).ok()?).map(|side| [side.into(), 0]),
        }
    }
}
