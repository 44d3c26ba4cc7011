//! An answer as a binding passes it on, and the memory in which it is made.

use crate::fault::{Fault, FaultCode};
use crate::reflect::{Item, Kind, Names, Reflect, Shape, Slot, Value, leave};
use crate::ruling::{ALL, About, Cites, Ruling, Sink, Step, Trail, Verdict};
use crate::scratch::Scratch;
use alloc::vec::Vec;

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
