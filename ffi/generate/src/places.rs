//! Places of fields in the structures of the C ABI, for languages that read and write them as bytes. Pointers have
//! eight bytes, but for the web four.

use super::c::{filling, layout};
use grognard_core::binding::{Operation, record_of};
use grognard_core::reflect::{Field, Kind, Shape, Slot};
use grognard_core::ruling::Cites;

/// Size and alignment of the set of cited rules, `GrogCites`.
pub const CITES: (usize, usize) = (size_of::<Cites>(), align_of::<Cites>());

/// The number of 32-bit words of that set, after which come the number of its first rule and a reserved one.
pub const CITES_WORDS: usize = (CITES.0 - 4) / 4;

/// Returns the offset of each field of a plain record, and the record's size and alignment.
pub fn of_record(shape: &'static Shape) -> (Vec<usize>, usize, usize) {
    let mut made = (record_of(shape).expect("a record is listed").make)();
    let (size, align) = (size_of_val(&*made), align_of_val(&*made));
    let base = std::ptr::from_ref(&*made).cast::<u8>().addr();
    let at = |index| match made.slot(index) {
        Slot::Int(n) | Slot::Rule(n) | Slot::Measure(n, _) | Slot::Coded(n, _) | Slot::Item(n, _) => {
            std::ptr::from_mut(n).cast::<u8>().addr()
        }
        Slot::Wide(n) => std::ptr::from_mut(n).addr(),
        Slot::Flag(n) => std::ptr::from_mut(n).addr(),
        Slot::Word(n, _) => std::ptr::from_mut(n).addr(),
        Slot::Locus(n, _) => std::ptr::from_mut(n).addr(),
        Slot::Record(inner) => std::ptr::from_mut(inner).cast::<u8>().addr(),
        Slot::Text(bytes) => bytes.as_ptr().addr(),
        Slot::Array(items) | Slot::MeasureArray(items, _) => std::ptr::from_mut(items).cast::<u8>().addr(),
        Slot::Nothing | Slot::Items(..) | Slot::Measures(..) | Slot::List(_) | Slot::View(_) => {
            unreachable!("no field of a plain record")
        }
    };
    ((0..shape.fields.len()).map(at).map(|at| at - base).collect(), size, align)
}

/// Returns the size and the alignment of a field of a structure that begins with its size.
fn room(kind: &Kind, pointer: usize) -> (usize, usize) {
    match kind {
        Kind::List(_) => (2 * pointer, pointer),
        Kind::View(_) => (pointer, pointer),
        kind => layout(kind),
    }
}

/// Returns the offset of each field of a structure that begins with its size, and the structure's size.
pub fn of_structure(fields: &[Field]) -> (Vec<usize>, usize) {
    of_structure_with(fields, 8)
}

/// The same for pointers of a number of bytes.
pub fn of_structure_with(fields: &[Field], pointer: usize) -> (Vec<usize>, usize) {
    let mut at = 4usize;
    let mut most = 4;
    let mut places = Vec::new();
    for field in fields {
        let (size, align) = room(&field.kind, pointer);
        at = at.next_multiple_of(align);
        most = most.max(align);
        places.push(at);
        at += size;
    }
    let end = super::c::end(fields, pointer) + filling(fields);
    (places, if pointer == 8 { end } else { end.next_multiple_of(most) })
}

/// Returns where a structure says that its lists are in order: behind its last field.
pub fn of_in_order(fields: &[Field], pointer: usize) -> usize {
    let (places, _) = of_structure_with(fields, pointer);
    let end = places.last().zip(fields.last()).map(|(at, field)| at + room(&field.kind, pointer).0);
    end.unwrap_or(4)
}

/// The places in an operation's answer.
pub struct Answer {
    /// The list of effects or rows: a pointer, a capacity and a length. 0 for none.
    pub list: usize,
    /// The scratch memory: a pointer, a capacity and the number of words needed. 0 for none.
    pub scratch: usize,
    /// The value. 0 for none.
    pub value: usize,
    /// The size of the answer.
    pub size: usize,
}

/// Returns the places in an operation's answer.
pub fn of_answer(o: &Operation) -> Answer {
    of_answer_with(o, 8)
}

/// The same for pointers of a number of bytes.
pub fn of_answer_with(o: &Operation, pointer: usize) -> Answer {
    let (mut at, mut align) = (8 + CITES.0, CITES.1);
    let mut three = |at: &mut usize| {
        align = align.max(pointer);
        let place = at.next_multiple_of(pointer);
        *at = place + 3 * pointer;
        place
    };
    let list = if o.effects.is_some() { three(&mut at) } else { 0 };
    let scratch = if o.scratch { three(&mut at) } else { 0 };
    let mut value = 0;
    if let Some(shape) = o.answer {
        let (size, own) = layout(&Kind::Record(shape));
        align = align.max(own);
        value = at.next_multiple_of(own);
        at = value + size;
    }
    Answer { list, scratch, value, size: at.next_multiple_of(align) }
}
