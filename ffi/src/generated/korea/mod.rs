//! The functions of the system `korea`: a chapter's in a file or a folder. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::korea::retreat::Place;
use grognard_core::text;

pub mod combat;
pub mod flanking;
pub mod game;
pub mod losses;
mod meanings;
pub mod play;
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
        views: &[],
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

/// Takes up a game from its bytes. In: `bytes`, `length` of them. Out: the memory of the game. Returns 0, or the number of a
/// fault. `fault` may be null. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_korea_play_unpack(
    game: *mut u64,
    words: usize,
    bytes: *const u8,
    length: usize,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { crate::play::texts::unpack::<crate::play::korea::Game>((game, words), (bytes, length), fault) }
}

/// Writes a game as bytes. In: the memory of the game. Out: `bytes`, and `needed`, their number. Returns 0, or the number of a
/// fault: `buffer_too_small` if `capacity` is less than `needed`. `fault` may be null. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_korea_play_pack(
    game: *mut u64,
    words: usize,
    bytes: *mut u8,
    capacity: usize,
    needed: *mut usize,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { crate::play::texts::pack::<crate::play::korea::Game>((game, words), (bytes, capacity), needed, fault) }
}

/// Finds what a name in a field of an order names: a unit or a hex as the game's own numbers have it. In: the memory of the
/// game; `field`, such as `unit` or `hex`, and `name`, which end with zero bytes. Out: `found`, two numbers: that of the unit
/// and 0, or q and r of the hex. Returns 0, or the number of a fault: `unknown_word` if nothing has the name. `fault` may be
/// null. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_korea_play_find(
    game: *mut u64,
    words: usize,
    field: *const core::ffi::c_char,
    name: *const core::ffi::c_char,
    found: *mut i32,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { crate::play::texts::find::<crate::play::korea::Game>((game, words), field, name, found, fault) }
}

/// Returns the words of memory that a game takes. With more there is more room for what an
/// order is worked out in. Re-entrant.
#[unsafe(no_mangle)]
pub extern "C" fn grog_korea_play_words() -> usize {
    crate::play::korea::words()
}

/// Takes up a game from its text. In: `text`, `length` bytes. Out: the memory of the game. Returns 0, or the number of a
/// fault, whose path has the line: `text[3]` is the fourth. `fault` may be null. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_korea_play_load(
    game: *mut u64,
    words: usize,
    text: *const core::ffi::c_char,
    length: usize,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { crate::play::texts::load::<crate::play::korea::Game>((game, words), (text, length), fault) }
}

/// Writes a game as text. In: the memory of the game. Out: `text`, which ends with a zero byte, and `needed`, its bytes with
/// that one. Returns 0, or the number of a fault: `buffer_too_small` if `capacity` is less than `needed`. `fault` may be null.
/// Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_korea_play_save(
    game: *mut u64,
    words: usize,
    text: *mut core::ffi::c_char,
    capacity: usize,
    needed: *mut usize,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { crate::play::texts::save::<crate::play::korea::Game>((game, words), (text, capacity), needed, fault) }
}

/// Gives an order as a line of text. In and out: the memory of the game. In: `line`, which ends with a zero byte. Out: `answer`,
/// as `grog_korea_play_order` writes it. Returns 0, or the number of a fault. `fault` may be null. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_korea_play_line(
    game: *mut u64,
    words: usize,
    line: *const core::ffi::c_char,
    answer: *mut play::PlayOrderAnswer,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: numbers and pointers, for which zero bytes are a value.
    let mut question: play::PlayOrderQuestion = unsafe { core::mem::zeroed() };
    question.size = memory::question_size::<play::PlayOrderQuestion>();
    // SAFETY: the caller's promise.
    (question.line, question.line_len) = unsafe { crate::play::texts::line(line) };
    // SAFETY: the caller's promise.
    unsafe { play::grog_korea_play_order(game, words, &question, answer, core::ptr::null_mut(), fault) }
}

/// Returns how many words, the first of the memory, hold the position of a game: who takes back an order copies these before
/// it, and puts them back. 0 if no game is in the memory. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_korea_play_position(game: *const u64, words: usize) -> usize {
    // SAFETY: the caller's promise; the memory is only read.
    unsafe { crate::play::texts::position::<crate::play::korea::Game>(game, words) }
}

/// Returns 1 if dice were thrown with the last order of a game, 0 if not, and -1 if no game is in the memory. Players take
/// back what was ordered since dice were thrown. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_korea_play_thrown(game: *const u64, words: usize) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { crate::play::texts::thrown::<crate::play::korea::Game>(game, words) }
}
