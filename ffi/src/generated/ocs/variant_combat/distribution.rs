//! The function of `ocs.variant_combat.distribution`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Tables;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::combat::Assessment;
use grognard_core::ocs::combat::CombatDistribution;
use grognard_core::ocs::combat::Policy;
use grognard_core::reflect::Code;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_variant_combat_distribution`. An attack assessed by a game's own tables, and how each side takes its option.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct VariantCombatDistributionQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The assessment.
    pub assessment: Assessment,
    /// The checksum of the tables by which it was assessed.
    pub digest: u32,
    /// How the attacker takes his option. Required.
    pub attacker_policy: Code<Policy>,
    /// How the defender takes his option. Required.
    pub defender_policy: Code<Policy>,
    /// The defender takes his option even if he may ignore it.
    pub defender_obeys: Flag,
    /// The tables of the game.
    pub tables: *const Tables,
}
const _: () =
    assert!(size_of::<VariantCombatDistributionQuestion>() == if cfg!(target_pointer_width = "64") { 64 } else { 60 });

/// The answer of `grog_ocs_variant_combat_distribution`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct VariantCombatDistributionAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The exact chances of an attack, as counts of 7776 equal cases.
    pub value: CombatDistribution,
}
const _: () = assert!(offset_of!(VariantCombatDistributionAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(VariantCombatDistributionAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for VariantCombatDistributionQuestion {
    type Answer = VariantCombatDistributionAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<VariantCombatDistributionQuestion>(),
        answer: memory::Extent::of::<VariantCombatDistributionAnswer>(),
        lists: &[],
        reserved_at: memory::small(size_of::<VariantCombatDistributionQuestion>()),
        value_at: memory::small(offset_of!(VariantCombatDistributionAnswer, value)),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("tables"),
                of: Tables::LISTS,
                at: memory::small(offset_of!(VariantCombatDistributionQuestion, tables)),
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
        let question = grognard_core::ocs::variant::VariantChances {
            assessment: asked.assessment,
            digest: asked.digest,
            attacker_policy: asked.attacker_policy,
            defender_policy: asked.defender_policy,
            defender_obeys: asked.defender_obeys,
            // SAFETY: it leads to a structure that has been looked at.
            tables: unsafe { Tables::lent(asked.tables) },
        };
        let said = grognard_core::ocs::variant::combat::distribution(&question, &mut run.trail);
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

/// The exact chances of an attack by a game's own tables (OCS 9.8 to 9.13).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_variant_combat_distribution(
    question: *const VariantCombatDistributionQuestion,
    answer: *mut VariantCombatDistributionAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
