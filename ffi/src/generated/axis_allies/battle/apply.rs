//! The function of `axis_allies.battle.apply`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::axis_allies::battle::Battle;
use grognard_core::axis_allies::battle::BattleEffect;
use grognard_core::axis_allies::battle::Decision;
use grognard_core::axis_allies::battle::Force;
use grognard_core::axis_allies::battle::Role;
use grognard_core::axis_allies::map::Site;
use grognard_core::fault::Fault;
use grognard_core::reflect::Code;
use grognard_core::reflect::Flag;
use grognard_core::reflect::Locus;
use grognard_core::reflect::Said;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_axis_allies_battle_apply`. A step of a battle. Of the fields after the battle, the battle's stage determines which are used; the others stay
/// empty.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattleApplyQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The battle.
    pub battle: Battle,
    /// For a stage that rolls dice: the dice, 1 to 6 or to the number of faces, by kind in the order of the kinds.
    pub dice: *const u8,
    /// Length of `dice`.
    pub dice_len: usize,
    /// For a stage of losses: the units that their owner chose.
    pub losses: Force,
    /// The losses include an antiaircraft gun, which is never a legal loss.
    pub lose_aa_gun: Flag,
    /// For a withdrawal of submarines: the side that decides, which owns them. Required there.
    pub role: Code<Role>,
    /// For a withdrawal of submarines: the number that withdraw, which may be 0. Required there.
    pub submarines: Said<u16>,
    /// For a retreat: the attacker's decision. Required there.
    pub decision: Code<Decision>,
    /// The spaces to which units may withdraw or retreat (AA 4.1b, 4.2c, 4.2d), numbered by the caller. Must not be
    /// empty if units other than aircraft leave.
    pub destinations: *const Locus<Site>,
    /// Length of `destinations`.
    pub destinations_len: usize,
    /// The space to which they go: one of `destinations`, or it is forbidden. Required if units other than aircraft leave.
    pub destination: Locus<Site>,
    /// Must be 0.
    pub reserved: [u8; 6],
}
const _: () = assert!(size_of::<BattleApplyQuestion>() == if cfg!(target_pointer_width = "64") { 248 } else { 228 });

/// The answer of `grog_axis_allies_battle_apply`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BattleApplyAnswer {
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
    /// A battle between two steps. A plain value that the caller keeps. Zero if the answer is forbidden.
    pub value: Battle,
}
const _: () = assert!(offset_of!(BattleApplyAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(BattleApplyAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(BattleApplyAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BattleApplyQuestion {
    type Answer = BattleApplyAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BattleApplyQuestion>(),
        answer: memory::Extent::of::<BattleApplyAnswer>(),
        lists: &[
            ask::List {
                name: &text!("dice"),
                at: ask::pair(offset_of!(BattleApplyQuestion, dice), offset_of!(BattleApplyQuestion, dice_len)),
                item: memory::Item::of::<u8>(),
            },
            ask::List {
                name: &text!("destinations"),
                at: ask::pair(
                    offset_of!(BattleApplyQuestion, destinations),
                    offset_of!(BattleApplyQuestion, destinations_len),
                ),
                item: memory::Item::of::<Locus<Site>>(),
            },
        ],
        reserved_at: memory::small(offset_of!(BattleApplyQuestion, reserved)),
        value_at: memory::small(offset_of!(BattleApplyAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<BattleEffect>() }),
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::axis_allies::battle::BattleStep {
            battle: asked.battle,
            // SAFETY: looked at.
            dice: unsafe { memory::settled(asked.dice, asked.dice_len) },
            losses: asked.losses,
            lose_aa_gun: asked.lose_aa_gun,
            role: asked.role,
            submarines: asked.submarines,
            decision: asked.decision,
            // SAFETY: looked at.
            destinations: unsafe { memory::settled(asked.destinations, asked.destinations_len) },
            destination: asked.destination,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<BattleEffect>() };
        let said = grognard_core::axis_allies::battle::apply(&question, &mut effects, &mut run.trail);
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

/// One step of a battle: dice or a choice (AA 3.1, 3.5, 4.1, 4.2, 4.3).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_battle_apply(
    question: *const BattleApplyQuestion,
    answer: *mut BattleApplyAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
