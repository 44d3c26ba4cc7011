//! Which pieces of a list are worth a look.

use super::units::Kind;
#[cfg(feature = "spaces")]
use crate::bounded::Bounded;

/// The words of a set of places: as many bits as a whole game has room for pieces.
#[cfg(feature = "spaces")]
const WORDS: usize = 6;

/// Places of a list of pieces. It holds at least those that were added: with the feature `fast` these and all beyond
/// its bits, and without it every place. Who asks looks at each piece again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Places {
    #[cfg(feature = "spaces")]
    bits: [u64; WORDS],
}

impl Places {
    /// No place.
    pub const NONE: Places = Places {
        #[cfg(feature = "spaces")]
        bits: [0; WORDS],
    };
    /// Every place.
    pub const ALL: Places = Places {
        #[cfg(feature = "spaces")]
        bits: [u64::MAX; WORDS],
    };

    /// Adds a place.
    #[cfg_attr(feature = "fast", inline)]
    pub fn add(&mut self, at: usize) {
        #[cfg(feature = "spaces")]
        if let Some(word) = self.bits.get_mut(at >> 6) {
            *word |= 1u64.wrapping_shl(u32::try_from(at & 63).unwrap_or(0));
        }
        let _ = at;
    }
    /// Adds a place, or removes it.
    #[cfg_attr(feature = "fast", inline)]
    pub fn set(&mut self, at: usize, is_in: bool) {
        #[cfg(feature = "spaces")]
        if let Some(word) = self.bits.get_mut(at >> 6) {
            let bit = u32::try_from(at & 63).unwrap_or(0);
            *word = *word & !1u64.wrapping_shl(bit) | u64::from(is_in).wrapping_shl(bit);
        }
        let _ = (at, is_in);
    }
    /// Returns the places of both sets.
    #[cfg_attr(feature = "fast", inline)]
    pub fn or(&self, other: &Places) -> Places {
        self.with(other, |word, its| word | its)
    }
    /// Returns the places that are in both sets.
    #[cfg_attr(feature = "fast", inline)]
    pub fn and(&self, other: &Places) -> Places {
        self.with(other, |word, its| word & its)
    }
    #[cfg_attr(feature = "fast", inline)]
    fn with(&self, other: &Places, join: impl Fn(u64, u64) -> u64) -> Places {
        #[cfg_attr(not(feature = "spaces"), allow(unused_mut))]
        let mut both = *self;
        #[cfg(feature = "spaces")]
        for (word, its) in both.bits.iter_mut().zip(&other.bits) {
            *word = join(*word, *its);
        }
        let _ = (other, join);
        both
    }
    /// Returns the places in a list of this length, in their order.
    #[cfg_attr(feature = "fast", inline)]
    pub fn among(self, len: usize) -> Among {
        Among {
            #[cfg(feature = "spaces")]
            left: self,
            #[cfg(feature = "spaces")]
            word: 0,
            next: if cfg!(feature = "spaces") { WORDS_BITS } else { 0 },
            len,
        }
    }
}

/// The first place that has no bit.
const WORDS_BITS: usize = 384;
#[cfg(feature = "spaces")]
const _: () = assert!(WORDS_BITS == WORDS * 64);

/// Places, one after the other.
#[derive(Debug, Clone)]
pub(crate) struct Among {
    #[cfg(feature = "spaces")]
    left: Places,
    #[cfg(feature = "spaces")]
    word: usize,
    next: usize,
    len: usize,
}

impl Iterator for Among {
    type Item = usize;
    #[cfg_attr(feature = "fast", inline)]
    fn next(&mut self) -> Option<usize> {
        #[cfg(feature = "spaces")]
        while let Some(word) = self.left.bits.get_mut(self.word) {
            if *word != 0 {
                let bit = usize::try_from(word.trailing_zeros()).unwrap_or(0);
                *word &= word.bounded_sub(1);
                return Some((self.word << 6) | bit).filter(|at| *at < self.len);
            }
            self.word = self.word.bounded_add(1);
        }
        let at = self.next;
        self.next = at.saturating_add(1);
        (at < self.len).then_some(at)
    }
}

/// Where pieces of each sort are in a list.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Roster {
    /// The power's own pieces.
    pub own: Places,
    /// The power's own aircraft.
    pub air: Places,
    /// Pieces that are aboard others.
    pub aboard: Places,
    fighters: Places,
    carriers: Places,
    transports: Places,
    guns: Places,
}

impl Roster {
    /// Every piece may be of each sort.
    pub const UNKNOWN: Roster = Roster::of(Places::ALL);
    /// No piece.
    pub const NOBODY: Roster = Roster::of(Places::NONE);

    const fn of(places: Places) -> Roster {
        Roster {
            own: places,
            air: places,
            aboard: places,
            fighters: places,
            carriers: places,
            transports: places,
            guns: places,
        }
    }

    /// Notes a piece.
    #[cfg_attr(feature = "fast", inline)]
    pub fn note(&mut self, at: usize, kind: Kind, aboard: bool, own: bool) {
        if own {
            self.own.add(at);
            if kind.is_air() {
                self.air.add(at);
            }
        }
        if aboard {
            self.aboard.add(at);
        }
        match kind {
            Kind::Fighter => self.fighters.add(at),
            Kind::Carrier => self.carriers.add(at),
            Kind::Transport => self.transports.add(at),
            Kind::AaGun => self.guns.add(at),
            _ => {}
        }
    }

    /// Returns where pieces of a kind may be.
    #[cfg_attr(feature = "fast", inline)]
    pub fn of_kind(&self, kind: Kind) -> Places {
        match kind {
            Kind::Fighter => self.fighters,
            Kind::Carrier => self.carriers,
            Kind::Transport => self.transports,
            Kind::AaGun => self.guns,
            _ => Places::ALL,
        }
    }
}
