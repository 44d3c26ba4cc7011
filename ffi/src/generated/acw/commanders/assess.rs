//! The function of `acw.commanders.assess`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::acw::commanders::Cause;
use grognard_core::acw::commanders::Rolls;
use grognard_core::acw::effects::Effect;
use grognard_core::acw::units::Unit;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::reflect::Code;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_acw_commanders_assess`. Hexes that suffered an adverse result, elimination or retreat, and the commanders who may have to roll for it.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CommandersAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The side's units. Only commanders matter. Those in a hex that was hit are still in it.
    pub units: *const Unit,
    /// Length of `units`.
    pub units_len: usize,
    /// The hexes that suffered the result; for the attacker in an exchange, those that lost a unit. A hex listed twice
    /// counts once.
    pub hexes: *const Hex,
    /// Length of `hexes`.
    pub hexes_len: usize,
    /// The cause of the result.
    pub cause: Code<Cause>,
    /// Must be 0.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<CommandersAssessQuestion>() == if cfg!(target_pointer_width = "64") { 48 } else { 28 });

/// The answer of `grog_acw_commanders_assess`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CommandersAssessAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A change to one unit, for the caller to apply.
    pub rows: *mut Effect,
    /// Capacity of `rows`.
    pub rows_capacity: usize,
    /// Length of `rows`.
    pub rows_len: usize,
    /// The number of commanders who roll.
    pub value: Rolls,
}
const _: () = assert!(offset_of!(CommandersAssessAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(CommandersAssessAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(CommandersAssessAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CommandersAssessQuestion {
    type Answer = CommandersAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CommandersAssessQuestion>(),
        answer: memory::Extent::of::<CommandersAssessAnswer>(),
        lists: &[
            ask::List {
                name: &text!("units"),
                at: ask::pair(
                    offset_of!(CommandersAssessQuestion, units),
                    offset_of!(CommandersAssessQuestion, units_len),
                ),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                name: &text!("hexes"),
                at: ask::pair(
                    offset_of!(CommandersAssessQuestion, hexes),
                    offset_of!(CommandersAssessQuestion, hexes_len),
                ),
                item: memory::Item::of::<Hex>(),
            },
        ],
        reserved_at: memory::small(offset_of!(CommandersAssessQuestion, reserved)),
        value_at: memory::small(offset_of!(CommandersAssessAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<Effect>() }),
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::acw::commanders::Hit {
            // SAFETY: looked at.
            units: unsafe { memory::settled(asked.units, asked.units_len) },
            // SAFETY: looked at.
            hexes: unsafe { memory::settled(asked.hexes, asked.hexes_len) },
            cause: asked.cause,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Effect>() };
        let said = grognard_core::acw::commanders::assess(&question, &mut effects, &mut run.trail);
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

/// Which commanders must roll after an adverse result, before anybody leaves the hexes hit (ACW 11).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_commanders_assess(
    question: *const CommandersAssessQuestion,
    answer: *mut CommandersAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
