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

/// A ratio of points of the differential to loss points, both at least 1, in lowest terms: 4 to 2 is 2 to 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Ratio {
    pub points: u8,
    pub losses: u8,
}

impl Ratio {
    /// One loss point for each point.
    pub const ONE_TO_ONE: Ratio = Ratio { points: 1, losses: 1 };
    /// One loss point for two points: a meeting engagement's defender (8.0.ME.10).
    pub const TWO_TO_ONE: Ratio = Ratio { points: 2, losses: 1 };

    /// The fields of the attacker's ratio.
    pub const ATTACKER: [Name; 2] = [&"attacker_ratio_points", &"attacker_ratio_losses"];
    /// The fields of the defender's ratio.
    pub const DEFENDER: [Name; 2] = [&"defender_ratio_points", &"defender_ratio_losses"];

    /// Returns the ratio of a record, by its two fields; `None` if both numbers are 0.
    pub fn stated(points: i8, losses: i8, [points_field, losses_field]: [Name; 2]) -> Result<Option<Ratio>, Fault> {
        if (points, losses) == (0, 0) {
            return Ok(None);
        }
        let positive = |n: i8, field| match u8::try_from(n) {
            Ok(n @ 1..) => Ok(n),
            _ => Err(Fault::beyond(field, n, 1, 127)),
        };
        let (points, losses) = (positive(points, points_field)?, positive(losses, losses_field)?);
        let (mut common, mut rest) = (points, losses);
        while let Some(less) = common.checked_rem(rest) {
            (common, rest) = (rest, less);
        }
        let lowest = |n: u8| n.checked_div(common).unwrap_or(n);
        Ok(Some(Ratio { points: lowest(points), losses: lowest(losses) }))
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
