//! Movement, modes and shipping of Transport Points. OCS 13.2a, 13.2b, 13.2d, 13.2e, 13.2i.

use super::{WhenCaptured, held, may_act, within_size};
use crate::fault::{Fault, FaultCode};
use crate::ocs::measures::{CAPACITY, MP, TP};
use crate::ocs::modes::{allowance, left};
use crate::ocs::rules::*;
use crate::ocs::units::{Kind, Mode, Phase, Transport, Unit, of_unit, word};
use crate::reflect::{Code, Flag, Question, Reflect};
use crate::ruling::{About, Figure, Findings, Ruling, Trail, Verdict, What};

/// Transport Points that are to move, or to move on.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct TruckMove {
    /// The Transport Points, with the movement that they spent in this phase.
    #[required]
    pub truck: Unit,
    /// The phase. Required where the answer depends on it.
    #[when_needed]
    pub phase: Code<Phase>,
    /// When they were captured; by default they were not.
    pub captured: Code<WhenCaptured>,
    /// They have begun to move in this phase, even if they have spent nothing yet.
    pub begun: Flag,
    /// Another unit has moved since they began to move.
    pub others_moved: Flag,
    /// They were dropped off by a stack, or are the part left behind by points that were divided off and moved on.
    pub dropped: Flag,
}

/// The movement that is left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct TruckAllowance {
    /// Movement allowance in the current mode and phase, in MP.
    #[measure("MP", 12)]
    pub allowance: u16,
    /// Movement left, in MP.
    #[measure("MP", 12)]
    pub mp_left: u16,
}

/// Decides whether Transport Points may move, or move on after a pause (OCS 13.2a, 13.2b, 13.2d, 13.2i, 6.1f). They
/// need no fuel, whatever their markers.
///
/// ```
/// use grognard_core::ocs::measures::{MP, TP};
/// use grognard_core::ocs::{trucks::{advance, TruckMove}, units::{Face, Kind, Phase, Unit}};
/// use grognard_core::{reflect::{Code, Flag}, ruling::Trail};
/// let move_side = Face { ma: (45 * MP).into(), ..Default::default() };
/// let truck = Unit { amount: 1 * TP, mp_spent: 10 * MP, move_side, ..Unit::of(1, Kind::Truck) };
/// let asked = TruckMove { truck, phase: Code::new(Phase::Movement), ..Default::default() };
/// let paces = advance(&asked, &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!(paces.mp_left, 35 * 12);
/// let late = TruckMove { others_moved: Flag::YES, ..asked };
/// assert!(!advance(&late, &mut Trail::none())?.value.is_allowed());
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for fields of
///   the truck, as on a [board](crate::ocs::board). Its movement allowance is needed.
/// * `missing_field` for the amount of supply or Transport Points, and `contradiction` for a load that a counter cannot
///   have.
/// * `missing_field` and `unknown_word` for the phase; `unknown_word` for `captured`.
pub fn advance(question: &TruckMove, trail: &mut Trail<'_>) -> Result<Ruling<Verdict<TruckAllowance>>, Fault> {
    let q = question;
    let truck = held(&q.truck).map_err(|f| of_unit(f, &"truck"))?;
    let phase = word(q.phase, &"phase")?;
    let captured = word(q.captured, &text!("captured"))?;
    let mut findings = Findings::by(R13_2B, trail);
    // 13.2 does not concern units other than Transport Points.
    findings.forbid_if(R13_2D, !truck.kind.is_transport());
    may_act(&truck, phase, captured, &mut findings);
    within_size(&truck, &mut findings, About::Units.at(0));
    let begun = q.begun.is_set() || truck.unit.mp_spent > 0;
    findings.forbid_if(R13_2A, begun && q.others_moved.is_set());
    findings.forbid_if(R6_1F, q.dropped.is_set());
    let within = |f: Fault| of_unit(f, &"truck");
    let (allowance, mp_left) = (allowance(&truck, phase).map_err(within)?, left(&truck, phase).map_err(within)?.now);
    findings.forbid_if(R6_1, mp_left == 0);
    findings.cite_if(R13_2A, begun);
    findings.cite_if(R13_2I, captured == WhenCaptured::Movement);
    findings.cite_if(R5_7, truck.mode == Mode::Reserve);
    findings.figure(R13_2B, What::Movement, About::Units.at(0), Figure::over(i32::from(mp_left), MP));
    Ok(findings.verdict(|| TruckAllowance { allowance, mp_left }))
}

/// Transport Points and a mode.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct TruckMode {
    /// The Transport Points in their present mode.
    #[required]
    pub truck: Unit,
    /// The mode to take.
    #[required]
    pub mode: Code<Mode>,
    /// The phase. Required where the answer depends on it.
    #[when_needed]
    pub phase: Code<Phase>,
    /// Their hex is in an enemy zone of control, negated or not.
    pub enemy_zoc: Flag,
}

