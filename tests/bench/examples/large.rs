//! A game of the OCS on 10,000 hexes with 1,000 units: a march, its undo and redo, and what the position weighs. The same
//! march in memory that is lent is what C does. `large [ROUNDS]`; `large text` prints the position, for `large.c`.

use grognard_core::GAMES;
use grognard_core::binding::game::{GameTable, Order};
use grognard_core::ocs::edits::Was;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::game::{Desk, Game, ListRoom, Notes, Read};
use grognard_core::ruling::{Sink, Trail};
use grognard_core::scratch::Scratch;
use std::fmt::Write;
use std::time::{Duration, Instant};

const UNITS: u16 = 1000;
const SIDE: i16 = 100;

/// The hex of a unit.
fn place(unit: u16) -> (u16, u16) {
    (50 * (unit % 2) + unit / 2 % 40, unit / 80 * 4)
}

/// Numbers that look random, of a hex or a unit (xorshift).
fn mixed(of: u32, most: u32) -> u32 {
    let mut mixed = of.wrapping_mul(0x9E37_79B9) | 1;
    for _ in 0..3 {
        mixed ^= mixed << 13;
        mixed ^= mixed >> 17;
        mixed ^= mixed << 5;
    }
    mixed % most
}

/// What a hex of a map as printed maps are has: four kinds of ground in patches, rivers, roads, villages and two sides.
fn printed(q: i16, r: i16) -> String {
    let at = q.unsigned_abs() as u32 * 100 + r.unsigned_abs() as u32;
    let patch = mixed(at / 300 * 40 + at % 100 / 4, 4) + 1;
    let mut hex = format!(" terrain={patch} control={}", if r < 50 { 1 } else { 2 });
    if (at % 100).is_multiple_of(9) {
        hex += " roads.2=2 roads.5=2";
    } else if mixed(at, 8) == 0 {
        write!(hex, " sides.{}=3 sides.{}=3", mixed(at + 1, 3) + 1, mixed(at + 2, 3) + 4).expect("text");
    }
    if mixed(at + 3, 40) == 0 {
        hex += " settlement=village";
    }
    hex
}

/// The text of a game; the printed map and 120 kinds of counters, or the same hex and counter everywhere.
fn text(varied: bool) -> String {
    let mut text = String::from("grognard ocs game 1\nhexes axial\noptions\n");
    (0..if varied { 4 } else { 1 })
        .for_each(|_| text += "chart terrain.ground=open cost.leg=12 cost.truck=24 cost.track=12\n");
    text += "turn turn.number=1 turn.segment=movement turn.first=1 turn.second=2 turn.player=1 turn.first_reserves=5 ";
    text += "turn.second_reserves=5 next=1001\n";
    for (q, r) in (0..SIDE).flat_map(|q| (0..SIDE).map(move |r| (q, r))) {
        let what = if varied { printed(q, r) } else { String::from(" terrain=1") };
        writeln!(text, "hex {q},{r}{what}").expect("text");
    }
    for unit in 0..UNITS {
        let ((q, r), side) = (place(unit), 1 + unit % 2);
        write!(text, "unit #{} hex={q},{r} kind=combat arm=other size=regiment rating=4 mode=move", unit + 1)
            .expect("text");
        let strength = if varied { mixed(unit.into(), 60) + 1 } else { 6 };
        for face in ["combat_side", "move_side"] {
            write!(text, " {face}.strength={strength} {face}.ma=96 {face}.mobility=leg").expect("text");
        }
        writeln!(text, " side={side}").expect("text");
    }
    text + "end\n"
}

fn lines() -> Vec<String> {
    let march = |unit: u16| {
        let (q, r) = place(unit);
        format!("march #{} > {q},{}", unit + 1, r + 1)
    };
    (0..400).step_by(2).map(march).collect()
}

/// Prints the time of one of many things.
fn tell(what: &str, took: &[Duration]) {
    let (least, sum) = (took.iter().min().expect("one"), took.iter().sum::<Duration>());
    let micro = |time: Duration| time.as_secs_f64() * 1e6;
    println!("{what:40} {:8.2} us at least, {:.2} on average", micro(*least), micro(sum) / took.len() as f64);
}

