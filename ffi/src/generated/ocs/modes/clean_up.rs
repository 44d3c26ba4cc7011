//! The function of `ocs.modes.clean_up`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::modes::CleanedUp;
use grognard_core::ocs::units::Phase;
use grognard_core::reflect::Code;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_modes_clean_up`. A position at the end of a player turn.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ModesCleanUpQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// The phase.
    pub phase: Code<Phase>,
    /// The player whose turn ends, from 1.
    pub player: u8,
    /// Must be 0.
    pub reserved: [u8; 6],
}
const _: () = assert!(size_of::<ModesCleanUpQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 16 });

/// The answer of `grog_ocs_modes_clean_up`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ModesCleanUpAnswer {
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
    /// The markers that were removed. Zero if the answer is forbidden.
    pub value: CleanedUp,
}
const _: () = assert!(offset_of!(ModesCleanUpAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(ModesCleanUpAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(ModesCleanUpAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for ModesCleanUpQuestion {
    type Answer = ModesCleanUpAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<ModesCleanUpQuestion>(),
        answer: memory::Extent::of::<ModesCleanUpAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(ModesCleanUpQuestion, reserved)),
        value_at: memory::small(offset_of!(ModesCleanUpAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(ModesCleanUpQuestion, board)),
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
        let question = grognard_core::ocs::modes::CleanUp {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            phase: asked.phase,
            player: asked.player,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Effect>() };
        let said = grognard_core::ocs::modes::clean_up(&question, &mut effects, &mut run.trail);
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

/// The markers that the Clean Up Phase removes (OCS 2.3, 5.9, 5.10).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_modes_clean_up(
    question: *const ModesCleanUpQuestion,
    answer: *mut ModesCleanUpAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
