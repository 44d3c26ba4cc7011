//! What a picture of a question shows: hexes, units, zones of control, and the rows of the answer. That is everything with
//! a hex, in any system.

use super::beside::Beside;
use crate::adjudicate::Story;
use crate::edits;
use crate::json::ask;
use crate::position::Position;
use grognard_core::binding::operation;
use grognard_core::hex::{Hex, SIDES};
use serde_json::{Value as Json, json};
use std::collections::{BTreeMap, BTreeSet};

/// A counter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Counter {
    /// The text on it.
    pub name: String,
    /// The side of its owner, from 0.
    pub side: u8,
    /// Its place in the list of the question's board, if it is on it.
    pub place: Option<usize>,
}

/// The contents of a hex.
#[derive(Debug, Clone, Default)]
pub struct Cell {
    /// Its terrain.
    pub terrain: String,
    /// The hexsides that a railroad crosses, one bit each.
    pub rail: u8,
    /// The hexsides that a road crosses.
    pub road: u8,
    /// The hexsides with terrain.
    pub sides: u8,
    /// The counters in it.
    pub counters: Vec<Counter>,
    /// The sides whose zones of control cover it.
    pub zones: BTreeSet<u8>,
    /// The numbers of the answer's rows for it, or the steps of a path of the question.
    pub marks: Vec<usize>,
    /// The question's labels for it, such as `start` or `to`.
    pub labels: Vec<String>,
}

/// A picture.
#[derive(Debug, Clone, Default)]
pub struct Picture {
    /// A heading.
    pub title: String,
    /// Whether the answer is allowed, if that was decided.
    pub verdict: Option<bool>,
    /// The hexes.
    pub cells: BTreeMap<Hex, Cell>,
    /// The rows of the answer form a way of adjacent hexes.
    pub joined: bool,
    /// The units of the question belong to the second side.
    pub defends: bool,
    /// The combats of a plan: their numbers, and the hexes of attacker and defender.
    pub fights: Vec<(usize, Hex, Hex)>,
    /// The answer's figures.
    pub beside: Beside,
}

/// The lists whose units belong to the second side if units have no side.
const SECOND: [&str; 6] = ["defenders", "enemies", "targets", "enemy", "defender", "enemy_stacks"];

fn hex_of(value: &Json) -> Option<Hex> {
    let part = |name: &str| value.get(name)?.as_i64().and_then(|n| i16::try_from(n).ok());
    Some(Hex::new(part("q")?, part("r")?))
}

/// Converts a side's number, which counts from 1, to the numbering of pictures.
fn from_0(side: u8) -> u8 {
    side.saturating_sub(1)
}

fn byte(value: &Json) -> u8 {
    value.as_u64().and_then(|n| u8::try_from(n).ok()).unwrap_or(0)
}

impl Picture {
    /// Returns the picture of a story; `None` if it has no hexes, or is an order within a segment.
    pub fn of(position: &Position, story: &Story) -> Option<Picture> {
        // Of orders, the end of each segment is drawn.
        if story.order && story.told.first().is_none_or(|told| told.operation != "ocs.turn.next") {
            return None;
        }
        let beside = Beside::of(story);
        let mut picture = Picture { title: story.title.clone(), beside, ..Picture::default() };
        if story.question.is_empty() {
            picture.position(position);
        }
        // In a battle between two stages, the units of the question are those of the side that settles next.
        picture.defends = story.question.get("battle").is_some_and(|battle| battle["stage"] == "defender");
        for (name, value) in &story.question {
            match name.as_str() {
                // Stacks by their sides, each a list of its own.
                "board" if value.get("friends").is_some() => {
                    for (name, value) in value.as_object().into_iter().flatten() {
                        picture.gather(name, value, story.names.get(name), position);
                    }
                }
                "board" => picture.board(value, story, position),
                "path" => picture.path(value),
                "plan" => picture.plan(value.as_array().map_or(&[][..], Vec::as_slice)),
                // What they did shows on the board.
                "effects" => {}
                _ => picture.gather(name, value, story.names.get(name), position),
            }
        }
        let told = story.told.last()?;
        picture.verdict = told.answer.verdict.filter(|_| !story.question.is_empty());
        if told.operation == "ocs.fog.sees" {
            picture.fog(story);
        }
        picture.joined = told.operation.starts_with("ocs.");
        // Each number has one meaning: the steps of a path in the question are its rows too.
        let steps = story.question.contains_key("path");
        let rows = !steps && operation(&told.operation).is_some_and(|o| o.list == "rows");
        let fights = |row: &Json| row["combat"].is_u64() && row.get("side").is_some();
        // The faults of a plan are printed as text: the numbers are those of its combats.
        let rows = rows && picture.fights.is_empty();
        if rows && told.answer.effects.iter().any(fights) {
            picture.plan(&told.answer.effects);
            return (picture.cells.len() > 1).then_some(picture);
        }
        for (row, said) in told.answer.effects.iter().enumerate().filter(|_| rows) {
            if let Some(hex) = said.get("hex").and_then(hex_of) {
                picture.cells.entry(hex).or_default().marks.push(row + 1);
            }
        }
        (picture.cells.len() > 1).then_some(picture)
    }

