//! The story of two player turns: each order gives what the file expects of it, and what the story must hold.

use super::{folder, text};
use grognard_adjudicate::adjudicate::adjudicate;
use grognard_adjudicate::draw::{Picture, characters};
use grognard_adjudicate::position::{Position, Question};
use grognard_adjudicate::story::Story;
use grognard_adjudicate::{Form, report};
use std::collections::BTreeMap;

fn file() -> String {
    text(&folder().join("ocs-two-turns.json"))
}

fn played() -> (Position, Vec<Story>) {
    let position = Position::read(&file()).expect("a good position");
    let stories = adjudicate(position.clone(), None).expect("what the file expects");
    (position, stories)
}

/// Every order says what it gives, by which rules, and where that comes from.
#[test]
fn every_order_is_expected() {
    let (position, stories) = played();
    let mut orders = BTreeMap::<String, usize>::new();
    for (question, story) in position.questions.iter().zip(&stories) {
        let Question::Order(order) = question else { panic!("{}", story.title) };
        let told = &story.told[0];
        assert_eq!(order.expect.verdict.is_some(), told.answer.verdict.is_some(), "{}", story.title);
        assert!(order.expect.cites.is_some() && !order.source.is_empty(), "{}", story.title);
        let next = told.operation == "ocs.turn.next";
        let all = told.answer.effects.is_empty() || order.expect.effects.is_some() || order.expect.rows.is_some();
        assert!(next || all, "{} has effects that are not expected", story.title);
        *orders.entry(order.order.clone()).or_default() += 1;
    }
    // Two whole player turns, and the third as far as the breakouts.
    assert_eq!(orders["next"], 2 + 14 + 14 + 1 + 4);
    assert_eq!((orders["trace"], orders["mark"], orders["break_out"]), (2, 2, 3));
    for once in ["arrive", "break_down", "capture", "combine", "construct", "extend", "payers", "rebuild"] {
        assert_eq!(orders[once], 1, "{once}");
    }
}

/// A ruling that is not the expected one is a fault of the file, with its place.
#[test]
fn another_ruling_is_noticed() {
    for (given, other, place) in [
        (r#""out": {"cost": 4, "units": 2}"#, r#""out": {"cost": 5, "units": 2}"#, "expect.out"),
        (r#""verdict": "forbidden""#, r#""verdict": "allowed""#, "expect.verdict"),
        (r#""amount": 4, "rule": "OCS 12.5c""#, r#""amount": 3, "rule": "OCS 12.5c""#, "expect.effects"),
        (r#""cites": ["OCS 4.5a.A"]"#, r#""cites": ["OCS 4.5a.B"]"#, "expect.cites"),
        (r#""source": "army dump", "hq": null"#, r#""source": "last dump", "hq": null"#, "expect.rows"),
    ] {
        let changed = file().replacen(given, other, 1);
        assert_ne!(changed, file());
        let why = adjudicate(Position::read(&changed).expect("a good position"), None).expect_err(place);
        assert!(why.place.ends_with(place), "{why}");
    }
}

/// The maps: one after each segment.
#[test]
fn a_map_follows_each_segment() {
    let (position, stories) = played();
    let map = |story: &Story| Picture::of(&position, story).map(|picture| characters::draw(&picture));
    let maps: Vec<_> = stories.iter().filter_map(|story| Some((story.title.as_str(), map(story)?))).collect();
    assert_eq!(maps.len(), 35);
    let (_, last) = maps.last().expect("a map");
    assert!(!last.contains("21st rifle") && last.contains("tank br"), "{last}");
}

/// A segment that changes nothing names the map that still holds.
#[test]
fn an_unchanged_map_is_named() {
    let shown = report("ocs-two-turns.json", &file(), Form::Map, None).expect("what the file expects");
    let drawn = shown.matches("A:, B: counters of the sides").count();
    let named = shown.matches("  The map is that of ").count();
    assert_eq!(drawn + named, 35);
    // The player turn has begun, nothing is refitted.
    for number in ["\n2. ", "\n3. "] {
        let (_, rest) = shown.split_once(number).expect("a question");
        let (this, _) = rest.split_once("\n\n").and_then(|(_, map)| map.split_once("\n")).expect("a map");
        assert_eq!(this, "  The map is that of 1.", "{number}");
    }
}
