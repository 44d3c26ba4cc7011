//! What holds of every step of every game: what is refused changes nothing, nothing panics, and pieces stand where they can.

use super::Table;
use grognard_core::axis_allies::game::{Game, Notes, Step, TurnPhase, Waits};
use grognard_core::axis_allies::map::Site;
use grognard_core::axis_allies::units::{Domain, Kind};
use grognard_core::reflect::Locus;
use grognard_core::ruling::{Sink, Trail};
use grognard_core::scratch::Scratch;

/// A generator of numbers (SplitMix64).
pub struct Numbers(pub u64);

impl Numbers {
    pub fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % n as u64) as usize
    }
}

/// Some step, sensible or not.
fn any(table: &mut Table, numbers: &mut Numbers) -> bool {
    let ids: Vec<u16> = table.game.pieces().map(|piece| piece.id).collect();
    let some: Vec<u16> = (0..1 + numbers.below(3)).map(|_| ids[numbers.below(ids.len())]).collect();
    let path: Vec<Locus<Site>> = (0..1 + numbers.below(3)).map(|_| Locus::new(1 + numbers.below(128) as u16)).collect();
    let space = path[0];
    let dice: Vec<u8> = (0..table.game.dice().unwrap()).map(|_| 1 + numbers.below(6) as u8).collect();
    let step = match numbers.below(12) {
        0 => Step::Buy { kind: Kind::Infantry, count: numbers.below(9) as u16 },
        1 | 2 => Step::Move { pieces: &some, path: &path },
        3 => Step::Board { pieces: &some, transport: ids[numbers.below(ids.len())] },
        4 => Step::Unload { pieces: &some, space },
        5 => Step::Raid { pieces: &some },
        6 => Step::Fight { space, support: &some },
        7 => Step::Dice { dice: &dice },
        8 => Step::Lose { pieces: &some },
        9 => Step::Withdraw { pieces: &some, space },
        10 => Step::Retreat { space },
        _ => Step::Press,
    };
    table.take(step).is_ok_and(|rules| rules.is_empty())
}

/// A move of one piece to a neighbour, which the rules may allow.
fn step_away(table: &mut Table, numbers: &mut Numbers) {
    let own: Vec<_> = table.game.pieces().filter(|piece| piece.owner == table.game.power()).collect();
    let Some(piece) = own.get(numbers.below(own.len().max(1))) else { return };
    let space = Locus::<Site>::new(1 + numbers.below(128) as u16);
    let pieces = [piece.id];
    let step = match numbers.below(3) {
        0 => Step::Unload { pieces: &pieces, space },
        1 => {
            let ships: Vec<_> = table.game.pieces().filter(|piece| piece.kind == Kind::Transport).collect();
            match ships.get(numbers.below(ships.len().max(1))) {
                Some(ship) => Step::Board { pieces: &pieces, transport: ship.id },
                None => return,
            }
        }
        _ => Step::Move { pieces: &pieces, path: &[space] },
    };
    let _ = table.take(step);
}

/// Whether a step may be taken.
pub fn may(game: &Game, step: &Step<'_>) -> bool {
    let mut words = [0; 4096];
    let notes = &mut Notes {
        objections: &mut Sink::none(),
        refusals: &mut Sink::none(),
        effects: &mut Sink::none(),
        scratch: &mut Scratch::new(&mut words),
        trail: &mut Trail::none(),
    };
    game.assess(step, notes).is_ok_and(|ruling| ruling.value.is_allowed())
}

/// Takes the step that a battle waits for.
pub fn one(table: &mut Table, numbers: &mut Numbers) {
    match table.game.waits() {
        Waits::Dice => {
            let dice: Vec<u8> = (0..table.game.dice().unwrap()).map(|_| 1 + numbers.below(6) as u8).collect();
            table.allow(Step::Dice { dice: &dice });
        }
        Waits::Losses => lose(table),
        Waits::Submarines => table.allow(Step::Withdraw { pieces: &[], space: Default::default() }),
        Waits::Retreat => table.allow(Step::Press),
        Waits::Fighters => table.allow(Step::Keep { pieces: &[] }),
        Waits::Orders | Waits::Nothing => {}
    }
}