fn timed(mut work: impl FnMut()) -> Duration {
    let from = Instant::now();
    work();
    from.elapsed()
}

/// As bindings hold it.
fn held(text: &str, rounds: usize) {
    let kind = GAMES.iter().find(|kind| kind.name == "ocs.Game").expect("it is listed");
    let mut table = GameTable::at(kind, (kind.load)(text).expect("a game"));
    let (mut ordered, mut undone, mut redone) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..rounds {
        for line in lines() {
            ordered.push(timed(|| {
                let done = table.order(Order::line(&line), false.into(), &mut |_, _, _| ());
                assert!(done.expect("no fault"));
            }));
        }
        for _ in lines() {
            undone.push(timed(|| assert!(table.undo(true).expect("no fault").is_some())));
        }
        for _ in lines() {
            redone.push(timed(|| assert!(table.redo().expect("no fault").is_some())));
        }
        for _ in lines() {
            assert!(table.undo(true).expect("no fault").is_some());
        }
    }
    tell("an order as bindings give it", &ordered);
    tell("its undo", &undone);
    tell("its redo", &redone);
}

/// What a position weighs.
fn weigh(what: &str, text: &str) {
    let kind = GAMES.iter().find(|kind| kind.name == "ocs.Game").expect("it is listed");
    let game = (kind.load)(text).expect("a game");
    let (bytes, text) = (game.pack().expect("bytes").len() as f64 / 1e3, game.save().expect("text"));
    let of = |words: &[&str]| {
        let is = |line: &&str| words.contains(&line.split(' ').next().unwrap_or_default());
        text.lines().filter(is).map(|line| line.len() + 1).sum::<usize>() as f64
    };
    let (hex, unit) = (of(&["letter", "column", "hex"]) / 1e4, of(&["unit"]) / 1e3);
    println!("{what:40} {bytes:8.1} bytes, {:.1} as text: {unit:.1}, and {hex:.2} a hex", text.len() as f64 / 1e3);
}

/// In memory that is lent.
fn lent(text: &str, rounds: usize) {
    let (mut hexes, mut units) = (vec![Default::default(); 10_000], vec![Default::default(); 1_300]);
    let (mut chart, mut words, mut changes) = ([Default::default(); 1], vec![0; 1 << 19], [Was::default(); 64]);
    let room = ListRoom { hexes: &mut hexes, units: &mut units, chart: &mut chart, ..ListRoom::default() };
    let (game, labels) = Game::load(text.as_bytes(), room, &mut Scratch::new(&mut words)).expect("a game");
    let mut game = game.noting(&mut changes);
    let (mut effects, mut desk, mut trial) = ([Effect::default(); 64], Desk::default(), [Default::default(); 1_300]);
    let (mut ordered, mut undone, mut read) = (Vec::new(), Vec::new(), Read::default());
    for _ in 0..rounds {
        for line in lines() {
            let (counts, memory) = (game.counts(), *game.memory());
            ordered.push(timed(|| {
                read.line(line.as_bytes(), &labels).map_err(|why| why.fault).expect("a line");
                let (effects, trail) = (&mut Sink::new(&mut effects), &mut Trail::none());
                let (scratch, trial) = (&mut Scratch::new(&mut words), &mut trial[..]);
                let notes = &mut Notes { effects, trail, scratch, desk: &mut desk, trial };
                let ruling = game.order(&read.order().expect("an order"), notes).expect("no fault");
                assert!(ruling.value.is_allowed());
            }));
            let noted = game.noted().expect("room for it").to_vec();
            undone.push(timed(|| game.undo(&noted, counts.on_map, counts.known, &memory).expect("no fault")));
        }
    }
    tell("an order in memory that is lent", &ordered);
    tell("its undo", &undone);
}

fn main() {
    if std::env::args().nth(1).is_some_and(|what| what == "text") {
        return print!("{}", text(false));
    }
    let rounds = std::env::args().nth(1).and_then(|rounds| rounds.parse().ok()).unwrap_or(10);
    let same = text(false);
    held(&same, rounds);
    lent(&same, rounds);
    weigh("a unit with ten hexes, all alike", &same);
    weigh("the same, a printed map", &text(true));
}
