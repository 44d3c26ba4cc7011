//! What a battle will bring: the chances of its endings, the expected losses, and every outcome with its chance.

use super::play::{Attack, Cell, MOST_UNITS, Setting};
use crate::axis_allies::battle::force::{Counts, Force};
use crate::axis_allies::battle::plan::Plan;
use crate::axis_allies::battle::round::{BattleKind, Ending, Figures, Role};
use crate::axis_allies::battle::state::fits;
use crate::axis_allies::chance::{Expected, ONE, times};
use crate::axis_allies::rules::*;
use crate::axis_allies::units::{Chart, FIGHTING, Kind, UnitValue, word};
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

/// At most so many waves.
const WAVES: usize = 8;

/// A question that was read: the setting, the waves, what units cost.
pub(super) struct Checked {
    pub setting: Setting,
    attacks: [Attack; WAVES],
    count: usize,
    pub costs: [u8; FIGHTING],
}

impl Checked {
    pub fn attacks(&self) -> &[Attack] {
        self.attacks.get(..self.count).unwrap_or(&[])
    }
    /// What units cost.
    pub fn ipc(&self, force: &Force) -> u32 {
        // 400 units of 255 IPC at most.
        force
            .counts()
            .iter()
            .zip(self.costs)
            .fold(0u32, |sum, (n, cost)| sum.wrapping_add(u32::from(*n).wrapping_mul(u32::from(cost))))
    }
}

/// What units cost by the chart.
pub(super) fn costs(chart: Chart<'_>) -> [u8; FIGHTING] {
    crate::axis_allies::units::FIGHTERS.map(|kind| chart.row(kind).cost)
}

/// A force that can be weighed.
pub(super) fn weighable(force: &Force, kind: BattleKind, field: Name) -> Result<(), Fault> {
    fits(force, kind, field)?;
    if force.units() > MOST_UNITS { Err(Fault::new(FaultCode::OutOfRange, field)) } else { Ok(()) }
}

/// An attack that can be weighed.
pub(super) fn attack(
    kind: BattleKind,
    force: Force,
    plan: &Plan,
    support: u16,
    amphibious: bool,
) -> Result<Attack, Fault> {
    let contradiction = |field| Err(Fault::new(FaultCode::Contradiction, field));
    if force.is_empty() {
        return Err(Fault::new(FaultCode::Empty, &"force"));
    }
    weighable(&force, kind, &"force")?;
    let order = plan.order(kind, Role::Attacker).map_err(|f| f.within(&"plan"))?;
    if amphibious && (kind == BattleKind::Sea || force.land() == 0) {
        // 4.3a: somebody comes straight off a transport.
        return contradiction(&"amphibious");
    }
    if support > 0 && !amphibious {
        // 3.5a: support is for those who land.
        return contradiction(&"support");
    }
    if u32::from(support) > MOST_UNITS {
        return Err(Fault::new(FaultCode::OutOfRange, &"support"));
    }
    if amphibious && plan.retreats() {
        // 4.3b: nobody leaves an amphibious assault.
        return contradiction(&"plan");
    }
    Ok(Attack { force, plan: *plan, order, support })
}

/// The defender's plan: he never retreats.
pub(super) fn staying(plan: &Plan) -> Result<(), Fault> {
    if plan.retreats() { Err(Fault::new(FaultCode::Contradiction, &"defender_plan")) } else { Ok(()) }
}

/// A gun that fires stands on land.
pub(super) fn gun(aa_gun: Flag, kind: BattleKind) -> Result<bool, Fault> {
    if aa_gun.is_set() && kind == BattleKind::Sea {
        return Err(Fault::new(FaultCode::Contradiction, &"aa_gun"));
    }
    Ok(aa_gun.is_set())
}

