//! The function of `axis_allies.battle.fewest`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::axis_allies::battle::BattleKind;
use grognard_core::axis_allies::battle::Force;
use grognard_core::axis_allies::battle::Found;
use grognard_core::axis_allies::battle::Goal;
use grognard_core::axis_allies::battle::Plan;
use grognard_core::axis_allies::battle::Price;
use grognard_core::axis_allies::battle::Role;
use grognard_core::axis_allies::units::UnitValue;
use grognard_core::fault::Fault;
use grognard_core::reflect::Code;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_axis_allies_battle_fewest`. A search for the fewest or cheapest units that reach a chance.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattleFewestQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// Where the battle is fought. Required where the answer depends on it.
    pub kind: Code<BattleKind>,
    /// The side whose units are searched. Required where the answer depends on it.
    pub role: Code<Role>,
    /// The goal. Required where the answer depends on it.
    pub goal: Code<Goal>,
    /// The quantity to minimize. Required where the answer depends on it.
    pub price: Code<Price>,
    /// The wanted chance, in units of 1/2^63.
    pub wanted: u64,
    /// The number of steps that the search may take. Each force tried takes as many steps as there are pairs of states
    /// of the two sides.
    pub budget: u64,
    /// The most units of each kind that may be added.
    pub available: Force,
    /// The attackers that take part in any case.
    pub attacker: Force,
    /// The attacker's plan.
    pub attacker_plan: Plan,
    /// The defenders that take part in any case.
    pub defender: Force,
    /// The defender's plan.
    pub defender_plan: Plan,
    /// Support shots in the first round (AA 3.5a).
    pub support: u16,
    /// The battle is an amphibious assault (AA 4.3a).
    pub amphibious: Flag,
    /// There is an antiaircraft gun in the territory.
    pub aa_gun: Flag,
    /// Rows of the unit chart that replace the edition's. An empty list for the edition's chart.
    pub chart: *const UnitValue,
    /// Length of `chart`.
    pub chart_len: usize,
}
const _: () = assert!(size_of::<BattleFewestQuestion>() == if cfg!(target_pointer_width = "64") { 168 } else { 160 });

/// The answer of `grog_axis_allies_battle_fewest`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattleFewestAnswer {
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
    /// The units found.
    pub value: Found,
}
const _: () = assert!(offset_of!(BattleFewestAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(BattleFewestAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BattleFewestQuestion {
    type Answer = BattleFewestAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BattleFewestQuestion>(),
        answer: memory::Extent::of::<BattleFewestAnswer>(),
        lists: &[ask::List {
            name: &text!("chart"),
            at: ask::pair(offset_of!(BattleFewestQuestion, chart), offset_of!(BattleFewestQuestion, chart_len)),
            item: memory::Item::of::<UnitValue>(),
        }],
        reserved_at: memory::small(size_of::<BattleFewestQuestion>()),
        value_at: memory::small(offset_of!(BattleFewestAnswer, value)),
        effects: None,
        more: Some(&ask::More {
            views: &[],
            scratch_at: memory::small(offset_of!(BattleFewestAnswer, scratch)),
            way: ask::Way::SCRATCH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::axis_allies::battle::Fewest {
            kind: asked.kind,
            role: asked.role,
            goal: asked.goal,
            price: asked.price,
            wanted: asked.wanted,
            budget: asked.budget,
            available: asked.available,
            attacker: asked.attacker,
            attacker_plan: asked.attacker_plan,
            defender: asked.defender,
            defender_plan: asked.defender_plan,
            support: asked.support,
            amphibious: asked.amphibious,
            aa_gun: asked.aa_gun,
            // SAFETY: looked at.
            chart: unsafe { memory::settled(asked.chart, asked.chart_len) },
        };
        let said = grognard_core::axis_allies::battle::fewest(&question, &mut run.scratch, &mut run.trail);
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

/// The fewest or cheapest units that reach a wanted chance.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_battle_fewest(
    question: *const BattleFewestQuestion,
    answer: *mut BattleFewestAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
