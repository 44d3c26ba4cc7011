//! Reads values of a language into records.

use super::hexes::counter;
use super::misread::{Help, Misread};
use super::source::{NoInt, NoUnits, Source};
use super::told::Wrong;
use super::value::{code, item, letters, no_measure, no_number, no_share, number, parts, put, rule, site, sum, wrong};
use crate::bounded::Bounded;
use crate::fault::FaultCode;
use crate::reflect::{
    Field, Grow, HEX, ITEMS, Item, Kind, Means, Number, PRINTED, Reflect, Shape, Share, Slot, Slots, Vocabulary, Whole,
    enter,
};
use alloc::format;
use alloc::vec::Vec;

/// Reads a mapping into a record or a question. A hex is also read from the pair of its coordinates, and a record that
/// people write as a text from that text ([`Written`](crate::reflect::Written)). Unknown fields, missing required
/// fields and values of the wrong type are faults with the path of the value.
pub fn read<S: Source>(record: &mut dyn Reflect, from: &S) -> Result<(), Misread> {
    read_fields(record, from, Needs::Required).or_else(|misread| otherwise(record, from).unwrap_or(Err(misread)))
}

/// Reads what is no mapping: a pair of coordinates, a text, a number; `None` where the record is none of these.
#[cold]
fn otherwise<S: Source>(record: &mut dyn Reflect, from: &S) -> Option<Result<(), Misread>> {
    match record.shape() {
        shape if shape.name == "Hex" => pair(record, from),
        shape if shape.sum && S::NUMBERS => sum(record, from),
        shape if !shape.written.is_empty() => written(record, from),
        _ => None,
    }
}

/// Reads a record that people write as a text; `None` if the value is no text.
fn written<S: Source>(record: &mut dyn Reflect, from: &S) -> Option<Result<(), Misread>> {
    let mut read = None;
    from.text(&mut |text| {
        read = record.read_text(text).map(|read| {
            read.map_err(|(code, part)| {
                let names = record.shape().fields.iter().map(|field| field.name);
                let help = if code == FaultCode::UnknownWord { Help::of_words(part, names) } else { Help::default() };
                let part = part.chars().take(80).collect();
                Misread { help: Help { value: Some(part), ..help }, ..Misread::new(code, "") }
            })
        });
    });
    read
}

/// Reads a number of a language that shows what counts cases as one into the place of a count of `most` at most.
fn fill_share<S: Source>(slot: Slot<'_>, value: &S, whole: u64, most: u64) -> Result<(), Misread> {
    let of = |why| no_share(why, value);
    let beyond = || {
        let mut misread = no_share(NoUnits::Range, value);
        misread.help.range = (most == whole).then_some((0, 1));
        misread
    };
    let count = || {
        let count = u64::try_from(value.share(whole).map_err(of)?).map_err(|_| beyond())?;
        if count > most { Err(beyond()) } else { Ok(count) }
    };
    match slot {
        Slot::Wide(place) => {
            *place = count()?;
            Ok(())
        }
        Slot::Int(place) => {
            let count = i64::try_from(count()?).map_err(|_| beyond())?;
            if place.put(count) { Ok(()) } else { Err(beyond()) }
        }
        Slot::Array(places) => each_place(value, places.count(), &mut |index, item| {
            if index < places.count() { fill_share(places.at(index), item, whole, most) } else { Err(beyond()) }
        }),
        slot => fill(slot, value),
    }
}

/// [`read`] for a record whose other fields are filled by other means: a required one may be missing.
pub fn read_some<S: Source>(record: &mut dyn Reflect, from: &S) -> Result<(), Misread> {
    read_fields(record, from, Needs::Nothing)
}

/// The fields that a mapping must have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Needs {
    /// None.
    Nothing,
    /// Those without a default.
    Required,
    /// Those without a default, and the hex of an item on a board.
    Hex,
}

