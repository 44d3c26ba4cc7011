//! Barrage against units. OCS 10.0, 13.4.
//!
//! [`assess`] says whether a barrage is allowed, what it costs and in which column it fires; [`resolve`] takes the
//! dice; [`choices`] and [`apply`] settle the losses; [`distribution`] has the exact chances of all of it.

mod assess;
mod fire;
mod resolve;
mod table;

pub use assess::{Barrage, BarrageAssessment, BarrageHeld, assess};
pub use fire::Fire;
pub(crate) use fire::{Battery, volley};
pub use resolve::{
    BarrageDistribution, BarrageHappened, BarrageHappenedHeld, BarrageOdds, BarrageOddsHeld, BarrageOwed, BarrageOwing,
    BarrageOwingHeld, BarragePayment, BarragePaymentHeld, BarrageResolve, BarrageResolveHeld, Barraged, Outcome, apply,
    choices, distribution, percentile, resolve,
};
pub use table::{BarrageResult, RESULTS};
