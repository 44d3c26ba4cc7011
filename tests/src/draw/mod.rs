//! Pictures of a question: its hexes, its units, the zones of control, and what the answer says of hexes. What has a hex
//! is drawn, whatever the system.

use crate::adjudicate::Story;
use crate::json::ask;
use crate::position::Position;
use grognard_core::door::operation;
use grognard_core::hex::{Hex, SIDES};
use serde_json::{Value as Json, json};
use std::collections::{BTreeMap, BTreeSet};

pub mod characters;
pub mod svg;

/// A counter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Counter {
    /// What is written on it.
    pub name: String,
    /// Whose it is: 0 for the first side.
    pub side: u8,
}

/// What is known of a hex.
#[derive(Debug, Clone, Default)]
pub struct Cell {
    /// Its terrain.
    pub terrain: String,
    /// The hexsides that a railroad crosses, a bit each.
    pub rail: u8,
    /// The hexsides with something in them.
    pub sides: u8,
    /// The counters in it.
    pub counters: Vec<Counter>,
    /// Whose zones of control cover it.
    pub zones: BTreeSet<u8>,
    /// What the answer says of it: the numbers of its rows.
    pub marks: Vec<usize>,
}

/// A picture.
#[derive(Debug, Clone, Default)]
pub struct Picture {
    /// A heading.
    pub title: String,
    /// The hexes.
    pub cells: BTreeMap<Hex, Cell>,
}

/// Lists whose units belong to the second side, where units do not say whose they are.
const SECOND: [&str; 6] = ["defenders", "enemies", "targets", "enemy", "defender", "enemy_stacks"];

fn hex_of(value: &Json) -> Option<Hex> {
    let part = |name: &str| value.get(name)?.as_i64().and_then(|n| i16::try_from(n).ok());
    Some(Hex::new(part("q")?, part("r")?))
}

fn byte(value: &Json) -> u8 {
    value.as_u64().and_then(|n| u8::try_from(n).ok()).unwrap_or(0)
}

impl Picture {
    /// The picture of a story; nothing where it is about no hexes.
    pub fn of(position: &Position, story: &Story) -> Option<Picture> {
        let mut picture = Picture { title: story.title.clone(), cells: BTreeMap::new() };
        if story.question.is_empty() {
            picture.position(position);
        }
        for (name, value) in &story.question {
            picture.gather(name, value, story.names.get(name), position);
        }
        let told = story.told.last()?;
        let rows = operation(&told.operation).is_some_and(|o| o.list == "rows");
        for (row, said) in told.answer.effects.iter().enumerate().filter(|_| rows) {
            if let Some(hex) = said.get("hex").and_then(hex_of) {
                picture.cells.entry(hex).or_default().marks.push(row + 1);
            }
        }
        (picture.cells.len() > 1).then_some(picture)
    }

    fn position(&mut self, position: &Position) {
        for named in position.units.iter().filter(|u| u.alive) {
            let counter = Counter { name: named.name.clone(), side: named.unit.side };
            self.cells.entry(named.unit.hex).or_default().counters.push(counter);
            self.zone(&crate::json::record(&named.unit), named.unit.hex, named.unit.side);
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

    /// Finds what has a hex in a part of the question.
    fn gather(&mut self, list: &str, value: &Json, names: Option<&Vec<String>>, position: &Position) {
        match value {
            Json::Array(items) => {
                for (i, item) in items.iter().enumerate() {
                    let name = names.and_then(|n| n.get(i)).cloned();
                    self.item(list, name, item, position);
                }
            }
            Json::Object(fields) if hex_of(value).is_none() && value.get("hex").is_none() => {
                fields.iter().for_each(|(name, inner)| self.gather(name, inner, None, position));
            }
            Json::Object(_) => self.item(list, names.and_then(|n| n.first()).cloned(), value, position),
            _ => {}
        }
    }

    fn item(&mut self, list: &str, name: Option<String>, item: &Json, position: &Position) {
        let Some(hex) = item.get("hex").and_then(hex_of) else { return };
        if list == "hexes" {
            let cell = self.cells.entry(hex).or_default();
            cell.terrain = match &item["terrain"] {
                Json::String(word) => word.replace('_', " "),
                row => match usize::from(byte(row)).checked_sub(1).and_then(|row| position.chart.get(row)) {
                    Some((name, _)) => name.replace('_', " "),
                    None => String::new(),
                },
            };
            if let Some(settlement) = item["settlement"].as_str().filter(|s| *s != "none") {
                cell.terrain = settlement.to_owned();
            }
            cell.rail = byte(&item["rail"]);
            for (bit, side) in item["sides"].as_array().into_iter().flatten().enumerate() {
                cell.sides |= u8::from(byte(side) > 0) << bit.min(7);
            }
            return;
        }
        let side = match item.get("side") {
            Some(side) if side.is_u64() => byte(side),
            _ => u8::from(SECOND.contains(&list)),
        };
        let kind = item["kind"].as_str().unwrap_or("").replace('_', " ");
        let name = name.unwrap_or(if kind.is_empty() { list.to_owned() } else { kind });
        self.zone(item, hex, side);
        self.cells.entry(hex).or_default().counters.push(Counter { name, side });
    }

    /// Marks the zone of control that a counter has, as far as the rules say for a unit alone.
    fn zone(&mut self, unit: &Json, hex: Hex, side: u8) {
        let allowed = ask("ocs.units.zone_of_control", &json!({"unit": unit}), false);
        if allowed.is_ok_and(|answer| answer.verdict == Some(true)) {
            for next in hex.neighbours() {
                self.cells.entry(next).or_default().zones.insert(side);
            }
        }
    }
}
