//! Odds: a ratio of two strengths, rounded by a system's rule. 15 against 6 is 3:1 where halves are rounded up, and 2:1
//! where fractions favour the defender.

use crate::fault::FaultCode;
use crate::reflect::{Reflect, Written};
use core::cmp::Ordering;
use core::fmt;

/// Rounded odds, of which the smaller side is 1. `0:0` stands for no odds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[written]
#[repr(C)]
pub struct Odds {
    /// The attacker's side of the ratio.
    pub attack: u32,
    /// The defender's side of the ratio.
    pub defence: u32,
}

/// How the quotient of the larger by the smaller side is rounded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rounding {
    /// A half and more is rounded up.
    HalfUp,
    /// In the defender's favour: down if the attacker is the stronger, up if he is the weaker.
    ForDefender,
}

impl Odds {
    /// Divides the larger strength by the smaller, rounds the quotient, and returns whether rounding changed it.
    /// Returns `None` if a strength is 0.
    ///
    /// ```
    /// use grognard_core::odds::{Odds, Rounding};
    /// let odds = |a, d, how| Odds::round(a, d, how).map(|(o, _)| (o.attack, o.defence));
    /// assert_eq!(odds(15, 6, Rounding::HalfUp), Some((3, 1)));
    /// assert_eq!(odds(15, 6, Rounding::ForDefender), Some((2, 1)));
    /// assert_eq!(odds(2, 3, Rounding::HalfUp), Some((1, 2)));
    /// ```
    pub fn round(attack: u32, defence: u32, how: Rounding) -> Option<(Odds, bool)> {
        let attacker_stronger = attack >= defence;
        let (large, small) = if attacker_stronger { (attack, defence) } else { (defence, attack) };
        let (quotient, rest) = (large.checked_div(small)?, large.checked_rem(small)?);
        let up = match how {
            // rest / small >= 1/2
            Rounding::HalfUp => rest >= small.saturating_sub(rest),
            Rounding::ForDefender => rest > 0 && !attacker_stronger,
        };
        let quotient = if up { quotient.saturating_add(1) } else { quotient };
        let odds = if attacker_stronger {
            Odds { attack: quotient, defence: 1 }
        } else {
            Odds { attack: 1, defence: quotient }
        };
        Some((odds, rest > 0))
    }
    /// Returns the printed heading: 3 for 3:1, -3 for 1:3, 1 for 1:1. Larger is better for the attacker.
    pub const fn heading(self) -> i32 {
        if self.attack > 1 || self.defence <= 1 { clamp(self.attack) } else { clamp(self.defence).saturating_neg() }
    }
}

#[allow(clippy::cast_possible_wrap, reason = "checked against i32::MAX")]
const fn clamp(n: u32) -> i32 {
    if n > i32::MAX as u32 { i32::MAX } else { n as i32 }
}

impl PartialOrd for Odds {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
impl Ord for Odds {
    /// Odds that are better for the attacker are greater.
    fn cmp(&self, other: &Self) -> Ordering {
        let cross = |a: &Odds, b: &Odds| u64::from(a.attack).saturating_mul(u64::from(b.defence));
        cross(self, other).cmp(&cross(other, self))
    }
}
impl Written for Odds {
    const EXAMPLE: &'static str = text!("3:1");
    fn read(text: &str) -> Result<Self, (FaultCode, &str)> {
        let bad = (FaultCode::BadText, text);
        let (attack, defence) = text.split_once(':').ok_or(bad)?;
        let side = |digits: &str| match digits.trim() {
            digits if digits.starts_with('+') => Err(bad),
            digits => digits.parse().map_err(|_| bad),
        };
        Ok(Odds { attack: side(attack)?, defence: side(defence)? })
    }
    fn write(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        write!(out, "{self}")
    }
}
impl fmt::Display for Odds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.attack, self.defence)
    }
}
impl fmt::Debug for Odds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
