//! The function of `axis_allies.play.judge`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::axis_allies::game::Choice;
use grognard_core::axis_allies::game::StepKind;
use grognard_core::axis_allies::game::StepObjection;
use grognard_core::axis_allies::map::Site;
use grognard_core::axis_allies::units::Kind;
use grognard_core::fault::Fault;
use grognard_core::reflect::Code;
use grognard_core::reflect::Locus;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_axis_allies_play_judge`. An order: one line of orders, a row of the choices, or a kind of step with its fields. Each kind has some of them; another
/// that says something is the fault `contradiction`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct PlayJudgeQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// One line of orders, such as `2 inf, 1 arm UKR > CAU`. If it is empty, `choice` is the order, or `step` says
    /// its kind.
    pub line: *const u8,
    /// Length of `line`.
    pub line_len: usize,
    /// A row of the choices, as it is; absent if the order is none. Two ways at once are a `contradiction`.
    pub choice: Choice,
    /// The dice of an order that needs some, 1 to 6. Those of a volley are given by kind, in the order of the kinds.
    pub dice: *const u8,
    /// Length of `dice`.
    pub dice_len: usize,
    /// The kind of an order that is given by the fields from here on; absent for a line or a row.
    pub step: Code<StepKind>,
    /// The numbers of the pieces that move, board, unload, raid, are lost or withdraw.
    pub pieces: *const u16,
    /// Length of `pieces`.
    pub pieces_len: usize,
    /// The pieces in words, such as `2 inf, 1 arm UKR`, in place of `pieces`: of one space, unless the step says where they
    /// are.
    pub words: *const u8,
    /// Length of `words`.
    pub words_len: usize,
    /// For a move, the spaces that the pieces enter, in order.
    pub path: *const Locus<Site>,
    /// Length of `path`.
    pub path_len: usize,
    /// For an assault, the numbers of the battleships that give their support shot.
    pub support: *const u16,
    /// Length of `support`.
    pub support_len: usize,
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
const _: () = assert!(size_of::<PlayJudgeQuestion>() == if cfg!(target_pointer_width = "64") { 136 } else { 76 });

/// The answer of `grog_axis_allies_play_judge`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct PlayJudgeAnswer {
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
}
const _: () = assert!(offset_of!(PlayJudgeAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(PlayJudgeAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(PlayJudgeAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for PlayJudgeQuestion {
    type Answer = PlayJudgeAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<PlayJudgeQuestion>(),
        answer: memory::Extent::of::<PlayJudgeAnswer>(),
        lists: &[
            ask::List {
                name: &text!("line"),
                at: ask::pair(offset_of!(PlayJudgeQuestion, line), offset_of!(PlayJudgeQuestion, line_len)),
                item: memory::Item::of::<u8>(),
            },
            ask::List {
                name: &text!("dice"),
                at: ask::pair(offset_of!(PlayJudgeQuestion, dice), offset_of!(PlayJudgeQuestion, dice_len)),
                item: memory::Item::of::<u8>(),
            },
            ask::List {
                name: &text!("pieces"),
                at: ask::pair(offset_of!(PlayJudgeQuestion, pieces), offset_of!(PlayJudgeQuestion, pieces_len)),
                item: memory::Item::of::<u16>(),
            },
            ask::List {
                name: &text!("words"),
                at: ask::pair(offset_of!(PlayJudgeQuestion, words), offset_of!(PlayJudgeQuestion, words_len)),
                item: memory::Item::of::<u8>(),
            },
            ask::List {
                name: &text!("path"),
                at: ask::pair(offset_of!(PlayJudgeQuestion, path), offset_of!(PlayJudgeQuestion, path_len)),
                item: memory::Item::of::<Locus<Site>>(),
            },
            ask::List {
                name: &text!("support"),
                at: ask::pair(offset_of!(PlayJudgeQuestion, support), offset_of!(PlayJudgeQuestion, support_len)),
                item: memory::Item::of::<u16>(),
            },
        ],
        reserved_at: memory::small(size_of::<PlayJudgeQuestion>()),
        value_at: memory::small(size_of::<PlayJudgeAnswer>()),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<StepObjection>() }),
        more: Some(&ask::More { views: &[], scratch_at: 0, way: ask::Way::GAME }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::axis_allies::game::Given {
            // SAFETY: looked at.
            line: unsafe { memory::settled(asked.line, asked.line_len) },
            choice: asked.choice,
            // SAFETY: looked at.
            dice: unsafe { memory::settled(asked.dice, asked.dice_len) },
            step: asked.step,
            // SAFETY: looked at.
            pieces: unsafe { memory::settled(asked.pieces, asked.pieces_len) },
            // SAFETY: looked at.
            words: unsafe { memory::settled(asked.words, asked.words_len) },
            // SAFETY: looked at.
            path: unsafe { memory::settled(asked.path, asked.path_len) },
            // SAFETY: looked at.
            support: unsafe { memory::settled(asked.support, asked.support_len) },
            space: asked.space,
            transport: asked.transport,
            kind: asked.kind,
            count: asked.count,
            industrial_complex: asked.industrial_complex,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<StepObjection>() };
        let said = crate::play::axis_allies::judge(&question, &mut effects, run.desk());
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

/// Whether an order is allowed, and the objections to it. Nothing changes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_play_judge(
    game: *mut u64,
    words: usize,
    question: *const PlayJudgeQuestion,
    answer: *mut PlayJudgeAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask_of_game((game, words), question, answer, trail, fault) }
}
