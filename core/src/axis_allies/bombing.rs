//! Strategic bombing: bombers that raid an industrial complex and reduce its owner's income, under antiaircraft fire.

use super::antiaircraft::fire;
use super::chance::{Expected, FACES, ONE, add, binomial, die, faces, is_die, mul};
use super::orders::Phase;
use super::rules::*;
use super::units::{Chart, Kind, UnitValue, word};
use crate::bounded::Bounded;
use crate::dice::Dice;
use crate::fault::{Bounds, Fault, FaultCode};
use crate::reflect::{Code, Flag, Question, Ranged, Reflect, Said, Spare};
use crate::ruling::{About, Cites, Ruling, Sink, Trail, Verdict, What};
use crate::scratch::Scratch;
use crate::table::numbered;

/// The most bombers of a raid.
const MOST: u16 = 400;
/// The same, for faults.
const BOMBERS: Bounds = Bounds { low: 1, high: MOST as i64, limit: "bombers of a raid" };

/// A raid to be flown.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Raid<'a> {
    /// The number of bombers, at most 400.
    #[required]
    #[range(BOMBERS)]
    pub bombers: u16,
    /// The number of other units that are to take part.
    pub others: u16,
    /// The number of the bombers that fight in a battle in this turn.
    pub fighting: u16,
    /// There is an industrial complex in the territory.
    pub industrial_complex: Flag,
    /// The territory is the enemy's.
    pub enemy: Flag,
    /// There is an enemy antiaircraft gun in the territory.
    pub aa_gun: Flag,
    /// The movement in which they fly.
    #[required]
    pub phase: Code<Phase>,
    /// The most that the owner can lose, in IPC, from 0 to 65534: his cash, or the limit of a house rule. Absent for no
    /// limit.
    pub limit: Said<u16>,
    /// Rows of the unit chart that replace the edition's. An empty list for the edition's chart.
    pub chart: &'a [UnitValue],
}

/// The assessment of a raid: the input of `resolve` and `distribution`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct RaidAssessment {
    /// The number of bombers.
    #[required]
    #[range(BOMBERS)]
    pub bombers: u16,
    /// The number of antiaircraft dice: one for each bomber, or 0.
    pub aa_dice: u16,
    /// The most that the owner can lose, in IPC, from 0 to 65534. Absent for no limit.
    pub limit: Said<u16>,
    /// The highest roll of the antiaircraft dice that hits.
    pub hits_at: u8,
    /// The cost of a bomber, in IPC.
    pub cost: u8,
    /// The number of faces of the dice; 0 for six.
    pub faces: u8,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

const _: () = assert!(size_of::<RaidAssessment>() == 10, "no padding");

