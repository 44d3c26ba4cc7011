//! The strength and the costs of each side, unit by unit. OCS 9.3 to 9.7, 9.13.

use super::ground::{Battlefield, Field};
use super::lead::{Exploiters, Highest};
use super::objections::{Moment, object};
use super::strength::{Fighter, want};
use crate::fault::{Fault, FaultCode, Name};
use crate::hex::Hex;
use crate::ocs::modes::{Rated, misrated, rated};
use crate::ocs::rules::*;
use crate::ocs::size::{Extent, measured, unmeasured};
use crate::ocs::supply;
use crate::ocs::tables::lookup::Changed;
use crate::ocs::units::{CombatSupply, Mode};
use crate::ruling::{Findings, Item};
use crate::strength::{Factor, Strength};

/// The sums of a side.
pub(super) struct Side {
    pub strength: Strength,
    pub re: u32,
    pub steps: u16,
    /// Supply that the attackers pay, in T.
    pub cost: u16,
    /// The size of the units whose supply is paid, in eighths of an RE; `None` if nobody pays.
    pub paid: Option<u32>,
    /// The last unit's multiplier by terrain.
    factor: Option<Factor>,
    /// Terrain multiplies the units differently.
    pub uneven: bool,
    /// The units that are not disorganized.
    pub able: Exploiters,
    disorganized: Highest,
    /// The attackers that are divisional, in a game in which one of them leads (21.3).
    divisional: Highest,
}

impl Side {
    /// A side without units; `re` is the size of others that count with the attackers, in eighths of an RE.
    pub fn new(re: u32) -> Self {
        let (able, [disorganized, divisional]) = (Exploiters::NOBODY, [Highest::NOBODY; 2]);
        let (strength, factor, uneven) = (Strength::ZERO, None, false);
        Side { strength, re, steps: 0, cost: 0, paid: None, factor, uneven, able, disorganized, divisional }
    }
    /// Adds a combat unit in a terrain. Its strength counts only if the attack is allowed so far. Returns `None` if a sum is
    /// too large. A fault of the unit itself has no place yet.
    fn add<C: Changed + Copy>(
        &mut self,
        battlefield: &Battlefield<'_, C>,
        fighter: &Fighter<'_>,
        field: Option<&Field<'_>>,
        findings: &mut Findings<'_, '_>,
    ) -> Result<Option<()>, Fault> {
        let unit = fighter.unit;
        let Some(rated) = rated(unit) else { return Err(misrated(unit.unit)) };
        let Some(size) = measured(unit) else { return Err(unmeasured(unit)) };
        let want = want(fighter)?;
        let cost = self.see(fighter, rated, size, battlefield);
        let mut strength = Strength::ZERO;
        if findings.allows() {
            let factor;
            (strength, factor) = battlefield.strength(fighter, want, field, findings)?;
            self.multiply(factor);
        }
        Ok(self.sum(size, cost, strength))
    }
    /// Takes note of who it is and whether its supply is paid; returns what it pays, in T.
    fn see<C>(&mut self, fighter: &Fighter<'_>, rated: Rated, size: Extent, battlefield: &Battlefield<'_, C>) -> u16 {
        let Fighter { defends, index, unit, divisional, alone, .. } = *fighter;
        if unit.mode == Mode::Dg {
            self.disorganized.see(index, rated);
        } else {
            self.able.see(index, rated, size.steps == 1);
        }
        if divisional {
            self.divisional.see(index, rated);
        }
        if unit.unit.combat_supply.get() != Some(CombatSupply::Paid) {
            return 0;
        }
        self.paid = Some(self.paid.unwrap_or(0).saturating_add(size.re.into()));
        if defends { 0 } else { supply::attack_cost(unit, size, &battlefield.q.rules, alone) }
    }
    /// Adds to the sums.
    fn sum(&mut self, size: Extent, cost: u16, strength: Strength) -> Option<()> {
        self.steps = self.steps.checked_add(size.steps)?;
        self.cost = self.cost.checked_add(cost)?;
        self.re = self.re.checked_add(size.re.into())?;
        self.strength = self.strength.plus(strength)?;
        Some(())
    }
    /// Takes note of a unit's multiplier by terrain, which is each unit's own (9.4a).
    fn multiply(&mut self, factor: Factor) {
        if let Some(last) = self.factor.replace(factor) {
            self.uneven |= last != factor;
        }
    }
    /// Returns the first of the units with the highest rating, of those that may lead.
    pub fn highest(&self) -> Highest {
        if self.divisional.is_nobody() { self.highest_of_all() } else { self.divisional }
    }
    fn highest_of_all(&self) -> Highest {
        self.able.best.or(self.disorganized)
    }
    /// Returns whether another unit would lead if all might.
    pub fn is_led_by_option(&self) -> bool {
        !self.divisional.is_nobody() && self.divisional.index != self.highest_of_all().index
    }
}

