//! The functions of `axis_allies.landing`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::axis_allies::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::axis_allies::landing::LandingRange;
use grognard_core::axis_allies::landing::LandingSpace;
use grognard_core::axis_allies::powers::Power;
use grognard_core::fault::Fault;
use grognard_core::reflect::Code;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_axis_allies_landing_choices`. An aircraft that must land.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct LandingChoicesQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position after combat.
    pub board: *const Board,
    /// The power whose turn it is.
    pub power: Code<Power>,
    /// The aircraft, as a group of `board.units`. C says its place in the board's list.
    pub unit: u16,
    /// Must be 0.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<LandingChoicesQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 16 });

/// The answer of `grog_axis_allies_landing_choices`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct LandingChoicesAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A space in which it may land.
    pub rows: *mut LandingSpace,
    /// Capacity of `rows`.
    pub rows_capacity: usize,
    /// Length of `rows`.
    pub rows_len: usize,
    /// The range of an aircraft after combat. Zero if the answer is forbidden.
    pub value: LandingRange,
}
const _: () = assert!(offset_of!(LandingChoicesAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(LandingChoicesAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(LandingChoicesAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for LandingChoicesQuestion {
    type Answer = LandingChoicesAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<LandingChoicesQuestion>(),
        answer: memory::Extent::of::<LandingChoicesAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(LandingChoicesQuestion, reserved)),
        value_at: memory::small(offset_of!(LandingChoicesAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<LandingSpace>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(LandingChoicesQuestion, board)),
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
        let question = grognard_core::axis_allies::landing::Airborne {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            power: asked.power,
            unit: asked.unit,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<LandingSpace>() };
        let said = grognard_core::axis_allies::landing::choices(&question, &mut effects, &mut run.trail);
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

/// Where an aircraft may land, on the board after combat (AA 3.4, 4.4).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_landing_choices(
    question: *const LandingChoicesQuestion,
    answer: *mut LandingChoicesAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
