//! Names and documentation in Java.

use std::fmt::Write;

/// Turns `combat_side` into `combatSide`.
pub fn lower(name: &str) -> String {
    let camel = crate::c::camel(name);
    let (first, rest) = camel.split_at(1);
    first.to_lowercase() + rest
}

/// Turns a word into the name of a constant: `AL1o1/Do1` into `AL1O1_DO1`, `2` into `N2`.
pub fn constant(word: &str) -> String {
    if word == "-" {
        return "NONE".to_owned();
    }
    let mut out = String::new();
    for c in word.chars() {
        match c {
            '*' => out.push_str("STAR_"),
            '[' => out.push_str("BRACKET_"),
            ']' => {}
            c if c.is_ascii_alphanumeric() => out.push(c.to_ascii_uppercase()),
            _ if out.ends_with('_') => {}
            _ => out.push('_'),
        }
    }
    let out = out.trim_matches('_');
    if out.starts_with(|c: char| c.is_ascii_digit()) { format!("N{out}") } else { out.to_owned() }
}

/// Returns documentation in the terms of Javadoc.
pub fn escaped(text: &str) -> String {
    let mut out = String::new();
    for (at, part) in text.split('`').enumerate() {
        let code = at % 2 == 1;
        if code {
            out.push_str("{@code ");
        }
        for c in part.chars() {
            match c {
                '&' if !code => out.push_str("&amp;"),
                '<' if !code => out.push_str("&lt;"),
                '>' if !code => out.push_str("&gt;"),
                '@' if !code => out.push_str("&#64;"),
                '\n' => out.push(' '),
                c => out.push(c),
            }
        }
        if code {
            out.push('}');
        }
    }
    // References to other declarations of the Rust source.
    out.replace("[{@code ", "{@code ").replace("}]", "}").replace("*/", "*&#47;")
}

/// Writes a comment: what it is, and further lines such as `@return`.
pub fn comment(out: &mut String, indent: &str, text: &str, tags: &[String]) {
    let _ = writeln!(out, "{indent}/**\n{indent} * {}", escaped(text));
    if !tags.is_empty() {
        let _ = writeln!(out, "{indent} *");
    }
    tags.iter().for_each(|tag| _ = writeln!(out, "{indent} * {tag}"));
    let _ = writeln!(out, "{indent} */");
}

/// Returns a text as a literal.
pub fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', " "))
}
