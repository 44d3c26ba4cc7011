//! The functions of the system `korea`: a chapter's in a file or a folder. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::memory;
use core::mem::offset_of;
use grognard_core::korea::retreat::Place;
use grognard_core::text;

pub mod combat;
pub mod flanking;
pub mod game;
pub mod losses;
mod meanings;
pub mod quality;
pub mod retreat;
mod rules;
mod sizes;
mod words;

pub(crate) use meanings::MEANINGS;
pub(crate) use rules::RULES;
pub(crate) use sizes::SIZES;
pub(crate) use words::WORDS;

/// The map, or the part of it that a retreat and its path to supply can use. It contains no units and may be kept for
/// further questions.
/// The library keeps no copy: the lists belong to the caller, and may be used for many questions.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Board {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The hexes, each once, at most 65535, in any order. Hexes sorted by `q`, then `r`, are read faster.
    pub hexes: *const Place,
    /// Length of `hexes`.
    pub hexes_len: usize,
}
const _: () = assert!(size_of::<Board>() == if cfg!(target_pointer_width = "64") { 24 } else { 12 });

impl Board {
    /// Its description.
    const LISTS: &'static ask::Lists = &ask::Lists {
        extent: memory::Extent::of::<Board>(),
        reserved_at: memory::small(size_of::<Board>()),
        lists: &[ask::List {
            name: &text!("hexes"),
            at: ask::pair(offset_of!(Board, hexes), offset_of!(Board, hexes_len)),
            item: memory::Item::of::<Place>(),
        }],
        order: None,
    };
    /// The lists as the core takes them.
    ///
    /// # Safety
    /// It leads to a structure whose lists have been looked at.
    #[cfg_attr(not(feature = "fast"), inline(never))]
    unsafe fn lent<'a>(this: *const Self) -> grognard_core::korea::retreat::Board<'a> {
        // SAFETY: by the caller's promise.
        let this = unsafe { &*this };
        grognard_core::korea::retreat::Board {
            // SAFETY: looked at.
            hexes: unsafe { memory::list(this.hexes, this.hexes_len) },
        }
    }
}
