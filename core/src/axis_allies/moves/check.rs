//! All objections to the orders of a phase, each with its rule.

use super::landing;
use crate::axis_allies::board;
use crate::axis_allies::map::Site;
use crate::axis_allies::movement::{IN_BATTLE, Piece, Report, Turn};
use crate::axis_allies::orders::{Action, Objection, Order, Phase};
use crate::axis_allies::powers::Power;
use crate::axis_allies::rules::*;
use crate::axis_allies::units::{Kind, word};
use crate::axis_allies::view::View;
use crate::bounded::Bounded;
use crate::fault::{Fault, FaultCode};
use crate::reflect::{Code, Locus, Question, Reflect, Spare};
use crate::ruling::{Ruling, Sink, Trail, Verdict};
use crate::scratch::Scratch;
use crate::table::numbered;

/// The orders of a phase.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Moves<'a> {
    /// The position before the orders.
    #[required]
    pub board: board::Board<'a>,
    /// The power whose turn it is.
    #[required]
    pub power: Code<Power>,
    /// Combat or non-combat movement. Required where the answer depends on it.
    #[when_needed]
    pub phase: Code<Phase>,
    /// The orders, in the order in which they are carried out. A piece may have several.
    #[required]
    pub orders: &'a [Order],
    /// The cash left after purchases, in IPC, for neutrals (2.7a); 0 by default.
    pub cash: u16,
}

/// A summary of the orders of a phase.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Declared {
    /// The cost of the neutrals that are taken, in IPC.
    pub cost: u16,
    /// The number of spaces in which the power's pieces then fight.
    pub battles: u16,
}

/// Decides whether the orders of a phase are allowed. The rows are all objections:
///
/// * to the paths and allowances of pieces, blitz and neutrals, canals, boarding and unloading (3.2, 3.3);
/// * to a second antiaircraft gun in a territory (3.1b);
/// * for combat movement, where aircraft left in the air cannot all land together (3.4a, 3.4f, 3.4g, 4.4c);
/// * for non-combat movement, where some have not landed.
///
/// A landing is found if there is one: carriers that did not move may still move, through zones that declared battles
/// clear, and fighters on carriers may make room. No carrier is assumed to retreat (3.4g). If not all aircraft can
/// land, those on carriers keep their places first, then the others in the order of the list. For the rest the
/// objections are the paragraphs without which they could land, or the landing itself.
///
/// ```
/// use grognard_core::axis_allies::board::{Board, Unit};
/// use grognard_core::axis_allies::map::Site::*;
/// use grognard_core::axis_allies::moves::{Moves, check};
/// use grognard_core::axis_allies::orders::{Action, Objection, Order, Phase};
/// use grognard_core::axis_allies::{powers::Power, units::Kind};
/// use grognard_core::ruling::{Sink, Trail};
/// use grognard_core::scratch::Scratch;
/// let bomber = Unit { space: Gbr.into(), kind: Kind::Bomber.into(), owner: Power::Uk.into(), ..Default::default() };
/// let board = Board { units: &[bomber], ..Default::default() };
/// let mut path = [Default::default(); 6];
/// path[..5].copy_from_slice(&[Nor, Weu, Ger, Eeu, Ukr].map(Into::into));
/// let order = Order { unit: 0, action: Action::Move.into(), path, ..Default::default() };
/// let phase = Phase::Combat.into();
/// let moves = Moves { board, power: Power::Uk.into(), phase, orders: &[order], ..Default::default() };
/// let (mut rows, mut words) = ([Objection::default(); 8], [0; 64]);
/// let mut rows = Sink::new(&mut rows);
/// let ruling = check(&moves, &mut rows, &mut Scratch::new(&mut words), &mut Trail::none())?;
/// assert!(ruling.value.is_allowed()); // with the sixth space it lands in Karelia or the Caucasus
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * Those of `axis_allies.map.space` for the board.
/// * `missing_field` and `unknown_word` for the power, the phase and the action of an order.
/// * `missing_field` for a space missing within a path.
/// * `empty` for a board without pieces, and for a path without spaces.
/// * `out_of_range` for a piece, a ship or a space that is not there, and for more than 65535 orders.
/// * `contradiction` for a piece of another power, and a ship that is not a single transport of the side. It is also
///   for a path or a ship that does not fit the action, and for pieces that unload and cannot.
/// * `overflow` for more aircraft and carriers than the search for landings counts.
/// * `reserved` for reserved bytes of an order that are not 0.
/// * `buffer_too_small` at `scratch` for too little scratch memory.
pub fn check(
    question: &Moves<'_>,
    rows: &mut Sink<'_, Objection>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Declared>>, Fault> {
    let q = question;
    let mut view = View::new(&q.board);
    view.see(q.power)?;
    let phase = word(q.phase, &"phase")?;
    if q.board.units.is_empty() {
        return Err(Fault::new(FaultCode::Empty, &"board.units"));
    }
    let mut turn = Turn::new(&view, phase, q.cash);
    let (states, memory) = landing::memory(&turn, scratch)?;
    turn.lend(states, q.orders);
    let first = match q.orders.first().and_then(|order| order.action.get()) {
        Some(Action::Board) => R3_2A,
        Some(Action::Unload) => R3_2B,
        _ => MOVEMENT,
    };
    let mut happenings = Sink::none();
    let mut report = Report::new(first, rows, &mut happenings, trail);
    carry_out(&mut turn, &mut report)?;
    together(&mut turn, &mut report);
    if phase == Phase::Combat {
        landing::check(&turn, memory, &mut report)?;
    } else {
        landed(&turn, &mut report);
    }
    let declared = declared(&turn);
    Ok(report.verdict(declared))
}

