//! The function of `axis_allies.game.conquest`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::axis_allies::conquest::Conquest;
use grognard_core::axis_allies::conquest::Means;
use grognard_core::axis_allies::game::GameEffect;
use grognard_core::axis_allies::game::Position;
use grognard_core::axis_allies::map::Site;
use grognard_core::fault::Fault;
use grognard_core::reflect::Code;
use grognard_core::reflect::Locus;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_axis_allies_game_conquest`. A territory that the power whose turn it is has taken.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct GameConquestQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub position: Position,
    /// The territory.
    pub space: Locus<Site>,
    /// The units with which it was taken. Required where the answer depends on it.
    pub means: Code<Means>,
    /// Must be 0.
    pub reserved: [u8; 1],
}
const _: () = assert!(size_of::<GameConquestQuestion>() == 16392);

/// The answer of `grog_axis_allies_game_conquest`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct GameConquestAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// An effect of a step. The next position includes it.
    pub effects: *mut GameEffect,
    /// Capacity of `effects`.
    pub effects_capacity: usize,
    /// Length of `effects`.
    pub effects_len: usize,
    /// The result of a conquest. Zero if the answer is forbidden.
    pub value: Conquest,
}
const _: () = assert!(offset_of!(GameConquestAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(GameConquestAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(GameConquestAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for GameConquestQuestion {
    type Answer = GameConquestAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<GameConquestQuestion>(),
        answer: memory::Extent::of::<GameConquestAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(GameConquestQuestion, reserved)),
        value_at: memory::small(offset_of!(GameConquestAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<GameEffect>() }),
        more: Some(&ask::More { views: &[], scratch_at: 0, way: ask::Way::TEXT }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::axis_allies::game::Taken {
            position: asked.position,
            space: asked.space,
            means: asked.means,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<GameEffect>() };
        let said = grognard_core::axis_allies::game::conquest(&question, &mut effects, &mut run.trail);
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

/// What follows if the power whose turn it is takes a territory (AA 3.1e, 5.2b).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_game_conquest(
    question: *const GameConquestQuestion,
    answer: *mut GameConquestAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
