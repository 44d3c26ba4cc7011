//! The function of `acw.attacks.plan`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::acw::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::acw::attacks::Engaged;
use grognard_core::acw::attacks::Planned;
use grognard_core::acw::options::GameRules;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_acw_attacks_plan`. A board for which a plan is wanted.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AttacksPlanQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The board.
    pub board: *const Board,
    /// The game's options.
    pub rules: GameRules,
    /// Enemy hexes to attack in addition to those that must be attacked, such as new contact.
    pub targets: *const Hex,
    /// Length of `targets`.
    pub targets_len: usize,
    /// Stacks that the plan does not need join a combat that they may join, the one at the worst odds. Otherwise they
    /// stay out.
    pub all_in: Flag,
    /// Must be 0.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<AttacksPlanQuestion>() == if cfg!(target_pointer_width = "64") { 56 } else { 40 });

/// The answer of `grog_acw_attacks_plan`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AttacksPlanAnswer {
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
    /// A summary of a plan. Zero if the answer is forbidden.
    pub value: Planned,
}
const _: () = assert!(offset_of!(AttacksPlanAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(AttacksPlanAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(AttacksPlanAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for AttacksPlanQuestion {
    type Answer = AttacksPlanAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<AttacksPlanQuestion>(),
        answer: memory::Extent::of::<AttacksPlanAnswer>(),
        lists: &[ask::List {
            name: &text!("targets"),
            at: ask::pair(offset_of!(AttacksPlanQuestion, targets), offset_of!(AttacksPlanQuestion, targets_len)),
            item: memory::Item::of::<Hex>(),
        }],
        reserved_at: memory::small(offset_of!(AttacksPlanQuestion, reserved)),
        value_at: memory::small(offset_of!(AttacksPlanAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<Engaged>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(AttacksPlanQuestion, board)),
                as_given: false,
            }],
            scratch_at: memory::small(offset_of!(AttacksPlanAnswer, scratch)),
            way: ask::Way::BOTH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::acw::attacks::Plan {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            rules: asked.rules,
            // SAFETY: looked at.
            targets: unsafe { memory::settled(asked.targets, asked.targets_len) },
            all_in: asked.all_in,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Engaged>() };
        let said = grognard_core::acw::attacks::plan(&question, &mut effects, &mut run.scratch, &mut run.trail);
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

/// Finds a legal plan of combats, or the enemy hexes that cannot all be attacked (ACW 1, 2, 4, 5).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_attacks_plan(
    question: *const AttacksPlanQuestion,
    answer: *mut AttacksPlanAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