    fn position(&mut self, position: &Position) {
        for named in position.units.iter().filter(|u| u.alive) {
            let counter = Counter { name: named.name.clone(), side: from_0(named.unit.side), place: None };
            self.cells.entry(named.unit.hex).or_default().counters.push(counter);
            self.zone(&crate::json::record(&named.unit), named.unit.hex, from_0(named.unit.side));
        }
        let hexes: Vec<Hex> = self.cells.keys().copied().collect();
        for hex in hexes {
            let (rows, hedgehog) = position.ground(hex);
            let mut terrain = position.terrain_names(&rows);
            if hedgehog > 0 {
                terrain += &format!(" hog {hedgehog}");
            }
            let mut sides = 0;
            for (bit, (q, r)) in SIDES.iter().enumerate() {
                let next = Hex::new(hex.q.saturating_add(*q), hex.r.saturating_add(*r));
                sides |= u8::from(position.side(hex, next).is_some()) << bit;
            }
            let cell = self.cells.entry(hex).or_default();
            (cell.terrain, cell.sides) = (terrain, sides);
        }
    }

    /// Collects everything with a hex in a part of the question.
    fn gather(&mut self, list: &str, value: &Json, names: Option<&Vec<String>>, position: &Position) {
        match value {
            Json::Array(items) => {
                for (i, item) in items.iter().enumerate() {
                    let name = names.and_then(|n| n.get(i)).cloned();
                    self.item(list, name, item, position);
                }
            }
            Json::Object(_) if hex_of(value).is_some() => {
                // 0,0 is also the default.
                if let Some(hex) = hex_of(value).filter(|hex| self.cells.contains_key(hex)) {
                    self.cells.entry(hex).or_default().labels.push(list.replace('_', " "));
                }
            }
            Json::Object(fields) if value.get("hex").is_none() => {
                fields.iter().for_each(|(name, inner)| self.gather(name, inner, None, position));
            }
            Json::Object(_) => self.item(list, names.and_then(|n| n.first()).cloned(), value, position),
            _ => {}
        }
    }

    /// Adds a board: its hexes, its units by their names, and the zones of control of each side.
    fn board(&mut self, board: &Json, story: &Story, position: &Position) {
        // With effects applied to it, the board is drawn after them.
        let mut board = board.clone();
        let changed = story.told.last().filter(|told| told.operation == "ocs.board.apply");
        if changed.is_none_or(|told| edits::make(&mut board, &told.answer.effects).is_err()) {
            return self.stands(&board, story, position, &story.standing);
        }
        let units = board["units"].as_array().cloned().unwrap_or_default();
        let id = |unit: &Json| unit["id"].as_u64().unwrap_or(0);
        let called = |unit: &Json| position.name_of(id(unit)).unwrap_or("").to_owned();
        let standing: Vec<(String, Json)> = units.into_iter().map(|unit| (called(&unit), unit)).collect();
        self.stands(&board, story, position, &standing);
    }

    fn stands(&mut self, board: &Json, story: &Story, position: &Position, standing: &[(String, Json)]) {
        self.gather("hexes", &board["hexes"], None, position);
        for (place, (name, unit)) in standing.iter().enumerate() {
            let Some(hex) = unit.get("hex").and_then(hex_of) else { continue };
            let kind = unit["kind"].as_str().unwrap_or("combat").replace('_', " ");
            let name = if name.is_empty() { kind } else { name.clone() };
            let counter = Counter { name, side: from_0(byte(&unit["side"])), place: Some(place) };
            self.cells.entry(hex).or_default().counters.push(counter);
        }
        let sides: BTreeSet<u8> = standing.iter().map(|(_, unit)| byte(&unit["side"])).collect();
        // A combat has the options beside its units, and no board.
        let mut board = board.clone();
        if let (Json::Object(fields), Some(rules)) = (&mut board, story.question.get("rules")) {
            fields.insert("rules".to_owned(), rules.clone());
        }
        for side in sides {
            let zones = ask("ocs.zoc.zones", &json!({"board": board, "side": side}), false);
            for row in zones.map(|answer| answer.effects).unwrap_or_default() {
                if let Some(hex) = hex_of(&row["hex"]) {
                    self.cells.entry(hex).or_default().zones.insert(from_0(side));
                }
            }
        }
    }

