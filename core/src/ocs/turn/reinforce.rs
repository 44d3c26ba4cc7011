//! Orders of the Reinforcement Phase: units rebuilt, arriving, consolidated. OCS 2.3, 13.5, 13.6, 13.9.

use super::TurnState;
use super::orders::{side_of, timed, when};
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::ocs::board::{Board, BoardHeld, UNITS};
use crate::ocs::consolidation::{Consolidate, Consolidated, judge};
use crate::ocs::effects::{EffectKind, Effects};
use crate::ocs::options::GameRules;
use crate::ocs::reinforcements::{Arrived, ArrivesBy, Reinforcing};
use crate::ocs::replacements::{Rebuild, RebuildOrder, RebuildRow, Rebuilt, spare};
use crate::ocs::rules::R19_0;
use crate::ocs::sequence::TurnAction;
use crate::ocs::trucks::holds;
use crate::ocs::units::{Kind, Phase, Unit, one_side};
use crate::reflect::{Code, Flag, Question};
use crate::ruling::{Ruling, Trail, Verdict};
use crate::scratch::Scratch;
use crate::table::numbered;

/// Units that are to be rebuilt now, with replacements in one hex.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct RebuildingOrder<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// Where the game stands.
    #[required]
    pub turn: TurnState,
    /// The replacements, by their places in the board's list in ascending order. Those that are not needed are kept; of
    /// each kind the first ones are used.
    #[required]
    #[refers("board.units")]
    pub repls: &'a [u16],
    /// The units to rebuild, at most 255: as they are on the board, or in the Dead Pile. The effects number them after
    /// `repls`, in this order.
    #[required]
    pub orders: &'a [RebuildOrder],
    /// The game's Rebuild Table. Unless an order names its row, the first that fits the unit applies.
    pub table: &'a [RebuildRow],
    /// Truck points (TP) that the enemy has destroyed or captured and that have not been rebuilt.
    #[measure("TP", 4)]
    pub trucks_lost: u16,
    /// Truck points (TP) that the scenario provides for the side. Required if trucks are rebuilt.
    #[measure("TP", 4)]
    pub trucks_provided: u16,
    /// The game's options.
    pub rules: GameRules,
}

/// Decides whether units may be rebuilt now, and what it costs (OCS 2.3, 13.5a to 13.5f), as `ocs.replacements.assess`
/// decides: in the Reinforcement Phase of their side. A unit on the map is given as it stands on the board; the truck
/// points in play are those of the board, Extenders of trucks among them. The effects first remove the replacements that
/// are used, whose unit is their index in `repls`, then return steps or place units, numbered from there: the first of
/// `orders` follows the last of `repls`. In another segment the answer cites why, and nothing else.
///
/// ```
/// use grognard_core::hex::Hex;
/// use grognard_core::ocs::{board::Board, effects::Effects, replacements::{RebuildOrder, RebuildRow}, sequence::Segment};
/// use grognard_core::ocs::{turn::{RebuildingOrder, TurnState, rebuild}, units::{Kind, Size, Unit}};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let (pax, size) = (Unit::of(1, Kind::Pax), Code::new(Size::MultiStep));
/// let division = Unit { size, steps: 3, steps_lost: 1, ..Unit::regiment(1, 9, 4) };
/// let board = Board { units: &[Unit::of(1, Kind::Hq), pax, division], ..Default::default() };
/// let orders = [RebuildOrder { unit: division, ..Default::default() }];
/// let table = [RebuildRow { pax: 1, ..Default::default() }];
/// let asked = |segment| {
///     let segment = Code::new(segment);
///     let turn = TurnState { number: 1, segment, first: 1, second: 2, player: 1, ..Default::default() };
///     let order = RebuildingOrder { board, turn, repls: &[1], orders: &orders, table: &table, ..Default::default() };
///     rebuild(&order, &mut Effects::none(), &mut Trail::none()).map(|ruling| ruling.value.is_allowed())
/// };
/// assert!(asked(Segment::Reinforcement)? && !asked(Segment::Movement)?);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn rebuild(
    question: &RebuildingOrder<'_>,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Rebuilt>>, Fault> {
    let q = question;
    q.rules.sound()?;
    spare(q.orders, q.table)?;
    let first = q.repls.first().ok_or(Fault::new(FaultCode::Empty, &"repls"))?;
    let side = q.board.unit(*first, &"").map_err(|f| f.in_list(&"repls", 0))?.unit.side;
    let time = q.turn.may(TurnAction::Rebuild, side, trail)?;
    let phase = match when(&time) {
        Ok(phase) => phase,
        Err(ruling) => return Ok(ruling),
    };
    standing(q)?;
    let asked = Rebuild {
        board: q.board,
        side,
        repls: q.repls,
        orders: q.orders,
        table: q.table,
        phase: Code::new(phase),
        trucks_lost: q.trucks_lost,
        trucks_in_play: in_play(q, side)?.into(),
        trucks_provided: q.trucks_provided,
        rules: q.rules,
    };
    Ok(timed(crate::ocs::replacements::assess(&asked, effects, trail)?, &time.cites))
}

