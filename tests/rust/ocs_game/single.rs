//! The orders of single units and facilities, over positions that random choices lead to: everything that could be
//! written is judged, and what is legal is found by `choices` too.

use crate::random::{Random, choose, copy, hexes, is_off_map, setting, units};
use crate::read::{Bench, arranged};
use grognard_core::fault::FaultCode;
use grognard_core::hex::Hex;
use grognard_core::ocs::board::BoardHex;
use grognard_core::ocs::construction::Task;
use grognard_core::ocs::edits::Was;
use grognard_core::ocs::facility::Target;
use grognard_core::ocs::fuel::FuelBy;
use grognard_core::ocs::game::{Act, Game, GameChoice, Memory, Order};
use grognard_core::ocs::measures::{MP, TP};
use grognard_core::ocs::reinforcements::ArrivesBy;
use grognard_core::ocs::turn::UnitToRebuild;
use grognard_core::ocs::units::{Aboard, Face, Kind, LastSupply, Mobility, Mode, Orientation, Size, Stocks, Unit};
use grognard_core::reflect::{Code, Flag, Word};
use std::collections::{BTreeMap, HashMap, HashSet};

/// Positions of the default run; more by `OCS_BOARDS`.
const BOARDS: u64 = 20;
/// Orders between two comparisons, and comparisons on each board.
const BETWEEN: usize = 9;
const TIMES: usize = 8;

fn leak<T>(items: Vec<T>) -> &'static [T] {
    items.leak()
}

/// Nothing, and each of some things alone.
fn each_or_none(things: &[u16]) -> Vec<&'static [u16]> {
    [Vec::new()].into_iter().chain(things.iter().map(|one| vec![*one])).map(leak).collect()
}

/// All words of a vocabulary.
fn words<W: Word + Copy>() -> Vec<Code<W>> {
    (1..=u8::MAX).map_while(W::of).map(Code::new).collect()
}

