//! Full enumeration: every outcome of the dice, through the operations that settle one attack step by step, against the
//! exact distributions. No case is sampled or left out.

use grognard_core::dist::Percentile;
use grognard_core::fault::FaultCode;
use grognard_core::hex::Hex;
use grognard_core::ocs::barrage::{self, BarrageAssessment, BarrageDistribution, Barraged, Fire, Outcome};
use grognard_core::ocs::combat::{self, Assessment, Attack, Battle, CombatDistribution, CombatResult, Policy};
use grognard_core::ocs::effects::{Effect, EffectKind, Effects};
use grognard_core::ocs::facility::{self, FacilityAssessment, FacilityDistribution, Target};
use grognard_core::ocs::retreat::RetreatHex;
use grognard_core::ocs::retreat::{self, Retreat};
use grognard_core::ocs::units::{Face, Mode, Orientation, Size, Unit};
use grognard_core::reflect::{Code, Flag, Word};
use grognard_core::ruling::Trail;
use std::collections::HashMap;

const COLUMNS: u8 = 13;
const RESULTS: u8 = 12;

fn words<W: Word>() -> impl Iterator<Item = W> + Clone {
    (W::VOCABULARY.first..).map_while(W::of)
}

/// The place of a code among the words of its vocabulary, from 0.
fn nth<W: Word>(code: Code<W>) -> usize {
    usize::from(code.0 - W::VOCABULARY.first)
}

/// All throws of so many dice.
fn throws<const N: usize>() -> impl Iterator<Item = [u8; N]> {
    (0..6usize.pow(N as u32)).map(|mut n| {
        [0; N].map(|_: u8| {
            let die = n % 6 + 1;
            n /= 6;
            die as u8
        })
    })
}

// ---- combat: from the assessment to a result --------------------------------------------------------------------

/// What the dice alone decide.
#[derive(Debug, Default, PartialEq, Eq)]
struct Rolled {
    results: [u32; RESULTS as usize],
    surprise_attacker: u32,
    surprise_defender: u32,
}

/// One throw of five dice, of which the third is read only where there is surprise.
fn battle_of(assessment: Assessment, throw: [u8; 5]) -> Battle {
    let [a, b, shift, c, d] = throw;
    let asked = |dice: &[u8]| {
        combat::resolve(&combat::Resolve { assessment, dice, ..Default::default() }, &mut Trail::none())
            .map(|ruling| ruling.value)
    };
    match asked(&[a, b, c, d]) {
        Ok(battle) => battle,
        Err(fault) => {
            assert_eq!((fault.code(), fault.index()), (FaultCode::TooFewDice, 4), "a shift die is wanted: {fault}");
            asked(&throw).unwrap_or_else(|fault| panic!("{shift} as a shift die: {fault}"))
        }
    }
}

fn enumerated(assessment: Assessment) -> Rolled {
    let mut rolled = Rolled::default();
    for throw in throws::<5>() {
        let battle = battle_of(assessment, throw);
        rolled.results[nth(battle.result)] += 1;
        match battle.surprise.get() {
            Some(combat::Surprise::None) => {}
            Some(combat::Surprise::Attacker) => rolled.surprise_attacker += 1,
            Some(combat::Surprise::Defender) => rolled.surprise_defender += 1,
            None => panic!("no word for the surprise"),
        }
    }
    rolled
}

/// The same, but where no shift die is rolled its six faces are counted at once, and the throws of one sum together.
/// `every_throw` shows on whole columns that nothing is lost by it.
fn enumerated_by_sums(assessment: Assessment) -> Rolled {
    const WAYS: [u32; 11] = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];
    let pair = |sum: u8| if sum <= 7 { [1, sum - 1] } else { [6, sum - 6] };
    let mut rolled = Rolled::default();
    for (surprise, first) in (2u8..).zip(WAYS) {
        for shift in 1..=6 {
            for (roll, second) in (2u8..).zip(WAYS) {
                let ([a, b], [c, d]) = (pair(surprise), pair(roll));
                let battle = battle_of(assessment, [a, b, shift, c, d]);
                rolled.results[nth(battle.result)] += first * second;
                match battle.surprise.get() {
                    Some(combat::Surprise::Attacker) => rolled.surprise_attacker += first * second,
                    Some(combat::Surprise::Defender) => rolled.surprise_defender += first * second,
                    _ => {}
                }
            }
        }
    }
    rolled
}

fn distribution(question: combat::Chances<'_>) -> CombatDistribution {
    combat::distribution(&question, &mut Trail::none()).expect("a distribution").value
}

