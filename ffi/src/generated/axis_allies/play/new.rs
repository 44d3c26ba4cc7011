//! The function of `axis_allies.play.new`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::axis_allies::game::Situation;
use grognard_core::fault::Fault;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;

/// The question of `grog_axis_allies_play_new`. The options of a new game.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct PlayNewQuestion {
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
const _: () = assert!(size_of::<PlayNewQuestion>() == 8);

/// The answer of `grog_axis_allies_play_new`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct PlayNewAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A summary of a position.
    pub value: Situation,
}
const _: () = assert!(offset_of!(PlayNewAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(PlayNewAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for PlayNewQuestion {
    type Answer = PlayNewAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<PlayNewQuestion>(),
        answer: memory::Extent::of::<PlayNewAnswer>(),
        lists: &[],
        reserved_at: memory::small(size_of::<PlayNewQuestion>()),
        value_at: memory::small(offset_of!(PlayNewAnswer, value)),
        effects: None,
        more: Some(&ask::More { views: &[], scratch_at: 0, way: ask::Way::GAME }),
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
        let said = crate::play::axis_allies::new(&question, run.desk());
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

/// Begins a game in memory that is lent, and says where it stands.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_play_new(
    game: *mut u64,
    words: usize,
    question: *const PlayNewQuestion,
    answer: *mut PlayNewAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask_of_game((game, words), question, answer, trail, fault) }
}
