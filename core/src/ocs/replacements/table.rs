//! A game's Rebuild Table, and the cost of an order by it. OCS 13.5a, 13.5d.

use crate::fault::{Fault, FaultCode};
use crate::ocs::measures::TP;
use crate::ocs::units::{Arm, Checked, Kind, Size, word};
use crate::reflect::{Code, Flag, Reflect};

/// A row of a game's Rebuild Table: the units that it applies to, and the replacements that one of their steps costs. A
/// row without a restriction applies to every unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct RebuildRow {
    /// The kind of unit, if `only_kind`. Required where the answer depends on it.
    #[when_needed]
    pub kind: Code<Kind>,
    /// The colour of the symbol box, if `only_arm`. Required where the answer depends on it.
    #[when_needed]
    pub arm: Code<Arm>,
    /// The size, if `only_size`. Required where the answer depends on it.
    #[when_needed]
    pub size: Code<Size>,
    /// The nation, in the host's numbering from 1, if `only_nationality`.
    pub nationality: u8,
    /// The row applies to that kind only.
    pub only_kind: Flag,
    /// The row applies to that colour only.
    pub only_arm: Flag,
    /// The row applies to that size only.
    pub only_size: Flag,
    /// The row applies to that nation only.
    pub only_nationality: Flag,
    /// Equipment replacements (Eq) that a step costs. A step costs at least one Eq or Pax.
    pub eq: u8,
    /// Personnel replacements (Pax) that a step costs.
    pub pax: u8,
    /// Very small units: the cost of one rebuilds two (13.5d).
    pub two_for_one: Flag,
    /// The row also applies to Breakdown units and other generic ones. Replaces 13.5b.
    pub generics: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 4],
}

const _: () = assert!(size_of::<RebuildRow>() == 16, "frozen for this major of the C ABI");

impl RebuildRow {
    /// Returns whether the row applies to the unit. A criterion of the row that is absent, of the row or of the unit, is a
    /// fault.
    pub(super) fn is_for(
        &self,
        unit: &Checked<'_>,
        of_row: &dyn Fn(Fault) -> Fault,
        of_unit: &dyn Fn(Fault) -> Fault,
    ) -> Result<bool, Fault> {
        let counter = unit.unit;
        if self.only_kind.is_set() && word(self.kind, &"kind").map_err(of_row)? != unit.kind {
            return Ok(false);
        }
        if self.only_arm.is_set()
            && word(self.arm, &"arm").map_err(of_row)? != word(counter.arm, &"arm").map_err(of_unit)?
        {
            return Ok(false);
        }
        if self.only_size.is_set() && word(self.size, &"size").map_err(of_row)? != unit.size().map_err(of_unit)? {
            return Ok(false);
        }
        if self.only_nationality.is_set() {
            let missing = Fault::new(FaultCode::MissingField, &"nationality");
            if self.nationality == 0 {
                return Err(of_row(missing));
            }
            if counter.nationality == 0 {
                return Err(of_unit(missing));
            }
            return Ok(self.nationality == counter.nationality);
        }
        Ok(true)
    }
}

/// The cost of orders, added up.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Price {
    eq: u32,
    pax: u32,
    /// Halves, for units that cost one for two.
    half_eq: u32,
    half_pax: u32,
    /// Steps of aircraft, two of which cost one Eq (13.5f).
    air_steps: u32,
    /// Truck points, in quarters of one.
    truck_points: u32,
}

impl Price {
    /// Adds a number of steps by a row of the table.
    pub fn by_row(&mut self, row: &RebuildRow, steps: u8) {
        let [eq, pax] = [row.eq, row.pax].map(|n| u32::from(n).saturating_mul(u32::from(steps)));
        if row.two_for_one.is_set() {
            self.half_eq = self.half_eq.saturating_add(eq);
            self.half_pax = self.half_pax.saturating_add(pax);
        } else {
            self.eq = self.eq.saturating_add(eq);
            self.pax = self.pax.saturating_add(pax);
        }
    }
    /// Adds truck points, in quarters of one; each whole point takes an Eq (13.5e).
    pub fn trucks(&mut self, points: u16) {
        self.truck_points = self.truck_points.saturating_add(u32::from(points));
    }
    /// Adds a number of steps of aircraft.
    pub fn aircraft(&mut self, steps: u8) {
        self.air_steps = self.air_steps.saturating_add(u32::from(steps));
    }
    /// Returns the Eq in all. One that rebuilds a single small unit (13.5d) or a single step of an aircraft (13.5f) is
    /// used up whole.
    pub fn eq(&self) -> u32 {
        let trucks = self.truck_points.div_ceil(u32::from(TP));
        let half = self.half_eq.div_ceil(2).saturating_add(self.air_steps.div_ceil(2));
        self.eq.saturating_add(trucks).saturating_add(half)
    }
    /// Returns the Pax in all.
    pub fn pax(&self) -> u32 {
        self.pax.saturating_add(self.half_pax.div_ceil(2))
    }
}
