//! The function of `ocs.trucks.stocks`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::trucks::StocksUsed;
use grognard_core::ocs::trucks::SupplyUse;
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::Code;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_trucks_stocks`. A unit that is to use its internal stocks.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TrucksStocksQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The unit.
    pub unit: Unit,
    /// Every dump and all loaded Transport Points whose supply the unit could use.
    pub sources: *const Unit,
    /// Length of `sources`.
    pub sources_len: usize,
    /// The purpose.
    pub purpose: Code<SupplyUse>,
    /// The cost, in T.
    pub cost: u16,
    /// Must be 0.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<TrucksStocksQuestion>() == if cfg!(target_pointer_width = "64") { 112 } else { 104 });

/// The answer of `grog_ocs_trucks_stocks`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct TrucksStocksAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The result of using internal stocks. Zero if the answer is forbidden.
    pub value: StocksUsed,
}
const _: () = assert!(offset_of!(TrucksStocksAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(TrucksStocksAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for TrucksStocksQuestion {
    type Answer = TrucksStocksAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<TrucksStocksQuestion>(),
        answer: memory::Extent::of::<TrucksStocksAnswer>(),
        lists: &[ask::List {
            name: &text!("sources"),
            at: ask::pair(offset_of!(TrucksStocksQuestion, sources), offset_of!(TrucksStocksQuestion, sources_len)),
            item: memory::Item::of::<Unit>(),
        }],
        reserved_at: memory::small(offset_of!(TrucksStocksQuestion, reserved)),
        value_at: memory::small(offset_of!(TrucksStocksAnswer, value)),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::ocs::trucks::UseStocks {
            unit: asked.unit,
            // SAFETY: looked at.
            sources: unsafe { memory::settled(asked.sources, asked.sources_len) },
            purpose: asked.purpose,
            cost: asked.cost,
        };
        let said = grognard_core::ocs::trucks::stocks(&question, &mut run.trail);
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

/// Whether a unit may use its internal stocks and leave supply unused (OCS 12.10a, 13.2g.G).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_trucks_stocks(
    question: *const TrucksStocksQuestion,
    answer: *mut TrucksStocksAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
