//! Classes of orders by their names, and the methods of games that give them.

use super::names::{c_name, pascal, single, summary, word_type};
use crate::c::camel;
use crate::orders::held;
use grognard_core::binding::game::{GameKind, Verb};
use grognard_core::reflect::{Field, Kind};
use std::fmt::Write;

/// Returns the class of a kind of order.
fn name(system: &str, verb: &Verb) -> String {
    camel(system) + &camel(verb.name)
}

/// The type of a property, and what puts it into the question.
fn property(game: &GameKind, verb: &Verb, at: usize, field: &Field) -> (String, String) {
    let (id, quoted, required) = (pascal(field.name), format!("\"{}\"", field.name), at < verb.required);
    let list = |items: &str| format!("fields.List(out question.{id}, out question.{id}Len, {items});");
    let is_hex = matches!(&field.kind, Kind::Record(_) | Kind::List(Kind::Record(_)));
    if field.name == verb.in_words {
        let words =
            "fields.List(out question.Words, out question.WordsLen, System.Text.Encoding.UTF8.GetBytes(WORDS));";
        let words = words.replace("WORDS", &format!("{id} == null ? \"\" : {id}.Words"));
        return ("Pieces".to_owned(), format!("{} {words}", list(&format!("{id} == null ? null : {id}.Numbers"))));
    }
    if game.has_names(field) {
        if let Kind::List(of) = &field.kind {
            let one = if is_hex {
                "OrderFields.Hex".to_owned()
            } else {
                format!("found => checked(({})found[0])", single(of))
            };
            return ("Names".to_owned(), list(&format!("fields.All({quoted}, {id}, {one})")));
        }
        let found = format!("fields.One({quoted}, {id}, {})", if required { "true" } else { "false" });
        let one = if is_hex {
            format!("OrderFields.Hex({found})")
        } else {
            format!("checked(({}){found}[0])", single(&held(game, field.name).kind))
        };
        return ("Name".to_owned(), format!("question.{id} = {one};"));
    }
    match &field.kind {
        Kind::List(Kind::Locus(of)) => {
            let items = format!("{id} == null ? null : Array.ConvertAll({id}, space => (ushort)space)");
            (format!("{}[]", word_type(of)), list(&items))
        }
        Kind::List(of) => {
            let of = match &**of {
                Kind::Record(shape) => c_name(shape),
                other => single(other),
            };
            (format!("{of}[]"), list(&id))
        }
        Kind::Locus(of) => (word_type(of), format!("question.{id} = (ushort){id};")),
        Kind::Flag => ("bool".to_owned(), format!("question.{id} = (byte)({id} ? 1 : 0);")),
        Kind::Said { .. } => {
            // The type's largest value is 0, and 0 absent.
            let of = single(&field.kind);
            let said = format!("question.{id} = {id} == 0 ? {of}.MaxValue : checked(({of})({id} ?? 0));");
            ("int?".to_owned(), said)
        }
        other => (single(other), format!("question.{id} = {id};")),
    }
}

/// Writes the classes of a game's orders.
pub fn classes(out: &mut String, system: &str, game: &GameKind) {
    let question = format!("Grog{}PlayOrderQuestion", camel(system));
    for verb in game.verbs {
        let mut fill = format!(
            "                question.{} = {}.{};\n",
            pascal(game.key),
            word_type(game.words),
            pascal(verb.name)
        );
        let mut properties = String::new();
        for (at, field) in verb.described().enumerate() {
            let (of, put) = property(game, verb, at, field);
            summary(&mut properties, "        ", field.doc);
            let _ = writeln!(properties, "        public {of} {} {{ get; set; }}", pascal(field.name));
            let _ = writeln!(fill, "                {put}");
        }
        summary(out, "    ", game.doc_of(verb));
        let _ = writeln!(
            out,
            "    public sealed class {} : OrderByName<{question}>\n    {{\n{properties}\n        /// <summary>The kind of \
             order.</summary>\n        public override string Verb\n        {{\n            get {{ return \"{}\"; }}\n        }}\n\n        \
             internal override void Fill(ref {question} question, OrderFields fields)\n        {{\n            unchecked\n            \
             {{\n{fill}            }}\n        }}\n    }}\n",
            name(system, verb),
            verb.name
        );
    }
}

/// Writes the methods of the class of a game.
pub fn methods(out: &mut String, system: &str, game: &GameKind, [gives, effect]: [&str; 2]) {
    for verb in game.verbs {
        let class = name(system, verb);
        let usual = if verb.required == 0 { " = null" } else { "" };
        summary(out, "        ", game.doc_of(verb));
        let _ = writeln!(
            out,
            "        public GameRuling<{gives}, {effect}> {}({class} order{usual})\n        {{\n            \
             return Order(order ?? new {class}());\n        }}\n",
            camel(verb.name)
        );
    }
}
