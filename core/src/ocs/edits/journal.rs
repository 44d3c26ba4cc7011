//! What a position was before it changed, so that the change can be taken back.

use crate::capacity;
use crate::ocs::board::BoardHex;
use crate::ocs::units::Unit;
use crate::ruling::Sink;

/// One thing that changed in a position, and what it was before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Was {
    /// The unit at a place was this.
    Unit {
        /// The place, in the list of all units.
        at: u16,
        /// The unit.
        unit: Unit,
    },
    /// The hex at a place was this.
    Hex {
        /// The place, in the list of hexes.
        at: u16,
        /// The hex.
        hex: BoardHex,
    },
    /// The unit at `to` was at `from`, and those between them were one place nearer to it.
    Moved {
        /// The place before.
        from: u16,
        /// The place now.
        to: u16,
    },
}

impl Default for Was {
    fn default() -> Self {
        Was::Moved { from: 0, to: 0 }
    }
}

fn small(at: usize) -> u16 {
    u16::try_from(at).unwrap_or(u16::MAX)
}

/// Puts another unit in the place of one.
pub(super) fn put(units: &mut [Unit], at: usize, unit: Unit, journal: &mut Sink<'_, Was>) {
    if let Some(place) = units.get_mut(at) {
        journal.push(Was::Unit { at: small(at), unit: *place });
        *place = unit;
    }
}

/// Moves a unit to another place; those between move up.
pub(super) fn carry(units: &mut [Unit], from: usize, to: usize, journal: &mut Sink<'_, Was>) {
    if from != to && move_unit(units, from, to) {
        journal.push(Was::Moved { from: small(from), to: small(to) });
    }
}

fn move_unit(units: &mut [Unit], from: usize, to: usize) -> bool {
    let Some(part) = units.get_mut(from.min(to)..=from.max(to)) else { return false };
    if from < to {
        capacity::first_to_last(part)
    } else {
        capacity::last_to_first(part)
    }
    true
}

/// Takes changes back, the last first.
pub(crate) fn take_back(journal: &[Was], hexes: &mut [BoardHex], units: &mut [Unit]) {
    for was in journal.iter().rev() {
        match *was {
            Was::Unit { at, unit } => {
                if let Some(place) = units.get_mut(usize::from(at)) {
                    *place = unit;
                }
            }
            Was::Hex { at, hex } => {
                if let Some(place) = hexes.get_mut(usize::from(at)) {
                    *place = hex;
                }
            }
            Was::Moved { from, to } => {
                move_unit(units, to.into(), from.into());
            }
        }
    }
}
