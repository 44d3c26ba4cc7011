//! The names of a game's units and sides in its texts, and the numbers of its hexes.

use crate::hex::Numbering;
use crate::ocs::game::SIDES;
use crate::reflect::Reflect;
use crate::table::count;

/// Bytes of a name.
pub const NAME: usize = 30;

/// The name of a unit in a text: bytes without blanks, with zeros after its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct UnitName {
    /// The unit's number.
    pub unit: u16,
    /// Its name.
    #[text]
    pub name: [u8; NAME],
}

/// The names of a game's units and sides, and the numbers of its hexes.
#[derive(Debug, Clone, Copy)]
pub struct Labels<'l> {
    /// The names of units. One without a name is `#` and its number.
    pub units: &'l [UnitName],
    /// The names of the sides, side 1 first; an empty name is the side's number.
    pub sides: [[u8; NAME]; SIDES],
    /// How hexes are numbered.
    pub hexes: Numbering,
}

impl Default for Labels<'_> {
    fn default() -> Self {
        Labels { units: &[], sides: [[0; NAME]; SIDES], hexes: Numbering::Axial }
    }
}

/// Returns a name as bytes of a label; blanks become `_`, and what does not fit is left out.
pub fn label(name: &str) -> [u8; NAME] {
    let mut out = [0; NAME];
    for (to, byte) in out.iter_mut().zip(name.bytes()) {
        *to = if byte.is_ascii_whitespace() || b",;=#<>".contains(&byte) { b'_' } else { byte };
    }
    out
}

/// Puts names in the order of the units' numbers: a text has them in the order of its lines, which changes.
pub fn in_order(names: &mut [UnitName]) {
    crate::scratch::sort_by(names, |a, b| a.unit > b.unit);
}

/// The bytes in front of the first zero.
pub(in crate::ocs::game) fn trimmed(name: &[u8]) -> &[u8] {
    name.get(..count(name.iter().take_while(|byte| **byte != 0))).unwrap_or_default()
}

impl Labels<'_> {
    /// Returns the side that a word of a text names: its name, or its number.
    pub fn side_of(&self, word: &str) -> Option<u8> {
        let number = word.parse().ok().filter(|side| (1..=8).contains(side));
        self.side(word.as_bytes()).or(number)
    }
    /// Returns the number of a unit by its name.
    pub(super) fn unit(&self, name: &[u8]) -> Option<u16> {
        self.units.iter().find(|known| trimmed(&known.name).eq_ignore_ascii_case(name)).map(|known| known.unit)
    }
    /// Returns the name of a unit.
    pub(super) fn name(&self, unit: u16) -> Option<&[u8]> {
        let known = self.units.iter().find(|known| known.unit == unit);
        known.map(|known| trimmed(&known.name)).filter(|name| !name.is_empty())
    }
    /// Returns a side by its name.
    pub(super) fn side(&self, name: &[u8]) -> Option<u8> {
        let named = |own: &[u8; NAME]| !trimmed(own).is_empty() && trimmed(own).eq_ignore_ascii_case(name);
        let at = self.sides.iter().position(named)?;
        u8::try_from(at).ok()?.checked_add(1)
    }
}
