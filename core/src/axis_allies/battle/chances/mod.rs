//! The exact chances of a battle under stated plans.
//!
//! What they say of chances, [`crate::axis_allies::chance`] says: 1 is 2^63, and `missing` bounds the error of each.

mod exact;
mod fewest;
mod forecast;
mod losses;
mod percentile;
mod play;
mod side;

pub use fewest::{Fewest, FewestHeld, Found, Goal, Price, fewest};
pub use forecast::{
    BattleChances, BattleOutcome, ExpectedForce, Forecast, ForecastHeld, RoundChance, Wave, distribution, rounds,
};
pub use losses::{LossChance, LossOf, LossesWeighed, losses};
pub use percentile::{BattlePercentile, Fought, FoughtHeld, percentile};