fn read_fields<S: Source>(record: &mut dyn Reflect, from: &S, needs: Needs) -> Result<(), Misread> {
    let mut seen = Seen::default();
    let mut mapping = read_entries(record, from, &mut seen, false)?;
    // An amount whose unit depends on a word of the record is read after the word, and a share after its whole.
    if mapping && seen.left {
        mapping = read_entries(record, from, &mut seen, true)?;
    }
    if !mapping {
        return Err(wrong(FaultCode::WrongType, from));
    }
    let shape = record.shape();
    let mut absent = shape.awaited & !seen.fields;
    while let Some(index) = usize::try_from(absent.trailing_zeros()).ok()
        && let Some(field) = shape.fields.get(index)
    {
        // Without its lowest bit.
        absent &= absent.saturating_sub(1);
        let needed = match needs {
            Needs::Nothing => false,
            Needs::Required => field.required,
            Needs::Hex => field.required || field.name == HEX,
        };
        if needed {
            return Err(missing(field));
        }
        // An absent reference to a unit of a board, or to an item of the list that an operation names, is not its
        // first item.
        if let Means::Item(item @ Item { first: 0, .. }) = field.means
            && (item.is_unit() || item.list.is_empty())
            && let Slot::Item(place, _) = record.slot(index)
        {
            let none = place.bounds().high;
            place.put(none);
        }
    }
    finish::<S>(record)
}

/// Creates the fault of a field that is missing, with the words that it takes.
#[cold]
fn missing(field: &Field) -> Misread {
    let words = match field.kind {
        Kind::Word(vocabulary) => vocabulary.words.to_vec(),
        _ => Vec::new(),
    };
    Misread { help: Help { words, ..Help::default() }, ..Misread::new(FaultCode::MissingField, field.name) }
}

/// Sorts the lists of a record that has been read, and translates its references.
pub(super) fn finish<S: Source>(record: &mut dyn Reflect) -> Result<(), Misread> {
    record.settle(S::BASE);
    let named = record.names().and_then(|names| names.map_or(Ok(None), |names| names.checked().map(|()| Some(names))));
    match named {
        Ok(Some(names)) if record.shape().mentions_units => {
            enter(record, &names).map_err(|fault| Misread::of(fault, S::BASE))
        }
        Ok(_) => Ok(()),
        Err(fault) => Err(Misread::of(Wrong::of(fault, record, None), S::BASE)),
    }
}

/// What was found in a mapping.
#[derive(Default)]
struct Seen {
    /// The fields that were read: bit n for field n.
    fields: u128,
    /// Whether an amount was left whose unit depends on another field of the record.
    left: bool,
}

/// Whether the unit of a field is said by another one.
fn depends<S: Source>(field: &Field) -> bool {
    match field.means {
        Means::MeasureBy(_) => true,
        Means::Share(Whole::Field(_)) => S::NUMBERS,
        _ => false,
    }
}

/// Reads the entries of a mapping into a record: those whose unit depends on another field of the record, or all others.
fn read_entries<S: Source>(
    record: &mut dyn Reflect,
    from: &S,
    seen: &mut Seen,
    by_word: bool,
) -> Result<bool, Misread> {
    let shape = record.shape();
    from.entries(&mut |name, value| {
        let Some(index) = record.find(name) else { return beside(record, name, value, seen, by_word) };
        let field = shape.fields.get(index);
        if by_word != field.is_some_and(depends::<S>) {
            seen.left |= !by_word;
            return Ok(());
        }
        if value.absent() {
            // For a reference, none is a value of its own.
            if let (
                Some(Field { means: Means::Item(Item { first: 0, .. }), required: false, .. }),
                Slot::Item(place, _),
            ) = (field, record.slot(index))
            {
                let none = place.bounds().high;
                place.put(none);
            }
            return Ok(());
        }
        seen.fields |= 1u128.bounded_shl(u32::try_from(index).unwrap_or(0));
        if S::NUMBERS
            && let Some(Field { means: Means::Share(whole), .. }) = field
        {
            let whole = whole.of(record).unwrap_or(0);
            let most = if field.is_some_and(Field::is_mean) || whole == 1 { u64::MAX } else { whole };
            return fill_share(record.slot(index), value, whole, most).map_err(|m| m.within(name));
        }
        let done = match record.slot(index) {
            Slot::List(list) if field.is_some_and(|field| field.ordered) => standing(list, value),
            slot => fill_field(field, slot, value),
        };
        done.map_err(|m| m.within(name))
    })
}

/// Reads an entry that is no field: what a counter prints, after all fields.
#[cold]
fn beside<S: Source>(
    record: &mut dyn Reflect,
    name: &str,
    value: &S,
    seen: &mut Seen,
    last: bool,
) -> Result<(), Misread> {
    if name != PRINTED || record.shape().printed.is_empty() {
        return Err(unknown_field(record.shape(), name));
    }
    seen.left |= !last;
    if last && !value.absent() { counter(record, value) } else { Ok(()) }
}

