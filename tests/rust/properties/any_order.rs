//! The lists of a board in any order: the answer to a vector's question is the same, or it is refused.

use grognard_adjudicate::json::{self, Answer, ask};
use grognard_core::binding::{self, Misread};
use grognard_core::reflect::{Field, Item, Kind, Means, Shape};
use grognard_tests::vectors::{self, Vector};
use serde_json::{Value as Json, json};
use std::collections::BTreeMap;

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

/// Gives a unit that is referred to by its place the id one higher, in a question and all that is in it. With `spoken`,
/// references without a list are units of the board.
fn by_id(shape: &Shape, value: &mut Json, spoken: bool) {
    for field in shape.fields {
        let through = !field.through.is_empty() && value[field.through].as_array().is_none_or(Vec::is_empty);
        let Some(inner) = value.get_mut(field.name) else { continue };
        let renumber = |n: &mut Json| {
            if let Some(place) = n.as_u64() {
                *n = json!(place + 1);
            }
        };
        match (&field.kind, inner) {
            (Kind::List(_), Json::Array(list)) if is_unit(field, spoken) => list.iter_mut().for_each(renumber),
            (_, inner) if is_unit(field, spoken) => renumber(inner),
            (Kind::Record(shape) | Kind::View(shape), inner) => by_id(shape, inner, false),
            (Kind::List(Kind::Record(shape)), Json::Array(list)) => {
                list.iter_mut().for_each(|item| by_id(shape, item, through));
            }
            _ => {}
        }
    }
}

fn is_unit(field: &Field, spoken: bool) -> bool {
    matches!(field.means, Means::Item(Item { list, .. }) if list == Item::UNITS || (spoken && list.is_empty()))
}

