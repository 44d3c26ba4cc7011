//! The function of `acw.commanders.resolve`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::acw::commanders::Cause;
use grognard_core::acw::commanders::Command;
use grognard_core::acw::effects::Effect;
use grognard_core::acw::units::Unit;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::reflect::Code;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_acw_commanders_resolve`. Dice for commanders who must roll.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CommandersResolveQuestion {
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
    /// One die, 1 to 6, for each commander who must roll, in the order of `units`.
    pub dice: *const u8,
    /// Length of `dice`.
    pub dice_len: usize,
}
const _: () =
    assert!(size_of::<CommandersResolveQuestion>() == if cfg!(target_pointer_width = "64") { 64 } else { 32 });

/// The answer of `grog_acw_commanders_resolve`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CommandersResolveAnswer {
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
    /// The result of commanders' rolls.
    pub value: Command,
}
const _: () = assert!(offset_of!(CommandersResolveAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(CommandersResolveAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(CommandersResolveAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CommandersResolveQuestion {
    type Answer = CommandersResolveAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CommandersResolveQuestion>(),
        answer: memory::Extent::of::<CommandersResolveAnswer>(),
        lists: &[
            ask::List {
                name: &text!("units"),
                at: ask::pair(
                    offset_of!(CommandersResolveQuestion, units),
                    offset_of!(CommandersResolveQuestion, units_len),
                ),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                name: &text!("hexes"),
                at: ask::pair(
                    offset_of!(CommandersResolveQuestion, hexes),
                    offset_of!(CommandersResolveQuestion, hexes_len),
                ),
                item: memory::Item::of::<Hex>(),
            },
            ask::List {
                name: &text!("dice"),
                at: ask::pair(
                    offset_of!(CommandersResolveQuestion, dice),
                    offset_of!(CommandersResolveQuestion, dice_len),
                ),
                item: memory::Item::of::<u8>(),
            },
        ],
        reserved_at: memory::small(size_of::<CommandersResolveQuestion>()),
        value_at: memory::small(offset_of!(CommandersResolveAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<Effect>() }),
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::acw::commanders::Casualties {
            // SAFETY: looked at.
            units: unsafe { memory::settled(asked.units, asked.units_len) },
            // SAFETY: looked at.
            hexes: unsafe { memory::settled(asked.hexes, asked.hexes_len) },
            cause: asked.cause,
            army_commander: asked.army_commander,
            // SAFETY: looked at.
            dice: unsafe { memory::settled(asked.dice, asked.dice_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Effect>() };
        let said = grognard_core::acw::commanders::resolve(&question, &mut effects, &mut run.trail);
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

/// Rolls for commanders: who is lost, and who commands the army then (ACW 11).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_commanders_resolve(
    question: *const CommandersResolveQuestion,
    answer: *mut CommandersResolveAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
