//! What a battle will bring: the chances of its endings, the expected losses, and every outcome with its chance.

use super::play::{Cell, MOST_UNITS, Setting, cut};
use crate::axis_allies::battle::force::Force;
use crate::axis_allies::battle::plan::Plan;
use crate::axis_allies::battle::round::{BattleKind, Ending, Figures};
use crate::axis_allies::battle::state::fits;
use crate::axis_allies::chance::{Expected, ONE, add};
use crate::axis_allies::rules::*;
use crate::axis_allies::units::{Chart, FIGHTERS, FIGHTING, UnitValue, word};
use crate::fault::{Fault, FaultCode, Name};
use crate::reflect::{Code, Flag, Question, Reflect};
use crate::ruling::{Cites, Ruling, Sink, Trail};
use crate::scratch::Scratch;
use crate::table::numbered;

/// Attackers that come together, and what they mean to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Wave {
    /// The attackers that fight.
    #[required]
    pub force: Force,
    /// The order in which they are lost, and when they leave.
    pub plan: Plan,
    /// Support shots in the first round (AA 3.5a).
    pub support: u16,
    /// It is an amphibious assault (AA 4.3a).
    pub amphibious: Flag,
    /// Zero.
    #[reserved]
    pub reserved: [u8; 5],
}

const _: () = assert!(size_of::<Wave>() == 48, "frozen for this major of the C ABI");

/// A battle before it is fought.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Forecast<'a> {
    /// Where.
    pub kind: Code<BattleKind>,
    /// The attacks, one after the other, each against what the one before left of the defender; most battles have one.
    #[required]
    pub waves: &'a [Wave],
    /// The defenders.
    #[required]
    pub defender: Force,
    /// The order in which they are lost, and when their submarines withdraw.
    pub defender_plan: Plan,
    /// An antiaircraft gun stands in the territory and fires at each wave.
    pub aa_gun: Flag,
    /// Rows of the unit chart that differ from the edition's; none for the edition's own.
    pub chart: &'a [UnitValue],
}

/// Expected numbers of units.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct ExpectedForce {
    /// All units.
    pub units: Expected,
    /// What they cost, in IPC.
    pub ipc: Expected,
    /// Infantry.
    pub infantry: Expected,
    /// Armor.
    pub armor: Expected,
    /// Fighters.
    pub fighter: Expected,
    /// Bombers.
    pub bomber: Expected,
    /// Transports.
    pub transport: Expected,
    /// Submarines.
    pub submarine: Expected,
    /// Aircraft carriers.
    pub carrier: Expected,
    /// Battleships.
    pub battleship: Expected,
}

/// The chances of a battle's endings, in units of 1/2^63, each at most the true one and short of it by `missing` at
/// most. Of several waves, the endings are those of the last that was fought.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct BattleChances {
    /// No defender is left, and an attacker is.
    pub win: u64,
    /// No attacker is left, and a defender is.
    pub lose: u64,
    /// Neither is.
    pub both_gone: u64,
    /// The attacker retreats.
    pub retreat: u64,
    /// Nobody can hit anybody.
    pub stalemate: u64,
    /// The attacker takes the territory: no defender is left, and infantry or armor is.
    pub taken: u64,
    /// What the five endings lack of certainty: the bound of each chance's error.
    pub missing: u64,
    /// Expected rounds, of all waves together.
    pub rounds: Expected,
    /// Expected losses of the attacker, of all waves together.
    pub attacker_lost: ExpectedForce,
    /// Expected losses of the defender.
    pub defender_lost: ExpectedForce,
    /// Expected submarines of the attacker that withdraw.
    pub attacker_withdrawn: Expected,
    /// Expected submarines of the defender that withdraw.
    pub defender_withdrawn: Expected,
}

/// Something that may be left after a wave.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct BattleOutcome {
    /// Its chance, in units of 1/2^63. Those of one wave together are the chance that it is fought.
    pub chance: u64,
    /// What the attacker lost, in IPC.
    pub attacker_ipc: u32,
    /// What the defender lost since the first wave, in IPC.
    pub defender_ipc: u32,
    /// The attackers that are left.
    pub attacker: Force,
    /// The defenders that are left.
    pub defender: Force,
    /// Submarines of the attacker that withdrew.
    pub attacker_withdrawn: u16,
    /// Submarines of the defender that withdrew.
    pub defender_withdrawn: u16,
    /// Which wave, from 0.
    #[refers("attackers")]
    pub wave: u16,
    /// How it ended.
    pub ending: Code<Ending>,
    /// The territory is taken: no further wave fights.
    pub taken: Flag,
}

const _: () = assert!(size_of::<BattleOutcome>() == 56, "frozen for this major of the C ABI");

/// How a wave may end in a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct RoundChance {
    /// Which wave, from 0.
    #[refers("attackers")]
    pub wave: u16,
    /// After which round; 0 for a wave that ends before the first.
    pub round: u16,
    /// Zero.
    #[reserved]
    pub reserved: u32,
    /// The chance that it ends then, in units of 1/2^63.
    pub chance: u64,
    /// And no defender is left, but an attacker is.
    pub win: u64,
    /// And no attacker is left, but a defender is.
    pub lose: u64,
    /// And neither is.
    pub both_gone: u64,
    /// And the attacker retreats.
    pub retreat: u64,
    /// And the territory is taken.
    pub taken: u64,
}

