//! Headquarters: their abilities by mode, and the units that they support. OCS 13.1, 13.1a to 13.1d.

pub(crate) mod service;

pub use service::*;

use super::engineers::in_combat_mode;
use super::modes;
use super::rules::*;
use super::units::{Checked, Kind, Mobility, Mode, OneUnit, Orientation, Style, Unit, of_unit, word};
use crate::fault::Fault;
use crate::ocs::measures::RE;
use crate::reflect::{Code, Flag, Question, Ranged, Reflect, Words};
use crate::ruling::{About, Cites, Findings, Ruling, Trail, Verdict, What};

/// An ability of headquarters (13.1b).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum HqAbility {
    /// Throwing supply.
    Throw = 1,
    /// Giving trace supply to units within throw range.
    Trace,
    /// Rebuilding units.
    Rebuild,
    /// Engineer work.
    Engineer,
}

/// A unit and an ability of headquarters.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct HqQuestion {
    /// The headquarters.
    #[required]
    pub unit: Unit,
    /// The ability.
    #[required]
    pub ability: Code<HqAbility>,
}

/// The throw range of a headquarters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct ThrowRange {
    /// The range in MP; 0 for an ability without a range.
    #[measure("MP", 12)]
    pub range: u16,
    /// The kind of the movement points.
    pub mobility: Code<Mobility>,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// Collects the rules by which a unit does not throw or trace: no headquarters (13.1b), in Strat Mode (13.1a, 5.8), no
/// range (12.3b).
pub(crate) fn cannot_throw(unit: &Checked<'_>, at: usize, findings: &mut Findings<'_, '_>) {
    if !unit.kind.is_hq() {
        findings.object(R13_1B, About::Units.at(at));
    } else if unit.mode == Mode::Strat {
        findings.object(R13_1A, About::Units.at(at));
        findings.object(R12_3B_C, About::Units.at(at));
        findings.object(R5_8, About::Units.at(at));
    } else if unit.face.throw_range == 0 {
        findings.object(R12_3B, About::Units.at(at));
    }
}

/// Returns the throw range of the side that shows, in twelfths of an MP.
pub(crate) fn throw_range(unit: &Checked<'_>) -> u16 {
    unit.face.throw_range
}

/// Returns the kind of movement points of the throw range of the side that shows: its colour, not that of the movement
/// allowance (12.3b).
pub(crate) fn throw_mobility(unit: &Checked<'_>) -> Result<Mobility, Fault> {
    word(unit.face.throw_mobility, &"throw_mobility").map_err(|f| f.within(unit.face_name()))
}

