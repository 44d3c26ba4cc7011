//! Breakdowns: steps of a multi-step unit as counters of their own. OCS 20.0.

use super::board::{Board, UNITS};
use super::effects::{Effect, EffectKind, Effects};
use super::modes::left;
use super::participants::Participants;
use super::rules::*;
use super::units::{Arm, Checked, Mode, Phase, Progress, Size, Unit, is_independent, word};
use crate::fault::{Fault, FaultCode, List, Name};
use crate::reflect::{Code, Question, Reflect, Words};
use crate::ruling::{About, Amount, Cites, Findings, Ruling, Trail, Verdict, What};
use crate::table::{numbered, once};

/// The list of the Breakdowns in both questions.
const BREAKDOWNS: crate::fault::Name = &"breakdowns";

/// The moment at which Breakdowns are made or absorbed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum BreakdownMoment {
    /// The multi-step unit begins to move in a Movement Segment.
    Moves = 1,
    /// The multi-step unit advances after combat.
    Advances,
    /// The multi-step unit retreats.
    Retreats,
    /// A phase ends.
    PhaseEnds,
}

/// A multi-step unit that is to make Breakdowns.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct BreakDown<'a> {
    /// The multi-step unit.
    #[required]
    pub unit: Unit,
    /// The Breakdowns that it is to make, with the mode and the markers that they are to have.
    #[required]
    pub breakdowns: &'a [Unit],
    /// The moment.
    #[required]
    pub moment: Code<BreakdownMoment>,
    /// The phase.
    #[required]
    pub phase: Code<Phase>,
}

/// What is left of a unit that made Breakdowns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct BrokenDown {
    /// The steps that are left to the multi-step unit.
    pub steps: u8,
    /// The Breakdowns that it makes.
    pub made: u8,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 2],
}

/// Decides whether a multi-step unit may put steps into its hex as Breakdowns (OCS 20.0). It is one of class Other, as
/// it begins to move or as it advances or retreats after combat. It puts any number of steps but its last. A Breakdown
/// is an independent unit of the size `breakdown`, of 1 RE and one step, and of the same nation. Its Action Rating is
/// not above the unit's, and it has the unit's mode and markers. Neither spends movement. A forbidden answer cites
/// every reason. The effects take the steps from the unit (0) and place the Breakdowns (from 1) in its hex.
///
/// ```
/// use grognard_core::ocs::breakdowns::{BreakDown, BreakdownMoment, make};
/// use grognard_core::ocs::{effects::Effects, units::{Arm, Phase, Size, Unit}};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let regiment = Unit { nationality: 1, ..Unit::regiment(1, 3, 3) };
/// let (size, arm) = (Code::new(Size::MultiStep), Code::new(Arm::Other));
/// let unit = Unit { size, arm, steps: 3, ..regiment };
/// let (moment, phase) = (Code::new(BreakdownMoment::Moves), Code::new(Phase::Movement));
/// let question = |breakdowns| BreakDown { unit, breakdowns, moment, phase };
/// let counters = [Unit { size: Code::new(Size::Breakdown), ..regiment }; 3];
/// let two = make(&question(&counters[..2]), &mut Effects::none(), &mut Trail::none())?;
/// assert_eq!(two.value.allowed().map(|left| left.steps), Some(1));
/// let three = make(&question(&counters), &mut Effects::none(), &mut Trail::none())?;
/// assert!(!three.value.is_allowed()); // its last step stays
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `empty` for no Breakdowns.
/// * `missing_field` for the moment and the phase, and for the kind, the mode, the orientation, the side, the
///   nationality, the size, the steps and the rating of a unit. Also for the arm of the multi-step unit.
/// * `contradiction` for a Breakdown that differs from its unit in side, mode, orientation, stocks or markers, in
///   `had_zoc` or in `alt_rolled`. Also for a unit that had a bridge and is no engineer.
/// * `out_of_range` for steps that no counter has.
/// * `missing_field` and `out_of_range` for the movement allowance of a unit that was transported and is to move.
/// * `unknown_word` for words of the question and of units.
/// * `impossible_mode` for a mode that a unit's kind cannot have.
/// * `reserved` for reserved bytes that are not 0.
/// * `buffer_too_small` in C, for a list of effects that is too small.
pub fn make(
    question: &BreakDown<'_>,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<BrokenDown>>, Fault> {
    divide(question, &|fault| fault.within(&"unit"), effects, trail)
}

