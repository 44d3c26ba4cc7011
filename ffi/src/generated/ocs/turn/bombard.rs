//! The function of `ocs.turn.bombard`. Generated from the core's list of operations by
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
use grognard_core::ocs::facility::FacilityHit;
use grognard_core::ocs::facility::Target;
use grognard_core::ocs::turn::TurnState;
use grognard_core::reflect::Code;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_turn_bombard`. Units that are to barrage a facility now.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TurnBombardQuestion {
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
    /// The kind of target in it, which the firer names.
    pub facility: Code<Target>,
    /// The dump or the loaded Transport Points that pay for artillery, as in `ocs.turn.barrage`. An empty list for aircraft
    /// and ships. C says their places in the board's list.
    pub sources: *const u16,
    /// Length of `sources`.
    pub sources_len: usize,
    /// The headquarters that throws the supply. An empty list for direct draw. C says their places in the board's list.
    pub hqs: *const u16,
    /// Length of `hqs`.
    pub hqs_len: usize,
    /// One die for the table, and one for each enemy plane in the hex if the result can hit planes; 1 to 6 each. Required
    /// unless the mission is aborted, which has none.
    pub dice: *const u8,
    /// Length of `dice`.
    pub dice_len: usize,
    /// The nations whose aircraft the game lets fly hip shoots, numbered as `nationality`. An empty list for none.
    pub hip_nations: *const u8,
    /// Length of `hip_nations`.
    pub hip_nations_len: usize,
    /// Flak or interception has stopped the air mission: it barrages nothing, and counts for its hex all the same (10.0e.A).
    pub aborted: Flag,
    /// Must be 0.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<TurnBombardQuestion>() == if cfg!(target_pointer_width = "64") { 128 } else { 80 });

/// The answer of `grog_ocs_turn_bombard`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TurnBombardAnswer {
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
    /// The result of a barrage against a facility. Zero if the answer is forbidden.
    pub value: FacilityHit,
}
const _: () = assert!(offset_of!(TurnBombardAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(TurnBombardAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(TurnBombardAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TurnBombardQuestion {
    type Answer = TurnBombardAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TurnBombardQuestion>(),
        answer: memory::Extent::of::<TurnBombardAnswer>(),
        lists: &[
            ask::List {
                name: &text!("units"),
                at: ask::pair(offset_of!(TurnBombardQuestion, units), offset_of!(TurnBombardQuestion, units_len)),
                item: memory::Item::of::<u16>(),
            },
            ask::List {
                name: &text!("sources"),
                at: ask::pair(offset_of!(TurnBombardQuestion, sources), offset_of!(TurnBombardQuestion, sources_len)),
                item: memory::Item::of::<u16>(),
            },
            ask::List {
                name: &text!("hqs"),
                at: ask::pair(offset_of!(TurnBombardQuestion, hqs), offset_of!(TurnBombardQuestion, hqs_len)),
                item: memory::Item::of::<u16>(),
            },
            ask::List {
                name: &text!("dice"),
                at: ask::pair(offset_of!(TurnBombardQuestion, dice), offset_of!(TurnBombardQuestion, dice_len)),
                item: memory::Item::of::<u8>(),
            },
            ask::List {
                name: &text!("hip_nations"),
                at: ask::pair(
                    offset_of!(TurnBombardQuestion, hip_nations),
                    offset_of!(TurnBombardQuestion, hip_nations_len),
                ),
                item: memory::Item::of::<u8>(),
            },
        ],
        reserved_at: memory::small(offset_of!(TurnBombardQuestion, reserved)),
        value_at: memory::small(offset_of!(TurnBombardAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(TurnBombardQuestion, board)),
                as_given: false,
            }],
            scratch_at: memory::small(offset_of!(TurnBombardAnswer, scratch)),
            way: ask::Way::BOTH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::turn::BombardOrder {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            turn: asked.turn,
            // SAFETY: looked at.
            units: unsafe { memory::settled(asked.units, asked.units_len) },
            target: asked.target,
            facility: asked.facility,
            // SAFETY: looked at.
            sources: unsafe { memory::settled(asked.sources, asked.sources_len) },
            // SAFETY: looked at.
            hqs: unsafe { memory::settled(asked.hqs, asked.hqs_len) },
            // SAFETY: looked at.
            dice: unsafe { memory::settled(asked.dice, asked.dice_len) },
            // SAFETY: looked at.
            hip_nations: unsafe { memory::settled(asked.hip_nations, asked.hip_nations_len) },
            aborted: asked.aborted,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Effect>() };
        let said = grognard_core::ocs::turn::bombard(&question, &mut effects, &mut run.scratch, &mut run.trail);
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

/// Barrages an air base, a port or a railroad (OCS 10.0c, 14.8).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_turn_bombard(
    question: *const TurnBombardQuestion,
    answer: *mut TurnBombardAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
