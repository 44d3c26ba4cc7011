//! The functions of the system `acw`: a chapter's in a file or a folder. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::acw::table::Outcome;
use grognard_core::acw::units::Hexside;
use grognard_core::acw::units::Unit;
use grognard_core::odds::Odds;
use grognard_core::reflect::Said;
use grognard_core::text;

pub mod attacks;
pub mod combat;
pub mod command;
pub mod commanders;
pub mod flank;
pub mod game;
pub mod losses;
mod meanings;
pub mod odds;
pub mod play;
mod rules;
mod sizes;
pub mod strength;
pub mod table;
mod words;
pub mod zoc;

pub(crate) use meanings::MEANINGS;
pub(crate) use rules::RULES;
pub(crate) use sizes::SIZES;
pub(crate) use words::WORDS;

/// A results table, as a game's chart prints it.
/// The library keeps no copy: the lists belong to the caller, and may be used for many questions.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Table {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The odds printed above the columns, from the defender's best to the attacker's. Neither side of them is 0.
    pub columns: *const Odds,
    /// Length of `columns`.
    pub columns_len: usize,
    /// The number of rows, at least 1: one for each modified roll from `first` on.
    pub rows: u8,
    /// The modified roll of the first row. Lower rolls use the first row, rolls above the last row's the last.
    /// Required where the answer depends on it.
    pub first: Said<i8>,
    /// The codes of the results, row by row, each row from the first column to the last.
    pub cells: *const u8,
    /// Length of `cells`.
    pub cells_len: usize,
    /// The results, each code once, from the worst for the attacker to the best.
    pub results: *const Outcome,
    /// Length of `results`.
    pub results_len: usize,
    /// The house rule that sets the table, `HOUSE 1` to `HOUSE 24`; absent for none.
    pub rule: u16,
    /// Must be 0.
    pub reserved: [u8; 6],
}
const _: () = assert!(size_of::<Table>() == if cfg!(target_pointer_width = "64") { 72 } else { 40 });

