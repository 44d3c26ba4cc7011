//! The bytes of a whole game that are cut, changed, or made up.

use grognard_core::GAMES;
use grognard_core::binding::game::GameKind;

const STORY: &str = include_str!("../../positions/ocs-two-turns.game");

fn kind() -> &'static GameKind {
    GAMES.iter().find(|kind| kind.name == "ocs.Game").expect("it is listed")
}

/// The bytes of the story's first position.
fn story() -> Vec<u8> {
    let position: Vec<&str> = STORY.lines().filter(|line| !line.starts_with('#')).collect();
    let end = position.iter().position(|line| line.starts_with("end")).expect("an end");
    let game = (kind().load)(&position[..=end].join("\n")).expect("a game");
    game.pack().expect("bytes")
}

/// The sum (FNV-1a), the lowest byte first.
fn sum(bytes: &[u8]) -> [u8; 4] {
    bytes.iter().fold(0x811C_9DC5u32, |sum, byte| (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193)).to_le_bytes()
}

#[test]
fn bytes_that_are_cut_or_changed_are_a_fault() {
    let bytes = story();
    assert!((kind().unpack)(&bytes).is_ok_and(|game| game.pack().as_ref() == Ok(&bytes)));
    for cut in 0..bytes.len() {
        assert!((kind().unpack)(&bytes[..cut]).is_err(), "cut at {cut}");
    }
    for at in 0..bytes.len() {
        for bit in [1, 128] {
            let mut changed = bytes.clone();
            changed[at] ^= bit;
            assert!((kind().unpack)(&changed).is_err(), "changed at {at}");
        }
    }
    assert!((kind().unpack)(&[&bytes[..], &[0]].concat()).is_err());
}

/// Whoever makes up bytes with their sums gets a fault, or a game that can be asked, saved and packed.
#[test]
fn bytes_that_are_made_up_crash_nothing() {
    let bytes = story();
    let front = (4..bytes.len() - 4).find(|at| sum(&bytes[..*at]) == bytes[*at..*at + 4]).expect("a sum");
    let (mut games, end) = (0, bytes.len() - 4);
    for at in 4..end {
        for value in [0, 1, 2, 127, 128, 255, bytes[at].wrapping_add(1)] {
            let mut made = bytes.clone();
            made[at] = value;
            let first = sum(&made[..front]);
            made[front..front + 4].copy_from_slice(&first);
            let second = sum(&made[front + 4..end]);
            made[end..].copy_from_slice(&second);
            if let Ok(game) = (kind().unpack)(&made) {
                games += 1;
                let text = game.save().expect("a text");
                assert_eq!((kind().load)(&text).and_then(|again| again.save()).as_ref(), Ok(&text), "{at}: {value}");
                assert!(game.pack().is_ok());
            }
        }
    }
    assert!(games > 100, "{games} games");
}
