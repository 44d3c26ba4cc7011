//! The program itself: its exit status and where it prints.

use serde_json::Value as Json;
use std::process::Command;

#[test]
fn the_program_fails_with_a_bad_file_and_answers_a_good_one() {
    let bad = std::env::temp_dir().join(format!("grognard-{}.json", std::process::id()));
    std::fs::write(&bad, "{\"version\": 1,").expect("a temporary file");
    let run = |args: &[&str]| {
        Command::new(env!("CARGO_BIN_EXE_adjudicate")).args(args).output().expect("the program was built")
    };
    let out = run(&[bad.to_str().expect("a path")]);
    let _ = std::fs::remove_file(&bad);
    assert!(!out.status.success() && out.stdout.is_empty());
    let message = String::from_utf8_lossy(&out.stderr);
    assert_eq!(message.lines().count(), 1, "{message}");
    assert!(message.contains("line 1, column 14"), "{message}");
    assert!(!run(&["no-such-file.json"]).status.success());
    let good = run(&["--json"]);
    assert!(good.status.success());
    serde_json::from_slice::<Json>(&good.stdout).expect("JSON");
}