/// Checks that the units on the map that are to be rebuilt are as the board has them.
fn standing(q: &RebuildingOrder<'_>) -> Result<(), Fault> {
    for (i, order) in numbered(q.orders).filter(|(_, order)| !order.dead.is_set()) {
        // Of trucks new counters are made.
        let mut there = order.unit.kind.get().is_some_and(Kind::is_transport);
        for (at, unit) in q.board.stack(order.unit.hex) {
            q.board.checked(at)?;
            there |= *unit == order.unit;
        }
        if !there {
            return Err(Fault::new(FaultCode::Contradiction, &"unit").in_list(&"orders", i));
        }
    }
    Ok(())
}

/// Returns the truck points of a side on the board, if trucks are rebuilt (13.5e).
fn in_play(q: &RebuildingOrder<'_>, side: u8) -> Result<u16, Fault> {
    let mut points = 0u16;
    if !q.orders.iter().any(|order| order.unit.kind.get().is_some_and(Kind::is_transport)) {
        return Ok(points);
    }
    for (at, unit) in numbered(q.board.units) {
        let checked = q.board.checked(at)?;
        if unit.side == side && matches!(checked.kind, Kind::Truck | Kind::OrganicTruck | Kind::Extender) {
            holds(&checked).map_err(|f| f.in_list(UNITS, at))?;
            points = points.saturating_add(unit.amount);
        }
    }
    Ok(points)
}

/// Reinforcements that are to arrive together in a hex now.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct ArrivalOrder<'a> {
    /// The position without the reinforcements.
    #[required]
    pub board: Board<'a>,
    /// Where the game stands.
    #[required]
    pub turn: TurnState,
    /// The units that arrive, in the modes in which they are placed; Transport Points with the load that they are to
    /// have.
    #[required]
    pub units: &'a [Unit],
    /// The hex of arrival.
    #[required]
    pub to: Hex,
    /// How they enter. Not needed for aircraft alone, which arrive at an air base.
    pub entry: Code<ArrivesBy>,
    /// The hexes that the Arrival Chart names, all equally possible. Not needed for aircraft, which arrive at any
    /// friendly air base.
    pub hexes: &'a [Hex],
    /// The game turn in which they are due, from 1.
    #[required]
    pub due: u16,
    /// Supply that arrives in the same place in this turn, in T, with which Transport Points other than Organic Trucks
    /// can be loaded.
    #[measure("T", 1)]
    pub supply: u16,
    /// The game's options.
    pub rules: GameRules,
}

/// Decides whether reinforcements may arrive in a hex now (OCS 2.3, 13.6 to 13.6c), as `ocs.reinforcements.assess`
/// decides: in the Reinforcement Phase of their side, in the game turn in which they are due. The effects place each unit
/// and load Organic Trucks fully; their unit is its index in `units`, which are newcomers of the board. A port through which
/// they arrive comes after them: it remembers, as its load, what of its capacity was used in the phase. In another segment the answer cites why, and nothing else.
///
/// ```
/// use grognard_core::hex::Hex;
/// use grognard_core::ocs::board::{Board, BoardHex};
/// use grognard_core::ocs::{effects::Effects, reinforcements::ArrivesBy, sequence::Segment, units::Unit};
/// use grognard_core::ocs::turn::{ArrivalOrder, TurnState, arrive};
/// use grognard_core::{reflect::Code, ruling::Trail, scratch::Scratch};
/// let hexes = [BoardHex { hex: Hex::new(4, 2), ..Default::default() }];
/// let board = Board { hexes: &hexes, ..Default::default() };
/// let (to, entry, segment) = (Hex::new(4, 2), Code::new(ArrivesBy::Hex), Code::new(Segment::Reinforcement));
/// let asked = |number| {
///     let turn = TurnState { number, segment, first: 1, second: 2, player: 1, ..Default::default() };
///     let units = &[Unit::regiment(1, 4, 3)];
///     let order = ArrivalOrder { board, turn, units, to, entry, hexes: &[to], due: 3, ..Default::default() };
///     let (effects, mut words) = (&mut Effects::none(), [0; 8]);
///     arrive(&order, effects, &mut Scratch::new(&mut words), &mut Trail::none()).map(|ruling| ruling.value.is_allowed())
/// };
/// assert!(asked(3)? && !asked(4)?); // forgotten units never arrive
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn arrive(
    question: &ArrivalOrder<'_>,
    effects: &mut Effects<'_>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Arrived>>, Fault> {
    let q = question;
    q.rules.sound()?;
    let side = one_side(q.units, &"units", None)?.ok_or(Fault::new(FaultCode::Empty, &"units"))?;
    let time = q.turn.may(TurnAction::Reinforce, side, trail)?;
    let phase = match when(&time) {
        Ok(phase) => phase,
        Err(ruling) => return Ok(ruling),
    };
    let through = q.entry.get() == Some(ArrivesBy::Port);
    let is = |unit: &Unit| through && unit.side == side && unit.kind.get() == Some(Kind::Port);
    let port = q.board.stack(q.to).find(|(_, unit)| is(unit));
    let asked = Reinforcing {
        board: q.board,
        units: q.units,
        to: q.to,
        side,
        entry: q.entry,
        hexes: q.hexes,
        phase: Code::new(phase),
        due: q.due,
        turn: q.turn.number,
        supply: q.supply,
        port_used: port.map_or(0, |(_, port)| port.load),
        rules: q.rules,
    };
    let on_board = |f: Fault| match (f.field(), port) {
        ("port_used", Some((at, _))) => f.of_field(&"load").in_list(UNITS, at),
        _ => f,
    };
    let mut ruling = crate::ocs::reinforcements::assess(&asked, effects, scratch, trail).map_err(on_board)?;
    if let (Some((_, port)), Some(arrived)) = (port, ruling.value.allowed()) {
        // 19.0: it has its capacity in each phase.
        effects.amount(
            q.units.len(),
            EffectKind::UsePort,
            port.port_capacity().saturating_sub(arrived.capacity_left).max(port.load),
            R19_0,
        );
        ruling.cites.add(R19_0);
    }
    Ok(timed(ruling, &time.cites))
}

