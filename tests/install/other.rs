//! Another Rust library in the same program, with a panic that it catches.

#[unsafe(no_mangle)]
pub extern "C" fn other_answer(number: i32) -> i32 {
    std::panic::catch_unwind(|| {
        assert!(number >= 0, "negative");
        format!("{number}").len() as i32
    })
    .unwrap_or(-1)
}
