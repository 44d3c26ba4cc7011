//! Runs every vector that applies to Rust.

use grognard_core::binding::operation;
use grognard_tests::vectors::all;
use std::collections::HashSet;

#[test]
fn every_vector() {
    let vectors = all();
    let mut seen = HashSet::new();
    let (mut run, mut failed) = (0, Vec::new());
    for (file, vector) in &vectors {
        assert!(seen.insert(vector.id.clone()), "{} is used twice", vector.id);
        if !vector.is_for("rust") {
            continue;
        }
        run += 1;
        if let Err(why) = vector.check() {
            failed.push(format!("{} ({}): {why}", vector.id, file.file_name().unwrap_or_default().display()));
        }
    }
    println!("\nvectors: {} run of {}", run, vectors.len());
    assert!(run > 0, "no vector was run");
    assert!(failed.is_empty(), "{} of {run} fail:\n{}", failed.len(), failed.join("\n"));
}

#[test]
fn every_operation_has_a_vector() {
    let vectors = all();
    for op in grognard_core::OPERATIONS.iter().copied().flatten() {
        assert!(vectors.iter().any(|(_, v)| v.call == op.name), "{} has no vector", op.name);
        assert!(operation(op.name).is_some_and(|o| o.name == op.name), "{} stands twice", op.name);
    }
}
