//! The functions of `axis_allies.conquest`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::axis_allies::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::axis_allies::conquest::Conquest;
use grognard_core::axis_allies::conquest::Means;
use grognard_core::axis_allies::conquest::Transfer;
use grognard_core::axis_allies::map::Site;
use grognard_core::axis_allies::powers::Power;
use grognard_core::fault::Fault;
use grognard_core::reflect::Code;
use grognard_core::reflect::Locus;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_axis_allies_conquest_apply`. A territory that a power has taken.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ConquestApplyQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position, with the territory still in its former owner's hands.
    pub board: *const Board,
    /// The power that took it.
    pub power: Code<Power>,
    /// The territory.
    pub space: Locus<Site>,
    /// The units with which it was taken. Required where the answer depends on it.
    pub means: Code<Means>,
    /// Must be 0.
    pub reserved: [u8; 3],
}
const _: () = assert!(size_of::<ConquestApplyQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 16 });

/// The answer of `grog_axis_allies_conquest_apply`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ConquestApplyAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A change of ownership, for the caller to apply.
    pub effects: *mut Transfer,
    /// Capacity of `effects`.
    pub effects_capacity: usize,
    /// Length of `effects`.
    pub effects_len: usize,
    /// The result of a conquest. Zero if the answer is forbidden.
    pub value: Conquest,
}
const _: () = assert!(offset_of!(ConquestApplyAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(ConquestApplyAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(ConquestApplyAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for ConquestApplyQuestion {
    type Answer = ConquestApplyAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<ConquestApplyQuestion>(),
        answer: memory::Extent::of::<ConquestApplyAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(ConquestApplyQuestion, reserved)),
        value_at: memory::small(offset_of!(ConquestApplyAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Transfer>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(ConquestApplyQuestion, board)),
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
        let question = grognard_core::axis_allies::conquest::Capture {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            power: asked.power,
            space: asked.space,
            means: asked.means,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Transfer>() };
        let said = grognard_core::axis_allies::conquest::apply(&question, &mut effects, &mut run.trail);
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

/// Who gets a territory that was taken, and what stands in it, on the board before it changes hands (AA 3.1e, 5.2b).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_conquest_apply(
    question: *const ConquestApplyQuestion,
    answer: *mut ConquestApplyAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
