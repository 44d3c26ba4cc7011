//! On small boards everything that could be ordered is judged, and what is legal is found by `choices` too.

use crate::random::{Random, choose, copy};
use crate::read::{Bench, arranged};
use grognard_core::hex::Hex;
use grognard_core::ocs::attrition::StepsLost;
use grognard_core::ocs::board::{BoardHex, ChartRow, Cost};
use grognard_core::ocs::game::{Act, Game, GameChoice, Memory, Order, Setting};
use grognard_core::ocs::measures::{MP, TP};
use grognard_core::ocs::odds::Ground;
use grognard_core::ocs::sequence::Segment;
use grognard_core::ocs::terrain::Terrain;
use grognard_core::ocs::turn::TurnState;
use grognard_core::ocs::units::{Arm, Face, Kind, LastSupply, Mobility, Mode, Orientation, Size, Stocks, Unit};
use grognard_core::ocs::zoc::Waypoint;
use grognard_core::reflect::{Code, Flag};
use std::collections::{BTreeMap, HashMap, HashSet};

/// Boards of the default run; more by `OCS_BOARDS`.
const BOARDS: u64 = 40;
/// Orders that are given on each.
const STEPS: usize = 25;

fn leg(strength: u16, ma: u16) -> Face {
    Face { strength: strength.into(), ma: (ma * MP).into(), mobility: Code::new(Mobility::Leg), ..Face::default() }
}

fn unit(random: &mut Random, id: u32, side: u8) -> Unit {
    let column = if side == 1 { random.below(2) } else { 2 };
    let hex = Hex::new(i16::try_from(column).unwrap(), i16::try_from(random.below(2)).unwrap());
    let common = Unit { id, hex, side, nationality: side, ..Unit::default() };
    let many = random.below(3) == 0;
    match random.below(7) {
        0 => Unit {
            amount: 1 + u16::try_from(random.below(12)).unwrap(),
            ..Unit { kind: Code::new(Kind::Supply), ..common }
        },
        1 => Unit {
            kind: Code::new(Kind::Truck),
            mode: Code::new(Mode::Move),
            amount: TP * u16::try_from(1 + random.below(3)).unwrap(),
            load: u16::try_from(random.below(4)).unwrap(),
            move_side: Face { ma: (8 * MP).into(), mobility: Code::new(Mobility::Truck), ..Face::default() },
            ..common
        },
        2 => Unit {
            combat_side: Face { barrage: 20.into(), range: 2, ..leg(1, 2) },
            move_side: Face { barrage: 5.into(), range: 1, ..leg(1, 3) },
            size: Code::new(Size::Regiment),
            arm: Code::new(Arm::Other),
            rating: 2.into(),
            kind: Code::new(Kind::Artillery),
            mode: Code::new(Mode::Combat),
            ..common
        },
        _ => Unit {
            combat_side: leg(u16::try_from(1 + random.below(12)).unwrap(), 2),
            move_side: leg(2, 3),
            rating: i8::try_from(random.below(6)).unwrap().into(),
            size: Code::new(if many { Size::MultiStep } else { Size::Regiment }),
            steps: if many { 2 } else { 0 },
            arm: Code::new(Arm::Other),
            kind: Code::new(Kind::Combat),
            mode: Code::new(random.one(&[Mode::Combat, Mode::Combat, Mode::Move])),
            oriented: Code::new(Orientation::Move),
            stocks: Code::new(random.one(&[Stocks::Full, Stocks::Full, Stocks::Exhausted])),
            last_supply: Code::new(LastSupply::Traced),
            ..common
        },
    }
}

