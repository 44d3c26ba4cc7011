//! The unit of each side whose Action Rating counts, and the attackers that could exploit. OCS 9.6, 9.11, 9.13.

use crate::fault::{Fault, Name};
use crate::ocs::modes::{Rated, rating};
use crate::ocs::participants::Participants;
use crate::ocs::reasons::Item;
use crate::ocs::units::Kind;
use crate::ruling::{Cites, Trail, What};

/// The first of the units with the highest rating.
#[derive(Clone, Copy)]
pub(super) struct Highest {
    /// The rating; -128 if there is no unit.
    pub rating: i8,
    /// The index of the unit.
    pub index: usize,
}

impl Highest {
    pub const NOBODY: Highest = Highest { rating: i8::MIN, index: 0 };

    /// Returns whether there is no unit.
    pub const fn is_nobody(&self) -> bool {
        self.rating == i8::MIN
    }
    /// Adds a unit; units are added in their order.
    pub fn see(&mut self, index: usize, rating: i8) {
        if rating > self.rating {
            *self = Highest { rating, index };
        }
    }
    /// Returns the first of the highest of both.
    pub fn or(self, other: Highest) -> Highest {
        let later = other.rating == self.rating && other.index < self.index;
        if other.rating > self.rating || later { other } else { self }
    }
}

/// A side's lead: the unit chosen, or the first of those with the highest rating.
pub(super) struct Lead {
    /// The index of the unit.
    pub index: usize,
    /// The rating of the unit.
    pub rating: i8,
}

impl Lead {
    /// Returns the chosen unit, counted from 1, if it takes part; for 0 the unit with the highest rating.
    pub fn of(
        units: &Participants<'_>,
        name: Name,
        named: u16,
        highest: Highest,
        cites: &mut Cites,
        trail: &mut Trail<'_>,
    ) -> Result<Lead, Fault> {
        let index = named.checked_sub(1).map_or(highest.index, usize::from);
        let unit = match units.get(index) {
            None => return Err(Fault::of_number(name, index.saturating_add(1), units.len())),
            Some(unit) if unit.kind.get().is_some_and(Kind::is_combat) => unit,
            Some(_) => return Err(units.no_lead(name, index)),
        };
        // The rating of the highest was read when its side was added up.
        let highest = (named == 0 && !highest.is_nobody()).then_some(highest.rating);
        let rated = match highest.and_then(|highest| Rated::known(highest, unit)) {
            Some(rated) => rated,
            None => unit.checked().and_then(|unit| rating(&unit)).map_err(|f| units.fault(f, index))?,
        };
        rated.cite(cites);
        let Item { about, index: place } = units.item(index);
        trail.note(rated.rule(), What::Rating, about, place, i32::from(rated.rating));
        Ok(Lead { index, rating: rated.rating })
    }
}

/// The best rating among the attackers that could exploit, and the best without that attacker.
#[derive(Clone, Copy)]
pub(super) struct Exploiters {
    pub best: Highest,
    /// The best attacker has one step.
    single: bool,
    next: i8,
}

impl Exploiters {
    pub const NOBODY: Exploiters = Exploiters { best: Highest::NOBODY, single: false, next: -1 };

    /// Adds an attacker that is not disorganized.
    pub fn see(&mut self, index: usize, rating: i8, single: bool) {
        if rating > self.best.rating {
            *self = Exploiters { best: Highest { rating, index }, single, next: self.best.rating };
        } else if rating > self.next {
            self.next = rating;
        }
    }
    /// Returns the best rating, or -1.
    pub fn rating(&self) -> i8 {
        self.best.rating.max(-1)
    }
    /// Returns the loss of rating when the lead loses its last step.
    pub fn drop_without(&self, lead: usize) -> u8 {
        let last = self.single && self.best.index == lead;
        if last { self.best.rating.saturating_sub(self.next.max(-1)).unsigned_abs() } else { 0 }
    }
}
