//! Conversion of railroads by Rail Repair units. OCS 13.3d, 13.3f, 13.3g.

use super::RailUse;
use super::ground::{Facts, Ground};
use crate::fault::{Fault, FaultCode, Name};
use crate::hex::Hex;
use crate::ocs::board::{Board, BoardHeld, GAUGES, side_is_known};
use crate::ocs::effects::{Effect, EffectKind, Effects};
use crate::ocs::engineers::in_combat_mode;
use crate::ocs::measures::MP;
use crate::ocs::modes::allowance;
use crate::ocs::rules::*;
use crate::ocs::units::{Checked, Kind, Phase, Transport, Unit, of_unit, word};
use crate::reflect::{Code, Flag, Question, Ranged, Reflect, Spare};
use crate::rule::Rule;
use crate::ruling::{About, Amount, Cites, Findings, Item, Ruling, Trail, Verdict, What};
use crate::table::numbered;

/// A hex that a Rail Repair unit enters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct RailStep {
    /// The hex.
    #[required]
    pub hex: Hex,
    /// The unit enters without converting the railroad in the hex.
    pub leave: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 3],
}

const _: () = assert!(size_of::<RailStep>() == 8, "frozen for this major of the C ABI");

/// A unit that converts railroads as it moves.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct RailConversion<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The unit before it moves, with its use earlier in the phase.
    #[required]
    pub unit: Unit,
    /// The hexes that it enters, in order.
    #[required]
    pub path: &'a [RailStep],
    /// The phase. Required where the answer depends on it.
    #[when_needed]
    pub phase: Code<Phase>,
    /// The cost of the movement, in MP.
    #[required]
    #[measure("MP", 12)]
    #[range(1, u16::MAX)]
    pub mp: u16,
}

/// A conversion that is allowed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct RailConverted {
    /// Movement allowance left after it, in MP.
    #[measure("MP", 12)]
    pub ma_left: u16,
    /// The number of hexes converted.
    pub hexes: u8,
    /// The number of hexes that the unit may still convert in this phase.
    pub left: u8,
}

/// Decides whether a unit may convert the railroads that it enters (OCS 13.3f, 13.3g). The board shows the position
/// before the movement. A Rail Repair unit converts a hex of another gauge by moving into it, at no cost in supply or
/// movement. It converts up to 4 hexes in the Movement Phase, or as many as its movement allowance if that is less. It
/// must be in Combat Mode, or disorganized and oriented to it, and not in an enemy zone of control, negated or not. It
/// must not have moved in this phase over track converted in it. After movement by rail it may move its full allowance,
/// less what it spent before. The effects convert each hex; their unit is 0. No other unit moves a railhead (13.3d).
///
/// ```
/// use grognard_core::ocs::measures::MP;
/// use grognard_core::ocs::board::{Board, BoardHex};
/// use grognard_core::ocs::rail::{convert, RailConversion, RailStep};
/// use grognard_core::ocs::{effects::{Effect, EffectKind, Effects}, units::{Face, Kind, Phase, Unit}};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::Trail};
/// let line = |q, gauge| BoardHex { hex: Hex::new(q, 0), rail: 0b010010, gauge, ..Default::default() };
/// let hexes = [line(0, 1), line(1, 2), line(2, 2)];
/// let board = Board { hexes: &hexes, gauges: [1, 2, 0, 0, 0, 0, 0, 0], ..Default::default() };
/// let combat_side = Face { ma: (5 * MP).into(), ..Default::default() };
/// let unit = Unit { combat_side, ..Unit::of(1, Kind::RailRepair) };
/// let path = [1, 2].map(|q| RailStep { hex: Hex::new(q, 0), ..Default::default() });
/// let mut room = [Effect::default(); 4];
/// let mut effects = Effects::new(&mut room);
/// let phase = Code::new(Phase::Movement);
/// let question = RailConversion { board, unit, path: &path, mp: 24, phase, ..Default::default() };
/// let done = convert(&question, &mut effects, &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!((done.hexes, done.left), (2, 2));
/// assert_eq!(effects.items()[1].hex, Hex::new(2, 0));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` and `unknown_word` for the phase; `missing_field` for a cost of 0 MP, and for the gauge of the
///   side's trains.
/// * `empty` for an empty path.
/// * `out_of_range` for a hex of the path that the board does not have, and for a side of the unit above 8.
/// * `contradiction` for a path whose hexes are not each adjacent to the one before.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for fields of
///   the unit, as on a [board](crate::ocs::board). Its side and movement allowance are needed.
/// * `missing_field` for the gauges of the board or for that of a railroad, if only one of them is given.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for units,
///   hexes and chart rows of the [board](crate::ocs::board) on the path; `reserved` also for a hex of the path.
pub fn convert(
    question: &RailConversion<'_>,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<RailConverted>>, Fault> {
    let q = question;
    let inside = |f: Fault| of_unit(f, &text!("unit"));
    let unit = q.unit.checked().map_err(inside)?;
    side_is_known(q.unit.side, &text!("side")).map_err(inside)?;
    let phase = word(q.phase, &"phase")?;
    let ground = Ground::new(&q.board, q.unit.side)?;
    if ground.gauge == 0 {
        return Err(Fault::new(FaultCode::MissingField, GAUGES));
    }
    q.in_range()?;
    if q.path.is_empty() {
        return Err(Fault::new(FaultCode::Empty, &text!("path")));
    }
    let mut findings = Findings::of(Cites::of(&[R13_3F, R13_3G]), trail);
    let mode = may_convert(&unit, phase, &mut findings);
    // No leapfrogging.
    let rode = word(q.unit.transported, &"transported").map_err(inside)? == Transport::Rail;
    if q.unit.fresh_track.is_set() {
        findings.forbid(R13_3G);
    }
    let ma = allowance(&unit, phase).map_err(inside)?;
    let ma_left = ma.checked_sub(q.unit.mp_spent).and_then(|left| left.checked_sub(q.mp));
    let spends = Amount::of(What::Movement, u32::from(q.unit.mp_spent).saturating_add(u32::from(q.mp)), MP);
    findings.over(if rode { R13_3G } else { R6_1 }, About::Units.at(0), spends, u32::from(ma));
    let hexes = converted(q, &ground, &mut findings)?;
    // Up to 4 hexes, or as many as its movement allowance now; a fraction of a movement point is no hex.
    let most = u8::try_from(ma / MP).unwrap_or(u8::MAX).min(4);
    let left = most.checked_sub(q.unit.converted).and_then(|left| left.checked_sub(hexes));
    findings.note(R13_3G, What::Distance, About::Path, i32::from(hexes));
    if hexes > 0 {
        let all = Amount::of(What::Distance, u32::from(q.unit.converted).saturating_add(u32::from(hexes)), 1);
        findings.over(R13_3G, Item::all(About::Path), all, u32::from(most));
    }
    if !findings.allows() {
        return Ok(findings.verdict(RailConverted::default));
    }
    if let Some(rule) = mode {
        findings.cite(rule);
    }
    for pace in q.path {
        let facts = ground.facts(q.board.hex(pace.hex, &text!("path"))?)?;
        if is_converted(pace, facts) {
            let effect = Effect::of(0, EffectKind::ConvertTrack, u16::from(ground.gauge), R13_3F);
            effects.push(Effect { hex: pace.hex, ..effect });
        }
    }
    let value = RailConverted { ma_left: ma_left.unwrap_or(0), hexes, left: left.unwrap_or(0) };
    Ok(findings.verdict(|| value))
}

