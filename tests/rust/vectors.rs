//! Runs every vector that applies to Rust.

use grognard_adjudicate::json::ask;
use grognard_core::binding::operation;
use grognard_core::fault::FaultCode;
use grognard_core::reflect::{Kind, Shape};
use grognard_tests::vectors::all;
use serde_json::Value;
use std::collections::HashSet;
use std::path::{Path, PathBuf};

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

/// The list that a vector expects is called as its operation's is, or a runner that takes both looks at nothing.
#[test]
fn lists_have_the_name_of_their_operation() {
    let files: HashSet<PathBuf> = all().into_iter().map(|(file, _)| file).collect();
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a vector file can be read");
        for vector in serde_json::from_str::<Vec<Value>>(&text).expect("JSON") {
            let name = vector["call"].as_str().expect("an operation");
            let list = operation(name).map_or("effects", |operation| operation.list);
            let other = if list == "rows" { "effects" } else { "rows" };
            assert!(vector.get(other).is_none(), "{}: {name} has {list}, not {other}", vector["id"]);
        }
    }
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
    ("units", "the list is too long, and its first item too many is named"),
    ("unit", "ids are the caller's, and its hex may not be on the board"),
    ("aboard", "ids are the caller's"),
    ("own_terrain", "there is no terrain"),
    ("defender_lead", "there are no defenders"),
    ("terrain", "the chart has no rows"),
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

/// Whether a path leads to a field of a record of this shape.
fn leads(shape: &Shape, path: &str) -> bool {
    let (step, rest) = path.split_once('.').map_or((path, None), |(step, rest)| (step, Some(rest)));
    let name = step.split('[').next().unwrap_or_default();
    let Some(field) = shape.fields.iter().find(|field| field.name == name) else { return false };
    let inner = |kind: &Kind| match kind {
        Kind::Record(shape) | Kind::View(shape) => Some(*shape),
        Kind::List(Kind::Record(shape)) | Kind::Array(Kind::Record(shape), _) => Some(*shape),
        _ => None,
    };
    rest.is_none_or(|rest| inner(&field.kind).is_some_and(|shape| leads(shape, rest)))
}

/// A contradiction names two fields, both of which there are, and says in a sentence what cannot be together.
#[test]
fn contradictions_name_both_sides() {
    let (mut seen, mut wrong) = (HashSet::new(), Vec::new());
    for (_, vector) in
        all().iter().filter(|(_, vector)| vector.fault.as_ref().is_some_and(|f| f.code == "contradiction"))
    {
        let Err(fault) = ask(&vector.call, &vector.whole_question(), false) else { continue };
        let Some(other) = fault.help.other.as_ref().filter(|_| fault.code == FaultCode::Contradiction) else {
            wrong.push(format!("{}: {fault}", vector.id));
            continue;
        };
        let shape = operation(&vector.call).expect("the operation").question;
        // A text of a position has lines and fields of its own.
        let is_there = |path: &str| leads(shape, path) || path.starts_with("position.") || path.starts_with("bytes.");
        let sentence = other.why.len() > 10 && other.why.len() < 120 && !other.why.ends_with('.');
        if !is_there(&other.path) || !is_there(&fault.path) || other.path == fault.path || !sentence {
            wrong.push(format!("{}: {fault}", vector.id));
        }
        seen.insert(format!("{fault}"));
    }
    if let Ok(file) = std::env::var("CONTRADICTIONS") {
        let mut seen: Vec<_> = seen.iter().cloned().collect();
        seen.sort();
        std::fs::write(file, seen.join("\n")).expect("a file");
    }
    assert!(seen.len() > 250, "{} faults", seen.len());
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}

/// No contradiction is made without its other side: `Fault::against` and its like take it, and what names the code itself
/// says it at once.
#[test]
fn contradictions_are_made_with_both_sides() {
    fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
            let path = entry.path();
            if path.is_dir() {
                sources(&path, found)
            } else if path.extension().is_some_and(|e| e == "rs") {
                found.push(path)
            }
        }
    }
    let core = Path::new(env!("CARGO_MANIFEST_DIR")).join("../core/src");
    let mut files = Vec::new();
    sources(&core, &mut files);
    let (mut made, mut alone) = (0, Vec::new());
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a file");
        made += text.matches("Fault::against(").count() + text.matches("Fault::item_against(").count();
        // The rows of a check of a board are no faults, and what ids are wrong in is said where they are faults.
        // A line of a game that cannot be read says what would do.
        let others = ["core/src/fault/mod.rs", "ocs/check/mod.rs", "reflect/names.rs", "ocs/game/text/position.rs"];
        if others.iter().any(|other| file.ends_with(other)) {
            continue;
        }
        for (at, _) in text.match_indices("FaultCode::Contradiction") {
            let (before, rest) = (text[..at].trim_end(), &text[at..]);
            let asks = before.ends_with("is(")
                || before.ends_with("==")
                || rest["FaultCode::Contradiction".len()..].starts_with(" =>");
            // To the end of the statement, of the arm or of the next one, which gives the sentence.
            let said = rest.lines().take(5).any(|line| line.contains("because(") || line.contains(", why)"))
                || rest.lines().take(2).any(|line| line.contains(", &\"") && line.contains(": "));
            if !asks && !said {
                alone.push(format!("{}: {}", file.display(), rest.lines().next().unwrap_or_default()));
            }
        }
    }
    assert!(made > 200, "{made} are made");
    assert!(alone.is_empty(), "without the other side:\n{}", alone.join("\n"));
}

/// Returns the core's sources.
fn sources() -> Vec<(PathBuf, String)> {
    fn look(folder: &Path, found: &mut Vec<(PathBuf, String)>) {
        for entry in std::fs::read_dir(folder).expect("a folder of the core").flatten() {
            let path = entry.path();
            match path.is_dir() {
                true => look(&path, found),
                false => found.push((path.clone(), std::fs::read_to_string(&path).expect("a source"))),
            }
        }
    }
    let mut found = Vec::new();
    look(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../core/src"), &mut found);
    found
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
    // Those that the core's sources name, whether a vector has the fault or not.
    let mut named = 0;
    for (marks, known) in [
        ([".within(&\"", ".within(&text!(\"", ".within(record!(\""], &records),
        ([".in_list(&\"", ".in_list(&text!(\"", ".in_list(list!(\""], &lists),
    ] {
        for (file, text) in sources() {
            for name in marks.iter().flat_map(|mark| text.split(mark).skip(1)).filter_map(|rest| rest.split('"').next())
            {
                named += 1;
                if !known.contains(&name) {
                    unknown.push(format!("{}: {name}", file.display()));
                }
            }
        }
    }
    assert!(named > 200, "{named} names");
    assert!(unknown.is_empty(), "add the list or the record to core/src/fault/packed.rs:\n{}", unknown.join("\n"));
}
