//! Aircraft that a base refits. OCS 2.3, 12.9c, 15.1.

use crate::fault::{Fault, FaultCode};
use crate::ocs::board::{Board, BoardHeld, UNITS};
use crate::ocs::effects::{EffectKind, Effects};
use crate::ocs::replacements::room_for_aircraft;
use crate::ocs::rules::*;
use crate::ocs::sequence::TurnAction;
use crate::ocs::turn::TurnState;
use crate::ocs::turn::supply::draws::{Payers, own, throwers};
use crate::ocs::units::{Checked, Kind, Progress, word};
use crate::ocs::zoc::{Act, Action, assess};
use crate::reflect::{Code, Question, Reflect};
use crate::ruling::{About, Amount, Findings, Ruling, Sink, Trail, Verdict, What};
use crate::scratch::Scratch;
use crate::table::count;

/// What a refit costs, in T.
const COST: u32 = 1;

/// Aircraft that a base is to refit now.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct RefitOrder<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// Where the game stands.
    #[required]
    pub turn: TurnState,
    /// The air base or air strip, by its `id`.
    ///
    /// C and Rust say its place in the board's list.
    #[required]
    #[refers("board.units")]
    pub air_base: u16,
    /// The Inactive aircraft in its hex that become Active, by their `id`s.
    ///
    /// C and Rust say their places in the board's list.
    #[required]
    #[refers("board.units")]
    pub planes: &'a [u16],
    /// The dumps and loaded Transport Points that pay, one after the other.
    #[required]
    #[refers("board.units")]
    pub sources: &'a [u16],
    /// The headquarters that may throw the supply. An empty list for direct draw.
    #[refers("board.units")]
    pub hqs: &'a [u16],
}

/// What a base refitted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Refitted {
    /// The cost, in T.
    #[measure("T", 1)]
    pub cost: u16,
    /// The aircraft that become Active.
    pub planes: u16,
}