fn assessments() -> impl Iterator<Item = Assessment> {
    words::<Attack>().flat_map(|kind| {
        (0..COLUMNS).flat_map(move |column| {
            (-8..=8).flat_map(move |drm| {
                (0..=4).map(move |hedgehog| Assessment {
                    kind: Code::new(kind),
                    column,
                    drm,
                    hedgehog,
                    attacker_steps: 3,
                    defender_steps: 3,
                    ..Default::default()
                })
            })
        })
    })
}

#[test]
fn every_throw_of_an_attack() {
    let mut asked = 0;
    for assessment in assessments() {
        let d = distribution(combat::Chances {
            assessment,
            attacker_policy: Code::new(Policy::Stand),
            defender_policy: Code::new(Policy::Stand),
            ..Default::default()
        });
        let rolled = enumerated(assessment);
        let told = Rolled {
            results: d.results,
            surprise_attacker: d.surprise_attacker,
            surprise_defender: d.surprise_defender,
        };
        assert_eq!(rolled, told, "{assessment:?}");
        assert_eq!(rolled, enumerated_by_sums(assessment), "{assessment:?}");
        assert_eq!((d.denominator, d.results.iter().sum::<u32>()), (7776, 7776));
        for result in words::<CombatResult>() {
            let happened = combat::Happened { assessment, result: Code::new(result), ..Default::default() };
            let place = combat::percentile(&happened, &mut Trail::none()).expect("a percentile").value;
            let (worse, rest) = rolled.results.split_at(nth(happened.result));
            let expected = Percentile {
                worse: worse.iter().sum(),
                equal: rest[0],
                better: rest[1..].iter().sum(),
                denominator: 7776,
            };
            assert_eq!(place, expected, "{assessment:?} {result:?}");
        }
        asked += 1;
    }
    assert_eq!(asked, 2 * 13 * 17 * 5);
}

// ---- combat: from a result to its end ---------------------------------------------------------------------------

/// A side: how many steps it has, in single-step units or in one large unit, and everybody's Action Rating.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Force {
    steps: u8,
    together: bool,
    rating: i8,
}

impl Force {
    fn units(self) -> Vec<Unit> {
        let unit = Unit {
            combat_side: Face { strength: 4u16.into(), ma: 72u16.into(), ..Default::default() },
            ..Unit::regiment(1, 4, self.rating)
        };
        if self.together && self.steps > 1 {
            vec![Unit { size: Code::new(Size::MultiStep), steps: self.steps, ..unit }]
        } else {
            vec![unit; usize::from(self.steps)]
        }
    }
}

/// What became of a side.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
struct SideResult {
    steps: u8,
    retreat: u8,
    gone: bool,
    dg: bool,
    exploits: bool,
}

/// Lets the side whose turn it is pay what `choices` says it owes, the way its policy says.
fn pay(battle: Battle, force: Force, policy: Policy, obeys: bool) -> (Battle, SideResult) {
    let mut units = force.units();
    let owed = combat::choices(&combat::Owing { battle, units: &units }, &mut Trail::none()).expect("choices").value;
    let ignore = owed.may_ignore.is_set() && !obeys;
    let (wanted, hexes) = match policy {
        _ if ignore => (owed.losses, 0),
        Policy::Stand => (owed.steps_max, 0),
        Policy::FallBack => (owed.losses, owed.retreat_max),
    };
    // The lead first, then each in turn.
    let mut losses = vec![0u8; units.len()];
    let mut next = usize::from(owed.lead);
    for _ in 0..wanted {
        losses[next] += 1;
        next = (next + 1) % units.len();
    }
    let mut room = [Effect::default(); 32];
    let mut effects = Effects::new(&mut room);
    let payment =
        combat::Payment { battle, units: &units, losses: &losses, retreat: hexes, ignore: Flag::from(ignore) };
    let settled = combat::apply(&payment, &mut effects, &mut Trail::none())
        .expect("a payment")
        .value
        .allowed()
        .unwrap_or_else(|| panic!("{battle:?} {force:?} refuses {payment:?}"));
    assert!(effects.needed() <= 32);

    let (mut fate, mut left, mut hexes, mut spent) = (SideResult::default(), units.len(), 0, 0);
    let mut gone = vec![false; units.len()];
    for effect in effects.items() {
        let at = usize::from(effect.unit);
        match effect.what.get().expect("a word") {
            EffectKind::LoseSteps => {
                fate.steps += effect.amount as u8;
                units[at].steps_lost += effect.amount as u8;
            }
            EffectKind::Eliminate => {
                fate.steps += effect.amount as u8;
                gone[at] = true;
                left -= 1;
            }
            EffectKind::Disorganize => {
                units[at].mode = Code::new(Mode::Dg);
                units[at].oriented = Code::new(Orientation::Combat);
                fate.dg = true;
            }
            EffectKind::Retreat => hexes = effect.amount as u8,
            EffectKind::Exploit => fate.exploits = true,
            EffectKind::Stop => {}
            // 8.1a: an overrun costs each of its attackers 3 MP.
            EffectKind::SpendMp => {
                assert_eq!(effect.amount, 36);
                spent += 1;
            }
            other => panic!("{other:?} in open combat"),
        }
    }
    let overruns = battle.kind.get() == Some(Attack::Overrun) && battle.stage.get() == Some(combat::Stage::Attacker);
    assert_eq!(spent, if overruns { left } else { 0 });
    fate.gone = left == 0;
    if hexes > 0 {
        // Straight away over empty hexes.
        fate.retreat = hexes;
        let units: Vec<Unit> = units.iter().zip(gone).filter(|(_, gone)| !gone).map(|(u, _)| *u).collect();
        let path: Vec<RetreatHex> =
            (1..=i16::from(hexes)).map(|q| RetreatHex { hex: Hex::new(q, 0), ..Default::default() }).collect();
        let question =
            Retreat { units: &units, path: &path, distance: hexes, start: Hex::default(), ..Retreat::default() };
        let mut room = [Effect::default(); 32];
        let mut effects = Effects::new(&mut room);
        let ruling = retreat::assess(&question, &mut effects, &mut Trail::none()).expect("a retreat");
        assert!(ruling.value.is_allowed());
        fate.dg |= effects.items().iter().any(|e| e.what.get() == Some(EffectKind::Disorganize));
    }
    (settled.battle, fate)
}

