//! The function of `ocs.variant_barrage.resolve`. Generated from the core's list of operations by
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

/// The question of `grog_ocs_variant_barrage_resolve`. A barrage assessed by a game's own tables, and its dice.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct VariantBarrageResolveQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The assessment.
    pub assessment: BarrageAssessment,
    /// The checksum of the tables by which it was assessed.
    pub digest: u32,
    /// Two dice, and one more if the result is a half, 1 to 6 each.
    pub dice: *const u8,
    /// Length of `dice`.
    pub dice_len: usize,
    /// The tables of the game.
    pub tables: *const Tables,
}
const _: () =
    assert!(size_of::<VariantBarrageResolveQuestion>() == if cfg!(target_pointer_width = "64") { 56 } else { 40 });

/// The answer of `grog_ocs_variant_barrage_resolve`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct VariantBarrageResolveAnswer {
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
const _: () = assert!(offset_of!(VariantBarrageResolveAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(VariantBarrageResolveAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for VariantBarrageResolveQuestion {
    type Answer = VariantBarrageResolveAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<VariantBarrageResolveQuestion>(),
        answer: memory::Extent::of::<VariantBarrageResolveAnswer>(),
        lists: &[ask::List {
            name: &text!("dice"),
            at: ask::pair(
                offset_of!(VariantBarrageResolveQuestion, dice),
                offset_of!(VariantBarrageResolveQuestion, dice_len),
            ),
            item: memory::Item::of::<u8>(),
        }],
        reserved_at: memory::small(size_of::<VariantBarrageResolveQuestion>()),
        value_at: memory::small(offset_of!(VariantBarrageResolveAnswer, value)),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("tables"),
                of: Tables::LISTS,
                at: memory::small(offset_of!(VariantBarrageResolveQuestion, tables)),
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
        let question = grognard_core::ocs::variant::VariantBarrageResolve {
            assessment: asked.assessment,
            digest: asked.digest,
            // SAFETY: looked at.
            dice: unsafe { memory::settled(asked.dice, asked.dice_len) },
            // SAFETY: it leads to a structure that has been looked at.
            tables: unsafe { Tables::lent(asked.tables) },
        };
        let said = grognard_core::ocs::variant::barrage::resolve(&question, &mut run.trail);
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

/// The result of an assessed barrage by a game's own tables (OCS 10.0).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_variant_barrage_resolve(
    question: *const VariantBarrageResolveQuestion,
    answer: *mut VariantBarrageResolveAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
