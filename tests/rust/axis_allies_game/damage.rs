//! Positions whose text was cut or changed on its way: a coded fault, or the same position.

use super::Table;
use super::laws::{Numbers, end, to_orders};
use grognard_core::axis_allies::game::Game;
use grognard_core::fault::FaultCode;
use grognard_tests::through_position::check;

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

#[test]
fn bytes_are_read_as_they_are_written_or_refused() {
    for text in texts() {
        let game = Game::<384>::read(&text).unwrap();
        let mut room = [0; 4096];
        let len = game.pack(&mut room).unwrap();
        let bytes = &room[..len];
        assert_eq!(Game::unpack(bytes).as_ref(), Ok(&game));
        assert!(len * 2 < text.len(), "{len} bytes, {} letters", text.len());
        assert!(game.pack(&mut vec![0; len - 1]).unwrap_err().is(FaultCode::BufferTooSmall));
        for cut in 0..len {
            assert!(Game::<384>::unpack(&bytes[..cut]).is_err());
        }
        for at in 0..len {
            for bit in 0..8 {
                let mut other = bytes.to_vec();
                other[at] ^= 1 << bit;
                assert!(Game::<384>::unpack(&other).is_err());
            }
        }
        // Another version, with its sum.
        let mut other = bytes.to_vec();
        other[3] = 2;
        summed(&mut other);
        let fault = Game::<384>::unpack(&other).unwrap_err();
        assert_eq!((fault.code(), fault.to_string().starts_with("bytes.version")), (FaultCode::OutOfRange, true));
        // What a wrong program writes has its sum too: a fault, or a position.
        let mut numbers = Numbers(23);
        for _ in 0..2000 {
            let mut other = bytes.to_vec();
            let at = 4 + numbers.below(len - 8);
            other[at] = numbers.below(256) as u8;
            summed(&mut other);
            let _ = Game::<384>::unpack(&other);
        }
    }
}

/// What the fuzzer of positions begins with: positions in the course of a game, with changed bytes or lines of orders.
#[test]
fn arbitrary_bytes_and_orders() {
    let mut numbers = Numbers(31);
    let lines = ["end", "buy 1 inf", "1 inf", "fight ukr", "dice 1 2 3", "lose 1 inf", "1 ftr len > ukr", "stay", ""];
    for text in texts() {
        let len = u16::try_from(text.len()).unwrap().to_le_bytes();
        for _ in 0..20 {
            let changes: Vec<u8> = (0..3 + 3 * numbers.below(3)).map(|_| numbers.below(256) as u8).collect();
            assert!(check(&[&[2], &len[..], &text, &changes].concat()));
            let said: Vec<&str> = (0..6).map(|_| lines[numbers.below(lines.len())]).collect();
            let mut said = said.join("\n").into_bytes();
            let at = numbers.below(said.len().max(1));
            if let Some(byte) = said.get_mut(at) {
                *byte = numbers.below(256) as u8;
            }
            assert!(check(&[&[0], &len[..], &text, &said].concat()));
        }
    }
}

/// Puts the sum to bytes (FNV-1a).
fn summed(bytes: &mut [u8]) {
    let end = bytes.len() - 4;
    let sum = bytes[..end].iter().fold(0x811C_9DC5u32, |sum, byte| (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193));
    bytes[end..].copy_from_slice(&sum.to_le_bytes());
}

/// A position's bytes of version 1, which later versions must read.
#[test]
fn bytes_of_version_one() {
    let text = b"grognard axis_allies game 1; round 3 uk combat_movement; cash 1 2 300 4 5; uk; inf gbr 1-2; \
        trn nor 7 > bal spent 1; end";
    let game = Game::<384>::read(text).unwrap();
    let mut room = [0; 128];
    let len = game.pack(&mut room).unwrap();
    #[rustfmt::skip]
    let expected = [
        b'G', b'A', b'A', 1,
        4, 5, 6, 1, 1, 0,                               // grognard axis_allies game 1
        7, 1, 3, 23, 27, 0,                             // round 3 uk combat_movement
        8, 1, 1, 1, 2, 1, 0xAC, 2, 1, 4, 1, 5, 0,       // cash 1 2 300 4 5
        23, 0,                                          // uk
        31, 192, 2, 1, 2, 0,                            // inf gbr 1-2
        35, 232, 1, 7, 58, 201, 49, 1, 1, 0,            // trn nor 7 > bal spent 1
        17, 1, 8, 0,                                    // next 8
    ];
    assert_eq!(room[..len - 4], expected);
}
