//! The function of `ocs.turn.odds`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::ocs::combat::Assessment;
use grognard_core::ocs::turn::Combatant;
use grognard_core::ocs::turn::TurnState;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_turn_odds`. A combat for which both sides are supplied.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TurnOddsQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// Where the game stands.
    pub turn: TurnState,
    /// The attacked hex.
    pub target: Hex,
    /// The units whose Action Rating counts, at most one of each side. By default the one with the highest. C says their places in the board's list.
    pub leads: *const u16,
    /// Length of `leads`.
    pub leads_len: usize,
}
const _: () = assert!(size_of::<TurnOddsQuestion>() == if cfg!(target_pointer_width = "64") { 56 } else { 36 });

/// The answer of `grog_ocs_turn_odds`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TurnOddsAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A combat unit that takes part in a combat.
    pub rows: *mut Combatant,
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
    /// The assessment of an attack: the input of `resolve` and `distribution`. Zero if the answer is forbidden.
    pub value: Assessment,
}
const _: () = assert!(offset_of!(TurnOddsAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(TurnOddsAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(TurnOddsAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TurnOddsQuestion {
    type Answer = TurnOddsAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TurnOddsQuestion>(),
        answer: memory::Extent::of::<TurnOddsAnswer>(),
        lists: &[ask::List {
            name: &text!("leads"),
            at: ask::pair(offset_of!(TurnOddsQuestion, leads), offset_of!(TurnOddsQuestion, leads_len)),
            item: memory::Item::of::<u16>(),
        }],
        reserved_at: memory::small(size_of::<TurnOddsQuestion>()),
        value_at: memory::small(offset_of!(TurnOddsAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<Combatant>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(TurnOddsQuestion, board)),
                as_given: false,
            }],
            scratch_at: memory::small(offset_of!(TurnOddsAnswer, scratch)),
            way: ask::Way::BOTH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::turn::OddsOrder {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            turn: asked.turn,
            target: asked.target,
            // SAFETY: looked at.
            leads: unsafe { memory::settled(asked.leads, asked.leads_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Combatant>() };
        let said = grognard_core::ocs::turn::odds(&question, &mut effects, &mut run.scratch, &mut run.trail);
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

/// The odds, column and modifier of the combat for which both sides are supplied (OCS 9.2 to 9.7).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_turn_odds(
    question: *const TurnOddsQuestion,
    answer: *mut TurnOddsAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
