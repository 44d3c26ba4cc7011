//! The function of `ocs.barrage.percentile`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Tables;
use crate::memory;
use core::mem::offset_of;
use grognard_core::dist::Percentile;
use grognard_core::fault::Fault;
use grognard_core::ocs::barrage::BarrageAssessment;
use grognard_core::ocs::barrage::Outcome;
use grognard_core::reflect::Code;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_barrage_percentile`. An outcome that occurred.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BarragePercentileQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The assessment before the dice.
    pub assessment: BarrageAssessment,
    /// The outcome that occurred.
    pub outcome: Code<Outcome>,
    /// The game's own tables, by which it was assessed; by default the printed ones.
    pub tables: *const Tables,
}
const _: () =
    assert!(size_of::<BarragePercentileQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 36 });

/// The answer of `grog_ocs_barrage_percentile`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BarragePercentileAnswer {
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
const _: () = assert!(offset_of!(BarragePercentileAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(BarragePercentileAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BarragePercentileQuestion {
    type Answer = BarragePercentileAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BarragePercentileQuestion>(),
        answer: memory::Extent::of::<BarragePercentileAnswer>(),
        lists: &[],
        reserved_at: memory::small(size_of::<BarragePercentileQuestion>()),
        value_at: memory::small(offset_of!(BarragePercentileAnswer, value)),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("tables"),
                of: Tables::LISTS,
                at: memory::small(offset_of!(BarragePercentileQuestion, tables)),
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
        let question = grognard_core::ocs::barrage::BarrageHappened {
            assessment: asked.assessment,
            outcome: asked.outcome,
            // SAFETY: it leads to a structure that has been looked at.
            tables: unsafe { Tables::lent(asked.tables) },
        };
        let said = grognard_core::ocs::barrage::percentile(&question, &mut run.trail);
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

/// Where an outcome that happened stands among all that could have (OCS 10.0).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_barrage_percentile(
    question: *const BarragePercentileQuestion,
    answer: *mut BarragePercentileAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
