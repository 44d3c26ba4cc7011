//! The functions of the system `axis_allies`: a chapter's in a file or a folder. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::memory;
use grognard_core::axis_allies::board::Holding;
use grognard_core::axis_allies::board::Unit;
use grognard_core::axis_allies::map::Canal;
use grognard_core::axis_allies::map::Link;
use grognard_core::axis_allies::map::Space;
use grognard_core::axis_allies::units::UnitValue;
use grognard_core::reflect::Flag;
use grognard_core::reflect::Word;
use grognard_core::text;

pub mod antiaircraft;
pub mod battle;
pub mod bombing;
pub mod carriers;
pub mod conquest;
pub mod income;
pub mod landing;
pub mod map;
pub mod movement;
pub mod moves;
pub mod placement;
pub mod transport;
pub mod units;
pub mod victory;
pub mod withdrawal;

/// A position, with the board and the unit chart of the game.
/// The library keeps no copy: the lists belong to the caller, and may be used for many questions.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Board {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The spaces of a custom board, whose numbers count from 1 and have no names. An empty list for the second
    /// edition's board.
    pub spaces: *const Space,
    /// Length of `spaces`.
    pub spaces_len: usize,
    /// The borders of a custom board.
    pub links: *const Link,
    /// Length of `links`.
    pub links_len: usize,
    /// The canals of a custom board.
    pub canals: *const Canal,
    /// Length of `canals`.
    pub canals_len: usize,
    /// Rows of the unit chart that replace the edition's.
    pub chart: *const UnitValue,
    /// Length of `chart`.
    pub chart_len: usize,
    /// The spaces whose state has changed since the start of the game.
    pub holdings: *const Holding,
    /// Length of `holdings`.
    pub holdings_len: usize,
    /// The pieces of every power.
    pub units: *const Unit,
    /// Length of `units`.
    pub units_len: usize,
    /// TAS also borders the seas north and south of Australia, as on the printed board. An option that replaces 2.5.
    pub tas_links: Flag,
    /// Must be 0.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<Board>() == if cfg!(target_pointer_width = "64") { 112 } else { 60 });

impl Board {
    /// The lists as the core takes them.
    ///
    /// # Safety
    /// It leads to a structure whose lists have been looked at.
    #[cfg_attr(not(feature = "std"), inline(never))]
    unsafe fn lent<'a>(this: *const Self) -> grognard_core::axis_allies::board::Board<'a> {
        // SAFETY: by the caller's promise.
        let this = unsafe { &*this };
        grognard_core::axis_allies::board::Board {
            // SAFETY: looked at.
            spaces: unsafe { memory::list(this.spaces, this.spaces_len) },
            // SAFETY: looked at.
            links: unsafe { memory::list(this.links, this.links_len) },
            // SAFETY: looked at.
            canals: unsafe { memory::list(this.canals, this.canals_len) },
            // SAFETY: looked at.
            chart: unsafe { memory::list(this.chart, this.chart_len) },
            // SAFETY: looked at.
            holdings: unsafe { memory::list(this.holdings, this.holdings_len) },
            // SAFETY: looked at.
            units: unsafe { memory::list(this.units, this.units_len) },
            tas_links: this.tas_links,
        }
    }
}

