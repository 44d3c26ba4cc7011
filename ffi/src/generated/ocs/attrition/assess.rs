//! The function of `ocs.attrition.assess`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::ocs::attrition::AttritionAssessment;
use grognard_core::ocs::board::BoardHex;
use grognard_core::ocs::board::ChartRow;
use grognard_core::ocs::units::Phase;
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::Code;
use grognard_core::ruling::Cites;
use grognard_core::ruling::Trail;
use grognard_core::scratch::Scratch;
use grognard_core::text;

/// The question of `grog_ocs_attrition_assess`. The units of a hex that are Out of Supply.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AttritionAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// The hex.
    pub hex: Hex,
    /// The side whose units check.
    pub side: u8,
    /// The phase.
    pub phase: Code<Phase>,
    /// The player whose turn it is, from 1.
    pub player: u8,
    /// Must be 0.
    pub reserved: [u8; 1],
}
const _: () = assert!(size_of::<AttritionAssessQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 16 });

/// The answer of `grog_ocs_attrition_assess`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AttritionAssessAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The column and the modifier of an attrition roll. Zero if the answer is forbidden.
    pub value: AttritionAssessment,
}
const _: () = assert!(offset_of!(AttritionAssessAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(AttritionAssessAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for AttritionAssessQuestion {
    type Answer = AttritionAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<AttritionAssessQuestion>(),
        answer: memory::Extent::of::<AttritionAssessAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(AttritionAssessQuestion, reserved)),
        value_at: memory::small(offset_of!(AttritionAssessAnswer, value)),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                at: memory::small(offset_of!(AttritionAssessQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        name: &text!("chart"),
                        at: ask::pair(offset_of!(Board, chart), offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        name: &text!("hexes"),
                        at: ask::pair(offset_of!(Board, hexes), offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        name: &text!("units"),
                        at: ask::pair(offset_of!(Board, units), offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(offset_of!(Board, reserved)),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: 0,
            look_at_scratch: None,
            asked: ask::twice,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        _room: ask::Room,
        _scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::attrition::Attrition {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            hex: asked.hex,
            side: asked.side,
            phase: asked.phase,
            player: asked.player,
        };
        // SAFETY: it leads to a structure that has been looked at.
        if unsafe { (*asked.board).in_order } == 0 {
            question.board.check_order()?;
        }
        let said = grognard_core::ocs::attrition::assess(&question, trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, &ruling.value);
        Ok(0)
    }
}

/// The attrition of the units of a hex that are Out of Supply (OCS 12.8).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_attrition_assess(
    question: *const AttritionAssessQuestion,
    answer: *mut AttritionAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
