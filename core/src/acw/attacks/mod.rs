//! Which enemy hexes must be attacked, and plans of combats that attack them all. ACW 1, 2, 4, 5, 6.
//!
//! The duty lies on the enemy hexes: each that lies in a friendly zone of control must be in exactly one combat, and a
//! stack may stay out once all of them are. A plan is a list of [`Engaged`] rows, which hex fights in which combat. It
//! is legal if no combat lacks a side, no hex stands in two, every attacking hex is adjacent to every defending hex of
//! its combat, and every hex that must be attacked is. Where combats may take in several enemy hexes a plan exists
//! exactly if each of these has a neighbour that can attack it; where they may not, a plan is a matching, and if there
//! is none the enemy hexes that cannot all be attacked are told, with the stacks that alone could do it.
//!
//! [`obliged`] says what must be attacked, [`check`] whether a plan is legal, [`plan`] finds one, [`improve`] looks for
//! the best worst odds, [`walk`] goes through all of them one by one, and [`count`] says how many there are. [`cover`]
//! says how many enemy hexes can be attacked at most, and which sets of them cannot all be.
//!
//! # Memory
//!
//! All of it comes from the caller and is a fixed number of words for so many units, whatever the position: each unit
//! may stand in a hex of its own, and a hex touches six others. A hex takes six words (its place and strength, its
//! neighbours, its part in a plan, what flows to each neighbour), and each unit's hex is sorted in one word; a search
//! keeps an order and a choice, one word each, for every hex, and states it knows to be hopeless in a table whose size
//! its budget sets.

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
pub use cover::{Cover, CoverHeld, Coverage, Shortage, cover};
pub use duties::{Contact, Duties, Duty, Obliged, ObligedHeld, obliged};
pub use improve::{Improve, ImproveHeld, Improved, improve};
pub use matched::{Plan, PlanHeld, Planned, plan};
pub use walk::{Walk, WalkHeld, Walked, walk};
