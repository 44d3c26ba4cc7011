//! A front on a ready board of 10,000 hexes and 1,000 units: two sides of 500 face each other across the middle, the one with
//! railroads, headquarters, dumps and Transport Points behind it. What a side asks and orders in its turn.

use grognard_core::hex::Hex;
use grognard_core::ocs::board::{Board, BoardHex, ChartRow, Cost, Feature, Settlement};
use grognard_core::ocs::check::BoardList;
use grognard_core::ocs::edits::{BoardEdit, Change, Edit, apply};
use grognard_core::ocs::effects::{Effect, Effects};
use grognard_core::ocs::measures::{MP, TP};
use grognard_core::ocs::movement::{Goal, Roam, reach};
use grognard_core::ocs::paths::{self, SourceRow, Sources};
use grognard_core::ocs::retreat::{Flight, Refuge, find};
use grognard_core::ocs::rules::R4_5B;
use grognard_core::ocs::sequence::Segment;
use grognard_core::ocs::trace::{self, TraceFound, TraceHunt};
use grognard_core::ocs::turn::{
    AttritionOrder, MarchOrder, MarkOrder, MealOrder, RestockOrder, SupplyStep, TraceOrder, TurnState, attrition, eat,
    march, mark, restock,
};
use grognard_core::ocs::units::{Arm, Face, Kind, LastSupply, Mobility, Mode, Phase, Progress, Stocks, Unit};
use grognard_core::ocs::zoc::Waypoint;
use grognard_core::reflect::{Code, Flag, Nth};
use grognard_core::ruling::{Sink, Trail};
use grognard_core::scratch::Scratch;

const SIZE: i16 = 100;

/// The board, with all that a host lends to a question.
#[derive(Debug, Clone)]
pub struct Front {
    hexes: Vec<BoardHex>,
    units: Vec<Unit>,
    chart: [ChartRow; 3],
    words: Vec<u64>,
    edits: Vec<BoardEdit>,
    effects: Vec<Effect>,
}

fn row(cost: u16, feature: Feature) -> ChartRow {
    ChartRow { cost: Cost::points(cost, cost, cost), feature: Code::new(feature), ..Default::default() }
}

/// The hexes: open ground, minor rivers here and there, a railroad to the front every five hexes that ends in a village.
fn hexes() -> Vec<BoardHex> {
    let mut hexes = Vec::new();
    for q in 0..SIZE {
        for r in 0..SIZE {
            let river = Nth(if (q * 7 + r * 3) % 11 == 0 { 2 } else { 0 });
            let rail = match r {
                _ if q % 5 != 0 => 0,
                0 => 0b000_100,
                1..42 => 0b100_100,
                42 => 0b100_000,
                _ => 0,
            };
            let settlement = Code::new(if rail != 0 && r == 42 { Settlement::Village } else { Settlement::None });
            hexes.push(BoardHex {
                hex: Hex::new(q, r),
                terrain: 1,
                sides: [Nth(0), river, Nth(0), Nth(0), Nth(0), Nth(0)],
                rail,
                settlement,
                control: 1 + u8::from(r > 49),
                supply_source: u8::from(rail != 0 && r == 0),
                ..Default::default()
            });
        }
    }
    hexes
}

/// A column of units of a side behind its line, from the front to the rear.
fn column(side: u8, q: i16, rows: [i16; 4]) -> impl Iterator<Item = Unit> {
    rows.into_iter().map(move |r| {
        let tracks =
            Face { strength: 4.into(), ma: (12 * MP).into(), mobility: Code::new(Mobility::Track), ..Face::default() };
        let arm = Code::new(Arm::Armor);
        Unit { hex: Hex::new(q, r), arm, combat_side: tracks, move_side: tracks, ..Unit::regiment(side, 4, 3) }
    })
}

