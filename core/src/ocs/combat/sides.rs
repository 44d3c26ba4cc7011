//! The strength and the costs of each side, unit by unit. OCS 9.3 to 9.7, 9.13.

use super::ground::{Battlefield, Field};
use super::lead::{Exploiters, Highest};
use super::objections::{Moment, object};
use crate::fault::{Fault, FaultCode, Name};
use crate::hex::Hex;
use crate::ocs::changed::Changed;
use crate::ocs::modes::{Rated, rating};
use crate::ocs::rules::*;
use crate::ocs::size::{Extent, extent};
use crate::ocs::supply;
use crate::ocs::units::{Checked, CombatSupply, Mode, word};
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
    pub fn new(re: u32) -> Self {
        let (able, [disorganized, divisional]) = (Exploiters::NOBODY, [Highest::NOBODY; 2]);
        let (strength, factor, uneven) = (Strength::ZERO, None, false);
        Side { strength, re, steps: 0, cost: 0, paid: None, factor, uneven, able, disorganized, divisional }
    }
    /// Adds a unit; `name` is the list's, for sums that are too large.
    fn add(&mut self, index: usize, part: &Part, name: Name) -> Result<(), Fault> {
        if part.disorganized {
            self.disorganized.see(index, part.rated);
        } else {
            self.able.see(index, part.rated, part.size.steps == 1);
        }
        if part.divisional {
            self.divisional.see(index, part.rated);
        }
        if part.pays {
            self.paid = Some(self.paid.unwrap_or(0).saturating_add(part.size.re.into()));
        }
        let overflow = || Fault::new(FaultCode::Overflow, name);
        self.steps = self.steps.checked_add(part.size.steps).ok_or_else(overflow)?;
        self.cost = self.cost.checked_add(part.cost).ok_or_else(overflow)?;
        self.re = self.re.checked_add(part.size.re.into()).ok_or_else(overflow)?;
        self.strength = self.strength.plus(part.strength).ok_or_else(overflow)?;
        Ok(())
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
        self.highest().index != self.highest_of_all().index
    }
}

/// The part of one unit.
struct Part {
    strength: Strength,
    size: Extent,
    rated: Rated,
    /// Supply that an attacker pays, in T.
    cost: u16,
    /// The unit's combat supply is paid.
    pays: bool,
    disorganized: bool,
    /// The unit is divisional, in a game in which that matters (21.3).
    divisional: bool,
}

impl Part {
    /// The part of no unit.
    const NONE: Part = Part {
        strength: Strength::ZERO,
        size: Extent { re: 0, steps: 0 },
        rated: Rated::NOBODY,
        cost: 0,
        pays: false,
        disorganized: false,
        divisional: false,
    };

    /// Becomes the part of a combat unit, without its strength and what it pays.
    fn read(&mut self, unit: &Checked<'_>) -> Result<(), Fault> {
        (self.rated, self.size) = (rating(unit)?, extent(unit)?);
        self.pays = word(unit.unit.combat_supply, &"combat_supply")? == CombatSupply::Paid;
        self.disorganized = unit.mode == Mode::Dg;
        Ok(())
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
        let mut part = Part::NONE;
        part.read(checked).map_err(inside)?;
        if part.pays {
            part.cost = supply::attack_cost(checked, part.size, &field.q.rules, moment.alone);
        }
        if field.q.rules.independents.is_set() && !moment.alone {
            part.divisional = supply::is_divisional(checked).map_err(inside)?;
            // 21.3: in a mixed attack the rating is that of a divisional unit.
            let leads = usize::from(field.q.attacker_lead).checked_sub(1) == Some(index);
            if leads && !part.divisional {
                let Item { about, index: place } = field.attackers.item(index);
                findings.object(R21_3, about.at(place));
            }
        }
        if findings.allows() {
            if settled.0 != Some(unit.hex) {
                let (terrain, chosen) = field.field(unit.hex)?;
                if let (Some(terrain), true) = (terrain, chosen) {
                    findings.cite(R9_3B);
                    field.note_choice(terrain, unit.hex, index, findings.trail);
                }
                settled = (Some(unit.hex), terrain);
            }
            let (strength, factor) = field.strength(false, index, checked, settled.1, findings)?;
            part.strength = strength;
            side.multiply(factor);
        }
        side.add(index, &part, &"attackers")?;
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
        let mut part = Part::NONE;
        part.read(checked).map_err(inside)?;
        let (strength, factor) = field.strength(true, index, checked, terrain, findings)?;
        part.strength = strength;
        side.multiply(factor);
        side.add(index, &part, &"defenders")?;
    }
    Ok(())
}
