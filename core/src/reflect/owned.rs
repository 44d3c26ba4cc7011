//! Questions that own their lists, for bindings that convert their language's values.

use super::keys::Settle;
use super::marks::unmark;
use super::names::Names;
use super::part::{Holder, Part};
use super::record::{Grow, Items, Reflect, Share, Slot, Value, Views};
use super::shape::{Described, Kind, Shape};
use super::translate::enter;
use crate::fault::Fault;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::any::Any;

/// Holds lists in vectors.
#[derive(Debug, Clone, Copy, Default)]
pub struct Owned;

/// A list that a binding fills.
#[derive(Debug, Clone, Default)]
pub struct List<T>(pub Vec<T>);

impl Holder for Owned {
    type List<T: Part + Copy + Default + 'static> = List<T>;
    type Shared<T: Reflect + Described + Settle + Clone + Default + 'static> = Shared<T>;
}

/// A fault in one of the lists of a board, as one of the question that has the board.
fn in_board<T: Settle>(fault: Fault) -> Fault {
    fault.of_list(T::in_board(fault.list()))
}

/// A structure of lists as the caller gave it, and sorted for the core.
#[derive(Debug, Clone, Default)]
struct Settled<T> {
    given: T,
    /// The sorted lists; `None` if the caller's are sorted.
    core: Option<T>,
    names: Arc<Names>,
    /// A fault of a reference within the lists.
    wrong: Option<Fault>,
}

impl<T: Reflect + Described + Settle + Clone> Settled<T> {
    fn settle(&mut self, base: u8) {
        let mut moved = Vec::new();
        self.core = None;
        if !self.given.is_settled() {
            let core = self.core.insert(self.given.clone());
            Settle::settle(core, &mut |list, was| moved.push((list, was.to_vec())));
        }
        let names = Names::of(self.core.as_ref().unwrap_or(&self.given), base, moved);
        let plain = names.is_plain();
        self.wrong = self.core().twice().map(|fault| names.fault(fault));
        if self.wrong.is_none() && !plain && T::SHAPE.mentions_units {
            let core = self.core.get_or_insert_with(|| self.given.clone());
            self.wrong = enter(core, &names).err().map(|fault| names.fault(in_board::<T>(fault)));
        }
        if self.wrong.is_none() && T::SHAPE.has_places() {
            let core = self.core.get_or_insert_with(|| self.given.clone());
            self.wrong = unmark(core, names.has_own_places()).err().map(|fault| names.fault(in_board::<T>(fault)));
        }
        self.names = Arc::new(names);
    }
    fn core(&self) -> &T {
        self.core.as_ref().unwrap_or(&self.given)
    }
}

/// A structure of lists, read for one question or parsed before and shared.
#[derive(Debug)]
pub struct Shared<T> {
    own: Settled<T>,
    parsed: Option<Arc<Settled<T>>>,
}

impl<T> Shared<T> {
    fn settled(&self) -> &Settled<T> {
        self.parsed.as_deref().unwrap_or(&self.own)
    }
}

impl<T: Default> Default for Shared<T> {
    fn default() -> Self {
        Shared { own: Settled::default(), parsed: None }
    }
}
impl<T: Clone> Clone for Shared<T> {
    fn clone(&self) -> Self {
        Shared { own: self.own.clone(), parsed: self.parsed.clone() }
    }
}
impl<T: Reflect + Described + Settle + Clone> AsRef<T> for Shared<T> {
    fn as_ref(&self) -> &T {
        self.settled().core()
    }
}
impl<T: Reflect + Described + Settle + Clone> Views<T> for Shared<T> {
    fn given(&self) -> &T {
        &self.settled().given
    }
    fn names(&self) -> Result<Arc<Names>, Fault> {
        let settled = self.settled();
        settled.wrong.map_or_else(|| Ok(settled.names.clone()), Err)
    }
    fn names_with(&self, question: &dyn Settle) -> Result<Arc<Names>, Fault> {
        let (names, settled) = (self.names()?, self.settled());
        Ok(names.with_others(settled.core(), question, true).map_or(names, Arc::new))
    }
    fn given_names(&self, question: &dyn Settle) -> Arc<Names> {
        let settled = self.settled();
        let names = settled.names.with_others(&settled.given, question, false);
        names.map_or_else(|| settled.names.clone(), Arc::new)
    }
}
impl<T: Reflect + Described + Settle + Clone + Default + 'static> Share for Shared<T> {
    fn take(&mut self, parsed: &dyn Any) -> bool {
        self.parsed = parsed.downcast_ref::<Arc<Settled<T>>>().cloned();
        self.parsed.is_some()
    }
    fn fresh(&mut self) -> &mut dyn Reflect {
        *self = Shared::default();
        &mut self.own.given
    }
    fn settle(&mut self, base: u8) {
        self.own.settle(base);
    }
}
impl<T: Reflect + Described + Settle + Clone + Default + 'static> Part for Shared<T> {
    const KIND: Kind = Kind::View(T::SHAPE);
    fn value(&self) -> Value<'_> {
        Value::Record(&self.settled().given)
    }
    fn slot(&mut self) -> Slot<'_> {
        Slot::View(self)
    }
}

