//! The facts of all questions of a system, from which others are put together.

use crate::{Facts, Random};
use grognard_tests::vectors::Vector;
use serde_json::{Value as Json, json};

/// The most facts of a field that are kept.
const MOST: usize = 400;

fn keep(facts: &mut Facts, key: &str, value: &Json) {
    let known = facts.entry(key.to_owned()).or_default();
    if known.len() < MOST && !known.contains(value) {
        known.push(value.clone());
    }
}

fn collect(facts: &mut Facts, key: &str, value: &Json) {
    keep(facts, key, value);
    match value {
        Json::Object(map) => map.iter().for_each(|(key, value)| collect(facts, key, value)),
        Json::Array(list) => {
            let key = format!("{key}[]");
            list.iter().for_each(|item| collect(facts, &key, item));
        }
        _ => {}
    }
}

/// The facts of these questions.
pub fn facts(vectors: &[Vector]) -> Facts {
    let mut facts = Facts::new();
    for vector in vectors {
        collect(&mut facts, "", &vector.whole_question());
    }
    facts
}

/// The number of values in a value, itself among them.
fn size(value: &Json) -> usize {
    let inner: usize = match value {
        Json::Object(map) => map.values().map(size).sum(),
        Json::Array(list) => list.iter().map(size).sum(),
        _ => 0,
    };
    inner + 1
}

/// Alters a value somewhere.
pub fn alter(question: &mut Json, facts: &Facts, random: &mut Random) {
    let mut at = random.below(size(question));
    walk(question, "", &mut at, facts, random);
}

/// Goes to the value with this number and alters it; true if it was reached.
fn walk(value: &mut Json, key: &str, at: &mut usize, facts: &Facts, random: &mut Random) -> bool {
    if *at == 0 {
        change(value, key, facts, random);
        return true;
    }
    *at -= 1;
    match value {
        Json::Object(map) => map.iter_mut().any(|(key, value)| walk(value, key, at, facts, random)),
        Json::Array(list) => {
            let key = format!("{key}[]");
            list.iter_mut().any(|item| walk(item, &key, at, facts, random))
        }
        _ => false,
    }
}

fn change(value: &mut Json, key: &str, facts: &Facts, random: &mut Random) {
    let known = facts.get(key).map_or(&[] as &[Json], Vec::as_slice);
    // The whole question stays one of its operation.
    if !key.is_empty() && random.one_in(2) {
        if let Some(other) = random.one(known) {
            *value = other.clone();
        }
        return;
    }
    match value {
        Json::Number(number) => {
            let near = number.as_i64().unwrap_or(0);
            let others = [0, 1, 2, 3, 6, 7, 100, 254, 255, 256, 65_534, 65_535, 65_536, 4_294_967_295, -1, -2];
            let others = others.into_iter().chain([near.saturating_add(1), near.saturating_sub(1)]);
            *value = random.one(&others.collect::<Vec<_>>()).map_or(Json::Null, |other| json!(other));
        }
        Json::String(text) => *text = if text.contains('\n') { String::new() } else { "x".to_owned() },
        Json::Bool(flag) => *flag = !*flag,
        Json::Null => *value = json!(1),
        Json::Array(list) => alter_list(list, facts.get(&format!("{key}[]")), random),
        Json::Object(map) => {
            let names: Vec<String> = map.keys().cloned().collect();
            if random.one_in(2) {
                if let Some(name) = random.one(&names) {
                    map.shift_remove(name);
                }
            } else if let Some(Json::Object(other)) = random.one(known) {
                let missing: Vec<_> = other.iter().filter(|(name, _)| !map.contains_key(*name)).collect();
                if let Some((name, fact)) = random.one(&missing) {
                    map.insert((*name).clone(), (*fact).clone());
                }
            }
        }
    }
}

fn alter_list(list: &mut Vec<Json>, known: Option<&Vec<Json>>, random: &mut Random) {
    let at = random.below(list.len());
    match random.below(6) {
        0 => list.clear(),
        1 if !list.is_empty() => drop(list.remove(at)),
        2 if !list.is_empty() => list.push(list[at].clone()),
        3 if !list.is_empty() => list.rotate_left(at),
        _ => {
            if let Some(other) = known.and_then(|known| random.one(known)) {
                let place = random.below(list.len() + 1);
                list.insert(place, other.clone());
            }
        }
    }
}
