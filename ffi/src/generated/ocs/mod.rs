//! The functions of the system `ocs`: a chapter's in a file or a folder. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::fault::GrogFault;
use crate::memory;
use grognard_core::ocs::board::BoardHex;
use grognard_core::ocs::board::ChartRow;
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::Word;
use grognard_core::text;

pub mod artillery;
pub mod barrage;
pub mod board;
pub mod capture;
pub mod combat;
pub mod consolidation;
pub mod construction;
pub mod engineers;
pub mod facility;
pub mod fog;
pub mod formations;
pub mod fuel;
pub mod headquarters;
pub mod modes;
pub mod odds;
pub mod paths;
pub mod rail;
pub mod reinforcements;
pub mod replacements;
pub mod retreat;
pub mod size;
pub mod stacking;
pub mod transport;
pub mod trucks;
pub mod units;
pub mod zoc;

/// A position: the chart, the hexes and the units, for any number of questions.
/// The library keeps no copy: the lists belong to the caller, and may be used for many questions.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Board {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The game's terrain effects chart.
    pub chart: *const ChartRow,
    /// Length of `chart`.
    pub chart_len: usize,
    /// The hexes of the map, at most 65535 and none twice, sorted by q and then r. Python, Lua and JSON accept them in
    /// any order.
    pub hexes: *const BoardHex,
    /// Length of `hexes`.
    pub hexes_len: usize,
    /// The units, sorted by hex, and in a hex from the top of the stack to its bottom. Python, Lua and JSON accept the
    /// hexes in any order.
    pub units: *const Unit,
    /// Length of `units`.
    pub units_len: usize,
    /// 1 if the lists are known to be sorted, otherwise 0: then each call checks them, and returns
    /// `unsorted` if they are not. Set it once a call has checked them.
    pub in_order: u8,
    /// Must be 0.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<Board>() == if cfg!(target_pointer_width = "64") { 64 } else { 36 });

impl Board {
    /// The lists as the core takes them.
    ///
    /// # Safety
    /// It leads to a structure whose lists have been looked at.
    #[cfg_attr(not(feature = "std"), inline(never))]
    unsafe fn lent<'a>(this: *const Self) -> grognard_core::ocs::board::Board<'a> {
        // SAFETY: by the caller's promise.
        let this = unsafe { &*this };
        grognard_core::ocs::board::Board {
            // SAFETY: looked at.
            chart: unsafe { memory::list(this.chart, this.chart_len) },
            // SAFETY: looked at.
            hexes: unsafe { memory::list(this.hexes, this.hexes_len) },
            // SAFETY: looked at.
            units: unsafe { memory::list(this.units, this.units_len) },
        }
    }
}

/// Sorts the `hexes` of a `GrogOcsBoard` in place, without a copy, as questions expect them. In and out: `hexes`,
/// `len` items. Out: `places`, `len` numbers: the former index of each item, by which to find what referred to it.
/// Returns 0, or the number of a fault: `null_pointer`, `misaligned`, `overlap`; `out_of_range` for more than 65535 items;
/// `contradiction` for two items of one key where the list may have only one. After a `contradiction` the list is sorted
/// and `places` written, after any other fault nothing has moved. `fault` may be null. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_board_sort_hexes(
    hexes: *mut BoardHex,
    len: usize,
    places: *mut u16,
    fault: *mut crate::fault::GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { crate::order::sort(hexes, len, places, fault, &text!("hexes")) }
}

/// Sorts the `units` of a `GrogOcsBoard` in place, without a copy, as questions expect them. In and out: `units`,
/// `len` items. Out: `places`, `len` numbers: the former index of each item, by which to find what referred to it.
/// Returns 0, or the number of a fault: `null_pointer`, `misaligned`, `overlap`; `out_of_range` for more than 65535 items;
/// `contradiction` for two items of one key where the list may have only one. After a `contradiction` the list is sorted
/// and `places` written, after any other fault nothing has moved. `fault` may be null. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_board_sort_units(
    units: *mut Unit,
    len: usize,
    places: *mut u16,
    fault: *mut crate::fault::GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { crate::order::sort(units, len, places, fault, &text!("units")) }
}