/// What units cost, by kind.
pub(super) type Costs = [u8; FIGHTING];

/// What units cost by the chart.
pub(super) fn costs(chart: Chart<'_>) -> Costs {
    FIGHTERS.map(|kind| chart.row(kind).cost)
}

/// What units cost.
pub(super) fn ipc(costs: &Costs, force: &Force) -> u32 {
    // 400 units of 255 IPC at most.
    force
        .counts()
        .iter()
        .zip(costs)
        .fold(0u32, |sum, (n, cost)| sum.wrapping_add(u32::from(*n).wrapping_mul(u32::from(*cost))))
}

/// A force that can be weighed.
pub(super) fn weighable(force: &Force, kind: BattleKind, field: Name) -> Result<(), Fault> {
    fits(force, kind, field)?;
    if force.units() > MOST_UNITS { Err(Fault::new(FaultCode::OutOfRange, field)) } else { Ok(()) }
}

impl Wave {
    /// An attack that can be weighed.
    pub(super) fn checked(&self, kind: BattleKind) -> Result<(), Fault> {
        let bad = |code, field| Err(Fault::new(code, field));
        let amphibious = self.amphibious.is_set();
        if self.reserved != [0; 5] {
            return bad(FaultCode::Reserved, &"reserved");
        }
        if self.force.is_empty() {
            return bad(FaultCode::Empty, &"force");
        }
        weighable(&self.force, kind, &"force")?;
        self.plan.check().map_err(|f| f.within(&"plan"))?;
        if amphibious && (kind == BattleKind::Sea || self.force.land() == 0) {
            // 4.3a: somebody comes straight off a transport.
            return bad(FaultCode::Contradiction, &"amphibious");
        }
        if self.support > 0 && !amphibious {
            // 3.5a: support is for those who land.
            return bad(FaultCode::Contradiction, &"support");
        }
        if u32::from(self.support) > MOST_UNITS {
            return bad(FaultCode::OutOfRange, &"support");
        }
        if amphibious && self.plan.retreats() {
            // 4.3b: nobody leaves an amphibious assault.
            return bad(FaultCode::Contradiction, &"plan");
        }
        Ok(())
    }
}

impl Setting<'_> {
    /// Looks at all but the order of losses, which is read when it is needed.
    pub(super) fn checked(&self) -> Result<(), Fault> {
        weighable(self.defender, self.kind, &"defender")?;
        self.defender_plan.check().map_err(|f| f.within(&"defender_plan"))?;
        if self.defender_plan.retreats() {
            // Defenders never retreat.
            return Err(Fault::new(FaultCode::Contradiction, &"defender_plan"));
        }
        if self.aa_gun && self.kind == BattleKind::Sea {
            // A gun that fires stands on land.
            return Err(Fault::new(FaultCode::Contradiction, &"aa_gun"));
        }
        if self.waves.is_empty() {
            return Err(Fault::new(FaultCode::Empty, &"waves"));
        }
        for (i, wave) in numbered(self.waves) {
            wave.checked(self.kind).map_err(|f| f.in_list(&"waves", i))?;
        }
        Ok(())
    }
    /// The rules that decide what comes of it.
    pub(super) fn cites(&self) -> Cites {
        let at_sea = self.kind == BattleKind::Sea;
        let mut cites = Cites::by(if at_sea { SEA } else { LAND });
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
        cites
    }
}

impl Forecast<'_> {
    /// The question, read, with what its chart says that dice hit at and units cost.
    pub(super) fn read<'s>(
        &'s self,
        by_rounds: bool,
        figures: &'s mut Figures,
        costs: &mut Costs,
    ) -> Result<Setting<'s>, Fault> {
        let kind = word(self.kind, &"kind")?;
        let chart = Chart::of(self.chart)?;
        (*figures, *costs) = (Figures::of(chart), super::forecast::costs(chart));
        let setting = Setting {
            kind,
            figures,
            waves: self.waves,
            defender: &self.defender,
            defender_plan: &self.defender_plan,
            aa_gun: self.aa_gun.is_set(),
            by_rounds,
        };
        setting.checked()?;
        Ok(setting)
    }
    /// Plays it, and sums what each cell says, which `also` is told as well.
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

/// Sums of what cells say, in lent memory: an answer is large, and stands where it is wanted only when all is summed.
struct Tally<'m> {
    /// The chances of all endings, of each in the order of their words, and of taking the territory.
    endings: &'m mut [u64],
    /// Chances times numbers, of 128 bits each: the attacker's losses by kind and the submarines that withdrew, then the
    /// defender's.
    sums: &'m mut [[u64; 2]],
}

/// Endings and the territory.
const ENDINGS: usize = 7;
/// Sums of a side.
const SIDE: usize = FIGHTING + 1;
/// Sums of both.
const SUMS: usize = SIDE * 2;
/// How many words a tally takes.
const TALLY: usize = ENDINGS + SUMS * 2;

