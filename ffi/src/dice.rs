//! A seeded generator of dice, in a plain structure that the caller keeps.

use crate::memory::{self, Item, NOWHERE, Region, Tail, Trouble};
use grognard_core::dice::{DiceSource, Seeded};
use grognard_core::fault::FaultCode;

/// A seeded generator of dice. The same seed gives the same dice on every machine and in every language. A copy of the
/// structure saves the game; there is nothing to free.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct GrogDice {
    /// The seed.
    pub seed: u64,
    /// The number of 32-bit words drawn from the generator so far. Most dice draw one.
    pub used: u64,
}

/// Creates a generator from a seed. In: `seed`. Out: `dice`. Returns 0, or the number of a fault: `null_pointer`,
/// `misaligned`. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_dice_seed(dice: *mut GrogDice, seed: u64) -> i32 {
    match memory::pointer(dice.cast(), align_of::<GrogDice>(), NOWHERE) {
        Ok(()) => {
            // SAFETY: there and aligned.
            unsafe { dice.write(GrogDice { seed, used: 0 }) };
            0
        }
        Err(trouble) => i32::from(trouble.code.number()),
    }
}

/// Rolls six-sided dice. In and out: `dice`. Out: `faces`, `count` numbers from 1 to 6; may be null if `count` is 0.
/// Returns 0, or the number of a fault: `null_pointer`, `misaligned`, `out_of_range` for an impossible count,
/// `overlap`; then nothing was rolled. Re-entrant, but for calls that share `dice`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_dice_roll(dice: *mut GrogDice, faces: *mut u8, count: usize) -> i32 {
    let rolled = (|| {
        memory::pointer(dice.cast(), align_of::<GrogDice>(), NOWHERE)?;
        let region = memory::items(faces, count, Item::of::<u8>(), NOWHERE, Tail::None)?;
        if region.overlaps(Region::of(dice.cast(), size_of::<GrogDice>())) {
            return Err(Trouble::new(FaultCode::Overlap, NOWHERE));
        }
        // SAFETY: there and aligned.
        let GrogDice { seed, used } = unsafe { dice.read() };
        let mut seeded = Seeded::resume(seed, used);
        // SAFETY: the buffer has passed.
        for face in unsafe { memory::buffer(faces, count) } {
            *face = seeded.d6();
        }
        // SAFETY: as above.
        unsafe { dice.write(GrogDice { seed, used: seeded.used() }) };
        Ok(())
    })();
    rolled.map_or_else(|trouble: Trouble| i32::from(trouble.code.number()), |()| 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_go_on_where_they_were() {
        let mut dice = GrogDice { seed: 0, used: 9 };
        let (mut all, mut parts) = ([0u8; 50], [0u8; 50]);
        // SAFETY: the buffers are as large as is said.
        unsafe {
            assert_eq!(grog_dice_seed(&mut dice, 1950), 0);
            let mut saved = dice;
            assert_eq!(grog_dice_roll(&mut dice, all.as_mut_ptr(), 50), 0);
            for part in parts.chunks_mut(7) {
                assert_eq!(grog_dice_roll(&mut saved, part.as_mut_ptr(), part.len()), 0);
            }
            assert_eq!(grog_dice_roll(core::ptr::null_mut(), all.as_mut_ptr(), 1), 16);
            assert_eq!(grog_dice_roll(&mut saved, core::ptr::null_mut(), 1), 16);
        }
        assert_eq!(all, parts);
        let mut own = Seeded::new(1950);
        assert!(all.iter().all(|face| *face == own.d6()));
    }
}
