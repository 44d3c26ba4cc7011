//! The functions of `ocs.engineers`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::ocs::engineers::Crossed;
use grognard_core::ocs::engineers::Purpose;
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::Code;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_engineers_capable`. A question about one unit.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct EngineersCapableQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The unit.
    pub unit: Unit,
}
const _: () = assert!(size_of::<EngineersCapableQuestion>() == 88);

/// The answer of `grog_ocs_engineers_capable`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct EngineersCapableAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
}
const _: () = assert!(offset_of!(EngineersCapableAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(EngineersCapableAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for EngineersCapableQuestion {
    type Answer = EngineersCapableAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<EngineersCapableQuestion>(),
        answer: memory::Extent::of::<EngineersCapableAnswer>(),
        lists: &[],
        reserved_at: memory::small(size_of::<EngineersCapableQuestion>()),
        value_at: memory::small(size_of::<EngineersCapableAnswer>()),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::units::OneUnit { unit: asked.unit };
        let said = grognard_core::ocs::engineers::capable(&question, &mut run.trail);
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

/// Whether a unit is Engineer-Capable (OCS 13.8a).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_engineers_capable(
    question: *const EngineersCapableQuestion,
    answer: *mut EngineersCapableAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// The question of `grog_ocs_engineers_bridge`. A unit that is to cross a hexside.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct EngineersBridgeQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// The unit, by its `id`. C says its place in the board's list.
    pub unit: u16,
    /// The hex that it leaves or attacks from. It need not be the hex in which it began.
    pub start: Hex,
    /// The adjacent hex that it enters or attacks.
    pub to: Hex,
    /// The purpose. Required where the answer depends on it.
    pub purpose: Code<Purpose>,
    /// Must be 0.
    pub reserved: [u8; 5],
}
const _: () = assert!(size_of::<EngineersBridgeQuestion>() == if cfg!(target_pointer_width = "64") { 32 } else { 24 });

/// The answer of `grog_ocs_engineers_bridge`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct EngineersBridgeAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The cost of crossing a hexside. Zero if the answer is forbidden.
    pub value: Crossed,
}
const _: () = assert!(offset_of!(EngineersBridgeAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(EngineersBridgeAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for EngineersBridgeQuestion {
    type Answer = EngineersBridgeAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<EngineersBridgeQuestion>(),
        answer: memory::Extent::of::<EngineersBridgeAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(EngineersBridgeQuestion, reserved)),
        value_at: memory::small(offset_of!(EngineersBridgeAnswer, value)),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(EngineersBridgeQuestion, board)),
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
        let question = grognard_core::ocs::engineers::Bridge {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            unit: asked.unit,
            start: asked.start,
            to: asked.to,
            purpose: asked.purpose,
        };
        let said = grognard_core::ocs::engineers::bridge(&question, &mut run.trail);
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

/// What it costs a unit to cross into the next hex, bridges included (OCS 13.8b).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_engineers_bridge(
    question: *const EngineersBridgeQuestion,
    answer: *mut EngineersBridgeAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// The question of `grog_ocs_engineers_detrainable`. A railroad hex that a headquarters may make detrainable.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct EngineersDetrainableQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// The hex.
    pub hex: Hex,
    /// The side of the headquarters.
    pub side: u8,
    /// A headquarters in the hex entrains itself; it was Engineer-Capable there until it turned to Move Mode.
    pub entrains: Flag,
    /// That headquarters, by its `id`. Ignored without `entrains`. C says its place in the board's list. `GROG_NONE`, 65535, is none.
    pub hq: u16,
}
const _: () =
    assert!(size_of::<EngineersDetrainableQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 16 });

/// The answer of `grog_ocs_engineers_detrainable`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct EngineersDetrainableAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
}
const _: () = assert!(offset_of!(EngineersDetrainableAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(EngineersDetrainableAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for EngineersDetrainableQuestion {
    type Answer = EngineersDetrainableAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<EngineersDetrainableQuestion>(),
        answer: memory::Extent::of::<EngineersDetrainableAnswer>(),
        lists: &[],
        reserved_at: memory::small(size_of::<EngineersDetrainableQuestion>()),
        value_at: memory::small(size_of::<EngineersDetrainableAnswer>()),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(EngineersDetrainableQuestion, board)),
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
        let question = grognard_core::ocs::engineers::Station {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            hex: asked.hex,
            side: asked.side,
            entrains: asked.entrains,
            hq: asked.hq,
        };
        let said = grognard_core::ocs::engineers::detrainable(&question, &mut run.trail);
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

/// Whether a headquarters makes a railroad hex detrainable (OCS 13.8c).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_engineers_detrainable(
    question: *const EngineersDetrainableQuestion,
    answer: *mut EngineersDetrainableAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
