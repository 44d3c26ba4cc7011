//! Barrage against a facility: an air base, a port or a railroad. One die, without shifts or spotters. OCS 10.0c.

mod resolve;

pub use resolve::*;

use super::barrage::{Battery, Fire, volley};
use super::options::GameRules;
use super::participants::Participants;
use super::ports::MOST_HITS;
use super::rules::*;
use super::tables::{GameTables, GameTablesHeld, InUse};
use super::units::{Phase, Unit, one_side, stated, word};
use crate::fault::{Bounds, Fault, FaultCode, list};
use crate::hex::Hex;
use crate::reflect::{Code, Flag, Question, Ranged, Reflect, Words};
use crate::rule::Rule;
use crate::ruling::{About, Figure, Findings, Ruling, Trail, Verdict, What};
use crate::table::column;

/// The target of a barrage against a facility.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Target {
    /// An air base of level 1 to 3.
    AirBase = 1,
    /// An air strip, which loses no level.
    AirStrip,
    /// A port.
    Port,
    /// A railroad hex.
    Railroad,
}

/// A result of the facility table: hits, `*` for a Trainbusted railroad, and in parentheses the lowest die that hits each plane
/// at the base.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum FacilityResult {
    /// No effect.
    #[word("-")]
    None,
    /// Each plane is hit on a 6.
    #[word("(6)")]
    Hit0Plane6,
    /// Each plane is hit on 5 or more.
    #[word("(5)")]
    Hit0Plane5,
    /// The railroad is Trainbusted; each plane is hit on a 6.
    #[word("*(6)")]
    Hit0BustPlane6,
    /// The railroad is Trainbusted; each plane is hit on 5 or more.
    #[word("*(5)")]
    Hit0BustPlane5,
    /// 1 hit; each plane is hit on 5 or more.
    #[word("1(5)")]
    Hit1Plane5,
    /// 1 hit; each plane is hit on 4 or more.
    #[word("1(4)")]
    Hit1Plane4,
    /// 1 hit; the railroad is Trainbusted; each plane is hit on 5 or more.
    #[word("1*(5)")]
    Hit1BustPlane5,
    /// 1 hit; the railroad is Trainbusted; each plane is hit on 4 or more.
    #[word("1*(4)")]
    Hit1BustPlane4,
    /// 2 hits; the railroad is Trainbusted; each plane is hit on 4 or more.
    #[word("2*(4)")]
    Hit2BustPlane4,
    /// 2 hits; the railroad is Trainbusted; each plane is hit on 3 or more.
    #[word("2*(3)")]
    Hit2BustPlane3,
}

/// The most planes at a base.
pub const MOST_PLANES: usize = 32;

/// The number of results.
pub const RESULTS: usize = 11;

impl Target {
    /// Returns the paragraph that says what a result does to the target.
    const fn rule(self) -> Rule {
        match self {
            Target::AirBase | Target::AirStrip => R10_0C_A,
            Target::Port => R10_0C_B,
            Target::Railroad => R10_0C_C,
        }
    }
}

impl FacilityResult {
    /// Returns the hits, whether the railroad is Trainbusted, and the lowest die that hits a plane (0 for none).
    pub const fn parts(self) -> (u8, bool, u8) {
        match self {
            FacilityResult::None => (0, false, 0),
            FacilityResult::Hit0Plane6 => (0, false, 6),
            FacilityResult::Hit0Plane5 => (0, false, 5),
            FacilityResult::Hit0BustPlane6 => (0, true, 6),
            FacilityResult::Hit0BustPlane5 => (0, true, 5),
            FacilityResult::Hit1Plane5 => (1, false, 5),
            FacilityResult::Hit1Plane4 => (1, false, 4),
            FacilityResult::Hit1BustPlane5 => (1, true, 5),
            FacilityResult::Hit1BustPlane4 => (1, true, 4),
            FacilityResult::Hit2BustPlane4 => (2, true, 4),
            FacilityResult::Hit2BustPlane3 => (2, true, 3),
        }
    }
}

/// How many columns the table has.
pub(crate) const COLUMNS: usize = 8;

/// How many rows the table has: a die of 1 to 6.
pub(crate) const ROWS: usize = 6;

/// The barrage points at which the columns begin.
pub(crate) static BEGINS: [u32; COLUMNS] = [0, 2, 3, 5, 11, 21, 41, 81];
/// The supply that artillery pays in each column, in T.
static COST: [u16; COLUMNS] = [1, 1, 1, 1, 2, 4, 6, 8];

