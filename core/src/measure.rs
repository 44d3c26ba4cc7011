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
}
