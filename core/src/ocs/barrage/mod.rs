//! Barrage against units. OCS 10.0, 13.4.
//!
//! [`assess`] decides whether a barrage is allowed, and returns its cost and its column. [`resolve`] takes the dice.
//! [`choices`] and [`apply`] settle the losses. [`distribution`] returns the exact chances of every outcome.

mod assess;
mod fire;
mod resolve;
pub(crate) mod table;

pub use assess::{Barrage, BarrageAssessment, BarrageHeld, assess};
pub use fire::Fire;
pub(crate) use fire::{Battery, volley};
pub use resolve::{
    BarrageDistribution, BarrageHappened, BarrageHappenedHeld, BarrageOdds, BarrageOddsHeld, BarrageOwed, BarrageOwing,
    BarrageOwingHeld, BarragePayment, BarragePaymentHeld, BarrageResolve, BarrageResolveHeld, Barraged, Outcome, apply,
    choices, distribution, percentile, resolve,
};
pub use table::{BarrageResult, RESULTS};
