//! The function of `ocs.paths.draw`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::paths::PathHex;
use grognard_core::ocs::paths::Supplied;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_paths_draw`. A unit that is to draw supply.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct PathsDrawQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// The unit, by its `id`. C says its place in the board's list.
    pub unit: u16,
    /// The dump or the loaded Transport Points, by `id`. C says its place in the board's list.
    pub source: u16,
    /// Must be 0.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<PathsDrawQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 16 });

/// The answer of `grog_ocs_paths_draw`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct PathsDrawAnswer {
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
    /// A supply path. Zero if the answer is forbidden.
    pub value: Supplied,
}
const _: () = assert!(offset_of!(PathsDrawAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(PathsDrawAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(PathsDrawAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for PathsDrawQuestion {
    type Answer = PathsDrawAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<PathsDrawQuestion>(),
        answer: memory::Extent::of::<PathsDrawAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(PathsDrawQuestion, reserved)),
        value_at: memory::small(offset_of!(PathsDrawAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<PathHex>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(PathsDrawQuestion, board)),
                as_given: false,
            }],
            scratch_at: memory::small(offset_of!(PathsDrawAnswer, scratch)),
            way: ask::Way::BOTH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::paths::Draw {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            unit: asked.unit,
            source: asked.source,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<PathHex>() };
        let said = grognard_core::ocs::paths::draw(&question, &mut effects, &mut run.scratch, &mut run.trail);
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

/// Whether a unit can draw directly from a source, and the path (OCS 12.3).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_paths_draw(
    question: *const PathsDrawQuestion,
    answer: *mut PathsDrawAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
