//! Throws and draws on a ready board of 10,000 hexes and 1,000 units, and a bridge, by the clock. A throw of 15 MP over clear
//! hexes sees what few headquarters in the series see; one of 50 MP most of the map.
#![allow(missing_docs, reason = "the macros make public items of their own")]

use criterion::{Criterion, criterion_group, criterion_main};
use grognard_core::hex::Hex;
use grognard_core::ocs::board::{Board, BoardHex, ChartRow, Cost, Feature};
use grognard_core::ocs::engineers::{Bridge, bridge};
use grognard_core::ocs::paths::{ReachedHex, Sources, ThrowReach, ThrowTo, sources, throw_reach, throw_to};
use grognard_core::ocs::units::{Face, Kind, Mobility, Mode, Unit};
use grognard_core::reflect::Code;
use grognard_core::ruling::{Sink, Trail};
use grognard_core::scratch::Scratch;
use std::hint::black_box;

const SIZE: u32 = 100;

/// Numbers that look like chance and are the same on every run.
fn numbers() -> impl FnMut(u32) -> i16 {
    let mut state = 1u32;
    move |below| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        i16::try_from((state >> 16) % below).unwrap_or(0)
    }
}

fn row(truck: u16, feature: Feature) -> ChartRow {
    ChartRow { cost: Cost { leg: 12, truck, track: truck }, feature: Code::new(feature), ..Default::default() }
}

/// Clear hexes with minor rivers here and there, a thousand units of two sides all over them, one in four the enemy's.
fn position(throw_range: u8) -> (Vec<BoardHex>, Vec<Unit>) {
    let mut hexes = Vec::new();
    for q in 0..100i16 {
        for r in 0..100i16 {
            let river = if (q * 7 + r * 3) % 11 == 0 { 2 } else { 0 };
            hexes.push(BoardHex {
                hex: Hex::new(q, r),
                terrain: 1,
                sides: [0, river, 0, 0, 0, 0],
                ..Default::default()
            });
        }
    }
    let mut next = numbers();
    let mut units: Vec<Unit> = (0..998u32)
        .map(|n| Unit {
            hex: Hex::new(next(SIZE), next(SIZE)),
            side: u8::from(n % 4 == 0),
            mode: Code::new(if n % 3 == 0 { Mode::Move } else { Mode::Combat }),
            ..Default::default()
        })
        .collect();
    let combat_side = Face { throw_range, mobility: Code::new(Mobility::Truck), ..Default::default() };
    units.push(Unit { id: 1, hex: Hex::new(50, 50), kind: Code::new(Kind::Hq), combat_side, ..Default::default() });
    units.push(Unit { id: 2, hex: Hex::new(55, 52), ..Default::default() });
    units.sort_by_key(|u| u.hex);
    (hexes, units)
}

fn place(units: &[Unit], id: u32) -> u16 {
    units.iter().zip(0u16..).find_map(|(u, at)| (u.id == id).then_some(at)).unwrap_or(0)
}

fn times(c: &mut Criterion) {
    let chart = [row(12, Feature::Other), row(24, Feature::MinorRiver)];
    let (mut words, mut room) = (vec![0u64; 30_000], vec![ReachedHex::default(); 10_000]);
    let mut group = c.benchmark_group("paths");
    for range in [15, 50] {
        let (hexes, units) = position(range);
        let board = Board { chart: &chart, hexes: &hexes, units: &units };
        let (hq, unit) = (place(&units, 1), place(&units, 2));
        group.bench_function(format!("throw_reach_{range}"), |b| {
            let question = ThrowReach { board, hq };
            b.iter(|| {
                let mut rows = Sink::new(&mut room);
                throw_reach(black_box(&question), &mut rows, &mut Scratch::new(&mut words), &mut Trail::none())
            });
        });
        if range == 15 {
            group.bench_function("throw_to", |b| {
                let question = ThrowTo { board, hq, unit, ..Default::default() };
                let mut ask = || {
                    throw_to(black_box(&question), &mut Sink::none(), &mut Scratch::new(&mut words), &mut Trail::none())
                };
                assert!(ask().unwrap().value.is_allowed());
                b.iter(ask);
            });
            group.bench_function("sources", |b| {
                let question = Sources { board, unit };
                b.iter(|| {
                    sources(black_box(&question), &mut Sink::none(), &mut Scratch::new(&mut words), &mut Trail::none())
                });
            });
            group.bench_function("bridge", |b| {
                let question =
                    Bridge { board, unit, start: Hex::new(55, 52), to: Hex::new(56, 52), ..Default::default() };
                b.iter(|| bridge(black_box(&question), &mut Trail::none()));
            });
        }
    }
    group.finish();
}

criterion_group!(benches, times);
criterion_main!(benches);