#[rustfmt::skip]
static TABLE: [[FacilityResult; COLUMNS]; ROWS] = {
    const NO: FacilityResult = FacilityResult::None;
    const H0P6: FacilityResult = FacilityResult::Hit0Plane6;
    const H0P5: FacilityResult = FacilityResult::Hit0Plane5;
    const H0B6: FacilityResult = FacilityResult::Hit0BustPlane6;
    const H0B5: FacilityResult = FacilityResult::Hit0BustPlane5;
    const H1P5: FacilityResult = FacilityResult::Hit1Plane5;
    const H1P4: FacilityResult = FacilityResult::Hit1Plane4;
    const H1B5: FacilityResult = FacilityResult::Hit1BustPlane5;
    const H1B4: FacilityResult = FacilityResult::Hit1BustPlane4;
    const H2B4: FacilityResult = FacilityResult::Hit2BustPlane4;
    const H2B3: FacilityResult = FacilityResult::Hit2BustPlane3;
    [
        [  NO,   NO,   NO,   NO,   NO,   NO, H0P5, H1P5], // 1
        [  NO,   NO,   NO,   NO,   NO, H0P5, H1P4, H1P4], // 2
        [  NO,   NO,   NO,   NO, H0P5, H1P5, H1P4, H1P4], // 3
        [  NO,   NO,   NO, H0B6, H1B5, H1B4, H1B4, H2B4], // 4
        [  NO, H0P6, H0B6, H1B5, H1B4, H2B4, H2B4, H2B3], // 5
        [H0P6, H0B5, H1B5, H1B4, H1B4, H2B4, H2B3, H2B3], // 6
    ]
};

/// A cell of the table, by its row and column counted from 0.
pub(crate) fn cell(row: usize, column: usize) -> Option<FacilityResult> {
    TABLE.get(row).and_then(|cells| cells.get(column)).copied()
}

fn result(column: u8, die: u8) -> FacilityResult {
    let cells = TABLE.get(usize::from(die).saturating_sub(1)).or(TABLE.last());
    cells.and_then(|c| c.get(usize::from(column)).or(c.last())).copied().unwrap_or(FacilityResult::None)
}

/// A barrage against a facility.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Facility<'a> {
    /// The firing units: artillery, aircraft or ships, of one kind only. Only aircraft fire at a railroad.
    #[required]
    pub firers: &'a [Unit],
    /// The kind of target.
    #[required]
    pub facility: Code<Target>,
    /// The target hex.
    pub target: Hex,
    /// The phase of the barrage.
    #[required]
    pub phase: Code<Phase>,
    /// The level of an air base, 1 to 3. Required for one.
    #[when_needed]
    pub level: u8,
    /// The hits that a port has before the barrage, 0 to 4.
    #[range(0, MOST_HITS)]
    pub hits: u8,
    /// The printed capacity of a port, in T. Required for one.
    #[when_needed]
    #[measure("T", 1)]
    pub capacity: u16,
    /// The planes at an air base or air strip, 0 to 32.
    #[range(PLANES)]
    pub planes: u8,
    /// Set if the supply that artillery needs is not paid.
    pub unpaid: Flag,
    /// The hex has been barraged before in this phase.
    pub hex_barraged: Flag,
    /// The game's options.
    pub rules: GameRules,
    /// The game's own tables, by default the printed ones: the multiplier of barrage strength for a mode counts here too.
    pub tables: GameTables<'a>,
}

/// The assessment of a barrage against a facility: the input of `resolve` and `distribution`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct FacilityAssessment {
    /// Barrage strength in points.
    #[measure("point", 11520)]
    pub strength: u32,
    /// Barrage strength rounded to points.
    #[measure("point", 1)]
    pub points: u32,
    /// Supply that artillery pays, in T.
    #[measure("T", 1)]
    pub cost: u16,
    /// The printed capacity of a port, in T.
    #[measure("T", 1)]
    pub capacity: u16,
    /// The column, 0 to 7.
    #[required]
    pub column: u8,
    /// The kind of fire.
    pub fire: Code<Fire>,
    /// The kind of target.
    #[required]
    pub facility: Code<Target>,
    /// The level of an air base.
    pub level: u8,
    /// The hits that a port has before the barrage.
    #[range(0, MOST_HITS)]
    pub hits: u8,
    /// The planes at an air base or air strip.
    #[range(PLANES)]
    pub planes: u8,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 2],
}

/// The planes at a base for which the library rolls.
const PLANES: Bounds = Bounds { low: 0, high: 32, limit: "planes at a base" };
const _: () = assert!(PLANES.high.unsigned_abs() == MOST_PLANES as u64, "the bound is the limit");

/// The facts of a facility on which the result depends.
#[derive(Clone, Copy)]
struct Stated {
    facility: Target,
    level: u8,
    capacity: u16,
}