/// Who fights, and how each takes its option.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Case {
    kind: u8,
    attacker: Force,
    defender: Force,
    no_exploit: bool,
    policies: (u8, u8),
    obeys: bool,
}

/// The end of an attack under each result.
type Ends = [(SideResult, SideResult); RESULTS as usize];

fn ends(case: Case) -> Ends {
    let policy = |code| Policy::of(code).expect("a policy");
    std::array::from_fn(|place| {
        let battle = Battle {
            result: Code::raw(CombatResult::VOCABULARY.first + place as u8),
            kind: Code::raw(case.kind),
            stage: Code::new(combat::Stage::Attacker),
            no_exploit: Flag::from(case.no_exploit),
            ..Default::default()
        };
        let (battle, mine) = pay(battle, case.attacker, policy(case.policies.0), true);
        let (battle, theirs) = pay(battle, case.defender, policy(case.policies.1), case.obeys);
        assert_eq!(battle.stage.get(), Some(combat::Stage::Over));
        assert_eq!((battle.attacker_steps, battle.attacker_retreat), (mine.steps, mine.retreat));
        assert_eq!((battle.defender_steps, battle.defender_retreat), (theirs.steps, theirs.retreat));
        assert_eq!(battle.attacker_gone.is_set(), mine.gone);
        let enters = (theirs.gone || theirs.retreat > 0) && !mine.gone && mine.retreat == 0;
        let advance = match (enters, Attack::of(case.kind)) {
            (false, _) => combat::Advance::None,
            (true, Some(Attack::Overrun)) => combat::Advance::Must,
            (true, _) => combat::Advance::May,
        };
        assert_eq!(battle.advance.get(), Some(advance));
        (mine, theirs)
    })
}

/// The distribution that a settled attack's results and ends make.
fn composed(rolled: &Rolled, ends: &Ends) -> CombatDistribution {
    let mut d = CombatDistribution {
        denominator: 7776,
        results: rolled.results,
        surprise_attacker: rolled.surprise_attacker,
        surprise_defender: rolled.surprise_defender,
        ..Default::default()
    };
    for (cases, (mine, theirs)) in rolled.results.iter().zip(ends) {
        d.attacker_steps[usize::from(mine.steps)] += cases;
        d.attacker_retreat[usize::from(mine.retreat)] += cases;
        d.attacker_gone += cases * u32::from(mine.gone);
        d.exploit += cases * u32::from(mine.exploits);
        d.defender_steps[usize::from(theirs.steps)] += cases;
        d.defender_retreat[usize::from(theirs.retreat)] += cases;
        d.defender_dg += cases * u32::from(theirs.dg);
        d.defender_gone += cases * u32::from(theirs.gone);
        d.vacated += cases * u32::from(theirs.gone || theirs.retreat > 0);
        d.attacker_steps_expected += cases * u32::from(mine.steps);
        d.attacker_retreat_expected += cases * u32::from(mine.retreat);
        d.defender_steps_expected += cases * u32::from(theirs.steps);
        d.defender_retreat_expected += cases * u32::from(theirs.retreat);
    }
    d
}

