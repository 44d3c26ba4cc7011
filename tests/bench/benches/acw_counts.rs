//! How many instructions the American Civil War takes: the same number on every run.
#![allow(missing_docs, reason = "the macros make public items of their own")]

use grognard_bench::acw as cases;
use grognard_core::acw::attacks::{Engaged, Improved, Planned, Walked};
use grognard_core::acw::combat::{Assessment, Chance, CombatDistribution};
use grognard_core::ruling::Step;
use gungraun::{library_benchmark, library_benchmark_group, main};
use std::hint::black_box;

#[library_benchmark]
#[bench::plain(cases::plain())]
#[bench::modified(cases::modified())]
fn acw_assess(clash: cases::Clash) -> (Assessment, cases::Clash) {
    (cases::assess(black_box(&clash.lend())), clash)
}

#[library_benchmark]
#[bench::plain(cases::plain(), grognard_bench::room())]
#[bench::modified(cases::modified(), grognard_bench::room())]
fn acw_assess_trail(clash: cases::Clash, mut room: Vec<Step>) -> (Assessment, usize, cases::Clash, Vec<Step>) {
    let (assessment, steps) = cases::assess_with_trail(black_box(&clash.lend()), &mut room);
    (assessment, steps, clash, room)
}

#[library_benchmark]
#[bench::two_to_one(vec![Chance::default(); 8])]
fn acw_distribution(mut room: Vec<Chance>) -> (CombatDistribution, Vec<Chance>) {
    (cases::distribution(black_box(&mut room)), room)
}

#[library_benchmark]
#[bench::lines(cases::lines(), cases::room(), cases::words())]
#[bench::rows(cases::rows(), cases::room(), cases::words())]
#[bench::strict(cases::strict(), cases::room(), cases::words())]
fn acw_plan(armies: cases::Armies, mut room: Vec<Engaged>, mut words: Vec<u64>) -> (Planned, Vec<u64>) {
    (cases::plan(black_box(&armies), &mut room, &mut words), words)
}

#[library_benchmark]
#[bench::lines(cases::lines(), cases::room(), cases::words())]
#[bench::rows(cases::rows(), cases::room(), cases::words())]
#[bench::strict(cases::strict(), cases::room(), cases::words())]
fn acw_improve(armies: cases::Armies, mut room: Vec<Engaged>, mut words: Vec<u64>) -> (Improved, Vec<u64>) {
    (cases::improve(black_box(&armies), &mut room, &mut words), words)
}

#[library_benchmark]
#[bench::lines(cases::lines(), cases::room(), cases::words())]
#[bench::rows(cases::rows(), cases::room(), cases::words())]
#[bench::strict(cases::strict(), cases::room(), cases::words())]
fn acw_walk(armies: cases::Armies, mut room: Vec<Engaged>, mut words: Vec<u64>) -> (Walked, Vec<u64>) {
    (cases::walk(black_box(&armies), &mut room, &mut words), words)
}

library_benchmark_group!(
    name = acw,
    benchmarks = [acw_assess, acw_assess_trail, acw_distribution, acw_plan, acw_improve, acw_walk]
);
main!(library_benchmark_groups = acw);
