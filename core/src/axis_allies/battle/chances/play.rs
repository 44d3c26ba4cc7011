//! A battle, or several waves of it, played with all dice at once: the outcomes of each wave and their chances.

use super::exact::{Grid, Terms};
use super::question::Wave;
use super::side::{Bent, Outline};
use super::spread::part_of;
use super::state::{State, index_of, lost_air, lost_surface, submarines, surface, withdrawn};
use super::words::cut;
use crate::axis_allies::battle::force::Force;
use crate::axis_allies::battle::plan::Plan;
use crate::axis_allies::battle::round::{BattleKind, Ending, Figures, Role};
use crate::axis_allies::chance::binomial;
use crate::axis_allies::units::{Chart, Kind};
use crate::bounded::Bounded;
use crate::fault::{Bounds, Fault, FaultCode};
use crate::table::numbered;

/// The most pairs of states.
const MOST_CELLS: usize = 1 << 22;
/// The same, for faults.
#[expect(clippy::cast_possible_wrap, reason = "a small constant")]
const PAIRS: Bounds = Bounds { low: 1, high: MOST_CELLS as i64, limit: "pairs of both sides' states" };

/// A battle to compute, checked.
#[derive(Debug, Clone, Copy)]
pub(super) struct Setting<'a> {
    pub kind: BattleKind,
    pub figures: &'a Figures,
    /// The chart of the figures and of the costs.
    pub chart: Chart<'a>,
    /// The attacks, each of which [`Setting::checked`] has checked.
    pub waves: &'a [Wave],
    pub defender: &'a Force,
    pub defender_plan: &'a Plan,
    pub aa_gun: bool,
    /// The answer is by rounds.
    pub by_rounds: bool,
}

/// A possible outcome and its chance.
#[derive(Debug)]
pub(super) struct Cell<'a> {
    /// The wave.
    pub wave: usize,
    /// The round after which it ends, if the answer is by rounds.
    pub round: u16,
    attackers: &'a Outline,
    defenders: &'a Outline,
    a: &'a State,
    d: &'a State,
    /// What each side has lost.
    pub attacker_lost: Force,
    pub defender_lost: Force,
    /// The ending of the wave's battle.
    pub ending: Ending,
    /// The territory is taken.
    pub taken: bool,
    /// No further wave changes it.
    pub last: bool,
    /// The chance.
    pub chance: u64,
}

impl Cell<'_> {
    pub fn attacker(&self) -> Force {
        self.attackers.left(&self.attacker_lost, withdrawn(self.a))
    }
    pub fn defender(&self) -> Force {
        self.defenders.left(&self.defender_lost, withdrawn(self.d))
    }
    pub fn attacker_withdrawn(&self) -> u16 {
        withdrawn(self.a)
    }
    pub fn defender_withdrawn(&self) -> u16 {
        withdrawn(self.d)
    }
}

impl Setting<'_> {
    /// Returns the outline of a side that meets these enemies. Orders of loss were checked before.
    #[inline(never)]
    fn outline(&self, role: Role, force: &Force, plan: &Plan, enemy: &Force) -> Outline {
        let at_sea = self.kind == BattleKind::Sea;
        let mixed = force.aircraft() > 0;
        let submarines = at_sea && force.submarine > 0;
        let runs = plan.order(self.kind, role).runs(force);
        let mut side = Outline::new(role, *force, runs);
        if mixed && self.aa_gun && role == Role::Attacker {
            side.bent = Bent::AircraftFirst;
        } else if mixed && at_sea && enemy.submarine > 0 {
            // A submarine's hit applies to ships only, which matters if there are aircraft too.
            side.bent = Bent::ShipsFirst;
        }
        // The attacker's fire before all others.
        let apart = role == Role::Attacker || enemy.aircraft() > 0;
        side.apart = submarines && apart && self.figures.value(role, Kind::Submarine) > 0;
        if at_sea && plan.submarines_after > 0 {
            side.leave = plan.leaving(force.submarine);
        }
        side
    }
    fn defenders(&self) -> Outline {
        let all = self.waves.iter().fold(Force::default(), |all, wave| all.with(&wave.force));
        self.outline(Role::Defender, self.defender, self.defender_plan, &all)
    }
    fn attackers(&self, wave: &Wave) -> Outline {
        self.outline(Role::Attacker, &wave.force, &wave.plan, self.defender)
    }
    /// Returns whether ended battles are kept apart from those in which submarines may yet withdraw.
    fn sets_aside(&self, wave: &Wave, attacker: &Outline, defender: &Outline) -> bool {
        let withdrawing = attacker.leave > 0 || defender.leave > 0;
        withdrawing && wave.plan.leaves_early() && !self.by_rounds
    }
    /// Returns the number of words and the number of pairs of states. A battle that is too large is a fault.
    pub fn size(&self) -> Result<(usize, usize), Fault> {
        let defender = self.defenders();
        let (theirs, their_words) = defender.words();
        let (mut most, mut pairs) = (0usize, 0usize);
        for wave in self.waves {
            let attacker = self.attackers(wave);
            let (ours, our_words) = attacker.words();
            let cells = ours.saturating_mul(theirs);
            if cells > MOST_CELLS {
                let pairs = i64::try_from(cells).unwrap_or(i64::MAX);
                return Err(Fault::new(FaultCode::Overflow, &text!("defender")).bounded(pairs, &PAIRS));
            }
            let copies = if self.sets_aside(wave, &attacker, &defender) { 2 } else { 1 };
            // Both sides together have fewer states than there are cells, of at most 401 chances and 3 words each.
            let mut sum = cells.bounded_mul(copies);
            for words in [our_words, their_words, dice_words(wave, self.defender), theirs, theirs] {
                sum = sum.bounded_add(words);
            }
            (most, pairs) = (most.max(sum), pairs.saturating_add(cells));
        }
        Ok((most, pairs))
    }
    /// Plays the waves one after the other, in memory of [`Setting::size`]; returns the sum of expected rounds.
    pub fn play(&self, words: &mut [u64], report: &mut dyn FnMut(&Cell<'_>)) -> u128 {
        let defender = self.defenders();
        let mut rounds = 0u128;
        let mut rest = words;
        let entering = cut(&mut rest, defender.measure().0);
        entering.fill(0);
        if let Some(whole) = entering.first_mut() {
            *whole = u64::MAX;
        }
        for (number, wave) in numbered(self.waves) {
            let attacker = self.attackers(wave);
            let last = number.bounded_add(1) == self.waves.len();
            let mut run = Run { setting: self, wave, attacker: &attacker, defender: &defender, number, last, entering };
            run.fight(rest, &mut rounds, report);
        }
        rounds >> 1
    }
}

