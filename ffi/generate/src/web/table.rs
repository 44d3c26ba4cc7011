//! The tables by which values of JavaScript become bytes and bytes become values, as JSON: where each field lies, what it
//! is, and what it means. Pointers have four bytes.

use crate::c::{function_of, layout};
use crate::{places, presence};
use grognard_core::binding::game::GameKind;
use grognard_core::binding::{Operation, Record, record_of, vocabularies};
use grognard_core::fault::FaultCode;
use grognard_core::reflect::{Field, Item, Kind, Means, Shape, Vocabulary, Whole, Word};
use grognard_core::rule::{BLOCK, Rule};
use serde_json::{Map, Value as Json, json};

/// The bytes of a pointer.
const POINTER: usize = 4;

/// Returns `ocs` of `ocs.Unit`, and an empty text of a name that all systems share.
pub fn system_of(name: &str) -> &str {
    name.split_once('.').map_or("", |(system, _)| system)
}

/// Returns the name of a record with its system.
pub fn name_of(shape: &'static Shape) -> &'static str {
    record_of(shape).map_or(shape.name, |record| record.name)
}

/// Returns the name of a vocabulary with its system.
pub fn word_name(of: &Vocabulary) -> String {
    if of.system().is_empty() { of.name.to_owned() } else { format!("{}.{}", of.system(), of.name) }
}

/// Returns whether a record is a structure of lists.
pub fn is_view(shape: &Shape) -> bool {
    shape.fields.iter().any(|field| matches!(field.kind, Kind::List(_)))
}

/// Returns the functions that sort the lists of a system's boards.
pub fn sorters(system: &str) -> Vec<String> {
    let records = grognard_core::RECORDS.iter().copied().flatten().filter(|record| system_of(record.name) == system);
    let ordered = |record: &'static Record| record.shape.fields.iter().filter(|f| f.ordered).map(|f| sorter(record, f));
    records.flat_map(ordered).collect()
}

fn sorter(record: &Record, list: &Field) -> String {
    format!("grog_{}_sort_{}", record.name.to_lowercase().replace('.', "_"), list.name)
}

/// Returns the functions of a system's game that are no questions, and whether it has them.
pub fn play_functions(system: &str) -> [(&'static str, bool); 7] {
    let names = crate::c::games::has_names(system);
    let plays = crate::plays::all().iter().any(|o| system_of(o.name) == system);
    [
        ("load", plays),
        ("save", plays),
        ("position", plays),
        ("thrown", plays),
        ("unpack", plays),
        ("pack", plays),
        ("find", plays && names),
    ]
}

/// Returns the table of a system, or of what all share.
pub fn of(system: &str) -> String {
    let own = |name: &str| system_of(name) == system;
    let mut words = Map::new();
    for known in vocabularies().into_iter().filter(|known| known.system() == system) {
        words.insert(word_name(known), vocabulary(known));
    }
    let records: Vec<Json> =
        (grognard_core::RECORDS.iter().copied().flatten()).filter(|known| own(known.name)).map(record).collect();
    let listed = grognard_core::OPERATIONS.iter().copied().flatten().filter(|o| own(o.name));
    let operations: Vec<Json> = listed.map(operation).collect();
    let plays: Vec<Json> = crate::plays::all().iter().filter(|o| own(o.name)).map(operation).collect();
    let game = grognard_core::GAMES.iter().find(|game| own(game.name)).map(|known| game(known));
    let all = match system {
        "" => {
            let faults = FaultCode::VOCABULARY;
            json!({"words": words, "records": records, "cites": places::CITES_WORDS, "faults": faults.words, "meanings": faults.docs})
        }
        _ => json!({
            "system": system, "words": words, "records": records, "operations": operations, "plays": plays, "game": game,
            "rules": rules(system),
        }),
    };
    serde_json::to_string(&all).expect("a table is JSON") + "\n"
}

/// Returns the rules of a system with their numbers and titles, and with the number that the id of a house rule stands for.
fn rules(system: &str) -> Vec<Json> {
    let systems = crate::plays::systems();
    let own = systems.into_iter().find(|(name, ..)| *name == system).and_then(|(_, _, entries)| entries.first());
    let block = |number: u16| number / BLOCK;
    let all = grognard_core::RULES.iter().copied().flatten();
    all.filter(|entry| own.is_some_and(|own| block(own.rule.0) == block(entry.rule.0)))
        .map(|entry| match Rule::of(entry.id) {
            Some(known) if known != entry.rule => json!([entry.rule.0, entry.id, entry.title, known.0]),
            _ => json!([entry.rule.0, entry.id, entry.title]),
        })
        .collect()
}

fn vocabulary(of: &Vocabulary) -> Json {
    let mut out = json!({"first": of.first, "list": of.words});
    // What the numbers beside the words are, if any word says so: parts of a unit, or the codes of other words.
    if !of.measures.is_empty() || !of.codes.is_empty() {
        let measure = |at: usize| of.measures.get(at).copied().flatten();
        let code = |at: usize| of.codes.get(at).copied().flatten();
        let all = || 0..of.words.len();
        out["parts"] = all().map(|at| json!(measure(at).map_or(0, |of| of.parts))).collect();
        out["units"] = all().map(|at| json!(measure(at).map_or("", |of| of.unit))).collect();
        out["amounts"] = all().map(|at| json!(code(at).map_or(String::new(), word_name))).collect();
    }
    out
}

fn kind(of: &Kind, out: &mut Map<String, Json>) {
    let mut put = |key: &str, value: Json| out.insert(key.to_owned(), value);
    match of {
        Kind::Int { min, max } | Kind::Said { min, max } => {
            put("kind", json!(if matches!(of, Kind::Int { .. }) { "int" } else { "said" }));
            put("low", json!(min));
            put("high", json!(max));
            put("size", json!(layout(of).0));
        }
        Kind::Wide => _ = put("kind", json!("wide")),
        Kind::Flag => _ = put("kind", json!("flag")),
        Kind::Word(words) | Kind::Locus(words) => {
            put("kind", json!(if matches!(of, Kind::Word(_)) { "word" } else { "place" }));
            put("of", json!(word_name(words)));
        }
        Kind::Record(shape) | Kind::View(shape) => {
            put("kind", json!(if matches!(of, Kind::Record(_)) { "record" } else { "view" }));
            put("of", json!(name_of(shape)));
        }
        Kind::Text(most) => {
            put("kind", json!("text"));
            put("count", json!(most));
        }
        Kind::Array(each, count) => {
            put("kind", json!("array"));
            put("count", json!(count));
            put("size", json!(layout(each).0));
            put("holes", json!(each.may_be_absent()));
            let mut inner = Map::new();
            kind(each, &mut inner);
            out.insert("each".to_owned(), Json::Object(inner));
        }
        Kind::List(each) => {
            put("kind", json!("list"));
            put("size", json!(layout(each).0));
            let mut inner = Map::new();
            kind(each, &mut inner);
            out.insert("each".to_owned(), Json::Object(inner));
        }
    }
}

fn fields(list: &'static [Field], at: &[usize]) -> Vec<Json> {
    list.iter()
        .zip(at)
        .map(|(field, at)| {
            let mut out = Map::new();
            out.insert("name".to_owned(), json!(field.name));
            out.insert("at".to_owned(), json!(at));
            kind(&field.kind, &mut out);
            let mut put = |key: &str, value: Json| out.insert(key.to_owned(), value);
            match field.means {
                Means::Number | Means::Coded(_) => {}
                Means::Rule => _ = put("rule", json!(true)),
                Means::Item(Item { list, first }) => {
                    put("item", json!(list));
                    put("first", json!(first));
                }
                Means::Measure(of) => {
                    put("parts", json!(of.parts));
                    put("unit", json!(of.unit));
                }
                Means::MeasureBy(word) => _ = put("by", json!(word)),
                Means::Share(Whole::Fixed(whole)) => _ = put("share", json!(whole.to_string())),
                Means::Share(Whole::Field(all)) => _ = put("share_of", json!(all)),
            }
            for (name, is) in [
                ("required", field.required),
                ("ordered", field.ordered),
                ("as_given", field.as_given),
                ("named", field.named),
                ("places", field.places),
            ] {
                if is {
                    put(name, json!(true));
                }
            }
            if !field.through.is_empty() {
                put("through", json!(field.through));
            }
            Json::Object(out)
        })
        .collect()
}

fn marks(out: &mut Json, shape: &'static Shape) {
    for (name, is) in [
        ("sum", shape.sum),
        ("by_word", shape.by_word),
        ("has_places", shape.has_places()),
        ("units", shape.mentions_units),
        ("force", crate::is_force(shape)),
        ("counter", !shape.printed.is_empty()),
    ] {
        if is {
            out[name] = json!(true);
        }
    }
}

fn record(of: &'static Record) -> Json {
    let view = is_view(of.shape);
    let (at, size) = match view {
        true => places::of_structure_with(of.shape.fields, POINTER),
        false => {
            let (at, size, _) = places::of_record(of.shape);
            (at, size)
        }
    };
    let mut out = json!({"name": of.name, "size": size, "fields": fields(of.shape.fields, &at)});
    marks(&mut out, of.shape);
    if view {
        out["view"] = json!(true);
        let sorted: Map<String, Json> =
            of.shape.fields.iter().filter(|f| f.ordered).map(|f| (f.name.to_owned(), json!(sorter(of, f)))).collect();
        if !sorted.is_empty() {
            out["sorters"] = Json::Object(sorted);
            out["in_order"] = json!(places::of_in_order(of.shape.fields, POINTER));
        }
    }
    if !crate::example(of.shape).is_empty()
        && crate::written(system_of(of.name)).any(|shape| shape.is_copy_of(of.shape))
    {
        out["reader"] = json!(crate::c::reader(system_of(of.name), of.shape));
    }
    if let Some(said) = presence::of(of) {
        out["there"] = json!({"field": said.field, "by": said.by, "with": said.with});
    }
    out
}

fn operation(of: &'static Operation) -> Json {
    let (at, size) = places::of_structure_with(of.question.fields, POINTER);
    let answer = places::of_answer_with(of, POINTER);
    let mut out = json!({
        "name": of.name, "call": function_of(of), "size": size, "fields": fields(of.question.fields, &at),
        "answer_size": answer.size,
    });
    marks(&mut out, of.question);
    for (name, place) in [("list_at", answer.list), ("scratch_at", answer.scratch)] {
        if place > 0 {
            out[name] = json!(place);
        }
    }
    for (name, is) in [("decides", of.decides), ("speaks", of.speaks_of_its_board())] {
        if is {
            out[name] = json!(true);
        }
    }
    if let Some(shape) = of.answer {
        out["value"] = json!(name_of(shape));
        out["value_at"] = json!(answer.value);
    }
    if let Some(shape) = of.effects {
        out["items"] = json!(name_of(shape));
        out["list"] = json!(of.list);
    }
    out
}

fn game(of: &'static GameKind) -> Json {
    let verbs: Vec<Json> = (of.verbs.iter())
        .map(|verb| {
            json!({
                "name": verb.name, "required": verb.required, "words": verb.in_words, "fields": verb.fields,
                "flags": crate::orders::flags_in_numbers(of, verb),
            })
        })
        .collect();
    let functions: Vec<&str> =
        play_functions(system_of(of.name)).into_iter().filter(|(_, there)| *there).map(|(name, _)| name).collect();
    json!({"key": of.key, "numbered": of.numbered, "named": of.named, "verbs": verbs, "functions": functions})
}
