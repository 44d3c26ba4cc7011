//! The memory of a game, and what an operation on it works with.

use crate::run::Run;
use grognard_core::fault::{Fault, FaultCode, Name};
use grognard_core::ruling::Trail;
use grognard_core::scratch::Scratch;
use grognard_core::text;

/// The field that names the memory of a game.
pub(crate) const GAME: Name = &text!("game");

/// The beginning of a game's memory.
#[derive(Clone, Copy)]
#[repr(C)]
pub(crate) struct Mark {
    /// What game is there; other memory has another number.
    pub kind: u32,
    /// Whether dice were thrown with the last order: 1 or 0.
    pub thrown: u32,
}

const _: () = assert!(size_of::<Mark>() == size_of::<u64>());

/// What an operation on a game works with.
pub(crate) struct Desk<'r, 'a> {
    pub words: &'r mut [u64],
    pub trail: &'r mut Trail<'a>,
    /// The most effects that may be left out or written.
    pub most: usize,
}

impl<'a> Run<'a> {
    /// Returns the game's memory, and where the steps go.
    pub(crate) fn desk(&mut self) -> Desk<'_, 'a> {
        let words = core::mem::replace(&mut self.scratch, Scratch::none()).into_words();
        Desk { words, trail: &mut self.trail, most: self.needed }
    }
}

/// Returns the fault of memory that is too small: it has so many words, and needs more.
#[cold]
pub(crate) fn too_small(has: usize, needs: usize) -> Fault {
    let number = |words: usize| u32::try_from(words).unwrap_or(u32::MAX);
    let low = i32::try_from(needs).unwrap_or(i32::MAX);
    Fault::new(FaultCode::BufferTooSmall, GAME).between(number(has), low, u32::MAX)
}

/// Returns the fault of memory in which there is no game of the system.
#[cold]
pub(crate) fn no_game() -> Fault {
    Fault::new(FaultCode::MissingField, GAME)
}

/// Returns the mark of a game of this kind, if one is in the memory.
pub(crate) fn mark(words: &[u64], kind: u32) -> Option<Mark> {
    let first = words.first()?.to_ne_bytes();
    let (kind_of, thrown) = (*first.first_chunk::<4>()?, *first.last_chunk::<4>()?);
    let mark = Mark { kind: u32::from_ne_bytes(kind_of), thrown: u32::from_ne_bytes(thrown) };
    Some(mark).filter(|mark| mark.kind == kind)
}

/// Returns the words that so many bytes take.
pub(crate) const fn words_of(bytes: usize) -> usize {
    bytes.div_ceil(size_of::<u64>())
}

/// Gives a fault of scratch memory as one of the game's memory, of which it is the end.
pub(crate) fn of_scratch(fault: Fault, has: usize, scratch: usize, needed: usize) -> Fault {
    let short = needed.saturating_sub(scratch);
    if fault.is(FaultCode::BufferTooSmall) && short > 0 { too_small(has, has.saturating_add(short)) } else { fault }
}
