//! The function of `ocs.turn.combine`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::trucks::CounterMix;
use grognard_core::ocs::trucks::NewCounters;
use grognard_core::ocs::turn::TurnState;
use grognard_core::ocs::units::Unit;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_turn_combine`. Transport Points that are to be combined or divided now.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TurnCombineQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// Where the game stands.
    pub turn: TurnState,
    /// The counters before, by their `id`s. C says their places in the board's list.
    pub units: *const u16,
    /// Length of `units`.
    pub units_len: usize,
    /// The counters afterwards, each with the load that it is to have: newcomers of the board. Their points and loads are
    /// those of the counters before.
    pub counters: *const Unit,
    /// Length of `counters`.
    pub counters_len: usize,
    /// The game's counter mix. An empty list means no limit.
    pub mix: *const CounterMix,
    /// Length of `mix`.
    pub mix_len: usize,
}
const _: () = assert!(size_of::<TurnCombineQuestion>() == if cfg!(target_pointer_width = "64") { 80 } else { 48 });

/// The answer of `grog_ocs_turn_combine`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TurnCombineAnswer {
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
    /// A summary of the counters that result. Zero if the answer is forbidden.
    pub value: NewCounters,
}
const _: () = assert!(offset_of!(TurnCombineAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(TurnCombineAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(TurnCombineAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TurnCombineQuestion {
    type Answer = TurnCombineAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TurnCombineQuestion>(),
        answer: memory::Extent::of::<TurnCombineAnswer>(),
        lists: &[
            ask::List {
                name: &text!("units"),
                at: ask::pair(offset_of!(TurnCombineQuestion, units), offset_of!(TurnCombineQuestion, units_len)),
                item: memory::Item::of::<u16>(),
            },
            ask::List {
                name: &text!("counters"),
                at: ask::pair(offset_of!(TurnCombineQuestion, counters), offset_of!(TurnCombineQuestion, counters_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                name: &text!("mix"),
                at: ask::pair(offset_of!(TurnCombineQuestion, mix), offset_of!(TurnCombineQuestion, mix_len)),
                item: memory::Item::of::<CounterMix>(),
            },
        ],
        reserved_at: memory::small(size_of::<TurnCombineQuestion>()),
        value_at: memory::small(offset_of!(TurnCombineAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(TurnCombineQuestion, board)),
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
        let question = grognard_core::ocs::turn::CombineOrder {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            turn: asked.turn,
            // SAFETY: looked at.
            units: unsafe { memory::settled(asked.units, asked.units_len) },
            // SAFETY: looked at.
            counters: unsafe { memory::settled(asked.counters, asked.counters_len) },
            // SAFETY: looked at.
            mix: unsafe { memory::settled(asked.mix, asked.mix_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Effect>() };
        let said = grognard_core::ocs::turn::combine(&question, &mut effects, &mut run.trail);
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

/// Whether Transport Points may be combined or divided now (OCS 2.3, 13.2c).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_turn_combine(
    question: *const TurnCombineQuestion,
    answer: *mut TurnCombineAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
