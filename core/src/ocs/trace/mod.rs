//! The Supply Phase of a side: who traces, eating, and the Out of Supply markers. OCS 12.6, 12.6c, 12.6e, 12.6g, 12.8a.

mod collapse;
mod find;
mod hunt;
mod question;
mod together;

pub(in crate::ocs) use collapse::havens;
pub use collapse::*;
pub use find::*;
pub(in crate::ocs) use hunt::{Hunt, Meanwhile, Moved, NOWHERE, Then, hunted, hunted_at, parts};
pub use question::*;

use super::board::{Board, BoardHeld, UNITS};
use super::effects::{EffectKind, Effects};
use super::measures::RE;
use super::options::GameRules;
use super::reasons::{Item, Need, Reasons};
use super::rules::*;
use super::size::extent;
use super::units::{Aboard, Kind, LastSupply, Mode, Phase, Transport, Unit, word};
use crate::fault::{Fault, FaultCode, Name};
use crate::reflect::{Code, Question, Reflect};
use crate::rule::Rule;
use crate::ruling::{About, Cites, Ruling, Trail, Verdict, What};
use crate::table::{numbered, once};

/// Returns the T that feed units of this size together, in eighths of an RE: one for each 2 RE (12.6c).
pub(crate) const fn fed_by(re: u32) -> u32 {
    re.div_ceil(const { 2 * RE as u32 })
}

impl TraceFound {
    /// Returns the rule by which the unit, in Strat Mode, does not stop where it stands.
    pub(in crate::ocs) fn bars_strat(&self, rules: &GameRules) -> Option<Rule> {
        if !self.traces.is_set() {
            return Some(R5_8B);
        }
        // 21.12d: by direct draw.
        (rules.strat_draw.is_set() && self.hq != u16::MAX).then_some(R21_12D)
    }
}

/// Units that eat out of one dump.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Meal<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The units that are fed, by their places in the board's list.
    #[required]
    #[refers("board.units")]
    pub units: &'a [u16],
    /// The supply on the ground or the Transport Points that pay, by place in the board's list.
    #[required]
    #[refers("board.units")]
    pub source: u16,
    /// The units of the side that trace, by their places in the board's list. An empty list for none.
    #[refers("board.units")]
    pub in_trace: &'a [u16],
    /// The phase.
    #[required]
    pub phase: Code<Phase>,
    /// The player whose turn it is, from 1.
    #[required]
    pub player: u8,
}

/// What units eat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Eaten {
    /// The cost, in T.
    #[measure("T", 1)]
    pub cost: u16,
    /// The units that are fed.
    pub units: u16,
    /// Their size, in RE.
    #[measure("RE", 8)]
    pub re: u32,
}

