//! Consolidation of crippled formations: combining units, or exchanging them with those of another formation. OCS 13.9.

use super::effects::{EffectKind, Effects};
use super::rules::*;
use super::units::{Checked, Kind, Mode, Phase, Size, Stocks, Unit, is_independent, word};
use crate::fault::Fault;
use crate::reflect::{Code, Flag, Question, Reflect, Words};
use crate::rule::Rule;
use crate::ruling::{About, Cites, Findings, Item, Ruling, Trail, Verdict, What};
use crate::table::numbered;

/// The kind of consolidation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Consolidation {
    /// Two multi-step units are combined into one (13.9.1).
    Steps,
    /// A unit is exchanged with one of another formation (13.9.2).
    Swap,
    /// An independent unit joins a formation (13.9.3).
    Join,
    /// Two reduced aircraft are combined into one (13.9.4).
    Aircraft,
}

/// Two units that are to be consolidated.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Consolidate {
    /// The unit that stays on the map.
    #[required]
    pub unit: Unit,
    /// The other unit: one that gives its steps, or one in the Dead Pile whose place in its formation `unit` takes.
    #[required]
    pub other: Unit,
    /// The other unit is in the Dead Pile.
    pub dead: Flag,
    /// Two aircraft are of different types, even if their values are the same.
    pub types_differ: Flag,
    /// The phase. Required where the answer depends on it.
    #[when_needed]
    pub phase: Code<Phase>,
}

/// A consolidation that is allowed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Consolidated {
    /// The formation of the unit afterwards; 0 if it belongs to none.
    pub formation: u16,
    /// The kind of consolidation.
    pub kind: Code<Consolidation>,
    /// Steps that the unit regains.
    pub steps: u8,
    /// Steps of the other unit that are lost.
    pub wasted: u8,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// Decides whether two units may be consolidated (OCS 13.9). The kind follows from the units. They are two aircraft, or
