//! The function of `ocs.barrage.assess`. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::ask::GrogTrail;
use crate::fault::GrogFault;
use crate::generated::ocs::Tables;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::ocs::barrage::BarrageAssessment;
use grognard_core::ocs::options::GameRules;
use grognard_core::ocs::terrain::Terrain;
use grognard_core::ocs::units::Phase;
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::Code;
use grognard_core::reflect::Flag;
use grognard_core::ruling::Cites;
use grognard_core::text;

/// The question of `grog_ocs_barrage_assess`. A barrage against the units in a hex.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BarrageAssessQuestion {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The firing units: artillery, aircraft or ships, of one kind only.
    pub firers: *const Unit,
    /// Length of `firers`.
    pub firers_len: usize,
    /// The units in the hex, at least one of them a combat unit.
    pub targets: *const Unit,
    /// Length of `targets`.
    pub targets_len: usize,
    /// Friendly units that may spot for the fire: any combat unit adjacent to the target that is not aboard a landing
    /// craft. If there are none, set `unspotted`.
    pub spotters: *const Unit,
    /// Length of `spotters`.
    pub spotters_len: usize,
    /// The terrain of the hex, as rows of the game's chart.
    pub terrain: *const Terrain,
    /// Length of `terrain`.
    pub terrain_len: usize,
    /// The terrain that the target's player chose; by default the one that is best for him. C counts it from 1; 0 is none.
    pub own_terrain: u8,
    /// The target hex.
    pub target: Hex,
    /// The phase of the barrage.
    pub phase: Code<Phase>,
    /// The level of the hedgehog in the hex, 0 to 4; 0 for none.
    pub hedgehog: u8,
    /// Set if the supply that artillery needs is not paid.
    pub unpaid: Flag,
    /// The hex has been barraged before in this phase.
    pub hex_barraged: Flag,
    /// The barrage is a hip shoot by an aircraft.
    pub hip_shoot: Flag,
    /// No friendly unit can spot; `spotters` is empty.
    pub unspotted: Flag,
    /// The game's options.
    pub rules: GameRules,
    /// The game's own tables, by default the printed ones.
    pub tables: *const Tables,
}
const _: () = assert!(size_of::<BarrageAssessQuestion>() == if cfg!(target_pointer_width = "64") { 120 } else { 76 });

/// The answer of `grog_ocs_barrage_assess`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct BarrageAssessAnswer {
    /// Size of this structure in bytes.
    pub size: u32,
    /// `GROG_ALLOWED` or `GROG_FORBIDDEN`.
    pub verdict: u8,
    /// Must be 0.
    pub reserved: [u8; 3],
    /// The rules that decided the answer.
    pub cites: Cites,
    /// The assessment of a barrage: the input of `resolve` and `distribution`. Zero if the answer is forbidden.
    pub value: BarrageAssessment,
}
const _: () = assert!(offset_of!(BarrageAssessAnswer, verdict) == offset_of!(ask::Head, verdict));
const _: () = assert!(offset_of!(BarrageAssessAnswer, cites) == offset_of!(ask::Head, cites));

// SAFETY: integers, pointers and records of integers; the answer begins as it must, as asserted above.
unsafe impl ask::Question for BarrageAssessQuestion {
    type Answer = BarrageAssessAnswer;
    const SPEC: &'static ask::Spec = &ask::Spec {
        question: memory::Extent::of::<BarrageAssessQuestion>(),
        answer: memory::Extent::of::<BarrageAssessAnswer>(),
        lists: &[
            ask::List {
                name: &text!("firers"),
                at: ask::pair(offset_of!(BarrageAssessQuestion, firers), offset_of!(BarrageAssessQuestion, firers_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                name: &text!("targets"),
                at: ask::pair(
                    offset_of!(BarrageAssessQuestion, targets),
                    offset_of!(BarrageAssessQuestion, targets_len),
                ),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                name: &text!("spotters"),
                at: ask::pair(
                    offset_of!(BarrageAssessQuestion, spotters),
                    offset_of!(BarrageAssessQuestion, spotters_len),
                ),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                name: &text!("terrain"),
                at: ask::pair(
                    offset_of!(BarrageAssessQuestion, terrain),
                    offset_of!(BarrageAssessQuestion, terrain_len),
                ),
                item: memory::Item::of::<Terrain>(),
            },
        ],
        reserved_at: memory::small(size_of::<BarrageAssessQuestion>()),
        value_at: memory::small(offset_of!(BarrageAssessAnswer, value)),
        effects: None,
        more: Some(&ask::More {
            views: &[ask::View {
                name: &text!("tables"),
                of: Tables::LISTS,
                at: memory::small(offset_of!(BarrageAssessQuestion, tables)),
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
        let question = grognard_core::ocs::barrage::Barrage {
            // SAFETY: looked at.
            firers: unsafe { memory::settled(asked.firers, asked.firers_len) },
            // SAFETY: looked at.
            targets: unsafe { memory::settled(asked.targets, asked.targets_len) },
            // SAFETY: looked at.
            spotters: unsafe { memory::settled(asked.spotters, asked.spotters_len) },
            // SAFETY: looked at.
            terrain: unsafe { memory::settled(asked.terrain, asked.terrain_len) },
            own_terrain: asked.own_terrain,
            target: asked.target,
            phase: asked.phase,
            hedgehog: asked.hedgehog,
            unpaid: asked.unpaid,
            hex_barraged: asked.hex_barraged,
            hip_shoot: asked.hip_shoot,
            unspotted: asked.unspotted,
            rules: asked.rules,
            // SAFETY: it leads to a structure that has been looked at.
            tables: unsafe { Tables::lent(asked.tables) },
        };
        let said = grognard_core::ocs::barrage::assess(&question, &mut run.trail);
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

/// Whether a barrage is allowed, its cost and its column (OCS 10.0, 10.1b).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_barrage_assess(
    question: *const BarrageAssessQuestion,
    answer: *mut BarrageAssessAnswer,
    trail: *mut GrogTrail,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { ask::ask(question, answer, trail, fault) }
}
