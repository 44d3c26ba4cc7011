//! What each side brings to an attack, unit by unit. OCS 9.3 to 9.7, 9.13.

use super::assess::Combat;
use super::ground::{Battlefield, Chosen, Field};
use super::lead::{Exploiters, Highest};
use super::objections::{Moment, Reasons, is_usual};
use crate::fault::{Fault, FaultCode, Name};
use crate::hex::Hex;
use crate::ocs::modes::rating;
use crate::ocs::rules::*;
use crate::ocs::size::{Extent, extent};
use crate::ocs::supply;
use crate::ocs::units::{Mode, Unit};
use crate::ruling::{About, Cites, Trail, What};
use crate::strength::Strength;

/// Ordinary units are added in a loop of their own: for speed alone, since the way that looks at a unit in every respect
/// comes to the same. Where flash counts it takes them all.
const QUICK: bool = cfg!(feature = "fast");

/// The units of a side.
pub(super) struct Line<'q> {
    pub units: &'q [Unit],
    pub about: About,
    /// How far from which hex each must stand, if the question says where they stand.
    place: Option<(Hex, u32)>,
}

/// Whether a hex is so far from another.
#[inline]
fn stands(hex: Hex, (other, apart): (Hex, u32)) -> bool {
    if apart == 0 { hex == other } else { hex.distance(other) == apart }
}

/// What a side brings.
pub(super) struct Side {
    pub strength: Strength,
    pub re_quarters: u32,
    pub steps: u16,
    /// Supply that the attackers pay, in T.
    pub cost: u16,
    /// Some defender pays supply.
    pub pays: bool,
    /// Those that are not disorganized.
    pub able: Exploiters,
    disorganized: Highest,
}

impl Side {
    #[inline]
    pub fn new(re_quarters: u32) -> Self {
        let (able, disorganized) = (Exploiters::NOBODY, Highest::NOBODY);
        Side { strength: Strength::ZERO, re_quarters, steps: 0, cost: 0, pays: false, able, disorganized }
    }
    /// Adds the ordinary units of a line in the open, from one of them up to the first that is not; which that is.
    #[cfg_attr(feature = "fast", inline(always))]
    fn tally(&mut self, line: &Line<'_>, begin: usize, trail: &mut Trail<'_>) -> usize {
        // A unit takes 80 bytes and has at most 40 steps, which are 160 quarters: the sums fit what counts bytes.
        let (mut at, mut steps, mut re_quarters) = (begin, 0usize, 0usize);
        for unit in line.units.get(begin..).unwrap_or_default() {
            if line.place.is_some_and(|place| !stands(unit.hex, place)) {
                break;
            }
            let Some(unit) = unit.ordinary() else { break };
            // What overflows is looked at again.
            let Some(strength) = self.strength.plus(unit.strength) else { break };
            self.strength = strength;
            // As worth::strength notes it.
            trail.strength(R9_7, What::Strength, line.about, at, (1, 1), unit.strength.0);
            self.able.see(at, unit.rating, unit.extent.steps == 1);
            steps = steps.wrapping_add(unit.extent.steps.into());
            re_quarters = re_quarters.wrapping_add(unit.extent.re_quarters.into());
            at = at.wrapping_add(1);
        }
        self.pays |= at != begin;
        // Each pays 1T a step.
        let cost = u16::try_from(steps).unwrap_or(u16::MAX);
        self.grow(cost, u32::try_from(re_quarters).unwrap_or(u32::MAX), cost);
        at
    }
    /// The same, for lines of which some units are ordinary.
    #[inline(never)]
    fn run(&mut self, line: &Line<'_>, begin: usize, trail: &mut Trail<'_>) -> usize {
        self.tally(line, begin, trail)
    }
    /// Adds a unit that was looked at in every respect.
    fn add(&mut self, index: usize, part: &Part, name: Name) -> Result<(), Fault> {
        if part.disorganized {
            self.disorganized.see(index, part.rating);
        } else {
            self.able.see(index, part.rating, part.size.steps == 1);
        }
        self.pays |= part.pays;
        self.grow(part.size.steps, part.size.re_quarters.into(), part.cost);
        self.strength = self.strength.plus(part.strength).ok_or(Fault::new(FaultCode::Overflow, name))?;
        Ok(())
    }
    #[inline]
    fn grow(&mut self, steps: u16, re_quarters: u32, cost: u16) {
        self.steps = self.steps.saturating_add(steps);
        self.re_quarters = self.re_quarters.saturating_add(re_quarters);
        self.cost = self.cost.saturating_add(cost);
    }
    /// The first of the units with the highest rating.
    #[inline]
    pub fn highest(&self) -> Highest {
        self.able.best.or(self.disorganized)
    }
}

