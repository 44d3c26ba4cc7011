//! The modifiers of a side's roll, each with its rule. KOR 8.0.ME.1 to 9, 8.0.PA.1 to 8.

use super::question::Support;
use crate::fault::{Fault, FaultCode, Name};
use crate::korea::assessment::{Engagement, Modifiers};
use crate::korea::options::MOST_DRM;
use crate::korea::rules::*;
use crate::korea::{flanking, quality, terrain};
use crate::reflect::Flag;
use crate::rule::Rule;
use crate::ruling::{About, Findings, What};

/// The paragraphs of a kind of combat, in the order of [`Modifiers`]. Each of flanking, quality and terrain is with what
/// it is about.
const fn paragraphs(kind: Engagement) -> [Rule; 9] {
    // In a prepared attack movement points do not count.
    let [mp, air, fleet, depot, armor, adjacent] = match kind {
        Engagement::Meeting => [R8_0_ME_1, R8_0_ME_2, R8_0_ME_3, R8_0_ME_4, R8_0_ME_5, R8_0_ME_7],
        Engagement::Prepared => [R8_0, R8_0_PA_1, R8_0_PA_2, R8_0_PA_3, R8_0_PA_4, R8_0_PA_5],
    };
    let (flanking, quality, terrain) = (flanking::drm_rule(kind), quality::drm_rule(kind), terrain::drm_rule(kind));
    [mp, air, fleet, depot, armor, adjacent, flanking, quality, terrain]
}

static MEETING: [Rule; 9] = paragraphs(Engagement::Meeting);
static PREPARED: [Rule; 9] = paragraphs(Engagement::Prepared);

/// Returns the paragraph of each modifier.
fn rules(kind: Engagement) -> &'static [Rule; 9] {
    match kind {
        Engagement::Meeting => &MEETING,
        Engagement::Prepared => &PREPARED,
    }
}

/// The factors that modify a side's roll.
#[derive(Default)]
pub(super) struct Brought {
    pub mp: i8,
    pub support: Support,
    pub armor: bool,
    pub adjacent: u16,
    pub flanking: u8,
    pub quality: u8,
    pub terrain: i32,
}

impl Brought {
    /// Returns each modifier, and their sum (8.0: they are cumulative).
    pub fn modify(
        &self,
        kind: Engagement,
        about: About,
        list: Name,
        findings: &mut Findings<'_, '_>,
    ) -> Result<(Modifiers, i16), Fault> {
        let bounded = |n: i32, field| {
            let drm = i16::try_from(n).ok().filter(|n| n.unsigned_abs() <= MOST_DRM.unsigned_abs());
            drm.ok_or_else(|| Fault::new(FaultCode::Overflow, field))
        };
        let depot = if kind == Engagement::Meeting { 2 } else { 3 };
        let worth = |given: Flag, points: i16| if given.is_set() { points } else { 0 };
        let m = Modifiers {
            mp: i16::from(self.mp),
            air: i16::from(self.support.air),
            fleet: worth(self.support.fleet, 2),
            depot: worth(self.support.depot, depot),
            armor: i16::from(self.armor),
            adjacent: bounded(i32::from(self.adjacent), list)?,
            flanking: i16::from(self.flanking),
            quality: i16::from(self.quality),
            terrain: bounded(self.terrain, &"terrain")?,
        };
        let all = [m.mp, m.air, m.fleet, m.depot, m.armor, m.adjacent, m.flanking, m.quality, m.terrain];
        let mut sum = 0i32;
        for (rule, points) in rules(kind).iter().zip(&all).filter(|(_, points)| **points != 0) {
            findings.cite(*rule);
            findings.note(*rule, What::Drm, about, i32::from(*points));
            sum = sum.saturating_add(i32::from(*points));
        }
        findings.note(R8_0, What::Sum, about, sum);
        Ok((m, bounded(sum, list)?))
    }
}
