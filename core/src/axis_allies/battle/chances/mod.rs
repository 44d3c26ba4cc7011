//! The exact chances of a battle under stated plans.
//!
//! A chance is a whole number of which 2^63 is certainty. Products are cut off, so that each chance is at most the true
//! one; `missing`, what all of them together lack of 1, bounds the error of each. The arithmetic is whole, and its bits
//! are the same on every machine.

mod exact;
mod fewest;
mod fixed;
mod forecast;
mod losses;
mod percentile;
mod play;
mod side;

pub use fewest::{Fewest, FewestHeld, Found, Goal, Price, fewest};
pub use fixed::{Expected, ONE};
pub use forecast::{
    BattleChances, BattleOutcome, ExpectedForce, Forecast, ForecastHeld, RoundChance, Wave, distribution, rounds,
};
pub use losses::{LossChance, LossOf, LossesWeighed, losses};
pub use percentile::{BattlePercentile, Fought, FoughtHeld, percentile};
