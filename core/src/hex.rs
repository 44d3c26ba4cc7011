//! Hexes in axial numbering: q runs along one axis of the grid, r along another, the third is -q - r.

use crate::reflect::Reflect;

/// A hex. Any two numbers are a hex; a map may hold fewer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Reflect)]
#[repr(C)]
pub struct Hex {
    /// Axial column.
    pub q: i16,
    /// Axial row.
    pub r: i16,
}

/// The six ways out of a hex, clockwise.
pub const SIDES: [(i16, i16); 6] = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)];

impl Hex {
    /// A hex of these numbers.
    pub const fn new(q: i16, r: i16) -> Self {
        Hex { q, r }
    }
    /// How many hexes apart, 0 for the same.
    ///
    /// ```
    /// use grognard_core::hex::Hex;
    /// assert_eq!(Hex::new(0, 0).distance(Hex::new(2, -1)), 2);
    /// ```
    #[inline]
    pub fn distance(self, other: Hex) -> u32 {
        let dq = i32::from(self.q).saturating_sub(i32::from(other.q));
        let dr = i32::from(self.r).saturating_sub(i32::from(other.r));
        let ds = dq.saturating_add(dr);
        dq.unsigned_abs().max(dr.unsigned_abs()).max(ds.unsigned_abs())
    }
    /// Whether the two share a side.
    #[inline]
    pub fn touches(self, other: Hex) -> bool {
        self.distance(other) == 1
    }
    /// The six adjacent hexes, clockwise; one beyond the numbers is left out.
    pub fn neighbours(self) -> impl Iterator<Item = Hex> {
        SIDES.into_iter().filter_map(move |(q, r)| Some(Hex { q: self.q.checked_add(q)?, r: self.r.checked_add(r)? }))
    }
}
