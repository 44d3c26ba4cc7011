//! What a run of an operation works with.

use crate::memory::{self, Item, Memory, Tail, Trouble};
use grognard_core::fault::Name;
use grognard_core::ruling::{Sink, Trail};
use grognard_core::scratch::Scratch;

/// A buffer for effects, rows, steps or scratch memory, already checked: never null.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Room {
    pub start: *mut u8,
    pub count: usize,
}

impl Room {
    pub const NONE: Room = Room { start: core::ptr::without_provenance_mut(align_of::<u64>()), count: 0 };
    /// Checks a buffer that will be written.
    pub fn of(start: *mut u8, count: usize, item: Item, name: Name, memory: &mut Memory) -> Result<Room, Trouble> {
        memory.output(memory::items(start, count, item, name, Tail::Capacity)?, name)?;
        Ok(if count == 0 { Room::NONE } else { Room { start, count } })
    }
    /// Returns the buffer as a slice.
    ///
    /// # Safety
    /// The room is of this type, its bytes are valid whatever they are, and nobody else uses it.
    pub unsafe fn items<'a, E>(self) -> &'a mut [E] {
        const { assert!(align_of::<E>() <= align_of::<u64>()) }
        // SAFETY: it has been looked at, and is not null.
        unsafe { core::slice::from_raw_parts_mut(self.start.cast(), self.count) }
    }
    /// Returns the buffer as the core's list.
    ///
    /// # Safety
    /// As for `items`.
    pub unsafe fn sink<'a, E>(self) -> Sink<'a, E> {
        // SAFETY: the same promise.
        Sink::new(unsafe { self.items() })
    }
}

/// What a run of an operation works with. One structure, and a result without the number: these are passed in registers.
pub(crate) struct Run<'a> {
    /// The buffer for effects or rows.
    pub room: Room,
    /// Scratch memory; of a question about a game all of the game's memory.
    pub scratch: Scratch<'a>,
    pub trail: Trail<'a>,
    /// The number of effects or rows, including those that did not fit. Of a question about a game it is at first the number
    /// that may be left out or written.
    pub needed: usize,
}

impl Run<'_> {
    /// A run with no buffer, which counts.
    pub fn counting() -> Self {
        Run { room: Room::NONE, scratch: Scratch::none(), trail: Trail::none(), needed: 0 }
    }
}
