//! The function of `acw.combat.percentile`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::acw::Table;
use crate::memory;
use core::mem::offset_of;
use grognard_core::acw::combat::Assessment;
use grognard_core::dist::Percentile;
use grognard_core::fault::Fault;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_acw_combat_percentile`. A result that occurred.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatPercentileQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The assessment before the die.
    pub assessment: Assessment,
    /// The results table.
    pub table: *const Table,
    /// The code of the result that occurred.
    pub code: u8,
    /// Must be 0.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<CombatPercentileQuestion>() == if cfg!(target_pointer_width = "64") { 56 } else { 48 });

/// The answer of `grog_acw_combat_percentile`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatPercentileAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The rank of one result among all possible results, as counts of the cases that are worse, equal and better.
    pub value: Percentile,
}
const _: () = assert!(offset_of!(CombatPercentileAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(CombatPercentileAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CombatPercentileQuestion {
    type Answer = CombatPercentileAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CombatPercentileQuestion>(),
        answer: memory::Extent::of::<CombatPercentileAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(CombatPercentileQuestion, reserved)),
        value_at: memory::small(offset_of!(CombatPercentileAnswer, value)),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("table"),
                of: Table::LISTS,
                at: memory::small(offset_of!(CombatPercentileQuestion, table)),
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
        let question = grognard_core::acw::combat::Happened {
            assessment: asked.assessment,
            // SAFETY: it leads to a structure that has been looked at.
            table: unsafe { Table::lent(asked.table) },
            code: asked.code,
        };
        let said = grognard_core::acw::combat::percentile(&question, &mut run.trail);
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

/// Where a result that happened stands among all that could have (ACW 8, 9).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_combat_percentile(
    question: *const CombatPercentileQuestion,
    answer: *mut CombatPercentileAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
