//! The texts that do not depend on a question, as JSON: titles of rules, meanings of words, printed tables.

use super::table::word_name;
use grognard_core::binding::vocabularies;
use serde_json::{Map, Value as Json, json};
use std::fmt::Result;

/// Returns those of all systems.
pub fn all() -> String {
    let entries = grognard_core::RULES.iter().copied().flatten();
    let rules: Vec<Json> = entries.map(|entry| json!([entry.rule.0, entry.id, entry.title])).collect();
    let words: Map<String, Json> = vocabularies()
        .into_iter()
        .map(|known| {
            // Pairs: JavaScript orders the fields of an object if they are numbers, as some words are.
            (word_name(known), known.words.iter().zip(known.docs).map(|(word, doc)| json!([word, doc])).collect())
        })
        .collect();
    let charts: Map<String, Json> = (grognard_core::CHARTS.iter().copied().flatten())
        .map(|chart| {
            let columns: Vec<String> = (0..chart.columns).map(|at| text(&|out| (chart.column)(at, out))).collect();
            let rows: Vec<String> = (0..chart.rows).map(|at| text(&|out| (chart.row)(at, out))).collect();
            let row = |row| (0..chart.columns).map(|at| text(&|out| (chart.cell)(row, at, out))).collect::<Vec<_>>();
            let cells: Vec<_> = (0..chart.rows).map(row).collect();
            (chart.name.to_owned(), json!({"doc": chart.doc, "columns": columns, "rows": rows, "cells": cells}))
        })
        .collect();
    let all = json!({"rules": rules, "words": words, "charts": charts});
    serde_json::to_string(&all).expect("texts are JSON") + "\n"
}

fn text(write: &dyn Fn(&mut String) -> Result) -> String {
    let mut out = String::new();
    write(&mut out).expect("a string takes all");
    out
}
