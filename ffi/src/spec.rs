//! What has to be known of an operation's structures, so that one driver serves all of them.

use crate::ask::Call;
use crate::look::{Looked, Room};
use crate::memory::{self, Extent, Item, Memory, Trouble};
use grognard_core::fault::{Fault, Name};
use grognard_core::ruling::{Cites, Trail};
use grognard_core::scratch::Scratch;

/// How each answer begins.
#[derive(Clone, Copy)]
#[repr(C)]
pub(crate) struct Head {
    pub size: u32,
    pub verdict: u8,
    pub reserved: [u8; 3],
    pub cites: Cites,
}

/// How each answer with effects begins.
#[derive(Clone, Copy)]
#[repr(C)]
pub(crate) struct EffectsHead {
    pub head: Head,
    pub effects: *mut u8,
    pub capacity: usize,
    pub len: usize,
}

/// Where an answer keeps the memory that the caller lends to work in.
#[derive(Clone, Copy)]
#[repr(C)]
pub(crate) struct ScratchPart {
    pub scratch: *mut u64,
    pub capacity: usize,
    pub needed: usize,
}

/// Where a question, or a structure that it leads to, keeps a list: a pointer, and behind it the length, which is called
/// as the list and `_len`.
#[derive(Debug)]
pub(crate) struct List {
    pub name: Name,
    pub at: u16,
    pub item: Item,
}

/// Where a list's pointer is kept, with its length behind it.
pub(crate) const fn pair(start: usize, len: usize) -> u16 {
    assert!(len == start + size_of::<*const u8>());
    memory::small(start)
}

/// Where a question keeps a pointer to lists that belong together.
#[derive(Debug)]
pub(crate) struct View {
    pub name: Name,
    pub at: u16,
    pub extent: Extent,
    pub lists: &'static [List],
    /// Where the reserved bytes begin; they go to the end.
    pub reserved_at: u16,
}

/// What an operation hands out as a list, and the list's name.
#[derive(Debug)]
pub(crate) struct Out {
    pub name: Name,
    pub item: Item,
}

/// What has to be known of an operation that is led to lists, or works in memory that the caller lends. What looks at
/// these is reached through here, so that a program that calls no such operation does not hold it.
#[derive(Debug)]
pub(crate) struct More {
    pub views: &'static [View],
    /// How its views are looked at: `look_at_views`, if it has any.
    pub look_at_views: Option<Look>,
    /// Where its answer keeps a `ScratchPart`, if it has one.
    pub scratch_at: u16,
    /// How that is looked at: `look_at_scratch`, if it has any.
    pub look_at_scratch: Option<Look>,
    /// How it is asked: `twice`, or `once` where it works in scratch memory.
    pub asked: Asked,
}

/// What has to be known of an operation's structures.
#[derive(Debug)]
pub(crate) struct Spec {
    pub question: Extent,
    pub answer: Extent,
    pub lists: &'static [List],
    /// Where the question's reserved bytes begin; they go to its end.
    pub reserved_at: u16,
    /// What its effects or rows are, if it has any.
    pub effects: Option<&'static Out>,
    /// What else there is.
    pub more: Option<&'static More>,
    /// The operation.
    pub ask: Ask,
}

/// Asks once or twice; says how many effects or rows and steps there are.
pub(crate) type Asked = unsafe fn(&Call, &Looked) -> Result<(usize, usize), Fault>;

/// Looks at a part of the caller's memory.
pub(crate) type Look = unsafe fn(&Call, &mut Looked, &mut Memory) -> Result<(), Trouble>;

/// Asks an operation about a question, and writes its answer.
pub(crate) type Ask = unsafe fn(*const u8, *mut u8, Room, &mut Scratch<'_>, &mut Trail<'_>) -> Result<usize, Fault>;
