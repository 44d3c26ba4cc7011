//! Turns one mutant on after the other, and runs the vectors that meet it: `grognard-hunt IDS RESULTS [PART PARTS]`.
//!
//! IDS has a number of a mutant a line, RESULTS what `grognard_tries` writes. It ends with status 3 where a vector takes too
//! long.

use grognard_core::mutants;
use grognard_tests::vectors::{Vector, all};
use grognard_tries::{Tries, numbers};
use std::time::Instant;

/// How long a vector may take, in tenths of a second; by itself it takes milliseconds.
const PATIENCE: u64 = 50;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [ids, results, part @ ..] = args.as_slice() else { panic!("IDS RESULTS [PART PARTS]") };
    let [part, parts] = match part {
        [part, parts] => [part, parts].map(|n| n.parse().expect("a number")),
        _ => [0, 1],
    };
    let vectors: Vec<Vector> = all().into_iter().map(|(_, v)| v).filter(|v| v.is_for("rust")).collect();
    let met = met_by(&vectors);
    let mut tries = Tries::new(results, PATIENCE);
    for id in numbers(&std::fs::read_to_string(ids).expect("the ids")) {
        if id as usize % parts == part && !tries.is_done(id) {
            let meeting = met.get(id as usize).map_or(&[][..], Vec::as_slice);
            let passes = |at: &usize| vectors[*at].check().is_ok();
            tries.one(id, meeting.iter().map(|at| (vectors[*at].id.as_str(), move || passes(at))));
        }
    }
}

/// Returns for each mutant the vectors that meet it, the quickest first.
fn met_by(vectors: &[Vector]) -> Vec<Vec<usize>> {
    mutants::set(0);
    mutants::seen(|_| {});
    let mut times = Vec::new();
    for (at, vector) in vectors.iter().enumerate() {
        let began = Instant::now();
        vector.check().unwrap_or_else(|why| panic!("{} fails without a mutant: {why}", vector.id));
        let mut met = Vec::new();
        let took = began.elapsed();
        mutants::seen(|id| met.push(id));
        times.push((took, at, met));
    }
    times.sort();
    let mut met_by = Vec::new();
    for (_, at, met) in times {
        for id in met {
            let id = id as usize;
            met_by.resize(met_by.len().max(id + 1), Vec::new());
            met_by[id].push(at);
        }
    }
    met_by
}
