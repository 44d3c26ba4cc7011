//! Every payment that a side could offer, against a second implementation of ACW 10, and the other effects of results.
//! ACW 3, 11.

use crate::board::Luck;
use crate::oracle::{cr, sp};
use crate::plans::with_scratch;
use grognard_core::acw::combat::{Advance, Battle, Stage};
use grognard_core::acw::effects::{Effect, EffectKind, Effects};
use grognard_core::acw::losses::*;
use grognard_core::acw::table::{Outcome, SideResult};
use grognard_core::acw::units::{Kind, Unit};
use grognard_core::hex::Hex;
use grognard_core::reflect::{Code, Flag};
use grognard_core::ruling::{Sink, Step, Trail};
use grognard_core::scratch::Scratch;
use std::collections::BTreeSet;

fn commander(unit: &Unit) -> bool {
    unit.kind == Code::new(Kind::Commander)
}

fn side(luck: &mut Luck, most: usize) -> Vec<Unit> {
    (0..1 + luck.below(most))
        .map(|_| {
            let hex = Hex::new(luck.below(2) as i16, 0);
            if luck.once_in(5) {
                let (stars, replaced) = (1 + luck.below(3) as u8, luck.flag(4));
                return Unit { hex, kind: Code::new(Kind::Commander), stars, replaced, ..Unit::default() };
            }
            let kind = Code::new(luck.pick(&[Kind::Infantry, Kind::Artillery]));
            let (strength, cohesion) = ((luck.below(5) as u8).into(), (luck.below(4) as u8).into());
            Unit { hex, kind, strength, cohesion, disorganized: luck.flag(3), ..Unit::default() }
        })
        .collect()
}

fn battle(luck: &mut Luck, units: &[Unit]) -> Battle {
    let fate = |luck: &mut Luck| SideResult {
        losses: luck.below(3) as u8,
        retreat: luck.below(3) as u8,
        disorganized: luck.flag(3),
        advance: luck.flag(2),
        together: luck.flag(2),
        ..SideResult::default()
    };
    let mut result = Outcome { code: 1, attacker: fate(luck), defender: fate(luck), ..Outcome::default() };
    match luck.below(4) {
        0 => {
            result.exchange = Flag::YES;
            (result.attacker.losses, result.defender.losses) = (0, 0);
        }
        1 => result.attacker = SideResult { eliminated: Flag::YES, disorganized: Flag::YES, ..SideResult::default() },
        2 => result.defender = SideResult { eliminated: Flag::YES, ..SideResult::default() },
        _ => {}
    }
    let rated: Vec<u8> = units.iter().map(cr).filter(|c| *c > 0).collect();
    let cohesion = if rated.is_empty() || luck.once_in(5) { 0 } else { luck.pick(&rated) };
    Battle {
        result,
        owed: luck.below(9) as u16,
        attacker_cohesion: cohesion,
        defender_cohesion: cohesion,
        stage: Code::new(luck.pick(&[Stage::Defender, Stage::Attacker])),
        defender_gone: luck.flag(4),
        ..Battle::default()
    }
}

/// What is owed, said once more: whether these units may be what is lost.
fn pays(battle: &Battle, units: &[Unit], lost: &[bool]) -> bool {
    let attacks = battle.stage == Code::new(Stage::Attacker);
    let (fate, cohesion) = if attacks {
        (battle.result.attacker, battle.attacker_cohesion)
    } else {
        (battle.result.defender, battle.defender_cohesion)
    };
    if units.iter().zip(lost).any(|(u, lost)| *lost && commander(u)) {
        return false;
    }
    // Of these units so many, and of the rating if any of them has it.
    let among = |hex: Option<Hex>, count: usize| {
        let here = || units.iter().zip(lost).filter(move |(u, _)| !commander(u) && hex.is_none_or(|hex| u.hex == hex));
        let gone = here().filter(|(_, lost)| **lost).count();
        gone == count.min(here().count()) && (count == 0 || first(&mut here(), cohesion))
    };
    let hexes: BTreeSet<Hex> = units.iter().map(|u| u.hex).collect();
    if battle.result.exchange.is_set() {
        if !attacks {
            return hexes.into_iter().all(|hex| among(Some(hex), 1));
        }
        let sp = |all: bool| {
            units.iter().zip(lost).filter(|(_, lost)| all || **lost).map(|(u, _)| u32::from(sp(u))).sum::<u32>()
        };
        let everyone = units.iter().zip(lost).all(|(u, lost)| *lost || commander(u));
        if battle.owed == 0 {
            return !lost.contains(&true);
        }
        let enough = sp(false) >= u32::from(battle.owed) || (everyone && sp(true) < u32::from(battle.owed));
        return enough && first(&mut units.iter().zip(lost).filter(|(u, _)| !commander(u)), cohesion);
    }
    if fate.together.is_set() {
        return among(None, usize::from(fate.losses));
    }
    hexes.into_iter().all(|hex| among(Some(hex), usize::from(fate.losses)))
}

