//! The function of `axis_allies.battle.rounds`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::axis_allies::battle::BattleChances;
use grognard_core::axis_allies::battle::BattleKind;
use grognard_core::axis_allies::battle::Force;
use grognard_core::axis_allies::battle::Plan;
use grognard_core::axis_allies::battle::RoundChance;
use grognard_core::axis_allies::battle::Wave;
use grognard_core::axis_allies::units::UnitValue;
use grognard_core::fault::Fault;
use grognard_core::reflect::Code;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_axis_allies_battle_rounds`. A battle before it is fought.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattleRoundsQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// Where the battle is fought. Required where the answer depends on it.
    pub kind: Code<BattleKind>,
    /// The attacks, one after the other, each against the defenders that the previous one left. Most battles have one.
    pub waves: *const Wave,
    /// Length of `waves`.
    pub waves_len: usize,
    /// The defenders.
    pub defender: Force,
    /// The order of the defenders' losses, and when their submarines withdraw.
    pub defender_plan: Plan,
    /// There is an antiaircraft gun in the territory, which fires at each wave.
    pub aa_gun: Flag,
    /// Rows of the unit chart that replace the edition's. An empty list for the edition's chart.
    pub chart: *const UnitValue,
    /// Length of `chart`.
    pub chart_len: usize,
}
const _: () = assert!(size_of::<BattleRoundsQuestion>() == if cfg!(target_pointer_width = "64") { 96 } else { 76 });

/// The answer of `grog_axis_allies_battle_rounds`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattleRoundsAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The chances that a wave ends in a given round.
    pub rows: *mut RoundChance,
    /// Capacity of `rows`.
    pub rows_capacity: usize,
    /// Length of `rows`.
    pub rows_len: usize,
    /// Scratch memory.
    pub scratch: *mut u64,
    /// Length of `scratch` in words of 64 bits.
    pub scratch_capacity: usize,
    /// The length of `scratch` that is needed, in words of 64 bits.
    pub scratch_needed: usize,
    /// The chances of a battle's endings, in units of 1/2^63. Each is at most the true chance, and at least the true chance
    /// less `missing`. With several waves, the endings are those of the last wave that is fought.
    pub value: BattleChances,
}
const _: () = assert!(offset_of!(BattleRoundsAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(BattleRoundsAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(BattleRoundsAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BattleRoundsQuestion {
    type Answer = BattleRoundsAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BattleRoundsQuestion>(),
        answer: memory::Extent::of::<BattleRoundsAnswer>(),
        lists: &[
            ask::List {
                name: &text!("waves"),
                at: ask::pair(offset_of!(BattleRoundsQuestion, waves), offset_of!(BattleRoundsQuestion, waves_len)),
                item: memory::Item::of::<Wave>(),
            },
            ask::List {
                name: &text!("chart"),
                at: ask::pair(offset_of!(BattleRoundsQuestion, chart), offset_of!(BattleRoundsQuestion, chart_len)),
                item: memory::Item::of::<UnitValue>(),
            },
        ],
        reserved_at: memory::small(size_of::<BattleRoundsQuestion>()),
        value_at: memory::small(offset_of!(BattleRoundsAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<RoundChance>() }),
        more: Some(&ask::More {
            views: &[],
            scratch_at: memory::small(offset_of!(BattleRoundsAnswer, scratch)),
            way: ask::Way::SCRATCH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::axis_allies::battle::Forecast {
            kind: asked.kind,
            // SAFETY: looked at.
            waves: unsafe { memory::settled(asked.waves, asked.waves_len) },
            defender: asked.defender,
            defender_plan: asked.defender_plan,
            aa_gun: asked.aa_gun,
            // SAFETY: looked at.
            chart: unsafe { memory::settled(asked.chart, asked.chart_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<RoundChance>() };
        let said =
            grognard_core::axis_allies::battle::rounds(&question, &mut effects, &mut run.scratch, &mut run.trail);
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

/// The exact chances of a battle, round by round.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_battle_rounds(
    question: *const BattleRoundsQuestion,
    answer: *mut BattleRoundsAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
