//! The function of `ocs.rail.track`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::ocs::rail::Track;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_rail_track`. A hex whose railroad is examined for a side.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailTrackQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// The hex.
    pub hex: Hex,
    /// The side of the trains, 1 to 8.
    pub side: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
}
const _: () = assert!(size_of::<RailTrackQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 16 });

/// The answer of `grog_ocs_rail_track`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailTrackAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The state of the railroad in a hex for a side.
    pub value: Track,
}
const _: () = assert!(offset_of!(RailTrackAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(RailTrackAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for RailTrackQuestion {
    type Answer = RailTrackAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<RailTrackQuestion>(),
        answer: memory::Extent::of::<RailTrackAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(RailTrackQuestion, reserved)),
        value_at: memory::small(offset_of!(RailTrackAnswer, value)),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(RailTrackQuestion, board)),
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
        let question = grognard_core::ocs::rail::RailAt {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            hex: asked.hex,
            side: asked.side,
        };
        let said = grognard_core::ocs::rail::track(&question, &mut run.trail);
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

/// What the railroad in a hex is to a side (OCS 13.3, 13.3f, 13.3h).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_rail_track(
    question: *const RailTrackQuestion,
    answer: *mut RailTrackAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