impl<'m> Tally<'m> {
    fn new(rest: &mut &'m mut [u64]) -> Self {
        let endings = cut(rest, ENDINGS);
        let (sums, _) = cut(rest, SUMS.wrapping_mul(2)).as_chunks_mut::<2>();
        endings.fill(0);
        sums.fill([0; 2]);
        Tally { endings, sums }
    }
    /// Adds what a cell says.
    fn note(&mut self, cell: &Cell<'_>) {
        let (ours, theirs) = self.sums.split_at_mut_checked(SIDE).unwrap_or_default();
        weigh(ours, &cell.attacker_lost(), cell.attacker_withdrawn(), cell.chance);
        if !cell.last {
            return;
        }
        weigh(theirs, &cell.defender_lost(), cell.defender_withdrawn(), cell.chance);
        let taken = if cell.taken { cell.chance } else { 0 };
        for (place, chance) in [(0, cell.chance), (cell.ending as usize, cell.chance), (ENDINGS.wrapping_sub(1), taken)]
        {
            if let Some(sum) = self.endings.get_mut(place) {
                *sum = sum.wrapping_add(chance);
            }
        }
    }
    /// The answer.
    #[inline(never)]
    fn close(self, costs: &Costs, rounds: u128, cites: Cites) -> Ruling<BattleChances> {
        let mut answer = Ruling::new(BattleChances::default(), cites);
        let c = &mut answer.value;
        if let [all, win, lose, both_gone, retreat, stalemate, taken] = *self.endings {
            (c.win, c.lose, c.both_gone, c.retreat, c.stalemate, c.taken) =
                (win, lose, both_gone, retreat, stalemate, taken);
            // All endings together are certainty at most.
            c.missing = ONE.wrapping_sub(all);
        }
        c.rounds.set(&rounds);
        let (ours, theirs) = self.sums.split_at_checked(SIDE).unwrap_or_default();
        c.attacker_lost.fill(ours, costs, &mut c.attacker_withdrawn);
        c.defender_lost.fill(theirs, costs, &mut c.defender_withdrawn);
        answer
    }
}

/// A sum as it is kept.
fn sum(kept: &[u64; 2]) -> u128 {
    let [low, high] = *kept;
    u128::from(low) | u128::from(high) << 64
}

/// Adds a chance times each number that is lost, and that of submarines that withdrew.
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
    /// The kinds in their order, all units, and what they cost; submarines that withdrew.
    fn fill(&mut self, sums: &[[u64; 2]], costs: &Costs, withdrawn: &mut Expected) {
        let ExpectedForce { units, ipc, infantry, armor, fighter, bomber, transport, submarine, carrier, battleship } =
            self;
        let kinds = [infantry, armor, fighter, bomber, transport, submarine, carrier, battleship];
        let (mut all, mut worth) = (0u128, 0u128);
        for ((kept, cost), kind) in sums.iter().zip(costs).zip(kinds) {
            let sum = sum(kept);
            kind.set(&sum);
            all = all.wrapping_add(sum);
            worth = worth.wrapping_add(sum.wrapping_mul(u128::from(*cost)));
        }
        if let [.., left] = sums {
            withdrawn.set(&sum(left));
        }
        units.set(&all);
        ipc.set(&worth);
    }
}

/// The exact chances of a battle under stated plans: of each ending, of taking the territory, the expected rounds and
/// losses; the rows are all that can be left, with their chances (AA 3.1a, 3.5a, 4.1, 4.2, 4.3).
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
/// // One infantry against one wins one time in four, but for the error that is handed out.
/// assert!(chances.win <= ONE / 4 && ONE / 4 - chances.win <= chances.missing);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
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

#[inline(never)]
fn outcome(costs: &Costs, cell: &Cell<'_>) -> BattleOutcome {
    BattleOutcome {
        chance: cell.chance,
        attacker_ipc: ipc(costs, &cell.attacker_lost()),
        defender_ipc: ipc(costs, &cell.defender_lost()),
        attacker: cell.attacker(),
        defender: cell.defender(),
        attacker_withdrawn: cell.attacker_withdrawn(),
        defender_withdrawn: cell.defender_withdrawn(),
        wave: u16::try_from(cell.wave).unwrap_or(u16::MAX),
        ending: Code::new(cell.ending),
        taken: Flag::from(cell.taken),
    }
}

/// The same chances, played round by round: the rows say how each wave may end in which round.
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
        row.chance = row.chance.wrapping_add(cell.chance);
        let ending = match cell.ending {
            Ending::AttackerWins => Some(&mut row.win),
            Ending::DefenderWins => Some(&mut row.lose),
            Ending::BothGone => Some(&mut row.both_gone),
            Ending::Retreat => Some(&mut row.retreat),
            Ending::None | Ending::Stalemate => None,
        };
        if let Some(ending) = ending {
            *ending = ending.wrapping_add(cell.chance);
        }
        if cell.taken {
            row.taken = row.taken.wrapping_add(cell.chance);
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