/// Decides whether a unit may make Breakdowns; `blame` makes a fault that of the unit.
pub(super) fn divide(
    q: &BreakDown<'_>,
    blame: &dyn Fn(Fault) -> Fault,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<BrokenDown>>, Fault> {
    let (moment, phase) = (word(q.moment, &"moment")?, word(q.phase, &"phase")?);
    if q.breakdowns.is_empty() {
        return Err(Fault::new(FaultCode::Empty, BREAKDOWNS));
    }
    let mut findings = Findings::of(Cites::of(&[R20_0, R20_0F]), trail);
    // 20.0: nothing but a combat unit has steps to divide.
    if !q.unit.checked().map_err(blame)?.kind.is_combat() {
        findings.object(R20_0, About::Units.at(0));
        return Ok(findings.verdict(BrokenDown::default));
    }
    let pool = Pool::of(&q.unit).map_err(blame)?;
    if !pool.divides {
        findings.object(R20_0, About::Units.at(0));
    }
    let moves = moment == BreakdownMoment::Moves;
    let may = match moment {
        BreakdownMoment::Moves => begins(&pool.unit, phase).map_err(blame)?,
        BreakdownMoment::Advances | BreakdownMoment::Retreats => {
            matches!(phase, Phase::Movement | Phase::Reaction | Phase::Combat | Phase::Exploitation)
        }
        BreakdownMoment::PhaseEnds => false,
    };
    findings.forbid_if(R20_0A, !may);
    let made = u8::try_from(q.breakdowns.len()).unwrap_or(u8::MAX);
    let spare = pool.left.saturating_sub(1);
    let steps = u32::try_from(q.breakdowns.len()).unwrap_or(u32::MAX);
    findings.over(R20_0, About::Units.at(0), Amount::of(What::Steps, steps, 1), u32::from(spare));
    made_of(q, &pool, &mut findings)?;
    findings.cite_if(R20_0E, moves);
    if findings.allows() {
        effects.change(0, EffectKind::LoseSteps, made, R20_0);
        for (i, _) in numbered(q.breakdowns) {
            let placed = Effect::new(i.saturating_add(1), EffectKind::Place, 0, R20_0F);
            effects.push(Effect { hex: q.unit.hex, ..placed });
        }
    }
    Ok(findings.verdict(|| BrokenDown { steps: pool.left.saturating_sub(made), made, reserved: [0; 2] }))
}

/// Adds the reasons why Breakdowns are not made of the unit (20.0c). Faults where one is not a step of it.
fn made_of(q: &BreakDown<'_>, pool: &Pool<'_>, findings: &mut Findings<'_, '_>) -> Result<(), Fault> {
    for (i, given) in numbered(q.breakdowns) {
        // 5.9c, 18.5h: a step of a unit has what the unit had.
        let facts: [(Name, Name, bool); 2] = [
            (&"had_zoc", &"unit: a step has what its unit had", given.had_zoc == q.unit.had_zoc),
            (&"alt_rolled", &"unit: a step has what its unit had", given.alt_rolled == q.unit.alt_rolled),
        ];
        for (name, why, same) in facts {
            if !same {
                return Err(Fault::against(name, why).in_list(BREAKDOWNS, i));
            }
        }
        let objection = pool.objects(given, &|own, rating| rating > own).map_err(|f| f.in_list(BREAKDOWNS, i))?;
        if objection == Some(R20_0C) {
            return Err(unlike(given, &q.unit).in_list(BREAKDOWNS, i));
        }
        if let Some(rule) = objection {
            findings.object(rule, About::Units.at(i.saturating_add(1)));
        }
    }
    Ok(())
}

/// Returns whether a unit may begin to move in a phase, and has not begun (20.0a).
fn begins(unit: &Checked<'_>, phase: Phase) -> Result<bool, Fault> {
    let released = unit.unit.released.is_set();
    let may = match phase {
        Phase::Movement => true,
        Phase::Reaction => released,
        Phase::Exploitation => released || unit.mode == Mode::Exploit,
        _ => false,
    };
    let entered = unit.unit.progress.get() == Some(Progress::Entered);
    // 4.7d: not where transport has left it no movement.
    let carried = unit.unit.transported.0 != 0 && left(unit, phase)?.now == 0;
    Ok(may && !entered && !carried && unit.unit.mp_spent == 0 && !unit.unit.has_halted())
}

/// Returns whether a unit can make Breakdowns as it begins to move, as far as that depends on the unit.
pub(super) fn may_divide(unit: &Checked<'_>, phase: Phase) -> Result<bool, Fault> {
    let (size, arm) = (unit.unit.size.get(), unit.unit.arm.get());
    let divides = unit.kind.is_combat() && size == Some(Size::MultiStep) && arm == Some(Arm::Other);
    Ok(divides && unit.unit.steps.saturating_sub(unit.unit.steps_lost) > 1 && begins(unit, phase)?)
}

/// A multi-step unit and the Breakdowns that are stacked with it when a phase ends.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Absorb<'a> {
    /// The multi-step unit.
    #[required]
    pub unit: Unit,
    /// The Breakdowns that are stacked with it.
    #[required]
    pub breakdowns: &'a [Unit],
    /// Those that it absorbs. An empty list for none.
    #[refers("breakdowns")]
    pub absorbed: &'a [u16],
    /// The moment.
    #[required]
    pub moment: Code<BreakdownMoment>,
}

