//! Every outcome of the dice of small battles, played step by step, against the exact chances. Nothing is sampled.
//! Where a plan ends the battle after some rounds the counts are whole numbers.

use crate::Case;
use grognard_core::axis_allies::battle::{
    Battle, BattleEffects, BattleKind, BattleStep, Begin, Bombardment, Decision, Force, Plan, Stage, Turn, Waiting,
    Wave, apply, begin, choices,
};
use grognard_core::axis_allies::chance::ONE;
use grognard_core::axis_allies::map::Site;
use grognard_core::axis_allies::units::{FIGHTERS, Kind};
use grognard_core::reflect::{Code, Locus};
use grognard_core::ruling::Trail;
use std::collections::HashMap;

/// What is left: the ending, both forces, the submarines that withdrew, the territory.
type Left = (u8, Force, Force, u16, u16, bool);

fn left(b: &Battle) -> Left {
    (b.ending.0, b.attacker, b.defender, b.attacker_withdrawn, b.defender_withdrawn, b.taken.is_set())
}

/// The units of a force one by one, in the order in which a plan loses them. Written again, to be compared.
fn line(force: &Force, plan: &Plan, kind: BattleKind, attacks: bool) -> Vec<Kind> {
    use Kind::*;
    let customary = match (kind, attacks) {
        (BattleKind::Sea, _) => [Transport, Submarine, Fighter, Bomber, Carrier, Battleship, Infantry, Armor],
        (_, true) => [Infantry, Armor, Fighter, Bomber, Transport, Submarine, Carrier, Battleship],
        (_, false) => [Infantry, Armor, Bomber, Fighter, Transport, Submarine, Carrier, Battleship],
    };
    let mut order: Vec<Kind> = Vec::new();
    for kind in plan.order.iter().filter_map(|k| k.get()).chain(customary) {
        if !order.contains(&kind) {
            order.push(kind);
        }
    }
    let keep = |kind| match kind {
        Infantry => force.infantry.min(plan.keep_infantry),
        Armor => force.armor.min(plan.keep_armor),
        _ => 0,
    };
    let early = order.iter().flat_map(|k| vec![*k; usize::from(force.count(*k) - keep(*k))]);
    let late = order.iter().flat_map(|k| vec![*k; usize::from(keep(*k))]);
    early.chain(late).collect()
}

/// Losses by a plan, one hit after the other: those of submarines first.
fn losses(turn: &Turn, there: &Force, plan: &Plan, kind: BattleKind, attacks: bool) -> Force {
    let mut units = line(there, plan, kind, attacks);
    let mut counts = [0u16; 12];
    for hit in 0..turn.losses {
        let fits = |k: &Kind| match hit < turn.ships_least {
            true => !k.is_air(),
            false => turn.surface_most > 0 || k.is_air(),
        };
        let at = units.iter().position(fits).expect("a unit that can be hit");
        counts[units.remove(at).index()] += 1;
    }
    Force::of(counts)
}

/// Where those who leave go.
const SEVEN: &[Locus<Site>] = &[Locus::new(7)];

