//! The functions of `axis_allies.victory`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::axis_allies::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::axis_allies::powers::Side;
use grognard_core::axis_allies::victory::Victory;
use grognard_core::fault::Fault;
use grognard_core::reflect::Code;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_axis_allies_victory_assess`. A position in which victory is judged.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct VictoryAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// The American turn has just ended, so that M84 applies.
    pub us_turn_ended: Flag,
    /// The side that surrenders, if any.
    pub surrenders: Code<Side>,
    /// Must be 0.
    pub reserved: [u8; 6],
}
const _: () = assert!(size_of::<VictoryAssessQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 16 });

/// The answer of `grog_axis_allies_victory_assess`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct VictoryAssessAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The state of victory.
    pub value: Victory,
}
const _: () = assert!(offset_of!(VictoryAssessAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(VictoryAssessAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for VictoryAssessQuestion {
    type Answer = VictoryAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<VictoryAssessQuestion>(),
        answer: memory::Extent::of::<VictoryAssessAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(VictoryAssessQuestion, reserved)),
        value_at: memory::small(offset_of!(VictoryAssessAnswer, value)),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(VictoryAssessQuestion, board)),
                as_given: false,
            }],
            scratch_at: 0,
            way: ask::Way::VIEWS,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::axis_allies::victory::Standing {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            us_turn_ended: asked.us_turn_ended,
            surrenders: asked.surrenders,
        };
        let said = grognard_core::axis_allies::victory::assess(&question, &mut run.trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(())
    }
}

/// Whether a side has won, on the board at that moment (AA 5.1).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_victory_assess(
    question: *const VictoryAssessQuestion,
    answer: *mut VictoryAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
