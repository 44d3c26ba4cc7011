//! Classes of orders by their names, and the methods of games that give them.

use super::names::{ROOT, head, record_class, value, word_class};
use super::text::{comment, lower, quoted};
use crate::c::camel;
use crate::orders::held;
use grognard_core::binding::game::{GameKind, Verb};
use grognard_core::reflect::{Field, Kind};
use std::fmt::Write;

/// Returns the class of a kind of order.
pub fn name(system: &str, verb: &Verb) -> String {
    format!("{ROOT}.{system}.orders.{}", camel(verb.name))
}

/// Returns the documentation of the package.
pub fn package(system: &str) -> String {
    let package = format!("{ROOT}.{system}.orders");
    format!("/**\n * The orders of the system's game by their names.\n */\n{}", head(&package))
}

/// The parameters that a setter may have.
fn parameters(game: &GameKind, verb: &Verb, field: &Field) -> Vec<String> {
    let record = |kind: &Kind| match kind {
        Kind::Record(shape) => record_class(shape),
        _ => "int".to_owned(),
    };
    let mut all = match &field.kind {
        Kind::List(Kind::Locus(of)) => vec![format!("{}...", word_class(of))],
        Kind::List(of @ Kind::Record(_)) => {
            vec![format!("java.util.List<{}>", record(of)), format!("{}...", record(of))]
        }
        Kind::List(_) => vec!["int...".to_owned()],
        Kind::Flag => vec!["boolean".to_owned()],
        Kind::Word(of) | Kind::Locus(of) => vec![word_class(of)],
        of => vec![record(of)],
    };
    if game.has_names(field) {
        all.push(if matches!(field.kind, Kind::List(_)) { "String..." } else { "String" }.to_owned());
    } else if field.name == verb.in_words {
        all.push("String".to_owned());
    }
    all
}

fn setter(out: &mut String, game: &GameKind, verb: &Verb, field: &'static Field) {
    let (id, class, is_list) = (lower(field.name), camel(verb.name), matches!(field.kind, Kind::List(_)));
    for of in parameters(game, verb, field) {
        let by_name = of.starts_with("String");
        let what = match (by_name, field.name == verb.in_words) {
            (true, true) => "it in words",
            (true, false) if is_list => "their names",
            (true, false) => "its name",
            _ => "the value",
        };
        out.push('\n');
        comment(out, "    ", field.doc, &[format!("@param {id} {what}"), "@return this".to_owned()]);
        let set = if by_name && field.name == verb.in_words {
            format!("put(\"words\", {ROOT}.HeldGame.bytes({id}))")
        } else if by_name {
            let hexes = matches!(field.kind, Kind::Record(_) | Kind::List(Kind::Record(_)));
            format!("name({}, {is_list}, {hexes}, {id})", quoted(field.name))
        } else if of == "boolean" && !matches!(held(game, field.name).kind, Kind::Flag) {
            format!("put({}, {id} ? 1 : 0)", quoted(field.name))
        } else if of == "int..." {
            format!("put({}, {id})", quoted(field.name))
        } else if of.ends_with("...") {
            format!("put({}, java.util.Arrays.asList({id}.clone()))", quoted(field.name))
        } else {
            format!("put({}, {id})", quoted(field.name))
        };
        let _ = writeln!(out, "    public {class} {id}({of} {id}) {{\n        {set};\n        return this;\n    }}");
    }
}

/// Writes the class of a kind of order.
pub fn class(system: &str, game: &GameKind, verb: &'static Verb) -> String {
    let mut out = head(&format!("{ROOT}.{system}.orders"));
    let class = camel(verb.name);
    let required: String = verb
        .fields
        .iter()
        .take(verb.required)
        .filter(|name| **name != verb.in_words)
        .map(|f| format!(", {}", quoted(f)))
        .collect();
    comment(&mut out, "", game.doc_of(verb), &[]);
    let _ = write!(
        out,
        "public final class {class} extends {ROOT}.OrderByName {{\n    /** Creates it without any field set. */\n    \
         public {class}() {{\n        super({}, {}{required});\n    }}\n",
        quoted(game.key),
        quoted(verb.name)
    );
    verb.described().for_each(|field| setter(&mut out, game, verb, field));
    out.push_str("}\n");
    out
}

/// Writes the methods of the class of a game.
pub fn methods(out: &mut String, system: &str, game: &GameKind, effect: &str) {
    for verb in game.verbs {
        let (class, id) = (name(system, verb), lower(verb.name));
        let ruling = format!("{ROOT}.Ruling<{}, {effect}>", value(game.ordered));
        let returns = "@return the ruling; if it is allowed, the order is done".to_owned();
        if verb.required == 0 {
            out.push('\n');
            comment(out, "    ", game.doc_of(verb), std::slice::from_ref(&returns));
            let _ = writeln!(out, "    public {ruling} {id}() {{\n        return order(new {class}());\n    }}");
        }
        if verb.fields.is_empty() {
            continue;
        }
        out.push('\n');
        comment(out, "    ", game.doc_of(verb), &["@param order its fields".to_owned(), returns]);
        let _ = writeln!(out, "    public {ruling} {id}({class} order) {{\n        return order(order);\n    }}");
    }
}
