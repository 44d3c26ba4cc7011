//! The Supply Phase: its steps, trace, markers and attrition. OCS 2.3, 12.6, 12.8.

use crate::fault::{Fault, Name};
use crate::hex::Hex;
use crate::ocs::attrition::{Attrition, AttritionLoss, AttritionPayment, AttritionRoll, StepsLost, assess, resolve};
use crate::ocs::board::{Board, BoardHeld, UNITS};
use crate::ocs::effects::{EffectKind, Effects, HexMark};
use crate::ocs::rules::*;
use crate::ocs::sequence::TurnAction;
use crate::ocs::trace::{Hunt, Then, TraceFound, TraceHunt, hunted, marks};
use crate::ocs::turn::orders::timed;
use crate::ocs::turn::supply::stocks_due::unstocked;
use crate::ocs::turn::{SupplyStep, TurnState, includes};
use crate::ocs::units::{Kind, LastSupply, Phase, word};
use crate::reflect::{Code, Flag, Question};
use crate::rule::Rule;
use crate::ruling::{About, Cites, Findings, Ruling, Trail, Verdict, What};
use crate::scratch::Scratch;
use crate::table::{numbered, once};

impl TurnState {
    /// Decides whether a side may act in a step of the Supply Phase; `rule` orders the steps.
    pub(in crate::ocs::turn) fn supplies(
        &self,
        action: TurnAction,
        side: u8,
        step: SupplyStep,
        rule: Rule,
        trail: &mut Trail<'_>,
    ) -> Result<Result<Cites, Cites>, Fault> {
        let time = self.may(action, side, trail)?;
        if !time.value.is_allowed() {
            return Ok(Err(time.cites));
        }
        if self.supply.get() != Some(step) {
            trail.refuse(rule, 0, 0);
            return Ok(Err(Cites::by(rule)));
        }
        Ok(Ok(time.cites))
    }
    /// Returns the side that acts in the Supply Phase, or one of both.
    const fn supplied(&self) -> u8 {
        if self.player == 0 { self.first } else { self.player }
    }
}

/// Returns a forbidden answer.
pub(in crate::ocs::turn) fn forbidden<T>(rules: Cites) -> Ruling<Verdict<T>> {
    Ruling::new(Verdict::Forbidden, rules)
}

/// The trace of the acting side, to be settled now.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct TraceOrder<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// Where the game stands.
    #[required]
    pub turn: TurnState,
    /// The units that their owner leaves out of the trace of their formations (12.6f), by their `id`s. An empty list
    /// for none.
    ///
    /// C and Rust say their places in the board's list.
    #[refers("board.units")]
    pub left_out: &'a [u16],
}

