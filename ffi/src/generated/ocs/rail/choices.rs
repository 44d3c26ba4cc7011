//! The function of `ocs.rail.choices`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::ocs::rail::RailGoal;
use grognard_core::ocs::rail::RailReached;
use grognard_core::ocs::units::Phase;
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::Code;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_rail_choices`. Cargo that is to move by rail: as in `RailMove`, without a destination.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailChoicesQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position. The cargo may be on the board or not.
    pub board: *const Board,
    /// The cargo, which moves together.
    pub cargo: *const Unit,
    /// Length of `cargo`.
    pub cargo_len: usize,
    /// The hex where it entrains.
    pub start: Hex,
    /// The side of the cargo, 1 to 8.
    pub side: u8,
    /// The phase. Required where the answer depends on it.
    pub phase: Code<Phase>,
    /// The side's Rail Cap for this turn, in points.
    pub rail_cap: u32,
    /// The Rail Cap used earlier in this turn, in points.
    pub rail_cap_used: u32,
    /// The cargo is reinforcements or new supply that entrain off the map at `start`, where they arrive.
    pub arriving: Flag,
    /// Rail Repair units of the cargo also convert hexes in this phase, before or after the movement.
    pub converts: Flag,
    /// Must be 0.
    pub reserved: [u8; 6],
}
const _: () = assert!(size_of::<RailChoicesQuestion>() == if cfg!(target_pointer_width = "64") { 56 } else { 40 });

/// The answer of `grog_ocs_rail_choices`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailChoicesAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A hex that cargo may move to.
    pub rows: *mut RailGoal,
    /// Capacity of `rows`.
    pub rows_capacity: usize,
    /// Length of `rows`.
    pub rows_len: usize,
    /// Scratch memory.
    pub scratch: *mut u64,
    /// Length of `scratch` in words of 64 bits.
    pub scratch_capacity: usize,
    /// The length of `scratch` that is needed, in words of 64 bits.
    pub scratch_needed: usize,
    /// A summary of the hexes that cargo may move to. Zero if the answer is forbidden.
    pub value: RailReached,
}
const _: () = assert!(offset_of!(RailChoicesAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(RailChoicesAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(RailChoicesAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for RailChoicesQuestion {
    type Answer = RailChoicesAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<RailChoicesQuestion>(),
        answer: memory::Extent::of::<RailChoicesAnswer>(),
        lists: &[ask::List {
            name: &text!("cargo"),
            at: ask::pair(offset_of!(RailChoicesQuestion, cargo), offset_of!(RailChoicesQuestion, cargo_len)),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(offset_of!(RailChoicesQuestion, reserved)),
        value_at: memory::small(offset_of!(RailChoicesAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<RailGoal>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(RailChoicesQuestion, board)),
                as_given: false,
            }],
            scratch_at: memory::small(offset_of!(RailChoicesAnswer, scratch)),
            way: ask::Way::BOTH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::rail::RailReach {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            // SAFETY: looked at.
            cargo: unsafe { memory::settled(asked.cargo, asked.cargo_len) },
            start: asked.start,
            side: asked.side,
            phase: asked.phase,
            rail_cap: asked.rail_cap,
            rail_cap_used: asked.rail_cap_used,
            arriving: asked.arriving,
            converts: asked.converts,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<RailGoal>() };
        let said = grognard_core::ocs::rail::choices(&question, &mut effects, &mut run.scratch, &mut run.trail);
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

/// Where cargo may go by rail, and what each place costs (OCS 13.3a, 13.3e).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_rail_choices(
    question: *const RailChoicesQuestion,
    answer: *mut RailChoicesAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
