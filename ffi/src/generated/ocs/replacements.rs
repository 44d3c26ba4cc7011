//! The functions of `ocs.replacements`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::replacements::RebuildOrder;
use grognard_core::ocs::replacements::RebuildRow;
use grognard_core::ocs::replacements::RebuildSite;
use grognard_core::ocs::replacements::RebuildSitesFound;
use grognard_core::ocs::replacements::Rebuilt;
use grognard_core::ocs::replacements::ReplRow;
use grognard_core::ocs::replacements::ReplsRolled;
use grognard_core::ocs::units::Phase;
use grognard_core::reflect::Code;
use grognard_core::reflect::Flag;
use grognard_core::reflect::Said;
use grognard_core::ruling::Cites;
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
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::replacements::ReplRoll {
            // SAFETY: looked at.
            table: unsafe { memory::settled(asked.table, asked.table_len) },
            // SAFETY: looked at.
            dice: unsafe { memory::settled(asked.dice, asked.dice_len) },
            one_die: asked.one_die,
            drm: asked.drm,
            phase: asked.phase,
            rolled: asked.rolled,
        };
        let said = grognard_core::ocs::replacements::resolve(&question, &mut run.trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, &ruling.value);
        Ok(())
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

/// The question of `grog_ocs_replacements_sites`. A side whose sites for rebuilding are listed.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ReplacementsSitesQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// The side, 1 to 8.
    pub side: u8,
    /// Must be 0.
    pub reserved: [u8; 7],
}
const _: () =
    assert!(size_of::<ReplacementsSitesQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 16 });

/// The answer of `grog_ocs_replacements_sites`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ReplacementsSitesAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A hex with replacements.
    pub rows: *mut RebuildSite,
    /// Capacity of `rows`.
    pub rows_capacity: usize,
    /// Length of `rows`.
    pub rows_len: usize,
    /// The number of hexes where a side could rebuild.
    pub value: RebuildSitesFound,
}
const _: () = assert!(offset_of!(ReplacementsSitesAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(ReplacementsSitesAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(ReplacementsSitesAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for ReplacementsSitesQuestion {
    type Answer = ReplacementsSitesAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<ReplacementsSitesQuestion>(),
        answer: memory::Extent::of::<ReplacementsSitesAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(ReplacementsSitesQuestion, reserved)),
        value_at: memory::small(offset_of!(ReplacementsSitesAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<RebuildSite>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(ReplacementsSitesQuestion, board)),
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
        let question = grognard_core::ocs::replacements::RebuildSites {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            side: asked.side,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<RebuildSite>() };
        let said = grognard_core::ocs::replacements::sites(&question, &mut effects, &mut run.trail);
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

/// Where a side could rebuild units (OCS 13.5a).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_replacements_sites(
    question: *const ReplacementsSitesQuestion,
    answer: *mut ReplacementsSitesAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// The question of `grog_ocs_replacements_assess`. Units that are to be rebuilt together, with replacements in one hex.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ReplacementsAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// The side of the units, 1 to 8.
    pub side: u8,
    /// The replacements, by their `id`s in ascending order. Replacements that are not needed are kept; of each kind the
    /// first ones are used. C says their places in the board's list.
    pub repls: *const u16,
    /// Length of `repls`.
    pub repls_len: usize,
    /// The units to rebuild, at most 255. The effects number them after `repls`, in this order.
    pub orders: *const RebuildOrder,
    /// Length of `orders`.
    pub orders_len: usize,
    /// The game's Rebuild Table. Unless an order names its row, the first that fits the unit applies.
    pub table: *const RebuildRow,
    /// Length of `table`.
    pub table_len: usize,
    /// The phase. Required where the answer depends on it.
    pub phase: Code<Phase>,
    /// Truck points (TP) that the enemy has destroyed or captured and that have not been rebuilt.
    pub trucks_lost: u16,
    /// Truck points (TP) that the side has in play. Required if trucks are rebuilt.
    pub trucks_in_play: Said<u16>,
    /// Truck points (TP) that the scenario provides for the side. Required if trucks are rebuilt.
    pub trucks_provided: u16,
}
const _: () =
    assert!(size_of::<ReplacementsAssessQuestion>() == if cfg!(target_pointer_width = "64") { 80 } else { 44 });

/// The answer of `grog_ocs_replacements_assess`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ReplacementsAssessAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A change to one unit, for the caller to apply.
    pub effects: *mut Effect,
    /// Capacity of `effects`.
    pub effects_capacity: usize,
    /// Length of `effects`.
    pub effects_len: usize,
    /// A rebuilding that is allowed. Zero if the answer is forbidden.
    pub value: Rebuilt,
}
const _: () = assert!(offset_of!(ReplacementsAssessAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(ReplacementsAssessAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(ReplacementsAssessAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for ReplacementsAssessQuestion {
    type Answer = ReplacementsAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<ReplacementsAssessQuestion>(),
        answer: memory::Extent::of::<ReplacementsAssessAnswer>(),
        lists: &[
            ask::List {
                name: &text!("repls"),
                at: ask::pair(
                    offset_of!(ReplacementsAssessQuestion, repls),
                    offset_of!(ReplacementsAssessQuestion, repls_len),
                ),
                item: memory::Item::of::<u16>(),
            },
            ask::List {
                name: &text!("orders"),
                at: ask::pair(
                    offset_of!(ReplacementsAssessQuestion, orders),
                    offset_of!(ReplacementsAssessQuestion, orders_len),
                ),
                item: memory::Item::of::<RebuildOrder>(),
            },
            ask::List {
                name: &text!("table"),
                at: ask::pair(
                    offset_of!(ReplacementsAssessQuestion, table),
                    offset_of!(ReplacementsAssessQuestion, table_len),
                ),
                item: memory::Item::of::<RebuildRow>(),
            },
        ],
        reserved_at: memory::small(size_of::<ReplacementsAssessQuestion>()),
        value_at: memory::small(offset_of!(ReplacementsAssessAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(ReplacementsAssessQuestion, board)),
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
        let question = grognard_core::ocs::replacements::Rebuild {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            side: asked.side,
            // SAFETY: looked at.
            repls: unsafe { memory::settled(asked.repls, asked.repls_len) },
            // SAFETY: looked at.
            orders: unsafe { memory::settled(asked.orders, asked.orders_len) },
            // SAFETY: looked at.
            table: unsafe { memory::settled(asked.table, asked.table_len) },
            phase: asked.phase,
            trucks_lost: asked.trucks_lost,
            trucks_in_play: asked.trucks_in_play,
            trucks_provided: asked.trucks_provided,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Effect>() };
        let said = grognard_core::ocs::replacements::assess(&question, &mut effects, &mut run.trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, &ruling.value);
        run.needed = effects.needed();
        Ok(())
    }
}

/// Whether units may be rebuilt, and what that takes (OCS 13.5a to 13.5f).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_replacements_assess(
    question: *const ReplacementsAssessQuestion,
    answer: *mut ReplacementsAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
