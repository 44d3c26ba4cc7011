//! The function of `ocs.turn.blow`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::dumps::BlowLoad;
use grognard_core::ocs::dumps::Blown;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::turn::TurnState;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_turn_blow`. A dump that is to be blown now.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TurnBlowQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// Where the game stands.
    pub turn: TurnState,
    /// The supply of one hex that is named, in the order in which its owner loses it.
    pub loads: *const BlowLoad,
    /// Length of `loads`.
    pub loads_len: usize,
    /// One die, 1 to 6.
    pub dice: *const u8,
    /// Length of `dice`.
    pub dice_len: usize,
}
const _: () = assert!(size_of::<TurnBlowQuestion>() == if cfg!(target_pointer_width = "64") { 64 } else { 40 });

/// The answer of `grog_ocs_turn_blow`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TurnBlowAnswer {
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
    /// What blowing a dump destroyed. Zero if the answer is forbidden.
    pub value: Blown,
}
const _: () = assert!(offset_of!(TurnBlowAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(TurnBlowAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(TurnBlowAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TurnBlowQuestion {
    type Answer = TurnBlowAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TurnBlowQuestion>(),
        answer: memory::Extent::of::<TurnBlowAnswer>(),
        lists: &[
            ask::List {
                name: &text!("loads"),
                at: ask::pair(offset_of!(TurnBlowQuestion, loads), offset_of!(TurnBlowQuestion, loads_len)),
                item: memory::Item::of::<BlowLoad>(),
            },
            ask::List {
                name: &text!("dice"),
                at: ask::pair(offset_of!(TurnBlowQuestion, dice), offset_of!(TurnBlowQuestion, dice_len)),
                item: memory::Item::of::<u8>(),
            },
        ],
        reserved_at: memory::small(size_of::<TurnBlowQuestion>()),
        value_at: memory::small(offset_of!(TurnBlowAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(TurnBlowQuestion, board)),
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
        let question = grognard_core::ocs::turn::BlowOrder {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            turn: asked.turn,
            // SAFETY: looked at.
            loads: unsafe { memory::settled(asked.loads, asked.loads_len) },
            // SAFETY: looked at.
            dice: unsafe { memory::settled(asked.dice, asked.dice_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Effect>() };
        let said = grognard_core::ocs::turn::blow(&question, &mut effects, &mut run.trail);
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

/// Blows a dump now (OCS 2.3, 12.11a).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_turn_blow(
    question: *const TurnBlowQuestion,
    answer: *mut TurnBlowAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