impl Table {
    /// Its description.
    const LISTS: &'static ask::Lists = &ask::Lists {
        extent: memory::Extent::of::<Table>(),
        reserved_at: memory::small(offset_of!(Table, reserved)),
        lists: &[
            ask::List {
                name: &text!("columns"),
                at: ask::pair(offset_of!(Table, columns), offset_of!(Table, columns_len)),
                item: memory::Item::of::<Odds>(),
            },
            ask::List {
                name: &text!("cells"),
                at: ask::pair(offset_of!(Table, cells), offset_of!(Table, cells_len)),
                item: memory::Item::of::<u8>(),
            },
            ask::List {
                name: &text!("results"),
                at: ask::pair(offset_of!(Table, results), offset_of!(Table, results_len)),
                item: memory::Item::of::<Outcome>(),
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
    unsafe fn lent<'a>(this: *const Self) -> grognard_core::acw::table::Table<'a> {
        // SAFETY: by the caller's promise.
        let this = unsafe { &*this };
        grognard_core::acw::table::Table {
            // SAFETY: looked at.
            columns: unsafe { memory::list(this.columns, this.columns_len) },
            rows: this.rows,
            first: this.first,
            // SAFETY: looked at.
            cells: unsafe { memory::list(this.cells, this.cells_len) },
            // SAFETY: looked at.
            results: unsafe { memory::list(this.results, this.results_len) },
            rule: this.rule,
        }
    }
}

/// The stacks of both sides, and the hexsides with an effect.
/// The library keeps no copy: the lists belong to the caller, and may be used for many questions.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Board {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The units of the side whose phase it is.
    pub friends: *const Unit,
    /// Length of `friends`.
    pub friends_len: usize,
    /// The units of the other side.
    pub enemies: *const Unit,
    /// Length of `enemies`.
    pub enemies_len: usize,
    /// The hexsides with an effect.
    pub hexsides: *const Hexside,
    /// Length of `hexsides`.
    pub hexsides_len: usize,
}
const _: () = assert!(size_of::<Board>() == if cfg!(target_pointer_width = "64") { 56 } else { 28 });

impl Board {
    /// Its description.
    const LISTS: &'static ask::Lists = &ask::Lists {
        extent: memory::Extent::of::<Board>(),
        reserved_at: memory::small(size_of::<Board>()),
        lists: &[
            ask::List {
                name: &text!("friends"),
                at: ask::pair(offset_of!(Board, friends), offset_of!(Board, friends_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                name: &text!("enemies"),
                at: ask::pair(offset_of!(Board, enemies), offset_of!(Board, enemies_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                name: &text!("hexsides"),
                at: ask::pair(offset_of!(Board, hexsides), offset_of!(Board, hexsides_len)),
                item: memory::Item::of::<Hexside>(),
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
    unsafe fn lent<'a>(this: *const Self) -> grognard_core::acw::attacks::Board<'a> {
        // SAFETY: by the caller's promise.
        let this = unsafe { &*this };
        grognard_core::acw::attacks::Board {
            // SAFETY: looked at.
            friends: unsafe { memory::list(this.friends, this.friends_len) },
            // SAFETY: looked at.
            enemies: unsafe { memory::list(this.enemies, this.enemies_len) },
            // SAFETY: looked at.
            hexsides: unsafe { memory::list(this.hexsides, this.hexsides_len) },
        }
    }
}

/// Takes up a game from its bytes. In: `bytes`, `length` of them. Out: the memory of the game. Returns 0, or the number of a
/// fault. `fault` may be null. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_play_unpack(
    game: *mut u64,
    words: usize,
    bytes: *const u8,
    length: usize,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { crate::play::texts::unpack::<crate::play::acw::Game>((game, words), (bytes, length), fault) }
}

/// Writes a game as bytes. In: the memory of the game. Out: `bytes`, and `needed`, their number. Returns 0, or the number of a
/// fault: `buffer_too_small` if `capacity` is less than `needed`. `fault` may be null. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_play_pack(
    game: *mut u64,
    words: usize,
    bytes: *mut u8,
    capacity: usize,
    needed: *mut usize,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { crate::play::texts::pack::<crate::play::acw::Game>((game, words), (bytes, capacity), needed, fault) }
}

/// Finds what a name in a field of an order names: a unit or a hex as the game's own numbers have it. In: the memory of the
/// game; `field`, such as `unit` or `hex`, and `name`, which end with zero bytes. Out: `found`, two numbers: that of the unit
/// and 0, or q and r of the hex. Returns 0, or the number of a fault: `unknown_word` if nothing has the name. `fault` may be
/// null. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_play_find(
    game: *mut u64,
    words: usize,
    field: *const core::ffi::c_char,
    name: *const core::ffi::c_char,
    found: *mut i32,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { crate::play::texts::find::<crate::play::acw::Game>((game, words), field, name, found, fault) }
}

/// Returns the words of memory that a game takes. With more there is more room for what an
/// order is worked out in. Re-entrant.
#[unsafe(no_mangle)]
pub extern "C" fn grog_acw_play_words() -> usize {
    crate::play::acw::words()
}

/// Takes up a game from its text. In: `text`, `length` bytes. Out: the memory of the game. Returns 0, or the number of a
/// fault, whose path has the line: `text[3]` is the fourth. `fault` may be null. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_play_load(
    game: *mut u64,
    words: usize,
    text: *const core::ffi::c_char,
    length: usize,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { crate::play::texts::load::<crate::play::acw::Game>((game, words), (text, length), fault) }
}

/// Writes a game as text. In: the memory of the game. Out: `text`, which ends with a zero byte, and `needed`, its bytes with
/// that one. Returns 0, or the number of a fault: `buffer_too_small` if `capacity` is less than `needed`. `fault` may be null.
/// Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_play_save(
    game: *mut u64,
    words: usize,
    text: *mut core::ffi::c_char,
    capacity: usize,
    needed: *mut usize,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { crate::play::texts::save::<crate::play::acw::Game>((game, words), (text, capacity), needed, fault) }
}

/// Gives an order as a line of text. In and out: the memory of the game. In: `line`, which ends with a zero byte. Out: `answer`,
/// as `grog_acw_play_order` writes it. Returns 0, or the number of a fault. `fault` may be null. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_play_line(
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
    unsafe { play::grog_acw_play_order(game, words, &question, answer, core::ptr::null_mut(), fault) }
}

/// Returns how many words, the first of the memory, hold the position of a game: who takes back an order copies these before
/// it, and puts them back. 0 if no game is in the memory. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_play_position(game: *const u64, words: usize) -> usize {
    // SAFETY: the caller's promise; the memory is only read.
    unsafe { crate::play::texts::position::<crate::play::acw::Game>(game, words) }
}

/// Returns 1 if dice were thrown with the last order of a game, 0 if not, and -1 if no game is in the memory. Players take
/// back what was ordered since dice were thrown. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_play_thrown(game: *const u64, words: usize) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { crate::play::texts::thrown::<crate::play::acw::Game>(game, words) }
}
