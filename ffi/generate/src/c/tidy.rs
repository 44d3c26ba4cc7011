//! Turns the text that cbindgen writes into the header's: names, types and comments.

use super::names::{camel, type_of};
use grognard_core::binding::Record;
use grognard_core::reflect::{Kind, Means, Measure, Shape, Vocabulary};

/// Adds to the comment of a field in which parts of its unit it counts.
pub fn counted(text: &str, prefix: &str) -> String {
    let mut shape: Option<&'static Shape> = None;
    let mut out: Vec<String> = Vec::new();
    for line in text.lines() {
        if let Some(name) = line.strip_prefix("typedef struct ").and_then(|l| l.strip_suffix(" {")) {
            let name = name.strip_prefix(prefix).unwrap_or(name);
            let system = |name: &str| name.split_once('.').map_or("", |(system, _)| system).to_owned();
            let of_system = |full: &str| system(full).is_empty() || prefix == format!("Grog{}", camel(&system(full)));
            let records = grognard_core::RECORDS.iter().copied().flatten();
            let mut records = records.filter(|r| of_system(r.name)).map(|r| r.shape);
            let mut questions = crate::plays::operations()
                .filter(|o| of_system(o.name) && name == format!("{}Question", type_of(o)))
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

/// Removes the constants of types (`GrogOcsFacts_CUT`), which belong to the core, and declares those of 64 bits as
/// such.
pub fn constants(text: &str, system: &str, prefix: &str) -> String {
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
pub fn said(text: &str, system: &str, prefix: &str) -> String {
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
pub fn codes(text: &str, prefix: &str) -> String {
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
            Kind::Word(v) | Kind::Locus(v) => {
                found.push(v);
                found.extend(v.codes.iter().copied().flatten());
            }
            Kind::Array(of, _) | Kind::List(of) => look(of, found),
            _ => {}
        }
    }
    let mut found = Vec::new();
    let records = grognard_core::RECORDS.iter().copied().flatten().map(|r| r.shape);
    let questions = crate::plays::operations().map(|o| o.question);
    records.chain(questions).flat_map(|shape| shape.fields).for_each(|f| look(&f.kind, &mut found));
    found.retain(|v| v.system() == system || v.system().is_empty());
    found
}

/// Adds to the type of a code which enumeration it holds, and whether 0 is one of its words.
pub fn named_codes(text: &str, system: &str, prefix: &str) -> String {
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
pub fn said_once(text: &str) -> String {
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
pub fn plain(text: &str) -> String {
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
pub fn lengths(text: &str, prefix: &str) -> String {
    let mut record: Option<&'static Shape> = None;
    let mut out = String::new();
    for line in text.lines() {
        if let Some(name) = line.strip_prefix("typedef struct ").and_then(|l| l.strip_suffix(" {")) {
            let name = name.strip_prefix(prefix).unwrap_or(name);
            // Systems have records of the same name.
            let here = |record: &Record| {
                let system = record.name.split_once('.').map_or("", |(system, _)| system);
                format!("Grog{}", super::names::camel(system)) == prefix || system.is_empty()
            };
            let records = grognard_core::RECORDS.iter().copied().flatten();
            record = records.filter(|r| here(r)).map(|r| r.shape).find(|shape| shape.name == name);
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
