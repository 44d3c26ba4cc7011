//! Orders of the Reinforcement Phase: units rebuilt, arriving, consolidated. OCS 2.3, 13.5, 13.6, 13.9.

use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::ocs::board::{Board, BoardHeld, UNITS};
use crate::ocs::consolidation::{Consolidate, Consolidated, judge};
use crate::ocs::effects::{EffectKind, Effects};
use crate::ocs::reinforcements::{Arrived, ArrivesBy, Reinforcing};
use crate::ocs::replacements::{Orders, Rebuild, RebuildOrder, RebuildRow, Rebuilt, spare};
use crate::ocs::rules::{R13_5A, R13_9_2, R19_0A};
use crate::ocs::sequence::TurnAction;
use crate::ocs::trucks::holds;
use crate::ocs::turn::TurnState;
use crate::ocs::turn::newcomers::{Numbered, is_to_come, newcomer, refused_newcomers};
use crate::ocs::turn::orders::{side_of, timed, when};
use crate::ocs::units::{Kind, Phase, Unit, one_side};
use crate::reflect::{Code, Flag, Question, Reflect, Spare};
use crate::ruling::{Ruling, Trail, Verdict};
use crate::scratch::Scratch;
use crate::table::numbered;

/// A unit that is to be rebuilt now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct UnitToRebuild {
    /// The unit: a unit of the board, or of the order's Dead Pile, whose units count on from the end of the board's list.
    #[required]
    #[refers("board.units")]
    pub unit: u16,
    /// The number of steps that it is to regain; 0 for all that it lacks. Trucks have no steps.
    pub steps: u8,
    /// The row of the Rebuild Table that applies; by default the first row that fits the unit.
    ///
    /// C counts it from 1; 0 is none.
    #[refers("table", 1)]
    pub row: u8,
    /// For an aircraft from the Dead Pile, the hex of the air base where it arrives.
    pub base: Hex,
    /// The unit is a Breakdown unit or another generic one.
    pub generic: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 3],
}

const _: () = assert!(size_of::<UnitToRebuild>() == 12, "frozen for this major of the C ABI");

/// Units that are to be rebuilt now, with replacements in one hex.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct RebuildingOrder<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// Where the game stands.
    #[required]
    pub turn: TurnState,
    /// The replacements, by their `id`s in ascending order. Those that are not needed are kept; of each kind the first
    /// ones are used.
    ///
    /// C and Rust say their places in the board's list.
    #[required]
    #[refers("board.units")]
    pub repls: &'a [u16],
    /// The units to rebuild, at most 255.
    #[required]
    pub orders: &'a [UnitToRebuild],
    /// The side's units in the Dead Pile, each in the mode in which it is to be placed. With them are counters of
    /// trucks whose `amount` is the number of points to rebuild. They are newcomers of the board, of which those are
    /// placed that an order names.
    #[named]
    pub dead: &'a [Unit],
    /// The game's Rebuild Table. Unless an order names its row, the first that fits the unit applies.
    pub table: &'a [RebuildRow],
    /// Truck points (TP) that the enemy has destroyed or captured and that have not been rebuilt.
    #[measure("TP", 4)]
    pub trucks_lost: u16,
    /// Truck points (TP) that the scenario provides for the side. Required if trucks are rebuilt.
    #[when_needed]
    #[measure("TP", 4)]
    pub trucks_provided: u16,
}

