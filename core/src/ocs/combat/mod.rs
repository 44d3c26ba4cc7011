//! Ground combat: regular attacks and overruns. OCS 8.0, 9.0.
//!
//! [`assess`] decides whether an attack is allowed, and returns its odds, column and modifier. [`resolve`] takes the
//! dice and returns a [`Battle`], which [`choices`] and [`apply`] settle one side at a time; [`advance`] takes the hex.
//! [`distribution`] returns the exact chances of every result beforehand, and [`percentile`] the rank of a result afterwards.

mod advance;
mod assess;
mod chances;
mod ground;
mod lead;
mod objections;
mod owed;
mod question;
mod resolve;
mod settle;
mod sides;
mod strength;

pub use super::effects::Stage;
pub use super::tables::combat::{CombatResult, Parts, RESULTS};
pub(crate) use advance::advance_of;
pub use advance::{Advanced, Advancing, AdvancingHeld, advance};
pub use assess::assess;
pub(crate) use assess::{assess_between, bid};
pub use chances::{Chances, ChancesHeld, CombatDistribution, Happened, HappenedHeld, Policy, distribution, percentile};
pub use owed::{Owed, Owing, OwingHeld, choices};
pub use question::{Assessment, Attack, Combat, CombatHeld};
pub use resolve::{Advance, Battle, Resolve, ResolveHeld, Surprise, resolve};
pub(crate) use settle::{Paying, settle};
pub use settle::{Payment, PaymentHeld, Settled, apply};