/// The step that the plans call for, where no dice are wanted.
fn decided(b: &Battle, turn: &Turn, case: &Case) -> BattleStep<'static> {
    let (kind, plans) = (case.kind.get().unwrap(), [case.waves[0].plan, case.plan]);
    let stage = turn.stage.get().unwrap();
    let step =
        BattleStep { battle: *b, role: turn.role, destinations: SEVEN, destination: 7.into(), ..BattleStep::default() };
    let leaving = |plan: &Plan, there: u16, gone: u16| {
        let most = if plan.submarines_leave == 0 { u16::MAX } else { plan.submarines_leave };
        if plan.submarines_after == b.round { there.min(most - gone) } else { 0 }
    };
    match stage {
        Stage::AaLosses | Stage::DefenceLosses => {
            BattleStep { losses: losses(turn, &b.attacker, &plans[0], kind, true), ..step }
        }
        Stage::SupportLosses | Stage::SubmarineLosses | Stage::AttackLosses => {
            let unhurt = b.defender.without(&b.doomed).unwrap();
            BattleStep { losses: losses(turn, &unhurt, &plans[1], kind, false), ..step }
        }
        Stage::AttackerSubmarines => {
            BattleStep { submarines: leaving(&plans[0], b.attacker.submarine, b.attacker_withdrawn).into(), ..step }
        }
        Stage::DefenderSubmarines => {
            BattleStep { submarines: leaving(&plans[1], b.defender.submarine, b.defender_withdrawn).into(), ..step }
        }
        Stage::Retreat => {
            let plan = &plans[0];
            let few = b.attacker.units() <= u32::from(plan.retreat_at);
            let air = plan.retreat_aircraft.is_set() && b.attacker.surface() == 0;
            let retreats = plan.retreat_after == b.round || few || air;
            BattleStep { decision: Code::new(if retreats { Decision::Retreat } else { Decision::Press }), ..step }
        }
        stage => panic!("{stage:?} wants dice"),
    }
}

fn begun(case: &Case) -> Battle {
    let wave = case.waves[0];
    let support = [Bombardment { battleships: wave.support as u8, unloading: true.into(), ..Default::default() }];
    let question = Begin {
        kind: case.kind,
        attacker: wave.force,
        defender: case.defender,
        landed: u16::from(wave.amphibious.is_set()),
        support: if wave.support > 0 { &support } else { &[] },
        aa_gun: case.gun.into(),
        ..Begin::default()
    };
    begin(&question, &mut Trail::none()).unwrap().value.allowed().unwrap()
}

fn next(step: &BattleStep<'_>) -> Battle {
    let ruling = apply(step, &mut BattleEffects::none(), &mut Trail::none()).unwrap_or_else(|f| panic!("{f} {step:?}"));
    ruling.value.allowed().unwrap_or_else(|| panic!("{:?} forbid {step:?}", ruling.cites))
}

/// All throws of so many dice.
fn throws(dice: u32) -> impl Iterator<Item = Vec<u8>> {
    (0..6u32.pow(dice)).map(move |n| (0..dice).map(|d| (n / 6u32.pow(d) % 6 + 1) as u8).collect())
}

/// A weight that throws share out.
trait Weight: Copy + std::ops::AddAssign {
    fn share(self, throws: u32) -> Self;
}
impl Weight for u128 {
    fn share(self, throws: u32) -> Self {
        assert_eq!(self % u128::from(throws), 0, "the dice of all rounds fit the whole");
        self / u128::from(throws)
    }
}
impl Weight for f64 {
    fn share(self, throws: u32) -> Self {
        self / f64::from(throws)
    }
}

/// One wave of steps: every battle takes its next one.
fn advance<W: Weight>(
    battles: HashMap<Battle, W>,
    case: &Case,
    ended: &mut HashMap<Left, W>,
    zero: W,
) -> HashMap<Battle, W> {
    let mut after: HashMap<Battle, W> = HashMap::new();
    let mut go = |b: Battle, weight: W| {
        if b.stage.get() == Some(Stage::Over) {
            *ended.entry(left(&b)).or_insert(zero) += weight;
        } else {
            *after.entry(b).or_insert(zero) += weight;
        }
    };
    for (b, weight) in battles {
        let turn = choices(&Waiting { battle: b }, &mut Trail::none()).unwrap().value;
        if turn.dice == 0 {
            go(next(&decided(&b, &turn, case)), weight);
            continue;
        }
        assert!(turn.dice <= 6, "few enough to be thrown");
        let share = weight.share(6u32.pow(turn.dice));
        // Throws that score alike are counted together, after each was thrown.
        let mut scored: HashMap<Battle, u32> = HashMap::new();
        for dice in throws(turn.dice) {
            *scored.entry(next(&BattleStep { battle: b, dice: &dice, ..BattleStep::default() })).or_insert(0) += 1;
        }
        for (b, times) in scored {
            for _ in 0..times {
                go(b, share);
            }
        }
    }
    after
}

