//! The function of `ocs.zoc.path`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::zoc::Arrival;
use grognard_core::ocs::zoc::DropOff;
use grognard_core::ocs::zoc::Passage;
use grognard_core::ocs::zoc::Waypoint;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_zoc_path`. A stack that moves along a path, and the units that it drops off on the way.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ZocPathQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position before the move.
    pub board: *const Board,
    /// The units that move together, from one hex, by their `id`s. C says their places in the board's list.
    pub units: *const u16,
    /// Length of `units`.
    pub units_len: usize,
    /// The hexes that they enter, in order.
    pub path: *const Waypoint,
    /// Length of `path`.
    pub path_len: usize,
    /// The units that are dropped off on the way. They move no further; the others go on.
    pub drops: *const DropOff,
    /// Length of `drops`.
    pub drops_len: usize,
    /// The stack entered its present hex earlier in this phase, and so did not begin the phase there.
    pub entered: Flag,
    /// Must be 0.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<ZocPathQuestion>() == if cfg!(target_pointer_width = "64") { 72 } else { 40 });

/// The answer of `grog_ocs_zoc_path`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ZocPathAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A hex of a path, after the stack has entered it and dropped off units.
    pub rows: *mut Passage,
    /// Capacity of `rows`.
    pub rows_capacity: usize,
    /// Length of `rows`.
    pub rows_len: usize,
    /// A summary of a path. Zero if the answer is forbidden.
    pub value: Arrival,
}
const _: () = assert!(offset_of!(ZocPathAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(ZocPathAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(ZocPathAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for ZocPathQuestion {
    type Answer = ZocPathAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<ZocPathQuestion>(),
        answer: memory::Extent::of::<ZocPathAnswer>(),
        lists: &[
            ask::List {
                name: &text!("units"),
                at: ask::pair(offset_of!(ZocPathQuestion, units), offset_of!(ZocPathQuestion, units_len)),
                item: memory::Item::of::<u16>(),
            },
            ask::List {
                name: &text!("path"),
                at: ask::pair(offset_of!(ZocPathQuestion, path), offset_of!(ZocPathQuestion, path_len)),
                item: memory::Item::of::<Waypoint>(),
            },
            ask::List {
                name: &text!("drops"),
                at: ask::pair(offset_of!(ZocPathQuestion, drops), offset_of!(ZocPathQuestion, drops_len)),
                item: memory::Item::of::<DropOff>(),
            },
        ],
        reserved_at: memory::small(offset_of!(ZocPathQuestion, reserved)),
        value_at: memory::small(offset_of!(ZocPathAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<Passage>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(ZocPathQuestion, board)),
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
        let question = grognard_core::ocs::zoc::Route {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            // SAFETY: looked at.
            units: unsafe { memory::settled(asked.units, asked.units_len) },
            // SAFETY: looked at.
            path: unsafe { memory::settled(asked.path, asked.path_len) },
            // SAFETY: looked at.
            drops: unsafe { memory::settled(asked.drops, asked.drops_len) },
            entered: asked.entered,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Passage>() };
        let said = grognard_core::ocs::zoc::path(&question, &mut effects, &mut run.trail);
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

/// Whether a stack may go along a path through zones of control, dropping units off (OCS 4.5a.A, 4.5b).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_zoc_path(
    question: *const ZocPathQuestion,
    answer: *mut ZocPathAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
