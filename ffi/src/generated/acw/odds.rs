//! The functions of `acw.odds`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::acw::Table;
use crate::memory;
use core::mem::offset_of;
use grognard_core::acw::odds::Column;
use grognard_core::fault::Fault;
use grognard_core::odds::Odds;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_acw_odds_round`. Two strengths to compare.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct OddsRoundQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The attacker's strength in strength points (SP).
    pub attack: u16,
    /// The defender's strength in strength points (SP).
    pub defence: u16,
}
const _: () = assert!(size_of::<OddsRoundQuestion>() == 8);

/// The answer of `grog_acw_odds_round`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct OddsRoundAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// Rounded odds, of which the smaller side is 1. `0:0` stands for no odds.
    pub value: Odds,
}
const _: () = assert!(offset_of!(OddsRoundAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(OddsRoundAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for OddsRoundQuestion {
    type Answer = OddsRoundAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<OddsRoundQuestion>(),
        answer: memory::Extent::of::<OddsRoundAnswer>(),
        lists: &[],
        reserved_at: memory::small(size_of::<OddsRoundQuestion>()),
        value_at: memory::small(offset_of!(OddsRoundAnswer, value)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::acw::odds::Compare { attack: asked.attack, defence: asked.defence };
        let said = grognard_core::acw::odds::round(&question, &mut run.trail);
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

/// The odds of two strengths, rounded in the defender's favour (ACW 8).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_odds_round(
    question: *const OddsRoundQuestion,
    answer: *mut OddsRoundAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// The question of `grog_acw_odds_column`. Two strengths, and the table in which their column is looked up.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct OddsColumnQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The attacker's strength in strength points (SP).
    pub attack: u16,
    /// The defender's strength in strength points (SP).
    pub defence: u16,
    /// The results table.
    pub table: *const Table,
}
const _: () = assert!(size_of::<OddsColumnQuestion>() == if cfg!(target_pointer_width = "64") { 16 } else { 12 });

/// The answer of `grog_acw_odds_column`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct OddsColumnAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// Odds and their column.
    pub value: Column,
}
const _: () = assert!(offset_of!(OddsColumnAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(OddsColumnAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for OddsColumnQuestion {
    type Answer = OddsColumnAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<OddsColumnQuestion>(),
        answer: memory::Extent::of::<OddsColumnAnswer>(),
        lists: &[],
        reserved_at: memory::small(size_of::<OddsColumnQuestion>()),
        value_at: memory::small(offset_of!(OddsColumnAnswer, value)),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("table"),
                of: Table::LISTS,
                at: memory::small(offset_of!(OddsColumnQuestion, table)),
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
        let question = grognard_core::acw::odds::Look {
            attack: asked.attack,
            defence: asked.defence,
            // SAFETY: it leads to a structure that has been looked at.
            table: unsafe { Table::lent(asked.table) },
        };
        let said = grognard_core::acw::odds::column(&question, &mut run.trail);
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

/// The odds of two strengths and their column of a results table (ACW 8).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_odds_column(
    question: *const OddsColumnQuestion,
    answer: *mut OddsColumnAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
