//! The function of `ocs.stacking.apply`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::stacking::RemainingStack;
use grognard_core::ocs::units::Phase;
use grognard_core::reflect::Code;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_stacking_apply`. The owner's choice of units to eliminate.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StackingApplyQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// The hex.
    pub hex: Hex,
    /// The side.
    pub side: u8,
    /// The units to eliminate, by their `id`s. C says their places in the board's list.
    pub eliminated: *const u16,
    /// Length of `eliminated`.
    pub eliminated_len: usize,
    /// The phase. Nothing is owed in the Reinforcement Phase.
    pub phase: Code<Phase>,
    /// Must be 0.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<StackingApplyQuestion>() == if cfg!(target_pointer_width = "64") { 48 } else { 32 });

/// The answer of `grog_ocs_stacking_apply`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StackingApplyAnswer {
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
    /// The stack after the elimination. Zero if the answer is forbidden.
    pub value: RemainingStack,
}
const _: () = assert!(offset_of!(StackingApplyAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(StackingApplyAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(StackingApplyAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for StackingApplyQuestion {
    type Answer = StackingApplyAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<StackingApplyQuestion>(),
        answer: memory::Extent::of::<StackingApplyAnswer>(),
        lists: &[ask::List {
            name: &text!("eliminated"),
            at: ask::pair(
                offset_of!(StackingApplyQuestion, eliminated),
                offset_of!(StackingApplyQuestion, eliminated_len),
            ),
            item: memory::Item::of::<u16>(),
        }],
        reserved_at: memory::small(offset_of!(StackingApplyQuestion, reserved)),
        value_at: memory::small(offset_of!(StackingApplyAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(StackingApplyQuestion, board)),
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
        let question = grognard_core::ocs::stacking::Elimination {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            hex: asked.hex,
            side: asked.side,
            // SAFETY: looked at.
            eliminated: unsafe { memory::settled(asked.eliminated, asked.eliminated_len) },
            phase: asked.phase,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Effect>() };
        let said = grognard_core::ocs::stacking::apply(&question, &mut effects, &mut run.trail);
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

/// Eliminates what the owner of an overstacked hex chose (OCS 4.8a).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_stacking_apply(
    question: *const StackingApplyQuestion,
    answer: *mut StackingApplyAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
