//! Sums over the cells of a battle.

use super::answer::{BattleChances, ExpectedForce};
use super::play::Cell;
use super::question::Costs;
use super::words::cut;
use crate::axis_allies::battle::force::Force;
use crate::axis_allies::chance::{Expected, ONE, add};
use crate::axis_allies::units::FIGHTING;
use crate::bounded::Bounded;
use crate::ruling::{Cites, Ruling};

/// Sums over cells, in the caller's buffer: an answer is large, and is written only when all is added up.
pub(super) struct Tally<'m> {
    /// The chances of all endings, in the order of their words, and of taking the territory.
    endings: &'m mut [u64],
    /// Sums of chances times numbers, of 128 bits each: the attacker's losses by kind and withdrawn submarines, then
    /// the defender's.
    sums: &'m mut [[u64; 2]],
}

/// The number of endings, and the territory.
const ENDINGS: usize = 7;
/// The number of sums of a side.
const SIDE: usize = FIGHTING + 1;
/// The number of sums of both sides.
const SUMS: usize = SIDE * 2;
/// The number of words of a tally.
pub(super) const TALLY: usize = ENDINGS + SUMS * 2;

impl<'m> Tally<'m> {
    pub fn new(rest: &mut &'m mut [u64]) -> Self {
        let endings = cut(rest, ENDINGS);
        let (sums, _) = cut(rest, SUMS.bounded_mul(2)).as_chunks_mut::<2>();
        endings.fill(0);
        sums.fill([0; 2]);
        Tally { endings, sums }
    }
    /// Adds a cell.
    pub fn note(&mut self, cell: &Cell<'_>) {
        let (ours, theirs) = self.sums.split_at_mut_checked(SIDE).unwrap_or_default();
        weigh(ours, &cell.attacker_lost, cell.attacker_withdrawn(), cell.chance);
        if !cell.last {
            return;
        }
        weigh(theirs, &cell.defender_lost, cell.defender_withdrawn(), cell.chance);
        let taken = if cell.taken { cell.chance } else { 0 };
        for (place, chance) in [(0, cell.chance), (cell.ending as usize, cell.chance), (ENDINGS.bounded_sub(1), taken)]
        {
            if let Some(sum) = self.endings.get_mut(place) {
                *sum = sum.bounded_add(chance);
            }
        }
    }
    /// Returns the answer.
    #[inline(never)]
    pub fn close(self, costs: &Costs, rounds: u128, cites: Cites) -> Ruling<BattleChances> {
        let mut answer = Ruling::new(BattleChances::default(), cites);
        let c = &mut answer.value;
        if let [all, win, lose, both_gone, retreat, stalemate, taken] = *self.endings {
            (c.win, c.lose, c.both_gone, c.retreat, c.stalemate, c.taken) =
                (win, lose, both_gone, retreat, stalemate, taken);
            // All endings add up to at most 1.
            c.missing = ONE.bounded_sub(all);
        }
        c.rounds.set(&rounds);
        let (ours, theirs) = self.sums.split_at_checked(SIDE).unwrap_or_default();
        c.attacker_lost.fill(ours, costs, &mut c.attacker_withdrawn);
        c.defender_lost.fill(theirs, costs, &mut c.defender_withdrawn);
        answer
    }
}

/// Returns a sum from its two words.
fn sum(kept: &[u64; 2]) -> u128 {
    let [low, high] = *kept;
    u128::from(low) | u128::from(high) << 64
}

/// Adds a chance times each number of losses, and times the number of withdrawn submarines.
#[inline(never)]
fn weigh(sums: &mut [[u64; 2]], lost: &Force, withdrawn: u16, chance: u64) {
    let mut numbers = [withdrawn; SIDE];
    for (number, lost) in numbers.iter_mut().zip(lost.counts()) {
        *number = lost;
    }
    for (kept, number) in sums.iter_mut().zip(numbers).filter(|(_, number)| *number > 0) {
        let mut now = sum(kept);
        add(&mut now, chance, u32::from(number));
        let half = |part: u128| u64::try_from(part & u128::from(u64::MAX)).unwrap_or(0);
        *kept = [half(now), half(now >> 64)];
    }
}

impl ExpectedForce {
    /// Writes the expected losses by kind, of all units and in IPC, and the expected withdrawn submarines.
    fn fill(&mut self, sums: &[[u64; 2]], costs: &Costs, withdrawn: &mut Expected) {
        let ExpectedForce { units, ipc, infantry, armor, fighter, bomber, transport, submarine, carrier, .. } = self;
        let ExpectedForce { battleship, own_infantry, own_armor, own_fighter, own_warship, .. } = self;
        let kinds = [
            infantry,
            armor,
            fighter,
            bomber,
            transport,
            submarine,
            carrier,
            battleship,
            own_infantry,
            own_armor,
            own_fighter,
            own_warship,
        ];
        let (mut all, mut worth) = (0u128, 0u128);
        for ((kept, cost), kind) in sums.iter().zip(costs).zip(kinds) {
            let sum = sum(kept);
            kind.set(&sum);
            all = all.bounded_add(sum);
            worth = worth.bounded_add(sum.bounded_mul(u128::from(*cost)));
        }
        if let [.., left] = sums {
            withdrawn.set(&sum(left));
        }
        units.set(&all);
        ipc.set(&worth);
    }
}
