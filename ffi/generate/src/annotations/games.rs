//! The annotations of games that are held.

use super::emitter::{Emitter, line, measured, named};
use super::texts::RETURNS;
use grognard_core::binding::game::{GameKind, Told};
use grognard_core::reflect::Kind;

/// The keywords of Lua that an order may be called.
const TAKEN: &[&str] = &[
    "and", "break", "do", "else", "end", "for", "goto", "if", "in", "not", "or", "repeat", "return", "then", "until",
    "while",
];

/// The type of a game's options.
const TRAIL: &str = "grognard.Trail";

/// A sentence within another.
fn lower(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

impl Emitter {
    /// The class of an answer.
    fn answer(&mut self, class: &str, told: &Told, decides: bool) {
        self.put(format_args!("\n---@class {class}"));
        if decides {
            self.put(format_args!("---@field verdict \"allowed\"|\"forbidden\" The verdict."));
        }
        if let Some(record) = told.value {
            self.put(format_args!("---@field value {} The value.", named(record.shape, ".Table")));
        }
        self.put(format_args!("---@field cites string[] The rules that decided it."));
        let list = if told.are_effects { "effects" } else { "rows" };
        self.put(format_args!("---@field {list} {}[] The {list}.", named(told.items.shape, ".Table")));
        let unasked = if decides { "; without a request those that say why it is forbidden" } else { "" };
        self.put(format_args!("---@field trail? grognard.Step.Cited[] The steps, if requested{unasked}."));
    }

    /// A method: its documentation, its arguments, what it returns.
    fn method(&mut self, class: &str, name: &str, doc: &str, parameters: &[(&str, String)], returns: &str) {
        self.put(format_args!("\n---{}", line(doc)));
        for (name, kind) in parameters {
            self.put(format_args!("---@param {name} {kind}"));
        }
        self.put(format_args!("---@return {returns}"));
        self.out().push_str(&RETURNS.replace("---@nodiscard\n", ""));
        let names: Vec<&str> = parameters.iter().map(|(name, _)| name.trim_end_matches('?')).collect();
        self.put(format_args!("function {class}:{name}({}) end", names.join(", ")));
    }

    /// Writes a game.
    pub fn game(&mut self, game: &'static GameKind) {
        let name = format!("grognard.{}", game.name);
        let fields = game.verbs.iter().flat_map(|verb| verb.described());
        fields
            .chain(game.setup.shape.fields)
            .chain(game.chances.shape.fields)
            .for_each(|f| self.vocabularies_of(&f.kind));
        self.answer(&format!("{name}.Look"), &game.looked, false);
        self.answer(&format!("{name}.Choices"), &game.chosen, false);
        self.answer(&format!("{name}.Judged"), &game.judged, true);
        self.answer(&format!("{name}.Ordered"), &game.ordered, true);
        self.answer(&format!("{name}.Chances"), &game.forecast, false);
        self.put(format_args!("\n---An order that was done, and its ruling.\n---@class {name}.Played"));
        self.put(format_args!("---@field order string|table The order, as it may be given again.\n---@field dice? integer[] The dice of a row."));
        self.put(format_args!("---@field cites string[] The rules that allowed it."));
        self.put(format_args!("---@field effects {}[] What it did.", named(game.ordered.items.shape, ".Table")));
        if let Some(value) = game.ordered.value {
            self.put(format_args!("---@field value {} The value of its ruling.", named(value.shape, ".Table")));
        }
        self.put(format_args!("---@field dice_thrown boolean Dice were thrown with it."));
        self.put(format_args!(
            "---@field line? string The order as a line, with the names of units and hexes. In the native module only."
        ));
        self.put(format_args!("\n---{}\n---@class {name}.Options", line(game.setup.shape.doc)));
        self.fields_in(game.setup.shape.fields);
        self.put(format_args!("\n---{}\n---@class {name}.Plans", line(game.chances.shape.doc)));
        self.fields_in(game.chances.shape.fields);
        self.put(format_args!("\n---{}\n---@class {name}: userdata\nlocal Game = {{}}", line(game.doc)));
        let order = format!(
            "string|{}|table A line, a row of the choices, or fields with the kind of order as `{}`.",
            named(game.chosen.items.shape, ".Table"),
            game.key
        );
        let asked = [
            ("order", order.clone()),
            ("dice_or_options?", format!("integer[]|{TRAIL} The dice of a row; of any other order its options.")),
            ("options?", format!("{TRAIL} Options of a row.")),
        ];
        self.method(
            "Game",
            "order",
            "Judges an order, and does it if it is allowed.",
            &asked,
            &format!("{name}.Ordered? ruling"),
        );
        self.method(
            "Game",
            "judge",
            "Judges an order; nothing changes. The rows are the objections to it.",
            &asked,
            &format!("{name}.Judged? ruling"),
        );
        self.method(
            "Game",
            "line",
            "Returns an order of this position as the line that `order` reads. In the native module only.",
            &[asked[0].clone(), ("dice?", "integer[] The dice of a row.".to_owned())],
            "string? line",
        );
        let row = [("row?", format!("{} A row that is no order yet.", named(game.chosen.items.shape, ".Table")))];
        let (of, doc): (&[_], _) = if game.levels {
            (
                &row,
                "Returns what may be done now, as rows. A row that is complete is an order; another leads to the next rows.",
            )
        } else {
            (&[], "Returns everything that may be done now, as rows. Each row is an order.")
        };
        self.method("Game", "choices", doc, of, &format!("{name}.Choices? answer"));
        for view in game.views {
            let record = named(view.record.shape, "");
            self.method(
                "Game",
                view.name,
                &format!("Returns {}", lower(view.doc)),
                &[],
                &format!("{record}? {}", view.name),
            );
        }
        self.method(
            "Game",
            "look",
            "Returns what the game waits for, and all that stands on the board as rows.",
            &[],
            &format!("{name}.Look? answer"),
        );
        let plans = [("plans?", format!("{name}.Plans")), ("options?", TRAIL.to_owned())];
        self.method(
            "Game",
            "chances",
            "Returns the exact chances of what is open.",
            &plans,
            &format!("{name}.Chances? answer"),
        );
        let referee = [("referee?", "boolean Takes back an order with which dice were thrown too.".to_owned())];
        self.method(
            "Game",
            "undo",
            "Takes back the last order and returns it.",
            &referee,
            &format!("{name}.Played? played"),
        );
        self.method(
            "Game",
            "redo",
            "Does the order again that was taken back last, and returns it.",
            &[],
            &format!("{name}.Played? played"),
        );
        self.method(
            "Game",
            "history",
            "Returns the orders that were done, with their rulings.",
            &[],
            &format!("{name}.Played[]? history"),
        );
        self.method(
            "Game",
            "dice_thrown",
            "Returns whether dice were thrown with the last order.",
            &[],
            "boolean? thrown",
        );
        self.method(
            "Game",
            "dice_needed",
            "Returns the number of dice for which the game waits.",
            &[],
            "integer? count",
        );
        self.method("Game", "text", "Returns the position as text.", &[], "string? text");
        self.method("Game", "pack", "Returns the position as bytes.", &[], "string? bytes");
        self.method("Game", "copy", "Returns a copy with its history.", &[], &format!("{name}? game"));
        for verb in game.verbs {
            let mut parameters = Vec::new();
            for (at, field) in verb.described().enumerate() {
                let optional = if at < verb.required { "" } else { "?" };
                let words = if field.name == verb.in_words || game.has_names(field) { "|string" } else { "" };
                let kind = match &field.kind {
                    Kind::List(of) if game.has_names(field) => format!("({}|string)[]", self.type_in(of)),
                    _ => measured(field).unwrap_or_else(|| self.type_in(&field.kind)),
                };
                parameters.push((format!("{}{optional}", field.name), format!("{kind}{words} {}", line(field.doc))));
            }
            let parameters: Vec<(&str, String)> =
                parameters.iter().map(|(name, kind)| (name.as_str(), kind.clone())).collect();
            let method = if TAKEN.contains(&verb.name) { format!("{}_", verb.name) } else { verb.name.to_owned() };
            self.method("Game", &method, game.doc_of(verb), &parameters, &format!("{name}.Ordered? ruling"));
        }
        self.put(format_args!("\n---Begins a game, or takes up a saved one: its text, or the bytes of `pack`."));
        self.put(format_args!("---@param options? {name}.Options|string\n---@return {name}? game"));
        self.out().push_str(RETURNS);
        self.put(format_args!("function {name}(options) end"));
    }
}
