//! How long the American Civil War takes, by the clock.
#![allow(missing_docs, reason = "the macros make public items of their own")]

use criterion::{Criterion, criterion_group, criterion_main};
use grognard_bench::acw::*;
use grognard_core::acw::combat::Chance;
use std::hint::black_box;

fn times(c: &mut Criterion) {
    let (plain, modified, mut steps) = (plain(), modified(), grognard_bench::room());
    let mut group = c.benchmark_group("acw");
    group.bench_function("assess", |b| b.iter(|| assess(black_box(&plain.lend()))));
    group.bench_function("assess_trail", |b| b.iter(|| assess_with_trail(black_box(&plain.lend()), &mut steps)));
    group.bench_function("assess_modified", |b| b.iter(|| assess(black_box(&modified.lend()))));
    group.bench_function("assess_modified_trail", |b| {
        b.iter(|| assess_with_trail(black_box(&modified.lend()), &mut steps))
    });
    let mut chances = [Chance::default(); 8];
    group.bench_function("distribution", |b| b.iter(|| distribution(black_box(&mut chances))));
    let (mut room, mut words) = (room(), words());
    for (name, armies) in [("lines", lines()), ("rows", rows()), ("strict", strict())] {
        group.bench_function(format!("plan_{name}"), |b| b.iter(|| plan(black_box(&armies), &mut room, &mut words)));
        group.bench_function(format!("improve_{name}"), |b| {
            b.iter(|| improve(black_box(&armies), &mut room, &mut words))
        });
        group.bench_function(format!("walk_{name}"), |b| b.iter(|| walk(black_box(&armies), &mut room, &mut words)));
    }
    group.finish();
}

criterion_group!(benches, times);
criterion_main!(benches);
