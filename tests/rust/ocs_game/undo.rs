//! Undo and redo of a game that bindings hold: each gives the bytes of before, in any order of both.

use crate::random::Random;
use grognard_core::GAMES;
use grognard_core::binding::game::{GameTable, Order};
use grognard_core::fault::Fault;
use std::path::Path;

fn order(table: &mut GameTable, line: &str) -> Result<bool, Fault> {
    table.order(Order::line(line), false.into(), &mut |_, _, _| ())
}

/// The story of two turns: its position, and its orders.
fn story() -> (GameTable, Vec<String>) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("positions/ocs-two-turns.game");
    let text = std::fs::read_to_string(path).expect("the story");
    let text = &text[text.find("grognard").expect("the title")..];
    let end = text.find("\nend ").expect("the end of the position");
    let end = end + 1 + text[end + 1..].find('\n').expect("a line");
    let kind = GAMES.iter().find(|kind| kind.name == "ocs.Game").expect("it is listed");
    let table = GameTable::at(kind, (kind.load)(&text[..end]).expect("a position"));
    let lines = text[end..].lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    (table, lines.map(str::to_owned).collect())
}

/// The position as bytes and as text.
fn stands(table: &GameTable) -> (Vec<u8>, String) {
    (table.now().pack().expect("bytes"), table.text().expect("text"))
}

/// Goes back and forth at random, and to both ends.
fn wander(table: &mut GameTable, seen: &[(Vec<u8>, String)], random: &mut Random) -> Result<(), Fault> {
    let mut at = table.history().len();
    for round in 0..400 {
        let back = match round {
            _ if at == 0 => false,
            _ if at + 1 == seen.len() => true,
            _ => random.below(5) < if round < 200 { 3 } else { 2 },
        };
        let done = if back { table.undo(true)? } else { table.redo()? };
        assert!(done.is_some(), "at {at}");
        at = if back { at - 1 } else { at + 1 };
        assert!(stands(table) == seen[at], "at {at} of {}", seen.len());
        assert_eq!((table.history().len(), table.undone().len()), (at, seen.len() - 1 - at));
    }
    while table.undo(true)?.is_some() {
        at -= 1;
        assert!(stands(table) == seen[at], "at {at}");
    }
    assert_eq!(at, 0);
    while table.redo()?.is_some() {
        at += 1;
        assert!(stands(table) == seen[at], "at {at}");
    }
    assert_eq!(at + 1, seen.len());
    Ok(())
}

#[test]
fn each_undo_of_the_story_gives_what_was_before() -> Result<(), Fault> {
    let (mut table, lines) = story();
    let mut seen = vec![stands(&table)];
    for line in &lines {
        if order(&mut table, line)? {
            seen.push(stands(&table));
        } else {
            assert!(stands(&table) == seen[seen.len() - 1], "{line}");
        }
    }
    assert!(seen.len() > 60, "{}", seen.len());
    let random = &mut Random(7);
    wander(&mut table, &seen, random)?;
    // What is done to a copy is not done to the game.
    let mut other = table.clone();
    wander(&mut other, &seen, random)?;
    for _ in 0..20 {
        other.undo(true)?;
    }
    assert!(stands(&table) == seen[seen.len() - 1] && stands(&other) == seen[seen.len() - 21]);
    wander(&mut table, &seen, random)?;
    other.redo()?;
    assert!(stands(&other) == seen[seen.len() - 20]);
    // A game that is read has no history before it, and then one of its own.
    let middle = seen.len() / 2;
    for _ in middle..seen.len() - 1 {
        table.undo(true)?;
    }
    let kind = table.kind();
    for read in [(kind.load)(&seen[middle].1)?, (kind.unpack)(&seen[middle].0)?] {
        let mut read = GameTable::at(kind, read);
        let orders: Vec<String> = table.undone().iter().rev().map(|played| played.line().to_owned()).collect();
        assert!(read.undo(true)?.is_none());
        let mut again = vec![stands(&read)];
        for line in &orders {
            assert!(order(&mut read, line)?, "{line}");
            again.push(stands(&read));
        }
        // A text has no names of units that are gone.
        assert!(again.iter().zip(&seen[middle..]).all(|(one, other)| one.1 == other.1));
        wander(&mut read, &again, random)?;
    }
    Ok(())
}

#[test]
fn dice_stay_thrown_but_for_a_referee() -> Result<(), Fault> {
    let (mut table, lines) = story();
    for line in &lines {
        order(&mut table, line)?;
        assert_eq!(table.dice_thrown(), table.history().last().is_some_and(|last| last.line().contains("dice")));
        if table.dice_thrown() {
            let before = stands(&table);
            assert!(table.undo(false)?.is_none());
            assert!(stands(&table) == before);
            assert!(table.undo(true)?.is_some() && table.redo()?.is_some());
            assert!(stands(&table) == before && table.dice_thrown());
        }
    }
    Ok(())
}