/// Decides whether a headquarters has an ability in its mode, and returns the range for throws and trace (OCS 13.1a,
/// 13.1b).
///
/// ```
/// use grognard_core::ocs::measures::MP;
/// use grognard_core::ocs::headquarters::{ability, HqQuestion, HqAbility};
/// use grognard_core::ocs::units::{Face, Kind, Mobility, Mode, Unit};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let throw_mobility = Code::new(Mobility::Truck);
/// let side = |throw_range| Face { throw_range, throw_mobility, ..Default::default() };
/// let hq = Unit { combat_side: side(15 * MP), move_side: side(5 * MP), ..Unit::of(1, Kind::Hq) };
/// let asked = |unit| ability(&HqQuestion { unit, ability: Code::new(HqAbility::Throw) }, &mut Trail::none());
/// assert_eq!(asked(hq)?.value.allowed().unwrap().range, 15 * MP);
/// assert!(!asked(Unit { mode: Code::new(Mode::Strat), ..hq })?.value.is_allowed());
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for the ability, for the unit's kind, mode, orientation and steps, and for the mobility of throws
///   of a headquarters that is to throw or trace.
/// * `unknown_word` for the ability and for words of the unit.
/// * `out_of_range` for steps that no counter has.
/// * `impossible_mode` for a mode that the unit's kind cannot have.
/// * `contradiction` for a unit that had a bridge and is no engineer.
/// * `reserved` for reserved bytes that are not 0.
pub fn ability(question: &HqQuestion, trail: &mut Trail<'_>) -> Result<Ruling<Verdict<ThrowRange>>, Fault> {
    let unit = question.unit.checked().map_err(|f| of_unit(f, &text!("unit")))?;
    let ability = word(question.ability, &"ability")?;
    let mut findings = Findings::by(R13_1B, trail);
    if !unit.kind.is_hq() {
        findings.object(R13_1B, About::Units.at(0));
        return Ok(findings.verdict(ThrowRange::default));
    }
    let range = match ability {
        HqAbility::Throw | HqAbility::Trace => {
            cannot_throw(&unit, 0, &mut findings);
            findings.cite(R12_3B);
            findings.cite(R13_1A);
            let mobility = throw_mobility(&unit).map_err(|f| of_unit(f, &text!("unit")))?;
            let range = throw_range(&unit);
            findings.note(R12_3B, What::Movement, About::Units.at(0), i32::from(range));
            ThrowRange { range, mobility: Code::new(mobility), reserved: 0 }
        }
        HqAbility::Rebuild | HqAbility::Engineer => {
            let paragraph = if ability == HqAbility::Rebuild { R13_5A } else { R13_8A };
            findings.cite(paragraph);
            match in_combat_mode(&unit) {
                Ok(by) => {
                    if let Some(rule) = by {
                        findings.cite(rule);
                    }
                    findings.cite_if(R13_1A, unit.mode == Mode::Dg);
                }
                Err(rule) => {
                    findings.object(paragraph, About::Units.at(0));
                    findings.object(rule, About::Units.at(0));
                }
            }
            ThrowRange::default()
        }
    };
    Ok(findings.verdict(|| range))
}

/// The properties and abilities of a headquarters in its mode.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct HqAbilities {
    /// Throw range of the side that shows, in twelfths of a movement point; 0 if it cannot throw.
    #[measure("MP", 12)]
    pub range: u16,
    /// Strength in points before the multiplier of its mode.
    #[measure("point", 1)]
    pub strength: u16,
    /// Size in quarters of an RE: 4.
    #[measure("RE", 8)]
    pub re: u16,
    /// How its strength counts as printed: in parentheses, for defence only.
    pub style: Code<Style>,
    /// The kind of the movement points of the throw range.
    pub mobility: Code<Mobility>,
    /// Action Rating, -1 or 0.
    pub rating: i8,
    /// It can throw supply.
    pub can_throw: Flag,
    /// It can give trace supply to units within its throw range.
    pub can_trace: Flag,
    /// It can rebuild units.
    pub can_rebuild: Flag,
    /// It can do engineer work.
    pub can_engineer: Flag,
    /// It must turn to Move Mode when it retreats.
    pub turns: Flag,
    /// It needs supply like any other combat unit.
    pub needs_supply: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// Returns the properties and abilities of a headquarters in its mode (OCS 13.1 to 13.1c). Forbidden for any other
/// unit.
///
/// ```
/// use grognard_core::ocs::measures::RE;
/// use grognard_core::ocs::headquarters::abilities;
/// use grognard_core::ocs::units::{Kind, Mode, OneUnit, Unit};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let hq = Unit { mode: Code::new(Mode::Move), ..Unit::of(1, Kind::Hq) };
/// let what = abilities(&OneUnit { unit: hq }, &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!((what.strength, what.rating, what.re), (1, 0, RE));
/// assert!(what.can_throw == what.can_trace && !what.can_throw.is_set()); // this counter prints no throw range
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for the unit's kind, mode, orientation and steps, and for the mobility of throws of a headquarters
///   with a throw range.
/// * `unknown_word` for words of the unit.
/// * `out_of_range` for a rating and steps that no counter has.
/// * `impossible_mode` for a mode that the unit's kind cannot have.
/// * `contradiction` for a unit that had a bridge and is no engineer.
/// * `reserved` for reserved bytes that are not 0.
pub fn abilities(question: &OneUnit, trail: &mut Trail<'_>) -> Result<Ruling<Verdict<HqAbilities>>, Fault> {
    let inside = |f: Fault| of_unit(f, &text!("unit"));
    let unit = question.unit.checked().map_err(inside)?;
    let mut findings = Findings::of(Cites::of(&[R13_1, R13_1A, R13_1B, R13_1C, R13_5A, R13_8A]), trail);
    if !unit.kind.is_hq() {
        findings.object(R13_1, About::Units.at(0));
        return Ok(findings.verdict(HqAbilities::default));
    }
    let rated = modes::rating(&unit).map_err(inside)?;
    if unit.face.throw_range > 0 {
        throw_mobility(&unit).map_err(inside)?;
    }
    rated.cite(&mut findings.cites);
    let works = in_combat_mode(&unit);
    match works {
        Ok(None) => {}
        Ok(Some(rule)) | Err(rule) => findings.cite(rule),
    }
    Ok(findings.verdict(|| described(&unit, rated.rating, works.is_ok())))
}

