//! The tasks of construction. OCS 13.8d, 15.3, 15.4, 16.0b, 16.0c, 19.0c, 19.0d.

use crate::ocs::rules::*;
use crate::ocs::units::Kind;
use crate::reflect::Words;
use crate::rule::Rule;

/// A task of construction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Task {
    /// Build an air base of level 1.
    BuildAirBase = 1,
    /// Improve an air base by a level, or an air strip to level 1.
    ImproveAirBase,
    /// Reduce an air base by a level, not below level 1.
    ReduceAirBase,
    /// Build an air strip.
    BuildAirStrip,
    /// Build a hedgehog of level 1.
    BuildHedgehog,
    /// Improve a hedgehog by a level.
    ImproveHedgehog,
    /// Reduce a hedgehog by a level.
    ReduceHedgehog,
    /// Repair one hit on a port.
    RepairPort,
    /// Damage a port of one's own by one hit.
    DamagePort,
}

/// The kind of construction of a task. A unit performs one kind in a phase (13.8d).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Works {
    AirBase,
    Hedgehog,
    Port,
}

impl Task {
    pub(super) const fn works(self) -> Works {
        match self {
            Task::BuildAirBase | Task::ImproveAirBase | Task::ReduceAirBase | Task::BuildAirStrip => Works::AirBase,
            Task::BuildHedgehog | Task::ImproveHedgehog | Task::ReduceHedgehog => Works::Hedgehog,
            Task::RepairPort | Task::DamagePort => Works::Port,
        }
    }
    /// Returns the paragraph with its costs and limits.
    pub(crate) const fn rule(self) -> Rule {
        match self {
            Task::ReduceAirBase => R15_4,
            Task::ReduceHedgehog => R16_0C,
            Task::DamagePort => R19_0C,
            task => task.works().rule(),
        }
    }
    pub(super) const fn is_new(self) -> bool {
        matches!(self, Task::BuildAirBase | Task::BuildAirStrip | Task::BuildHedgehog)
    }
    pub(crate) const fn is_free(self) -> bool {
        matches!(self, Task::ReduceAirBase | Task::ReduceHedgehog | Task::DamagePort)
    }
}

impl Works {
    /// Returns the paragraph with its costs and limits.
    pub(super) const fn rule(self) -> Rule {
        match self {
            Works::AirBase => R15_3,
            Works::Hedgehog => R16_0B,
            Works::Port => R19_0D,
        }
    }
    pub(super) const fn kind(self) -> Kind {
        match self {
            Works::AirBase => Kind::AirBase,
            Works::Hedgehog => Kind::Hedgehog,
            Works::Port => Kind::Port,
        }
    }
}
