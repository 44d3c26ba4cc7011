//! Orders by name over the C library: how the fields of a kind of order lie in the question of `play.order`.

use grognard_core::binding::game::{GameKind, Verb};
use grognard_core::reflect::{Field, Kind};

/// Returns the field of the question that holds a field of a kind of order.
pub fn held(game: &GameKind, name: &str) -> &'static Field {
    let found = game.given.shape.fields.iter().find(|field| field.name == name);
    found.unwrap_or_else(|| panic!("{} has no {name}", game.given.shape.name))
}

/// Returns the fields of a kind of order that are truth values, but 1 or 0 in the question.
pub fn flags_in_numbers(game: &GameKind, verb: &Verb) -> Vec<&'static str> {
    let is_flag = |field: &&Field| matches!(field.kind, Kind::Flag);
    let in_number = |field: &&Field| !matches!(held(game, field.name).kind, Kind::Flag);
    verb.described().filter(is_flag).filter(in_number).map(|field| field.name).collect()
}
