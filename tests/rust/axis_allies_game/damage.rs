//! Positions whose text was cut or changed on its way: a coded fault, or the same position.

use super::Table;
use super::laws::{Numbers, end, to_orders};
use grognard_core::axis_allies::game::Game;

/// Positions in the course of a game.
fn texts() -> Vec<Vec<u8>> {
    let mut table = Table { game: Game::start().unwrap(), effects: Vec::new() };
    let mut numbers = Numbers(4);
    let mut texts = Vec::new();
    for _ in 0..6 {
        to_orders(&mut table, &mut numbers);
        let before = table.game.clone();
        for _ in 0..8 {
            let orders = super::orders::generated(&table.game);
            let Some(order) = orders.get(numbers.below(orders.len().max(1))) else { break };
            table.allow(order.step(&[order.piece]));
            if table.game.flak().is_some() {
                break;
            }
        }
        let text = table.game.save().unwrap().text;
        texts.push(text.split(|byte| *byte == 0).next().unwrap().to_vec());
        end(&mut table, &mut numbers, &before);
    }
    texts
}

#[test]
fn a_cut_text_is_refused() {
    for text in texts() {
        // The last byte is the end of a line.
        for len in (0..text.len() - 1).step_by(7) {
            if let Ok(game) = Game::<384>::read(&text[..len]) {
                // Only the sum itself may be missing.
                assert!(text[..len].ends_with(b"end") || text[..len].ends_with(b"end "));
                assert_eq!(game, Game::read(&text).unwrap());
            }
        }
    }
}

#[test]
fn a_changed_text_is_refused() {
    for text in texts() {
        let game = Game::<384>::read(&text).unwrap();
        for at in (0..text.len()).step_by(5) {
            for bit in 0..8 {
                let mut other = text.clone();
                other[at] ^= 1 << bit;
                if let Ok(read) = Game::<384>::read(&other) {
                    assert_eq!(read, game, "{:?}", String::from_utf8_lossy(&other));
                }
            }
        }
    }
}

/// Without the sum at its end a changed text may be another position; what it is can be saved and read again.
#[test]
fn other_positions_are_read_as_they_are_written() {
    let mut numbers = Numbers(8);
    let mut read = 0;
    for text in texts() {
        let text = text[..text.len() - 10].to_vec();
        assert!(text.ends_with(b"end"));
        for _ in 0..1500 {
            let mut other = text.clone();
            for _ in 0..1 + numbers.below(2) {
                let at = numbers.below(other.len() - 3);
                match numbers.below(3) {
                    0 => drop(other.remove(at)),
                    1 => other.insert(at, b"0123 \n>"[numbers.below(7)]),
                    _ => other[at] = text[numbers.below(text.len())],
                }
            }
            if let Ok(game) = Game::<384>::read(&other) {
                let Ok(saved) = game.save() else { continue };
                assert_eq!(Game::load(&saved), Ok(game), "{:?}", String::from_utf8_lossy(&other));
                read += 1;
            }
        }
    }
    assert!(read > 300, "{read}");
}