/// What a unit is that absorbed Breakdowns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Absorbed {
    /// The steps that the multi-step unit has then.
    pub steps: u8,
    /// The Breakdowns that it absorbs.
    pub absorbed: u8,
    /// The Breakdowns that it must absorb.
    pub owed: u8,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// Decides whether a multi-step unit absorbs Breakdowns as it must (OCS 20.0d): when a phase ends, and only then. It
/// absorbs those stacked with it of the same nation, mode and markers and of an Action Rating not below its own, up to
/// its full strength. Where there are more than it can take, its owner chooses. A forbidden answer cites every reason.
/// The effects return the steps to the unit (0) and remove the Breakdowns (from 1).
///
/// ```
/// use grognard_core::ocs::breakdowns::{Absorb, BreakdownMoment, absorb};
/// use grognard_core::ocs::{effects::Effects, units::{Arm, Size, Unit}};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let regiment = Unit { nationality: 1, ..Unit::regiment(1, 3, 3) };
/// let (size, arm) = (Code::new(Size::MultiStep), Code::new(Arm::Other));
/// let unit = Unit { size, arm, steps: 3, steps_lost: 2, ..regiment };
/// let moment = Code::new(BreakdownMoment::PhaseEnds);
/// let counters = [Unit { size: Code::new(Size::Breakdown), ..regiment }; 3];
/// let question = |absorbed| Absorb { unit, breakdowns: &counters, absorbed, moment };
/// let two = absorb(&question(&[0, 2]), &mut Effects::none(), &mut Trail::none())?;
/// assert_eq!(two.value.allowed().map(|unit| unit.steps), Some(3));
/// let one = absorb(&question(&[0]), &mut Effects::none(), &mut Trail::none())?;
/// assert!(!one.value.is_allowed()); // it must take two
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `empty` for no Breakdowns.
/// * `missing_field` for the moment, and for the kind, the mode, the orientation, the side, the nationality, the size,
///   the steps and the rating of a unit. Also for the arm of the multi-step unit.
/// * `out_of_range` for an absorbed Breakdown that is not in the list, and for steps that no counter has.
/// * `contradiction` for one that is absorbed twice, and for a Breakdown of another side or in another hex than its
///   unit. Also for a unit that had a bridge and is no engineer.
/// * `unknown_word` for the moment and for words of units.
/// * `impossible_mode` for a mode that a unit's kind cannot have.
/// * `reserved` for reserved bytes that are not 0.
/// * `buffer_too_small` in C, for a list of effects that is too small.
pub fn absorb(
    question: &Absorb<'_>,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Absorbed>>, Fault> {
    let q = question;
    let pool = Pool::of(&q.unit).map_err(|f| f.within(&"unit"))?;
    let moment = word(q.moment, &"moment")?;
    for (i, at) in numbered(q.absorbed) {
        if usize::from(*at) >= q.breakdowns.len() {
            return Err(Fault::of_index(&"", usize::from(*at), q.breakdowns.len()).in_list(&"absorbed", i));
        }
    }
    let breakdowns = Participants::after(q.breakdowns, 1, List::of(BREAKDOWNS));
    let absorbing = Absorbing { unit: 0, breakdowns, chosen: q.absorbed, less: 1 };
    absorbed(&pool, absorbing, moment == BreakdownMoment::PhaseEnds, effects, trail)
}