/// The vocabularies of this system and their words.
pub(crate) static WORDS: &[crate::text::Words] = &[
    (
        text!("GrogOcsFire"),
        <grognard_core::ocs::barrage::Fire as Word>::VOCABULARY.first,
        <grognard_core::ocs::barrage::Fire as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsOutcome"),
        <grognard_core::ocs::barrage::Outcome as Word>::VOCABULARY.first,
        <grognard_core::ocs::barrage::Outcome as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsBarrageResult"),
        <grognard_core::ocs::barrage::BarrageResult as Word>::VOCABULARY.first,
        <grognard_core::ocs::barrage::BarrageResult as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsBoardList"),
        <grognard_core::ocs::board::BoardList as Word>::VOCABULARY.first,
        <grognard_core::ocs::board::BoardList as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsBoardField"),
        <grognard_core::ocs::board::BoardField as Word>::VOCABULARY.first,
        <grognard_core::ocs::board::BoardField as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsEdit"),
        <grognard_core::ocs::board::Edit as Word>::VOCABULARY.first,
        <grognard_core::ocs::board::Edit as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsSettlement"),
        <grognard_core::ocs::board::Settlement as Word>::VOCABULARY.first,
        <grognard_core::ocs::board::Settlement as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsFeature"),
        <grognard_core::ocs::board::Feature as Word>::VOCABULARY.first,
        <grognard_core::ocs::board::Feature as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsSpoils"),
        <grognard_core::ocs::capture::Spoils as Word>::VOCABULARY.first,
        <grognard_core::ocs::capture::Spoils as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsPolicy"),
        <grognard_core::ocs::combat::Policy as Word>::VOCABULARY.first,
        <grognard_core::ocs::combat::Policy as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsAttack"),
        <grognard_core::ocs::combat::Attack as Word>::VOCABULARY.first,
        <grognard_core::ocs::combat::Attack as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsSurprise"),
        <grognard_core::ocs::combat::Surprise as Word>::VOCABULARY.first,
        <grognard_core::ocs::combat::Surprise as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsStage"),
        <grognard_core::ocs::combat::Stage as Word>::VOCABULARY.first,
        <grognard_core::ocs::combat::Stage as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsAdvance"),
        <grognard_core::ocs::combat::Advance as Word>::VOCABULARY.first,
        <grognard_core::ocs::combat::Advance as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsCombatResult"),
        <grognard_core::ocs::combat::CombatResult as Word>::VOCABULARY.first,
        <grognard_core::ocs::combat::CombatResult as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsConsolidation"),
        <grognard_core::ocs::consolidation::Consolidation as Word>::VOCABULARY.first,
        <grognard_core::ocs::consolidation::Consolidation as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsTask"),
        <grognard_core::ocs::construction::Task as Word>::VOCABULARY.first,
        <grognard_core::ocs::construction::Task as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsEffectKind"),
        <grognard_core::ocs::effects::EffectKind as Word>::VOCABULARY.first,
        <grognard_core::ocs::effects::EffectKind as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsPurpose"),
        <grognard_core::ocs::engineers::Purpose as Word>::VOCABULARY.first,
        <grognard_core::ocs::engineers::Purpose as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsTarget"),
        <grognard_core::ocs::facility::Target as Word>::VOCABULARY.first,
        <grognard_core::ocs::facility::Target as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsFacilityResult"),
        <grognard_core::ocs::facility::FacilityResult as Word>::VOCABULARY.first,
        <grognard_core::ocs::facility::FacilityResult as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsRollPurpose"),
        <grognard_core::ocs::fog::RollPurpose as Word>::VOCABULARY.first,
        <grognard_core::ocs::fog::RollPurpose as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsVisibility"),
        <grognard_core::ocs::fog::Visibility as Word>::VOCABULARY.first,
        <grognard_core::ocs::fog::Visibility as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsSeenAs"),
        <grognard_core::ocs::fog::SeenAs as Word>::VOCABULARY.first,
        <grognard_core::ocs::fog::SeenAs as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsTraced"),
        <grognard_core::ocs::formations::Traced as Word>::VOCABULARY.first,
        <grognard_core::ocs::formations::Traced as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsFuelBy"),
        <grognard_core::ocs::fuel::FuelBy as Word>::VOCABULARY.first,
        <grognard_core::ocs::fuel::FuelBy as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsHqAbility"),
        <grognard_core::ocs::headquarters::HqAbility as Word>::VOCABULARY.first,
        <grognard_core::ocs::headquarters::HqAbility as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsGround"),
        <grognard_core::ocs::odds::Ground as Word>::VOCABULARY.first,
        <grognard_core::ocs::odds::Ground as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsStepLoss"),
        <grognard_core::ocs::options::StepLoss as Word>::VOCABULARY.first,
        <grognard_core::ocs::options::StepLoss as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsRailUse"),
        <grognard_core::ocs::rail::RailUse as Word>::VOCABULARY.first,
        <grognard_core::ocs::rail::RailUse as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsLink"),
        <grognard_core::ocs::rail::Link as Word>::VOCABULARY.first,
        <grognard_core::ocs::rail::Link as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsArrivesBy"),
        <grognard_core::ocs::reinforcements::ArrivesBy as Word>::VOCABULARY.first,
        <grognard_core::ocs::reinforcements::ArrivesBy as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsEntrant"),
        <grognard_core::ocs::stacking::Entrant as Word>::VOCABULARY.first,
        <grognard_core::ocs::stacking::Entrant as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsMoment"),
        <grognard_core::ocs::stacking::Moment as Word>::VOCABULARY.first,
        <grognard_core::ocs::stacking::Moment as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsExcess"),
        <grognard_core::ocs::stacking::Excess as Word>::VOCABULARY.first,
        <grognard_core::ocs::stacking::Excess as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsPiece"),
        <grognard_core::ocs::stacking::Piece as Word>::VOCABULARY.first,
        <grognard_core::ocs::stacking::Piece as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsEntry"),
        <grognard_core::ocs::terrain::Entry as Word>::VOCABULARY.first,
        <grognard_core::ocs::terrain::Entry as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsChoice"),
        <grognard_core::ocs::terrain::Choice as Word>::VOCABULARY.first,
        <grognard_core::ocs::terrain::Choice as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsAntiTank"),
        <grognard_core::ocs::terrain::AntiTank as Word>::VOCABULARY.first,
        <grognard_core::ocs::terrain::AntiTank as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsLoadBy"),
        <grognard_core::ocs::trucks::LoadBy as Word>::VOCABULARY.first,
        <grognard_core::ocs::trucks::LoadBy as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsWhenCaptured"),
        <grognard_core::ocs::trucks::WhenCaptured as Word>::VOCABULARY.first,
        <grognard_core::ocs::trucks::WhenCaptured as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsSupplyUse"),
        <grognard_core::ocs::trucks::SupplyUse as Word>::VOCABULARY.first,
        <grognard_core::ocs::trucks::SupplyUse as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsKind"),
        <grognard_core::ocs::units::Kind as Word>::VOCABULARY.first,
        <grognard_core::ocs::units::Kind as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsArm"),
        <grognard_core::ocs::units::Arm as Word>::VOCABULARY.first,
        <grognard_core::ocs::units::Arm as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsSymbol"),
        <grognard_core::ocs::units::Symbol as Word>::VOCABULARY.first,
        <grognard_core::ocs::units::Symbol as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsSize"),
        <grognard_core::ocs::units::Size as Word>::VOCABULARY.first,
        <grognard_core::ocs::units::Size as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsMode"),
        <grognard_core::ocs::units::Mode as Word>::VOCABULARY.first,
        <grognard_core::ocs::units::Mode as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsOrientation"),
        <grognard_core::ocs::units::Orientation as Word>::VOCABULARY.first,
        <grognard_core::ocs::units::Orientation as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsStyle"),
        <grognard_core::ocs::units::Style as Word>::VOCABULARY.first,
        <grognard_core::ocs::units::Style as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsMobility"),
        <grognard_core::ocs::units::Mobility as Word>::VOCABULARY.first,
        <grognard_core::ocs::units::Mobility as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsStocks"),
        <grognard_core::ocs::units::Stocks as Word>::VOCABULARY.first,
        <grognard_core::ocs::units::Stocks as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsCombatSupply"),
        <grognard_core::ocs::units::CombatSupply as Word>::VOCABULARY.first,
        <grognard_core::ocs::units::CombatSupply as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsAboard"),
        <grognard_core::ocs::units::Aboard as Word>::VOCABULARY.first,
        <grognard_core::ocs::units::Aboard as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsTransport"),
        <grognard_core::ocs::units::Transport as Word>::VOCABULARY.first,
        <grognard_core::ocs::units::Transport as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsPhase"),
        <grognard_core::ocs::units::Phase as Word>::VOCABULARY.first,
        <grognard_core::ocs::units::Phase as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsAction"),
        <grognard_core::ocs::zoc::Action as Word>::VOCABULARY.first,
        <grognard_core::ocs::zoc::Action as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogOcsPart"),
        <grognard_core::ocs::zoc::Part as Word>::VOCABULARY.first,
        <grognard_core::ocs::zoc::Part as Word>::VOCABULARY.words,
    ),
];

