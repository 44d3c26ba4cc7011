//! The function of `ocs.turn.absorb`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::breakdowns::Absorbed;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::turn::TurnState;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_turn_absorb`. A multi-step unit and the Breakdowns that are stacked with it when a phase ends now.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TurnAbsorbQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// Where the game stands.
    pub turn: TurnState,
    /// The multi-step unit, by its `id`. C says its place in the board's list.
    pub unit: u16,
    /// The Breakdowns that it absorbs, by their `id`s. An empty list for none. C says their places in the board's list.
    pub absorbed: *const u16,
    /// Length of `absorbed`.
    pub absorbed_len: usize,
}
const _: () = assert!(size_of::<TurnAbsorbQuestion>() == if cfg!(target_pointer_width = "64") { 48 } else { 32 });

/// The answer of `grog_ocs_turn_absorb`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TurnAbsorbAnswer {
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
    /// Scratch memory.
    pub scratch: *mut u64,
    /// Length of `scratch` in words of 64 bits.
    pub scratch_capacity: usize,
    /// The length of `scratch` that is needed, in words of 64 bits.
    pub scratch_needed: usize,
    /// What a unit is that absorbed Breakdowns. Zero if the answer is forbidden.
    pub value: Absorbed,
}
const _: () = assert!(offset_of!(TurnAbsorbAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(TurnAbsorbAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(TurnAbsorbAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TurnAbsorbQuestion {
    type Answer = TurnAbsorbAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TurnAbsorbQuestion>(),
        answer: memory::Extent::of::<TurnAbsorbAnswer>(),
        lists: &[ask::List {
            name: &text!("absorbed"),
            at: ask::pair(offset_of!(TurnAbsorbQuestion, absorbed), offset_of!(TurnAbsorbQuestion, absorbed_len)),
            item: memory::Item::of::<u16>(),
        }],
        reserved_at: memory::small(size_of::<TurnAbsorbQuestion>()),
        value_at: memory::small(offset_of!(TurnAbsorbAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(TurnAbsorbQuestion, board)),
                as_given: false,
            }],
            scratch_at: memory::small(offset_of!(TurnAbsorbAnswer, scratch)),
            way: ask::Way::BOTH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::turn::AbsorbOrder {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            turn: asked.turn,
            unit: asked.unit,
            // SAFETY: looked at.
            absorbed: unsafe { memory::settled(asked.absorbed, asked.absorbed_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Effect>() };
        let said = grognard_core::ocs::turn::absorb(&question, &mut effects, &mut run.scratch, &mut run.trail);
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

/// Whether a multi-step unit absorbs Breakdowns now as it must (OCS 20.0d).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_turn_absorb(
    question: *const TurnAbsorbQuestion,
    answer: *mut TurnAbsorbAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
