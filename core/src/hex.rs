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
    /// By which of the six [`SIDES`] the other hex is adjacent, counted from 0; `None` if it is not.
    ///
    /// ```
    /// use grognard_core::hex::Hex;
    /// assert_eq!(Hex::new(3, 3).side_to(Hex::new(3, 4)), Some(2));
    /// assert_eq!(Hex::new(3, 3).side_to(Hex::new(4, 4)), None);
    /// ```
    #[inline]
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
    /// The six adjacent hexes, clockwise; one beyond the numbers is left out.
    pub fn neighbours(self) -> impl Iterator<Item = Hex> {
        SIDES.into_iter().filter_map(move |(q, r)| Some(Hex { q: self.q.checked_add(q)?, r: self.r.checked_add(r)? }))
    }
}