fn forces(rating: i8) -> impl Iterator<Item = Force> + Clone {
    (1..=6).flat_map(move |steps| [false, true].map(|together| Force { steps, together, rating }))
}

/// Every result with its end, for every force of one to six steps and every way to take the options.
#[test]
fn every_end_of_an_attack() {
    let mut known: HashMap<Case, Ends> = HashMap::new();
    let mut asked = 0u32;
    for (at, sample) in assessments().enumerate() {
        let rolled = enumerated_by_sums(sample);
        // Ratings and exploitation turn with the question, so that all of them meet all columns.
        let rating = (at % 6) as i8;
        let no_exploit = at % 7 == 3;
        for (attacker, defender) in forces(rating).flat_map(|a| forces(3).map(move |d| (a, d))) {
            // Whether a side is one unit or many is no business of the distribution; half of the pairs will do.
            if (usize::from(attacker.steps + defender.steps) + at) % 2
                == usize::from(attacker.together != defender.together)
            {
                continue;
            }
            for way in 0..8u8 {
                let policies = (1 + (way & 1), 1 + (way >> 1 & 1));
                let obeys = way & 4 != 0;
                let case = Case { kind: sample.kind.0, attacker, defender, no_exploit, policies, obeys };
                let ends = known.entry(case).or_insert_with(|| ends(case));
                let question = combat::Chances {
                    assessment: Assessment {
                        attacker_steps: attacker.steps.into(),
                        defender_steps: defender.steps.into(),
                        exploit_rating: rating,
                        no_exploit: Flag::from(no_exploit),
                        ..sample
                    },
                    attacker_policy: Code::raw(policies.0),
                    defender_policy: Code::raw(policies.1),
                    defender_obeys: Flag::from(obeys),
                    ..Default::default()
                };
                assert_eq!(distribution(question), composed(&rolled, ends), "{question:?}");
                asked += 1;
            }
        }
    }
    assert_eq!(asked, 2210 * 72 * 8);
    assert!(known.len() >= 10_000, "{}", known.len());
}

// ---- barrage ----------------------------------------------------------------------------------------------------

/// One throw of three dice, of which the last is read only for a half.
fn barraged(assessment: BarrageAssessment, throw: [u8; 3]) -> Barraged {
    let asked = |dice: &[u8]| {
        barrage::resolve(&barrage::BarrageResolve { assessment, dice, ..Default::default() }, &mut Trail::none())
            .map(|ruling| ruling.value)
    };
    asked(&throw[..2]).unwrap_or_else(|fault| {
        assert_eq!((fault.code(), fault.index()), (FaultCode::TooFewDice, 2), "{fault}");
        asked(&throw).expect("a half")
    })
}

/// Lets the target lose what it owes, from the last unit to the first; its steps lost, disorganized, gone.
fn suffer(barrage: Barraged, force: Force) -> (u32, bool, bool) {
    let units = force.units();
    let owed = barrage::choices(&barrage::BarrageOwing { barrage, units: &units }, &mut Trail::none());
    let owed = owed.expect("choices").value;
    let mut losses = vec![0; units.len()];
    let mut due = owed.losses;
    for (loss, unit) in losses.iter_mut().zip(&units).rev() {
        *loss = due.min(unit.steps.max(1));
        due -= *loss;
    }
    let mut room = [Effect::default(); 16];
    let mut effects = Effects::new(&mut room);
    let payment = barrage::BarragePayment { barrage, units: &units, losses: &losses };
    let ruling = barrage::apply(&payment, &mut effects, &mut Trail::none()).expect("a payment");
    assert!(ruling.value.is_allowed(), "{payment:?}");
    let amount = |what| {
        let those = effects.items().iter().filter(|e| e.what.get() == Some(what));
        (those.clone().count(), those.map(|e| u32::from(e.amount)).sum::<u32>())
    };
    let ((gone, eliminated), (_, lost)) = (amount(EffectKind::Eliminate), amount(EffectKind::LoseSteps));
    (eliminated + lost, amount(EffectKind::Disorganize).0 > 0, gone == units.len())
}

