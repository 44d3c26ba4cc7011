//! Every outcome of commanders' rolls. ACW 11.

use crate::board::Luck;
use grognard_core::acw::combat::{Battle, Stage};
use grognard_core::acw::commanders::*;
use grognard_core::acw::effects::{Effect, EffectKind, Effects};
use grognard_core::acw::losses::{Owing, choices};
use grognard_core::acw::strength::{self, Stacks};
use grognard_core::acw::table::{Outcome, SideResult};
use grognard_core::acw::units::{Kind, Side, Unit};
use grognard_core::fault::FaultCode;
use grognard_core::hex::Hex;
use grognard_core::reflect::{Code, Flag};
use grognard_core::ruling::{Sink, Trail};
use std::collections::BTreeMap;

fn general(luck: &mut Luck) -> Unit {
    let hex = Hex::new(luck.below(3) as i16, 0);
    if luck.once_in(4) {
        let kind = Code::new(Kind::Infantry);
        return Unit { hex, kind, strength: 3.into(), cohesion: 2.into(), ..Unit::default() };
    }
    Unit {
        hex,
        kind: Code::new(Kind::Commander),
        stars: 1 + luck.below(4) as u8,
        command: (luck.below(6) as u8).into(),
        replacement_stars: luck.below(4) as u8,
        replacement_command: (luck.below(6) as u8).into(),
        replaced: luck.flag(4),
        ..Unit::default()
    }
}

fn commander(unit: &Unit) -> bool {
    unit.kind == Code::new(Kind::Commander)
}

/// Who has the most stars; of several the one asked about first, then the first of the list.
fn head(units: &[Unit], before: Option<usize>) -> Option<usize> {
    let stars = |i: usize| if units[i].replaced.is_set() { units[i].replacement_stars } else { units[i].stars };
    let most = (0..units.len()).filter(|i| commander(&units[*i])).map(stars).max()?;
    before.filter(|i| stars(*i) == most).or((0..units.len()).find(|i| commander(&units[*i]) && stars(*i) == most))
}

