//! A game's Rebuild Table, and what an order costs by it. OCS 13.5a, 13.5d.

use crate::fault::{Fault, FaultCode};
use crate::ocs::units::{Arm, Checked, Kind, Size, word};
use crate::reflect::{Code, Flag, Reflect};

/// A row of a game's Rebuild Table: which units, and the replacements that a step of theirs takes. A row that names
/// nothing in particular is for every unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct RebuildRow {
    /// The kind of unit that it is for, if `only_kind`.
    pub kind: Code<Kind>,
    /// The colour of the symbol box, if `only_arm`.
    pub arm: Code<Arm>,
    /// The size, if `only_size`.
    pub size: Code<Size>,
    /// The nation, in the host's numbering from 1, if `only_nationality`.
    pub nationality: u8,
    /// It is for that kind only.
    pub only_kind: Flag,
    /// It is for that colour only.
    pub only_arm: Flag,
    /// It is for that size only.
    pub only_size: Flag,
    /// It is for that nation only.
    pub only_nationality: Flag,
    /// Eq that a step takes: of Eq and Pax one at least.
    pub eq: u8,
    /// Pax that a step takes.
    pub pax: u8,
    /// Very small units: what it takes rebuilds two (13.5d).
    pub two_for_one: Flag,
    /// It is for Breakdown units and other generic ones too; bends 13.5b.
    pub generics: Flag,
    /// Zero.
    #[reserved]
    pub reserved: [u8; 4],
}

const _: () = assert!(size_of::<RebuildRow>() == 16, "frozen for this major of the C ABI");

impl RebuildRow {
    /// Whether the row is for a unit. Faults where the row does not say for which only, or the unit does not say what the
    /// row asks.
    pub(super) fn is_for(&self, unit: &Checked<'_>, of_row: &dyn Fn(Fault) -> Fault) -> Result<bool, Fault> {
        let counter = unit.unit;
        let of_unit = |f: Fault| f.within(&"unit");
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

/// What orders take, added up.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Price {
    eq: u32,
    pax: u32,
    /// Halves, for units that come two for one.
    half_eq: u32,
    half_pax: u32,
    /// Steps of aircraft, two of which take an Eq (13.5f).
    air_steps: u32,
}

impl Price {
    /// Adds so many steps by a row of the table.
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
    /// Adds so many points of trucks (13.5e).
    pub fn trucks(&mut self, points: u16) {
        self.eq = self.eq.saturating_add(u32::from(points));
    }
    /// Adds so many steps of aircraft.
    pub fn aircraft(&mut self, steps: u8) {
        self.air_steps = self.air_steps.saturating_add(u32::from(steps));
    }
    /// Eq in all. One that rebuilds a single small unit (13.5d), or a single step of an aircraft (13.5f), is used up whole.
    pub fn eq(&self) -> u32 {
        self.eq.saturating_add(self.half_eq.div_ceil(2)).saturating_add(self.air_steps.div_ceil(2))
    }
    /// Pax in all.
    pub fn pax(&self) -> u32 {
        self.pax.saturating_add(self.half_pax.div_ceil(2))
    }
}
