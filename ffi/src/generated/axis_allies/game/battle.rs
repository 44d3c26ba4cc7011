//! The function of `axis_allies.game.battle`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::axis_allies::battle::Battle;
use grognard_core::axis_allies::game::Position;
use grognard_core::axis_allies::map::Site;
use grognard_core::fault::Fault;
use grognard_core::reflect::Locus;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_axis_allies_game_battle`. A battle of a position.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct GameBattleQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position, in the combat phase.
    pub position: Position,
    /// The space.
    pub space: Locus<Site>,
    /// The numbers of the battleships that give their support shot; ignored in the current battle.
    pub support: *const u16,
    /// Length of `support`.
    pub support_len: usize,
}
const _: () = assert!(size_of::<GameBattleQuestion>() == if cfg!(target_pointer_width = "64") { 16408 } else { 16400 });

/// The answer of `grog_axis_allies_game_battle`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct GameBattleAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A battle between two steps. A plain value that the caller keeps. Zero if the answer is forbidden.
    pub value: Battle,
}
const _: () = assert!(offset_of!(GameBattleAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(GameBattleAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for GameBattleQuestion {
    type Answer = GameBattleAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<GameBattleQuestion>(),
        answer: memory::Extent::of::<GameBattleAnswer>(),
        lists: &[ask::List {
            name: &text!("support"),
            at: ask::pair(offset_of!(GameBattleQuestion, support), offset_of!(GameBattleQuestion, support_len)),
            item: memory::Item::of::<u16>(),
        }],
        reserved_at: memory::small(size_of::<GameBattleQuestion>()),
        value_at: memory::small(offset_of!(GameBattleAnswer, value)),
        effects: None,
        more: Some(&ask::More { views: &[], scratch_at: 0, way: ask::Way::TEXT }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::axis_allies::game::BattleAt {
            position: asked.position,
            space: asked.space,
            // SAFETY: looked at.
            support: unsafe { memory::settled(asked.support, asked.support_len) },
        };
        let said = grognard_core::axis_allies::game::battle(&question, &mut run.trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, &ruling.value);
        Ok(())
    }
}

/// The battle of a space of a position, at hand or as it would begin (AA 3.5, 4.3).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_game_battle(
    question: *const GameBattleQuestion,
    answer: *mut GameBattleAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
