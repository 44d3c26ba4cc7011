//! The function of `ocs.stacking.enter`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::ocs::stacking::Entrant;
use grognard_core::ocs::stacking::EntryResult;
use grognard_core::ocs::stacking::EntryUnit;
use grognard_core::reflect::Code;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_stacking_enter`. An entry into a hex.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StackingEnterQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// The hex.
    pub hex: Hex,
    /// The side that enters it.
    pub side: u8,
    /// What enters the hex. Required where the answer depends on it.
    pub entrant: Code<Entrant>,
    /// For `units`: the units that enter together, by their `id`s. C says their places in the board's list.
    pub units: *const u16,
    /// Length of `units`.
    pub units_len: usize,
    /// The aircraft among the units are on a mission.
    pub mission: Flag,
    /// Must be 0.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<StackingEnterQuestion>() == if cfg!(target_pointer_width = "64") { 48 } else { 32 });

/// The answer of `grog_ocs_stacking_enter`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct StackingEnterAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// An enemy unit in the hex.
    pub rows: *mut EntryUnit,
    /// Capacity of `rows`.
    pub rows_capacity: usize,
    /// Length of `rows`.
    pub rows_len: usize,
    /// The consequences of an entry. Zero if the answer is forbidden.
    pub value: EntryResult,
}
const _: () = assert!(offset_of!(StackingEnterAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(StackingEnterAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(StackingEnterAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for StackingEnterQuestion {
    type Answer = StackingEnterAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<StackingEnterQuestion>(),
        answer: memory::Extent::of::<StackingEnterAnswer>(),
        lists: &[ask::List {
            name: &text!("units"),
            at: ask::pair(offset_of!(StackingEnterQuestion, units), offset_of!(StackingEnterQuestion, units_len)),
            item: memory::Item::of::<u16>(),
        }],
        reserved_at: memory::small(offset_of!(StackingEnterQuestion, reserved)),
        value_at: memory::small(offset_of!(StackingEnterAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<EntryUnit>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(StackingEnterQuestion, board)),
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
        let question = grognard_core::ocs::stacking::Entrance {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            hex: asked.hex,
            side: asked.side,
            entrant: asked.entrant,
            // SAFETY: looked at.
            units: unsafe { memory::settled(asked.units, asked.units_len) },
            mission: asked.mission,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<EntryUnit>() };
        let said = grognard_core::ocs::stacking::enter(&question, &mut effects, &mut run.trail);
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

/// Whether something may enter a hex as far as the enemy units there decide it (OCS 4.8c).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_stacking_enter(
    question: *const StackingEnterQuestion,
    answer: *mut StackingEnterAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
