//! Generates the headers with cbindgen: one for declarations of no system and one for each system, since cbindgen uses
//! plain names and two systems may share them; `grognard.h` includes them all.

use super::camel;
use super::sources::Sources;
use cbindgen::{Builder, Config, DocumentationStyle, Language, RenameRule};
use grognard_core::binding::record_of;
use grognard_core::reflect::{Kind, Means, Measure, Shape, Vocabulary};
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
 * answer. If the buffer is null, none is written; if it is not null and too small, the function returns the number of
 * `buffer_too_small` and writes `items_len`. `scratch` is scratch memory of `scratch_capacity` words of 64 bits, with any contents; if more
 * are needed, the function returns `buffer_too_small` and writes `scratch_needed`, and as many items of a list as fit;
 * after another fault the list's buffer holds anything.
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

/// Returns the headers for the given sources of the systems.
pub fn files(systems: &[(PathBuf, String)]) -> Vec<(PathBuf, String)> {
    let sources = Sources::read();
    let ffi = Path::new(env!("CARGO_MANIFEST_DIR")).join("../src");
    let own = ["ask.rs", "fault.rs", "text.rs", "chart.rs", "dice.rs"].map(|f| ffi.join(f)).to_vec();
    let shared = ["Hex", "Odds", "Percentile", "Cites", "Step", "Flag", "FaultCode"];
    let mut files: Vec<PathBuf> = shared.iter().map(|name| sources.file_of("", name).to_owned()).collect();
    files.sort();
    files.dedup();
    let own_records = ["GrogTrail", "GrogFault", "FaultCode", "What", "About"];
    let include: Vec<String> = shared.iter().chain(&own_records).map(|s| (*s).to_owned()).collect();
    let common = section("", "Grog", &[own, files].concat(), &include, &BTreeSet::new(), &sources.hidden(""));
    let mut texts: Vec<(String, String)> = Vec::new();
    for (path, text) in systems {
        // ffi/src/generated/<system>/...
        let folder = path.iter().nth(3).unwrap_or_default().to_string_lossy();
        match texts.last_mut().filter(|(system, _)| *system == folder) {
            Some((_, all)) => *all += text,
            None => texts.push((folder.into_owned(), text.clone())),
        }
    }
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
        let body = section(&system, &prefix, &files, sources.words(&system), &others, &sources.hidden(&system));
        let about = format!(
            "/*\n * grognard: the structures and functions of the system `{system}`. common.h says what holds of all.\n"
        );
        let path = PathBuf::from(format!("include/grognard/{system}.h"));
        all.push((path, header(&about, &system, &["\"common.h\""], &body)));
        let _ = std::fs::remove_dir_all(folder);
    }
    all
}

/// Returns the records of no system that a system's structures contain.
fn foreign(system: &str) -> BTreeSet<&'static str> {
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
    for o in grognard_core::OPERATIONS.iter().copied().flatten().filter(|o| o.name.starts_with(system)) {
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
    let text = String::from_utf8(text).expect("a header is text");
    let text = said(&named_codes(&codes(&text, prefix), system, prefix), system, prefix);
    constants(&counted(&lengths(&said_once(&plain(&text)), prefix), prefix), system, prefix)
}

