//! Settlement of a result: the losses, and the effects on the rest of the stacks. ACW 3, 8, 10, 11.
//!
//! The defender settles first, since in an exchange the attacker matches his losses. [`choices`] returns what the side
//! that settles next owes, and [`apply`] takes its choice, or chooses for it.

mod apply;
mod due;
mod least;

pub use apply::{Payment, PaymentHeld, Settled, apply};
pub use due::{Due, Owed, Owing, OwingHeld, choices};