/// Adds up the attackers: the rules by which each may not attack, and its strength in the terrain chosen for its stack.
pub(super) fn attack<'q, C: Changed + Copy>(
    field: &Battlefield<'q, C>,
    moment: &Moment<'q>,
    side: &mut Side,
    findings: &mut Findings<'_, '_>,
) -> Result<(), Fault> {
    // The units of a stack are adjacent in the list: its terrain is chosen once.
    let mut settled: (Option<Hex>, Option<Field<'q>>) = (None, None);
    for (index, unit) in field.attackers.iter() {
        let inside = |f: Fault| field.attackers.fault(f, index);
        // Read where it was written: a copy of 24 bytes waits until the single bytes have reached the cache.
        let checked = unit.checked();
        let checked = checked.as_ref().map_err(|f| inside(*f))?;
        moment
            .objections(checked, &mut |rule, figure| object(findings, rule, field.attackers.item(index), figure))
            .map_err(|f| if f.is_in_list() { f } else { inside(f) })?;
        if !checked.kind.is_combat() {
            continue;
        }
        let mut divisional = false;
        if field.q.rules.independents.is_set() && !moment.alone {
            divisional = supply::is_divisional(checked).map_err(inside)?;
            // 21.3: in a mixed attack the rating is that of a divisional unit.
            let leads = usize::from(field.q.attacker_lead).checked_sub(1) == Some(index);
            if leads && !divisional {
                let Item { about, index: place } = field.attackers.item(index);
                findings.object(R21_3, about.at(place));
            }
        }
        if findings.allows() && settled.0 != Some(unit.hex) {
            let (terrain, chosen) = field.field(unit.hex)?;
            if let (Some(terrain), true) = (terrain, chosen) {
                findings.cite(R9_3B);
                field.note_choice(terrain, unit.hex, index, findings.trail);
            }
            settled = (Some(unit.hex), terrain);
        }
        let (units, alone) = (field.attackers, moment.alone);
        let fighter = Fighter { defends: false, units, index, unit: checked, divisional, alone };
        let added = side.add(field, &fighter, settled.1.as_ref(), findings);
        added.map_err(|f| if f.is_in_list() { f } else { inside(f) })?.ok_or_else(|| too_large(&"attackers"))?;
    }
    Ok(())
}

/// Adds up the defenders in the terrain chosen for them. Units that are not combat units take no part.
pub(super) fn defend<C: Changed + Copy>(
    field: &Battlefield<'_, C>,
    geometry: bool,
    terrain: Option<Field<'_>>,
    side: &mut Side,
    findings: &mut Findings<'_, '_>,
) -> Result<(), Fault> {
    for (index, unit) in field.defenders.iter() {
        let inside = |f: Fault| field.defenders.fault(f, index);
        let checked = unit.checked();
        let checked = checked.as_ref().map_err(|f| inside(*f))?;
        if geometry && unit.hex != field.q.target {
            return Err(inside(Fault::against(&"hex", &"target: the defenders are in the target hex")));
        }
        if !checked.kind.is_combat() {
            continue;
        }
        let units = field.defenders;
        let fighter = Fighter { defends: true, units, index, unit: checked, divisional: false, alone: false };
        let added = side.add(field, &fighter, terrain.as_ref(), findings);
        added.map_err(|f| if f.is_in_list() { f } else { inside(f) })?.ok_or_else(|| too_large(&"defenders"))?;
    }
    Ok(())
}

/// Returns the fault of a sum that is too large.
#[cold]
fn too_large(list: Name) -> Fault {
    Fault::new(FaultCode::Overflow, list)
}
