//! Movement before and after transport, and the limit of one kind of transport a phase. OCS 4.7d.

use super::{leg_ma, not_carried};
use crate::fault::{Fault, FaultCode};
use crate::ocs::measures::MP;
use crate::ocs::modes::{allowance, allowance_after, rule_of_transport};
use crate::ocs::rules::*;
use crate::ocs::trucks::{held, is_overloaded, within_size};
use crate::ocs::units::{Checked, Kind, Mode, Phase, Transport, Unit, of_unit, word};
use crate::reflect::{Code, Flag, Question, Reflect};
use crate::rule::Rule;
use crate::ruling::{About, Amount, Cites, Findings, Ruling, Sink, Trail, Verdict, What};
use crate::table::numbered;

/// Units that are to be transported.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Conveyance<'a> {
    /// The units, each with the movement that it spent in this phase and its transport so far.
    #[required]
    pub units: &'a [Unit],
    /// The kind of transport.
    #[required]
    pub by: Code<Transport>,
    /// The phase. Required where the answer depends on it.
    #[when_needed]
    pub phase: Code<Phase>,
    /// For landing craft: the landing needs a roll on the ALT table (18.5h).
    pub roll: Flag,
}

/// The movement of a unit in addition to its transport.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Passenger {
    /// The unit.
    #[refers("units")]
    pub unit: u16,
    /// Movement that it may still spend in the phase after the transport, in MP; 0 if it may
    /// not be transported.
    #[measure("MP", 12)]
    pub mp_after: u16,
    /// A rule by which it may not be transported; absent if it may.
    pub rule: u16,
    /// The unit may be transported.
    pub carried: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// Decides whether units may be transported after their use earlier in the phase, and returns what they may do
