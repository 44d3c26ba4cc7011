//! The functions of `axis_allies.carriers`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::axis_allies::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::axis_allies::battle::Battle;
use grognard_core::axis_allies::battle::Role;
use grognard_core::axis_allies::carriers::Landed;
use grognard_core::axis_allies::carriers::StrandedFighters;
use grognard_core::axis_allies::map::Site;
use grognard_core::axis_allies::powers::Power;
use grognard_core::fault::Fault;
use grognard_core::reflect::Code;
use grognard_core::reflect::Locus;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_axis_allies_carriers_choices`. A sea battle that is over.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CarriersChoicesQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position before the battle: pieces that were lost are still listed.
    pub board: *const Board,
    /// The power whose turn it is, which is the attacker.
    pub power: Code<Power>,
    /// The battle. It contains the forces and their losses.
    pub battle: Battle,
    /// The sea zone.
    pub space: Locus<Site>,
    /// The side whose fighters are settled.
    pub role: Code<Role>,
    /// The pieces that were lost: as many of each kind as the battle lost. C says their places in the board's list.
    pub lost: *const u16,
    /// Length of `lost`.
    pub lost_len: usize,
    /// The fighters for which their owner wants the free bays, in order of preference. An empty list for the order of
    /// the board's list. C says their places in the board's list.
    pub kept: *const u16,
    /// Length of `kept`.
    pub kept_len: usize,
}
const _: () =
    assert!(size_of::<CarriersChoicesQuestion>() == if cfg!(target_pointer_width = "64") { 224 } else { 200 });

/// The answer of `grog_axis_allies_carriers_choices`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CarriersChoicesAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_NO_VERDICT`: it decides nothing.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// Fighters without a carrier, and the places for them.
    pub value: StrandedFighters,
}
const _: () = assert!(offset_of!(CarriersChoicesAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(CarriersChoicesAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CarriersChoicesQuestion {
    type Answer = CarriersChoicesAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CarriersChoicesQuestion>(),
        answer: memory::Extent::of::<CarriersChoicesAnswer>(),
        lists: &[
            ask::List {
                name: &text!("lost"),
                at: ask::pair(offset_of!(CarriersChoicesQuestion, lost), offset_of!(CarriersChoicesQuestion, lost_len)),
                item: memory::Item::of::<u16>(),
            },
            ask::List {
                name: &text!("kept"),
                at: ask::pair(offset_of!(CarriersChoicesQuestion, kept), offset_of!(CarriersChoicesQuestion, kept_len)),
                item: memory::Item::of::<u16>(),
            },
        ],
        reserved_at: memory::small(size_of::<CarriersChoicesQuestion>()),
        value_at: memory::small(offset_of!(CarriersChoicesAnswer, value)),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(CarriersChoicesQuestion, board)),
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
        let question = grognard_core::axis_allies::carriers::CarrierLoss {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            power: asked.power,
            battle: asked.battle,
            space: asked.space,
            role: asked.role,
            // SAFETY: looked at.
            lost: unsafe { memory::settled(asked.lost, asked.lost_len) },
            // SAFETY: looked at.
            kept: unsafe { memory::settled(asked.kept, asked.kept_len) },
        };
        let said = grognard_core::axis_allies::carriers::choices(&question, &mut run.trail);
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

/// What fighters that lost their carrier have to choose from, on the board as the battle found it (AA 3.4b, 3.4e).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_carriers_choices(
    question: *const CarriersChoicesQuestion,
    answer: *mut CarriersChoicesAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// The question of `grog_axis_allies_carriers_apply`. A sea battle that is over.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CarriersApplyQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position before the battle: pieces that were lost are still listed.
    pub board: *const Board,
    /// The power whose turn it is, which is the attacker.
    pub power: Code<Power>,
    /// The battle. It contains the forces and their losses.
    pub battle: Battle,
    /// The sea zone.
    pub space: Locus<Site>,
    /// The side whose fighters are settled.
    pub role: Code<Role>,
    /// The pieces that were lost: as many of each kind as the battle lost. C says their places in the board's list.
    pub lost: *const u16,
    /// Length of `lost`.
    pub lost_len: usize,
    /// The fighters for which their owner wants the free bays, in order of preference. An empty list for the order of
    /// the board's list. C says their places in the board's list.
    pub kept: *const u16,
    /// Length of `kept`.
    pub kept_len: usize,
}
const _: () = assert!(size_of::<CarriersApplyQuestion>() == if cfg!(target_pointer_width = "64") { 224 } else { 200 });

/// The answer of `grog_axis_allies_carriers_apply`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CarriersApplyAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The fate of the fighters of a group.
    pub effects: *mut Landed,
    /// Capacity of `effects`.
    pub effects_capacity: usize,
    /// Length of `effects`.
    pub effects_len: usize,
    /// Fighters without a carrier, and the places for them. Zero if the answer is forbidden.
    pub value: StrandedFighters,
}
const _: () = assert!(offset_of!(CarriersApplyAnswer, effects) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(CarriersApplyAnswer, effects_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(CarriersApplyAnswer, effects_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for CarriersApplyQuestion {
    type Answer = CarriersApplyAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<CarriersApplyQuestion>(),
        answer: memory::Extent::of::<CarriersApplyAnswer>(),
        lists: &[
            ask::List {
                name: &text!("lost"),
                at: ask::pair(offset_of!(CarriersApplyQuestion, lost), offset_of!(CarriersApplyQuestion, lost_len)),
                item: memory::Item::of::<u16>(),
            },
            ask::List {
                name: &text!("kept"),
                at: ask::pair(offset_of!(CarriersApplyQuestion, kept), offset_of!(CarriersApplyQuestion, kept_len)),
                item: memory::Item::of::<u16>(),
            },
        ],
        reserved_at: memory::small(size_of::<CarriersApplyQuestion>()),
        value_at: memory::small(offset_of!(CarriersApplyAnswer, value)),
        effects: Some(&ask::Out { name: &text!("effects"), item: memory::Item::of::<Landed>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(CarriersApplyQuestion, board)),
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
        let question = grognard_core::axis_allies::carriers::CarrierLoss {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            power: asked.power,
            battle: asked.battle,
            space: asked.space,
            role: asked.role,
            // SAFETY: looked at.
            lost: unsafe { memory::settled(asked.lost, asked.lost_len) },
            // SAFETY: looked at.
            kept: unsafe { memory::settled(asked.kept, asked.kept_len) },
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<Landed>() };
        let said = grognard_core::axis_allies::carriers::apply(&question, &mut effects, &mut run.trail);
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

/// Where fighters that lost their carrier go, on the board as the battle found it (AA 3.4b, 3.4e).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_carriers_apply(
    question: *const CarriersApplyQuestion,
    answer: *mut CarriersApplyAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
