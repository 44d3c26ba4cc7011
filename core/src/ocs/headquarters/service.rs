//! The units that a headquarters supports. OCS 13.1d.

use crate::fault::{Fault, FaultCode, Name};
use crate::ocs::options::{ServiceLimit, check_limits};
use crate::ocs::rules::*;
use crate::ocs::units::{Checked, Kind, Unit, is_independent, of_unit};
use crate::reflect::Question;
use crate::ruling::{About, Findings, Ruling, Trail, Verdict};
use crate::table::numbered;

/// Where a headquarters and its unit stand in a question, in faults.
pub(crate) type Places<'a> = [&'a dyn Fn(Fault) -> Fault; 2];

impl ServiceLimit {
    fn forbids(&self, hq: &Unit, unit: &Unit, places: Places<'_>) -> Result<bool, Fault> {
        let [of_hq, of_unit] = places;
        let theirs = |limit: u8, unit: &Unit, place: &dyn Fn(Fault) -> Fault| {
            Ok::<_, Fault>(limit == 0 || limit == nation(unit).map_err(place)?)
        };
        let formation = |limit: u16, of: u16| limit == 0 || limit == of;
        let own = self.except_own.is_set() && hq.formation != 0 && hq.formation == unit.formation;
        Ok(!own
            && formation(self.hq_formation, hq.formation)
            && formation(self.unit_formation, unit.formation)
            && theirs(self.hq_nationality, hq, of_hq)?
            && theirs(self.unit_nationality, unit, of_unit)?)
    }
}

/// Returns a unit's nationality, or a fault if it is absent.
fn nation(unit: &Unit) -> Result<u8, Fault> {
    if unit.nationality == 0 { Err(Fault::new(FaultCode::MissingField, &"nationality")) } else { Ok(unit.nationality) }
}

/// Decides whether a headquarters may support a unit (13.1d): adds the rules that decide it and those that forbid it.
pub(crate) fn may_serve(
    hq: &Checked<'_>,
    unit: &Checked<'_>,
    places: Places<'_>,
    limits: &[ServiceLimit],
    findings: &mut Findings<'_, '_>,
) -> Result<(), Fault> {
    findings.cite(R13_1D);
    let (own, its) = (hq.unit, unit.unit);
    // Friendly ground units only.
    let stranger = own.side != its.side || !(unit.kind.is_combat() || unit.kind.is_noncombat());
    findings.forbid_if(R13_1D, stranger);
    if hq.kind == Kind::DivisionalHq && own.formation != its.formation {
        let [of_hq, of_unit] = places;
        let independent = is_independent(unit).map_err(of_unit)?;
        findings.cite(R3_2F);
        let other = independent && nation(own).map_err(of_hq)? != nation(its).map_err(of_unit)?;
        findings.forbid_if(R13_1D, !independent || other);
        findings.forbid_if(R3_2F, !independent);
    }
    for (i, limit) in numbered(limits) {
        if limit.forbids(own, its, places)? {
            findings.object(R13_1D, About::Whole.at(i));
            findings.object(R12_3B_B, About::Whole.at(i));
        }
    }
    Ok(())
}

/// A headquarters and a unit that it is to support.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Service<'a> {
    /// The headquarters.
    #[required]
    pub hq: Unit,
    /// The unit.
    #[required]
    pub unit: Unit,
    /// The game's limits.
    pub limits: &'a [ServiceLimit],
}

/// Decides whether a headquarters may support a unit: throw to it, trace to it, fuel it (OCS 13.1d). Distance is a
/// separate question.
///
/// ```
/// use grognard_core::ocs::headquarters::{serve, Service};
/// use grognard_core::ocs::units::{Kind, Unit};
/// use grognard_core::ruling::Trail;
/// let hq = Unit { formation: 7, nationality: 1, ..Unit::of(1, Kind::DivisionalHq) };
/// let asked = |formation| {
///     let unit = Unit { formation, nationality: 1, ..Unit::regiment(1, 4, 3) };
///     serve(&Service { hq, unit, limits: &[] }, &mut Trail::none())
/// };
/// assert!(asked(7)?.value.is_allowed()); // its own division
/// assert!(asked(0)?.value.is_allowed()); // an independent unit of its nationality
/// assert!(!asked(8)?.value.is_allowed());
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for the kind, the mode, the orientation, the steps and the side of both units. Also for a
///   nationality and the unit's size, where a limit or a divisional headquarters depends on them.
/// * `contradiction` for a divisional headquarters without a formation, and for a unit that had a bridge and is no
///   engineer.
/// * `unknown_word` for words of both units.
/// * `out_of_range` for steps that no counter has.
/// * `impossible_mode` for a mode that a unit's kind cannot have.
/// * `reserved` for reserved bytes that are not 0.
pub fn serve(question: &Service<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Verdict>, Fault> {
    let q = question;
    let hq = q.hq.checked().map_err(|f| f.within(&"hq"))?;
    let unit = q.unit.checked().map_err(|f| of_unit(f, &text!("unit")))?;
    own_division(&hq).map_err(|f| f.within(&"hq"))?;
    let mut findings = Findings::by(R13_1D, trail);
    findings.forbid_if(R13_1B, !hq.kind.is_hq());
    for (unit, name) in [(&q.hq, &"hq" as Name), (&q.unit, &text!("unit"))] {
        unit.said_side().map_err(|f| f.within(name))?;
    }
    check_limits(q.limits, &"limits")?;
    let places: Places<'_> = [&|f| f.within(&"hq"), &|f| of_unit(f, &text!("unit"))];
    may_serve(&hq, &unit, places, q.limits, &mut findings)?;
    Ok(findings.verdict(|| ()))
}

/// Checks that a divisional headquarters has a division.
pub(crate) fn own_division(hq: &Checked<'_>) -> Result<(), Fault> {
    if hq.kind == Kind::DivisionalHq && hq.unit.formation == 0 {
        return Err(Fault::against(&"formation", &".kind: a divisional HQ has a division"));
    }
    Ok(())
}
