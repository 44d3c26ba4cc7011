//! The function of `korea.combat.percentile`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::korea::assessment::Assessment;
use grognard_core::korea::combat::Chip;
use grognard_core::korea::combat::Standing;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_korea_combat_percentile`. A differential that occurred.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatPercentileQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The assessment before dice and chips.
    pub assessment: Assessment,
    /// The chips in the bag. An empty list if all of them are 0.
    pub bag: *const Chip,
    /// Length of `bag`.
    pub bag_len: usize,
    /// The differential that occurred.
    pub differential: i16,
    /// Must be 0.
    pub reserved: [u8; 6],
}
const _: () = assert!(size_of::<CombatPercentileQuestion>() == if cfg!(target_pointer_width = "64") { 96 } else { 88 });

/// The answer of `grog_korea_combat_percentile`.
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
    /// Scratch memory.
    pub scratch: *mut u64,
    /// Length of `scratch` in words of 64 bits.
    pub scratch_capacity: usize,
    /// The length of `scratch` that is needed, in words of 64 bits.
    pub scratch_needed: usize,
    /// The rank of a differential among all possible ones.
    pub value: Standing,
}
const _: () = assert!(offset_of!(CombatPercentileAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(CombatPercentileAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CombatPercentileQuestion {
    type Answer = CombatPercentileAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CombatPercentileQuestion>(),
        answer: memory::Extent::of::<CombatPercentileAnswer>(),
        lists: &[ask::List {
            name: &text!("bag"),
            at: ask::pair(offset_of!(CombatPercentileQuestion, bag), offset_of!(CombatPercentileQuestion, bag_len)),
            item: memory::Item::of::<Chip>(),
        }],
        reserved_at: memory::small(offset_of!(CombatPercentileQuestion, reserved)),
        value_at: memory::small(offset_of!(CombatPercentileAnswer, value)),
        effects: None,
        more: Some(&ask::More {
            views: &[],
            scratch_at: memory::small(offset_of!(CombatPercentileAnswer, scratch)),
            way: ask::Way::SCRATCH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::korea::combat::Happened {
            assessment: asked.assessment,
            // SAFETY: looked at.
            bag: unsafe { memory::settled(asked.bag, asked.bag_len) },
            differential: asked.differential,
        };
        let said = grognard_core::korea::combat::percentile(&question, &mut run.scratch, &mut run.trail);
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

/// Where a differential that happened stands among all that could have (KOR 8.0).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_korea_combat_percentile(
    question: *const CombatPercentileQuestion,
    answer: *mut CombatPercentileAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