fn described(unit: &Checked<'_>, rating: i8, works: bool) -> HqAbilities {
    let throws = unit.mode != Mode::Strat && unit.face.throw_range > 0;
    let combat = unit.shows == Orientation::Combat;
    HqAbilities {
        range: if throws { throw_range(unit) } else { 0 },
        strength: if combat { 5 } else { 1 },
        re: RE,
        style: Code::new(Style::Parenthesised),
        mobility: unit.face.throw_mobility,
        rating,
        can_throw: Flag::from(throws),
        can_trace: Flag::from(throws),
        can_rebuild: Flag::from(works),
        can_engineer: Flag::from(works),
        turns: Flag::from(combat),
        needs_supply: Flag::YES,
        reserved: 0,
    }
}

/// The two printed sides of a counter, of which the Combat Mode side is not known.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct PrintedSides {
    /// The kind of counter: a headquarters or artillery.
    #[required]
    pub kind: Code<Kind>,
    /// One side.
    #[required]
    pub first: super::units::Face,
    /// The other side.
    #[required]
    pub second: super::units::Face,
}

/// The Combat Mode side of a counter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct WhichSide {
    /// The second side is the Combat Mode side; otherwise the first is.
    pub second: Flag,
}

/// Returns which side of a counter is the Combat Mode side: a headquarters' has the greater throw range (OCS 13.1a), an
/// artillery unit's the greater barrage strength (OCS 13.4).
///
/// ```
/// use grognard_core::ocs::headquarters::{combat_side, PrintedSides};
/// use grognard_core::ocs::units::{Face, Kind};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let side = |throw_range| Face { throw_range, ..Default::default() };
/// let question = PrintedSides { kind: Code::new(Kind::Hq), first: side(5), second: side(15) };
/// assert!(combat_side(&question, &mut Trail::none())?.value.second.is_set());
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for the kind, and for the barrage strengths of artillery.
/// * `unknown_word` for the kind.
/// * `out_of_range` for strengths and movement allowances that no counter has.
/// * `contradiction` for a kind other than a headquarters and artillery, and for two equal sides.
pub fn combat_side(question: &PrintedSides, trail: &mut Trail<'_>) -> Result<Ruling<WhichSide>, Fault> {
    let q = question;
    q.first.in_range().map_err(|fault| fault.within(&"first"))?;
    q.second.in_range().map_err(|fault| fault.within(&"second"))?;
    let (rule, first, second) = match word(q.kind, &text!("kind"))? {
        Kind::Hq | Kind::DivisionalHq => (R13_1A, q.first.throw_range, q.second.throw_range),
        Kind::Artillery => {
            let barrage = |side: &super::units::Face, name: crate::fault::Name| {
                side.barrage.said(&"barrage").map_err(|f| f.within(name))
            };
            (R13_4, barrage(&q.first, &"first")?, barrage(&q.second, &"second")?)
        }
        _ => {
            return Err(Fault::against(
                &text!("kind"),
                &"first: only headquarters and artillery are told apart by their sides",
            ));
        }
    };
    if first == second {
        return Err(Fault::against(&"second", &"first: the two sides differ"));
    }
    let greater = second > first;
    trail.note(rule, What::Choice, About::Whole, if greater { 2 } else { 1 });
    Ok(Ruling::new(WhichSide { second: Flag::from(greater) }, Cites::by(rule)))
}
