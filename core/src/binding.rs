//! What the bindings of other languages share, so that each converts values and nothing else: one way to read a host's
//! values into a question, with the same faults everywhere; one form for an answer; the list of all operations.

use crate::dist::Percentile;
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::odds::Odds;
use crate::reflect::{
    Described, Field, Item, Kept, Kind, MOST_PLACES, Means, Names, Reflect, Settle, Shape, Slot, Value, Vocabulary,
    as_number,
};
use crate::rule::Rule;
use crate::ruling::{ALL, About, Cites, Ruling, Sink, Step, Trail, Verdict};
use crate::scratch::Scratch;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::any::Any;
use core::fmt;

/// What is wrong with a host's values: a code and the place in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Misread {
    /// What is wrong.
    pub code: FaultCode,
    /// Where: `attackers[2].combat_side.strength` for example.
    pub path: String,
    /// What helps to mend it.
    pub help: Help,
}

/// What helps to mend a fault.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Help {
    /// The value that was handed in, as its language writes it.
    pub value: Option<String>,
    /// The lowest and the highest number allowed.
    pub range: Option<(i64, i64)>,
    /// The words allowed, or the names of the fields there are.
    pub words: Vec<&'static str>,
    /// The word or name that was most likely meant.
    pub nearest: Option<&'static str>,
}

impl Help {
    /// A word that is not among these.
    fn of_words(word: &str, words: impl Iterator<Item = &'static str>) -> Help {
        let words: Vec<&str> = words.collect();
        Help { nearest: nearest(word, &words), words, ..Help::default() }
    }
}

/// The word most like one that was misspelt, if there is one that is like it.
pub fn nearest(word: &str, words: &[&'static str]) -> Option<&'static str> {
    let given: Vec<char> = word.chars().take(64).flat_map(char::to_lowercase).collect();
    let most = given.len().div_ceil(3).min(3);
    let known = words.iter().map(|known| (distance(&given, known), *known));
    known.filter(|(distance, _)| *distance <= most).min_by_key(|(distance, _)| *distance).map(|(_, known)| known)
}

/// How many letters must be put in, taken out or changed to make one word of the other; neighbours that change places
/// count once.
fn distance(given: &[char], known: &str) -> usize {
    let known: Vec<char> = known.chars().collect();
    let mut rows: [Vec<usize>; 3] = [Vec::new(), Vec::new(), (0..=known.len()).collect()];
    for (i, a) in given.iter().enumerate() {
        rows.rotate_left(1);
        let [before, above, row] = &mut rows;
        row.clear();
        row.push(i.saturating_add(1));
        for (j, b) in known.iter().enumerate() {
            let at = |row: &[usize], j: usize| row.get(j).copied().unwrap_or(usize::MAX);
            let changed = at(above, j).saturating_add(usize::from(a != b));
            let moved = at(above, j.saturating_add(1)).min(at(row, j)).saturating_add(1);
            let letter = |word: &[char], at: usize| at.checked_sub(1).and_then(|at| word.get(at)).copied();
            let crossed = letter(given, i) == Some(*b) && letter(&known, j) == Some(*a);
            let swapped = if crossed { at(before, j.saturating_sub(1)).saturating_add(1) } else { usize::MAX };
            row.push(changed.min(moved).min(swapped));
        }
    }
    let [.., last] = &rows;
    last.last().copied().unwrap_or(usize::MAX)
}

impl Misread {
    /// A fault at a place.
    #[cold]
    pub fn new(code: FaultCode, path: &str) -> Self {
        Misread { code, path: path.to_string(), help: Help::default() }
    }
    /// A fault that the core found, its places counted from `base`.
    #[cold]
    pub fn of(fault: Fault, base: u8) -> Self {
        let help = Help { range: fault.range(), ..Help::default() };
        Misread { code: fault.code(), path: fault.path_from(base).to_string(), help }
    }
    #[cold]
    fn within(mut self, outer: &str) -> Self {
        let dot = if self.path.is_empty() || self.path.starts_with('[') { "" } else { "." };
        self.path = format!("{outer}{dot}{}", self.path);
        self
    }
}

impl From<Fault> for Misread {
    fn from(fault: Fault) -> Self {
        Misread::of(fault, 0)
    }
}

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let meaning = self.code.meaning().trim_end_matches('.');
        let (first, rest) = meaning.split_at_checked(1).unwrap_or((meaning, ""));
        if !self.path.is_empty() {
            write!(f, "{}: ", self.path)?;
        }
        write!(f, "{}{rest} ({})", first.to_ascii_lowercase(), self.code.word())?;
        let Help { value, range, words, nearest } = &self.help;
        if let Some(value) = value {
            write!(f, ": {value}")?;
        }
        if let Some((low, high)) = range {
            write!(f, "; {low} to {high}")?;
        }
        match nearest {
            Some(nearest) => write!(f, "; {nearest}?"),
            None if words.is_empty() || words.len() > 40 => Ok(()),
            None => write!(f, "; one of {}", words.join(", ")),
        }
    }
}

