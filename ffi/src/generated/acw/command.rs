//! The functions of `acw.command`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::acw::options::GameRules;
use grognard_core::acw::units::Hexside;
use grognard_core::acw::units::Unit;
use grognard_core::fault::Fault;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_acw_command_assess`. A unit that is to attack, or to advance after combat.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CommandAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The unit.
    pub unit: Unit,
    /// Enemy units whose advance may have made contact with it. An empty list if `contacted` says so already.
    pub enemies: *const Unit,
    /// Length of `enemies`.
    pub enemies_len: usize,
    /// The hexsides with an effect.
    pub hexsides: *const Hexside,
    /// Length of `hexsides`.
    pub hexsides_len: usize,
    /// The game's options.
    pub rules: GameRules,
}
const _: () = assert!(size_of::<CommandAssessQuestion>() == if cfg!(target_pointer_width = "64") { 88 } else { 68 });

/// The answer of `grog_acw_command_assess`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CommandAssessAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
}
const _: () = assert!(offset_of!(CommandAssessAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(CommandAssessAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CommandAssessQuestion {
    type Answer = CommandAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CommandAssessQuestion>(),
        answer: memory::Extent::of::<CommandAssessAnswer>(),
        lists: &[
            ask::List {
                name: &text!("enemies"),
                at: ask::pair(
                    offset_of!(CommandAssessQuestion, enemies),
                    offset_of!(CommandAssessQuestion, enemies_len),
                ),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                name: &text!("hexsides"),
                at: ask::pair(
                    offset_of!(CommandAssessQuestion, hexsides),
                    offset_of!(CommandAssessQuestion, hexsides_len),
                ),
                item: memory::Item::of::<Hexside>(),
            },
        ],
        reserved_at: memory::small(size_of::<CommandAssessQuestion>()),
        value_at: memory::small(size_of::<CommandAssessAnswer>()),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::acw::command::Order {
            unit: asked.unit,
            // SAFETY: looked at.
            enemies: unsafe { memory::settled(asked.enemies, asked.enemies_len) },
            // SAFETY: looked at.
            hexsides: unsafe { memory::settled(asked.hexsides, asked.hexsides_len) },
            rules: asked.rules,
        };
        let said = grognard_core::acw::command::assess(&question, &mut run.trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut (), &ruling.value);
        Ok(())
    }
}

/// Whether command lets a unit attack and advance after combat (ACW 6).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_command_assess(
    question: *const CommandAssessQuestion,
    answer: *mut CommandAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
