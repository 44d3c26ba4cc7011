//! Beach Assaults: attacks from landing craft. OCS 18.6a.

use super::measures::RE;
use super::terrain::{Multiplier, Terrain};
use super::units::{Aboard, Unit};
use crate::reflect::{Code, Flag};

/// The most that takes part in a Beach Assault.
pub(crate) const MOST: u16 = 3 * RE;

/// The hexside that the defender may choose wherever the craft are: it halves all attackers.
pub(crate) const NOMINAL: Terrain = {
    let half = Multiplier { num: 1, den: 2, bracketed: Flag(0) };
    Terrain { armor: half, mech: half, other: half, ground: Code::raw(0), reserved: [0; 2] }
};

/// Returns whether a unit is on landing craft, so that its attack is a Beach Assault.
pub(crate) fn is_afloat(unit: &Unit) -> bool {
    unit.aboard.get() == Some(Aboard::LandingCraft)
}
