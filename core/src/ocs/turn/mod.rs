//! A turn, refereed from one position that remembers. OCS 2, 5.4, 5.7b, 6.1, 12.5, 12.6, 12.8, 12.10e, 12.11a.
//!
//! A [`TurnState`] says where the game stands in its sequence of play. The units and hexes of the board remember what
//! happened. A unit remembers the stack in which it began the phase, what it has spent and how it was fuelled. It
//! remembers too that it has changed its mode, moved, stopped, attacked or barraged. A hex remembers where a dump was
//! blown. An order takes the moment from the state and is judged by the question of its chapter. Its effects, put to
//! the board by [`apply`](super::edits::apply()), change what the position remembers, so that nothing is handed in
//! twice; an illegal order has no effects.
//!
//! * [`next`]: whether the segment may end, what ends with it, and the state that follows
//! * [`choices`]: what a side may do now, and which of its units
//! * [`refit`](fn@refit): the refit of aircraft at a base
//! * [`rebuild`], [`arrive`], [`consolidate`]: orders of the Reinforcement Phase
//! * [`change`], [`release`], [`fuel`], [`march`], [`load`], [`unload`], [`blow`]: orders
//! * [`payers`](fn@payers): who pays for an order, at the least cost
//! * [`rail`](fn@rail): movement by rail
//! * [`construct`](fn@construct): construction
//! * [`break_down`], [`absorb`]: Breakdowns
//! * [`combine`](fn@combine): Transport Points combined and divided
//! * [`extend`], [`collapse`]: Extenders formed, unformed and collapsed
//! * [`break_out`]: the breakout of a unit without trace
//! * [`attack`], [`defend`], [`odds`], [`settle`], [`retreat`](fn@retreat), [`advance`](fn@advance): a combat, an overrun or a Beach Assault from its declaration to its end
//! * [`capture`](fn@capture): the capture of what is in a hex that the enemy has entered
//! * [`barrage`](fn@barrage), [`suffer`]: a barrage and its losses; [`bombard`](fn@bombard): a barrage of a facility
//! * [`concede`](fn@concede): a Beach Assault that its defender lets land
//! * the Supply Phase: [`restock`], [`trace`], [`eat`], [`mark`], [`attrition`]
//!
//! An effect names a unit of the board. Those of [`rebuild`], [`arrive`], [`consolidate`], [`break_down`] and
//! [`combine`] also name units that are not on it. They name them by the index in the order's list of them, which
//! counts on from the end of the board's. [`apply`](super::edits::apply()) takes that list as its `newcomers`.
//!
//! Left to the caller is which part of a formation traces supply where not all of it can (12.6f). So are the rolls for
//! the weather and the first player, and what is done in the air and at sea, save for refits and barrages. Units that
//! broke out wait with the caller until their turn (`Unit.due`).
//!
//! # Faults
//!
//! Of a [`TurnState`] come:
//!
//! * `missing_field` for the number of the turn, the segment and the two players. In a player turn that is not played
//!   simultaneously it is also for the player.
//! * `unknown_word` for the segment and the step of the Supply Phase.
//! * `out_of_range` for a first or second player above 8.
//! * `contradiction` for a second player who is also the first, and for a player who is neither.
//! * `reserved` for the reserved byte if it is not 0.

mod barrage;
mod choices;
mod combat;
mod movement;
pub(in crate::ocs) mod newcomers;
mod orders;
mod reinforcement;
mod segment_end;
mod supply;
mod target;

pub use barrage::*;
pub use choices::*;
pub use combat::*;
pub use movement::*;
pub use orders::*;
pub use reinforcement::*;
pub use segment_end::*;
pub use supply::*;

use super::board::{KNOWN_SIDES, SIDES_OF_A_GAME};
use super::sequence::{PermittedAction, PlannedAction, Segment, TurnAction, assess};
use super::units::{Phase, word};
use crate::fault::{Fault, FaultCode, Name};
use crate::reflect::{Code, Flag, Ranged, Reflect, Said, Spare, Words};
use crate::ruling::{Ruling, Trail, Verdict};

/// A step of the Supply Phase, each done for the whole side before the next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum SupplyStep {
    /// Internal stocks are restocked.
    Restocking,
    /// Units without trace eat.
    Eating,
    /// The others are marked, and check attrition.
    Attrition,
}

