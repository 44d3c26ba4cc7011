//! The function of `ocs.turn.settle`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::ocs::attrition::StepsLost;
use grognard_core::ocs::combat::Battle;
use grognard_core::ocs::combat::Settled;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::turn::TurnState;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_turn_settle`. A side's payment for the result of the combat.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TurnSettleQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// Where the game stands.
    pub turn: TurnState,
    /// The attacked hex.
    pub target: Hex,
    /// The battle, as `ocs.combat.resolve` returned it, or this order for the attacker. Its stage is the one that the hex
    /// has come to.
    pub battle: Battle,
    /// The steps that units of the side that settles next lose. An empty list for no losses.
    pub losses: *const StepsLost,
    /// Length of `losses`.
    pub losses_len: usize,
    /// The number of hexes that all of them retreat.
    pub retreat: u8,
    /// The option is ignored.
    pub ignore: Flag,
    /// Must be 0.
    pub reserved: [u8; 6],
}
const _: () = assert!(size_of::<TurnSettleQuestion>() == if cfg!(target_pointer_width = "64") { 88 } else { 68 });

/// The answer of `grog_ocs_turn_settle`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TurnSettleAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A change to one unit, for the caller to apply.
    pub effects: *mut Effect,
    /// Capacity of `effects`.
    pub effects_capacity: usize,
    /// Length of `effects`.
    pub effects_len: usize,
    /// Scratch memory.
    pub scratch: *mut u64,
    /// Length of `scratch` in words of 64 bits.
    pub scratch_capacity: usize,
    /// The length of `scratch` that is needed, in words of 64 bits.
    pub scratch_needed: usize,
    /// The result of a payment. Zero if the answer is forbidden.
    pub value: Settled,
}
const _: () = assert!(offset_of!(TurnSettleAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(TurnSettleAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(TurnSettleAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TurnSettleQuestion {
    type Answer = TurnSettleAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TurnSettleQuestion>(),
        answer: memory::Extent::of::<TurnSettleAnswer>(),
        lists: &[ask::List {
            name: &text!("losses"),
            at: ask::pair(offset_of!(TurnSettleQuestion, losses), offset_of!(TurnSettleQuestion, losses_len)),
            item: memory::Item::of::<StepsLost>(),
        }],
        reserved_at: memory::small(offset_of!(TurnSettleQuestion, reserved)),
        value_at: memory::small(offset_of!(TurnSettleAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(TurnSettleQuestion, board)),
                as_given: false,
            }],
            scratch_at: memory::small(offset_of!(TurnSettleAnswer, scratch)),
            way: ask::Way::BOTH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::turn::SettleOrder {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            turn: asked.turn,
            target: asked.target,
            battle: asked.battle,
            // SAFETY: looked at.
            losses: unsafe { memory::settled(asked.losses, asked.losses_len) },
            retreat: asked.retreat,
            ignore: asked.ignore,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Effect>() };
        let said = grognard_core::ocs::turn::settle(&question, &mut effects, &mut run.scratch, &mut run.trail);
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

/// Settles one side's part of the result of a combat now (OCS 9.2, 9.10 to 9.13).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_turn_settle(
    question: *const TurnSettleQuestion,
    answer: *mut TurnSettleAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
