//! What would leave a segment without an end is forbidden at once, by the paragraph that would forbid the end.

use crate::read::{Bench, arrange, arranged};
use grognard_core::fault::{Fault, FaultCode};
use grognard_core::hex::Hex;
use grognard_core::ocs::board::{BoardHex, ChartRow, Cost};
use grognard_core::ocs::game::{Act, Game, GameChoice, Labels, Memory, Order, Read, Setting};
use grognard_core::ocs::measures::MP;
use grognard_core::ocs::odds::Ground;
use grognard_core::ocs::reinforcements::ArrivesBy;
use grognard_core::ocs::rules::R9_14;
use grognard_core::ocs::sequence::Segment;
use grognard_core::ocs::terrain::Terrain;
use grognard_core::ocs::turn::TurnState;
use grognard_core::ocs::units::{Face, Kind, Mobility, Mode, Orientation, Unit};
use grognard_core::reflect::{Code, Said};

/// A row of open hexes of 1 MP, and these units, in a segment of side 1. Those from 90 on are off the map.
pub fn small(length: i16, units: &[Unit], segment: Segment, markers: Said<u8>) -> Game<'static> {
    let chart = ChartRow {
        cost: Cost::points(MP, MP, MP),
        terrain: Terrain { ground: Code::new(Ground::Open), ..Terrain::default() },
        ..ChartRow::default()
    };
    let hexes = (0..length).map(|q| BoardHex { hex: Hex::new(q, 0), terrain: 1, ..BoardHex::default() }).collect();
    let turn = TurnState {
        number: 1,
        segment: Code::new(segment),
        first: 1,
        second: 2,
        player: 1,
        weather: 1,
        first_reserves: markers,
        ..TurnState::default()
    };
    let setting = Setting { chart: vec![chart].leak(), ..Setting::default() };
    arranged(setting, hexes, units.to_vec(), |unit| unit.id >= 90, Memory { turn, seed: 7, ..Memory::default() })
}

/// A regiment on foot of 8 MP, in Reserve Mode of 2 MP.
pub fn foot(id: u32, side: u8, q: i16, mode: Mode) -> Unit {
    let face = Face { ma: (8 * MP).into(), mobility: Code::new(Mobility::Leg), ..Unit::regiment(1, 4, 3).combat_side };
    Unit {
        id,
        hex: Hex::new(q, 0),
        mode: Code::new(mode),
        oriented: Code::new(Orientation::Move),
        combat_side: face,
        move_side: face,
        combat_supply: Code::default(),
        nationality: side,
        ..Unit::regiment(side, 4, 3)
    }
}

