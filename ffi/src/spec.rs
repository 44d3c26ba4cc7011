//! Descriptions of operations' structures, so that one driver serves all of them.

use crate::ask::{Call, Run, of_game, once, twice};
use crate::look::{Looked, look_at_game, look_at_scratch, look_at_views, settled};
use crate::memory::{self, Extent, Item, Memory, Trouble};
use grognard_core::fault::{self, Fault, Name};
use grognard_core::ruling::Cites;

/// The beginning of each answer.
#[derive(Clone, Copy)]
#[repr(C)]
pub(crate) struct Head {
    pub size: u32,
    pub verdict: u8,
    pub reserved: [u8; 3],
    pub cites: Cites,
}

/// The beginning of each answer with effects.
#[derive(Clone, Copy)]
#[repr(C)]
pub(crate) struct EffectsHead {
    pub head: Head,
    pub effects: *mut u8,
    pub capacity: usize,
    pub len: usize,
}

/// The part of an answer that holds the scratch memory.
#[derive(Clone, Copy)]
#[repr(C)]
pub(crate) struct ScratchPart {
    pub scratch: *mut u64,
    pub capacity: usize,
    pub needed: usize,
}

/// The place of a list in a question or a structure that it points to: a pointer, and after it the length, whose name
/// is the list's and `_len`.
#[derive(Debug)]
pub(crate) struct List {
    pub name: Name,
    pub at: u16,
    pub item: Item,
}

/// Returns the place of a list's pointer, with its length after it.
pub(crate) const fn pair(start: usize, len: usize) -> u16 {
    assert!(len == start + size_of::<*const u8>());
    memory::small(start)
}

/// The description of a structure of lists, which questions share.
#[derive(Debug)]
pub(crate) struct Lists {
    pub extent: Extent,
    /// Where the reserved bytes begin; they go to the end.
    pub reserved_at: u16,
    pub lists: &'static [List],
    /// The function that checks the order of the lists, if they have one.
    pub order: Option<Order>,
}

/// The place of a pointer to a structure of lists in a question.
#[derive(Debug)]
pub(crate) struct View {
    pub name: Name,
    pub of: &'static Lists,
    pub at: u16,
    /// Whether the operation takes its lists in any order.
    pub as_given: bool,
}

/// The list that an operation returns, and its name.
#[derive(Debug)]
pub(crate) struct Out {
    pub name: Name,
    pub item: Item,
}

/// Further description of an operation with structures of lists, a text or scratch memory.
#[derive(Debug)]
pub(crate) struct More {
    pub views: &'static [View],
    /// The place of the `ScratchPart` in its answer, if it has one.
    pub scratch_at: u16,
    pub way: &'static Way,
}

impl More {
    /// Returns the bytes of copies of the structures of lists, each at a multiple of eight.
    pub const fn views_size(&self) -> usize {
        let (mut views, mut bytes) = (self.views, 0usize);
        while let [view, rest @ ..] = views {
            bytes += view.of.extent.size().next_multiple_of(8);
            views = rest;
        }
        bytes
    }
}

/// How an operation is asked. The functions for structures of lists and for scratch memory are reached through it, so that
/// a program without such operations does not contain them.
#[derive(Debug)]
pub(crate) struct Way {
    /// The functions that check its structures of lists, if it has any, and the order of these.
    pub views: Option<(Look, Settle)>,
    /// The function that checks its scratch memory, or its game, if it has any.
    pub scratch: Option<Look>,
    /// The function that runs it: `twice`, or `once` with scratch memory, or `of_game`.
    pub asked: Asked,
    /// The function that names the list of a fault, which may be any.
    pub list: fn(&Fault) -> &'static str,
}

