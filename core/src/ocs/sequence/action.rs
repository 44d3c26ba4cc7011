//! What players do, and in which segments. OCS 2.3, 2.4, 5.7b, 7.0, 10.2a, 17.0, 18.3g.

use super::segment::Segment;
use crate::ocs::rules::*;
use crate::ocs::units::Phase;
use crate::reflect::Words;
use crate::rule::Rule;

/// Something that a player does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum TurnAction {
    /// Rolls for the weather.
    RollWeather = 1,
    /// Rolls for who goes first.
    RollFirst,
    /// Refits aircraft.
    Refit,
    /// Places reinforcements and new supply, and rolls the tables that give them.
    Reinforce,
    /// Rebuilds units.
    Rebuild,
    /// Consolidates ground units.
    Consolidate,
    /// Breaks out.
    BreakOut,
    /// Changes the mode of a unit.
    ChangeMode,
    /// Releases a unit from Reserve Mode.
    Release,
    /// Moves ground units.
    Move,
    /// Overruns.
    Overrun,
    /// Moves ships.
    Sail,
    /// Moves units or supply by rail.
    Rail,
    /// Moves units or supply by sea.
    Ship,
    /// Moves units or supply by air.
    Fly,
    /// Drops units or supply from the air.
    Drop,
    /// Flies a fighter sweep.
    Sweep,
    /// Flies a hip shoot, a barrage in a Movement Segment.
    HipShoot,
    /// Builds, improves or repairs.
    Build,
    /// Reduces or damages a facility of the own side.
    Reduce,
    /// Blows a dump.
    Blow,
    /// Barrages with aircraft.
    AirBarrage,
    /// Barrages with ships.
    NavalBarrage,
    /// Barrages with artillery.
    ArtilleryBarrage,
    /// Restocks internal stocks.
    Restock,
    /// Traces supply, eats or is marked Out of Supply.
    Trace,
    /// Rolls for attrition.
    Attrition,
    /// Makes a regular attack.
    Attack,
    /// Takes off markers at the end of the turn.
    CleanUp,
    /// Fires coastal artillery at ships.
    CoastalFire,
    /// Forms an Extender, unforms it, or lets it collapse.
    Extend,
    /// Makes Breakdowns as a unit begins to move.
    BreakDown,
    /// Combines or divides Transport Points.
    Combine,
}

impl TurnAction {
    /// Returns whether it is done in a segment (2.3).
    pub(in crate::ocs) fn is_done_in(self, segment: Segment) -> bool {
        use Segment as S;
        let moving = segment.is_of_movement();
        let barrage = matches!(segment, S::MovementBarrage | S::ReactionBarrage | S::ExploitationBarrage);
        match self {
            TurnAction::RollWeather => segment == S::Weather,
            TurnAction::RollFirst => segment == S::FirstPlayer,
            TurnAction::Refit => segment == S::Refit,
            TurnAction::Reinforce | TurnAction::Rebuild | TurnAction::Consolidate => segment == S::Reinforcement,
            TurnAction::BreakOut => segment == S::Breakout,
            TurnAction::ChangeMode
            | TurnAction::Rail
            | TurnAction::Ship
            | TurnAction::Drop
            | TurnAction::Build
            | TurnAction::Reduce
            | TurnAction::Extend
            | TurnAction::Combine => segment == S::Movement,
            // 5.7b says phase: at any time of the two.
            TurnAction::Release => matches!(segment.phase(), Some(Phase::Reaction | Phase::Exploitation)),
            TurnAction::Move
            | TurnAction::Overrun
            | TurnAction::Sail
            | TurnAction::Fly
            | TurnAction::Sweep
            | TurnAction::HipShoot
            | TurnAction::Blow
            | TurnAction::BreakDown => moving,
            TurnAction::AirBarrage | TurnAction::NavalBarrage => barrage,
            TurnAction::ArtilleryBarrage => (barrage && segment != S::MovementBarrage) || segment == S::CombatBarrage,
            TurnAction::Restock | TurnAction::Trace | TurnAction::Attrition => segment == S::Supply,
            TurnAction::Attack => matches!(segment, S::Combat | S::ExploitationCombat),
            TurnAction::CleanUp => segment == S::CleanUp,
            TurnAction::CoastalFire => barrage || segment == S::CombatBarrage,
        }
    }

