//! The function of `ocs.fog.combat`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::combat::Assessment;
use grognard_core::ocs::fog::CombatRevealed;
use grognard_core::ocs::units::Unit;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_fog_combat`. A combat in which both sides reveal what they must.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FogCombatQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The attack, as `assess` returned it.
    pub assessment: Assessment,
    /// The attacking units, as in the assessed question.
    pub attackers: *const Unit,
    /// Length of `attackers`.
    pub attackers_len: usize,
    /// The units in the attacked hex, as in the assessed question.
    pub defenders: *const Unit,
    /// Length of `defenders`.
    pub defenders_len: usize,
}
const _: () = assert!(size_of::<FogCombatQuestion>() == if cfg!(target_pointer_width = "64") { 88 } else { 68 });

/// The answer of `grog_ocs_fog_combat`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FogCombatAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// What both sides reveal in a combat.
    pub value: CombatRevealed,
}
const _: () = assert!(offset_of!(FogCombatAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(FogCombatAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for FogCombatQuestion {
    type Answer = FogCombatAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<FogCombatQuestion>(),
        answer: memory::Extent::of::<FogCombatAnswer>(),
        lists: &[
            ask::List {
                name: &text!("attackers"),
                at: ask::pair(offset_of!(FogCombatQuestion, attackers), offset_of!(FogCombatQuestion, attackers_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                name: &text!("defenders"),
                at: ask::pair(offset_of!(FogCombatQuestion, defenders), offset_of!(FogCombatQuestion, defenders_len)),
                item: memory::Item::of::<Unit>(),
            },
        ],
        reserved_at: memory::small(size_of::<FogCombatQuestion>()),
        value_at: memory::small(offset_of!(FogCombatAnswer, value)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::fog::CombatFog {
            assessment: asked.assessment,
            // SAFETY: looked at.
            attackers: unsafe { memory::settled(asked.attackers, asked.attackers_len) },
            // SAFETY: looked at.
            defenders: unsafe { memory::settled(asked.defenders, asked.defenders_len) },
        };
        let said = grognard_core::ocs::fog::combat(&question, &mut run.trail);
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

/// What both sides reveal in a combat (OCS 4.9b).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_fog_combat(
    question: *const FogCombatQuestion,
    answer: *mut FogCombatAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
