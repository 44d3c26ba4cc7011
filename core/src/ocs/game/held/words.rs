//! Units, hexes and sides by their names in the fields of orders.

use crate::binding::game::{Named, Naming};
use crate::ocs::game::{Labels, NAMES};

/// What a text names in a field: one thing, or a list of them that is said in one text.
pub(super) fn named(labels: &Labels<'_>, field: &str, said: &str, inside: bool) -> Naming {
    let Some(at) = NAMES.iter().position(|name| *name == field) else { return Naming::Other };
    let many = matches!(at, 0..=8 | 13..=14);
    let one = |word: &str| {
        let [first, second] = labels.find(field.as_bytes(), word.as_bytes())?;
        Some(match at {
            13..=18 => Named::Pair(first.into(), second.into()),
            _ => Named::Number(first.into()),
        })
    };
    if inside || !many {
        return one(said).map_or(Naming::Unknown, Naming::One);
    }
    let words = said.split(|letter: char| letter.is_whitespace() || letter == '>').filter(|word| !word.is_empty());
    words.map(one).collect::<Option<_>>().map_or(Naming::Unknown, Naming::Many)
}
