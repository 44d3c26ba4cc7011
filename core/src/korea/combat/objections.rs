//! Why a combat may not be fought as it is declared: every reason, by its rule. KOR 8.0, 8.0.ME.3, 8.0.ME.4,
//! 8.0.PA.2, 8.0.PA.3.

use super::question::Support;
use crate::fault::{Fault, FaultCode, Name};
use crate::hex::Hex;
use crate::korea::assessment::Engagement;
use crate::korea::rules::*;
use crate::korea::units::Side;
use crate::rule::Rule;
use crate::ruling::{About, Cites, Trail, What};

/// The reasons found so far.
#[derive(Debug, Default)]
pub(super) struct Reasons(pub Option<Cites>);

impl Reasons {
    /// Notes a reason why not.
    #[cold]
    pub fn object(&mut self, trail: &mut Trail<'_>, rule: Rule, about: About, index: usize, figure: i32) {
        self.0.get_or_insert(Cites::by(rule)).add(rule);
        trail.note(rule, What::Forbidden, about, index, figure);
    }
}

/// How near a committed coastline must be (8.0.ME.3), in a prepared attack too.
const FLEET_RANGE: u32 = 2;

/// The greatest Effectiveness Rating: a counter prints two digits at most.
const MOST_AIR: u8 = 99;

/// What a side's claims to support are held against.
pub(super) struct Claims<'a> {
    pub coast: &'a [Hex],
    pub target: Hex,
    pub kind: Engagement,
}

impl Claims<'_> {
    /// Fleet and depot are the UN's alone, and the fleet must be near a coastline that it is committed to.
    pub fn check(
        &self,
        support: &Support,
        name: Name,
        (side, about): (Side, About),
        reasons: &mut Reasons,
        trail: &mut Trail<'_>,
    ) -> Result<(), Fault> {
        if support.reserved != 0 {
            return Err(Fault::new(FaultCode::Reserved, &"reserved").within(name));
        }
        if support.air > MOST_AIR {
            return Err(Fault::new(FaultCode::OutOfRange, &"air").within(name));
        }
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
            // How far the nearest coastline is that the fleet is committed to.
            let distance = nearest.and_then(|distance| i32::try_from(distance).ok()).unwrap_or(0);
            reasons.object(trail, fleet, about, usize::MAX, distance);
        }
        if support.depot.is_set() && !ours {
            reasons.object(trail, depot, about, usize::MAX, 0);
        }
        Ok(())
    }
}
