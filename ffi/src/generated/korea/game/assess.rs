//! The function of `korea.game.assess`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::korea::assessment::Engagement;
use grognard_core::korea::game::Position;
use grognard_core::korea::game::StepKind;
use grognard_core::korea::game::StepObjection;
use grognard_core::reflect::Code;
use grognard_core::reflect::Said;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_korea_game_assess`. A step, as a line of orders or by its parts.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct GameAssessQuestion {
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
const _: () = assert!(size_of::<GameAssessQuestion>() == if cfg!(target_pointer_width = "64") { 16680 } else { 16660 });

/// The answer of `grog_korea_game_assess`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct GameAssessAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// An objection to a step.
    pub rows: *mut StepObjection,
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
}
const _: () = assert!(offset_of!(GameAssessAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(GameAssessAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(GameAssessAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for GameAssessQuestion {
    type Answer = GameAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<GameAssessQuestion>(),
        answer: memory::Extent::of::<GameAssessAnswer>(),
        lists: &[
            ask::List {
                name: &text!("drawn"),
                at: ask::pair(offset_of!(GameAssessQuestion, drawn), offset_of!(GameAssessQuestion, drawn_len)),
                item: memory::Item::of::<i8>(),
            },
            ask::List {
                name: &text!("dice"),
                at: ask::pair(offset_of!(GameAssessQuestion, dice), offset_of!(GameAssessQuestion, dice_len)),
                item: memory::Item::of::<u8>(),
            },
        ],
        reserved_at: memory::small(size_of::<GameAssessQuestion>()),
        value_at: memory::small(size_of::<GameAssessAnswer>()),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<StepObjection>() }),
        more: Some(&ask::More {
            views: &[],
            scratch_at: memory::small(offset_of!(GameAssessAnswer, scratch)),
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
        let mut effects = unsafe { run.room.sink::<StepObjection>() };
        let said = grognard_core::korea::game::assess(&question, &mut effects, &mut run.scratch, &mut run.trail);
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

/// Whether a step may be taken, and every objection to it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_korea_game_assess(
    question: *const GameAssessQuestion,
    answer: *mut GameAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
