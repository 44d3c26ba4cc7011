//! Hexes in axial coordinates: q runs along one axis of the grid, r along another, and the third coordinate is -q - r.

use crate::reflect::Reflect;

/// A hex. Every pair of coordinates is a hex; a map may contain fewer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Reflect)]
#[repr(C)]
pub struct Hex {
    /// The axial column.
    #[required]
    pub q: i16,
    /// The axial row.
    #[required]
    pub r: i16,
}

/// The offsets of the six adjacent hexes, clockwise.
pub const SIDES: [(i16, i16); 6] = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)];

impl Hex {
    /// Creates a hex from its coordinates.
    pub const fn new(q: i16, r: i16) -> Self {
        Hex { q, r }
    }
    /// Returns the distance in hexes, 0 for the same hex.
    ///
    /// ```
    /// use grognard_core::hex::Hex;
    /// assert_eq!(Hex::new(0, 0).distance(Hex::new(2, -1)), 2);
    /// ```
    pub fn distance(self, other: Hex) -> u32 {
        let dq = i32::from(self.q).saturating_sub(i32::from(other.q));
        let dr = i32::from(self.r).saturating_sub(i32::from(other.r));
        let ds = dq.saturating_add(dr);
        dq.unsigned_abs().max(dr.unsigned_abs()).max(ds.unsigned_abs())
    }
    /// Returns whether the two hexes are adjacent.
    pub fn touches(self, other: Hex) -> bool {
        self.distance(other) == 1
    }
    /// Returns the index in [`SIDES`] of the side shared with an adjacent hex, 0 to 5; `None` if the hexes are not
    /// adjacent.
    ///
    /// ```
    /// use grognard_core::hex::Hex;
    /// assert_eq!(Hex::new(3, 3).side_to(Hex::new(3, 4)), Some(2));
    /// assert_eq!(Hex::new(3, 3).side_to(Hex::new(4, 4)), None);
    /// ```
    pub fn side_to(self, other: Hex) -> Option<u8> {
        match (other.q.checked_sub(self.q)?, other.r.checked_sub(self.r)?) {
            (1, -1) => Some(0),
            (1, 0) => Some(1),
            (0, 1) => Some(2),
            (-1, 1) => Some(3),
            (-1, 0) => Some(4),
            (0, -1) => Some(5),
            _ => None,
        }
    }
    /// Returns the six adjacent hexes, clockwise. A hex whose coordinates would overflow is left out.
    pub fn neighbours(self) -> impl Iterator<Item = Hex> {
        SIDES.into_iter().filter_map(move |(q, r)| Some(Hex { q: self.q.checked_add(q)?, r: self.r.checked_add(r)? }))
    }
}