/// Decides whether units may eat out of a dump in their side's Supply Phase, and what it costs (OCS 12.6c, 12.6e). It
/// costs 1T for each 2 RE that the dump feeds together, rounded up. Only combat units without trace eat, and none in
/// Strat Mode. Whether the dump is in reach of each is decided by `ocs.paths`. The effect pays. A forbidden answer
/// cites every reason.
///
/// ```
/// use grognard_core::ocs::{board::Board, effects::Effects, trace::{Meal, eat}};
/// use grognard_core::ocs::units::{Kind, Phase, Unit};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let units = [Unit::regiment(1, 4, 3), Unit { amount: 8, ..Unit::of(1, Kind::Supply) }];
/// let board = Board { units: &units, ..Default::default() };
/// let question = Meal { board, units: &[0], source: 1, phase: Code::new(Phase::Supply), player: 1, in_trace: &[] };
/// let eaten = eat(&question, &mut Effects::none(), &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!(eaten.cost, 1);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn eat(
    question: &Meal<'_>,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Eaten>>, Fault> {
    let q = question;
    let phase = word(q.phase, &"phase")?;
    let mut reasons = Reasons::default();
    reasons.add_if(R12_6C, phase != Phase::Supply, trail);
    if q.units.is_empty() {
        return Err(Fault::new(FaultCode::Empty, &"units"));
    }
    let mut eaten = Eaten::default();
    distinct(&q.board, q.units, &"units", q.player)?;
    distinct(&q.board, q.in_trace, &text!("in_trace"), q.player)?;
    for at in q.units {
        let (unit, place) = (q.board.unit(*at, &"units")?, usize::from(*at));
        if !unit.kind.is_combat() || q.in_trace.contains(at) {
            reasons.add(R12_6C, trail, About::Units, place);
        }
        if unit.mode == Mode::Strat {
            reasons.add(R12_6E, trail, About::Units, place);
        }
        let size = extent(&unit).map_err(|f| f.in_list(UNITS, place))?;
        eaten.re = eaten.re.saturating_add(u32::from(size.re));
        eaten.units = eaten.units.saturating_add(1);
    }
    let source = q.board.unit(q.source, &"source")?;
    let there = match source.kind {
        Kind::Supply => source.unit.amount,
        kind if kind.is_transport() => source.unit.load,
        _ => {
            return Err(Fault::against(&"source", &"board.units[].kind: only supply counters and transports feed")
                .other_at(usize::from(q.source)));
        }
    };
    if source.unit.side != q.player {
        reasons.add(R12_6C, trail, About::Units, usize::from(q.source));
        reasons.add(R12_1D, trail, About::Units, usize::from(q.source));
    }
    let cost = fed_by(eaten.re);
    reasons.short(R12_6C, trail, Item::of(About::Units, usize::from(q.source)), Need::of(cost, u32::from(there), 1));
    eaten.cost = u16::try_from(cost).unwrap_or(u16::MAX);
    if reasons.none() {
        trail.note(R12_6C, What::Cost, About::Whole, usize::MAX, i32::try_from(cost).unwrap_or(i32::MAX));
        effects.amount(usize::from(q.source), EffectKind::PaySupply, eaten.cost, R12_6C);
    }
    Ok(reasons.verdict(Cites::by(R12_6C), || eaten))
}

/// A side's units that trace and those that eat.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct SupplyCheck<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The units of the side that trace, by their places in the board's list. An empty list for none.
    #[refers("board.units")]
    pub in_trace: &'a [u16],
    /// The units of the side that ate, by their places in the board's list. An empty list for none.
    #[refers("board.units")]
    pub fed: &'a [u16],
    /// The phase.
    #[required]
    pub phase: Code<Phase>,
    /// The player whose turn it is, from 1.
    #[required]
    pub player: u8,
}

/// A side's state of supply.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct SupplyMarks {
    /// Combat units that trace.
    pub in_trace: u16,
    /// Combat units that ate.
    pub fed: u16,
    /// Combat units that are Out of Supply.
    pub out_of_supply: u16,
    /// Combat units whose marker comes off.
    pub cleared: u16,
}

/// Returns the Out of Supply markers of a side's combat units in its Supply Phase (OCS 12.8a): a unit that traces or ate
/// is not marked, any other is. Units on landing craft always trace (12.6g), and those dropped by air this turn (12.6h).
/// Forbidden in another phase, and where a unit in Strat Mode ate (12.6e). The effects lay markers and take them off where
/// that changes something.
///
/// ```
/// use grognard_core::ocs::{board::Board, effects::Effects, trace::{SupplyCheck, mark}};
/// use grognard_core::ocs::units::{Phase, Unit};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let units = [Unit::regiment(1, 4, 3); 2];
/// let board = Board { units: &units, ..Default::default() };
/// let question = SupplyCheck { board, in_trace: &[0], fed: &[], phase: Code::new(Phase::Supply), player: 1 };
/// let marks = mark(&question, &mut Effects::none(), &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!((marks.in_trace, marks.out_of_supply), (1, 1));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn mark(
    question: &SupplyCheck<'_>,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<SupplyMarks>>, Fault> {
    let q = question;
    let phase = word(q.phase, &"phase")?;
    distinct(&q.board, q.in_trace, &text!("in_trace"), q.player)?;
    distinct(&q.board, q.fed, &"fed", q.player)?;
    if let Some((i, at)) = numbered(q.fed).find(|(_, at)| q.in_trace.contains(at)) {
        let other = q.in_trace.iter().position(|other| other == at).unwrap_or(0);
        return Err(Fault::item_against(&"fed", i, &"in_trace[]: who is in trace is not fed").other_at(other));
    }
    let listed = |list: &[u16], at: usize| list.iter().any(|given| usize::from(*given) == at);
    let state = |at: usize| match () {
        () if listed(q.in_trace, at) => LastSupply::Traced,
        () if listed(q.fed, at) => LastSupply::Ate,
        () => LastSupply::Neither,
    };
    marks(&q.board, phase, q.player, &state, effects, trail)
}