/// The position: in the west the headquarters are in Strat Mode and throw nothing, so that units there do not trace; one unit
/// in ten of the others has low stocks.
pub fn position() -> Front {
    let mut units = Vec::new();
    for q in 0..SIZE {
        units.extend(column(1, q, [49, 49, 48, 47]));
        units.extend(column(2, q, [51, 51, 52, 53]));
        units.push(Unit { hex: Hex::new(q, 55), amount: 8, ..Unit::of(2, Kind::Supply) });
        let hex = Hex::new(q, 45);
        units.push(match q % 5 {
            0 => {
                let throw_mobility = Code::new(Mobility::Truck);
                let face = Face { throw_range: 15 * MP, throw_mobility, ..Face::default() };
                let mode = Code::new(if q < 25 { Mode::Strat } else { Mode::Combat });
                Unit { hex, mode, combat_side: face, move_side: face, ..Unit::of(1, Kind::Hq) }
            }
            1 => {
                let mobility = Code::new(Mobility::Truck);
                let face = Face { ma: (20 * MP).into(), mobility, ..Face::default() };
                Unit { hex, amount: 4 * TP, load: 8, move_side: face, ..Unit::of(1, Kind::Truck) }
            }
            _ => Unit { hex, amount: 20, ..Unit::of(1, Kind::Supply) },
        });
    }
    // A motorized unit in the rear, fuelled, on trucks.
    let wheels =
        Face { strength: 4.into(), ma: (20 * MP).into(), mobility: Code::new(Mobility::Truck), ..Face::default() };
    let motorized = Unit { mode: Code::new(Mode::Move), fuelled: Flag::YES, move_side: wheels, ..units[0] };
    units.push(Unit { hex: Hex::new(50, 30), ..motorized });
    units.sort_by_key(|unit| unit.hex);
    for (at, unit) in units.iter_mut().enumerate() {
        let fights = unit.side == 1 && unit.kind.get() == Some(Kind::Combat);
        if fights && at % 10 == 2 && unit.hex.q >= 25 {
            unit.stocks = Code::new(Stocks::Low);
        }
    }
    Front {
        hexes: hexes(),
        units,
        chart: [row(MP, Feature::Other), row(2 * MP, Feature::MinorRiver), row(MP / 2, Feature::Railroad)],
        words: vec![0; 200_000],
        edits: vec![BoardEdit::default(); 1200],
        effects: vec![Effect::default(); 1200],
    }
}

impl Front {
    fn first(&self, what: impl Fn(&Unit) -> bool) -> u16 {
        self.units.iter().position(what).expect("it is there") as u16
    }

    /// Bytes of the position a unit and its share of the hexes.
    pub fn bytes(&self) -> (usize, usize) {
        (size_of_val(self.units.as_slice()) / self.units.len(), size_of_val(self.hexes.as_slice()) / self.hexes.len())
    }
}

/// How many hexes the motorized unit reaches.
pub fn reached(front: &mut Front, room: &mut [Goal]) -> usize {
    let unit = front.first(|unit| unit.fuelled.is_set());
    let Front { hexes, units, chart, words, .. } = front;
    let board = Board { chart, hexes, units, ..Default::default() };
    let asked = Roam { board, unit, phase: Code::new(Phase::Movement), player: 1, ..Default::default() };
    let mut rows = Sink::new(room);
    let ruling = reach(&asked, &mut rows, &mut Scratch::new(words), &mut Trail::none()).expect("no fault");
    assert!(ruling.value.is_allowed());
    rows.needed()
}

/// Finds where two units can retreat by two hexes, the best first, out of the line and through friends.
pub fn retreat(front: &mut Front) -> usize {
    let at = front.first(|unit| unit.hex == Hex::new(50, 49) && unit.side == 1);
    let Front { hexes, units, chart, words, .. } = front;
    let board = Board { chart, hexes, units, ..Default::default() };
    let asked = Flight { board, units: &[at, at + 1], distance: 2, ..Default::default() };
    let mut room = [Refuge::default(); 12];
    let mut rows = Sink::new(&mut room);
    let ruling = find(&asked, &mut rows, &mut Scratch::new(words), &mut Trail::none()).expect("no fault");
    assert!(ruling.value.is_allowed());
    rows.needed()
}

/// Finds what a unit in the line can draw from.
pub fn sources(front: &mut Front) -> usize {
    let unit = front.first(|unit| unit.hex == Hex::new(52, 49));
    drawn(front, unit).len()
}