    /// Returns whether it is not begun before every combat, capture and barrage is settled (9.2, 9.14, 10.0).
    pub(crate) const fn waits(self) -> bool {
        use TurnAction as A;
        let moves = matches!(self, A::Move | A::Rail | A::ChangeMode | A::Build | A::Reduce | A::Extend | A::Combine);
        moves || matches!(self, A::BreakDown | A::Overrun | A::HipShoot | A::Attack)
    }

    /// Returns the paragraph of its own that says when it is done.
    pub(super) const fn moment(self) -> Option<Rule> {
        match self {
            TurnAction::RollWeather => Some(R17_0),
            TurnAction::AirBarrage => Some(R10_2A),
            TurnAction::CoastalFire => Some(R18_3G),
            _ => None,
        }
    }

    /// Returns the paragraph of its chapter that a player would name for it, if it is done in another segment.
    pub(super) fn argued(self, segment: Segment) -> Option<Rule> {
        Some(match self {
            TurnAction::Refit => R15_1,
            TurnAction::Reinforce => R13_6,
            TurnAction::Rebuild => R13_5,
            TurnAction::BreakOut => R12_8E,
            TurnAction::ChangeMode => R5_4,
            TurnAction::Release => R5_7B,
            TurnAction::Move => R6_0,
            TurnAction::Overrun => R8_0,
            TurnAction::Rail => R13_3B,
            TurnAction::HipShoot => R14_7D,
            TurnAction::Build | TurnAction::Reduce => R13_8D,
            TurnAction::Blow => R12_11A,
            TurnAction::Restock => R12_10E,
            TurnAction::Trace => R12_6,
            TurnAction::Attrition => R12_8A,
            TurnAction::Attack => R9_0,
            TurnAction::Extend => R12_7,
            TurnAction::BreakDown => R20_0A,
            TurnAction::Combine => R13_2C,
            TurnAction::ArtilleryBarrage if segment.phase() == Some(Phase::Movement) => R10_0E_C,
            TurnAction::AirBarrage | TurnAction::NavalBarrage if segment.phase() == Some(Phase::Combat) => R10_0E_D,
            TurnAction::AirBarrage | TurnAction::NavalBarrage | TurnAction::ArtilleryBarrage => R10_0E,
            _ => return None,
        })
    }

    /// Returns the paragraph of its chapter by which only the player does it who acts in the segment.
    pub(super) const fn own(self) -> Option<Rule> {
        Some(match self {
            TurnAction::Move => R6_3A,
            TurnAction::ChangeMode => R5_4,
            TurnAction::Release => R5_7B,
            TurnAction::BreakOut => R12_8E,
            TurnAction::Blow => R12_11A,
            TurnAction::Restock => R12_10E,
            TurnAction::Trace => R12_6,
            TurnAction::Attrition => R12_8A,
            TurnAction::Combine => R13_2C,
            TurnAction::Attack | TurnAction::Overrun => R9_1A,
            _ => return None,
        })
    }

    /// Returns the rule by which it is not done in a simulcast turn.
    pub(super) const fn barred_in_simulcast(self) -> Option<Rule> {
        match self {
            TurnAction::Attack
            | TurnAction::Overrun
            | TurnAction::HipShoot
            | TurnAction::AirBarrage
            | TurnAction::NavalBarrage
            | TurnAction::ArtilleryBarrage
            | TurnAction::CoastalFire => Some(R2_4_2),
            TurnAction::Sweep | TurnAction::Drop => Some(R2_4_3),
            _ => None,
        }
    }
}
