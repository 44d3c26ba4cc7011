//! The function of `ocs.turn.suffer`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::ocs::attrition::StepsLost;
use grognard_core::ocs::barrage::Barraged;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::turn::TurnState;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_turn_suffer`. The losses of a barrage's target.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TurnSufferQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// Where the game stands.
    pub turn: TurnState,
    /// The target hex.
    pub target: Hex,
    /// The barrage, as `ocs.barrage.resolve` returned it.
    pub barrage: Barraged,
    /// The steps that units in the hex lose, as their owner chooses. An empty list for no losses.
    pub losses: *const StepsLost,
    /// Length of `losses`.
    pub losses_len: usize,
}
const _: () = assert!(size_of::<TurnSufferQuestion>() == if cfg!(target_pointer_width = "64") { 64 } else { 44 });

/// The answer of `grog_ocs_turn_suffer`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TurnSufferAnswer {
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
    /// A barrage between its dice and its losses. A plain value that the caller keeps. Zero if the answer is forbidden.
    pub value: Barraged,
}
const _: () = assert!(offset_of!(TurnSufferAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(TurnSufferAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(TurnSufferAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TurnSufferQuestion {
    type Answer = TurnSufferAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TurnSufferQuestion>(),
        answer: memory::Extent::of::<TurnSufferAnswer>(),
        lists: &[ask::List {
            name: &text!("losses"),
            at: ask::pair(offset_of!(TurnSufferQuestion, losses), offset_of!(TurnSufferQuestion, losses_len)),
            item: memory::Item::of::<StepsLost>(),
        }],
        reserved_at: memory::small(size_of::<TurnSufferQuestion>()),
        value_at: memory::small(offset_of!(TurnSufferAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(TurnSufferQuestion, board)),
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
        let question = grognard_core::ocs::turn::SufferOrder {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            turn: asked.turn,
            target: asked.target,
            barrage: asked.barrage,
            // SAFETY: looked at.
            losses: unsafe { memory::settled(asked.losses, asked.losses_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Effect>() };
        let said = grognard_core::ocs::turn::suffer(&question, &mut effects, &mut run.trail);
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

/// Settles the losses of a hex that was barraged (OCS 10.0).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_turn_suffer(
    question: *const TurnSufferQuestion,
    answer: *mut TurnSufferAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
