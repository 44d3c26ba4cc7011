//! Generates the JSON schema of position files: the records of the core, in the frame of the format.

use crate::describe::description;
use grognard_adjudicate::position;
use serde_json::{Map, Value as Json, json};
use std::path::PathBuf;

/// Returns each file and its contents.
pub fn outputs() -> Vec<(PathBuf, String)> {
    let text = serde_json::to_string_pretty(&schema()).expect("a schema is JSON");
    vec![(PathBuf::from("tests/positions/generated/schema.json"), text + "\n")]
}

/// The records of a game's own tables.
const TABLES: [&str; 5] = ["ocs.Tables", "ocs.SurpriseTable", "ocs.ModeMultiplier", "ocs.LossMultiplier", "Odds"];

fn reference(name: &str) -> Json {
    json!({"$ref": format!("#/$defs/{name}")})
}

/// Returns the schema of one field.
fn field(kind: &Json, words: &Json) -> Json {
    if let Some(bounds) = kind["int"].as_array().or(kind["said"].as_array()) {
        return json!({"type": "integer", "minimum": bounds[0], "maximum": bounds[1]});
    }
    if let Some(name) = kind["word"].as_str() {
        let list = words[name]["words"].as_array().into_iter().flatten();
        return json!({"enum": list.map(|w| w["word"].clone()).collect::<Vec<_>>()});
    }
    if kind["place"].is_string() {
        return json!({"type": ["integer", "string"]});
    }
    if kind == "wide" {
        return json!({"type": ["integer", "string"]});
    }
    if let Some(name) = kind["record"].as_str().or(kind["view"].as_str()) {
        return reference(name);
    }
    if kind["list"].is_object() || kind["list"].is_string() {
        return json!({"type": "array", "items": field(&kind["list"], words)});
    }
    json!({"type": "boolean"})
}

/// Returns the schema of a measure: a number of units, or a text such as `2 1/2`.
fn measured(kind: &Json) -> Json {
    match kind["list"].is_null() && kind["array"].is_null() {
        true => json!({"type": ["number", "string"], "minimum": 0}),
        false => json!({"type": "array", "items": {"type": ["number", "string"], "minimum": 0}}),
    }
}

fn properties(fields: &Json, words: &Json) -> Map<String, Json> {
    let list = fields.as_array().into_iter().flatten();
    list.map(|f| {
        let mut schema = match f["measure"].is_object() || f["measured_by"].is_string() {
            // Beside some words it is a word, or absent.
            true if f["measured_by"].is_string() => json!({"type": ["number", "string", "null"], "minimum": 0}),
            true => measured(&f["kind"]),
            false => field(&f["kind"], words),
        };
        if let Some(range) = f["range"].as_array() {
            (schema["minimum"], schema["maximum"]) = (range[0].clone(), range[1].clone());
        }
        schema["description"] = f["doc"].clone();
        (f["name"].as_str().unwrap_or("").to_owned(), schema)
    })
    .collect()
}

fn object(description: &str, properties: Map<String, Json>, required: &[&str]) -> Json {
    json!({
        "description": description,
        "type": "object",
        "properties": properties,
        "required": required,
        "additionalProperties": false,
    })
}

fn own(pairs: &[(&str, Json)]) -> Map<String, Json> {
    pairs.iter().map(|(name, schema)| ((*name).to_owned(), schema.clone())).collect()
}

/// Returns the fields of an operation's question that a question of the file may add under `with`.
fn with(description: &Json, operation: &str, given: &[&str]) -> Json {
    let list = description["operations"].as_array().into_iter().flatten();
    let fields = list.clone().find(|o| o["name"] == operation).map_or(Json::Null, |o| o["question"]["fields"].clone());
    let mut all = properties(&fields, &description["words"]);
    all.retain(|name, _| !given.contains(&name.as_str()));
    object(&format!("Further fields of {operation}."), all, &[])
}

