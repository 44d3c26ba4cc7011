//! Effects applied to a board: a sound position stays sound.

use grognard_adjudicate::edits;
use grognard_adjudicate::json::{self, ask};
use grognard_core::binding::{Operation, operation};
use grognard_tests::scramble::{self, Bytes, Wild};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use serde_json::{Value as Json, json};

/// Every operation that hands out effects for a board, and where its question has the units that they speak of.
const RULINGS: [(&str, &[&str]); 20] = [
    ("ocs.barrage.apply", &["units"]),
    ("ocs.capture.apply", &["units"]),
    ("ocs.combat.apply", &["units"]),
    ("ocs.consolidation.assess", &["unit", "other"]),
    ("ocs.construction.assess", &[]),
    ("ocs.rail.apply", &["cargo"]),
    ("ocs.rail.convert", &["unit"]),
    ("ocs.reinforcements.assess", &["units"]),
    ("ocs.replacements.assess", &["repls", "orders"]),
    ("ocs.retreat.assess", &["units", "friends"]),
    ("ocs.stacking.apply", &[]),
    ("ocs.trucks.extend", &["units"]),
    ("ocs.trucks.load", &["truck", "source"]),
    ("ocs.trucks.spend", &["truck"]),
    ("ocs.trucks.unload", &["truck", "here"]),
    ("ocs.turn.arrive", &["units"]),
    ("ocs.turn.break_down", &["breakdowns"]),
    ("ocs.turn.combine", &["counters"]),
    ("ocs.turn.consolidate", &["dead"]),
    ("ocs.turn.rebuild", &["dead"]),
];

fn list(value: &Json) -> Vec<Json> {
    match value {
        Json::Array(items) => items.clone(),
        Json::Object(_) | Json::Number(_) => vec![value.clone()],
        _ => Vec::new(),
    }
}

fn key(unit: &Json) -> (i64, i64) {
    (unit["hex"]["q"].as_i64().unwrap_or(0), unit["hex"]["r"].as_i64().unwrap_or(0))
}

/// A unit of the first side where the question did not ask whose it is: on a board it is somebody's.
fn of_a_side(mut unit: Json) -> Json {
    if unit["side"] == json!(0) {
        unit["side"] = json!(1);
    }
    unit
}

/// The position that a question is asked in: its own board, with the units on it that it lists beside; their places, and
/// those that are not on it. The first numbers count in the board's list.
struct Setting {
    board: Json,
    units: Vec<usize>,
    newcomers: Vec<Json>,
}

fn setting(name: &str, lists: &[&str], question: &Json) -> Setting {
    let mut board = question.get("board").cloned().unwrap_or(json!({}));
    // An order speaks of its board, and of the units of its own list behind it.
    if name.starts_with("ocs.turn.") {
        let newcomers = lists.iter().flat_map(|own| list(&question[*own])).map(of_a_side).collect();
        return Setting { board, units: Vec::new(), newcomers };
    }
    let mut subjects: Vec<(Option<usize>, Json)> = Vec::new();
    for field in lists {
        for item in list(&question[*field]) {
            match *field {
                // A unit of the board, by its place.
                _ if item.is_u64() => subjects.push((item.as_u64().and_then(|n| usize::try_from(n).ok()), Json::Null)),
                "orders" => subjects.push((None, of_a_side(item["unit"].clone()))),
                _ => subjects.push((None, of_a_side(item))),
            }
        }
    }
    let arrive = match name {
        "ocs.reinforcements.assess" | "ocs.replacements.assess" => true,
        "ocs.rail.apply" => question["arriving"] == json!(true),
        _ => false,
    };
    let dead = |i: usize| arrive || (i == 1 && question["dead"] == json!(true));
    // Numbered by identity while the list is put in order.
    let mut standing: Vec<(Json, Option<usize>)> = list(&board["units"]).into_iter().map(|u| (u, None)).collect();
    let mut newcomers = Vec::new();
    for (i, (at, unit)) in subjects.iter().enumerate() {
        match at {
            Some(at) => {
                if let Some(place) = standing.get_mut(*at) {
                    place.1 = Some(i);
                }
            }
            None if dead(i) => newcomers.push((unit.clone(), i)),
            None => match standing.iter_mut().find(|(u, named)| u == unit && named.is_none()) {
                Some(place) => place.1 = Some(i),
                None => standing.push((unit.clone(), Some(i))),
            },
        }
    }
    // Effects that name units of the board itself name them by their places in it.
    if !subjects.is_empty() {
        standing.sort_by_key(|(unit, _)| key(unit));
    }
    let mut units = vec![0; subjects.len()];
    for (at, (_, named)) in standing.iter().enumerate() {
        if let Some(i) = named {
            units[*i] = at;
        }
    }
    for (k, (_, i)) in newcomers.iter().enumerate() {
        units[*i] = standing.len() + k;
    }
    board["units"] = standing.into_iter().map(|(unit, _)| unit).collect();
    Setting { board, units, newcomers: newcomers.into_iter().map(|(unit, _)| unit).collect() }
}

