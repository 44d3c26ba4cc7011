//! The functions of `ocs.sequence`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::sequence::NextSegment;
use grognard_core::ocs::sequence::PermittedAction;
use grognard_core::ocs::sequence::Segment;
use grognard_core::ocs::sequence::TurnAction;
use grognard_core::reflect::Code;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_sequence_assess`. Something that a player is to do in a segment.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct SequenceAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The segment.
    pub segment: Code<Segment>,
    /// What is to be done.
    pub action: Code<TurnAction>,
    /// The player who is to do it, from 1.
    pub side: u8,
    /// The player whose turn it is, from 1. Required in a player turn that is not played simultaneously.
    pub player: u8,
    /// Both players play the turn simultaneously.
    pub simulcast: Flag,
    /// Must be 0.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<SequenceAssessQuestion>() == 16);

/// The answer of `grog_ocs_sequence_assess`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct SequenceAssessAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The phase in which something is done. Zero if the answer is forbidden.
    pub value: PermittedAction,
}
const _: () = assert!(offset_of!(SequenceAssessAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(SequenceAssessAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for SequenceAssessQuestion {
    type Answer = SequenceAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<SequenceAssessQuestion>(),
        answer: memory::Extent::of::<SequenceAssessAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(SequenceAssessQuestion, reserved)),
        value_at: memory::small(offset_of!(SequenceAssessAnswer, value)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::sequence::PlannedAction {
            segment: asked.segment,
            action: asked.action,
            side: asked.side,
            player: asked.player,
            simulcast: asked.simulcast,
        };
        let said = grognard_core::ocs::sequence::assess(&question, &mut run.trail);
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

/// Whether a player may do something in a segment of the turn (OCS 2.3).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_sequence_assess(
    question: *const SequenceAssessQuestion,
    answer: *mut SequenceAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// The question of `grog_ocs_sequence_next`. A segment that has ended.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct SequenceNextQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The segment.
    pub segment: Code<Segment>,
    /// The player who goes first in this game turn, from 1. Required from the end of First Player Determination on, save
    /// in a simulcast turn.
    pub first: u8,
    /// The player who goes second, from 1; as `first`.
    pub second: u8,
    /// The player whose turn it is. Required in a player turn that is not played simultaneously.
    pub player: u8,
    /// Both players play the turn simultaneously.
    pub simulcast: Flag,
    /// Must be 0.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<SequenceNextQuestion>() == 16);

/// The answer of `grog_ocs_sequence_next`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct SequenceNextAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The segment that follows another.
    pub value: NextSegment,
}
const _: () = assert!(offset_of!(SequenceNextAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(SequenceNextAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for SequenceNextQuestion {
    type Answer = SequenceNextAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<SequenceNextQuestion>(),
        answer: memory::Extent::of::<SequenceNextAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(SequenceNextQuestion, reserved)),
        value_at: memory::small(offset_of!(SequenceNextAnswer, value)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::sequence::EndedSegment {
            segment: asked.segment,
            first: asked.first,
            second: asked.second,
            player: asked.player,
            simulcast: asked.simulcast,
        };
        let said = grognard_core::ocs::sequence::next(&question, &mut run.trail);
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

/// The segment that follows another, and who acts in it (OCS 2.2).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_sequence_next(
    question: *const SequenceNextQuestion,
    answer: *mut SequenceNextAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// The question of `grog_ocs_sequence_close`. A position at the end of a segment.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct SequenceCloseQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// The segment.
    pub segment: Code<Segment>,
    /// The units that can trace supply where they stand, by their `id`s; in a game with the option `strat_draw` those
    /// that draw it. An empty list for none. C says their places in the board's list.
    pub in_trace: *const u16,
    /// Length of `in_trace`.
    pub in_trace_len: usize,
}
const _: () = assert!(size_of::<SequenceCloseQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 20 });

/// The answer of `grog_ocs_sequence_close`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct SequenceCloseAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
}
const _: () = assert!(offset_of!(SequenceCloseAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(SequenceCloseAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for SequenceCloseQuestion {
    type Answer = SequenceCloseAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<SequenceCloseQuestion>(),
        answer: memory::Extent::of::<SequenceCloseAnswer>(),
        lists: &[ask::List {
            name: &text!("in_trace"),
            at: ask::pair(offset_of!(SequenceCloseQuestion, in_trace), offset_of!(SequenceCloseQuestion, in_trace_len)),
            item: memory::Item::of::<u16>(),
        }],
        reserved_at: memory::small(size_of::<SequenceCloseQuestion>()),
        value_at: memory::small(size_of::<SequenceCloseAnswer>()),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(SequenceCloseQuestion, board)),
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
        let question = grognard_core::ocs::sequence::ClosingSegment {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            segment: asked.segment,
            // SAFETY: looked at.
            in_trace: unsafe { memory::settled(asked.in_trace, asked.in_trace_len) },
        };
        let said = grognard_core::ocs::sequence::close(&question, &mut run.trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut (), &ruling.value);
        Ok(())
    }
}

/// Whether a Movement Segment may end with the units where they are (OCS 5.7g, 5.8b).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_sequence_close(
    question: *const SequenceCloseQuestion,
    answer: *mut SequenceCloseAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