/// Shuffles a list of units, those of one hex staying in the order in which they lie.
fn shuffle_stacks(units: &mut Vec<Json>, chance: &mut Chance) {
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

/// Shuffles every list of a board but those whose rows are named by their numbers.
fn shuffle(system: &str, board: &mut Json, chance: &mut Chance) {
    let Some(lists) = board.as_object_mut() else { return };
    for (name, list) in lists {
        let Json::Array(list) = list else { continue };
        match (system, name.as_str()) {
            // Hexes name rows of the chart, units and links name spaces, by their numbers.
            ("ocs", "chart") | ("axis_allies", "spaces") => {}
            ("ocs", "units") => shuffle_stacks(list, chance),
            _ => chance.shuffle(list),
        }
    }
}

/// The vectors about boards, units being named by their ids where they have any.
pub(super) fn questions() -> impl Iterator<Item = (Vector, Json)> {
    vectors::all().into_iter().filter_map(|(_, vector)| {
        let mut question = vector.whole_question();
        let operation = binding::operation(&vector.call)?;
        let lists = question["board"].as_object()?.values().filter_map(Json::as_array);
        if !vector.is_for("rust") || !lists.flatten().all(Json::is_object) {
            return None;
        }
        // What carries what is not named as a unit of the board yet.
        let units = operation.question.fields.iter().find_map(|f| match f.kind {
            Kind::View(board) => board.fields.iter().find(|f| f.name == "units"),
            _ => None,
        });
        let unit = units.and_then(|f| match f.kind {
            Kind::List(Kind::Record(unit)) => unit.fields.iter().find(|f| f.name == "aboard"),
            _ => None,
        });
        if unit.is_some_and(|f| f.means == Means::Number) && question.to_string().contains("\"aboard\"") {
            return None;
        }
        let no_id = |unit: &Json| unit["id"].as_u64().unwrap_or(0) == 0;
        let units = question["board"]["units"].as_array();
        let named = operation.question.fields.iter().any(|f| matches!(f.kind, Kind::View(board) if has_ids(board)));
        if named && units.is_some_and(|units| units.iter().all(no_id)) {
            let mut ids = 1..;
            // Units that are not on the board count on from its own.
            for list in ["/board/units", "/newcomers"] {
                let units = question.pointer_mut(list).and_then(Json::as_array_mut);
                units.into_iter().flatten().zip(ids.by_ref()).for_each(|(unit, id)| unit["id"] = json!(id));
            }
            by_id(operation.question, &mut question, false);
        }
        Some((vector, question))
    })
}

/// Whether a board has units with ids.
fn has_ids(board: &Shape) -> bool {
    let units = board.fields.iter().find(|field| field.name == "units");
    matches!(units, Some(Field { kind: Kind::List(Kind::Record(unit)), .. }) if unit.fields.iter().any(|f| f.name == "id"))
}

/// What must be alike.
pub(super) fn told(got: &Result<Answer, Misread>) -> Json {
    match got {
        Ok(answer) => {
            let trail = answer.trail.iter().map(json::step).collect::<Vec<_>>();
            json!({"verdict": answer.verdict, "value": answer.value, "cites": answer.cites, "effects": answer.effects,
                "trail": trail})
        }
        Err(fault) => json!({"fault": fault.code.word()}),
    }
}

/// The same answer, each unit named by the lowest id among those of the board that are alike in all but their ids, each
/// order by the first that is alike in all but such units. Of fighters that cannot all land, the ones that are left over
/// are any that leave as many landed (AA 3.4a): only their number counts.
fn one_of_its_kind(mut answer: Json, question: &Json) -> Json {
    let list = |value: &Json| value.as_array().cloned().unwrap_or_default();
    let units = list(&question["board"]["units"]);
    let without_id = |unit: &Json| {
        let mut unit = unit.clone();
        unit.as_object_mut().map(|fields| fields.remove("id"));
        unit
    };
    let first_unit = |name: &mut Json| {
        let Some(unit) = units.iter().find(|unit| name.is_u64() && unit["id"] == *name) else { return };
        let kind = without_id(unit);
        let alike = units.iter().filter(|unit| without_id(unit) == kind).filter_map(|unit| unit["id"].as_u64());
        *name = json!(alike.min());
    };
    let mut orders = list(&question["orders"]);
    orders.iter_mut().filter_map(|order| order.get_mut("unit")).for_each(first_unit);
    let first_order = |index: &mut Json| {
        let order = index.as_u64().and_then(|at| usize::try_from(at).ok()).and_then(|at| orders.get(at));
        if order.is_some() {
            *index = json!(orders.iter().position(|other| Some(other) == order));
        }
    };
    let left_over = |told: &Json| told["rule"] == json!("AA 3.4a") && told["what"] != json!("limit");
    for list in ["effects", "trail"] {
        for told in answer[list].as_array_mut().into_iter().flatten().filter(|told| left_over(told)) {
            *told = json!("left over");
        }
    }
    for effect in answer["effects"].as_array_mut().into_iter().flatten() {
        effect.get_mut("unit").map(first_unit);
        effect.get_mut("order").map(first_order);
    }
    for step in answer["trail"].as_array_mut().into_iter().flatten() {
        match step["about"].as_str() {
            Some("units") => first_unit(&mut step["index"]),
            Some("orders") => first_order(&mut step["index"]),
            _ => {}
        }
    }
    answer
}

fn is_unsorted(got: &Result<Answer, Misread>) -> bool {
    matches!(got, Err(fault) if fault.code.word() == "unsorted")
}

#[test]
fn a_shuffled_board_is_answered_alike() {
    let (mut counts, mut chance) = (BTreeMap::<String, u32>::new(), Chance(1950));
    for (vector, question) in questions() {
        let system = vector.call.split('.').next().unwrap_or_default();
        let straight = ask(&vector.call, &question, true);
        for _ in 0..3 {
            let mut mixed = question.clone();
            shuffle(system, &mut mixed["board"], &mut chance);
            // The check says what is wrong with the lists as they are given, and the edits of an effect count places in them.
            let as_given = ["ocs.board.check", "ocs.board.apply"].contains(&vector.call.as_str());
            if mixed == question || as_given || is_unsorted(&straight) {
                continue;
            }
            let got = ask(&vector.call, &mixed, true);
            assert!(!is_unsorted(&got), "{}", vector.id);
            *counts.entry(system.to_owned()).or_default() += 1;
            let (straight, got) = (told(&straight), told(&got));
            if straight != got {
                // Of units alike in all but their ids the list's order may say which one is named.
                let alike = |answer| {
                    let mut alike = one_of_its_kind(answer, &mixed);
                    // Of pieces of Axis & Allies that hinder one another the list's order may say which one is named.
                    for list in ["effects", "trail"].into_iter().filter(|_| system == "axis_allies") {
                        alike[list] = json!(alike[list].as_array().map(Vec::len));
                    }
                    alike
                };
                assert_eq!(alike(straight), alike(got), "{}", vector.id);
            }
        }
    }
    let systems = counts.keys().map(String::as_str).collect::<Vec<_>>();
    assert_eq!(systems, ["acw", "axis_allies", "korea", "ocs"]);
    assert!(counts.values().all(|compared| *compared > 50), "{counts:?}");
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
    let (value, range) = (large.help.value.as_deref(), large.help.range);
    assert!(value == Some("70000") && range.is_some(), "{large}");
}

#[test]
fn a_list_is_no_longer_than_16_bits_can_number() {
    let lists = [
        ("acw.combat.assess.001", "/attackers"),
        ("korea.meeting.001", "/defenders"),
        ("ocs.combat.assess.001", "/attackers"),
        ("ocs.zoc.covers.001", "/board/units"),
        ("ocs.barrage.assess.001", "/spotters"),
    ];
    let vectors = vectors::all();
    for (id, pointer) in lists {
        let (_, vector) = vectors.iter().find(|(_, vector)| vector.id == id).expect("the vector is there");
        let mut question = vector.whole_question();
        let list = question.pointer_mut(pointer).and_then(Json::as_array_mut).expect("a list");
        let item = list.first().cloned().unwrap_or_default();
        list.resize(70_000, item);
        let fault = ask(&vector.call, &question, false).unwrap_err();
        let path = pointer.trim_start_matches('/').replace('/', ".");
        assert_eq!((fault.code.word(), fault.path.as_str()), ("overflow", path.as_str()), "{id}");
        assert_eq!((fault.help.value.as_deref(), fault.help.range), (Some("70000"), Some((0, 65_535))), "{id}");
    }
}
