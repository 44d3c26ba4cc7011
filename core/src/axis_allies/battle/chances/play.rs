//! A battle, or several waves of it, played with all dice at once: what each wave leaves on both sides, and how likely.

use super::exact::{Grid, Standing, Support, Terms};
use super::side::{Bent, Outline, Side, State, lost_air, lost_surface, submarines, withdrawn};
use crate::axis_allies::battle::force::Force;
use crate::axis_allies::battle::plan::{Order, Plan};
use crate::axis_allies::battle::round::{BattleKind, Ending, Figures, Role, spares_aircraft};
use crate::axis_allies::chance::{ONE, binomial, mul};
use crate::axis_allies::units::Kind;
use crate::fault::{Fault, FaultCode};
use crate::table::numbered;

/// So many units a side can be weighed.
pub(super) const MOST_UNITS: u32 = 400;
/// So many pairs of states.
const MOST_CELLS: usize = 1 << 22;

/// A wave of attackers, checked.
#[derive(Debug, Clone, Copy)]
pub(super) struct Attack {
    pub force: Force,
    pub plan: Plan,
    pub order: Order,
    pub support: u16,
}

/// A battle to be weighed, checked.
#[derive(Debug, Clone, Copy)]
pub(super) struct Setting {
    pub kind: BattleKind,
    pub figures: Figures,
    pub defender: Force,
    pub defender_plan: Plan,
    pub defender_order: Order,
    pub aa_gun: bool,
    /// What happens in each round is asked for.
    pub by_rounds: bool,
}

/// Something that may be left, and its chance.
#[derive(Debug)]
pub(super) struct Cell<'a> {
    /// Which wave, from 0.
    pub wave: usize,
    /// After which round, where that is asked for.
    pub round: u16,
    attackers: &'a Outline,
    defenders: &'a Outline,
    a: &'a State,
    d: &'a State,
    /// How the wave's battle ended.
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
        self.attackers.left(self.a)
    }
    pub fn defender(&self) -> Force {
        self.defenders.left(self.d)
    }
    pub fn attacker_lost(&self) -> Force {
        self.attackers.lost(self.a)
    }
    pub fn defender_lost(&self) -> Force {
        self.defenders.lost(self.d)
    }
    pub fn attacker_withdrawn(&self) -> u16 {
        withdrawn(self.a)
    }
    pub fn defender_withdrawn(&self) -> u16 {
        withdrawn(self.d)
    }
}

/// What the plans and the rules say about the two sides' states.
struct Shape {
    attacker: Outline,
    defender: Outline,
    /// What retreated stays apart from what may yet withdraw submarines.
    aside: bool,
    states: (usize, usize),
    /// Words of each part: states, chances, submarines' chances of either side, cells, cells set aside, support.
    words: [usize; 9],
}