/// Returns the words for the chances of hits of support shots or an antiaircraft gun, and as many for their sum with
/// other hits. At sea the latter are for the sum of the hits of the defender's submarines and its other units.
fn dice_words(wave: &Wave, defender: &Force) -> usize {
    let units = |force: &Force| usize::try_from(force.units()).unwrap_or(usize::MAX);
    let shots = units(&wave.force).saturating_add(usize::from(wave.support)).saturating_add(2);
    shots.saturating_mul(2).max(units(defender).saturating_add(1))
}

/// One wave.
struct Run<'a> {
    setting: &'a Setting<'a>,
    wave: &'a Wave,
    attacker: &'a Outline,
    defender: &'a Outline,
    number: usize,
    last: bool,
    /// The chances of the defender's states: before the wave, then after it.
    entering: &'a mut [u64],
}

impl Run<'_> {
    fn fight(&mut self, words: &mut [u64], rounds: &mut u128, report: &mut dyn FnMut(&Cell<'_>)) {
        let (setting, plan) = (self.setting, &self.wave.plan);
        let mut rest = words;
        let attacker = self.attacker.build(&mut rest, setting.figures);
        let defender = self.defender.build(&mut rest, setting.figures);
        let pairs = attacker.states.len().bounded_mul(defender.states.len());
        rest.fill(0);
        let cells = cut(&mut rest, pairs);
        let aside =
            if setting.sets_aside(self.wave, self.attacker, self.defender) { cut(&mut rest, pairs) } else { &mut [] };
        let dice = cut(&mut rest, dice_words(self.wave, setting.defender));
        let mid = cut(&mut rest, defender.states.len());
        let terms =
            Terms { retreat_at: usize::from(plan.retreat_at), retreat_aircraft: plan.retreat_aircraft.is_set() };
        let mut grid = Grid { cells, mid, attacker: &attacker, defender: &defender, terms, rounds, fought: true };
        self.enter(&mut grid, dice);
        // The rounds after which submarines withdraw.
        let ours = if self.attacker.leave > 0 { plan.submarines_after } else { 0 };
        let theirs = if self.defender.leave > 0 { setting.defender_plan.submarines_after } else { 0 };
        // Rounds to distinguish: the first, if all fight it; those after which units leave.
        let unlike = self.wave.support > 0 || plan.leaves_early();
        let apart = u16::from(unlike).max(plan.retreat_after).max(ours).max(theirs);
        let (mut round, mut over) = (0u16, false);
        loop {
            if setting.by_rounds {
                self.report(&mut grid, &mut [], round, over, report);
            }
            let more = round < apart || setting.by_rounds;
            if over || !grid.fought || !more || round == u16::MAX {
                break;
            }
            round = round.bounded_add(1);
            if !aside.is_empty() && (ours == round || theirs == round) {
                set_aside(&mut grid, aside, round == 1);
            }
            let first = (round == 1).then(|| {
                let half = dice.len() / 2;
                let room = dice.get_mut(..half).unwrap_or_default();
                binomial(room, self.wave.support, setting.figures.support, setting.figures.faces)
            });
            grid.fought = false;
            grid.one_round(first, dice);
            if ours == round {
                withdraw(&mut grid, self.attacker);
            }
            if theirs == round {
                withdraw(&mut grid, self.defender);
            }
            over = plan.retreat_after == round;
        }
        if !setting.by_rounds {
            if plan.retreat_after == 0 {
                grid.fight_to_the_end(dice);
            }
            self.report(&mut grid, aside, 0, plan.retreat_after > 0, report);
        }
    }
    /// The attackers arrive, and an antiaircraft gun fires at their aircraft.
    #[inline(never)]
    fn enter(&mut self, grid: &mut Grid<'_>, dice: &mut [u64]) {
        let air = u16::try_from(grid.attacker.air).unwrap_or(u16::MAX);
        let figures = self.setting.figures;
        binomial(dice, if self.setting.aa_gun { air } else { 0 }, figures.aa, figures.faces);
        for (ia, a) in numbered(grid.attacker.states) {
            let hit = dice.get(usize::from(lost_air(a))).copied().unwrap_or(0);
            if lost_surface(a) != 0 || withdrawn(a) != 0 || hit == 0 {
                continue;
            }
            for (cell, chance) in grid.row(ia).iter_mut().zip(&*self.entering) {
                *cell = part_of(*chance, hit);
            }
        }
        self.entering.fill(0);
    }
    /// Reports ended battles and removes them from the cells; with `all` those that continue too, as retreats.
    fn report(
        &mut self,
        grid: &mut Grid<'_>,
        aside: &mut [u64],
        round: u16,
        all: bool,
        report: &mut dyn FnMut(&Cell<'_>),
    ) {
        let first = self.setting.by_rounds && round == 0;
        let on_land = self.setting.kind == BattleKind::Land;
        for (cell, kept) in grid.cells.iter_mut().zip(aside) {
            *cell = cell.bounded_add(core::mem::take(kept));
        }
        grid.each(&mut |grid, p| {
            let (a, d) = (p.a, p.d);
            let ending = match grid.over(a, d, first) {
                Ending::None if all => Ending::Retreat,
                Ending::None => return,
                ending => ending,
            };
            if let Some(cell) = grid.cells.get_mut(p.at) {
                *cell = 0;
            }
            let taken = ending == Ending::AttackerWins && on_land && surface(a) > 0;
            let last = taken || self.last;
            let chance = p.chance >> 1;
            if let Some(next) = self.entering.get_mut(p.id).filter(|_| !last) {
                // A chance missing here is missing from then on.
                *next = next.bounded_add(chance.bounded_shl(1));
            }
            if chance > 0 {
                let (attackers, defenders, wave) = (self.attacker, self.defender, self.number);
                let (attacker_lost, defender_lost) = (attackers.lost(a), defenders.lost(d));
                report(&Cell {
                    wave,
                    round,
                    attackers,
                    defenders,
                    a,
                    d,
                    attacker_lost,
                    defender_lost,
                    ending,
                    taken,
                    last,
                    chance,
                });
            }
        });
    }
}

/// Keeps battles that ended before a round in which submarines withdraw apart from those that end in it.
#[inline(never)]
fn set_aside(grid: &mut Grid<'_>, aside: &mut [u64], first: bool) {
    grid.each(&mut |grid, p| {
        if grid.over(p.a, p.d, first) == Ending::None {
            return;
        }
        if let (Some(cell), Some(kept)) = (grid.cells.get_mut(p.at), aside.get_mut(p.at)) {
            *kept = kept.bounded_add(core::mem::take(cell));
        }
    });
}

/// Withdraws submarines from the battles that continue.
#[inline(never)]
fn withdraw(grid: &mut Grid<'_>, outline: &Outline) {
    let attacks = outline.role == Role::Attacker;
    grid.each(&mut |grid, p| {
        let (own, states) = if attacks { (p.a, grid.attacker.states) } else { (p.d, grid.defender.states) };
        let there = u16::try_from(submarines(own)).unwrap_or(u16::MAX);
        let leaving = there.min(outline.leave.saturating_sub(withdrawn(own)));
        if leaving == 0 || !matches!(grid.ending(p.a, p.d), Ending::None | Ending::Retreat) {
            return;
        }
        let gone = withdrawn(own).saturating_add(leaving);
        let Some(target) = index_of(states, lost_surface(own), lost_air(own), gone) else { return };
        let (to_a, to_d) = if attacks { (target, p.id) } else { (p.ia, target) };
        if let Some(cell) = grid.cells.get_mut(p.at) {
            *cell = 0;
        }
        if let Some(cell) = grid.cell(to_a, to_d) {
            *cell = cell.bounded_add(p.chance);
        }
    });
}
