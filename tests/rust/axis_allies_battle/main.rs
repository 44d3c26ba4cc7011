//! Battles of Axis & Allies: known results, every outcome of the dice of small battles, and properties of all battles.

mod battles;
mod known;
mod laws;
mod play;
mod throws;

use grognard_core::axis_allies::battle::{
    BattleChances, BattleKind, BattleOutcome, Force, Forecast, Plan, RoundChance, Wave, distribution, rounds,
};
use grognard_core::axis_allies::chance::{Expected, ONE};
use grognard_core::reflect::Code;
use grognard_core::ruling::{Sink, Trail};
use grognard_core::scratch::Scratch;

/// A battle to be weighed, that owns its waves.
#[derive(Debug, Clone, Default)]
struct Case {
    kind: Code<BattleKind>,
    waves: Vec<Wave>,
    defender: Force,
    plan: Plan,
    gun: bool,
}

impl Case {
    fn new(kind: BattleKind, attacker: Force, defender: Force) -> Self {
        let wave = Wave { force: attacker, ..Wave::default() };
        Case { kind: Code::new(kind), waves: vec![wave], defender, ..Case::default() }
    }
    fn question(&self) -> Forecast<'_> {
        Forecast {
            kind: self.kind,
            waves: &self.waves,
            defender: self.defender,
            defender_plan: self.plan,
            aa_gun: self.gun.into(),
            chart: &[],
        }
    }
    /// The chances, and all that can be left.
    fn weighed(&self) -> (BattleChances, Vec<BattleOutcome>) {
        let mut scratch = Memory::default();
        let mut rows = vec![BattleOutcome::default(); 4];
        loop {
            let mut sink = Sink::new(&mut rows);
            let answer = scratch.ask(|s| distribution(&self.question(), &mut sink, s, &mut Trail::none()));
            let needed = sink.needed();
            if needed <= rows.len() {
                rows.truncate(needed);
                return (answer.value, rows);
            }
            rows.resize(needed, BattleOutcome::default());
        }
    }
    /// The chances round by round.
    fn by_rounds(&self) -> (BattleChances, Vec<RoundChance>) {
        let mut scratch = Memory::default();
        let mut rows = vec![RoundChance::default(); 2000];
        let mut sink = Sink::new(&mut rows);
        let answer = scratch.ask(|s| rounds(&self.question(), &mut sink, s, &mut Trail::none()));
        let needed = sink.needed();
        assert!(needed <= 2000);
        rows.truncate(needed);
        (answer.value, rows)
    }
}

/// Memory for questions, of exactly the size that they ask for and full of rubbish.
#[derive(Default)]
struct Memory(Vec<u64>);

impl Memory {
    fn ask<T>(&mut self, mut ask: impl FnMut(&mut Scratch<'_>) -> Result<T, grognard_core::fault::Fault>) -> T {
        let mut asked = Scratch::none();
        if ask(&mut asked).is_err() {
            self.0 = (0..asked.needed() as u64).map(|n| n.wrapping_mul(0x9E37_79B9_7F4A_7C15)).collect();
        }
        ask(&mut Scratch::new(&mut self.0)).expect("an answer")
    }
}

/// As a float, for people.
fn float(chance: u64) -> f64 {
    chance as f64 / ONE as f64
}
/// As a float, for people.
fn number(expected: Expected) -> f64 {
    expected.whole as f64 + float(expected.fraction)
}
