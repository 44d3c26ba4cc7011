//! The loss points of a differential. KOR 8.0.ME.10, 8.0.PA.9, 8.3.

use crate::fault::{Fault, Name};
use crate::reflect::Words;

/// How a fraction of a loss point is rounded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum LossRounding {
    /// Down: it is dropped.
    Down,
    /// Up to a whole loss point.
    Up,
}

/// A ratio of points of the differential to loss points, both at least 1.
#[derive(Debug, Clone, Copy)]
pub(super) struct Ratio {
    pub points: u8,
    pub losses: u8,
}

impl PartialEq for Ratio {
    /// 4 to 2 equals 2 to 1.
    fn eq(&self, other: &Self) -> bool {
        let cross = |a: u8, b: u8| u16::from(a).saturating_mul(u16::from(b));
        cross(self.points, other.losses) == cross(other.points, self.losses)
    }
}

impl Ratio {
    /// One loss point for each point.
    pub const ONE_TO_ONE: Ratio = Ratio { points: 1, losses: 1 };
    /// One loss point for two points: a meeting engagement's defender (8.0.ME.10).
    pub const TWO_TO_ONE: Ratio = Ratio { points: 2, losses: 1 };

    /// Returns the ratio of a record; `None` if both numbers are 0.
    pub fn stated(points: (i8, Name), losses: (i8, Name)) -> Result<Option<Ratio>, Fault> {
        if (points.0, losses.0) == (0, 0) {
            return Ok(None);
        }
        let positive = |(n, field): (i8, Name)| match u8::try_from(n) {
            Ok(n @ 1..) => Ok(n),
            _ => Err(Fault::beyond(field, n, 1, 127)),
        };
        Ok(Some(Ratio { points: positive(points)?, losses: positive(losses)? }))
    }
    /// Returns the loss points for a number of points of the differential.
    pub fn of(self, points: u16, rounding: LossRounding) -> u32 {
        // Sixteen bits times seven fit.
        let all = u32::from(points).saturating_mul(u32::from(self.losses));
        let per = u32::from(self.points);
        let whole = all.checked_div(per).unwrap_or(0);
        let part = all.checked_rem(per).unwrap_or(0) > 0;
        whole.saturating_add(u32::from(part && rounding == LossRounding::Up))
    }
    /// Returns the two numbers of a record.
    pub fn numbers(self) -> (i8, i8) {
        let signed = |n: u8| i8::try_from(n).unwrap_or(i8::MAX);
        (signed(self.points), signed(self.losses))
    }
}
