//! The story of two player turns, played through one game: the same verdicts, the same boards.

use crate::read::{Asked, Bench, arranged, board, record};
use grognard_adjudicate::adjudicate::adjudicate;
use grognard_adjudicate::position::Position;
use grognard_core::hex::Numbering;
use grognard_core::ocs::board::BoardHex;
use grognard_core::ocs::game::{Labels, Memory, Order, Read, Setting, UnitName, label};
use grognard_core::ocs::replacements::RebuildRow;
use grognard_core::ocs::units::Unit;
use std::path::Path;

fn file() -> Position {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("positions/ocs-two-turns.json");
    Position::read(&std::fs::read_to_string(path).expect("the story")).expect("a good position")
}

/// A unit as far as both ways of playing number it: what comes into being has a number of its own in each.
fn named(position: &Position, unit: &Unit) -> Unit {
    let known = position.name_of(unit.id.into()).is_some();
    Unit { id: if known { unit.id } else { 0 }, ..*unit }
}

/// An order is written as a line and read again.
fn same_as_text(order: &Order<'_>, labels: &Labels<'_>) {
    for hexes in [Numbering::Axial, Numbering::OddColumns, Numbering::EvenRows] {
        let labels = Labels { hexes, ..*labels };
        let mut line = [0; 2048];
        let length = order.write(&labels, &mut line).expect("room");
        let mut read = Read::default();
        let line = &line[..length];
        read.line(line, &labels).unwrap_or_else(|why| panic!("{why:?} in {}", String::from_utf8_lossy(line)));
        assert_eq!(read.order().as_ref(), Some(order), "{}", String::from_utf8_lossy(line));
    }
}

/// What cannot be read says where, and what would do.
#[test]
fn a_bad_line_says_its_column() {
    let names = [UnitName { unit: 3, name: label("1st panzer") }];
    let labels = Labels { units: &names, ..Labels::default() };
    for (line, column, wanted) in [
        ("marsch 1st_panzer", 1, "the verb of an order: next, march, fuel, attack ..."),
        ("march 2nd_panzer > 0,1", 7, "a unit, or a field of the order"),
        ("march 1st_panzer > 0;1", 20, "a hex, as the line `hexes` says"),
        ("fuel 1st_panzer by wish", 20, "unit, formation, hq or none"),
        ("load 1st_panzer source", 23, "a unit: its name, or # and its number"),
        ("unload #7 amount much", 18, "a whole number"),
    ] {
        let why = Read::default().line(line.as_bytes(), &labels).expect_err(line);
        assert_eq!((why.line, why.column, why.wanted), (1, column, wanted), "{line}");
    }
}

#[test]
fn the_story_of_two_turns_has_the_same_verdicts_and_boards() {
    let position = file();
    let stories = adjudicate(position.clone(), None).expect("what the file expects");
    let (chart, hexes, on_map) = board(&stories[0].question["board"]);
    let mut units = on_map.clone();
    let there = |id: u32| on_map.iter().any(|unit| unit.id == id);
    // Combined and broken-down counters come with their orders.
    let later = ["1st truck company", "2nd truck company"];
    units.extend(position.units.iter().filter(|u| later.contains(&u.name.as_str())).map(|named| named.unit));
    let table: &[RebuildRow] = vec![RebuildRow { pax: 1, ..RebuildRow::default() }].leak();
    let setting = Setting { chart: chart.leak(), table, ..Setting::default() };
    let memory = Memory { turn: record(&position.named["turn"]), ..Memory::default() };
    let mut bench = Bench::new(hexes.len(), units.len());
    let mut game = arranged(setting, hexes, units, |unit| !there(unit.id), memory);
    let mut verdicts = 0;
    let names = position
        .units
        .iter()
        .map(|named| UnitName { unit: u16::try_from(named.unit.id).expect("a number"), name: label(&named.name) });
    let names: Vec<UnitName> = names.collect();
    let labels = Labels { units: &names, ..Labels::default() };
    for (i, story) in stories.iter().enumerate() {
        let told = &story.told[0];
        let asked = Asked(&story.question);
        let standing: Vec<Unit> = story.standing.iter().map(|(_, json)| named(&position, &record(json))).collect();
        if !standing.is_empty() {
            let units: Vec<Unit> = game.board().units.iter().map(|unit| named(&position, unit)).collect();
            assert_eq!(units, standing, "{i}: {}", story.title);
            let hexes: Vec<BoardHex> =
                story.question["board"]["hexes"].as_array().expect("hexes").iter().map(record).collect();
            assert_eq!(game.board().hexes, hexes, "{i}: {}", story.title);
        }
        let Some(order) = asked.order(&told.operation) else { continue };
        same_as_text(&order, &labels);
        let judged = bench.judge(&game, &order).unwrap_or_else(|why| panic!("{i} {}: {why:?}", story.title));
        let before = game.known_units().to_vec();
        let ruling = bench.order(&mut game, &order).unwrap_or_else(|why| panic!("{i} {}: {why:?}", story.title));
        assert_eq!(judged, ruling);
        if let Some(allowed) = told.answer.verdict {
            assert_eq!(ruling.value.is_allowed(), allowed, "{i}: {}", story.title);
            verdicts += usize::from(!matches!(order, Order::Odds { .. } | Order::Mark) || allowed);
        }
        if !ruling.value.is_allowed() {
            assert_eq!(before, game.known_units());
        }
        let mut cites: Vec<_> = ruling.cites.iter().map(|rule| rule.id().to_owned()).collect();
        let mut expected = told.answer.cites.clone();
        cites.sort();
        expected.sort();
        assert_eq!(cites, expected, "{i}: {}", story.title);
    }
    assert!(verdicts >= 82, "{verdicts}");
}
