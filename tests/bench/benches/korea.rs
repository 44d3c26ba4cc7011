//! How long 1950 Korea takes, by the clock.
#![allow(missing_docs, reason = "the macros make public items of their own")]

use criterion::{Criterion, criterion_group, criterion_main};
use grognard_bench::{korea::*, room};
use std::hint::black_box;

fn times(c: &mut Criterion) {
    let (plain, modified, mut steps) = (plain(), modified(), room());
    let mut group = c.benchmark_group("korea");
    group.bench_function("assess", |b| b.iter(|| assess(black_box(&plain.lend()))));
    group.bench_function("assess_trail", |b| b.iter(|| assess_with_trail(black_box(&plain.lend()), &mut steps)));
    group.bench_function("assess_modified", |b| b.iter(|| assess(black_box(&modified.lend()))));
    group.bench_function("assess_modified_trail", |b| {
        b.iter(|| assess_with_trail(black_box(&modified.lend()), &mut steps))
    });
    let (bag, mut words) = (bag(), vec![0; 8192]);
    group.bench_function("distribution", |b| b.iter(|| distribution(black_box(&[]), 0, &mut words)));
    group.bench_function("distribution_chips", |b| b.iter(|| distribution(black_box(&bag), 1, &mut words)));
    group.bench_function("distribution_many_chips", |b| b.iter(|| distribution(black_box(&bag), 4, &mut words)));
    group.bench_function("choices", |b| b.iter(|| choices(black_box(debt()))));
    let board = board(50, 40);
    group.bench_function("retreat_2000_hexes", |b| b.iter(|| retreat(black_box(&board), &mut words)));
    group.finish();
}

criterion_group!(benches, times);
criterion_main!(benches);
