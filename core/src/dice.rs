//! Dice: rolls that the caller supplies, checked against their range. The core never rolls dice by itself; the feature
//! `dice` adds a seeded generator.

use crate::bounded::Bounded;
use crate::fault::{Fault, FaultCode, list};

/// Rolls in a borrowed slice, read one at a time.
#[derive(Debug, Clone)]
pub struct Dice<'a> {
    dice: &'a [u8],
    /// The index of the next die.
    next: usize,
}

impl<'a> Dice<'a> {
    /// Creates a reader of six-sided dice, in the order in which the rules call for them.
    pub fn new(dice: &'a [u8]) -> Self {
        Dice { dice, next: 0 }
    }
    /// Returns the next die, 1 to 6.
    pub fn d6(&mut self) -> Result<u8, Fault> {
        self.die(6)
    }
    /// Returns the next die of the given number of sides, 1 to `sides`.
    ///
    /// ```
    /// use grognard_core::dice::Dice;
    /// let mut dice = Dice::new(&[10, 11]);
    /// assert_eq!(dice.die(10)?, 10);
    /// assert_eq!(dice.die(10).unwrap_err().to_string(), "dice[1]: a die shows a face that it does not have (bad_die)");
    /// # Ok::<(), grognard_core::fault::Fault>(())
    /// ```
    pub fn die(&mut self, sides: u8) -> Result<u8, Fault> {
        let at = self.next;
        match self.dice.get(at) {
            Some(die) if *die >= 1 && *die <= sides => {
                self.next = at.bounded_add(1);
                Ok(*die)
            }
            Some(die) => Err(Fault::item(FaultCode::BadDie, list!("dice"), at).between(*die, 1, u32::from(sides))),
            None => Err(Fault::item(FaultCode::TooFewDice, list!("dice"), at)),
        }
    }
    /// Returns the sum of the next two dice, 2 to 12.
    pub fn two_d6(&mut self) -> Result<u8, Fault> {
        let first = self.d6()?;
        Ok(first.saturating_add(self.d6()?))
    }
    /// Checks that no die is left over.
    pub fn finish(self) -> Result<(), Fault> {
        if self.next < self.dice.len() {
            let given = i64::try_from(self.dice.len()).unwrap_or(i64::MAX);
            let needed = u32::try_from(self.next).unwrap_or(u32::MAX);
            let low = i32::try_from(needed).unwrap_or(i32::MAX);
            return Err(Fault::item(FaultCode::TooManyDice, list!("dice"), self.next).between(given, low, needed));
        }
        Ok(())
    }
}

/// A source of dice.
pub trait DiceSource {
    /// Rolls a six-sided die, 1 to 6.
    fn d6(&mut self) -> u8;
}

/// A seeded generator of dice. The same seed gives the same dice on every machine and in every language.
///
/// The generator is the PCG-XSH-RR 64/32 of rand_pcg on stream 1442695040888963407. A die is the next 32-bit word
/// modulo 6, plus 1. Words of 4294967292 and above are discarded, so that every face is equally likely.
///
/// ```
/// use grognard_core::dice::{DiceSource, Seeded};
/// let mut dice = Seeded::new(1950);
/// let first: [u8; 4] = core::array::from_fn(|_| dice.d6());
/// let mut again = Seeded::new(1950);
/// assert_eq!(first, core::array::from_fn(|_| again.d6()));
/// assert!(first.iter().all(|d| (1..=6).contains(d)));
/// ```
#[cfg(feature = "dice")]
#[derive(Debug, Clone)]
pub struct Seeded {
    words: rand_pcg::Pcg32,
    used: u64,
}

#[cfg(feature = "dice")]
impl Seeded {
    /// Creates a generator from a seed.
    pub fn new(seed: u64) -> Self {
        Seeded { words: rand_pcg::Pcg32::new(seed, 1_442_695_040_888_963_407), used: 0 }
    }
    /// Creates a generator that continues a saved game: from a seed and the number of words already drawn, as
    /// [`Seeded::used`] returned it.
    ///
    /// ```
    /// use grognard_core::dice::{DiceSource, Seeded};
    /// let mut dice = Seeded::new(1950);
    /// dice.d6();
    /// let mut later = Seeded::resume(1950, dice.used());
    /// assert_eq!([dice.d6(), dice.d6()], [later.d6(), later.d6()]);
    /// ```
    pub fn resume(seed: u64, used: u64) -> Self {
        let mut dice = Seeded::new(seed);
        dice.words.advance(used);
        dice.used = used;
        dice
    }
    /// Returns the number of 32-bit words drawn so far. Most dice draw one.
    pub fn used(&self) -> u64 {
        self.used
    }
}

#[cfg(feature = "dice")]
impl DiceSource for Seeded {
    fn d6(&mut self) -> u8 {
        use rand_core::Rng;
        const FAIR: u32 = u32::MAX - u32::MAX % 6;
        loop {
            let word = self.words.next_u32();
            self.used = self.used.saturating_add(1);
            if word < FAIR {
                return u8::try_from(word % 6).unwrap_or(0).saturating_add(1);
            }
        }
    }
}
