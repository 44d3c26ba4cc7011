//! Settling a result: who is lost, and what the rest of the stacks suffer. ACW 3, 8, 10, 11.
//!
//! The defender settles first, since in an exchange the attacker matches what he lost: [`choices`] says what the side
//! whose turn it is owes, and [`apply`] takes its choice, or makes one for it.

mod apply;
mod due;
mod least;

pub use apply::{Payment, PaymentHeld, Settled, apply};
pub use due::{Due, Owed, Owing, OwingHeld, choices};
