//! Losses and their payment. KOR 8.3.
//!
//! [`assess`] returns the losses that a differential calls for, [`choices`] the means of the side that owes them, and
//! [`apply`] takes a payment or forbids it. A [`Debt`] is a plain value that the caller keeps until nothing is owed.

mod called;
mod choices;
mod debt;
mod pay;

pub use super::ratio::LossRounding;
pub use called::{Called, CalledHeld, Losses, assess};
pub use choices::{Offer, Owed, Owing, OwingHeld, choices};
pub use debt::{Debt, Means, Payment};
pub use pay::{Effect, EffectKind, Effects, Paying, PayingHeld, Settled, apply};

pub(super) use called::{losses, settled};
