//! Answers questions: one line of JSON in, `{"call": "ocs.odds.round", "in": {...}}`, one line out, with `value`, `rows`
//! and `cites`, and `verdict` where one is decided, or with `fault`. For programs that compare the library with another.

use grognard_adjudicate::json::ask;
use serde_json::{Value as Json, json};
use std::io::{BufRead, BufWriter, Write, stdin, stdout};

fn answer(line: &str) -> Json {
    let asked: Json = match serde_json::from_str(line) {
        Ok(asked) => asked,
        Err(why) => return json!({"fault": {"code": "bad_text", "field": why.to_string()}}),
    };
    match ask(asked["call"].as_str().unwrap_or(""), &asked["in"], false) {
        Ok(answer) => {
            json!({"verdict": answer.verdict, "value": answer.value, "rows": answer.effects, "cites": answer.cites})
        }
        Err(misread) => json!({"fault": {"code": misread.code.word(), "field": misread.path}}),
    }
}

fn main() -> std::io::Result<()> {
    let mut out = BufWriter::new(stdout().lock());
    for line in stdin().lock().lines() {
        writeln!(out, "{}", answer(&line?))?;
    }
    out.flush()
}
