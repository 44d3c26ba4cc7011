//! The functions of `korea.losses`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::korea::assessment::Assessment;
use grognard_core::korea::losses::Debt;
use grognard_core::korea::losses::Effect;
use grognard_core::korea::losses::Losses;
use grognard_core::korea::losses::Offer;
use grognard_core::korea::losses::Owed;
use grognard_core::korea::losses::Payment;
use grognard_core::korea::losses::Settled;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_korea_losses_assess`. An assessed combat and a differential.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct LossesAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The assessment.
    pub assessment: Assessment,
    /// The Combat Differential: the attacker's modified result less the defender's.
    pub differential: i16,
}
const _: () = assert!(size_of::<LossesAssessQuestion>() == 72);

/// The answer of `grog_korea_losses_assess`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct LossesAssessAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The losses of each side, and the debt of the side that loses.
    pub value: Losses,
}
const _: () = assert!(offset_of!(LossesAssessAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(LossesAssessAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for LossesAssessQuestion {
    type Answer = LossesAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<LossesAssessQuestion>(),
        answer: memory::Extent::of::<LossesAssessAnswer>(),
        lists: &[],
        reserved_at: memory::small(size_of::<LossesAssessQuestion>()),
        value_at: memory::small(offset_of!(LossesAssessAnswer, value)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question =
            grognard_core::korea::losses::Called { assessment: asked.assessment, differential: asked.differential };
        let said = grognard_core::korea::losses::assess(&question, &mut run.trail);
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

/// The losses that a differential calls for (KOR 8.3).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_korea_losses_assess(
    question: *const LossesAssessQuestion,
    answer: *mut LossesAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// The question of `grog_korea_losses_choices`. A side that owes losses.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct LossesChoicesQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The losses owed, and the means to pay them.
    pub debt: Debt,
    /// Must be 0.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<LossesChoicesQuestion>() == 24);

/// The answer of `grog_korea_losses_choices`.
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
    /// A means of payment.
    pub rows: *mut Offer,
    /// Capacity of `rows`.
    pub rows_capacity: usize,
    /// Length of `rows`.
    pub rows_len: usize,
    /// The losses owed, and a suggested payment.
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
        lists: &[],
        reserved_at: memory::small(offset_of!(LossesChoicesQuestion, reserved)),
        value_at: memory::small(offset_of!(LossesChoicesAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<Offer>() }),
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::korea::losses::Owing { debt: asked.debt };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Offer>() };
        let said = grognard_core::korea::losses::choices(&question, &mut effects, &mut run.trail);
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

/// What a side owes and what it may pay with (KOR 8.3).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_korea_losses_choices(
    question: *const LossesChoicesQuestion,
    answer: *mut LossesChoicesAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// The question of `grog_korea_losses_apply`. A side that pays.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct LossesApplyQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The losses owed, and the means to pay them.
    pub debt: Debt,
    /// The payment.
    pub payment: Payment,
    /// Further payments follow: what is not paid yet remains owed. Otherwise the payment must settle the debt.
    pub partial: Flag,
    /// Must be 0.
    pub reserved: [u8; 1],
}
const _: () = assert!(size_of::<LossesApplyQuestion>() == 32);

/// The answer of `grog_korea_losses_apply`.
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
    /// An effect of a payment, for the caller to apply.
    pub effects: *mut Effect,
    /// Capacity of `effects`.
    pub effects_capacity: usize,
    /// Length of `effects`.
    pub effects_len: usize,
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
        lists: &[],
        reserved_at: memory::small(offset_of!(LossesApplyQuestion, reserved)),
        value_at: memory::small(offset_of!(LossesApplyAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question =
            grognard_core::korea::losses::Paying { debt: asked.debt, payment: asked.payment, partial: asked.partial };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Effect>() };
        let said = grognard_core::korea::losses::apply(&question, &mut effects, &mut run.trail);
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

/// Takes a payment of losses, or refuses it (KOR 8.3).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_korea_losses_apply(
    question: *const LossesApplyQuestion,
    answer: *mut LossesApplyAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