/// Returns what the orders so far come to.
pub(in crate::axis_allies) fn declared(turn: &Turn<'_, '_>) -> Declared {
    let mut declared = Declared { cost: turn.cost, battles: 0 };
    for _ in landing::battles(turn).iter() {
        // A board has at most 255 spaces.
        declared.battles = declared.battles.bounded_add(1);
    }
    declared
}

/// Carries out the orders of a phase, one after the other.
pub(in crate::axis_allies) fn carry_out(
    turn: &mut Turn<'_, '_>,
    report: &mut Report<'_, '_, '_, '_>,
) -> Result<(), Fault> {
    for (i, order) in numbered(turn.orders) {
        report.order = u16::try_from(i).map_err(|_| Fault::item(FaultCode::OutOfRange, &"orders", i))?;
        report.unit = order.unit;
        obey(turn, order, report).map_err(|f| f.in_list(&"orders", i))?;
    }
    Ok(())
}

/// Checks the orders of a phase together, except for aircraft.
pub(in crate::axis_allies) fn together(turn: &mut Turn<'_, '_>, report: &mut Report<'_, '_, '_, '_>) {
    for at in turn.unloaded().among(turn.view.units.len()) {
        // A ship that has unloaded keeps the zone where it did.
        let unloaded = |ship: &Piece<'_>| ship.kind == Kind::Transport && ship.state.left > 0;
        let ship = if turn.word(at) == 0 { None } else { turn.piece(at).filter(unloaded) };
        if let Some(ship) = ship {
            turn.unloaded_together(&ship, report);
        }
    }
    if turn.is_combat() {
        ashore(turn, report);
    }
}

/// Returns the path of an order: the spaces before the first zero.
fn path(order: &Order) -> Result<&[Locus<Site>], Fault> {
    let mut path = order.path.as_slice();
    while let [used @ .., last] = path
        && *last == 0
    {
        path = used;
    }
    // A space in the middle is missing.
    if path.contains(&Locus::default()) { Err(Fault::new(FaultCode::MissingField, &text!("path"))) } else { Ok(path) }
}

/// Carries out one order.
fn obey(turn: &mut Turn<'_, '_>, order: &Order, report: &mut Report<'_, '_, '_, '_>) -> Result<(), Fault> {
    let wrong = |field, why| Err(Fault::against(field, why).other_at(usize::from(order.unit)));
    let action = word(order.action, &"action")?;
    let piece =
        &mut if action == Action::Move { turn.mover(order.unit)? } else { turn.troop(order.unit, &text!("unit"))? };
    order.spared()?;
    let path = path(order)?;
    if (action == Action::Board) != (order.aboard > 0) {
        return wrong(&"aboard", &".action: who boards names a ship, and nobody else");
    }
    if action != Action::Board {
        turn.view.path(path)?;
    }
    let number = match (action, path) {
        (Action::Move, _) => {
            turn.travel(piece, path, report);
            return Ok(());
        }
        (Action::Board, []) => order.aboard,
        (Action::Unload, [_]) if piece.state.aboard == 0 => {
            return wrong(&text!("unit"), &"board.units[].aboard: who unloads is aboard a transport");
        }
        (Action::Unload, [_]) if piece.kind.carried_by() != Some(Kind::Transport) => {
            return wrong(&"action", &"board.units[].kind: only land units unload");
        }
        (Action::Unload, [_]) => piece.state.aboard,
        _ => return wrong(&text!("path"), &".action: who boards has no path, and who unloads one space"),
    };
    let ship = &mut turn.transport(number)?;
    if let [land] = path {
        turn.unload(piece, ship, land.0, report);
    } else {
        // 3.2c concerns the whole phase: whether pieces that boarded among enemies then go ashore.
        let assaults = turn.orders.iter().any(|o| o.unit == order.unit && o.action.get() == Some(Action::Unload));
        turn.board(piece, ship, assaults, report);
    }
    Ok(())
}

/// 3.2c: pieces that boarded in a zone with a battle go ashore to attack.
fn ashore(turn: &Turn<'_, '_>, report: &mut Report<'_, '_, '_, '_>) {
    for piece in turn.moved_with(IN_BATTLE) {
        if turn.is_idle(&piece) {
            report.about(&piece, turn.orders);
            report.object(R3_2C, piece.state.space);
        }
    }
}

/// Checks that all of the power's aircraft have landed.
fn landed(turn: &Turn<'_, '_>, report: &mut Report<'_, '_, '_, '_>) {
    for piece in turn.aircraft() {
        report.about(&piece, turn.orders);
        turn.land_at(&piece, false, report);
    }
}
