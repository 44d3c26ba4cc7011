//! Strategic bombing: bombers that raid an industrial complex for its owner's income, under the fire of an antiaircraft
//! gun.

use super::antiaircraft::fire;
use super::chance::{Expected, ONE, SIXTHS, add, binomial, mul};
use super::orders::Phase;
use super::rules::*;
use super::units::{Chart, Kind, UnitValue, word};
use crate::dice::Dice;
use crate::fault::{Fault, FaultCode};
use crate::reflect::{Code, Flag, Question, Reflect, Said};
use crate::ruling::{About, Cites, Ruling, Sink, Trail, Verdict, What};
use crate::scratch::Scratch;
use crate::table::numbered;

/// At most so many bombers raid together.
const MOST: u16 = 400;

/// A raid that is to be flown.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Raid<'a> {
    /// The bombers that are to raid, at most 400.
    #[required]
    pub bombers: u16,
    /// Other units that are to raid with them.
    pub others: u16,
    /// How many of the bombers fight in a battle this turn.
    pub fighting: u16,
    /// An industrial complex stands in the territory.
    pub industrial_complex: Flag,
    /// The territory is the enemy's.
    pub enemy: Flag,
    /// An enemy antiaircraft gun stands in it.
    pub aa_gun: Flag,
    /// In which movement they fly.
    #[required]
    pub phase: Code<Phase>,
    /// What the owner can lose at most, in IPC, from 0 to 65534: what he has, or what a house rule says; absent for no
    /// limit.
    pub limit: Said<u16>,
    /// Rows of the unit chart that differ from the edition's; none for the edition's own.
    pub chart: &'a [UnitValue],
}

/// A raid that may be flown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct RaidAssessment {
    /// The bombers.
    #[required]
    pub bombers: u16,
    /// Antiaircraft dice: one for each, or none.
    pub aa_dice: u16,
    /// What the owner can lose at most, in IPC, from 0 to 65534; absent for no limit.
    pub limit: Said<u16>,
    /// What antiaircraft dice hit at or below.
    pub hits_at: u8,
    /// What a bomber costs, in IPC.
    pub cost: u8,
}

/// Whether bombers may raid (AA strategic bombing): bombers alone, in the combat phase, an enemy territory with an
/// industrial complex, and none that fights in a battle; its antiaircraft gun fires first (AA 3.1a).
///
/// ```
/// use grognard_core::axis_allies::bombing::{Raid, assess};
/// use grognard_core::axis_allies::orders::Phase;
/// use grognard_core::ruling::Trail;
/// let phase = Phase::Combat.into();
/// let raid = Raid { bombers: 2, industrial_complex: true.into(), enemy: true.into(), aa_gun: true.into(), phase, ..Raid::default() };
/// let assessment = assess(&raid, &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!((assessment.aa_dice, assessment.hits_at), (2, 1));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn assess(question: &Raid<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Verdict<RaidAssessment>>, Fault> {
    let q = question;
    let chart = Chart::of(q.chart)?;
    if q.bombers == 0 {
        return Err(Fault::new(FaultCode::MissingField, &"bombers"));
    }
    let noncombat = word(q.phase, &"phase")? == Phase::Noncombat;
    if q.bombers > MOST {
        return Err(Fault::new(FaultCode::OutOfRange, &"bombers"));
    }
    if q.fighting > q.bombers {
        return Err(Fault::new(FaultCode::Contradiction, &"fighting"));
    }
    let target = q.industrial_complex.is_set() && q.enemy.is_set();
    if !target || q.others > 0 || q.fighting > 0 || noncombat {
        trail.note(BOMBING, What::Forbidden, About::Whole, usize::MAX, 0);
        return Ok(Ruling::new(Verdict::Forbidden, Cites::by(BOMBING)));
    }
    let assessment = RaidAssessment {
        bombers: q.bombers,
        aa_dice: if q.aa_gun.is_set() { q.bombers } else { 0 },
        limit: q.limit,
        hits_at: chart.row(Kind::AaGun).shot,
        cost: chart.row(Kind::Bomber).cost,
    };
    Ok(Ruling::new(Verdict::Allowed(assessment), assessment.cites()))
}

