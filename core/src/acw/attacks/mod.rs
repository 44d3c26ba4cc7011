//! The enemy hexes that must be attacked, and plans of combats that attack all of them. ACW 1, 2, 4, 5, 6.
//!
//! The duty concerns the enemy hexes: each one in a friendly zone of control must be in exactly one combat. A stack may
//! stay out once all of them are. A plan is a list of [`Engaged`] rows, which say in which combat a hex fights. It is
//! legal if every combat has both sides, no hex is in two combats, and every hex that must be attacked is. Every
//! attacking hex is adjacent to every defending hex of its combat. Where a combat may include several enemy hexes, a
//! plan exists exactly if each of these has an adjacent hex that can attack it. Where it may not, a plan is a matching.
//! If there is none, the answer lists the enemy hexes that cannot all be attacked, with the stacks that alone could
//! attack them.
//!
//! [`obliged`] lists the hexes that must be attacked, and [`check`] checks whether a plan is legal. [`plan`] finds one,
//! and [`improve`] searches for the best worst odds. [`walk`] returns all plans one by one, and [`count`] their number.
//! [`cover`] returns the most enemy hexes that can be attacked, and the sets of them that cannot all be.
//!
//! # Memory
//!
//! All memory is provided by the caller. It is a fixed number of words for a number of units, whatever the position.
//! Each unit may be in a hex of its own, and a hex has six neighbours. A hex takes six words: its place and strength,
//! its neighbours, its part in a plan, the flow to each neighbour. Each unit's hex is sorted in one word. A search
//! keeps an order and a choice, one word each, for every hex, and hopeless states in a table whose size depends on its
//! budget.

mod board;
mod check;
mod count;
mod cover;
mod duties;
mod flow;
mod front;
mod improve;
mod level;
mod matched;
mod node;
mod search;
mod states;
mod walk;

pub use board::{Board, BoardHeld, Engaged};
pub use check::{Check, CheckHeld, check};
pub use count::{CountPlans, CountPlansHeld, PlanCount, count};
pub use cover::{Cover, CoverHeld, Coverage, CoverageHex, cover};
pub use duties::{Contact, Duties, Duty, Obliged, ObligedHeld, obliged};
pub use improve::{Improve, ImproveHeld, Improved, improve};
pub use matched::{Plan, PlanHeld, Planned, plan};
pub use walk::{Walk, WalkHeld, Walked, walk};
