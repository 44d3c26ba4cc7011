//! What most units are, found in a few instructions: the rules that look for anything special are done with them at once.

use super::{Arm, Mobility, Mode, Size, Symbol, Unit};
use crate::ocs::size::Extent;
use crate::strength::Strength;

/// A combat unit of any size, whole, in Combat or Move Mode, with a plainly printed strength; in supply, and it did
/// nothing yet this phase. Its codes are words of their vocabularies, its numbers lie within their ranges.
///
/// It follows that it is attack-capable (4.4), and that neither mode (5.5, 5.6) nor supply (9.5, 12.8d) nor lost steps
/// (9.11d) change what is printed.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Ordinary {
    /// The strength printed on the side that shows.
    pub strength: Strength,
    /// How large it is.
    pub extent: Extent,
    /// The Action Rating.
    pub rating: i8,
}

/// The highest value that each of eight bytes may have, 0 to 127, as what raises it to 127.
const fn room(highest: [u8; 8]) -> u64 {
    let mut rest: &[u8] = &highest;
    let (mut room, mut shift) = (0, 0u32);
    while let [highest, more @ ..] = rest {
        room |= (127u8.saturating_sub(*highest) as u64).wrapping_shl(shift);
        shift = shift.wrapping_add(8);
        rest = more;
    }
    room
}

/// Sets a byte's top bit if it exceeds its limit. Where none has it set already, raising carries from none into the next.
#[inline]
const fn raised(bytes: [u8; 8], room: u64) -> u64 {
    let bytes = u64::from_le_bytes(bytes);
    bytes | bytes.wrapping_add(room)
}

const TOP: u64 = u64::from_le_bytes([128; 8]);
const COUNTER: u64 = room([0, Arm::Armor as u8, Symbol::AntiAircraft as u8, Size::MultiStep as u8, 40, 0, 0, 5]);

impl Unit {
    /// What it is worth if there is nothing special about it. The bytes that one test looks at lie side by side.
    #[cfg_attr(feature = "fast", inline(always))]
    pub(crate) fn ordinary(&self) -> Option<Ordinary> {
        let Unit { kind, arm, symbol, size, steps, steps_lost, re_quarters, rating, mode, .. } = *self;
        let counter =
            raised([kind.0, arm.0, symbol.0, size.0, steps, steps_lost, re_quarters, rating.cast_unsigned()], COUNTER);
        let Unit { stocks, combat_supply, released, out_of_supply, unfuelled, attacked, barraged, .. } = *self;
        let history = [stocks.0, combat_supply.0, released.0, out_of_supply.0, unfuelled.0, attacked.0, barraged.0];
        let face = if mode.0 == Mode::Combat as u8 { &self.combat_side } else { &self.move_side };
        let special = history.iter().chain(&face.reserved).fold(face.style.0, |all, byte| all | byte);
        let beyond = (mode.0 > Mode::Move as u8) | (face.mobility.0 > Mobility::Track as u8) | (face.strength > 999);
        if counter & TOP != 0 || special != 0 || beyond || self.reserved != [0; 6] {
            return None;
        }
        let multi_step = size.0 == Size::MultiStep as u8;
        if multi_step && steps < 2 {
            return None;
        }
        let size = if multi_step { Size::MultiStep } else { self.size.get()? };
        let extent = Extent::whole(size, steps.max(1));
        Some(Ordinary { strength: Strength::of_points(face.strength), extent, rating })
    }
}
