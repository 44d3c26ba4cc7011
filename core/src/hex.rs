//! Hexes in axial coordinates: q runs along one axis of the grid, r along another, and the third coordinate is -q - r.

use crate::reflect::{Reflect, Words};

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

/// How a map numbers its hexes: four digits, the column and the row, from 00 to 99. Hex 0000 has the coordinates 0 and
/// 0. In columns a hex touches the one above and below it, in rows the one to its left and right.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum Numbering {
    /// It does not: a hex is its coordinates, `3,-1`.
    Axial,
    /// Columns, those with odd numbers half a hex lower.
    OddColumns,
    /// Columns, those with even numbers half a hex lower.
    EvenColumns,
    /// Rows, those with odd numbers half a hex to the right.
    OddRows,
    /// Rows, those with even numbers half a hex to the right.
    EvenRows,
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
    /// Returns the hex of a printed number; `None` for a map without numbers, and beyond 9999.
    ///
    /// ```
    /// use grognard_core::hex::{Hex, Numbering};
    /// let hex = Hex::printed(304, Numbering::OddColumns);
    /// assert_eq!(hex, Some(Hex::new(3, 3)));
    /// assert_eq!(hex.and_then(|hex| hex.number(Numbering::OddColumns)), Some(304));
    /// assert_eq!(Hex::printed(304, Numbering::EvenColumns), Some(Hex::new(3, 2)));
    /// ```
    pub fn printed(number: u16, numbering: Numbering) -> Option<Hex> {
        let (column, row) = (i16::try_from(number / 100).ok()?, i16::try_from(number % 100).ok()?);
        if column > 99 {
            return None;
        }
        Some(match numbering {
            Numbering::Axial => return None,
            Numbering::OddColumns | Numbering::EvenColumns => {
                Hex::new(column, row.checked_sub(half(column, numbering))?)
            }
            Numbering::OddRows | Numbering::EvenRows => Hex::new(column.checked_sub(half(row, numbering))?, row),
        })
    }
    /// Returns the printed number of the hex; `None` if the map has none for it.
    pub fn number(self, numbering: Numbering) -> Option<u16> {
        let (column, row) = match numbering {
            Numbering::Axial => return None,
            Numbering::OddColumns | Numbering::EvenColumns => (self.q, self.r.checked_add(half(self.q, numbering))?),
            Numbering::OddRows | Numbering::EvenRows => (self.q.checked_add(half(self.r, numbering))?, self.r),
        };
        if !(0..100).contains(&column) || !(0..100).contains(&row) {
            return None;
        }
        u16::try_from(column.checked_mul(100)?.checked_add(row)?).ok()
    }
}

/// Returns by how many hexes a column or row is shifted against the axis of the coordinates.
fn half(line: i16, numbering: Numbering) -> i16 {
    let up = match numbering {
        Numbering::EvenColumns | Numbering::EvenRows => line & 1,
        _ => 0,
    };
    line.saturating_add(up).div_euclid(2)
}
