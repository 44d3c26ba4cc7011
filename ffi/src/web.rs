//! What only the package for the web calls, of which no header speaks.

use crate::memory::{self, NOWHERE};
use crate::text::number;
#[cfg(feature = "often")]
use crate::{
    ask::{self, GrogTrail},
    fault::GrogFault,
    generated::ocs::combat::{CombatAssessAnswer, CombatAssessQuestion},
};
use core::ffi::c_char;
use core::fmt;
use grognard_core::ruling::Step;

/// Writes a step of a trail as a sentence without its rule: a module of one system has no other's titles then. In: `step`.
/// Out: `text` and `needed`, as of `grog_step_text`. Returns as that does.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_step_figures(
    step: *const Step,
    text: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> i32 {
    number((|| {
        memory::pointer(step.cast(), align_of::<Step>(), NOWHERE)?;
        // SAFETY: there, aligned, and any bytes are a step.
        let step = unsafe { step.read() };
        let figures = step.figures(0);
        // SAFETY: the caller's promise.
        unsafe {
            crate::chart::make(text, capacity, needed, |out| {
                let mut done = Ok(());
                figures.tell(&mut |part| done = done.and_then(|()| fmt::Write::write_str(out, part)));
                done
            })
        }
    })())
}

/// `grog_ocs_combat_assess` by a second name. A page asks it thousands of times, so that the package has it from a library that is
/// compiled for speed, and all others from one that is compiled for size (`ffi/web/link`).
#[cfg(feature = "often")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_fast_ocs_combat_assess(
    question: *const CombatAssessQuestion,
    answer: *mut CombatAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
