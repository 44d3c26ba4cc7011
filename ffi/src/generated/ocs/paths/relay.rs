//! The function of `ocs.paths.relay`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::paths::PathHex;
use grognard_core::ocs::paths::Relayed;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_paths_relay`. A unit whose supply a headquarters is to draw and throw.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct PathsRelayQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// The unit that uses the supply, by its `id`. C says its place in the board's list.
    pub unit: u16,
    /// The headquarters that draws the supply and throws it on, by its `id`. C says its place in the board's list.
    pub hq: u16,
    /// The dump or the loaded Transport Points, by `id`. C says its place in the board's list.
    pub source: u16,
    /// Must be 0.
    pub reserved: [u8; 2],
}
const _: () = assert!(size_of::<PathsRelayQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 16 });

/// The answer of `grog_ocs_paths_relay`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct PathsRelayAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A hex of a supply path.
    pub rows: *mut PathHex,
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
    /// Supply that a headquarters draws and throws. Zero if the answer is forbidden.
    pub value: Relayed,
}
const _: () = assert!(offset_of!(PathsRelayAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(PathsRelayAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(PathsRelayAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for PathsRelayQuestion {
    type Answer = PathsRelayAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<PathsRelayQuestion>(),
        answer: memory::Extent::of::<PathsRelayAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(PathsRelayQuestion, reserved)),
        value_at: memory::small(offset_of!(PathsRelayAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<PathHex>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(PathsRelayQuestion, board)),
                as_given: false,
            }],
            scratch_at: memory::small(offset_of!(PathsRelayAnswer, scratch)),
            way: ask::Way::BOTH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::paths::Relay {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            unit: asked.unit,
            hq: asked.hq,
            source: asked.source,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<PathHex>() };
        let said = grognard_core::ocs::paths::relay(&question, &mut effects, &mut run.scratch, &mut run.trail);
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

/// Whether a headquarters can draw supply and throw it to a unit, and both paths (OCS 12.3b).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_paths_relay(
    question: *const PathsRelayQuestion,
    answer: *mut PathsRelayAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
