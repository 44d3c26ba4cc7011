//! Descriptions of operations' structures, so that one driver serves all of them.

use crate::ask::Call;
use crate::look::{Looked, Room};
use crate::memory::{self, Extent, Item, Memory, Trouble};
use grognard_core::fault::{Fault, Name};
use grognard_core::ruling::{Cites, Trail};
use grognard_core::scratch::Scratch;

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

/// The place of a pointer to a structure of lists in a question.
#[derive(Debug)]
pub(crate) struct View {
    pub name: Name,
    pub at: u16,
    pub extent: Extent,
    pub lists: &'static [List],
    /// Where the reserved bytes begin; they go to the end.
    pub reserved_at: u16,
}

/// The list that an operation returns, and its name.
#[derive(Debug)]
pub(crate) struct Out {
    pub name: Name,
    pub item: Item,
}

/// Further description of an operation with structures of lists or scratch memory. The functions for these are reached
/// through it, so that a program without such operations does not contain them.
#[derive(Debug)]
pub(crate) struct More {
    pub views: &'static [View],
    /// The function that checks its structures of lists: `look_at_views`, if it has any.
    pub look_at_views: Option<Look>,
    /// The place of the `ScratchPart` in its answer, if it has one.
    pub scratch_at: u16,
    /// The function that checks this: `look_at_scratch`, if it has one.
    pub look_at_scratch: Option<Look>,
    /// The function that runs it: `twice`, or `once` with scratch memory.
    pub asked: Asked,
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

/// Runs an operation once or twice; returns the number of effects or rows and of steps.
pub(crate) type Asked = unsafe fn(&Call, &Looked) -> Result<(usize, usize), Fault>;

/// Checks a part of the caller's memory.
pub(crate) type Look = unsafe fn(&Call, &mut Looked, &mut Memory) -> Result<(), Trouble>;

/// Runs an operation on a question, and writes its answer.
pub(crate) type Ask = unsafe fn(*const u8, *mut u8, Room, &mut Scratch<'_>, &mut Trail<'_>) -> Result<usize, Fault>;
