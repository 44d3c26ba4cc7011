//! The function of `acw.attacks.improve`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::acw::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::acw::attacks::Engaged;
use grognard_core::acw::attacks::Improved;
use grognard_core::acw::options::GameRules;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_acw_attacks_improve`. A plan to improve.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AttacksImproveQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The board.
    pub board: *const Board,
    /// The game's options.
    pub rules: GameRules,
    /// The plan to start from, which must be legal. An empty list to start from a plan that the search finds itself.
    /// The enemy hexes that the plan attacks are attacked by the improved plan too.
    pub plan: *const Engaged,
    /// Length of `plan`.
    pub plan_len: usize,
    /// Enemy hexes to attack in addition to those that must be attacked.
    pub targets: *const Hex,
    /// Length of `targets`.
    pub targets_len: usize,
    /// Stacks that the plan does not need join a combat that they may join, the one at the worst odds. Otherwise they
    /// stay out, unless they are in a combat of the first plan that is left unchanged.
    pub all_in: Flag,
    /// The number of steps that the search may take, at least 1. A step is one combat tried.
    pub budget: u32,
}
const _: () = assert!(size_of::<AttacksImproveQuestion>() == if cfg!(target_pointer_width = "64") { 72 } else { 48 });

/// The answer of `grog_acw_attacks_improve`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AttacksImproveAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
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
    /// An improved plan. Zero if the answer is forbidden.
    pub value: Improved,
}
const _: () = assert!(offset_of!(AttacksImproveAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(AttacksImproveAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(AttacksImproveAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for AttacksImproveQuestion {
    type Answer = AttacksImproveAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<AttacksImproveQuestion>(),
        answer: memory::Extent::of::<AttacksImproveAnswer>(),
        lists: &[
            ask::List {
                name: &text!("plan"),
                at: ask::pair(offset_of!(AttacksImproveQuestion, plan), offset_of!(AttacksImproveQuestion, plan_len)),
                item: memory::Item::of::<Engaged>(),
            },
            ask::List {
                name: &text!("targets"),
                at: ask::pair(
                    offset_of!(AttacksImproveQuestion, targets),
                    offset_of!(AttacksImproveQuestion, targets_len),
                ),
                item: memory::Item::of::<Hex>(),
            },
        ],
        reserved_at: memory::small(size_of::<AttacksImproveQuestion>()),
        value_at: memory::small(offset_of!(AttacksImproveAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<Engaged>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(AttacksImproveQuestion, board)),
                as_given: false,
            }],
            scratch_at: memory::small(offset_of!(AttacksImproveAnswer, scratch)),
            way: ask::Way::BOTH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::acw::attacks::Improve {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            rules: asked.rules,
            // SAFETY: looked at.
            plan: unsafe { memory::settled(asked.plan, asked.plan_len) },
            // SAFETY: looked at.
            targets: unsafe { memory::settled(asked.targets, asked.targets_len) },
            all_in: asked.all_in,
            budget: asked.budget,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Engaged>() };
        let said = grognard_core::acw::attacks::improve(&question, &mut effects, &mut run.scratch, &mut run.trail);
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

/// Looks for the plan with the best worst odds, and says whether it is proven (ACW 1, 2, 4, 5, 8).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_attacks_improve(
    question: *const AttacksImproveQuestion,
    answer: *mut AttacksImproveAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
