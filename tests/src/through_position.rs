//! Properties of a game's positions for arbitrary bytes and orders, for the fuzzer and the property tests: what is read is
//! written and read again as it was, an order that is refused changes nothing, and nothing panics.

use grognard_core::axis_allies::game::{Choice, Game, GameEffect, Notes};
use grognard_core::ruling::{Sink, Trail};
use grognard_core::scratch::Scratch;

/// Lines of orders that one input gives.
const LINES: usize = 8;

/// Reads a position and does what orders say. The first byte tells how; two bytes are the length of the position, the
/// lowest first. An odd first byte: the words of a packed position, to which title, version and sum are put; an even one:
/// a position's text. If its second bit is set, what follows changes bytes of the packed position (three bytes each: the
/// place, the lowest first, and the byte); else it is lines of orders. Returns false if the bytes give no position.
///
/// # Panics
/// If a property does not hold.
pub fn check(data: &[u8]) -> bool {
    let _ = Game::<384>::unpack(data);
    let [how, low, high, rest @ ..] = data else { return false };
    let (position, tail) = rest.split_at(usize::from(u16::from_le_bytes([*low, *high])).min(rest.len()));
    let read = if how & 1 > 0 { Game::unpack(&packed(position)) } else { Game::read(position) };
    let Ok(game) = read else { return false };
    let bytes = kept(&game);
    if how & 2 == 0 {
        orders(game, tail);
    } else if let Some(mut words) = bytes {
        for change in tail.chunks_exact(3) {
            let at = usize::from(u16::from_le_bytes([change[0], change[1]])) % words.len();
            words[at] = change[2];
        }
        if let Ok(other) = Game::<384>::unpack(&packed(&words)) {
            kept(&other);
        }
    }
    true
}

/// The words of a packed position with title, version and sum (FNV-1a).
fn packed(words: &[u8]) -> Vec<u8> {
    let mut bytes = [b"GAA\x01", words].concat();
    let sum = bytes.iter().fold(0x811C_9DC5u32, |sum, byte| (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193));
    bytes.extend(sum.to_le_bytes());
    bytes
}

/// Writes a position as text and as bytes, and reads both. Returns the words of the bytes, if there is room for them.
fn kept(game: &Game) -> Option<Vec<u8>> {
    let text = game.save().ok()?;
    assert_eq!(Game::load(&text).as_ref(), Ok(game), "{}", grognard_core::reflect::text(&text.text));
    let mut room = vec![0; 1 << 15];
    let len = game.pack(&mut room).unwrap();
    assert_eq!(Game::unpack(&room[..len]).as_ref(), Ok(game), "{}", grognard_core::reflect::text(&text.text));
    Some(room[4..len - 4].to_vec())
}

/// Does what lines say.
fn orders(mut game: Game, lines: &[u8]) {
    let mut words = vec![0; 1 << 14];
    for line in lines.split(|byte| *byte == b'\n').take(LINES) {
        let before = game.clone();
        let mut room = [GameEffect::default(); 64];
        let mut effects = Sink::new(&mut room);
        let notes = &mut Notes {
            objections: &mut Sink::none(),
            refusals: &mut Sink::none(),
            effects: &mut effects,
            scratch: &mut Scratch::new(&mut words),
            trail: &mut Trail::none(),
        };
        let allowed = game.obey(line, notes).is_ok_and(|ruling| ruling.value.is_allowed());
        assert!(allowed || (game == before && effects.needed() == 0), "what is not allowed changes nothing");
        let mut rows = vec![Choice::default(); 4096];
        let mut rows = Sink::new(&mut rows);
        let listed = game.choices(&mut rows, &mut Scratch::new(&mut words)).is_ok();
        assert!(!listed || rows.needed() == rows.items().len() || rows.needed() > 4096);
    }
}
