//! A combat phase, refereed from one position that remembers.
//!
//! A [`Game`] is a plain value: the units with their names, the ground, the game's modifiers and results table, the combats
//! that are declared, and the one at hand. A [`Step`] goes in; a verdict with its reasons comes out, and the effects, and the
//! next position. An illegal step changes nothing, and undoing is copying. A position is saved as text ([`Game::save`]) or
//! as bytes ([`Game::pack`]), both with their version and a sum.
//!
//! The phase has rounds. In each the attacker declares combats, pair of hexes by pair of hexes (ACW 1 to 5). He ends
//! the declarations once every enemy hex that must be attacked is. Then he chooses one combat after the other, and each
//! side the Cohesion Rating that it fights with. A die is rolled (ACW 8, 9). The defender, then the attacker loses
//! units one by one (ACW 10). Commanders roll (ACW 11), stacks retreat and units advance (ACW 6). Contact that advances
//! made may be attacked in a further round. The phase ends when the attacker ends the declarations without any. The
//! rules stand in the modules beside this one, whose questions the position asks.
//!
//! # How the rules are read
//!
//! * A declaration is forbidden by ACW 2 if after it fewer of the hexes that must be attacked could be. Hexes that nobody
//!   can attack are not owed.
//! * Whether a hex has fought before is asked when a combat is declared, not when it is fought.
//! * The first unit that a hex, or a side, picks has the Cohesion Rating. Units leave when all are picked.
//! * A stack retreats together, each step away from where it stood: onto the map, not into a hex with enemies. Where none
//!   is left it stops.
//! * Units of the side that may advance enter the hexes of the combat that the other has left, each once, if command lets
//!   them. Where enemy commanders stay nobody advances.
//! * Commanders roll before their hexes retreat, the defender's first.

mod advance;
mod asks;
mod choosing;
mod declare;
mod fight;
mod given;
#[cfg(feature = "bindings")]
mod held;
mod line;
mod looks;
mod losses;
mod packed;
mod parts;
mod position;
mod reading;
mod saved;
mod step;
mod waits;

pub use asks::{
    Arranged, ArrangedHeld, Forecast, ForecastHeld, LINE, Turned, TurnedHeld, apply, arrange, assess, chances, choices,
};
pub use choosing::Choice;
pub use given::{Given, GivenHeld};
#[cfg(feature = "bindings")]
pub use held::GAME;
pub use looks::{Looked, LookedHeld, Situation, combats, look};
pub use packed::{Packed, PositionByte, Unpacking, UnpackingHeld, pack, unpack};
pub use parts::{StepParts, StepPartsHeld};
pub use position::{Game, GameUnit};
pub use saved::{Position, TEXT};
pub use step::{GameEffect, GameEffectKind, Notes, Step, StepKind, StepObjection};
pub use waits::Waits;
