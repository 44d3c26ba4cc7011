//! The reasons why an attack may not be made, each with its rule. OCS 4.4a, 4.8a, 5, 8.0, 9.1, 9.2, 9.5, 12.5.

use super::assess::Combat;
use super::ground::approach;
use crate::fault::{Fault, FaultCode};
use crate::ocs::engineers::OVERRUN_MP;
use crate::ocs::modes;
use crate::ocs::rules::*;
use crate::ocs::supply;
use crate::ocs::terrain::Entry;
use crate::ocs::units::{Checked, Mobility, Mode, Phase, Unit, word};
use crate::rule::Rule;
use crate::ruling::{About, Cites, Trail, What};

/// The figure behind a reason, a distance or movement points, for the step before it.
pub(super) type Figure = Option<(What, i32)>;

/// The reasons found so far.
#[derive(Debug, Default)]
pub(super) struct Reasons(pub Option<Cites>);

impl Reasons {
    /// Adds a reason.
    #[cold]
    pub fn object(&mut self, trail: &mut Trail<'_>, rule: Rule, about: About, index: usize, figure: Figure) {
        self.0.get_or_insert(Cites::by(rule)).add(rule);
        if let Some((what, num)) = figure {
            trail.note(rule, what, about, index, num);
        }
        trail.note(rule, What::Forbidden, about, index, 0);
    }
    /// Returns whether there are no reasons.
    #[inline]
    pub fn none(&self) -> bool {
        self.0.is_none()
    }
}

/// Returns whether an attack of this kind is possible in a phase.
#[inline]
pub(super) fn in_phase(overrun: bool, phase: Phase) -> bool {
    match phase {
        Phase::Exploitation => true,
        Phase::Combat => !overrun,
        Phase::Movement | Phase::Reaction => overrun,
        _ => false,
    }
}

/// When and how an attack is made.
#[derive(Clone, Copy)]
pub(super) struct Moment<'q> {
    pub q: &'q Combat<'q>,
    pub overrun: bool,
    pub phase: Phase,
    pub first: &'q Unit,
    /// The question has geometry.
    pub geometry: bool,
}

impl Moment<'_> {
    /// Calls `object` with each rule by which a unit may not take part, and the figure behind it.
    pub fn objections(&self, unit: &Checked<'_>, mut object: impl FnMut(Rule, Figure)) -> Result<(), Fault> {
        let (q, first) = (self.q, self.first);
        if !unit.attack_capable(|rule| object(rule, None)) {
            object(R4_4, None);
            object(R4_4A, None);
        }
        if !unit.kind.is_combat() {
            return Ok(());
        }
        if let Some(rule) = supply::may_attack(unit)? {
            object(rule, None);
        }
        let (released, exploits) = (unit.unit.released.is_set(), unit.mode == Mode::Exploit);
        match self.phase {
            // Units released from Reserve alone act in the Reaction Phase; they and exploiting units in the
            // Exploitation Phase.
            Phase::Reaction if !released => object(R5_7, None),
            Phase::Exploitation if !released && !exploits => object(R5_9, None),
            _ => {}
        }
        if self.geometry && !unit.unit.hex.touches(q.target) {
            let away = i32::try_from(unit.unit.hex.distance(q.target)).unwrap_or(i32::MAX);
            object(if self.overrun { R8_0 } else { R9_1 }, Some((What::Distance, away)));
        }
        if !self.overrun {
            if let Some((at, a)) = approach(q, unit.unit.hex) {
                let (code, name, ..) = a.entry_and_cost(unit.mobility()?);
                if word(code, name).map_err(|f| f.in_list(&"approaches", at))? == Entry::Prohibited {
                    object(R9_1, None);
                }
            }
            if unit.unit.attacked.is_set() {
                object(R9_1, None);
            }
            return Ok(());
        }
        self.overrun(unit, first, object)
    }

    /// Calls `object` with each rule by which a unit may not overrun: the units began the phase in one stack, have 3 MP
    /// each, enter ground that costs no more, are not disorganized and have fuel (8.1 to 8.1c, 12.5b).
    fn overrun(&self, unit: &Checked<'_>, first: &Unit, mut object: impl FnMut(Rule, Figure)) -> Result<(), Fault> {
        let missing = |field| Fault::new(FaultCode::MissingField, field);
        if unit.unit.began == 0 {
            return Err(missing(&"began"));
        }
        if unit.unit.began != first.began || unit.unit.hex != first.hex {
            object(R8_0, None);
        }
        let left = modes::allowance(unit, self.phase)?.saturating_sub(unit.unit.mp_spent);
        if left < u16::from(OVERRUN_MP) {
            object(R8_0, Some((What::Movement, i32::from(left))));
        }
        let mobility = unit.mobility()?;
        let (at, a) = approach(self.q, unit.unit.hex).ok_or(Fault::item(
            FaultCode::MissingField,
            &"approaches",
            self.q.approaches.len(),
        ))?;
        let (code, name, cost, cost_name) = a.entry_and_cost(mobility);
        let inside = |f: Fault| f.in_list(&"approaches", at);
        let entry = word(code, name).map_err(inside)?;
        if entry != Entry::Open {
            object(R8_0, None);
        } else if cost == 0 {
            return Err(inside(missing(cost_name)));
        } else if cost > u16::from(OVERRUN_MP) {
            object(R8_0, Some((What::Movement, i32::from(cost))));
        }
        if unit.mode == Mode::Dg {
            object(R5_10, None);
        }
        if unit.unit.unfuelled.is_set() && mobility != Mobility::Leg {
            object(R12_5, None);
        }
        Ok(())
    }
}
