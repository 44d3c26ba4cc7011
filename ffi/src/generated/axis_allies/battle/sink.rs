//! The function of `axis_allies.battle.sink`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::axis_allies::battle::Battle;
use grognard_core::axis_allies::battle::BattleEffect;
use grognard_core::axis_allies::battle::LoadedShip;
use grognard_core::axis_allies::battle::Role;
use grognard_core::axis_allies::battle::SunkCargo;
use grognard_core::axis_allies::units::UnitValue;
use grognard_core::fault::Fault;
use grognard_core::reflect::Code;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_axis_allies_battle_sink`. Ships after a battle.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattleSinkQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The sea battle that they were in. It contains the losses, and whether the attacker retreated.
    pub battle: Battle,
    /// The side that owns the ships.
    pub role: Code<Role>,
    /// The ships with cargo.
    pub ships: *const LoadedShip,
    /// Length of `ships`.
    pub ships_len: usize,
    /// Rows of the unit chart that replace the edition's. An empty list for the edition's chart.
    pub chart: *const UnitValue,
    /// Length of `chart`.
    pub chart_len: usize,
}
const _: () = assert!(size_of::<BattleSinkQuestion>() == if cfg!(target_pointer_width = "64") { 208 } else { 192 });

/// The answer of `grog_axis_allies_battle_sink`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattleSinkAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// An effect of a step of a battle, for the caller to apply.
    pub effects: *mut BattleEffect,
    /// Capacity of `effects`.
    pub effects_capacity: usize,
    /// Length of `effects`.
    pub effects_len: usize,
    /// The cargo lost with ships. Zero if the answer is forbidden.
    pub value: SunkCargo,
}
const _: () = assert!(offset_of!(BattleSinkAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(BattleSinkAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(BattleSinkAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BattleSinkQuestion {
    type Answer = BattleSinkAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BattleSinkQuestion>(),
        answer: memory::Extent::of::<BattleSinkAnswer>(),
        lists: &[
            ask::List {
                name: &text!("ships"),
                at: ask::pair(offset_of!(BattleSinkQuestion, ships), offset_of!(BattleSinkQuestion, ships_len)),
                item: memory::Item::of::<LoadedShip>(),
            },
            ask::List {
                name: &text!("chart"),
                at: ask::pair(offset_of!(BattleSinkQuestion, chart), offset_of!(BattleSinkQuestion, chart_len)),
                item: memory::Item::of::<UnitValue>(),
            },
        ],
        reserved_at: memory::small(size_of::<BattleSinkQuestion>()),
        value_at: memory::small(offset_of!(BattleSinkAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<BattleEffect>() }),
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::axis_allies::battle::Sinking {
            battle: asked.battle,
            role: asked.role,
            // SAFETY: looked at.
            ships: unsafe { memory::settled(asked.ships, asked.ships_len) },
            // SAFETY: looked at.
            chart: unsafe { memory::settled(asked.chart, asked.chart_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<BattleEffect>() };
        let said = grognard_core::axis_allies::battle::sink(&question, &mut effects, &mut run.trail);
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

/// What goes down with transports and carriers (AA 3.1d, 3.2f, 3.4e).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_battle_sink(
    question: *const BattleSinkQuestion,
    answer: *mut BattleSinkAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
