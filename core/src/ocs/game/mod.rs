//! A game of the series as one thing to hold.
//!
//! A [`Game`] is a position in memory that the caller lends ([`Room`], [`Needed`]). It has the hexes, the units on the
//! map and off it, where the game stands, and the combat or barrage that is open. Orders go in by the numbers of units,
//! verdicts with their paragraphs come out, and an allowed order is done: the lists change in their places and stay
//! sorted. A forbidden order, or one with a fault, changes nothing. The questions of [`turn`](super::turn) are the
//! judges; nothing is handed in twice.
//!
//! * [`Game::arrange`] sets up a game; [`Setting`] is what does not change in it
//! * [`Game::order`] gives an order, [`Game::judge`] only judges it
//! * [`Game::look`] lists what the segment waits for, [`Game::choices`] what can be ordered, [`Game::take`] orders a choice
//! * [`Game::chances`] and [`Game::barrage_chances`]: the exact chances of what is open
//! * [`Game::save`] and [`Game::load`]: text; [`Game::write_whole`] and [`Game::unpack_whole`]: bytes, and
//!   [`Game::pack`] and [`Game::unpack`] without what does not change; [`Order::write`] and [`Read`]: lines
//! * [`Game::noting`] and [`Game::undo`]: what an order changed is noted, and taken back; [`Game::copy_from`] copies
//!
//! Every unit has a number of its own, its `id`, also one that comes into being by an order. Units that are destroyed, save
//! supply and Transport Points, lie off the map, and so do units that are due.
//!
//! Nobody takes Strat Mode, and nothing moves, where a unit in Strat Mode could not stop any more. The order is
//! forbidden at once, by the paragraph that would forbid the end of the segment (5.8b). So is an order by which
//! Reserves could have no marker (5.4a), or would stay with a hedgehog (5.7g). A unit that can still take another mode
//! has given its marker back.
//!
//! # A Movement Segment
//!
//! ```
//! use grognard_core::hex::Hex;
//! use grognard_core::ocs::board::{BoardHex, ChartRow, Cost};
//! use grognard_core::ocs::game::{Desk, Game, Labels, Memory, Notes, Order, Read, Room, Setting};
//! use grognard_core::ocs::{effects::Effect, measures::MP, sequence::Segment, turn::TurnState};
//! use grognard_core::ocs::units::{Face, Mobility, Mode, Unit};
//! use grognard_core::{reflect::Code, ruling::{Sink, Trail}, scratch::Scratch};
//! // Three open hexes, and a regiment on foot.
//! let chart = [ChartRow { cost: Cost::points(MP, 2 * MP, 2 * MP), ..Default::default() }];
//! let mut hexes = [0, 1, 2].map(|q| BoardHex { hex: Hex::new(q, 0), terrain: 1, ..Default::default() });
//! let legs = Face { ma: (2 * MP).into(), mobility: Code::new(Mobility::Leg), ..Default::default() };
//! let mode = Code::new(Mode::Move);
//! let mut units = [Unit { id: 7, mode, move_side: legs, combat_supply: Code::default(), ..Unit::regiment(1, 4, 3) }];
//! let turn = TurnState { number: 1, segment: Code::new(Segment::Movement), first: 1, second: 2, player: 1, ..Default::default() };
//! let (mut words, mut effects, mut desk) = ([0; 1024], [Effect::default(); 16], Desk::default());
//! let (setting, memory) = (Setting { chart: &chart, ..Default::default() }, Memory { turn, ..Default::default() });
//! let room = Room { hexes: &mut hexes, units: &mut units };
//! let mut game = Game::arrange(setting, room, 1, |_| false, memory, &mut Scratch::new(&mut words))?;
//! // It marches, and the segment ends.
//! let mut order = |line: &[u8]| {
//!     let mut read = Read::default();
//!     read.line(line, &Labels::default()).map_err(|why| why.fault)?;
//!     let (effects, trail) = (&mut Sink::new(&mut effects), &mut Trail::none());
//!     let (scratch, trial) = (&mut Scratch::new(&mut words), &mut [Unit::default()][..]);
//!     let notes = &mut Notes { effects, trail, scratch, desk: &mut desk, trial };
//!     let ruling = game.order(&read.order().unwrap_or(Order::NEXT), notes)?;
//!     Ok::<_, grognard_core::fault::Fault>((ruling.value.is_allowed(), game.unit(7).map(|unit| unit.hex)))
//! };
//! assert_eq!(order(b"march #7 > 1,0 > 2,0")?, (true, Some(Hex::new(2, 0))));
//! assert_eq!(order(b"march #7 > 1,0")?, (false, Some(Hex::new(2, 0)))); // it has spent its 2 MP
//! assert!(order(b"next")?.0);
//! # Ok::<(), grognard_core::fault::Fault>(())
//! ```

mod act;
mod answers;
mod chances;
mod choices;
mod foresight;
mod given;
#[cfg(feature = "bindings")]
mod held;
mod judge;
mod look;
mod numbered;
mod open;
mod order;
mod pack;
mod packed_lists;
mod packed_tables;
mod parts;
mod position;
mod setup;
mod text;
mod whole;

pub use answers::{GameEffect, NewSide, Objection, OpenChances, Situation};
pub use choices::{Act, Draft, GameChoice};
pub use given::{Given, GivenHeld, Level, LevelHeld, Slate};
#[cfg(feature = "bindings")]
pub use held::{BreakOutParts, BreakOutPartsHeld, GAME};
pub use judge::{Desk, Notes};
pub use look::Duty;
pub use numbered::{OpenPolicies, OpenPoliciesHeld, name_steps, objections, open_chances};
pub use open::{Open, OpenKind};
pub use order::{Order, Ruled};
pub use position::{Game, Memory, Needed, Room, SIDES, Setting, SideLimits, UnitCounts};
pub use setup::{NewGame, NewGameHeld};
#[cfg(feature = "bindings")]
use text::NAMES;
pub use text::{LINE, Labels, ListCounts, ListRoom, NAME, Read, UnitName, Unread, in_order, label};