impl core::error::Error for Misread {}

/// Why a host's value is no number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoInt {
    /// It is something else.
    Type,
    /// It is a whole number beyond 64 bits.
    Range,
}

/// A value of a host's language.
pub trait Source: Sized {
    /// The place of a list's first item, as the language counts.
    const BASE: u8 = 0;
    /// The value as the language writes it, for a fault; nothing where that would be long.
    fn shown(&self) -> Option<String> {
        None
    }
    /// Whether this is the language's word for no value, which in a field is the same as leaving the field out.
    fn absent(&self) -> bool {
        false
    }
    /// Shows each entry of a mapping; false if this is none.
    fn entries(&self, each: &mut dyn FnMut(&str, &Self) -> Result<(), Misread>) -> Result<bool, Misread>;
    /// Shows each item of a list; false if this is none.
    fn items(&self, each: &mut dyn FnMut(&Self) -> Result<(), Misread>) -> Result<bool, Misread>;
    /// A whole number. A truth value is none.
    fn int(&self) -> Result<i64, NoInt>;
    /// A whole number of 64 bits without sign.
    fn wide(&self) -> Result<u64, NoInt> {
        self.int().and_then(|n| u64::try_from(n).map_err(|_| NoInt::Range))
    }
    /// A truth value.
    fn flag(&self) -> Option<bool>;
    /// Shows a text; false if this is none.
    fn text(&self, show: &mut dyn FnMut(&str)) -> bool;
    /// Shows a record that was parsed before; what `show` says, or false if this is none.
    fn parsed(&self, show: &mut dyn FnMut(&dyn Any) -> bool) -> bool;
}

/// Reads a host's mapping into a record or a question. Unknown fields, missing required ones and values of another
/// type are faults that name the place.
pub fn read<S: Source>(record: &mut dyn Reflect, from: &S) -> Result<(), Misread> {
    let mut seen = 0u128;
    let mapping = from.entries(&mut |name, value| {
        let index = record.find(name).ok_or_else(|| unknown_field(record.shape(), name))?;
        if value.absent() {
            // Of an item, none is a value of its own.
            if let (
                Some(Field { means: Means::Item(Item { first: 0, .. }), required: false, .. }),
                Slot::Item(place, _),
            ) = (record.shape().fields.get(index), record.slot(index))
            {
                let (_, none) = place.bounds();
                place.put(none);
            }
            return Ok(());
        }
        seen |= 1u128.wrapping_shl(u32::try_from(index).unwrap_or(0));
        fill(record.slot(index), value).map_err(|m| m.within(name))
    })?;
    if !mapping {
        return Err(wrong(FaultCode::WrongType, from));
    }
    for (index, field) in (0u32..).zip(record.shape().fields) {
        if (seen >> index) & 1 == 0 {
            if field.required {
                return Err(Misread::new(FaultCode::MissingField, field.name));
            }
            // The first unit of a board is not the one that nobody named.
            if let Means::Item(item @ Item { first: 0, .. }) = field.means
                && item.is_unit()
                && let Slot::Item(place, _) = record.slot(usize::try_from(index).unwrap_or(usize::MAX))
            {
                let (_, none) = place.bounds();
                place.put(none);
            }
        }
    }
    record.settle(S::BASE);
    let of = |fault| Misread::of(fault, S::BASE);
    match record.names().map_err(of)? {
        Some(names) => {
            names.checked().map_err(of)?;
            if record.shape().mentions_units() { enter(record, &names).map_err(of) } else { Ok(()) }
        }
        None => Ok(()),
    }
}

