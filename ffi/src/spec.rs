//! Descriptions of operations' structures, so that one driver serves all of them.

use crate::memory::{self, Extent, Item, Memory, Trouble};
use crate::run::{Room, Run};
use crate::trail::GrogTrail;
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
    /// The pointers to structures of lists in it; null for none.
    pub views: &'static [View],
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
        const fn size(mut views: &[View]) -> usize {
            let mut bytes = 0usize;
            while let [view, rest @ ..] = views {
                bytes += view.of.extent.size().next_multiple_of(8) + size(view.of.views);
                views = rest;
            }
            bytes
        }
        size(self.views)
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

/// One call without its types, so that all operations share one driver.
pub(crate) struct Call {
    pub operation: &'static Operation,
    pub spec: &'static Spec,
    pub question: *const u8,
    pub answer: *mut u8,
    pub trail: *mut GrogTrail,
    /// The library's own copy of the question.
    pub own: *mut u8,
    /// The library's own copies of the structures that the question points to.
    pub views: *mut u64,
    /// Room for an answer that the caller may not get: that of a first run, or of a search whose rows may not fit. It
    /// holds anything.
    pub out: *mut u8,
    /// The memory of the game that is asked about, and its length in words.
    pub game: (*mut u64, usize),
}

/// No game.
pub(crate) const NO_GAME: (*mut u64, usize) = (core::ptr::null_mut(), 0);

impl Call {
    /// Returns the room for an answer, cleared.
    ///
    /// # Safety
    /// As for `guarded`.
    pub unsafe fn cleared_out(&self) -> *mut u8 {
        // SAFETY: memory enough, as `ask` asserts.
        unsafe { memory::clear(self.out, 0, self.spec.answer.size()) };
        self.out
    }
}

/// The result of checking the caller's memory.
pub(crate) struct Looked {
    /// The question: the caller's, or the library's copy.
    pub question: *const u8,
    pub answer_size: usize,
    pub room: Room,
    /// Whether there is no buffer for the list, so that the rest of the answer is wanted alone.
    pub alone: bool,
    /// Scratch memory, or the memory of a game.
    pub scratch: Room,
    pub steps: Room,
}

impl Looked {
    /// What is known before anything is checked.
    pub const NONE: Looked = Looked {
        question: core::ptr::null(),
        answer_size: 0,
        room: Room::NONE,
        alone: false,
        scratch: Room::NONE,
        steps: Room::NONE,
    };
    /// Returns whether a list of this length may be left out or written.
    pub fn fits(&self, needed: usize) -> bool {
        self.alone || needed <= self.room.count
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
