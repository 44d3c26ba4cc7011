//! How long it takes, by the clock.
#![allow(missing_docs, reason = "the macros make public items of their own")]

use criterion::{Criterion, criterion_group, criterion_main};
use grognard_bench::*;
use std::hint::black_box;

fn times(c: &mut Criterion) {
    let (plain, modified, mut steps) = (plain(), modified(), room());
    let mut group = c.benchmark_group("core");
    group.bench_function("combat_distribution", |b| b.iter(|| distribution(black_box(&attack(false)))));
    group.bench_function("combat_distribution_overrun", |b| b.iter(|| distribution(black_box(&attack(true)))));
    group.bench_function("assess", |b| b.iter(|| assess(black_box(&plain.lend()))));
    group.bench_function("assess_trail", |b| b.iter(|| assess_with_trail(black_box(&plain.lend()), &mut steps)));
    group.bench_function("assess_modified", |b| b.iter(|| assess(black_box(&modified.lend()))));
    group.bench_function("assess_modified_trail", |b| {
        b.iter(|| assess_with_trail(black_box(&modified.lend()), &mut steps))
    });
    let assessment = attack(false).assessment;
    group.bench_function("resolve", |b| b.iter(|| resolve(black_box(assessment), black_box(&[6, 5, 3, 4, 4]))));
    let shelling = shelling();
    group.bench_function("barrage_assess", |b| b.iter(|| assess_barrage(black_box(&shelling))));
    group.bench_function("barrage_distribution", |b| b.iter(|| barrage_distribution(black_box(&barrage()))));
    let text = question_text();
    group.bench_function("json_ask", |b| b.iter(|| ask_json(black_box(&text), false)));
    group.bench_function("json_ask_trail", |b| b.iter(|| ask_json(black_box(&text), true)));
    let (cells, mut seed) = (Cells::new(), 0);
    group.bench_function("monte_carlo_2000", |b| {
        b.iter(|| {
            seed += 1;
            monte_carlo(&cells, black_box(&attack(false)), 2000, seed)
        })
    });
    group.finish();
}

criterion_group!(benches, times);
criterion_main!(benches);
