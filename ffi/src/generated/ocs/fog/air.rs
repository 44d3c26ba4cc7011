//! The function of `ocs.fog.air`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::fog::AirRevealed;
use grognard_core::ocs::fog::Airborne;
use grognard_core::ocs::units::Unit;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_fog_air`. A round of air combat.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FogAirQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// All aircraft present, of both sides.
    pub aircraft: *const Unit,
    /// Length of `aircraft`.
    pub aircraft_len: usize,
    /// The aircraft that fight in this round.
    pub engaged: *const u16,
    /// Length of `engaged`.
    pub engaged_len: usize,
}
const _: () = assert!(size_of::<FogAirQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 20 });

/// The answer of `grog_ocs_fog_air`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct FogAirAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// An aircraft that both sides know of.
    pub rows: *mut Airborne,
    /// Capacity of `rows`.
    pub rows_capacity: usize,
    /// Length of `rows`.
    pub rows_len: usize,
    /// The number of aircraft revealed.
    pub value: AirRevealed,
}
const _: () = assert!(offset_of!(FogAirAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(FogAirAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(FogAirAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for FogAirQuestion {
    type Answer = FogAirAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<FogAirQuestion>(),
        answer: memory::Extent::of::<FogAirAnswer>(),
        lists: &[
            ask::List {
                name: &text!("aircraft"),
                at: ask::pair(offset_of!(FogAirQuestion, aircraft), offset_of!(FogAirQuestion, aircraft_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                name: &text!("engaged"),
                at: ask::pair(offset_of!(FogAirQuestion, engaged), offset_of!(FogAirQuestion, engaged_len)),
                item: memory::Item::of::<u16>(),
            },
        ],
        reserved_at: memory::small(size_of::<FogAirQuestion>()),
        value_at: memory::small(offset_of!(FogAirAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<Airborne>() }),
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::fog::AirFog {
            // SAFETY: looked at.
            aircraft: unsafe { memory::settled(asked.aircraft, asked.aircraft_len) },
            // SAFETY: looked at.
            engaged: unsafe { memory::settled(asked.engaged, asked.engaged_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Airborne>() };
        let said = grognard_core::ocs::fog::air(&question, &mut effects, &mut run.trail);
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

/// What both sides reveal in air combat (OCS 4.9d).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_fog_air(
    question: *const FogAirQuestion,
    answer: *mut FogAirAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