/// Decides whether Transport Points may take a mode (OCS 13.2d, 13.2g.D, 5.7, 4.5a.I). They are always in Move Mode,
/// except that Organic Trucks may enter Reserve.
///
/// ```
/// use grognard_core::ocs::measures::TP;
/// use grognard_core::ocs::{trucks::{mode, TruckMode}, units::{Kind, Mode, Phase, Unit}};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let truck = Unit { amount: 1 * TP, formation: 2, ..Unit::of(1, Kind::OrganicTruck) };
/// let phase = Code::new(Phase::Movement);
/// let into = |truck, to| {
///     let question = TruckMode { truck, mode: Code::new(to), phase, ..Default::default() };
///     mode(&question, &mut Trail::none())
/// };
/// assert!(into(truck, Mode::Reserve)?.value.is_allowed());
/// assert!(!into(Unit { kind: Code::new(Kind::Truck), ..truck }, Mode::Reserve)?.value.is_allowed());
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for fields of
///   the truck, as on a [board](crate::ocs::board).
/// * `missing_field` for the amount of supply or Transport Points, and `contradiction` for a load that a counter cannot
///   have.
/// * `missing_field` and `unknown_word` for the mode and the phase.
pub fn mode(question: &TruckMode, trail: &mut Trail<'_>) -> Result<Ruling<Verdict>, Fault> {
    let q = question;
    let truck = held(&q.truck).map_err(|f| of_unit(f, &"truck"))?;
    let mode = word(q.mode, &text!("mode"))?;
    let phase = word(q.phase, &"phase")?;
    let mut findings = Findings::by(R13_2D, trail);
    let organic = truck.kind == Kind::OrganicTruck;
    let able = mode == Mode::Move || (mode == Mode::Reserve && organic);
    findings.forbid_if(R13_2D, !able || !truck.kind.is_transport());
    if mode == Mode::Reserve && organic && truck.mode != Mode::Reserve {
        findings.cite(R13_2G_D);
        // Modes are taken in the player's own Movement Phase at the beginning of movement; Reserve not in an enemy
        // zone.
        let late = phase != Phase::Movement || truck.unit.mp_spent > 0;
        findings.forbid_if(R5_7, late);
        findings.forbid_if(R4_5A_I, q.enemy_zoc.is_set());
    }
    Ok(findings.verdict(|| ()))
}

/// Transport Points that are to be shipped.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Ship {
    /// The Transport Points with their load.
    #[required]
    pub truck: Unit,
    /// The kind of transport.
    #[required]
    pub by: Code<Transport>,
}

/// The capacity that shipping takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Freight {
    /// Points of capacity, before modifications by the route.
    #[measure("capacity", 16)]
    pub points: u32,
    /// The load included in that, in T.
    #[measure("T", 1)]
    pub load: u16,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 2],
}

/// Decides whether Transport Points may be shipped, and returns the capacity it takes: their size, loaded or not (OCS
/// 13.2e, 4.7c). Only Mules are carried by air.
///
/// ```
/// use grognard_core::ocs::measures::{CAPACITY, TP};
/// use grognard_core::ocs::{trucks::{ship, Ship}, units::{Kind, Transport, Unit}};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let truck = Unit { amount: 3 * TP, load: 12, ..Unit::of(1, Kind::Truck) };
/// let asked = |by| ship(&Ship { truck, by: Code::new(by) }, &mut Trail::none());
/// assert_eq!(asked(Transport::Rail)?.value.allowed().unwrap().points, 3 * u32::from(CAPACITY));
/// assert!(!asked(Transport::Air)?.value.is_allowed());
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for fields of
///   the truck, as on a [board](crate::ocs::board).
/// * `missing_field` for the amount of supply or Transport Points, and `contradiction` for a load that a counter cannot
///   have.
/// * `missing_field` and `unknown_word` for the kind of transport; it is not `nothing`.
pub fn ship(question: &Ship, trail: &mut Trail<'_>) -> Result<Ruling<Verdict<Freight>>, Fault> {
    let q = question;
    let truck = held(&q.truck).map_err(|f| of_unit(f, &"truck"))?;
    let by = match word(q.by, &"by")? {
        Transport::Nothing => return Err(Fault::new(FaultCode::MissingField, &"by")),
        by => by,
    };
    let mut findings = Findings::by(R4_7C, trail);
    findings.forbid_if(R13_2E, !truck.kind.is_transport());
    findings.forbid_if(R12_7, truck.kind.is_extender());
    // Only units in Move Mode are transported.
    findings.forbid_if(R5_7, truck.mode == Mode::Reserve);
    // Transport Points carry supply only.
    findings.forbid_if(R4_7, by == Transport::TransportPoint);
    within_size(&truck, &mut findings, About::Units.at(0));
    // By air Mules alone, and these are landed at an air base, not dropped.
    let flies = by == Transport::AirDrop || (by == Transport::Air && truck.kind != Kind::Mule);
    if flies && truck.kind.is_transport() {
        findings.forbid(R13_2E);
        findings.forbid(R4_7C);
    }
    // 4.7c names the landing craft; 13.2e rail, sea, and the air for Mules.
    findings.cite_if(R13_2E, !matches!(by, Transport::LandingCraft | Transport::BeachAssault));
    findings.figure(R4_7C, What::Size, About::Units.at(0), Figure::over(i32::from(truck.unit.amount), TP));
    let points = u32::from(truck.unit.amount).saturating_mul(u32::from(CAPACITY / TP));
    Ok(findings.verdict(|| Freight { points, load: truck.unit.load, reserved: [0; 2] }))
}