fn faults(board: &Json) -> Vec<Json> {
    ask("ocs.board.check", &json!({"board": board}), false).expect("a look at a board").effects
}

fn written(operation: &Operation, bytes: &[u8]) -> Json {
    let mut out = Json::Null;
    let _ = (operation.ask)(
        &mut |held| {
            scramble::question(operation, held, &mut Bytes::new(bytes), Wild::Tame);
            out = json::record(held);
            false
        },
        false.into(),
        &mut |_, _, _| (),
    );
    by_places(&mut out);
    out
}

/// Takes the ids away, so that units go by their places.
fn by_places(value: &mut Json) {
    match value {
        Json::Object(fields) => {
            fields.remove("id");
            fields.values_mut().for_each(by_places);
        }
        Json::Array(items) => items.iter_mut().for_each(by_places),
        _ => {}
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: crate::config().cases.max(2048), ..crate::config() })]

    #[test]
    fn what_comes_of_a_sound_position_is_sound((name, lists) in select(&RULINGS[..]), bytes in vec(any::<u8>(), 3..400)) {
        let mut question = written(operation(name).expect("an operation"), &bytes);
        // By its places in a sorted board.
        if let Some(units) = question["board"]["units"].as_array_mut().filter(|_| name.starts_with("ocs.turn.")) {
            units.sort_by_key(key);
        }
        let Ok(ruling) = ask(name, &question, false) else { return Ok(()) };
        if ruling.effects.is_empty() {
            return Ok(());
        }
        let Setting { board, units, newcomers } = setting(name, lists, &question);
        let sound = |unit: &Json| faults(&json!({"units": [unit]})).is_empty();
        if !faults(&board).is_empty() || !newcomers.iter().all(sound) {
            return Ok(());
        }
        let captor = question["units"][0]["side"].as_u64().unwrap_or(0).max(1) % 8 + 1;
        let change = json!({"board": board, "effects": ruling.effects, "units": units, "newcomers": newcomers, "captor": captor});
        let applied = ask("ocs.board.apply", &change, false);
        let applied = applied.unwrap_or_else(|misread| panic!("{name}: {misread}\n{question}\n{change}"));
        let mut after = board.clone();
        prop_assert_eq!(edits::make(&mut after, &applied.effects), Ok(()), "{} {}", name, change);
        let found = faults(&after);
        prop_assert!(found.is_empty(), "{name}: {found:?}\n{question}\n{:?}\n{after}", ruling.effects);
        // Whoever no effect names is as it was.
        let named: Vec<usize> = match units.is_empty() {
            true => ruling.effects.iter().map(|e| e["unit"].as_u64().unwrap_or(0) as usize).collect(),
            false => units.clone(),
        };
        let after = list(&after["units"]);
        for (at, unit) in list(&board["units"]).iter().enumerate().filter(|(at, _)| !named.contains(at)) {
            prop_assert!(after.contains(unit), "unit {at}");
        }
        prop_assert_eq!(after.len() as u64, applied.value["units"].as_u64().unwrap_or(0));
    }
}

/// So that the property above does not hold of nothing: of each ruling's vectors many are put to a board.
#[test]
fn the_vectors_that_have_effects_are_put_to_boards() {
    let mut told = std::collections::BTreeMap::<&str, (usize, Vec<String>)>::new();
    for (_, vector) in grognard_tests::vectors::all() {
        let Some((name, lists)) = RULINGS.iter().find(|(name, _)| *name == vector.call) else { continue };
        let mut question = Json::Null;
        let operation = operation(name).expect("an operation");
        let _ = (operation.ask)(
            &mut |held| {
                let read = grognard_core::binding::read(held, &json::Of(&vector.whole_question()));
                question = if read.is_ok() { json::record(held) } else { Json::Null };
                false
            },
            false.into(),
            &mut |_, _, _| (),
        );
        by_places(&mut question);
        let Ok(ruling) = ask(name, &question, false) else { continue };
        if ruling.effects.is_empty() {
            continue;
        }
        let Setting { board, units, newcomers } = setting(name, lists, &question);
        let (put, odd) = told.entry(*name).or_default();
        if !faults(&board).is_empty() {
            odd.push(format!("{} stands on no sound board", vector.id));
            continue;
        }
        let change =
            json!({"board": board, "effects": ruling.effects, "units": units, "newcomers": newcomers, "captor": 7});
        let mut after = board.clone();
        let applied = ask("ocs.board.apply", &change, false).unwrap_or_else(|m| panic!("{}: {m}", vector.id));
        edits::make(&mut after, &applied.effects).expect("edits");
        assert!(faults(&after).is_empty(), "{}: {:?}", vector.id, faults(&after));
        *put += 1;
    }
    for (name, _) in RULINGS {
        let (put, odd) = told.get(name).unwrap_or_else(|| panic!("{name} has no vector with effects"));
        assert!(*put > 0 && *put >= odd.len(), "{name}: {put} are put to a board, not {odd:?}");
    }
}
