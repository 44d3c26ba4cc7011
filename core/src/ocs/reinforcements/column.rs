//! The arriving units as a whole. OCS 12.5f, 13.6b, 13.6c.

use super::ArrivesBy;
use super::question::Reinforcing;
use crate::fault::{Fault, FaultCode};
use crate::ocs::rail::equivalent;
use crate::ocs::rules::*;
use crate::ocs::size::extent;
use crate::ocs::trucks::loads;
use crate::ocs::units::{Checked, Kind, Mode};
use crate::reflect::Ranged;
use crate::ruling::{About, Amount, Cites, Findings, Item, What};
use crate::table::numbered;

/// The arriving units as a whole.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Column {
    /// The size at a port, in sixteenths of a point.
    pub size: u32,
    /// The number of units that use capacity, and whether all are combat units.
    pub parts: u32,
    pub combat: bool,
    /// The size in eighths of an RE.
    pub re: u32,
    pub aircraft: u16,
    /// Some unit is not an aircraft.
    pub ground: bool,
    /// Supply loaded on Transport Points, in T.
    pub loads: u32,
}

impl Reinforcing<'_> {
    /// Adds up the arriving units, and objects to each that may not arrive.
    pub(super) fn column(&self, findings: &mut Findings<'_, '_>) -> Result<Column, Fault> {
        self.in_range()?;
        if self.units.is_empty() {
            return Err(Fault::new(FaultCode::Empty, &"units"));
        }
        let mut column = Column { combat: true, ..Column::default() };
        for (i, unit) in numbered(self.units) {
            let inside = |f: Fault| f.in_list(&"units", i);
            let checked = unit.checked().map_err(inside)?;
            if unit.side != self.side {
                return Err(inside(Fault::against(&text!("side"), &"side: who arrives is of the side")));
            }
            if checked.kind == Kind::Aircraft {
                if unit.inactive.is_set() {
                    findings.object(R13_6, About::Units.at(i));
                }
                column.aircraft = column.aircraft.saturating_add(1);
                continue;
            }
            column.ground = true;
            if matches!(checked.mode, Mode::Exploit | Mode::Dg) && checked.kind.is_combat() {
                findings.object(R13_6B, About::Units.at(i));
            }
            // 12.5f: nobody arrives fuelled.
            if unit.fuelled.is_set() {
                findings.object(R12_5F, About::Units.at(i));
            }
            loads(&checked).map_err(inside)?;
            self.loaded(&checked, &mut column, &mut findings.cites);
            // 13.6a: only a port needs the size.
            if self.entry.get() == Some(ArrivesBy::Port)
                && let Some((size, _)) = equivalent(&checked).map_err(inside)?
            {
                column.size = column.size.saturating_add(size);
                column.parts = column.parts.saturating_add(1);
                column.combat &= checked.kind.is_combat();
            }
            column.re = column.re.saturating_add(u32::from(extent(&checked).map_err(inside)?.re));
        }
        if column.loads > u32::from(self.supply) {
            let loads = Amount::of(What::Cost, column.loads, 1);
            findings.over(R13_6C, Item::all(About::Units), loads, u32::from(self.supply));
        }
        Ok(column)
    }
    /// Adds the supply with which Transport Points are loaded (13.6c).
    fn loaded(&self, unit: &Checked<'_>, column: &mut Column, cites: &mut Cites) {
        if !matches!(unit.kind, Kind::Truck | Kind::OrganicTruck | Kind::Wagon | Kind::Mule) {
            return;
        }
        let organic = unit.kind == Kind::OrganicTruck;
        cites.add_if(R13_6C, organic || unit.unit.load > 0);
        if !organic {
            column.loads = column.loads.saturating_add(u32::from(unit.unit.load));
        }
    }
}
