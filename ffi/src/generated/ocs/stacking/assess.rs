//! The function of `ocs.stacking.assess`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::ocs::stacking::Moment;
use grognard_core::ocs::stacking::StackSize;
use grognard_core::ocs::units::Phase;
use grognard_core::reflect::Code;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_stacking_assess`. A stack at a given time.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StackingAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// The hex. For an overrun, the hex from which it is made.
    pub hex: Hex,
    /// The side.
    pub side: u8,
    /// Units that would join those in the hex, by their `id`s. For an overrun, the overrunning units, whether they are
    /// in the hex or not. C says their places in the board's list.
    pub units: *const u16,
    /// Length of `units`.
    pub units_len: usize,
    /// The time at which stacking is judged. Required where the answer depends on it.
    pub when: Code<Moment>,
    /// The phase. Stacking is not enforced in the Reinforcement Phase. Required where the answer depends on it.
    pub phase: Code<Phase>,
    /// Must be 0.
    pub reserved: [u8; 6],
}
const _: () = assert!(size_of::<StackingAssessQuestion>() == if cfg!(target_pointer_width = "64") { 48 } else { 32 });

/// The answer of `grog_ocs_stacking_assess`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StackingAssessAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The size of a stack. Zero if the answer is forbidden.
    pub value: StackSize,
}
const _: () = assert!(offset_of!(StackingAssessAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(StackingAssessAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for StackingAssessQuestion {
    type Answer = StackingAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<StackingAssessQuestion>(),
        answer: memory::Extent::of::<StackingAssessAnswer>(),
        lists: &[ask::List {
            name: &text!("units"),
            at: ask::pair(offset_of!(StackingAssessQuestion, units), offset_of!(StackingAssessQuestion, units_len)),
            item: memory::Item::of::<u16>(),
        }],
        reserved_at: memory::small(offset_of!(StackingAssessQuestion, reserved)),
        value_at: memory::small(offset_of!(StackingAssessAnswer, value)),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(StackingAssessQuestion, board)),
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
        let question = grognard_core::ocs::stacking::StackWhen {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            hex: asked.hex,
            side: asked.side,
            // SAFETY: looked at.
            units: unsafe { memory::settled(asked.units, asked.units_len) },
            when: asked.when,
            phase: asked.phase,
        };
        let said = grognard_core::ocs::stacking::assess(&question, &mut run.trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, &ruling.value);
        Ok(())
    }
}

/// Whether so many units may be in a hex at this time (OCS 4.8, 4.8a).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_stacking_assess(
    question: *const StackingAssessQuestion,
    answer: *mut StackingAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
