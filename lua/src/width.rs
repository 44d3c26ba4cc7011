//! The number of whole numbers as which a record is passed.

use grognard_core::reflect::{Field, Kind, Means, Shape};

/// A Lua function takes about 200 arguments. A record of more numbers than this is passed as a list.
pub const MOST: usize = 150;

/// Returns the number of whole numbers as which a record is passed.
pub fn width(shape: &Shape) -> usize {
    shape.fields.iter().map(width_of_field).sum()
}

/// Returns the number of whole numbers as which a field is passed: one more says whether an optional one is there.
pub fn width_of_field(field: &Field) -> usize {
    width_of(&field.kind) + usize::from(is_by_word(field)) + usize::from(field.optional)
}

/// Returns whether a field is a measure whose unit depends on a word: it is passed with its number of parts.
pub fn is_by_word(field: &Field) -> bool {
    matches!(field.means, Means::MeasureBy(_))
}

pub fn width_of(kind: &Kind) -> usize {
    match kind {
        Kind::Int { .. } | Kind::Said { .. } | Kind::Flag | Kind::Word(_) | Kind::Locus(_) => 1,
        // The two halves of the number.
        Kind::Wide => 2,
        Kind::Record(shape) => width(shape),
        Kind::Array(of, count) => width_of(of) * count,
        // An answer has no borrowed slices, and one with a text is passed as a value.
        Kind::List(_) | Kind::View(_) | Kind::Text(_) => 0,
    }
}