#[cold]
fn unknown_field(shape: &Shape, name: &str) -> Misread {
    let help = Help::of_words(name, shape.fields.iter().map(|field| field.name));
    Misread { help, ..Misread::new(FaultCode::UnknownField, name) }
}

/// A fault of a value.
#[cold]
fn wrong<S: Source>(code: FaultCode, value: &S) -> Misread {
    Misread { help: Help { value: value.shown(), ..Help::default() }, ..Misread::new(code, "") }
}

/// A fault of a number.
#[cold]
fn no_number<S: Source>(why: NoInt, value: &S, range: (i64, i64)) -> Misread {
    match why {
        NoInt::Type => wrong(FaultCode::WrongType, value),
        NoInt::Range => {
            let mut misread = wrong(FaultCode::OutOfRange, value);
            misread.help.range = Some(range);
            misread
        }
    }
}

/// A fault of a word.
#[cold]
fn no_word<S: Source>(word: &str, value: &S, words: impl Iterator<Item = &'static str>) -> Misread {
    let help = Help { value: value.shown(), ..Help::of_words(word, words) };
    Misread { help, ..Misread::new(FaultCode::UnknownWord, "") }
}

/// The code of a word.
fn code<S: Source>(value: &S, vocabulary: &'static Vocabulary) -> Result<u8, Misread> {
    let mut code = None;
    let text = value.text(&mut |word| {
        code = Some(vocabulary.code(word).ok_or_else(|| no_word(word, value, vocabulary.words.iter().copied())));
    });
    match code {
        Some(code) if text => code,
        _ => Err(wrong(FaultCode::WrongType, value)),
    }
}

/// The number of a place, which a host names by its name or by that number.
fn site<S: Source>(value: &S, vocabulary: &'static Vocabulary) -> Result<u16, Misread> {
    let range = (1, i64::from(MOST_PLACES));
    let mut found = None;
    if value.text(&mut |_| found = Some(code(value, vocabulary))) {
        return found.unwrap_or_else(|| Err(wrong(FaultCode::UnknownWord, value))).map(u16::from);
    }
    let number = value.int().map_err(|why| no_number(why, value, range))?;
    match u16::try_from(number) {
        Ok(number) if number <= MOST_PLACES => Ok(as_number(number)),
        _ => Err(no_number(NoInt::Range, value, range)),
    }
}

/// The number of a rule, which a host names by its id or by that number.
fn rule<S: Source>(value: &S) -> Result<i64, Misread> {
    let mut found = None;
    if value.text(&mut |id| found = Some(Rule::of(id).ok_or_else(|| no_word(id, value, core::iter::empty())))) {
        return found.unwrap_or_else(|| Err(wrong(FaultCode::UnknownWord, value))).map(|rule| i64::from(rule.0));
    }
    value.int().map_err(|why| no_number(why, value, (0, i64::from(u16::MAX))))
}

/// The number of an item: for a unit what the host calls it, which [`enter`] makes a place; for others the place.
fn item<S: Source>(value: &S, item: Item, (low, high): (i64, i64)) -> Result<i64, Misread> {
    let base = if item.is_unit() { 0 } else { i64::from(S::BASE) };
    let first = i64::from(item.first);
    // The largest value of the type stands for none, or is out of reach.
    let range = (low.saturating_add(base), high.saturating_sub(1).saturating_add(base));
    let number = value.int().map_err(|why| no_number(why, value, range))?;
    if number < range.0 || number > range.1 {
        return Err(no_number(NoInt::Range, value, range));
    }
    Ok(number.saturating_sub(base).saturating_add(first))
}

fn put<S: Source>(place: &mut dyn crate::reflect::Number, number: i64, value: &S) -> Result<(), Misread> {
    if place.put(number) { Ok(()) } else { Err(no_number(NoInt::Range, value, place.bounds())) }
}

