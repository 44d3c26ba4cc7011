//! The function of `ocs.rail.control`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::ocs::rail::RailControlled;
use grognard_core::ocs::units::Unit;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_rail_control`. A hex whose control is decided.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailControlQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position, with the hex's control before.
    pub board: *const Board,
    /// The hex.
    pub hex: Hex,
    /// The units that entered the hex since, in order, whether or not they are still in it. Units in the hex on the
    /// board count as having entered without being listed.
    pub entered: *const Unit,
    /// Length of `entered`.
    pub entered_len: usize,
    /// The side behind whose front line the hex now clearly lies; 0 if that is not clear or has not changed. This is
    /// the caller's judgement.
    pub behind: u8,
    /// Must be 0.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<RailControlQuestion>() == if cfg!(target_pointer_width = "64") { 48 } else { 28 });

/// The answer of `grog_ocs_rail_control`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailControlAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The control of a hex.
    pub value: RailControlled,
}
const _: () = assert!(offset_of!(RailControlAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(RailControlAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for RailControlQuestion {
    type Answer = RailControlAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<RailControlQuestion>(),
        answer: memory::Extent::of::<RailControlAnswer>(),
        lists: &[ask::List {
            name: &text!("entered"),
            at: ask::pair(offset_of!(RailControlQuestion, entered), offset_of!(RailControlQuestion, entered_len)),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(offset_of!(RailControlQuestion, reserved)),
        value_at: memory::small(offset_of!(RailControlAnswer, value)),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(RailControlQuestion, board)),
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
        let question = grognard_core::ocs::rail::RailControl {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            hex: asked.hex,
            // SAFETY: looked at.
            entered: unsafe { memory::settled(asked.entered, asked.entered_len) },
            behind: asked.behind,
        };
        let said = grognard_core::ocs::rail::control(&question, &mut run.trail);
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

/// Who controls a hex where trains may stop (OCS 13.3h).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_rail_control(
    question: *const RailControlQuestion,
    answer: *mut RailControlAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
