//! Runs every vector that applies to Rust.

use grognard_adjudicate::json::ask;
use grognard_core::binding::operation;
use grognard_core::fault::FaultCode;
use grognard_tests::vectors::all;
use serde_json::Value;
use std::collections::HashSet;

#[test]
fn every_vector() {
    let vectors = all();
    let mut seen = HashSet::new();
    let (mut run, mut failed) = (0, Vec::new());
    for (file, vector) in &vectors {
        assert!(seen.insert(vector.id.clone()), "{} is used twice", vector.id);
        if !vector.is_for("rust") {
            continue;
        }
        run += 1;
        if let Err(why) = vector.check() {
            failed.push(format!("{} ({}): {why}", vector.id, file.file_name().unwrap_or_default().display()));
        }
    }
    println!("\nvectors: {} run of {}", run, vectors.len());
    assert!(run > 0, "no vector was run");
    assert!(failed.is_empty(), "{} of {run} fail:\n{}", failed.len(), failed.join("\n"));
}

#[test]
fn every_operation_has_a_vector() {
    let vectors = all();
    for op in grognard_core::OPERATIONS.iter().copied().flatten() {
        assert!(vectors.iter().any(|(_, v)| v.call == op.name), "{} has no vector", op.name);
        assert!(operation(op.name).is_some_and(|o| o.name == op.name), "{} stands twice", op.name);
    }
}

/// C takes the units and hexes of an OCS board by q and r; other languages put them in order.
#[test]
fn boards_stand_in_the_order_that_c_asks() {
    // A coordinate beyond what a hex can have is a fault of its own.
    let place = |item: &Value| {
        let hex = &item["hex"];
        let part = |name: &str, at: usize| hex.get(name).or_else(|| hex.get(at)).and_then(Value::as_i64).unwrap_or(0);
        (part("q", 0), part("r", 1))
    };
    let mut boards = 0;
    for (_, vector) in all() {
        let unsorted = vector.fault.as_ref().is_some_and(|fault| fault.code == "unsorted");
        let Some(board) = vector.question.get("board").filter(|_| vector.call.starts_with("ocs.")) else { continue };
        let any = ["ocs.board.check", "ocs.board.apply"].contains(&vector.call.as_str());
        if unsorted || any || !vector.is_for("c") {
            continue;
        }
        boards += 1;
        for list in ["units", "hexes"] {
            let items = board.get(list).and_then(Value::as_array);
            assert!(items.is_none_or(|items| items.is_sorted_by_key(place)), "{}: board.{list}", vector.id);
        }
    }
    assert!(boards > 500, "{boards} boards");
}

/// Fields whose rejected number has no lowest and highest number, with the reason.
const BOUNDLESS: &[(&str, &str)] = &[
    ("rule", "rules are ids"),
    ("hex", "a board has any hexes"),
    ("path", "a board has any hexes"),
    ("hexes", "a board has any hexes"),
    ("to", "a board has any hexes"),
    ("start", "a board has any hexes"),
    ("hq", "its hex is not on the board"),
    ("source", "its hex is not on the board"),
    ("unit", "ids are the caller's, and its hex may not be on the board"),
    ("aboard", "ids are the caller's"),
    ("own_terrain", "there is no terrain"),
    ("defender_lead", "there are no defenders"),
    ("chart", "there are no rows"),
    ("strength", "the finding of a check, which names the field"),
    ("target", "a hex of the board"),
    ("wanted", "a chance is at most 2^63, a number of 64 bits"),
    ("load", "the room depends on the counter's size and steps"),
    ("piece", "numbers of pieces are the position's"),
    ("pieces", "numbers of pieces are the position's"),
    ("transport", "numbers of pieces are the position's"),
    ("line", "a line of orders names pieces, of which there are as many as there are"),
    ("lines", "a line of a position's text: its numbers are of many kinds"),
    ("version", "another version of the text"),
];

#[test]
fn numbers_out_of_range_come_with_their_bounds() {
    let mut without = Vec::new();
    let (mut seen, mut used) = (0, HashSet::new());
    for (_, vector) in all().iter().filter(|(_, v)| v.is_for("rust") && v.fault.is_some()) {
        let Err(fault) = ask(&vector.call, &vector.whole_question(), false) else { continue };
        if fault.code != FaultCode::OutOfRange {
            continue;
        }
        seen += 1;
        let name = fault.path.rsplit('.').next().unwrap_or_default().split('[').next().unwrap_or_default();
        let reason = BOUNDLESS.iter().find(|(field, _)| *field == name);
        match (reason, fault.help.value.is_some() && fault.help.range.is_some()) {
            (_, true) => {}
            (Some((field, _)), false) => drop(used.insert(*field)),
            (None, false) => without.push(format!("{}: {fault}", vector.id)),
        }
    }
    assert!(seen > 250, "{seen} faults");
    assert!(without.is_empty(), "{} of {seen}:\n{}", without.len(), without.join("\n"));
    assert_eq!(used.len(), BOUNDLESS.len(), "each is needed: {used:?}");
}

/// A small program knows lists and records by their numbers.
#[test]
fn every_place_of_a_fault_has_a_number() {
    let packed = include_str!("../../core/src/fault/packed.rs");
    let names = |array: &str| {
        let (_, rest) = packed.split_once(&format!("static {array}: Names = names! {{")).expect("the names");
        let (items, _) = rest.split_once("};").expect("their end");
        let items: Vec<&str> = items.split('"').skip(1).step_by(2).collect();
        items
    };
    let (lists, records) = (names("LISTS"), names("RECORDS"));
    let is_known = |path: &str| match path.split_once('[') {
        Some((list, rest)) => {
            let record = rest.split_once("].").and_then(|(_, field)| field.split_once('.'));
            lists.contains(&list) && record.is_none_or(|(record, _)| records[..15].contains(&record))
        }
        None => {
            let mut ends = path.match_indices('.').map(|(at, _)| &path[..at]).peekable();
            ends.peek().is_none() || ends.any(|record| records.contains(&record))
        }
    };
    let (mut seen, mut unknown) = (0, Vec::new());
    for (_, vector) in all().iter().filter(|(_, vector)| vector.is_for("c")) {
        let Some(fault) = &vector.fault else { continue };
        seen += 1;
        if !is_known(&fault.field) {
            unknown.push(format!("{}: {}", vector.id, fault.field));
        }
    }
    assert!(seen > 1_000, "{seen} faults");
    assert!(unknown.is_empty(), "add the list or the record to core/src/fault/packed.rs:\n{}", unknown.join("\n"));
}
