//! The function of `acw.attacks.count`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::acw::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::acw::attacks::PlanCount;
use grognard_core::acw::options::GameRules;
use grognard_core::fault::Fault;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_acw_attacks_count`. A board whose plans are counted.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AttacksCountQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The board.
    pub board: *const Board,
    /// The game's options.
    pub rules: GameRules,
    /// The number of steps that the count may take, at least 1. A step is one choice for an enemy hex, or one set of
    /// combats.
    pub budget: u32,
    /// Must be 0.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<AttacksCountQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 32 });

/// The answer of `grog_acw_attacks_count`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AttacksCountAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// Scratch memory.
    pub scratch: *mut u64,
    /// Length of `scratch` in words of 64 bits.
    pub scratch_capacity: usize,
    /// The length of `scratch` that is needed, in words of 64 bits.
    pub scratch_needed: usize,
    /// The number of plans.
    pub value: PlanCount,
}
const _: () = assert!(offset_of!(AttacksCountAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(AttacksCountAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for AttacksCountQuestion {
    type Answer = AttacksCountAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<AttacksCountQuestion>(),
        answer: memory::Extent::of::<AttacksCountAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(AttacksCountQuestion, reserved)),
        value_at: memory::small(offset_of!(AttacksCountAnswer, value)),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(AttacksCountQuestion, board)),
                as_given: false,
            }],
            scratch_at: memory::small(offset_of!(AttacksCountAnswer, scratch)),
            way: ask::Way::BOTH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::acw::attacks::CountPlans {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            rules: asked.rules,
            budget: asked.budget,
        };
        let said = grognard_core::acw::attacks::count(&question, &mut run.scratch, &mut run.trail);
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

/// How many legal plans there are (ACW 1, 2, 4, 5).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_attacks_count(
    question: *const AttacksCountQuestion,
    answer: *mut AttacksCountAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
