//! The function of `ocs.fog.sees`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::ocs::fog::SeenUnit;
use grognard_core::ocs::fog::Sight;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_fog_sees`. A hex that a player looks at.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FogSeesQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The whole position. Its list gives the units of a hex from the top of the stack to its bottom.
    pub board: *const Board,
    /// The hex.
    pub hex: Hex,
    /// The side that looks. All other sides are its enemies.
    pub side: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
}
const _: () = assert!(size_of::<FogSeesQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 16 });

/// The answer of `grog_ocs_fog_sees`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FogSeesAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// An enemy unit that a player sees.
    pub rows: *mut SeenUnit,
    /// Capacity of `rows`.
    pub rows_capacity: usize,
    /// Length of `rows`.
    pub rows_len: usize,
    /// What a player is told of an enemy hex in addition to what he sees.
    pub value: Sight,
}
const _: () = assert!(offset_of!(FogSeesAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(FogSeesAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(FogSeesAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for FogSeesQuestion {
    type Answer = FogSeesAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<FogSeesQuestion>(),
        answer: memory::Extent::of::<FogSeesAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(FogSeesQuestion, reserved)),
        value_at: memory::small(offset_of!(FogSeesAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<SeenUnit>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(FogSeesQuestion, board)),
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
        let question = grognard_core::ocs::fog::HexView {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            hex: asked.hex,
            side: asked.side,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<SeenUnit>() };
        let said = grognard_core::ocs::fog::sees(&question, &mut effects, &mut run.trail);
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

/// What a player may see of an enemy hex (OCS 4.9a).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_fog_sees(
    question: *const FogSeesQuestion,
    answer: *mut FogSeesAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