/// Where a game stands in its sequence of play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct TurnState {
    /// The game turn, from 1.
    #[required]
    #[range(1, u16::MAX)]
    pub number: u16,
    /// The segment.
    #[required]
    pub segment: Code<Segment>,
    /// The player who goes first in this game turn, 1 to 8. Before that is determined, either of the two.
    #[required]
    #[range(KNOWN_SIDES)]
    pub first: u8,
    /// The other player, 1 to 8.
    #[required]
    #[range(KNOWN_SIDES)]
    pub second: u8,
    /// The player whose turn it is. Required in a player turn that is not played simultaneously.
    #[when_needed]
    pub player: u8,
    /// The weather of the turn, numbered by the caller from 1; 0 before it is determined.
    pub weather: u8,
    /// The step of the Supply Phase; restocking by default.
    pub supply: Code<SupplyStep>,
    /// Both players play the turn simultaneously.
    pub simulcast: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
    /// The Rail Cap that the player whose turn it is has used in it, in points of capacity; none in a simulcast turn.
    #[measure("capacity", 16)]
    pub rail_cap_used: u16,
    /// The Reserve markers that the game gives the first player, those on the board included, 0 to 254. Required when a
    /// unit of his takes Reserve Mode, and when a Movement Segment ends in which he has moved and has units in it.
    #[when_needed]
    pub first_reserves: Said<u8>,
    /// The Reserve markers that the game gives the second player, in the same way.
    pub second_reserves: Said<u8>,
}

const _: () = assert!(size_of::<TurnState>() == 14, "frozen for this major of the C ABI");

/// The field name of the state, for faults.
const TURN: Name = &"turn";

impl TurnState {
    /// Returns the phase whose stacking counts at the end of the segment (4.8a). What comes before the players' own turns
    /// has the limit of any.
    pub(in crate::ocs) fn stacking_phase(&self) -> Phase {
        self.segment.get().and_then(Segment::phase).unwrap_or(Phase::CleanUp)
    }
    /// Returns the segment of a sound state.
    pub(crate) fn sound(&self) -> Result<Segment, Fault> {
        let read = || {
            self.spared()?;
            self.in_range()?;
            let segment = word(self.segment, &"segment")?;
            if self.first == self.second {
                return Err(Fault::against(&"second", &".first: the players are of two sides")
                    .valued(self.second)
                    .opposed(self.first));
            }
            word(self.supply, &"supply")?;
            let alone = !self.simulcast.is_set() && !matches!(segment, Segment::Weather | Segment::FirstPlayer);
            match self.player {
                0 if alone => Err(Fault::new(FaultCode::MissingField, &"player")),
                player if alone && player != self.first && player != self.second => {
                    Err(Fault::against(&"player", &".first: it is the side of neither player")
                        .valued(player)
                        .opposed(self.first))
                }
                _ => Ok(segment),
            }
        };
        read().map_err(|f| f.within(TURN))
    }

    /// Returns the Reserve markers that the game gives a side; none for a side that does not play.
    pub(crate) fn reserves(&self, side: u8) -> Result<u8, Fault> {
        let markers = match side {
            side if side == self.first => self.first_reserves.said(&"first_reserves"),
            side if side == self.second => self.second_reserves.said(&"second_reserves"),
            _ => Ok(0),
        };
        markers.map_err(|f| f.within(TURN))
    }

    /// Decides whether a side may do something now.
    fn may(
        &self,
        action: TurnAction,
        side: u8,
        trail: &mut Trail<'_>,
    ) -> Result<Ruling<Verdict<PermittedAction>>, Fault> {
        let segment = self.sound()?;
        let (segment, action) = (Code::new(segment), Code::new(action));
        let planned = PlannedAction { segment, action, side, player: self.player, simulcast: self.simulcast };
        assess(&planned, trail)
    }

    /// Returns the other of the two players.
    const fn other(&self, player: u8) -> u8 {
        if player == self.first { self.second } else { self.first }
    }

    /// Returns whose turn it is to a question about units of a side. In a simulcast turn each player is in his own, and
    /// in the Reaction Phase in that of the other.
    fn player_for(&self, side: u8, phase: Phase) -> u8 {
        match () {
            () if !self.simulcast.is_set() => self.player,
            () if phase == Phase::Reaction => self.other(side),
            () => side,
        }
    }

    /// Returns the side that acts in a segment of a player's turn; 0 for both.
    const fn acting(&self, reaction: bool) -> u8 {
        match self.player {
            0 => 0,
            player if reaction => self.other(player),
            player => player,
        }
    }
}

/// Returns whether a side, 0 for both, is or includes another.
const fn includes(sides: u8, side: u8) -> bool {
    sides == 0 || sides == side
}

const _: () = assert!(SIDES_OF_A_GAME <= 8, "a hex has a bit for each side");
