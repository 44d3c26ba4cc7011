//! The functions of `korea.flanking`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::korea::flanking::Flanks;
use grognard_core::korea::units::Unit;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_korea_flanking_assess`. The attackers around a hex.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FlankingAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The attackers, each adjacent to the attacked hex. Static units flank too. An empty list never flanks.
    pub attackers: *const Unit,
    /// Length of `attackers`.
    pub attackers_len: usize,
    /// The attacking lead, from 0. The first unit by default. `GROG_NONE`, 65535, is none.
    pub attacker_lead: u16,
    /// The attacked hex.
    pub target: Hex,
    /// Must be 0.
    pub reserved: [u8; 2],
}
const _: () = assert!(size_of::<FlankingAssessQuestion>() == if cfg!(target_pointer_width = "64") { 32 } else { 20 });

/// The answer of `grog_korea_flanking_assess`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FlankingAssessAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The flanking of a hex.
    pub value: Flanks,
}
const _: () = assert!(offset_of!(FlankingAssessAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(FlankingAssessAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for FlankingAssessQuestion {
    type Answer = FlankingAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<FlankingAssessQuestion>(),
        answer: memory::Extent::of::<FlankingAssessAnswer>(),
        lists: &[ask::List {
            name: &text!("attackers"),
            at: ask::pair(
                offset_of!(FlankingAssessQuestion, attackers),
                offset_of!(FlankingAssessQuestion, attackers_len),
            ),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(offset_of!(FlankingAssessQuestion, reserved)),
        value_at: memory::small(offset_of!(FlankingAssessAnswer, value)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::korea::flanking::Around {
            // SAFETY: looked at.
            attackers: unsafe { memory::settled(asked.attackers, asked.attackers_len) },
            attacker_lead: asked.attacker_lead,
            target: asked.target,
        };
        let said = grognard_core::korea::flanking::assess(&question, &mut run.trail);
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

/// Whether attackers flank a hex, and what that is worth (KOR 8.2).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_korea_flanking_assess(
    question: *const FlankingAssessQuestion,
    answer: *mut FlankingAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
