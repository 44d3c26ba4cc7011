//! The forecast of a battle: the chances of its endings, the expected losses, and every outcome with its chance.

use super::answer::{BattleChances, BattleOutcome, RoundChance};
use super::play::{Cell, Setting};
use super::question::{self, Costs, Forecast, Wave, ipc, weighable};
use super::tally::{TALLY, Tally};
use crate::axis_allies::battle::force::Force;
use crate::axis_allies::battle::round::{BattleKind, Ending, Figures};
use crate::axis_allies::rules::*;
use crate::axis_allies::units::{Chart, Kind, word};
use crate::bounded::Bounded;
use crate::fault::{Fault, FaultCode};
use crate::reflect::{Code, Flag};
use crate::ruling::{Cites, Ruling, Sink, Trail};
use crate::scratch::Scratch;
use crate::table::numbered;

impl Setting<'_> {
    /// Checks everything except the order of losses, which is checked when it is needed.
    pub(super) fn checked(&self) -> Result<(), Fault> {
        let kinds = self.chart.kinds();
        weighable(self.defender, self.kind, kinds, &text!("defender"))?;
        if self.defender.is_empty() && !self.aa_gun {
            return Err(Fault::new(FaultCode::Empty, &text!("defender")));
        }
        self.defender_plan.check().map_err(|f| f.within(&"defender_plan"))?;
        if self.defender_plan.retreats() {
            // Defenders never retreat.
            return Err(Fault::against(&"defender_plan", &"defender_plan.retreat_after: defenders do not retreat"));
        }
        if self.aa_gun && self.kind == BattleKind::Sea {
            // A gun that fires is on land.
            return Err(Fault::against(&"aa_gun", &"kind: a gun that fires is on land"));
        }
        if self.waves.is_empty() {
            return Err(Fault::new(FaultCode::Empty, &"waves"));
        }
        for (i, wave) in numbered(self.waves) {
            wave.checked(self.kind, kinds).map_err(|f| f.in_list(&"waves", i))?;
        }
        Ok(())
    }
    /// Returns the rules behind the chances.
    pub(super) fn cites(&self) -> Cites {
        let at_sea = self.kind == BattleKind::Sea;
        let mut cites = Cites::by(self.kind.rule());
        cites.add(CASUALTIES);
        cites.add(BATTLE_END);
        let theirs = at_sea && self.defender_plan.submarines_after > 0 && self.defender.submarine > 0;
        cites.add_if(R4_2E, theirs);
        for wave in self.waves {
            cites.add_if(R3_1A, self.aa_gun && wave.force.aircraft() > 0);
            cites.add_if(R3_5A, wave.support > 0);
            cites.add_if(R4_3B, wave.amphibious.is_set());
            cites.add_if(R4_1A, wave.plan.retreats());
            cites.add_if(R4_1C, wave.plan.retreats());
            let ours = at_sea && wave.plan.submarines_after > 0 && wave.force.submarine > 0;
            cites.add_if(R4_2A, ours || theirs);
            cites.add_if(R4_2B, ours || theirs);
        }
        let some = |of: &dyn Fn(&Wave) -> bool| self.waves.iter().any(of);
        self.chart.cite(&mut cites, |kind| match kind {
            Kind::AaGun => self.aa_gun && some(&|wave| wave.force.aircraft() > 0),
            Kind::Battleship if some(&|wave| wave.support > 0) => true,
            kind => self.defender.count(kind) > 0 || some(&|wave| wave.force.count(kind) > 0),
        });
        cites
    }
}

impl Forecast<'_> {
    /// Reads the question, with the dice and costs of its chart.
    pub(super) fn read<'s>(
        &'s self,
        by_rounds: bool,
        figures: &'s mut Figures,
        costs: &mut Costs,
    ) -> Result<Setting<'s>, Fault> {
        let kind = word(self.kind, &text!("kind"))?;
        let chart = Chart::of(self.chart)?;
        (*figures, *costs) = (Figures::of(chart)?, question::costs(chart)?);
        let setting = Setting {
            kind,
            figures,
            chart,
            waves: self.waves,
            defender: &self.defender,
            defender_plan: &self.defender_plan,
            aa_gun: self.aa_gun.is_set(),
            by_rounds,
        };
        setting.checked()?;
        Ok(setting)
    }
    /// Plays the battle, adds up its cells, and calls `also` for each.
    #[inline(never)]
    fn weigh(
        &self,
        by_rounds: bool,
        scratch: &mut Scratch<'_>,
        also: &mut dyn FnMut(&Costs, &Cell<'_>),
    ) -> Result<Ruling<BattleChances>, Fault> {
        let (mut figures, mut costs) = (Figures::default(), Costs::default());
        let setting = self.read(by_rounds, &mut figures, &mut costs)?;
        let mut words = scratch.take(setting.size()?.0.saturating_add(TALLY))?;
        let mut tally = Tally::new(&mut words);
        let rounds = setting.play(words, &mut |cell| {
            tally.note(cell);
            also(&costs, cell);
        });
        Ok(tally.close(&costs, rounds, setting.cites()))
    }
}

