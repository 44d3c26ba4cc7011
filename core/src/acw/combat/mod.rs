//! Combat between stacks. ACW 3, 4, 6 to 10.
//!
//! [`assess`] decides whether an attack is allowed, and returns its odds, column and modifier. [`resolve`] takes the
//! die and returns a [`Battle`], which [`crate::acw::losses`] settles one side at a time. [`distribution`] returns the
//! exact chances beforehand, and [`percentile`] the rank of a result afterwards.

mod assess;
mod chances;
mod resolve;

pub use assess::{Assessment, Combat, CombatHeld, assess};
pub use chances::{Chance, Chances, ChancesHeld, CombatDistribution, Happened, HappenedHeld, distribution, percentile};
pub use resolve::{Advance, Battle, Resolve, ResolveHeld, Stage, resolve};
