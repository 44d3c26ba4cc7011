//! The answer of an operation as bindings receive it, and its memory.

use crate::fault::{Fault, FaultCode};
use crate::reflect::{Item, Kind, Names, Reflect, Shape, Slot, Value, leave};
use crate::ruling::{ALL, About, Cites, Growing, Ruling, Sink, Step, Trail, Verdict, What};
use crate::scratch::Scratch;
use alloc::vec::Vec;
use core::fmt;

/// The answer of an operation, independent of its types.
pub struct Answer<'a> {
    /// Whether the rules allow what the question asks for; `None` if the operation decides nothing.
    pub verdict: Option<bool>,
    /// The value; `None` if the answer is forbidden or is a verdict only.
    pub value: Option<&'a dyn Reflect>,
    /// The rules that decided the answer.
    pub cites: Cites,
}

impl<'a> Answer<'a> {
    /// Creates the answer of an operation that decides nothing.
    pub fn plain<T: Reflect>(ruling: &'a Ruling<T>) -> Self {
        Answer { verdict: None, value: Some(&ruling.value), cites: ruling.cites }
    }
    /// Creates the answer of an operation that returns a verdict with a value.
    pub fn verdict<T: Reflect>(ruling: &'a Ruling<Verdict<T>>) -> Self {
        let value = match &ruling.value {
            Verdict::Allowed(value) => Some(value as &dyn Reflect),
            Verdict::Forbidden => None,
        };
        Answer { verdict: Some(value.is_some()), value, cites: ruling.cites }
    }
    /// Creates the answer of an operation that returns a verdict only.
    pub fn bare(ruling: &'a Ruling<Verdict>) -> Self {
        Answer { verdict: Some(ruling.value.is_allowed()), value: None, cites: ruling.cites }
    }
}

/// A list that grows as items are appended.
#[derive(Debug)]
pub struct Room<T> {
    items: Vec<T>,
    wanted: bool,
}

impl<T: Copy + fmt::Debug> Room<T> {
    /// Creates a list that collects nothing.
    pub fn none() -> Self {
        Room { items: Vec::new(), wanted: false }
    }
    /// Creates a list that collects all items.
    pub fn some() -> Self {
        Room { items: Vec::new(), wanted: true }
    }
    /// Returns the collected items.
    pub fn items(&self) -> &[T] {
        &self.items
    }
    /// Returns the collected items for modification.
    pub fn items_mut(&mut self) -> &mut [T] {
        &mut self.items
    }
    fn lend(&mut self) -> Sink<'_, T> {
        self.items.clear();
        if self.wanted { Sink::growing(&mut self.items) } else { Sink::none() }
    }
}

impl<T: fmt::Debug> Growing<T> for Vec<T> {
    fn push(&mut self, item: T) {
        Vec::push(self, item);
    }
    fn clear(&mut self) {
        Vec::clear(self);
    }
    fn items(&self) -> &[T] {
        self
    }
    fn items_mut(&mut self) -> &mut [T] {
        self
    }
}

/// The lists and the memory of an operation apart from its answer.
#[derive(Debug)]
pub struct Extras<E> {
    /// The steps that led to the answer.
    pub trail: Room<Step>,
    /// The effects or the rows of the answer.
    pub effects: Room<E>,
    /// The scratch memory.
    pub scratch: Vec<u64>,
    /// The most words that the scratch memory may have.
    pub most_words: usize,
}

