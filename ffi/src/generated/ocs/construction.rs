//! The functions of `ocs.construction`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::ocs::construction::Constructed;
use grognard_core::ocs::construction::Task;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::units::Phase;
use grognard_core::reflect::Code;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_construction_assess`. Construction that a unit is to perform.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ConstructionAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// The unit, by its `id`. Its `mp_spent`, `will_move`, `progress` and `transported` say whether it moves in this
    /// phase, and whether it has done construction. C says its place in the board's list.
    pub unit: u16,
    /// The hex of the facility.
    pub hex: Hex,
    /// The task.
    pub task: Code<Task>,
    /// Supply available to the unit for the task, in T.
    pub supply: u16,
    /// The phase.
    pub phase: Code<Phase>,
    /// The unit has performed construction earlier in this phase.
    pub worked: Flag,
    /// The task performed earlier, if `worked`. Required where the answer depends on it.
    pub worked_task: Code<Task>,
    /// The hex of the task performed earlier, if `worked`.
    pub worked_hex: Hex,
    /// A level of the facility was added or a hit repaired in this turn.
    pub improved: Flag,
    /// A level of the facility was removed or a hit inflicted by construction in this turn.
    pub reduced: Flag,
    /// Must be 0.
    pub reserved: [u8; 4],
}
const _: () =
    assert!(size_of::<ConstructionAssessQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 32 });

/// The answer of `grog_ocs_construction_assess`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ConstructionAssessAnswer {
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
    /// The cost and result of construction. Zero if the answer is forbidden.
    pub value: Constructed,
}
const _: () = assert!(offset_of!(ConstructionAssessAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(ConstructionAssessAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(ConstructionAssessAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for ConstructionAssessQuestion {
    type Answer = ConstructionAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<ConstructionAssessQuestion>(),
        answer: memory::Extent::of::<ConstructionAssessAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(ConstructionAssessQuestion, reserved)),
        value_at: memory::small(offset_of!(ConstructionAssessAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(ConstructionAssessQuestion, board)),
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
        let question = grognard_core::ocs::construction::Construct {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            unit: asked.unit,
            hex: asked.hex,
            task: asked.task,
            supply: asked.supply,
            phase: asked.phase,
            worked: asked.worked,
            worked_task: asked.worked_task,
            worked_hex: asked.worked_hex,
            improved: asked.improved,
            reduced: asked.reduced,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Effect>() };
        let said = grognard_core::ocs::construction::assess(&question, &mut effects, &mut run.trail);
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

/// Whether a unit may perform construction, its cost and what it makes (OCS 13.8d).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_construction_assess(
    question: *const ConstructionAssessQuestion,
    answer: *mut ConstructionAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
