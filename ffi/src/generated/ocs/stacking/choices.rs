//! The function of `ocs.stacking.choices`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::ocs::stacking::Surplus;
use grognard_core::ocs::stacking::SurplusChoice;
use grognard_core::ocs::units::Phase;
use grognard_core::reflect::Code;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_stacking_choices`. A side's stack at the end of a segment or phase.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StackingChoicesQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// The hex.
    pub hex: Hex,
    /// The side.
    pub side: u8,
    /// The phase. Nothing is owed in the Reinforcement Phase.
    pub phase: Code<Phase>,
    /// Must be 0.
    pub reserved: [u8; 2],
}
const _: () = assert!(size_of::<StackingChoicesQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 16 });

/// The answer of `grog_ocs_stacking_choices`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StackingChoicesAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// Units of one size among which the owner may choose.
    pub rows: *mut SurplusChoice,
    /// Capacity of `rows`.
    pub rows_capacity: usize,
    /// Length of `rows`.
    pub rows_len: usize,
    /// What a side owes for an overstacked hex.
    pub value: Surplus,
}
const _: () = assert!(offset_of!(StackingChoicesAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(StackingChoicesAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(StackingChoicesAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for StackingChoicesQuestion {
    type Answer = StackingChoicesAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<StackingChoicesQuestion>(),
        answer: memory::Extent::of::<StackingChoicesAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(StackingChoicesQuestion, reserved)),
        value_at: memory::small(offset_of!(StackingChoicesAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<SurplusChoice>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(StackingChoicesQuestion, board)),
                as_given: false,
            }],
            scratch_at: 0,
            way: ask::Way::VIEWS,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::stacking::OverstackedHex {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            hex: asked.hex,
            side: asked.side,
            phase: asked.phase,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<SurplusChoice>() };
        let said = grognard_core::ocs::stacking::choices(&question, &mut effects, &mut run.trail);
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

/// How much of an overstacked hex its owner must eliminate, and among which units (OCS 4.8a).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_stacking_choices(
    question: *const StackingChoicesQuestion,
    answer: *mut StackingChoicesAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
