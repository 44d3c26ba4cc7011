//! The texts that the C functions return: words and their meanings, citations, the names of tables.

use super::names::{camel, head};
use super::sources::Sources;
use super::vocabularies;
use grognard_core::fault::FaultCode;
use grognard_core::hex::Numbering;
use grognard_core::reflect::{Vocabulary, Word};
use grognard_core::rule::Entry;
use grognard_core::ruling::{About, What};
use std::fmt::Write;

/// A list of texts that every vocabulary has.
pub struct Part {
    title: &'static str,
    constant: &'static str,
    texts: fn(&Vocabulary) -> &'static [&'static str],
}

/// The words.
pub const WORDS: Part = Part { title: "words", constant: "WORDS", texts: |v| v.words };
/// What they mean.
pub const MEANINGS: Part = Part { title: "words' meanings", constant: "MEANINGS", texts: |v| v.docs };

/// Returns one part of the vocabularies with these names in the header as texts of C.
fn table(vocabularies: &[(String, &'static Vocabulary)], part: &Part) -> String {
    let mut out = format!(
        "\n/// The vocabularies and their {}.\npub(crate) static {}: &[crate::text::Words] = &[\n",
        part.title, part.constant
    );
    for (name, vocabulary) in vocabularies {
        let _ = writeln!(out, "    (text!({name:?}), {}, &{}),", vocabulary.first, texts((part.texts)(vocabulary)));
    }
    out.push_str("];\n");
    out
}

/// Returns an array of texts of C.
fn texts(list: &[&str]) -> String {
    format!("[{}]", list.iter().map(|text| format!("c{text:?}")).collect::<Vec<_>>().join(", "))
}

/// Writes one part of the system's vocabularies.
pub fn words(system: &str, sources: &Sources, part: &Part) -> String {
    let known = vocabularies(system);
    let all: Vec<(String, &'static Vocabulary)> = (sources.words(system).iter())
        .filter_map(|name| known.iter().find(|v| v.name == name && v.system() == system))
        .map(|v| (format!("Grog{}{}", camel(system), v.name), *v))
        .collect();
    let out = table(&all, part);
    let title = format!("The {} of the vocabularies of the system `{system}`", part.title);
    head(&title, &out, &["grognard_core::text"]) + &out
}

/// Writes the vocabularies that belong to no system, and the names of the printed tables.
pub fn common() -> String {
    let all = [FaultCode::VOCABULARY, What::VOCABULARY, About::VOCABULARY, Numbering::VOCABULARY];
    let known = all.map(|v| (format!("Grog{}", v.name), v));
    let mut out = table(&known, &WORDS) + &table(&known, &MEANINGS);
    let charts: Vec<&str> = grognard_core::CHARTS.iter().copied().flatten().map(|chart| chart.name).collect();
    let faults = FaultCode::VOCABULARY;
    let lists: [(&str, &str, &[&str]); 3] = [
        ("The words of the faults.", "FAULTS", faults.words),
        ("The meanings of the faults.", "FAULTS_MEANINGS", faults.docs),
        ("The names of the printed tables.", "CHARTS", &charts),
    ];
    for (doc, name, list) in lists {
        let _ = write!(out, "\n/// {doc}\npub(crate) static {name}: &[&core::ffi::CStr] = &{};\n", texts(list));
    }
    head("The texts that belong to no system", &out, &["grognard_core::text"]) + &out
}

/// Writes the citations of a system's rules and what they decide, in the order of their numbers.
pub fn rules(system: &str, entries: &[Entry]) -> String {
    let block = |entry: &Entry| entry.rule.0 / grognard_core::rule::BLOCK;
    let own = entries.first().map(block);
    let house = grognard_core::RULES.iter().copied().flatten().filter(|e| e.rule.is_house() && Some(block(e)) == own);
    let mut entries: Vec<Entry> = entries.iter().chain(house).copied().collect();
    entries.sort_by_key(|e| e.rule.0);
    let mut out = String::from(
        "\n/// The rules of this system, in the order of their numbers.\npub(crate) static RULES: &[crate::text::Rule] = &[\n",
    );
    for e in entries {
        let _ = writeln!(out, "    ({}, c{:?}, c{:?}),", e.rule.0, e.id, e.title);
    }
    out.push_str("];\n");
    head(&format!("The rules of the system `{system}`"), "", &[]) + &out
}