impl Setting {
    fn defenders(&self, attacks: &[Attack]) -> Result<Outline, Fault> {
        let at_sea = self.kind == BattleKind::Sea;
        let mut defender = Outline::new(Role::Defender, self.defender, &self.defender_order, &"defender")?;
        let submarines = |force: &Force| at_sea && force.submarine > 0;
        // A submarine's hit falls on ships only, which is another matter where there are aircraft too.
        if attacks.iter().any(|a| submarines(&a.force)) && self.defender.aircraft() > 0 {
            defender.bent = Bent::ShipsFirst;
        }
        let value = self.figures.value(Role::Defender, Kind::Submarine);
        let mixed = attacks.iter().any(|a| a.force.aircraft() > 0);
        defender.apart = submarines(&self.defender) && value > 0 && mixed && spares_aircraft(Kind::Submarine);
        if at_sea && self.defender_plan.submarines_after > 0 {
            defender.leave = self.defender_plan.leaving(self.defender.submarine);
        }
        Ok(defender)
    }
    fn attackers(&self, attack: &Attack) -> Result<Outline, Fault> {
        let at_sea = self.kind == BattleKind::Sea;
        let mut attacker = Outline::new(Role::Attacker, attack.force, &attack.order, &"force")?;
        let mixed = attack.force.aircraft() > 0;
        if self.aa_gun && mixed {
            attacker.bent = Bent::AircraftFirst;
        } else if at_sea && self.defender.submarine > 0 && mixed {
            attacker.bent = Bent::ShipsFirst;
        }
        let value = self.figures.value(Role::Attacker, Kind::Submarine);
        attacker.apart = at_sea && attack.force.submarine > 0 && value > 0;
        if at_sea && attack.plan.submarines_after > 0 {
            attacker.leave = attack.plan.leaving(attack.force.submarine);
        }
        Ok(attacker)
    }
    fn shape(&self, defender: Outline, attack: &Attack) -> Result<Shape, Fault> {
        let attacker = self.attackers(attack)?;
        let ((na, ca), (nd, cd)) = (attacker.sizes(), defender.sizes());
        let overflow = Fault::new(FaultCode::Overflow, &"defender");
        let most = usize::from(u16::MAX);
        let cells = na.checked_mul(nd).filter(|n| *n <= MOST_CELLS && na <= most && nd <= most).ok_or(overflow)?;
        let withdrawing = attacker.leave > 0 || defender.leave > 0;
        let leaves = attack.plan.retreat_at > 0 || attack.plan.retreat_aircraft.is_set();
        let aside = withdrawing && leaves && !self.by_rounds;
        let units = usize::try_from(attack.force.units()).map_err(|_| overflow)?;
        let dice = usize::from(attack.support).saturating_add(units).saturating_add(2);
        let words = [
            na.saturating_mul(3),
            ca,
            attacker.submarine_words(),
            nd.saturating_mul(3),
            cd,
            defender.submarine_words(),
            cells,
            if aside { cells } else { 0 },
            // The chances of support shots or of an antiaircraft gun's hits, and their sum with the others.
            dice.saturating_mul(2),
        ];
        Ok(Shape { attacker, defender, aside, states: (na, nd), words })
    }
    /// Words that it takes to weigh these waves.
    pub fn words(&self, attacks: &[Attack]) -> Result<usize, Fault> {
        let defender = self.defenders(attacks)?;
        let mut most = 0usize;
        for attack in attacks {
            let shape = self.shape(defender, attack)?;
            let sum = shape.words.iter().fold(shape.states.1, |sum, words| sum.saturating_add(*words));
            most = most.max(sum);
        }
        Ok(most)
    }
    /// Pairs of states that it takes to weigh an attack.
    pub fn cells(&self, attack: &Attack) -> Result<usize, Fault> {
        let shape = self.shape(self.defenders(core::slice::from_ref(attack))?, attack)?;
        Ok(shape.words.get(6).copied().unwrap_or(0))
    }
    /// Weighs the waves one after the other, in memory of [`Setting::words`]; the expected number of rounds, summed.
    pub fn play(
        &self,
        attacks: &[Attack],
        words: &mut [u64],
        report: &mut dyn FnMut(&Cell<'_>),
    ) -> Result<u128, Fault> {
        let defender = self.defenders(attacks)?;
        let mut rounds = 0u128;
        let short = Fault::new(FaultCode::BufferTooSmall, &"scratch");
        let (entering, words) = words.split_at_mut_checked(defender.sizes().0).ok_or(short)?;
        entering.fill(0);
        if let Some(whole) = entering.first_mut() {
            *whole = ONE;
        }
        for (wave, attack) in numbered(attacks) {
            let shape = self.shape(defender, attack)?;
            let mut rest = &mut *words;
            let parts = shape.words.map(|n| {
                let (part, more) = core::mem::take(&mut rest).split_at_mut_checked(n).unwrap_or_default();
                rest = more;
                part
            });
            let last = wave.wrapping_add(1) == attacks.len();
            let mut run = Run { setting: self, attack, shape: &shape, wave, last, entering: &mut *entering };
            rounds = rounds.wrapping_add(run.fight(parts, report));
        }
        Ok(rounds)
    }
}

/// One wave.
struct Run<'a> {
    setting: &'a Setting,
    attack: &'a Attack,
    shape: &'a Shape,
    wave: usize,
    last: bool,
    /// The chances of the defender's states: as the wave finds them, then as it leaves them.
    entering: &'a mut [u64],
}

