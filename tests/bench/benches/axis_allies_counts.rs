//! How many instructions Axis & Allies takes: the same number on every run.
#![allow(missing_docs, reason = "the macros make public items of their own")]

use grognard_bench::axis_allies::{Clash, large, small};
use grognard_core::axis_allies::battle::BattleChances;
use gungraun::{library_benchmark, library_benchmark_group, main};
use std::hint::black_box;

#[library_benchmark]
#[bench::small(small())]
#[bench::large(large())]
fn axis_allies_to_the_end(mut clash: Clash) -> (BattleChances, Clash) {
    (black_box(&mut clash).to_the_end(), clash)
}

#[library_benchmark]
#[bench::small(small())]
#[bench::large(large())]
fn axis_allies_by_rounds(mut clash: Clash) -> (BattleChances, Clash) {
    (black_box(&mut clash).by_rounds(), clash)
}

library_benchmark_group!(name = axis_allies, benchmarks = [axis_allies_to_the_end, axis_allies_by_rounds]);
main!(library_benchmark_groups = axis_allies);
