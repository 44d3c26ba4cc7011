//! The functions of `ocs.variant`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Tables;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::barrage::BarrageResult;
use grognard_core::ocs::combat::CombatResult;
use grognard_core::ocs::variant::LossMultiplier;
use grognard_core::ocs::variant::ModeMultiplier;
use grognard_core::ocs::variant::TablesExtent;
use grognard_core::odds::Odds;
use grognard_core::reflect::Code;
use grognard_core::ruling::Cites;
use grognard_core::ruling::Trail;
use grognard_core::scratch::Scratch;
use grognard_core::text;

/// The question of `grog_ocs_variant_check`. Tables to check.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct VariantCheckQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The tables.
    pub tables: *const Tables,
}
const _: () = assert!(size_of::<VariantCheckQuestion>() == if cfg!(target_pointer_width = "64") { 16 } else { 8 });

/// The answer of `grog_ocs_variant_check`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct VariantCheckAnswer {
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
const _: () = assert!(offset_of!(VariantCheckAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(VariantCheckAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for VariantCheckQuestion {
    type Answer = VariantCheckAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<VariantCheckQuestion>(),
        answer: memory::Extent::of::<VariantCheckAnswer>(),
        lists: &[],
        reserved_at: memory::small(size_of::<VariantCheckQuestion>()),
        value_at: memory::small(offset_of!(VariantCheckAnswer, value)),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("tables"),
                at: memory::small(offset_of!(VariantCheckQuestion, tables)),
                extent: memory::Extent::of::<Tables>(),
                lists: &[
                    ask::List {
                        name: &text!("open"),
                        at: ask::pair(offset_of!(Tables, open), offset_of!(Tables, open_len)),
                        item: memory::Item::of::<Odds>(),
                    },
                    ask::List {
                        name: &text!("close"),
                        at: ask::pair(offset_of!(Tables, close), offset_of!(Tables, close_len)),
                        item: memory::Item::of::<Odds>(),
                    },
                    ask::List {
                        name: &text!("very_close"),
                        at: ask::pair(offset_of!(Tables, very_close), offset_of!(Tables, very_close_len)),
                        item: memory::Item::of::<Odds>(),
                    },
                    ask::List {
                        name: &text!("extremely_close"),
                        at: ask::pair(offset_of!(Tables, extremely_close), offset_of!(Tables, extremely_close_len)),
                        item: memory::Item::of::<Odds>(),
                    },
                    ask::List {
                        name: &text!("cells"),
                        at: ask::pair(offset_of!(Tables, cells), offset_of!(Tables, cells_len)),
                        item: memory::Item::of::<Code<CombatResult>>(),
                    },
                    ask::List {
                        name: &text!("modes"),
                        at: ask::pair(offset_of!(Tables, modes), offset_of!(Tables, modes_len)),
                        item: memory::Item::of::<ModeMultiplier>(),
                    },
                    ask::List {
                        name: &text!("losses"),
                        at: ask::pair(offset_of!(Tables, losses), offset_of!(Tables, losses_len)),
                        item: memory::Item::of::<LossMultiplier>(),
                    },
                    ask::List {
                        name: &text!("points"),
                        at: ask::pair(offset_of!(Tables, points), offset_of!(Tables, points_len)),
                        item: memory::Item::of::<u32>(),
                    },
                    ask::List {
                        name: &text!("costs"),
                        at: ask::pair(offset_of!(Tables, costs), offset_of!(Tables, costs_len)),
                        item: memory::Item::of::<u16>(),
                    },
                    ask::List {
                        name: &text!("barrage"),
                        at: ask::pair(offset_of!(Tables, barrage), offset_of!(Tables, barrage_len)),
                        item: memory::Item::of::<Code<BarrageResult>>(),
                    },
                ],
                reserved_at: memory::small(offset_of!(Tables, reserved)),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: 0,
            look_at_scratch: None,
            asked: ask::twice,
        }),
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
        let question = grognard_core::ocs::variant::TablesChecked {
            // SAFETY: it leads to a structure that has been looked at.
            tables: unsafe { Tables::lent(asked.tables) },
        };
        let said = grognard_core::ocs::variant::check(&question, trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        answer.verdict = ask::GROG_NO_VERDICT;
        answer.value = ruling.value;
        Ok(0)
    }
}

/// Checks the tables of a game: their shape, their order, their words (OCS 9.7 to 9.9, 10.0).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_variant_check(
    question: *const VariantCheckQuestion,
    answer: *mut VariantCheckAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