fn schema() -> Json {
    let description = description();
    let words = &description["words"];
    let mut defs = Map::new();
    for record in description["records"].as_array().into_iter().flatten() {
        let name = record["name"].as_str().unwrap_or("");
        if matches!(name, "Hex" | "ocs.Face" | "ocs.Multiplier" | "ocs.Terrain" | "ocs.Approach" | "ocs.GameRules")
            || TABLES.contains(&name)
        {
            let text = record["doc"].as_str().unwrap_or("");
            defs.insert(name.to_owned(), object(text, properties(&record["fields"], words), &[]));
        }
        if name == "ocs.Unit" {
            let mut all = own(&[("name", json!({"type": "string", "description": "Its name, told once."}))]);
            all.extend(properties(&record["fields"], words));
            defs.insert("unit".into(), object("A unit and its name.", all, &["name"]));
        }
    }
    let text = json!({"type": "string"});
    let names = json!({"type": "array", "items": text});
    let dice = json!({"type": "array", "items": {"type": "integer", "minimum": 1, "maximum": 6}});
    let losses = json!({"type": "object", "additionalProperties": {"type": "integer", "minimum": 0}});
    let payment = own(&[
        ("losses", losses.clone()),
        ("retreat", json!({"type": "integer", "minimum": 0, "maximum": 3})),
        ("ignore", json!({"type": "boolean"})),
    ]);
    defs.insert("payment".into(), object("How a side settles a result: steps by name, hexes.", payment, &[]));
    let barrage = own(&[
        ("ask", json!({"const": "barrage"})),
        ("title", text.clone()),
        ("firers", names.clone()),
        ("target", reference("Hex")),
        (
            "with",
            with(
                &description,
                "ocs.barrage.assess",
                &["firers", "targets", "spotters", "terrain", "target", "hedgehog", "rules", "tables"],
            ),
        ),
        ("dice", dice.clone()),
        ("losses", losses),
    ]);
    let policy = with(&description, "ocs.combat.distribution", &["assessment", "tables"]);
    let given = [
        "attackers",
        "defenders",
        "terrain",
        "target",
        "hedgehog",
        "rules",
        "tables",
        "attacker_lead",
        "defender_lead",
    ];
    let combat = own(&[
        ("ask", json!({"const": "combat"})),
        ("title", text.clone()),
        ("attackers", names),
        ("target", reference("Hex")),
        ("attacker_lead", text.clone()),
        ("defender_lead", text.clone()),
        ("with", with(&description, "ocs.combat.assess", &given)),
        ("policy", policy),
        ("dice", dice),
        ("attacker", reference("payment")),
        ("defender", reference("payment")),
    ]);
    let dice_any = json!({"type": "array", "items": {"type": "integer", "minimum": 1, "maximum": 255}});
    let operation = own(&[
        ("ask", json!({"const": "operation"})),
        ("title", text.clone()),
        ("operation", text.clone()),
        ("in", json!({"type": "object"})),
        ("dice", dice_any.clone()),
        (
            "becomes",
            json!({"type": "string", "description": "For ocs.board.apply: the value of `let` that is the board after it."}),
        ),
    ]);
    let list = |of: &str| {
        let all = format!("All {of} in order, the given fields of each.");
        json!({"type": "array", "items": {"type": "object"}, "description": all})
    };
    let expect = own(&[
        ("verdict", json!({"enum": ["allowed", "forbidden"]})),
        ("out", json!({"type": "object", "description": "Fields of the value."})),
        ("effects", list("effects")),
        ("rows", list("rows")),
        ("cites", json!({"type": "array", "items": text, "description": "All rules, in any order."})),
    ]);
    let order = own(&[
        ("ask", json!({"const": "order"})),
        ("title", text.clone()),
        (
            "order",
            json!({"type": "string", "description": "The last name of an operation of ocs.turn, or the whole name of any."}),
        ),
        ("in", json!({"type": "object", "description": "The question; the name of a unit stands for its id."})),
        ("dice", dice_any),
        ("expect", object("What the ruling must be.", expect, &[])),
        ("source", text.clone()),
    ]);
    let questions = json!({"oneOf": [
        object("A barrage against the units in a hex.", barrage, &["ask", "firers", "target"]),
        object("An attack on a hex.", combat, &["ask", "attackers", "target"]),
        object("Any operation; {\"$\": \"a name\"} stands for what the file names.", operation, &["ask", "operation", "in"]),
        object("An order on the values `board` and `turn` of `let`.", order, &["ask", "order"]),
    ]});
    let level = json!({"type": "integer", "minimum": 0, "maximum": 4});
    let hexes =
        own(&[("hex", reference("Hex")), ("terrain", json!({"type": "array", "items": text})), ("hedgehog", level)]);
    let between = json!({"type": "array", "items": reference("Hex"), "minItems": 2, "maxItems": 2});
    let sides = own(&[("between", between), ("terrain", text.clone())]);
    let top = own(&[
        ("version", json!({"const": position::VERSION})),
        ("system", json!({"enum": position::systems()})),
        ("title", text.clone()),
        ("source", text),
        ("rules", reference("ocs.GameRules")),
        ("tables", reference("ocs.Tables")),
        ("terrain", json!({"type": "object", "additionalProperties": reference("ocs.Terrain")})),
        ("hexes", json!({"type": "array", "items": object("A hex.", hexes, &["hex"])})),
        ("hexsides", json!({"type": "array", "items": object("A hexside.", sides, &["between", "terrain"])})),
        (
            "let",
            json!({"type": "object", "description": "Values by name, for questions to refer to as {\"$\": \"the name\"}."}),
        ),
        ("units", json!({"type": "array", "items": reference("unit")})),
        ("questions", json!({"type": "array", "items": questions})),
    ]);
    let mut all = object("A position of grognard, version 1.", top, &["version", "system", "title", "questions"]);
    all["$schema"] = json!("https://json-schema.org/draft/2020-12/schema");
    all["$defs"] = Json::Object(defs);
    all
}
