//! The function of `acw.combat.resolve`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::acw::Table;
use crate::memory;
use core::mem::offset_of;
use grognard_core::acw::combat::Assessment;
use grognard_core::acw::combat::Battle;
use grognard_core::fault::Fault;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_acw_combat_resolve`. An assessed combat and its die.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatResolveQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The assessment.
    pub assessment: Assessment,
    /// The results table.
    pub table: *const Table,
    /// One die, 1 to 6.
    pub dice: *const u8,
    /// Length of `dice`.
    pub dice_len: usize,
}
const _: () = assert!(size_of::<CombatResolveQuestion>() == if cfg!(target_pointer_width = "64") { 64 } else { 48 });

/// The answer of `grog_acw_combat_resolve`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CombatResolveAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A combat between its die and its settlement. A plain value that the caller keeps.
    pub value: Battle,
}
const _: () = assert!(offset_of!(CombatResolveAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(CombatResolveAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CombatResolveQuestion {
    type Answer = CombatResolveAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CombatResolveQuestion>(),
        answer: memory::Extent::of::<CombatResolveAnswer>(),
        lists: &[ask::List {
            name: &text!("dice"),
            at: ask::pair(offset_of!(CombatResolveQuestion, dice), offset_of!(CombatResolveQuestion, dice_len)),
            item: memory::Item::of::<u8>(),
        }],
        reserved_at: memory::small(size_of::<CombatResolveQuestion>()),
        value_at: memory::small(offset_of!(CombatResolveAnswer, value)),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("table"),
                of: Table::LISTS,
                at: memory::small(offset_of!(CombatResolveQuestion, table)),
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
        let question = grognard_core::acw::combat::Resolve {
            assessment: asked.assessment,
            // SAFETY: it leads to a structure that has been looked at.
            table: unsafe { Table::lent(asked.table) },
            // SAFETY: looked at.
            dice: unsafe { memory::settled(asked.dice, asked.dice_len) },
        };
        let said = grognard_core::acw::combat::resolve(&question, &mut run.trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(())
    }
}

/// The result of an assessed combat and its die (ACW 8, 9).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_combat_resolve(
    question: *const CombatResolveQuestion,
    answer: *mut CombatResolveAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
