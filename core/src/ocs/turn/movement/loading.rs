//! Transport Points load and unload where they stand. OCS 6.1g, 12.2a, 13.2f.

use crate::fault::Fault;
use crate::hex::Hex;
use crate::ocs::board::{Board, BoardHeld, UNITS};
use crate::ocs::effects::{Effect, Effects};
use crate::ocs::movement::ended;
use crate::ocs::rules::*;
use crate::ocs::sequence::TurnAction;
use crate::ocs::trace::TraceHunt;
use crate::ocs::trucks::{Load, LoadBy, LoadingCost, Unload};
use crate::ocs::turn::TurnState;
use crate::ocs::turn::movement::strat_mode::{Halt, halted};
use crate::ocs::turn::orders::{moving, when};
use crate::ocs::units::{Halted, Phase, Unit};
use crate::reflect::{Code, Flag, Question};
use crate::ruling::{About, Cites, Findings, Ruling, Trail, Verdict};
use crate::scratch::Scratch;
use crate::table::{count, numbered};

/// Supply that Transport Points are to load now.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct LoadOrder<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// Where the game stands.
    #[required]
    pub turn: TurnState,
    /// The Transport Points, by their `id`.
    ///
    /// C and Rust say their places in the board's list.
    #[required]
    #[refers("board.units")]
    pub truck: u16,
    /// The dump, in the same hex.
    #[required]
    #[refers("board.units")]
    pub source: u16,
    /// The amount to load, in T.
    #[required]
    #[measure("T", 1)]
    pub amount: u16,
}

/// Decides whether Transport Points may load supply out of a dump now (OCS 2.3, 13.2f), as `ocs.trucks.load` decides.
/// They may in a Movement Segment of their side, for MP that they have left. Supply that was transported or unloaded in
/// the phase stays (12.2a), and Transport Points that have ended their movement load nothing (6.1f). The effects spend
/// the MP, move the supply, and end the movement of whoever moved before them from another hex (6.1g), as in
/// `ocs.turn.march`.
///
/// ```
/// use grognard_core::ocs::{board::Board, effects::Effects, sequence::Segment, turn::{LoadOrder, TurnState, load}};
/// use grognard_core::ocs::{measures::{MP, TP}, units::{Face, Kind, Unit}};
/// use grognard_core::{reflect::Code, ruling::Trail, scratch::Scratch};
/// let move_side = Face { ma: (45 * MP).into(), ..Default::default() };
/// let truck = Unit { amount: 2 * TP, move_side, ..Unit::of(1, Kind::Truck) };
/// let units = [truck, Unit { amount: 12, ..Unit::of(1, Kind::Supply) }];
/// let board = Board { units: &units, ..Default::default() };
/// let segment = Code::new(Segment::Movement);
/// let turn = TurnState { number: 1, segment, first: 1, second: 2, player: 1, ..Default::default() };
/// let order = LoadOrder { board, turn, truck: 0, source: 1, amount: 8, ..Default::default() };
/// let loaded = load(&order, &mut Effects::none(), &mut Scratch::none(), &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!((loaded.cost, loaded.load), (5 * MP, 8));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `out_of_range` for a truck or a source that the board does not have.
/// * `contradiction` for a truck that is no Transport Points, and `missing_field` for the amount.
/// * Those of `ocs.trucks.load`.
/// * Those of `ocs.trace.find`, where a unit in Strat Mode has to stop.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for the
///   [state](crate::ocs::turn) of the turn and for units of the [board](crate::ocs::board) that are read.
/// * `buffer_too_small` at `scratch` for scratch memory that is too small.
pub fn load(
    question: &LoadOrder<'_>,
    effects: &mut Effects<'_>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<LoadingCost>>, Fault> {
    let q = question;
    let truck = hauler(&q.board, q.truck)?;
    let source = q.board.unit(q.source, &"source")?.unit;
    source.said_side().map_err(|f| f.in_list(UNITS, usize::from(q.source)))?;
    let time = q.turn.begins(&q.board, TurnAction::Move, truck.side, trail)?;
    let phase = match when(&time) {
        Ok(phase) => phase,
        Err(ruling) => return Ok(ruling),
    };
    let (mut room, places) = ([Effect::default(); 4], [q.truck, q.source]);
    let mut flat = Effects::new(&mut room);
    let ruling = out_of_dump(truck, source, q.amount, phase, &mut flat)?;
    let (board, side) = (q.board, truck.side);
    let hunted = TraceHunt { board, side, why: Flag(0) };
    let handled = Handled { board: &q.board, hunted, places, ruling, time: time.cites };
    booked(&handled, flat.items(), effects, scratch, trail)
}

