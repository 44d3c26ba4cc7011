//! The function of `ocs.rail.convert`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::rail::RailConverted;
use grognard_core::ocs::rail::RailStep;
use grognard_core::ocs::units::Phase;
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::Code;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_rail_convert`. A unit that converts railroads as it moves.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailConvertQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// The unit before it moves, with its use earlier in the phase.
    pub unit: Unit,
    /// The hexes that it enters, in order.
    pub path: *const RailStep,
    /// Length of `path`.
    pub path_len: usize,
    /// The phase. Required where the answer depends on it.
    pub phase: Code<Phase>,
    /// The cost of the movement, in MP.
    pub mp: u16,
    /// Must be 0.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<RailConvertQuestion>() == if cfg!(target_pointer_width = "64") { 128 } else { 108 });

/// The answer of `grog_ocs_rail_convert`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RailConvertAnswer {
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
    /// A conversion that is allowed. Zero if the answer is forbidden.
    pub value: RailConverted,
}
const _: () = assert!(offset_of!(RailConvertAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(RailConvertAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(RailConvertAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for RailConvertQuestion {
    type Answer = RailConvertAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<RailConvertQuestion>(),
        answer: memory::Extent::of::<RailConvertAnswer>(),
        lists: &[ask::List {
            name: &text!("path"),
            at: ask::pair(offset_of!(RailConvertQuestion, path), offset_of!(RailConvertQuestion, path_len)),
            item: memory::Item::of::<RailStep>(),
        }],
        reserved_at: memory::small(offset_of!(RailConvertQuestion, reserved)),
        value_at: memory::small(offset_of!(RailConvertAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(RailConvertQuestion, board)),
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
        let question = grognard_core::ocs::rail::RailConversion {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            unit: asked.unit,
            // SAFETY: looked at.
            path: unsafe { memory::settled(asked.path, asked.path_len) },
            phase: asked.phase,
            mp: asked.mp,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Effect>() };
        let said = grognard_core::ocs::rail::convert(&question, &mut effects, &mut run.trail);
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

/// Whether a unit may convert the railroads that it enters (OCS 13.3f, 13.3g).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_rail_convert(
    question: *const RailConvertQuestion,
    answer: *mut RailConvertAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
