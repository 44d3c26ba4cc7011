//! The function of `acw.commanders.distribution`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::acw::commanders::Cause;
use grognard_core::acw::commanders::CommandChance;
use grognard_core::acw::commanders::CommandDistribution;
use grognard_core::acw::units::Unit;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::reflect::Code;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_acw_commanders_distribution`. Commanders who must roll, before their dice.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CommandersDistributionQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The side's units. All of its commanders must be included if the command of the army matters, those of equal stars
    /// in order of seniority.
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
    /// The unit that commands the army. The commander with the highest rank by default, the first of several. C counts it from 1; 0 is none.
    pub army_commander: u16,
    /// Must be 0.
    pub reserved: [u8; 4],
}
const _: () =
    assert!(size_of::<CommandersDistributionQuestion>() == if cfg!(target_pointer_width = "64") { 48 } else { 28 });

/// The answer of `grog_acw_commanders_distribution`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CommandersDistributionAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The chance of a number of casualties together with one commander of the army afterwards.
    pub rows: *mut CommandChance,
    /// Capacity of `rows`.
    pub rows_capacity: usize,
    /// Length of `rows`.
    pub rows_len: usize,
    /// The exact chances of commanders' rolls, as counts of equal cases.
    pub value: CommandDistribution,
}
const _: () = assert!(offset_of!(CommandersDistributionAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () =
    assert!(offset_of!(CommandersDistributionAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(CommandersDistributionAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CommandersDistributionQuestion {
    type Answer = CommandersDistributionAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CommandersDistributionQuestion>(),
        answer: memory::Extent::of::<CommandersDistributionAnswer>(),
        lists: &[
            ask::List {
                name: &text!("units"),
                at: ask::pair(
                    offset_of!(CommandersDistributionQuestion, units),
                    offset_of!(CommandersDistributionQuestion, units_len),
                ),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                name: &text!("hexes"),
                at: ask::pair(
                    offset_of!(CommandersDistributionQuestion, hexes),
                    offset_of!(CommandersDistributionQuestion, hexes_len),
                ),
                item: memory::Item::of::<Hex>(),
            },
        ],
        reserved_at: memory::small(offset_of!(CommandersDistributionQuestion, reserved)),
        value_at: memory::small(offset_of!(CommandersDistributionAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<CommandChance>() }),
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::acw::commanders::AtRisk {
            // SAFETY: looked at.
            units: unsafe { memory::settled(asked.units, asked.units_len) },
            // SAFETY: looked at.
            hexes: unsafe { memory::settled(asked.hexes, asked.hexes_len) },
            cause: asked.cause,
            army_commander: asked.army_commander,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<CommandChance>() };
        let said = grognard_core::acw::commanders::distribution(&question, &mut effects, &mut run.trail);
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

/// The exact chances of commanders' rolls: casualties, and who commands the army (ACW 11).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_commanders_distribution(
    question: *const CommandersDistributionQuestion,
    answer: *mut CommandersDistributionAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
