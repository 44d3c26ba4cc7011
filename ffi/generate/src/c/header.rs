//! The header, by cbindgen: once for what belongs to no system and once a system, since it looks at names alone and
//! two systems may use the same ones; then the sections are joined.

use super::camel;
use super::sources::Sources;
use cbindgen::{Builder, Config, DocumentationStyle, Language, RenameRule};
use grognard_core::door::record_of;
use grognard_core::reflect::{Kind, Shape};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

const BEGINNING: &str = "\
/*
 * grognard: the rules of wargames, as questions and answers.
 *
 * Made from the library's sources by `cargo run -p grognard-generate`; not edited by hand.
 * README.md beside this file says what holds of every call. In short: a function returns 0 or the number of a
 * GrogFaultCode; questions and answers begin with their `size`; what is not set is zero; all memory is the caller's.
 *
 * SPDX-License-Identifier: MIT OR Apache-2.0
 */
#ifndef GROGNARD_H
#define GROGNARD_H

#include <stddef.h>
#include <stdint.h>
";

/// The header, with the systems' sources as they are to be.
pub fn text(systems: &[(PathBuf, String)]) -> String {
    let sources = Sources::read();
    let ffi = Path::new(env!("CARGO_MANIFEST_DIR")).join("../src");
    let own = ["ask.rs", "fault.rs", "text.rs", "dice.rs"].map(|f| ffi.join(f)).to_vec();
    let shared = ["Hex", "Odds", "Percentile", "Cites", "Step", "Flag", "FaultCode"];
    let mut files: Vec<PathBuf> = shared.iter().map(|name| sources.file_of("", name).to_owned()).collect();
    files.sort();
    files.dedup();
    let mut out = BEGINNING.to_owned();
    let own_records = ["GrogTrail", "GrogFault", "FaultCode", "What", "About"];
    let include: Vec<String> = shared.iter().chain(&own_records).map(|s| (*s).to_owned()).collect();
    section(
        &mut out,
        "What belongs to no system",
        "Grog",
        &[own, files].concat(),
        &include,
        &BTreeSet::new(),
        &sources.hidden(""),
    );
    let mut texts: Vec<(String, String)> = Vec::new();
    for (path, text) in systems {
        // ffi/src/generated/<system>/...
        let folder = path.iter().nth(3).unwrap_or_default().to_string_lossy();
        match texts.last_mut().filter(|(system, _)| *system == folder) {
            Some((_, all)) => *all += text,
            None => texts.push((folder.into_owned(), text.clone())),
        }
    }
    for (system, text) in texts {
        // cbindgen reads files.
        let folder = std::env::temp_dir().join(format!("grognard-header-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("there is room for a file");
        let file = folder.join(format!("{system}.rs"));
        // What a file says of itself is allowed at its beginning only.
        let text: String = text.split_inclusive('\n').filter(|line| !line.starts_with("//!")).collect();
        std::fs::write(&file, text).expect("there is room for a file");
        let mut others: BTreeSet<&str> = ["Cites", "Flag", "GrogTrail", "GrogFault"].into();
        others.extend(foreign(&system));
        let files = [&[file], sources.files(&system), &[sources.file_of("", "Code").to_owned()]].concat();
        let prefix = format!("Grog{}", camel(&system));
        section(
            &mut out,
            &system.to_uppercase(),
            &prefix,
            &files,
            sources.words(&system),
            &others,
            &sources.hidden(&system),
        );
        let _ = std::fs::remove_dir_all(folder);
    }
    out + "#endif /* GROGNARD_H */\n"
}

/// The records of no system that a system's structures hold.
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

/// One section: what these files export, under a prefix; `others` stand in an earlier section.
fn section(
    out: &mut String,
    title: &str,
    prefix: &str,
    files: &[PathBuf],
    include: &[String],
    others: &BTreeSet<&str>,
    hidden: &[String],
) {
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
        "GROG_ZERO_U8",
        "GROG_ZERO_U16",
        "GROG_ZERO_I8",
    ] {
        config.export.rename.insert(name.to_owned(), name.to_owned());
    }
    config.export.rename.insert("GROG_POINT".to_owned(), "GROG_POINT".to_owned());
    // Of the core's constants, this one.
    config.export.rename.insert("ALL".to_owned(), "GROG_ALL".to_owned());
    config.export.exclude.extend(INTERNAL.map(str::to_owned));
    let mut builder = Builder::new().with_config(config);
    for file in files {
        builder = builder.with_src(file);
    }
    let mut text = Vec::new();
    builder.generate().expect("cbindgen can read the sources").write(&mut text);
    let text = String::from_utf8(text).expect("a header is text");
    let text = said(&codes(&text, prefix), prefix);
    let text = constants(&lengths(&plain(&text), prefix), prefix);
    *out += &format!("\n/* ---- {title} ---- */\n\n{}\n", text.trim());
}

/// Constants of the core that say nothing to a caller: sizes of its tables, bits of its working memory.
const INTERNAL: [&str; 15] = [
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
];

/// Leaves out the constants of types (`GrogOcsFacts_CUT`), which are the core's own, and makes those of 64 bits such.
fn constants(text: &str, prefix: &str) -> String {
    let of_a_type = |block: &&str| {
        let name = block.lines().find_map(|line| line.strip_prefix("#define ")?.strip_prefix(prefix));
        name.is_some_and(|name| name.split(' ').next().is_some_and(|name| name.contains(|c: char| c.is_lowercase())))
    };
    let kept: Vec<&str> = text.split("\n\n").filter(|block| !of_a_type(block)).collect();
    kept.join("\n\n").replace("(1 << 63)", "(UINT64_C(1) << 63)")
}

/// Puts plain integers for numbers that must be said: `int8_t` for `GrogOcsSaid_i8`.
fn said(text: &str, prefix: &str) -> String {
    let mut text = text.to_owned();
    for (rust, c) in [("u8", "uint8_t"), ("u16", "uint16_t"), ("i8", "int8_t")] {
        let name = format!("{prefix}Said_{rust}");
        let declared = format!("typedef {c} {name};\n");
        if let Some(at) = text.find(&declared) {
            // The comment before it goes too.
            let from = text[..at].rfind("\n\n").map_or(at, |blank| blank + 1);
            text.replace_range(from..at + declared.len(), "");
        }
        text = text.replace(&name, c);
    }
    text
}

/// Gives the codes of words nicer names than cbindgen does: `GrogOcsCode_Mode` becomes `GrogOcsModeCode`.
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

/// Takes what only readers of Rust understand out of the comments: examples, and the brackets of links. And leaves
/// enumerations plain: fields are codes of one byte, so nothing needs enumerations of one byte.
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
        // One empty line parts what follows from what came before.
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

/// Puts numbers for the lengths of arrays: two files may give two lengths the same name.
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
                Kind::Array(_, n) => Some(line.replace(&format!("[{length}]"), &format!("[{n}]"))),
                _ => None,
            }
        });
        out += length.as_deref().unwrap_or(line);
        out.push('\n');
    }
    out
}