/// Decides whether units may be rebuilt now, and what it costs (OCS 2.3, 13.5a to 13.5f), as `ocs.replacements.assess`
/// decides: in the Reinforcement Phase of their side. The truck points in play are those of the board, Extenders of
/// trucks among them. The effects first remove the replacements that are used. Then they return steps to units on the
/// map or place units of the Dead Pile, which count on from the end of the board's list. In another segment the answer
/// cites why, and nothing else.
///
/// ```
/// use grognard_core::hex::Hex;
/// use grognard_core::ocs::{board::Board, effects::Effects, replacements::RebuildRow, sequence::Segment};
/// use grognard_core::ocs::turn::{RebuildingOrder, TurnState, UnitToRebuild, rebuild};
/// use grognard_core::ocs::units::{Kind, Size, Unit};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let (pax, size) = (Unit::of(1, Kind::Pax), Code::new(Size::MultiStep));
/// let division = Unit { size, steps: 3, steps_lost: 1, ..Unit::regiment(1, 9, 4) };
/// let board = Board { units: &[Unit::of(1, Kind::Hq), pax, division], ..Default::default() };
/// let orders = [UnitToRebuild { unit: 2, ..Default::default() }];
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
///
/// # Errors
///
/// * `empty` for an order without replacements or without units to rebuild.
/// * `out_of_range` for a replacement that the board does not have, and for a unit that is neither on the board nor in
///   `dead`.
/// * `contradiction` for a unit that is rebuilt twice, for Transport Points of the board, and for dead units of two
///   sides or with one id.
/// * `missing_field` for the side of a dead unit, and for the truck points that are provided where trucks are rebuilt.
/// * `reserved` for reserved bytes of an order that are not 0.
/// * Those of `ocs.replacements.assess`.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for the
///   [state](crate::ocs::turn) of the turn and for units of the [board](crate::ocs::board) that are read.
pub fn rebuild(
    question: &RebuildingOrder<'_>,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Rebuilt>>, Fault> {
    let q = question;
    spare(&[], q.table)?;
    for (i, order) in numbered(q.orders) {
        order.spared().map_err(|f| f.in_list(&"orders", i))?;
    }
    one_side(q.dead, &"dead", None)?;
    let first = q.repls.first().ok_or(Fault::new(FaultCode::Empty, &"repls"))?;
    let side = q.board.named(*first, &"repls", 0)?.unit.side;
    let time = q.turn.may(TurnAction::Rebuild, side, trail)?;
    let phase = match when(&time) {
        Ok(phase) => phase,
        Err(ruling) => return Ok(ruling),
    };
    // 13.5a: who is still to come is not dead.
    if let Some(ruling) = refused_newcomers(&q.board, q.dead, is_to_come, R13_5A, trail) {
        return Ok(ruling);
    }
    let asked = Rebuild {
        board: q.board,
        side,
        repls: q.repls,
        orders: &[],
        table: q.table,
        phase: Code::new(phase),
        trucks_lost: q.trucks_lost,
        trucks_in_play: in_play(q, side)?.into(),
        trucks_provided: q.trucks_provided,
    };
    Ok(timed(crate::ocs::replacements::judge(&asked, q, effects, trail)?, &time.cites))
}

impl Orders for RebuildingOrder<'_> {
    fn count(&self) -> Result<usize, Fault> {
        for (i, order) in numbered(self.orders) {
            let at = usize::from(order.unit);
            let count = newcomer(&self.board, self.dead.len());
            let unit = self.unit_at(at).ok_or_else(|| Fault::of_index(&"unit", at, count).in_list(&"orders", i))?;
            // Of trucks new counters are made.
            let trucks = at < self.board.units.len() && unit.kind.get().is_some_and(Kind::is_transport);
            let twice = crate::table::before(self.orders, i).position(|other| other.unit == order.unit);
            if trucks || twice.is_some() {
                let fault = match twice {
                    Some(other) => Fault::against(&"unit", &"[].unit: each unit is rebuilt once").other_at(other),
                    None => {
                        Fault::against(&"unit", &"board.units[].kind: trucks are rebuilt as new counters").other_at(at)
                    }
                };
                return Err(fault.in_list(&"orders", i));
            }
        }
        Ok(self.orders.len())
    }
    fn order(&self, index: usize) -> Option<RebuildOrder> {
        let UnitToRebuild { unit, base, steps, row, generic, .. } = *self.orders.get(index)?;
        let dead = Flag::from(usize::from(unit) >= self.board.units.len());
        Some(RebuildOrder { unit: *self.unit_at(unit.into())?, base, steps, row, dead, generic })
    }
    fn unit(&self, index: usize) -> usize {
        self.orders.get(index).map_or(usize::MAX, |order| order.unit.into())
    }
    fn repl(&self, index: usize) -> usize {
        self.repls.get(index).map_or(usize::MAX, |at| usize::from(*at))
    }
    fn fault(&self, index: usize, fault: Fault) -> Fault {
        let at = self.unit(index);
        match at.checked_sub(self.board.units.len()) {
            None => fault.in_list(UNITS, at),
            Some(dead) => fault.in_list(&"dead", dead),
        }
    }
}

