//! The function of `axis_allies.battle.percentile`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::axis_allies::battle::Battle;
use grognard_core::axis_allies::battle::BattlePercentile;
use grognard_core::axis_allies::battle::Plan;
use grognard_core::axis_allies::units::UnitValue;
use grognard_core::fault::Fault;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_axis_allies_battle_percentile`. A battle that was fought, and the plans with which it is compared.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattlePercentileQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The battle, which must be over.
    pub battle: Battle,
    /// The attacker's plan.
    pub attacker_plan: Plan,
    /// The defender's plan.
    pub defender_plan: Plan,
    /// The value of taking the territory, in IPC.
    pub territory: u16,
    /// Rows of the unit chart that replace the edition's, for the costs of units. An empty list for the edition's
    /// chart. The values of the dice are those of the battle.
    pub chart: *const UnitValue,
    /// Length of `chart`.
    pub chart_len: usize,
}
const _: () =
    assert!(size_of::<BattlePercentileQuestion>() == if cfg!(target_pointer_width = "64") { 240 } else { 232 });

/// The answer of `grog_axis_allies_battle_percentile`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattlePercentileAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// Scratch memory.
    pub scratch: *mut u64,
    /// Length of `scratch` in words of 64 bits.
    pub scratch_capacity: usize,
    /// The length of `scratch` that is needed, in words of 64 bits.
    pub scratch_needed: usize,
    /// The rank of a battle among all possible results, in chances of 1/2^63. Results are ordered by the defender's losses
    /// less the attacker's in IPC, plus the value of the territory if it is taken.
    pub value: BattlePercentile,
}
const _: () = assert!(offset_of!(BattlePercentileAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(BattlePercentileAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BattlePercentileQuestion {
    type Answer = BattlePercentileAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BattlePercentileQuestion>(),
        answer: memory::Extent::of::<BattlePercentileAnswer>(),
        lists: &[ask::List {
            name: &text!("chart"),
            at: ask::pair(offset_of!(BattlePercentileQuestion, chart), offset_of!(BattlePercentileQuestion, chart_len)),
            item: memory::Item::of::<UnitValue>(),
        }],
        reserved_at: memory::small(size_of::<BattlePercentileQuestion>()),
        value_at: memory::small(offset_of!(BattlePercentileAnswer, value)),
        effects: None,
        more: Some(&ask::More {
            views: &[],
            scratch_at: memory::small(offset_of!(BattlePercentileAnswer, scratch)),
            way: ask::Way::SCRATCH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::axis_allies::battle::Fought {
            battle: asked.battle,
            attacker_plan: asked.attacker_plan,
            defender_plan: asked.defender_plan,
            territory: asked.territory,
            // SAFETY: looked at.
            chart: unsafe { memory::settled(asked.chart, asked.chart_len) },
        };
        let said = grognard_core::axis_allies::battle::percentile(&question, &mut run.scratch, &mut run.trail);
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

/// Where a battle that was fought stands among all that could have come of it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_battle_percentile(
    question: *const BattlePercentileQuestion,
    answer: *mut BattlePercentileAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
