//! Dice as they come in: typed rolls that the host hands over. The core never rolls by itself; a host without dice of
//! its own may use the seeded generator.

use crate::fault::{Fault, FaultCode};

/// Dice handed over in order, read one roll at a time.
#[derive(Debug, Clone)]
pub struct Dice<'a> {
    left: core::iter::Zip<core::ops::Range<usize>, core::slice::Iter<'a, u8>>,
    total: usize,
}

impl<'a> Dice<'a> {
    /// Six-sided dice, in the order in which the rules call for them.
    #[inline]
    pub fn new(dice: &'a [u8]) -> Self {
        Dice { left: (0..dice.len()).zip(dice), total: dice.len() }
    }
    /// The next die, 1 to 6.
    #[inline]
    pub fn d6(&mut self) -> Result<u8, Fault> {
        match self.left.next() {
            Some((_, die @ 1..=6)) => Ok(*die),
            Some((index, _)) => Err(Fault::item(FaultCode::BadDie, &"dice", index)),
            None => Err(Fault::item(FaultCode::TooFewDice, &"dice", self.total)),
        }
    }
    /// The next die of so many sides, 1 to `sides`.
    ///
    /// ```
    /// use grognard_core::dice::Dice;
    /// let mut dice = Dice::new(&[10, 11]);
    /// assert_eq!(dice.die(10)?, 10);
    /// assert_eq!(dice.die(10).unwrap_err().to_string(), "dice[1]: a die shows no face of its kind (bad_die)");
    /// # Ok::<(), grognard_core::fault::Fault>(())
    /// ```
    #[inline]
    pub fn die(&mut self, sides: u8) -> Result<u8, Fault> {
        match self.left.next() {
            Some((_, die)) if (1..=sides).contains(die) => Ok(*die),
            Some((index, _)) => Err(Fault::item(FaultCode::BadDie, &"dice", index)),
            None => Err(Fault::item(FaultCode::TooFewDice, &"dice", self.total)),
        }
    }
    /// The next two dice, summed: 2 to 12.
    #[inline]
    pub fn two_d6(&mut self) -> Result<u8, Fault> {
        let first = self.d6()?;
        Ok(first.saturating_add(self.d6()?))
    }
    /// No die may be left over.
    #[inline]
    pub fn finish(mut self) -> Result<(), Fault> {
        match self.left.next() {
            Some((index, _)) => Err(Fault::item(FaultCode::TooManyDice, &"dice", index)),
            None => Ok(()),
        }
    }
}

/// Where a host's dice come from.
pub trait DiceSource {
    /// A six-sided die, 1 to 6.
    fn d6(&mut self) -> u8;
}

/// Dice from a seed: the same seed gives the same dice on every machine and in every language.
///
/// The generator is PCG-XSH-RR 64/32 of rand_pcg on stream 1442695040888963407; a die is the next 32-bit word modulo
/// 6 plus 1, words of 4294967292 and above being thrown away, so that every face is equally likely.
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
    /// Dice from this seed.
    pub fn new(seed: u64) -> Self {
        Seeded { words: rand_pcg::Pcg32::new(seed, 1_442_695_040_888_963_407), used: 0 }
    }
    /// Dice from this seed after so many words, as [`Seeded::used`] counted them: a game that goes on.
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
    /// How many words of the generator are used up: most dice take one.
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
            self.used = self.used.wrapping_add(1);
            if word < FAIR {
                return u8::try_from(word % 6).unwrap_or(0).saturating_add(1);
            }
        }
    }
}
