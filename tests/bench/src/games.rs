//! Whole games of Axis & Allies: a turn, all legal orders, a recorded game.

use grognard_adjudicate::game::{File, play};
use grognard_core::axis_allies::game::{Game, Legal, Notes, Step, Waits};
use grognard_core::axis_allies::map::Site::{self, *};
use grognard_core::axis_allies::powers::Power::*;
use grognard_core::axis_allies::units::Kind::*;
use grognard_core::reflect::Locus;
use grognard_core::ruling::{Sink, Trail};
use grognard_core::scratch::Scratch;

/// The lands that are attacked, and where the attackers come from.
const FRONTS: [(Site, Site); 6] = [(Ukr, Cau), (Eeu, Len), (Alg, Fwa), (Lib, Egy), (Man, Yak), (Chi, Sin)];
/// Attackers of each front.
const ATTACKERS: usize = 10;

/// Takes a step that is allowed.
fn take(game: &mut Game, step: &Step<'_>, words: &mut [u64]) {
    let notes = &mut Notes {
        objections: &mut Sink::none(),
        refusals: &mut Sink::none(),
        effects: &mut Sink::none(),
        scratch: &mut Scratch::new(words),
        trail: &mut Trail::none(),
    };
    let ruling = game.apply(step, notes).expect("no fault");
    assert!(ruling.value.is_allowed(), "{step:?}");
}

/// The printed set-up in a power's combat movement, with more pieces for six attacks by 60.
pub fn fronts() -> Game {
    let mut game: Game = Game::empty(Uk);
    game.play_on();
    let mut id = 0;
    let mut add = |game: &mut Game, kind, owner, site: Site| {
        id += 1;
        game.add(kind, owner, site.number(), id).expect("room");
    };
    for (to, from) in FRONTS {
        game.hold(from.number(), Uk, false).expect("room");
        game.hold(to.number(), Germany, false).expect("room");
        for n in 0..ATTACKERS {
            add(&mut game, if n % 3 == 0 { Armor } else { Infantry }, Uk, from);
        }
        for _ in 0..3 {
            add(&mut game, Infantry, Germany, to);
        }
    }
    take(&mut game, &Step::End, &mut []);
    game
}

/// A turn of 60 orders and 6 battles from combat movement to the next power's purchase; how many steps it took.
pub fn turn(game: &Game, words: &mut [u64]) -> usize {
    let mut game = game.clone();
    let mut steps = 0;
    let mut step = |game: &mut Game, step: &Step<'_>| {
        steps += 1;
        take(game, step, words);
    };
    for (front, (to, _)) in FRONTS.iter().enumerate() {
        for n in 0..ATTACKERS {
            let piece = front * (ATTACKERS + 3) + n + 1;
            let path: [Locus<Site>; 1] = [(*to).into()];
            step(&mut game, &Step::Move { pieces: &[piece as u16], path: &path });
        }
    }
    step(&mut game, &Step::End);
    for (front, (to, _)) in FRONTS.iter().enumerate() {
        let first = front * (ATTACKERS + 3) + ATTACKERS + 1;
        step(&mut game, &Step::Fight { space: (*to).into(), support: &[] });
        // Three hit, and nobody hits back.
        step(&mut game, &Step::Dice { dice: &[1, 1, 1, 6, 6, 6, 6, 6, 6, 6] });
        let fallen = [0, 1, 2].map(|n| (first + n) as u16);
        step(&mut game, &Step::Lose { pieces: &fallen });
        step(&mut game, &Step::Dice { dice: &[6, 6, 6] });
    }
    while game.power() == Uk {
        step(&mut game, &Step::End);
    }
    steps
}

/// Every legal order of one space of the 60 pieces; how many there are.
pub fn orders(game: &Game, room: &mut [Legal]) -> usize {
    let mut rows = Sink::new(room);
    let mut words = vec![0; 1 << 14];
    game.orders(&mut rows, &mut Scratch::new(&mut words)).expect("no fault");
    rows.needed()
}

/// The recorded game of the positions, 35 turns.
pub fn recorded() -> File {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../positions/axis-allies-whole-game.game");
    File::read(&std::fs::read_to_string(file).expect("a file")).expect("a game file")
}

/// Plays it from its text; how many lines it has.
pub fn played(file: &File) -> usize {
    let played = play(file, None);
    assert_eq!(played.game.waits(), Waits::Nothing);
    played.rows.len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use grognard_core::axis_allies::game::TurnPhase;

    #[test]
    fn the_cases_are_what_they_say() {
        let (game, mut words, mut room) = (fronts(), vec![0; 1 << 14], vec![Legal::default(); 1024]);
        assert_eq!(game.pieces().filter(|piece| piece.owner == Uk).count(), 60);
        assert_eq!(game.phase(), TurnPhase::CombatMovement);
        assert!(turn(&game, &mut words) > 60 + 6 * 4);
        assert!(orders(&game, &mut room) >= 60);
        assert_eq!(played(&recorded()), recorded().orders.len());
    }
}