/// A unit and the Breakdowns in its hex.
pub(super) struct Absorbing<'a> {
    /// The number of the unit.
    pub unit: usize,
    pub breakdowns: Participants<'a>,
    /// Those that it absorbs, by their numbers.
    pub chosen: &'a [u16],
    /// By how much these are less than the numbers in effects.
    pub less: usize,
}

/// Decides whether a unit absorbs Breakdowns as it must.
pub(super) fn absorbed(
    pool: &Pool<'_>,
    Absorbing { unit, breakdowns, chosen, less }: Absorbing<'_>,
    phase_ends: bool,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Absorbed>>, Fault> {
    if breakdowns.len() == 0 {
        return Err(Fault::new(FaultCode::Empty, BREAKDOWNS));
    }
    let mut findings = Findings::by(R20_0D, trail);
    if !pool.divides {
        findings.object(R20_0, About::Units.at(unit));
    }
    findings.forbid_if(R20_0D, !phase_ends);
    let number = |at: &u16| usize::from(*at).saturating_add(less);
    for (i, at) in numbered(chosen) {
        let there = breakdowns.iter().any(|(index, _)| breakdowns.place(index) == number(at));
        once(chosen, i, &"absorbed")?;
        if !there {
            return Err(Fault::item_against(&"absorbed", i, &"unit: it is no Breakdown that the unit absorbs"));
        }
    }
    let mut owed = 0u32;
    for (i, given) in breakdowns.iter() {
        let inside = |f: Fault| breakdowns.fault(f, i);
        if given.hex != pool.unit.unit.hex {
            return Err(inside(Fault::against(&"hex", &"unit: a Breakdown and its unit are in one hex")));
        }
        let objection = pool.objects(given, &|own, rating| rating < own).map_err(inside)?;
        owed = owed.saturating_add(u32::from(objection.is_none()));
        let place = breakdowns.place(i);
        if let Some(rule) = objection.filter(|_| chosen.iter().any(|at| number(at) == place)) {
            findings.object(rule, About::Units.at(place));
        }
    }
    let owed = owed.min(u32::from(pool.full.saturating_sub(pool.left)));
    let taken = u32::try_from(chosen.len()).unwrap_or(u32::MAX);
    findings.unlike(R20_0D, About::Units.at(unit), Amount::of(What::Steps, taken, 1), owed);
    let [taken, owed] = [taken, owed].map(|n| u8::try_from(n).unwrap_or(u8::MAX));
    if findings.allows() && taken > 0 {
        effects.change(unit, EffectKind::GainSteps, taken, R20_0D);
        for at in chosen {
            effects.change(number(at), EffectKind::Remove, 0, R20_0D);
        }
    }
    let steps = pool.left.saturating_add(taken);
    findings.cite_if(R20_0E, taken > 0);
    Ok(findings.verdict(|| Absorbed { steps, absorbed: taken, owed, reserved: 0 }))
}

/// Returns the Breakdowns of a board with their places.
pub(super) fn of_board<'a>(board: &Board<'a>) -> impl Iterator<Item = (usize, &'a Unit)> + use<'a> {
    numbered(board.units).filter(|(_, unit)| unit.size.get() == Some(Size::Breakdown))
}

/// Adds the reason why a phase may not end for each reduced unit of a board that must absorb Breakdowns, and returns whether
/// there are any Breakdowns (20.0d).
pub(super) fn unabsorbed(board: &Board<'_>, findings: &mut Findings<'_, '_>) -> Result<bool, Fault> {
    let mut any = false;
    for (place, given) in of_board(board) {
        any = true;
        let reduced =
            |unit: &Unit| unit.side == given.side && unit.steps_lost > 0 && unit.size.get() == Some(Size::MultiStep);
        for (at, unit) in board.stack(given.hex).filter(|(_, unit)| reduced(unit)) {
            let pool = Pool::of(unit).map_err(|f| f.in_list(UNITS, at))?;
            let objection = pool.objects(given, &|own, rating| rating < own);
            if pool.divides && objection.map_err(|f| f.in_list(UNITS, place))?.is_none() {
                findings.object(R20_0D, About::Units.at(at));
            }
        }
    }
    Ok(any)
}

/// A multi-step unit whose steps are Breakdowns.
pub(super) struct Pool<'a> {
    unit: Checked<'a>,
    rating: i8,
    full: u8,
    left: u8,
    /// It is a multi-step combat unit of class Other.
    divides: bool,
}

