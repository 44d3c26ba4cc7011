//! Games that are held: one class for each game of the core's list. Its orders by name come from the list too.

mod class;
mod given;
mod held;
mod make;
mod methods;
mod verb;

pub use held::HeldGame;
pub use make::{game, make_all};
