//! Generates the headers with cbindgen: one for declarations of no system and one for each system, since cbindgen uses
//! plain names and two systems may share them; `grognard.h` includes them all.

use super::names::camel;
use super::sources::Sources;
use super::tidy::{codes, constants, counted, lengths, named_codes, plain, said, said_once};
use cbindgen::{Builder, Config, DocumentationStyle, Language, RenameRule};
use grognard_core::binding::record_of;
use grognard_core::reflect::{Kind, Means, Measure, Shape};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// The beginning of `grognard.h`.
const WHOLE: &str = "\
/*
 * grognard: rules of wargames as a library. This header includes every system; a program may instead include the
 * headers of the systems that it uses.
";

/// The conventions of all structures and functions.
const COMMON: &str = "\
/*
 * grognard: the declarations that belong to no system, and the conventions of all. See also README.md in the folder
 * above.
 *
 * A function named after an operation takes a question and writes an answer. `trail` and `fault` may be null. It
 * returns 0, or the number of a GrogFaultCode; `fault` then names the field, structure or pointer at fault, and nothing
 * else is written. It is re-entrant: it keeps no state, does not allocate, and does no input or output.
 *
 * Fields that are not set must be zero. In every structure `size` is its size in bytes, set by the caller, and
 * `reserved` is zero. `items_len` is the number of `items`, which may be null if it is 0. A pointer to a structure of
 * lists, such as a board, may be null for empty lists.
 *
 * In an answer, `cites` is the set of rules that decided it, and `value` is zero if the answer is forbidden. A list
 * `items` of an answer is a caller-provided buffer of `items_capacity` items. `items_len` is the number of items of the
 * answer. If the buffer is null and its capacity 0, none is written; if it is too small otherwise, the function returns
 * the number of `buffer_too_small` and writes `items_len`. `scratch` is scratch memory of `scratch_capacity` words of 64
 * bits, with any contents; if more are needed, the function returns `buffer_too_small` and writes `scratch_needed`, and
 * as many items of a list as fit; after another fault the list's buffer holds anything.
 *
 * A field of a type `...Code` holds a constant of the enumeration that its type names, in one byte.
";

/// The version of the library that the header belongs to.
const VERSION: &str = concat!(
    "/* The version of this header; grog_version() and grog_version_number() are those of the library. */\n",
    "#define GROG_VERSION_MAJOR ",
    env!("CARGO_PKG_VERSION_MAJOR"),
    "\n",
    "#define GROG_VERSION_MINOR ",
    env!("CARGO_PKG_VERSION_MINOR"),
    "\n",
    "#define GROG_VERSION_PATCH ",
    env!("CARGO_PKG_VERSION_PATCH"),
    "\n",
    "#define GROG_VERSION \"",
    env!("CARGO_PKG_VERSION"),
    "\"\n",
    "#define GROG_VERSION_NUMBER (GROG_VERSION_MAJOR * 1000000 + GROG_VERSION_MINOR * 1000 + GROG_VERSION_PATCH)\n",
);

/// What turns chances into numbers and back: a library without floating point has no functions for it.
const CHANCES: &str = "\
/* A chance, which counts in units of 2^-63, as a double from 0 to 1; and back. */
#define GROG_CHANCE(units) ((double)(units) / 9223372036854775808.0)
#define GROG_CHANCE_UNITS(chance) ((uint64_t)((chance) * 9223372036854775808.0))
/* An expectation, a structure of `whole` and `fraction`, as a double. */
#define GROG_EXPECTED(expected) ((double)(expected).whole + GROG_CHANCE((expected).fraction))
";

/// The end of each header's first comment.
const MADE: &str = "\x20*
 * Made from the library's sources by `cargo run -p grognard-generate`; not edited by hand.
 *
 * SPDX-License-Identifier: MIT OR Apache-2.0
 */
";

/// Returns a header with its description, includes and declarations.
fn header(about: &str, name: &str, includes: &[&str], body: &str) -> String {
    let guard = if name.is_empty() { "GROGNARD_H".to_owned() } else { format!("GROGNARD_{}_H", name.to_uppercase()) };
    let includes: String = includes.iter().map(|file| format!("#include {file}\n")).collect();
    let body = if body.is_empty() { String::new() } else { format!("\n{}\n", body.trim()) };
    format!("{about}{MADE}#ifndef {guard}\n#define {guard}\n\n{includes}{body}\n#endif /* {guard} */\n")
}

