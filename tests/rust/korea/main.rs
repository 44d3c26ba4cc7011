//! 1950 Korea: every case where they can be counted, and properties of every question.

mod chances;
mod combats;
mod game;
mod payments;
mod retreats;

use proptest::test_runner::{Config, FileFailurePersistence};

/// Proptest's own, with the seeds of failures under `target`.
fn config() -> Config {
    let seeds = FileFailurePersistence::Direct(concat!(env!("CARGO_TARGET_TMPDIR"), "/korea"));
    Config { failure_persistence: Some(Box::new(seeds)), ..Config::default() }
}