fn force(counts: [u16; 8]) -> Force {
    Force::of(std::array::from_fn(|kind| counts.get(kind).copied().unwrap_or(0)))
}

fn cases() -> Vec<Case> {
    use BattleKind::{Land, Sea};
    use Kind::*;
    let mut all = Vec::new();
    let mut add = |kind, attack, defend, change: &dyn Fn(&mut Case)| {
        let mut case = Case::new(kind, force(attack), force(defend));
        change(&mut case);
        all.push(case);
    };
    let order = |kinds: &[Kind]| {
        let mut order = [Code::new(kinds[kinds.len() - 1]); 8];
        order.iter_mut().zip(kinds).for_each(|(place, kind)| *place = Code::new(*kind));
        order
    };
    let nothing = |_: &mut Case| {};
    add(Land, [2, 0, 0, 0, 0, 0, 0, 0], [2, 0, 0, 0, 0, 0, 0, 0], &nothing);
    add(Land, [1, 1, 1, 1, 0, 0, 0, 0], [2, 1, 1, 0, 0, 0, 0, 0], &nothing);
    add(Land, [2, 0, 1, 1, 0, 0, 0, 0], [1, 0, 1, 0, 0, 0, 0, 0], &|c| c.gun = true);
    add(Land, [0, 0, 2, 1, 0, 0, 0, 0], [0; 8], &|c| c.gun = true);
    add(Land, [2, 1, 0, 0, 0, 0, 0, 0], [3, 0, 0, 0, 0, 0, 0, 0], &|c| {
        (c.waves[0].support, c.waves[0].amphibious) = (2, true.into());
    });
    add(Land, [2, 0, 1, 0, 0, 0, 0, 0], [1, 0, 0, 1, 0, 0, 0, 0], &|c| {
        (c.gun, c.waves[0].support, c.waves[0].amphibious) = (true, 1, true.into());
    });
    add(Land, [2, 1, 1, 0, 0, 0, 0, 0], [2, 0, 0, 0, 0, 0, 0, 0], &|c| c.waves[0].plan.keep_infantry = 1);
    add(Land, [1, 2, 1, 0, 0, 0, 0, 0], [1, 0, 1, 0, 0, 0, 0, 0], &|c| {
        (c.waves[0].plan.order, c.waves[0].plan.keep_armor) = (order(&[Fighter, Armor, Infantry]), 1);
        c.plan.order = order(&[Fighter]);
    });
    add(Land, [3, 0, 1, 0, 0, 0, 0, 0], [2, 0, 0, 0, 0, 0, 0, 0], &|c| c.waves[0].plan.retreat_at = 2);
    add(Land, [1, 0, 2, 0, 0, 0, 0, 0], [2, 0, 0, 0, 0, 0, 0, 0], &|c| {
        c.waves[0].plan.retreat_aircraft = true.into();
    });
    add(Sea, [0, 0, 0, 0, 0, 2, 0, 1], [0, 0, 0, 0, 1, 1, 1, 0], &nothing);
    add(Sea, [0, 0, 1, 0, 0, 1, 1, 0], [0, 0, 1, 0, 0, 1, 1, 0], &nothing);
    add(Sea, [0, 0, 2, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 3, 0, 0], &nothing);
    add(Sea, [0, 0, 0, 0, 0, 3, 0, 0], [0, 0, 2, 0, 0, 0, 1, 0], &nothing);
    add(Sea, [0, 0, 1, 1, 1, 1, 0, 0], [0, 0, 1, 0, 1, 1, 0, 0], &|c| {
        c.waves[0].plan.order = order(&[Bomber, Submarine, Transport]);
        c.plan.order = order(&[Fighter, Transport, Submarine]);
    });
    add(Sea, [0, 0, 0, 0, 0, 2, 0, 1], [0, 0, 0, 0, 0, 1, 0, 1], &|c| c.waves[0].plan.submarines_after = 1);
    add(Sea, [0, 0, 1, 0, 0, 2, 0, 0], [0, 0, 0, 0, 0, 2, 0, 1], &|c| {
        (c.waves[0].plan.submarines_after, c.waves[0].plan.submarines_leave) = (2, 1);
        c.plan.submarines_after = 1;
    });
    add(Sea, [0, 0, 1, 0, 0, 1, 0, 1], [0, 0, 1, 0, 0, 2, 0, 0], &|c| {
        (c.plan.submarines_after, c.plan.submarines_leave) = (1, 1);
        (c.waves[0].plan.submarines_after, c.waves[0].plan.retreat_at) = (1, 1);
    });
    add(Sea, [0, 0, 0, 0, 1, 0, 0, 0], [0, 0, 0, 0, 2, 0, 0, 0], &nothing);
    all
}

