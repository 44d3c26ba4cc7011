//! Movement by rail that is counted against the Rail Cap of the turn. OCS 2.3, 13.3a, 13.3b, 13.3e.

use crate::fault::Fault;
use crate::hex::Hex;
use crate::ocs::board::{Board, BoardHeld, UNITS};
use crate::ocs::effects::{Effect, EffectKind, Effects};
use crate::ocs::movement::ended;
use crate::ocs::rail::{RailMove, RailMoved, apply};
use crate::ocs::rules::*;
use crate::ocs::sequence::TurnAction;
use crate::ocs::trace::TraceHunt;
use crate::ocs::turn::movement::loading::others_stop;
use crate::ocs::turn::orders::when;
use crate::ocs::turn::{TURN, TurnState};
use crate::ocs::units::{Checked, Kind, Phase, Progress, Transport, Unit, word};
use crate::reflect::{Code, Flag, Question, Said};
use crate::ruling::{About, Findings, Ruling, Trail, Verdict};
use crate::scratch::Scratch;

/// A unit, or supply, that is to move by rail now.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct RailOrder<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// Where the game stands.
    #[required]
    pub turn: TurnState,
    /// The combat unit, the Transport Points or the dump, by its `id`.
    ///
    /// C and Rust say its place in the board's list.
    #[required]
    #[refers("board.units")]
    pub unit: u16,
    /// The hex where it detrains.
    #[required]
    pub to: Hex,
    /// How much of a dump moves, in T; all of it by default.
    #[measure("T", 1)]
    pub amount: u16,
    /// The side's Rail Cap for this turn, in points of capacity.
    #[required]
    #[measure("capacity", 16)]
    pub rail_cap: u32,
    /// The Rail Cap that the side has used earlier in this turn, in points. Required in a simulcast turn, in which the state
    /// counts none, and 0 or absent in any other.
    #[when_needed]
    #[measure("capacity", 16)]
    pub rail_cap_used: Said<u16>,
    /// A Rail Repair unit also converts hexes in this phase, after the movement.
    pub converts: Flag,
}

/// Decides whether a unit or supply may move by rail now, as `ocs.rail.assess` does, and returns the state that follows
/// (OCS 2.3, 13.3a, 13.3b, 13.3e). It may in the Movement Segment of its side, for Rail Cap that is left in this turn.
/// Who has ended his movement (6.1f) or was just captured (13.2i) does not. The effects place it where it detrains,
/// note its transport, end its movement and that of whoever moved before it from another hex (6.1g), as in
/// `ocs.turn.march`. Of a dump a part may go. The state counts the Rail Cap until the player's turn ends.
///
/// ```
/// use grognard_core::ocs::board::{Board, BoardHex, Settlement};
/// use grognard_core::ocs::{effects::Effects, sequence::Segment, turn::{RailOrder, TurnState, rail}};
/// use grognard_core::ocs::{measures::CAPACITY, units::{Kind, Unit}};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::Trail, scratch::Scratch};
/// let line = |q| BoardHex { hex: Hex::new(q, 0), rail: 0b010010, ..Default::default() };
/// let city = |q| BoardHex { settlement: Code::new(Settlement::City), control: 1, ..line(q) };
/// let hexes = [BoardHex { supply_source: 1, ..city(0) }, line(1), city(2)];
/// let units = [Unit { amount: 6, ..Unit::of(1, Kind::Supply) }];
/// let board = Board { hexes: &hexes, units: &units, ..Default::default() };
/// let segment = Code::new(Segment::Movement);
/// let turn = TurnState { number: 1, segment, first: 1, second: 2, player: 1, ..Default::default() };
/// let mut words = [0; 64];
/// let rail_cap = 5 * u32::from(CAPACITY);
/// let order = RailOrder { board, turn, unit: 0, to: Hex::new(2, 0), rail_cap, ..Default::default() };
/// let then = rail(&order, &mut Effects::none(), &mut Scratch::new(&mut words), &mut Trail::none())?.value;
/// assert_eq!(then.allowed().unwrap().rail_cap_used, 24); // 6T are a point and a half
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `out_of_range` for a unit that the board does not have, and for a larger amount than the dump has.
/// * `contradiction` for an amount of anything but a dump, and for Rail Cap used in the order where the state counts
///   it.
/// * `missing_field` for the Rail Cap, and in a simulcast turn for what is used of it.
/// * Those of `ocs.rail.apply`, whose phase the state gives.
/// * Those of `ocs.trace.find`, where a unit in Strat Mode has to stop.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for the
///   [state](crate::ocs::turn) of the turn, and for units, hexes and chart rows of the [board](crate::ocs::board) that
///   are read.
/// * `buffer_too_small` at `scratch` for scratch memory that is too small.
pub fn rail(
    question: &RailOrder<'_>,
    effects: &mut Effects<'_>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<TurnState>>, Fault> {
    let q = question;
    let unit = q.board.unit(q.unit, &text!("unit"))?;
    let at = usize::from(q.unit);
    let dump = unit.kind == Kind::Supply;
    part_is_sound(q, &unit)?;
    let (alone, used) = (!q.turn.simulcast.is_set(), used(q)?);
    let time = q.turn.begins(&q.board, TurnAction::Rail, unit.unit.side, trail)?;
    let phase = match when(&time) {
        Ok(phase) => phase,
        Err(ruling) => return Ok(ruling),
    };
    let mut findings = Findings::of(time.cites, trail);
    if let Some(rule) = ended(&q.board, at)?.filter(|_| unit.unit.transported.get() != Some(Transport::Rail)) {
        findings.object(rule, About::Units.at(at));
    }
    if word(unit.unit.progress, &text!("progress")).map_err(|f| f.in_list(UNITS, at))? == Progress::Captured {
        findings.object(R13_2I, About::Units.at(at));
    }
    let part = q.amount > 0 && q.amount < unit.unit.amount;
    let cargo = Unit { amount: if part { q.amount } else { unit.unit.amount }, ..*unit.unit };
    let mut room = [Effect::default(); 4];
    let mut flat = Effects::new(&mut room);
    let ruling = carried(q, &cargo, phase, used, &mut flat, scratch, findings.trail)?;
    findings.take(&ruling);
    let Some(moved) = ruling.value.allowed().filter(|_| findings.allows()) else {
        return Ok(findings.verdict(|| q.turn));
    };
    if part {
        effects.amount(at, EffectKind::PaySupply, q.amount, R13_3E);
        effects.push(Effect { hex: q.to, ..Effect::of(at, EffectKind::PlaceSupply, q.amount, R13_3E) });
    } else {
        flat.items().iter().for_each(|effect| effects.push(Effect { unit: q.unit, ..*effect }));
    }
    findings.cites.merge(&ruling.cites);
    if !dump {
        let (board, side) = (q.board, unit.unit.side);
        let hunted = TraceHunt { board, side, why: Flag(0) };
        others_stop(&hunted, side, Some(unit.unit.hex), effects, scratch, &mut findings)?;
    }
    let cost = u16::try_from(moved.cost).unwrap_or(u16::MAX);
    let rail_cap_used = if alone { used.saturating_add(cost) } else { 0 };
    Ok(findings.verdict(|| TurnState { rail_cap_used, ..q.turn }))
}

