//! A board as its owner keeps it, the question of `ocs.board.apply`, and its edits.

use grognard_core::binding::Operation;
use grognard_core::reflect::{Field, Kind, Means, Shape};
use serde_json::{Map, Value as Json, json};
use std::collections::BTreeSet;

/// One more than the highest id by which questions can refer to a unit.
const HIGHEST: u64 = 65_535;

fn place(row: &Json) -> usize {
    row["index"].as_u64().and_then(|n| usize::try_from(n).ok()).unwrap_or(usize::MAX)
}

/// Gives each unit without an id one of its own, from the highest down, if units are known by their ids.
fn identify(units: &mut [Json]) {
    let known = |unit: &Json| unit["id"].as_u64().filter(|id| *id > 0);
    let taken: BTreeSet<u64> = units.iter().filter_map(known).collect();
    let mut free = (1..HIGHEST).rev().filter(|id| !taken.contains(id));
    for unit in units.iter_mut().filter(|unit| !taken.is_empty() && known(unit).is_none()) {
        unit["id"] = json!(free.next());
    }
}

/// Returns the question of `ocs.board.apply` that books the effects of an order. They refer to units of its board, or to
/// the units of its question, in the order of its fields: those of the board, and others that enter it.
pub fn booking(operation: &Operation, question: &Map<String, Json>, effects: &[Json]) -> Map<String, Json> {
    let board = question.get("board").cloned().unwrap_or_default();
    let on_board: Vec<Json> = board["units"].as_array().cloned().unwrap_or_default();
    let id = |unit: &Json| unit["id"].as_u64().unwrap_or(0);
    let (mut units, mut newcomers) = (Vec::new(), Vec::new());
    for field in operation.question.fields {
        let given = match question.get(field.name) {
            Some(Json::Array(items)) => items.clone(),
            Some(item) if !item.is_null() => vec![item.clone()],
            _ => Vec::new(),
        };
        if matches!(field.means, Means::Item(item) if item.is_unit()) {
            units.extend(given);
        } else {
            for unit in given.iter().filter_map(|item| unit_in(field, item)) {
                let stands = id(unit) > 0 && on_board.iter().any(|other| id(other) == id(unit));
                if !stands {
                    newcomers.push(unit.clone());
                }
                units.push(unit["id"].clone());
            }
        }
    }
    let mut change = Map::from_iter([("board".to_owned(), board), ("effects".to_owned(), json!(effects))]);
    let spoken = operation.speaks_of_its_board();
    // What is captured falls to the other player.
    let captured =
        effects.iter().find(|effect| effect["what"].as_str().is_some_and(|what| what.starts_with("capture")));
    let name = captured.map(|effect| match effect["unit"].as_u64().and_then(|n| usize::try_from(n).ok()) {
        Some(number) if !spoken => units.get(number).cloned().unwrap_or_default(),
        _ => effect["unit"].clone(),
    });
    if let Some(fallen) = on_board.iter().find(|unit| Some(&unit["id"]) == name.as_ref()) {
        let player = |which: &str| question.get("turn").map(|turn| turn[which].clone());
        let captor = ["first", "second"].into_iter().filter_map(player).find(|player| *player != fallen["side"]);
        change.insert("captor".to_owned(), json!(captor));
    }
    if !spoken {
        change.insert("units".to_owned(), json!(units));
        change.insert("newcomers".to_owned(), json!(newcomers));
    }
    change
}

/// Returns the unit that an item of a question is or contains.
fn unit_in<'a>(field: &Field, item: &'a Json) -> Option<&'a Json> {
    let shape_of = |kind: &Kind| match kind {
        Kind::Record(shape) | Kind::List(Kind::Record(shape)) => Some(*shape),
        _ => None,
    };
    let is_unit = |shape: &Shape| shape.name == "Unit";
    let shape = shape_of(&field.kind)?;
    let within = || shape.fields.iter().find(|inner| shape_of(&inner.kind).is_some_and(is_unit));
    if is_unit(shape) { Some(item) } else { item.get(within()?.name) }
}

/// Carries out the edits, one after the other, and gives new units an id; returns a message if an edit does not fit.
pub fn make(board: &mut Json, rows: &[Json]) -> Result<(), String> {
    for row in rows {
        let list = row["list"].as_str().unwrap_or("");
        let record = if list == "hexes" { &row["board_hex"] } else { &row["unit"] };
        let edit = row["edit"].as_str().unwrap_or("");
        if matches!(edit, "aside" | "host") {
            continue;
        }
        let board = board.as_object_mut().ok_or("a board is an object")?;
        let items = board.entry(list).or_insert(json!([])).as_array_mut().ok_or("a board's lists are lists")?;
        let at = place(row);
        let within = at < items.len() + usize::from(edit == "insert");
        match edit {
            "replace" if within => items[at] = record.clone(),
            "remove" if within => drop(items.remove(at)),
            "insert" if within => items.insert(at, record.clone()),
            _ => return Err(format!("{edit} at {at} of {} {list}", items.len())),
        }
    }
    identify(board["units"].as_array_mut().map_or(&mut [], Vec::as_mut_slice));
    Ok(())
}