/// A structure of lists, parsed once and kept by a binding as a value of its own.
#[derive(Debug, Default)]
pub struct Kept<T>(Arc<Settled<T>>);

impl<T: Reflect + Described + Settle + Clone> Kept<T> {
    /// Keeps lists whose items are named by their ids.
    pub fn of(given: T) -> Self {
        let mut settled = Settled { given, core: None, names: Arc::default(), wrong: None };
        settled.settle(0);
        Kept(Arc::new(settled))
    }
}

impl<T> Clone for Kept<T> {
    fn clone(&self) -> Self {
        Kept(self.0.clone())
    }
}
impl<T: Reflect + Described + Settle + Clone + 'static> Reflect for Kept<T> {
    fn shape(&self) -> &'static Shape {
        T::SHAPE
    }
    fn find(&self, name: &str) -> Option<usize> {
        self.0.given.find(name)
    }
    fn value(&self, index: usize) -> Value<'_> {
        self.0.given.value(index)
    }
    fn slot(&mut self, index: usize) -> Slot<'_> {
        Arc::make_mut(&mut self.0).given.slot(index)
    }
    fn as_any(&self) -> &dyn Any {
        &self.0
    }
    fn copy_from(&mut self, parsed: &dyn Any) -> bool {
        match parsed.downcast_ref::<Arc<Settled<T>>>() {
            Some(same) => {
                self.0 = same.clone();
                true
            }
            // Lists within a board are not kept by themselves.
            None => match parsed.downcast_ref::<T>() {
                Some(given) => {
                    *self = Kept::of(given.clone());
                    true
                }
                None => false,
            },
        }
    }
    fn settle(&mut self, base: u8) {
        Arc::make_mut(&mut self.0).settle(base);
    }
}
impl<T> AsRef<[T]> for List<T> {
    fn as_ref(&self) -> &[T] {
        &self.0
    }
}
impl<T> AsMut<[T]> for List<T> {
    fn as_mut(&mut self) -> &mut [T] {
        &mut self.0
    }
}
impl<T: Part + Copy + Default + 'static> Part for List<T> {
    const KIND: Kind = Kind::List(&T::KIND);
    fn value(&self) -> Value<'_> {
        Value::List(self)
    }
    fn slot(&mut self) -> Slot<'_> {
        Slot::List(self)
    }
}
impl<T: Part> Items for List<T> {
    fn count(&self) -> usize {
        self.0.len()
    }
    fn item(&self, index: usize) -> Value<'_> {
        self.0.get(index).map_or(Value::Nothing, Part::value)
    }
}
impl<T: Part + Copy + Default + 'static> Grow for List<T> {
    fn clear(&mut self) {
        self.0.clear();
    }
    fn grow(&mut self) -> Slot<'_> {
        self.0.push(T::default());
        self.0.last_mut().map_or(Slot::Nothing, Part::slot)
    }
    fn take(&mut self, parsed: &dyn Any) -> bool {
        parsed.downcast_ref::<T>().map(|same| self.0.push(*same)).is_some()
    }
    fn at(&mut self, index: usize) -> Slot<'_> {
        self.0.get_mut(index).map_or(Slot::Nothing, Part::slot)
    }
}