impl Stated {
    /// Checks that the level of an air base and the capacity of a port are given.
    fn check(self) -> Result<(), Fault> {
        let base = self.facility == Target::AirBase;
        if (base && self.level == 0) || (self.facility == Target::Port && self.capacity == 0) {
            return Err(Fault::new(FaultCode::MissingField, if base { &"level" } else { &"capacity" }));
        }
        if base && self.level > 3 {
            return Err(Fault::beyond(&"level", self.level, 1, 3));
        }
        Ok(())
    }
}

/// Decides whether a facility may be barraged, and returns the column and the cost (OCS 10.0c, 13.4).
///
/// ```
/// use grognard_core::ocs::units::Phase;
/// use grognard_core::ocs::{facility::{assess, Facility, Target}, units::{Face, Kind, Unit}};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let combat_side = Face { barrage: 12u16.into(), ..Default::default() };
/// let bomber = Unit { combat_side, ..Unit::of(1, Kind::Aircraft) };
/// let question = Facility {
///     firers: &[bomber],
///     facility: Code::new(Target::Port),
///     capacity: 4,
///     phase: Code::new(Phase::Movement),
///     ..Default::default()
/// };
/// let raid = assess(&question, &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!((raid.column, raid.cost), (4, 0)); // 11 to 20 points; aircraft pay nothing
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `empty` for no firers.
/// * `missing_field` for the facility and the phase, the level of an air base and the capacity of a port. Also for a
///   firer's side, kind, mode, orientation, steps and barrage strength, and for the range of one that is no aircraft,
///   where the question has hexes.
/// * `unknown_word` for the facility, the phase and words of firers.
/// * `out_of_range` for a level of an air base above 3, for more than 4 hits, and for more than 32 planes. Also for a
///   barrage strength and steps that no counter has.
/// * `contradiction` for firers of two sides, for two with one id, and for an inactive aircraft. Also for a unit that
///   had a bridge and is no engineer.
/// * `overflow` for a sum of barrage strengths that its field cannot hold.
/// * `impossible_mode` for a mode that a unit's kind cannot have.
/// * `reserved` for reserved bytes that are not 0.
/// * Those of `ocs.tables.check` for a game's own tables, but for the words of the results.
pub fn assess(question: &Facility<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Verdict<FacilityAssessment>>, Fault> {
    let q = question;
    one_side(q.firers, &"firers", None)?;
    let firers = Participants::all(q.firers, list!("firers"), About::Firers);
    assess_of(q, firers, stated(q.target, &[q.firers]), false, &InUse::of(q.tables)?, trail)
}

/// Assesses a barrage of units, wherever they are listed, with geometry or without. The firers and the tables of the question
/// are not read.
pub(in crate::ocs) fn assess_of(
    q: &Facility<'_>,
    firers: Participants<'_>,
    geometry: bool,
    hip_shoot: bool,
    tables: &InUse<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<FacilityAssessment>>, Fault> {
    let facility = word(q.facility, &"facility")?;
    q.rules.sound()?;
    Stated { facility, level: q.level, capacity: q.capacity }.check()?;
    q.in_range()?;
    let battery = Battery {
        firers: &firers,
        target: q.target,
        phase: word(q.phase, &"phase")?,
        unpaid: q.unpaid.is_set(),
        hex_barraged: q.hex_barraged.is_set(),
        hip_shoot,
        reactive: q.rules.reactive_artillery.is_set(),
        geometry,
        table: R10_0C,
        changed: tables,
    };
    let mut findings = Findings::by(R10_0C, trail);
    let v = volley(&battery, &mut findings)?;
    // 10.0c: a railroad is a target of the air mission Trainbusting alone.
    if facility == Target::Railroad && v.fire != Fire::Air {
        findings.object(R10_0C_C, About::Firers);
    }
    if !findings.allows() {
        return Ok(findings.verdict(FacilityAssessment::default));
    }
    let artillery = v.fire == Fire::Artillery;
    findings.cite_if(R13_4, artillery);
    // 10.2c, 10.3: aircraft and ships pay nothing.
    findings.cite_if(R10_2C, v.fire == Fire::Air);
    findings.cite_if(R10_3, v.fire == Fire::Ship);
    let at = column(&BEGINS, v.points);
    let cost = if artillery { COST.get(usize::from(at)).copied().unwrap_or(0) } else { 0 };
    let begins = BEGINS.get(usize::from(at)).copied().unwrap_or(0);
    let heading = Figure { num: i32::from(at), den: 0, value: begins };
    findings.figure(R10_0C, What::Column, About::Whole, heading);
    findings.note(R10_0C, What::Cost, About::Firers, i32::from(cost));
    let assessment = FacilityAssessment {
        strength: v.strength.0,
        points: v.points,
        cost,
        capacity: q.capacity,
        column: at,
        fire: Code::new(v.fire),
        facility: q.facility,
        level: q.level,
        hits: q.hits,
        planes: q.planes,
        reserved: [0; 2],
    };
    Ok(findings.verdict(|| assessment))
}
