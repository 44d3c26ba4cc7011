//! The functions of `axis_allies.withdrawal`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::axis_allies::Board;
use crate::memory;
use core::mem::offset_of;
use grognard_core::axis_allies::battle::Battle;
use grognard_core::axis_allies::map::Site;
use grognard_core::axis_allies::powers::Power;
use grognard_core::axis_allies::withdrawal::Leaving;
use grognard_core::axis_allies::withdrawal::Way;
use grognard_core::axis_allies::withdrawal::WithdrawalSpace;
use grognard_core::axis_allies::withdrawal::WithdrawalSpaces;
use grognard_core::fault::Fault;
use grognard_core::reflect::Code;
use grognard_core::reflect::Locus;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_axis_allies_withdrawal_choices`. A battle from which units are to withdraw, and their destination.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct WithdrawalChoicesQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position at this moment of the battle: lost pieces are removed, and land taken by moving in is taken.
    pub board: *const Board,
    /// The power whose turn it is, which is the attacker.
    pub power: Code<Power>,
    /// The battle at the same moment. It contains the units left, and whether it is an amphibious assault.
    pub battle: Battle,
    /// The space of the battle.
    pub space: Locus<Site>,
    /// The units that withdraw.
    pub leaving: Code<Leaving>,
    /// The way of each attacking piece into the battle, including lost pieces and aircraft. Must not be empty if
    /// attackers withdraw; ignored if defenders do.
    pub ways: *const Way,
    /// Length of `ways`.
    pub ways_len: usize,
    /// The space to which they withdraw; ignored by `choices`.
    pub destination: Locus<Site>,
    /// Must be 0.
    pub reserved: [u8; 6],
}
const _: () =
    assert!(size_of::<WithdrawalChoicesQuestion>() == if cfg!(target_pointer_width = "64") { 216 } else { 200 });

/// The answer of `grog_axis_allies_withdrawal_choices`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct WithdrawalChoicesAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// A space to which units may withdraw.
    pub rows: *mut WithdrawalSpace,
    /// Capacity of `rows`.
    pub rows_capacity: usize,
    /// Length of `rows`.
    pub rows_len: usize,
    /// The number of spaces to which units may withdraw. Zero if the answer is forbidden.
    pub value: WithdrawalSpaces,
}
const _: () = assert!(offset_of!(WithdrawalChoicesAnswer, rows) == offset_of!(ask::EffectsHead, effects));
const _: () = assert!(offset_of!(WithdrawalChoicesAnswer, rows_capacity) == offset_of!(ask::EffectsHead, capacity));
const _: () = assert!(offset_of!(WithdrawalChoicesAnswer, rows_len) == offset_of!(ask::EffectsHead, len));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for WithdrawalChoicesQuestion {
    type Answer = WithdrawalChoicesAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<WithdrawalChoicesQuestion>(),
        answer: memory::Extent::of::<WithdrawalChoicesAnswer>(),
        lists: &[ask::List {
            name: &text!("ways"),
            at: ask::pair(offset_of!(WithdrawalChoicesQuestion, ways), offset_of!(WithdrawalChoicesQuestion, ways_len)),
            item: memory::Item::of::<Way>(),
        }],
        reserved_at: memory::small(offset_of!(WithdrawalChoicesQuestion, reserved)),
        value_at: memory::small(offset_of!(WithdrawalChoicesAnswer, value)),
        effects: Some(&ask::Out { name: &text!("rows"), item: memory::Item::of::<WithdrawalSpace>() }),
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(WithdrawalChoicesQuestion, board)),
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
        let question = grognard_core::axis_allies::withdrawal::Withdrawal {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            power: asked.power,
            battle: asked.battle,
            space: asked.space,
            leaving: asked.leaving,
            // SAFETY: looked at.
            ways: unsafe { memory::settled(asked.ways, asked.ways_len) },
            destination: asked.destination,
        };
        // SAFETY: room for these effects, looked at.
        let mut effects = unsafe { run.room.sink::<WithdrawalSpace>() };
        let said = grognard_core::axis_allies::withdrawal::choices(&question, &mut effects, &mut run.trail);
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

/// Every space that a battle may be left for, on the board at that moment (AA 4.1b, 4.2c, 4.2d).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_withdrawal_choices(
    question: *const WithdrawalChoicesQuestion,
    answer: *mut WithdrawalChoicesAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// The question of `grog_axis_allies_withdrawal_assess`. A battle from which units are to withdraw, and their destination.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct WithdrawalAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The position at this moment of the battle: lost pieces are removed, and land taken by moving in is taken.
    pub board: *const Board,
    /// The power whose turn it is, which is the attacker.
    pub power: Code<Power>,
    /// The battle at the same moment. It contains the units left, and whether it is an amphibious assault.
    pub battle: Battle,
    /// The space of the battle.
    pub space: Locus<Site>,
    /// The units that withdraw.
    pub leaving: Code<Leaving>,
    /// The way of each attacking piece into the battle, including lost pieces and aircraft. Must not be empty if
    /// attackers withdraw; ignored if defenders do.
    pub ways: *const Way,
    /// Length of `ways`.
    pub ways_len: usize,
    /// The space to which they withdraw; ignored by `choices`.
    pub destination: Locus<Site>,
    /// Must be 0.
    pub reserved: [u8; 6],
}
const _: () =
    assert!(size_of::<WithdrawalAssessQuestion>() == if cfg!(target_pointer_width = "64") { 216 } else { 200 });

/// The answer of `grog_axis_allies_withdrawal_assess`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct WithdrawalAssessAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
}
const _: () = assert!(offset_of!(WithdrawalAssessAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(WithdrawalAssessAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for WithdrawalAssessQuestion {
    type Answer = WithdrawalAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<WithdrawalAssessQuestion>(),
        answer: memory::Extent::of::<WithdrawalAssessAnswer>(),
        lists: &[ask::List {
            name: &text!("ways"),
            at: ask::pair(offset_of!(WithdrawalAssessQuestion, ways), offset_of!(WithdrawalAssessQuestion, ways_len)),
            item: memory::Item::of::<Way>(),
        }],
        reserved_at: memory::small(offset_of!(WithdrawalAssessQuestion, reserved)),
        value_at: memory::small(size_of::<WithdrawalAssessAnswer>()),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("board"),
                of: Board::LISTS,
                at: memory::small(offset_of!(WithdrawalAssessQuestion, board)),
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
        let question = grognard_core::axis_allies::withdrawal::Withdrawal {
            // SAFETY: it leads to a structure that has been looked at.
            board: unsafe { Board::lent(asked.board) },
            power: asked.power,
            battle: asked.battle,
            space: asked.space,
            leaving: asked.leaving,
            // SAFETY: looked at.
            ways: unsafe { memory::settled(asked.ways, asked.ways_len) },
            destination: asked.destination,
        };
        let said = grognard_core::axis_allies::withdrawal::assess(&question, &mut run.trail);
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

/// Whether a battle may be left for a space, on the board at that moment (AA 4.1b, 4.2c, 4.2d).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_axis_allies_withdrawal_assess(
    question: *const WithdrawalAssessQuestion,
    answer: *mut WithdrawalAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
