//! Lists of a question in memory of their own, for bindings that convert their language's values.

use super::{Described, Grow, Holder, Items, Kind, Part, Reflect, Settle, Shape, Share, Slot, Value, Views};
use crate::fault::{Fault, FaultCode};
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::any::Any;

/// Holds lists in vectors.
#[derive(Debug, Clone, Copy, Default)]
pub struct Owned;

/// A list that a binding filled.
#[derive(Debug, Clone, Default)]
pub struct List<T>(pub Vec<T>);

impl Holder for Owned {
    type List<T: Part + Copy + Default + 'static> = List<T>;
    type Shared<T: Reflect + Described + Settle + Clone + Default + 'static> = Shared<T>;
}

/// What the items of a board are called outside the core: its units by their ids, or, where no unit has one, by their
/// places in the caller's list, counted as the language counts.
#[derive(Debug, Clone, Default)]
pub struct Names {
    base: u8,
    /// By list, where each item was before the lists were put in order.
    moved: Vec<(&'static str, Vec<usize>)>,
    /// The ids of the units in the core's order; empty where none has one.
    ids: Vec<u32>,
    /// The places of the units in the core's order, by their ids or by their places in the caller's list.
    places: Vec<(u32, u16)>,
    /// The first unit without an id of its own, in the caller's order, and what is wrong with it.
    wrong: Option<(usize, FaultCode)>,
    /// Places are the caller's own, and have no names.
    own_places: bool,
}

impl Names {
    /// The largest id by which a unit can be referred to.
    const MOST: u32 = 65_534;

    fn of<T: Settle>(core: &T, base: u8, moved: Vec<(&'static str, Vec<usize>)>) -> Names {
        let mut names = Names { base, moved, own_places: core.has_own_places(), ..Names::default() };
        core.ids(&mut |ids| {
            if ids.iter().any(|id| *id != 0) {
                names.ids = ids.to_vec();
            }
        });
        if names.ids.is_empty() {
            if let Some((_, moved)) = names.moved.iter().find(|(list, _)| *list == "units") {
                let numbered = moved.iter().map(|was| u32::try_from(*was).unwrap_or(u32::MAX)).zip(0u16..);
                names.places = numbered.collect();
            }
        } else {
            names.places = names.ids.iter().copied().zip(0u16..).collect();
        }
        names.places.sort_unstable();
        names.wrong = names.first_wrong();
        names
    }

    /// Ids that are missing, too large, or those of another unit.
    fn first_wrong(&self) -> Option<(usize, FaultCode)> {
        if self.ids.is_empty() {
            return None;
        }
        let mut places = (0..self.ids.len()).collect::<Vec<_>>();
        places.sort_unstable_by_key(|at| self.was("units", *at));
        let mut seen = alloc::collections::BTreeSet::new();
        places.into_iter().find_map(|at| {
            let code = match *self.ids.get(at)? {
                0 => FaultCode::MissingField,
                id if id > Names::MOST => FaultCode::OutOfRange,
                id if !seen.insert(id) => FaultCode::Contradiction,
                _ => return None,
            };
            Some((self.was("units", at), code))
        })
    }

    /// Whether places are the caller's own, and have no names.
    pub fn has_own_places(&self) -> bool {
        self.own_places
    }
    /// Where an item of a list was before the lists were put in order.
    pub fn was(&self, list: &str, at: usize) -> usize {
        let moved = self.moved.iter().find(|(name, _)| *name == list);
        moved.and_then(|(_, moved)| moved.get(at)).copied().unwrap_or(at)
    }

    /// A fault of a unit that has no id of its own.
    pub fn checked(&self) -> Result<(), Fault> {
        match self.wrong {
            Some((at, code)) => Err(Fault::new(code, &"id").in_list(&"board.units", at)),
            None => Ok(()),
        }
    }

    /// The place of a unit that the caller names; nothing if there is none of this name.
    pub fn place(&self, name: i64) -> Option<i64> {
        if self.ids.is_empty() {
            let at = name.checked_sub(i64::from(self.base)).filter(|at| *at >= 0)?;
            // Beyond the end of the list the core says what is wrong.
            return Some(self.find(at).unwrap_or(at));
        }
        self.find(name)
    }
    fn find(&self, name: i64) -> Option<i64> {
        let name = u32::try_from(name).ok()?;
        let at = self.places.binary_search_by_key(&name, |(name, _)| *name).ok()?;
        self.places.get(at).map(|(_, place)| i64::from(*place))
    }

    /// What the caller calls the unit of a place.
    pub fn name(&self, place: i64) -> i64 {
        let Ok(at) = usize::try_from(place) else { return place };
        match self.ids.get(at) {
            Some(id) => i64::from(*id),
            None => i64::try_from(self.was("units", at)).unwrap_or(place).saturating_add(i64::from(self.base)),
        }
    }

    /// A fault of the core, its place in the caller's lists.
    pub fn fault(&self, fault: Fault) -> Fault {
        match fault.list().strip_prefix("board.") {
            Some(list) => fault.at(self.was(list, usize::from(fault.index()))),
            None => fault,
        }
    }
}

/// A fault in one of the lists of a board, as one of the question that has the board.
fn in_board<T: Settle>(fault: Fault) -> Fault {
    fault.of_list(T::in_board(fault.list()))
}

/// Lists that belong together: as the caller gave them, and as the core wants them.
#[derive(Debug, Clone, Default)]
struct Settled<T> {
    given: T,
    /// Nothing where these are no others.
    core: Option<T>,
    names: Arc<Names>,
    /// What is wrong with a reference among the lists themselves.
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
        let plain = base == 0 && names.ids.is_empty() && names.moved.is_empty();
        self.wrong = self.core().twice().map(|fault| names.fault(fault));
        if self.wrong.is_none() && !plain && T::SHAPE.mentions_units() {
            let core = self.core.get_or_insert_with(|| self.given.clone());
            self.wrong = crate::binding::enter(core, &names).err().map(in_board::<T>);
        }
        if self.wrong.is_none() && T::SHAPE.has_places() {
            let core = self.core.get_or_insert_with(|| self.given.clone());
            self.wrong = super::unmark(core, names.own_places).err().map(in_board::<T>).map(|fault| names.fault(fault));
        }
        self.names = Arc::new(names);
    }
    fn core(&self) -> &T {
        self.core.as_ref().unwrap_or(&self.given)
    }
}

/// Lists that belong together: read for one question, or parsed before and shared.
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
impl<T: Default> Clone for Shared<T> {
    fn clone(&self) -> Self {
        Shared { own: Settled::default(), parsed: self.parsed.clone() }
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

/// Lists that belong together, parsed once and kept: what a binding hands out and takes back as a value of its own.
#[derive(Debug, Default)]
pub struct Kept<T>(Arc<Settled<T>>);

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
            None => false,
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
