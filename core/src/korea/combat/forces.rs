//! The forces of a combat: the lead of each side, and what its units bring. KOR 8.0, 8.2.

use super::question::Combat;
use crate::bounded::Bounded;
use crate::fault::Fault;
use crate::hex::Hex;
use crate::korea::flanking::Ring;
use crate::korea::units::{Checked, Quality, Side, Unit, Units, lead};
use crate::table::numbered;

/// The force of a side.
pub(super) struct Force {
    pub side: Side,
    pub lead: Checked,
    /// An armored or mechanized unit takes part.
    pub armor: bool,
    /// An armored or mechanized unit is in the combat hex.
    pub armor_in_hex: bool,
    /// Units other than the lead that are not static.
    pub supporters: u16,
    /// The supporters that are adjacent to the combat hex.
    pub adjacent: u16,
}

impl Force {
    /// Creates a force of the lead only, before its units are added.
    fn led(side: Side, lead: Checked) -> Force {
        Force { side, lead, armor: false, armor_in_hex: false, supporters: 0, adjacent: 0 }
    }
    /// Adds a unit that takes part.
    fn add(&mut self, unit: &Checked, leads: bool, adjacent: bool) {
        let armor = unit.arm.is_armored();
        self.armor |= armor;
        self.armor_in_hex |= armor && !adjacent;
        if !leads && !unit.is_static {
            self.supporters = self.supporters.saturating_add(1);
            self.adjacent = self.adjacent.saturating_add(u16::from(adjacent));
        }
    }
}

/// The forces of both sides.
pub(super) struct Forces {
    pub attacker: Force,
    pub defender: Force,
    /// The quality of the attacker's lead.
    pub attacker_quality: Quality,
    /// The quality of the defender's lead.
    pub defender_quality: Quality,
    /// The places of the attackers around the combat hex.
    pub ring: Ring,
    /// The combat hex.
    pub target: Hex,
}

impl Forces {
    /// Checks the units of both sides, and returns what they bring.
    pub fn of(q: &Combat<'_>) -> Result<Self, Fault> {
        let leading = lead(q.attackers, q.attacker_lead, &"attackers", &"attacker_lead")?;
        let target = lead(q.defenders, q.defender_lead, &"defenders", &"defender_lead")?;
        let attacking = Units { list: q.attackers, name: &"attackers" }.side()?;
        let defending = Units { list: q.defenders, name: &"defenders" }.side()?;
        if attacking == defending {
            return Err(Fault::against(&text!("side"), &"attackers[].side: attackers and defenders are of two sides")
                .in_list(&"defenders", 0));
        }
        let lead = leading.checked().map_err(|f| f.in_list(&"attackers", usize::from(q.attacker_lead)))?;
        let mut attacker = Force::led(attacking, lead);
        let around = attackers(q, leading, target.hex, &mut attacker)?;
        let lead = target.checked().map_err(|f| f.in_list(&"defenders", usize::from(q.defender_lead)))?;
        let mut defender = Force::led(defending, lead);
        defenders(q, target.hex, around.sides, &mut defender)?;
        let attacker_quality = quality(leading).map_err(|f| f.in_list(&"attackers", usize::from(q.attacker_lead)))?;
        let defender_quality = quality(target).map_err(|f| f.in_list(&"defenders", usize::from(q.defender_lead)))?;
        Ok(Forces { attacker, defender, attacker_quality, defender_quality, ring: around.ring, target: target.hex })
    }
}

/// Returns the quality of a lead.
fn quality(lead: &Unit) -> Result<Quality, Fault> {
    lead.quality.said(&"quality")
}

/// The hexes around the combat hex.
struct Around {
    /// The places of the attackers other than the lead.
    ring: Ring,
    /// Those that attackers hold, one bit each.
    sides: u8,
}

/// Adds the attackers, which are adjacent to the combat hex, and returns their places around it.
fn attackers(q: &Combat<'_>, leading: &Unit, target: Hex, force: &mut Force) -> Result<Around, Fault> {
    let at = usize::from(q.attacker_lead);
    let apart = |i| {
        let why = &"defenders[].hex: an attacker stands beside the hex of the defenders' lead";
        Fault::against(&"hex", why).in_list(&"attackers", i).other_at(usize::from(q.defender_lead))
    };
    let front = target.side_to(leading.hex).ok_or_else(|| apart(at))?;
    let mut around = Around { ring: Ring::default(), sides: 0 };
    for (i, unit) in numbered(q.attackers) {
        let checked = unit.checked().map_err(|f| f.in_list(&"attackers", i))?;
        let side = target.side_to(unit.hex).ok_or_else(|| apart(i))?;
        around.sides |= 1u8.bounded_shl(u32::from(side));
        force.add(&checked, i == at, true);
        if i != at {
            around.ring.add(side, front);
        }
    }
    Ok(around)
}

/// Adds the defenders: in the combat hex or adjacent to it, but not in a hex that an attacker holds.
fn defenders(q: &Combat<'_>, target: Hex, sides: u8, force: &mut Force) -> Result<(), Fault> {
    let at = usize::from(q.defender_lead);
    for (i, unit) in numbered(q.defenders) {
        let checked = unit.checked().map_err(|f| f.in_list(&"defenders", i))?;
        let side = target.side_to(unit.hex);
        let held = side.is_some_and(|side| sides & 1u8.bounded_shl(u32::from(side)) != 0);
        if held || (side.is_none() && unit.hex != target) {
            let attacker = q.attackers.iter().position(|attacker| attacker.hex == unit.hex);
            let fault = match attacker {
                Some(other) => {
                    Fault::against(&"hex", &"attackers[].hex: no hex holds units of both sides").other_at(other)
                }
                None => {
                    Fault::against(&"hex", &"[].hex: a defender stands in its lead's hex or beside it").other_at(at)
                }
            };
            return Err(fault.in_list(&"defenders", i));
        }
        force.add(&checked, i == at, side.is_some());
    }
    Ok(())
}
