//! The reasons why an attack may not be made, each with its rule. OCS 4.4a, 4.8a, 5, 8.1, 9.0, 9.1, 9.5, 12.5b.

use super::ground::approach;
use super::question::Combat;
use crate::fault::{Fault, FaultCode, list};
use crate::ocs::fuel::{is_fuelled, moves_on_fuel};
use crate::ocs::landing::is_afloat;
use crate::ocs::measures::MP;
use crate::ocs::modes;
use crate::ocs::overrun::{OVERRUN_MP, closed};
use crate::ocs::rules::*;
use crate::ocs::supply::Paid;
use crate::ocs::terrain::Entry;
use crate::ocs::units::{Checked, CombatSupply, Mode, Phase, Transport, Unit, word};
use crate::rule::Rule;
use crate::ruling::{Amount, Findings, Item, Need, What};

/// The figure behind a reason: an amount and the limit that it exceeds, or the amount needed and the amount there is.
#[derive(Clone, Copy)]
pub(super) enum Figure {
    None,
    Over(Amount, u32),
    Short(Need),
}

/// Adds a reason with its figure.
#[cold]
pub(super) fn object(findings: &mut Findings<'_, '_>, rule: Rule, item: Item, figure: Figure) {
    match figure {
        Figure::None => findings.object(rule, item),
        Figure::Over(amount, limit) => findings.over(rule, item, amount, limit),
        Figure::Short(need) => findings.short(rule, item, need),
    }
}

/// Calls `object` with rules behind which there is no figure.
#[cold]
#[inline(never)]
fn against(object: &mut dyn FnMut(Rule, Figure), rules: &[Rule]) {
    for rule in rules {
        object(*rule, Figure::None);
    }
}

/// Returns whether an attack of this kind is possible in a phase.
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
    /// What the units have used of their internal stocks is booked.
    pub booked: bool,
    /// Independent units attack alone, in a game with that option (21.3).
    pub alone: bool,
}

impl Moment<'_> {
    /// Calls `object` with each rule by which a unit may not take part, and the figure behind it.
    pub fn objections(&self, unit: &Checked<'_>, object: &mut dyn FnMut(Rule, Figure)) -> Result<(), Fault> {
        let (q, first) = (self.q, self.first);
        if !unit.attack_capable(&mut |rule| object(rule, Figure::None)) {
            against(object, &[R4_4, R4_4A]);
            if unit.kind.is_combat() {
                against(object, &[R9_1E]);
            }
        }
        if !unit.kind.is_combat() {
            return Ok(());
        }
        let paid = match Paid::of(unit.unit) {
            Ok(paid) => paid,
            Err(untold) => return Err(untold.fault(unit.unit)),
        };
        if let Some(rule) = paid.bars_attack(self.booked) {
            against(object, &[rule, R9_1E]);
            if rule == R9_5_A {
                against(object, &[R9_2_2, R12_4]);
            }
        }
        if self.alone && paid.by == CombatSupply::Stocks {
            against(object, &[R21_3, R9_1E]);
        }
        let (released, exploits) = (unit.unit.released.is_set(), unit.mode == Mode::Exploit);
        match self.phase {
            // Units released from Reserve alone act in the Reaction Phase; they and exploiting units in the
            // Exploitation Phase.
            Phase::Reaction if !released => against(object, &[R5_7]),
            Phase::Exploitation if !released && !exploits => {
                against(object, &[R5_9, R11_0A]);
            }
            _ => {}
        }
        // 18.6a: landing craft may be in the hex itself.
        let beached = unit.unit.hex == q.target && is_afloat(unit.unit);
        if self.geometry && !unit.unit.hex.touches(q.target) && !beached {
            let rule = if self.overrun { R8_1D } else { R9_0 };
            match unit.unit.hex.distance(q.target) {
                0 => object(rule, Figure::Short(Need::of(1, 0, 1))),
                away => object(rule, Figure::Over(Amount::of(What::Distance, away, 1), 1)),
            }
        }
        if !self.overrun {
            if let Some((at, a)) = approach(q, unit.unit.hex) {
                let (code, name, ..) = a.entry_and_cost(unit.mobility()?);
                if word(code, name).map_err(|f| f.in_list(list!("approaches"), at))? == Entry::Prohibited {
                    against(object, &[R9_1F, R9_3A]);
                }
            }
            if unit.unit.attacked.is_set() {
                against(object, &[R9_1C]);
            }
            return Ok(());
        }
        self.overrun(unit, first, object)
    }

    /// Calls `object` with each rule by which a unit may not overrun (8.1 to 8.1c, 12.5b). Units that may began the
    /// phase in one stack and have 3 MP each. They enter ground that costs no more, are not disorganized and have fuel.
    fn overrun(&self, unit: &Checked<'_>, first: &Unit, object: &mut dyn FnMut(Rule, Figure)) -> Result<(), Fault> {
        let missing = |field| Fault::new(FaultCode::MissingField, field);
        if unit.unit.began == 0 {
            return Err(missing(&"began"));
        }
        if unit.unit.began != first.began || unit.unit.hex != first.hex {
            against(object, &[R8_1]);
        }
        let left = modes::left(unit, self.phase)?;
        if left.now < OVERRUN_MP {
            object(R8_1A, Figure::Short(Need::of(u32::from(OVERRUN_MP), u32::from(left.now), MP)));
        }
        let afloat = unit.unit.transported.get() == Some(Transport::LandingCraft);
        if left.is_kept_by_transport(OVERRUN_MP) {
            against(object, if afloat { &[R4_7D, R18_5H] } else { &[R4_7D] });
        }
        let far = self.geometry && !unit.unit.hex.touches(self.q.target);
        if unit.mode == Mode::Dg {
            against(object, &[R5_10B_C]);
        }
        let mobility = unit.mobility()?;
        if !is_fuelled(unit.unit) && moves_on_fuel(unit.kind, mobility) {
            against(object, &[R12_5B]);
        }
        if far {
            // 8.1d: there is no way into the hex.
            return Ok(());
        }
        let (at, a) = approach(self.q, unit.unit.hex)
            .ok_or_else(|| Fault::item(FaultCode::MissingField, list!("approaches"), self.q.approaches.len()))?;
        let (code, name, cost, cost_name) = a.entry_and_cost(mobility);
        let inside = |f: Fault| f.in_list(list!("approaches"), at);
        let entry = word(code, name).map_err(inside)?;
        if entry != Entry::Open {
            against(object, &[closed(entry)]);
        } else if cost == 0 {
            return Err(inside(missing(cost_name)));
        } else if cost > OVERRUN_MP {
            object(R8_1B, Figure::Over(Amount::of(What::Movement, u32::from(cost), MP), u32::from(OVERRUN_MP)));
        }
        Ok(())
    }
}