/// Settles which units trace in their side's Supply Phase (OCS 12.6, 12.6g, 12.6h), as `ocs.trace.find` finds it, once
/// restocking is done. It is forbidden as long as a unit that lacks stocks has supply on the map in its reach, by draw
/// or by throw (12.10e.A). What Organic Trucks carry does not count (12.10e.B). The units of a formation trace to one
/// headquarters or to one source. As long as they cannot, it is forbidden, and their owner names those that he leaves
/// out (12.6f). The effects record for each combat unit of the side whether it traces; those that do not may eat next.
/// The answer is where the game then stands, and its trail says of each unit by which rule it traces or does not.
///
/// ```
/// use grognard_core::ocs::{board::{Board, BoardHex}, effects::Effects, sequence::Segment};
/// use grognard_core::ocs::turn::{SupplyStep, TraceOrder, TurnState, trace};
/// use grognard_core::ocs::units::Unit;
/// use grognard_core::{reflect::Code, ruling::Trail, scratch::Scratch};
/// let hexes = [BoardHex { supply_source: 1, ..Default::default() }];
/// let units = [Unit::regiment(1, 4, 3)];
/// let board = Board { hexes: &hexes, units: &units, ..Default::default() };
/// let segment = Code::new(Segment::Supply);
/// let turn = TurnState { number: 1, segment, first: 1, second: 2, player: 1, ..Default::default() };
/// let order = TraceOrder { board, turn, ..Default::default() };
/// let (mut effects, mut words) = (Effects::none(), [0; 32]);
/// let then = trace(&order, &mut effects, &mut Scratch::new(&mut words), &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!((then.supply.get(), effects.needed()), (Some(SupplyStep::Eating), 1));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `out_of_range` for a unit that the board does not have.
/// * `contradiction` for one of `left_out` that is named twice, is not of the side that acts, or is no combat unit.
/// * Those of `ocs.trace.find` for each side that acts, and of `ocs.paths.sources` where a unit lacks stocks.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for the
///   [state](crate::ocs::turn) of the turn, and for units, hexes and chart rows of the [board](crate::ocs::board) that
///   are read.
/// * `buffer_too_small` at `scratch` for scratch memory that is too small.
pub fn trace(
    question: &TraceOrder<'_>,
    effects: &mut Effects<'_>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<TurnState>>, Fault> {
    let q = question;
    let cites = match q.turn.supplies(TurnAction::Trace, q.turn.supplied(), SupplyStep::Restocking, R12_6, trail)? {
        Ok(cites) => cites,
        Err(rules) => return Ok(forbidden(rules)),
    };
    let mut findings = Findings::of(cites, trail);
    findings.cite_if(R12_6F, !q.left_out.is_empty());
    left_out(&q.board, q.left_out, q.turn.player, &mut findings)?;
    let mut asked = TraceHunt { board: q.board, side: 0, why: Flag(0) };
    for side in [q.turn.first, q.turn.second].into_iter().filter(|side| includes(q.turn.player, *side)) {
        unstocked(&TraceHunt { side, ..asked }, &mut findings, scratch)?;
    }
    q.turn.hunted(&mut asked, scratch, &mut |hunt, ways, scratch| {
        together(hunt, ways, q.left_out, scratch, &mut findings)?;
        each_traces(hunt, ways, q.left_out, &mut |at, row, traces| {
            let Some(unit) = q.board.units.get(at) else { return };
            let rule = if traces == row.traces.is_set() { Rule(row.rule) } else { R12_6F };
            findings.cite(rule);
            findings.note(rule, What::Traced, About::Units.at(at), i32::from(traces));
            let state = Code::new(if traces { LastSupply::Traced } else { LastSupply::Neither });
            if unit.last_supply != state {
                effects.change(at, EffectKind::SetSupply, state.0, R12_6);
            }
        });
        findings.cites.merge(&hunt.cites);
        Ok(())
    })?;
    if !findings.allows() {
        effects.take_back();
    }
    let then = TurnState { supply: Code::new(SupplyStep::Eating), ..q.turn };
    Ok(findings.verdict(|| then))
}

/// Adds the reasons why more units must be left out of the trace of their formations.
// The frames of this and of what follows stand apart, so that a call stays within 4 KiB of stack.
#[inline(never)]
pub(in crate::ocs::turn) fn together(
    hunt: &Hunt<'_>,
    ways: &[u64],
    left_out: &[u16],
    scratch: &mut Scratch<'_>,
    findings: &mut Findings<'_, '_>,
) -> Result<(), Fault> {
    let units = hunt.q.board.units;
    for (at, unit) in numbered(units).filter(|(_, unit)| unit.formation > 0 && unit.side == hunt.q.side) {
        let before = units.iter().take(at).any(|o| (o.side, o.formation) == (unit.side, unit.formation));
        if !before && let Some(unit) = hunt.parted(unit.formation, ways, left_out, scratch)? {
            findings.object(R12_6F, About::Units.at(usize::from(unit)));
        }
    }
    Ok(())
}

/// Says of each combat unit of a side whether it traces, if some are left out of the trace of their formations.
#[inline(never)]
pub(in crate::ocs::turn) fn each_traces(
    hunt: &Hunt<'_>,
    ways: &[u64],
    left_out: &[u16],
    each: &mut dyn FnMut(usize, TraceFound, bool),
) {
    for (at, way) in numbered(ways) {
        let Some(row) = hunt.row(at, *way) else { continue };
        let exempt = row.rule == R12_6G.0 || row.rule == R12_6H.0;
        each(at, row, row.traces.is_set() && (exempt || !left_out.contains(&row.unit)));
    }
}

