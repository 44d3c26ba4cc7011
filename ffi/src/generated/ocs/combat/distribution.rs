//! The function of `ocs.combat.distribution`. Generated from the core's list of operations by
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

/// The question of `grog_ocs_combat_distribution`. An assessed attack, and how each side takes its option.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatDistributionQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The assessment.
    pub assessment: Assessment,
    /// How the attacker takes his option. Required.
    pub attacker_policy: Code<Policy>,
    /// How the defender takes his option. Required.
    pub defender_policy: Code<Policy>,
    /// The defender takes his option even if he may ignore it.
    pub defender_obeys: Flag,
    /// The game's own tables, by which it was assessed; by default the printed ones.
    pub tables: *const Tables,
}
const _: () =
    assert!(size_of::<CombatDistributionQuestion>() == if cfg!(target_pointer_width = "64") { 64 } else { 60 });

/// The answer of `grog_ocs_combat_distribution`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatDistributionAnswer {
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
const _: () = assert!(offset_of!(CombatDistributionAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(CombatDistributionAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CombatDistributionQuestion {
    type Answer = CombatDistributionAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CombatDistributionQuestion>(),
        answer: memory::Extent::of::<CombatDistributionAnswer>(),
        lists: &[],
        reserved_at: memory::small(size_of::<CombatDistributionQuestion>()),
        value_at: memory::small(offset_of!(CombatDistributionAnswer, value)),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("tables"),
                of: Tables::LISTS,
                at: memory::small(offset_of!(CombatDistributionQuestion, tables)),
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
        let question = grognard_core::ocs::combat::Chances {
            assessment: asked.assessment,
            attacker_policy: asked.attacker_policy,
            defender_policy: asked.defender_policy,
            defender_obeys: asked.defender_obeys,
            // SAFETY: it leads to a structure that has been looked at.
            tables: unsafe { Tables::lent(asked.tables) },
        };
        let said = grognard_core::ocs::combat::distribution(&question, &mut run.trail);
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

/// The exact chances of an assessed attack (OCS 9.8 to 9.13).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_combat_distribution(
    question: *const CombatDistributionQuestion,
    answer: *mut CombatDistributionAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
