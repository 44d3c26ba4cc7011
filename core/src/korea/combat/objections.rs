//! The reasons why a combat may not be fought as declared, each with its rule. KOR 8.0, 8.0.ME.3, 8.0.ME.4, 8.0.PA.2,
//! 8.0.PA.3.

use super::question::Support;
use crate::fault::Fault;
use crate::hex::Hex;
use crate::korea::assessment::Engagement;
use crate::korea::rules::*;
use crate::korea::units::Side;
use crate::reflect::{Ranged, Spare};
use crate::ruling::{About, Findings};

/// The greatest distance of a committed coastline (8.0.ME.3), in a prepared attack too.
const FLEET_RANGE: u32 = 2;

/// The facts by which a side's support is checked.
pub(super) struct Claims<'a> {
    pub coast: &'a [Hex],
    pub target: Hex,
    pub kind: Engagement,
}

impl Claims<'_> {
    /// Checks that fleet and depot belong to the UN, and that the fleet is near a coastline to which it is committed.
    pub fn check(
        &self,
        support: &Support,
        side: Side,
        about: About,
        findings: &mut Findings<'_, '_>,
    ) -> Result<(), Fault> {
        support.spared()?;
        support.in_range()?;
        if support.fleet.0 | support.depot.0 == 0 {
            return Ok(());
        }
        let (fleet, depot) = match self.kind {
            Engagement::Meeting => (R8_0_ME_3, R8_0_ME_4),
            Engagement::Prepared => (R8_0_PA_2, R8_0_PA_3),
        };
        let ours = side == Side::Un;
        let nearest = self.coast.iter().map(|hex| hex.distance(self.target)).min();
        if support.fleet.is_set() && !(ours && nearest.is_some_and(|distance| distance <= FLEET_RANGE)) {
            // The distance of the nearest coastline to which the fleet is committed.
            let distance = nearest.and_then(|distance| i32::try_from(distance).ok()).unwrap_or(0);
            findings.object_by(fleet, about, distance);
        }
        if support.depot.is_set() && !ours {
            findings.object(depot, about);
        }
        Ok(())
    }
}