/// Adds the reasons why units are not left out of the trace of a formation.
// Its frame stands apart, so that a call stays within 4 KiB of stack.
#[inline(never)]
pub(in crate::ocs::turn) fn left_out(
    board: &Board<'_>,
    list: &[u16],
    sides: u8,
    findings: &mut Findings<'_, '_>,
) -> Result<(), Fault> {
    for (i, at) in numbered(list) {
        let unit = board.named(*at, &text!("left_out"), i)?;
        once(list, i, &text!("left_out"))?;
        if !unit.kind.is_combat() || !includes(sides, unit.unit.side) {
            let combat = unit.kind.is_combat();
            let why: Name = if combat {
                &"board.units[].side: it is not of the side"
            } else {
                &"board.units[].kind: only combat units eat"
            };
            return Err(Fault::item_against(&text!("left_out"), i, why).other_at(usize::from(*at)));
        }
        // 12.6f: a part of a formation, and of nothing else.
        if unit.unit.formation == 0 {
            findings.object(R12_6F, About::Units.at(usize::from(*at)));
        }
    }
    Ok(())
}

impl TurnState {
    /// Searches the ways of the units of each side that acts, the first player's first, and calls `then` with them.
    // Its frame stands apart, so that a call stays within 4 KiB of stack.
    #[inline(never)]
    pub(in crate::ocs::turn) fn hunted(
        &self,
        asked: &mut TraceHunt<'_>,
        scratch: &mut Scratch<'_>,
        then: Then<'_>,
    ) -> Result<(), Fault> {
        for side in [self.first, self.second] {
            if includes(self.player, side) {
                asked.side = side;
                hunted(asked, scratch, then)?;
            }
        }
        Ok(())
    }
}

/// A side's units that are to be marked now.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct MarkOrder<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// Where the game stands.
    #[required]
    pub turn: TurnState,
}

/// Marks the units of the acting side that neither traced nor ate in this Supply Phase as Out of Supply, and takes the
/// markers off the others (OCS 12.8a). The effects do so. The answer is where the game then stands: attrition follows.
///
/// ```
/// use grognard_core::ocs::{board::Board, effects::Effects, sequence::Segment};
/// use grognard_core::ocs::turn::{MarkOrder, SupplyStep, TurnState, mark};
/// use grognard_core::ocs::units::{LastSupply, Unit};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let units = [Unit { last_supply: Code::new(LastSupply::Neither), ..Unit::regiment(1, 4, 3) }];
/// let board = Board { units: &units, ..Default::default() };
/// let (segment, supply) = (Code::new(Segment::Supply), Code::new(SupplyStep::Eating));
/// let turn = TurnState { number: 1, segment, supply, first: 1, second: 2, player: 1, ..Default::default() };
/// let mut effects = Effects::none();
/// let then = mark(&MarkOrder { board, turn }, &mut effects, &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!((then.supply.get(), effects.needed()), (Some(SupplyStep::Attrition), 1));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for the
/// [state](crate::ocs::turn) of the turn and for units of the [board](crate::ocs::board) that are read.
pub fn mark(
    question: &MarkOrder<'_>,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<TurnState>>, Fault> {
    let q = question;
    let cites = match q.turn.supplies(TurnAction::Trace, q.turn.supplied(), SupplyStep::Eating, R12_8A, trail)? {
        Ok(cites) => cites,
        Err(rules) => return Ok(forbidden(rules)),
    };
    let mut findings = Findings::of(cites, trail);
    for (at, unit) in numbered(q.board.units) {
        let combat = unit.kind.get().is_some_and(Kind::is_combat);
        if combat && includes(q.turn.player, unit.side) {
            word(unit.last_supply, &"last_supply").map_err(|f| f.in_list(UNITS, at))?;
        }
    }
    let state =
        |at: usize| q.board.units.get(at).and_then(|unit| unit.last_supply.get()).unwrap_or(LastSupply::Neither);
    for player in [q.turn.first, q.turn.second].into_iter().filter(|player| includes(q.turn.player, *player)) {
        let ruling = marks(&q.board, Phase::Supply, player, &state, effects, findings.trail)?;
        findings.take(&ruling);
        findings.cites.merge(&ruling.cites);
    }
    let then = TurnState { supply: Code::new(SupplyStep::Attrition), ..q.turn };
    Ok(findings.verdict(|| then))
}

