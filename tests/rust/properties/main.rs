//! What must hold of every question, not of the ones that somebody thought of.
//!
//! A property that fails shrinks its case and prints it. What is committed of a failure is a vector with the shrunk
//! case and the value that the rules give, so that every language runs it from then on; the seeds that proptest keeps
//! stay under `target`. More cases: `PROPTEST_CASES=100000 cargo test -p grognard-tests --test properties`.

mod any_order;
mod attacks;
mod bindings;
mod boards;
mod both_sides;
mod defences;
mod dice;
mod every_list;
mod forces;
mod odds;
mod payers;
mod payments;
mod promises;
mod rail;
mod replacements;
mod retreats;
mod stacks;
mod supply_kept;
mod through_json;
mod traces;
mod zones;

use proptest::test_runner::{Config, FileFailurePersistence};

/// Proptest's own, with the seeds of failures under `target`.
fn config() -> Config {
    let seeds = FileFailurePersistence::Direct(concat!(env!("CARGO_TARGET_TMPDIR"), "/properties"));
    let plain = Config::default();
    // As many rejected as the default allows for its own number of cases.
    let max_global_rejects = plain.max_global_rejects.max(plain.cases.saturating_mul(4));
    Config { failure_persistence: Some(Box::new(seeds)), max_global_rejects, ..plain }
}
