//! Calls of every kind of order: with all fields, with required ones only, with a name that nothing has, and without a field
//! that is required.

use super::Call;
use grognard_core::binding::game::{GameKind, Verb};
use grognard_core::reflect::{Field, Kind};
use serde_json::{Map, Value as Json, json};

/// A value of a field.
fn value(kind: &GameKind, field: &Field) -> Json {
    let (ocs, korea, acw) = (kind.name == "ocs.Game", kind.name == "korea.Game", kind.name == "acw.Game");
    let hex = || if ocs { "1,2" } else { "0,0" };
    match (&field.kind, field.name) {
        (_, "pieces") => json!("1 inf RUS"),
        (Kind::List(Kind::Record(shape)), _) if kind.has_names(field) && shape.name == "Hex" => json!(["1,2", "2,1"]),
        (Kind::List(_), _) if kind.has_names(field) => json!(["1st_panzer", "west_dump"]),
        (Kind::List(Kind::Locus(_)), _) => json!(["egy", "lib"]),
        (Kind::List(Kind::Record(shape)), _) => match shape.name {
            "Unit" => json!([]),
            "BlowLoad" => json!([{"unit": 1, "amount": 2}]),
            "DropOff" => json!([{"unit": 1, "waypoint": 1}]),
            "Taken" => json!([{"unit": 1, "points": 4, "supply": 1}]),
            "Rest" => json!([{"unit": 1, "hex": {"q": 1, "r": 2}}]),
            _ => json!([{"unit": 1, "steps": 1}]),
        },
        (Kind::List(_), _) => json!([1, 2]),
        (Kind::Record(_), "target") if acw => json!("1,0"),
        (Kind::Record(_), _) => json!(hex()),
        (Kind::Flag, _) => json!(true),
        (Kind::Word(words), _) => json!(words.words[0]),
        (Kind::Locus(_), _) => json!("egy"),
        (_, "depot") => json!("#1"),
        (_, "side" | "first") => json!("1"),
        (_, "unit") if korea => json!("105th"),
        (_, "target") => json!("1st_cav"),
        (_, "unit") if acw => json!("2nd_wis"),
        (_, "truck") => json!("truck_column"),
        (_, "source") => json!("west_dump"),
        _ if kind.has_names(field) => json!("1st_panzer"),
        _ => json!(1),
    }
}

fn call(kind: &GameKind, verb: &'static Verb, count: usize) -> Map<String, Json> {
    verb.described().take(count).map(|field| (field.name.to_owned(), value(kind, field))).collect()
}

/// Returns calls of every kind of order.
pub fn further(kind: &GameKind) -> Vec<Call> {
    let mut all = Vec::new();
    for verb in kind.verbs {
        let required = call(kind, verb, verb.required);
        all.push(Call { verb, fields: required.clone() });
        if verb.required < verb.fields.len() {
            all.push(Call { verb, fields: call(kind, verb, verb.fields.len()) });
        }
        for field in verb.described() {
            let list = matches!(field.kind, Kind::List(_));
            let mut fields = required.clone();
            if kind.has_names(field) {
                // Lists begin with something that there is.
                let mut names = value(kind, field);
                match &mut names {
                    Json::Array(names) => names[1] = json!("nobody"),
                    one => *one = json!("nobody"),
                }
                fields.insert(field.name.to_owned(), names);
                all.push(Call { verb, fields: fields.clone() });
                if list {
                    fields.insert(field.name.to_owned(), json!("1st_panzer > nobody"));
                    all.push(Call { verb, fields: fields.clone() });
                } else if fields.remove(field.name).is_some() && required.contains_key(field.name) {
                    all.push(Call { verb, fields });
                }
            } else if field.name == verb.in_words {
                fields.insert(field.name.to_owned(), json!("1 inf, 1 tank RUS"));
                all.push(Call { verb, fields: fields.clone() });
                fields.insert(field.name.to_owned(), json!([1, 2]));
                all.push(Call { verb, fields });
            }
        }
    }
    all
}