/// A hex whose units check attrition now.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct AttritionOrder<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// Where the game stands.
    #[required]
    pub turn: TurnState,
    /// The hex.
    #[required]
    pub hex: Hex,
    /// The side whose units check.
    #[required]
    pub side: u8,
    /// Two dice, 1 to 6 each.
    #[required]
    pub dice: &'a [u8],
    /// The steps that each unit loses, as its owner chooses when the roll is known. An empty list for no losses.
    pub losses: &'a [StepsLost],
}

/// Settles the attrition of the units of a hex that are Out of Supply (OCS 12.8b, 12.8c), as `ocs.attrition.assess`,
/// `resolve` and `apply` decide. It comes after the units were marked, once a hex. The effects are the losses, and that
/// the hex has been checked.
///
/// ```
/// use grognard_core::ocs::board::{Board, BoardHex};
/// use grognard_core::ocs::attrition::StepsLost;
/// use grognard_core::ocs::{effects::Effects, sequence::Segment, turn::{AttritionOrder, SupplyStep, TurnState, attrition}};
/// use grognard_core::ocs::units::Unit;
/// use grognard_core::{reflect::{Code, Flag}, ruling::Trail};
/// let units = [Unit { out_of_supply: Flag::YES, ..Unit::regiment(1, 4, 3) }];
/// let board = Board { hexes: &[BoardHex::default()], units: &units, ..Default::default() };
/// let (segment, supply) = (Code::new(Segment::Supply), Code::new(SupplyStep::Attrition));
/// let turn = TurnState { number: 1, segment, supply, first: 1, second: 2, player: 1, ..Default::default() };
/// let order = AttritionOrder { board, turn, side: 1, dice: &[1, 4], ..Default::default() };
/// assert!(attrition(&order, &mut Effects::none(), &mut Trail::none())?.value.is_allowed()); // 5 costs nothing
/// let losses = [StepsLost { unit: 0, steps: 1, ..Default::default() }];
/// let order = AttritionOrder { dice: &[3, 4], losses: &losses, ..order };
/// assert!(attrition(&order, &mut Effects::none(), &mut Trail::none())?.value.is_allowed());
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for the side, and `out_of_range` for a hex that the board does not have.
/// * Those of `ocs.attrition.assess`, `ocs.attrition.resolve` and `ocs.attrition.apply`.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for the
///   [state](crate::ocs::turn) of the turn and for units of the [board](crate::ocs::board) that are read.
pub fn attrition(
    question: &AttritionOrder<'_>,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<AttritionLoss>>, Fault> {
    let q = question;
    let cites = match q.turn.supplies(TurnAction::Attrition, q.side, SupplyStep::Attrition, R12_8A, trail)? {
        Ok(cites) => cites,
        Err(rules) => return Ok(forbidden(rules)),
    };
    let mut findings = Findings::of(cites, trail);
    let hex = q.board.hex(q.hex, &"hex")?;
    let phase = Code::new(Phase::Supply);
    let asked = Attrition { board: q.board, hex: q.hex, side: q.side, phase, player: q.side };
    let assessed = assess(&asked, findings.trail)?;
    findings.forbid_if(R12_8B, hex.checked.is_set());
    findings.take(&assessed);
    let Some(assessment) = assessed.value.allowed().filter(|_| findings.allows()) else {
        return Ok(findings.verdict(AttritionLoss::default));
    };
    findings.cites.merge(&assessed.cites);
    let loss = resolve(&AttritionRoll { assessment, dice: q.dice }, findings.trail)?.value;
    let payment = AttritionPayment { board: q.board, hex: q.hex, side: q.side, loss, losses: q.losses };
    let ruling = crate::ocs::attrition::apply(&payment, effects, findings.trail)?;
    if ruling.value.is_allowed() {
        effects.mark(hex.hex, EffectKind::MarkHex, Code::new(HexMark::Checked).0, R12_8B);
    }
    Ok(timed(ruling, &findings.cites))
}
