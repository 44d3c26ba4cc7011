//! The types of a system's game: its orders by name, and what each method answers.

use super::rulings::{asking, plain};
use super::types::{comment, given_field, given_record, told_record};
use crate::c::camel;
use grognard_core::binding::Operation;
use grognard_core::binding::game::GameKind;
use grognard_core::reflect::Kind;
use std::fmt::Write;

fn game(system: &str) -> Option<&'static GameKind> {
    grognard_core::GAMES.iter().copied().find(|game| super::table::system_of(game.name) == system)
}

/// Writes the types of a game's orders, and of the game.
pub fn types(out: &mut String, system: &str, operations: &[&Operation]) {
    let Some(game) = game(system) else { return };
    for verb in game.verbs {
        comment(out, "", &format!("{}\nThe fields of the order `{}`.", game.doc_of(verb), verb.name));
        let _ = writeln!(out, "export interface {}Order {{", camel(verb.name));
        for (at, field) in verb.described().enumerate() {
            let more = match (game.has_names(field), &field.kind) {
                (true, Kind::List(of)) => match of {
                    Kind::Record(shape) => format!(" | string | (string | {})[]", given_record(shape, system)),
                    _ => " | string | (string | number)[]".to_owned(),
                },
                (true, _) => " | string".to_owned(),
                (false, _) if field.name == verb.in_words => " | string".to_owned(),
                _ => String::new(),
            };
            given_field(out, field, at < verb.required, &more, system);
        }
        out.push_str("}\n\n");
    }
    let all: Vec<String> = (game.verbs.iter())
        .map(|verb| format!("  | ({{ {}: \"{}\" }} & {}Order)", game.key, verb.name, camel(verb.name)))
        .collect();
    let _ = writeln!(out, "/** An order by its fields. */\nexport type Order =\n{};\n", all.join("\n"));
    let find = |verb: &str| operations.iter().find(|o| o.name.ends_with(&format!(".play.{verb}"))).copied();
    let ruling = |verb: &str| find(verb).map_or(String::new(), |o| plain(o, system));
    let chances = find("chances").map_or(String::new(), |o| asking(o, system));
    let choice = told_record(game.chosen.items.shape, system).replace("<X>", "");
    let order = ruling("order");
    let _ = writeln!(
        out,
        "/** What an order of the game answers. */\nexport type Ordered = Explained<{order}>;\n\n\
         interface Held extends GameOf<\n  Game, Order, {choice}, Ordered, {}, {}, {}, {chances}\n> {{}}\n",
        ruling("judge"),
        ruling("choices"),
        ruling("look"),
    );
    comment(out, "", game.doc);
    out.push_str("export interface Game extends Held {\n");
    for verb in game.verbs {
        comment(out, "  ", game.doc_of(verb));
        let give = if verb.required == 0 { "GiveAny" } else { "Give" };
        let _ = writeln!(out, "  {}: {give}<{}Order, Ordered>;", verb.name, camel(verb.name));
    }
    out.push_str("}\n\n");
}

/// Writes the member of a system that makes its games.
pub fn member(out: &mut String, system: &str) {
    let Some(game) = game(system) else { return };
    comment(out, "  ", game.doc);
    let begin = if game.setup.shape.fields.iter().any(|field| field.required) { "setup" } else { "setup?" };
    let _ = writeln!(out, "  Game: (new ({begin}: PlayNewQuestion) => Game) & GamesOf<Game>;");
}
