//! Engagements, refereed from one position that remembers.
//!
//! A [`Game`] is a plain value: the units with their names, the map, depots and victory points, the bag of chips, and the
//! engagement at hand. A [`Step`] goes in; a verdict with its reasons comes out, and the effects, and the next position. An
//! illegal step changes nothing, and undoing is copying. A position is saved as text ([`Game::save`]) or as bytes
//! ([`Game::pack`]), both with their version and a sum.
//!
//! An engagement goes in steps. The side whose turn it is declares it with both leads and the kind (8.0). The attacker,
//! then the defender, names the other units that take part and the support that it uses, and says that it is ready.
//! Chips are drawn and dice thrown. The side that loses pays one means after the other until nothing is owed (8.3), and
//! a retreat is made hex by hex (8.3.R). Then another engagement may be declared, or the turn ends. The rules stand in
//! the modules beside this one, whose questions the position asks.
//!
//! # How the rules are read
//!
//! * Units that take part draw chips when they are named, so that all of them and all support are named before.
//! * Of hexsides those have an effect that the attacking lead attacks across.
//! * A depot is in supply range if the position says so; any may be expended for the modifier. Air support keeps its rating
//!   for each engagement.
//! * Chips go back into the bag after the engagement.
//! * A payment is made means by means. What a last payment pays beyond what is owed is lost; nothing is paid after it.
//! * The retreating lead moves at once. How many hexes it retreats is said first, and each hex must leave it that many.

mod asks;
mod choosing;
mod fight;
mod given;
#[cfg(feature = "bindings")]
mod held;
mod line;
mod looks;
mod losses;
mod parts;
mod position;
mod saved;
mod step;
mod waits;

pub use asks::{
    Arranged, ArrangedHeld, Forecast, ForecastHeld, LINE, Turned, TurnedHeld, apply, arrange, assess, chances, choices,
};
pub use choosing::Choice;
pub use given::{ForecastRows, ForecastRowsHeld, Given, GivenHeld};
#[cfg(feature = "bindings")]
pub use held::GAME;
pub use looks::{Situation, depots, look, places};
pub use parts::{StepParts, StepPartsHeld};
pub use position::{Game, GameDepot, GamePlace, GameTerrain, GameUnit};
pub use saved::{Looked, LookedHeld, Packed, Position, PositionByte, TEXT, Unpacking, UnpackingHeld, pack, unpack};
pub use step::{GameEffect, GameEffectKind, Notes, Step, StepKind, StepObjection};
pub use waits::Waits;