/// One of those lost has the rating, if any of them has.
fn first<'a>(units: &mut dyn Iterator<Item = (&'a Unit, &'a bool)>, cohesion: u8) -> bool {
    let rated: Vec<bool> = units.filter(|(u, _)| cohesion > 0 && cr(u) == cohesion).map(|(_, lost)| *lost).collect();
    rated.is_empty() || rated.contains(&true)
}

fn pay(battle: Battle, units: &[Unit], losses: &[u16]) -> (Option<Settled>, Vec<Effect>, BTreeSet<String>) {
    let mut room = [Effect::default(); 64];
    with_scratch(|scratch| {
        let mut effects = Effects::new(&mut room);
        let question = Payment { battle, units, losses };
        let ruling = apply(&question, &mut effects, scratch, &mut Trail::none()).ok()?;
        let cites = ruling.cites.iter().map(|rule| rule.id().to_string()).collect();
        Some((ruling.value.allowed(), effects.items().to_vec(), cites))
    })
    .expect("no fault")
}

/// What comes of units that are lost: the effects, and the battle.
fn check_effects(battle: &Battle, units: &[Unit], lost: &[bool], settled: &Settled, effects: &[Effect]) {
    let attacks = battle.stage == Code::new(Stage::Attacker);
    let fate = if attacks { battle.result.attacker } else { battle.result.defender };
    let gone = |i: usize| !commander(&units[i]) && (lost[i] || fate.eliminated.is_set());
    let mut wanted = Vec::new();
    for (i, unit) in units.iter().enumerate() {
        let hit = fate.retreat > 0
            || fate.eliminated.is_set()
            || (0..units.len()).any(|j| units[j].hex == unit.hex && gone(j));
        if gone(i) {
            wanted.push((i as u16, EffectKind::Eliminate, u16::from(sp(unit))));
            continue;
        }
        if fate.disorganized.is_set() && !unit.disorganized.is_set() && !commander(unit) {
            wanted.push((i as u16, EffectKind::Disorganize, 0));
        }
        if fate.retreat > 0 {
            wanted.push((i as u16, EffectKind::Retreat, u16::from(fate.retreat)));
        }
        if commander(unit) && unit.stars > 1 && !unit.replaced.is_set() && hit {
            wanted.push((i as u16, EffectKind::CommanderRolls, 0));
        }
    }
    let got: Vec<_> = effects.iter().map(|e| (e.unit, e.what.get().unwrap(), e.amount)).collect();
    assert_eq!(got, wanted, "{battle:?} {units:?} {lost:?}");
    let sp: u16 = (0..units.len()).filter(|i| gone(*i)).map(|i| u16::from(sp(&units[i]))).sum();
    assert_eq!((settled.strength, usize::from(settled.units)), (sp, (0..units.len()).filter(|i| gone(*i)).count()));
    let nobody = (0..units.len()).all(|i| commander(&units[i]) || gone(i));
    let after = settled.battle;
    if attacks {
        assert_eq!((after.stage, after.attacker_gone.is_set()), (Code::new(Stage::Over), nobody));
        let (mine, theirs) = (battle.result.attacker, battle.result.defender);
        let (left, they) = (nobody || mine.retreat > 0, battle.defender_gone.is_set() || theirs.retreat > 0);
        let advance = if they && !left && mine.advance.is_set() {
            Advance::Attacker
        } else if left && !they && theirs.advance.is_set() {
            Advance::Defender
        } else {
            Advance::None
        };
        assert_eq!(after.advance, Code::new(advance));
    } else {
        assert_eq!((after.stage, after.defender_gone.is_set()), (Code::new(Stage::Attacker), nobody));
        if battle.result.exchange.is_set() {
            assert_eq!(after.owed, sp);
        }
    }
}

