//! Axis & Allies, second edition, with the DAAK clarifications.
//!
//! * [`antiaircraft`]: antiaircraft fire (3.1)
//! * [`battle`]: battles step by step, and their exact chances (3.5, 4)
//! * [`bombing`]: strategic bombing
//! * [`chance`]: the representation of chances
//! * [`units`]: the pieces and the unit chart
//! * [`powers`]: the powers and their sides
//! * [`map`]: the map and the setup (2)
//! * [`board`]: a position
//! * [`orders`]: orders, and the objections to them
//! * [`movement`]: the path and the reach of one piece (2, 3)
//! * [`moves`]: the orders of a phase as a whole (3.2 to 3.4)
//! * [`transport`]: boarding and unloading troops (3.2, 3.3)
//! * [`landing`], [`carriers`]: landing of aircraft, and fighters whose carrier is lost (3.4, 4.4)
//! * [`withdrawal`]: the spaces to which units may withdraw (4.1, 4.2)
//! * [`conquest`], [`income`], [`victory`], [`placement`]: after battle (2.7, 3.1, 5)
//! * [`game`]: whole turns and games, from one position that remembers
//! * [`rules`]: the paragraphs that answers cite
//!
//! # Interpretations: the map and movement
//!
//! * CAR is the Caribbean at sea and the Carolines on land; LEN is Karelia, MOS Russia, GBR the United Kingdom. TAS has
//!   the neighbours of 2.5; those of the printed board are an option of the [`board::Board`].
//! * A piece that moves in the combat phase need not end its move among enemies. A neutral stays neutral until the
//!   phase is over: it is paid for once, and armor does not pass it because other pieces entered it before.
//! * Land with enemy pieces other than a gun is not friendly land, whoever owns it.
//! * Antiaircraft guns move in both phases. In the combat phase they enter neither enemy nor neutral land (3.1f), nor
//!   land that was taken in it, which they may enter in the non-combat phase (4.4a).
//! * In the combat phase all cargo of a transport unloads onto one land: unloading onto several is allowed in the
//!   non-combat phase only (3.2e).
//! * A landing may assume that every declared battle is won (3.4g), including the fighter's own: if that is lost, no
//!   fighter is left to land. A battle is declared where a unit that can hit is ordered among enemies; transports alone
//!   clear no zone. A friend's fighters listed aboard a carrier take its bays.
//! * Attackers may withdraw to every space of a declared way that is adjacent to the battle, including where it began.
//!   Canals restrict all ships that withdraw. 4.2d means an adjacent zone, and is stricter than other clubs' rules.
//! * A complex builds from the turn after its land was taken. The cash of a power whose capital falls is up to the
//!   caller.
//! * If each side holds enough capitals of the other at once, neither has won: one of them had before.

pub mod antiaircraft;
pub mod battle;
pub mod board;
pub mod bombing;
pub mod carriers;
pub mod chance;
pub mod charts;
pub mod conquest;
mod flow;
pub mod game;
pub mod income;
pub mod landing;
pub mod map;
pub mod map_questions;
pub mod movement;
pub mod moves;
#[cfg(feature = "bindings")]
pub(crate) mod operations;
pub mod orders;
pub mod placement;
mod places;
pub mod powers;
pub mod rules;
pub(crate) mod set;
pub mod transport;
pub mod units;
pub mod victory;
mod view;
pub mod withdrawal;
