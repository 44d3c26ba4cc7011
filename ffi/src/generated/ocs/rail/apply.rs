//! The function of `ocs.rail.apply`. Generated from the core's list of operations by
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
use grognard_core::ocs::rail::RailMoved;
use grognard_core::ocs::units::Phase;
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::Code;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_rail_apply`. Cargo that is to move by rail.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailApplyQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position. The cargo may be on the board or not.
    pub board: *const Board,
    /// The cargo, which moves together: combat units, Transport Points, supply. The `amount` of Transport Points and
    /// supply is how much of it moves; a unit's use earlier in the phase is given by its own fields.
    pub cargo: *const Unit,
    /// Length of `cargo`.
    pub cargo_len: usize,
    /// The hex where it entrains. Each part of the cargo is in it, unless it is arriving.
    pub start: Hex,
    /// The hex where it detrains.
    pub to: Hex,
    /// The side of the cargo, 1 to 8.
    pub side: u8,
    /// The phase. Required where the answer depends on it.
    pub phase: Code<Phase>,
    /// The side's Rail Cap for this turn, in points of capacity. The smallest cargo, a quarter of an RE of units
    /// with a Leg movement allowance of 6 or less, costs 1/16 on a way that is all multi-track.
    pub rail_cap: u32,
    /// The Rail Cap used earlier in this turn, in points. Rail Cap unused in earlier turns does not
    /// count.
    pub rail_cap_used: u32,
    /// The cargo is reinforcements or new supply that entrain off the map at `start`, where they arrive.
    pub arriving: Flag,
    /// Rail Repair units of the cargo also convert hexes in this phase, before or after the movement.
    pub converts: Flag,
    /// Must be 0.
    pub reserved: [u8; 2],
}
const _: () = assert!(size_of::<RailApplyQuestion>() == if cfg!(target_pointer_width = "64") { 56 } else { 40 });

/// The answer of `grog_ocs_rail_apply`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailApplyAnswer {
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
    /// A movement by rail that is allowed. Zero if the answer is forbidden.
    pub value: RailMoved,
}
const _: () = assert!(offset_of!(RailApplyAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(RailApplyAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(RailApplyAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for RailApplyQuestion {
    type Answer = RailApplyAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<RailApplyQuestion>(),
        answer: memory::Extent::of::<RailApplyAnswer>(),
        lists: &[ask::List {
            name: &text!("cargo"),
            at: ask::pair(offset_of!(RailApplyQuestion, cargo), offset_of!(RailApplyQuestion, cargo_len)),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(offset_of!(RailApplyQuestion, reserved)),
        value_at: memory::small(offset_of!(RailApplyAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(RailApplyQuestion, board)),
                as_given: false,
            }],
            scratch_at: memory::small(offset_of!(RailApplyAnswer, scratch)),
            way: ask::Way::BOTH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::rail::RailMove {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            // SAFETY: looked at.
            cargo: unsafe { memory::settled(asked.cargo, asked.cargo_len) },
            start: asked.start,
            to: asked.to,
            side: asked.side,
            phase: asked.phase,
            rail_cap: asked.rail_cap,
            rail_cap_used: asked.rail_cap_used,
            arriving: asked.arriving,
            converts: asked.converts,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Effect>() };
        let said = grognard_core::ocs::rail::apply(&question, &mut effects, &mut run.scratch, &mut run.trail);
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

/// Moves cargo by rail (OCS 13.3e).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_rail_apply(
    question: *const RailApplyQuestion,
    answer: *mut RailApplyAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
