//! The function of `ocs.fog.barrage`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::barrage::BarrageAssessment;
use grognard_core::ocs::fog::BarrageRevealed;
use grognard_core::ocs::units::Unit;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_fog_barrage`. A barrage in which both sides reveal what they must.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FogBarrageQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The barrage, as `assess` returned it.
    pub assessment: BarrageAssessment,
    /// The units in the target hex.
    pub targets: *const Unit,
    /// Length of `targets`.
    pub targets_len: usize,
    /// Flak Points printed in the hex, on the map or on counters, and those of ships.
    pub printed_flak: u8,
    /// Must be 0.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<FogBarrageQuestion>() == if cfg!(target_pointer_width = "64") { 56 } else { 44 });

/// The answer of `grog_ocs_fog_barrage`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FogBarrageAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// What both sides reveal in a barrage.
    pub value: BarrageRevealed,
}
const _: () = assert!(offset_of!(FogBarrageAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(FogBarrageAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for FogBarrageQuestion {
    type Answer = FogBarrageAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<FogBarrageQuestion>(),
        answer: memory::Extent::of::<FogBarrageAnswer>(),
        lists: &[ask::List {
            name: &text!("targets"),
            at: ask::pair(offset_of!(FogBarrageQuestion, targets), offset_of!(FogBarrageQuestion, targets_len)),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(offset_of!(FogBarrageQuestion, reserved)),
        value_at: memory::small(offset_of!(FogBarrageAnswer, value)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::fog::BarrageFog {
            assessment: asked.assessment,
            // SAFETY: looked at.
            targets: unsafe { memory::settled(asked.targets, asked.targets_len) },
            printed_flak: asked.printed_flak,
        };
        let said = grognard_core::ocs::fog::barrage(&question, &mut run.trail);
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

/// What both sides reveal in a barrage (OCS 4.9c).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_fog_barrage(
    question: *const FogBarrageQuestion,
    answer: *mut FogBarrageAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
