//! The strength and the costs of each side, unit by unit. OCS 9.3 to 9.7, 9.13.

use super::ground::{Battlefield, Chosen, Field};
use super::lead::{Exploiters, Highest};
use super::objections::{Moment, object};
use crate::fault::{Fault, FaultCode, Name};
use crate::hex::Hex;
use crate::ocs::modes::rating;
use crate::ocs::reasons::Reasons;
use crate::ocs::rules::*;
use crate::ocs::size::{Extent, extent};
use crate::ocs::supply;
use crate::ocs::units::{CombatSupply, Mode, word};
use crate::ruling::{About, Cites, Trail};
use crate::strength::Strength;
use crate::table::numbered;

/// The sums of a side.
pub(super) struct Side {
    pub strength: Strength,
    pub re: u32,
    pub steps: u16,
    /// Supply that the attackers pay, in T.
    pub cost: u16,
    /// A defender pays supply.
    pub pays: bool,
    /// The units that are not disorganized.
    pub able: Exploiters,
    disorganized: Highest,
}

impl Side {
    pub fn new(re: u32) -> Self {
        let (able, disorganized) = (Exploiters::NOBODY, Highest::NOBODY);
        Side { strength: Strength::ZERO, re, steps: 0, cost: 0, pays: false, able, disorganized }
    }
    /// Adds a unit; `name` is the list's, for sums that are too large.
    fn add(&mut self, index: usize, part: &Part, name: Name) -> Result<(), Fault> {
        if part.disorganized {
            self.disorganized.see(index, part.rating);
        } else {
            self.able.see(index, part.rating, part.size.steps == 1);
        }
        self.pays |= part.pays;
        let overflow = || Fault::new(FaultCode::Overflow, name);
        self.steps = self.steps.checked_add(part.size.steps).ok_or_else(overflow)?;
        self.cost = self.cost.checked_add(part.cost).ok_or_else(overflow)?;
        self.re = self.re.checked_add(part.size.re.into()).ok_or_else(overflow)?;
        self.strength = self.strength.plus(part.strength).ok_or_else(overflow)?;
        Ok(())
    }
    /// Returns the first of the units with the highest rating.
    pub fn highest(&self) -> Highest {
        self.able.best.or(self.disorganized)
    }
}

/// The part of one unit.
struct Part {
    strength: Strength,
    size: Extent,
    rating: i8,
    /// Supply that an attacker pays, in T.
    cost: u16,
    /// The unit is a defender that pays supply.
    pays: bool,
    disorganized: bool,
}

/// Adds up the attackers: the rules by which each may not attack, and its strength in the terrain chosen for its stack.
pub(super) fn attackers<'q>(
    field: &Battlefield<'q>,
    moment: &Moment<'q>,
    side: &mut Side,
    reasons: &mut Reasons,
    cites: &mut Cites,
    trail: &mut Trail<'_>,
) -> Result<(), Fault> {
    // The units of a stack are adjacent in the list: its terrain is chosen once.
    let mut settled: Option<(Hex, Option<Field<'q>>)> = None;
    for (index, unit) in numbered(field.q.attackers) {
        let inside = |f: Fault| f.in_list(&"attackers", index);
        let checked = unit.checked().map_err(inside)?;
        moment
            .objections(&checked, |rule, figure| object(reasons, trail, rule, (About::Attackers, index), figure))
            .map_err(|f| if f.list().is_empty() { inside(f) } else { f })?;
        if !checked.kind.is_combat() {
            continue;
        }
        let rating = rating(&checked).map_err(inside)?.rating;
        let size = extent(&checked).map_err(inside)?;
        let pays = word(unit.combat_supply, &"combat_supply").map_err(inside)? == CombatSupply::Paid;
        let cost = if pays { supply::attack_cost(&checked, size, &field.q.rules) } else { 0 };
        let disorganized = checked.mode == Mode::Dg;
        let mut part = Part { strength: Strength::ZERO, size, rating, cost, pays, disorganized };
        if reasons.none() {
            let terrain = match settled {
                Some((hex, terrain)) if hex == unit.hex => terrain,
                _ => {
                    let (terrain, chosen) = field.field(unit.hex)?;
                    if let (Some(terrain), true) = (terrain, chosen) {
                        cites.add(R9_3B);
                        field.note_choice(terrain, unit.hex, index, trail);
                    }
                    settled = Some((unit.hex, terrain));
                    terrain
                }
            };
            part.strength = field.attacker(index, &checked, terrain, cites, trail)?;
        }
        side.add(index, &part, &"attackers")?;
    }
    Ok(())
}

/// Adds up the defenders in the terrain chosen for them. Units that are not combat units take no part.
pub(super) fn defenders(
    field: &Battlefield<'_>,
    geometry: bool,
    terrain: Chosen<'_>,
    side: &mut Side,
    cites: &mut Cites,
    trail: &mut Trail<'_>,
) -> Result<(), Fault> {
    for (index, unit) in numbered(field.q.defenders) {
        let inside = |f: Fault| f.in_list(&"defenders", index);
        let checked = unit.checked().map_err(inside)?;
        if geometry && unit.hex != field.q.target {
            return Err(inside(Fault::new(FaultCode::Contradiction, &"hex")));
        }
        if !checked.kind.is_combat() {
            continue;
        }
        let rating = rating(&checked).map_err(inside)?.rating;
        let size = extent(&checked).map_err(inside)?;
        let strength = field.defender(index, &checked, terrain, cites, trail)?;
        let pays = word(unit.combat_supply, &"combat_supply").map_err(inside)? == CombatSupply::Paid;
        let part = Part { strength, size, rating, cost: 0, pays, disorganized: checked.mode == Mode::Dg };
        side.add(index, &part, &"defenders")?;
    }
    Ok(())
}
