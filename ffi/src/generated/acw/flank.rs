//! The functions of `acw.flank`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::acw::flank::Flanked;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_acw_flank_assess`. A hex and the hexes that attack it.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FlankAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The attacked hex.
    pub hex: Hex,
    /// The hexes that attack it in this combat, all adjacent to it. A hex listed twice counts once. Guns that bombard
    /// and stacks that take no part are not included. An empty list never flanks.
    pub hexes: *const Hex,
    /// Length of `hexes`.
    pub hexes_len: usize,
}
const _: () = assert!(size_of::<FlankAssessQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 16 });

/// The answer of `grog_acw_flank_assess`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FlankAssessAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// Whether a hex is flanked.
    pub value: Flanked,
}
const _: () = assert!(offset_of!(FlankAssessAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(FlankAssessAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for FlankAssessQuestion {
    type Answer = FlankAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<FlankAssessQuestion>(),
        answer: memory::Extent::of::<FlankAssessAnswer>(),
        lists: &[ask::List {
            name: &text!("hexes"),
            at: ask::pair(offset_of!(FlankAssessQuestion, hexes), offset_of!(FlankAssessQuestion, hexes_len)),
            item: memory::Item::of::<Hex>(),
        }],
        reserved_at: memory::small(size_of::<FlankAssessQuestion>()),
        value_at: memory::small(offset_of!(FlankAssessAnswer, value)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::acw::flank::Around {
            hex: asked.hex,
            // SAFETY: looked at.
            hexes: unsafe { memory::settled(asked.hexes, asked.hexes_len) },
        };
        let said = grognard_core::acw::flank::assess(&question, &mut run.trail);
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

/// Whether a hex is flanked by those that attack it (ACW 7).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_flank_assess(
    question: *const FlankAssessQuestion,
    answer: *mut FlankAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
