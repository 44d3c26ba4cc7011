//! The function of `korea.game.apply`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::korea::assessment::Engagement;
use grognard_core::korea::game::GameEffect;
use grognard_core::korea::game::Position;
use grognard_core::korea::game::StepKind;
use grognard_core::reflect::Code;
use grognard_core::reflect::Said;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_korea_game_apply`. A step, as a line of orders or by its parts.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct GameApplyQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub position: Position,
    /// One line of orders, such as `prepared 105th > 1st_cav`. If it is empty, the other fields describe the step.
    pub line: [u8; 240],
    /// The kind of step. Required if `line` is empty.
    pub step: Code<StepKind>,
    /// The kind of combat of a declaration. Required where the answer depends on it.
    pub kind: Code<Engagement>,
    /// The modifier for movement points spent of a meeting engagement, -1 to 2. Required where the answer depends on it.
    pub mp_drm: Said<i8>,
    /// The number of hexes of a retreat. Required where the answer depends on it.
    pub count: u8,
    /// The number of the unit: the attacking lead, the one that joins, or the supporter that pays.
    pub unit: u16,
    /// The number of the lead that is attacked.
    pub target: u16,
    /// The number of the depot.
    pub depot: u16,
    /// The hex that a retreat enters.
    pub hex: Hex,
    /// The chips drawn: the attacker's, then the defender's.
    pub drawn: *const i8,
    /// Length of `drawn`.
    pub drawn_len: usize,
    /// The dice: the attacker's, then the defender's.
    pub dice: *const u8,
    /// Length of `dice`.
    pub dice_len: usize,
}
const _: () = assert!(size_of::<GameApplyQuestion>() == if cfg!(target_pointer_width = "64") { 16680 } else { 16660 });

/// The answer of `grog_korea_game_apply`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct GameApplyAnswer {
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
    /// Scratch memory.
    pub scratch: *mut u64,
    /// Length of `scratch` in words of 64 bits.
    pub scratch_capacity: usize,
    /// The length of `scratch` that is needed, in words of 64 bits.
    pub scratch_needed: usize,
    /// A position between two steps, as text: a plain value that can be copied, compared, saved and sent. Zero if the answer is forbidden.
    pub value: Position,
}
const _: () = assert!(offset_of!(GameApplyAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(GameApplyAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(GameApplyAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for GameApplyQuestion {
    type Answer = GameApplyAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<GameApplyQuestion>(),
        answer: memory::Extent::of::<GameApplyAnswer>(),
        lists: &[
            ask::List {
                name: &text!("drawn"),
                at: ask::pair(offset_of!(GameApplyQuestion, drawn), offset_of!(GameApplyQuestion, drawn_len)),
                item: memory::Item::of::<i8>(),
            },
            ask::List {
                name: &text!("dice"),
                at: ask::pair(offset_of!(GameApplyQuestion, dice), offset_of!(GameApplyQuestion, dice_len)),
                item: memory::Item::of::<u8>(),
            },
        ],
        reserved_at: memory::small(size_of::<GameApplyQuestion>()),
        value_at: memory::small(offset_of!(GameApplyAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<GameEffect>() }),
        more: Some(&ask::More {
            views: &[],
            scratch_at: memory::small(offset_of!(GameApplyAnswer, scratch)),
            way: ask::Way::SCRATCH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::korea::game::Turned {
            position: asked.position,
            line: asked.line,
            step: asked.step,
            kind: asked.kind,
            mp_drm: asked.mp_drm,
            count: asked.count,
            unit: asked.unit,
            target: asked.target,
            depot: asked.depot,
            hex: asked.hex,
            // SAFETY: looked at.
            drawn: unsafe { memory::settled(asked.drawn, asked.drawn_len) },
            // SAFETY: looked at.
            dice: unsafe { memory::settled(asked.dice, asked.dice_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<GameEffect>() };
        let said = grognard_core::korea::game::apply(&question, &mut effects, &mut run.scratch, &mut run.trail);
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

/// The position after a step, and what the step did.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_korea_game_apply(
    question: *const GameApplyQuestion,
    answer: *mut GameApplyAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
