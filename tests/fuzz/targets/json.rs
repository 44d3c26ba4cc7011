//! Bytes at the JSON binding: `grognard_tests::through_json` says what must hold.
#![no_main]

use grognard_tests::through_json::check;
use libfuzzer_sys::{Corpus, fuzz_target};

fuzz_target!(|data: &[u8]| -> Corpus { if check(data) { Corpus::Keep } else { Corpus::Reject } });