/// two units on the map, or a unit on the map and one in the Dead Pile, the former of a formation or independent.
///
/// Ground units must be identical on both sides of their counters, without Low or Exhausted internal stocks and not
/// disorganized, in the Reinforcement Phase. Adjacent enemies and being Out of Supply do not matter. A regular truck
/// may become an Organic one. Aircraft may be consolidated in any phase. A forbidden answer cites every reason. The
/// effects return steps to the unit (0) and remove the other (1), or give each its new formation.
///
/// ```
/// use grognard_core::ocs::consolidation::{assess, Consolidate};
/// use grognard_core::ocs::{effects::{Effect, EffectKind, Effects}, units::{Phase, Size, Unit}};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let size = Code::new(Size::MultiStep);
/// let division = |steps_lost| Unit { size, steps: 4, steps_lost, ..Unit::regiment(1, 12, 3) };
/// let phase = Code::new(Phase::Reinforcement);
/// let question = Consolidate { unit: division(3), other: division(2), phase, ..Default::default() };
/// let mut room = [Effect::default(); 2];
/// let mut effects = Effects::new(&mut room);
/// let merged = assess(&question, &mut effects, &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!((merged.steps, merged.wasted), (2, 0));
/// assert_eq!(effects.items()[1].what.get(), Some(EffectKind::Remove));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for the phase, and for the side, the kind, the mode, the orientation and the steps of both units.
///   Also for the size, the arm and the rating of combat units, and for the movement allowance and the mobility of
///   Transport Points.
/// * `contradiction` for units of two sides, and for an aircraft and another unit. Also for a unit that had a bridge
///   and is no engineer.
/// * `unknown_word` for the phase and for words of units.
/// * `out_of_range` for a movement allowance and steps that no counter has.
/// * `impossible_mode` for a mode that a unit's kind cannot have.
/// * `reserved` for reserved bytes that are not 0.
/// * `buffer_too_small` in C, for a list of effects that is too small.
pub fn assess(
    question: &Consolidate,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Consolidated>>, Fault> {
    judge(question, &|index, fault| fault.within(if index == 0 { &text!("unit") } else { &"other" }), effects, trail)
}

/// Decides whether two units may be consolidated; `blame` makes a fault that of the unit (0) or the other (1).
pub(super) fn judge(
    q: &Consolidate,
    blame: &dyn Fn(usize, Fault) -> Fault,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Consolidated>>, Fault> {
    let unit = q.unit.checked().map_err(|f| blame(0, f))?;
    let other = q.other.checked().map_err(|f| blame(1, f))?;
    let phase = word(q.phase, &"phase")?;
    for (index, unit) in numbered(&[&q.unit, &q.other]) {
        unit.said_side().map_err(|f| blame(index, f))?;
    }
    if q.other.side != q.unit.side {
        return Err(blame(1, Fault::against(&text!("side"), &"unit: both are of one side")));
    }
    let pair = Pair { q, unit: &unit, other: &other, blame };
    let (kind, rule) = pair.kind()?;
    let mut findings = Findings::by(rule, trail);
    let mut object = |rule: Rule, item: Item| findings.object(rule, item);
    if kind == Consolidation::Aircraft {
        pair.aircraft(|item| object(rule, item));
    } else {
        if phase != Phase::Reinforcement {
            object(rule, BOTH);
        }
        pair.ground(rule, &mut object)?;
        match kind {
            Consolidation::Steps => pair.steps(|item| object(rule, item)),
            _ => pair.exchange(kind, object)?,
        }
    }
    if !findings.allows() {
        return Ok(findings.verdict(Consolidated::default));
    }
    let mut value = Consolidated { formation: q.unit.formation, kind: Code::new(kind), ..Consolidated::default() };
    match kind {
        Consolidation::Steps | Consolidation::Aircraft => {
            // Never beyond full strength: the excess is lost.
            let given = other.steps_left().map_err(|f| blame(1, f))?;
            value.steps = given.min(q.unit.steps_lost);
            value.wasted = given.saturating_sub(value.steps);
            findings.note(rule, What::Steps, About::Units.at(0), i32::from(value.steps));
            effects.change(0, EffectKind::GainSteps, value.steps, rule);
            effects.change(1, EffectKind::Remove, 0, rule);
        }
        Consolidation::Swap | Consolidation::Join => {
            value.formation = q.other.formation;
            effects.amount(0, EffectKind::SetFormation, q.other.formation, rule);
            effects.amount(1, EffectKind::SetFormation, q.unit.formation, rule);
        }
    }
    Ok(Ruling::new(Verdict::Allowed(value), Cites::by(rule)))
}

/// The first unit, the other, and both, for steps of the trail.
const UNIT: Item = About::Units.at(0);
const OTHER: Item = About::Units.at(1);
const BOTH: Item = Item::all(About::Units);

/// The two units.
#[derive(Clone, Copy)]
struct Pair<'a> {
    q: &'a Consolidate,
    unit: &'a Checked<'a>,
    other: &'a Checked<'a>,
    /// Makes a fault that of one of them.
    blame: &'a dyn Fn(usize, Fault) -> Fault,
}

impl Pair<'_> {
    /// Returns the kind of consolidation and its rule.
    fn kind(&self) -> Result<(Consolidation, Rule), Fault> {
        let aircraft = [self.unit.kind, self.other.kind].map(|kind| kind == Kind::Aircraft);
        Ok(match (aircraft, self.q.dead.is_set(), self.q.unit.formation) {
            ([true, true], ..) => (Consolidation::Aircraft, R13_9_4),
            ([true, false] | [false, true], ..) => {
                return Err((self.blame)(
                    1,
                    Fault::against(&text!("kind"), &"unit: aircraft consolidate with aircraft"),
                ));
            }
            (_, false, _) => (Consolidation::Steps, R13_9_1),
            // A unit of a formation never becomes independent (13.9.3).
            (_, true, 1..) if self.q.other.formation == 0 => (Consolidation::Join, R13_9_3),
            (_, true, 1..) => (Consolidation::Swap, R13_9_2),
            (_, true, 0) => (Consolidation::Join, R13_9_3),
        })
    }
    /// Checks the conditions of every consolidation of ground units.
    fn ground(&self, rule: Rule, object: &mut impl FnMut(Rule, Item)) -> Result<(), Fault> {
        let truck_joins =
            self.unit.kind == Kind::Truck && self.other.kind == Kind::OrganicTruck && self.q.dead.is_set();
        for (index, unit) in [(0, self.unit), (1, self.other)] {
            told(unit).map_err(|f| (self.blame)(index, f))?;
        }
        let combat = self.unit.kind.is_combat();
        if !(combat || self.unit.kind.is_transport()) {
            object(rule, UNIT);
        }
        if !self.q.unit.is_identical(&self.q.other) || !(self.unit.kind == self.other.kind || truck_joins) {
            object(rule, OTHER);
        }
        for (index, unit) in [(0, self.unit), (1, self.other)] {
            let stocks = word(unit.unit.stocks, &"stocks").map_err(|f| (self.blame)(index, f))?;
            if stocks != Stocks::Full || unit.mode == Mode::Dg {
                object(rule, About::Units.at(index));
            }
        }
        Ok(())
    }
    /// Checks the conditions for two multi-step units (13.9.1).
    fn steps(&self, mut object: impl FnMut(Item)) {
        if self.q.unit.size.get() != Some(Size::MultiStep) || !self.unit.kind.is_combat() {
            object(UNIT);
        }
        if self.q.unit.hex != self.q.other.hex {
            object(BOTH);
        }
    }
    /// Checks the conditions of an exchange with the Dead Pile (13.9.2, 13.9.3).
    fn exchange(&self, kind: Consolidation, mut object: impl FnMut(Rule, Item)) -> Result<(), Fault> {
        let (unit, other) = (&self.q.unit, &self.q.other);
        if kind == Consolidation::Swap && unit.formation == other.formation {
            object(R13_9_2, OTHER);
        }
        if kind == Consolidation::Join {
            // 13.9.3: an independent unit (3.2f: of no formation and not multi-step) into a formation, never back.
            if !is_independent(self.unit).map_err(|f| (self.blame)(0, f))? || other.formation == 0 {
                object(R13_9_3, UNIT);
            }
        }
        // 13.5c: a unit with a yellow dot is in no Dead Pile.
        if other.yellow_dot.is_set() {
            object(R13_5C, OTHER);
            object(R3_1D, OTHER);
        }
        Ok(())
    }
    /// Checks the conditions for two aircraft (13.9.4).
    fn aircraft(&self, mut object: impl FnMut(Item)) {
        let (unit, other) = (&self.q.unit, &self.q.other);
        let same = unit.is_identical(other) && unit.inactive.is_set() == other.inactive.is_set();
        if !same || self.q.types_differ.is_set() {
            object(OTHER);
        }
        if unit.hex != other.hex || self.q.dead.is_set() {
            object(BOTH);
        }
        for (index, reduced) in [(0, unit.steps_lost > 0), (1, other.steps_lost > 0)] {
            if !reduced {
                object(About::Units.at(index));
            }
        }
    }
}

/// Faults where a counter does not say what every one of its kind prints, and by which two of them are compared.
fn told(unit: &Checked<'_>) -> Result<(), Fault> {
    let bare = unit.kind.is_hq() || unit.kind.is_replacement();
    if unit.kind.is_combat() && !bare {
        unit.size()?;
        word(unit.unit.arm, &"arm")?;
        unit.unit.rating.said(&"rating")?;
    }
    if unit.kind.is_transport() {
        unit.ma()?;
        unit.mobility()?;
    }
    Ok(())
}

impl Unit {
    /// Returns whether two counters print the same on both sides; their kinds are compared separately.
    fn is_identical(&self, other: &Unit) -> bool {
        self.combat_side == other.combat_side
            && self.move_side == other.move_side
            && (self.arm, self.symbol, self.size) == (other.arm, other.symbol, other.size)
            && (self.steps.max(1), self.re) == (other.steps.max(1), other.re)
            && (self.rating, self.nationality) == (other.rating, other.nationality)
            && self.yellow_dot.is_set() == other.yellow_dot.is_set()
            && self.strategic.is_set() == other.strategic.is_set()
            && (self.amount == other.amount || !self.kind.get().is_some_and(Kind::is_transport))
    }
}
