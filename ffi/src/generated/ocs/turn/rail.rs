//! The function of `ocs.turn.rail`. Generated from the core's list of operations by
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
use grognard_core::ocs::turn::TurnState;
use grognard_core::reflect::Flag;
use grognard_core::reflect::Said;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_turn_rail`. A unit, or supply, that is to move by rail now.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TurnRailQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// Where the game stands.
    pub turn: TurnState,
    /// The combat unit, the Transport Points or the dump, by its `id`. C says its place in the board's list.
    pub unit: u16,
    /// The hex where it detrains.
    pub to: Hex,
    /// How much of a dump moves, in T; all of it by default.
    pub amount: u16,
    /// The side's Rail Cap for this turn, in points of capacity.
    pub rail_cap: u32,
    /// The Rail Cap that the side has used earlier in this turn, in points. Required in a simulcast turn, in which the state
    /// counts none, and 0 or absent in any other.
    pub rail_cap_used: Said<u16>,
    /// A Rail Repair unit also converts hexes in this phase, after the movement.
    pub converts: Flag,
    /// Must be 0.
    pub reserved: [u8; 1],
}
const _: () = assert!(size_of::<TurnRailQuestion>() == if cfg!(target_pointer_width = "64") { 48 } else { 40 });

/// The answer of `grog_ocs_turn_rail`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TurnRailAnswer {
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
    /// Where a game stands in its sequence of play. Zero if the answer is forbidden.
    pub value: TurnState,
}
const _: () = assert!(offset_of!(TurnRailAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(TurnRailAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(TurnRailAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TurnRailQuestion {
    type Answer = TurnRailAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TurnRailQuestion>(),
        answer: memory::Extent::of::<TurnRailAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(TurnRailQuestion, reserved)),
        value_at: memory::small(offset_of!(TurnRailAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(TurnRailQuestion, board)),
                as_given: false,
            }],
            scratch_at: memory::small(offset_of!(TurnRailAnswer, scratch)),
            way: ask::Way::BOTH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::turn::RailOrder {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            turn: asked.turn,
            unit: asked.unit,
            to: asked.to,
            amount: asked.amount,
            rail_cap: asked.rail_cap,
            rail_cap_used: asked.rail_cap_used,
            converts: asked.converts,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Effect>() };
        let said = grognard_core::ocs::turn::rail(&question, &mut effects, &mut run.scratch, &mut run.trail);
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

/// Whether a unit or supply may move by rail now, and where the game then stands (OCS 2.3, 13.3).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_turn_rail(
    question: *const TurnRailQuestion,
    answer: *mut TurnRailAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