/// Returns the exact chances of a battle under given plans (AA 3.1a, 3.5a, 4.1, 4.2, 4.3). They are those of each
/// ending and of taking the territory, the expected rounds and the expected losses. The rows are all possible outcomes
/// with their chances.
///
/// ```
/// use grognard_core::axis_allies::battle::{BattleKind, Force, Forecast, Wave, distribution};
/// use grognard_core::axis_allies::chance::ONE;
/// use grognard_core::ruling::{Sink, Trail};
/// use grognard_core::scratch::Scratch;
/// let wave = Wave { force: Force { infantry: 1, ..Force::default() }, ..Wave::default() };
/// let defender = Force { infantry: 1, ..Force::default() };
/// let question = Forecast { kind: BattleKind::Land.into(), waves: &[wave], defender, ..Forecast::default() };
/// let mut words = [0; 100];
/// let mut scratch = Scratch::new(&mut words);
/// let chances = distribution(&question, &mut Sink::none(), &mut scratch, &mut Trail::none())?.value;
/// // One infantry against one wins one time in four, but for the error that `missing` bounds.
/// assert!(chances.win <= ONE / 4 && ONE / 4 - chances.win <= chances.missing);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * Those of `axis_allies.units.values`, for the chart.
/// * `missing_field` for the kind of the battle, and for a kind of unit that fights without figures or cost in the
///   chart.
/// * `unknown_word` for the kind of the battle, and for an order of loss with a kind that does not fight.
/// * `empty` for no waves, a wave without units, and no defenders unless a gun stands there.
/// * `contradiction` for units that cannot fight there or that the chart does not have, and for a plan by which
///   defenders retreat. It is also for a gun at sea, for support without a landing, and for a landing that cannot be or
///   that retreats.
/// * `out_of_range` for a side or support shots above 400.
/// * `overflow` for more pairs of states than a forecast has.
/// * `reserved` for reserved bytes of a wave or a plan that are not 0.
/// * `buffer_too_small` at `scratch` for too little scratch memory.
#[inline(never)]
pub fn distribution(
    question: &Forecast<'_>,
    rows: &mut Sink<'_, BattleOutcome>,
    scratch: &mut Scratch<'_>,
    _trail: &mut Trail<'_>,
) -> Result<Ruling<BattleChances>, Fault> {
    question.weigh(false, scratch, &mut |costs, cell| {
        if rows.is_on() {
            rows.push(outcome(costs, cell));
        } else {
            rows.count();
        }
    })
}

/// Returns the chances of [`distribution`], and calls `note` with the attackers that are left of each battle won and its
/// chance.
pub(in crate::axis_allies) fn survivors(
    question: &Forecast<'_>,
    scratch: &mut Scratch<'_>,
    note: &mut dyn FnMut(&Force, u64),
) -> Result<Ruling<BattleChances>, Fault> {
    question.weigh(false, scratch, &mut |_, cell| {
        if cell.ending == Ending::AttackerWins {
            note(&cell.attacker(), cell.chance);
        }
    })
}

#[inline(never)]
fn outcome(costs: &Costs, cell: &Cell<'_>) -> BattleOutcome {
    BattleOutcome {
        chance: cell.chance,
        attacker_ipc: ipc(costs, &cell.attacker_lost),
        defender_ipc: ipc(costs, &cell.defender_lost),
        attacker: cell.attacker(),
        defender: cell.defender(),
        attacker_withdrawn: cell.attacker_withdrawn(),
        defender_withdrawn: cell.defender_withdrawn(),
        wave: u16::try_from(cell.wave).unwrap_or(u16::MAX),
        ending: Code::new(cell.ending),
        taken: Flag::from(cell.taken),
    }
}

/// Returns the exact chances of a battle round by round. The rows are the chances that a wave ends in each round.
///
/// ```
/// use grognard_core::axis_allies::battle::{BattleKind, Force, Forecast, RoundChance, Wave, rounds};
/// use grognard_core::ruling::{Sink, Trail};
/// use grognard_core::scratch::Scratch;
/// let wave = Wave { force: Force { infantry: 1, ..Force::default() }, ..Wave::default() };
/// let defender = Force { infantry: 1, ..Force::default() };
/// let question = Forecast { kind: BattleKind::Land.into(), waves: &[wave], defender, ..Forecast::default() };
/// let (mut words, mut rows) = ([0; 100], [RoundChance::default(); 100]);
/// let mut rows = Sink::new(&mut rows);
/// rounds(&question, &mut rows, &mut Scratch::new(&mut words), &mut Trail::none())?;
/// // The first round ends it in 16 cases of 36.
/// let first = rows.items()[0];
/// assert_eq!((first.round, (first.chance as f64 / (1u64 << 63) as f64 * 36.0).round()), (1, 16.0));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// Those of `axis_allies.battle.distribution`.
#[inline(never)]
pub fn rounds(
    question: &Forecast<'_>,
    rows: &mut Sink<'_, RoundChance>,
    scratch: &mut Scratch<'_>,
    _trail: &mut Trail<'_>,
) -> Result<Ruling<BattleChances>, Fault> {
    let mut row = RoundChance::default();
    let weighed = question.weigh(true, scratch, &mut |_, cell| {
        let wave = u16::try_from(cell.wave).unwrap_or(u16::MAX);
        if (row.wave, row.round) != (wave, cell.round) {
            hand_out(&row, rows);
            row = RoundChance { wave, round: cell.round, ..RoundChance::default() };
        }
        row.chance = row.chance.bounded_add(cell.chance);
        let ending = match cell.ending {
            Ending::AttackerWins => Some(&mut row.win),
            Ending::DefenderWins => Some(&mut row.lose),
            Ending::BothGone => Some(&mut row.both_gone),
            Ending::Retreat => Some(&mut row.retreat),
            Ending::None | Ending::Stalemate => None,
        };
        if let Some(ending) = ending {
            *ending = ending.bounded_add(cell.chance);
        }
        if cell.taken {
            row.taken = row.taken.bounded_add(cell.chance);
        }
    });
    hand_out(&row, rows);
    weighed
}

#[inline(never)]
fn hand_out(row: &RoundChance, rows: &mut Sink<'_, RoundChance>) {
    if row.chance > 0 {
        rows.push(*row);
    }
}