/// Two rows of five hexes, a few units, and Breakdowns off the map.
fn game(random: &mut Random) -> Game<'static> {
    let chart = ChartRow {
        cost: Cost::points(MP, MP, MP),
        terrain: Terrain { ground: Code::new(Ground::Open), ..Terrain::default() },
        ..ChartRow::default()
    };
    let row = |r| (0..5).map(move |q| BoardHex { hex: Hex::new(q, r), terrain: 1, ..BoardHex::default() });
    let hexes: Vec<BoardHex> = (0..2).flat_map(row).collect();
    let mut units: Vec<Unit> = Vec::new();
    for id in 1..=10 {
        let side = 1 + u8::from(id % 3 == 0);
        let unit = unit(random, id, side);
        if units.iter().all(|other| other.side == side || other.hex != unit.hex) {
            units.push(unit);
        }
    }
    for id in 20..22 {
        units.push(Unit {
            id,
            size: Code::new(Size::Breakdown),
            nationality: 1,
            combat_side: leg(u16::try_from(id - 18).unwrap(), 2),
            move_side: leg(1, 3),
            oriented: Code::new(Orientation::Move),
            rating: 0.into(),
            combat_supply: Code::default(),
            ..Unit::regiment(1, 1, 0)
        });
    }
    let segment = random.one(&[Segment::Movement, Segment::Combat, Segment::CombatBarrage]);
    let turn = TurnState {
        number: 1,
        segment: Code::new(segment),
        first: 1,
        second: 2,
        player: 1,
        weather: 1,
        first_reserves: 1.into(),
        second_reserves: 1.into(),
        ..TurnState::default()
    };
    let setting = Setting { chart: vec![chart].leak(), ..Setting::default() };
    let memory = Memory { turn, seed: 1 + random.0 % 1000, ..Memory::default() };
    arranged(setting, hexes, units, |unit| unit.id >= 20, memory)
}

fn leak<T>(items: Vec<T>) -> &'static [T] {
    items.leak()
}

/// The sets of some units, the empty one first.
fn sets(units: &[u16]) -> Vec<Vec<u16>> {
    let some = |set: u32| units.iter().enumerate().filter(move |(i, _)| set & (1 << i) != 0).map(|(_, id)| *id);
    (0..1 << units.len()).map(|set| some(set).collect()).collect()
}

/// Every way to take steps off some units.
fn losses(units: &[Unit], most: u8) -> Vec<Vec<StepsLost>> {
    let mut all = vec![Vec::new()];
    for unit in units {
        let left = unit.steps.max(1) - unit.steps_lost;
        let taken = |list: &Vec<StepsLost>| list.iter().map(|loss: &StepsLost| loss.steps).sum::<u8>();
        for list in all.clone() {
            for steps in 1..=left.min(most.saturating_sub(taken(&list))) {
                let mut more = list.clone();
                more.push(StepsLost { unit: u16::try_from(unit.id).unwrap(), steps, reserved: 0 });
                all.push(more);
            }
        }
    }
    all
}

