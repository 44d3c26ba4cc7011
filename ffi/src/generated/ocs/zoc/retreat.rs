//! The function of `ocs.zoc.retreat`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::ocs::retreat::Entered;
use grognard_core::ocs::retreat::RetreatHex;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_zoc_retreat`. A stack that retreats along a path on the board.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ZocRetreatQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// The units that retreat together, from one hex, by their `id`s. C says their places in the board's list.
    pub units: *const u16,
    /// Length of `units`.
    pub units_len: usize,
    /// The hexes that they enter, in order.
    pub path: *const Hex,
    /// Length of `path`.
    pub path_len: usize,
    /// Hexes in which enemy combat units stood when the combat began, in addition to those in which they stand now.
    pub held: *const Hex,
    /// Length of `held`.
    pub held_len: usize,
}
const _: () = assert!(size_of::<ZocRetreatQuestion>() == if cfg!(target_pointer_width = "64") { 64 } else { 32 });

/// The answer of `grog_ocs_zoc_retreat`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ZocRetreatAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A hex of a retreat.
    pub rows: *mut RetreatHex,
    /// Capacity of `rows`.
    pub rows_capacity: usize,
    /// Length of `rows`.
    pub rows_len: usize,
    /// The number of zones that a retreat enters.
    pub value: Entered,
}
const _: () = assert!(offset_of!(ZocRetreatAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(ZocRetreatAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(ZocRetreatAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for ZocRetreatQuestion {
    type Answer = ZocRetreatAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<ZocRetreatQuestion>(),
        answer: memory::Extent::of::<ZocRetreatAnswer>(),
        lists: &[
            ask::List {
                name: &text!("units"),
                at: ask::pair(offset_of!(ZocRetreatQuestion, units), offset_of!(ZocRetreatQuestion, units_len)),
                item: memory::Item::of::<u16>(),
            },
            ask::List {
                name: &text!("path"),
                at: ask::pair(offset_of!(ZocRetreatQuestion, path), offset_of!(ZocRetreatQuestion, path_len)),
                item: memory::Item::of::<Hex>(),
            },
            ask::List {
                name: &text!("held"),
                at: ask::pair(offset_of!(ZocRetreatQuestion, held), offset_of!(ZocRetreatQuestion, held_len)),
                item: memory::Item::of::<Hex>(),
            },
        ],
        reserved_at: memory::small(size_of::<ZocRetreatQuestion>()),
        value_at: memory::small(offset_of!(ZocRetreatAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<RetreatHex>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(ZocRetreatQuestion, board)),
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
        let question = grognard_core::ocs::retreat::Escape {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            // SAFETY: looked at.
            units: unsafe { memory::settled(asked.units, asked.units_len) },
            // SAFETY: looked at.
            path: unsafe { memory::settled(asked.path, asked.path_len) },
            // SAFETY: looked at.
            held: unsafe { memory::settled(asked.held, asked.held_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<RetreatHex>() };
        let said = grognard_core::ocs::retreat::zones_met(&question, &mut effects, &mut run.trail);
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

/// The zones of control that a retreat enters, and what else it meets (OCS 4.5c).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_zoc_retreat(
    question: *const ZocRetreatQuestion,
    answer: *mut ZocRetreatAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
