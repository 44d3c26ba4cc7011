//! The function of `ocs.zoc.assess`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::ocs::zoc::Action;
use grognard_core::ocs::zoc::ActionBasis;
use grognard_core::ocs::zoc::ActionUnit;
use grognard_core::reflect::Code;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_zoc_assess`. An action of a side in a hex.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ZocAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// The hex.
    pub hex: Hex,
    /// The side that acts.
    pub side: u8,
    /// The action.
    pub action: Code<Action>,
    /// The units that act, by their `id`s, in any hex. For movement they are the moving units. Only units of Truck
    /// mobility are bound in Truck movement, and only units in Strat Mode in Strat movement. They negate no zone, since
    /// they spend movement points. For a supply path it is the headquarters or Extender that the path belongs to, which
    /// is bound if its mobility is Truck. If no unit is given, the movement or path counts as bound. C says their places in the board's list.
    pub units: *const u16,
    /// Length of `units`.
    pub units_len: usize,
    /// The units began the phase in the hex, so that they may leave it.
    pub began_here: Flag,
    /// Must be 0.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<ZocAssessQuestion>() == if cfg!(target_pointer_width = "64") { 48 } else { 32 });

/// The answer of `grog_ocs_zoc_assess`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ZocAssessAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A unit with a role in the decision.
    pub rows: *mut ActionUnit,
    /// Capacity of `rows`.
    pub rows_capacity: usize,
    /// Length of `rows`.
    pub rows_len: usize,
    /// The basis of a decision about an action. Zero if the answer is forbidden.
    pub value: ActionBasis,
}
const _: () = assert!(offset_of!(ZocAssessAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(ZocAssessAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(ZocAssessAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for ZocAssessQuestion {
    type Answer = ZocAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<ZocAssessQuestion>(),
        answer: memory::Extent::of::<ZocAssessAnswer>(),
        lists: &[ask::List {
            name: &text!("units"),
            at: ask::pair(offset_of!(ZocAssessQuestion, units), offset_of!(ZocAssessQuestion, units_len)),
            item: memory::Item::of::<u16>(),
        }],
        reserved_at: memory::small(offset_of!(ZocAssessQuestion, reserved)),
        value_at: memory::small(offset_of!(ZocAssessAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<ActionUnit>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(ZocAssessQuestion, board)),
                as_given: false,
            }],
            scratch_at: 0,
            way: ask::Way::VIEWS,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::zoc::Act {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            hex: asked.hex,
            side: asked.side,
            action: asked.action,
            // SAFETY: looked at.
            units: unsafe { memory::settled(asked.units, asked.units_len) },
            began_here: asked.began_here,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<ActionUnit>() };
        let said = grognard_core::ocs::zoc::assess(&question, &mut effects, &mut run.trail);
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

/// Whether an action may be taken in a hex as far as zones of control decide it (OCS 4.5a, 4.5b).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_zoc_assess(
    question: *const ZocAssessQuestion,
    answer: *mut ZocAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