fn fill<S: Source>(slot: Slot<'_>, value: &S) -> Result<(), Misread> {
    match slot {
        Slot::Nothing => Err(wrong(FaultCode::UnknownField, value)),
        Slot::Int(place) => match value.int() {
            Ok(number) => put(place, number, value),
            Err(why) => Err(no_number(why, value, place.bounds())),
        },
        Slot::Rule(place) => put(place, rule(value)?, value),
        Slot::Locus(place, vocabulary) => {
            *place = site(value, vocabulary)?;
            Ok(())
        }
        Slot::Item(place, of) => {
            let number = item(value, of, place.bounds())?;
            put(place, number, value)
        }
        Slot::Wide(place) => match value.wide() {
            Ok(n) => {
                *place = n;
                Ok(())
            }
            Err(NoInt::Range) => Err(wrong(FaultCode::OutOfRange, value)),
            Err(NoInt::Type) => Err(wrong(FaultCode::WrongType, value)),
        },
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
        Slot::Record(place) => {
            if value.parsed(&mut |parsed| place.copy_from(parsed)) {
                return Ok(());
            }
            read(place, value)
        }
        Slot::View(view) => {
            if value.parsed(&mut |parsed| view.take(parsed)) {
                return Ok(());
            }
            read(view.fresh(), value)?;
            view.settle(S::BASE);
            Ok(())
        }
        Slot::List(list) => each(value, &mut |_, item| {
            if item.parsed(&mut |parsed| list.take(parsed)) {
                return Ok(());
            }
            fill(list.grow(), item)
        }),
        Slot::Items(list, of) => each(value, &mut |_, item| match list.grow() {
            Slot::Int(place) => fill(Slot::Item(place, of), item),
            other => fill(other, item),
        }),
        Slot::Array(places) => each(value, &mut |index, item| {
            if index >= places.count() {
                let mut misread = wrong(FaultCode::OutOfRange, item);
                misread.help.range = i64::try_from(places.count()).ok().map(|most| (0, most));
                return Err(misread);
            }
            if item.absent() && places.may_be_absent() {
                return Ok(());
            }
            fill(places.at(index), item)
        }),
    }
}

/// Reads each item of a list.
fn each<S: Source>(value: &S, read: &mut dyn FnMut(usize, &S) -> Result<(), Misread>) -> Result<(), Misread> {
    let mut index = 0usize;
    let listed = value.items(&mut |item| {
        let place = index.saturating_add(usize::from(S::BASE));
        let done = read(index, item).map_err(|m| m.within(&format!("[{place}]")));
        index = index.saturating_add(1);
        done
    })?;
    if listed { Ok(()) } else { Err(wrong(FaultCode::WrongType, value)) }
}

/// Makes places of what the caller calls the units of a board.
pub(crate) fn enter(record: &mut dyn Reflect, names: &Names) -> Result<(), Fault> {
    for (index, field) in record.shape().fields.iter().enumerate() {
        let unknown = Fault::new(FaultCode::OutOfRange, &field.name);
        match (field.means, &field.kind) {
            (Means::Item(item), Kind::Int { .. }) if item.is_unit() => {
                let Value::Item(number, item, most) = record.value(index) else { continue };
                let Some(name) = item.place(number, most) else { continue };
                let place = names.place(name).ok_or(unknown)?;
                if let Slot::Item(number, _) = record.slot(index)
                    && !number.put(place.saturating_add(i64::from(item.first)))
                {
                    return Err(unknown);
                }
            }
            (Means::Item(item), Kind::List(_)) if item.is_unit() => {
                let Slot::Items(list, _) = record.slot(index) else { continue };
                for at in 0..list.count() {
                    let unknown = Fault::item(FaultCode::OutOfRange, &field.name, at);
                    let name = match list.item(at) {
                        Value::Int(name) => name.saturating_sub(i64::from(item.first)),
                        _ => continue,
                    };
                    let place = names.place(name).ok_or(unknown)?;
                    if let Slot::Int(number) = list.at(at)
                        && !number.put(place.saturating_add(i64::from(item.first)))
                    {
                        return Err(unknown);
                    }
                }
            }
            (_, Kind::Record(shape)) if shape.mentions_units() => {
                if let Slot::Record(inner) = record.slot(index) {
                    enter(inner, names).map_err(|fault| fault.within(&field.name))?;
                }
            }
            (_, Kind::List(Kind::Record(shape))) if shape.mentions_units() => {
                let Slot::List(list) = record.slot(index) else { continue };
                for at in 0..list.count() {
                    if let Slot::Record(inner) = list.at(at) {
                        enter(inner, names).map_err(|fault| fault.in_list(&field.name, at))?;
                    }
                }
            }
            _ => {}
        }
    }
    Ok(())
}

