//! Whole games of chance, through the choices alone: none comes to a dead end, each choice is a legal step, and pieces and
//! IPC are accounted for.

use super::choosing::choices;
use super::laws::{Numbers, sound};
use grognard_core::axis_allies::game::{Choice, Game, GameEffect, GameEffectKind, Notes, Step, StepKind, Waits};
use grognard_core::axis_allies::powers::Power;
use grognard_core::reflect::text;
use grognard_core::ruling::{Sink, Trail};
use grognard_core::scratch::Scratch;
use std::collections::BTreeSet;

/// The round in which a game without a victory ends.
const LAST: u16 = 30;
/// Games that every run plays. `GROGNARD_GAMES` names another number, 1,000 for instance.
const GAMES: u64 = 3;

/// Takes a step; whether it was allowed, and what it did.
fn take(game: &mut Game, step: &Step<'_>) -> Result<(bool, Vec<GameEffect>), String> {
    let (mut effects, mut words) = (vec![GameEffect::default(); 1024], vec![0; 1 << 14]);
    let mut effects = Sink::new(&mut effects);
    let notes = &mut Notes {
        objections: &mut Sink::none(),
        refusals: &mut Sink::none(),
        effects: &mut effects,
        scratch: &mut Scratch::new(&mut words),
        trail: &mut Trail::none(),
    };
    let ruling = game.apply(step, notes).map_err(|fault| format!("{fault:?} on {step:?}"))?;
    assert!(effects.needed() <= 1024);
    Ok((ruling.value.is_allowed(), effects.items().to_vec()))
}

/// Dice of chance, as many as a row needs.
fn dice(row: &Choice, numbers: &mut Numbers) -> Vec<u8> {
    let count = if row.step.get() == Some(StepKind::Dice) { row.count } else { 0 };
    (0..count).map(|_| 1 + numbers.below(6) as u8).collect()
}

/// The numbers of the pieces, and everybody's IPC.
fn stock(game: &Game) -> (BTreeSet<u16>, i64) {
    let ipc = Power::ALL.iter().map(|power| i64::from(game.cash(*power))).sum();
    (game.pieces().map(|piece| piece.id).collect(), ipc)
}

/// What a step did accounts for the pieces and IPC after it.
fn accounted(before: &Game, after: &Game, effects: &[GameEffect]) -> Result<(), String> {
    let ((mut pieces, mut ipc), (left, cash)) = (stock(before), stock(after));
    for effect in effects {
        let piece = effect.piece.get();
        match effect.what.get() {
            Some(GameEffectKind::Pay) => ipc -= i64::from(effect.amount),
            Some(GameEffectKind::Get) => ipc += i64::from(effect.amount),
            // A piece that fell in a battle is off the board with the choice of its owner, told when the battle is over.
            Some(GameEffectKind::Lost) => drop(pieces.remove(&piece.unwrap())),
            Some(GameEffectKind::Placed) => drop(pieces.insert(piece.unwrap())),
            _ => {}
        }
    }
    if ipc != cash {
        return Err(format!("IPC: {cash} and not {ipc}"));
    }
    // In a battle those who fall are marked before it is told, and with a carrier those aboard until they have landed.
    if after.fight().is_none() && before.fight().is_none() && pieces != left {
        return Err(format!("pieces: {:?}", pieces.symmetric_difference(&left)));
    }
    Ok(())
}

/// The position as text and as bytes is the same.
fn kept(game: &Game) -> Result<(), String> {
    let saved = game.save().map_err(|fault| format!("{fault:?} on saving"))?;
    let loaded = Game::load(&saved).map_err(|fault| format!("{fault:?} on loading"))?;
    let mut room = vec![0; 1 << 15];
    let len = game.pack(&mut room).map_err(|fault| format!("{fault:?} on packing"))?;
    let unpacked = Game::unpack(&room[..len]).map_err(|fault| format!("{fault:?} on unpacking"))?;
    if loaded == *game && unpacked == *game { Ok(()) } else { Err("a position is not kept".to_string()) }
}

/// What a player does: he ends a phase of movement once in so many steps, and tries every row once in so many.
struct Player {
    ends: usize,
    tries: usize,
}

/// Takes one step of chance; the number of steps is counted.
fn step(game: &mut Game, player: &Player, numbers: &mut Numbers) -> Result<(), String> {
    let rows = choices(game);
    let but: Vec<&Choice> = rows.iter().filter(|row| row.step.get() != Some(StepKind::Surrender)).collect();
    if but.is_empty() {
        return Err(format!("a dead end in {:?}", game.phase()));
    }
    if numbers.below(player.tries) == 0 {
        for row in &rows {
            let (mut next, mut piece, dice) = (game.clone(), [0], dice(row, numbers));
            if !take(&mut next, &row.step(&mut piece, &dice).unwrap())?.0 {
                return Err(format!("a choice is forbidden: {row:?}"));
            }
        }
    }
    let end = but.iter().find(|row| row.step.get() == Some(StepKind::End));
    let row = match end {
        Some(end) if but.len() > 1 && numbers.below(player.ends) == 0 => *end,
        _ => but[numbers.below(but.len())],
    };
    let (before, mut piece, dice) = (game.clone(), [0], dice(row, numbers));
    let (allowed, effects) = take(game, &row.step(&mut piece, &dice).unwrap())?;
    if !allowed {
        return Err(format!("a choice is forbidden: {row:?}"));
    }
    accounted(&before, game, &effects)?;
    kept(game)?;
    sound(game);
    Ok(())
}

/// A game to its victory or to the last round; the number of its steps.
fn play(seed: u64) -> Result<usize, String> {
    let mut numbers = Numbers(seed);
    let player = Player { ends: [8, 20, 60][numbers.below(3)], tries: 24 };
    let mut game: Game = Game::start().unwrap();
    let mut steps = 0;
    while game.waits() != Waits::Nothing && game.round() <= LAST {
        let before = game.clone();
        step(&mut game, &player, &mut numbers)
            .map_err(|wrong| format!("game {seed}, step {steps}: {wrong}\n{}", text(&before.save().unwrap().text)))?;
        steps += 1;
    }
    Ok(steps)
}

#[test]
fn games_have_no_dead_end() {
    let games = std::env::var("GROGNARD_GAMES").ok().map_or(GAMES, |games| games.parse().unwrap());
    let first = std::env::var("GROGNARD_FIRST").ok().map_or(0, |first| first.parse().unwrap());
    let (mut wrong, mut steps) = (Vec::new(), 0);
    for seed in first..first + games {
        match play(seed) {
            Ok(more) => steps += more,
            Err(why) => {
                println!("{why}");
                wrong.push(seed);
            }
        }
    }
    println!("{games} games, {steps} steps");
    assert!(wrong.is_empty(), "games {wrong:?} of {games}");
}