/// Returns whether a unit that is supplied in this way is Out of Supply.
fn lacks(supply: LastSupply) -> bool {
    !matches!(supply, LastSupply::Traced | LastSupply::Ate)
}

/// Returns how a combat unit is supplied of which `said` is known, and adds the rules that say so.
fn supplied(unit: &Unit, said: LastSupply, cites: &mut Cites) -> Result<LastSupply, Fault> {
    let afloat = word(unit.aboard, &"aboard")? == Aboard::LandingCraft;
    // 12.6h: the record of the Movement Phase before still stands.
    let dropped = word(unit.transported, &"transported")? == Transport::AirDrop;
    cites.add_if(R12_6G, afloat);
    cites.add_if(R12_6H, dropped);
    let found = if afloat || dropped { LastSupply::Traced } else { said };
    cites.add_if(R12_6C, found == LastSupply::Ate);
    Ok(found)
}

/// Returns the markers of a side's combat units, of each of which `state` says whether it traces or ate.
pub(crate) fn marks(
    board: &Board<'_>,
    phase: Phase,
    player: u8,
    state: &dyn Fn(usize) -> LastSupply,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<SupplyMarks>>, Fault> {
    let mut reasons = Reasons::default();
    reasons.add_if(R12_8A, phase != Phase::Supply, trail);
    let mut cites = Cites::by(R12_8A);
    let mut marks = SupplyMarks::default();
    for (at, unit) in numbered(board.units) {
        if unit.said_side().map_err(|f| f.in_list(UNITS, at))? != player {
            continue;
        }
        let checked = board.checked(at)?;
        if !checked.kind.is_combat() {
            continue;
        }
        let found = supplied(unit, state(at), &mut cites).map_err(|f| f.in_list(UNITS, at))?;
        if found == LastSupply::Ate && checked.mode == Mode::Strat {
            reasons.add(R12_6E, trail, About::Units, at);
        }
        let sum = match found {
            LastSupply::Traced => &mut marks.in_trace,
            LastSupply::Ate => &mut marks.fed,
            _ => &mut marks.out_of_supply,
        };
        *sum = sum.saturating_add(1);
        let was = unit.out_of_supply.is_set();
        if was && !lacks(found) {
            marks.cleared = marks.cleared.saturating_add(1);
        }
    }
    // What one unit is refused for leaves the others without markers, too.
    for (at, unit) in numbered(board.units).filter(|(_, unit)| reasons.none() && unit.side == player) {
        if !board.checked(at)?.kind.is_combat() {
            continue;
        }
        let out = lacks(supplied(unit, state(at), &mut cites)?);
        if out != unit.out_of_supply.is_set() {
            let what = if out { EffectKind::OutOfSupply } else { EffectKind::InSupply };
            effects.change(at, what, 0, R12_8A);
        }
    }
    Ok(reasons.verdict(cites, || marks))
}

/// Faults where a list names a unit twice or one of another side, or the player is not said.
fn distinct(board: &Board<'_>, list: &[u16], name: Name, player: u8) -> Result<(), Fault> {
    if player == 0 {
        return Err(Fault::new(FaultCode::MissingField, &"player"));
    }
    for (i, at) in numbered(list) {
        let unit = board.named(*at, name, i)?;
        once(list, i, name)?;
        if unit.unit.side != player {
            let fault = Fault::item_against(name, i, &"board.units[].side: the units are the player's");
            return Err(fault.other_at(usize::from(*at)));
        }
    }
    Ok(())
}
