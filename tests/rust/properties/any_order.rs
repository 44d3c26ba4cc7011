//! The lists of a board in any order: what a vector asks is answered alike, or refused.

use grognard_adjudicate::json::{self, Answer, ask};
use grognard_core::binding::{self, Misread};
use grognard_core::reflect::{Item, Kind, Means, Shape};
use grognard_tests::vectors::{self, Vector};
use serde_json::{Value as Json, json};

/// Numbers that look like chance, from a seed.
struct Chance(u64);

impl Chance {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or(0) % most.max(1)
    }
    fn shuffle<T>(&mut self, list: &mut [T]) {
        for at in (1..list.len()).rev() {
            list.swap(at, self.below(at + 1));
        }
    }
}

/// Gives a unit that is referred to by its place the id one higher, in a question and all that is in it.
fn by_id(shape: &Shape, value: &mut Json) {
    for field in shape.fields {
        let Some(inner) = value.get_mut(field.name) else { continue };
        let unit = matches!(field.means, Means::Item(Item { list: Item::UNITS, .. }));
        let renumber = |n: &mut Json| {
            if let Some(place) = n.as_u64() {
                *n = json!(place + 1);
            }
        };
        match (&field.kind, inner) {
            (Kind::List(_), Json::Array(list)) if unit => list.iter_mut().for_each(renumber),
            (_, inner) if unit => renumber(inner),
            (Kind::Record(shape) | Kind::View(shape), inner) => by_id(shape, inner),
            (Kind::List(Kind::Record(shape)), Json::Array(list)) => list.iter_mut().for_each(|item| by_id(shape, item)),
            _ => {}
        }
    }
}

/// Shuffles the lists of a board; the units of one hex stay in the order in which they lie.
fn shuffle(board: &mut Json, chance: &mut Chance) {
    if let Some(hexes) = board.get_mut("hexes").and_then(Json::as_array_mut) {
        chance.shuffle(hexes);
    }
    let Some(units) = board.get_mut("units").and_then(Json::as_array_mut) else { return };
    let mut mixed = units.clone();
    chance.shuffle(&mut mixed);
    // Each hex's places go to its units in their order.
    let hex = |unit: &Json| (unit["hex"]["q"].as_i64().unwrap_or(0), unit["hex"]["r"].as_i64().unwrap_or(0));
    for at in 0..mixed.len() {
        let nth = mixed[..at].iter().filter(|unit| hex(unit) == hex(&mixed[at])).count();
        let same = units.iter().filter(|unit| hex(unit) == hex(&mixed[at])).nth(nth);
        mixed[at] = same.cloned().unwrap_or_default();
    }
    *units = mixed;
}

/// The vectors about boards of OCS, with their questions by id.
fn questions() -> impl Iterator<Item = (Vector, Json)> {
    vectors::all().into_iter().filter_map(|(_, vector)| {
        let mut question = vector.whole_question();
        let operation = binding::operation(&vector.call)?;
        let units = question["board"].get_mut("units")?.as_array_mut()?;
        let plain = vector.call.starts_with("ocs.") && vector.is_for("rust") && units.iter().all(Json::is_object);
        let ids = units.iter().any(|unit| unit["id"].as_u64().unwrap_or(0) > 0);
        if !plain || ids {
            return None;
        }
        for (id, unit) in (1..).zip(units) {
            unit["id"] = json!(id);
        }
        by_id(operation.question, &mut question);
        Some((vector, question))
    })
}

/// What must be alike.
fn told(got: &Result<Answer, Misread>) -> Json {
    match got {
        Ok(answer) => {
            let trail = answer.trail.iter().map(json::step).collect::<Vec<_>>();
            json!({"verdict": answer.verdict, "value": answer.value, "cites": answer.cites, "effects": answer.effects,
                "trail": trail})
        }
        Err(fault) => json!({"fault": fault.code.word()}),
    }
}

#[test]
fn a_shuffled_board_is_answered_alike() {
    let (mut moved, mut refused, mut chance) = (0, 0, Chance(1950));
    for (vector, question) in questions() {
        let straight = ask(&vector.call, &question, true);
        for _ in 0..3 {
            let mut mixed = question.clone();
            shuffle(&mut mixed["board"], &mut chance);
            if mixed == question || vector.call == "ocs.board.check" {
                continue;
            }
            let got = ask(&vector.call, &mixed, true);
            moved += 1;
            if matches!(&got, Err(fault) if fault.code.word() == "unsorted") {
                assert_eq!(vector.call, "ocs.board.apply", "{}", vector.id);
                refused += 1;
                continue;
            }
            assert_eq!(told(&straight), told(&got), "{}", vector.id);
        }
    }
    assert!(moved > 1000 && refused > 0 && refused < moved / 2, "{moved} moved, {refused} refused");
}

#[test]
fn ids_name_units_and_are_their_own() {
    let question = |ids: [u32; 3], unit: u32| {
        let at = |q: i32, id: u32| json!({"id": id, "hex": {"q": q, "r": 0}, "side": 0});
        json!({"board": {"hexes": [], "units": [at(5, ids[0]), at(1, ids[1]), at(3, ids[2])]}, "unit": unit, "source": unit})
    };
    let fault = |ids, unit| ask("ocs.paths.draw", &question(ids, unit), false).unwrap_err();
    let twice = fault([7, 9, 7], 9);
    assert_eq!((twice.code.word(), twice.path.as_str()), ("contradiction", "board.units[2].id"));
    let none = fault([7, 0, 8], 7);
    assert_eq!((none.code.word(), none.path.as_str()), ("missing_field", "board.units[1].id"));
    let large = fault([7, 70_000, 8], 7);
    assert_eq!((large.code.word(), large.path.as_str()), ("out_of_range", "board.units[1].id"));
}
