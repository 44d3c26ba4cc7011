//! The functions of `ocs.artillery`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Tables;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::artillery::ArtilleryFire;
use grognard_core::ocs::options::GameRules;
use grognard_core::ocs::units::Phase;
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::Code;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_artillery_assess`. An artillery unit that is to fire.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ArtilleryAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The artillery unit. Movement earlier in the phase makes a difference under the option `reactive_artillery` only.
    pub unit: Unit,
    /// The phase in whose Barrage Segment it is to fire.
    pub phase: Code<Phase>,
    /// Set if the supply for the barrage is not paid.
    pub unpaid: Flag,
    /// The game's options.
    pub rules: GameRules,
    /// The game's own tables, by default the printed ones: the multiplier of barrage strength for a mode.
    pub tables: *const Tables,
}
const _: () =
    assert!(size_of::<ArtilleryAssessQuestion>() == if cfg!(target_pointer_width = "64") { 128 } else { 120 });

/// The answer of `grog_ocs_artillery_assess`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct ArtilleryAssessAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The strength and range of an artillery unit. Zero if the answer is forbidden.
    pub value: ArtilleryFire,
}
const _: () = assert!(offset_of!(ArtilleryAssessAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(ArtilleryAssessAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for ArtilleryAssessQuestion {
    type Answer = ArtilleryAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<ArtilleryAssessQuestion>(),
        answer: memory::Extent::of::<ArtilleryAssessAnswer>(),
        lists: &[],
        reserved_at: memory::small(size_of::<ArtilleryAssessQuestion>()),
        value_at: memory::small(offset_of!(ArtilleryAssessAnswer, value)),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("tables"),
                of: Tables::LISTS,
                at: memory::small(offset_of!(ArtilleryAssessQuestion, tables)),
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
        let question = grognard_core::ocs::artillery::Artillery {
            unit: asked.unit,
            phase: asked.phase,
            unpaid: asked.unpaid,
            rules: asked.rules,
            // SAFETY: it leads to a structure that has been looked at.
            tables: unsafe { Tables::lent(asked.tables) },
        };
        let said = grognard_core::ocs::artillery::assess(&question, &mut run.trail);
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

/// Whether an artillery unit may fire in a phase, with what strength and how far (OCS 13.4a).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_artillery_assess(
    question: *const ArtilleryAssessQuestion,
    answer: *mut ArtilleryAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
