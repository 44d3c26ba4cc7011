//! The function of `acw.attacks.cover`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::acw::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::acw::attacks::Coverage;
use grognard_core::acw::attacks::CoverageHex;
use grognard_core::acw::options::GameRules;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_acw_attacks_cover`. A board whose enemy hexes are to be attacked.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AttacksCoverQuestion {
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
}
const _: () = assert!(size_of::<AttacksCoverQuestion>() == if cfg!(target_pointer_width = "64") { 48 } else { 32 });

/// The answer of `grog_acw_attacks_cover`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AttacksCoverAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A hex of a set of enemy hexes that cannot all be attacked.
    pub rows: *mut CoverageHex,
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
    /// The number of enemy hexes that can be attacked.
    pub value: Coverage,
}
const _: () = assert!(offset_of!(AttacksCoverAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(AttacksCoverAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(AttacksCoverAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for AttacksCoverQuestion {
    type Answer = AttacksCoverAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<AttacksCoverQuestion>(),
        answer: memory::Extent::of::<AttacksCoverAnswer>(),
        lists: &[ask::List {
            name: &text!("targets"),
            at: ask::pair(offset_of!(AttacksCoverQuestion, targets), offset_of!(AttacksCoverQuestion, targets_len)),
            item: memory::Item::of::<Hex>(),
        }],
        reserved_at: memory::small(size_of::<AttacksCoverQuestion>()),
        value_at: memory::small(offset_of!(AttacksCoverAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<CoverageHex>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(AttacksCoverQuestion, board)),
                as_given: false,
            }],
            scratch_at: memory::small(offset_of!(AttacksCoverAnswer, scratch)),
            way: ask::Way::BOTH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::acw::attacks::Cover {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            rules: asked.rules,
            // SAFETY: looked at.
            targets: unsafe { memory::settled(asked.targets, asked.targets_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<CoverageHex>() };
        let said = grognard_core::acw::attacks::cover(&question, &mut effects, &mut run.scratch, &mut run.trail);
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

/// How many enemy hexes can be attacked at most, and the sets that cannot all be: no two of these share a hex, and sets within one of them are not listed (ACW 1, 2, 4).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_attacks_cover(
    question: *const AttacksCoverQuestion,
    answer: *mut AttacksCoverAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