/// Makes what the caller calls the units of a board of their places, in what an operation hands out.
pub fn leave(record: &mut dyn Reflect, names: &Names) {
    for (index, field) in record.shape().fields.iter().enumerate() {
        match (field.means, &field.kind) {
            (Means::Item(item), Kind::Int { .. }) if item.is_unit() => {
                let Value::Item(number, item, most) = record.value(index) else { continue };
                let Some(place) = item.place(number, most) else { continue };
                let name = names.name(place).saturating_add(i64::from(item.first));
                if let Slot::Item(number, _) = record.slot(index) {
                    number.put(name);
                }
            }
            (_, Kind::Record(shape)) if shape.mentions_units() => {
                if let Slot::Record(inner) = record.slot(index) {
                    leave(inner, names);
                }
            }
            _ => {}
        }
    }
}

/// Whether the units of which a question's answers speak are those of its board: where the question itself has none.
fn speaks_of_its_board(question: &Shape) -> bool {
    let board = question.fields.iter().find_map(|field| match field.kind {
        Kind::View(shape) => Some(shape),
        _ => None,
    });
    let record = |kind: &Kind| match kind {
        Kind::Record(shape) | Kind::List(Kind::Record(shape)) => Some(*shape),
        _ => None,
    };
    let units = board.and_then(|board| board.fields.iter().find(|f| f.name == "units")).and_then(|f| record(&f.kind));
    let own = |units| question.fields.iter().any(|f| record(&f.kind).is_some_and(|shape| core::ptr::eq(shape, units)));
    units.is_some_and(|units| !own(units))
}

/// [`leave`] for effects. One that speaks of a unit of the board by its place has the place in the caller's list.
pub fn leave_effects<E: Reflect>(effects: &mut [E], names: &Names, question: &Shape) {
    let by_place = speaks_of_its_board(question);
    for effect in effects {
        leave(effect, names);
        let Some(index) = effect.find("unit").filter(|_| by_place) else { continue };
        let place = match effect.value(index) {
            Value::Item(place, Item { list: "", .. }, _) => place,
            _ => continue,
        };
        if let (Ok(at), Slot::Item(number, _)) = (usize::try_from(place), effect.slot(index)) {
            number.put(i64::try_from(names.was("units", at)).unwrap_or(place));
        }
    }
}

/// [`leave`] for the steps of a trail.
pub fn leave_steps(steps: &mut [Step], names: &Names, question: &Shape) {
    if !speaks_of_its_board(question) {
        return;
    }
    for step in steps.iter_mut().filter(|step| step.about.get() == Some(About::Units) && step.index != ALL) {
        step.index = u16::try_from(names.name(i64::from(step.index))).unwrap_or(ALL);
    }
}

/// An answer as a binding hands it on.
pub struct Answer<'a> {
    /// Whether the rules allow what was asked; nothing where the operation decides no such thing.
    pub verdict: Option<bool>,
    /// What the operation says; nothing where it is forbidden, or says no more than its verdict.
    pub value: Option<&'a dyn Reflect>,
    /// The rules that decided.
    pub cites: Cites,
}

impl<'a> Answer<'a> {
    /// An answer that decides nothing.
    pub fn plain<T: Reflect>(ruling: &'a Ruling<T>) -> Self {
        Answer { verdict: None, value: Some(&ruling.value), cites: ruling.cites }
    }
    /// A verdict with what follows from it.
    pub fn verdict<T: Reflect>(ruling: &'a Ruling<Verdict<T>>) -> Self {
        let value = match &ruling.value {
            Verdict::Allowed(value) => Some(value as &dyn Reflect),
            Verdict::Forbidden => None,
        };
        Answer { verdict: Some(value.is_some()), value, cites: ruling.cites }
    }
    /// A verdict alone.
    pub fn bare(ruling: &'a Ruling<Verdict>) -> Self {
        Answer { verdict: Some(ruling.value.is_allowed()), value: None, cites: ruling.cites }
    }
}

/// A list that grows until everything fits.
#[derive(Debug, Default)]
pub struct Room<T> {
    items: Vec<T>,
    used: usize,
    wanted: bool,
}

