//! The functions of `axis_allies.transport`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::axis_allies::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::axis_allies::map::Site;
use grognard_core::axis_allies::orders::Action;
use grognard_core::axis_allies::orders::PathEvent;
use grognard_core::axis_allies::orders::Phase;
use grognard_core::axis_allies::powers::Power;
use grognard_core::axis_allies::transport::Shipped;
use grognard_core::fault::Fault;
use grognard_core::reflect::Code;
use grognard_core::reflect::Flag;
use grognard_core::reflect::Locus;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_axis_allies_transport_assess`. Troops that board a transport together, or unload from it onto one land.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TransportAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// The power whose turn it is.
    pub power: Code<Power>,
    /// Combat or non-combat movement. Required where the answer depends on it.
    pub phase: Code<Phase>,
    /// Whether they board or unload.
    pub action: Code<Action>,
    /// The transport. C says its place in the board's list. C counts it from 1; 0 is none.
    pub aboard: u16,
    /// The troops, as groups of `board.units`. C says their places in the board's list.
    pub troops: *const u16,
    /// Length of `troops`.
    pub troops_len: usize,
    /// The land onto which they unload.
    pub space: Locus<Site>,
    /// Troops that board will unload in the same phase to attack (3.2c).
    pub assault: Flag,
    /// The cash left after purchases, in IPC, for neutrals (2.7a); 0 by default.
    pub cash: u16,
    /// Must be 0.
    pub reserved: [u8; 2],
}
const _: () = assert!(size_of::<TransportAssessQuestion>() == if cfg!(target_pointer_width = "64") { 48 } else { 32 });

/// The answer of `grog_axis_allies_transport_assess`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TransportAssessAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// An event on a path, for the caller to apply.
    pub effects: *mut PathEvent,
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
    /// A transport after boarding or unloading. Zero if the answer is forbidden.
    pub value: Shipped,
}
const _: () = assert!(offset_of!(TransportAssessAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(TransportAssessAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(TransportAssessAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TransportAssessQuestion {
    type Answer = TransportAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TransportAssessQuestion>(),
        answer: memory::Extent::of::<TransportAssessAnswer>(),
        lists: &[ask::List {
            name: &text!("troops"),
            at: ask::pair(offset_of!(TransportAssessQuestion, troops), offset_of!(TransportAssessQuestion, troops_len)),
            item: memory::Item::of::<u16>(),
        }],
        reserved_at: memory::small(offset_of!(TransportAssessQuestion, reserved)),
        value_at: memory::small(offset_of!(TransportAssessAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<PathEvent>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(TransportAssessQuestion, board)),
                as_given: false,
            }],
            scratch_at: memory::small(offset_of!(TransportAssessAnswer, scratch)),
            way: ask::Way::BOTH,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::axis_allies::transport::Shipping {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            power: asked.power,
            phase: asked.phase,
            action: asked.action,
            aboard: asked.aboard,
            // SAFETY: looked at.
            troops: unsafe { memory::settled(asked.troops, asked.troops_len) },
            space: asked.space,
            assault: asked.assault,
            cash: asked.cash,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<PathEvent>() };
        let said =
            grognard_core::axis_allies::transport::assess(&question, &mut effects, &mut run.scratch, &mut run.trail);
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

/// Whether troops may board a transport or unload from it, on the board before they do (AA 3.2, 3.3).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_transport_assess(
    question: *const TransportAssessQuestion,
    answer: *mut TransportAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
