//! The function of `ocs.turn.defend`. Generated from the core's list of operations by
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
use grognard_core::ocs::turn::CombatPaid;
use grognard_core::ocs::turn::TurnState;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_turn_defend`. The defenders of a hex that is attacked now, and how they are paid for.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TurnDefendQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// Where the game stands.
    pub turn: TurnState,
    /// The attacked hex.
    pub target: Hex,
    /// The defenders with combat supply, by their `id`s, at most 64. Dumps pay for those of them that are not in
    /// `on_stocks`. An empty list for none. C says their places in the board's list.
    pub units: *const u16,
    /// Length of `units`.
    pub units_len: usize,
    /// The defenders that use their internal stocks, whether `units` names them too or not. An empty list for none. C says their places in the board's list.
    pub on_stocks: *const u16,
    /// Length of `on_stocks`.
    pub on_stocks_len: usize,
    /// The dumps and loaded Transport Points that may pay: those are taken that cost least, and of them the first. C says their places in the board's list.
    pub sources: *const u16,
    /// Length of `sources`.
    pub sources_len: usize,
    /// The headquarters that may throw the supply. An empty list for direct draw. C says their places in the board's list.
    pub hqs: *const u16,
    /// Length of `hqs`.
    pub hqs_len: usize,
}
const _: () = assert!(size_of::<TurnDefendQuestion>() == if cfg!(target_pointer_width = "64") { 104 } else { 60 });

/// The answer of `grog_ocs_turn_defend`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TurnDefendAnswer {
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
    /// Combat supply of one side. Zero if the answer is forbidden.
    pub value: CombatPaid,
}
const _: () = assert!(offset_of!(TurnDefendAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(TurnDefendAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(TurnDefendAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TurnDefendQuestion {
    type Answer = TurnDefendAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TurnDefendQuestion>(),
        answer: memory::Extent::of::<TurnDefendAnswer>(),
        lists: &[
            ask::List {
                name: &text!("units"),
                at: ask::pair(offset_of!(TurnDefendQuestion, units), offset_of!(TurnDefendQuestion, units_len)),
                item: memory::Item::of::<u16>(),
            },
            ask::List {
                name: &text!("on_stocks"),
                at: ask::pair(offset_of!(TurnDefendQuestion, on_stocks), offset_of!(TurnDefendQuestion, on_stocks_len)),
                item: memory::Item::of::<u16>(),
            },
            ask::List {
                name: &text!("sources"),
                at: ask::pair(offset_of!(TurnDefendQuestion, sources), offset_of!(TurnDefendQuestion, sources_len)),
                item: memory::Item::of::<u16>(),
            },
            ask::List {
                name: &text!("hqs"),
                at: ask::pair(offset_of!(TurnDefendQuestion, hqs), offset_of!(TurnDefendQuestion, hqs_len)),
                item: memory::Item::of::<u16>(),
            },
        ],
        reserved_at: memory::small(size_of::<TurnDefendQuestion>()),
        value_at: memory::small(offset_of!(TurnDefendAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(TurnDefendQuestion, board)),
                as_given: false,
            }],
            scratch_at: memory::small(offset_of!(TurnDefendAnswer, scratch)),
            way: ask::Way::BOTH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::turn::DefendOrder {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            turn: asked.turn,
            target: asked.target,
            // SAFETY: looked at.
            units: unsafe { memory::settled(asked.units, asked.units_len) },
            // SAFETY: looked at.
            on_stocks: unsafe { memory::settled(asked.on_stocks, asked.on_stocks_len) },
            // SAFETY: looked at.
            sources: unsafe { memory::settled(asked.sources, asked.sources_len) },
            // SAFETY: looked at.
            hqs: unsafe { memory::settled(asked.hqs, asked.hqs_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Effect>() };
        let said = grognard_core::ocs::turn::defend(&question, &mut effects, &mut run.scratch, &mut run.trail);
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

/// How the defenders of an attacked hex are supplied (OCS 9.2, 9.5).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_turn_defend(
    question: *const TurnDefendQuestion,
    answer: *mut TurnDefendAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
