//! The functions of `acw.losses`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::acw::combat::Battle;
use grognard_core::acw::effects::Effect;
use grognard_core::acw::losses::Due;
use grognard_core::acw::losses::Owed;
use grognard_core::acw::losses::Settled;
use grognard_core::acw::units::Unit;
use grognard_core::fault::Fault;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_acw_losses_choices`. A battle and the units of the side that settles next.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct LossesChoicesQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The battle, as `resolve` or `apply` returned it.
    pub battle: Battle,
    /// All units in the hexes of the side that settles next, as they entered the combat.
    pub units: *const Unit,
    /// Length of `units`.
    pub units_len: usize,
}
const _: () = assert!(size_of::<LossesChoicesQuestion>() == if cfg!(target_pointer_width = "64") { 56 } else { 48 });

/// The answer of `grog_acw_losses_choices`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct LossesChoicesAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// What a hex owes.
    pub rows: *mut Due,
    /// Capacity of `rows`.
    pub rows_capacity: usize,
    /// Length of `rows`.
    pub rows_len: usize,
    /// What a side owes. It never owes both `losses` and `strength`.
    pub value: Owed,
}
const _: () = assert!(offset_of!(LossesChoicesAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(LossesChoicesAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(LossesChoicesAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for LossesChoicesQuestion {
    type Answer = LossesChoicesAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<LossesChoicesQuestion>(),
        answer: memory::Extent::of::<LossesChoicesAnswer>(),
        lists: &[ask::List {
            name: &text!("units"),
            at: ask::pair(offset_of!(LossesChoicesQuestion, units), offset_of!(LossesChoicesQuestion, units_len)),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(size_of::<LossesChoicesQuestion>()),
        value_at: memory::small(offset_of!(LossesChoicesAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<Due>() }),
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::acw::losses::Owing {
            battle: asked.battle,
            // SAFETY: looked at.
            units: unsafe { memory::settled(asked.units, asked.units_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Due>() };
        let said = grognard_core::acw::losses::choices(&question, &mut effects, &mut run.trail);
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

/// What the side whose turn it is owes and may choose, with the units as they entered the combat (ACW 10).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_losses_choices(
    question: *const LossesChoicesQuestion,
    answer: *mut LossesChoicesAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// The question of `grog_acw_losses_apply`. A side's losses.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct LossesApplyQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The battle, as `resolve` or `apply` returned it.
    pub battle: Battle,
    /// All units in the hexes of the side that settles next, as they entered the combat.
    pub units: *const Unit,
    /// Length of `units`.
    pub units_len: usize,
    /// The units that the side chooses to lose, each once. An empty list leaves the choice to the library, which loses
    /// as little as possible. Units that the result itself eliminates are not chosen.
    pub losses: *const u16,
    /// Length of `losses`.
    pub losses_len: usize,
}
const _: () = assert!(size_of::<LossesApplyQuestion>() == if cfg!(target_pointer_width = "64") { 72 } else { 56 });

/// The answer of `grog_acw_losses_apply`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct LossesApplyAnswer {
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
    /// Scratch memory.
    pub scratch: *mut u64,
    /// Length of `scratch` in words of 64 bits.
    pub scratch_capacity: usize,
    /// The length of `scratch` that is needed, in words of 64 bits.
    pub scratch_needed: usize,
    /// The result of a payment. Zero if the answer is forbidden.
    pub value: Settled,
}
const _: () = assert!(offset_of!(LossesApplyAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(LossesApplyAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(LossesApplyAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for LossesApplyQuestion {
    type Answer = LossesApplyAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<LossesApplyQuestion>(),
        answer: memory::Extent::of::<LossesApplyAnswer>(),
        lists: &[
            ask::List {
                name: &text!("units"),
                at: ask::pair(offset_of!(LossesApplyQuestion, units), offset_of!(LossesApplyQuestion, units_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                name: &text!("losses"),
                at: ask::pair(offset_of!(LossesApplyQuestion, losses), offset_of!(LossesApplyQuestion, losses_len)),
                item: memory::Item::of::<u16>(),
            },
        ],
        reserved_at: memory::small(size_of::<LossesApplyQuestion>()),
        value_at: memory::small(offset_of!(LossesApplyAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: Some(&ask::More {
            views: &[],
            scratch_at: memory::small(offset_of!(LossesApplyAnswer, scratch)),
            way: ask::Way::SCRATCH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::acw::losses::Payment {
            battle: asked.battle,
            // SAFETY: looked at.
            units: unsafe { memory::settled(asked.units, asked.units_len) },
            // SAFETY: looked at.
            losses: unsafe { memory::settled(asked.losses, asked.losses_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Effect>() };
        let said = grognard_core::acw::losses::apply(&question, &mut effects, &mut run.scratch, &mut run.trail);
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

/// Settles one side's part of a result, with the units as they entered the combat (ACW 3, 8, 10, 11).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_losses_apply(
    question: *const LossesApplyQuestion,
    answer: *mut LossesApplyAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
