//! Supply and engineers on the board (OCS 12.3, 13), against second implementations of the rules that share no code
//! with the library, and properties of every position.

mod board;
mod captures;
mod figures;
mod paths;
mod trucks;

use proptest::test_runner::{Config, FileFailurePersistence};

/// Proptest's own, with the seeds of failures under `target`.
fn config() -> Config {
    let seeds = FileFailurePersistence::Direct(concat!(env!("CARGO_TARGET_TMPDIR"), "/supply"));
    Config { failure_persistence: Some(Box::new(seeds)), ..Config::default() }
}