/// All orders of a kind that could be written for a single unit or hex; those of a hex with every set of its units.
fn written(game: &Game<'_>, act: Act) -> Vec<Order<'static>> {
    let board = game.board();
    let id = |unit: &Unit| u16::try_from(unit.id).unwrap();
    let of = |such: &dyn Fn(&Unit) -> bool| -> Vec<u16> { board.units.iter().filter(|u| such(u)).map(id).collect() };
    let is = |kind: Kind| move |unit: &Unit| unit.kind.get() == Some(kind);
    let all = of(&|_| true);
    let alone = |unit: &u16| leak(vec![*unit]);
    let hexes: Vec<Hex> = board.hexes.iter().map(|hex| hex.hex).collect();
    let payers = |unit: u16| {
        let side = game.unit(unit).unwrap().side;
        let sources = of(&|unit| unit.side == side && (is(Kind::Supply)(unit) || is(Kind::Truck)(unit)));
        let hqs = each_or_none(&of(&|unit| unit.side == side && is(Kind::Hq)(unit)));
        let both = move |sources: &'static [u16]| hqs.clone().into_iter().map(move |hqs| (sources, hqs));
        each_or_none(&sources).into_iter().flat_map(both).collect::<Vec<_>>()
    };
    let mut orders = Vec::new();
    match act {
        Act::Change => {
            let sides = [Code::default(), Code::new(Orientation::Combat), Code::new(Orientation::Move)];
            for unit in all {
                for mode in words::<Mode>() {
                    orders.extend(sides.map(|oriented| Order::Change { unit, mode, oriented }));
                }
            }
        }
        Act::Release => orders.extend(all.iter().map(|unit| Order::Release { units: alone(unit) })),
        Act::Absorb => {
            let pieces = of(&|unit| unit.size.get() == Some(Size::Breakdown));
            for unit in all {
                orders.extend(pieces.iter().map(|piece| Order::Absorb { unit, absorbed: alone(piece) }));
            }
        }
        Act::Extend => {
            for unit in &all {
                orders.extend([0, 1].map(|unform| Order::Extend { units: alone(unit), unform: Flag(unform) }));
            }
        }
        Act::Fuel => {
            for unit in &all {
                for (sources, hqs) in payers(*unit) {
                    let ways = words::<FuelBy>().into_iter();
                    orders.extend(ways.map(|by| Order::Fuel { units: alone(unit), by, sources, hqs }));
                }
            }
        }
        Act::Rail => {
            let to =
                |unit: u16| hexes.iter().map(move |to| Order::Rail { unit, to: *to, amount: 0, converts: Flag(0) });
            orders.extend(all.iter().flat_map(|unit| to(*unit)));
        }
        Act::Construct => {
            for unit in all.into_iter().filter(|unit| game.unit(*unit).unwrap().kind.get() == Some(Kind::Combat)) {
                let at = game.unit(unit).unwrap().hex;
                for hex in hexes.iter().copied().filter(|hex| hex.distance(at) <= 2) {
                    for (sources, hqs) in payers(unit) {
                        let tasks = words::<Task>().into_iter();
                        orders.extend(tasks.map(|task| Order::Construct { unit, hex, task, sources, hqs }));
                    }
                }
            }
        }
        Act::Concede => {
            let afloat = of(&|unit| unit.aboard.0 != 0);
            for target in hexes {
                orders.extend(afloat.iter().map(|unit| Order::Concede { units: alone(unit), target }));
            }
        }
        Act::Bombard => {
            let guns = of(&|unit| {
                matches!(unit.kind.get(), Some(Kind::Artillery | Kind::Aircraft)) && unit.side == game.turn().player
            });
            let facilities = words::<Target>();
            for unit in guns {
                let at = game.unit(unit).unwrap().hex;
                for target in hexes.iter().copied().filter(|hex| hex.distance(at) <= 10) {
                    for (sources, hqs) in payers(unit) {
                        let units = alone(&unit);
                        let order = |facility| Order::Bombard { units, target, facility, sources, hqs, dice: &[] };
                        orders.extend(facilities.iter().copied().map(order));
                    }
                }
            }
        }
        Act::Restock => {
            for unit in &all {
                let paid = payers(*unit).into_iter();
                orders.extend(paid.map(|(sources, hqs)| Order::Restock { units: alone(unit), sources, hqs }));
            }
        }
        Act::Eat => {
            for unit in &all {
                for (sources, hqs) in payers(*unit) {
                    orders.extend(sources.iter().map(|source| Order::Eat { units: alone(unit), source: *source, hqs }));
                }
            }
        }
        Act::Refit => {
            let planes = of(&|unit| is(Kind::Aircraft)(unit) && unit.inactive.is_set());
            for air_base in of(&is(Kind::AirBase)) {
                for planes in planes.iter().map(alone) {
                    for (sources, hqs) in payers(air_base) {
                        orders.push(Order::Refit { air_base, planes, sources, hqs });
                    }
                }
            }
        }
        Act::Consolidate => {
            for one in &all {
                for other in all.iter().filter(|other| *other != one) {
                    let units = leak(vec![*one, *other]);
                    orders.extend([0, 1].map(|differ| Order::Consolidate { units, types_differ: Flag(differ) }));
                }
            }
        }
        Act::Rebuild => {
            let known: Vec<u16> = game.known_units().iter().map(id).collect();
            for repl in of(&|unit| unit.kind.get().is_some_and(Kind::is_replacement)) {
                for unit in &known {
                    let order = UnitToRebuild { unit: *unit, ..UnitToRebuild::default() };
                    orders.push(Order::Rebuild { repls: alone(&repl), orders: leak(vec![order]) });
                }
            }
        }
        Act::Arrive => {
            for unit in game.off_map() {
                let (units, hexes) = (leak(vec![id(unit)]), leak(vec![unit.hex]));
                let entry = Code::new(ArrivesBy::Hex);
                orders.push(Order::Arrive { units, to: unit.hex, entry, hexes, supply: 0 });
            }
        }
        Act::Eliminate => {
            for hex in hexes {
                for side in [1, 2] {
                    let there = of(&|unit| unit.hex == hex && unit.side == side);
                    for set in 1..1u32 << there.len().min(10) {
                        let some = there.iter().enumerate().filter(|(i, _)| set & (1 << i) != 0).map(|(_, unit)| *unit);
                        orders.push(Order::Eliminate { hex, side, units: leak(some.collect()) });
                    }
                }
            }
        }
        _ => {}
    }
    orders
}

/// The complete choices of a kind of order that name one unit at most.
fn chosen(game: &Game<'_>, bench: &mut Bench, asked: GameChoice, rows: &mut Vec<GameChoice>) {
    for row in bench.choices(game, &asked).expect("choices") {
        if row.complete.is_set() {
            rows.push(row);
        } else if row.picked[1] == 0 || row.act == Code::new(Act::Eliminate) {
            chosen(game, bench, row, rows);
        }
    }
}

/// Who pays, and who is bound to stay by it: choices have the least costly.
const PAID: [Act; 7] = [Act::Fuel, Act::Construct, Act::Bombard, Act::Restock, Act::Eat, Act::Refit, Act::Concede];

/// What an order leads to: a position or, if dice are thrown with it, what it is about.
#[derive(PartialEq, Eq, Hash)]
enum End {
    Position(Vec<Unit>, Vec<BoardHex>, Box<Memory>),
    Thrown(u16, Hex, u8),
}

/// The position, without what depends on who pays.
fn place(game: &Game<'_>, act: Act) -> End {
    let paid = PAID.contains(&act);
    let mut units = game.known_units().to_vec();
    units.retain(|unit| !paid || unit.kind.get() != Some(Kind::Supply));
    for unit in units.iter_mut().filter(|_| paid) {
        (unit.load, unit.threw, unit.halted) = (0, Code::default(), Code::default());
        if unit.kind.get().is_some_and(Kind::is_hq) {
            (unit.fuelled, unit.fuelled_by) = (Flag(0), Code::default());
        }
    }
    End::Position(units, game.board().hexes.to_vec(), Box::new(*game.memory()))
}

const COMPARED: [Act; 16] = [
    Act::Arrive,
    Act::Change,
    Act::Release,
    Act::Absorb,
    Act::Extend,
    Act::Fuel,
    Act::Rail,
    Act::Construct,
    Act::Concede,
    Act::Bombard,
    Act::Restock,
    Act::Eat,
    Act::Refit,
    Act::Consolidate,
    Act::Rebuild,
    Act::Eliminate,
];

/// Those of them that few moments have, and that are quickly judged: they are compared more often.
const SELDOM: [Act; 8] =
    [Act::Arrive, Act::Absorb, Act::Eliminate, Act::Consolidate, Act::Refit, Act::Eat, Act::Rebuild, Act::Concede];

fn compare(
    acts: &[Act],
    game: &Game<'static>,
    bench: &mut Bench,
    seen: &mut BTreeMap<u8, usize>,
    lost: &mut BTreeMap<u8, String>,
    seed: u64,
) {
    let mut then = copy(game);
    for act in acts.iter().copied() {
        let (mut legal, before) = (HashMap::new(), place(game, act));
        for order in written(game, act) {
            match (bench.judge(game, &order), order) {
                // Only the dice are missing.
                (Err(fault), Order::Bombard { units, target, facility, .. }) if fault.is(FaultCode::TooFewDice) => {
                    legal.insert(End::Thrown(units[0], target, facility.0), order);
                }
                (Ok(ruling), _) if ruling.value.is_allowed() => {
                    then.copy_from(game).expect("room");
                    bench.order(&mut then, &order).expect("as judged");
                    legal.insert(place(&then, act), order);
                }
                _ => {}
            }
        }
        // Nothing is offered that changes nothing.
        legal.remove(&before);
        let mut rows = Vec::new();
        chosen(game, bench, GameChoice::of(act), &mut rows);
        let mut told = HashSet::new();
        for row in &rows {
            then.copy_from(game).expect("room");
            let ruling = bench.take(&mut then, row).unwrap_or_else(|why| panic!("seed {seed}: {row:?}: {why:?}"));
            assert!(ruling.value.is_allowed(), "seed {seed}: {row:?} by {:?}", ruling.cites);
            told.insert(if row.throws() { End::Thrown(row.unit, row.hex, row.how) } else { place(&then, act) });
        }
        for (position, order) in &legal {
            if !told.contains(position) {
                lost.entry(Code::new(act).0).or_insert_with(|| format!("seed {seed}: {order:?} in {:?}", game.turn()));
            }
        }
        *seen.entry(Code::new(act).0).or_insert(0) += legal.len();
    }
}

/// Counters for the orders that the others give little reason for.
fn counters(random: &mut Random) -> Vec<Unit> {
    let hex = Hex::new(1, i16::try_from(random.below(7)).unwrap());
    let front = Hex::new(3, i16::try_from(random.below(3)).unwrap());
    let legs = |strength: u16, ma: u16| Face {
        strength: strength.into(),
        ma: (ma * MP).into(),
        mobility: Code::new(Mobility::Leg),
        ..Face::default()
    };
    let own = |id, kind| Unit { id, hex, nationality: 1, ..Unit::of(1, kind) };
    let division = |id, lost| Unit {
        size: Code::new(Size::MultiStep),
        steps: 4,
        steps_lost: lost,
        combat_side: legs(8, 4),
        move_side: legs(4, 8),
        oriented: Code::new(Orientation::Move),
        stocks: Code::new(stocks_of(id)),
        last_supply: Code::new(LastSupply::Traced),
        combat_supply: Code::default(),
        ..Unit { id, hex, nationality: 1, ..Unit::regiment(1, 8, 3) }
    };
    let piece = Unit {
        size: Code::new(Size::Breakdown),
        combat_side: legs(2, 4),
        move_side: legs(1, 6),
        oriented: Code::new(Orientation::Move),
        combat_supply: Code::default(),
        stocks: Code::new(Stocks::Full),
        last_supply: Code::new(LastSupply::Traced),
        ..Unit { id: 60, hex, nationality: 1, ..Unit::regiment(1, 2, 3) }
    };
    let afloat = Unit {
        aboard: Code::new(Aboard::LandingCraft),
        hex: front,
        combat_side: legs(3, 4),
        move_side: legs(2, 6),
        oriented: Code::new(Orientation::Move),
        combat_supply: Code::default(),
        ..Unit { id: 66, nationality: 1, ..Unit::regiment(1, 3, 4) }
    };
    let plane = |id: u32, hex: Hex, side: u8| Unit {
        mode: Code::default(),
        combat_side: Face { barrage: 20.into(), range: 10, ..Face::default() },
        base_distance: 5,
        inactive: Flag::from(id == 63),
        steps: 2,
        ..Unit { id, hex, nationality: side, ..Unit::of(side, Kind::Aircraft) }
    };
    let base = |id, hex, side| Unit {
        amount: 1 + u16::try_from(id % 2).unwrap(),
        mode: Code::default(),
        ..Unit { id, hex, nationality: side, ..Unit::of(side, Kind::AirBase) }
    };
    let far = Hex::new(5, hex.r);
    let truck = Unit {
        amount: 5 * TP,
        mode: Code::new(Mode::Move),
        move_side: Face {
            ma: (45 * MP).into(),
            mobility: Code::new(Mobility::Truck),
            throw_range: 12 * MP,
            ..Face::default()
        },
        ..own(70, Kind::Truck)
    };
    let rest = [base(64, hex, 1), base(65, far, 2), plane(62, hex, 1), plane(63, hex, 1), plane(67, far, 2)];
    let mut all =
        vec![piece, division(61, 1), division(68, 2), afloat, truck, Unit { amount: 20, ..own(69, Kind::Supply) }];
    all.extend(rest);
    // On the railroad.
    let waits = Unit { mode: Code::new(Mode::Strat), hex: Hex::new(1, 3), ..division(78, 0) };
    all.push(Unit { size: Code::new(Size::Regiment), steps: 0, ..waits });
    // Too many for their hex.
    all.extend((71..77).map(|id| Unit { id, hex: Hex::new(2, hex.r), ..division(id, 0) }));
    all
}

/// The stocks of a division.
fn stocks_of(id: u32) -> Stocks {
    if id < 70 { Stocks::Full } else { Stocks::Low }
}

#[test]
fn choices_have_every_order_of_a_unit() {
    let boards = std::env::var("OCS_BOARDS").ok().and_then(|boards| boards.parse().ok()).unwrap_or(BOARDS);
    let (mut seen, mut lost) = (BTreeMap::new(), BTreeMap::new());
    for seed in 1..=boards {
        let random = &mut Random(seed.wrapping_mul(0xD1B5_4A32_D192_ED03) | 1);
        let (setting, memory) = setting(random);
        let mut all = units(random);
        let mut more = counters(random);
        // One air base in a hex, and one side.
        more.retain(|unit| {
            let there = |other: &&Unit| other.hex == unit.hex && !is_off_map(other);
            all.iter().filter(there).all(|other| other.side == unit.side && other.kind != Code::new(Kind::AirBase))
        });
        all.extend(more);
        let off = |unit: &Unit| (41..60).contains(&unit.id);
        let game = arranged(setting, hexes(random), all, off, memory);
        let mut game = game.noting(vec![Was::default(); 512].leak());
        let mut bench = Bench::new(game.board().hexes.len(), 64);
        compare(&COMPARED, &game, &mut bench, &mut seen, &mut lost, seed);
        for _ in 0..TIMES {
            for step in 0..BETWEEN {
                let Some(row) = choose(&game, &mut bench, random, step * 5).expect("choices") else {
                    let orders = [Order::NEXT, Order::Trace { left_out: &[] }, Order::Mark];
                    let orders =
                        orders.map(|order| bench.judge(&game, &order).map(|ruling| (ruling.value, ruling.cites)));
                    panic!("seed {seed}: a dead end in {:?}: {:?} {orders:?}", game.turn(), bench.look(&game));
                };
                bench.take(&mut game, &row).expect("a choice");
                if step % 2 == 1 {
                    compare(&SELDOM, &game, &mut bench, &mut seen, &mut lost, seed);
                }
            }
            compare(&COMPARED, &game, &mut bench, &mut seen, &mut lost, seed);
        }
    }
    let named: Vec<_> = seen.iter().map(|(act, count)| (Act::VOCABULARY.word(*act).unwrap_or(""), *count)).collect();
    println!("{named:?}");
    assert!(lost.is_empty(), "choices do not have {lost:#?}");
    // Fewer boards need not have all.
    assert!(boards < BOARDS || seen.values().all(|count| *count > 0), "{named:?}");
}
