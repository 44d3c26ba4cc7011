//! Eating out of a dump. OCS 12.6c, 12.6d.

use crate::fault::{Fault, FaultCode, Name};
use crate::ocs::board::{Board, BoardHeld, KNOWN_SIDES, UNITS, side_is_known};
use crate::ocs::effects::{EffectKind, Effects};
use crate::ocs::measures::RE;
use crate::ocs::rules::*;
use crate::ocs::size::extent;
use crate::ocs::units::{Kind, Mode, Phase, word};
use crate::reflect::{Code, Question, Reflect};
use crate::ruling::{About, Findings, Need, Ruling, Trail, Verdict, What};
use crate::table::{numbered, once};

/// Returns the T that feed units of this size together, in eighths of an RE: one for each 2 RE (12.6c).
pub(crate) const fn fed_by(re: u32) -> u32 {
    re.div_ceil(const { 2 * RE as u32 })
}

/// Units that eat out of one dump.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Meal<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The units that are fed, by their `id`s.
    ///
    /// C and Rust say their places in the board's list.
    #[required]
    #[refers("board.units")]
    pub units: &'a [u16],
    /// The supply on the ground or the Transport Points that pay, by `id`.
    ///
    /// C and Rust say their places in the board's list.
    #[required]
    #[refers("board.units")]
    pub source: u16,
    /// The units of the side that trace, by their `id`s. An empty list for none.
    ///
    /// C and Rust say their places in the board's list.
    #[refers("board.units")]
    pub in_trace: &'a [u16],
    /// The phase.
    #[required]
    pub phase: Code<Phase>,
    /// The player whose turn it is, 1 to 8.
    #[required]
    #[range(KNOWN_SIDES)]
    pub player: u8,
}

/// What units eat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Eaten {
    /// The cost, in T.
    #[measure("T", 1)]
    pub cost: u16,
    /// The units that are fed.
    pub units: u16,
    /// Their size, in RE.
    #[measure("RE", 8)]
    pub re: u32,
}

/// Decides whether units may eat out of a dump in their side's Supply Phase, and what it costs (OCS 12.6c, 12.6e). It
/// costs 1T for each 2 RE that the dump feeds together, rounded up. Only combat units without trace eat, and none in
/// Strat Mode. Whether the dump is in reach of each is decided by `ocs.paths`. The effect pays. A forbidden answer
/// cites every reason.
///
/// ```
/// use grognard_core::ocs::{board::Board, effects::Effects, trace::{Meal, eat}};
/// use grognard_core::ocs::units::{Kind, Phase, Unit};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let units = [Unit::regiment(1, 4, 3), Unit { amount: 8, ..Unit::of(1, Kind::Supply) }];
/// let board = Board { units: &units, ..Default::default() };
/// let question = Meal { board, units: &[0], source: 1, phase: Code::new(Phase::Supply), player: 1, in_trace: &[] };
/// let eaten = eat(&question, &mut Effects::none(), &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!(eaten.cost, 1);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` and `unknown_word` for the phase; `missing_field` and `out_of_range` for the player.
/// * `empty` for a meal without units.
/// * `out_of_range` for a unit or a source that the board does not have.
/// * `contradiction` for a unit that a list names twice or that is not the player's, and for a source that is neither
///   supply nor Transport Points.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for units of
///   the [board](crate::ocs::board) that are read.
/// * `inexact` for a size in RE that is no multiple of 1/4.
pub fn eat(
    question: &Meal<'_>,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Eaten>>, Fault> {
    let q = question;
    let phase = word(q.phase, &"phase")?;
    let mut findings = Findings::by(R12_6C, trail);
    findings.forbid_if(R12_6C, phase != Phase::Supply);
    if q.units.is_empty() {
        return Err(Fault::new(FaultCode::Empty, &"units"));
    }
    let mut eaten = Eaten::default();
    distinct(&q.board, q.units, &"units", q.player)?;
    distinct(&q.board, q.in_trace, &text!("in_trace"), q.player)?;
    for at in q.units {
        let (unit, place) = (q.board.unit(*at, &"units")?, usize::from(*at));
        if !unit.kind.is_combat() || q.in_trace.contains(at) {
            findings.object(R12_6C, About::Units.at(place));
        }
        if unit.mode == Mode::Strat {
            findings.object(R12_6E, About::Units.at(place));
        }
        let size = extent(&unit).map_err(|f| f.in_list(UNITS, place))?;
        eaten.re = eaten.re.saturating_add(u32::from(size.re));
        eaten.units = eaten.units.saturating_add(1);
    }
    let source = q.board.unit(q.source, &"source")?;
    let there = match source.kind {
        Kind::Supply => source.unit.amount,
        kind if kind.is_transport() => source.unit.load,
        _ => {
            return Err(Fault::against(&"source", &"board.units[].kind: only supply counters and transports feed")
                .other_at(usize::from(q.source)));
        }
    };
    if source.unit.side != q.player {
        findings.object(R12_6C, About::Units.at(usize::from(q.source)));
        findings.object(R12_1D, About::Units.at(usize::from(q.source)));
    }
    let cost = fed_by(eaten.re);
    findings.short(R12_6C, About::Units.at(usize::from(q.source)), Need::of(cost, u32::from(there), 1));
    eaten.cost = u16::try_from(cost).unwrap_or(u16::MAX);
    if findings.allows() {
        findings.note(R12_6C, What::Cost, About::Whole, i32::try_from(cost).unwrap_or(i32::MAX));
        effects.amount(usize::from(q.source), EffectKind::PaySupply, eaten.cost, R12_6C);
    }
    Ok(findings.verdict(|| eaten))
}

/// Faults where a list names a unit twice or one of another side, or the player is not said.
pub(super) fn distinct(board: &Board<'_>, list: &[u16], name: Name, player: u8) -> Result<(), Fault> {
    side_is_known(player, &"player")?;
    for (i, at) in numbered(list) {
        let unit = board.named(*at, name, i)?;
        once(list, i, name)?;
        if unit.unit.side != player {
            let fault = Fault::item_against(name, i, &"board.units[].side: the units are the player's");
            return Err(fault.other_at(usize::from(*at)));
        }
    }
    Ok(())
}
