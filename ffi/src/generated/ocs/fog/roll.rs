//! The function of `ocs.fog.roll`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::fog::RollPurpose;
use grognard_core::ocs::fog::RollRecord;
use grognard_core::reflect::Code;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_fog_roll`. A roll that was made.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FogRollQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The purpose of the roll.
    pub purpose: Code<RollPurpose>,
    /// The dice, 1 to 6 each, at most six.
    pub dice: *const u8,
    /// Length of `dice`.
    pub dice_len: usize,
    /// The side that rolled.
    pub side: u8,
    /// The roll was made in secret.
    pub secret: Flag,
    /// The players have agreed that rolls for this purpose may be secret.
    pub agreed: Flag,
    /// Must be 0.
    pub reserved: [u8; 5],
}
const _: () = assert!(size_of::<FogRollQuestion>() == if cfg!(target_pointer_width = "64") { 32 } else { 24 });

/// The answer of `grog_ocs_fog_roll`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FogRollAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The record of a roll. Zero if the answer is forbidden.
    pub value: RollRecord,
}
const _: () = assert!(offset_of!(FogRollAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(FogRollAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for FogRollQuestion {
    type Answer = FogRollAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<FogRollQuestion>(),
        answer: memory::Extent::of::<FogRollAnswer>(),
        lists: &[ask::List {
            name: &text!("dice"),
            at: ask::pair(offset_of!(FogRollQuestion, dice), offset_of!(FogRollQuestion, dice_len)),
            item: memory::Item::of::<u8>(),
        }],
        reserved_at: memory::small(offset_of!(FogRollQuestion, reserved)),
        value_at: memory::small(offset_of!(FogRollAnswer, value)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::fog::Rolled {
            purpose: asked.purpose,
            // SAFETY: looked at.
            dice: unsafe { memory::settled(asked.dice, asked.dice_len) },
            side: asked.side,
            secret: asked.secret,
            agreed: asked.agreed,
        };
        let said = grognard_core::ocs::fog::roll(&question, &mut run.trail);
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

/// The record of a roll, with its purpose and its visibility (OCS 4.9e).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_fog_roll(
    question: *const FogRollQuestion,
    answer: *mut FogRollAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
