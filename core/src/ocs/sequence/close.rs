//! What must hold when a segment ends. OCS 5.7g, 5.8b, 16.0f.

use super::Segment;
use crate::fault::Fault;
use crate::ocs::board::{Board, BoardHeld};
use crate::ocs::rules::*;
use crate::ocs::units::{Kind, Mode, word};
use crate::reflect::{Code, Question};
use crate::rule::Rule;
use crate::ruling::{About, Findings, Ruling, Trail, Verdict};
use crate::table::numbered;

/// A position at the end of a segment.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct ClosingSegment<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The segment.
    #[required]
    pub segment: Code<Segment>,
    /// The units that can trace supply where they stand, by their `id`s; in a game with the option `strat_draw` those
    /// that draw it. An empty list for none.
    ///
    /// C and Rust say their places in the board's list.
    #[refers("board.units")]
    pub in_trace: &'a [u16],
}

/// Decides whether a Movement Segment may end with the units where they are (OCS 5.7g, 5.8b, 16.0f). No unit in Reserve
/// Mode is in a hex with a hedgehog, and each unit in Strat Mode can trace supply from its hex. Other segments may end
/// in any position. Stacking is decided by `ocs.stacking.overstacked`. A forbidden answer cites every reason, and its
/// trail names the units.
///
/// ```
/// use grognard_core::ocs::{board::Board, sequence::{ClosingSegment, Segment, close}};
/// use grognard_core::ocs::units::{Kind, Mode, Orientation, Unit};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let oriented = Code::new(Orientation::Combat);
/// let reserve = Unit { mode: Code::new(Mode::Reserve), oriented, ..Unit::regiment(1, 4, 3) };
/// let units = [reserve, Unit { amount: 1, ..Unit::of(1, Kind::Hedgehog) }];
/// let board = Board { units: &units, ..Default::default() };
/// let closing = ClosingSegment { board, segment: Code::new(Segment::Movement), in_trace: &[] };
/// assert!(!close(&closing, &mut Trail::none())?.value.is_allowed());
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` and `unknown_word` for the segment.
/// * `out_of_range` for a unit in `in_trace` that the board does not have.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for units of
///   the [board](crate::ocs::board) in `in_trace`, and for the others at the end of a Movement Segment.
pub fn close(question: &ClosingSegment<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Verdict>, Fault> {
    let q = question;
    let segment = word(q.segment, &"segment")?;
    for (i, at) in numbered(q.in_trace) {
        q.board.named(*at, &text!("in_trace"), i)?;
    }
    let traces = |at: usize| q.in_trace.iter().any(|traces| usize::from(*traces) == at);
    closed(&q.board, segment, &|at| Some(if traces(at) { Ok(()) } else { Err(R5_8B) }), trail)
}

/// Decides whether a segment may end with the units where they are. Each of them may be there in Strat Mode, or not by
/// a rule, or is not asked.
pub(in crate::ocs) fn closed(
    board: &Board<'_>,
    segment: Segment,
    strat: &dyn Fn(usize) -> Option<Result<(), Rule>>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict>, Fault> {
    let moving = segment.is_of_movement();
    let mut findings = Findings::by(R2_2, trail);
    for (at, unit) in numbered(board.units).filter(|_| moving) {
        let checked = board.checked(at)?;
        match checked.mode {
            // 5.7b: once released it is in the mode of its orientation.
            Mode::Reserve if checked.in_reserve() => {
                findings.cite(R5_7G);
                let entrenched = board.stack(unit.hex).any(|(_, other)| other.kind.get() == Some(Kind::Hedgehog));
                if entrenched {
                    findings.object(R5_7G, About::Units.at(at));
                    findings.object(R16_0F, About::Units.at(at));
                }
            }
            Mode::Strat => {
                let there = strat(at);
                findings.cite_if(R5_8B, there.is_some());
                if let Some(Err(rule)) = there {
                    findings.object(rule, About::Units.at(at));
                }
            }
            _ => {}
        }
    }
    Ok(findings.verdict(|| ()))
}
