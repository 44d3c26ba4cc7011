//! The function of `ocs.zoc.covers`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::ocs::zoc::CoveringUnit;
use grognard_core::ocs::zoc::Zone;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_zoc_covers`. A hex in which a side would act.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ZocCoversQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// The hex.
    pub hex: Hex,
    /// The side that would act in the hex. The zones of all other sides are enemy zones.
    pub side: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
}
const _: () = assert!(size_of::<ZocCoversQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 16 });

/// The answer of `grog_ocs_zoc_covers`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ZocCoversAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A unit whose zone covers a hex.
    pub rows: *mut CoveringUnit,
    /// Capacity of `rows`.
    pub rows_capacity: usize,
    /// Length of `rows`.
    pub rows_len: usize,
    /// The enemy zones of control in a hex.
    pub value: Zone,
}
const _: () = assert!(offset_of!(ZocCoversAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(ZocCoversAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(ZocCoversAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for ZocCoversQuestion {
    type Answer = ZocCoversAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<ZocCoversQuestion>(),
        answer: memory::Extent::of::<ZocCoversAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(ZocCoversQuestion, reserved)),
        value_at: memory::small(offset_of!(ZocCoversAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<CoveringUnit>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(ZocCoversQuestion, board)),
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
        let question = grognard_core::ocs::zoc::Covers {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            hex: asked.hex,
            side: asked.side,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<CoveringUnit>() };
        let said = grognard_core::ocs::zoc::covers(&question, &mut effects, &mut run.trail);
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

/// Who covers a hex with an enemy zone of control, and who negates it (OCS 4.5).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_zoc_covers(
    question: *const ZocCoversQuestion,
    answer: *mut ZocCoversAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
