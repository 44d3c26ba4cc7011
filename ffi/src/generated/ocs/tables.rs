//! The functions of `ocs.tables`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Tables;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::tables::TablesExtent;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_tables_check`. Tables to check.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TablesCheckQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The tables.
    pub tables: *const Tables,
}
const _: () = assert!(size_of::<TablesCheckQuestion>() == if cfg!(target_pointer_width = "64") { 16 } else { 8 });

/// The answer of `grog_ocs_tables_check`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TablesCheckAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The extent of a game's tables, where they are not given that of the printed ones.
    pub value: TablesExtent,
}
const _: () = assert!(offset_of!(TablesCheckAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(TablesCheckAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TablesCheckQuestion {
    type Answer = TablesCheckAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TablesCheckQuestion>(),
        answer: memory::Extent::of::<TablesCheckAnswer>(),
        lists: &[],
        reserved_at: memory::small(size_of::<TablesCheckQuestion>()),
        value_at: memory::small(offset_of!(TablesCheckAnswer, value)),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("tables"),
                of: Tables::LISTS,
                at: memory::small(offset_of!(TablesCheckQuestion, tables)),
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
        let question = grognard_core::ocs::tables::TablesChecked {
            // SAFETY: it leads to a structure that has been looked at.
            tables: unsafe { Tables::lent(asked.tables) },
        };
        let said = grognard_core::ocs::tables::check(&question, &mut run.trail);
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

/// Checks the tables of a game: their shape, their order, their words (OCS 9.7 to 9.9, 10.0).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_tables_check(
    question: *const TablesCheckQuestion,
    answer: *mut TablesCheckAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
