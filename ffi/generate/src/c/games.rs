//! Generates the functions of games that are no questions, as cbindgen reads them and as `game!` of
//! `ffi/src/declare/game.rs` declares them: their memory, their text and their bytes.

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
) -> i32 {{ 0 }}
"#
    );
}

/// Writes their declarations.
pub fn declaration(out: &mut String, system: &str) {
    let counts = if is_sized(system) { "hexes, units, others" } else { "" };
    let name = |verb: &str| format!("{verb} grog_{system}_play_{verb}");
    let _ = write!(
        out,
        "\ngame! {{\n    {system}({counts});\n    {}, {}, {}, {},\n    {}, {}\n        by grog_{system}_play_order,\n    {}, {}\n}}\n",
        name("words"),
        name("load"),
        name("save"),
        name("unpack"),
        name("pack"),
        name("line"),
        name("position"),
        name("thrown")
    );
    if has_names(system) {
        let _ = writeln!(out, "\nfind! {{ {system} grog_{system}_play_find }}");
    }
}

/// Writes them for cbindgen.
pub fn memory(out: &mut String, system: &str) {
    let (parameters, of) = match is_sized(system) {
        true => (
            "hexes: usize, units: usize, others: usize",
            " with so many hexes, units and other items: rows of\n/// its charts, limits, names",
        ),
        false => ("", ""),
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
pub extern "C" fn grog_{system}_play_words({parameters}) -> usize {{ 0 }}

/// Takes up a game from its text. In: `text`, `length` bytes. Out: the memory of the game. Returns 0, or the number of a
/// fault, whose path has the line: `text[3]` is the fourth. `fault` may be null. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_{system}_play_load(
    game: *mut u64,
    words: usize,
    text: *const core::ffi::c_char,
    length: usize,
    fault: *mut GrogFault,
) -> i32 {{ 0 }}

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
) -> i32 {{ 0 }}

/// Gives an order as a line of text. In and out: the memory of the game. In: `line`, which ends with a zero byte. Out: `answer`,
/// as `grog_{system}_play_order` writes it. Returns 0, or the number of a fault. `fault` may be null. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_{system}_play_line(
    game: *mut u64,
    words: usize,
    line: *const core::ffi::c_char,
    answer: *mut play::PlayOrderAnswer,
    fault: *mut GrogFault,
) -> i32 {{ 0 }}

/// Returns how many words, the first of the memory, hold the position of a game: who takes back an order copies these before
/// it, and puts them back. 0 if no game is in the memory. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_{system}_play_position(game: *const u64, words: usize) -> usize {{ 0 }}

/// Returns 1 if dice were thrown with the last order of a game, 0 if not, and -1 if no game is in the memory. Players take
/// back what was ordered since dice were thrown. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_{system}_play_thrown(game: *const u64, words: usize) -> i32 {{ 0 }}
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
) -> i32 {{ 0 }}

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
) -> i32 {{ 0 }}
"#
    );
}