impl<T: Copy + Default> Room<T> {
    /// Nothing is collected.
    pub fn none() -> Self {
        Room { items: Vec::new(), used: 0, wanted: false }
    }
    /// Everything is collected.
    pub fn some() -> Self {
        Room { items: Vec::new(), used: 0, wanted: true }
    }
    /// What was collected.
    pub fn items(&self) -> &[T] {
        self.items.get(..self.used).unwrap_or(&self.items)
    }
    /// What was collected, to be changed.
    pub fn items_mut(&mut self) -> &mut [T] {
        let used = self.used.min(self.items.len());
        self.items.get_mut(..used).unwrap_or_default()
    }
    fn lend(&mut self) -> Sink<'_, T> {
        if self.wanted && self.items.is_empty() {
            self.items.resize(32, T::default());
        }
        Sink::new(&mut self.items)
    }
    /// Notes what was needed; true if it did not fit and more room was made.
    fn too_small(&mut self, needed: usize) -> bool {
        self.used = needed.min(self.items.len());
        if self.wanted && needed > self.items.len() {
            self.items.resize(needed, T::default());
            return true;
        }
        false
    }
}

/// What an operation hands out beside its answer, and what it works in.
#[derive(Debug)]
pub struct Extras<E> {
    /// The steps that led to the answer.
    pub trail: Room<Step>,
    /// The effects, each for the host to apply, or the rows of the answer.
    pub effects: Room<E>,
    /// Memory to work in.
    pub scratch: Vec<u64>,
}

/// Runs an operation, again if the lent room was too small.
pub fn run<E: Copy + Default, T>(
    extras: &mut Extras<E>,
    mut ask: impl FnMut(&mut Sink<'_, E>, &mut Scratch<'_>, &mut Trail<'_>) -> Result<T, Fault>,
) -> Result<T, Fault> {
    loop {
        let mut effects = extras.effects.lend();
        let mut trail = extras.trail.lend();
        let mut scratch = Scratch::new(&mut extras.scratch);
        let answer = match ask(&mut effects, &mut scratch, &mut trail) {
            Ok(answer) => answer,
            Err(fault) => {
                let needed = scratch.needed();
                if fault.is(FaultCode::BufferTooSmall) && needed > extras.scratch.len() {
                    // More than there is memory for is the asker's fault, not this program's end.
                    let missing = needed.saturating_sub(extras.scratch.len());
                    extras.scratch.try_reserve_exact(missing).map_err(|_| fault)?;
                    extras.scratch.resize(needed, 0);
                    continue;
                }
                return Err(fault);
            }
        };
        let (effects, trail) = (effects.needed(), trail.needed());
        let again = (extras.effects.too_small(effects), extras.trail.too_small(trail));
        if again == (false, false) {
            return Ok(answer);
        }
    }
}

/// Reads a question into the record it is handed; false if it could not, the reason being kept by the caller.
pub type Fill<'a> = &'a mut dyn FnMut(&mut dyn Reflect) -> bool;
/// Takes an answer: with it the effects and the trail.
pub type Take<'a> = &'a mut dyn FnMut(&Answer<'_>, &[&dyn Reflect], &[Step]);

/// One operation, described and ready to be asked.
#[derive(Clone, Copy)]
pub struct Operation {
    /// Its name: `ocs.combat.assess` for example.
    pub name: &'static str,
    /// What it answers, in a sentence.
    pub doc: &'static str,
    /// What it asks.
    pub question: &'static Shape,
    /// What it says, if more than a verdict.
    pub answer: Option<&'static Shape>,
    /// Whether it decides if something is allowed.
    pub decides: bool,
    /// What its effects are, or the rows of its answer, if it has any.
    pub effects: Option<&'static Shape>,
    /// What the list of them is called: `effects` for the host to apply, or `rows` of the answer.
    pub list: &'static str,
    /// Whether it works in memory that the asker lends.
    pub scratch: bool,
    /// Asks it; with a trail if wanted.
    pub ask: fn(Fill<'_>, bool, Take<'_>) -> Result<(), Fault>,
}

impl fmt::Debug for Operation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// A record that a host may hand over or be handed.
#[derive(Clone, Copy)]
pub struct Record {
    /// Its name: `ocs.Unit` for example.
    pub name: &'static str,
    /// Its shape.
    pub shape: &'static Shape,
    /// An empty one.
    pub make: fn() -> Box<dyn Reflect + Send + Sync>,
    /// A copy of one.
    pub copy: fn(&dyn Reflect) -> Box<dyn Reflect + Send + Sync>,
}

impl fmt::Debug for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// Describes a record.
pub const fn record<R: Reflect + Described + Copy + Default + Send + Sync>(name: &'static str) -> Record {
    fn make<R: Reflect + Default + Send + Sync>() -> Box<dyn Reflect + Send + Sync> {
        Box::new(R::default())
    }
    fn copy<R: Reflect + Copy + Default + Send + Sync>(of: &dyn Reflect) -> Box<dyn Reflect + Send + Sync> {
        Box::new(of.as_any().downcast_ref::<R>().copied().unwrap_or_default())
    }
    Record { name, shape: R::SHAPE, make: make::<R>, copy: copy::<R> }
}

/// Describes lists that belong together, and are kept from question to question.
pub const fn view<R: Reflect + Described + Settle + Clone + Default + Send + Sync>(name: &'static str) -> Record {
    fn make<R: Reflect + Described + Settle + Clone + Default + Send + Sync>() -> Box<dyn Reflect + Send + Sync> {
        Box::new(Kept::<R>::default())
    }
    fn copy<R: Reflect + Described + Settle + Clone + Default + Send + Sync>(
        of: &dyn Reflect,
    ) -> Box<dyn Reflect + Send + Sync> {
        let mut kept = Kept::<R>::default();
        kept.copy_from(of.as_any());
        Box::new(kept)
    }
    Record { name, shape: R::SHAPE, make: make::<R>, copy: copy::<R> }
}

/// The records that belong to no system.
pub static RECORDS: &[Record] =
    &[record::<Hex>("Hex"), record::<Odds>("Odds"), record::<Percentile>("Percentile"), record::<Step>("Step")];

/// The operation of this name.
pub fn operation(name: &str) -> Option<&'static Operation> {
    crate::OPERATIONS.iter().copied().flatten().find(|o| o.name == name)
}

/// The description of a shape's record.
pub fn record_of(shape: &Shape) -> Option<&'static Record> {
    crate::RECORDS.iter().copied().flatten().find(|r| core::ptr::eq(r.shape, shape))
}

