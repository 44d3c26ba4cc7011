//! How many instructions 1950 Korea takes: the same number on every run.
#![allow(missing_docs, reason = "the macros make public items of their own")]

use grognard_bench::korea as cases;
use grognard_core::korea::combat::{Assessment, Chip};
use grognard_core::korea::losses::{Debt, Owed};
use grognard_core::korea::retreat::Place;
use grognard_core::ruling::Step;
use gungraun::{library_benchmark, library_benchmark_group, main};
use std::hint::black_box;

#[library_benchmark]
#[bench::plain(cases::plain())]
#[bench::modified(cases::modified())]
fn korea_assess(clash: cases::Clash) -> (Assessment, cases::Clash) {
    (cases::assess(black_box(&clash.lend())), clash)
}

#[library_benchmark]
#[bench::plain(cases::plain(), grognard_bench::room())]
#[bench::modified(cases::modified(), grognard_bench::room())]
fn korea_assess_trail(clash: cases::Clash, mut room: Vec<Step>) -> (Assessment, usize, cases::Clash, Vec<Step>) {
    let (assessment, steps) = cases::assess_with_trail(black_box(&clash.lend()), &mut room);
    (assessment, steps, clash, room)
}

#[library_benchmark]
#[bench::no_chips(Vec::new(), 0, vec![0; 8192])]
#[bench::a_chip_a_side(cases::bag(), 1, vec![0; 8192])]
#[bench::four_a_side(cases::bag(), 4, vec![0; 8192])]
fn korea_distribution(bag: Vec<Chip>, chips: u8, mut words: Vec<u64>) -> ((u64, usize), Vec<Chip>, Vec<u64>) {
    (cases::distribution(black_box(&bag), chips, &mut words), bag, words)
}

#[library_benchmark]
#[bench::seven(cases::debt())]
fn korea_choices(debt: Debt) -> Owed {
    cases::choices(black_box(debt))
}

#[library_benchmark]
#[bench::in_order(cases::board(50, 40), vec![0; 4000])]
fn korea_retreat(board: Vec<Place>, mut words: Vec<u64>) -> (usize, Vec<Place>, Vec<u64>) {
    (cases::retreat(black_box(&board), &mut words).1, board, words)
}

library_benchmark_group!(
    name = korea,
    benchmarks = [korea_assess, korea_assess_trail, korea_distribution, korea_choices, korea_retreat]
);
main!(library_benchmark_groups = korea);