impl RaidAssessment {
    fn checked(&self) -> Result<(), Fault> {
        let bad = |code, field| Err(Fault::new(code, field).within(&"assessment"));
        if self.bombers == 0 {
            return bad(FaultCode::MissingField, &"bombers");
        }
        if self.bombers > MOST {
            return bad(FaultCode::OutOfRange, &"bombers");
        }
        if self.aa_dice != 0 && self.aa_dice != self.bombers {
            return bad(FaultCode::Contradiction, &"aa_dice");
        }
        if self.hits_at > 6 {
            return bad(FaultCode::OutOfRange, &"hits_at");
        }
        Ok(())
    }
    /// The rules that decide what a raid brings.
    fn cites(&self) -> Cites {
        let mut cites = Cites::by(BOMBING);
        cites.add_if(R3_1A, self.aa_dice > 0);
        cites
    }
    /// What the owner can lose at most.
    fn most(&self) -> u16 {
        self.limit.get().unwrap_or(u16::MAX)
    }
}

/// A raid and its dice.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct RaidDice<'a> {
    /// The raid.
    #[required]
    pub assessment: RaidAssessment,
    /// The antiaircraft dice, then one for each bomber that is left.
    #[required]
    pub dice: &'a [u8],
}

/// What a raid brought.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Raided {
    /// Bombers that were shot down.
    pub shot_down: u16,
    /// Bombers that are left.
    pub left: u16,
    /// The sum of their dice.
    pub rolled: u16,
    /// What the territory's owner pays to the bank, in IPC.
    pub damage: u16,
}

/// Flies a raid: the antiaircraft gun shoots bombers down (AA 3.1a), and each that is left costs the owner a die's IPC (AA
/// strategic bombing).
///
/// ```
/// use grognard_core::axis_allies::bombing::{RaidAssessment, RaidDice, resolve};
/// use grognard_core::ruling::Trail;
/// let assessment = RaidAssessment { bombers: 2, aa_dice: 2, hits_at: 1, ..RaidAssessment::default() };
/// let raided = resolve(&RaidDice { assessment, dice: &[1, 4, 5] }, &mut Trail::none())?.value;
/// assert_eq!((raided.shot_down, raided.damage), (1, 5));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn resolve(question: &RaidDice<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Raided>, Fault> {
    let a = &question.assessment;
    a.checked()?;
    let mut dice = Dice::new(question.dice);
    let shot_down = fire(&mut dice, a.aa_dice, a.hits_at)?;
    let left = a.bombers.saturating_sub(shot_down);
    let mut rolled = 0u16;
    for _ in 0..left {
        rolled = rolled.saturating_add(u16::from(dice.d6()?));
    }
    dice.finish()?;
    let whole = usize::MAX;
    if a.aa_dice > 0 {
        trail.note(R3_1A, What::Hits, About::Whole, whole, i32::from(shot_down));
    }
    trail.note(BOMBING, What::Roll, About::Whole, whole, i32::from(rolled));
    let damage = rolled.min(a.most());
    trail.note(BOMBING, What::Result, About::Whole, whole, i32::from(damage));
    Ok(Ruling::new(Raided { shot_down, left, rolled, damage }, a.cites()))
}

/// A raid before it is flown.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct RaidForecast {
    /// The raid.
    #[required]
    pub assessment: RaidAssessment,
}

/// Something that a raid may bring, and its chance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct RaidOutcome {
    /// The chance, in units of 1/2^63.
    pub chance: u64,
    /// Bombers that are shot down.
    pub shot_down: u16,
    /// What the territory's owner pays, in IPC.
    pub damage: u16,
    /// Must be 0.
    #[reserved]
    pub reserved: u32,
}

