//! The functions of the system `axis_allies`: a chapter's in a file or a folder. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::axis_allies::battle::Force;
use grognard_core::axis_allies::board::Holding;
use grognard_core::axis_allies::board::Unit;
use grognard_core::axis_allies::map::Canal;
use grognard_core::axis_allies::map::Link;
use grognard_core::axis_allies::map::Space;
use grognard_core::axis_allies::units::UnitValue;
use grognard_core::reflect::Flag;
use grognard_core::text;

pub mod antiaircraft;
pub mod battle;
pub mod bombing;
pub mod carriers;
pub mod conquest;
pub mod game;
pub mod income;
pub mod landing;
pub mod map;
mod meanings;
pub mod movement;
pub mod moves;
pub mod placement;
pub mod play;
mod rules;
mod sizes;
pub mod transport;
pub mod units;
pub mod victory;
pub mod withdrawal;
mod words;

pub(crate) use meanings::MEANINGS;
pub(crate) use rules::RULES;
pub(crate) use sizes::SIZES;
pub(crate) use words::WORDS;

/// A position, with the board and the unit chart of the game.
/// The library keeps no copy: the lists belong to the caller, and may be used for many questions.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Board {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The spaces of a custom board, whose numbers count from 1 and have no names. An empty list for the second
    /// edition's board.
    pub spaces: *const Space,
    /// Length of `spaces`.
    pub spaces_len: usize,
    /// The borders of a custom board.
    pub links: *const Link,
    /// Length of `links`.
    pub links_len: usize,
    /// The canals of a custom board.
    pub canals: *const Canal,
    /// Length of `canals`.
    pub canals_len: usize,
    /// Rows of the unit chart that replace the edition's.
    pub chart: *const UnitValue,
    /// Length of `chart`.
    pub chart_len: usize,
    /// The spaces whose state has changed since the start of the game.
    pub holdings: *const Holding,
    /// Length of `holdings`.
    pub holdings_len: usize,
    /// The pieces of every power.
    pub units: *const Unit,
    /// Length of `units`.
    pub units_len: usize,
    /// TAS also borders the seas north and south of Australia, as on the printed board. An option that replaces 2.5.
    pub tas_links: Flag,
    /// A transport may carry pieces of different nations. An option that replaces 3.3d.
    pub mixed_cargo: Flag,
    /// Must be 0.
    pub reserved: [u8; 6],
}
const _: () = assert!(size_of::<Board>() == if cfg!(target_pointer_width = "64") { 112 } else { 60 });

impl Board {
    /// Its description.
    const LISTS: &'static ask::Lists = &ask::Lists {
        extent: memory::Extent::of::<Board>(),
        reserved_at: memory::small(offset_of!(Board, reserved)),
        lists: &[
            ask::List {
                name: &text!("spaces"),
                at: ask::pair(offset_of!(Board, spaces), offset_of!(Board, spaces_len)),
                item: memory::Item::of::<Space>(),
            },
            ask::List {
                name: &text!("links"),
                at: ask::pair(offset_of!(Board, links), offset_of!(Board, links_len)),
                item: memory::Item::of::<Link>(),
            },
            ask::List {
                name: &text!("canals"),
                at: ask::pair(offset_of!(Board, canals), offset_of!(Board, canals_len)),
                item: memory::Item::of::<Canal>(),
            },
            ask::List {
                name: &text!("chart"),
                at: ask::pair(offset_of!(Board, chart), offset_of!(Board, chart_len)),
                item: memory::Item::of::<UnitValue>(),
            },
            ask::List {
                name: &text!("holdings"),
                at: ask::pair(offset_of!(Board, holdings), offset_of!(Board, holdings_len)),
                item: memory::Item::of::<Holding>(),
            },
            ask::List {
                name: &text!("units"),
                at: ask::pair(offset_of!(Board, units), offset_of!(Board, units_len)),
                item: memory::Item::of::<Unit>(),
            },
        ],
        views: &[],
        order: None,
    };
    /// The lists as the core takes them.
    ///
    /// # Safety
    /// It leads to a structure whose lists have been looked at.
    #[cfg_attr(not(feature = "fast"), inline(never))]
    unsafe fn lent<'a>(this: *const Self) -> grognard_core::axis_allies::board::Board<'a> {
        // SAFETY: by the caller's promise.
        let this = unsafe { &*this };
        grognard_core::axis_allies::board::Board {
            // SAFETY: looked at.
            spaces: unsafe { memory::list(this.spaces, this.spaces_len) },
            // SAFETY: looked at.
            links: unsafe { memory::list(this.links, this.links_len) },
            // SAFETY: looked at.
            canals: unsafe { memory::list(this.canals, this.canals_len) },
            // SAFETY: looked at.
            chart: unsafe { memory::list(this.chart, this.chart_len) },
            // SAFETY: looked at.
            holdings: unsafe { memory::list(this.holdings, this.holdings_len) },
            // SAFETY: looked at.
            units: unsafe { memory::list(this.units, this.units_len) },
            tas_links: this.tas_links,
            mixed_cargo: this.mixed_cargo,
        }
    }
}

