//! The function of `ocs.replacements.resolve`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::replacements::ReplRow;
use grognard_core::ocs::replacements::ReplsRolled;
use grognard_core::ocs::units::Phase;
use grognard_core::reflect::Code;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::ruling::Trail;
use grognard_core::scratch::Scratch;
use grognard_core::text;

/// The question of `grog_ocs_replacements_resolve`. A roll for replacements.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ReplacementsResolveQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The table, or the column of it that applies now. A roll without a row gives nothing.
    pub table: *const ReplRow,
    /// Length of `table`.
    pub table_len: usize,
    /// Two dice, or one for a table of one die; 1 to 6 each.
    pub dice: *const u8,
    /// Length of `dice`.
    pub dice_len: usize,
    /// The table is rolled on with one die.
    pub one_die: Flag,
    /// The game's modifier of the roll.
    pub drm: i8,
    /// The phase. Required where the answer depends on it.
    pub phase: Code<Phase>,
    /// The roll has been made before in this phase.
    pub rolled: Flag,
    /// Must be 0.
    pub reserved: [u8; 4],
}
const _: () =
    assert!(size_of::<ReplacementsResolveQuestion>() == if cfg!(target_pointer_width = "64") { 48 } else { 28 });

/// The answer of `grog_ocs_replacements_resolve`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ReplacementsResolveAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// Replacements that arrive by a roll, in addition to the turn's other reinforcements. Zero if the answer is forbidden.
    pub value: ReplsRolled,
}
const _: () = assert!(offset_of!(ReplacementsResolveAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(ReplacementsResolveAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for ReplacementsResolveQuestion {
    type Answer = ReplacementsResolveAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<ReplacementsResolveQuestion>(),
        answer: memory::Extent::of::<ReplacementsResolveAnswer>(),
        lists: &[
            ask::List {
                name: &text!("table"),
                at: ask::pair(
                    offset_of!(ReplacementsResolveQuestion, table),
                    offset_of!(ReplacementsResolveQuestion, table_len),
                ),
                item: memory::Item::of::<ReplRow>(),
            },
            ask::List {
                name: &text!("dice"),
                at: ask::pair(
                    offset_of!(ReplacementsResolveQuestion, dice),
                    offset_of!(ReplacementsResolveQuestion, dice_len),
                ),
                item: memory::Item::of::<u8>(),
            },
        ],
        reserved_at: memory::small(offset_of!(ReplacementsResolveQuestion, reserved)),
        value_at: memory::small(offset_of!(ReplacementsResolveAnswer, value)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        _room: ask::Room,
        _scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::replacements::ReplRoll {
            // SAFETY: looked at.
            table: unsafe { memory::list(asked.table, asked.table_len) },
            // SAFETY: looked at.
            dice: unsafe { memory::list(asked.dice, asked.dice_len) },
            one_die: asked.one_die,
            drm: asked.drm,
            phase: asked.phase,
            rolled: asked.rolled,
        };
        let said = grognard_core::ocs::replacements::resolve(&question, trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, &ruling.value);
        Ok(0)
    }
}

/// Replacements that arrive by a roll on the Variable Replacement Table (OCS 13.5).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_replacements_resolve(
    question: *const ReplacementsResolveQuestion,
    answer: *mut ReplacementsResolveAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
