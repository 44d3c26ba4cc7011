//! Whole turns and games, refereed from one position that remembers.
//!
//! A [`Game`] is a plain value: the pieces with their numbers, whose each space is and was when the turn began, treasuries,
//! purchases in hand, the phase, and what the rules ask of the past: what each piece has moved, boarded, unloaded and
//! fought, and by which way it came. A [`Step`] goes in; a verdict with every reason comes out, and the effects, and the
//! next position. An illegal step changes nothing, and undoing is copying. A position is saved as text
//! ([`Game::save`]) or as bytes ([`Game::pack`]), both with their version and a sum.
//!
//! A turn: purchase; combat movement, with antiaircraft fire at those who fly over guns; raids and battles in the
//! attacker's order; non-combat movement, at whose end aircraft have landed or are lost; placement, and with its end the
//! income and the next power's turn. The rules stand in the modules beside this one, whose questions the position asks
//! for itself.
//!
//! # How the rules are read
//!
//! * A phase's orders are judged one by one, save for what holds of all of them: cargo that unloads together, and whether
//!   all aircraft can land (3.2e, 3.4g), which is asked when combat movement ends.
//! * Land that is entered without a battle is taken when combat movement ends, or, where it is entered from a zone in
//!   which a sea battle is to be fought, when that is won.
//! * Antiaircraft guns fire at those who pass over them with the order, at those who end there with the battle or raid.
//! * An assault waits for the sea battle in the zone that it comes from (4.3c).
//! * Who takes a capital takes all IPC of its power.
//! * Aircraft that can still land must; those that cannot are lost when non-combat movement ends (4.1b).
//! * Purchases that are not placed stay in hand.

mod aftermath;
mod asks;
mod battles;
mod bays;
mod bytes;
mod chain;
mod chances;
mod checks;
mod choosing;
mod closing;
mod control;
mod fight;
mod flak;
mod inquiries;
mod legal;
mod line;
mod looks;
mod notation;
mod numbers;
mod opening;
mod orders;
mod parts;
mod pen;
mod picking;
mod position;
mod raid;
mod reading;
mod routes;
mod saved;
mod scan;
mod scene;
mod setting;
mod step;
mod ways;
pub(super) mod words;

pub use asks::{
    Arranged, ArrangedHeld, LINE, NewGame, NewGameHeld, StepObjection, Turned, TurnedHeld, apply, arrange, assess,
    choices, start,
};
pub use bays::carriers;
pub use bytes::{Packed, PositionByte, Unpacking, UnpackingHeld, pack, unpack};
pub use chances::{BattleOfTurn, TurnChances, TurnForecast, TurnForecastHeld, chances};
pub use choosing::{Choice, StepKind};
pub use inquiries::{
    BattleAt, BattleAtHeld, Collects, CollectsHeld, Placings, PlacingsHeld, Retreats, RetreatsHeld, Stands, StandsHeld,
    Taken, TakenHeld, battle, conquest, income, landing, placement, victory, withdrawal,
};
pub use legal::Legal;
pub use looks::{GamePiece, Looked, LookedHeld, Situation, holdings, look, units};
pub use parts::{Fight, Flak, Raiding, TurnPhase};
pub use position::{Game, Piece, ROOM};
pub use routes::{
    OnePiece, OnePieceHeld, PieceEvent, PieceMoves, PieceMovesHeld, PieceOrder, PieceRoute, PieceRouteHeld,
    PieceShipping, PieceShippingHeld, movement, moves, reach, transport,
};
pub use saved::{Position, TEXT};
pub use step::{GameEffect, GameEffectKind, Notes, Step, Waits};
