//! The stubs of games that are held.

use super::names::{one_line, split};
use super::types::{Types, usual};
use grognard_core::binding::game::{GameKind, Told, Verb};
use grognard_core::reflect::Kind;
use std::fmt::Write;

/// Names that Python or every game uses itself and that orders might have.
const TAKEN: &[&str] = &[
    "assert", "break", "choices", "continue", "copy", "del", "for", "from", "history", "import", "in", "is", "judge",
    "load", "look", "order", "pack", "pass", "raise", "redo", "return", "text", "try", "undo", "with",
];

/// The name of a kind of order as a method.
pub fn method(name: &str) -> String {
    if TAKEN.contains(&name) { format!("{name}_") } else { name.to_owned() }
}

/// The type of an answer.
fn ruling(types: &Types<'_>, told: &Told) -> String {
    let value = told.value.map_or("None".to_owned(), |record| types.record(record.shape));
    format!("grognard.Ruling[{value}, {}]", types.record(told.items.shape))
}

/// A kind of order as a method.
fn order(out: &mut String, types: &Types<'_>, game: &GameKind, verb: &Verb) {
    let _ = writeln!(out, "    def {}(\n        self,", method(verb.name));
    for (at, field) in verb.described().enumerate() {
        let taken = match &field.kind {
            Kind::List(of) if game.has_names(field) => format!("Sequence[{} | str]", types.taken(of)),
            _ => types.taken_as(field),
        };
        let words = if field.name == verb.in_words || game.has_names(field) { " | str" } else { "" };
        let default = if at < verb.required {
            String::new()
        } else {
            format!(" | None = {}", usual(field).unwrap_or("None".to_owned()))
        };
        let _ = writeln!(out, "        {}: {taken}{words}{default},", field.name);
    }
    let _ = writeln!(out, "        *,\n        trail: bool = False,\n    ) -> {}:", ruling(types, &game.ordered));
    let _ = writeln!(out, "        \"\"\"{}\"\"\"", one_line(game.doc_of(verb)));
}

/// Writes a game's class.
pub fn stub(out: &mut String, types: &Types<'_>, game: &GameKind) {
    let name = split(game.name).1;
    let arguments = types.keywords(game.setup.shape.fields, true).replace("    ", "        ");
    let plans = types.keywords(game.chances.shape.fields, true).replace("    ", "        ");
    let row = types.record(game.chosen.items.shape);
    let _ = write!(out, "class {name}(grognard._native.HeldGame):\n    \"\"\"{}\"\"\"\n\n", one_line(game.doc));
    let _ = write!(
        out,
        "    def __new__(\n        cls,\n        options: Self | Mapping[str, object] | None = None,\n        /,\n        *,\n{arguments}    ) -> Self: ...\n"
    );
    let asked = [
        ("order", &game.ordered, "Judge an order, and do it if it is allowed."),
        ("judge", &game.judged, "Judge an order; nothing changes. The rows are the objections to it."),
    ];
    for (name, told, doc) in asked {
        let _ = write!(
            out,
            "    def {name}(\n        self,\n        order: str | {row} | tuple[grognard.Record, Sequence[SupportsIndex]] | Mapping[str, object] | None = None,\n        /,\n        *,\n        trail: bool = False,\n        **fields: object,\n    ) -> {}:\n        \"\"\"{doc}\"\"\"\n",
            ruling(types, told)
        );
    }
    let (of, doc) = if game.levels {
        (
            format!(", row: {row} | None = None, /"),
            "Return what may be done now, as rows. A row that is complete is an order; another leads to the next rows.",
        )
    } else {
        (", row: None = None, /".to_owned(), "Return everything that may be done now, as rows. Each row is an order.")
    };
    let _ = write!(out, "    def choices(self{of}) -> {}:\n        \"\"\"{doc}\"\"\"\n", ruling(types, &game.chosen));
    for view in game.views {
        let _ = write!(
            out,
            "    @property\n    def {}(self) -> {}:\n        \"\"\"{}\"\"\"\n",
            view.name,
            types.record(view.record.shape),
            view.doc
        );
    }
    let _ = write!(
        out,
        "    def look(self) -> {}:\n        \"\"\"Return what the game waits for, and all that stands on the board as rows.\"\"\"\n",
        ruling(types, &game.looked)
    );
    let _ = write!(
        out,
        "    def chances(\n        self,\n        plans: Mapping[str, object] | None = None,\n        /,\n        *,\n        trail: bool = False,\n{plans}        **more: Never,\n    ) -> {}:\n        \"\"\"Return the exact chances of what is open.\"\"\"\n",
        ruling(types, &game.forecast)
    );
    game.verbs.iter().for_each(|verb| order(out, types, game, verb));
    out.push('\n');
}