/// The fields of a shape that hold lists.
pub fn lists(shape: &Shape) -> impl Iterator<Item = &Field> {
    shape.fields.iter().filter(|f| matches!(f.kind, Kind::List(_)))
}

/// Makes the list of a system's operations. After the question stands what comes out:
///
/// * `plain`: a value; `verdict`: allowed with a value, or forbidden; `bare`: allowed or forbidden;
/// * `effects<E>`: a verdict, and effects for the host to apply;
/// * `rows<R>`, `verdict_rows<R>`, `bare_rows<R>`: as the first three, and a list;
/// * `+ scratch` after any of them: it works in memory that the asker lends.
macro_rules! operations {
    ($($name:literal $doc:literal $path:path, $held:ident, $how:ident $(<$effect:ty>)? $(+ $scratch:ident)? $(, $answer:ty)?;)+) => {
        /// The operations of this system.
        pub static OPERATIONS: &[$crate::binding::Operation] = &[$({
            type Held = $held<$crate::reflect::Owned>;
            fn ask(fill: $crate::binding::Fill<'_>, trail: bool, take: $crate::binding::Take<'_>) -> Result<(), $crate::fault::Fault> {
                let mut question = Held::default();
                if !fill(&mut question) {
                    return Ok(());
                }
                let mut extras = $crate::binding::Extras::<$crate::binding::operations!(@effect $($effect)?)> {
                    trail: if trail { $crate::binding::Room::some() } else { $crate::binding::Room::none() },
                    effects: $crate::binding::operations!(@room $($effect)?),
                    scratch: alloc::vec::Vec::new(),
                };
                let names = $crate::reflect::Reflect::names(&question)?;
                const PLACES: bool = <Held as $crate::reflect::Described>::SHAPE.has_places();
                // Places are shown as numbers where the caller has places of his own, or said one as a number and has no board.
                let mut numbers = names.as_ref().is_some_and(|names| names.has_own_places());
                if PLACES {
                    numbers |= $crate::reflect::unmark(&mut question, numbers)? && names.is_none();
                }
                let asked = $crate::binding::run(&mut extras, |_effects, _scratch, trail| {
                    $crate::binding::operations!(@call [$($effect)?] [$($scratch)?] $path, &question.lend(), _effects, _scratch, trail)
                });
                let mut ruling = match (&names, asked) {
                    (_, Ok(ruling)) => ruling,
                    (Some(names), Err(fault)) => return Err(names.fault(fault)),
                    (None, Err(fault)) => return Err(fault),
                };
                if numbers {
                    $crate::binding::operations!(@each $how, ruling, $crate::reflect::mark);
                    extras.effects.items_mut().iter_mut().for_each(|effect| $crate::reflect::mark(effect));
                }
                if let Some(names) = &names {
                    $crate::binding::operations!(@each $how, ruling, |value| $crate::binding::leave(value, names));
                    $crate::binding::leave_effects(extras.effects.items_mut(), names, <Held as $crate::reflect::Described>::SHAPE);
                    $crate::binding::leave_steps(extras.trail.items_mut(), names, <Held as $crate::reflect::Described>::SHAPE);
                }
                let ruling = ruling;
                let effects: alloc::vec::Vec<&dyn $crate::reflect::Reflect> =
                    extras.effects.items().iter().map(|e| e as &dyn $crate::reflect::Reflect).collect();
                take(&$crate::binding::operations!(@answer $how, &ruling), &effects, extras.trail.items());
                Ok(())
            }
            $crate::binding::Operation {
                name: $name,
                doc: $doc,
                question: <Held as $crate::reflect::Described>::SHAPE,
                answer: $crate::binding::operations!(@shape $($answer)?),
                decides: $crate::binding::operations!(@decides $how),
                effects: $crate::binding::operations!(@effects $($effect)?),
                list: $crate::binding::operations!(@list $how),
                scratch: $crate::binding::operations!(@scratch $($scratch)?),
                ask,
            }
        }),+];
    };
    (@room $effect:ty) => { $crate::binding::Room::some() };
    (@room) => { $crate::binding::Room::none() };
    (@call [] [] $path:path, $q:expr, $e:ident, $s:ident, $trail:ident) => { $path($q, $trail) };
    (@call [] [scratch] $path:path, $q:expr, $e:ident, $s:ident, $trail:ident) => { $path($q, $s, $trail) };
    (@call [$effect:ty] [] $path:path, $q:expr, $e:ident, $s:ident, $trail:ident) => { $path($q, $e, $trail) };
    (@call [$effect:ty] [scratch] $path:path, $q:expr, $e:ident, $s:ident, $trail:ident) => { $path($q, $e, $s, $trail) };
    (@answer plain, $ruling:expr) => { $crate::binding::Answer::plain($ruling) };
    (@answer rows, $ruling:expr) => { $crate::binding::Answer::plain($ruling) };
    (@answer bare, $ruling:expr) => { $crate::binding::Answer::bare($ruling) };
    (@answer bare_rows, $ruling:expr) => { $crate::binding::Answer::bare($ruling) };
    (@answer $how:ident, $ruling:expr) => { $crate::binding::Answer::verdict($ruling) };
    (@each plain, $ruling:ident, $make:expr) => { ($make)(&mut $ruling.value) };
    (@each rows, $ruling:ident, $make:expr) => { ($make)(&mut $ruling.value) };
    (@each bare, $ruling:ident, $make:expr) => { let _ = &mut $ruling; };
    (@each bare_rows, $ruling:ident, $make:expr) => { let _ = &mut $ruling; };
    (@each $how:ident, $ruling:ident, $make:expr) => {
        if let $crate::ruling::Verdict::Allowed(value) = &mut $ruling.value {
            ($make)(value);
        }
    };
    (@shape) => { None };
    (@shape $answer:ty) => { Some(<$answer as $crate::reflect::Described>::SHAPE) };
    (@decides plain) => { false };
    (@decides rows) => { false };
    (@decides $how:ident) => { true };
    (@effects $effect:ty) => { Some(<$effect as $crate::reflect::Described>::SHAPE) };
    (@effects) => { None };
    (@effect $effect:ty) => { $effect };
    (@effect) => { $crate::ruling::Step };
    (@list effects) => { "effects" };
    (@list plain) => { "" };
    (@list verdict) => { "" };
    (@list bare) => { "" };
    (@list $how:ident) => { "rows" };
    (@scratch scratch) => { true };
    (@scratch) => { false };
}
pub(crate) use operations;