/// afterwards (OCS 4.7d). A unit uses one kind of transport a phase. It may spend half its movement allowance before
/// rail, before and after air transport, and after a landing from landing craft that needed a roll; otherwise none.
/// Modes restrict transport too (5.5, 5.6, 13.3e, 14.9). Rail, air transport, air drops and shipping carry units in
/// Move Mode, landing craft units in Combat or Move Mode, a Beach Assault units in Combat Mode. Supply that was moved
/// in the phase is not loaded again in it (12.0). The rows are the units, whatever the verdict.
///
/// ```
/// use grognard_core::ocs::measures::MP;
/// use grognard_core::ocs::{transport::{assess, Conveyance}, units::{Face, Mode, Phase, Transport, Unit}};
/// use grognard_core::{reflect::Code, ruling::{Sink, Trail}};
/// let face = Face { ma: (6 * MP).into(), ..Default::default() };
/// let phase = Code::new(Phase::Movement);
/// let walked = Unit { mp_spent: 3 * MP, ..Unit::regiment(1, 4, 3) };
/// let unit = Unit { mode: Code::new(Mode::Move), move_side: face, ..walked };
/// let flown = Unit { transported: Code::new(Transport::Air), ..unit };
/// for (unit, allowed) in [(unit, true), (flown, false)] {
///     let units = [unit];
///     let question = Conveyance { units: &units, by: Code::new(Transport::Rail), phase, ..Default::default() };
///     assert_eq!(assess(&question, &mut Sink::none(), &mut Trail::none())?.value.is_allowed(), allowed);
/// }
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` and `unknown_word` for the kind of transport, which is not `nothing`, and for the phase.
/// * `contradiction` for a roll of other transport than landing craft.
/// * `empty` for a question without units.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for fields of
///   the units, as on a [board](crate::ocs::board). The movement allowance of all but supply is needed.
/// * `missing_field` for the amount of supply or Transport Points, and `contradiction` for a load that a counter cannot
///   have.
pub fn assess(
    question: &Conveyance<'_>,
    rows: &mut Sink<'_, Passenger>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict>, Fault> {
    let q = question;
    let (by, phase) = (word(q.by, &"by")?, word(q.phase, &"phase")?);
    if by == Transport::Nothing {
        return Err(Fault::new(FaultCode::MissingField, &"by"));
    }
    if q.roll.is_set() && by != Transport::LandingCraft {
        return Err(Fault::against(&text!("roll"), &"by: only landing craft roll"));
    }
    if q.units.is_empty() {
        return Err(Fault::new(FaultCode::Empty, &"units"));
    }
    let mut findings = Findings::by(R4_7D, trail);
    if phase != Phase::Movement {
        match by {
            Transport::Rail => findings.forbid(R13_3B),
            Transport::AirDrop => findings.forbid(R14_10),
            _ => {}
        }
    }
    for (i, unit) in numbered(q.units) {
        let inside = |f: Fault| f.in_list(&"units", i);
        let unit = held(unit).map_err(inside)?;
        let mut refused = None;
        let mut object = |rule, spent: Option<(u16, u16)>| {
            refused.get_or_insert(rule);
            match spent {
                None => findings.object(rule, About::Units.at(i)),
                Some((spent, limit)) => {
                    let spent = Amount::of(What::Movement, u32::from(spent), MP);
                    findings.over(rule, About::Units.at(i), spent, u32::from(limit));
                }
            }
        };
        not_carried(&unit, by, |rule| object(rule, None));
        hindered(&unit, by, phase, &mut object).map_err(inside)?;
        if is_overloaded(&unit) {
            refused.get_or_insert(R13_2C);
            within_size(&unit, &mut findings, About::Units.at(i));
        }
        let after = movement_left(&unit, by, q.roll.is_set(), phase).map_err(inside)?;
        findings.cite_if(R13_3G, by == Transport::Rail && unit.kind == Kind::RailRepair);
        findings.cite_if(R12_2, unit.kind == Kind::Supply);
        let (rule, carried) = (refused.map_or(0, |r| r.0), refused.is_none());
        let mp_after = if carried { after } else { 0 };
        let unit = u16::try_from(i).unwrap_or(u16::MAX);
        rows.push(Passenger { unit, mp_after, rule, carried: Flag::from(carried), reserved: 0 });
    }
    Ok(findings.verdict(|| ()))
}

/// A callback for a rule by which a unit is not transported. If the rule concerns movement, it also receives the
/// twelfths of a movement point that the unit spent and might have spent.
type Object<'a> = &'a mut dyn FnMut(Rule, Option<(u16, u16)>);

/// Collects the rules by which a unit's state or earlier use prevents its transport.
fn hindered(unit: &Checked<'_>, by: Transport, phase: Phase, object: Object<'_>) -> Result<(), Fault> {
    let repair = by == Transport::Rail && unit.kind == Kind::RailRepair;
    let earlier = word(unit.unit.transported, &"transported")?;
    match earlier {
        Transport::Nothing => {}
        earlier if earlier != by => object(R4_7D, None),
        // 13.3e: it moves no further after detraining, unless it repairs rails (13.3g).
        Transport::Rail if !repair => object(R13_3E, None),
        _ => {}
    }
    if unit.kind == Kind::Supply {
        // 12.2a: supply unloaded in the phase is not loaded again in it.
        if earlier != Transport::Nothing {
            object(R12_2A, None);
        }
        return Ok(());
    }
    // Up to half of the movement allowance, exactly, or none.
    let (spent, half) = (unit.unit.mp_spent, allowance(unit, phase)? / 2);
    match by {
        Transport::Rail if spent > half => {
            object(R4_7D, Some((spent, half)));
            object(R13_3E, Some((spent, half)));
        }
        Transport::Air if spent > half => object(R4_7D, Some((spent, half))),
        Transport::Rail | Transport::Air | Transport::TransportPoint | Transport::Nothing => {}
        _ if spent > 0 => object(R4_7D, Some((spent, 0))),
        _ => {}
    }
    if !unit.kind.is_combat() {
        return Ok(());
    }
    let carried = match by {
        // 18.6a
        Transport::BeachAssault => unit.mode == Mode::Combat,
        // 5.5d, 5.6c: a landing carries units in either of the two modes.
        Transport::LandingCraft => matches!(unit.mode, Mode::Combat | Mode::Move),
        // 5.5a, 5.6a, 5.7e
        Transport::Shipping | Transport::AirDrop => unit.mode == Mode::Move,
        _ => !matches!(unit.mode, Mode::Strat | Mode::Dg),
    };
    if !carried {
        match by {
            Transport::BeachAssault => object(R18_6A, None),
            Transport::LandingCraft => {
                object(R5_5D, None);
                object(R5_6C, None);
            }
            _ => object(rule_of_transport(unit.mode), None),
        }
    }
    match by {
        Transport::Rail if unit.mode != Mode::Move && !(repair && unit.mode == Mode::Combat) => {
            object(R13_3E, None);
        }
        Transport::Air if unit.mode != Mode::Move || leg_ma(unit)?.is_none_or(|ma| ma > 10 * MP) => object(R14_9, None),
        _ => {}
    }
    Ok(())
}

/// Returns the movement that a unit may spend after its transport, in twelfths of a movement point.
fn movement_left(unit: &Checked<'_>, by: Transport, roll: bool, phase: Phase) -> Result<u16, Fault> {
    let all = if unit.kind == Kind::Supply { 0 } else { allowance(unit, phase)? };
    let limit = allowance_after(all, unit.kind, by, roll);
    Ok(limit.saturating_sub(unit.unit.mp_spent))
}

/// A unit that is to spend movement.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Spending {
    /// The unit, with the movement that it spent in this phase and its transport so far.
    #[required]
    pub unit: Unit,
    /// The movement to spend now, in MP.
    #[required]
    #[measure("MP", 12)]
    pub spend: u16,
    /// The phase. Required where the answer depends on it.
    #[when_needed]
    pub phase: Code<Phase>,
    /// The transport that is to carry it later in this phase.
    pub planned: Code<Transport>,
}

/// The movement that is left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct MovementLeft {
    /// Movement left after it, in MP.
    #[measure("MP", 12)]
    pub mp_left: u16,
}

/// Decides whether a unit may spend movement before or after its transport in the phase (OCS 4.7d); without any
/// transport, within its movement allowance (6.1).
///
/// ```
/// use grognard_core::ocs::measures::MP;
/// use grognard_core::ocs::{transport::{movement, Spending}, units::{Face, Mode, Phase, Transport, Unit}};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let face = Face { ma: (6 * MP).into(), ..Default::default() };
/// let phase = Code::new(Phase::Movement);
/// let landed = Code::new(Transport::LandingCraft);
/// let landing = Unit { transported: landed, ..Unit::regiment(1, 4, 3) };
/// let unit = Unit { mode: Code::new(Mode::Move), move_side: face, ..landing };
/// let moves = |unit| movement(&Spending { unit, spend: MP, phase, ..Default::default() }, &mut Trail::none());
/// assert!(!moves(unit)?.value.is_allowed());
/// assert_eq!(moves(Unit { alt_rolled: true.into(), ..unit })?.value.allowed().unwrap().mp_left, 2 * MP);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for fields of
///   the unit, as on a [board](crate::ocs::board). Its movement allowance is needed.
/// * `missing_field` for the amount of supply or Transport Points, and `contradiction` for a load that a counter cannot
///   have.
/// * `missing_field` and `unknown_word` for the phase; `unknown_word` for the planned transport.
/// * `inexact` for MP that are no whole twelfths. Only other languages say MP so; Rust counts twelfths.
pub fn movement(question: &Spending, trail: &mut Trail<'_>) -> Result<Ruling<Verdict<MovementLeft>>, Fault> {
    let q = question;
    let inside = |f: Fault| of_unit(f, &text!("unit"));
    let unit = held(&q.unit).map_err(inside)?;
    let (phase, planned) = (word(q.phase, &"phase")?, word(q.planned, &"planned")?);
    let carried = word(q.unit.transported, &"transported").map_err(inside)?;
    let all = allowance(&unit, phase).map_err(inside)?;
    let repair = unit.kind == Kind::RailRepair;
    // The movement allowance that the transport leaves before and after it, and the rules that say so.
    let after = allowance_after(all, unit.kind, carried, q.unit.alt_rolled.is_set());
    let before = match planned {
        Transport::Nothing => all,
        Transport::Rail | Transport::Air => all / 2,
        _ => 0,
    };
    let mut findings = Findings::by(R4_7D, trail);
    let wanted = u32::from(q.unit.mp_spent).saturating_add(u32::from(q.spend));
    let limit = after.min(before);
    let first = About::Units.at(0);
    if carried == Transport::Nothing && planned == Transport::Nothing {
        findings.cites = Cites::by(R6_1);
        findings.over(R6_1, first, Amount::of(What::Movement, wanted, MP), u32::from(all));
    } else {
        findings.cite_if(R13_3E, planned == Transport::Rail);
        findings.cite_if(R13_3G, carried == Transport::Rail && repair);
        let by_rail = if repair { R13_3G } else { R13_3E };
        for (end, limit, rail) in [(carried, after, by_rail), (planned, before, R13_3E)] {
            if q.spend == 0 || end == Transport::Nothing {
                continue;
            }
            for rule in [Some(R4_7D), (end == Transport::Rail).then_some(rail)].into_iter().flatten() {
                findings.over(rule, first, Amount::of(What::Movement, wanted, MP), u32::from(limit));
            }
        }
    }
    let mp_left = u16::try_from(u32::from(limit).saturating_sub(wanted)).unwrap_or(0);
    Ok(findings.verdict(|| MovementLeft { mp_left }))
}