impl Way {
    /// An operation with structures of lists.
    pub const VIEWS: &'static Way =
        &Way { views: Some((look_at_views, settled)), scratch: None, asked: twice, list: Fault::list };
    /// An operation that reads a text, whose faults name the lists written there.
    pub const TEXT: &'static Way = &Way { views: None, scratch: None, asked: twice, list: Fault::list };
    /// An operation with scratch memory.
    pub const SCRATCH: &'static Way =
        &Way { views: None, scratch: Some(look_at_scratch), asked: once, list: Fault::list };
    /// An operation with both.
    pub const BOTH: &'static Way =
        &Way { views: Some((look_at_views, settled)), scratch: Some(look_at_scratch), asked: once, list: Fault::list };
    /// An operation on a game.
    pub const GAME: &'static Way = &Way { views: None, scratch: Some(look_at_game), asked: of_game, list: Fault::list };
    /// An operation on a game with structures of lists.
    pub const NEW_GAME: &'static Way =
        &Way { views: Some((look_at_views, settled)), scratch: Some(look_at_game), asked: of_game, list: Fault::list };
}

/// The description of an operation's structures.
#[derive(Debug)]
pub(crate) struct Spec {
    pub question: Extent,
    pub answer: Extent,
    pub lists: &'static [List],
    /// Where the question's reserved bytes begin; they go to its end.
    pub reserved_at: u16,
    /// Where the answer's value begins, its last field; its end if it has none.
    pub value_at: u16,
    /// Its effects or rows, if it has any.
    pub effects: Option<&'static Out>,
    /// Its further description, if it has one.
    pub more: Option<&'static More>,
    /// The operation.
    pub ask: Ask,
}

impl Spec {
    /// Returns the places of its structures of lists.
    pub fn views(&self) -> &'static [View] {
        self.more.map_or(&[], |more| more.views)
    }
}

/// An operation as its function gives it to the driver.
#[derive(Debug)]
pub(crate) struct Operation {
    pub spec: &'static Spec,
    /// Its lists, in their order, as faults know them.
    lists: [fault::List; 8],
}

impl Operation {
    /// Returns the operation with a description.
    pub const fn of(spec: &'static Spec) -> Operation {
        // Of those that have more to say of themselves, faults know the lists of all.
        assert!(spec.lists.len() <= 8 || spec.more.is_some());
        let mut lists = [fault::List::of(memory::NOWHERE); 8];
        let (mut own, mut places): (&[List], &mut [fault::List]) = (spec.lists, &mut lists);
        while let ([list, more @ ..], [place, rest @ ..]) = (own, places) {
            *place = fault::List::of(list.name);
            (own, places) = (more, rest);
        }
        Operation { spec, lists }
    }
    /// Returns the name of the list that a fault is in, or an empty string. The lists of an operation that neither
    /// points to others nor reads a text are its own; so a program without any other does not contain the names of all.
    pub fn list(&self, fault: &Fault) -> &'static str {
        if let Some(more) = self.spec.more {
            return (more.way.list)(fault);
        }
        // A list whose items have no faults has no number of its own.
        if !fault.is_in_list() {
            return "";
        }
        let found = self.spec.lists.iter().zip(self.lists).find(|(_, list)| fault.is_in(*list));
        found.map_or("", |(list, _)| list.name)
    }
}

/// Runs an operation once or twice; returns the number of effects or rows and of steps.
pub(crate) type Asked = unsafe fn(&Call, &Looked) -> Result<(usize, usize), Fault>;

/// Checks the order of the lists of a structure.
pub(crate) type Order = unsafe fn(*const u8) -> Result<(), Fault>;

/// Checks the order of all lists of a question that has been looked at.
pub(crate) type Settle = unsafe fn(&Call, &Looked) -> Result<(), Fault>;

/// Checks a part of the caller's memory.
pub(crate) type Look = unsafe fn(&Call, &mut Looked, &mut Memory) -> Result<(), Trouble>;

/// Runs an operation on a question, and writes its answer.
pub(crate) type Ask = unsafe fn(*const u8, *mut u8, &mut Run<'_>) -> Result<(), Fault>;
