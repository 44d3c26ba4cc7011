//! The function of `acw.commanders.army`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::acw::commanders::ArmyCommander;
use grognard_core::acw::units::Unit;
use grognard_core::fault::Fault;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_acw_commanders_army`. Commanders of whom one commands the army.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CommandersArmyQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The side's units, with commanders of equal stars in order of seniority.
    pub units: *const Unit,
    /// Length of `units`.
    pub units_len: usize,
}
const _: () = assert!(size_of::<CommandersArmyQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 12 });

/// The answer of `grog_acw_commanders_army`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CommandersArmyAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The commander of an army.
    pub value: ArmyCommander,
}
const _: () = assert!(offset_of!(CommandersArmyAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(CommandersArmyAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CommandersArmyQuestion {
    type Answer = CommandersArmyAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CommandersArmyQuestion>(),
        answer: memory::Extent::of::<CommandersArmyAnswer>(),
        lists: &[ask::List {
            name: &text!("units"),
            at: ask::pair(offset_of!(CommandersArmyQuestion, units), offset_of!(CommandersArmyQuestion, units_len)),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(size_of::<CommandersArmyQuestion>()),
        value_at: memory::small(offset_of!(CommandersArmyAnswer, value)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::acw::commanders::Commanders {
            // SAFETY: looked at.
            units: unsafe { memory::settled(asked.units, asked.units_len) },
        };
        let said = grognard_core::acw::commanders::army(&question, &mut run.trail);
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

/// Who commands the army (ACW 11).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_commanders_army(
    question: *const CommandersArmyQuestion,
    answer: *mut CommandersArmyAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
