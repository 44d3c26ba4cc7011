//! Rail cargo: its size and the conditions on each part. OCS 13.3a, 13.3e, 13.3g, 4.7.

use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::ocs::measures::{CAPACITY, MP, RE};
use crate::ocs::modes::{allowance, rule_of_transport};
use crate::ocs::rules::*;
use crate::ocs::transport;
use crate::ocs::trucks::{holds, within_size};
use crate::ocs::units::{Aboard, Checked, Kind, Mode, Phase, Transport, Unit, word};
use crate::rule::Rule;
use crate::ruling::{About, Amount, Figure, Findings, What};
use crate::table::numbered;

/// Returns the size of cargo in sixteenths of a point of capacity, and the rule that gives it in addition to 13.3a
/// (4.7a to 4.7c). It is `None` for cargo that Rail Cap does not carry.
pub(in crate::ocs) fn equivalent(unit: &Checked<'_>) -> Result<Option<(u32, Option<Rule>)>, Fault> {
    holds(unit)?;
    let size = transport::equivalent(unit)?;
    // A point of capacity carries 1 RE (4.7).
    Ok(size.map(|(size, rule)| (size.saturating_mul(u32::from(CAPACITY / RE)), rule)))
}

/// Cargo that moves by rail together.
#[derive(Debug, Clone, Copy)]
pub(super) struct Party<'a> {
    pub cargo: &'a [Unit],
    pub start: Hex,
    pub side: u8,
    pub phase: Phase,
    /// Reinforcements and new supply that entrain off the map.
    pub arriving: bool,
    /// Rail Repair units in it convert in this phase too.
    pub converts: bool,
}

/// The cargo as a whole.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Load {
    /// The size in sixteenths of a point of capacity.
    pub base: u32,
    /// Some of it detrains only where trains may stop.
    pub ordinary: bool,
    /// Some of it may not use track converted in this phase (13.3g).
    pub no_fresh: bool,
    /// It includes an Engineer-Capable HQ, which makes the hex detrainable where it entrains itself (13.8c).
    pub hq: bool,
}

impl Party<'_> {
    /// Adds up the cargo, and objects to each part that may not move.
    pub fn load(&self, findings: &mut Findings<'_, '_>) -> Result<Load, Fault> {
        if self.cargo.is_empty() {
            return Err(Fault::new(FaultCode::Empty, &"cargo"));
        }
        let mut load = Load::default();
        for (i, unit) in numbered(self.cargo) {
            let inside = |f: Fault| f.in_list(&"cargo", i);
            let checked = unit.checked().map_err(inside)?;
            self.consistent(unit).map_err(inside)?;
            self.objections(&checked, i, findings).map_err(inside)?;
            let repair = checked.kind == Kind::RailRepair;
            findings.cite_if(R13_3G, repair);
            load.ordinary |= !repair;
            load.hq |= checked.kind.is_hq() && checked.mode == Mode::Combat && !self.arriving;
            load.no_fresh |= repair && (self.converts || unit.converted > 0);
            match equivalent(&checked).map_err(inside)? {
                None => {
                    findings.object(R13_3A, About::Cargo.at(i));
                    findings.object(R4_7, About::Cargo.at(i));
                }
                Some((size, rule)) => {
                    if let Some(rule) = rule {
                        findings.cite(rule);
                    }
                    let shown = i32::try_from(size).unwrap_or(i32::MAX);
                    findings.figure(
                        rule.unwrap_or(R13_3A),
                        What::Capacity,
                        About::Cargo.at(i),
                        Figure::over(shown, CAPACITY),
                    );
                    load.base = load.base.checked_add(size).ok_or(Fault::new(FaultCode::Overflow, &"cargo"))?;
                }
            }
        }
        for (i, unit) in numbered(self.cargo) {
            let unit = unit.checked().map_err(|f| f.in_list(&"cargo", i))?;
            within_size(&unit, findings, About::Cargo.at(i));
        }
        // Twice the base must fit too.
        if load.base > u32::MAX / 2 {
            return Err(Fault::new(FaultCode::Overflow, &"cargo"));
        }
        Ok(load)
    }
    /// Checks that a part's own fields agree with the question.
    fn consistent(&self, unit: &Unit) -> Result<(), Fault> {
        let contradiction = |field, why| Err(Fault::against(field, why));
        if unit.side != self.side {
            return contradiction(&text!("side"), &"side: what moves is of the side");
        }
        if !self.arriving && unit.hex != self.start {
            return contradiction(&"hex", &"start: what moves is at the start");
        }
        if word(unit.aboard, &"aboard")? != Aboard::Nothing {
            return contradiction(&"aboard", &".hex: what moves by rail is aboard nothing else");
        }
        Ok(())
    }
    /// Collects the rules by which a part may not move, apart from its size and the railroad.
    fn objections(&self, unit: &Checked<'_>, i: usize, findings: &mut Findings<'_, '_>) -> Result<(), Fault> {
        let (kind, supply) = (unit.kind, unit.kind == Kind::Supply);
        match word(unit.unit.transported, &"transported")? {
            Transport::Nothing => {}
            // 13.3e: it moves no further after detraining, unless it repairs rails (13.3g).
            Transport::Rail if kind == Kind::RailRepair => {}
            Transport::Rail => findings.object(R13_3E, About::Cargo.at(i)),
            _ => {
                findings.object(R4_7D, About::Cargo.at(i));
                if supply {
                    findings.object(R12_2A, About::Cargo.at(i));
                }
            }
        }
        if self.arriving {
            findings.cite(R13_6B);
            // Arrivals by rail need no entraining, and arrive in any voluntary mode (13.6b).
            if matches!(unit.mode, Mode::Dg | Mode::Exploit) {
                findings.object(R13_6B, About::Cargo.at(i));
            }
            return Ok(());
        }
        if supply {
            return Ok(());
        }
        match unit.mode {
            Mode::Move => {}
            // 13.3g
            Mode::Combat if kind == Kind::RailRepair => {}
            // 13.8c: it entrains itself before it turns to Move Mode.
            Mode::Combat if kind.is_hq() => findings.cite(R13_8C),
            // Units that are not cargo are refused as such.
            _ if equivalent(unit)?.is_none() => {}
            mode => {
                findings.object(R13_3E, About::Cargo.at(i));
                findings.object(rule_of_transport(mode), About::Cargo.at(i));
            }
        }
        // 13.3e: half its movement, exactly.
        let half = allowance(unit, self.phase)? / 2;
        let spent = Amount::of(What::Movement, u32::from(unit.unit.mp_spent), MP);
        findings.over(R13_3E, About::Cargo.at(i), spent, u32::from(half));
        Ok(())
    }
}
