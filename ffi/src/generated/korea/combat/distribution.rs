//! The function of `korea.combat.distribution`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::korea::assessment::Assessment;
use grognard_core::korea::combat::CasesRow;
use grognard_core::korea::combat::Chip;
use grognard_core::korea::combat::CombatDistribution;
use grognard_core::korea::combat::Counted;
use grognard_core::reflect::Code;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_korea_combat_distribution`. An assessed combat and the bag that both sides draw from.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatDistributionQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The assessment.
    pub assessment: Assessment,
    /// The chips in the bag. An empty list if all of them are 0.
    pub bag: *const Chip,
    /// Length of `bag`.
    pub bag_len: usize,
    /// How cases are grouped into rows.
    pub by: Code<Counted>,
    /// Must be 0.
    pub reserved: [u8; 7],
}
const _: () =
    assert!(size_of::<CombatDistributionQuestion>() == if cfg!(target_pointer_width = "64") { 96 } else { 88 });

/// The answer of `grog_korea_combat_distribution`.
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
    /// The cases of one row.
    pub rows: *mut CasesRow,
    /// Capacity of `rows`.
    pub rows_capacity: usize,
    /// Length of `rows`.
    pub rows_len: usize,
    /// Scratch memory.
    pub scratch: *mut u64,
    /// Length of `scratch` in words of 64 bits.
    pub scratch_capacity: usize,
    /// The length of `scratch` that is needed, in words of 64 bits.
    pub scratch_needed: usize,
    /// The exact chances of a combat, as counts of equal cases of dice and chips.
    pub value: CombatDistribution,
}
const _: () = assert!(offset_of!(CombatDistributionAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(CombatDistributionAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(CombatDistributionAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CombatDistributionQuestion {
    type Answer = CombatDistributionAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CombatDistributionQuestion>(),
        answer: memory::Extent::of::<CombatDistributionAnswer>(),
        lists: &[ask::List {
            name: &text!("bag"),
            at: ask::pair(offset_of!(CombatDistributionQuestion, bag), offset_of!(CombatDistributionQuestion, bag_len)),
            item: memory::Item::of::<Chip>(),
        }],
        reserved_at: memory::small(offset_of!(CombatDistributionQuestion, reserved)),
        value_at: memory::small(offset_of!(CombatDistributionAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<CasesRow>() }),
        more: Some(&ask::More {
            views: &[],
            scratch_at: memory::small(offset_of!(CombatDistributionAnswer, scratch)),
            way: ask::Way::SCRATCH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::korea::combat::Chances {
            assessment: asked.assessment,
            // SAFETY: looked at.
            bag: unsafe { memory::settled(asked.bag, asked.bag_len) },
            by: asked.by,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<CasesRow>() };
        let said =
            grognard_core::korea::combat::distribution(&question, &mut effects, &mut run.scratch, &mut run.trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        run.needed = effects.needed();
        Ok(())
    }
}

/// The exact chances of an assessed combat (KOR 8.0, 8.3).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_korea_combat_distribution(
    question: *const CombatDistributionQuestion,
    answer: *mut CombatDistributionAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
