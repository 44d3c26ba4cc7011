//! The function of `ocs.barrage.resolve`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Tables;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::barrage::BarrageAssessment;
use grognard_core::ocs::barrage::Barraged;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_barrage_resolve`. An assessed barrage and its dice.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BarrageResolveQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The assessment.
    pub assessment: BarrageAssessment,
    /// Two dice, and one more if the result is a half, 1 to 6 each.
    pub dice: *const u8,
    /// Length of `dice`.
    pub dice_len: usize,
    /// The game's own tables, by which it was assessed; by default the printed ones.
    pub tables: *const Tables,
}
const _: () = assert!(size_of::<BarrageResolveQuestion>() == if cfg!(target_pointer_width = "64") { 56 } else { 40 });

/// The answer of `grog_ocs_barrage_resolve`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BarrageResolveAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A barrage between its dice and its losses. A plain value that the caller keeps.
    pub value: Barraged,
}
const _: () = assert!(offset_of!(BarrageResolveAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(BarrageResolveAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BarrageResolveQuestion {
    type Answer = BarrageResolveAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BarrageResolveQuestion>(),
        answer: memory::Extent::of::<BarrageResolveAnswer>(),
        lists: &[ask::List {
            name: &text!("dice"),
            at: ask::pair(offset_of!(BarrageResolveQuestion, dice), offset_of!(BarrageResolveQuestion, dice_len)),
            item: memory::Item::of::<u8>(),
        }],
        reserved_at: memory::small(size_of::<BarrageResolveQuestion>()),
        value_at: memory::small(offset_of!(BarrageResolveAnswer, value)),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("tables"),
                of: Tables::LISTS,
                at: memory::small(offset_of!(BarrageResolveQuestion, tables)),
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
        let question = grognard_core::ocs::barrage::BarrageResolve {
            assessment: asked.assessment,
            // SAFETY: looked at.
            dice: unsafe { memory::settled(asked.dice, asked.dice_len) },
            // SAFETY: it leads to a structure that has been looked at.
            tables: unsafe { Tables::lent(asked.tables) },
        };
        let said = grognard_core::ocs::barrage::resolve(&question, &mut run.trail);
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

/// The result of an assessed barrage and its dice (OCS 10.0).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_barrage_resolve(
    question: *const BarrageResolveQuestion,
    answer: *mut BarrageResolveAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
