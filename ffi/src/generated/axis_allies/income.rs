//! The functions of `axis_allies.income`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::axis_allies::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::axis_allies::income::Income;
use grognard_core::axis_allies::powers::Power;
use grognard_core::fault::Fault;
use grognard_core::reflect::Code;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_axis_allies_income_collect`. A power that collects its income.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct IncomeCollectQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// The power.
    pub power: Code<Power>,
    /// Must be 0.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<IncomeCollectQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 16 });

/// The answer of `grog_axis_allies_income_collect`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct IncomeCollectAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The income of a power.
    pub value: Income,
}
const _: () = assert!(offset_of!(IncomeCollectAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(IncomeCollectAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for IncomeCollectQuestion {
    type Answer = IncomeCollectAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<IncomeCollectQuestion>(),
        answer: memory::Extent::of::<IncomeCollectAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(IncomeCollectQuestion, reserved)),
        value_at: memory::small(offset_of!(IncomeCollectAnswer, value)),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(IncomeCollectQuestion, board)),
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
        let question = grognard_core::axis_allies::income::Collect {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            power: asked.power,
        };
        let said = grognard_core::axis_allies::income::collect(&question, &mut run.trail);
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

/// What a power collects, on the board at the end of its turn (AA 5.2).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_income_collect(
    question: *const IncomeCollectQuestion,
    answer: *mut IncomeCollectAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