/// Takes any step that is due until pieces may be moved.
pub fn to_orders(table: &mut Table, numbers: &mut Numbers) {
    loop {
        match table.game.waits() {
            Waits::Dice | Waits::Losses | Waits::Submarines | Waits::Retreat | Waits::Fighters => one(table, numbers),
            Waits::Nothing => table.game = Game::start().unwrap(),
            Waits::Orders => {
                let phase = table.game.phase();
                if matches!(phase, TurnPhase::CombatMovement | TurnPhase::NoncombatMovement) {
                    return;
                }
                let pending: Vec<_> = table.game.pending().collect();
                if pending.is_empty() {
                    table.allow(Step::End);
                }
                for (space, waits) in pending {
                    let space = space.into();
                    let step =
                        if waits == Waits::Dice { Step::Bomb { space } } else { Step::Fight { space, support: &[] } };
                    if may(&table.game, &step) {
                        table.allow(step);
                        break;
                    }
                }
            }
        }
    }
}

/// The phase of movement ends, without its orders if they do not fit together.
pub fn end(table: &mut Table, numbers: &mut Numbers, before: &Game) {
    while table.game.waits() != Waits::Orders {
        let dice: Vec<u8> = (0..table.game.dice().unwrap()).map(|_| 1 + numbers.below(6) as u8).collect();
        if table.game.waits() == Waits::Dice { table.allow(Step::Dice { dice: &dice }) } else { lose(table) }
    }
    if !may(&table.game, &Step::End) {
        table.game = before.clone();
    }
    if may(&table.game, &Step::End) {
        table.allow(Step::End);
    } else {
        // Aircraft are up that have to land.
        table.game = Game::start().unwrap();
    }
}

/// Losses that fit, found by trying.
pub fn lose(table: &mut Table) {
    let pieces: Vec<u16> = table.game.pieces().map(|piece| piece.id).collect();
    let mut chosen: Vec<u16> = Vec::new();
    loop {
        if table.take(Step::Lose { pieces: &chosen }).is_ok_and(|rules| rules.is_empty()) {
            return;
        }
        // One more that may be among them: a piece that does not belong is a fault, too few is forbidden.
        let before = chosen.len();
        for id in &pieces {
            let mut more = chosen.clone();
            more.push(*id);
            if !chosen.contains(id)
                && let Ok(rules) = table.take(Step::Lose { pieces: &more })
            {
                if rules.is_empty() {
                    return;
                }
                if rules == ["AA casualties"] {
                    chosen = more;
                    break;
                }
            }
        }
        assert!(chosen.len() > before, "some losses fit");
    }
}

pub fn sound(game: &Game) {
    for piece in game.pieces() {
        let sea = piece.space > 70;
        match piece.kind.domain() {
            Domain::Sea => assert!(sea),
            Domain::Land => assert_eq!(sea, piece.aboard.is_some(), "{piece:?}"),
            Domain::Air => {}
        }
        if let Some(ship) = piece.aboard {
            let ship = game.pieces().find(|other| other.id == ship).expect("its ship is there");
            assert_eq!(ship.space, piece.space);
        }
    }
}

/// Steps of several games, sensible and not.
#[test]
fn games_of_chance() {
    for seed in 0..4 {
        let mut numbers = Numbers(seed);
        let mut table = Table { game: Game::start().unwrap(), effects: Vec::new() };
        table.game.play_on();
        for _ in 0..150 {
            match table.game.waits() {
                Waits::Dice => {
                    let dice: Vec<u8> = (0..table.game.dice().unwrap()).map(|_| 1 + numbers.below(6) as u8).collect();
                    table.allow(Step::Dice { dice: &dice });
                }
                Waits::Losses => lose(&mut table),
                Waits::Submarines => table.allow(Step::Withdraw { pieces: &[], space: Default::default() }),
                Waits::Retreat => table.allow(Step::Press),
                Waits::Fighters => table.allow(Step::Keep { pieces: &[] }),
                _ => {
                    for _ in 0..12 {
                        step_away(&mut table, &mut numbers);
                    }
                    any(&mut table, &mut numbers);
                    let next = table.game.pending().next();
                    match next {
                        Some((space, Waits::Dice)) => table.allow(Step::Bomb { space: space.into() }),
                        Some((space, _)) => {
                            // An assault waits for its sea battle.
                            let all: Vec<_> = table.game.pending().map(|(space, _)| space).collect();
                            let begun = all.iter().any(|space| {
                                table
                                    .take(Step::Fight { space: (*space).into(), support: &[] })
                                    .is_ok_and(|rules| rules.is_empty())
                            });
                            assert!(begun, "{space}");
                        }
                        None => {
                            // Orders that do not fit together are taken back.
                            let before = table.game.clone();
                            if table.take(Step::End).is_ok_and(|rules| rules.is_empty()) {
                                let _ = before;
                            } else if numbers.below(4) == 0 {
                                table.game = Game::start().unwrap();
                                table.game.play_on();
                            }
                        }
                    }
                }
            }
            sound(&table.game);
        }
    }
}
