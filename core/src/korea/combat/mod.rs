//! Combat: meeting engagements and prepared attacks. KOR 8.0 to 8.2.
//!
//! [`assess`] says what each side's roll is modified by, and at what ratios losses are counted; [`resolve`] takes dice
//! and chips and gives the differential and who owes how much, which [`super::losses`] settles; [`distribution`] has the
//! exact chances of it beforehand and [`percentile`] the luck of it afterwards.

mod assess;
mod chances;
mod chips;
mod modifiers;
mod objections;
mod question;
mod resolve;

pub use super::assessment::{Assessment, Engagement, Modifiers};
pub use assess::assess;
pub use chances::{
    Chances, ChancesHeld, CombatDistribution, Counted, Happened, HappenedHeld, Outlook, Standing, distribution,
    percentile,
};
pub use chips::Chip;
pub use question::{Combat, CombatHeld, Support};
pub use resolve::{Outcome, Resolve, ResolveHeld, resolve};
