//! How the fields of records and questions are laid out: their types in Rust, their sizes and places.

use super::names::bare;
use grognard_core::binding::record_of;
use grognard_core::reflect::{Field, Kind};

/// Returns a Rust type as the generated source names it.
pub(super) fn rust(kind: &Kind) -> String {
    match kind {
        Kind::Int { min, max } => {
            let bits = 64 - (max - min).leading_zeros();
            format!("{}{bits}", if *min < 0 { "i" } else { "u" })
        }
        Kind::Said { min, max } => format!("Said<{}>", rust(&Kind::Int { min: *min, max: max + 1 })),
        Kind::Wide => "u64".to_owned(),
        Kind::Flag => "Flag".to_owned(),
        Kind::Word(v) => format!("Code<{}>", v.name),
        Kind::Locus(v) => format!("Locus<{}>", v.name),
        Kind::Record(shape) => bare(shape).to_owned(),
        Kind::Text(n) => format!("[u8; {n}]"),
        Kind::Array(of, n) => format!("[{}; {n}]", rust(of)),
        Kind::List(_) => unreachable!("a list is two fields"),
        Kind::View(shape) => format!("*const {}", bare(shape)),
    }
}

/// Returns size and alignment.
pub(crate) fn layout(kind: &Kind) -> (usize, usize) {
    match kind {
        Kind::Int { min, max } => {
            let bytes = (64 - (max - min).leading_zeros() as usize) / 8;
            (bytes, bytes)
        }
        Kind::Said { min, max } => layout(&Kind::Int { min: *min, max: max + 1 }),
        Kind::Wide => (8, 8),
        Kind::Flag | Kind::Word(_) => (1, 1),
        Kind::Text(n) => (*n, 1),
        Kind::Locus(_) => (2, 2),
        Kind::Record(shape) => {
            let made = (record_of(shape).expect("a field's record is listed").make)();
            (size_of_val(&*made), align_of_val(&*made))
        }
        Kind::Array(of, n) => {
            let (size, align) = layout(of);
            (size * n, align)
        }
        Kind::List(_) | Kind::View(_) => unreachable!("a list is two fields, a view a pointer"),
    }
}

/// Returns where the fields of a question end, for pointers of a number of bytes.
pub(crate) fn end(fields: &[Field], pointer: usize) -> usize {
    // A view that is kept sorted has a field that says so.
    usize::from(fields.iter().any(|f| f.ordered)) + end_of_fields(fields, pointer)
}

fn end_of_fields(fields: &[Field], pointer: usize) -> usize {
    fields.iter().fold(4, |at, f| match &f.kind {
        Kind::List(_) => at.next_multiple_of(pointer) + 2 * pointer,
        Kind::View(_) => at.next_multiple_of(pointer) + pointer,
        kind => {
            let (size, align) = layout(kind);
            at.next_multiple_of(align) + size
        }
    })
}

/// Returns the number of bytes that fill a question up to a multiple of eight where pointers have eight bytes. No byte
/// at the end is left unnamed, so that a later field cannot take the place of a byte that an older caller never set.
pub(crate) fn filling(fields: &[Field]) -> usize {
    let end = end(fields, 8);
    end.next_multiple_of(8) - end
}
