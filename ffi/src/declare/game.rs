//! Games in memory that the caller lends: what is no question about them.
//!
//! ```text
//! game! {
//!     korea();
//!     words grog_korea_play_words, load grog_korea_play_load, save grog_korea_play_save, ...
//! }
//! find! { korea grog_korea_play_find }
//! ```
//!
//! In parentheses stand the numbers on which the memory of a game depends. `find!` is for games whose orders name things.

/// Declares the functions of a system's game.
macro_rules! game {
    (
        $system:ident($($count:ident),*);
        words $words:ident, load $load:ident, save $save:ident, unpack $unpack:ident, pack $pack:ident,
        line $line:ident by $order:ident, position $position:ident, thrown $thrown:ident
    ) => {
        /// Returns the words of memory that a game takes.
        #[unsafe(no_mangle)]
        pub extern "C" fn $words($($count: usize),*) -> usize {
            $crate::play::$system::words($($count),*)
        }

        /// Takes up a game from its text.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $load(
            game: *mut u64,
            words: usize,
            text: *const core::ffi::c_char,
            length: usize,
            fault: *mut $crate::fault::GrogFault,
        ) -> i32 {
            // SAFETY: the caller's promise.
            unsafe { $crate::play::texts::load::<$crate::play::$system::Game>((game, words), (text, length), fault) }
        }

        /// Writes a game as text.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $save(
            game: *mut u64,
            words: usize,
            text: *mut core::ffi::c_char,
            capacity: usize,
            needed: *mut usize,
            fault: *mut $crate::fault::GrogFault,
        ) -> i32 {
            // SAFETY: the caller's promise.
            unsafe {
                $crate::play::texts::save::<$crate::play::$system::Game>((game, words), (text, capacity), needed, fault)
            }
        }

        /// Takes up a game from its bytes.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $unpack(
            game: *mut u64,
            words: usize,
            bytes: *const u8,
            length: usize,
            fault: *mut $crate::fault::GrogFault,
        ) -> i32 {
            // SAFETY: the caller's promise.
            unsafe { $crate::play::texts::unpack::<$crate::play::$system::Game>((game, words), (bytes, length), fault) }
        }

        /// Writes a game as bytes.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $pack(
            game: *mut u64,
            words: usize,
            bytes: *mut u8,
            capacity: usize,
            needed: *mut usize,
            fault: *mut $crate::fault::GrogFault,
        ) -> i32 {
            // SAFETY: the caller's promise.
            unsafe {
                $crate::play::texts::pack::<$crate::play::$system::Game>((game, words), (bytes, capacity), needed, fault)
            }
        }

        /// Gives an order as a line of text.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $line(
            game: *mut u64,
            words: usize,
            line: *const core::ffi::c_char,
            answer: *mut play::PlayOrderAnswer,
            fault: *mut $crate::fault::GrogFault,
        ) -> i32 {
            // SAFETY: numbers and pointers, for which zero bytes are a value.
            let mut question: play::PlayOrderQuestion = unsafe { core::mem::zeroed() };
            question.size = $crate::memory::question_size::<play::PlayOrderQuestion>();
            // SAFETY: the caller's promise.
            (question.line, question.line_len) = unsafe { $crate::play::texts::line(line) };
            // SAFETY: the caller's promise.
            unsafe { play::$order(game, words, &question, answer, core::ptr::null_mut(), fault) }
        }

        /// Returns how many words, the first of the memory, hold the position of a game.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $position(game: *const u64, words: usize) -> usize {
            // SAFETY: the caller's promise; the memory is only read.
            unsafe { $crate::play::texts::position::<$crate::play::$system::Game>(game, words) }
        }

        /// Returns 1 if dice were thrown with the last order of a game, 0 if not, and -1 if no game is in the memory.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $thrown(game: *const u64, words: usize) -> i32 {
            // SAFETY: the caller's promise.
            unsafe { $crate::play::texts::thrown::<$crate::play::$system::Game>(game, words) }
        }
    };
}

/// Declares the function that finds what has a name.
macro_rules! find {
    ($system:ident $find:ident) => {
        /// Finds what a name in a field of an order names.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $find(
            game: *mut u64,
            words: usize,
            field: *const core::ffi::c_char,
            name: *const core::ffi::c_char,
            found: *mut i32,
            fault: *mut $crate::fault::GrogFault,
        ) -> i32 {
            // SAFETY: the caller's promise.
            unsafe {
                $crate::play::texts::find::<$crate::play::$system::Game>((game, words), field, name, found, fault)
            }
        }
    };
}

pub(crate) use {find, game};
