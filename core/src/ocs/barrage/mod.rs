//! Barrage against units. OCS 10.0, 13.4.
//!
//! [`assess`] decides whether a barrage is allowed, and returns its cost and its column. [`resolve`] takes the dice.
//! [`choices`] and [`apply`] settle the losses. [`distribution`] returns the exact chances of every outcome.

mod assess;
mod chances;
mod fire;
mod question;
mod resolve;
mod settle;
mod shifts;

pub use super::tables::barrage::{BarrageResult, RESULTS};
pub use assess::assess;
pub(crate) use assess::assess_of;
pub use chances::{
    BarrageDistribution, BarrageHappened, BarrageHappenedHeld, BarrageOdds, BarrageOddsHeld, distribution, percentile,
};
pub use fire::Fire;
pub(crate) use fire::{Battery, objections, volley};
pub use question::{Barrage, BarrageAssessment, BarrageHeld};
pub use resolve::{BarrageResolve, BarrageResolveHeld, Barraged, Outcome, resolve};
pub(crate) use settle::suffer;
pub use settle::{BarrageOwed, BarrageOwing, BarrageOwingHeld, BarragePayment, BarragePaymentHeld, apply, choices};
