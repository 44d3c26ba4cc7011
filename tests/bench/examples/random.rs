//! Whole games of Axis & Allies by chance, through the choices alone: how many steps a second. A step asks the choices and
//! does one of them. `random [GAMES] [FIRST]`: so many games to victory or round 30, from this seed. It fails at a dead end, at a choice
//! that is forbidden, and at a fault.

use grognard_core::axis_allies::game::{Choice, Game, Notes, StepKind, Waits};
use grognard_core::ruling::{Sink, Trail};
use grognard_core::scratch::Scratch;
use std::time::{Duration, Instant};

/// The round in which a game without a victory ends.
const LAST: u16 = 30;

/// Numbers by chance (splitmix64).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % count as u64) as usize
    }
}

/// What the games took.
#[derive(Default)]
struct Took {
    steps: usize,
    rows: usize,
    choices: Duration,
    orders: Duration,
}

/// Plays a game.
fn play(seed: u64, room: &mut [Choice], words: &mut [u64], took: &mut Took) {
    let mut numbers = Numbers(seed);
    let ends = [8, 20, 60][numbers.below(3)];
    let mut game: Game = Game::start().expect("a game");
    let mut dice = [0u8; 512];
    while game.waits() != Waits::Nothing && game.round() <= LAST {
        let from = Instant::now();
        let mut rows = Sink::new(room);
        game.choices(&mut rows, &mut Scratch::new(words)).expect("choices");
        took.choices += from.elapsed();
        let rows = rows.items();
        took.rows += rows.len();
        let but = |row: &&Choice| row.step.get() != Some(StepKind::Surrender);
        let count = rows.iter().filter(but).count();
        assert!(count > 0, "game {seed}: a dead end in {:?}", game.phase());
        let end = rows.iter().find(|row| row.step.get() == Some(StepKind::End));
        let row = match end {
            Some(end) if count > 1 && numbers.below(ends) == 0 => end,
            _ => rows.iter().filter(but).nth(numbers.below(count)).expect("a row"),
        };
        let thrown = if row.step.get() == Some(StepKind::Dice) { usize::from(row.count) } else { 0 };
        let dice = &mut dice[..thrown];
        dice.iter_mut().for_each(|die| *die = 1 + numbers.below(6) as u8);
        let from = Instant::now();
        let notes = &mut Notes {
            objections: &mut Sink::none(),
            refusals: &mut Sink::none(),
            effects: &mut Sink::none(),
            scratch: &mut Scratch::new(words),
            trail: &mut Trail::none(),
        };
        let ruling = game.apply(&row.step(&mut [0], dice).expect("a step"), notes).expect("no fault");
        took.orders += from.elapsed();
        assert!(ruling.value.is_allowed(), "game {seed}: a choice is forbidden: {row:?}");
        took.steps += 1;
    }
}

fn main() {
    let mut words = std::env::args().skip(1).map(|word| word.parse().expect("a number"));
    let (games, first) = (words.next().unwrap_or(10), words.next().unwrap_or(0));
    let (mut room, mut words, mut took) = (vec![Choice::default(); 4096], vec![0; 1 << 14], Took::default());
    for seed in first..first + games {
        play(seed, &mut room, &mut words, &mut took);
    }
    let Took { steps, rows, choices, orders } = took;
    let all = (choices + orders).as_secs_f64();
    let each = |time: Duration| time.as_secs_f64() * 1e6 / steps as f64;
    println!("{games} games, {steps} steps, {rows} rows of choices");
    println!(
        "{:.0} steps a second: choices {:.1} us, an order {:.1} us",
        steps as f64 / all,
        each(choices),
        each(orders)
    );
}
