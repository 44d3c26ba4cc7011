//! Texts of games of all systems, and lines of orders: `grognard_tests::through_game` says what must hold.
#![no_main]

use grognard_tests::through_game::check;
use libfuzzer_sys::{Corpus, fuzz_target};

fuzz_target!(|data: &[u8]| -> Corpus { if check(data) { Corpus::Keep } else { Corpus::Reject } });
