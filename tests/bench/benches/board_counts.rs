//! How many instructions a ready board of 10,000 hexes and 1,000 units takes: the same number on every run.
#![allow(missing_docs, reason = "the macros make public items of their own")]

use grognard_bench::front::{self, Front};
use grognard_bench::paths::{self, Supply};
use grognard_bench::rail;
use grognard_bench::turn;
use grognard_bench::zones::{self, Position};
use grognard_core::hex::Hex;
use grognard_core::ocs::edits::BoardEdit;
use grognard_core::ocs::movement::Goal;
use grognard_core::ocs::paths::ReachedHex;
use grognard_core::ocs::rail::RailHex;
use grognard_core::ocs::trace::TraceFound;
use gungraun::{library_benchmark, library_benchmark_group, main};
use std::hint::black_box;

fn words() -> Vec<u64> {
    vec![0; 200_000]
}

#[library_benchmark]
#[bench::network(rail::network(), words(), vec![RailHex::default(); 256])]
#[bench::everywhere(rail::everywhere(), words(), vec![RailHex::default(); 256])]
fn rail_path(
    position: Position,
    mut words: Vec<u64>,
    mut room: Vec<RailHex>,
) -> (u16, Position, Vec<u64>, Vec<RailHex>) {
    (rail::across(black_box(&position), &mut words, &mut room), position, words, room)
}

#[library_benchmark]
#[bench::network(rail::network(), words())]
#[bench::everywhere(rail::everywhere(), words())]
fn detrainable(position: Position, mut words: Vec<u64>) -> (u16, Position, Vec<u64>) {
    (rail::back(black_box(&position), &mut words), position, words)
}

#[library_benchmark]
#[bench::two_hexes(rail::rebuilding())]
fn rebuild((position, pax): (Position, u16)) -> (u16, Position) {
    (rail::rebuild_near(black_box(&position), pax), position)
}

#[library_benchmark]
#[bench::three_units(rail::network(), words(), vec![BoardEdit::default(); 16])]
fn board_apply(position: Position, mut words: Vec<u64>, mut room: Vec<BoardEdit>) -> (u32, Position, Vec<BoardEdit>) {
    (rail::put_down(black_box(&position), &mut words, &mut room), position, room)
}

#[library_benchmark]
#[bench::front(zones::position(), Hex::new(37, 50))]
#[bench::rear(zones::position(), Hex::new(37, 10))]
fn zone_covers(position: Position, hex: Hex) -> Position {
    black_box(zones::covers(black_box(&position.lend()), hex));
    position
}

#[library_benchmark]
#[bench::front(zones::position(), Hex::new(37, 50))]
#[bench::rear(zones::position(), Hex::new(37, 10))]
fn zone_refit(position: Position, hex: Hex) -> Position {
    black_box(zones::refit(black_box(&position.lend()), hex));
    position
}

#[library_benchmark]
#[bench::mp_15(paths::position(15), words(), vec![ReachedHex::default(); 10_000])]
#[bench::mp_50(paths::position(50), words(), vec![ReachedHex::default(); 10_000])]
fn throw_reach(supply: Supply, mut words: Vec<u64>, mut room: Vec<ReachedHex>) -> (usize, Supply, Vec<ReachedHex>) {
    (paths::throw_reach(black_box(&supply), &mut words, &mut room), supply, room)
}

#[library_benchmark]
#[bench::mp_15(paths::position(15), words())]
fn throw_to(supply: Supply, mut words: Vec<u64>) -> (bool, Supply) {
    (paths::throw_to(black_box(&supply), &mut words), supply)
}

#[library_benchmark]
#[bench::draw(paths::position(15), words())]
fn sources(supply: Supply, mut words: Vec<u64>) -> (usize, Supply) {
    (paths::sources(black_box(&supply), &mut words), supply)
}

#[library_benchmark]
#[bench::river(paths::position(15))]
fn bridge(supply: Supply) -> (bool, Supply) {
    (paths::cross(black_box(&supply)), supply)
}

#[library_benchmark]
#[bench::march(turn::marching(), words(), vec![BoardEdit::default(); 16])]
fn turn_order(supply: Supply, mut words: Vec<u64>, mut room: Vec<BoardEdit>) -> (usize, Supply, Vec<BoardEdit>) {
    (turn::order(black_box(&supply), &mut words, &mut room), supply, room)
}

#[library_benchmark]
#[bench::trucks(front::position(), vec![Goal::default(); 10_000])]
fn front_reach(mut front: Front, mut room: Vec<Goal>) -> (usize, Front, Vec<Goal>) {
    (front::reached(black_box(&mut front), &mut room), front, room)
}

#[library_benchmark]
#[bench::two_hexes(front::position())]
fn front_retreat(mut front: Front) -> (usize, Front) {
    (front::retreat(black_box(&mut front)), front)
}

#[library_benchmark]
#[bench::draw(front::position())]
fn front_sources(mut front: Front) -> (usize, Front) {
    (front::sources(black_box(&mut front)), front)
}

#[library_benchmark]
#[bench::side(front::position(), vec![TraceFound::default(); 1_000])]
fn front_traces(mut front: Front, mut room: Vec<TraceFound>) -> (usize, Front, Vec<TraceFound>) {
    (front::traces(black_box(&mut front), &mut room), front, room)
}

#[library_benchmark]
#[bench::free(front::under_way(false))]
#[bench::negated(front::under_way(true))]
fn front_stops(mut front: Front) -> (usize, Front) {
    (front::stops(black_box(&mut front)), front)
}

#[library_benchmark]
#[bench::phase(front::position())]
fn front_supply(mut front: Front) -> (usize, Front) {
    (front::supply_phase(black_box(&mut front)), front)
}

library_benchmark_group!(
    name = board,
    benchmarks = [
        rail_path,
        detrainable,
        rebuild,
        board_apply,
        zone_covers,
        zone_refit,
        throw_reach,
        throw_to,
        sources,
        bridge,
        turn_order,
        front_reach,
        front_retreat,
        front_sources,
        front_traces,
        front_stops,
        front_supply
    ]
);
main!(library_benchmark_groups = board);
