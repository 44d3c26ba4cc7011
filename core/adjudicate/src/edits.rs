//! A board as its owner keeps it, the question of `ocs.board.apply`, and its edits.

use grognard_core::binding::Operation;
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

/// Returns the question of `ocs.board.apply` that books the effects of an order, which name units of its board and
/// newcomers: the units of the order's own list.
pub fn booking(operation: &Operation, question: &Map<String, Json>, effects: &[Json]) -> Map<String, Json> {
    let board = question.get("board").cloned().unwrap_or_default();
    let own = operation.question.fields.iter().find(|field| field.named);
    let newcomers = own.and_then(|field| question.get(field.name)).cloned().unwrap_or_else(|| json!([]));
    // What is captured falls to the other player.
    let captured =
        effects.iter().find(|effect| effect["what"].as_str().is_some_and(|what| what.starts_with("capture")));
    let mut fallen = board["units"].as_array().into_iter().flatten();
    let fallen = fallen.find(|unit| captured.is_some_and(|effect| unit["id"] == effect["unit"]));
    let captor = fallen.and_then(|fallen| {
        let player = |which: &str| question.get("turn").map(|turn| turn[which].clone());
        ["first", "second"].into_iter().filter_map(player).find(|player| *player != fallen["side"])
    });
    let change = [("effects", json!(effects)), ("newcomers", newcomers), ("captor", json!(captor)), ("board", board)];
    change.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
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
