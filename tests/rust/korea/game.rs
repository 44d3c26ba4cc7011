//! Engagements played through their choices alone: no dead end, no fault, every step among the choices, and all units,
//! depots and points accounted for.

use grognard_core::hex::Hex;
use grognard_core::korea::assessment::Engagement;
use grognard_core::korea::game::{Choice, Game, GameEffect, GameEffectKind, Notes, Step, StepKind, Waits};
use grognard_core::ruling::{Sink, Trail};
use grognard_core::scratch::Scratch;
use std::fmt::Write;

/// A generator of numbers (SplitMix64).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % n as u64) as usize
    }
    fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }
}

/// Some position: units of both sides in two fronts that touch.
fn position(numbers: &mut Numbers, radius: i16, most: usize) -> Game {
    let mut text = String::from("grognard korea game 1\n");
    if numbers.one_in(2) {
        text += ["hexes odd_columns\n", "hexes even_rows\n"][numbers.below(2)];
    }
    let _ = writeln!(text, "turn {}", ["un", "communist"][numbers.below(2)]);
    let _ = writeln!(text, "points un {} communist {}", 1 + numbers.below(3), 1 + numbers.below(2));
    let _ = writeln!(text, "air un {}", 1 + numbers.below(4));
    text += ["", "rules static_lead\n", "rules draws every_unit\n", "rules ratio 1 2\n"][numbers.below(4)];
    if numbers.one_in(2) {
        text += "chip 20 -1\nchip 30 0\nchip 20 2\n";
    }
    if numbers.one_in(2) {
        let _ = writeln!(text, "seed {}", numbers.below(1000));
    }
    let mut hexes = Vec::new();
    for q in -radius..=radius {
        for r in -radius..=radius {
            if Hex::new(q, r).distance(Hex::new(0, 0)) <= radius as u32 && !numbers.one_in(8) {
                hexes.push((q, r));
            }
        }
    }
    for (q, r) in &hexes {
        let _ = write!(text, "hex {q},{r}");
        for (word, often) in [
            ("prohibited", 12),
            ("coast", 8),
            ("un_supply", 9),
            ("communist_supply", 9),
            ("un_full", 20),
            ("communist_full", 20),
        ] {
            if numbers.one_in(often) {
                text = text + " " + word;
            }
        }
        text += "\n";
    }
    let mut held: Vec<((i16, i16), &str)> = Vec::new();
    for id in 1..=2 + numbers.below(most) {
        let side = ["un", "communist"][id % 2];
        let hex = hexes[numbers.below(hexes.len())];
        if held.iter().any(|(other, owner)| *other == hex && *owner != side) {
            continue;
        }
        held.push((hex, side));
        let arm = ["infantry", "armored", "mechanized", "other"][numbers.below(4)];
        let quality = ["a", "b", "c", "d"][numbers.below(4)];
        let is_static = if numbers.one_in(5) { " static" } else { "" };
        let _ = writeln!(text, "unit {id} u{id} {side} {arm} {quality} {},{}{is_static}", hex.0, hex.1);
    }
    for id in 1..=numbers.below(3) {
        let (q, r) = hexes[numbers.below(hexes.len())];
        let _ = writeln!(text, "depot {id} {q},{r}{}", if numbers.one_in(3) { "" } else { " in_range" });
    }
    Game::read((text.clone() + "end").as_bytes()).unwrap_or_else(|fault| panic!("{fault}: {text}"))
}

/// Takes a step; the effects if it is allowed, `None` if it is forbidden or a fault.
fn take(game: &mut Game, step: &Step<'_>) -> Option<Vec<GameEffect>> {
    let (mut effects, mut words) = ([GameEffect::default(); 128], [0; 512]);
    let mut effects = Sink::new(&mut effects);
    let before = game.clone();
    let ruling = game.apply(
        step,
        &mut Notes {
            objections: &mut Sink::none(),
            effects: &mut effects,
            scratch: &mut Scratch::new(&mut words),
            trail: &mut Trail::none(),
        },
    );
    let allowed = ruling.is_ok_and(|ruling| ruling.value.is_allowed());
    assert!(allowed || *game == before, "what is not allowed changes nothing");
    assert_eq!(effects.needed(), effects.items().len());
    allowed.then(|| effects.items().to_vec())
}

fn choices(game: &Game) -> Vec<Choice> {
    let (mut room, mut words) = ([Choice::default(); 512], [0; 512]);
    let mut rows = Sink::new(&mut room);
    game.choices(&mut rows, &mut Scratch::new(&mut words)).unwrap();
    assert_eq!(rows.needed(), rows.items().len());
    rows.items().to_vec()
}

