//! The function of `ocs.turn.barrage`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::ocs::barrage::BarrageAssessment;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::turn::TurnState;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_turn_barrage`. Units that are to barrage a hex now.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TurnBarrageQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// Where the game stands.
    pub turn: TurnState,
    /// The firing units, of one kind and one side, by their `id`s. C says their places in the board's list.
    pub units: *const u16,
    /// Length of `units`.
    pub units_len: usize,
    /// The target hex.
    pub target: Hex,
    /// The dump or the loaded Transport Points that pay for artillery, each in reach of every firing unit; one after the
    /// other where a headquarters throws. An empty list for aircraft and ships. C says their places in the board's list.
    pub sources: *const u16,
    /// Length of `sources`.
    pub sources_len: usize,
    /// The headquarters that throws the supply. An empty list for direct draw. C says their places in the board's list.
    pub hqs: *const u16,
    /// Length of `hqs`.
    pub hqs_len: usize,
    /// The nations whose aircraft the game lets fly hip shoots, numbered as `nationality`. An empty list for none.
    pub hip_nations: *const u8,
    /// Length of `hip_nations`.
    pub hip_nations_len: usize,
    /// Flak or interception has stopped the air mission: it barrages nothing, and counts for its hex all the same (10.0e.A).
    pub aborted: Flag,
    /// Must be 0.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<TurnBarrageQuestion>() == if cfg!(target_pointer_width = "64") { 112 } else { 68 });

/// The answer of `grog_ocs_turn_barrage`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TurnBarrageAnswer {
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
    /// The assessment of a barrage: the input of `resolve` and `distribution`. Zero if the answer is forbidden.
    pub value: BarrageAssessment,
}
const _: () = assert!(offset_of!(TurnBarrageAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(TurnBarrageAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(TurnBarrageAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TurnBarrageQuestion {
    type Answer = TurnBarrageAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TurnBarrageQuestion>(),
        answer: memory::Extent::of::<TurnBarrageAnswer>(),
        lists: &[
            ask::List {
                name: &text!("units"),
                at: ask::pair(offset_of!(TurnBarrageQuestion, units), offset_of!(TurnBarrageQuestion, units_len)),
                item: memory::Item::of::<u16>(),
            },
            ask::List {
                name: &text!("sources"),
                at: ask::pair(offset_of!(TurnBarrageQuestion, sources), offset_of!(TurnBarrageQuestion, sources_len)),
                item: memory::Item::of::<u16>(),
            },
            ask::List {
                name: &text!("hqs"),
                at: ask::pair(offset_of!(TurnBarrageQuestion, hqs), offset_of!(TurnBarrageQuestion, hqs_len)),
                item: memory::Item::of::<u16>(),
            },
            ask::List {
                name: &text!("hip_nations"),
                at: ask::pair(
                    offset_of!(TurnBarrageQuestion, hip_nations),
                    offset_of!(TurnBarrageQuestion, hip_nations_len),
                ),
                item: memory::Item::of::<u8>(),
            },
        ],
        reserved_at: memory::small(offset_of!(TurnBarrageQuestion, reserved)),
        value_at: memory::small(offset_of!(TurnBarrageAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(TurnBarrageQuestion, board)),
                as_given: false,
            }],
            scratch_at: memory::small(offset_of!(TurnBarrageAnswer, scratch)),
            way: ask::Way::BOTH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::turn::BarrageOrder {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            turn: asked.turn,
            // SAFETY: looked at.
            units: unsafe { memory::settled(asked.units, asked.units_len) },
            target: asked.target,
            // SAFETY: looked at.
            sources: unsafe { memory::settled(asked.sources, asked.sources_len) },
            // SAFETY: looked at.
            hqs: unsafe { memory::settled(asked.hqs, asked.hqs_len) },
            // SAFETY: looked at.
            hip_nations: unsafe { memory::settled(asked.hip_nations, asked.hip_nations_len) },
            aborted: asked.aborted,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Effect>() };
        let said = grognard_core::ocs::turn::barrage(&question, &mut effects, &mut run.scratch, &mut run.trail);
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

/// Whether units may barrage a hex now, its cost and its column (OCS 2.3, 10.0, 10.1).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_turn_barrage(
    question: *const TurnBarrageQuestion,
    answer: *mut TurnBarrageAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
