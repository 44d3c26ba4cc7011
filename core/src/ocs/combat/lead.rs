//! The unit of each side whose Action Rating counts, and the attackers that could exploit. OCS 9.6, 9.11, 9.13.

use crate::fault::{Fault, Name};
use crate::ocs::modes::{Rated, rating};
use crate::ocs::participants::Participants;
use crate::ocs::units::Kind;
use crate::ruling::{Findings, Item, What};

/// The first of the units with the highest rating.
#[derive(Clone, Copy)]
pub(super) struct Highest {
    /// The rating; that of nobody if there is no unit.
    pub rated: Rated,
    /// The index of the unit.
    pub index: usize,
}

impl Highest {
    pub const NOBODY: Highest = Highest { rated: Rated::NOBODY, index: 0 };

    /// Returns whether there is no unit.
    pub const fn is_nobody(&self) -> bool {
        self.rated.rating == Rated::NOBODY.rating
    }
    /// Adds a unit; units are added in their order.
    pub fn see(&mut self, index: usize, rated: Rated) {
        if rated.rating > self.rated.rating {
            *self = Highest { rated, index };
        }
    }
    /// Returns the first of the highest of both.
    pub fn or(self, other: Highest) -> Highest {
        let (mine, its) = (self.rated.rating, other.rated.rating);
        if its > mine || its == mine && other.index < self.index { other } else { self }
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
        findings: &mut Findings<'_, '_>,
    ) -> Result<Lead, Fault> {
        let index = named.checked_sub(1).map_or(highest.index, usize::from);
        let rated = if named == 0 && !highest.is_nobody() {
            // It is a combat unit, and its rating was read when its side was added up.
            highest.rated
        } else {
            Self::rated(units, name, index)?
        };
        let by = rated.cite(&mut findings.cites);
        let Item { about, index: place } = units.item(index);
        findings.note(by, What::Rating, about.at(place), i32::from(rated.rating));
        Ok(Lead { index, rating: rated.rating })
    }
    /// Returns the rating of the unit with an index, which must be a combat unit.
    fn rated(units: &Participants<'_>, name: Name, index: usize) -> Result<Rated, Fault> {
        match units.get(index) {
            None => Err(Fault::of_number(name, index.saturating_add(1), units.len())),
            Some(unit) if unit.kind.get().is_some_and(Kind::is_combat) => {
                unit.checked().and_then(|unit| rating(&unit)).map_err(|f| units.fault(f, index))
            }
            Some(_) => Err(units.no_lead(name, index)),
        }
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
    pub fn see(&mut self, index: usize, rated: Rated, single: bool) {
        if rated.rating > self.best.rated.rating {
            *self = Exploiters { best: Highest { rated, index }, single, next: self.best.rated.rating };
        } else if rated.rating > self.next {
            self.next = rated.rating;
        }
    }
    /// Returns the best rating, or -1.
    pub fn rating(&self) -> i8 {
        self.best.rated.rating.max(-1)
    }
    /// Returns the loss of rating when the lead loses its last step.
    pub fn drop_without(&self, lead: usize) -> u8 {
        let last = self.single && self.best.index == lead;
        if last { self.best.rated.rating.saturating_sub(self.next.max(-1)).unsigned_abs() } else { 0 }
    }
}