#[test]
fn every_throw_of_a_barrage() {
    for column in 0..11 {
        for (fire, brackets) in words::<Fire>().flat_map(|fire| [false, true].map(|b| (fire, b))) {
            let fired = BarrageAssessment {
                column,
                fire: Code::new(fire),
                brackets_dg: Flag::from(brackets),
                ..Default::default()
            };
            let mut all: HashMap<Barraged, u32> = HashMap::new();
            for throw in throws::<3>() {
                // A half die that was not read is of no account, and neither are the dice behind a sum.
                *all.entry(barraged(fired, throw)).or_default() += 1;
            }
            assert_eq!(all.values().sum::<u32>(), 216);
            for force in forces(3) {
                let mut expected = BarrageDistribution { denominator: 216, ..Default::default() };
                for (hit, cases) in &all {
                    expected.table[nth(hit.table)] += cases;
                    expected.outcomes[nth(hit.outcome)] += cases;
                    let (steps, dg, gone) = suffer(*hit, force);
                    expected.steps[steps as usize] += cases;
                    expected.dg += cases * u32::from(dg);
                    expected.gone += cases * u32::from(gone);
                    expected.steps_expected += cases * steps;
                }
                let assessment = BarrageAssessment { target_steps: force.steps.into(), ..fired };
                let told = barrage::distribution(
                    &barrage::BarrageOdds { assessment, ..Default::default() },
                    &mut Trail::none(),
                );
                assert_eq!(told.expect("a distribution").value, expected, "{assessment:?}");
                for outcome in words::<Outcome>() {
                    let happened =
                        barrage::BarrageHappened { assessment, outcome: Code::new(outcome), ..Default::default() };
                    let place = barrage::percentile(&happened, &mut Trail::none()).expect("a percentile").value;
                    assert_eq!(place, Percentile::of(&expected.outcomes, nth(happened.outcome)));
                }
            }
        }
    }
}

// ---- facilities -------------------------------------------------------------------------------------------------

/// One die, and one for each plane where the result can hit planes.
fn struck(assessment: FacilityAssessment, die: u8, planes: &[u8]) -> facility::FacilityHit {
    let asked = |dice: &[u8]| {
        let question = facility::FacilityResolve { assessment, dice };
        facility::resolve(&question, &mut Trail::none()).map(|ruling| ruling.value)
    };
    asked(&[die]).unwrap_or_else(|fault| {
        assert_eq!((fault.code(), fault.index()), (FaultCode::TooFewDice, 1), "{fault}");
        asked(&[&[die], planes].concat()).expect("dice for the planes")
    })
}

#[test]
fn every_throw_at_a_facility() {
    for (column, target) in (0..8).flat_map(|column| words::<Target>().map(move |t| (column, t))) {
        let levels = if target == Target::AirBase { 1..=3 } else { 0..=0 };
        for (level, hits, planes) in levels.flat_map(|l| (0..=4).flat_map(move |h| (0..=2).map(move |p| (l, h, p)))) {
            let assessment = FacilityAssessment {
                column,
                facility: Code::new(target),
                level,
                hits,
                planes,
                capacity: 40,
                ..Default::default()
            };
            let mut expected = FacilityDistribution { denominator: 6, ..Default::default() };
            let mut busted = [0; 2];
            let mut first_plane = 0;
            for die in 1..=6u8 {
                for [a, b] in throws::<2>() {
                    let hit = struck(assessment, die, &[a, b][..usize::from(planes)]);
                    if (a, b) == (1, 1) {
                        expected.results[nth(hit.result)] += 1;
                        expected.hits[usize::from(hit.hits)] += 1;
                        busted[usize::from(hit.trainbusted.is_set())] += 1;
                        // The facility after its hits.
                        match target {
                            Target::AirBase => assert_eq!(hit.level, level - hit.hits),
                            Target::Port => assert_eq!(hit.capacity, 8 * (5 - u16::from(hits + hit.hits))),
                            Target::AirStrip | Target::Railroad => assert_eq!(hit.hits, 0),
                        }
                    }
                    let lost = usize::from(hit.planes_lost);
                    assert!(hit.planes_hit[..lost].is_sorted_by(|a, b| 0 < a.0 && a.0 < b.0));
                    assert!(hit.planes_hit[lost..].iter().all(|plane| plane.0 == 0));
                    first_plane += u32::from(hit.planes_hit[0].0 == 1);
                }
            }
            expected.trainbusted = busted[1];
            // Six faces of the second plane's die go with each case of the first's.
            expected.plane_of_36 = first_plane / 6;
            assert_eq!(first_plane % 6, 0);
            let told = facility::distribution(&facility::FacilityOdds { assessment }, &mut Trail::none());
            assert_eq!(told.expect("a distribution").value, expected, "{assessment:?}");
        }
    }
}