/// Runs an operation, and again with more scratch memory if there was too little.
pub fn run<E: Copy + fmt::Debug, T>(
    extras: &mut Extras<E>,
    mut ask: impl FnMut(&mut Sink<'_, E>, &mut Scratch<'_>, &mut Trail<'_>) -> Result<T, Fault>,
) -> Result<T, Fault> {
    loop {
        let mut effects = extras.effects.lend();
        let mut trail = extras.trail.lend();
        let mut scratch = Scratch::new(&mut extras.scratch);
        let fault = match ask(&mut effects, &mut scratch, &mut trail) {
            Ok(answer) => return Ok(answer),
            Err(fault) => fault,
        };
        let (needed, there) = (scratch.needed(), extras.scratch.len());
        if !fault.is(FaultCode::BufferTooSmall) || needed <= there {
            return Err(fault);
        }
        if needed > extras.most_words {
            let value = i64::try_from(needed).unwrap_or(i64::MAX);
            return Err(Fault::beyond(&"", value, 0, u32::try_from(extras.most_words).unwrap_or(u32::MAX)));
        }
        // What an operation needs later on it does not say at once: some more is cheaper than to ask it again.
        let words = needed.saturating_add(needed.min(SPARE)).min(extras.most_words);
        // More memory than there is: a fault of the question, not a reason to abort.
        extras.scratch.try_reserve_exact(words.saturating_sub(there)).map_err(|_| fault)?;
        extras.scratch.resize(words, 0);
    }
}

/// The words of scratch memory beyond what was asked for, at most: 32 KiB.
const SPARE: usize = 1 << 12;

/// Returns whether the units in a question's answers are those of its board, because it has no units of its own, or
/// because these count on from the board's.
pub(super) fn speaks_of_its_board(question: &Shape) -> bool {
    if question.fields.iter().any(|field| field.named || !field.through.is_empty()) {
        return true;
    }
    let board = question.fields.iter().find_map(|field| match field.kind {
        Kind::View(shape) => Some(shape),
        _ => None,
    });
    let record = |kind: &Kind| match kind {
        Kind::Record(shape) | Kind::List(Kind::Record(shape)) => Some(*shape),
        _ => None,
    };
    let units = board.and_then(|board| board.fields.iter().find(|f| f.name == "units")).and_then(|f| record(&f.kind));
    // In a list, or in a record of one.
    let has = |shape: &Shape, units: &Shape| {
        shape.fields.iter().any(|f| record(&f.kind).is_some_and(|shape| core::ptr::eq(shape, units)))
    };
    let inside = |units| question.fields.iter().any(|f| record(&f.kind).is_some_and(|shape| has(shape, units)));
    units.is_some_and(|units| !has(question, units) && !inside(units))
}

/// [`leave`] for effects, whose field `unit` may refer to a unit of the board.
pub fn leave_effects<E: Reflect>(effects: &mut [E], names: &Names, question: &Shape) {
    let speak = !effects.is_empty() && speaks_of_its_board(question);
    for effect in effects {
        leave(effect, names);
        let Some(index) = effect.find("unit").filter(|_| speak) else { continue };
        let Value::Item(place, item @ Item { list: "", .. }, most) = effect.value(index) else { continue };
        if let (Some(place), Slot::Item(number, _)) = (item.place(place, most), effect.slot(index)) {
            number.put(names.index(place));
        }
    }
}

/// [`leave`] for the rows of a question without a board, which may be units that refer to one another. They are named
/// by their ids, if they have some, or by their places counted from `base`.
pub fn leave_rows<R: Reflect>(rows: &mut [R], base: u8) {
    let Some(shape) = rows.first().map(R::shape).filter(|shape| shape.mentions_units) else { return };
    let at = shape.fields.iter().position(|field| field.name == "id");
    let id = |row: &R| match row.value(at?) {
        Value::Int(id) => u32::try_from(id).ok(),
        _ => None,
    };
    let ids = rows.iter().map(id).collect::<Option<Vec<u32>>>().unwrap_or_default();
    let names = Names::of_rows(ids, base);
    rows.iter_mut().for_each(|row| leave(row, &names));
}

/// [`leave`] for the steps of a trail.
pub fn leave_steps(steps: &mut [Step], names: &Names, question: &Shape) {
    if steps.is_empty() || !speaks_of_its_board(question) {
        return;
    }
    for step in steps {
        if step.about.get() == Some(About::Units) && step.index != ALL {
            step.index = u16::try_from(names.index(i64::from(step.index))).unwrap_or(ALL);
        }
        // Of a hex of a path, whose zone of control it is.
        if step.about.get() == Some(About::Path) && matches!(step.what.get(), Some(What::Covered | What::Negated)) {
            step.num = i32::try_from(names.name(i64::from(step.num))).unwrap_or(step.num);
        }
    }
}
