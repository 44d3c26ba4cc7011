//! Flanking. ACW 7.

use super::rules::*;
use super::zoc::direction;
use crate::fault::Fault;
use crate::hex::Hex;
use crate::reflect::{Flag, Question, Reflect};
use crate::ruling::{About, Cites, Ruling, Trail, What};
use crate::table::numbered;

/// A hex and the hexes that attack it.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Around<'a> {
    /// The attacked hex.
    #[required]
    pub hex: Hex,
    /// The hexes that attack it in this combat, all adjacent to it. A hex listed twice counts once. Guns that bombard
    /// and stacks that take no part are not included. An empty list never flanks.
    #[required]
    pub hexes: &'a [Hex],
}

/// Whether a hex is flanked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Flanked {
    /// The hex is flanked.
    pub flanked: Flag,
    /// The number of hexes that attack it.
    pub hexes: u8,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 2],
}

/// The hexes around an attacked one that attack it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Ring(u8);

impl Ring {
    /// Adds an attacking hex; returns false if it is not adjacent.
    pub fn add(&mut self, target: Hex, hex: Hex) -> bool {
        let Some(way) = direction(target, hex) else { return false };
        self.0 |= 1 << way;
        true
    }
    /// Returns the number of hexes.
    pub fn count(self) -> u8 {
        // A byte has at most eight ones.
        u8::try_from(self.0.count_ones()).unwrap_or(6)
    }
    /// ACW 7: returns whether there are three or more hexes, or two that are not adjacent. Two hexes of a ring are
    /// adjacent if they follow one another.
    pub fn flanks(self) -> bool {
        let next = ((self.0 << 1) | (self.0 >> 5)) & 0x3f;
        match self.count() {
            0 | 1 => false,
            2 => self.0 & next == 0,
            _ => true,
        }
    }
}

/// Returns whether a hex is flanked by the hexes that attack it: three or more, or two that are not adjacent (ACW 7).
///
/// ```
/// use grognard_core::acw::flank::{assess, Around};
/// use grognard_core::{hex::Hex, ruling::Trail};
/// // From the east and from the west: not adjacent to one another.
/// let question = Around { hex: Hex::new(0, 0), hexes: &[Hex::new(1, 0), Hex::new(-1, 0)] };
/// assert!(assess(&question, &mut Trail::none())?.value.flanked.is_set());
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// `contradiction` for an attacking hex that is not adjacent to the attacked one.
pub fn assess(question: &Around<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Flanked>, Fault> {
    let q = question;
    let mut ring = Ring::default();
    for (i, hex) in numbered(q.hexes) {
        if !ring.add(q.hex, *hex) {
            return Err(Fault::item_against(&"hexes", i, &"hex: the hexes are adjacent to it"));
        }
    }
    trail.note(R7, What::Count, About::Whole, i32::from(ring.count()));
    let value = Flanked { flanked: Flag::from(ring.flanks()), hexes: ring.count(), reserved: [0; 2] };
    Ok(Ruling::new(value, Cites::by(R7)))
}