impl RebuildingOrder<'_> {
    /// Returns a unit of the board, or of the Dead Pile behind it.
    fn unit_at(&self, at: usize) -> Option<&Unit> {
        let on_board = self.board.units;
        on_board.get(at).or_else(|| self.dead.get(at.checked_sub(on_board.len())?))
    }
}

/// Returns the truck points of a side on the board, if trucks are rebuilt (13.5e).
fn in_play(q: &RebuildingOrder<'_>, side: u8) -> Result<u16, Fault> {
    let mut points = 0u16;
    let is_truck = |unit: &Unit| unit.kind.get().is_some_and(Kind::is_transport);
    if !q.orders.iter().filter_map(|order| q.unit_at(order.unit.into())).any(is_truck) {
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
    /// The units that arrive, newcomers of the board, in the modes in which they are placed, each with the game turn in
    /// which it is `due`. Transport Points have the load that they are to have.
    #[required]
    #[named]
    pub units: &'a [Unit],
    /// The hex of arrival.
    #[required]
    pub to: Hex,
    /// How they enter. Not needed for aircraft alone, which arrive at an air base.
    pub entry: Code<ArrivesBy>,
    /// The hexes that the Arrival Chart names, all equally possible. Not needed for aircraft, which arrive at any
    /// friendly air base.
    pub hexes: &'a [Hex],
    /// Supply that arrives in the same place in this turn, in T, with which Transport Points other than Organic Trucks
    /// can be loaded.
    #[measure("T", 1)]
    pub supply: u16,
}

/// Decides whether reinforcements may arrive in a hex now (OCS 2.3, 13.6 to 13.6c), as `ocs.reinforcements.assess`
/// decides. They may in the Reinforcement Phase of their side, in the game turn in which they are due. The effects
/// place each unit and load Organic Trucks fully: newcomers of the board, which count on from the end of its list. A
/// port through which they arrive remembers, as its load, what of its capacity was used in the phase. In another
/// segment the answer cites why, and nothing else.
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
///     let units = &[Unit { due: 3, ..Unit::regiment(1, 4, 3) }];
///     let order = ArrivalOrder { board, turn, units, to, entry, hexes: &[to], ..Default::default() };
///     let (effects, mut words) = (&mut Effects::none(), [0; 8]);
///     arrive(&order, effects, &mut Scratch::new(&mut words), &mut Trail::none()).map(|ruling| ruling.value.is_allowed())
/// };
/// assert!(asked(3)? && !asked(4)?); // forgotten units never arrive
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `empty` for an order without units.
/// * `missing_field` for the side of a unit, and for the turn in which it is due.
/// * `contradiction` for units of two sides or with one id, and for a port whose load is more than it has.
/// * Those of `ocs.reinforcements.assess`.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for the
///   [state](crate::ocs::turn) of the turn and for units of the [board](crate::ocs::board) that are read.
pub fn arrive(
    question: &ArrivalOrder<'_>,
    effects: &mut Effects<'_>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Arrived>>, Fault> {
    let q = question;
    let side = one_side(q.units, &"units", None)?.ok_or(Fault::new(FaultCode::Empty, &"units"))?;
    let time = q.turn.may(TurnAction::Reinforce, side, trail)?;
    let phase = match when(&time) {
        Ok(phase) => phase,
        Err(ruling) => return Ok(ruling),
    };
    let mut due = q.turn.number;
    for (i, unit) in numbered(q.units) {
        if unit.due == 0 {
            return Err(Fault::new(FaultCode::MissingField, &"due").in_list(&"units", i));
        }
        due = if unit.due == q.turn.number { due } else { unit.due };
    }
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
        due,
        turn: q.turn.number,
        supply: q.supply,
        port_used: port.map_or(0, |(_, port)| port.load),
    };
    let on_board = |f: Fault| match (f.field(), port) {
        ("port_used", Some((at, _))) => f.of_field(&"load").in_list(UNITS, at),
        _ => f,
    };
    let numbered_there = Numbered::begin(effects, trail);
    let mut ruling = crate::ocs::reinforcements::assess(&asked, effects, scratch, trail).map_err(on_board)?;
    numbered_there.end(&|i| newcomer(&q.board, i), effects, trail);
    if let (Some((at, port)), Some(arrived)) = (port, ruling.value.allowed()) {
        // 19.0a: it has its capacity in each phase.
        let used = port.port_capacity().saturating_sub(arrived.capacity_left).max(port.load);
        effects.amount(at, EffectKind::UsePort, used, R19_0A);
        ruling.cites.add(R19_0A);
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
    /// The unit that stays on the map, and the one that gives it its steps, if that is on the map too, by their `id`s.
    ///
    /// C and Rust say their places in the board's list.
    #[required]
    #[refers("board.units")]
    pub units: &'a [u16],
    /// The unit in the Dead Pile whose place in its formation the first of `units` takes: a newcomer of the board, on which
    /// it is not placed. An empty list for two units on the map.
    #[named]
    pub dead: &'a [Unit],
    /// Two aircraft are of different types, even if their values are the same.
    pub types_differ: Flag,
}

/// Decides whether two units may be consolidated now (OCS 2.3, 13.9), as `ocs.consolidation.assess` decides: ground
/// units in the Reinforcement Phase of their side, aircraft at any time. The effects return steps to the unit that
/// stays and remove the other, or give each its new formation. A unit in the Dead Pile counts on from the end of the
/// board's list. In another segment the answer about ground units cites why, and nothing else.
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
///
/// # Errors
///
/// * `empty` for an order without units.
/// * `out_of_range` for a unit that the board does not have.
/// * `contradiction` for anything but two units, or one with a dead one, and for two that are not of one side and one
///   sort.
/// * Those of `ocs.consolidation.assess`, such as `missing_field` for a rating.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for the
///   [state](crate::ocs::turn) of the turn and for units of the [board](crate::ocs::board) that are read.
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
            let other = q.board.named(*other, &"units", 1)?;
            (unit, other.unit)
        }
        ([unit], [dead]) => (unit, dead),
        _ => return Err(Fault::against(&"units", &"dead: two units consolidate, or one with a dead one")),
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
    // The other of the two is one of the order's own lists.
    let of_order = |fault: Fault| {
        let contrary = fault.is(FaultCode::Contradiction);
        if contrary { fault.because(&"units: the two are not of one side and one sort") } else { fault }
    };
    let blame = |index: usize, fault: Fault| match (q.units.get(index), of_order(fault)) {
        (Some(at), fault) => fault.in_list(UNITS, usize::from(*at)),
        (None, fault) => fault.in_list(&"dead", 0),
    };
    // 13.9.2: who is still to come is not dead.
    if let Some(ruling) = refused_newcomers(&q.board, q.dead, is_to_come, R13_9_2, trail) {
        return Ok(ruling);
    }
    let numbered_there = Numbered::begin(effects, trail);
    let ruling = judge(&asked, &blame, effects, trail)?;
    let place = |i: usize| q.units.get(i).map_or_else(|| newcomer(&q.board, 0), |at| usize::from(*at));
    numbered_there.end(&place, effects, trail);
    Ok(match &time {
        Some(time) => timed(ruling, &time.cites),
        None => ruling,
    })
}
