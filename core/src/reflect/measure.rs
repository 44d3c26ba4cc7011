//! Units of measure and the parts in which fields count them.

use crate::mixed::Mixed;

/// The unit of a field, and the number of parts of it that the field counts: movement is counted in twelfths of an MP.
/// Rust and C have the number of parts, the bindings the number of units.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Measure {
    /// The unit as it is printed: `MP`, `RE`, `T`, `SP`, `TP`, `point`, or `capacity` for a point of capacity.
    pub unit: &'static str,
    /// The number of parts in one. It is the same for all fields of a unit, except that a printed strength counts whole
    /// points.
    pub parts: u32,
    /// Words for the largest values of the field's type; the last is for the largest.
    pub words: &'static [&'static str],
}

impl Measure {
    /// Returns a number of parts as a number of units.
    pub fn shown(&self, number: i64) -> Mixed {
        Mixed { num: number, den: self.parts }
    }
    /// Returns a number of units as a number of parts, or `None` if it is no whole number of them.
    pub fn parts_of(&self, units: Mixed) -> Option<i64> {
        units.in_parts(self.parts)
    }
    /// Returns the greatest number of parts in a field whose type's largest value is `most`.
    pub fn most(&self, most: i64) -> i64 {
        most.saturating_sub(i64::try_from(self.words.len()).unwrap_or(0))
    }
    /// Returns the word for a number in a field whose type's largest value is `most`, if it stands for one.
    pub fn word(&self, number: i64, most: i64) -> Option<&'static str> {
        let beyond = number.checked_sub(self.most(most))?.checked_sub(1)?;
        self.words.get(usize::try_from(beyond).ok()?).copied()
    }
    /// Returns the number that a word stands for in a field whose type's largest value is `most`.
    pub fn code(&self, word: &str, most: i64) -> Option<i64> {
        let at = self.words.iter().position(|known| *known == word)?;
        self.most(most).checked_add(1)?.checked_add(i64::try_from(at).ok()?)
    }
}
