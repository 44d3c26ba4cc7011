//! The functions of `acw.zoc`. Generated from the core's list of operations by
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
use grognard_core::hex::Hex;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_acw_zoc_exerts`. A unit.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ZocExertsQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The unit.
    pub unit: Unit,
    /// The game's options.
    pub rules: GameRules,
    /// Must be 0.
    pub reserved: [u8; 4],
}
const _: () = assert!(size_of::<ZocExertsQuestion>() == 56);

/// The answer of `grog_acw_zoc_exerts`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ZocExertsAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
}
const _: () = assert!(offset_of!(ZocExertsAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(ZocExertsAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for ZocExertsQuestion {
    type Answer = ZocExertsAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<ZocExertsQuestion>(),
        answer: memory::Extent::of::<ZocExertsAnswer>(),
        lists: &[],
        reserved_at: memory::small(offset_of!(ZocExertsQuestion, reserved)),
        value_at: memory::small(size_of::<ZocExertsAnswer>()),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::acw::zoc::OneUnit { unit: asked.unit, rules: asked.rules };
        let said = grognard_core::acw::zoc::exerts(&question, &mut run.trail);
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

/// Whether a unit has a zone of control (ACW 2).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_zoc_exerts(
    question: *const ZocExertsQuestion,
    answer: *mut ZocExertsAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}

/// The question of `grog_acw_zoc_covers`. A hex, and units whose zones of control may cover it.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ZocCoversQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The hex.
    pub hex: Hex,
    /// The units of one side.
    pub units: *const Unit,
    /// Length of `units`.
    pub units_len: usize,
    /// The hexsides with an effect.
    pub hexsides: *const Hexside,
    /// Length of `hexsides`.
    pub hexsides_len: usize,
    /// The game's options.
    pub rules: GameRules,
}
const _: () = assert!(size_of::<ZocCoversQuestion>() == if cfg!(target_pointer_width = "64") { 56 } else { 40 });

/// The answer of `grog_acw_zoc_covers`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ZocCoversAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
}
const _: () = assert!(offset_of!(ZocCoversAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(ZocCoversAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for ZocCoversQuestion {
    type Answer = ZocCoversAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<ZocCoversQuestion>(),
        answer: memory::Extent::of::<ZocCoversAnswer>(),
        lists: &[
            ask::List {
                name: &text!("units"),
                at: ask::pair(offset_of!(ZocCoversQuestion, units), offset_of!(ZocCoversQuestion, units_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                name: &text!("hexsides"),
                at: ask::pair(offset_of!(ZocCoversQuestion, hexsides), offset_of!(ZocCoversQuestion, hexsides_len)),
                item: memory::Item::of::<Hexside>(),
            },
        ],
        reserved_at: memory::small(size_of::<ZocCoversQuestion>()),
        value_at: memory::small(size_of::<ZocCoversAnswer>()),
        effects: None,
        more: None,
        ask: <Self as ask::Question>::ask,
    };
    unsafe fn ask(question: *const u8, answer: *mut u8, run: &mut ask::Run<'_>) -> Result<(), Fault> {
        // SAFETY: they lead to what they must, by the caller's promise.
        let (asked, answer) = unsafe { (&*question.cast::<Self>(), &mut *answer.cast::<Self::Answer>()) };
        let question = grognard_core::acw::zoc::Covered {
            hex: asked.hex,
            // SAFETY: looked at.
            units: unsafe { memory::settled(asked.units, asked.units_len) },
            // SAFETY: looked at.
            hexsides: unsafe { memory::settled(asked.hexsides, asked.hexsides_len) },
            rules: asked.rules,
        };
        let said = grognard_core::acw::zoc::covers(&question, &mut run.trail);
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

/// Whether a hex lies in the zone of control of any of these units (ACW 2).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_acw_zoc_covers(
    question: *const ZocCoversQuestion,
    answer: *mut ZocCoversAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
