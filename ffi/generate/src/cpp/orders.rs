//! Generates the orders of games by their names: a structure of fields for each kind, and a method of the game.

use super::names::{comment, cpp, name, typed};
use crate::orders::held;
use grognard_core::binding::game::{GameKind, Verb};
use grognard_core::reflect::{Field, Kind};
use std::fmt::Write;

/// Names that every game uses itself have a low line behind them.
const TAKEN: &[&str] =
    &["choices", "history", "judge", "load", "look", "order", "pack", "redo", "save", "undo", "unpack"];

/// The structure of a kind of order.
fn structure(verb: &str) -> String {
    crate::c::camel(verb)
}

/// The method of a kind of order.
fn method(verb: &str) -> String {
    if TAKEN.contains(&verb) { format!("{verb}_") } else { name(verb) }
}

/// How a field of an order is given.
enum Given {
    /// One thing by its name.
    One,
    /// A list of such things.
    All,
    /// Pieces that may be said in words.
    Pieces,
    /// A truth value that is 1 or 0 in the question.
    Flag,
    /// As it is in the question.
    Plain,
}

fn given(game: &GameKind, verb: &Verb, field: &Field) -> Given {
    match &field.kind {
        _ if field.name == verb.in_words => Given::Pieces,
        Kind::Flag if !matches!(held(game, field.name).kind, Kind::Flag) => Given::Flag,
        Kind::List(_) if game.has_names(field) => Given::All,
        _ if game.has_names(field) => Given::One,
        _ => Given::Plain,
    }
}

fn verb(out: &mut String, system: &str, game: &GameKind, verb: &Verb) {
    let word = crate::c::camel(game.words.name);
    out.push('\n');
    comment(out, "", &[game.doc_of(verb).to_owned()]);
    let _ = writeln!(out, "struct {} {{", structure(verb.name));
    let mut fill = String::new();
    for (at, field) in verb.described().enumerate() {
        let (held, required) = (field.name, at < verb.required);
        let of = match given(game, verb, field) {
            Given::One => {
                let _ = writeln!(fill, "    into.one(into.question.{held}, \"{held}\", {held}, {required});");
                "::grognard::Name".to_owned()
            }
            Given::All => {
                let _ = writeln!(fill, "    into.all(into.question.{held}, \"{held}\", {held});");
                "::grognard::Names".to_owned()
            }
            Given::Pieces => {
                let _ = writeln!(fill, "    into.pieces({held});");
                "::grognard::Pieces".to_owned()
            }
            Given::Flag => {
                let _ = writeln!(fill, "    into.question.{held} = {held} ? 1 : 0;");
                cpp(&Kind::Flag)
            }
            Given::Plain => {
                let _ = writeln!(fill, "    into.question.{held} = {held};");
                typed(field)
            }
        };
        comment(out, "  ", &field.doc.lines().map(str::to_owned).collect::<Vec<_>>());
        let _ = writeln!(out, "  {of} {held}{{}};");
    }
    let _ = writeln!(
        out,
        "\n  using ByName = void;\n  static constexpr const char* name = \"{0}\";\n  template <class To>\n  void fill(To& into) const \
         {{\n    into.question.{1} = ::grognard::{system}::{word}::{2};\n{fill}  }}\n}};",
        verb.name,
        game.key,
        name(verb.name)
    );
}

/// Writes the orders of a game, and its methods.
pub fn write(out: &mut String, system: &str, game: &GameKind) {
    let _ =
        writeln!(out, "\n/// The orders of the system's game by their names.\nnamespace grognard::{system}::orders {{");
    game.verbs.iter().for_each(|one| verb(out, system, game, one));
    let _ = writeln!(
        out,
        "\n/// What a game does by the names of its orders.\ntemplate <class Game>\nclass Verbs {{\n public:"
    );
    for verb in game.verbs {
        let of = structure(verb.name);
        let usual = if verb.required == 0 { " = {}" } else { "" };
        comment(out, "  ", &[game.doc_of(verb).to_owned()]);
        let _ = writeln!(
            out,
            "  ::grognard::Result<play::OrderAnswer> {}(const {of}& fields{usual}, ::grognard::Trail* trail = nullptr) {{\n    \
             return static_cast<Game*>(this)->order(fields, trail);\n  }}",
            method(verb.name)
        );
    }
    let _ = writeln!(out, "}};\n\n}}  // namespace grognard::{system}::orders");
}
