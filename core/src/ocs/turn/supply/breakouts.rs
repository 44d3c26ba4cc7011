//! Breakouts of units that find themselves without trace. OCS 2.3, 12.8e.

use crate::fault::Fault;
use crate::ocs::board::{Board, BoardHeld, UNITS};
use crate::ocs::breakout::{Breakout, BreakoutRoll, BrokenOut, judged, resolved};
use crate::ocs::effects::{Effect, EffectKind, Effects};
use crate::ocs::rules::*;
use crate::ocs::sequence::TurnAction;
use crate::ocs::trace::{TraceHunt, hunted};
use crate::ocs::turn::TurnState;
use crate::ocs::turn::orders::{timed, when};
use crate::ocs::turn::supply::supply_phase::{each_traces, left_out, together};
use crate::ocs::units::{Checked, LastSupply, word};
use crate::reflect::{Flag, Question};
use crate::ruling::{Findings, Ruling, Trail, Verdict};
use crate::scratch::Scratch;

/// A unit that is to break out now.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct BreakoutOrder<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// Where the game stands.
    #[required]
    pub turn: TurnState,
    /// The unit, by its `id`.
    ///
    /// C and Rust say its place in the board's list.
    #[required]
    #[refers("board.units")]
    pub unit: u16,
    /// The units that their owner leaves out of the trace of their formations (12.6f), by their `id`s. An empty list
    /// for none.
    ///
    /// C and Rust say their places in the board's list.
    #[refers("board.units")]
    pub left_out: &'a [u16],
    /// This is the first turn in which Transport Points find themselves without trace. The board remembers it of combat
    /// units, for which it is absent.
    pub first: Flag,
    /// For each roll one die, 1 to 6, and a second one if the first with its modifier is 5 or more.
    #[required]
    pub dice: &'a [u8],
}

/// Breaks out with a unit now (OCS 2.3, 12.8e), as `ocs.breakout.assess` and `resolve` decide: in its own Breakout
/// Segment. Who traces, the unit and its friends, is found as in `ocs.turn.trace`, and of Transport Points said by the
/// caller. It is the first turn without trace for a combat unit that traced in its last Supply Phase, or has been in
/// none. Who ate then, or was marked, breaks out on the terms of later turns. The effects take the unit off the map,
/// and say in which game turn it returns. `ocs.board.apply` gives it back as it then arrives, by `ocs.turn.arrive`,
/// with its losses and no markers. Each turn's Transport Points come as a counter of their own. Supply that they
/// carried stays in the hex as a dump. In another segment the answer cites why, and nothing else.
///
/// ```
/// use grognard_core::ocs::board::{Board, BoardHex};
/// use grognard_core::ocs::{effects::Effects, sequence::Segment, units::{Face, LastSupply, Mobility, Unit}};
/// use grognard_core::ocs::turn::{BreakoutOrder, TurnState, break_out};
/// use grognard_core::{reflect::Code, ruling::Trail, scratch::Scratch};
/// let move_side = Face { ma: 36.into(), mobility: Code::new(Mobility::Leg), ..Default::default() };
/// let last_supply = Code::new(LastSupply::Traced);
/// let units = [Unit { move_side, last_supply, ..Unit::regiment(1, 4, 3) }];
/// let board = Board { hexes: &[BoardHex::default()], units: &units, ..Default::default() };
/// let segment = Code::new(Segment::Breakout);
/// let turn = TurnState { number: 1, segment, first: 1, second: 2, player: 1, ..Default::default() };
/// let order = BreakoutOrder { board, turn, unit: 0, dice: &[4, 2], ..Default::default() };
/// let (mut effects, mut words) = (Effects::none(), [0; 32]);
/// let out = break_out(&order, &mut effects, &mut Scratch::new(&mut words), &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!((out.escaped, out.turns[0]), (1, 2)); // 4 and 1 for the first turn
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `out_of_range` for a unit that the board does not have.
/// * `contradiction` for a unit that is neither a combat unit nor Transport Points, and for `first` of a combat unit.
///   So it is for one of `left_out` that is named twice, of another side or no combat unit.
/// * Those of `ocs.breakout.assess` and `ocs.breakout.resolve`, such as `bad_die`, `too_few_dice` and `too_many_dice`.
/// * Those of `ocs.trace.find`.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for the
///   [state](crate::ocs::turn) of the turn, and for units, hexes and chart rows of the [board](crate::ocs::board) that
///   are read.
/// * `buffer_too_small` at `scratch` for scratch memory that is too small.
pub fn break_out(
    question: &BreakoutOrder<'_>,
    effects: &mut Effects<'_>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<BrokenOut>>, Fault> {
    let q = question;
    let (checked, at) = (q.board.unit(q.unit, &text!("unit"))?, usize::from(q.unit));
    // 12.8e: nothing else moves out.
    if !(checked.kind.is_combat() || checked.kind.is_hq() || checked.kind.is_transport()) {
        return Err(Fault::against(&text!("unit"), &"board.units[].kind: nothing else moves out").other_at(at));
    }
    let unit = checked.unit;
    let time = q.turn.may(TurnAction::BreakOut, unit.side, trail)?;
    let phase = match when(&time) {
        Ok(phase) => phase,
        Err(ruling) => return Ok(ruling),
    };
    let transport = checked.kind.is_transport();
    let first = first(q, &checked)?;
    let asked = Breakout {
        board: q.board,
        unit: q.unit,
        segment: q.turn.segment,
        player: q.turn.player_for(unit.side, phase),
        in_trace: &[],
        first: Flag::from(first),
    };
    let mut findings = Findings::of(time.cites, trail);
    left_out(&q.board, q.left_out, unit.side, &mut findings)?;
    let assessed = scratch.keep(q.board.units.len(), |traces, scratch| {
        traces.fill(0);
        if !transport || !first {
            found(q, unit.side, traces, scratch, &mut findings)?;
        }
        judged(&asked, &|at| traces.get(at) == Some(&1), scratch, findings.trail)
    })?;
    findings.take(&assessed);
    if !findings.allows() {
        return Ok(findings.verdict(BrokenOut::default));
    }
    let Some(assessment) = assessed.value.allowed() else {
        return Ok(Ruling::new(Verdict::Forbidden, assessed.cites));
    };
    leaves_load(&checked, at, effects);
    let rolled = BreakoutRoll { board: q.board, unit: q.unit, assessment, dice: q.dice };
    let mut ruling = resolved(&rolled, Some(q.turn.number), effects, findings.trail)?;
    if ruling.value.is_allowed() {
        ruling.cites.merge(&assessed.cites);
        ruling.cites.add_if(R12_6F, !q.left_out.is_empty());
    } else {
        effects.take_back();
    }
    Ok(timed(ruling, &time.cites))
}

