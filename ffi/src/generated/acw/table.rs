//! The functions of `acw.table`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::acw::Table;
use crate::memory;
use core::mem::offset_of;
use grognard_core::acw::table::Example;
use grognard_core::acw::table::Extent;
use grognard_core::fault::Fault;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_acw_table_check`. A results table to check.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TableCheckQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The table.
    pub table: *const Table,
}
const _: () = assert!(size_of::<TableCheckQuestion>() == if cfg!(target_pointer_width = "64") { 16 } else { 8 });

/// The answer of `grog_acw_table_check`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TableCheckAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The extent of a results table.
    pub value: Extent,
}
const _: () = assert!(offset_of!(TableCheckAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(TableCheckAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TableCheckQuestion {
    type Answer = TableCheckAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TableCheckQuestion>(),
        answer: memory::Extent::of::<TableCheckAnswer>(),
        lists: &[],
        reserved_at: memory::small(size_of::<TableCheckQuestion>()),
        value_at: memory::small(offset_of!(TableCheckAnswer, value)),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("table"),
                of: Table::LISTS,
                at: memory::small(offset_of!(TableCheckQuestion, table)),
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
        let question = grognard_core::acw::table::Checked {
            // SAFETY: it leads to a structure that has been looked at.
            table: unsafe { Table::lent(asked.table) },
        };
        let said = grognard_core::acw::table::check(&question, &mut run.trail);
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

/// Checks a results table: its shape, its order, its codes (ACW 8).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_table_check(
    question: *const TableCheckQuestion,
    answer: *mut TableCheckAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// The question of `grog_acw_table_example`. A question without fields.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TableExampleQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// Must be 0.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<TableExampleQuestion>() == 8);

/// The answer of `grog_acw_table_example`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TableExampleAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The example of a results table, for languages that do not have `EXAMPLE`. Python and Lua take it as a table; elsewhere
    /// pass its parts.
    pub value: Example,
}
const _: () = assert!(offset_of!(TableExampleAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(TableExampleAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TableExampleQuestion {
    type Answer = TableExampleAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TableExampleQuestion>(),
        answer: memory::Extent::of::<TableExampleAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(TableExampleQuestion, reserved)),
        value_at: memory::small(offset_of!(TableExampleAnswer, value)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (_asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::acw::table::Nothing {};
        let said = grognard_core::acw::table::example(&question, &mut run.trail);
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

/// An example of a results table for tests and demonstrations, no publisher's (ACW 8).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_table_example(
    question: *const TableExampleQuestion,
    answer: *mut TableExampleAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