/// Finds who of the side traces, and by what way; how many do.
pub fn traces(front: &mut Front, room: &mut [TraceFound]) -> usize {
    let Front { hexes, units, chart, words, .. } = front;
    let board = Board { chart, hexes, units, ..Default::default() };
    let mut rows = Sink::new(room);
    let asked = TraceHunt { board, side: 1, ..Default::default() };
    let ruling = trace::find(&asked, &mut rows, &mut Scratch::new(words), &mut Trail::none()).expect("no fault");
    usize::from(ruling.value.in_trace)
}

/// The position with a unit in Strat Mode that has moved to 5 MP from where trains stop; or with enemies in the rear whose
/// zones of control lie across its way there, and units that negate them.
pub fn under_way(zones: bool) -> Front {
    let mut front = position();
    let motorized = usize::from(front.first(|unit| unit.fuelled.is_set()));
    let unit = &mut front.units[motorized];
    (unit.hex, unit.mode) = (Hex::new(50, 37), Code::new(Mode::Strat));
    (unit.progress, unit.mp_spent) = (Code::new(Progress::Entered), 5 * MP);
    if zones {
        let (enemy, own) = (Unit::regiment(2, 4, 3), Unit::regiment(1, 4, 3));
        let at = |unit: Unit, q, r| Unit { hex: Hex::new(q, r), ..unit };
        front.units.extend((1..SIZE).step_by(2).map(|q| at(enemy, q, 39)));
        front.units.extend((38..41).flat_map(|r| [r, r]).map(|r| at(own, 50, r)));
    }
    // No combat is open.
    front.units.iter_mut().for_each(|unit| unit.combat_supply = Code::default());
    front.units.sort_by_key(|unit| unit.hex);
    front
}

/// Moves Transport Points, by which that unit stops and must trace; returns how many units are bound to stay for it.
pub fn stops(front: &mut Front) -> usize {
    let unit = front.first(|unit| unit.kind.get() == Some(Kind::Truck) && unit.hex.q == 51);
    let Front { hexes, units, chart, words, effects, .. } = front;
    let board = Board { chart, hexes, units, ..Default::default() };
    let segment = Code::new(Segment::Movement);
    let turn = TurnState { number: 1, segment, first: 1, second: 2, player: 1, ..Default::default() };
    let path = [Waypoint { hex: Hex::new(51, 44), ..Default::default() }];
    let order = MarchOrder { board, turn, units: &[unit], path: &path, ..Default::default() };
    let mut effects = Effects::new(effects);
    let ruling = march(&order, &mut effects, &mut Scratch::new(words), &mut Trail::none()).expect("no fault");
    assert!(ruling.value.is_allowed());
    effects.items().iter().filter(|effect| effect.rule == R4_5B.0).count()
}

/// What a unit draws from.
fn drawn(front: &mut Front, unit: u16) -> Vec<SourceRow> {
    let Front { hexes, units, chart, words, .. } = front;
    let board = Board { chart, hexes, units, ..Default::default() };
    let mut room = [SourceRow::default(); 32];
    let mut rows = Sink::new(&mut room);
    paths::sources(&Sources { board, unit }, &mut rows, &mut Scratch::new(words), &mut Trail::none())
        .expect("no fault");
    rows.items().to_vec()
}

/// The parts of the Supply Phase.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Step {
    Restock,
    Trace,
    Eat,
    Mark,
    Attrition,
}