/// Decides whether bombers may raid (AA strategic bombing): bombers only, in the combat phase, on an enemy territory
/// with an industrial complex, and none that fights in a battle. The territory's antiaircraft gun fires first (AA
/// 3.1a).
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
///
/// # Errors
///
/// * Those of `axis_allies.units.values`, for the chart.
/// * `missing_field` for no bombers, the phase, and the cost of a bomber.
/// * `unknown_word` for the phase.
/// * `out_of_range` for more than 400 bombers.
/// * `contradiction` for more bombers that fight than there are.
pub fn assess(question: &Raid<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Verdict<RaidAssessment>>, Fault> {
    let q = question;
    let chart = Chart::of(q.chart)?;
    q.in_range()?;
    let noncombat = word(q.phase, &"phase")? == Phase::Noncombat;
    if q.fighting > q.bombers {
        return Err(Fault::against(&text!("fighting"), &"bombers: no more of them fight than there are")
            .valued(q.fighting)
            .opposed(q.bombers));
    }
    let target = q.industrial_complex.is_set() && q.enemy.is_set();
    if !target || q.others > 0 || q.fighting > 0 || noncombat {
        let idle = q.bombers.saturating_sub(q.fighting);
        for (wanted, there) in [(q.bombers.saturating_add(q.others), q.bombers), (q.bombers, idle)] {
            if wanted > there {
                trail.limit(BOMBING, About::Whole, u32::from(wanted), u32::from(there));
            }
        }
        trail.note(BOMBING, What::Forbidden, About::Whole, 0);
        return Ok(Ruling::new(Verdict::Forbidden, Cites::by(BOMBING)));
    }
    let assessment = RaidAssessment {
        bombers: q.bombers,
        aa_dice: if q.aa_gun.is_set() { q.bombers } else { 0 },
        limit: q.limit,
        hits_at: chart.row(Kind::AaGun).shot,
        cost: chart.cost(Kind::Bomber)?,
        faces: chart.faces(),
        reserved: 0,
    };
    let mut cites = assessment.cites();
    chart.cite(&mut cites, |kind| kind == Kind::AaGun && assessment.aa_dice > 0);
    Ok(Ruling::new(Verdict::Allowed(assessment), cites))
}

impl RaidAssessment {
    fn checked(&self) -> Result<(), Fault> {
        self.in_range().map_err(|fault| fault.within(&"assessment"))?;
        if self.aa_dice != 0 && self.aa_dice != self.bombers {
            let fault = Fault::against(&"aa_dice", &".bombers: a gun has a die for each bomber").within(&"assessment");
            return Err(fault.valued(self.aa_dice).opposed(self.bombers));
        }
        if !is_die(self.faces) {
            let (least, most) = FACES;
            return Err(Fault::beyond(&"faces", self.faces, least.into(), most.into()).within(&"assessment"));
        }
        let most = faces(self.faces);
        if self.hits_at > most {
            return Err(Fault::beyond(&"hits_at", self.hits_at, 0, most.into()).within(&"assessment"));
        }
        self.spared().map_err(|fault| fault.within(&"assessment"))
    }
    /// Returns the rules behind the damage of a raid.
    fn cites(&self) -> Cites {
        let mut cites = Cites::by(BOMBING);
        cites.add_if(R3_1A, self.aa_dice > 0);
        cites
    }
    /// Returns the most that the owner can lose.
    fn most(&self) -> u16 {
        self.limit.get().unwrap_or(u16::MAX)
    }
}

/// A raid and its dice.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct RaidDice<'a> {
    /// The assessment.
    #[required]
    pub assessment: RaidAssessment,
    /// The antiaircraft dice, then one die for each bomber left; 1 to 6 each, or to the number of faces.
    #[required]
    pub dice: &'a [u8],
}

/// The result of a raid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Raided {
    /// The number of bombers shot down.
    pub shot_down: u16,
    /// The number of bombers left.
    pub left: u16,
    /// The sum of the bombers' dice.
    pub rolled: u16,
    /// The IPC that the territory's owner pays to the bank.
    pub damage: u16,
}

/// Resolves a raid with dice: the antiaircraft gun shoots down bombers (AA 3.1a), and each bomber left costs the owner
/// the IPC of a die (AA strategic bombing).
///
/// ```
/// use grognard_core::axis_allies::bombing::{RaidAssessment, RaidDice, resolve};
/// use grognard_core::ruling::Trail;
/// let assessment = RaidAssessment { bombers: 2, aa_dice: 2, hits_at: 1, ..RaidAssessment::default() };
/// let raided = resolve(&RaidDice { assessment, dice: &[1, 4, 5] }, &mut Trail::none())?.value;
/// assert_eq!((raided.shot_down, raided.damage), (1, 5));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for an assessment without bombers.
/// * `out_of_range` for more than 400 bombers, faces that no die has, and a gun that hits above the faces.
/// * `contradiction` for dice of the gun that are neither none nor one for each bomber.
/// * `bad_die`, `too_few_dice` and `too_many_dice` for dice.
/// * `reserved` for the reserved byte of the assessment.
pub fn resolve(question: &RaidDice<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Raided>, Fault> {
    let a = &question.assessment;
    a.checked()?;
    let mut dice = Dice::new(question.dice);
    let shot_down = fire(&mut dice, a.aa_dice, a.hits_at, a.faces)?;
    let left = a.bombers.saturating_sub(shot_down);
    let mut rolled = 0u16;
    for _ in 0..left {
        rolled = rolled.saturating_add(u16::from(dice.die(faces(a.faces))?));
    }
    dice.finish()?;
    if a.aa_dice > 0 {
        trail.note(R3_1A, What::Hits, About::Whole, i32::from(shot_down));
    }
    trail.note(BOMBING, What::Roll, About::Whole, i32::from(rolled));
    let damage = rolled.min(a.most());
    trail.note(BOMBING, What::Money, About::Whole, i32::from(damage));
    Ok(Ruling::new(Raided { shot_down, left, rolled, damage }, a.cites()))
}

/// A raid before it is flown.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct RaidForecast {
    /// The assessment.
    #[required]
    pub assessment: RaidAssessment,
}