/// Reads a `GrogAxisAlliesForce` from a text, such as `10 infantry, 3 fighter`. In: `text`, ending with a zero byte. Out: `force`. Returns 0, or
/// the number of a fault: `bad_text`, `unknown_word`, `out_of_range`, `null_pointer`, `misaligned`. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_force_read(text: *const core::ffi::c_char, force: *mut Force) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { crate::written::read(text, force) }
}

/// Takes up a game from its bytes. In: `bytes`, `length` of them. Out: the memory of the game. Returns 0, or the number of a
/// fault. `fault` may be null. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_play_unpack(
    game: *mut u64,
    words: usize,
    bytes: *const u8,
    length: usize,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { crate::play::texts::unpack::<crate::play::axis_allies::Game>((game, words), (bytes, length), fault) }
}

/// Writes a game as bytes. In: the memory of the game. Out: `bytes`, and `needed`, their number. Returns 0, or the number of a
/// fault: `buffer_too_small` if `capacity` is less than `needed`. `fault` may be null. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_play_pack(
    game: *mut u64,
    words: usize,
    bytes: *mut u8,
    capacity: usize,
    needed: *mut usize,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe {
        crate::play::texts::pack::<crate::play::axis_allies::Game>((game, words), (bytes, capacity), needed, fault)
    }
}

/// Returns the words of memory that a game takes. With more there is more room for what an
/// order is worked out in. Re-entrant.
#[unsafe(no_mangle)]
pub extern "C" fn grog_axis_allies_play_words() -> usize {
    crate::play::axis_allies::words()
}

/// Takes up a game from its text. In: `text`, `length` bytes. Out: the memory of the game. Returns 0, or the number of a
/// fault, whose path has the line: `text[3]` is the fourth. `fault` may be null. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_play_load(
    game: *mut u64,
    words: usize,
    text: *const core::ffi::c_char,
    length: usize,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { crate::play::texts::load::<crate::play::axis_allies::Game>((game, words), (text, length), fault) }
}

/// Writes a game as text. In: the memory of the game. Out: `text`, which ends with a zero byte, and `needed`, its bytes with
/// that one. Returns 0, or the number of a fault: `buffer_too_small` if `capacity` is less than `needed`. `fault` may be null.
/// Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_play_save(
    game: *mut u64,
    words: usize,
    text: *mut core::ffi::c_char,
    capacity: usize,
    needed: *mut usize,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe {
        crate::play::texts::save::<crate::play::axis_allies::Game>((game, words), (text, capacity), needed, fault)
    }
}

/// Gives an order as a line of text. In and out: the memory of the game. In: `line`, which ends with a zero byte. Out: `answer`,
/// as `grog_axis_allies_play_order` writes it. Returns 0, or the number of a fault. `fault` may be null. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_play_line(
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
    unsafe { play::grog_axis_allies_play_order(game, words, &question, answer, core::ptr::null_mut(), fault) }
}

/// Returns how many words, the first of the memory, hold the position of a game: who takes back an order copies these before
/// it, and puts them back. 0 if no game is in the memory. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_play_position(game: *const u64, words: usize) -> usize {
    // SAFETY: the caller's promise; the memory is only read.
    unsafe { crate::play::texts::position::<crate::play::axis_allies::Game>(game, words) }
}

/// Returns 1 if dice were thrown with the last order of a game, 0 if not, and -1 if no game is in the memory. Players take
/// back what was ordered since dice were thrown. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_play_thrown(game: *const u64, words: usize) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { crate::play::texts::thrown::<crate::play::axis_allies::Game>(game, words) }
}