/// The vocabularies of this system and their words.
pub(crate) static WORDS: &[crate::text::Words] = &[
    (
        text!("GrogAxisAlliesDecision"),
        <grognard_core::axis_allies::battle::Decision as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::battle::Decision as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesGoal"),
        <grognard_core::axis_allies::battle::Goal as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::battle::Goal as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesPrice"),
        <grognard_core::axis_allies::battle::Price as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::battle::Price as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesLossOf"),
        <grognard_core::axis_allies::battle::LossOf as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::battle::LossOf as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesBattleKind"),
        <grognard_core::axis_allies::battle::BattleKind as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::battle::BattleKind as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesRole"),
        <grognard_core::axis_allies::battle::Role as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::battle::Role as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesEnding"),
        <grognard_core::axis_allies::battle::Ending as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::battle::Ending as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesStage"),
        <grognard_core::axis_allies::battle::Stage as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::battle::Stage as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesBattleEffectKind"),
        <grognard_core::axis_allies::battle::BattleEffectKind as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::battle::BattleEffectKind as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesUnloading"),
        <grognard_core::axis_allies::board::Unloading as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::board::Unloading as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesFate"),
        <grognard_core::axis_allies::carriers::Fate as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::carriers::Fate as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesMeans"),
        <grognard_core::axis_allies::conquest::Means as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::conquest::Means as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesChange"),
        <grognard_core::axis_allies::conquest::Change as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::conquest::Change as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesSurface"),
        <grognard_core::axis_allies::map::Surface as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::map::Surface as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesSite"),
        <grognard_core::axis_allies::map::Site as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::map::Site as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesPhase"),
        <grognard_core::axis_allies::orders::Phase as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::orders::Phase as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesAction"),
        <grognard_core::axis_allies::orders::Action as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::orders::Action as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesIncident"),
        <grognard_core::axis_allies::orders::Incident as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::orders::Incident as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesPower"),
        <grognard_core::axis_allies::powers::Power as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::powers::Power as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesSide"),
        <grognard_core::axis_allies::powers::Side as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::powers::Side as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesKind"),
        <grognard_core::axis_allies::units::Kind as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::units::Kind as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesDomain"),
        <grognard_core::axis_allies::units::Domain as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::units::Domain as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesGround"),
        <grognard_core::axis_allies::victory::Ground as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::victory::Ground as Word>::VOCABULARY.words,
    ),
    (
        text!("GrogAxisAlliesLeaving"),
        <grognard_core::axis_allies::withdrawal::Leaving as Word>::VOCABULARY.first,
        <grognard_core::axis_allies::withdrawal::Leaving as Word>::VOCABULARY.words,
    ),
];

/// The same with what each word means.
pub(crate) static MEANINGS: &[crate::chart::Meanings] = &[
    (text!("GrogAxisAlliesDecision"), <grognard_core::axis_allies::battle::Decision as Word>::VOCABULARY),
    (text!("GrogAxisAlliesGoal"), <grognard_core::axis_allies::battle::Goal as Word>::VOCABULARY),
    (text!("GrogAxisAlliesPrice"), <grognard_core::axis_allies::battle::Price as Word>::VOCABULARY),
    (text!("GrogAxisAlliesLossOf"), <grognard_core::axis_allies::battle::LossOf as Word>::VOCABULARY),
    (text!("GrogAxisAlliesBattleKind"), <grognard_core::axis_allies::battle::BattleKind as Word>::VOCABULARY),
    (text!("GrogAxisAlliesRole"), <grognard_core::axis_allies::battle::Role as Word>::VOCABULARY),
    (text!("GrogAxisAlliesEnding"), <grognard_core::axis_allies::battle::Ending as Word>::VOCABULARY),
    (text!("GrogAxisAlliesStage"), <grognard_core::axis_allies::battle::Stage as Word>::VOCABULARY),
    (
        text!("GrogAxisAlliesBattleEffectKind"),
        <grognard_core::axis_allies::battle::BattleEffectKind as Word>::VOCABULARY,
    ),
    (text!("GrogAxisAlliesUnloading"), <grognard_core::axis_allies::board::Unloading as Word>::VOCABULARY),
    (text!("GrogAxisAlliesFate"), <grognard_core::axis_allies::carriers::Fate as Word>::VOCABULARY),
    (text!("GrogAxisAlliesMeans"), <grognard_core::axis_allies::conquest::Means as Word>::VOCABULARY),
    (text!("GrogAxisAlliesChange"), <grognard_core::axis_allies::conquest::Change as Word>::VOCABULARY),
    (text!("GrogAxisAlliesSurface"), <grognard_core::axis_allies::map::Surface as Word>::VOCABULARY),
    (text!("GrogAxisAlliesSite"), <grognard_core::axis_allies::map::Site as Word>::VOCABULARY),
    (text!("GrogAxisAlliesPhase"), <grognard_core::axis_allies::orders::Phase as Word>::VOCABULARY),
    (text!("GrogAxisAlliesAction"), <grognard_core::axis_allies::orders::Action as Word>::VOCABULARY),
    (text!("GrogAxisAlliesIncident"), <grognard_core::axis_allies::orders::Incident as Word>::VOCABULARY),
    (text!("GrogAxisAlliesPower"), <grognard_core::axis_allies::powers::Power as Word>::VOCABULARY),
    (text!("GrogAxisAlliesSide"), <grognard_core::axis_allies::powers::Side as Word>::VOCABULARY),
    (text!("GrogAxisAlliesKind"), <grognard_core::axis_allies::units::Kind as Word>::VOCABULARY),
    (text!("GrogAxisAlliesDomain"), <grognard_core::axis_allies::units::Domain as Word>::VOCABULARY),
    (text!("GrogAxisAlliesGround"), <grognard_core::axis_allies::victory::Ground as Word>::VOCABULARY),
    (text!("GrogAxisAlliesLeaving"), <grognard_core::axis_allies::withdrawal::Leaving as Word>::VOCABULARY),
];

