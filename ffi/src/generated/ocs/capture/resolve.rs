//! The function of `ocs.capture.resolve`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::capture::Captured;
use grognard_core::ocs::capture::Prize;
use grognard_core::ocs::options::GameRules;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_capture_resolve`. A prize and its dice.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CaptureResolveQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The prize.
    pub prize: Prize,
    /// The dice, 1 to 6: one each for dumps, trucks and wagons where there are any, in this order.
    pub dice: *const u8,
    /// Length of `dice`.
    pub dice_len: usize,
    /// The game's options: whether it has Transport Points of the size of one supply token.
    pub rules: GameRules,
}
const _: () = assert!(size_of::<CaptureResolveQuestion>() == if cfg!(target_pointer_width = "64") { 72 } else { 60 });

/// The answer of `grog_ocs_capture_resolve`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CaptureResolveAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The captured part of a prize. The rest of a dump is destroyed; the rest of Transport Points and their load is
    /// displaced.
    pub value: Captured,
}
const _: () = assert!(offset_of!(CaptureResolveAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(CaptureResolveAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CaptureResolveQuestion {
    type Answer = CaptureResolveAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CaptureResolveQuestion>(),
        answer: memory::Extent::of::<CaptureResolveAnswer>(),
        lists: &[ask::List {
            name: &text!("dice"),
            at: ask::pair(offset_of!(CaptureResolveQuestion, dice), offset_of!(CaptureResolveQuestion, dice_len)),
            item: memory::Item::of::<u8>(),
        }],
        reserved_at: memory::small(size_of::<CaptureResolveQuestion>()),
        value_at: memory::small(offset_of!(CaptureResolveAnswer, value)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::capture::CaptureResolve {
            prize: asked.prize,
            // SAFETY: looked at.
            dice: unsafe { memory::settled(asked.dice, asked.dice_len) },
            rules: asked.rules,
        };
        let said = grognard_core::ocs::capture::resolve(&question, &mut run.trail);
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

/// What is captured, with these dice (OCS 9.14c).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_capture_resolve(
    question: *const CaptureResolveQuestion,
    answer: *mut CaptureResolveAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