impl Forecast<'_> {
    fn checked(&self, by_rounds: bool) -> Result<Checked, Fault> {
        let kind = word(self.kind, &"kind")?;
        let chart = Chart::of(self.chart)?;
        weighable(&self.defender, kind, &"defender")?;
        let defender_order = self.defender_plan.order(kind, Role::Defender).map_err(|f| f.within(&"defender_plan"))?;
        staying(&self.defender_plan)?;
        let setting = Setting {
            kind,
            figures: Figures::of(chart),
            defender: self.defender,
            defender_plan: self.defender_plan,
            defender_order,
            aa_gun: gun(self.aa_gun, kind)?,
            by_rounds,
        };
        let none = Attack { force: Force::default(), plan: Plan::default(), order: defender_order, support: 0 };
        let mut attacks = [none; WAVES];
        if self.waves.is_empty() {
            return Err(Fault::new(FaultCode::Empty, &"waves"));
        }
        if self.waves.len() > WAVES {
            return Err(Fault::new(FaultCode::OutOfRange, &"waves"));
        }
        for ((i, wave), place) in numbered(self.waves).zip(&mut attacks) {
            if wave.reserved != [0; 5] {
                return Err(Fault::new(FaultCode::Reserved, &"reserved").in_list(&"waves", i));
            }
            *place = attack(kind, wave.force, &wave.plan, wave.support, wave.amphibious.is_set())
                .map_err(|f| f.in_list(&"waves", i))?;
        }
        Ok(Checked { setting, attacks, count: self.waves.len(), costs: costs(chart) })
    }
    /// The question, read, and the rules that decide it.
    pub(super) fn read(&self, by_rounds: bool) -> Result<(Checked, Cites), Fault> {
        let checked = self.checked(by_rounds)?;
        let cites = self.cites(&checked);
        Ok((checked, cites))
    }
    /// The rules that decide a forecast.
    fn cites(&self, checked: &Checked) -> Cites {
        let setting = &checked.setting;
        let mut cites = rules_of(setting.kind);
        for (attack, wave) in checked.attacks().iter().zip(self.waves) {
            cites.add_if(R3_1A, setting.aa_gun && attack.force.aircraft() > 0);
            cites.add_if(R3_5A, attack.support > 0);
            cites.add_if(R4_3B, wave.amphibious.is_set());
            cites.add_if(R4_1A, attack.plan.retreats());
            cites.add_if(R4_1C, attack.plan.retreats());
            let at_sea = setting.kind == BattleKind::Sea;
            let ours = at_sea && attack.plan.submarines_after > 0 && attack.force.submarine > 0;
            let theirs = at_sea && self.defender_plan.submarines_after > 0 && self.defender.submarine > 0;
            cites.add_if(R4_2A, ours || theirs);
            cites.add_if(R4_2B, ours || theirs);
            cites.add_if(R4_2E, theirs);
        }
        cites
    }
}

/// What decides every forecast of such a battle.
pub(super) fn rules_of(kind: BattleKind) -> Cites {
    let mut cites = Cites::by(if kind == BattleKind::Sea { SEA } else { LAND });
    cites.add(CASUALTIES);
    cites.add(BATTLE_END);
    cites
}

/// Sums of what cells say.
#[derive(Default)]
struct Sums {
    chances: BattleChances,
    lost: [[u128; FIGHTING]; 2],
    withdrawn: [u128; 2],
}

impl Sums {
    fn note(&mut self, cell: &Cell<'_>) {
        let c = &mut self.chances;
        if cell.last {
            let ending = match cell.ending {
                Ending::AttackerWins => &mut c.win,
                Ending::DefenderWins => &mut c.lose,
                Ending::BothGone => &mut c.both_gone,
                Ending::Stalemate => &mut c.stalemate,
                Ending::None | Ending::Retreat => &mut c.retreat,
            };
            *ending = ending.wrapping_add(cell.chance);
            if cell.taken {
                c.taken = c.taken.wrapping_add(cell.chance);
            }
        }
        let [ours, theirs] = &mut self.lost;
        let [we, they] = &mut self.withdrawn;
        weigh(ours, cell.attacker_lost().counts(), cell.chance);
        *we = we.wrapping_add(times(cell.chance, u32::from(cell.attacker_withdrawn())));
        if cell.last {
            weigh(theirs, cell.defender_lost().counts(), cell.chance);
            *they = they.wrapping_add(times(cell.chance, u32::from(cell.defender_withdrawn())));
        }
    }
    fn close(mut self, checked: &Checked, rounds: u128) -> BattleChances {
        let c = &mut self.chances;
        let [ours, theirs] = &self.lost;
        let [we, they] = self.withdrawn;
        let all = [c.win, c.lose, c.both_gone, c.retreat, c.stalemate];
        c.missing = all.iter().fold(ONE, |left, chance| left.saturating_sub(*chance));
        c.rounds = Expected::of(rounds);
        c.attacker_lost = expected(ours, &checked.costs);
        c.defender_lost = expected(theirs, &checked.costs);
        (c.attacker_withdrawn, c.defender_withdrawn) = (Expected::of(we), Expected::of(they));
        self.chances
    }
}

fn weigh(sums: &mut [u128; FIGHTING], counts: Counts, chance: u64) {
    for (sum, n) in sums.iter_mut().zip(counts).filter(|(_, n)| *n > 0) {
        *sum = sum.wrapping_add(times(chance, u32::from(n)));
    }
}