/// The same with what each word means.
pub(crate) static MEANINGS: &[crate::chart::Meanings] = &[
    (text!("GrogOcsFire"), <grognard_core::ocs::barrage::Fire as Word>::VOCABULARY),
    (text!("GrogOcsOutcome"), <grognard_core::ocs::barrage::Outcome as Word>::VOCABULARY),
    (text!("GrogOcsBarrageResult"), <grognard_core::ocs::barrage::BarrageResult as Word>::VOCABULARY),
    (text!("GrogOcsBoardList"), <grognard_core::ocs::board::BoardList as Word>::VOCABULARY),
    (text!("GrogOcsBoardField"), <grognard_core::ocs::board::BoardField as Word>::VOCABULARY),
    (text!("GrogOcsEdit"), <grognard_core::ocs::board::Edit as Word>::VOCABULARY),
    (text!("GrogOcsSettlement"), <grognard_core::ocs::board::Settlement as Word>::VOCABULARY),
    (text!("GrogOcsFeature"), <grognard_core::ocs::board::Feature as Word>::VOCABULARY),
    (text!("GrogOcsSpoils"), <grognard_core::ocs::capture::Spoils as Word>::VOCABULARY),
    (text!("GrogOcsPolicy"), <grognard_core::ocs::combat::Policy as Word>::VOCABULARY),
    (text!("GrogOcsAttack"), <grognard_core::ocs::combat::Attack as Word>::VOCABULARY),
    (text!("GrogOcsSurprise"), <grognard_core::ocs::combat::Surprise as Word>::VOCABULARY),
    (text!("GrogOcsStage"), <grognard_core::ocs::combat::Stage as Word>::VOCABULARY),
    (text!("GrogOcsAdvance"), <grognard_core::ocs::combat::Advance as Word>::VOCABULARY),
    (text!("GrogOcsCombatResult"), <grognard_core::ocs::combat::CombatResult as Word>::VOCABULARY),
    (text!("GrogOcsConsolidation"), <grognard_core::ocs::consolidation::Consolidation as Word>::VOCABULARY),
    (text!("GrogOcsTask"), <grognard_core::ocs::construction::Task as Word>::VOCABULARY),
    (text!("GrogOcsEffectKind"), <grognard_core::ocs::effects::EffectKind as Word>::VOCABULARY),
    (text!("GrogOcsPurpose"), <grognard_core::ocs::engineers::Purpose as Word>::VOCABULARY),
    (text!("GrogOcsTarget"), <grognard_core::ocs::facility::Target as Word>::VOCABULARY),
    (text!("GrogOcsFacilityResult"), <grognard_core::ocs::facility::FacilityResult as Word>::VOCABULARY),
    (text!("GrogOcsRollPurpose"), <grognard_core::ocs::fog::RollPurpose as Word>::VOCABULARY),
    (text!("GrogOcsVisibility"), <grognard_core::ocs::fog::Visibility as Word>::VOCABULARY),
    (text!("GrogOcsSeenAs"), <grognard_core::ocs::fog::SeenAs as Word>::VOCABULARY),
    (text!("GrogOcsTraced"), <grognard_core::ocs::formations::Traced as Word>::VOCABULARY),
    (text!("GrogOcsFuelBy"), <grognard_core::ocs::fuel::FuelBy as Word>::VOCABULARY),
    (text!("GrogOcsHqAbility"), <grognard_core::ocs::headquarters::HqAbility as Word>::VOCABULARY),
    (text!("GrogOcsGround"), <grognard_core::ocs::odds::Ground as Word>::VOCABULARY),
    (text!("GrogOcsStepLoss"), <grognard_core::ocs::options::StepLoss as Word>::VOCABULARY),
    (text!("GrogOcsRailUse"), <grognard_core::ocs::rail::RailUse as Word>::VOCABULARY),
    (text!("GrogOcsLink"), <grognard_core::ocs::rail::Link as Word>::VOCABULARY),
    (text!("GrogOcsArrivesBy"), <grognard_core::ocs::reinforcements::ArrivesBy as Word>::VOCABULARY),
    (text!("GrogOcsEntrant"), <grognard_core::ocs::stacking::Entrant as Word>::VOCABULARY),
    (text!("GrogOcsMoment"), <grognard_core::ocs::stacking::Moment as Word>::VOCABULARY),
    (text!("GrogOcsExcess"), <grognard_core::ocs::stacking::Excess as Word>::VOCABULARY),
    (text!("GrogOcsPiece"), <grognard_core::ocs::stacking::Piece as Word>::VOCABULARY),
    (text!("GrogOcsEntry"), <grognard_core::ocs::terrain::Entry as Word>::VOCABULARY),
    (text!("GrogOcsChoice"), <grognard_core::ocs::terrain::Choice as Word>::VOCABULARY),
    (text!("GrogOcsAntiTank"), <grognard_core::ocs::terrain::AntiTank as Word>::VOCABULARY),
    (text!("GrogOcsLoadBy"), <grognard_core::ocs::trucks::LoadBy as Word>::VOCABULARY),
    (text!("GrogOcsWhenCaptured"), <grognard_core::ocs::trucks::WhenCaptured as Word>::VOCABULARY),
    (text!("GrogOcsSupplyUse"), <grognard_core::ocs::trucks::SupplyUse as Word>::VOCABULARY),
    (text!("GrogOcsKind"), <grognard_core::ocs::units::Kind as Word>::VOCABULARY),
    (text!("GrogOcsArm"), <grognard_core::ocs::units::Arm as Word>::VOCABULARY),
    (text!("GrogOcsSymbol"), <grognard_core::ocs::units::Symbol as Word>::VOCABULARY),
    (text!("GrogOcsSize"), <grognard_core::ocs::units::Size as Word>::VOCABULARY),
    (text!("GrogOcsMode"), <grognard_core::ocs::units::Mode as Word>::VOCABULARY),
    (text!("GrogOcsOrientation"), <grognard_core::ocs::units::Orientation as Word>::VOCABULARY),
    (text!("GrogOcsStyle"), <grognard_core::ocs::units::Style as Word>::VOCABULARY),
    (text!("GrogOcsMobility"), <grognard_core::ocs::units::Mobility as Word>::VOCABULARY),
    (text!("GrogOcsStocks"), <grognard_core::ocs::units::Stocks as Word>::VOCABULARY),
    (text!("GrogOcsCombatSupply"), <grognard_core::ocs::units::CombatSupply as Word>::VOCABULARY),
    (text!("GrogOcsAboard"), <grognard_core::ocs::units::Aboard as Word>::VOCABULARY),
    (text!("GrogOcsTransport"), <grognard_core::ocs::units::Transport as Word>::VOCABULARY),
    (text!("GrogOcsPhase"), <grognard_core::ocs::units::Phase as Word>::VOCABULARY),
    (text!("GrogOcsAction"), <grognard_core::ocs::zoc::Action as Word>::VOCABULARY),
    (text!("GrogOcsPart"), <grognard_core::ocs::zoc::Part as Word>::VOCABULARY),
];

