//! Battles on land and at sea: step by step for a program that plays them, and their exact chances beforehand.
//!
//! A battle between two steps is one plain value, [`Battle`]. [`begin`] creates it, [`choices`] returns what it waits
//! for and from whom, and [`apply`] takes dice or a choice and returns the next value. An illegal choice is forbidden
//! and changes nothing. [`distribution`], [`rounds`] and [`losses`] return the chances of all outcomes, [`percentile`]
//! the rank of the one that occurred, and [`fewest`] the units needed for a chance. [`sink`] returns the cargo lost
//! with transports and carriers.

mod apply;
mod begin;
mod cargo;
mod chances;
mod effects;
mod finish;
mod force;
mod muster;
mod plan;
mod round;
mod state;
mod turn;
mod written;

pub use apply::{BattleStep, BattleStepHeld, Decision, apply};
pub(in crate::axis_allies) use apply::{lose_some, withdraw_some};
pub use begin::{Begin, BeginHeld, Bombardment, begin};
pub(in crate::axis_allies) use cargo::sinks;
pub use cargo::{LoadedShip, Sinking, SinkingHeld, SunkCargo, sink};
pub(in crate::axis_allies) use chances::survivors;
pub use chances::{
    BattleChances, BattleOutcome, BattlePercentile, ExpectedForce, Fewest, FewestHeld, Forecast, ForecastHeld, Fought,
    FoughtHeld, Found, Goal, LossChance, LossOf, LossesWeighed, Price, RoundChance, Wave, distribution, fewest, losses,
    percentile, rounds,
};
pub use effects::{BattleEffect, BattleEffectKind, BattleEffects};
pub(in crate::axis_allies) use finish::finish;
pub use force::Force;
pub(in crate::axis_allies) use muster::{agree, muster};
pub use plan::Plan;
pub use round::{BattleKind, Ending, Figures, Role};
pub use state::{Battle, Stage};
pub use turn::{Turn, Waiting, WaitingHeld, choices};
