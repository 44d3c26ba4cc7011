//! The exact chances of a battle under given plans.
//!
//! Their units are those of [`crate::axis_allies::chance`]: 1 is 2^63, and `missing` bounds the error of each chance.

mod answer;
mod exact;
mod fewest;
mod forecast;
mod hits;
mod losses;
mod percentile;
mod play;
mod question;
mod side;
mod spread;
mod state;
mod tally;
mod words;

pub use answer::{BattleChances, BattleOutcome, ExpectedForce, RoundChance};
pub use fewest::{Fewest, FewestHeld, Found, Goal, Price, fewest};
pub(in crate::axis_allies) use forecast::survivors;
pub use forecast::{distribution, rounds};
pub use losses::{LossChance, LossOf, LossesWeighed, losses};
pub use percentile::{BattlePercentile, Fought, FoughtHeld, percentile};
pub use question::{Forecast, ForecastHeld, Wave};
