//! The function of `acw.attacks.walk`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::acw::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::acw::attacks::Engaged;
use grognard_core::acw::attacks::Walked;
use grognard_core::acw::options::GameRules;
use grognard_core::fault::Fault;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_acw_attacks_walk`. A step of the iteration over the plans of a board.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AttacksWalkQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The board.
    pub board: *const Board,
    /// The game's options.
    pub rules: GameRules,
    /// Set to continue after `plan`; otherwise the iteration begins and `plan` must be empty.
    pub started: Flag,
    /// The previous plan: one that the iteration returned, or any legal plan.
    pub plan: *const Engaged,
    /// Length of `plan`.
    pub plan_len: usize,
}
const _: () = assert!(size_of::<AttacksWalkQuestion>() == if cfg!(target_pointer_width = "64") { 56 } else { 36 });

/// The answer of `grog_acw_attacks_walk`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AttacksWalkAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The part of one hex in a plan.
    pub rows: *mut Engaged,
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
    /// The next plan.
    pub value: Walked,
}
const _: () = assert!(offset_of!(AttacksWalkAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(AttacksWalkAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(AttacksWalkAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for AttacksWalkQuestion {
    type Answer = AttacksWalkAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<AttacksWalkQuestion>(),
        answer: memory::Extent::of::<AttacksWalkAnswer>(),
        lists: &[ask::List {
            name: &text!("plan"),
            at: ask::pair(offset_of!(AttacksWalkQuestion, plan), offset_of!(AttacksWalkQuestion, plan_len)),
            item: memory::Item::of::<Engaged>(),
        }],
        reserved_at: memory::small(size_of::<AttacksWalkQuestion>()),
        value_at: memory::small(offset_of!(AttacksWalkAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<Engaged>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(AttacksWalkQuestion, board)),
                as_given: false,
            }],
            scratch_at: memory::small(offset_of!(AttacksWalkAnswer, scratch)),
            way: ask::Way::BOTH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::acw::attacks::Walk {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            rules: asked.rules,
            started: asked.started,
            // SAFETY: looked at.
            plan: unsafe { memory::settled(asked.plan, asked.plan_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Engaged>() };
        let said = grognard_core::acw::attacks::walk(&question, &mut effects, &mut run.scratch, &mut run.trail);
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

/// The next legal plan after one, so that all of them can be walked (ACW 1, 2, 4, 5).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_attacks_walk(
    question: *const AttacksWalkQuestion,
    answer: *mut AttacksWalkAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
