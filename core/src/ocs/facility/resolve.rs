//! The results of a barrage against a facility, and their chances. OCS 10.0c.

use super::{COLUMNS, FacilityAssessment, FacilityResult, MOST_PLANES, RESULTS, Stated, Target, result};
use crate::dice::Dice;
use crate::dist::tally;
use crate::fault::Fault;
use crate::ocs::ports::{MOST_HITS, capacity_after, is_rounded};
use crate::ocs::rules::*;
use crate::ocs::units::word;
use crate::reflect::{Code, Flag, Nth, Question, Ranged, Reflect, Spare};
use crate::ruling::{About, Cites, Ruling, Trail, What};

/// An assessed barrage against a facility, and its dice.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct FacilityResolve<'a> {
    /// The assessment.
    #[required]
    pub assessment: FacilityAssessment,
    /// One die for the table, and one for each plane if the result can hit planes; 1 to 6 each.
    #[required]
    pub dice: &'a [u8],
}

/// The result of a barrage against a facility.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct FacilityHit {
    /// The planes that lose a step, in ascending order.
    ///
    /// C counts them from 1; 0 is none.
    #[refers("planes", 1)]
    pub planes_hit: [Nth; MOST_PLANES],
    /// The capacity of a port after the barrage, in T.
    #[measure("T", 1)]
    pub capacity: u16,
    /// The result of the table.
    pub result: Code<FacilityResult>,
    /// The die for the table.
    pub die: u8,
    /// The hits that count: levels of an air base, or hits on a port.
    pub hits: u8,
    /// The level of an air base after the barrage.
    pub level: u8,
    /// The hits of a port after the barrage.
    pub port_hits: u8,
    /// The railroad is Trainbusted.
    pub trainbusted: Flag,
    /// The number of planes that lose a step.
    pub planes_lost: u8,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 3],
}

struct Site {
    facility: Target,
    column: u8,
    level: u8,
    hits: u8,
    planes: u8,
}

fn site(a: &FacilityAssessment) -> Result<Site, Fault> {
    let inside = |f: Fault| f.within(&"assessment");
    let facility = word(a.facility, &"facility").map_err(inside)?;
    let stated = Stated { facility, level: a.level, capacity: a.capacity };
    a.spared().and_then(|()| stated.check()).and_then(|()| a.in_range()).map_err(inside)?;
    if usize::from(a.column) >= COLUMNS {
        let last = u32::try_from(COLUMNS).unwrap_or(u32::MAX).saturating_sub(1);
        return Err(inside(Fault::beyond(&"column", a.column, 0, last)));
    }
    let planes = if matches!(facility, Target::AirBase | Target::AirStrip) { a.planes } else { 0 };
    Ok(Site { facility, column: a.column, level: a.level, hits: a.hits, planes })
}

impl Site {
    /// Returns the hits that count: an air base keeps its last level, an air strip loses none, a port takes four in
    /// all.
    fn counted(&self, hits: u8) -> u8 {
        match self.facility {
            Target::AirBase => hits.min(self.level.saturating_sub(1)),
            Target::Port => hits.min(MOST_HITS.saturating_sub(self.hits)),
            Target::AirStrip | Target::Railroad => 0,
        }
    }
}

