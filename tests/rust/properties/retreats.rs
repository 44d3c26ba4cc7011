//! The cost of a retreat, hex by hex, against a second implementation of 9.12.

use crate::forces::defender;
use grognard_core::fault::FaultCode;
use grognard_core::hex::Hex;
use grognard_core::ocs::effects::{Effect, EffectKind, Effects};
use grognard_core::ocs::measures::MP;
use grognard_core::ocs::retreat::RetreatHex;
use grognard_core::ocs::retreat::{Retreat, assess};
use grognard_core::ocs::units::{Face, Mode, Unit};
use grognard_core::reflect::Flag;
use grognard_core::ruling::Trail;
use proptest::collection::vec;
use proptest::prelude::*;

/// A straight way of hexes with what is in each: an enemy zone of control, rarely an enemy.
fn way() -> impl Strategy<Value = Vec<RetreatHex>> {
    let pace = (prop::bool::weighted(0.4), prop::bool::weighted(0.05), prop::bool::weighted(0.05));
    vec(pace, 1..=4).prop_map(|paces| {
        let hex = |(q, (zoc, enemy, prohibited)): (i16, (bool, bool, bool))| RetreatHex {
            hex: Hex::new(q, 0),
            enemy_zoc: Flag::from(zoc),
            enemy: Flag::from(enemy),
            prohibited: Flag::from(prohibited),
            ..Default::default()
        };
        (1..).zip(paces).map(hex).collect()
    })
}

proptest! {
    #![proptest_config(crate::config())]

    #[test]
    fn a_stack_goes_hex_by_hex(stack in vec((defender(), 0u8..=3), 1..=3), path in way()) {
        let face = |face: Face, ma: u8| Face { ma: (u16::from(ma) * MP).into(), ..face };
        let placed = |(u, ma): &(Unit, u8)| Unit {
            combat_side: face(u.combat_side, *ma),
            move_side: face(u.move_side, *ma),
            ..*u
        };
        let units: Vec<Unit> = stack.iter().map(placed).collect();
        let mode = |u: &Unit| u.mode.get().unwrap();
        // Walk it.
        let blocked = path.iter().any(|p| p.enemy.is_set() || p.prohibited.is_set());
        let lost = |u: &Unit| blocked || u.move_side.ma.get() == Some(0) || (mode(u) == Mode::Strat && path.iter().any(|p| p.enemy_zoc.is_set()));
        let mut marked: Vec<bool> = units.iter().map(|u| mode(u) == Mode::Dg && !lost(u)).collect();
        let mut steps = 0;
        for (at, pace) in path.iter().enumerate() {
            if pace.enemy_zoc.is_set() && marked.iter().any(|m| *m) {
                steps += 1;
            }
            if pace.enemy_zoc.is_set() || at == 1 {
                marked.fill(true);
            }
        }
        if units.iter().all(lost) {
            steps = 0;
        }
        // Ask.
        let mut room = [Effect::default(); 16];
        let mut effects = Effects::new(&mut room);
        let question = Retreat { units: &units, path: &path, distance: path.len() as u8, start: Hex::default(), ..Retreat::default() };
        let told = assess(&question, &mut effects, &mut Trail::none()).unwrap().value.allowed().unwrap();
        prop_assert_eq!(told.steps, steps);
        // 5.10a, 9.12e: in the second hex and in enemy zones, where anybody arrives.
        let spreads = path.len() >= 2 || path.iter().any(|p| p.enemy_zoc.is_set());
        prop_assert_eq!(told.spreads.is_set(), spreads && !units.iter().all(lost));
        for (at, unit) in units.iter().enumerate() {
            let has = |what| effects.items().iter().any(|e| usize::from(e.unit) == at && e.what.get() == Some(what));
            prop_assert_eq!(has(EffectKind::Eliminate), lost(unit));
            prop_assert_eq!(has(EffectKind::Disorganize), !lost(unit) && marked[at] && mode(unit) != Mode::Dg);
            prop_assert!(!has(EffectKind::Stays));
        }
    }

    #[test]
    fn it_must_end_the_full_distance_away(hexes in 1i16..=4, distance in 0u8..=5) {
        let path: Vec<RetreatHex> = (1..=hexes).map(|q| RetreatHex { hex: Hex::new(q, 0), ..Default::default() }).collect();
        let mut unit = [Unit::regiment(1, 4, 3)];
        unit[0].combat_side.ma = (6 * MP).into();
        let question = Retreat { units: &unit, path: &path, distance, start: Hex::default(), ..Retreat::default() };
        let told = assess(&question, &mut Effects::none(), &mut Trail::none());
        if distance == 0 {
            prop_assert_eq!(told.unwrap_err().code(), FaultCode::MissingField);
            return Ok(());
        }
        let told = told.unwrap();
        prop_assert_eq!(told.value.is_allowed(), hexes == i16::from(distance));
    }
}
