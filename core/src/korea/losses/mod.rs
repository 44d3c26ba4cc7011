//! Losses: how many, and how they are paid. KOR 8.3.
//!
//! [`assess`] says what a differential calls for; [`choices`] what the side that owes it may pay with, and [`apply`]
//! takes a payment or refuses it. A [`Debt`] is a plain value that the caller keeps until nothing is owed.

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
