//! Combat: meeting engagements and prepared attacks. KOR 8.0 to 8.2.
//!
//! [`assess`] returns the modifiers of each side's roll and the loss ratios. [`resolve`] takes dice and chips and
//! returns the differential and the losses, which [`super::losses`] settles. [`distribution`] returns the exact chances
//! beforehand, and [`percentile`] the rank of a differential afterwards.

mod assess;
mod chances;
mod chips;
mod forces;
mod modifiers;
mod objections;
mod question;
mod resolve;

pub use super::assessment::{Assessment, Engagement, Modifiers};
pub use assess::assess;
pub use chances::{
    CasesRow, Chances, ChancesHeld, CombatDistribution, Counted, Happened, HappenedHeld, Standing, distribution,
    percentile,
};
pub use chips::Chip;
pub(in crate::korea) use question::MP_DRM;
pub use question::{Combat, CombatHeld, Support};
pub use resolve::{Outcome, Resolve, ResolveHeld, resolve};