/// The structures of this system and their sizes.
pub(crate) static SIZES: &[(&str, usize)] = &[
    (text!("GrogOcsFace"), size_of::<grognard_core::ocs::units::Face>()),
    (text!("GrogOcsUnit"), size_of::<grognard_core::ocs::units::Unit>()),
    (text!("GrogOcsMultiplier"), size_of::<grognard_core::ocs::terrain::Multiplier>()),
    (text!("GrogOcsTerrain"), size_of::<grognard_core::ocs::terrain::Terrain>()),
    (text!("GrogOcsApproach"), size_of::<grognard_core::ocs::terrain::Approach>()),
    (text!("GrogOcsGameRules"), size_of::<grognard_core::ocs::options::GameRules>()),
    (text!("GrogOcsExtent"), size_of::<grognard_core::ocs::size::Extent>()),
    (text!("GrogOcsModeEffects"), size_of::<grognard_core::ocs::modes::ModeEffects>()),
    (text!("GrogOcsRating"), size_of::<grognard_core::ocs::modes::Rating>()),
    (text!("GrogOcsColumn"), size_of::<grognard_core::ocs::odds::Column>()),
    (text!("GrogOcsAssessment"), size_of::<grognard_core::ocs::combat::Assessment>()),
    (text!("GrogOcsBattle"), size_of::<grognard_core::ocs::combat::Battle>()),
    (text!("GrogOcsOwed"), size_of::<grognard_core::ocs::combat::Owed>()),
    (text!("GrogOcsSettled"), size_of::<grognard_core::ocs::combat::Settled>()),
    (text!("GrogOcsEffect"), size_of::<grognard_core::ocs::effects::Effect>()),
    (text!("GrogOcsCombatDistribution"), size_of::<grognard_core::ocs::combat::CombatDistribution>()),
    (text!("GrogOcsRetreatHex"), size_of::<grognard_core::ocs::retreat::RetreatHex>()),
    (text!("GrogOcsRetreated"), size_of::<grognard_core::ocs::retreat::Retreated>()),
    (text!("GrogOcsBarrageAssessment"), size_of::<grognard_core::ocs::barrage::BarrageAssessment>()),
    (text!("GrogOcsBarraged"), size_of::<grognard_core::ocs::barrage::Barraged>()),
    (text!("GrogOcsBarrageOwed"), size_of::<grognard_core::ocs::barrage::BarrageOwed>()),
    (text!("GrogOcsBarrageDistribution"), size_of::<grognard_core::ocs::barrage::BarrageDistribution>()),
    (text!("GrogOcsFacilityAssessment"), size_of::<grognard_core::ocs::facility::FacilityAssessment>()),
    (text!("GrogOcsFacilityHit"), size_of::<grognard_core::ocs::facility::FacilityHit>()),
    (text!("GrogOcsFacilityDistribution"), size_of::<grognard_core::ocs::facility::FacilityDistribution>()),
    (text!("GrogOcsCost"), size_of::<grognard_core::ocs::board::Cost>()),
    (text!("GrogOcsChartRow"), size_of::<grognard_core::ocs::board::ChartRow>()),
    (text!("GrogOcsBoardHex"), size_of::<grognard_core::ocs::board::BoardHex>()),
    (text!("GrogOcsBoard"), size_of::<Board>()),
    (text!("GrogOcsZone"), size_of::<grognard_core::ocs::zoc::Zone>()),
    (text!("GrogOcsCoveringUnit"), size_of::<grognard_core::ocs::zoc::CoveringUnit>()),
    (text!("GrogOcsTrack"), size_of::<grognard_core::ocs::rail::Track>()),
    (text!("GrogOcsRailHex"), size_of::<grognard_core::ocs::rail::RailHex>()),
    (text!("GrogOcsDetrainable"), size_of::<grognard_core::ocs::rail::Detrainable>()),
    (text!("GrogOcsRailStopFound"), size_of::<grognard_core::ocs::rail::RailStopFound>()),
    (text!("GrogOcsRailStopsFound"), size_of::<grognard_core::ocs::rail::RailStopsFound>()),
    (text!("GrogOcsRailControlled"), size_of::<grognard_core::ocs::rail::RailControlled>()),
    (text!("GrogOcsRailhead"), size_of::<grognard_core::ocs::rail::Railhead>()),
    (text!("GrogOcsRailExtentFound"), size_of::<grognard_core::ocs::rail::RailExtentFound>()),
    (text!("GrogOcsRailMoved"), size_of::<grognard_core::ocs::rail::RailMoved>()),
    (text!("GrogOcsRailGoal"), size_of::<grognard_core::ocs::rail::RailGoal>()),
    (text!("GrogOcsRailReached"), size_of::<grognard_core::ocs::rail::RailReached>()),
    (text!("GrogOcsRailStep"), size_of::<grognard_core::ocs::rail::RailStep>()),
    (text!("GrogOcsRailConverted"), size_of::<grognard_core::ocs::rail::RailConverted>()),
    (text!("GrogOcsRailTraced"), size_of::<grognard_core::ocs::rail::RailTraced>()),
    (text!("GrogOcsThrowRange"), size_of::<grognard_core::ocs::headquarters::ThrowRange>()),
    (text!("GrogOcsHqAbilities"), size_of::<grognard_core::ocs::headquarters::HqAbilities>()),
    (text!("GrogOcsServiceLimit"), size_of::<grognard_core::ocs::headquarters::ServiceLimit>()),
    (text!("GrogOcsWhichSide"), size_of::<grognard_core::ocs::headquarters::WhichSide>()),
    (text!("GrogOcsArtilleryFire"), size_of::<grognard_core::ocs::artillery::ArtilleryFire>()),
    (text!("GrogOcsReachedHex"), size_of::<grognard_core::ocs::paths::ReachedHex>()),
    (text!("GrogOcsPathHex"), size_of::<grognard_core::ocs::paths::PathHex>()),
    (text!("GrogOcsSupplied"), size_of::<grognard_core::ocs::paths::Supplied>()),
    (text!("GrogOcsSourceRow"), size_of::<grognard_core::ocs::paths::SourceRow>()),
    (text!("GrogOcsSourceTotal"), size_of::<grognard_core::ocs::paths::SourceTotal>()),
    (text!("GrogOcsRelayed"), size_of::<grognard_core::ocs::paths::Relayed>()),
    (text!("GrogOcsLoadingCost"), size_of::<grognard_core::ocs::trucks::LoadingCost>()),
    (text!("GrogOcsCarried"), size_of::<grognard_core::ocs::trucks::Carried>()),
    (text!("GrogOcsTruckAllowance"), size_of::<grognard_core::ocs::trucks::TruckAllowance>()),
    (text!("GrogOcsFreight"), size_of::<grognard_core::ocs::trucks::Freight>()),
    (text!("GrogOcsNeeds"), size_of::<grognard_core::ocs::trucks::Needs>()),
    (text!("GrogOcsLoadLeft"), size_of::<grognard_core::ocs::trucks::LoadLeft>()),
    (text!("GrogOcsStocksUsed"), size_of::<grognard_core::ocs::trucks::StocksUsed>()),
    (text!("GrogOcsCounterMix"), size_of::<grognard_core::ocs::trucks::CounterMix>()),
    (text!("GrogOcsNewCounter"), size_of::<grognard_core::ocs::trucks::NewCounter>()),
    (text!("GrogOcsNewCounters"), size_of::<grognard_core::ocs::trucks::NewCounters>()),
    (text!("GrogOcsPrize"), size_of::<grognard_core::ocs::capture::Prize>()),
    (text!("GrogOcsCaptured"), size_of::<grognard_core::ocs::capture::Captured>()),
    (text!("GrogOcsCaptureDistribution"), size_of::<grognard_core::ocs::capture::CaptureDistribution>()),
    (text!("GrogOcsCaptureSettled"), size_of::<grognard_core::ocs::capture::CaptureSettled>()),
    (text!("GrogOcsFuelRow"), size_of::<grognard_core::ocs::fuel::FuelRow>()),
    (text!("GrogOcsFuelBill"), size_of::<grognard_core::ocs::fuel::FuelBill>()),
    (text!("GrogOcsMarkerState"), size_of::<grognard_core::ocs::formations::MarkerState>()),
    (text!("GrogOcsTraceRow"), size_of::<grognard_core::ocs::formations::TraceRow>()),
    (text!("GrogOcsTraceBill"), size_of::<grognard_core::ocs::formations::TraceBill>()),
    (text!("GrogOcsCrossed"), size_of::<grognard_core::ocs::engineers::Crossed>()),
    (text!("GrogOcsConstructed"), size_of::<grognard_core::ocs::construction::Constructed>()),
    (text!("GrogOcsZoneCount"), size_of::<grognard_core::ocs::zoc::ZoneCount>()),
    (text!("GrogOcsZoneHex"), size_of::<grognard_core::ocs::zoc::ZoneHex>()),
    (text!("GrogOcsActionBasis"), size_of::<grognard_core::ocs::zoc::ActionBasis>()),
    (text!("GrogOcsActionUnit"), size_of::<grognard_core::ocs::zoc::ActionUnit>()),
    (text!("GrogOcsWaypoint"), size_of::<grognard_core::ocs::zoc::Waypoint>()),
    (text!("GrogOcsDropOff"), size_of::<grognard_core::ocs::zoc::DropOff>()),
    (text!("GrogOcsPassage"), size_of::<grognard_core::ocs::zoc::Passage>()),
    (text!("GrogOcsArrival"), size_of::<grognard_core::ocs::zoc::Arrival>()),
    (text!("GrogOcsEntered"), size_of::<grognard_core::ocs::zoc::Entered>()),
    (text!("GrogOcsReplRow"), size_of::<grognard_core::ocs::replacements::ReplRow>()),
    (text!("GrogOcsReplsRolled"), size_of::<grognard_core::ocs::replacements::ReplsRolled>()),
    (text!("GrogOcsRebuildSite"), size_of::<grognard_core::ocs::replacements::RebuildSite>()),
    (text!("GrogOcsRebuildSitesFound"), size_of::<grognard_core::ocs::replacements::RebuildSitesFound>()),
    (text!("GrogOcsRebuildRow"), size_of::<grognard_core::ocs::replacements::RebuildRow>()),
    (text!("GrogOcsRebuildOrder"), size_of::<grognard_core::ocs::replacements::RebuildOrder>()),
    (text!("GrogOcsRebuilt"), size_of::<grognard_core::ocs::replacements::Rebuilt>()),
    (text!("GrogOcsArrived"), size_of::<grognard_core::ocs::reinforcements::Arrived>()),
    (text!("GrogOcsArrivalPlace"), size_of::<grognard_core::ocs::reinforcements::ArrivalPlace>()),
    (text!("GrogOcsArrivalPlacesFound"), size_of::<grognard_core::ocs::reinforcements::ArrivalPlacesFound>()),
    (text!("GrogOcsConsolidated"), size_of::<grognard_core::ocs::consolidation::Consolidated>()),
    (text!("GrogOcsCargoSize"), size_of::<grognard_core::ocs::transport::CargoSize>()),
    (text!("GrogOcsCargoItem"), size_of::<grognard_core::ocs::transport::CargoItem>()),
    (text!("GrogOcsPassenger"), size_of::<grognard_core::ocs::transport::Passenger>()),
    (text!("GrogOcsMovementLeft"), size_of::<grognard_core::ocs::transport::MovementLeft>()),
    (text!("GrogOcsStackSize"), size_of::<grognard_core::ocs::stacking::StackSize>()),
    (text!("GrogOcsOverstacked"), size_of::<grognard_core::ocs::stacking::Overstacked>()),
    (text!("GrogOcsOverstackedCount"), size_of::<grognard_core::ocs::stacking::OverstackedCount>()),
    (text!("GrogOcsSurplus"), size_of::<grognard_core::ocs::stacking::Surplus>()),
    (text!("GrogOcsSurplusChoice"), size_of::<grognard_core::ocs::stacking::SurplusChoice>()),
    (text!("GrogOcsRemainingStack"), size_of::<grognard_core::ocs::stacking::RemainingStack>()),
    (text!("GrogOcsCounter"), size_of::<grognard_core::ocs::stacking::Counter>()),
    (text!("GrogOcsOrderFault"), size_of::<grognard_core::ocs::stacking::OrderFault>()),
    (text!("GrogOcsSeenUnit"), size_of::<grognard_core::ocs::fog::SeenUnit>()),
    (text!("GrogOcsSight"), size_of::<grognard_core::ocs::fog::Sight>()),
    (text!("GrogOcsCombatRevealed"), size_of::<grognard_core::ocs::fog::CombatRevealed>()),
    (text!("GrogOcsBarrageRevealed"), size_of::<grognard_core::ocs::fog::BarrageRevealed>()),
    (text!("GrogOcsAirborne"), size_of::<grognard_core::ocs::fog::Airborne>()),
    (text!("GrogOcsAirRevealed"), size_of::<grognard_core::ocs::fog::AirRevealed>()),
    (text!("GrogOcsRollRecord"), size_of::<grognard_core::ocs::fog::RollRecord>()),
    (text!("GrogOcsUnitClasses"), size_of::<grognard_core::ocs::units::UnitClasses>()),
    (text!("GrogOcsBoardFault"), size_of::<grognard_core::ocs::board::BoardFault>()),
    (text!("GrogOcsBoardSummary"), size_of::<grognard_core::ocs::board::BoardSummary>()),
    (text!("GrogOcsEntryResult"), size_of::<grognard_core::ocs::stacking::EntryResult>()),
    (text!("GrogOcsEntryUnit"), size_of::<grognard_core::ocs::stacking::EntryUnit>()),
    (text!("GrogOcsBoardEdit"), size_of::<grognard_core::ocs::board::BoardEdit>()),
    (text!("GrogOcsApplied"), size_of::<grognard_core::ocs::board::Applied>()),
    (text!("GrogOcsUnitsAttackCapableQuestion"), size_of::<units::UnitsAttackCapableQuestion>()),
    (text!("GrogOcsUnitsAttackCapableAnswer"), size_of::<units::UnitsAttackCapableAnswer>()),
    (text!("GrogOcsUnitsZoneOfControlQuestion"), size_of::<units::UnitsZoneOfControlQuestion>()),
    (text!("GrogOcsUnitsZoneOfControlAnswer"), size_of::<units::UnitsZoneOfControlAnswer>()),
    (text!("GrogOcsUnitsEnterQuestion"), size_of::<units::UnitsEnterQuestion>()),
    (text!("GrogOcsUnitsEnterAnswer"), size_of::<units::UnitsEnterAnswer>()),
    (text!("GrogOcsSizeReQuestion"), size_of::<size::SizeReQuestion>()),
    (text!("GrogOcsSizeReAnswer"), size_of::<size::SizeReAnswer>()),
    (text!("GrogOcsModesEffectsQuestion"), size_of::<modes::ModesEffectsQuestion>()),
    (text!("GrogOcsModesEffectsAnswer"), size_of::<modes::ModesEffectsAnswer>()),
    (text!("GrogOcsModesActionRatingQuestion"), size_of::<modes::ModesActionRatingQuestion>()),
    (text!("GrogOcsModesActionRatingAnswer"), size_of::<modes::ModesActionRatingAnswer>()),
    (text!("GrogOcsOddsRoundQuestion"), size_of::<odds::OddsRoundQuestion>()),
    (text!("GrogOcsOddsRoundAnswer"), size_of::<odds::OddsRoundAnswer>()),
    (text!("GrogOcsOddsColumnQuestion"), size_of::<odds::OddsColumnQuestion>()),
    (text!("GrogOcsOddsColumnAnswer"), size_of::<odds::OddsColumnAnswer>()),
    (text!("GrogOcsCombatAssessQuestion"), size_of::<combat::CombatAssessQuestion>()),
    (text!("GrogOcsCombatAssessAnswer"), size_of::<combat::CombatAssessAnswer>()),
    (text!("GrogOcsCombatResolveQuestion"), size_of::<combat::CombatResolveQuestion>()),
    (text!("GrogOcsCombatResolveAnswer"), size_of::<combat::CombatResolveAnswer>()),
    (text!("GrogOcsCombatChoicesQuestion"), size_of::<combat::CombatChoicesQuestion>()),
    (text!("GrogOcsCombatChoicesAnswer"), size_of::<combat::CombatChoicesAnswer>()),
    (text!("GrogOcsCombatApplyQuestion"), size_of::<combat::CombatApplyQuestion>()),
    (text!("GrogOcsCombatApplyAnswer"), size_of::<combat::CombatApplyAnswer>()),
    (text!("GrogOcsCombatDistributionQuestion"), size_of::<combat::CombatDistributionQuestion>()),
    (text!("GrogOcsCombatDistributionAnswer"), size_of::<combat::CombatDistributionAnswer>()),
    (text!("GrogOcsCombatPercentileQuestion"), size_of::<combat::CombatPercentileQuestion>()),
    (text!("GrogOcsCombatPercentileAnswer"), size_of::<combat::CombatPercentileAnswer>()),
    (text!("GrogOcsRetreatAssessQuestion"), size_of::<retreat::RetreatAssessQuestion>()),
    (text!("GrogOcsRetreatAssessAnswer"), size_of::<retreat::RetreatAssessAnswer>()),
    (text!("GrogOcsBarrageAssessQuestion"), size_of::<barrage::BarrageAssessQuestion>()),
    (text!("GrogOcsBarrageAssessAnswer"), size_of::<barrage::BarrageAssessAnswer>()),
    (text!("GrogOcsBarrageResolveQuestion"), size_of::<barrage::BarrageResolveQuestion>()),
    (text!("GrogOcsBarrageResolveAnswer"), size_of::<barrage::BarrageResolveAnswer>()),
    (text!("GrogOcsBarrageChoicesQuestion"), size_of::<barrage::BarrageChoicesQuestion>()),
    (text!("GrogOcsBarrageChoicesAnswer"), size_of::<barrage::BarrageChoicesAnswer>()),
    (text!("GrogOcsBarrageApplyQuestion"), size_of::<barrage::BarrageApplyQuestion>()),
    (text!("GrogOcsBarrageApplyAnswer"), size_of::<barrage::BarrageApplyAnswer>()),
    (text!("GrogOcsBarrageDistributionQuestion"), size_of::<barrage::BarrageDistributionQuestion>()),
    (text!("GrogOcsBarrageDistributionAnswer"), size_of::<barrage::BarrageDistributionAnswer>()),
    (text!("GrogOcsBarragePercentileQuestion"), size_of::<barrage::BarragePercentileQuestion>()),
    (text!("GrogOcsBarragePercentileAnswer"), size_of::<barrage::BarragePercentileAnswer>()),
    (text!("GrogOcsFacilityAssessQuestion"), size_of::<facility::FacilityAssessQuestion>()),
    (text!("GrogOcsFacilityAssessAnswer"), size_of::<facility::FacilityAssessAnswer>()),
    (text!("GrogOcsFacilityResolveQuestion"), size_of::<facility::FacilityResolveQuestion>()),
    (text!("GrogOcsFacilityResolveAnswer"), size_of::<facility::FacilityResolveAnswer>()),
    (text!("GrogOcsFacilityDistributionQuestion"), size_of::<facility::FacilityDistributionQuestion>()),
    (text!("GrogOcsFacilityDistributionAnswer"), size_of::<facility::FacilityDistributionAnswer>()),
    (text!("GrogOcsZocCoversQuestion"), size_of::<zoc::ZocCoversQuestion>()),
    (text!("GrogOcsZocCoversAnswer"), size_of::<zoc::ZocCoversAnswer>()),
    (text!("GrogOcsRailTrackQuestion"), size_of::<rail::RailTrackQuestion>()),
    (text!("GrogOcsRailTrackAnswer"), size_of::<rail::RailTrackAnswer>()),
    (text!("GrogOcsRailDetrainableQuestion"), size_of::<rail::RailDetrainableQuestion>()),
    (text!("GrogOcsRailDetrainableAnswer"), size_of::<rail::RailDetrainableAnswer>()),
    (text!("GrogOcsRailStopsQuestion"), size_of::<rail::RailStopsQuestion>()),
    (text!("GrogOcsRailStopsAnswer"), size_of::<rail::RailStopsAnswer>()),
    (text!("GrogOcsRailControlQuestion"), size_of::<rail::RailControlQuestion>()),
    (text!("GrogOcsRailControlAnswer"), size_of::<rail::RailControlAnswer>()),
    (text!("GrogOcsRailRailheadsQuestion"), size_of::<rail::RailRailheadsQuestion>()),
    (text!("GrogOcsRailRailheadsAnswer"), size_of::<rail::RailRailheadsAnswer>()),
    (text!("GrogOcsRailAssessQuestion"), size_of::<rail::RailAssessQuestion>()),
    (text!("GrogOcsRailAssessAnswer"), size_of::<rail::RailAssessAnswer>()),
    (text!("GrogOcsRailChoicesQuestion"), size_of::<rail::RailChoicesQuestion>()),
    (text!("GrogOcsRailChoicesAnswer"), size_of::<rail::RailChoicesAnswer>()),
    (text!("GrogOcsRailApplyQuestion"), size_of::<rail::RailApplyQuestion>()),
    (text!("GrogOcsRailApplyAnswer"), size_of::<rail::RailApplyAnswer>()),
    (text!("GrogOcsRailConvertQuestion"), size_of::<rail::RailConvertQuestion>()),
    (text!("GrogOcsRailConvertAnswer"), size_of::<rail::RailConvertAnswer>()),
    (text!("GrogOcsRailTraceQuestion"), size_of::<rail::RailTraceQuestion>()),
    (text!("GrogOcsRailTraceAnswer"), size_of::<rail::RailTraceAnswer>()),
    (text!("GrogOcsHeadquartersAbilityQuestion"), size_of::<headquarters::HeadquartersAbilityQuestion>()),
    (text!("GrogOcsHeadquartersAbilityAnswer"), size_of::<headquarters::HeadquartersAbilityAnswer>()),
    (text!("GrogOcsHeadquartersAbilitiesQuestion"), size_of::<headquarters::HeadquartersAbilitiesQuestion>()),
    (text!("GrogOcsHeadquartersAbilitiesAnswer"), size_of::<headquarters::HeadquartersAbilitiesAnswer>()),
    (text!("GrogOcsHeadquartersServeQuestion"), size_of::<headquarters::HeadquartersServeQuestion>()),
    (text!("GrogOcsHeadquartersServeAnswer"), size_of::<headquarters::HeadquartersServeAnswer>()),
    (text!("GrogOcsHeadquartersCombatSideQuestion"), size_of::<headquarters::HeadquartersCombatSideQuestion>()),
    (text!("GrogOcsHeadquartersCombatSideAnswer"), size_of::<headquarters::HeadquartersCombatSideAnswer>()),
    (text!("GrogOcsArtilleryAssessQuestion"), size_of::<artillery::ArtilleryAssessQuestion>()),
    (text!("GrogOcsArtilleryAssessAnswer"), size_of::<artillery::ArtilleryAssessAnswer>()),
    (text!("GrogOcsPathsThrowReachQuestion"), size_of::<paths::PathsThrowReachQuestion>()),
    (text!("GrogOcsPathsThrowReachAnswer"), size_of::<paths::PathsThrowReachAnswer>()),
    (text!("GrogOcsPathsThrowToQuestion"), size_of::<paths::PathsThrowToQuestion>()),
    (text!("GrogOcsPathsThrowToAnswer"), size_of::<paths::PathsThrowToAnswer>()),
    (text!("GrogOcsPathsDrawQuestion"), size_of::<paths::PathsDrawQuestion>()),
    (text!("GrogOcsPathsDrawAnswer"), size_of::<paths::PathsDrawAnswer>()),
    (text!("GrogOcsPathsSourcesQuestion"), size_of::<paths::PathsSourcesQuestion>()),
    (text!("GrogOcsPathsSourcesAnswer"), size_of::<paths::PathsSourcesAnswer>()),
    (text!("GrogOcsPathsRelayQuestion"), size_of::<paths::PathsRelayQuestion>()),
    (text!("GrogOcsPathsRelayAnswer"), size_of::<paths::PathsRelayAnswer>()),
    (text!("GrogOcsTrucksLoadQuestion"), size_of::<trucks::TrucksLoadQuestion>()),
    (text!("GrogOcsTrucksLoadAnswer"), size_of::<trucks::TrucksLoadAnswer>()),
    (text!("GrogOcsTrucksUnloadQuestion"), size_of::<trucks::TrucksUnloadQuestion>()),
    (text!("GrogOcsTrucksUnloadAnswer"), size_of::<trucks::TrucksUnloadAnswer>()),
    (text!("GrogOcsTrucksCarryQuestion"), size_of::<trucks::TrucksCarryQuestion>()),
    (text!("GrogOcsTrucksCarryAnswer"), size_of::<trucks::TrucksCarryAnswer>()),
    (text!("GrogOcsTrucksAdvanceQuestion"), size_of::<trucks::TrucksAdvanceQuestion>()),
    (text!("GrogOcsTrucksAdvanceAnswer"), size_of::<trucks::TrucksAdvanceAnswer>()),
    (text!("GrogOcsTrucksModeQuestion"), size_of::<trucks::TrucksModeQuestion>()),
    (text!("GrogOcsTrucksModeAnswer"), size_of::<trucks::TrucksModeAnswer>()),
    (text!("GrogOcsTrucksShipQuestion"), size_of::<trucks::TrucksShipQuestion>()),
    (text!("GrogOcsTrucksShipAnswer"), size_of::<trucks::TrucksShipAnswer>()),
    (text!("GrogOcsTrucksNeedsQuestion"), size_of::<trucks::TrucksNeedsQuestion>()),
    (text!("GrogOcsTrucksNeedsAnswer"), size_of::<trucks::TrucksNeedsAnswer>()),
    (text!("GrogOcsTrucksSpendQuestion"), size_of::<trucks::TrucksSpendQuestion>()),
    (text!("GrogOcsTrucksSpendAnswer"), size_of::<trucks::TrucksSpendAnswer>()),
    (text!("GrogOcsTrucksStocksQuestion"), size_of::<trucks::TrucksStocksQuestion>()),
    (text!("GrogOcsTrucksStocksAnswer"), size_of::<trucks::TrucksStocksAnswer>()),
    (text!("GrogOcsTrucksCombineQuestion"), size_of::<trucks::TrucksCombineQuestion>()),
    (text!("GrogOcsTrucksCombineAnswer"), size_of::<trucks::TrucksCombineAnswer>()),
    (text!("GrogOcsTrucksExtendQuestion"), size_of::<trucks::TrucksExtendQuestion>()),
    (text!("GrogOcsTrucksExtendAnswer"), size_of::<trucks::TrucksExtendAnswer>()),
    (text!("GrogOcsCaptureAssessQuestion"), size_of::<capture::CaptureAssessQuestion>()),
    (text!("GrogOcsCaptureAssessAnswer"), size_of::<capture::CaptureAssessAnswer>()),
    (text!("GrogOcsCaptureResolveQuestion"), size_of::<capture::CaptureResolveQuestion>()),
    (text!("GrogOcsCaptureResolveAnswer"), size_of::<capture::CaptureResolveAnswer>()),
    (text!("GrogOcsCaptureDistributionQuestion"), size_of::<capture::CaptureDistributionQuestion>()),
    (text!("GrogOcsCaptureDistributionAnswer"), size_of::<capture::CaptureDistributionAnswer>()),
    (text!("GrogOcsCaptureApplyQuestion"), size_of::<capture::CaptureApplyQuestion>()),
    (text!("GrogOcsCaptureApplyAnswer"), size_of::<capture::CaptureApplyAnswer>()),
    (text!("GrogOcsCaptureDisplaceQuestion"), size_of::<capture::CaptureDisplaceQuestion>()),
    (text!("GrogOcsCaptureDisplaceAnswer"), size_of::<capture::CaptureDisplaceAnswer>()),
    (text!("GrogOcsFuelAssessQuestion"), size_of::<fuel::FuelAssessQuestion>()),
    (text!("GrogOcsFuelAssessAnswer"), size_of::<fuel::FuelAssessAnswer>()),
    (text!("GrogOcsFormationsMarkerQuestion"), size_of::<formations::FormationsMarkerQuestion>()),
    (text!("GrogOcsFormationsMarkerAnswer"), size_of::<formations::FormationsMarkerAnswer>()),
    (text!("GrogOcsFormationsJoinQuestion"), size_of::<formations::FormationsJoinQuestion>()),
    (text!("GrogOcsFormationsJoinAnswer"), size_of::<formations::FormationsJoinAnswer>()),
    (text!("GrogOcsFormationsTraceQuestion"), size_of::<formations::FormationsTraceQuestion>()),
    (text!("GrogOcsFormationsTraceAnswer"), size_of::<formations::FormationsTraceAnswer>()),
    (text!("GrogOcsEngineersCapableQuestion"), size_of::<engineers::EngineersCapableQuestion>()),
    (text!("GrogOcsEngineersCapableAnswer"), size_of::<engineers::EngineersCapableAnswer>()),
    (text!("GrogOcsEngineersBridgeQuestion"), size_of::<engineers::EngineersBridgeQuestion>()),
    (text!("GrogOcsEngineersBridgeAnswer"), size_of::<engineers::EngineersBridgeAnswer>()),
    (text!("GrogOcsEngineersDetrainableQuestion"), size_of::<engineers::EngineersDetrainableQuestion>()),
    (text!("GrogOcsEngineersDetrainableAnswer"), size_of::<engineers::EngineersDetrainableAnswer>()),
    (text!("GrogOcsConstructionAssessQuestion"), size_of::<construction::ConstructionAssessQuestion>()),
    (text!("GrogOcsConstructionAssessAnswer"), size_of::<construction::ConstructionAssessAnswer>()),
    (text!("GrogOcsZocZonesQuestion"), size_of::<zoc::ZocZonesQuestion>()),
    (text!("GrogOcsZocZonesAnswer"), size_of::<zoc::ZocZonesAnswer>()),
    (text!("GrogOcsZocAssessQuestion"), size_of::<zoc::ZocAssessQuestion>()),
    (text!("GrogOcsZocAssessAnswer"), size_of::<zoc::ZocAssessAnswer>()),
    (text!("GrogOcsZocPathQuestion"), size_of::<zoc::ZocPathQuestion>()),
    (text!("GrogOcsZocPathAnswer"), size_of::<zoc::ZocPathAnswer>()),
    (text!("GrogOcsZocRetreatQuestion"), size_of::<zoc::ZocRetreatQuestion>()),
    (text!("GrogOcsZocRetreatAnswer"), size_of::<zoc::ZocRetreatAnswer>()),
    (text!("GrogOcsReplacementsResolveQuestion"), size_of::<replacements::ReplacementsResolveQuestion>()),
    (text!("GrogOcsReplacementsResolveAnswer"), size_of::<replacements::ReplacementsResolveAnswer>()),
    (text!("GrogOcsReplacementsSitesQuestion"), size_of::<replacements::ReplacementsSitesQuestion>()),
    (text!("GrogOcsReplacementsSitesAnswer"), size_of::<replacements::ReplacementsSitesAnswer>()),
    (text!("GrogOcsReplacementsAssessQuestion"), size_of::<replacements::ReplacementsAssessQuestion>()),
    (text!("GrogOcsReplacementsAssessAnswer"), size_of::<replacements::ReplacementsAssessAnswer>()),
    (text!("GrogOcsReinforcementsAssessQuestion"), size_of::<reinforcements::ReinforcementsAssessQuestion>()),
    (text!("GrogOcsReinforcementsAssessAnswer"), size_of::<reinforcements::ReinforcementsAssessAnswer>()),
    (text!("GrogOcsReinforcementsChoicesQuestion"), size_of::<reinforcements::ReinforcementsChoicesQuestion>()),
    (text!("GrogOcsReinforcementsChoicesAnswer"), size_of::<reinforcements::ReinforcementsChoicesAnswer>()),
    (text!("GrogOcsConsolidationAssessQuestion"), size_of::<consolidation::ConsolidationAssessQuestion>()),
    (text!("GrogOcsConsolidationAssessAnswer"), size_of::<consolidation::ConsolidationAssessAnswer>()),
    (text!("GrogOcsTransportEquivalentsQuestion"), size_of::<transport::TransportEquivalentsQuestion>()),
    (text!("GrogOcsTransportEquivalentsAnswer"), size_of::<transport::TransportEquivalentsAnswer>()),
    (text!("GrogOcsTransportAssessQuestion"), size_of::<transport::TransportAssessQuestion>()),
    (text!("GrogOcsTransportAssessAnswer"), size_of::<transport::TransportAssessAnswer>()),
    (text!("GrogOcsTransportMovementQuestion"), size_of::<transport::TransportMovementQuestion>()),
    (text!("GrogOcsTransportMovementAnswer"), size_of::<transport::TransportMovementAnswer>()),
    (text!("GrogOcsStackingSizeQuestion"), size_of::<stacking::StackingSizeQuestion>()),
    (text!("GrogOcsStackingSizeAnswer"), size_of::<stacking::StackingSizeAnswer>()),
    (text!("GrogOcsStackingAssessQuestion"), size_of::<stacking::StackingAssessQuestion>()),
    (text!("GrogOcsStackingAssessAnswer"), size_of::<stacking::StackingAssessAnswer>()),
    (text!("GrogOcsStackingOverstackedQuestion"), size_of::<stacking::StackingOverstackedQuestion>()),
    (text!("GrogOcsStackingOverstackedAnswer"), size_of::<stacking::StackingOverstackedAnswer>()),
    (text!("GrogOcsStackingChoicesQuestion"), size_of::<stacking::StackingChoicesQuestion>()),
    (text!("GrogOcsStackingChoicesAnswer"), size_of::<stacking::StackingChoicesAnswer>()),
    (text!("GrogOcsStackingApplyQuestion"), size_of::<stacking::StackingApplyQuestion>()),
    (text!("GrogOcsStackingApplyAnswer"), size_of::<stacking::StackingApplyAnswer>()),
    (text!("GrogOcsStackingOrderQuestion"), size_of::<stacking::StackingOrderQuestion>()),
    (text!("GrogOcsStackingOrderAnswer"), size_of::<stacking::StackingOrderAnswer>()),
    (text!("GrogOcsStackingArrangeQuestion"), size_of::<stacking::StackingArrangeQuestion>()),
    (text!("GrogOcsStackingArrangeAnswer"), size_of::<stacking::StackingArrangeAnswer>()),
    (text!("GrogOcsFogSeesQuestion"), size_of::<fog::FogSeesQuestion>()),
    (text!("GrogOcsFogSeesAnswer"), size_of::<fog::FogSeesAnswer>()),
    (text!("GrogOcsFogCombatQuestion"), size_of::<fog::FogCombatQuestion>()),
    (text!("GrogOcsFogCombatAnswer"), size_of::<fog::FogCombatAnswer>()),
    (text!("GrogOcsFogBarrageQuestion"), size_of::<fog::FogBarrageQuestion>()),
    (text!("GrogOcsFogBarrageAnswer"), size_of::<fog::FogBarrageAnswer>()),
    (text!("GrogOcsFogAirQuestion"), size_of::<fog::FogAirQuestion>()),
    (text!("GrogOcsFogAirAnswer"), size_of::<fog::FogAirAnswer>()),
    (text!("GrogOcsFogRollQuestion"), size_of::<fog::FogRollQuestion>()),
    (text!("GrogOcsFogRollAnswer"), size_of::<fog::FogRollAnswer>()),
    (text!("GrogOcsUnitsClassesQuestion"), size_of::<units::UnitsClassesQuestion>()),
    (text!("GrogOcsUnitsClassesAnswer"), size_of::<units::UnitsClassesAnswer>()),
    (text!("GrogOcsBoardCheckQuestion"), size_of::<board::BoardCheckQuestion>()),
    (text!("GrogOcsBoardCheckAnswer"), size_of::<board::BoardCheckAnswer>()),
    (text!("GrogOcsStackingEnterQuestion"), size_of::<stacking::StackingEnterQuestion>()),
    (text!("GrogOcsStackingEnterAnswer"), size_of::<stacking::StackingEnterAnswer>()),
    (text!("GrogOcsBoardApplyQuestion"), size_of::<board::BoardApplyQuestion>()),
    (text!("GrogOcsBoardApplyAnswer"), size_of::<board::BoardApplyAnswer>()),
];