/// The step of a row, with these chips and dice.
fn step<'a>(choice: &Choice, drawn: &'a [i8], dice: &'a [u8]) -> Step<'a> {
    let unit = choice.unit.get().unwrap_or(0);
    let depot = choice.depot.get().unwrap_or(0);
    match choice.step.get().unwrap() {
        StepKind::Declare => Step::Declare {
            kind: choice.kind.get().unwrap(),
            unit,
            target: choice.target.get().unwrap(),
            mp_drm: choice.mp_drm.get(),
        },
        StepKind::Join => Step::Join { unit },
        StepKind::Air => Step::Air,
        StepKind::Fleet => Step::Fleet,
        StepKind::Depot => Step::Depot { depot },
        StepKind::Ready => Step::Ready,
        StepKind::Chips => Step::Chips { drawn },
        StepKind::Dice => Step::Dice { dice },
        StepKind::Roll => Step::Roll,
        StepKind::Flip => Step::Flip,
        StepKind::Supporter => Step::Supporter { unit },
        StepKind::Point => Step::Point,
        StepKind::Retreat => Step::Retreat { hexes: choice.count as u8 },
        StepKind::Go => Step::Go { hex: choice.hex },
        StepKind::Rout => Step::Rout,
        StepKind::End => Step::End,
    }
}

/// What is left of units, depots and victory points, after the effects that take some away.
fn left(game: &Game) -> (usize, usize, u32, usize) {
    let situation = game.situation().unwrap();
    let fresh = game.units().iter().filter(|unit| !unit.is_static.is_set()).count();
    let points = situation.victory_points.iter().map(|n| u32::from(*n)).sum();
    (game.units().iter().filter(|unit| !unit.routed.is_set()).count(), game.depots().len(), points, fresh)
}

fn accounted(before: &Game, after: &Game, effects: &[GameEffect]) {
    let count = |what| effects.iter().filter(|effect| effect.what.get() == Some(what)).count();
    let (units, depots, points, fresh) = left(before);
    let spent = count(GameEffectKind::Points) as u32;
    let wanted = (
        units - count(GameEffectKind::Routed),
        depots - count(GameEffectKind::Depot),
        points - spent,
        fresh - count(GameEffectKind::Static),
    );
    assert_eq!(left(after), wanted);
    let moved = |unit: &&grognard_core::korea::game::GameUnit| {
        before.units().iter().any(|was| was.id == unit.id && was.hex != unit.hex)
    };
    assert_eq!(after.units().iter().filter(moved).count(), count(GameEffectKind::Goes));
}

/// Text and bytes give the position again.
fn kept(game: &Game) {
    let text = game.save().unwrap();
    assert_eq!(Game::load(&text).as_ref(), Ok(game), "{}", grognard_core::reflect::text(&text.text));
    let mut bytes = vec![0; text.text.len()];
    let used = game.pack(&mut bytes).unwrap();
    assert_eq!(Game::unpack(&bytes[..used]).as_ref(), Ok(game));
}

/// Plays a turn to its end; returns the number of engagements.
fn play(numbers: &mut Numbers, check: bool) -> usize {
    let start = position(numbers, 3, 14);
    let (mut game, mut fought) = (start.clone(), 0);
    let first = start.save().unwrap();
    for _ in 0..400 {
        if game.waits() == Waits::Nothing {
            break;
        }
        let rows = choices(&game);
        assert!(!rows.is_empty(), "a dead end: {}", grognard_core::reflect::text(&game.save().unwrap().text));
        // The turn ends where nothing else can be done, or at last.
        let rows: Vec<_> = match rows.len() {
            1 => rows,
            _ if numbers.one_in(12) => rows,
            _ => rows.into_iter().filter(|row| row.step.get() != Some(StepKind::End)).collect(),
        };
        let choice = rows[numbers.below(rows.len())];
        let count = usize::from(choice.count);
        let dice: Vec<u8> = (0..count).map(|_| 1 + numbers.below(6) as u8).collect();
        let drawn: Vec<i8> = (0..count).map(|_| [-1, 0, 2][numbers.below(3)]).collect();
        let before = game.clone();
        let step = step(&choice, &drawn, &dice);
        let effects = take(&mut game, &step);
        let effects = effects.unwrap_or_else(|| {
            panic!("{step:?} is offered: {}", grognard_core::reflect::text(&before.save().unwrap().text))
        });
        fought += effects.iter().filter(|effect| effect.what.get() == Some(GameEffectKind::Engagement)).count();
        accounted(&before, &game, &effects);
        if check {
            kept(&game);
        }
    }
    assert_eq!(start.save().unwrap(), first);
    fought
}

#[test]
fn random_players_meet_no_dead_end() {
    let mut numbers = Numbers(1950);
    let (mut fought, mut turns) = (0, 0);
    let wanted = std::env::var("GROGNARD_COMBATS").ok().and_then(|n| n.parse().ok()).unwrap_or(1_500);
    while fought < wanted {
        fought += play(&mut numbers, turns % 4 == 0);
        turns += 1;
    }
}