/// Decides whether Transport Points may load out of a dump, as `ocs.trucks.load` does.
// Its frame stands apart, so that a call stays within 4 KiB of stack.
#[inline(never)]
fn out_of_dump(
    truck: &Unit,
    source: &Unit,
    amount: u16,
    phase: Phase,
    effects: &mut Effects<'_>,
) -> Result<Ruling<Verdict<LoadingCost>>, Fault> {
    let (how, phase) = (Code::new(LoadBy::Dump), Code::new(phase));
    let asked = Load { truck: *truck, source: *source, amount, how, phase, ..Load::default() };
    crate::ocs::trucks::load(&asked, effects, &mut Trail::none())
}

/// Supply that Transport Points are to unload now.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct UnloadOrder<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// Where the game stands.
    #[required]
    pub turn: TurnState,
    /// The Transport Points, by their `id`.
    ///
    /// C and Rust say their places in the board's list.
    #[required]
    #[refers("board.units")]
    pub truck: u16,
    /// The amount to unload, in T.
    #[required]
    #[measure("T", 1)]
    pub amount: u16,
}

/// Decides whether Transport Points may unload supply where they are now (OCS 2.3, 13.2f), as `ocs.trucks.unload`
/// decides. They may in a Movement Segment of their side, for MP that they have left, in a hex with a friendly combat
/// unit, port, air base or dump. Those that have ended their movement unload nothing (6.1f). The effects spend the MP
/// and place the supply, which is not loaded again in the phase (12.2a). They end the movement of whoever moved before
/// them from another hex (6.1g), as in `ocs.turn.march`.
///
/// ```
/// use grognard_core::ocs::{board::Board, effects::Effects, sequence::Segment, turn::{TurnState, UnloadOrder, unload}};
/// use grognard_core::ocs::{measures::{MP, TP}, units::{Face, Kind, Unit}};
/// use grognard_core::{reflect::Code, ruling::Trail, scratch::Scratch};
/// let move_side = Face { ma: (45 * MP).into(), ..Default::default() };
/// let truck = Unit { amount: 2 * TP, load: 8, move_side, ..Unit::of(1, Kind::Truck) };
/// let units = [Unit { combat_supply: Code::default(), ..Unit::regiment(1, 4, 3) }, truck];
/// let board = Board { units: &units, ..Default::default() };
/// let segment = Code::new(Segment::Movement);
/// let turn = TurnState { number: 1, segment, first: 1, second: 2, player: 1, ..Default::default() };
/// let order = UnloadOrder { board, turn, truck: 1, amount: 6, ..Default::default() };
/// let left = unload(&order, &mut Effects::none(), &mut Scratch::none(), &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!((left.cost, left.load), (5 * MP, 2));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `out_of_range` for a truck that the board does not have.
/// * `contradiction` for a truck that is no Transport Points, and `missing_field` for the amount.
/// * Those of `ocs.trucks.unload`.
/// * Those of `ocs.trace.find`, where a unit in Strat Mode has to stop.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for the
///   [state](crate::ocs::turn) of the turn and for units of the [board](crate::ocs::board) that are read.
/// * `buffer_too_small` at `scratch` for scratch memory that is too small.
pub fn unload(
    question: &UnloadOrder<'_>,
    effects: &mut Effects<'_>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<LoadingCost>>, Fault> {
    let q = question;
    let truck = hauler(&q.board, q.truck)?;
    let time = q.turn.begins(&q.board, TurnAction::Move, truck.side, trail)?;
    let phase = match when(&time) {
        Ok(phase) => phase,
        Err(ruling) => return Ok(ruling),
    };
    let stack = || q.board.stack(truck.hex);
    let first = stack().next().map_or(0, |(at, _)| at);
    for (at, unit) in stack() {
        q.board.checked(at)?;
        unit.said_side().map_err(|f| f.in_list(UNITS, at))?;
    }
    let here = q.board.units.get(first..).and_then(|rest| rest.get(..count(stack()))).unwrap_or_default();
    let asked = Unload { truck: *truck, here, amount: q.amount, phase: Code::new(phase), ..Unload::default() };
    let (mut room, places) = ([Effect::default(); 4], [q.truck, q.truck]);
    let mut flat = Effects::new(&mut room);
    let ruling = crate::ocs::trucks::unload(&asked, &mut flat, &mut Trail::none())?;
    let (board, side) = (q.board, truck.side);
    let hunted = TraceHunt { board, side, why: Flag(0) };
    let handled = Handled { board: &q.board, hunted, places, ruling, time: time.cites };
    booked(&handled, flat.items(), effects, scratch, trail)
}

