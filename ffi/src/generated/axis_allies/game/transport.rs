//! The function of `axis_allies.game.transport`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::axis_allies::game::PieceEvent;
use grognard_core::axis_allies::game::Position;
use grognard_core::axis_allies::map::Site;
use grognard_core::axis_allies::orders::Action;
use grognard_core::axis_allies::transport::Shipped;
use grognard_core::fault::Fault;
use grognard_core::reflect::Code;
use grognard_core::reflect::Locus;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_axis_allies_game_transport`. Troops of a position that board a transport together, or unload from it onto one land.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct GameTransportQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position, in a movement phase.
    pub position: Position,
    /// The action: to board or to unload.
    pub action: Code<Action>,
    /// The number of the transport.
    pub transport: u16,
    /// The numbers of the troops.
    pub troops: *const u16,
    /// Length of `troops`.
    pub troops_len: usize,
    /// The land onto which they unload.
    pub space: Locus<Site>,
    /// Must be 0.
    pub reserved: [u8; 6],
}
const _: () =
    assert!(size_of::<GameTransportQuestion>() == if cfg!(target_pointer_width = "64") { 16416 } else { 16408 });

/// The answer of `grog_axis_allies_game_transport`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct GameTransportAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// An event on a piece's path.
    pub effects: *mut PieceEvent,
    /// Capacity of `effects`.
    pub effects_capacity: usize,
    /// Length of `effects`.
    pub effects_len: usize,
    /// A transport after boarding or unloading. Zero if the answer is forbidden.
    pub value: Shipped,
}
const _: () = assert!(offset_of!(GameTransportAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(GameTransportAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(GameTransportAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for GameTransportQuestion {
    type Answer = GameTransportAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<GameTransportQuestion>(),
        answer: memory::Extent::of::<GameTransportAnswer>(),
        lists: &[ask::List {
            name: &text!("troops"),
            at: ask::pair(offset_of!(GameTransportQuestion, troops), offset_of!(GameTransportQuestion, troops_len)),
            item: memory::Item::of::<u16>(),
        }],
        reserved_at: memory::small(offset_of!(GameTransportQuestion, reserved)),
        value_at: memory::small(offset_of!(GameTransportAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<PieceEvent>() }),
        more: Some(&ask::More { views: &[], scratch_at: 0, way: ask::Way::TEXT }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::axis_allies::game::PieceShipping {
            position: asked.position,
            action: asked.action,
            transport: asked.transport,
            // SAFETY: looked at.
            troops: unsafe { memory::settled(asked.troops, asked.troops_len) },
            space: asked.space,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<PieceEvent>() };
        let said = grognard_core::axis_allies::game::transport(&question, &mut effects, &mut run.trail);
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

/// Whether troops of a position may board a transport or unload from it (AA 3.2, 3.3).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_game_transport(
    question: *const GameTransportQuestion,
    answer: *mut GameTransportAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
