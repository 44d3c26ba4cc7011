//! Converts a vector that names units by their ids to their places in the board's list, as C does.

use crate::vectors::Vector;
use grognard_core::binding::Operation;
use grognard_core::reflect::{Field, Item, Kind, Means, Shape};
use serde_json::{Map, Value as Json, json};
use std::collections::HashMap;

/// Places by ids.
type Places = HashMap<i64, i64>;

/// Returns the vector with places instead of ids; unchanged if its units have no ids.
pub fn by_places(vector: &Vector, operation: &Operation) -> Vector {
    let mut out = vector.clone();
    let list = |value: Option<&Json>| value.and_then(Json::as_array).cloned().unwrap_or_default();
    let board = list(vector.question.get("board").and_then(|board| board.get("units")));
    let mut ids: Vec<i64> = board.iter().map(id).collect();
    let own = operation.question.fields.iter().find(|field| field.named);
    let own: Vec<i64> = list(own.and_then(|field| vector.question.get(field.name))).iter().map(id).collect();
    // Rows without a board may be units that refer to one another.
    let rows = operation.effects.filter(|shape| shape.mentions_units);
    if let (Some(_), Some(rows)) = (rows.filter(|_| !has_board(operation)), &vector.effects) {
        ids = rows.iter().map(|row| row.get("id").and_then(Json::as_i64).unwrap_or(0)).collect();
    }
    // On an empty board newcomers decide.
    let deciding = if ids.is_empty() { &own } else { &ids };
    if deciding.iter().all(|id| *id == 0) {
        return out;
    }
    ids.extend(own);
    let places: Places = ids.into_iter().zip(0..).collect();
    let spoken = operation.speaks_of_its_board();
    record(operation.question, &mut out.question, &places, false);
    if let (Some(shape), Some(value)) = (operation.answer, &mut out.out) {
        record(shape, value, &places, false);
    }
    if let (Some(shape), Some(effects)) = (operation.effects, &mut out.effects) {
        effects.iter_mut().for_each(|effect| record(shape, effect, &places, spoken));
    }
    for step in out.trail.iter_mut().flatten().filter(|_| spoken) {
        let says = |name: &str, word: &str| step.get(name).is_some_and(|value| value == word);
        let zone = says("what", "covered") || says("what", "negated");
        let field = if says("about", "units") { "index" } else { "num" };
        if says("about", "units") || (says("about", "path") && zone) {
            step.get_mut(field).into_iter().for_each(|value| number(value, &places));
        }
    }
    out
}

fn has_board(operation: &Operation) -> bool {
    operation.question.fields.iter().any(|field| matches!(field.kind, Kind::View(_)))
}

fn id(unit: &Json) -> i64 {
    unit["id"].as_i64().unwrap_or(0)
}

fn number(value: &mut Json, places: &Places) {
    // A number that is not an id stays as it is, and is not a place either.
    if let Some(place) = value.as_i64().and_then(|id| places.get(&id)) {
        *value = json!(place);
    }
}

/// With `spoken`, a field `unit` without a list is a unit of the board.
fn record(shape: &Shape, values: &mut Map<String, Json>, places: &Places, spoken: bool) {
    for field in shape.fields {
        let through = field.through;
        let empty = values.get(through).and_then(Json::as_array).is_none_or(Vec::is_empty);
        if let Some(value) = values.get_mut(field.name) {
            one(field, value, places, spoken, !through.is_empty() && empty);
        }
    }
}

fn one(field: &Field, value: &mut Json, places: &Places, spoken: bool, through: bool) {
    let of_board = |list: &str| list == Item::UNITS || (spoken && list.is_empty() && field.name == "unit");
    let unit = matches!(field.means, Means::Item(item) if of_board(item.list));
    match (&field.kind, value) {
        (_, Json::Array(list)) if unit => list.iter_mut().for_each(|value| number(value, places)),
        (_, value) if unit => number(value, places),
        (Kind::Record(shape) | Kind::View(shape), Json::Object(values)) => record(shape, values, places, false),
        (Kind::List(Kind::Record(shape)), Json::Array(list)) => {
            list.iter_mut().filter_map(Json::as_object_mut).for_each(|item| record(shape, item, places, through));
        }
        _ => {}
    }
}
