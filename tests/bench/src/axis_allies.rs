//! The cases of Axis & Allies: two battles of known size, to the end and by rounds, and alternatives.

use grognard_core::axis_allies::battle::{
    BattleChances, BattleKind, BattleOutcome, Force, Forecast, RoundChance, Wave, distribution, rounds,
};
use grognard_core::axis_allies::units::CHART;
use grognard_core::ruling::{Sink, Trail};
use grognard_core::scratch::Scratch;
use rand::{RngExt, SeedableRng, rngs::SmallRng};

/// A battle on land with the memory that its chances take.
#[derive(Debug, Clone)]
pub struct Clash {
    waves: [Wave; 1],
    defender: Force,
    outcomes: Vec<BattleOutcome>,
    rounds: Vec<RoundChance>,
    words: Vec<u64>,
}

impl Clash {
    fn new(attacker: Force, defender: Force) -> Self {
        let mut clash = Clash {
            waves: [Wave { force: attacker, ..Wave::default() }],
            defender,
            outcomes: Vec::new(),
            rounds: Vec::new(),
            words: Vec::new(),
        };
        // The memory is asked for once, as a host would.
        loop {
            let Clash { waves, defender, words, .. } = &mut clash;
            let kind = BattleKind::Land.into();
            let question = Forecast { kind, waves, defender: *defender, ..Forecast::default() };
            let (mut rows, mut scratch) = (Sink::none(), Scratch::new(words));
            let enough = distribution(&question, &mut rows, &mut scratch, &mut Trail::none()).is_ok();
            let (needed, outcomes) = (scratch.needed(), rows.needed());
            clash.words.resize(needed, 0);
            if enough {
                clash.outcomes.resize(outcomes, BattleOutcome::default());
                clash.rounds.resize(200, RoundChance::default());
                return clash;
            }
        }
    }
    /// Its chances to the end, with every outcome.
    pub fn to_the_end(&mut self) -> BattleChances {
        let Clash { waves, defender, words, outcomes, .. } = self;
        let kind = BattleKind::Land.into();
        let question = Forecast { kind, waves, defender: *defender, ..Forecast::default() };
        let (mut rows, mut scratch) = (Sink::new(outcomes), Scratch::new(words));
        distribution(&question, &mut rows, &mut scratch, &mut Trail::none()).map(|r| r.value).unwrap_or_default()
    }
    /// Its chances with those of each round.
    pub fn by_rounds(&mut self) -> BattleChances {
        let Clash { waves, defender, words, rounds: room, .. } = self;
        let kind = BattleKind::Land.into();
        let question = Forecast { kind, waves, defender: *defender, ..Forecast::default() };
        let (mut rows, mut scratch) = (Sink::new(room), Scratch::new(words));
        rounds(&question, &mut rows, &mut scratch, &mut Trail::none()).map(|r| r.value).unwrap_or_default()
    }
    /// The same by rolling it so many times: how many the attacker wins.
    pub fn rolled(&self, times: u32, seed: u64) -> u32 {
        let mut dice = SmallRng::seed_from_u64(seed);
        let line = |force: &Force, value: fn(usize) -> u8| -> Vec<u8> {
            let counts = [force.infantry, force.armor, force.fighter, force.bomber];
            let kinds = counts.iter().enumerate();
            kinds.flat_map(|(kind, n)| std::iter::repeat_n(value(kind), usize::from(*n))).collect()
        };
        // In the order in which they are lost.
        let ours = line(&self.waves[0].force, |kind| CHART[kind].attack.get().unwrap_or_default());
        let theirs = line(&self.defender, |kind| CHART[kind].defence.get().unwrap_or_default());
        let mut hits = |units: &[u8]| units.iter().filter(|value| dice.random_range(1..=6u8) <= **value).count();
        let mut won = 0;
        for _ in 0..times {
            let (mut attackers, mut defenders) = (ours.as_slice(), theirs.as_slice());
            while !attackers.is_empty() && !defenders.is_empty() {
                let (hit, struck) = (hits(attackers), hits(defenders));
                (attackers, defenders) =
                    (&attackers[struck.min(attackers.len())..], &defenders[hit.min(defenders.len())..]);
            }
            won += u32::from(!attackers.is_empty());
        }
        won
    }
}

/// 10 infantry, 5 armor, 3 fighters against 8 infantry, 2 armor, 2 fighters.
pub fn small() -> Clash {
    let attacker = Force { infantry: 10, armor: 5, fighter: 3, ..Force::default() };
    Clash::new(attacker, Force { infantry: 8, armor: 2, fighter: 2, ..Force::default() })
}

/// 100 infantry, 40 armor, 10 fighters against 140 infantry, 6 fighters.
pub fn large() -> Clash {
    let attacker = Force { infantry: 100, armor: 40, fighter: 10, ..Force::default() };
    Clash::new(attacker, Force { infantry: 140, fighter: 6, ..Force::default() })
}