    /// Adds a plan of combats: each hex shows the number of its combat, as the rows print it. Hexes without one are shown
    /// too, since the answer lists them for a reason.
    fn plan(&mut self, rows: &[Json]) {
        let number = |row: &Json| row["combat"].as_u64().and_then(|n| usize::try_from(n).ok());
        let hexes: Vec<_> = rows.iter().filter_map(|row| Some((row, hex_of(&row["hex"])?))).collect();
        let fights: Vec<_> =
            hexes.iter().filter_map(|(row, hex)| Some((number(row)?, *hex, row["side"] == "defender"))).collect();
        self.fights.clear();
        for (_, hex) in &hexes {
            self.cells.entry(*hex).or_default();
        }
        for (combat, hex, defends) in &fights {
            let marks = &mut self.cells.entry(*hex).or_default().marks;
            if !marks.contains(combat) {
                marks.push(*combat);
            }
            let against = fights.iter().filter(|(other, _, side)| other == combat && *side && !defends);
            self.fights.extend(against.map(|(_, target, _)| (*combat, *hex, *target)));
        }
        self.fights.sort();
        self.fights.dedup();
    }

    /// Adds the hexes of a path of the question, in their order.
    fn path(&mut self, path: &Json) {
        for (step, item) in path.as_array().into_iter().flatten().enumerate() {
            if let Some(hex) = item.get("hex").and_then(hex_of) {
                self.cells.entry(hex).or_default().marks.push(step + 1);
            }
        }
    }

    /// Removes the enemy's counters that the player does not see (OCS 4.9a); a question mark stands for them.
    fn fog(&mut self, story: &Story) {
        let side = from_0(byte(story.question.get("side").unwrap_or(&Json::Null)));
        for (hex, cell) in self.cells.iter_mut().filter(|(_, cell)| cell.counters.iter().any(|c| c.side != side)) {
            let mut question = story.question.clone();
            question.insert("hex".to_owned(), crate::json::record(hex));
            let Ok(answer) = ask("ocs.fog.sees", &Json::Object(question), false) else { continue };
            let seen = answer.effects.iter().filter_map(|row| story.place_of(row["unit"].as_u64()?));
            let seen: BTreeSet<usize> = seen.collect();
            let theirs = cell.counters.iter().find(|c| c.side != side).map_or(side, |c| c.side);
            cell.counters.retain(|c| c.side == side || c.place.is_none_or(|place| seen.contains(&place)));
            if answer.value["hidden"] == true {
                cell.counters.push(Counter { name: "?".to_owned(), side: theirs, place: None });
            }
        }
    }

    fn item(&mut self, list: &str, name: Option<String>, item: &Json, position: &Position) {
        let Some(hex) = item.get("hex").and_then(hex_of) else { return };
        if list == "hexes" {
            let cell = self.cells.entry(hex).or_default();
            cell.terrain = match &item["terrain"] {
                Json::String(word) => word.replace('_', " "),
                row => match row.as_u64().and_then(|row| position.chart.get(usize::try_from(row).ok()?)) {
                    Some((name, _)) => name.replace('_', " "),
                    None => String::new(),
                },
            };
            if let Some(settlement) = item["settlement"].as_str().filter(|s| *s != "none") {
                cell.terrain = settlement.to_owned();
            }
            cell.rail = byte(&item["rail"]);
            for (list, bits) in [("sides", &mut cell.sides), ("roads", &mut cell.road)] {
                for (bit, side) in item[list].as_array().into_iter().flatten().enumerate() {
                    *bits |= u8::from(!side.is_null()) << bit.min(7);
                }
            }
            return;
        }
        // Terrain and objects in a hex, or between two, that are not counters.
        if list == "ground" {
            self.cells.entry(hex).or_default().terrain = name.unwrap_or_default();
            return;
        }
        if let Some(beside) = item.get("beside").and_then(hex_of) {
            for (hex, other) in [(hex, beside), (beside, hex)] {
                let bit = hex.side_to(other).unwrap_or(7);
                self.cells.entry(hex).or_default().sides |= 1 << bit;
            }
            return;
        }
        let side = match item.get("side") {
            Some(side) if side.is_u64() => from_0(byte(side)),
            _ => u8::from(SECOND.contains(&list) || (list == "units" && self.defends)),
        };
        // Units on the question's board are drawn on it.
        if self
            .cells
            .values()
            .flat_map(|cell| &cell.counters)
            .any(|c| c.place.is_some() && Some(&c.name) == name.as_ref())
        {
            return;
        }
        let kind = item["kind"].as_str().unwrap_or("").replace('_', " ");
        let name = name.unwrap_or(if kind.is_empty() { list.to_owned() } else { kind });
        self.zone(item, hex, side);
        self.cells.entry(hex).or_default().counters.push(Counter { name, side, place: None });
    }

    /// Adds the zone of control of a counter, as far as it follows from the unit alone.
    fn zone(&mut self, unit: &Json, hex: Hex, side: u8) {
        let exerts = |operation: &str| {
            let allowed = ask(operation, &json!({"unit": unit}), false);
            allowed.is_ok_and(|answer| answer.verdict == Some(true))
        };
        if exerts("ocs.units.zone_of_control") || exerts("acw.zoc.exerts") {
            for next in hex.neighbours() {
                self.cells.entry(next).or_default().zones.insert(side);
            }
        }
    }
}