/// Reads a list of what stands on a board, each with its hex.
fn standing<S: Source>(list: &mut dyn Grow, value: &S) -> Result<(), Misread> {
    each(value, &mut |_, item| {
        if item.parsed(&mut |parsed| list.take(parsed)) {
            return if item.has_no_hex() { Err(Misread::new(FaultCode::MissingField, HEX)) } else { Ok(()) };
        }
        match list.grow() {
            Slot::Record(place) => read_fields(place, item, Needs::Hex),
            slot => fill(slot, item),
        }
    })
}

/// Reads a hex given as a pair of its coordinates; `None` if it is no list of two.
fn pair<S: Source>(hex: &mut dyn Reflect, value: &S) -> Option<Result<(), Misread>> {
    let mut count = 0usize;
    let mut read = |at: usize, item: &S| {
        count = at.saturating_add(1);
        if count > 2 { Ok(()) } else { fill(hex.slot(at), item) }
    };
    let done = value.items(&mut numbered::<S>(&mut read));
    match done {
        Ok(list) => (list && count == 2).then_some(Ok(())),
        Err(misread) => Some(Err(misread)),
    }
}

#[cold]
pub(super) fn unknown_field(shape: &Shape, name: &str) -> Misread {
    let mut help = Help::of_words(name, shape.fields.iter().map(|field| field.name));
    let has = |of: &Shape| of.fields.iter().any(|field| field.name == name);
    if shape.fields.iter().any(|field| matches!(field.kind, Kind::View(board) if has(board))) {
        (help.nearest, help.needs) = (None, Some("it inside the board"));
    }
    Misread { help, ..Misread::new(FaultCode::UnknownField, name) }
}

/// Reads a host's value into one place.
pub fn read_into<S: Source>(slot: Slot<'_>, value: &S) -> Result<(), Misread> {
    fill(slot, value)
}

/// Reads a host's value into the place of a field.
pub(super) fn fill_field<S: Source>(field: Option<&Field>, slot: Slot<'_>, value: &S) -> Result<(), Misread> {
    let filled = match slot {
        Slot::Wide(place) if field.is_some_and(|field| field.means == Means::Share(Whole::CHANCE)) => {
            number(place, value.chance(), value)
        }
        slot => fill(slot, value),
    };
    filled.map_err(|misread| misread.expecting(field))
}

/// Reads a value into a place, as the place is.
pub(super) fn fill<S: Source>(slot: Slot<'_>, value: &S) -> Result<(), Misread> {
    match slot {
        Slot::Nothing => Err(wrong(FaultCode::UnknownField, value)),
        Slot::Int(place) => match value.int() {
            Ok(number) => put(place, number, value),
            Err(why) => Err(no_number(why, value, place.bounds())),
        },
        Slot::Rule(place) => put(place, rule(value)?, value),
        Slot::Measure(place, measure) => {
            let parts = parts(value, measure, place.bounds())?;
            if place.put(parts) { Ok(()) } else { Err(no_measure(NoUnits::Range, value, measure, place.bounds())) }
        }
        Slot::Measures(list, measure) => each(value, &mut |_, item| match list.grow() {
            Slot::Int(place) => fill(Slot::Measure(place, measure), item),
            other => fill(other, item),
        }),
        Slot::MeasureArray(places, measure) => fill_array(places, value, |slot| match slot {
            Slot::Int(place) => Slot::Measure(place, measure),
            other => other,
        }),
        Slot::Locus(place, vocabulary) => {
            *place = site(value, vocabulary)?;
            Ok(())
        }
        Slot::Item(place, of) => {
            let number = item(value, of, place.bounds())?;
            put(place, number, value)
        }
        Slot::Wide(place) => number(place, value.wide(), value),
        Slot::Text(place) => letters(place, value),
        Slot::Flag(place) => match value.flag() {
            Some(yes) => {
                *place = yes.into();
                Ok(())
            }
            None => Err(wrong(FaultCode::WrongType, value)),
        },
        Slot::Word(place, vocabulary) => {
            *place = code(value, vocabulary)?;
            Ok(())
        }
        Slot::Coded(place, vocabulary) => coded(place, vocabulary, value),
        Slot::Record(place) => {
            if value.parsed(&mut |parsed| place.copy_from(parsed)) {
                return Ok(());
            }
            read(place, value)
        }
        Slot::View(view) => lists(view, value),
        Slot::List(list) => each(value, &mut |_, item| grown(list, item)),
        Slot::Items(list, of) => each(value, &mut |_, item| match list.grow() {
            Slot::Int(place) => fill(Slot::Item(place, of), item),
            other => fill(other, item),
        }),
        Slot::Array(places) => fill_array(places, value, |slot| slot),
    }
}

