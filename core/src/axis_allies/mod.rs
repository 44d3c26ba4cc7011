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
//! * [`game`]: whole turns and games, from one position that remembers
//! * [`rules`]: the paragraphs that answers cite
//!
//! # How the rules are read: the map and movement
//!
//! * CAR is the Caribbean at sea and the Carolines on land; LEN is Karelia, MOS Russia, GBR the United Kingdom. TAS has
//!   the neighbours of 2.5; those of the printed board are an option of the [`board::Board`].
//! * Who moves in the combat phase need not end among enemies. A neutral stays one until the phase is over: it is paid
//!   for once, and no armor passes it because others walked in before.
//! * Land where enemy pieces other than a gun stand is nobody's friendly land, whosever it is.
//! * Antiaircraft guns move in both phases. In the combat phase they enter neither enemy nor neutral land (3.1f), nor land
//!   that was taken in it, which takes them in the non-combat phase (4.4a).
//! * In the combat phase all that a transport carries unloads onto one land: other lands are among the permissions of the
//!   non-combat phase (3.2e).
//! * A landing may count on every declared battle being won (3.4g), the fighter's own too: where that is lost nobody is
//!   left to land. A battle is declared where something that can hit is ordered among enemies; transports alone clear no
//!   zone. Of a friend's fighters those listed aboard a carrier take its bays.
//! * Attackers may withdraw to every space of a declared way that touches the battle, where it began included; canals
//!   bind all ships that withdraw. 4.2d means an adjacent zone, and is stricter than other clubs' rules.
//! * A complex builds from the turn after its land was taken. The cash of a power whose capital falls is the host's.
//! * Where each side holds enough capitals of the other at once, neither has won: one of them had before.

pub mod antiaircraft;
pub mod battle;
pub mod board;
pub mod bombing;
pub mod carriers;
pub mod chance;
pub mod conquest;
pub mod game;
pub mod income;
pub mod landing;
pub mod map;
pub mod movement;
pub mod moves;
#[cfg(feature = "bindings")]
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