/// Every step that could be written for a position.
fn each_step(game: &Game, mut then: impl FnMut(&Step<'static>)) {
    let ids: Vec<u16> = game.units().iter().map(|unit| unit.id).collect();
    for unit in &ids {
        for target in &ids {
            for mp_drm in [None, Some(-1), Some(0), Some(1), Some(2)] {
                for kind in [Engagement::Meeting, Engagement::Prepared] {
                    // A prepared attack without movement is the same step with or without the number 0.
                    if kind == Engagement::Meeting || mp_drm.is_none() {
                        then(&Step::Declare { kind, unit: *unit, target: *target, mp_drm });
                    }
                }
            }
        }
        then(&Step::Join { unit: *unit });
        then(&Step::Supporter { unit: *unit });
    }
    for depot in 0..4 {
        then(&Step::Depot { depot });
    }
    for hexes in 0..5 {
        then(&Step::Retreat { hexes });
    }
    for q in -4..5 {
        for r in -4..5 {
            then(&Step::Go { hex: Hex::new(q, r) });
        }
    }
    for step in [Step::Air, Step::Fleet, Step::Ready, Step::Roll, Step::Flip, Step::Point, Step::Rout, Step::End] {
        then(&step);
    }
}

#[test]
fn the_choices_are_all_legal_steps() {
    let mut numbers = Numbers(25);
    for _ in 0..60 {
        let mut game = position(&mut numbers, 2, 5);
        for _ in 0..14 {
            if game.waits() == Waits::Nothing {
                break;
            }
            let rows = choices(&game);
            let thrown = |row: &&Choice| !matches!(row.step.get(), Some(StepKind::Chips | StepKind::Dice));
            let mut offered: Vec<String> =
                rows.iter().filter(thrown).map(|row| format!("{:?}", step(row, &[], &[]))).collect();
            let mut legal = Vec::new();
            each_step(&game, |step| {
                if take(&mut game.clone(), step).is_some() {
                    legal.push(format!("{step:?}"));
                }
            });
            offered.sort();
            legal.sort();
            assert_eq!(offered, legal, "{}", grognard_core::reflect::text(&game.save().unwrap().text));
            let choice = rows[numbers.below(rows.len())];
            let count = usize::from(choice.count);
            let dice: Vec<u8> = (0..count).map(|_| 1 + numbers.below(6) as u8).collect();
            let drawn = vec![0; count];
            take(&mut game, &step(&choice, &drawn, &dice)).unwrap();
        }
    }
}

/// Dice of the seed are dice: given by hand, they make the same effects.
#[test]
fn a_seed_and_given_dice_make_the_same_record() {
    let mut numbers = Numbers(7);
    let mut thrown = 0;
    while thrown < 60 {
        let mut game = position(&mut numbers, 3, 14);
        for _ in 0..60 {
            if game.waits() == Waits::Nothing {
                break;
            }
            let rows = choices(&game);
            let rolls = rows.iter().any(|row| row.step.get() == Some(StepKind::Roll));
            let choice = rows[numbers.below(rows.len())];
            if rolls {
                let mut other = game.clone();
                let effects = take(&mut game, &Step::Roll).unwrap();
                let shown = |what| {
                    let of = effects.iter().filter(move |effect: &&GameEffect| effect.what.get() == Some(what));
                    of.map(|effect| effect.amount).collect::<Vec<_>>()
                };
                let drawn: Vec<i8> = shown(GameEffectKind::Chip).iter().map(|n| *n as i8).collect();
                let dice: Vec<u8> = shown(GameEffectKind::Die).iter().map(|n| *n as u8).collect();
                let given = if drawn.is_empty() { Step::Dice { dice: &dice } } else { Step::Chips { drawn: &drawn } };
                assert_eq!(take(&mut other, &given), Some(effects.clone()));
                thrown += 1;
                continue;
            }
            let count = usize::from(choice.count);
            take(&mut game, &step(&choice, &vec![0; count], &vec![3; count])).unwrap();
        }
    }
}

/// A text that is cut or of which a byte has changed is a fault, or a position: never a panic.
#[test]
fn damaged_texts_are_faults() {
    let mut numbers = Numbers(3);
    for _ in 0..40 {
        let game = position(&mut numbers, 2, 6);
        let text = game.save().unwrap();
        let end = text.text.iter().position(|byte| *byte == 0).unwrap();
        let text = &text.text[..end];
        let last = end - 14;
        for cut in (0..last).step_by(7) {
            assert!(Game::read(&text[..cut]).is_err());
        }
        for _ in 0..60 {
            let mut other = text.to_vec();
            let at = numbers.below(last);
            other[at] = b' ' + numbers.below(95) as u8;
            if let Ok(read) = Game::read(&other) {
                assert_eq!(read, game, "{}", String::from_utf8_lossy(&other));
            }
        }
        for line in
            ["join", "join #99", "dice 7", "dice x", "retreat", "go", "go 1", "prepared", "meeting u1 > u2 mp", "x"]
        {
            let notes = &mut Notes {
                objections: &mut Sink::none(),
                effects: &mut Sink::none(),
                scratch: &mut Scratch::none(),
                trail: &mut Trail::none(),
            };
            let mut same = game.clone();
            assert!(same.obey(line.as_bytes(), notes).is_err(), "{line}");
            assert_eq!(same, game);
        }
    }
}
