//! The function of `acw.attacks.check`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::acw::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::acw::attacks::Engaged;
use grognard_core::acw::attacks::Planned;
use grognard_core::acw::flaws::Flaw;
use grognard_core::acw::options::GameRules;
use grognard_core::fault::Fault;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_acw_attacks_check`. A plan on a board.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AttacksCheckQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The board.
    pub board: *const Board,
    /// The game's options.
    pub rules: GameRules,
    /// The hexes and the combats that they fight in. A hex may have several rows in the same combat, such as one for
    /// each of its units. Of several combats of a hex that of its first row counts, and the others are flaws. A hex
    /// without a row stays out.
    pub plan: *const Engaged,
    /// Length of `plan`.
    pub plan_len: usize,
}
const _: () = assert!(size_of::<AttacksCheckQuestion>() == if cfg!(target_pointer_width = "64") { 48 } else { 32 });

/// The answer of `grog_acw_attacks_check`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AttacksCheckAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A fault of a combat or of a plan of combats.
    pub rows: *mut Flaw,
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
const _: () = assert!(offset_of!(AttacksCheckAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(AttacksCheckAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(AttacksCheckAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for AttacksCheckQuestion {
    type Answer = AttacksCheckAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<AttacksCheckQuestion>(),
        answer: memory::Extent::of::<AttacksCheckAnswer>(),
        lists: &[ask::List {
            name: &text!("plan"),
            at: ask::pair(offset_of!(AttacksCheckQuestion, plan), offset_of!(AttacksCheckQuestion, plan_len)),
            item: memory::Item::of::<Engaged>(),
        }],
        reserved_at: memory::small(size_of::<AttacksCheckQuestion>()),
        value_at: memory::small(offset_of!(AttacksCheckAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<Flaw>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(AttacksCheckQuestion, board)),
                as_given: false,
            }],
            scratch_at: memory::small(offset_of!(AttacksCheckAnswer, scratch)),
            way: ask::Way::BOTH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::acw::attacks::Check {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            rules: asked.rules,
            // SAFETY: looked at.
            plan: unsafe { memory::settled(asked.plan, asked.plan_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Flaw>() };
        let said = grognard_core::acw::attacks::check(&question, &mut effects, &mut run.scratch, &mut run.trail);
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

/// Whether a plan of combats is legal, and every fault of one that is not (ACW 1 to 6).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_attacks_check(
    question: *const AttacksCheckQuestion,
    answer: *mut AttacksCheckAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
