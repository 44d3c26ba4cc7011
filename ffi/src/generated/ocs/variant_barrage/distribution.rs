//! The function of `ocs.variant_barrage.distribution`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Tables;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::barrage::BarrageAssessment;
use grognard_core::ocs::barrage::BarrageDistribution;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_variant_barrage_distribution`. A barrage assessed by a game's own tables.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct VariantBarrageDistributionQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The assessment.
    pub assessment: BarrageAssessment,
    /// The checksum of the tables by which it was assessed.
    pub digest: u32,
    /// The tables of the game.
    pub tables: *const Tables,
}
const _: () =
    assert!(size_of::<VariantBarrageDistributionQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 32 });

/// The answer of `grog_ocs_variant_barrage_distribution`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct VariantBarrageDistributionAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The exact chances of a barrage, as counts of 216 equal cases.
    pub value: BarrageDistribution,
}
const _: () = assert!(offset_of!(VariantBarrageDistributionAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(VariantBarrageDistributionAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for VariantBarrageDistributionQuestion {
    type Answer = VariantBarrageDistributionAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<VariantBarrageDistributionQuestion>(),
        answer: memory::Extent::of::<VariantBarrageDistributionAnswer>(),
        lists: &[],
        reserved_at: memory::small(size_of::<VariantBarrageDistributionQuestion>()),
        value_at: memory::small(offset_of!(VariantBarrageDistributionAnswer, value)),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("tables"),
                of: Tables::LISTS,
                at: memory::small(offset_of!(VariantBarrageDistributionQuestion, tables)),
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
        let question = grognard_core::ocs::variant::VariantBarrageOdds {
            assessment: asked.assessment,
            digest: asked.digest,
            // SAFETY: it leads to a structure that has been looked at.
            tables: unsafe { Tables::lent(asked.tables) },
        };
        let said = grognard_core::ocs::variant::barrage::distribution(&question, &mut run.trail);
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

/// The exact chances of a barrage by a game's own tables (OCS 10.0).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_variant_barrage_distribution(
    question: *const VariantBarrageDistributionQuestion,
    answer: *mut VariantBarrageDistributionAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