/// The chances of a raid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct RaidChances {
    /// What the territory's owner is expected to pay, in IPC.
    pub damage: Expected,
    /// Bombers that are expected to be shot down.
    pub shot_down: Expected,
    /// What they cost, in IPC.
    pub ipc: Expected,
    /// What the chances lack of certainty: the bound of each one's error.
    pub missing: u64,
}

/// The exact chances of a raid (AA strategic bombing, 3.1a): the rows are all numbers of bombers shot down with all sums
/// that their owner may have to pay.
///
/// ```
/// use grognard_core::axis_allies::bombing::{RaidAssessment, RaidForecast, distribution};
/// use grognard_core::ruling::{Sink, Trail};
/// use grognard_core::scratch::Scratch;
/// let assessment = RaidAssessment { bombers: 1, aa_dice: 1, hits_at: 1, ..RaidAssessment::default() };
/// let (question, mut words) = (RaidForecast { assessment }, [0; 16]);
/// let raid = distribution(&question, &mut Sink::none(), &mut Scratch::new(&mut words), &mut Trail::none())?.value;
/// // Five times in six it gets through, for 3.5 IPC: 2.9166.
/// assert_eq!((raid.damage.whole, raid.damage.fraction / ((1 << 63) / 10_000)), (2, 9166));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn distribution(
    question: &RaidForecast,
    rows: &mut Sink<'_, RaidOutcome>,
    scratch: &mut Scratch<'_>,
    _trail: &mut Trail<'_>,
) -> Result<Ruling<RaidChances>, Fault> {
    let a = &question.assessment;
    a.checked()?;
    let bombers = usize::from(a.bombers);
    // 400 bombers at most.
    let last = bombers.wrapping_mul(6);
    let words = scratch.take(bombers.wrapping_add(last).wrapping_add(2))?;
    let short = Fault::new(FaultCode::BufferTooSmall, &"scratch");
    let (mut hits, sums) = words.split_at_mut_checked(bombers.wrapping_add(1)).ok_or(short)?;
    binomial(hits, a.aa_dice, a.hits_at);
    binomial(sums, 0, 0);
    let (mut damage, mut shot_down, mut ipc) = (0u128, 0u128, 0u128);
    let mut answer = Ruling::new(RaidChances { missing: ONE, ..RaidChances::default() }, a.cites());
    let chances = &mut answer.value;
    let most = a.most();
    let mut row = RaidOutcome { shot_down: a.bombers, ..RaidOutcome::default() };
    // From all bombers shot down to none: one more gets through each time.
    while let [fewer @ .., hit] = hits {
        for (rolled, sum) in numbered(sums) {
            row.chance = row.chance.wrapping_add(mul(*hit, *sum) >> 1);
            row.damage = most.min(u16::try_from(rolled).unwrap_or(u16::MAX));
            if row.damage == most && rolled < last {
                continue;
            }
            add(&mut damage, row.chance, u32::from(row.damage));
            add(&mut shot_down, row.chance, u32::from(row.shot_down));
            add(&mut ipc, row.chance, u32::from(row.shot_down).wrapping_mul(u32::from(a.cost)));
            // All chances together are certainty at most.
            chances.missing = chances.missing.wrapping_sub(row.chance);
            if row.chance > 0 {
                rows.push(row);
            }
            row.chance = 0;
        }
        one_bomber_more(sums);
        row.shot_down = row.shot_down.wrapping_sub(1);
        hits = fewer;
    }
    chances.damage.set(&damage);
    chances.shot_down.set(&shot_down);
    chances.ipc.set(&ipc);
    Ok(answer)
}

/// The chances of the sum of one die more, in place: from the largest sum down, each from the six below it.
fn one_bomber_more(sums: &mut [u64]) {
    let [_, sixth, ..] = SIXTHS;
    let mut left = sums;
    while let [below @ .., chance] = left {
        let six = below.get(below.len().saturating_sub(6)..).unwrap_or_default();
        *chance = six.iter().fold(0u64, |sum, chance| sum.wrapping_add(mul(*chance, sixth)));
        left = below;
    }
}
