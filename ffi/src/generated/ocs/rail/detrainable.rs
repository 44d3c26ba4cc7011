//! The function of `ocs.rail.detrainable`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::ocs::rail::Detrainable;
use grognard_core::ocs::rail::RailHex;
use grognard_core::ocs::rail::RailUse;
use grognard_core::reflect::Code;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_rail_detrainable`. A hex where trains are to stop.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailDetrainableQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// The hex.
    pub hex: Hex,
    /// The side of the trains, 1 to 8.
    pub side: u8,
    /// The use of the railroad.
    pub usage: Code<RailUse>,
    /// Must be 0.
    pub reserved: [u8; 2],
}
const _: () = assert!(size_of::<RailDetrainableQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 16 });

/// The answer of `grog_ocs_rail_detrainable`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailDetrainableAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A hex of a way by rail.
    pub rows: *mut RailHex,
    /// Capacity of `rows`.
    pub rows_capacity: usize,
    /// Length of `rows`.
    pub rows_len: usize,
    /// Scratch memory.
    pub scratch: *mut u64,
    /// Length of `scratch` in words of 64 bits.
    pub scratch_capacity: usize,
    /// The length of `scratch` that is needed, in words of 64 bits.
    pub scratch_needed: usize,
    /// A hex where trains may stop. Zero if the answer is forbidden.
    pub value: Detrainable,
}
const _: () = assert!(offset_of!(RailDetrainableAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(RailDetrainableAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(RailDetrainableAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for RailDetrainableQuestion {
    type Answer = RailDetrainableAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<RailDetrainableQuestion>(),
        answer: memory::Extent::of::<RailDetrainableAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(RailDetrainableQuestion, reserved)),
        value_at: memory::small(offset_of!(RailDetrainableAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<RailHex>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(RailDetrainableQuestion, board)),
                as_given: false,
            }],
            scratch_at: memory::small(offset_of!(RailDetrainableAnswer, scratch)),
            way: ask::Way::BOTH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::rail::RailStop {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            hex: asked.hex,
            side: asked.side,
            usage: asked.usage,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<RailHex>() };
        let said = grognard_core::ocs::rail::detrainable(&question, &mut effects, &mut run.scratch, &mut run.trail);
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

/// Whether a hex is detrainable, and its way back to supply (OCS 13.3c).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_rail_detrainable(
    question: *const RailDetrainableQuestion,
    answer: *mut RailDetrainableAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
