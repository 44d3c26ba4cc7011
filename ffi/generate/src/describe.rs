//! Generates the description of every operation and record, `tests/generated/operations.json`, from which the other
//! languages' declarations and tests are made.

use grognard_core::binding::record_of;
use grognard_core::fault::FaultCode;
use grognard_core::reflect::{Field, Kind, Means, Measure, Shape, Vocabulary, Whole, Word};
use grognard_core::rule::Rule;
use serde_json::{Map, Value as Json, json};

/// Returns the name of a record with its system, such as `ocs.Unit`.
fn name_of(shape: &'static Shape) -> &'static str {
    record_of(shape).map_or(shape.name, |r| r.name)
}

fn kind(k: &Kind, words: &mut Map<String, Json>) -> Json {
    match k {
        Kind::Int { min, max } => json!({"int": [min, max]}),
        Kind::Said { min, max } => json!({"said": [min, max]}),
        Kind::Wide => json!("wide"),
        Kind::Flag => json!("flag"),
        Kind::Text(most) => json!({"text": most}),
        Kind::Word(v) => {
            let own = vocabulary(v);
            let name = match v.system() {
                "" => v.name.to_owned(),
                system => format!("{system}.{}", v.name),
            };
            let known = words.entry(name.clone()).or_insert_with(|| own.clone());
            assert_eq!(*known, own, "two vocabularies are called {name}");
            v.codes.iter().copied().flatten().for_each(|of| _ = kind(&Kind::Word(of), words));
            json!({"word": name})
        }
        Kind::Locus(v) => {
            kind(&Kind::Word(v), words);
            json!({"place": format!("{}.{}", v.system(), v.name)})
        }
        Kind::Record(shape) => json!({"record": name_of(shape)}),
        Kind::Array(of, n) => json!({"array": kind(of, words), "count": n}),
        Kind::List(of) => json!({"list": kind(of, words)}),
        Kind::View(shape) => json!({"view": name_of(shape)}),
    }
}

fn measure(of: &Measure) -> Json {
    json!({"unit": of.unit, "parts": of.parts})
}

fn vocabulary(v: &Vocabulary) -> Json {
    let mut words: Vec<Json> = v.words.iter().zip(v.docs).map(|(w, d)| json!({"word": w, "doc": d})).collect();
    for (word, of) in words.iter_mut().zip(v.measures) {
        if let Some(of) = of {
            word["measure"] = measure(of);
        }
    }
    for (word, of) in words.iter_mut().zip(v.codes) {
        if let Some(of) = of {
            word["code_of"] = json!(crate::web::word_name(of));
        }
    }
    json!({"doc": v.doc, "first": v.first, "words": words})
}

fn fields(list: &[Field], words: &mut Map<String, Json>) -> Json {
    list.iter()
        .map(|f| {
            let mut field = json!({"name": f.name, "doc": f.doc, "required": f.required, "kind": kind(&f.kind, words)});
            match f.means {
                Means::Number => {}
                Means::Rule => field["means"] = json!("rule"),
                Means::Measure(of) => field["measure"] = measure(&of),
                Means::Coded(_) => {}
                Means::MeasureBy(word) => field["measured_by"] = json!(word),
                Means::Share(Whole::CHANCE) => field["share"] = json!("chance"),
                Means::Share(Whole::Fixed(number)) => field["share"] = json!(number),
                Means::Share(Whole::Field(name)) => field["share"] = json!(name),
                Means::Item(item) => field["means"] = json!({"item": item.list, "first": item.first}),
            }
            if let Some(range) = f.range {
                field["range"] = json!([range.low, range.high]);
            }
            if !f.through.is_empty() {
                field["through"] = json!(f.through);
            }
            if f.named {
                field["named"] = json!(true);
            }
            if f.optional {
                field["optional"] = json!(true);
            }
            field
        })
        .collect()
}

/// Returns the whole description, in the order of the core's lists.
pub fn description() -> Json {
    let mut words = Map::new();
    let records: Vec<Json> = (grognard_core::RECORDS.iter().copied().flatten())
        .map(|r| json!({"name": r.name, "doc": r.shape.doc, "fields": fields(r.shape.fields, &mut words)}))
        .collect();
    let operations: Vec<Json> = (grognard_core::OPERATIONS.iter().copied().flatten())
        .map(|o| {
            json!({
                "name": o.name,
                "doc": o.doc,
                "question": {"name": o.question.name, "doc": o.question.doc, "fields": fields(o.question.fields, &mut words)},
                "decides": o.decides,
                "answer": o.answer.map(name_of),
                "effects": o.effects.map(name_of),
                "list": o.list,
                "scratch": o.scratch,
                "speaks_of_its_board": o.speaks_of_its_board(),
            })
        })
        .collect();
    // A house rule is listed once, with the number that its id stands for.
    let rules: Vec<Json> = (grognard_core::RULES.iter().copied().flatten())
        .filter(|e| Rule::of(e.id) == Some(e.rule))
        .map(|e| json!({"number": e.rule.0, "id": e.id, "title": e.title}))
        .collect();
    let faults = vocabulary(FaultCode::VOCABULARY);
    let charts: Vec<Json> = (grognard_core::CHARTS.iter().copied().flatten())
        .map(|chart| {
            let text = |write: &dyn Fn(&mut String) -> std::fmt::Result| {
                let mut out = String::new();
                write(&mut out).expect("a string takes all");
                out
            };
            let columns: Vec<String> = (0..chart.columns).map(|at| text(&|out| (chart.column)(at, out))).collect();
            let rows: Vec<String> = (0..chart.rows).map(|at| text(&|out| (chart.row)(at, out))).collect();
            let cells = |row| (0..chart.columns).map(|at| text(&|out| (chart.cell)(row, at, out))).collect::<Vec<_>>();
            let cells: Vec<_> = (0..chart.rows).map(cells).collect();
            json!({"name": chart.name, "doc": chart.doc, "columns": columns, "rows": rows, "cells": cells})
        })
        .collect();
    let games: Vec<Json> = (grognard_core::GAMES.iter())
        .map(|game| {
            let orders: Vec<Json> = (game.verbs.iter())
                .map(|verb| {
                    let own: Vec<Field> = verb.described().copied().collect();
                    json!({
                        "name": verb.name,
                        "doc": game.doc_of(verb),
                        "fields": fields(&own, &mut words),
                        "required": verb.required,
                        "in_words": verb.in_words,
                        "named": own.iter().filter(|field| game.has_names(field)).map(|field| field.name).collect::<Vec<_>>(),
                    })
                })
                .collect();
            json!({"name": game.name, "doc": game.doc, "orders": orders, "choice": name_of(game.chosen.items.shape)})
        })
        .collect();
    json!({"charts": charts, "games": games, "operations": operations, "records": records, "words": words, "faults": faults, "rules": rules})
}
