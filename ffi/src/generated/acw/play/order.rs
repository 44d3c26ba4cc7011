//! The function of `acw.play.order`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::acw::game::Choice;
use grognard_core::acw::game::GameEffect;
use grognard_core::acw::game::StepKind;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::reflect::Code;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_acw_play_order`. An order: one line of orders, a row of the choices, or a kind of step with its fields. Each kind has some of them; another
/// that says something is the fault `contradiction`. Units are named by their numbers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct PlayOrderQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// One line of orders, such as `attack 0,0 1,0 > 0,1`. If it is empty, `choice` is the order, or `step`
    /// says its kind.
    pub line: *const u8,
    /// Length of `line`.
    pub line_len: usize,
    /// A row of the choices, as it is; absent if the order is none. Two ways at once are a `contradiction`.
    pub choice: Choice,
    /// The dice of an order that needs some: one for a combat, one for each commander who rolls.
    pub dice: *const u8,
    /// Length of `dice`.
    pub dice_len: usize,
    /// The kind of an order that is given by the fields from here on; absent for a line or a row.
    pub step: Code<StepKind>,
    /// The Cohesion Rating of a side in a combat; 0 for that of its largest unit.
    pub cohesion: u8,
    /// The number of the unit that is lost or advances.
    pub unit: u16,
    /// The hex that attacks, is fought for, retreated to or advanced into.
    pub hex: Hex,
    /// The hex that is attacked.
    pub target: Hex,
    /// Must be 0.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<PlayOrderQuestion>() == if cfg!(target_pointer_width = "64") { 72 } else { 52 });

/// The answer of `grog_acw_play_order`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct PlayOrderAnswer {
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
}
const _: () = assert!(offset_of!(PlayOrderAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(PlayOrderAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(PlayOrderAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for PlayOrderQuestion {
    type Answer = PlayOrderAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<PlayOrderQuestion>(),
        answer: memory::Extent::of::<PlayOrderAnswer>(),
        lists: &[
            ask::List {
                name: &text!("line"),
                at: ask::pair(offset_of!(PlayOrderQuestion, line), offset_of!(PlayOrderQuestion, line_len)),
                item: memory::Item::of::<u8>(),
            },
            ask::List {
                name: &text!("dice"),
                at: ask::pair(offset_of!(PlayOrderQuestion, dice), offset_of!(PlayOrderQuestion, dice_len)),
                item: memory::Item::of::<u8>(),
            },
        ],
        reserved_at: memory::small(offset_of!(PlayOrderQuestion, reserved)),
        value_at: memory::small(size_of::<PlayOrderAnswer>()),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<GameEffect>() }),
        more: Some(&ask::More { views: &[], scratch_at: 0, way: ask::Way::GAME }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::acw::game::Given {
            // SAFETY: looked at.
            line: unsafe { memory::settled(asked.line, asked.line_len) },
            choice: asked.choice,
            // SAFETY: looked at.
            dice: unsafe { memory::settled(asked.dice, asked.dice_len) },
            step: asked.step,
            cohesion: asked.cohesion,
            unit: asked.unit,
            hex: asked.hex,
            target: asked.target,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<GameEffect>() };
        let said = crate::play::acw::order(&question, &mut effects, run.desk());
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut (), &ruling.value);
        run.needed = effects.needed();
        Ok(())
    }
}

/// Gives an order: decides whether it is allowed, and does it then. An order that is forbidden changes nothing, nor does one with a fault. If the effects do not fit, nothing is done.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_play_order(
    game: *mut u64,
    words: usize,
    question: *const PlayOrderQuestion,
    answer: *mut PlayOrderAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask_of_game((game, words), question, answer, trail, fault) }
}
