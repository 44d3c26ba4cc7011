//! Dice and draws from a seed that a position holds.

use crate::fault::{Fault, FaultCode};

/// A seed, and how many words of its generator were used. Nothing is rolled without a seed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Luck {
    pub seed: Option<u32>,
    pub used: u32,
}

/// Returns the fault of a game without a seed that is to throw its dice.
#[cold]
fn no_seed() -> Fault {
    Fault::new(FaultCode::NotNow, &text!("step")).needs(&"a game with a seed, or the dice")
}

impl Luck {
    /// Calls a function with a source of numbers from 0 to below its argument, each equally likely, and notes what it used.
    #[cfg(feature = "dice")]
    pub fn throw<T>(&mut self, then: impl FnOnce(&mut dyn FnMut(u32) -> u32) -> T) -> Result<T, Fault> {
        use crate::dice::{DiceSource, Seeded};
        let seed = self.seed.ok_or(no_seed())?;
        let mut dice = Seeded::resume(seed.into(), self.used.into());
        let out = then(&mut |below| {
            // As many dice as make `below` cases, and those beyond a whole multiple of it thrown again.
            let (mut cases, mut count) = (6u64, 1u32);
            while cases < u64::from(below) {
                (cases, count) = (cases.saturating_mul(6), count.saturating_add(1));
            }
            let fair = cases.saturating_sub(cases.checked_rem(below.into()).unwrap_or(0));
            loop {
                let thrown = (0..count)
                    .fold(0u64, |sum, _| sum.saturating_mul(6).saturating_add(u64::from(dice.d6()).saturating_sub(1)));
                if thrown < fair || below == 0 {
                    return u32::try_from(thrown.checked_rem(below.into()).unwrap_or(0)).unwrap_or(0);
                }
            }
        });
        self.used = u32::try_from(dice.used()).unwrap_or(u32::MAX);
        Ok(out)
    }
    /// Without the feature `dice` nothing is rolled.
    #[cfg(not(feature = "dice"))]
    pub fn throw<T>(&mut self, _: impl FnOnce(&mut dyn FnMut(u32) -> u32) -> T) -> Result<T, Fault> {
        Err(no_seed())
    }
}