#[test]
fn each_throw_does_what_the_rules_say() {
    let mut luck = Luck(31);
    let (mut thrown, mut lost, mut changes) = (0, 0, 0);
    for _ in 0..3_000 {
        let units: Vec<Unit> = (0..1 + luck.below(5)).map(|_| general(&mut luck)).collect();
        let hexes: Vec<Hex> = (0..luck.below(4)).map(|_| Hex::new(luck.below(3) as i16, 0)).collect();
        let cause = luck.pick(&[Cause::Combat, Cause::ArtilleryFire, Cause::CavalryCharge, Cause::Withdrawal]);
        let rolling: Vec<usize> = (0..units.len())
            .filter(|i| {
                let unit = &units[*i];
                let hit = cause != Cause::Withdrawal && hexes.contains(&unit.hex);
                commander(unit) && unit.stars > 1 && !unit.replaced.is_set() && hit
            })
            .collect();
        let cause = Code::new(cause);
        let mut room = [Effect::default(); 8];
        let mut rows = Effects::new(&mut room);
        let value = assess(&Hit { units: &units, hexes: &hexes, cause }, &mut rows, &mut Trail::none()).unwrap().value;
        assert_eq!(usize::from(value.rolls), rolling.len());
        assert_eq!(rows.items().iter().map(|e| usize::from(e.unit)).collect::<Vec<_>>(), rolling);
        let own: Vec<u16> = (0..units.len()).filter(|i| commander(&units[*i])).map(|i| i as u16 + 1).collect();
        let named = if own.is_empty() || luck.once_in(2) { 0 } else { luck.pick(&own) };
        let before = if named > 0 { Some(usize::from(named) - 1) } else { head(&units, None) };
        let mut cases: BTreeMap<(u16, u16, bool), u64> = BTreeMap::new();
        for throw in 0..6usize.pow(rolling.len() as u32) {
            let dice: Vec<u8> = (0..rolling.len()).map(|i| 1 + (throw / 6usize.pow(i as u32) % 6) as u8).collect();
            let question = Casualties { units: &units, hexes: &hexes, cause, army_commander: named, dice: &dice };
            let mut room = [Effect::default(); 8];
            let mut rows = Effects::new(&mut room);
            let value = resolve(&question, &mut rows, &mut Trail::none()).unwrap().value;
            let dead: Vec<usize> = rolling.iter().zip(&dice).filter(|(_, die)| **die == 1).map(|(i, _)| *i).collect();
            assert_eq!(rows.items().iter().map(|e| usize::from(e.unit)).collect::<Vec<_>>(), dead);
            assert!(rows.items().iter().all(|e| e.what == Code::new(EffectKind::Replace)));
            assert_eq!((usize::from(value.rolls), usize::from(value.casualties)), (rolling.len(), dead.len()));
            let mut after = units.clone();
            dead.iter().for_each(|i| after[*i].replaced = Flag::YES);
            let heir = if before.is_some_and(|i| dead.contains(&i)) { head(&after, before) } else { before };
            assert_eq!(usize::from(value.army_commander), heir.map_or(0, |i| i + 1), "{units:?} {named} {dice:?}");
            assert_eq!(value.changed.is_set(), heir != before);
            *cases.entry((value.casualties, value.army_commander, value.changed.is_set())).or_default() += 1;
            thrown += 1;
            lost += dead.len();
            changes += usize::from(heir != before);
        }
        // Every case, counted.
        let mut room = [CommandChance::default(); 64];
        let mut rows = Sink::new(&mut room);
        let question = AtRisk { units: &units, hexes: &hexes, cause, army_commander: named };
        let chances = distribution(&question, &mut rows, &mut Trail::none()).unwrap().value;
        let got: BTreeMap<(u16, u16, bool), u64> = (rows.items().iter())
            .map(|row| ((row.casualties, row.army_commander, row.changed.is_set()), row.cases))
            .collect();
        assert_eq!(got, cases, "{units:?} {hexes:?} {named}");
        assert_eq!(got.len(), rows.items().len());
        let sum = |what: &dyn Fn(&(u16, u16, bool)) -> u64| cases.iter().map(|(case, n)| what(case) * n).sum::<u64>();
        assert_eq!(chances.denominator, sum(&|_| 1));
        assert_eq!(chances.unharmed, sum(&|case| u64::from(case.0 == 0)));
        assert_eq!(chances.changed, sum(&|case| u64::from(case.2)));
        assert_eq!(chances.casualties_expected, sum(&|case| u64::from(case.0)));
        assert_eq!(usize::from(chances.rolls), rolling.len());
        // A die too few or too many is a fault.
        let dice = vec![2; rolling.len() + 1];
        let question = Casualties { units: &units, hexes: &hexes, cause, army_commander: named, dice: &dice };
        assert!(resolve(&question, &mut Effects::none(), &mut Trail::none()).is_err());
        if let Some(short) = dice.len().checked_sub(2) {
            let question = Casualties { dice: &dice[..short], ..question };
            assert!(resolve(&question, &mut Effects::none(), &mut Trail::none()).is_err());
        }
        let value = army(&Commanders { units: &units }, &mut Trail::none()).unwrap().value;
        assert_eq!(usize::from(value.army_commander), head(&units, None).map_or(0, |i| i + 1));
    }
    assert!(thrown > 20_000 && lost > 3_000 && changes > 500, "{thrown} {lost} {changes}");
}

/// Units are numbered in 16 bits: more of them are a fault, not another number.
#[test]
fn seventy_thousand_units_are_too_many() {
    let officer = Unit { kind: Code::new(Kind::Commander), stars: 1, command: 1.into(), ..Unit::default() };
    let units = vec![officer; 70_000];
    let fault = army(&Commanders { units: &units }, &mut Trail::none()).unwrap_err();
    assert_eq!((fault.code(), fault.path().to_string()), (FaultCode::Overflow, String::from("units")));
    let soldier = Unit { kind: Code::new(Kind::Infantry), strength: 1.into(), cohesion: 3.into(), ..Unit::default() };
    let units = vec![soldier; 70_000];
    let result = Outcome { attacker: SideResult { losses: 1, ..SideResult::default() }, ..Outcome::default() };
    let battle = Battle { result, stage: Code::new(Stage::Attacker), ..Battle::default() };
    let fault = choices(&Owing { battle, units: &units }, &mut Sink::none(), &mut Trail::none()).unwrap_err();
    assert_eq!((fault.code(), fault.path().to_string()), (FaultCode::Overflow, String::from("units")));
    let question = Stacks { units: &units, side: Code::new(Side::Attacker) };
    let fault = strength::assess(&question, &mut Trail::none()).unwrap_err();
    assert_eq!((fault.code(), fault.path().to_string()), (FaultCode::Overflow, String::from("units")));
}
