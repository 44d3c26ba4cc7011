//! Why an attack may not be made: every reason, by its rule. OCS 4.4a, 4.8a, 5, 8.0, 9.1, 9.2, 9.5, 12.5.

use super::assess::Combat;
use super::ground::approach;
use crate::fault::Fault;
use crate::hex::Hex;
use crate::ocs::modes;
use crate::ocs::rules::*;
use crate::ocs::supply;
use crate::ocs::terrain::Entry;
use crate::ocs::units::{Checked, Mobility, Mode, Phase, Unit, word};
use crate::rule::Rule;
use crate::ruling::{About, Cites, Trail, What};

/// The reasons found so far.
#[derive(Debug, Default)]
pub(super) struct Reasons(pub Option<Cites>);

impl Reasons {
    /// Notes a reason why not.
    #[cold]
    pub fn object(&mut self, trail: &mut Trail<'_>, rule: Rule, about: About, index: usize) {
        self.0.get_or_insert(Cites::by(rule)).add(rule);
        trail.note(rule, What::Forbidden, about, index, 0);
    }
    /// Whether there is none.
    #[inline]
    pub fn none(&self) -> bool {
        self.0.is_none()
    }
}

/// Whether an attack of this kind belongs to a phase.
#[inline]
pub(super) fn in_phase(overrun: bool, phase: Phase) -> bool {
    match phase {
        Phase::Unstated | Phase::Exploitation => true,
        Phase::Combat => !overrun,
        Phase::Movement | Phase::Reaction => overrun,
        _ => false,
    }
}

/// Whether nothing about when and how an attack is made looks at more than a unit's place: a regular one outside the
/// Exploitation Phase, where only some may act.
#[inline]
pub(super) fn is_usual(overrun: bool, phase: Phase) -> bool {
    !overrun && matches!(phase, Phase::Unstated | Phase::Combat)
}

/// When and how an attack is made.
#[derive(Clone, Copy)]
pub(super) struct Moment<'q> {
    pub q: &'q Combat<'q>,
    pub overrun: bool,
    pub phase: Phase,
    pub first: &'q Unit,
    /// Some hex is stated.
    pub geometry: bool,
}

impl Moment<'_> {
    /// Whether a unit in this hex is near enough, as far as the question says.
    #[inline]
    pub fn reaches(&self, hex: Hex) -> bool {
        !self.geometry || hex.touches(self.q.target)
    }
    /// Why a unit may not take part, each reason by its rule.
    #[cfg_attr(feature = "fast", inline(always))]
    pub fn objections(&self, unit: &Checked<'_>, mut object: impl FnMut(Rule)) -> Result<(), Fault> {
        let (q, first) = (self.q, self.first);
        if !unit.attack_capable(&mut object) {
            object(R4_4);
            object(R4_4A);
        }
        if let Some(rule) = supply::may_attack(unit)? {
            object(rule);
        }
        let (released, exploits) = (unit.unit.released.is_set(), unit.mode == Mode::Exploit);
        match self.phase {
            // Only what was released from Reserve acts in the Reaction Phase, and it or what exploits in the
            // Exploitation Phase.
            Phase::Reaction if !released => object(R5_7),
            Phase::Exploitation if !released && !exploits => object(R5_9),
            _ => {}
        }
        let mobility = word(unit.face.mobility, &"mobility").map_err(|f| f.within(unit.face_name()))?;
        let (entry, cost) = match approach(q, unit.unit.hex) {
            None => (Entry::Open, 0),
            Some((at, a)) => {
                let (code, cost, name) = match mobility {
                    Mobility::Leg => (a.leg, a.leg_cost, &"leg"),
                    Mobility::Truck => (a.truck, a.truck_cost, &"truck"),
                    Mobility::Track => (a.track, a.track_cost, &"track"),
                };
                (word(code, name).map_err(|f| f.in_list(&"approaches", at))?, cost)
            }
        };
        if !self.reaches(unit.unit.hex) {
            object(if self.overrun { R8_0 } else { R9_1 });
        }
        if !self.overrun {
            if unit.unit.attacked.is_set() || entry == Entry::Prohibited {
                object(R9_1);
            }
            return Ok(());
        }
        // 8.0: together since the phase began, 3 MP each, into ground that costs no more, not disorganized.
        let together = unit.unit.began == first.began && unit.unit.hex == first.hex;
        let left = modes::allowance(unit, self.phase).saturating_sub(unit.unit.mp_spent);
        if !together || left < 36 || entry != Entry::Open || cost > 3 {
            object(R8_0);
        }
        if unit.mode == Mode::Dg {
            object(R5_10);
        }
        if unit.unit.unfuelled.is_set() && mobility != Mobility::Leg {
            object(R12_5);
        }
        Ok(())
    }
}
