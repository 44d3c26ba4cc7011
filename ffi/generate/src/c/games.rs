//! Generates the functions of games that are no questions: their memory, their text and their bytes.

use std::fmt::Write;

/// Whether the memory of a system's game depends on its map and its units.
pub fn is_sized(system: &str) -> bool {
    let game = grognard_core::GAMES.iter().find(|game| game.name.split('.').next() == Some(system));
    game.is_some_and(|game| game.setup.shape.fields.iter().any(|field| field.name == "board"))
}

/// Whether the orders of a system's game have fields in which things are said by their names.
pub fn has_names(system: &str) -> bool {
    let game = grognard_core::GAMES.iter().find(|game| game.name.split('.').next() == Some(system));
    game.is_some_and(|game| !game.named.is_empty())
}

/// Writes the function that finds what has a name.
fn finding(out: &mut String, system: &str) {
    let _ = write!(
        out,
        r#"
/// Finds what a name in a field of an order names: a unit or a hex as the game's own numbers have it. In: the memory of the
/// game; `field`, such as `unit` or `hex`, and `name`, which end with zero bytes. Out: `found`, two numbers: that of the unit
/// and 0, or q and r of the hex. Returns 0, or the number of a fault: `unknown_word` if nothing has the name. `fault` may be
/// null. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_{system}_play_find(
    game: *mut u64,
    words: usize,
    field: *const core::ffi::c_char,
    name: *const core::ffi::c_char,
    found: *mut i32,
    fault: *mut GrogFault,
) -> i32 {{
    // SAFETY: the caller's promise.
    unsafe {{ crate::play::texts::find::<crate::play::{system}::Game>((game, words), field, name, found, fault) }}
}}
"#
    );
}

/// Writes them.
pub fn memory(out: &mut String, system: &str) {
    let (parameters, arguments, of) = match is_sized(system) {
        true => (
            "hexes: usize, units: usize, others: usize",
            "hexes, units, others",
            " with so many hexes, units and other items: rows of\n/// its charts, limits, names",
        ),
        false => ("", "", ""),
    };
    bytes(out, system);
    if has_names(system) {
        finding(out, system);
    }
    let _ = write!(
        out,
        r#"
/// Returns the words of memory that a game takes{of}. With more there is more room for what an
/// order is worked out in. Re-entrant.
#[unsafe(no_mangle)]
pub extern "C" fn grog_{system}_play_words({parameters}) -> usize {{
    crate::play::{system}::words({arguments})
}}

/// Takes up a game from its text. In: `text`, `length` bytes. Out: the memory of the game. Returns 0, or the number of a
/// fault, whose path has the line: `text[3]` is the fourth. `fault` may be null. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_{system}_play_load(
    game: *mut u64,
    words: usize,
    text: *const core::ffi::c_char,
    length: usize,
    fault: *mut GrogFault,
) -> i32 {{
    // SAFETY: the caller's promise.
    unsafe {{ crate::play::texts::load::<crate::play::{system}::Game>((game, words), (text, length), fault) }}
}}

/// Writes a game as text. In: the memory of the game. Out: `text`, which ends with a zero byte, and `needed`, its bytes with
/// that one. Returns 0, or the number of a fault: `buffer_too_small` if `capacity` is less than `needed`. `fault` may be null.
/// Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_{system}_play_save(
    game: *mut u64,
    words: usize,
    text: *mut core::ffi::c_char,
    capacity: usize,
    needed: *mut usize,
    fault: *mut GrogFault,
) -> i32 {{
    // SAFETY: the caller's promise.
    unsafe {{ crate::play::texts::save::<crate::play::{system}::Game>((game, words), (text, capacity), needed, fault) }}
}}

/// Gives an order as a line of text. In and out: the memory of the game. In: `line`, which ends with a zero byte. Out: `answer`,
/// as `grog_{system}_play_order` writes it. Returns 0, or the number of a fault. `fault` may be null. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_{system}_play_line(
    game: *mut u64,
    words: usize,
    line: *const core::ffi::c_char,
    answer: *mut play::PlayOrderAnswer,
    fault: *mut GrogFault,
) -> i32 {{
    // SAFETY: numbers and pointers, for which zero bytes are a value.
    let mut question: play::PlayOrderQuestion = unsafe {{ core::mem::zeroed() }};
    question.size = memory::question_size::<play::PlayOrderQuestion>();
    // SAFETY: the caller's promise.
    (question.line, question.line_len) = unsafe {{ crate::play::texts::line(line) }};
    // SAFETY: the caller's promise.
    unsafe {{ play::grog_{system}_play_order(game, words, &question, answer, core::ptr::null_mut(), fault) }}
}}

/// Returns how many words, the first of the memory, hold the position of a game: who takes back an order copies these before
/// it, and puts them back. 0 if no game is in the memory. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_{system}_play_position(game: *const u64, words: usize) -> usize {{
    // SAFETY: the caller's promise; the memory is only read.
    unsafe {{ crate::play::texts::position::<crate::play::{system}::Game>(game, words) }}
}}

/// Returns 1 if dice were thrown with the last order of a game, 0 if not, and -1 if no game is in the memory. Players take
/// back what was ordered since dice were thrown. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_{system}_play_thrown(game: *const u64, words: usize) -> i32 {{
    // SAFETY: the caller's promise.
    unsafe {{ crate::play::texts::thrown::<crate::play::{system}::Game>(game, words) }}
}}
"#
    );
}

/// Writes those for the bytes of a game.
fn bytes(out: &mut String, system: &str) {
    let _ = write!(
        out,
        r#"
/// Takes up a game from its bytes. In: `bytes`, `length` of them. Out: the memory of the game. Returns 0, or the number of a
/// fault. `fault` may be null. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_{system}_play_unpack(
    game: *mut u64,
    words: usize,
    bytes: *const u8,
    length: usize,
    fault: *mut GrogFault,
) -> i32 {{
    // SAFETY: the caller's promise.
    unsafe {{ crate::play::texts::unpack::<crate::play::{system}::Game>((game, words), (bytes, length), fault) }}
}}

/// Writes a game as bytes. In: the memory of the game. Out: `bytes`, and `needed`, their number. Returns 0, or the number of a
/// fault: `buffer_too_small` if `capacity` is less than `needed`. `fault` may be null. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_{system}_play_pack(
    game: *mut u64,
    words: usize,
    bytes: *mut u8,
    capacity: usize,
    needed: *mut usize,
    fault: *mut GrogFault,
) -> i32 {{
    // SAFETY: the caller's promise.
    unsafe {{ crate::play::texts::pack::<crate::play::{system}::Game>((game, words), (bytes, capacity), needed, fault) }}
}}
"#
    );
}