/// Decides whether an air base may refit aircraft now, and what it costs (OCS 2.3, 12.9c, 15.1). It may in the Aircraft
/// Refit Phase of its side, once a base, for 1T out of dumps that it draws from or that headquarters throw from. It
/// refits up to two Inactive aircraft a level, or one at an air strip, and a reduced one counts as one. Not in an enemy
/// zone of control that no unit negates (4.5a.H), and no more than may be Active there (14.2a). The effects pay, and
/// note that the base has refitted.
///
/// ```
/// use grognard_core::ocs::board::{Board, BoardHex, ChartRow, Cost};
/// use grognard_core::ocs::{effects::Effects, sequence::Segment, turn::{RefitOrder, TurnState, refit}};
/// use grognard_core::ocs::units::{Kind, Unit};
/// use grognard_core::reflect::{Code, Flag};
/// use grognard_core::{ruling::Trail, scratch::Scratch};
/// let hexes = [BoardHex { terrain: 1, ..Default::default() }];
/// let chart = [ChartRow { cost: Cost::points(12, 12, 12), ..Default::default() }];
/// let plane = Unit { inactive: Flag::YES, ..Unit::of(1, Kind::Aircraft) };
/// let dump = Unit { amount: 4, ..Unit::of(1, Kind::Supply) };
/// let units = [plane, plane, plane, dump, Unit { amount: 1, ..Unit::of(1, Kind::AirBase) }];
/// let board = Board { chart: &chart, hexes: &hexes, units: &units, ..Default::default() };
/// let segment = Code::new(Segment::Refit);
/// let turn = TurnState { number: 1, segment, first: 1, second: 2, player: 1, ..Default::default() };
/// let mut words = [0; 8];
/// let mut refitted = |planes: &[u16]| {
///     let order = RefitOrder { board, turn, air_base: 4, planes, sources: &[3], ..Default::default() };
///     refit(&order, &mut Effects::none(), &mut Scratch::new(&mut words), &mut Trail::none())
/// };
/// assert_eq!(refitted(&[0, 1])?.value.allowed().map(|done| (done.cost, done.planes)), Some((1, 2)));
/// assert!(!refitted(&[0, 1, 2])?.value.is_allowed()); // two a level
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `empty` for an order without aircraft.
/// * `out_of_range` for a unit that the board does not have, and for an air base above level 3.
/// * `contradiction` for a unit that a list names twice or that is not of the side, and for two air bases in the hex.
/// * `contradiction` for a source that holds no supply, and for one of `hqs` that is no headquarters.
/// * Those of `ocs.zoc.assess` for the hex, and of `ocs.paths.relay` for what pays.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for the
///   [state](crate::ocs::turn) of the turn, and for units, hexes and chart rows of the [board](crate::ocs::board) that
///   are read.
/// * `buffer_too_small` at `scratch` for scratch memory that is too small.
pub fn refit(
    question: &RefitOrder<'_>,
    effects: &mut Effects<'_>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Refitted>>, Fault> {
    let q = question;
    let base = q.board.unit(q.air_base, &"air_base")?;
    let side = base.unit.side;
    own(&q.board, side, q.planes, &"planes")?;
    throwers(&q.board, side, q.hqs)?;
    if q.planes.is_empty() {
        return Err(Fault::new(FaultCode::Empty, &"planes"));
    }
    let time = q.turn.may(TurnAction::Refit, side, trail)?;
    if !time.value.is_allowed() {
        return Ok(Ruling::new(Verdict::Forbidden, time.cites));
    }
    let mut findings = Findings::of(time.cites, trail);
    findings.cite(R15_1);
    findings.cite(R12_9C);
    // 17.0d: whatever the weather.
    findings.cite_if(R17_0D, q.turn.weather > 0);
    able(q, &base, &mut findings)?;
    let payers = Payers { board: &q.board, side, sources: q.sources, hqs: q.hqs, promises: None };
    payers.short(COST, R12_9C, &mut findings)?;
    payers.reach(q.air_base, q.hqs, scratch, &mut findings)?;
    let planes = count(q.planes.iter());
    if findings.allows() {
        payers.pay(COST, R15_1, effects)?;
        for at in q.planes {
            effects.change(usize::from(*at), EffectKind::Activate, 0, R15_1);
        }
        effects.change(usize::from(q.air_base), EffectKind::SetProgress, Code::new(Progress::Refitted).0, R15_1);
    }
    let refitted =
        Refitted { cost: u16::try_from(COST).unwrap_or(0), planes: u16::try_from(planes).unwrap_or(u16::MAX) };
    Ok(findings.verdict(|| refitted))
}

/// Adds the reasons why a base may not refit these aircraft, apart from the supply.
// Its frame stands apart, so that a call stays within 4 KiB of stack.
#[inline(never)]
fn able(q: &RefitOrder<'_>, base: &Checked<'_>, findings: &mut Findings<'_, '_>) -> Result<(), Fault> {
    let (at, unit) = (usize::from(q.air_base), base.unit);
    let progress = word(unit.progress, &text!("progress")).map_err(|f| f.in_list(UNITS, at))?;
    // 15.1: once a base.
    if base.kind != Kind::AirBase || progress == Progress::Refitted {
        findings.object(R15_1, About::Units.at(at));
    }
    for plane in q.planes.iter().map(|plane| usize::from(*plane)) {
        let aircraft = q.board.checked(plane)?;
        let waits = aircraft.kind == Kind::Aircraft && aircraft.unit.inactive.is_set();
        if !waits || aircraft.unit.hex != unit.hex {
            findings.object(R15_1, About::Units.at(plane));
        }
    }
    let planes = u32::try_from(count(q.planes.iter())).unwrap_or(u32::MAX);
    let most = u32::from(unit.amount).saturating_mul(2).max(1);
    findings.over(R15_1, About::Units.at(at), Amount::of(What::Count, planes, 1), most);
    if let Some(room) = room_for_aircraft(&q.board, unit.hex, unit.side)? {
        findings.over(R14_2A, About::Units.at(at), Amount::of(What::Count, planes, 1), room.into());
    }
    let (hex, action, side) = (unit.hex, Code::new(Action::Refit), unit.side);
    let asked = Act { board: q.board, hex, side, action, ..Act::default() };
    let zone = assess(&asked, &mut Sink::none(), findings.trail)?;
    findings.take(&zone);
    findings.cites.merge(&zone.cites);
    Ok(())
}
