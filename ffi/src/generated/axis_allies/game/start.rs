//! The function of `axis_allies.game.start`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::axis_allies::game::Position;
use grognard_core::fault::Fault;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;

/// The question of `grog_axis_allies_game_start`. The options of a new game.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct GameStartQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// TAS also borders the seas north and south of Australia, as on the printed board. An option that replaces 2.5.
    pub tas_links: Flag,
    /// The game goes on after a victory.
    pub play_on: Flag,
    /// A transport may carry pieces of different nations. An option that replaces 3.3d.
    pub mixed_cargo: Flag,
    /// Technology is played. It is not part of these rules: the fault `out_of_range`.
    pub technology: Flag,
}
const _: () = assert!(size_of::<GameStartQuestion>() == 8);

/// The answer of `grog_axis_allies_game_start`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct GameStartAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A position between two steps of a game, as text: a plain value that can be copied, compared, saved and sent.
    pub value: Position,
}
const _: () = assert!(offset_of!(GameStartAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(GameStartAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for GameStartQuestion {
    type Answer = GameStartAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<GameStartQuestion>(),
        answer: memory::Extent::of::<GameStartAnswer>(),
        lists: &[],
        reserved_at: memory::small(size_of::<GameStartQuestion>()),
        value_at: memory::small(offset_of!(GameStartAnswer, value)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::axis_allies::game::NewGame {
            tas_links: asked.tas_links,
            play_on: asked.play_on,
            mixed_cargo: asked.mixed_cargo,
            technology: asked.technology,
        };
        let said = grognard_core::axis_allies::game::start(&question, &mut run.trail);
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

/// The position in which the game begins (AA map).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_game_start(
    question: *const GameStartQuestion,
    answer: *mut GameStartAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