/// A possible result of a raid and its chance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct RaidOutcome {
    /// The chance, in units of 1/2^63.
    #[chance]
    pub chance: u64,
    /// The number of bombers shot down.
    pub shot_down: u16,
    /// The IPC that the territory's owner pays.
    pub damage: u16,
    /// Must be 0.
    #[reserved]
    pub reserved: u32,
}

/// The chances of a raid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct RaidChances {
    /// The expected payment of the territory's owner, in IPC.
    pub damage: Expected,
    /// The expected number of bombers shot down.
    pub shot_down: Expected,
    /// The expected cost of the bombers shot down, in IPC.
    pub ipc: Expected,
    /// The upper bound of the error of each chance, in units of 1/2^63.
    #[chance]
    pub missing: u64,
}

/// Returns the exact chances of a raid (AA strategic bombing, 3.1a). The rows are all combinations of a number of
/// bombers shot down and a sum that the owner may have to pay. Those whose chance rounds down to 0 are left out.
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
///
/// # Errors
///
/// * Those of `axis_allies.bombing.resolve` for the assessment.
/// * `buffer_too_small` at `scratch` for too little scratch memory.
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
    let last = bombers.bounded_mul(faces(a.faces).into());
    let words = scratch.take(bombers.bounded_add(last).bounded_add(2))?;
    let short = Fault::new(FaultCode::BufferTooSmall, &"scratch");
    let (mut hits, sums) = words.split_at_mut_checked(bombers.bounded_add(1)).ok_or(short)?;
    binomial(hits, a.aa_dice, a.hits_at, a.faces);
    binomial(sums, 0, 0, 0);
    let (mut damage, mut shot_down, mut ipc) = (0u128, 0u128, 0u128);
    let mut answer = Ruling::new(RaidChances { missing: ONE, ..RaidChances::default() }, a.cites());
    let chances = &mut answer.value;
    let most = a.most();
    let mut row = RaidOutcome { shot_down: a.bombers, ..RaidOutcome::default() };
    // From all bombers shot down to none: one more gets through each time.
    while let [fewer @ .., hit] = hits {
        for (rolled, sum) in numbered(sums) {
            row.chance = row.chance.bounded_add(mul(*hit, *sum) >> 1);
            row.damage = most.min(u16::try_from(rolled).unwrap_or(u16::MAX));
            if row.damage == most && rolled < last {
                continue;
            }
            add(&mut damage, row.chance, u32::from(row.damage));
            add(&mut shot_down, row.chance, u32::from(row.shot_down));
            add(&mut ipc, row.chance, u32::from(row.shot_down).bounded_mul(u32::from(a.cost)));
            // All chances add up to at most 1.
            chances.missing = chances.missing.bounded_sub(row.chance);
            if row.chance > 0 {
                rows.push(row);
            }
            row.chance = 0;
        }
        one_bomber_more(sums, a.faces);
        row.shot_down = row.shot_down.saturating_sub(1);
        hits = fewer;
    }
    chances.damage.set(&damage);
    chances.shot_down.set(&shot_down);
    chances.ipc.set(&ipc);
    Ok(answer)
}

/// Adds a die to the chances of a sum, in place: from the largest sum down, each from as many below it as the die has
/// faces.
fn one_bomber_more(sums: &mut [u64], said: u8) {
    let ((share, _), faces) = (die(1, said), usize::from(faces(said)));
    let mut left = sums;
    while let [below @ .., chance] = left {
        let before = below.get(below.len().saturating_sub(faces)..).unwrap_or_default();
        *chance = before.iter().fold(0u64, |sum, chance| sum.bounded_add(mul(*chance, share)));
        left = below;
    }
}
