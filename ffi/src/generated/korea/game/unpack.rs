//! The function of `korea.game.unpack`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::korea::game::Position;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_korea_game_unpack`. The bytes of a position.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct GameUnpackQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The bytes.
    pub bytes: *const u8,
    /// Length of `bytes`.
    pub bytes_len: usize,
}
const _: () = assert!(size_of::<GameUnpackQuestion>() == if cfg!(target_pointer_width = "64") { 24 } else { 12 });

/// The answer of `grog_korea_game_unpack`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct GameUnpackAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A position between two steps, as text: a plain value that can be copied, compared, saved and sent.
    pub value: Position,
}
const _: () = assert!(offset_of!(GameUnpackAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(GameUnpackAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for GameUnpackQuestion {
    type Answer = GameUnpackAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<GameUnpackQuestion>(),
        answer: memory::Extent::of::<GameUnpackAnswer>(),
        lists: &[ask::List {
            name: &text!("bytes"),
            at: ask::pair(offset_of!(GameUnpackQuestion, bytes), offset_of!(GameUnpackQuestion, bytes_len)),
            item: memory::Item::of::<u8>(),
        }],
        reserved_at: memory::small(size_of::<GameUnpackQuestion>()),
        value_at: memory::small(offset_of!(GameUnpackAnswer, value)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::korea::game::Unpacking {
            // SAFETY: looked at.
            bytes: unsafe { memory::settled(asked.bytes, asked.bytes_len) },
        };
        let said = grognard_core::korea::game::unpack(&question, &mut run.trail);
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

/// The position that bytes hold.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_korea_game_unpack(
    question: *const GameUnpackQuestion,
    answer: *mut GameUnpackAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
