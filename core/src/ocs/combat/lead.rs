//! The unit of a side whose Action Rating counts, and the attackers who could exploit. OCS 9.6, 9.11, 9.13.

use crate::fault::{Fault, FaultCode};
use crate::ocs::modes::Rated;
use crate::ruling::{About, Cites, Trail, What};

/// A side's lead: the unit named, or the first of those with the highest rating.
pub(super) struct Lead {
    named: u16,
    /// Which unit it is, from 0.
    pub index: usize,
    rated: Option<Rated>,
}

impl Lead {
    /// Nobody yet: the unit named, counted from 1, or 0 for the highest.
    #[inline]
    pub fn new(named: u16) -> Self {
        Lead { named, index: 0, rated: None }
    }
    /// A unit that takes part.
    #[inline]
    pub fn see(&mut self, index: usize, rated: Rated) {
        let chosen = match usize::from(self.named).checked_sub(1) {
            Some(named) => named == index,
            None => self.rated.is_none_or(|best| rated.rating > best.rating),
        };
        if chosen {
            (self.index, self.rated) = (index, Some(rated));
        }
    }
    /// Its rating.
    #[inline]
    pub fn rating(&self, about: About, cites: &mut Cites, trail: &mut Trail<'_>) -> Result<i8, Fault> {
        let Some(rated) = self.rated else {
            let name = if about == About::Attackers { &"attacker_lead" } else { &"defender_lead" };
            return Err(Fault::new(FaultCode::OutOfRange, name));
        };
        rated.cite(cites);
        trail.note(rated.rule(), What::Rating, about, self.index, i32::from(rated.rating));
        Ok(rated.rating)
    }
}

/// The best rating among the attackers that could exploit, and what is left of it without the one who has it.
pub(super) struct Exploiters {
    /// The best rating, or -1.
    pub best: i8,
    index: usize,
    steps: u16,
    next: i8,
}

impl Default for Exploiters {
    fn default() -> Self {
        Exploiters { best: -1, index: 0, steps: 0, next: -1 }
    }
}

impl Exploiters {
    /// An attacker that is not disorganized.
    #[inline]
    pub fn see(&mut self, index: usize, rating: i8, steps: u16) {
        if rating > self.best {
            *self = Exploiters { best: rating, index, steps, next: self.best };
        } else {
            self.next = self.next.max(rating);
        }
    }
    /// How much is lost with the lead's step, if that was his last.
    pub fn drop_without(&self, lead: usize) -> u8 {
        let last = self.index == lead && self.steps == 1;
        if last { self.best.saturating_sub(self.next).unsigned_abs() } else { 0 }
    }
}