/// Both sides of a regular attack, if nothing about it is special: all units are ordinary, in the open, where they must
/// stand. Nothing of it is kept in memory, which is most of what it saves.
#[cfg_attr(feature = "fast", inline(always))]
pub(super) fn ordinary(q: &Combat<'_>, trail: &mut Trail<'_>) -> Option<(Side, Side)> {
    let open = q.terrain.is_empty() && q.approaches.is_empty() && q.own_terrain == 0;
    let options = !q.rules.brigade_attack.is_set() && q.rules.step_loss.get().is_some();
    if !(QUICK && open && options && !q.hex_attacked.is_set()) {
        return None;
    }
    let noted = trail.needed();
    // Where the question has no geometry all stand at 0, 0.
    let apart = u32::from(q.target != Hex::default());
    let (mut attacking, mut defending) = (Side::new(u32::from(q.bystanders_re)), Side::new(0));
    let line = Line { units: q.attackers, about: About::Attackers, place: Some((q.target, apart)) };
    if attacking.tally(&line, 0, trail) == q.attackers.len() {
        trail.strength(R9_7, What::Total, About::Attackers, usize::MAX, (1, 1), attacking.strength.0);
        let line = Line { units: q.defenders, about: About::Defenders, place: Some((q.target, 0)) };
        if defending.tally(&line, 0, trail) == q.defenders.len() {
            trail.strength(R9_7, What::Total, About::Defenders, usize::MAX, (1, 1), defending.strength.0);
            return Some((attacking, defending));
        }
    }
    trail.take_back_to(noted);
    None
}

/// What one unit brings.
struct Part {
    strength: Strength,
    size: Extent,
    rating: i8,
    /// Supply that an attacker pays, in T.
    cost: u16,
    /// A defender that pays supply.
    pays: bool,
    disorganized: bool,
}

/// The attackers, one by one: why each may not attack, and what it is worth in the terrain chosen for its stack.
#[cfg_attr(feature = "fast", inline(always))]
pub(super) fn attackers<'q>(
    field: &Battlefield<'q>,
    moment: &Moment<'q>,
    side: &mut Side,
    reasons: &mut Reasons,
    cites: &mut Cites,
    trail: &mut Trail<'_>,
) -> Result<(), Fault> {
    let q = field.q;
    let line = Line { units: q.attackers, about: About::Attackers, place: moment.geometry.then_some((q.target, 1)) };
    let mut settled = None;
    // A game's option may change what a unit pays.
    let open = QUICK && field.is_open() && is_usual(moment.overrun, moment.phase) && !q.rules.brigade_attack.is_set();
    let mut index = 0;
    loop {
        if open && reasons.none() {
            index = side.run(&line, index, trail);
        }
        let Some(unit) = q.attackers.get(index) else { return Ok(()) };
        Attacker { field, moment, index, unit }.join(side, &mut settled, reasons, cites, trail)?;
        index = index.wrapping_add(1);
    }
}

