//! Units with nothing special about them are assessed in a way of their own: it must come to the same as the way that
//! looks at a unit in every respect. A mark that no rule of combat looks at leads any unit there.

use grognard_core::hex::Hex;
use grognard_core::ocs::combat::{Combat, assess};
use grognard_core::ocs::options::GameRules;
use grognard_core::ocs::units::{Face, Mode, Unit};
use grognard_core::reflect::{Code, Flag};
use grognard_core::ruling::{Step, Trail};
use proptest::collection::vec;
use proptest::prelude::*;

/// Puts a byte into one of the fields that may make a unit special.
fn put(unit: &mut Unit, at: usize, byte: u8) {
    let face = if unit.mode.0 == 0 { &mut unit.combat_side } else { &mut unit.move_side };
    let places = [
        &mut unit.kind.0,
        &mut unit.arm.0,
        &mut unit.symbol.0,
        &mut unit.size.0,
        &mut unit.steps,
        &mut unit.steps_lost,
        &mut unit.re_quarters,
        &mut unit.mode.0,
        &mut unit.oriented.0,
        &mut unit.stocks.0,
        &mut unit.combat_supply.0,
        &mut unit.released.0,
        &mut unit.out_of_supply.0,
        &mut unit.unfuelled.0,
        &mut unit.attacked.0,
        &mut unit.will_move.0,
        &mut unit.aboard.0,
        &mut face.style.0,
        &mut face.mobility.0,
        &mut face.range,
    ];
    let reserved = face.reserved.iter_mut().chain(&mut unit.reserved);
    match places.into_iter().chain(reserved).nth(at) {
        Some(place) => *place = byte,
        None if byte < 128 => unit.rating = byte.cast_signed(),
        None => unit.hex = Hex::new(i16::from(byte & 3), i16::from(byte >> 2 & 3)),
    }
}

const PLACES: usize = 20 + 3 + 12;

/// An ordinary unit or nearly one.
fn unit() -> impl Strategy<Value = Unit> {
    let face = prop_oneof![9 => 0u16..=30, 1 => 990u16..1010, 1 => any::<u16>()];
    let byte = prop_oneof![3 => 0u8..8, 1 => any::<u8>()];
    let change = prop_oneof![3 => Just(None), 1 => (0..PLACES + 2, byte).prop_map(Some)];
    let changes = (change.clone(), change);
    let small = (0u8..3, 0u8..=1);
    let size = prop_oneof![2 => small, 1 => (Just(3), 2u8..5), 1 => (0u8..5, prop_oneof![0u8..3, 39u8..42])];
    (face.clone(), face, any::<bool>(), size, 0i8..=5, changes).prop_map(
        |(combat, moved, moves, (size, steps), rating, changes)| {
            let face = |strength| Face { strength, ma: 6, ..Default::default() };
            let mode = if moves { Mode::Move } else { Mode::Combat };
            let size = Code::raw(size);
            let mut unit = Unit { mode: Code::new(mode), size, steps, rating, ..Default::default() };
            (unit.combat_side, unit.move_side) = (face(combat), face(moved));
            for (at, byte) in [changes.0, changes.1].into_iter().flatten() {
                put(&mut unit, at, byte);
            }
            unit
        },
    )
}

proptest! {
    #![proptest_config(super::config())]

    #[test]
    fn ordinary_units_come_to_the_same(
        attackers in vec(unit(), 1..5),
        defenders in vec(unit(), 1..5),
        attack in 0u8..2,
        phase in prop_oneof![3 => Just(0), 1 => 0u8..9],
        leads in (0u16..6, 0u16..6),
        at in prop_oneof![3 => Just((0, 0)), 1 => (0i16..2, 0i16..2)],
        placed in any::<bool>(),
        brigade in any::<bool>(),
        odd in prop_oneof![3 => Just((0u8, 0u8, 0u8)), 1 => (0u8..2, 0u8..4, 0u8..2)],
    ) {
        let target = Hex::new(at.0, at.1);
        let place = |units: Vec<Unit>, hex: Hex| -> Vec<Unit> {
            units.into_iter().map(|unit| if placed { Unit { hex, ..unit } } else { unit }).collect()
        };
        let (attackers, defenders) = (place(attackers, Hex::new(at.0 + 1, at.1)), place(defenders, target));
        let look = |units: &[Unit]| -> Vec<Unit> {
            units.iter().map(|unit| Unit { barraged: Flag::YES, ..*unit }).collect()
        };
        let (looked, faced) = (look(&attackers), look(&defenders));
        let question = Combat {
            attackers: &attackers,
            defenders: &defenders,
            attack: Code::raw(attack),
            phase: Code::raw(phase),
            target,
            attacker_lead: leads.0.saturating_sub(2),
            defender_lead: leads.1.saturating_sub(2),
            hex_attacked: Flag(odd.0),
            own_terrain: odd.2,
            rules: GameRules { brigade_attack: Flag::from(brigade), step_loss: Code::raw(odd.1), ..Default::default() },
            ..Default::default()
        };
        let (mut steps, mut other) = ([Step::default(); 64], [Step::default(); 64]);
        let (mut trail, mut trod) = (Trail::new(&mut steps), Trail::new(&mut other));
        let quick = assess(&question, &mut trail);
        let exact = assess(&Combat { attackers: &looked, defenders: &faced, ..question }, &mut trod);
        prop_assert_eq!(&quick, &exact);
        prop_assert_eq!(&assess(&question, &mut Trail::none()), &quick);
        if quick.is_ok() {
            prop_assert_eq!(trail.items(), trod.items());
        }
    }
}
