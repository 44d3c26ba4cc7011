//! The function of `axis_allies.battle.begin`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::axis_allies::battle::Battle;
use grognard_core::axis_allies::battle::BattleKind;
use grognard_core::axis_allies::battle::Bombardment;
use grognard_core::axis_allies::battle::Force;
use grognard_core::axis_allies::units::UnitValue;
use grognard_core::fault::Fault;
use grognard_core::reflect::Code;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_axis_allies_battle_begin`. The forces of a battle.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattleBeginQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// Where the battle is fought. Required where the answer depends on it.
    pub kind: Code<BattleKind>,
    /// The attackers that fight. Cargo does not fight: land units aboard transports (AA 3.2f) and friendly fighters
    /// aboard carriers (AA 3.4e).
    pub attacker: Force,
    /// The defenders that fight, including a carrier's fighters (AA 3.4b), but not an antiaircraft gun.
    pub defender: Force,
    /// The number of attackers that unload from transports. A number above 0 makes it an amphibious assault (AA 4.3a).
    pub landed: u16,
    /// The number that were to unload when the attack was declared. Those whose transports were sunk are not in
    /// `landed` any more (AA 4.3c).
    pub declared: u16,
    /// Battleships that are to give support, by sea zone.
    pub support: *const Bombardment,
    /// Length of `support`.
    pub support_len: usize,
    /// There is an antiaircraft gun in the territory.
    pub aa_gun: Flag,
    /// Rows of the unit chart that replace the edition's. An empty list for the edition's chart.
    pub chart: *const UnitValue,
    /// Length of `chart`.
    pub chart_len: usize,
}
const _: () = assert!(size_of::<BattleBeginQuestion>() == if cfg!(target_pointer_width = "64") { 104 } else { 80 });

/// The answer of `grog_axis_allies_battle_begin`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattleBeginAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A battle between two steps. A plain value that the caller keeps. Zero if the answer is forbidden.
    pub value: Battle,
}
const _: () = assert!(offset_of!(BattleBeginAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(BattleBeginAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BattleBeginQuestion {
    type Answer = BattleBeginAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BattleBeginQuestion>(),
        answer: memory::Extent::of::<BattleBeginAnswer>(),
        lists: &[
            ask::List {
                name: &text!("support"),
                at: ask::pair(offset_of!(BattleBeginQuestion, support), offset_of!(BattleBeginQuestion, support_len)),
                item: memory::Item::of::<Bombardment>(),
            },
            ask::List {
                name: &text!("chart"),
                at: ask::pair(offset_of!(BattleBeginQuestion, chart), offset_of!(BattleBeginQuestion, chart_len)),
                item: memory::Item::of::<UnitValue>(),
            },
        ],
        reserved_at: memory::small(size_of::<BattleBeginQuestion>()),
        value_at: memory::small(offset_of!(BattleBeginAnswer, value)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::axis_allies::battle::Begin {
            kind: asked.kind,
            attacker: asked.attacker,
            defender: asked.defender,
            landed: asked.landed,
            declared: asked.declared,
            // SAFETY: looked at.
            support: unsafe { memory::settled(asked.support, asked.support_len) },
            aa_gun: asked.aa_gun,
            // SAFETY: looked at.
            chart: unsafe { memory::settled(asked.chart, asked.chart_len) },
        };
        let said = grognard_core::axis_allies::battle::begin(&question, &mut run.trail);
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

/// Whether forces may meet so, and the battle before its first step (AA 3.5, 4.3).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_battle_begin(
    question: *const BattleBeginQuestion,
    answer: *mut BattleBeginAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
