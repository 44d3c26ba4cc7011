//! Position files: a map, counters and questions, as `tests/positions/README.md` describes them.

use crate::json::Of;
pub use crate::question::{At, Barrage, Combat, Expected, Operation, Order, Payment, Question};
use grognard_core::binding::{self, Misread};
use grognard_core::fault::FaultCode;
use grognard_core::hex::Hex;
use grognard_core::ocs::options::GameRules;
use grognard_core::ocs::terrain::Terrain;
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::Reflect;
use serde::Deserialize;
use serde_json::{Map, Value as Json};
use std::fmt;

/// The supported version of the format.
pub const VERSION: u32 = 1;

/// A fault of a position file and its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trouble {
    /// The place: a field's path, or a line and column.
    pub place: String,
    /// What is wrong there.
    pub what: String,
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.what)
    }
}

impl std::error::Error for Trouble {}

impl Trouble {
    /// Creates a fault at a place.
    pub fn at(place: impl Into<String>, what: impl Into<String>) -> Self {
        Trouble { place: place.into(), what: what.into() }
    }
    /// Converts a fault of a record or a question inside the file.
    pub fn within(place: &str, misread: &Misread) -> Self {
        let dot = if misread.path.is_empty() || misread.path.starts_with('[') { "" } else { "." };
        let whole = Misread { path: format!("{place}{dot}{}", misread.path), ..misread.clone() };
        let text = whole.to_string();
        let what = text.strip_prefix(&format!("{}: ", whole.path)).unwrap_or(&text).to_owned();
        Trouble { place: whole.path, what }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    version: u32,
    system: String,
    title: String,
    #[serde(default)]
    source: String,
    #[serde(default)]
    rules: Option<Json>,
    tables: Option<Json>,
    #[serde(default)]
    terrain: Map<String, Json>,
    #[serde(default)]
    hexes: Vec<HexEntry>,
    #[serde(default)]
    hexsides: Vec<SideEntry>,
    #[serde(default, rename = "let")]
    named: Map<String, Json>,
    #[serde(default)]
    units: Vec<Map<String, Json>>,
    questions: Vec<Question>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HexEntry {
    hex: At,
    #[serde(default)]
    terrain: Vec<String>,
    #[serde(default)]
    hedgehog: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SideEntry {
    between: [At; 2],
    terrain: String,
}

/// A unit and its name.
#[derive(Debug, Clone)]
pub struct Named {
    /// The name.
    pub name: String,
    /// The unit.
    pub unit: Unit,
    /// The unit as the file describes it.
    pub printed: Unit,
    /// The unit is still on the map.
    pub alive: bool,
}

/// A position file, read and checked.
#[derive(Debug, Clone)]
pub struct Position {
    /// The system of rules.
    pub system: String,
    /// A heading.
    pub title: String,
    /// The source of the position.
    pub source: String,
    /// The game's options.
    pub rules: GameRules,
    /// The game's own tables, as questions have them.
    pub tables: Option<Json>,
    /// The chart: names and rows.
    pub chart: Vec<(String, Terrain)>,
    hexes: Vec<(Hex, Vec<usize>, u8)>,
    sides: Vec<([Hex; 2], usize)>,
    /// The named values of the file, for its questions.
    pub named: Map<String, Json>,
    /// The units.
    pub units: Vec<Named>,
    /// The questions.
    pub questions: Vec<Question>,
}

/// Returns the names of the systems.
pub fn systems() -> Vec<&'static str> {
    let first = |list: &&'static [binding::Operation]| list.first().and_then(|o| o.name.split('.').next());
    grognard_core::OPERATIONS.iter().filter_map(first).collect()
}

fn record<R: Reflect + Default>(place: &str, value: &Json) -> Result<R, Trouble> {
    let mut record = R::default();
    binding::read(&mut record, &Of(value)).map_err(|m| Trouble::within(place, &m))?;
    Ok(record)
}

/// Gives every unit an id of its own: the given one, or its number in the list.
fn identify(units: &mut [Named]) -> Result<(), Trouble> {
    for i in 0..units.len() {
        let id = units[i].unit.id;
        if id > 0 && units[..i].iter().any(|u| u.unit.id == id) {
            return Err(Trouble::at(format!("units[{i}].id"), format!("the id {id} stands twice")));
        }
    }
    let mut next = 1;
    for i in 0..units.len() {
        if units[i].unit.id == 0 {
            while units.iter().any(|u| u.unit.id == next) {
                next += 1;
            }
            units[i].unit.id = next;
        }
    }
    Ok(())
}

impl Position {
    /// Reads a position file.
    pub fn read(text: &str) -> Result<Position, Trouble> {
        let mut json = serde_json::Deserializer::from_str(text);
        let file: File = serde_path_to_error::deserialize(&mut json).map_err(|e| {
            let (path, inner) = (e.path().to_string(), e.into_inner());
            match (inner.is_syntax() || inner.is_eof(), path.as_str()) {
                (true, _) | (_, "." | "?") => {
                    let whole = inner.to_string();
                    let what = whole.split(" at line ").next().unwrap_or(&whole).to_owned();
                    Trouble::at(format!("line {}, column {}", inner.line(), inner.column()), what)
                }
                _ => {
                    let whole = inner.to_string();
                    Trouble::at(path, whole.split(" at line ").next().unwrap_or(&whole))
                }
            }
        })?;
        json.end()
            .map_err(|e| Trouble::at(format!("line {}, column {}", e.line(), e.column()), "text after the end"))?;
        Position::check(file)
    }

    fn check(file: File) -> Result<Position, Trouble> {
        if file.version != VERSION {
            return Err(Trouble::at("version", format!("version {VERSION} is read here, not {}", file.version)));
        }
        let known = systems();
        if !known.contains(&file.system.as_str()) {
            let what = format!("no system is called {:?}; there are {}", file.system, known.join(", "));
            return Err(Trouble::at("system", what));
        }
        let rules = match &file.rules {
            Some(rules) => record("rules", rules)?,
            None => GameRules::default(),
        };
        let mut chart = Vec::new();
        for (name, row) in &file.terrain {
            chart.push((name.clone(), record::<Terrain>(&format!("terrain.{name}"), row)?));
        }
        let row = |place: String, name: &str| {
            let found = chart.iter().position(|(n, _)| n == name);
            found.ok_or_else(|| Trouble::at(place, format!("the chart has no terrain called {name:?}")))
        };
        let mut hexes: Vec<(Hex, Vec<usize>, u8)> = Vec::new();
        for (i, entry) in file.hexes.iter().enumerate() {
            let names = entry.terrain.iter().enumerate();
            let rows = names.map(|(j, n)| row(format!("hexes[{i}].terrain[{j}]"), n)).collect::<Result<_, _>>()?;
            if hexes.iter().any(|(hex, ..)| *hex == entry.hex.into()) {
                return Err(Trouble::at(format!("hexes[{i}].hex"), "this hex stands twice"));
            }
            hexes.push((entry.hex.into(), rows, entry.hedgehog));
        }
        let mut sides = Vec::new();
        for (i, entry) in file.hexsides.iter().enumerate() {
            let between = entry.between.map(Hex::from);
            if !between[0].touches(between[1]) {
                return Err(Trouble::at(format!("hexsides[{i}].between"), "these hexes share no side"));
            }
            sides.push((between, row(format!("hexsides[{i}].terrain"), &entry.terrain)?));
        }
        let mut units: Vec<Named> = Vec::new();
        for (i, entry) in file.units.iter().enumerate() {
            let place = format!("units[{i}]");
            let mut fields = entry.clone();
            let Some(Json::String(name)) = fields.remove("name") else {
                return Err(Trouble::at(format!("{place}.name"), "a unit has a name, a text"));
            };
            if units.iter().any(|u| u.name == name) {
                return Err(Trouble::at(format!("{place}.name"), format!("the name {name:?} stands twice")));
            }
            let unit = record(&place, &Json::Object(fields))?;
            units.push(Named { unit, printed: unit, name, alive: true });
        }
        identify(&mut units)?;
        if let Some(twice) = units.iter().find(|u| file.named.contains_key(&u.name)) {
            return Err(Trouble::at(format!("let.{}", twice.name), "a unit has this name"));
        }
        Ok(Position {
            system: file.system,
            named: file.named,
            title: file.title,
            source: file.source,
            rules,
            tables: file.tables.clone(),
            chart,
            hexes,
            sides,
            units,
            questions: file.questions,
        })
    }

    /// Returns the name of the unit with an id.
    pub fn name_of(&self, id: u64) -> Option<&str> {
        self.units.iter().find(|u| id > 0 && u64::from(u.unit.id) == id).map(|u| u.name.as_str())
    }

    /// Replaces a board by its present state, and the units that are on it or have left it.
    pub fn becomes(&mut self, name: &str, before: &Json, after: Json) -> Result<(), Trouble> {
        let units = |board: &Json| board["units"].as_array().cloned().unwrap_or_default();
        let same = |unit: &Json, id: u32| unit["id"].as_u64() == Some(u64::from(id));
        let (gone, now) = (units(before), units(&after));
        for named in &mut self.units {
            match now.iter().find(|unit| same(unit, named.unit.id)) {
                Some(unit) => (named.unit, named.alive) = (record(&format!("let.{name}"), unit)?, true),
                // A counter that leaves the map leaves its markers behind, but it has lost what it has lost.
                None if gone.iter().any(|unit| same(unit, named.unit.id)) => {
                    let Unit { id, steps_lost, .. } = named.unit;
                    let Unit { stocks, last_supply, .. } = Unit::default();
                    named.unit = Unit { id, steps_lost, stocks, last_supply, ..named.printed };
                    named.alive = false;
                }
                None => {}
            }
        }
        self.named.insert(name.to_owned(), after);
        Ok(())
    }

    /// Keeps what has become of a unit that is not on the board.
    pub fn keeps(&mut self, place: &str, unit: &Json) -> Result<(), Trouble> {
        let named = self.units.iter_mut().find(|named| unit["id"].as_u64() == Some(named.unit.id.into()));
        named.map_or(Ok(()), |named| record(place, unit).map(|unit| named.unit = unit))
    }

    /// Returns the index of a unit by its name.
    pub fn unit(&self, place: &str, name: &str) -> Result<usize, Trouble> {
        let found = self.units.iter().position(|u| u.name == name && u.alive);
        found.ok_or_else(|| Trouble::at(place, format!("there is no unit called {name:?}")))
    }

    /// Returns the indices of units by their names.
    pub fn named(&self, place: &str, names: &[String]) -> Result<Vec<usize>, Trouble> {
        names.iter().enumerate().map(|(i, name)| self.unit(&format!("{place}[{i}]"), name)).collect()
    }

    /// Returns the indices of the units in a hex.
    pub fn in_hex(&self, hex: Hex) -> Vec<usize> {
        (0..self.units.len()).filter(|i| self.units[*i].alive && self.units[*i].unit.hex == hex).collect()
    }

    /// Returns the chart's rows for a hex, and the level of its hedgehog.
    pub fn ground(&self, hex: Hex) -> (Vec<usize>, u8) {
        self.hexes.iter().find(|(h, ..)| *h == hex).map_or((Vec::new(), 0), |(_, rows, hog)| (rows.clone(), *hog))
    }

    /// Returns the chart's row for a hexside.
    pub fn side(&self, a: Hex, b: Hex) -> Option<usize> {
        self.sides.iter().find(|(s, _)| *s == [a, b] || *s == [b, a]).map(|(_, row)| *row)
    }

    /// Returns the names of kinds of terrain.
    pub fn terrain_names(&self, rows: &[usize]) -> String {
        rows.iter().map(|r| self.chart[*r].0.replace('_', " ")).collect::<Vec<_>>().join(", ")
    }
}

/// Converts a fault of a question of the file.
pub fn asked(place: &str, misread: &Misread) -> Trouble {
    match misread.code {
        FaultCode::UnknownOperation => Trouble::at(format!("{place}.operation"), "there is no operation of this name"),
        _ => Trouble::within(place, misread),
    }
}