/// Returns the Transport Points that an order names.
fn hauler<'a>(board: &Board<'a>, at: u16) -> Result<&'a Unit, Fault> {
    let unit = board.unit(at, &"truck")?;
    if !unit.kind.is_transport() {
        return Err(
            Fault::against(&"truck", &"board.units[].kind: only transports load and unload").other_at(usize::from(at))
        );
    }
    Ok(unit.unit)
}

/// What the question of the chapter says of Transport Points, and the units of the board that it numbers.
struct Handled<'q> {
    board: &'q Board<'q>,
    hunted: TraceHunt<'q>,
    places: [u16; 2],
    ruling: Ruling<Verdict<LoadingCost>>,
    time: Cites,
}

/// Returns the answer, with the effects on the units of the board.
fn booked(
    done: &Handled<'_>,
    flat: &[Effect],
    effects: &mut Effects<'_>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<LoadingCost>>, Fault> {
    let [truck, _] = done.places;
    let at = usize::from(truck);
    let unit = done.board.unit(truck, &"truck")?.unit;
    let mut findings = Findings::of(done.time, trail);
    if !done.ruling.value.is_allowed() {
        done.ruling.cites.iter().for_each(|rule| findings.object(rule, About::Units.at(at)));
    }
    // 6.1f: who has ended his movement spends no MP.
    if let Some(rule) = ended(done.board, at)? {
        findings.object(rule, About::Units.at(at));
    }
    let Some(cost) = done.ruling.value.allowed().filter(|_| findings.allows()) else {
        return Ok(findings.verdict(LoadingCost::default));
    };
    for effect in flat {
        let place = done.places.get(usize::from(effect.unit)).copied().unwrap_or(truck);
        effects.push(Effect { unit: place, ..*effect });
    }
    findings.cites.merge(&done.ruling.cites);
    others_stop(&done.hunted, unit.side, Some(unit.hex), effects, scratch, &mut findings)?;
    if !findings.allows() {
        return Ok(findings.verdict(LoadingCost::default));
    }
    Ok(findings.verdict(|| cost))
}

/// Appends the effects that end the movement of whoever moved before a unit from another hex, or before an air mission
/// (6.1g). Or adds the reasons why units in Strat Mode among them cannot stop there (5.8b). `from` is the hex whose
/// units go on.
pub(in crate::ocs::turn) fn others_stop(
    hunted: &TraceHunt<'_>,
    side: u8,
    from: Option<Hex>,
    effects: &mut Effects<'_>,
    scratch: &mut Scratch<'_>,
    findings: &mut Findings<'_, '_>,
) -> Result<(), Fault> {
    let board = &hunted.board;
    let goes_on = |other: &Unit| from == Some(other.hex);
    let stops = |_, other: &Unit| moving(other) && !goes_on(other) && other.side == side;
    let halt = Halt { hunted, stops: &stops, moved: None, leaves: &|_| false };
    halted(&halt, effects, scratch, findings)?;
    if !findings.allows() {
        effects.take_back();
        return Ok(());
    }
    for (other, moved) in numbered(board.units).filter(|(_, other)| moving(other) && !goes_on(other)) {
        if moved.said_side().map_err(|f| f.in_list(UNITS, other))? == side {
            effects.stop(other, Halted::Passed, R6_1G);
            findings.cite(R6_1G);
        }
    }
    Ok(())
}