/// Returns the headers for the systems, each with its declarations in Rust.
pub fn files(texts: Vec<(String, String)>) -> Vec<(PathBuf, String)> {
    let sources = Sources::read();
    let ffi = Path::new(env!("CARGO_MANIFEST_DIR")).join("../src");
    let own =
        ["ask.rs", "trail.rs", "fault.rs", "text.rs", "chart.rs", "dice.rs", "hexes.rs"].map(|f| ffi.join(f)).to_vec();
    let shared = ["Hex", "Odds", "Percentile", "Cites", "Step", "Flag", "FaultCode"];
    let mut files: Vec<PathBuf> = shared.iter().map(|name| sources.file_of("", name).to_owned()).collect();
    files.sort();
    files.dedup();
    let own_records = ["GrogTrail", "GrogFault", "FaultCode", "What", "About", "Numbering"];
    let include: Vec<String> = shared.iter().chain(&own_records).map(|s| (*s).to_owned()).collect();
    let common = section("", "Grog", &[own, files].concat(), &include, &BTreeSet::new(), &sources.hidden(""));
    let names: Vec<String> = ["common".to_owned()].into_iter().chain(texts.iter().map(|(s, _)| s.clone())).collect();
    let includes: Vec<String> = names.iter().map(|name| format!("\"grognard/{name}.h\"")).collect();
    let includes: Vec<&str> = includes.iter().map(String::as_str).collect();
    let mut all = vec![
        (PathBuf::from("include/grognard.h"), header(WHOLE, "", &includes, "")),
        (
            PathBuf::from("include/grognard/common.h"),
            header(
                COMMON,
                "common",
                &["<stddef.h>", "<stdint.h>"],
                &format!("{VERSION}\n{CHANCES}\n{}\n{}", parts(), common.trim()),
            ),
        ),
    ];
    for (system, text) in texts {
        // cbindgen reads files.
        let folder = std::env::temp_dir().join(format!("grognard-header-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("there is room for a file");
        let file = folder.join(format!("{system}.rs"));
        // Inner documentation is allowed at the beginning of a file only.
        let text: String = text.split_inclusive('\n').filter(|line| !line.starts_with("//!")).collect();
        std::fs::write(&file, text).expect("there is room for a file");
        let mut others: BTreeSet<&str> = ["Cites", "Flag", "GrogTrail", "GrogFault"].into();
        others.extend(foreign(&system));
        let files = [
            &[file],
            sources.files(&system),
            &[("", "Code"), ("reflect", "Locus")].map(|(system, name)| sources.file_of(system, name).to_owned()),
        ]
        .concat();
        let prefix = format!("Grog{}", camel(&system));
        let include = [sources.words(&system), &held(&system)].concat();
        let body = section(&system, &prefix, &files, &include, &others, &sources.hidden(&system));
        let about = format!(
            "/*\n * grognard: the structures and functions of the system `{system}`. common.h says what holds of all.\n"
        );
        let path = PathBuf::from(format!("include/grognard/{system}.h"));
        all.push((path, header(&about, &system, &["\"common.h\""], &body)));
        let _ = std::fs::remove_dir_all(folder);
    }
    all
}

/// Returns the names of the records that a system's game alone has: no function has them.
fn held(system: &str) -> Vec<String> {
    let games = grognard_core::GAMES.iter().filter(|game| game.name.split('.').next() == Some(system));
    let told = games.flat_map(|game| [game.looked, game.chosen, game.judged, game.ordered, game.forecast]);
    let mut names: Vec<&str> =
        told.flat_map(|told| told.value.into_iter().chain([told.items])).map(|r| r.name).collect();
    let setup = grognard_core::GAMES.iter().filter(|game| game.name.split('.').next() == Some(system));
    for field in setup.flat_map(|game| game.setup.shape.fields) {
        let mut kind = &field.kind;
        while let Kind::List(of) | Kind::Array(of, _) = kind {
            kind = of;
        }
        if let Kind::Record(shape) = kind {
            names.extend(record_of(shape).map(|record| record.name));
        }
    }
    let own = names.into_iter().filter_map(|name| name.strip_prefix(system)?.strip_prefix('.'));
    own.map(str::to_owned).collect()
}

/// Returns the records of no system that a system's structures contain.
pub fn foreign(system: &str) -> BTreeSet<&'static str> {
    fn look(shape: &'static Shape, found: &mut BTreeSet<&'static str>) {
        if record_of(shape).is_some_and(|r| !r.name.contains('.')) {
            found.insert(shape.name);
        }
        for field in shape.fields {
            let mut kind = &field.kind;
            while let Kind::List(of) | Kind::Array(of, _) = kind {
                kind = of;
            }
            if let Kind::Record(shape) = kind {
                look(shape, found);
            }
        }
    }
    let mut found = BTreeSet::new();
    for o in crate::plays::operations().filter(|o| o.name.starts_with(system)) {
        look(o.question, &mut found);
        o.answer.into_iter().chain(o.effects).for_each(|shape| look(shape, &mut found));
    }
    found
}

/// Returns the declarations that these files export, under a prefix; `others` are in another header.
fn section(
    system: &str,
    prefix: &str,
    files: &[PathBuf],
    include: &[String],
    others: &BTreeSet<&str>,
    hidden: &[String],
) -> String {
    let mut config = Config { language: Language::C, cpp_compat: true, usize_is_size_t: true, ..Config::default() };
    config.no_includes = true;
    config.line_length = 110;
    config.documentation_style = DocumentationStyle::Doxy;
    config.enumeration.prefix_with_name = true;
    config.enumeration.rename_variants = RenameRule::ScreamingSnakeCase;
    config.export.prefix = Some(prefix.to_owned());
    config.export.renaming_overrides_prefixing = true;
    config.export.include = include.to_vec();
    config.export.exclude.extend(hidden.iter().cloned());
    for name in others {
        let c = if name.starts_with("Grog") { (*name).to_owned() } else { format!("Grog{name}") };
        config.export.rename.insert((*name).to_owned(), c);
        config.export.exclude.push((*name).to_owned());
    }
    for name in [
        "GrogTrail",
        "GrogFault",
        "GrogDice",
        "GROG_ABI_VERSION",
        "GROG_NO_VERDICT",
        "GROG_ALLOWED",
        "GROG_FORBIDDEN",
        "GROG_NONE",
        "GROG_ZERO_U8",
        "GROG_ZERO_U16",
        "GROG_ZERO_I8",
        "GROG_CITES_MAX",
        "GROG_ID_MAX",
        "GROG_TITLE_MAX",
        "GROG_WORD_MAX",
        "GROG_STEP_MAX",
        "GROG_CELL_MAX",
    ] {
        config.export.rename.insert(name.to_owned(), name.to_owned());
    }
    config.export.rename.insert("GROG_POINT".to_owned(), "GROG_POINT".to_owned());
    // The only one of the core's constants.
    config.export.rename.insert("ALL".to_owned(), "GROG_ALL".to_owned());
    config.export.exclude.extend(INTERNAL.map(str::to_owned));
    let mut builder = Builder::new().with_config(config);
    for file in files {
        builder = builder.with_src(file);
    }
    let mut text = Vec::new();
    builder.generate().expect("cbindgen can read the sources").write(&mut text);
    let text = enumerations_first(&String::from_utf8(text).expect("a header is text"));
    let text = said(&named_codes(&codes(&text, prefix), system, prefix), system, prefix);
    constants(&counted(&lengths(&said_once(&plain(&text)), prefix), prefix), system, prefix)
}

/// Moves the enumerations before what uses them, by name: cbindgen's order of them differs from build to build.
fn enumerations_first(text: &str) -> String {
    let mut blocks: Vec<String> = Vec::new();
    let mut is_open = false;
    for line in text.lines() {
        // A block ends with an empty line.
        match blocks.last_mut().filter(|_| is_open) {
            Some(block) => *block += line,
            None => blocks.push(line.to_owned()),
        }
        if let Some(block) = blocks.last_mut() {
            block.push('\n');
        }
        is_open = !line.is_empty();
    }
    let name = |block: &str| block.lines().find_map(|line| line.strip_prefix("enum ")).map(str::to_owned);
    let Some(first) = blocks.iter().position(|block| name(block).is_some()) else { return text.to_owned() };
    let rest = blocks.split_off(first);
    let (mut enums, others): (Vec<String>, Vec<String>) = rest.into_iter().partition(|block| name(block).is_some());
    enums.sort_by_key(|block| name(block));
    [blocks, enums, others].concat().concat()
}

/// Calls `show` with every measure of a record, a question or a word.
fn measures(show: &mut dyn FnMut(&Measure)) {
    let records = grognard_core::RECORDS.iter().copied().flatten().map(|r| r.shape);
    let questions = crate::plays::operations().map(|o| o.question);
    for field in records.chain(questions).flat_map(|shape| shape.fields) {
        match (&field.means, &field.kind) {
            (Means::Measure(measure), _) => show(measure),
            (_, Kind::Word(v)) => v.measures.iter().flatten().for_each(&mut *show),
            _ => {}
        }
    }
}

/// Declares how many parts of a unit the fields count, from the marks of the fields. A unit has one number of parts,
/// except that printed strengths are whole points.
fn parts() -> String {
    let mut units: BTreeMap<&str, u32> = BTreeMap::new();
    measures(&mut |Measure { unit, parts, .. }| {
        if (*unit, *parts) != ("point", 1) {
            let known = *units.entry(unit).or_insert(*parts);
            assert_eq!(known, *parts, "{unit} is counted in two kinds of parts");
        }
    });
    let mut out = "/*\n * The parts that a field counts of its unit: a movement of 3 MP is `3 * GROG_MP`. Supply is counted in whole T, printed\n * strengths in whole points, computed strengths in parts of GROG_POINT.\n */\n".to_owned();
    for (unit, parts) in units.into_iter().filter(|(unit, parts)| *parts > 1 && *unit != "point") {
        let _ = writeln!(out, "#define GROG_{} {parts}", unit.to_uppercase());
    }
    out
}

/// Constants of the core without meaning for a caller: sizes of its tables, bits of its scratch memory.
const INTERNAL: [&str; 19] = [
    "TWO_D6",
    "BLOCK",
    "ROWS",
    "COLUMNS",
    "RESULTS",
    "SIDES",
    "COUNT",
    "BORDERS",
    "LAST",
    "GARRISONS",
    "PATH",
    "NONE",
    "KINDS",
    "FIGHTING",
    "MOST",
    // Declared for all systems.
    "CAPACITY",
    "MP",
    "RE",
    "TP",
];
