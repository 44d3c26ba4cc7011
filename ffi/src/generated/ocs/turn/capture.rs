//! The function of `ocs.turn.capture`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::ocs::capture::CaptureSettled;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::turn::Rest;
use grognard_core::ocs::turn::Taken;
use grognard_core::ocs::turn::TurnState;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_turn_capture`. A hex in which an enemy unit captures what is there now.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TurnCaptureQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// Where the game stands.
    pub turn: TurnState,
    /// The hex.
    pub hex: Hex,
    /// The dice, 1 to 6: one each for dumps, trucks and wagons where there are any, in this order. Then come two for
    /// each aircraft in the order of the board's list.
    pub dice: *const u8,
    /// Length of `dice`.
    pub dice_len: usize,
    /// What is captured of each unit, as their owner chooses. An empty list for nothing.
    pub taken: *const Taken,
    /// Length of `taken`.
    pub taken_len: usize,
    /// Where Transport Points go of which not all is captured, and to which air base aircraft that survive, as their owner
    /// chooses. It must be said of each, but of an aircraft without a base in reach.
    pub rest: *const Rest,
    /// Length of `rest`.
    pub rest_len: usize,
    /// The aircraft in the hex that are Active. An empty list for none. C says their places in the board's list.
    pub active: *const u16,
    /// Length of `active`.
    pub active_len: usize,
    /// The hedgehog in the hex is printed on the map, and so keeps its level under the option `counter_hedgehogs`.
    pub printed_hedgehog: Flag,
    /// Must be 0.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<TurnCaptureQuestion>() == if cfg!(target_pointer_width = "64") { 112 } else { 68 });

/// The answer of `grog_ocs_turn_capture`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TurnCaptureAnswer {
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
    /// The result of a capture. Zero if the answer is forbidden.
    pub value: CaptureSettled,
}
const _: () = assert!(offset_of!(TurnCaptureAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(TurnCaptureAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(TurnCaptureAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TurnCaptureQuestion {
    type Answer = TurnCaptureAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TurnCaptureQuestion>(),
        answer: memory::Extent::of::<TurnCaptureAnswer>(),
        lists: &[
            ask::List {
                name: &text!("dice"),
                at: ask::pair(offset_of!(TurnCaptureQuestion, dice), offset_of!(TurnCaptureQuestion, dice_len)),
                item: memory::Item::of::<u8>(),
            },
            ask::List {
                name: &text!("taken"),
                at: ask::pair(offset_of!(TurnCaptureQuestion, taken), offset_of!(TurnCaptureQuestion, taken_len)),
                item: memory::Item::of::<Taken>(),
            },
            ask::List {
                name: &text!("rest"),
                at: ask::pair(offset_of!(TurnCaptureQuestion, rest), offset_of!(TurnCaptureQuestion, rest_len)),
                item: memory::Item::of::<Rest>(),
            },
            ask::List {
                name: &text!("active"),
                at: ask::pair(offset_of!(TurnCaptureQuestion, active), offset_of!(TurnCaptureQuestion, active_len)),
                item: memory::Item::of::<u16>(),
            },
        ],
        reserved_at: memory::small(offset_of!(TurnCaptureQuestion, reserved)),
        value_at: memory::small(offset_of!(TurnCaptureAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(TurnCaptureQuestion, board)),
                as_given: false,
            }],
            scratch_at: memory::small(offset_of!(TurnCaptureAnswer, scratch)),
            way: ask::Way::BOTH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::turn::CaptureOrder {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            turn: asked.turn,
            hex: asked.hex,
            // SAFETY: looked at.
            dice: unsafe { memory::settled(asked.dice, asked.dice_len) },
            // SAFETY: looked at.
            taken: unsafe { memory::settled(asked.taken, asked.taken_len) },
            // SAFETY: looked at.
            rest: unsafe { memory::settled(asked.rest, asked.rest_len) },
            // SAFETY: looked at.
            active: unsafe { memory::settled(asked.active, asked.active_len) },
            printed_hedgehog: asked.printed_hedgehog,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Effect>() };
        let said = grognard_core::ocs::turn::capture(&question, &mut effects, &mut run.scratch, &mut run.trail);
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

/// Captures what is in a hex that the enemy has entered (OCS 4.8c, 9.12f, 9.14).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_turn_capture(
    question: *const TurnCaptureQuestion,
    answer: *mut TurnCaptureAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