/// Adds the reasons why a unit converts nothing now: it is no Rail Repair unit, not in Combat Mode, or in another phase
/// (13.3d, 13.3g, 5.5b). Returns the rule by which its orientation counts as Combat Mode, if it does.
fn may_convert(unit: &Checked<'_>, phase: Phase, findings: &mut Findings<'_, '_>) -> Option<Rule> {
    if unit.kind != Kind::RailRepair {
        findings.forbid(R13_3D);
        findings.forbid(R13_3G);
    }
    if phase != Phase::Movement {
        findings.forbid(R13_3G);
    }
    in_combat_mode(unit).unwrap_or_else(|rule| {
        findings.forbid(R13_3G);
        findings.forbid(R5_5B);
        findings.forbid(rule);
        None
    })
}

/// Returns the number of hexes on the path that are converted. Adds the reasons why it may not go there (4.8c, 13.3f).
fn converted(q: &RailConversion<'_>, ground: &Ground<'_>, findings: &mut Findings<'_, '_>) -> Result<u8, Fault> {
    let mut from = q.unit.hex;
    let mut hexes = 0u8;
    for (i, pace) in numbered(q.path) {
        let at = |f: Fault| f.in_list(&text!("path"), i);
        pace.spared().map_err(at)?;
        if !from.touches(pace.hex) {
            let why: Name = if i == 0 {
                &"unit.hex: a path goes to adjacent hexes"
            } else {
                &"[].hex: a path goes to adjacent hexes"
            };
            return Err(at(Fault::against(&"hex", why).other_at(i.saturating_sub(1))));
        }
        from = pace.hex;
        let hex = q.board.hex(pace.hex, &"hex").map_err(at)?;
        let facts = ground.facts(hex)?;
        if facts.has(Facts::ENEMY) {
            findings.object(R4_8C, About::Path.at(i));
        }
        if !is_converted(pace, facts) {
            continue;
        }
        hexes = hexes.saturating_add(1);
        if facts.zone_bars(RailUse::Cargo) {
            findings.object(R13_3F, About::Path.at(i));
            findings.object(R4_5A_E, About::Path.at(i));
        }
    }
    Ok(hexes)
}

/// Returns whether a hex of the path is converted: a railroad of another gauge that is not left as it is.
fn is_converted(pace: &RailStep, facts: Facts) -> bool {
    facts.has(Facts::RAILROAD) && facts.has(Facts::WRONG_GAUGE) && !pace.leave.is_set()
}
