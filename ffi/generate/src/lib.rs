//! Generates the committed files that are made from the core's lists: the sources of each language, and the description
//! that they share.

use grognard_core::reflect::{Field, Kind, Means, Shape};
use std::fs;
use std::path::PathBuf;
use std::process::Command;

mod annotations;
mod batch;
pub mod c;
mod cpp;
pub mod csharp;
pub mod describe;
pub mod java;

pub mod lua_c;
mod lua_ffi;
mod lua_small;
mod orders;
mod places;
pub mod plays;
mod positions;
mod presence;
mod python;
mod stories;
pub mod web;

/// Returns each generated file below some folders, relative to the top of the repository, and its contents; of no folder
/// all files.
pub fn outputs(folders: &[String]) -> Vec<(PathBuf, String)> {
    let wanted = |some: &[&str]| folders.is_empty() || folders.iter().any(|folder| some.contains(&folder.as_str()));
    let mut all = Vec::new();
    if wanted(&["tests"]) {
        let text = serde_json::to_string_pretty(&describe::description()).expect("a description is JSON");
        all.push((PathBuf::from("tests/generated/operations.json"), text + "\n"));
        all.extend(positions::outputs());
        all.extend(stories::outputs());
    }
    if wanted(&["ffi", "include", "tests"]) {
        let c = c::outputs();
        all.extend(cpp::outputs(&c));
        all.extend(c);
    }
    if wanted(&["python", "tests"]) {
        all.extend(python::outputs());
    }
    if wanted(&["lua"]) {
        all.extend(annotations::outputs());
        all.extend(lua_ffi::outputs());
        all.extend(lua_small::outputs());
    }
    all.retain(|(path, _)| folders.is_empty() || folders.iter().any(|folder| path.starts_with(folder)));
    all
}

/// Formats the files of Rust among some.
fn format_rust(files: &mut [(PathBuf, String)]) {
    let files: Vec<_> = files.iter_mut().filter(|(path, _)| path.extension().is_some_and(|e| e == "rs")).collect();
    let texts = formatted(files.iter().map(|(_, text)| text.as_str()));
    for ((_, text), now) in files.into_iter().zip(texts) {
        *text = now;
    }
}

/// Returns Rust sources formatted by rustfmt with this repository's settings, all in one process.
fn formatted<'a>(sources: impl Iterator<Item = &'a str>) -> Vec<String> {
    let folder = std::env::temp_dir().join(format!("grognard-generate-{}", std::process::id()));
    let files: Vec<PathBuf> = (sources.enumerate())
        .map(|(n, source)| {
            let folder = folder.join(n.to_string());
            fs::create_dir_all(&folder).expect("there is a place for temporary files");
            // rustfmt looks for the files of the modules.
            let modules = source.lines().filter_map(|line| line.strip_suffix(';')?.split_once("mod "));
            for (_, name) in modules.filter(|(before, _)| before.is_empty() || before.starts_with("pub")) {
                fs::write(folder.join(format!("{name}.rs")), "").expect("and room");
            }
            let file = folder.join("mod.rs");
            fs::write(&file, source).expect("and room");
            file
        })
        .collect();
    let top = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let rustfmt = Command::new("rustfmt").args(["--edition", "2024", "--config-path", top]).args(&files).status();
    assert!(rustfmt.expect("rustfmt comes with the toolchain").success(), "rustfmt refuses what was generated");
    let texts = files.iter().map(|file| fs::read_to_string(file).expect("rustfmt leaves the files")).collect();
    fs::remove_dir_all(folder).expect("the files are ours");
    texts
}

/// Returns the documentation of a field, with the range of its number where the text does not say it.
pub(crate) fn documented(field: &Field) -> String {
    let said = |text: String| field.doc.contains(&text);
    let most = match field.kind {
        Kind::Int { max, .. } | Kind::Said { max, .. } => max,
        _ => i64::MAX,
    };
    let range = match field.range {
        // Units and their parts have ranges of different numbers.
        Some(range) if field.means == Means::Number => range,
        _ => return field.doc.to_owned(),
    };
    let (low, high) = (range.low, range.high);
    match high >= most {
        true if said(format!("at least {low}")) || said(format!("from {low}")) => field.doc.to_owned(),
        true => format!("{} At least {low}.", field.doc),
        false if said(format!("{low} to {high}")) || said(format!("at most {high}")) => field.doc.to_owned(),
        false => format!("{} From {low} to {high}.", field.doc),
    }
}

/// Returns whether a record is a force: so many units of each kind, said as `10 infantry, 3 fighter`.
pub(crate) fn is_force(shape: &Shape) -> bool {
    shape.force
}

/// Returns a text of a record that people write as one, or of what a counter prints of it; an empty one of any other.
pub(crate) fn example(shape: &'static Shape) -> &'static str {
    if shape.written.is_empty() { shape.printed } else { shape.written }
}

/// Returns the records of a system that people write as a text, or of which a counter prints some values.
pub(crate) fn written(system: &str) -> impl Iterator<Item = &'static Shape> {
    let records = grognard_core::RECORDS.iter().copied().flatten();
    let own = records.filter(move |record| record.name.split_once('.').is_some_and(|(of, _)| of == system));
    own.map(|record| record.shape).filter(|shape| !example(shape).is_empty())
}

/// Returns the counts of a force.
pub(crate) fn counts(shape: &Shape) -> impl Iterator<Item = &'static Field> {
    shape.fields.iter().filter(|field| matches!(field.kind, Kind::Int { .. }) && field.means == Means::Number)
}
