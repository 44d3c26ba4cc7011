//! The functions of `ocs.restock`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::board::BoardHex;
use grognard_core::ocs::board::ChartRow;
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::restock::Restocked;
use grognard_core::ocs::units::Phase;
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::Code;
use grognard_core::reflect::Said;
use grognard_core::ruling::Cites;
use grognard_core::ruling::Trail;
use grognard_core::scratch::Scratch;
use grognard_core::text;

/// The question of `grog_ocs_restock_apply`. Units that restock from the supply in their reach.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RestockApplyQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position.
    pub board: *const Board,
    /// The units, by their places in the board's list, in the order in which their owner restocks them.
    pub units: *const u16,
    /// Length of `units`.
    pub units_len: usize,
    /// The supply in reach of all of them by draw or throw, in T.
    pub supply: Said<u16>,
    /// The phase.
    pub phase: Code<Phase>,
    /// The player whose turn it is, from 1.
    pub player: u8,
    /// Must be 0.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<RestockApplyQuestion>() == if cfg!(target_pointer_width = "64") { 40 } else { 24 });

/// The answer of `grog_ocs_restock_apply`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct RestockApplyAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A change to one unit, for the caller to apply.
    pub effects: *mut Effect,
    /// Capacity of `effects`.
    pub effects_capacity: usize,
    /// Length of `effects`.
    pub effects_len: usize,
    /// What restocking took. Zero if the answer is forbidden.
    pub value: Restocked,
}
const _: () = assert!(offset_of!(RestockApplyAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(RestockApplyAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(RestockApplyAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for RestockApplyQuestion {
    type Answer = RestockApplyAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<RestockApplyQuestion>(),
        answer: memory::Extent::of::<RestockApplyAnswer>(),
        lists: &[ask::List {
            name: &text!("units"),
            at: ask::pair(offset_of!(RestockApplyQuestion, units), offset_of!(RestockApplyQuestion, units_len)),
            item: memory::Item::of::<u16>(),
        }],
        reserved_at: memory::small(offset_of!(RestockApplyQuestion, reserved)),
        value_at: memory::small(offset_of!(RestockApplyAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Effect>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                at: memory::small(offset_of!(RestockApplyQuestion, board)),
                extent: memory::Extent::of::<Board>(),
                lists: &[
                    ask::List {
                        name: &text!("chart"),
                        at: ask::pair(offset_of!(Board, chart), offset_of!(Board, chart_len)),
                        item: memory::Item::of::<ChartRow>(),
                    },
                    ask::List {
                        name: &text!("hexes"),
                        at: ask::pair(offset_of!(Board, hexes), offset_of!(Board, hexes_len)),
                        item: memory::Item::of::<BoardHex>(),
                    },
                    ask::List {
                        name: &text!("units"),
                        at: ask::pair(offset_of!(Board, units), offset_of!(Board, units_len)),
                        item: memory::Item::of::<Unit>(),
                    },
                ],
                reserved_at: memory::small(offset_of!(Board, reserved)),
            }],
            look_at_views: Some(ask::look_at_views),
            scratch_at: 0,
            look_at_scratch: None,
            asked: ask::twice,
        }),
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(
        question: *const u8,
        answer: *mut u8,
        room: ask::Room,
        _scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<usize, Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::restock::Restock {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            // SAFETY: looked at.
            units: unsafe { memory::list(asked.units, asked.units_len) },
            supply: asked.supply,
            phase: asked.phase,
            player: asked.player,
        };
        // SAFETY: it leads to a structure that has been looked at.
        if unsafe { (*asked.board).in_order } == 0 {
            question.board.check_order()?;
        }
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { room.sink::<Effect>() };
        let said = grognard_core::ocs::restock::apply(&question, &mut effects, trail);
        // Read where it stands: an answer may be large.
        let ruling = match &said {
            Ok(ruling) => ruling,
            Err(fault) => return Err(*fault),
        };
        answer.cites = ruling.cites;
        ask::say(&mut answer.verdict, &mut answer.value, &ruling.value);
        Ok(effects.needed())
    }
}

/// Restocks the internal stocks of units with the supply in reach (OCS 12.10e).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_restock_apply(
    question: *const RestockApplyQuestion,
    answer: *mut RestockApplyAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