/// Resolves an assessed barrage against a facility with dice (OCS 10.0c; 15.0 for air bases, 19.0 for ports).
///
/// ```
/// use grognard_core::ocs::facility::{resolve, FacilityAssessment, FacilityResolve, Target};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let assessment = FacilityAssessment { column: 4, facility: Code::new(Target::Port), capacity: 4, ..Default::default() };
/// let hit = resolve(&FacilityResolve { assessment, dice: &[6] }, &mut Trail::none())?.value;
/// assert_eq!((hit.port_hits, hit.capacity), (1, 3)); // 80% of 1 SP is 3T
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for the facility, the level of an air base and the capacity of a port; `unknown_word` for the
///   facility.
/// * `out_of_range` for a column above 7, a level of an air base above 3, more than 4 hits and more than 32 planes.
/// * `bad_die`, `too_few_dice` and `too_many_dice` for dice.
/// * `reserved` for reserved bytes that are not 0.
pub fn resolve(question: &FacilityResolve<'_>, trail: &mut Trail<'_>) -> Result<Ruling<FacilityHit>, Fault> {
    let a = &question.assessment;
    let site = site(a)?;
    let mut dice = Dice::new(question.dice);
    let die = dice.d6()?;
    let result = result(site.column, die);
    let (hits, bust, threshold) = result.parts();
    let (mut planes_hit, mut planes_lost) = ([Nth::default(); MOST_PLANES], 0u8);
    if threshold > 0 {
        for plane in 1..=site.planes {
            if dice.d6()? >= threshold {
                if let Some(next) = planes_hit.get_mut(usize::from(planes_lost)) {
                    *next = Nth(plane);
                }
                planes_lost = planes_lost.saturating_add(1);
            }
        }
    }
    dice.finish()?;
    let hits = site.counted(hits);
    let port = site.facility == Target::Port;
    let port_hits = if port { site.hits.saturating_add(hits) } else { 0 };
    let rule = site.facility.rule();
    let mut cites = Cites::of(&[R10_0C, rule]);
    cites.add_if(R15_0, matches!(site.facility, Target::AirBase | Target::AirStrip));
    cites.add_if(R19_0, port);
    cites.add_if(R4_1, port && is_rounded(a.capacity, port_hits));
    trail.note(R10_0C, What::Roll, About::Whole, i32::from(die));
    trail.figure(rule, What::Result, About::Whole, WordsOf::Facility.figure(result as u8));
    let value = FacilityHit {
        planes_hit,
        capacity: if port { capacity_after(a.capacity, port_hits) } else { 0 },
        result: Code::new(result),
        die,
        hits,
        level: if site.facility == Target::AirBase { site.level.saturating_sub(hits) } else { 0 },
        port_hits,
        trainbusted: Flag::from(bust && site.facility == Target::Railroad),
        planes_lost,
        reserved: [0; 3],
    };
    Ok(Ruling::new(value, cites))
}

/// An assessed barrage against a facility.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct FacilityOdds {
    /// The assessment.
    #[required]
    pub assessment: FacilityAssessment,
}

/// The exact chances of a barrage against a facility, as counts of 6 equal cases; for a plane, of 36.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct FacilityDistribution {
    /// The number of cases, 6.
    pub denominator: u32,
    /// Cases by result of the table.
    #[share("denominator")]
    pub results: [u32; RESULTS],
    /// Cases in which 0, 1, 2 hits count.
    #[share("denominator")]
    pub hits: [u32; 3],
    /// Cases in which the railroad is Trainbusted.
    #[share("denominator")]
    pub trainbusted: u32,
    /// Cases of 36 in which any given plane loses a step.
    #[share(36)]
    pub plane_of_36: u32,
}

/// Returns the exact chances of a barrage against a facility (OCS 10.0c, 10.0c.A to 10.0c.C).
///
/// ```
/// use grognard_core::ocs::facility::{distribution, FacilityAssessment, FacilityOdds, Target};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let assessment = FacilityAssessment { column: 3, facility: Code::new(Target::Railroad), ..Default::default() };
/// let chances = distribution(&FacilityOdds { assessment }, &mut Trail::none())?.value;
/// assert_eq!(chances.trainbusted, 3); // on a 4, 5 or 6
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for the facility, the level of an air base and the capacity of a port; `unknown_word` for the
///   facility.
/// * `out_of_range` for a column above 7, a level of an air base above 3, more than 4 hits and more than 32 planes.
/// * `reserved` for reserved bytes that are not 0.
pub fn distribution(question: &FacilityOdds, _trail: &mut Trail<'_>) -> Result<Ruling<FacilityDistribution>, Fault> {
    let site = site(&question.assessment)?;
    let mut d = FacilityDistribution { denominator: 6, ..Default::default() };
    for die in 1..=6 {
        let result = result(site.column, die);
        let (hits, bust, threshold) = result.parts();
        tally(&mut d.results, result as usize, 1);
        tally(&mut d.hits, usize::from(site.counted(hits)), 1);
        d.trainbusted = d.trainbusted.saturating_add(u32::from(bust && site.facility == Target::Railroad));
        let ways = if threshold > 0 && site.planes > 0 { 7u8.saturating_sub(threshold) } else { 0 };
        d.plane_of_36 = d.plane_of_36.saturating_add(u32::from(ways));
    }
    Ok(Ruling::new(d, Cites::of(&[R10_0C, site.facility.rule()])))
}