/// An order of the Supply Phase, which is allowed, carried out on the board.
fn carried_out(front: &mut Front, step: Step, units_of: &[u16], (source, hqs): (u16, &[u16]), hex: Hex) {
    let supply = match step {
        Step::Restock | Step::Trace => SupplyStep::Restocking,
        Step::Eat | Step::Mark => SupplyStep::Eating,
        Step::Attrition => SupplyStep::Attrition,
    };
    let (segment, supply) = (Code::new(Segment::Supply), Code::new(supply));
    let turn = TurnState { number: 1, segment, supply, first: 1, second: 2, player: 1, ..Default::default() };
    let Front { hexes, units, chart, words, edits, effects } = front;
    let board = Board { chart, hexes, units, ..Default::default() };
    let (mut scratch, mut trail, mut sink) = (Scratch::new(words), Trail::none(), Effects::new(effects));
    let done = match step {
        Step::Restock => {
            let order = RestockOrder { board, turn, units: units_of, sources: &[source], hqs };
            restock(&order, &mut sink, &mut scratch, &mut trail).expect("no fault").value.is_allowed()
        }
        Step::Trace => {
            let order = TraceOrder { board, turn, ..Default::default() };
            let traced = grognard_core::ocs::turn::trace(&order, &mut sink, &mut scratch, &mut trail);
            traced.expect("no fault").value.is_allowed()
        }
        Step::Eat => {
            let order = MealOrder { board, turn, units: units_of, source, hqs };
            eat(&order, &mut sink, &mut scratch, &mut trail).expect("no fault").value.is_allowed()
        }
        Step::Mark => mark(&MarkOrder { board, turn }, &mut sink, &mut trail).expect("no fault").value.is_allowed(),
        Step::Attrition => {
            let order = AttritionOrder { board, turn, hex, side: 1, dice: &[1, 1], losses: &[] };
            attrition(&order, &mut sink, &mut trail).expect("no fault").value.is_allowed()
        }
    };
    assert!(done, "{step:?}");
    let change = Change { board, effects: sink.items(), ..Default::default() };
    let mut rows = Sink::new(edits);
    apply(&change, &mut rows, &mut scratch, &mut trail).expect("no fault");
    for row in rows.items() {
        let at = usize::from(row.index);
        match (row.edit.get(), row.list.get()) {
            (Some(Edit::Replace), Some(BoardList::Hexes)) => hexes[at] = row.board_hex,
            (Some(Edit::Replace), _) => units[at] = row.unit,
            (Some(Edit::Remove), _) => drop(units.remove(at)),
            (Some(Edit::Insert), _) => units.insert(at, row.unit),
            _ => {}
        }
    }
}

/// The Supply Phase of the side: its headquarters look for supply and restock those in low stocks about them; who traces
/// is found; who does not eats, but for the units of one column; all are marked, and these check attrition. Returns how
/// many orders were carried out.
pub fn supply_phase(front: &mut Front) -> usize {
    let mut orders = 2;
    let none = Hex::default();
    let number = |at: usize| u16::try_from(at).unwrap_or(u16::MAX);
    for q in (25..SIZE).step_by(5) {
        let hq = front.first(|unit| unit.kind.get() == Some(Kind::Hq) && unit.hex.q == q);
        let source = drawn(front, hq).iter().max_by_key(|row| row.amount).expect("a dump").unit;
        let low = |unit: &Unit| unit.stocks.get() == Some(Stocks::Low) && (q..q + 5).contains(&unit.hex.q);
        let units = front.units.iter().enumerate().filter(|(_, unit)| low(unit)).map(|(at, _)| number(at));
        let units: Vec<_> = units.collect();
        if !units.is_empty() {
            carried_out(front, Step::Restock, &units, (source, &[hq]), none);
            orders += 1;
        }
    }
    carried_out(front, Step::Trace, &[], (0, &[]), none);
    for q in [0, 5] {
        let source = front.first(|unit| unit.kind.get() == Some(Kind::Supply) && unit.hex == Hex::new(q + 3, 45));
        let hungry = |unit: &Unit| {
            unit.last_supply.get() == Some(LastSupply::Neither) && unit.side == 1 && (q..q + 5).contains(&unit.hex.q)
        };
        let units = front.units.iter().enumerate().filter(|(_, unit)| hungry(unit)).map(|(at, _)| number(at));
        let units: Vec<_> = units.filter(|at| front.units[usize::from(*at)].hex.q != 4).collect();
        carried_out(front, Step::Eat, &units, (source, &[]), none);
        orders += 1;
    }
    carried_out(front, Step::Mark, &[], (0, &[]), none);
    let marked: Vec<_> = front.units.iter().filter(|unit| unit.out_of_supply.is_set()).map(|unit| unit.hex).collect();
    for hex in marked.iter().enumerate().filter(|(at, hex)| marked[..*at].iter().all(|other| other != *hex)) {
        carried_out(front, Step::Attrition, &[], (0, &[]), *hex.1);
        orders += 1;
    }
    orders
}
