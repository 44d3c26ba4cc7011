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
mod resolve;
mod terms;

pub use assess::{Assessment, Combat, CombatHeld, Engagement, Support, assess};
pub use chances::{
    Chances, ChancesHeld, CombatDistribution, Counted, Happened, HappenedHeld, Outlook, Standing, distribution,
    percentile,
};
pub use chips::Chip;
pub use modifiers::Modifiers;
pub use resolve::{Outcome, Resolve, ResolveHeld, resolve};
pub(super) use terms::Terms;
