//! The properties of the JSON fuzz target in short: random bytes, and earlier findings.

use grognard_tests::through_json::check;
use proptest::collection::vec;
use proptest::prelude::*;

/// Inputs that once failed.
const FOUND: &[&[u8]] = &[
    br#""1*(5)"{"call":"ocs.transport.assess","in":{"phase":"movement","units":[{"kind":"supply","amount":4,"transported":"shipping"}],"by":"shipping"}}"#,
];

#[test]
fn what_was_found_stays_mended() {
    for input in FOUND {
        assert!(check(input), "{}", String::from_utf8_lossy(input));
    }
}

proptest! {
    #![proptest_config(crate::config())]

    #[test]
    fn json_says_what_the_record_says(bytes in vec(any::<u8>(), 2..1200)) {
        check(&bytes);
    }
}
