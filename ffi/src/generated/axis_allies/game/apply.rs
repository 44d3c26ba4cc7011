//! The function of `axis_allies.game.apply`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::axis_allies::game::Choice;
use grognard_core::axis_allies::game::GameEffect;
use grognard_core::axis_allies::game::Position;
use grognard_core::axis_allies::game::StepKind;
use grognard_core::axis_allies::map::Site;
use grognard_core::axis_allies::units::Kind;
use grognard_core::fault::Fault;
use grognard_core::reflect::Code;
use grognard_core::reflect::Locus;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_axis_allies_game_apply`. A step of a game, as a line of orders or by its parts.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct GameApplyQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub position: Position,
    /// One line of orders, such as `2 inf, 1 arm UKR > CAU`. If it is empty, the other fields describe the step.
    pub line: [u8; 240],
    /// A row of `choices`, given back as it is. If it has a kind of step, the fields after it but `dice` are not used.
    pub choice: Choice,
    /// The kind of step. Required if `line` is empty and `choice` is absent.
    pub step: Code<StepKind>,
    /// The numbers of the pieces that move, board, unload, raid, are lost or withdraw.
    pub pieces: *const u16,
    /// Length of `pieces`.
    pub pieces_len: usize,
    /// For a move, the spaces that the pieces enter, in order.
    pub path: *const Locus<Site>,
    /// Length of `path`.
    pub path_len: usize,
    /// For an assault, the numbers of the battleships that give their support shot.
    pub support: *const u16,
    /// Length of `support`.
    pub support_len: usize,
    /// The dice, 1 to 6. Those of a volley are given by kind, in the order of the kinds.
    pub dice: *const u8,
    /// Length of `dice`.
    pub dice_len: usize,
    /// The space of the step: the land to unload onto, or the space of a battle, raid, placement, withdrawal or
    /// retreat.
    pub space: Locus<Site>,
    /// The number of the transport to board.
    pub transport: u16,
    /// The kind of the pieces bought or placed. Required where the answer depends on it.
    pub kind: Code<Kind>,
    /// The number of pieces bought or placed; 0 counts as 1.
    pub count: u8,
    /// For ships that are placed, the territory of the complex that builds them; if absent, any that can.
    pub industrial_complex: Locus<Site>,
}
const _: () = assert!(size_of::<GameApplyQuestion>() == if cfg!(target_pointer_width = "64") { 16720 } else { 16684 });

/// The answer of `grog_axis_allies_game_apply`.
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
    /// A position between two steps of a game, as text: a plain value that can be copied, compared, saved and sent. Zero if the answer is forbidden.
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
                name: &text!("pieces"),
                at: ask::pair(offset_of!(GameApplyQuestion, pieces), offset_of!(GameApplyQuestion, pieces_len)),
                item: memory::Item::of::<u16>(),
            },
            ask::List {
                name: &text!("path"),
                at: ask::pair(offset_of!(GameApplyQuestion, path), offset_of!(GameApplyQuestion, path_len)),
                item: memory::Item::of::<Locus<Site>>(),
            },
            ask::List {
                name: &text!("support"),
                at: ask::pair(offset_of!(GameApplyQuestion, support), offset_of!(GameApplyQuestion, support_len)),
                item: memory::Item::of::<u16>(),
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
        let question = grognard_core::axis_allies::game::Turned {
            position: asked.position,
            line: asked.line,
            choice: asked.choice,
            step: asked.step,
            // SAFETY: looked at.
            pieces: unsafe { memory::settled(asked.pieces, asked.pieces_len) },
            // SAFETY: looked at.
            path: unsafe { memory::settled(asked.path, asked.path_len) },
            // SAFETY: looked at.
            support: unsafe { memory::settled(asked.support, asked.support_len) },
            // SAFETY: looked at.
            dice: unsafe { memory::settled(asked.dice, asked.dice_len) },
            space: asked.space,
            transport: asked.transport,
            kind: asked.kind,
            count: asked.count,
            industrial_complex: asked.industrial_complex,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<GameEffect>() };
        let said = grognard_core::axis_allies::game::apply(&question, &mut effects, &mut run.scratch, &mut run.trail);
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
pub unsafe extern "C" fn grog_axis_allies_game_apply(
    question: *const GameApplyQuestion,
    answer: *mut GameApplyAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