/// An attacker, to be looked at in every respect.
struct Attacker<'a, 'q> {
    field: &'a Battlefield<'q>,
    moment: &'a Moment<'q>,
    index: usize,
    unit: &'q Unit,
}

impl<'q> Attacker<'_, 'q> {
    /// Adds it.
    #[inline(never)]
    fn join(
        &self,
        side: &mut Side,
        settled: &mut Option<(Hex, Option<Field<'q>>)>,
        reasons: &mut Reasons,
        cites: &mut Cites,
        trail: &mut Trail<'_>,
    ) -> Result<(), Fault> {
        let Attacker { field, moment, index, unit } = *self;
        let inside = |f: Fault| f.in_list(&"attackers", index);
        let checked = unit.parsed().map_err(inside)?;
        moment
            .objections(&checked, |rule| reasons.object(trail, rule, About::Attackers, index))
            .map_err(|f| if f.list().is_empty() { inside(f) } else { f })?;
        let rating = rating(&checked).map_err(inside)?.rating;
        let size = extent(&checked);
        let pays = unit.combat_supply.0 == 0;
        let cost = if pays { supply::attack_cost(&checked, size, &field.q.rules) } else { 0 };
        let mut part =
            Part { strength: Strength::ZERO, size, rating, cost, pays, disorganized: checked.mode == Mode::Dg };
        if !reasons.none() {
            return side.add(index, &part, &"attackers");
        }
        let terrain = match *settled {
            Some((hex, terrain)) if hex == unit.hex => terrain,
            _ => {
                let (terrain, chosen) = field.field(unit.hex)?;
                if let (Some(terrain), true) = (terrain, chosen) {
                    cites.add(R9_3);
                    field.note_choice(terrain, unit.hex, index, trail);
                }
                *settled = Some((unit.hex, terrain));
                terrain
            }
        };
        part.strength = field.attacker(index, &checked, terrain, cites, trail)?;
        side.add(index, &part, &"attackers")
    }
}

/// The defenders, one by one, in the terrain chosen for them; those that are no combat units take no part.
#[cfg_attr(feature = "fast", inline(always))]
pub(super) fn defenders(
    field: &Battlefield<'_>,
    geometry: bool,
    terrain: Chosen<'_>,
    side: &mut Side,
    cites: &mut Cites,
    trail: &mut Trail<'_>,
) -> Result<(), Fault> {
    let q = field.q;
    let line = Line { units: q.defenders, about: About::Defenders, place: geometry.then_some((q.target, 0)) };
    let mut index = 0;
    loop {
        if QUICK && terrain.is_none() {
            index = side.run(&line, index, trail);
        }
        let Some(unit) = q.defenders.get(index) else { return Ok(()) };
        let misplaced = geometry && unit.hex != q.target;
        defender(field, (index, unit), misplaced, terrain, side, cites, trail)?;
        index = index.wrapping_add(1);
    }
}

/// Adds a defender that is looked at in every respect, if it is a combat unit.
#[inline(never)]
fn defender(
    field: &Battlefield<'_>,
    (index, unit): (usize, &Unit),
    misplaced: bool,
    terrain: Chosen<'_>,
    side: &mut Side,
    cites: &mut Cites,
    trail: &mut Trail<'_>,
) -> Result<(), Fault> {
    let inside = |f: Fault| f.in_list(&"defenders", index);
    let checked = unit.parsed().map_err(inside)?;
    if misplaced {
        return Err(inside(Fault::new(FaultCode::Contradiction, &"hex")));
    }
    if !checked.kind.is_combat() {
        return Ok(());
    }
    let rating = rating(&checked).map_err(inside)?.rating;
    let size = extent(&checked);
    let strength = field.defender(index, &checked, terrain, cites, trail)?;
    let pays = unit.combat_supply.0 == 0;
    let part = Part { strength, size, rating, cost: 0, pays, disorganized: checked.mode == Mode::Dg };
    side.add(index, &part, &"defenders")
}
