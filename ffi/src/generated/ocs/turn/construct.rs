//! The function of `ocs.turn.construct`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::ocs::construction::Constructed;
use grognard_core::ocs::construction::Task;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::turn::TurnState;
use grognard_core::reflect::Code;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_turn_construct`. Construction that a unit is to perform now.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TurnConstructQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// Where the game stands.
    pub turn: TurnState,
    /// The unit, by its `id`. C says its place in the board's list.
    pub unit: u16,
    /// The hex of the facility.
    pub hex: Hex,
    /// The task.
    pub task: Code<Task>,
    /// The dumps and loaded Transport Points that pay one after the other, each in reach of the unit. An empty list for a
    /// task that is free. C says their places in the board's list.
    pub sources: *const u16,
    /// Length of `sources`.
    pub sources_len: usize,
    /// The headquarters that may throw the supply. An empty list for direct draw. C says their places in the board's list.
    pub hqs: *const u16,
    /// Length of `hqs`.
    pub hqs_len: usize,
}
const _: () = assert!(size_of::<TurnConstructQuestion>() == if cfg!(target_pointer_width = "64") { 72 } else { 48 });

/// The answer of `grog_ocs_turn_construct`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TurnConstructAnswer {
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
    /// The cost and result of construction. Zero if the answer is forbidden.
    pub value: Constructed,
}
const _: () = assert!(offset_of!(TurnConstructAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(TurnConstructAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(TurnConstructAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TurnConstructQuestion {
    type Answer = TurnConstructAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TurnConstructQuestion>(),
        answer: memory::Extent::of::<TurnConstructAnswer>(),
        lists: &[
            ask::List {
                name: &text!("sources"),
                at: ask::pair(
                    offset_of!(TurnConstructQuestion, sources),
                    offset_of!(TurnConstructQuestion, sources_len),
                ),
                item: memory::Item::of::<u16>(),
            },
            ask::List {
                name: &text!("hqs"),
                at: ask::pair(offset_of!(TurnConstructQuestion, hqs), offset_of!(TurnConstructQuestion, hqs_len)),
                item: memory::Item::of::<u16>(),
            },
        ],
        reserved_at: memory::small(size_of::<TurnConstructQuestion>()),
        value_at: memory::small(offset_of!(TurnConstructAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(TurnConstructQuestion, board)),
                as_given: false,
            }],
            scratch_at: memory::small(offset_of!(TurnConstructAnswer, scratch)),
            way: ask::Way::BOTH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::turn::ConstructOrder {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            turn: asked.turn,
            unit: asked.unit,
            hex: asked.hex,
            task: asked.task,
            // SAFETY: looked at.
            sources: unsafe { memory::settled(asked.sources, asked.sources_len) },
            // SAFETY: looked at.
            hqs: unsafe { memory::settled(asked.hqs, asked.hqs_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Effect>() };
        let said = grognard_core::ocs::turn::construct(&question, &mut effects, &mut run.scratch, &mut run.trail);
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

/// Whether a unit may build, improve, reduce or repair a facility now, and the cost (OCS 2.3, 13.8d).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_turn_construct(
    question: *const TurnConstructQuestion,
    answer: *mut TurnConstructAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
