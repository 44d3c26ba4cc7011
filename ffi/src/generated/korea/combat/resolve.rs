//! The function of `korea.combat.resolve`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::korea::assessment::Assessment;
use grognard_core::korea::combat::Chip;
use grognard_core::korea::combat::Outcome;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_korea_combat_resolve`. An assessed combat with its dice and chips.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatResolveQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The assessment.
    pub assessment: Assessment,
    /// The dice: the attacker's, then the defender's.
    pub dice: *const u8,
    /// Length of `dice`.
    pub dice_len: usize,
    /// The chips drawn: the attacker's, then the defender's. An empty list if all chips are 0.
    pub drawn: *const i8,
    /// Length of `drawn`.
    pub drawn_len: usize,
    /// The bag that the chips were drawn from. If it is empty, the chips are not checked against it.
    pub bag: *const Chip,
    /// Length of `bag`.
    pub bag_len: usize,
}
const _: () = assert!(size_of::<CombatResolveQuestion>() == if cfg!(target_pointer_width = "64") { 120 } else { 96 });

/// The answer of `grog_korea_combat_resolve`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatResolveAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The result of a combat.
    pub value: Outcome,
}
const _: () = assert!(offset_of!(CombatResolveAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(CombatResolveAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CombatResolveQuestion {
    type Answer = CombatResolveAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CombatResolveQuestion>(),
        answer: memory::Extent::of::<CombatResolveAnswer>(),
        lists: &[
            ask::List {
                name: &text!("dice"),
                at: ask::pair(offset_of!(CombatResolveQuestion, dice), offset_of!(CombatResolveQuestion, dice_len)),
                item: memory::Item::of::<u8>(),
            },
            ask::List {
                name: &text!("drawn"),
                at: ask::pair(offset_of!(CombatResolveQuestion, drawn), offset_of!(CombatResolveQuestion, drawn_len)),
                item: memory::Item::of::<i8>(),
            },
            ask::List {
                name: &text!("bag"),
                at: ask::pair(offset_of!(CombatResolveQuestion, bag), offset_of!(CombatResolveQuestion, bag_len)),
                item: memory::Item::of::<Chip>(),
            },
        ],
        reserved_at: memory::small(size_of::<CombatResolveQuestion>()),
        value_at: memory::small(offset_of!(CombatResolveAnswer, value)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::korea::combat::Resolve {
            assessment: asked.assessment,
            // SAFETY: looked at.
            dice: unsafe { memory::settled(asked.dice, asked.dice_len) },
            // SAFETY: looked at.
            drawn: unsafe { memory::settled(asked.drawn, asked.drawn_len) },
            // SAFETY: looked at.
            bag: unsafe { memory::settled(asked.bag, asked.bag_len) },
        };
        let said = grognard_core::korea::combat::resolve(&question, &mut run.trail);
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

/// The differential of an assessed combat, its dice and chips, and the losses (KOR 8.0, 8.3).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_korea_combat_resolve(
    question: *const CombatResolveQuestion,
    answer: *mut CombatResolveAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