fn expected(sums: &[u128; FIGHTING], costs: &[u8; FIGHTING]) -> ExpectedForce {
    let units = sums.iter().fold(0u128, |all, sum| all.wrapping_add(*sum));
    let ipc =
        sums.iter().zip(costs).fold(0u128, |all, (sum, cost)| all.wrapping_add(sum.wrapping_mul(u128::from(*cost))));
    let of = |kind: Kind| Expected::of(sums.get(kind as usize).copied().unwrap_or(0));
    ExpectedForce {
        units: Expected::of(units),
        ipc: Expected::of(ipc),
        infantry: of(Kind::Infantry),
        armor: of(Kind::Armor),
        fighter: of(Kind::Fighter),
        bomber: of(Kind::Bomber),
        transport: of(Kind::Transport),
        submarine: of(Kind::Submarine),
        carrier: of(Kind::Carrier),
        battleship: of(Kind::Battleship),
    }
}

/// The exact chances of a battle under stated plans: of each ending, of taking the territory, the expected rounds and
/// losses; the rows are all that can be left, with their chances (AA 3.1a, 3.5a, 4.1, 4.2, 4.3).
///
/// ```
/// use grognard_core::axis_allies::battle::{Force, Forecast, Wave, distribution};
/// use grognard_core::axis_allies::chance::ONE;
/// use grognard_core::ruling::{Sink, Trail};
/// use grognard_core::scratch::Scratch;
/// let wave = Wave { force: Force { infantry: 1, ..Force::default() }, ..Wave::default() };
/// let defender = Force { infantry: 1, ..Force::default() };
/// let question = Forecast { waves: &[wave], defender, ..Forecast::default() };
/// let mut words = [0; 64];
/// let mut scratch = Scratch::new(&mut words);
/// let chances = distribution(&question, &mut Sink::none(), &mut scratch, &mut Trail::none())?.value;
/// // One infantry against one wins one time in four, but for the error that is handed out.
/// assert!(chances.win <= ONE / 4 && ONE / 4 - chances.win <= chances.missing);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn distribution(
    question: &Forecast<'_>,
    rows: &mut Sink<'_, BattleOutcome>,
    scratch: &mut Scratch<'_>,
    _trail: &mut Trail<'_>,
) -> Result<Ruling<BattleChances>, Fault> {
    let (checked, cites) = question.read(false)?;
    let words = scratch.take(checked.setting.words(checked.attacks())?)?;
    let mut sums = Sums::default();
    let rounds = checked.setting.play(checked.attacks(), words, &mut |cell| {
        sums.note(cell);
        if rows.is_on() {
            rows.push(outcome(&checked, cell));
        } else {
            rows.count();
        }
    })?;
    Ok(Ruling::new(sums.close(&checked, rounds), cites))
}

fn outcome(checked: &Checked, cell: &Cell<'_>) -> BattleOutcome {
    BattleOutcome {
        chance: cell.chance,
        attacker_ipc: checked.ipc(&cell.attacker_lost()),
        defender_ipc: checked.ipc(&cell.defender_lost()),
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
/// use grognard_core::axis_allies::battle::{Force, Forecast, RoundChance, Wave, rounds};
/// use grognard_core::ruling::{Sink, Trail};
/// use grognard_core::scratch::Scratch;
/// let wave = Wave { force: Force { infantry: 1, ..Force::default() }, ..Wave::default() };
/// let defender = Force { infantry: 1, ..Force::default() };
/// let question = Forecast { waves: &[wave], defender, ..Forecast::default() };
/// let (mut words, mut rows) = ([0; 64], [RoundChance::default(); 100]);
/// let mut rows = Sink::new(&mut rows);
/// rounds(&question, &mut rows, &mut Scratch::new(&mut words), &mut Trail::none())?;
/// // The first round ends it in 16 cases of 36.
/// let first = rows.items()[0];
/// assert_eq!((first.round, (first.chance as f64 / (1u64 << 63) as f64 * 36.0).round()), (1, 16.0));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn rounds(
    question: &Forecast<'_>,
    rows: &mut Sink<'_, RoundChance>,
    scratch: &mut Scratch<'_>,
    _trail: &mut Trail<'_>,
) -> Result<Ruling<BattleChances>, Fault> {
    let (checked, cites) = question.read(true)?;
    let words = scratch.take(checked.setting.words(checked.attacks())?)?;
    let mut sums = Sums::default();
    let mut row = RoundChance::default();
    let played = checked.setting.play(checked.attacks(), words, &mut |cell| {
        sums.note(cell);
        let wave = u16::try_from(cell.wave).unwrap_or(u16::MAX);
        if (row.wave, row.round) != (wave, cell.round) {
            if row.chance > 0 {
                rows.push(row);
            }
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
    })?;
    if row.chance > 0 {
        rows.push(row);
    }
    Ok(Ruling::new(sums.close(&checked, played), cites))
}
