//! Axis & Allies, second edition, with the DAAK clarifications.
//!
//! * [`antiaircraft`]: antiaircraft fire (3.1)
//! * [`battle`]: battles step by step, and their exact chances (3.5, 4)
//! * [`bombing`]: strategic bombing
//! * [`chance`]: what a chance is
//! * [`units`]: the pieces and the unit chart
//! * [`powers`]: who plays, and on which side
//! * [`map`]: the board and where the game begins (2)
//! * [`board`]: a position
//! * [`orders`]: what is declared, and what is said against it
//! * [`movement`]: one piece's path and reach (2, 3)
//! * [`moves`]: a phase's orders as a whole (3.2 to 3.4)
//! * [`transport`]: troops that board and unload (3.2, 3.3)
//! * [`landing`], [`carriers`]: where aircraft come down, and fighters whose carrier is lost (3.4, 4.4)
//! * [`withdrawal`]: where those who break off may go (4.1, 4.2)
//! * [`conquest`], [`income`], [`victory`], [`placement`]: what comes after battle (2.7, 3.1, 5)
//! * [`rules`]: the paragraphs that answers cite

pub mod antiaircraft;
pub mod battle;
pub mod board;
pub mod bombing;
pub mod carriers;
pub mod chance;
pub mod conquest;
pub mod income;
pub mod landing;
pub mod map;
pub mod movement;
pub mod moves;
#[cfg(feature = "doors")]
pub(crate) mod operations;
pub mod orders;
pub mod placement;
pub mod powers;
pub(crate) mod reasons;
pub mod rules;
pub(crate) mod set;
pub mod transport;
pub mod units;
pub mod victory;
pub mod withdrawal;
