//! The story of two player turns, played through one game: the same verdicts, the same boards.

use crate::read::{Asked, Bench, arranged, board, record};
use grognard_adjudicate::adjudicate::adjudicate;
use grognard_adjudicate::game::{Wanted, report};
use grognard_adjudicate::position::Position;
use grognard_core::fault::FaultCode;
use grognard_core::hex::Numbering;
use grognard_core::ocs::board::BoardHex;
use grognard_core::ocs::game::{Act, Game, Labels, Memory, Order, Read, Setting, UnitName, label};
use grognard_core::ocs::replacements::RebuildRow;
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::Word;
use serde_json::Value as Json;
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

/// An order as a line, with names.
fn line(order: &Order<'_>, labels: &Labels<'_>) -> String {
    let mut line = [0; 2048];
    let length = order.write(labels, &mut line).expect("room");
    String::from_utf8(line[..length].to_vec()).expect("a text")
}

fn saved(game: &Game<'_>, labels: &Labels<'_>) -> String {
    let mut text = vec![0; 1 << 16];
    let length = game.save(labels, &mut text).expect("room");
    String::from_utf8(text[..length].to_vec()).expect("a text")
}

/// The file of the story's orders is what the story says, and `adjudicate` plays it with the same verdicts, rules and board.
fn same_as_file(text: &str, told: &[(bool, Vec<String>)], last: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("positions/ocs-two-turns.game");
    if std::env::var_os("GROGNARD_WRITE").is_some() {
        std::fs::write(&path, text).expect("the file");
    }
    assert_eq!(std::fs::read_to_string(&path).expect("the file"), text, "GROGNARD_WRITE=1 writes it anew");
    let played = report("a.game", text, Wanted { json: true, ..Wanted::default() }).expect("a game file");
    let played: Json = serde_json::from_str(&played.text).expect("JSON");
    let lines = played["lines"].as_array().expect("lines");
    assert_eq!(lines.len(), told.len());
    for (line, (allowed, cites)) in lines.iter().zip(told) {
        assert_eq!(line["verdict"], if *allowed { "allowed" } else { "forbidden" }, "{line}");
        let mut here: Vec<String> = serde_json::from_value(line["cites"].clone()).expect("rules");
        here.sort();
        assert_eq!(here, *cites, "{line}");
        assert!(*allowed || !line["objections"].as_array().expect("objections").is_empty(), "{line}");
    }
    assert_eq!(played["position"], last);
}

/// What cannot be read says where, and what would do.
#[test]
fn a_bad_line_says_its_column() {
    let names = [UnitName { unit: 3, name: label("1st panzer") }];
    let labels = Labels { units: &names, ..Labels::default() };
    for (line, column, wanted) in [
        ("marsch 1st_panzer", 1, "the verb of an order: next, march, fuel, attack ..."),
        ("march 2nd_panzer > 0,1", 7, "march UNIT ... > HEX ... [drops UNIT NTH ...]"),
        ("march 1st_panzer to 0,1", 18, "march UNIT ... > HEX ... [drops UNIT NTH ...]"),
        ("concede 1st_panzer path 0,1", 20, "concede UNIT ... > HEX"),
        ("next first_turn", 6, "next [weather NUMBER] [first_player SIDE] [simulcast]"),
        ("break_out #3 side 1", 14, "break_out UNIT [with UNIT ...] [first_turn] [dice DIE ...]"),
        ("unload #3 #4 amount 2", 11, "unload UNIT amount T"),
        ("mark #3", 6, "mark"),
        ("attack #3 > 0,1 target 1,1", 17, "each field once"),
        ("unload #3 amount 2 supply 4", 20, "each field once"),
        ("unload #3 retreat 2", 11, "unload UNIT amount T"),
        ("march 1st_panzer > 0;1", 20, "a hex, as the line `hexes` says"),
        ("fuel 1st_panzer by wish", 20, "unit, formation, hq or none"),
        ("load 1st_panzer source", 23, "a unit: its name, or # and its number"),
        ("unload #7 amount much", 18, "a whole number"),
    ] {
        let why = Read::default().line(line.as_bytes(), &labels).expect_err(line);
        assert_eq!((why.line, why.column, *why.wanted), (1, column, wanted), "{line}");
    }
}

/// How an order is written, as a fault says it, is how it is read: each field that it names is one of that kind.
#[test]
fn how_an_order_is_written_is_how_it_is_read() {
    let why = |line: &str| Read::default().line(line.as_bytes(), &Labels::default()).expect_err(line);
    for verb in Act::VOCABULARY.words {
        let written = *why(&format!("{verb} ~")).wanted;
        let mut words = written.split(|c: char| !c.is_ascii_alphabetic() && c != '_').filter(|word| !word.is_empty());
        assert_eq!(words.next(), Some(*verb));
        // Rows of a rebuild have fields of their own.
        let inner = ["row", "base", "generic"];
        let fields = words.filter(|word| word.chars().all(|c| c.is_ascii_lowercase() || c == '_'));
        for field in fields.filter(|word| !inner.contains(word)) {
            let line = format!("{verb} {field} {field}");
            let told = Read::default().line(line.as_bytes(), &Labels::default());
            let unknown = [FaultCode::UnknownField, FaultCode::UnknownName];
            let at = u32::try_from(verb.len()).expect("short") + 2;
            assert!(!told.is_err_and(|why| why.column == at && unknown.contains(&why.fault.code())), "{line}");
        }
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
    // What comes into being has a number only.
    let names: Vec<UnitName> = names.filter(|name| game.unit(name.unit).is_some()).collect();
    let labels = Labels { units: &names, ..Labels::default() };
    let mut text = String::from("# The story of ocs-two-turns.json in the notation of ocs-orders.md.\n");
    text += &saved(&game, &labels);
    let mut all = Vec::new();
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
        text += &format!("\n# {}\n{}\n", story.title, line(&order, &labels));
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
        all.push((ruling.value.is_allowed(), cites));
    }
    assert!(verdicts >= 82, "{verdicts}");
    same_as_file(&text, &all, &saved(&game, &labels));
}