/// Appends that Transport Points leave what they carry: it is not taken along (12.8e).
fn leaves_load(unit: &Checked<'_>, at: usize, effects: &mut Effects<'_>) {
    if unit.kind.is_transport() && unit.unit.load > 0 {
        let left = Effect::of(at, EffectKind::PlaceSupply, unit.unit.load, R12_8E);
        effects.amount(at, EffectKind::Unload, unit.unit.load, R12_8E);
        effects.push(Effect { hex: unit.unit.hex, ..left });
    }
}

/// Returns whether it is the first turn of a unit without trace.
fn first(q: &BreakoutOrder<'_>, unit: &Checked<'_>) -> Result<bool, Fault> {
    let at = usize::from(q.unit);
    let transport = unit.kind.is_transport();
    if q.first.is_set() && !transport {
        return Err(Fault::against(&"first", &"board.units[].kind: only transports are rolled for first").other_at(at));
    }
    let last = word(unit.unit.last_supply, &"last_supply").map_err(|f| f.in_list(UNITS, at))?;
    // Who ate was without trace then (12.8e).
    Ok(if transport { q.first.is_set() } else { matches!(last, LastSupply::Never | LastSupply::Traced) })
}

/// Sets who of a side traces now.
// Its frame stands apart, so that a call stays within 4 KiB of stack.
#[inline(never)]
fn found(
    q: &BreakoutOrder<'_>,
    side: u8,
    traces: &mut [u64],
    scratch: &mut Scratch<'_>,
    findings: &mut Findings<'_, '_>,
) -> Result<(), Fault> {
    let hunt = TraceHunt { board: q.board, side, why: Flag(0) };
    hunted(&hunt, scratch, &mut |hunt, ways, scratch| {
        together(hunt, ways, q.left_out, scratch, findings)?;
        each_traces(hunt, ways, q.left_out, &mut |at, _, yes| {
            traces.get_mut(at).into_iter().for_each(|word| *word = u64::from(yes));
        });
        Ok(())
    })?;
    Ok(())
}
