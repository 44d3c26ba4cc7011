//! The functions of `ocs.odds`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Tables;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::odds::Column;
use grognard_core::ocs::tables::Ground;
use grognard_core::odds::Odds;
use grognard_core::reflect::Code;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_odds_round`. Two strengths to compare.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct OddsRoundQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The attacker's strength in points.
    pub attack: u32,
    /// The defender's strength in points.
    pub defence: u32,
    /// The row of the odds table. Needed for a column; rounded odds do not depend on it.
    pub ground: Code<Ground>,
    /// The game's own tables, by default the printed ones. Rounded odds do not depend on them.
    pub tables: *const Tables,
}
const _: () = assert!(size_of::<OddsRoundQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 20 });

/// The answer of `grog_ocs_odds_round`.
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
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("tables"),
                of: Tables::LISTS,
                at: memory::small(offset_of!(OddsRoundQuestion, tables)),
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
        let question = grognard_core::ocs::odds::Compare {
            attack: asked.attack,
            defence: asked.defence,
            ground: asked.ground,
            // SAFETY: it leads to a structure that has been looked at.
            tables: unsafe { Tables::lent(asked.tables) },
        };
        let said = grognard_core::ocs::odds::round(&question, &mut run.trail);
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

/// The rounded odds of two strengths (OCS 4.2).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_odds_round(
    question: *const OddsRoundQuestion,
    answer: *mut OddsRoundAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// The question of `grog_ocs_odds_column`. Two strengths to compare.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct OddsColumnQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The attacker's strength in points.
    pub attack: u32,
    /// The defender's strength in points.
    pub defence: u32,
    /// The row of the odds table. Needed for a column; rounded odds do not depend on it.
    pub ground: Code<Ground>,
    /// The game's own tables, by default the printed ones. Rounded odds do not depend on them.
    pub tables: *const Tables,
}
const _: () = assert!(size_of::<OddsColumnQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 20 });

/// The answer of `grog_ocs_odds_column`.
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
                name: &text!("tables"),
                of: Tables::LISTS,
                at: memory::small(offset_of!(OddsColumnQuestion, tables)),
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
        let question = grognard_core::ocs::odds::Compare {
            attack: asked.attack,
            defence: asked.defence,
            ground: asked.ground,
            // SAFETY: it leads to a structure that has been looked at.
            tables: unsafe { Tables::lent(asked.tables) },
        };
        let said = grognard_core::ocs::odds::column(&question, &mut run.trail);
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

/// The odds column of two strengths (OCS 9.7).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_odds_column(
    question: *const OddsColumnQuestion,
    answer: *mut OddsColumnAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