/// Calls `show` with every measure of a record, a question or a word.
fn measures(show: &mut dyn FnMut(&Measure)) {
    let records = grognard_core::RECORDS.iter().copied().flatten().map(|r| r.shape);
    let questions = grognard_core::OPERATIONS.iter().copied().flatten().map(|o| o.question);
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

/// Adds to the comment of a field in which parts of its unit it counts.
fn counted(text: &str, prefix: &str) -> String {
    let mut shape: Option<&'static Shape> = None;
    let mut out: Vec<String> = Vec::new();
    for line in text.lines() {
        if let Some(name) = line.strip_prefix("typedef struct ").and_then(|l| l.strip_suffix(" {")) {
            let name = name.strip_prefix(prefix).unwrap_or(name);
            let system = |name: &str| name.split_once('.').map_or("", |(system, _)| system).to_owned();
            let of_system = |full: &str| system(full).is_empty() || prefix == format!("Grog{}", camel(&system(full)));
            let records = grognard_core::RECORDS.iter().copied().flatten();
            let mut records = records.filter(|r| of_system(r.name)).map(|r| r.shape);
            let mut questions = (grognard_core::OPERATIONS.iter().copied().flatten())
                .filter(|o| of_system(o.name) && name == format!("{}Question", super::type_of(o)))
                .map(|o| o.question);
            shape = records.find(|shape| shape.name == name).or_else(|| questions.next());
        }
        let field = line.strip_suffix(';').and_then(|l| l.trim().rsplit([' ', '*']).next());
        let field = field.map(|name| name.split('[').next().unwrap_or(name));
        let found = field.and_then(|name| shape?.fields.iter().find(|f| f.name == name));
        let comment = match found.map(|f| f.means) {
            Some(Means::Measure(Measure { unit, parts, .. })) if parts > 1 => {
                format!("Counted in 1/{parts}: 1 {unit} is GROG_{}.", unit.to_uppercase())
            }
            Some(Means::MeasureBy(_)) => {
                "Counted in the parts of its unit: GROG_MP, GROG_RE, GROG_TP, GROG_POINT.".to_owned()
            }
            _ => String::new(),
        };
        if !comment.is_empty() && out.last().is_some_and(|l| l == "   */") {
            out.insert(out.len() - 1, format!("   * {comment}"));
        }
        out.push(line.to_owned());
    }
    out.join("\n")
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

/// Removes the constants of types (`GrogOcsFacts_CUT`), which belong to the core, and declares those of 64 bits as
/// such.
fn constants(text: &str, system: &str, prefix: &str) -> String {
    let of_a_type = |block: &&str| {
        let name = block.lines().find_map(|line| line.strip_prefix("#define ")?.strip_prefix(prefix));
        name.is_some_and(|name| name.split(' ').next().is_some_and(|name| name.contains(|c: char| c.is_lowercase())))
    };
    let kept: Vec<&str> = text.split("\n\n").filter(|block| !of_a_type(block)).collect();
    let text = kept.join("\n\n").replace("(1 << 63)", "(UINT64_C(1) << 63)");
    // Turns `GrogOcsMOST_PLANES` into `GROG_OCS_MOST_PLANES`.
    let begins = system.to_uppercase();
    text.replace(&format!("#define {prefix}"), &format!("#define GROG_{begins}_"))
        .replace("#define GROG__", "#define GROG_")
}

/// Replaces numbers without a default by plain integers: `GrogOcsSaid_i8` by `int8_t`.
fn said(text: &str, system: &str, prefix: &str) -> String {
    let mut text = text.to_owned();
    let loci = vocabularies(system).into_iter().map(|v| (format!("{prefix}Locus_{}", v.name), "uint16_t"));
    let said = [("u8", "uint8_t"), ("u16", "uint16_t"), ("i8", "int8_t")];
    let nth = [(format!("{prefix}Nth"), "uint8_t")];
    for (name, c) in said.map(|(rust, c)| (format!("{prefix}Said_{rust}"), c)).into_iter().chain(loci).chain(nth) {
        let declared = format!("typedef {c} {name};\n");
        if let Some(at) = text.find(&declared) {
            // The comment before it is removed too.
            let from = text[..at].rfind("\n\n").map_or(at, |blank| blank + 1);
            text.replace_range(from..at + declared.len(), "");
        }
        text = text.replace(&name, c);
    }
    text
}

/// Renames the codes of words: `GrogOcsCode_Mode` to `GrogOcsModeCode`.
fn codes(text: &str, prefix: &str) -> String {
    let mark = format!("{prefix}Code_");
    let mut parts = text.split(&mark);
    let mut out = parts.next().unwrap_or("").to_owned();
    for part in parts {
        let end = part.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(part.len());
        let (name, rest) = part.split_at(end);
        let name = name.strip_prefix(prefix).unwrap_or(name);
        out += &format!("{prefix}{name}Code{rest}");
    }
    out
}

/// Returns the vocabularies of a system, or of none, that a record or a question uses.
pub fn vocabularies(system: &str) -> Vec<&'static Vocabulary> {
    fn look(kind: &Kind, found: &mut Vec<&'static Vocabulary>) {
        match kind {
            Kind::Word(v) | Kind::Locus(v) => found.push(v),
            Kind::Array(of, _) | Kind::List(of) => look(of, found),
            _ => {}
        }
    }
    let mut found = Vec::new();
    let records = grognard_core::RECORDS.iter().copied().flatten().map(|r| r.shape);
    let questions = grognard_core::OPERATIONS.iter().copied().flatten().map(|o| o.question);
    records.chain(questions).flat_map(|shape| shape.fields).for_each(|f| look(&f.kind, &mut found));
    found.retain(|v| v.system() == system || v.system().is_empty());
    found
}

/// Adds to the type of a code which enumeration it holds, and whether 0 is one of its words.
fn named_codes(text: &str, system: &str, prefix: &str) -> String {
    let known = vocabularies(system);
    let mut out: Vec<String> = Vec::new();
    for line in text.lines() {
        let name = line.strip_prefix("typedef uint8_t ").and_then(|l| l.strip_suffix("Code;"));
        let Some(name) = name else {
            out.push(line.to_owned());
            continue;
        };
        let bare = name.strip_prefix(prefix).unwrap_or(name);
        let counts_from_1 = known.iter().any(|v| v.name == bare && v.first == 1);
        let of_all = known.iter().any(|v| v.name == bare && v.system().is_empty());
        let of = if of_all { format!("Grog{bare}") } else { name.to_owned() };
        if out.last().is_some_and(|l| l == " */") {
            while out.pop().is_some_and(|l| l != "/**") {}
        }
        out.push("/**".to_owned());
        let more = if counts_from_1 { "; 0 where it is not said" } else { "" };
        out.push(format!(" * A constant of `enum {of}`{more}."));
        out.push(" */".to_owned());
        out.push(line.to_owned());
    }
    out.join("\n")
}

/// Removes comments of fields that the beginning of `common.h` makes for all.
fn said_once(text: &str) -> String {
    const OF_ALL: [&str; 6] = [
        "Size of this structure in bytes.",
        "Must be 0.",
        "The rules that decided the answer.",
        "Scratch memory.",
        "Length of `scratch` in words of 64 bits.",
        "The length of `scratch` that is needed, in words of 64 bits.",
    ];
    let mut out: Vec<&str> = Vec::new();
    for line in text.lines() {
        out.push(line);
        // A comment of one line in front of a field.
        let [.., "  /**", said, "   */", _] = out.as_slice() else { continue };
        let said = said.trim_start_matches("   * ");
        if OF_ALL.contains(&said) || said.starts_with("Length of ") || said.starts_with("Capacity of ") {
            let field = out.pop().unwrap_or_default();
            out.truncate(out.len() - 3);
            out.push(field);
        }
    }
    out.join("\n")
}

/// Removes the parts of comments that concern Rust only: examples, and the brackets of links. Also declares
/// enumerations without a type, since fields are codes of one byte.
fn plain(text: &str) -> String {
    let mut out: Vec<String> = Vec::new();
    let mut example = false;
    let mut until = None;
    for line in text.lines() {
        if let Some(end) = until {
            if line == end {
                until = None;
            }
            continue;
        }
        until = match line {
            "#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L" => {
                Some("#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L")
            }
            "#ifndef __cplusplus" => Some("#endif // __cplusplus"),
            _ => None,
        };
        if until.is_some() {
            continue;
        }
        if line == " {"
            && let Some(last) = out.last_mut()
        {
            last.push_str(line);
            continue;
        }
        if line.trim_start().starts_with("* ```") {
            example = !example;
            continue;
        }
        if example {
            continue;
        }
        // An empty line separates it from the text before.
        if line.is_empty() && out.last().is_some_and(String::is_empty) {
            continue;
        }
        // A comment does not end with an empty line.
        if line.trim() == "*/" {
            while out.last().is_some_and(|l| l.trim() == "*") {
                out.pop();
            }
        }
        out.push(line.replace("[`", "`").replace("`]", "`").replace("GrogFlag_YES", "GROG_YES"));
    }
    out.join("\n")
}

/// Replaces the lengths of arrays by numbers, since two files may give two lengths the same name.
fn lengths(text: &str, prefix: &str) -> String {
    let mut record: Option<&'static Shape> = None;
    let mut out = String::new();
    for line in text.lines() {
        if let Some(name) = line.strip_prefix("typedef struct ").and_then(|l| l.strip_suffix(" {")) {
            let name = name.strip_prefix(prefix).unwrap_or(name);
            let records = grognard_core::RECORDS.iter().copied().flatten();
            record = records.map(|r| r.shape).find(|shape| shape.name == name);
        }
        let field = line.trim().strip_suffix("];").and_then(|l| l.rsplit_once('['));
        let length = field.and_then(|(before, length)| {
            let name = before.rsplit(' ').next()?;
            let field = record?.fields.iter().find(|f| f.name == name)?;
            match field.kind {
                Kind::Array(_, n) | Kind::Text(n) => Some(line.replace(&format!("[{length}]"), &format!("[{n}]"))),
                _ => None,
            }
        });
        out += length.as_deref().unwrap_or(line);
        out.push('\n');
    }
    out
}