/// All orders of a kind that could be written.
fn written(game: &Game<'_>, act: Act) -> Vec<Order<'static>> {
    let board = game.board();
    let id = |unit: &Unit| u16::try_from(unit.id).unwrap();
    let of = |such: &dyn Fn(&Unit) -> bool| -> Vec<u16> { board.units.iter().filter(|u| such(u)).map(id).collect() };
    let combat = |unit: &Unit| matches!(unit.kind.get(), Some(Kind::Combat | Kind::Artillery));
    let truck = |unit: &Unit| unit.kind.get() == Some(Kind::Truck);
    let hexes: Vec<Hex> = board.hexes.iter().map(|hex| hex.hex).collect();
    let mut all = Vec::new();
    match act {
        Act::March => {
            for hex in &hexes {
                let there = of(&|unit| unit.hex == *hex && (combat(unit) || truck(unit)));
                for set in sets(&there) {
                    for near in hexes.iter().filter(|near| near.touches(*hex)) {
                        let path = leak(vec![Waypoint { hex: *near, ..Waypoint::default() }]);
                        all.push(Order::March { units: leak(set.clone()), path, drops: &[] });
                    }
                }
            }
        }
        Act::Attack => {
            let dumps: Vec<u16> = of(&|unit| unit.kind.get() == Some(Kind::Supply));
            for target in hexes {
                let near = of(&|unit| unit.hex.touches(target) && combat(unit) && unit.side == 1);
                for set in sets(&near) {
                    for on_stocks in sets(&set) {
                        for sources in sets(&dumps) {
                            let (units, on_stocks, sources) =
                                (leak(set.clone()), leak(on_stocks.clone()), leak(sources));
                            all.push(Order::Attack { units, target, on_stocks, sources, hqs: &[] });
                        }
                    }
                }
            }
        }
        Act::Advance => {
            let fights = of(&|unit| unit.combat_supply.0 != 0 && unit.side == 1);
            all.extend(sets(&fights).into_iter().map(|units| Order::Advance { units: leak(units) }));
        }
        Act::Settle => {
            let fights = |unit: &&Unit| unit.combat_supply.0 != 0 || unit.hex == game.open().target;
            let units: Vec<Unit> = board.units.iter().filter(fights).filter(|unit| combat(unit)).copied().collect();
            for losses in losses(&units, 4) {
                let losses = leak(losses);
                for retreat in 0..=3 {
                    all.extend([0, 1].map(|ignore| Order::Settle { losses, retreat, ignore: Flag(ignore) }));
                }
            }
        }
        Act::Suffer => {
            let hit = |unit: &&Unit| unit.hex == game.open().target && combat(unit);
            let units: Vec<Unit> = board.units.iter().filter(hit).copied().collect();
            all.extend(losses(&units, 4).into_iter().map(|losses| Order::Suffer { losses: leak(losses) }));
        }
        Act::Defend => {
            let dumps: Vec<u16> = of(&|unit| unit.kind.get() == Some(Kind::Supply));
            let there = of(&|unit| unit.hex == game.open().target && combat(unit));
            for set in sets(&there) {
                for on_stocks in sets(&set) {
                    for sources in sets(&dumps).into_iter().map(leak) {
                        let (units, on_stocks) = (leak(set.clone()), leak(on_stocks.clone()));
                        all.push(Order::Defend { units, on_stocks, sources, hqs: &[] });
                    }
                }
            }
        }
        Act::Retreat => {
            for hex in &hexes {
                let there: Vec<Unit> =
                    board.units.iter().filter(|unit| unit.hex == *hex && unit.retreats > 0).copied().collect();
                let far = there.iter().map(|unit| unit.retreats).max().unwrap_or(0);
                let mut paths = vec![vec![*hex]];
                for _ in 0..far.min(2) {
                    let on = |path: &Vec<Hex>| {
                        let (path, last) = (path.clone(), *path.last().unwrap());
                        let next = hexes.clone().into_iter().filter(move |next| next.touches(last));
                        next.map(move |next| [path.clone(), vec![next]].concat()).collect::<Vec<_>>()
                    };
                    paths = paths.iter().flat_map(on).collect();
                }
                for set in sets(&there.iter().map(id).collect::<Vec<_>>()).into_iter().filter(|set| !set.is_empty()) {
                    let these: Vec<Unit> = there.iter().filter(|unit| set.contains(&id(unit))).copied().collect();
                    for lost in losses(&these, 2).into_iter().map(leak) {
                        for path in &paths {
                            let (units, path) = (leak(set.clone()), leak(path[1..].to_vec()));
                            all.push(Order::Retreat { units, path, losses: lost });
                        }
                    }
                }
            }
        }
        Act::BreakDown => {
            for set in sets(&[20, 21]) {
                for unit in board.units.iter().filter(|unit| combat(unit)) {
                    let made = |id: &u16| {
                        let Unit { mode, oriented, stocks, out_of_supply, hex, .. } = *unit;
                        Unit { mode, oriented, stocks, out_of_supply, hex, ..*game.unit(*id).unwrap() }
                    };
                    let there = set.iter().all(|id| game.off_map().iter().any(|unit| unit.id == u32::from(*id)));
                    let breakdowns: Vec<Unit> = set.iter().filter(|_| there).map(made).collect();
                    all.push(Order::BreakDown { unit: id(unit), breakdowns: leak(breakdowns) });
                }
            }
        }
        Act::Combine => {
            let trucks: Vec<Unit> = board.units.iter().filter(|unit| truck(unit)).copied().collect();
            let ids: Vec<u16> = trucks.iter().map(id).collect();
            for set in sets(&ids).into_iter().filter(|set| !set.is_empty()) {
                let these = || trucks.iter().filter(|unit| set.contains(&id(unit)));
                let (points, load) = these().fold((0, 0), |(n, t), unit| (n + unit.amount, t + unit.load));
                let first = *these().next().unwrap();
                let made = |amount, load| Unit { id: 0, amount, load, ..first };
                all.push(Order::Combine { units: leak(set.clone()), counters: leak(vec![made(points, load)]) });
                for amount in (TP..points).step_by(TP.into()) {
                    for carried in 0..=load {
                        let counters = leak(vec![made(amount, carried), made(points - amount, load - carried)]);
                        all.push(Order::Combine { units: leak(set.clone()), counters });
                    }
                }
            }
            // Into what they are already.
            all.retain(|order| !matches!(order, Order::Combine { units: [_], counters: [_] }));
        }
        Act::Load => {
            for truck in of(&truck) {
                for source in of(&|unit| unit.kind.get() == Some(Kind::Supply)) {
                    all.extend((1..9).map(|amount| Order::Load { truck, source, amount }));
                }
            }
        }
        Act::Unload => {
            for truck in of(&truck) {
                all.extend((1..9).map(|amount| Order::Unload { truck, amount }));
            }
        }
        Act::Barrage => {
            let guns = of(&|unit| unit.kind.get() == Some(Kind::Artillery));
            let dumps: Vec<u16> = of(&|unit| unit.kind.get() == Some(Kind::Supply));
            for target in hexes {
                for units in sets(&guns).into_iter().map(leak) {
                    for sources in dumps.iter().map(|dump| vec![*dump]).chain([Vec::new()]) {
                        all.push(Order::Barrage { units, target, sources: leak(sources), hqs: &[] });
                    }
                }
            }
        }
        _ => {}
    }
    all
}

/// The orders of a kind that choices lead to.
fn chosen(game: &Game<'_>, bench: &mut Bench, asked: GameChoice, rows: &mut Vec<GameChoice>) {
    for row in bench.choices(game, &asked).expect("choices") {
        if row.complete.is_set() {
            rows.push(row);
        } else {
            let before = rows.len();
            chosen(game, bench, row, rows);
            assert!(rows.len() > before, "{row:?} leads to nothing");
        }
    }
}

/// The position. Of a combat or barrage it does not say who paid: choices have the least costly.
fn place(game: &Game<'_>, act: Act) -> (Vec<Unit>, Vec<BoardHex>, Memory) {
    let paid = matches!(act, Act::Attack | Act::Defend | Act::Barrage);
    let mut units = game.known_units().to_vec();
    units.retain(|unit| !paid || unit.kind.get() != Some(Kind::Supply));
    units.iter_mut().filter(|_| paid).for_each(|unit| unit.load = 0);
    (units, game.board().hexes.to_vec(), *game.memory())
}

const COMPARED: [Act; 12] = [
    Act::Defend,
    Act::Retreat,
    Act::March,
    Act::Attack,
    Act::Advance,
    Act::Settle,
    Act::Suffer,
    Act::BreakDown,
    Act::Combine,
    Act::Load,
    Act::Unload,
    Act::Barrage,
];

fn compare(game: &Game<'static>, bench: &mut Bench, seen: &mut BTreeMap<u8, usize>, seed: u64) {
    let mut then = copy(game);
    for act in COMPARED {
        let mut legal = HashMap::new();
        for order in written(game, act) {
            let allowed = bench.judge(game, &order).is_ok_and(|ruling| ruling.value.is_allowed());
            if allowed {
                then.copy_from(game).expect("room");
                bench.order(&mut then, &order).expect("as judged");
                legal.insert(place(&then, act), order);
            }
        }
        let mut rows = Vec::new();
        chosen(game, bench, GameChoice::of(act), &mut rows);
        let mut told = HashSet::new();
        for row in &rows {
            then.copy_from(game).expect("room");
            let ruling = bench.take(&mut then, row).unwrap_or_else(|why| panic!("seed {seed}: {row:?}: {why:?}"));
            assert!(ruling.value.is_allowed(), "seed {seed}: {row:?} by {:?}", ruling.cites);
            told.insert(place(&then, act));
        }
        for (position, order) in &legal {
            assert!(told.contains(position), "seed {seed}: choices do not have {order:?}\n{:?}", game.board().units);
        }
        *seen.entry(Code::new(act).0).or_insert(0) += legal.len();
    }
}

#[test]
fn choices_have_everything_that_could_be_written() {
    let boards = std::env::var("OCS_BOARDS").ok().and_then(|boards| boards.parse().ok()).unwrap_or(BOARDS);
    let mut seen = BTreeMap::new();
    for seed in 1..=boards {
        let random = &mut Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
        let mut game = game(random);
        let mut bench = Bench::new(game.board().hexes.len(), 64);
        for step in 0..STEPS {
            compare(&game, &mut bench, &mut seen, seed);
            let Some(row) = choose(&game, &mut bench, random, step).expect("choices") else { break };
            bench.take(&mut game, &row).expect("a choice");
        }
    }
    println!("{seen:?}");
    // Fewer boards need not have all.
    if boards >= BOARDS {
        assert_eq!(seen.values().filter(|count| **count > 0).count(), COMPARED.len(), "{seen:?}");
    }
}