/// Gives the order of a line; the rules if it is forbidden.
pub fn give(bench: &mut Bench, game: &mut Game<'_>, line: &str) -> Result<Vec<&'static str>, Fault> {
    let mut read = Read::default();
    read.line(line.as_bytes(), &Labels::default()).unwrap_or_else(|why| panic!("{line}: {why:?}"));
    let ruling = bench.order(game, &read.order().unwrap_or(Order::NEXT))?;
    Ok(if ruling.value.is_allowed() { Vec::new() } else { ruling.cites.iter().map(|rule| rule.id()).collect() })
}

fn play(game: &mut Game<'_>, lines: &[(&str, &[&str])]) {
    let mut bench = Bench::new(game.board().hexes.len(), 16);
    for (line, rules) in lines {
        assert_eq!(give(&mut bench, game, line).as_deref(), Ok(*rules), "{line}");
    }
}

// 5.4a: a stack with Reserves takes one of the side's markers.
#[test]
fn nobody_takes_reserve_mode_beyond_the_markers() {
    let units = [foot(1, 1, 0, Mode::Move), foot(2, 1, 2, Mode::Move), foot(3, 1, 2, Mode::Move)];
    let lines: &[(&str, &[&str])] = &[
        ("change #2 mode reserve oriented move", &[]),
        ("change #3 mode reserve oriented move", &[]), // one marker serves a stack
        ("march #3 > 3,0 > 4,0", &[]),                 // the other can follow
        ("next", &["OCS 5.4a"]),
        ("march #2 > 1,0", &["OCS 5.4a"]), // the stack would part, and not meet again
        ("march #2 > 3,0", &[]),           // 1 MP is left
        ("march #2 > 4,0", &[]),
        ("next", &[]),
    ];
    play(&mut small(8, &units, Segment::Movement, 1.into()), lines);
    let lines: &[(&str, &[&str])] = &[
        ("change #2 mode reserve oriented move", &[]),
        ("change #1 mode reserve oriented move", &[]), // it can join #2, 2 hexes away
        ("march #1 > 1,0", &[]),
        ("march #2 > 3,0", &["OCS 5.4a"]), // #1 stops as another moves (6.1g)
        ("next", &["OCS 5.4a"]),
        ("march #1 > 2,0", &[]),
        ("next", &[]),
    ];
    play(&mut small(8, &units, Segment::Movement, 1.into()), lines);
    // Too far apart to meet.
    let units = [foot(1, 1, 0, Mode::Move), foot(2, 1, 7, Mode::Move)];
    let lines: &[(&str, &[&str])] = &[
        ("change #2 mode reserve oriented move", &[]),
        ("change #1 mode reserve oriented move", &["OCS 5.4a"]),
        ("next", &[]),
    ];
    play(&mut small(8, &units, Segment::Movement, 1.into()), lines);
}

// 5.4: Reserves that have not begun to move may take another mode, and give their marker back.
#[test]
fn markers_are_given_back_within_the_segment() {
    let units = [foot(1, 1, 0, Mode::Reserve), foot(2, 1, 7, Mode::Move)];
    let lines: &[(&str, &[&str])] = &[
        ("change #2 mode reserve oriented move", &[]),
        ("next", &["OCS 5.4a"]),
        ("march #1 > 1,0", &["OCS 5.4a"]), // it would keep its marker
        ("change #1 mode move", &[]),
        ("next", &[]),
    ];
    play(&mut small(8, &units, Segment::Movement, 1.into()), lines);
}

// 5.7g: no Reserves lie with a hedgehog at the end.
#[test]
fn reserves_do_not_stop_at_a_hedgehog() {
    let hedgehog = Unit { id: 9, amount: 1, hex: Hex::new(2, 0), ..Unit::of(1, Kind::Hedgehog) };
    let units = [foot(1, 1, 0, Mode::Reserve), foot(2, 1, 2, Mode::Move), hedgehog];
    let lines: &[(&str, &[&str])] = &[
        ("march #1 > 1,0 > 2,0", &["OCS 5.7g"]),
        ("change #2 mode reserve oriented move", &[]),
        ("next", &["OCS 5.7g", "OCS 16.0f"]),
        ("march #1 > 1,0", &[]),
        ("march #2 > 1,0", &[]),
        ("next", &[]),
    ];
    play(&mut small(8, &units, Segment::Movement, 2.into()), lines);
}

// The segment could not end where nobody knows how many markers there are: the order says so.
#[test]
fn reserves_ask_for_the_number_of_markers() {
    let mut game = small(8, &[foot(1, 1, 0, Mode::Move)], Segment::Movement, Said::default());
    let mut bench = Bench::new(8, 16);
    let fault = give(&mut bench, &mut game, "change #1 mode reserve oriented move").expect_err("no markers");
    assert!(
        fault.is(FaultCode::MissingField) && fault.field() == "turn" && fault.inner() == "first_reserves",
        "{fault:?}"
    );
    assert_eq!(give(&mut bench, &mut game, "next"), Ok(Vec::new()));
}

// 9.14: what has fallen is captured before the segment ends; it is owed, and can be chosen.
#[test]
fn a_capture_that_waits_is_owed_and_can_be_chosen() {
    let dump = Unit { id: 5, amount: 6, hex: Hex::new(1, 0), ..Unit::of(2, Kind::Supply) };
    let mut game = small(4, &[foot(1, 1, 0, Mode::Move), dump], Segment::Movement, 0.into());
    let mut bench = Bench::new(4, 16);
    assert!(bench.look(&game).is_empty());
    assert_eq!(give(&mut bench, &mut game, "march #1 > 1,0"), Ok(Vec::new()));
    assert_eq!(give(&mut bench, &mut game, "next"), Ok(vec!["OCS 9.14"]));
    let owed = bench.look(&game);
    assert!(owed.iter().any(|duty| duty.unit == 5 && duty.rule == R9_14.0), "{owed:?}");
    let acts = bench.choices(&game, &GameChoice::default()).expect("choices");
    assert_eq!(acts.iter().map(|row| row.act).collect::<Vec<_>>(), [Code::new(Act::Capture)]);
    let rows = bench.choices(&game, &acts[0]).expect("choices");
    assert!(bench.take(&mut game, &rows[0]).expect("a choice").value.is_allowed());
    assert_eq!(give(&mut bench, &mut game, "next"), Ok(Vec::new()));
}

// 9.2: the odds ask for the arm and the rating of who fights; an attack without them is a fault at once.
#[test]
fn an_attack_asks_for_what_its_odds_need() {
    let fights = |id, side, q| foot(id, side, q, Mode::Combat);
    type Forget = fn(Unit) -> Unit;
    let forgotten: [(&str, Forget); 2] = [
        ("arm", |unit| Unit { arm: Code::default(), ..unit }),
        ("rating", |unit| Unit { rating: Said::default(), ..unit }),
    ];
    for (field, forget) in forgotten {
        for (own, enemy) in [(forget(fights(1, 1, 0)), fights(2, 2, 1)), (fights(1, 1, 0), forget(fights(2, 2, 1)))] {
            let mut game = small(4, &[own, enemy], Segment::Combat, 0.into());
            let mut bench = Bench::new(4, 16);
            let fault = give(&mut bench, &mut game, "attack #1 target 1,0 on_stocks #1").expect_err(field);
            assert!(fault.is(FaultCode::MissingField) && fault.field() == field, "{fault:?}");
            let unit = game.board().units[usize::from(fault.index())];
            assert!(unit.arm.0 == 0 || unit.rating.get().is_none(), "{fault:?}");
            assert_eq!(give(&mut bench, &mut game, "next"), Ok(Vec::new()));
        }
    }
    let units = [Unit { size: Code::default(), ..fights(1, 1, 0) }];
    let memory = *small(4, &[], Segment::Combat, 0.into()).memory();
    let fault = arrange(Setting::default(), Vec::new(), units.to_vec(), |_| false, memory).expect_err("no size");
    assert!(fault.is(FaultCode::MissingField) && fault.field() == "size", "{fault:?}");
}

// 4.8a: twelve regiments of 1 RE, where 10 RE may stay.
#[test]
fn an_overstacked_hex_is_cured_by_a_choice() {
    let units: Vec<Unit> = (1..=12).map(|id| foot(id, 1, 0, Mode::Combat)).collect();
    let mut game = small(2, &units, Segment::Movement, 0.into());
    let mut bench = Bench::new(2, 12);
    let rows = bench.choices(&game, &GameChoice::of(Act::Eliminate)).unwrap();
    let (whole, picks): (Vec<GameChoice>, Vec<GameChoice>) = rows.iter().partition(|row| row.complete.is_set());
    let told: Vec<(Hex, u8, &[u16])> = whole.iter().map(|row| (row.hex, row.how, &row.picked[..3])).collect();
    assert_eq!(told, [(Hex::new(0, 0), 1, &[1, 2, 0][..])]);
    assert_eq!(picks.len(), 12);
    let picked = |unit: u16, picks: &[u16]| {
        let mut row = GameChoice { hex: Hex::new(0, 0), how: 1, unit, ..GameChoice::of(Act::Eliminate) };
        row.picked[..picks.len()].copy_from_slice(picks);
        row
    };
    // One of three could be spared.
    for row in [picked(0, &[3, 4, 5]), picked(3, &[4, 5])] {
        let ruling = bench.take(&mut game, &row).unwrap();
        assert!(!ruling.value.is_allowed() && ruling.cites.iter().any(|rule| rule.id() == "OCS 4.8a"));
        assert_eq!(game.board().units.len(), 12);
    }
    assert!(bench.take(&mut game, &picked(7, &[9])).unwrap().value.is_allowed());
    assert!(game.board().units.iter().all(|unit| unit.id != 7 && unit.id != 9));
    assert_eq!(bench.choices(&game, &GameChoice::of(Act::Eliminate)).unwrap(), []);
}

// 13.6: reinforcements arrive in the turn in which they are due.
#[test]
fn the_dead_do_not_arrive() {
    for (due, expected) in [(0, vec!["OCS 13.6"]), (1, vec![])] {
        let units = [foot(1, 1, 0, Mode::Combat), Unit { due, ..foot(90, 1, 0, Mode::Combat) }];
        let game = small(2, &units, Segment::Reinforcement, 0.into());
        let hexes = [Hex::new(0, 0)];
        let entry = Code::new(ArrivesBy::Hex);
        let order = Order::Arrive { units: &[90], to: hexes[0], entry, hexes: &hexes, supply: 0 };
        let ruling = Bench::new(2, 3).judge(&game, &order).unwrap();
        let cites: Vec<&str> = ruling.cites.iter().map(|rule| rule.id()).collect();
        assert_eq!(if ruling.value.is_allowed() { vec![] } else { cites }, expected, "due {due}");
    }
}