/// Reads a number that is the code of a word: the word, or the code.
fn coded<S: Source>(place: &mut dyn Number, vocabulary: &'static Vocabulary, value: &S) -> Result<(), Misread> {
    match value.int() {
        Ok(number) => put(place, number, value),
        Err(NoInt::Range) => Err(no_number(NoInt::Range, value, place.bounds())),
        Err(NoInt::Type) => put(place, code(value, vocabulary)?.into(), value),
    }
}

/// Reads a structure of lists.
fn lists<S: Source>(view: &mut dyn Share, value: &S) -> Result<(), Misread> {
    if value.parsed(&mut |parsed| view.take(parsed)) {
        return Ok(());
    }
    let lists = view.fresh();
    match value.serving(lists.shape()) {
        Some(fields) => read(lists, &fields)?,
        None => read(lists, value)?,
    }
    view.settle(S::BASE);
    Ok(())
}

/// Reads an item of a list, which grows by it.
fn grown<S: Source>(list: &mut dyn Grow, item: &S) -> Result<(), Misread> {
    if item.parsed(&mut |parsed| list.take(parsed)) {
        return Ok(());
    }
    match list.grow() {
        // An item that is absent, as of an array.
        Slot::Word(_, vocabulary) if item.absent() && vocabulary.first > 0 => Ok(()),
        slot => fill(slot, item),
    }
}

/// Reads a fixed number of values.
fn fill_array<S: Source>(
    places: &mut dyn Slots,
    value: &S,
    slot: impl Fn(Slot<'_>) -> Slot<'_>,
) -> Result<(), Misread> {
    each_place(value, places.count(), &mut |index, item| {
        if index >= places.count() {
            let mut misread = wrong(FaultCode::OutOfRange, item);
            misread.help.range = i64::try_from(places.count()).ok().map(|most| (0, most));
            return Err(misread);
        }
        if item.absent() && places.may_be_absent() {
            return Ok(());
        }
        fill(slot(places.at(index)), item)
    })
}

/// Reads each item of a list, which has no more than can be numbered by 16 bits.
fn each<S: Source>(value: &S, read: &mut dyn FnMut(usize, &S) -> Result<(), Misread>) -> Result<(), Misread> {
    let mut count = 0usize;
    let most = usize::try_from(ITEMS.high).unwrap_or(usize::MAX);
    let mut counted = |index: usize, item: &S| {
        count = index.saturating_add(1);
        if count > most { Ok(()) } else { read(index, item) }
    };
    if !value.items(&mut numbered::<S>(&mut counted))? {
        return Err(wrong(FaultCode::WrongType, value));
    }
    if count > most {
        let help = Help {
            value: Some(format!("{count}")),
            range: Some((ITEMS.low, ITEMS.high)),
            limit: Some(ITEMS.limit),
            ..Help::default()
        };
        return Err(Misread { help, ..Misread::new(FaultCode::Overflow, "") });
    }
    Ok(())
}

/// The same of up to `count` values, some of which may be absent.
fn each_place<S: Source>(
    value: &S,
    count: usize,
    read: &mut dyn FnMut(usize, &S) -> Result<(), Misread>,
) -> Result<(), Misread> {
    let mut read = numbered::<S>(read);
    if value.places(count, &mut read)? { Ok(()) } else { Err(wrong(FaultCode::WrongType, value)) }
}

/// Counts the items that it reads, and puts their numbers into the paths of faults.
fn numbered<S: Source>(
    read: &mut dyn FnMut(usize, &S) -> Result<(), Misread>,
) -> impl FnMut(&S) -> Result<(), Misread> {
    let mut index = 0usize;
    move |item| {
        let place = index.saturating_add(usize::from(S::BASE));
        let done = read(index, item).map_err(|m| m.within(&format!("[{place}]")));
        index = index.saturating_add(1);
        done
    }
}