#[test]
fn losses_are_taken_exactly_where_they_are_owed() {
    let mut luck = Luck(21);
    let (mut legal, mut illegal, mut exchanges) = (0u32, 0u32, 0u32);
    for _ in 0..4_000 {
        let units = side(&mut luck, 6);
        let battle = battle(&mut luck, &units);
        let mut least: Option<(u32, u32)> = None;
        let mut range: Option<(u32, u32)> = None;
        for set in 0..1u32 << units.len() {
            let lost: Vec<bool> = (0..units.len()).map(|i| set >> i & 1 == 1).collect();
            let losses: Vec<u16> = (0..units.len() as u16).filter(|i| set >> i & 1 == 1).collect();
            let expected = pays(&battle, &units, &lost);
            if set == 0 && !expected {
                // No list leaves the choice to the library.
                continue;
            }
            let (settled, effects, cites) = pay(battle, &units, &losses);
            assert_eq!(settled.is_some(), expected, "{battle:?} {units:?} {lost:?}");
            let Some(settled) = settled else {
                assert!(effects.is_empty());
                assert_eq!(cites, BTreeSet::from([String::from("ACW 10")]));
                illegal += 1;
                continue;
            };
            legal += 1;
            check_effects(&battle, &units, &lost, &settled, &effects);
            let sp = units.iter().zip(&lost).filter(|(_, lost)| **lost).map(|(u, _)| u32::from(sp(u))).sum();
            let price = (sp, set.count_ones());
            least = Some(least.map_or(price, |least| least.min(price)));
            range = Some(range.map_or((price.1, price.1), |(a, b)| (a.min(price.1), b.max(price.1))));
        }
        // There is always a way to pay, and the library's own is the cheapest.
        let least = least.expect("a way to pay");
        let (settled, effects, _) = pay(battle, &units, &[]);
        let settled = settled.expect("its own choice is legal");
        let attacks = battle.stage == Code::new(Stage::Attacker);
        let fate = if attacks { battle.result.attacker } else { battle.result.defender };
        let chosen: Vec<bool> = (0..units.len() as u16)
            .map(|i| {
                let rule = |e: &&Effect| grognard_core::rule::Rule(e.rule).id() == "ACW 10";
                effects.iter().filter(rule).any(|e| e.unit == i && e.what == Code::new(EffectKind::Eliminate))
            })
            .collect();
        check_effects(&battle, &units, &chosen, &settled, &effects);
        if !fate.eliminated.is_set() {
            assert!(pays(&battle, &units, &chosen));
            assert_eq!((u32::from(settled.strength), u32::from(settled.units)), least, "{battle:?} {units:?}");
        }
        // What was told beforehand is what is taken.
        let mut room = [Due::default(); 4];
        let mut rows = Sink::new(&mut room);
        let owed = choices(&Owing { battle, units: &units }, &mut rows, &mut Trail::none()).expect("no fault").value;
        let due: u16 = rows.items().iter().map(|row| row.losses).sum();
        let (fewest, most) = range.expect("a way to pay");
        if battle.result.exchange.is_set() && attacks {
            assert_eq!((owed.losses, owed.strength), (0, battle.owed));
            // All must go exactly where nothing less will do.
            let all = units.iter().filter(|u| !commander(u)).count() as u32;
            assert_eq!(owed.everything.is_set(), fate.eliminated.is_set() || (battle.owed > 0 && fewest == all));
            exchanges += 1;
        } else {
            assert_eq!((u32::from(owed.losses), u32::from(owed.losses)), (fewest, most));
            assert_eq!(owed.strength, 0);
            assert!(rows.items().is_empty() || due == owed.losses);
        }
    }
    assert!(legal > 5_000 && illegal > 20_000 && exchanges > 300, "{legal} {illegal} {exchanges}");
}

/// A refusal says by how much: units too many or missing, or the SP that are missing in an exchange.
#[test]
fn refusals_keep_their_figures() {
    let unit = |q, strength: u8, cohesion: u8| Unit {
        hex: Hex::new(q, 0),
        kind: Code::new(Kind::Infantry),
        strength: strength.into(),
        cohesion: cohesion.into(),
        ..Unit::default()
    };
    let units = [unit(0, 3, 5), unit(0, 2, 4), unit(1, 4, 4)];
    let figures = |battle: Battle, losses: &[u16]| {
        let mut room = [Step::default(); 8];
        let mut words = [0; 64];
        let mut trail = Trail::new(&mut room);
        let question = Payment { battle, units: &units, losses };
        let ruling =
            apply(&question, &mut Effects::none(), &mut Scratch::new(&mut words), &mut trail).expect("no fault");
        assert!(!ruling.value.is_allowed());
        trail.items().iter().map(|step| (step.index, step.num)).collect::<Vec<_>>()
    };
    let each = Outcome { defender: SideResult { losses: 1, ..SideResult::default() }, ..Outcome::default() };
    let stage = Code::new(Stage::Defender);
    // One unit of each hex: the first loses two, the second none.
    let battle = Battle { result: each, stage, defender_cohesion: 4, ..Battle::default() };
    assert_eq!(figures(battle, &[0, 1]), [(0, -1), (2, 1)]);
    // 3 + 2 of 8 SP.
    let exchange = Outcome { exchange: Flag::YES, ..Outcome::default() };
    let stage = Code::new(Stage::Attacker);
    let battle = Battle { result: exchange, stage, owed: 8, attacker_cohesion: 4, ..Battle::default() };
    assert_eq!(figures(battle, &[0, 1]), [(u16::MAX, 3)]);
    // Enough, but nobody of the rating.
    let battle = Battle { owed: 3, ..battle };
    assert_eq!(figures(battle, &[0]), [(u16::MAX, 0)]);
}
