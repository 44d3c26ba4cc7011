//! The function of `acw.attacks.obliged`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::acw::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::acw::attacks::Contact;
use grognard_core::acw::attacks::Duties;
use grognard_core::acw::options::GameRules;
use grognard_core::fault::Fault;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_acw_attacks_obliged`. A board whose contacts are listed.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AttacksObligedQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The board.
    pub board: *const Board,
    /// The game's options.
    pub rules: GameRules,
}
const _: () = assert!(size_of::<AttacksObligedQuestion>() == if cfg!(target_pointer_width = "64") { 32 } else { 24 });

/// The answer of `grog_acw_attacks_obliged`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AttacksObligedAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// An enemy hex that must or may be attacked.
    pub rows: *mut Contact,
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
    /// The numbers of enemy hexes that must and may be attacked.
    pub value: Duties,
}
const _: () = assert!(offset_of!(AttacksObligedAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(AttacksObligedAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(AttacksObligedAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for AttacksObligedQuestion {
    type Answer = AttacksObligedAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<AttacksObligedQuestion>(),
        answer: memory::Extent::of::<AttacksObligedAnswer>(),
        lists: &[],
        reserved_at: memory::small(size_of::<AttacksObligedQuestion>()),
        value_at: memory::small(offset_of!(AttacksObligedAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<Contact>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(AttacksObligedQuestion, board)),
                as_given: false,
            }],
            scratch_at: memory::small(offset_of!(AttacksObligedAnswer, scratch)),
            way: ask::Way::BOTH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::acw::attacks::Obliged {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            rules: asked.rules,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Contact>() };
        let said = grognard_core::acw::attacks::obliged(&question, &mut effects, &mut run.scratch, &mut run.trail);
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

/// Which enemy hexes must be attacked, and which may be (ACW 1, 2, 6).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_attacks_obliged(
    question: *const AttacksObligedQuestion,
    answer: *mut AttacksObligedAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
