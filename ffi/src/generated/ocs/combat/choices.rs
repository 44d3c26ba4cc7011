//! The function of `ocs.combat.choices`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::combat::Battle;
use grognard_core::ocs::combat::Owed;
use grognard_core::ocs::units::Unit;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_combat_choices`. A battle and the units of the side that settles next.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatChoicesQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The battle, as `resolve` or `apply` returned it.
    pub battle: Battle,
    /// The units of the side that settles next, as they entered the combat.
    pub units: *const Unit,
    /// Length of `units`.
    pub units_len: usize,
}
const _: () = assert!(size_of::<CombatChoicesQuestion>() == if cfg!(target_pointer_width = "64") { 48 } else { 36 });

/// The answer of `grog_ocs_combat_choices`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatChoicesAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// What a side owes, and how it may pay. Each step lost counts 1 and each hex retreated counts 1.
    pub value: Owed,
}
const _: () = assert!(offset_of!(CombatChoicesAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(CombatChoicesAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CombatChoicesQuestion {
    type Answer = CombatChoicesAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CombatChoicesQuestion>(),
        answer: memory::Extent::of::<CombatChoicesAnswer>(),
        lists: &[ask::List {
            name: &text!("units"),
            at: ask::pair(offset_of!(CombatChoicesQuestion, units), offset_of!(CombatChoicesQuestion, units_len)),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(size_of::<CombatChoicesQuestion>()),
        value_at: memory::small(offset_of!(CombatChoicesAnswer, value)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::combat::Owing {
            battle: asked.battle,
            // SAFETY: looked at.
            units: unsafe { memory::settled(asked.units, asked.units_len) },
        };
        let said = grognard_core::ocs::combat::choices(&question, &mut run.trail);
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

/// What the side whose turn it is owes and may choose, with the units as they entered the combat (OCS 9.10, 9.11).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_combat_choices(
    question: *const CombatChoicesQuestion,
    answer: *mut CombatChoicesAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