impl Run<'_> {
    fn fight(&mut self, parts: [&mut [u64]; 9], report: &mut dyn FnMut(&Cell<'_>)) -> u128 {
        let [a_states, a_chances, a_submarines, d_states, d_chances, d_submarines, cells, aside, dice] = parts;
        let (setting, plan, shape) = (self.setting, self.attack.plan, self.shape);
        let (a_states, _) = a_states.as_chunks_mut::<3>();
        let (d_states, _) = d_states.as_chunks_mut::<3>();
        shape.attacker.build(a_states, a_chances, a_submarines, &setting.figures);
        shape.defender.build(d_states, d_chances, d_submarines, &setting.figures);
        let side = |outline: &Outline| usize::try_from(outline.force.aircraft()).unwrap_or(usize::MAX);
        cells.fill(0);
        aside.fill(0);
        let (shots, room) = dice.split_at_mut_checked(dice.len() / 2).unwrap_or_default();
        let mut grid = Grid {
            cells,
            attacker: Side {
                states: a_states,
                chances: a_chances,
                submarines: a_submarines,
                air: side(&shape.attacker),
                apart: shape.attacker.apart,
            },
            defender: Side {
                states: d_states,
                chances: d_chances,
                submarines: d_submarines,
                air: side(&shape.defender),
                apart: shape.defender.apart,
            },
            terms: Terms {
                at_sea: setting.kind == BattleKind::Sea,
                retreat_at: usize::from(plan.retreat_at),
                retreat_aircraft: plan.retreat_aircraft.is_set(),
            },
            rounds: 0,
        };
        self.enter(&mut grid, shots);
        let withdrawing = [
            (Role::Attacker, if shape.attacker.leave > 0 { plan.submarines_after } else { 0 }),
            (Role::Defender, if shape.defender.leave > 0 { setting.defender_plan.submarines_after } else { 0 }),
        ];
        if setting.by_rounds {
            self.report(&mut grid, &mut [], 0, false, report);
        }
        // Rounds that must be told apart: the first, where it is fought by all; those after which somebody leaves.
        let unlike = self.attack.support > 0 || plan.retreat_at > 0 || plan.retreat_aircraft.is_set();
        let apart =
            withdrawing.iter().fold(u16::from(unlike), |most, (_, round)| most.max(*round)).max(plan.retreat_after);
        let mut round = 0u16;
        while round < apart || setting.by_rounds {
            round = round.saturating_add(1);
            let leave = withdrawing.map(|(role, after)| (role, after == round));
            if shape.aside && leave.iter().any(|(_, now)| *now) {
                set_aside(&mut grid, aside, round == 1);
            }
            let count = binomial(shots, self.attack.support, setting.figures.support);
            let shots = shots.get(..count).unwrap_or(&[]);
            let first = (round == 1).then_some(Support { shots, room: &mut *room });
            let fought = grid.one_round(first);
            for (role, now) in leave {
                if now {
                    withdraw(&mut grid, if role == Role::Attacker { &shape.attacker } else { &shape.defender }, role);
                }
            }
            let over = plan.retreat_after == round;
            if setting.by_rounds {
                self.report(&mut grid, &mut [], round, over, report);
            }
            if over || fought == 0 || round == u16::MAX {
                break;
            }
        }
        if !setting.by_rounds {
            if plan.retreat_after == 0 {
                grid.fight_to_the_end();
            }
            self.report(&mut grid, aside, 0, plan.retreat_after > 0, report);
        }
        grid.rounds
    }
    /// The attackers arrive; an antiaircraft gun has fired at their aircraft.
    fn enter(&mut self, grid: &mut Grid<'_>, dice: &mut [u64]) {
        let air = u16::try_from(grid.attacker.air).unwrap_or(u16::MAX);
        let gun = self.setting.aa_gun && air > 0;
        let count = if gun { binomial(dice, air, self.setting.figures.aa) } else { binomial(dice, 0, 0) };
        let hits = dice.get(..count).unwrap_or(&[]);
        let width = grid.defender.states.len();
        for (ia, a) in numbered(grid.attacker.states) {
            if lost_surface(a) != 0 || withdrawn(a) != 0 {
                continue;
            }
            let Some(hit) = hits.get(usize::from(lost_air(a))) else { continue };
            let row = ia.wrapping_mul(width);
            let cells = grid.cells.get_mut(row..row.wrapping_add(width)).unwrap_or_default();
            for (cell, chance) in cells.iter_mut().zip(&*self.entering) {
                *cell = if gun { mul(*chance, *hit) } else { *chance };
            }
        }
        self.entering.fill(0);
    }
    /// Hands out what is over, and takes it from the cells; `all` if those who would fight on retreat.
    fn report(
        &mut self,
        grid: &mut Grid<'_>,
        aside: &mut [u64],
        round: u16,
        all: bool,
        report: &mut dyn FnMut(&Cell<'_>),
    ) {
        let width = grid.defender.states.len();
        let mut aside = aside.iter_mut();
        for (ia, a) in numbered(grid.attacker.states) {
            for (id, d) in numbered(grid.defender.states) {
                let at = ia.wrapping_mul(width).wrapping_add(id);
                let before = aside.next().map_or(0, core::mem::take);
                let there = grid.cells.get(at).copied().unwrap_or(0);
                if there == 0 && before == 0 {
                    continue;
                }
                let standing = grid.standing(a, d);
                // Before the first round nobody retreats.
                let early = self.setting.by_rounds && round == 0;
                let goes_on = standing == Standing::Fighting && !all || (early && standing == Standing::Retreating);
                if goes_on && before == 0 {
                    continue;
                }
                if let Some(cell) = grid.cells.get_mut(at) {
                    *cell = 0;
                }
                let (ours, theirs) = (grid.attacker.units(a), grid.defender.units(d));
                let ending = match (standing, ours > 0, theirs > 0) {
                    (Standing::Ended, true, _) => Ending::AttackerWins,
                    (Standing::Ended, _, true) => Ending::DefenderWins,
                    (Standing::Ended, ..) => Ending::BothGone,
                    (Standing::Stalemate, ..) => Ending::Stalemate,
                    _ => Ending::Retreat,
                };
                let on_land = self.setting.kind == BattleKind::Land;
                let taken = ending == Ending::AttackerWins && on_land && super::side::surface(a) > 0;
                let last = taken || self.last;
                let chance = there.wrapping_add(before);
                if let Some(next) = self.entering.get_mut(id).filter(|_| !last) {
                    *next = next.wrapping_add(chance);
                }
                let (attackers, defenders, wave) = (&self.shape.attacker, &self.shape.defender, self.wave);
                report(&Cell { wave, round, attackers, defenders, a, d, ending, taken, last, chance });
            }
        }
    }
}

/// What is over before a round in which submarines withdraw is kept apart from what that round brings.
fn set_aside(grid: &mut Grid<'_>, aside: &mut [u64], first: bool) {
    let width = grid.defender.states.len();
    for (ia, a) in numbered(grid.attacker.states) {
        for (id, d) in numbered(grid.defender.states) {
            let standing = grid.standing(a, d);
            if standing == Standing::Fighting || (first && standing == Standing::Retreating) {
                continue;
            }
            let at = ia.wrapping_mul(width).wrapping_add(id);
            if let (Some(cell), Some(kept)) = (grid.cells.get_mut(at), aside.get_mut(at)) {
                *kept = kept.wrapping_add(core::mem::take(cell));
            }
        }
    }
}

/// Submarines leave the battles that go on.
fn withdraw(grid: &mut Grid<'_>, outline: &Outline, role: Role) {
    let width = grid.defender.states.len();
    let side = if role == Role::Attacker { grid.attacker } else { grid.defender };
    for (index, own) in numbered(side.states) {
        let there = u16::try_from(submarines(own)).unwrap_or(u16::MAX);
        let free = outline.leave.saturating_sub(withdrawn(own));
        let leaving = there.min(free);
        if leaving == 0 {
            continue;
        }
        let gone = withdrawn(own).saturating_add(leaving);
        let Some(target) = outline.index_of(lost_surface(own), lost_air(own), gone) else { continue };
        let others = if role == Role::Attacker { grid.defender } else { grid.attacker };
        for (other, state) in numbered(others.states) {
            let (a, d) = if role == Role::Attacker { (own, state) } else { (state, own) };
            if !matches!(grid.standing(a, d), Standing::Fighting | Standing::Retreating) {
                continue;
            }
            let place = |own: usize| match role {
                Role::Attacker => own.wrapping_mul(width).wrapping_add(other),
                Role::Defender => other.wrapping_mul(width).wrapping_add(own),
            };
            let chance = grid.cells.get_mut(place(index)).map_or(0, core::mem::take);
            if let Some(cell) = grid.cells.get_mut(place(target)) {
                *cell = cell.wrapping_add(chance);
            }
        }
    }
}