/// The structures of this system and their sizes.
pub(crate) static SIZES: &[(&str, usize)] = &[
    (text!("GrogAxisAlliesUnitValue"), size_of::<grognard_core::axis_allies::units::UnitValue>()),
    (text!("GrogAxisAlliesForce"), size_of::<grognard_core::axis_allies::battle::Force>()),
    (text!("GrogAxisAlliesFigures"), size_of::<grognard_core::axis_allies::battle::Figures>()),
    (text!("GrogAxisAlliesBombardment"), size_of::<grognard_core::axis_allies::battle::Bombardment>()),
    (text!("GrogAxisAlliesBattle"), size_of::<grognard_core::axis_allies::battle::Battle>()),
    (text!("GrogAxisAlliesTurn"), size_of::<grognard_core::axis_allies::battle::Turn>()),
    (text!("GrogAxisAlliesBattleEffect"), size_of::<grognard_core::axis_allies::battle::BattleEffect>()),
    (text!("GrogAxisAlliesLaden"), size_of::<grognard_core::axis_allies::battle::Laden>()),
    (text!("GrogAxisAlliesSunk"), size_of::<grognard_core::axis_allies::battle::Sunk>()),
    (text!("GrogAxisAlliesPlan"), size_of::<grognard_core::axis_allies::battle::Plan>()),
    (text!("GrogAxisAlliesWave"), size_of::<grognard_core::axis_allies::battle::Wave>()),
    (text!("GrogAxisAlliesExpected"), size_of::<grognard_core::axis_allies::chance::Expected>()),
    (text!("GrogAxisAlliesExpectedForce"), size_of::<grognard_core::axis_allies::battle::ExpectedForce>()),
    (text!("GrogAxisAlliesBattleChances"), size_of::<grognard_core::axis_allies::battle::BattleChances>()),
    (text!("GrogAxisAlliesBattleOutcome"), size_of::<grognard_core::axis_allies::battle::BattleOutcome>()),
    (text!("GrogAxisAlliesRoundChance"), size_of::<grognard_core::axis_allies::battle::RoundChance>()),
    (text!("GrogAxisAlliesLossChance"), size_of::<grognard_core::axis_allies::battle::LossChance>()),
    (text!("GrogAxisAlliesLossesWeighed"), size_of::<grognard_core::axis_allies::battle::LossesWeighed>()),
    (text!("GrogAxisAlliesBattlePercentile"), size_of::<grognard_core::axis_allies::battle::BattlePercentile>()),
    (text!("GrogAxisAlliesFound"), size_of::<grognard_core::axis_allies::battle::Found>()),
    (text!("GrogAxisAlliesAaVolley"), size_of::<grognard_core::axis_allies::antiaircraft::AaVolley>()),
    (text!("GrogAxisAlliesAaHits"), size_of::<grognard_core::axis_allies::antiaircraft::AaHits>()),
    (text!("GrogAxisAlliesAaChance"), size_of::<grognard_core::axis_allies::antiaircraft::AaChance>()),
    (text!("GrogAxisAlliesAaChances"), size_of::<grognard_core::axis_allies::antiaircraft::AaChances>()),
    (text!("GrogAxisAlliesRaidAssessment"), size_of::<grognard_core::axis_allies::bombing::RaidAssessment>()),
    (text!("GrogAxisAlliesRaided"), size_of::<grognard_core::axis_allies::bombing::Raided>()),
    (text!("GrogAxisAlliesRaidOutcome"), size_of::<grognard_core::axis_allies::bombing::RaidOutcome>()),
    (text!("GrogAxisAlliesRaidChances"), size_of::<grognard_core::axis_allies::bombing::RaidChances>()),
    (text!("GrogAxisAlliesSpace"), size_of::<grognard_core::axis_allies::map::Space>()),
    (text!("GrogAxisAlliesLink"), size_of::<grognard_core::axis_allies::map::Link>()),
    (text!("GrogAxisAlliesCanal"), size_of::<grognard_core::axis_allies::map::Canal>()),
    (text!("GrogAxisAlliesHolding"), size_of::<grognard_core::axis_allies::board::Holding>()),
    (text!("GrogAxisAlliesUnit"), size_of::<grognard_core::axis_allies::board::Unit>()),
    (text!("GrogAxisAlliesBoard"), size_of::<Board>()),
    (text!("GrogAxisAlliesSpaceFacts"), size_of::<grognard_core::axis_allies::map::SpaceFacts>()),
    (text!("GrogAxisAlliesBorder"), size_of::<grognard_core::axis_allies::map::Border>()),
    (text!("GrogAxisAlliesStarted"), size_of::<grognard_core::axis_allies::map::Started>()),
    (text!("GrogAxisAlliesOrder"), size_of::<grognard_core::axis_allies::orders::Order>()),
    (text!("GrogAxisAlliesObjection"), size_of::<grognard_core::axis_allies::orders::Objection>()),
    (text!("GrogAxisAlliesHappening"), size_of::<grognard_core::axis_allies::orders::Happening>()),
    (text!("GrogAxisAlliesPassage"), size_of::<grognard_core::axis_allies::movement::Passage>()),
    (text!("GrogAxisAlliesReached"), size_of::<grognard_core::axis_allies::movement::Reached>()),
    (text!("GrogAxisAlliesRange"), size_of::<grognard_core::axis_allies::movement::Range>()),
    (text!("GrogAxisAlliesShipped"), size_of::<grognard_core::axis_allies::transport::Shipped>()),
    (text!("GrogAxisAlliesDeclared"), size_of::<grognard_core::axis_allies::moves::Declared>()),
    (text!("GrogAxisAlliesStrip"), size_of::<grognard_core::axis_allies::landing::Strip>()),
    (text!("GrogAxisAlliesFlight"), size_of::<grognard_core::axis_allies::landing::Flight>()),
    (text!("GrogAxisAlliesStranded"), size_of::<grognard_core::axis_allies::carriers::Stranded>()),
    (text!("GrogAxisAlliesLanded"), size_of::<grognard_core::axis_allies::carriers::Landed>()),
    (text!("GrogAxisAlliesWay"), size_of::<grognard_core::axis_allies::withdrawal::Way>()),
    (text!("GrogAxisAlliesRefuge"), size_of::<grognard_core::axis_allies::withdrawal::Refuge>()),
    (text!("GrogAxisAlliesRefuges"), size_of::<grognard_core::axis_allies::withdrawal::Refuges>()),
    (text!("GrogAxisAlliesTransfer"), size_of::<grognard_core::axis_allies::conquest::Transfer>()),
    (text!("GrogAxisAlliesConquest"), size_of::<grognard_core::axis_allies::conquest::Conquest>()),
    (text!("GrogAxisAlliesIncome"), size_of::<grognard_core::axis_allies::income::Income>()),
    (text!("GrogAxisAlliesVictory"), size_of::<grognard_core::axis_allies::victory::Victory>()),
    (text!("GrogAxisAlliesPlacement"), size_of::<grognard_core::axis_allies::placement::Placement>()),
    (text!("GrogAxisAlliesRefusal"), size_of::<grognard_core::axis_allies::placement::Refusal>()),
    (text!("GrogAxisAlliesPlaced"), size_of::<grognard_core::axis_allies::placement::Placed>()),
    (text!("GrogAxisAlliesUnitsValuesQuestion"), size_of::<units::UnitsValuesQuestion>()),
    (text!("GrogAxisAlliesUnitsValuesAnswer"), size_of::<units::UnitsValuesAnswer>()),
    (text!("GrogAxisAlliesBattleBeginQuestion"), size_of::<battle::BattleBeginQuestion>()),
    (text!("GrogAxisAlliesBattleBeginAnswer"), size_of::<battle::BattleBeginAnswer>()),
    (text!("GrogAxisAlliesBattleChoicesQuestion"), size_of::<battle::BattleChoicesQuestion>()),
    (text!("GrogAxisAlliesBattleChoicesAnswer"), size_of::<battle::BattleChoicesAnswer>()),
    (text!("GrogAxisAlliesBattleApplyQuestion"), size_of::<battle::BattleApplyQuestion>()),
    (text!("GrogAxisAlliesBattleApplyAnswer"), size_of::<battle::BattleApplyAnswer>()),
    (text!("GrogAxisAlliesBattleSinkQuestion"), size_of::<battle::BattleSinkQuestion>()),
    (text!("GrogAxisAlliesBattleSinkAnswer"), size_of::<battle::BattleSinkAnswer>()),
    (text!("GrogAxisAlliesBattleDistributionQuestion"), size_of::<battle::BattleDistributionQuestion>()),
    (text!("GrogAxisAlliesBattleDistributionAnswer"), size_of::<battle::BattleDistributionAnswer>()),
    (text!("GrogAxisAlliesBattleRoundsQuestion"), size_of::<battle::BattleRoundsQuestion>()),
    (text!("GrogAxisAlliesBattleRoundsAnswer"), size_of::<battle::BattleRoundsAnswer>()),
    (text!("GrogAxisAlliesBattleLossesQuestion"), size_of::<battle::BattleLossesQuestion>()),
    (text!("GrogAxisAlliesBattleLossesAnswer"), size_of::<battle::BattleLossesAnswer>()),
    (text!("GrogAxisAlliesBattlePercentileQuestion"), size_of::<battle::BattlePercentileQuestion>()),
    (text!("GrogAxisAlliesBattlePercentileAnswer"), size_of::<battle::BattlePercentileAnswer>()),
    (text!("GrogAxisAlliesBattleFewestQuestion"), size_of::<battle::BattleFewestQuestion>()),
    (text!("GrogAxisAlliesBattleFewestAnswer"), size_of::<battle::BattleFewestAnswer>()),
    (text!("GrogAxisAlliesAntiaircraftAssessQuestion"), size_of::<antiaircraft::AntiaircraftAssessQuestion>()),
    (text!("GrogAxisAlliesAntiaircraftAssessAnswer"), size_of::<antiaircraft::AntiaircraftAssessAnswer>()),
    (text!("GrogAxisAlliesAntiaircraftResolveQuestion"), size_of::<antiaircraft::AntiaircraftResolveQuestion>()),
    (text!("GrogAxisAlliesAntiaircraftResolveAnswer"), size_of::<antiaircraft::AntiaircraftResolveAnswer>()),
    (
        text!("GrogAxisAlliesAntiaircraftDistributionQuestion"),
        size_of::<antiaircraft::AntiaircraftDistributionQuestion>(),
    ),
    (text!("GrogAxisAlliesAntiaircraftDistributionAnswer"), size_of::<antiaircraft::AntiaircraftDistributionAnswer>()),
    (text!("GrogAxisAlliesBombingAssessQuestion"), size_of::<bombing::BombingAssessQuestion>()),
    (text!("GrogAxisAlliesBombingAssessAnswer"), size_of::<bombing::BombingAssessAnswer>()),
    (text!("GrogAxisAlliesBombingResolveQuestion"), size_of::<bombing::BombingResolveQuestion>()),
    (text!("GrogAxisAlliesBombingResolveAnswer"), size_of::<bombing::BombingResolveAnswer>()),
    (text!("GrogAxisAlliesBombingDistributionQuestion"), size_of::<bombing::BombingDistributionQuestion>()),
    (text!("GrogAxisAlliesBombingDistributionAnswer"), size_of::<bombing::BombingDistributionAnswer>()),
    (text!("GrogAxisAlliesMapSpaceQuestion"), size_of::<map::MapSpaceQuestion>()),
    (text!("GrogAxisAlliesMapSpaceAnswer"), size_of::<map::MapSpaceAnswer>()),
    (text!("GrogAxisAlliesMapAdjacentQuestion"), size_of::<map::MapAdjacentQuestion>()),
    (text!("GrogAxisAlliesMapAdjacentAnswer"), size_of::<map::MapAdjacentAnswer>()),
    (text!("GrogAxisAlliesMapSetupQuestion"), size_of::<map::MapSetupQuestion>()),
    (text!("GrogAxisAlliesMapSetupAnswer"), size_of::<map::MapSetupAnswer>()),
    (text!("GrogAxisAlliesMovementAssessQuestion"), size_of::<movement::MovementAssessQuestion>()),
    (text!("GrogAxisAlliesMovementAssessAnswer"), size_of::<movement::MovementAssessAnswer>()),
    (text!("GrogAxisAlliesMovementReachQuestion"), size_of::<movement::MovementReachQuestion>()),
    (text!("GrogAxisAlliesMovementReachAnswer"), size_of::<movement::MovementReachAnswer>()),
    (text!("GrogAxisAlliesTransportAssessQuestion"), size_of::<transport::TransportAssessQuestion>()),
    (text!("GrogAxisAlliesTransportAssessAnswer"), size_of::<transport::TransportAssessAnswer>()),
    (text!("GrogAxisAlliesMovesCheckQuestion"), size_of::<moves::MovesCheckQuestion>()),
    (text!("GrogAxisAlliesMovesCheckAnswer"), size_of::<moves::MovesCheckAnswer>()),
    (text!("GrogAxisAlliesLandingChoicesQuestion"), size_of::<landing::LandingChoicesQuestion>()),
    (text!("GrogAxisAlliesLandingChoicesAnswer"), size_of::<landing::LandingChoicesAnswer>()),
    (text!("GrogAxisAlliesCarriersChoicesQuestion"), size_of::<carriers::CarriersChoicesQuestion>()),
    (text!("GrogAxisAlliesCarriersChoicesAnswer"), size_of::<carriers::CarriersChoicesAnswer>()),
    (text!("GrogAxisAlliesCarriersApplyQuestion"), size_of::<carriers::CarriersApplyQuestion>()),
    (text!("GrogAxisAlliesCarriersApplyAnswer"), size_of::<carriers::CarriersApplyAnswer>()),
    (text!("GrogAxisAlliesWithdrawalChoicesQuestion"), size_of::<withdrawal::WithdrawalChoicesQuestion>()),
    (text!("GrogAxisAlliesWithdrawalChoicesAnswer"), size_of::<withdrawal::WithdrawalChoicesAnswer>()),
    (text!("GrogAxisAlliesWithdrawalAssessQuestion"), size_of::<withdrawal::WithdrawalAssessQuestion>()),
    (text!("GrogAxisAlliesWithdrawalAssessAnswer"), size_of::<withdrawal::WithdrawalAssessAnswer>()),
    (text!("GrogAxisAlliesConquestApplyQuestion"), size_of::<conquest::ConquestApplyQuestion>()),
    (text!("GrogAxisAlliesConquestApplyAnswer"), size_of::<conquest::ConquestApplyAnswer>()),
    (text!("GrogAxisAlliesIncomeCollectQuestion"), size_of::<income::IncomeCollectQuestion>()),
    (text!("GrogAxisAlliesIncomeCollectAnswer"), size_of::<income::IncomeCollectAnswer>()),
    (text!("GrogAxisAlliesVictoryAssessQuestion"), size_of::<victory::VictoryAssessQuestion>()),
    (text!("GrogAxisAlliesVictoryAssessAnswer"), size_of::<victory::VictoryAssessAnswer>()),
    (text!("GrogAxisAlliesPlacementAssessQuestion"), size_of::<placement::PlacementAssessQuestion>()),
    (text!("GrogAxisAlliesPlacementAssessAnswer"), size_of::<placement::PlacementAssessAnswer>()),
];