/// Checks the part of a dump that is to move.
fn part_is_sound(q: &RailOrder<'_>, unit: &Checked<'_>) -> Result<(), Fault> {
    if q.amount > 0 && unit.kind != Kind::Supply {
        return Err(Fault::against(&"amount", &"board.units[].kind: only of a supply counter a part moves")
            .valued(q.amount)
            .other_at(usize::from(q.unit)));
    }
    if unit.kind == Kind::Supply && q.amount > unit.unit.amount {
        return Err(Fault::beyond(&"amount", q.amount, 0, unit.unit.amount.into()));
    }
    Ok(())
}

/// Returns the Rail Cap that is used in this turn, which the turn itself counts unless it is a simulcast turn.
fn used(q: &RailOrder<'_>) -> Result<u16, Fault> {
    let alone = !q.turn.simulcast.is_set();
    match q.rail_cap_used.get() {
        Some(used) if alone && used > 0 => {
            Err(Fault::against(&"rail_cap_used", &"turn.rail_cap_used: the turn itself counts it")
                .valued(used)
                .opposed(q.turn.rail_cap_used))
        }
        _ if alone => Ok(q.turn.rail_cap_used),
        _ => q.rail_cap_used.said(&"rail_cap_used"),
    }
}

/// Returns what the question of the chapter says.
// Its frame stands apart, so that a call stays within 4 KiB of stack.
#[inline(never)]
fn carried(
    q: &RailOrder<'_>,
    cargo: &Unit,
    phase: Phase,
    used: u16,
    effects: &mut Effects<'_>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<RailMoved>>, Fault> {
    let asked = RailMove {
        board: q.board,
        cargo: core::slice::from_ref(cargo),
        start: cargo.hex,
        to: q.to,
        side: cargo.side,
        phase: Code::new(phase),
        rail_cap: q.rail_cap,
        rail_cap_used: used.into(),
        converts: q.converts,
        ..RailMove::default()
    };
    let own = |f: Fault| match (f.list(), f.field()) {
        ("cargo", _) => f.in_list(UNITS, usize::from(q.unit)),
        (_, "rail_cap_used") if !q.turn.simulcast.is_set() => f.within(TURN),
        _ => f,
    };
    apply(&asked, effects, scratch, trail).map_err(own)
}