/// Two units that are to be consolidated now.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct ConsolidateOrder<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// Where the game stands.
    #[required]
    pub turn: TurnState,
    /// The unit that stays on the map, and the one that gives it its steps, if that is on the map too, by their places in
    /// the board's list.
    #[required]
    #[refers("board.units")]
    pub units: &'a [u16],
    /// The unit in the Dead Pile whose place in its formation the first of `units` takes. An empty list for two units on
    /// the map.
    pub dead: &'a [Unit],
    /// Two aircraft are of different types, even if their values are the same.
    pub types_differ: Flag,
}

/// Decides whether two units may be consolidated now (OCS 2.3, 13.9), as `ocs.consolidation.assess` decides: ground units
/// in the Reinforcement Phase of their side, aircraft at any time. The effects return steps to the unit that stays (0) and
/// remove the other (1), or give each its new formation. In another segment the answer about ground units cites why, and
/// nothing else.
///
/// ```
/// use grognard_core::ocs::{board::Board, effects::Effects, sequence::Segment, units::{Size, Unit}};
/// use grognard_core::ocs::turn::{ConsolidateOrder, TurnState, consolidate};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let size = Code::new(Size::MultiStep);
/// let units = [3, 2].map(|steps_lost| Unit { size, steps: 4, steps_lost, ..Unit::regiment(1, 12, 3) });
/// let board = Board { units: &units, ..Default::default() };
/// let segment = Code::new(Segment::Reinforcement);
/// let turn = TurnState { number: 1, segment, first: 1, second: 2, player: 1, ..Default::default() };
/// let order = ConsolidateOrder { board, turn, units: &[0, 1], ..Default::default() };
/// let merged = consolidate(&order, &mut Effects::none(), &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!((merged.steps, merged.wasted), (2, 0));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn consolidate(
    question: &ConsolidateOrder<'_>,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Consolidated>>, Fault> {
    let q = question;
    let side = side_of(&q.board, q.units)?;
    one_side(q.dead, &"dead", None)?;
    let (unit, other) = match (q.units, q.dead) {
        ([unit, other], []) if unit != other => {
            let other = q.board.unit(*other, &"").map_err(|f| f.in_list(&"units", 1))?;
            (unit, other.unit)
        }
        ([unit], [dead]) => (unit, dead),
        _ => return Err(Fault::new(FaultCode::Contradiction, &"units")),
    };
    let first = q.board.unit(*unit, &"")?;
    // 13.9.4: aircraft in any phase.
    let time = match first.kind {
        Kind::Aircraft => {
            q.turn.sound()?;
            None
        }
        _ => Some(q.turn.may(TurnAction::Consolidate, side, trail)?),
    };
    let phase = match time.as_ref().map_or(Ok(Phase::Reinforcement), when) {
        Ok(phase) => phase,
        Err(ruling) => return Ok(ruling),
    };
    let asked = Consolidate {
        unit: *first.unit,
        other: *other,
        dead: Flag::from(!q.dead.is_empty()),
        types_differ: q.types_differ,
        phase: Code::new(phase),
    };
    let blame = |index: usize, fault: Fault| match q.units.get(index) {
        Some(at) => fault.in_list(UNITS, usize::from(*at)),
        None => fault.in_list(&"dead", 0),
    };
    let ruling = judge(&asked, &blame, effects, trail)?;
    Ok(match &time {
        Some(time) => timed(ruling, &time.cites),
        None => ruling,
    })
}
