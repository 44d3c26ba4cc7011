//! The functions of `ocs.breakout`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::breakout::BreakoutAssessment;
use grognard_core::ocs::breakout::BrokenOut;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::sequence::Segment;
use grognard_core::reflect::Code;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_breakout_assess`. A unit that is to break out.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BreakoutAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// The unit, by its `id`. C says its place in the board's list.
    pub unit: u16,
    /// The segment.
    pub segment: Code<Segment>,
    /// The player whose turn it is, from 1.
    pub player: u8,
    /// The units of its side that are in trace now, by their `id`s. An empty list for none. C says their places in the board's list.
    pub in_trace: *const u16,
    /// Length of `in_trace`.
    pub in_trace_len: usize,
    /// This is the first turn in which the unit finds itself without trace: in its last Supply Phase it traced without
    /// eating, or it has arrived since.
    pub first: Flag,
    /// Must be 0.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<BreakoutAssessQuestion>() == if cfg!(target_pointer_width = "64") { 48 } else { 28 });

/// The answer of `grog_ocs_breakout_assess`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BreakoutAssessAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
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
    /// The terms of a breakout. Zero if the answer is forbidden.
    pub value: BreakoutAssessment,
}
const _: () = assert!(offset_of!(BreakoutAssessAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(BreakoutAssessAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BreakoutAssessQuestion {
    type Answer = BreakoutAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BreakoutAssessQuestion>(),
        answer: memory::Extent::of::<BreakoutAssessAnswer>(),
        lists: &[ask::List {
            name: &text!("in_trace"),
            at: ask::pair(
                offset_of!(BreakoutAssessQuestion, in_trace),
                offset_of!(BreakoutAssessQuestion, in_trace_len),
            ),
            item: memory::Item::of::<u16>(),
        }],
        reserved_at: memory::small(offset_of!(BreakoutAssessQuestion, reserved)),
        value_at: memory::small(offset_of!(BreakoutAssessAnswer, value)),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(BreakoutAssessQuestion, board)),
                as_given: false,
            }],
            scratch_at: memory::small(offset_of!(BreakoutAssessAnswer, scratch)),
            way: ask::Way::BOTH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::breakout::Breakout {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            unit: asked.unit,
            segment: asked.segment,
            player: asked.player,
            // SAFETY: looked at.
            in_trace: unsafe { memory::settled(asked.in_trace, asked.in_trace_len) },
            first: asked.first,
        };
        let said = grognard_core::ocs::breakout::assess(&question, &mut run.scratch, &mut run.trail);
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

/// Whether a unit without trace may break out, and on what terms (OCS 12.8e).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_breakout_assess(
    question: *const BreakoutAssessQuestion,
    answer: *mut BreakoutAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// The question of `grog_ocs_breakout_resolve`. The rolls of a breakout.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BreakoutResolveQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// The unit, by its `id`. C says its place in the board's list.
    pub unit: u16,
    /// The assessment.
    pub assessment: BreakoutAssessment,
    /// For each roll one die, 1 to 6, and a second one if the first with its modifier is 5 or more.
    pub dice: *const u8,
    /// Length of `dice`.
    pub dice_len: usize,
}
const _: () = assert!(size_of::<BreakoutResolveQuestion>() == if cfg!(target_pointer_width = "64") { 48 } else { 28 });

/// The answer of `grog_ocs_breakout_resolve`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BreakoutResolveAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A change to one unit, for the caller to apply.
    pub effects: *mut Effect,
    /// Capacity of `effects`.
    pub effects_capacity: usize,
    /// Length of `effects`.
    pub effects_len: usize,
    /// The result of a breakout. Zero if the answer is forbidden.
    pub value: BrokenOut,
}
const _: () = assert!(offset_of!(BreakoutResolveAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(BreakoutResolveAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(BreakoutResolveAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BreakoutResolveQuestion {
    type Answer = BreakoutResolveAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BreakoutResolveQuestion>(),
        answer: memory::Extent::of::<BreakoutResolveAnswer>(),
        lists: &[ask::List {
            name: &text!("dice"),
            at: ask::pair(offset_of!(BreakoutResolveQuestion, dice), offset_of!(BreakoutResolveQuestion, dice_len)),
            item: memory::Item::of::<u8>(),
        }],
        reserved_at: memory::small(size_of::<BreakoutResolveQuestion>()),
        value_at: memory::small(offset_of!(BreakoutResolveAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(BreakoutResolveQuestion, board)),
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
        let question = grognard_core::ocs::breakout::BreakoutRoll {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            unit: asked.unit,
            assessment: asked.assessment,
            // SAFETY: looked at.
            dice: unsafe { memory::settled(asked.dice, asked.dice_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Effect>() };
        let said = grognard_core::ocs::breakout::resolve(&question, &mut effects, &mut run.trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, &ruling.value);
        run.needed = effects.needed();
        Ok(())
    }
}

/// The result of a breakout (OCS 12.8e).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_breakout_resolve(
    question: *const BreakoutResolveQuestion,
    answer: *mut BreakoutResolveAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
