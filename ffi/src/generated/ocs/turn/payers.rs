//! The function of `ocs.turn.payers`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::fuel::FuelBy;
use grognard_core::ocs::turn::Expense;
use grognard_core::ocs::turn::Payer;
use grognard_core::ocs::turn::PayersFound;
use grognard_core::reflect::Code;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_turn_payers`. Units that are to be paid for.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TurnPayersQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// What is to be paid.
    pub expense: Code<Expense>,
    /// The units, of one side, by their `id`s, in the order in which they are served: at most 64. C says their places in the board's list.
    pub units: *const u16,
    /// Length of `units`.
    pub units_len: usize,
    /// What the barrage or the construction costs, in T. Required for these two.
    pub cost: u16,
    /// The way to pay for fuel, of all units alike; absent for the cheapest of all ways together.
    pub by: Code<FuelBy>,
    /// Must be 0.
    pub reserved: [u8; 5],
}
const _: () = assert!(size_of::<TurnPayersQuestion>() == if cfg!(target_pointer_width = "64") { 48 } else { 28 });

/// The answer of `grog_ocs_turn_payers`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TurnPayersAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// Who pays for a unit.
    pub rows: *mut Payer,
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
    /// What units pay.
    pub value: PayersFound,
}
const _: () = assert!(offset_of!(TurnPayersAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(TurnPayersAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(TurnPayersAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TurnPayersQuestion {
    type Answer = TurnPayersAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TurnPayersQuestion>(),
        answer: memory::Extent::of::<TurnPayersAnswer>(),
        lists: &[ask::List {
            name: &text!("units"),
            at: ask::pair(offset_of!(TurnPayersQuestion, units), offset_of!(TurnPayersQuestion, units_len)),
            item: memory::Item::of::<u16>(),
        }],
        reserved_at: memory::small(offset_of!(TurnPayersQuestion, reserved)),
        value_at: memory::small(offset_of!(TurnPayersAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<Payer>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(TurnPayersQuestion, board)),
                as_given: false,
            }],
            scratch_at: memory::small(offset_of!(TurnPayersAnswer, scratch)),
            way: ask::Way::BOTH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::turn::PayersHunt {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            expense: asked.expense,
            // SAFETY: looked at.
            units: unsafe { memory::settled(asked.units, asked.units_len) },
            cost: asked.cost,
            by: asked.by,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Payer>() };
        let said = grognard_core::ocs::turn::payers(&question, &mut effects, &mut run.scratch, &mut run.trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        run.needed = effects.needed();
        Ok(())
    }
}

/// Who pays for units, out of which dumps and through which headquarters, at the least cost (OCS 12.3).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_turn_payers(
    question: *const TurnPayersQuestion,
    answer: *mut TurnPayersAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