#[test]
fn two_rounds_of_every_throw() {
    // 6^48 fits; two rounds of at most nine dice, a gun and support shots take 24 of them.
    const WHOLE: u128 = 6u128.pow(48);
    for mut case in cases() {
        for rounds in [1, 2] {
            if case.waves[0].amphibious.is_set() {
                continue;
            }
            case.waves[0].plan.retreat_after = rounds;
            let (mut battles, mut ended) = (HashMap::new(), HashMap::new());
            battles.insert(begun(&case), WHOLE);
            while !battles.is_empty() {
                battles = advance(battles, &case, &mut ended, 0);
            }
            assert_eq!(ended.values().sum::<u128>(), WHOLE);
            let (chances, rows) = case.weighed();
            assert_eq!(rows.len(), ended.len(), "{case:?}\n{rows:?}\n{ended:?}");
            for row in rows {
                let key = (
                    row.ending.0,
                    row.attacker,
                    row.defender,
                    row.attacker_withdrawn,
                    row.defender_withdrawn,
                    row.taken.is_set(),
                );
                let count = *ended.get(&key).unwrap_or_else(|| panic!("{row:?} never happens: {case:?}"));
                // The count's share of 2^63, cut off, digit by digit.
                let (mut rest, mut exact) = (count, 0u64);
                for _ in 0..63 {
                    rest *= 2;
                    exact = exact << 1 | u64::from(rest >= WHOLE);
                    rest %= WHOLE;
                }
                assert!(row.chance <= exact && exact - row.chance <= chances.missing + 1, "{row:?} {exact} {case:?}");
            }
        }
    }
}

#[test]
fn every_throw_to_the_end() {
    for case in cases() {
        let (mut battles, mut ended) = (HashMap::new(), HashMap::new());
        battles.insert(begun(&case), 1.0f64);
        while battles.values().sum::<f64>() > 1e-16 {
            battles = advance(battles, &case, &mut ended, 0.0);
            // After the rounds that a plan names, one is like another.
            let mut alike: HashMap<Battle, f64> = HashMap::new();
            for (mut b, weight) in battles {
                b.round = b.round.min(4);
                *alike.entry(b).or_insert(0.0) += weight;
            }
            battles = alike;
        }
        let (chances, rows) = case.weighed();
        let mut seen = 0.0;
        for row in rows {
            let key = (
                row.ending.0,
                row.attacker,
                row.defender,
                row.attacker_withdrawn,
                row.defender_withdrawn,
                row.taken.is_set(),
            );
            let weight = *ended.get(&key).unwrap_or_else(|| panic!("{row:?} never happens: {case:?}"));
            seen += weight;
            let chance = row.chance as f64 / ONE as f64;
            assert!((chance - weight).abs() < 1e-13 + chances.missing as f64 / ONE as f64, "{row:?} {weight} {case:?}");
        }
        assert!((seen - 1.0).abs() < 1e-13, "{seen} of what can happen is told: {case:?}");
    }
}

#[test]
fn kinds_keep_their_places() {
    assert!(FIGHTERS.iter().map(|k| k.index()).eq((0..8).chain(10..14)));
    let _ = Wave::default();
}