/// Returns the fault of the first fact in which a new Breakdown differs from its unit (20.0c).
#[cold]
fn unlike(given: &Unit, own: &Unit) -> Fault {
    let facts: [(Name, Name, bool); 4] = [
        (&"mode", &"unit: a Breakdown has the mode of its unit", given.mode == own.mode),
        (&"oriented", &"unit: a Breakdown has the orientation of its unit", given.oriented == own.oriented),
        (&"stocks", &"unit: a Breakdown has the stocks of its unit", given.stocks == own.stocks),
        (
            &"out_of_supply",
            &"unit: a Breakdown has the markers of its unit",
            given.out_of_supply.is_set() == own.out_of_supply.is_set(),
        ),
    ];
    let released = (&"released", &"unit: a Breakdown has the markers of its unit", false);
    let (field, why, _) = facts.into_iter().find(|(.., same)| !same).unwrap_or(released);
    Fault::against(field, why)
}

impl<'a> Pool<'a> {
    pub fn of(given: &'a Unit) -> Result<Self, Fault> {
        given.said_side()?;
        let unit = given.checked()?;
        if given.nationality == 0 {
            return Err(Fault::new(FaultCode::MissingField, &"nationality"));
        }
        let divides =
            unit.kind.is_combat() && unit.size()? == Size::MultiStep && word(given.arm, &"arm")? == Arm::Other;
        let (rating, left) = (given.rating.said(&"rating")?, unit.steps_left()?);
        Ok(Pool { unit, rating, full: left.saturating_add(given.steps_lost), left, divides })
    }

    /// Returns the rule by which a unit is no Breakdown of this one; `apart` says which ratings are none.
    fn objects(&self, given: &Unit, apart: &dyn Fn(i8, i8) -> bool) -> Result<Option<crate::rule::Rule>, Fault> {
        let unit = given.checked()?;
        if given.said_side()? != self.unit.unit.side {
            return Err(Fault::against(&"side", &"unit: a Breakdown and its unit are of one side"));
        }
        if given.nationality == 0 {
            return Err(Fault::new(FaultCode::MissingField, &"nationality"));
        }
        let rating = given.rating.said(&"rating")?;
        let own = self.unit.unit;
        let single = unit.kind.is_combat() && unit.size()? == Size::Breakdown && unit.steps <= 1;
        let same = (unit.mode, given.oriented) == (self.unit.mode, own.oriented)
            && word(given.stocks, &"stocks")? == word(own.stocks, &"stocks")?
            && given.out_of_supply.is_set() == own.out_of_supply.is_set()
            && given.released.is_set() == own.released.is_set();
        Ok(match () {
            () if !single || !is_independent(&unit)? => Some(R20_0F),
            () if given.nationality != own.nationality => Some(R20_0G),
            () if apart(self.rating, rating) => Some(R20_0B),
            () if !same => Some(R20_0C),
            () => None,
        })
    }
}
