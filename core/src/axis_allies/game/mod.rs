//! Whole turns and games, refereed from one position that remembers.
//!
//! A [`Game`] is a plain value. It has the pieces with their numbers, whose each space is and was when the turn began,
//! treasuries, purchases in hand, and the phase. It has what the rules ask of the past: what each piece has moved,
//! boarded, unloaded and fought, and by which way it came. A [`Step`] goes in; a verdict with every reason comes out,
//! and the effects, and the next position. An illegal step changes nothing, and undoing is copying. A position is saved
//! as text ([`Game::save`]) or as bytes ([`Game::pack`]), both with their version and a sum.
//!
//! A turn begins with purchase. Combat movement follows, with antiaircraft fire at those who fly over guns, then raids
//! and battles in the attacker's order. At the end of non-combat movement aircraft have landed or are lost. With the
//! end of placement come the income and the next power's turn. The rules stand in the modules beside this one, whose
//! questions the position asks for itself.
//!
//! # How the rules are read
//!
//! * A phase's orders are judged one by one. What holds of all of them (cargo that unloads together, 3.2e, 3.3b; troops
//!   that board among enemies, 3.2c; landings, 3.4g) is asked when the phase ends. An order after which no further orders
//!   could make that end lawful is forbidden at once, by the same paragraphs; what is still owed, [`look`] lists.
//! * An order that only several further moves of other pieces would make lawful is given after them.
//! * Land that is entered without a battle is taken when combat movement ends. Where it is entered from a zone in which
//!   a sea battle is to be fought, it is taken when that is won.
//! * Antiaircraft guns fire at those who pass over them with the order, at those who end there with the battle or raid. If
//!   troops take the land before that, its gun fires with their order, at aircraft that came earlier or come with them. It
//!   fires at none that come later (3.1a, 3.1e).
//! * An assault waits for the sea battle in the zone that it comes from (4.3c).
//! * Who takes a capital takes all IPC of its power.
//! * Aircraft that can still land must; those that cannot are lost when non-combat movement ends (4.1b).
//! * Purchases that are not placed stay in hand until the power's next turn.

mod battle;
mod choices;
mod deed;
mod given;
#[cfg(feature = "bindings")]
mod held;
mod movement;
mod operations;
#[cfg(feature = "bindings")]
mod page;
mod position;
mod questions;
mod step;
pub(super) mod text;
#[cfg(feature = "bindings")]
mod told;
mod turn;

pub use self::battle::carriers::carriers;
pub use self::battle::chances::{BattleOfTurn, TurnChances, TurnForecast, TurnForecastHeld, chances};
pub use self::choices::{Choice, StepKind};
pub use self::deed::{StepParts, StepPartsHeld};
pub use self::given::{Given, GivenHeld, TurnPlans, TurnPlansHeld};
#[cfg(feature = "bindings")]
pub use self::held::GAME;
pub use self::movement::legal::Legal;
pub use self::movement::questions::{
    OnePiece, OnePieceHeld, PieceEvent, PieceMoves, PieceMovesHeld, PieceOrder, PieceRoute, PieceRouteHeld,
    PieceShipping, PieceShippingHeld, movement, moves, reach, transport,
};
pub use self::operations::{
    Arranged, ArrangedHeld, LINE, NewGame, NewGameHeld, StepObjection, Turned, TurnedHeld, apply, arrange, assess,
    choices, start,
};
pub use self::position::bytes::{Packed, PositionByte, Unpacking, UnpackingHeld, pack, unpack};
pub use self::position::game::{Game, Piece, ROOM};
pub use self::position::look::{Duty, GamePiece, Looked, LookedHeld, Situation, holdings, look, units};
pub use self::position::phase::{Fight, Flak, Raiding, TurnPhase};
pub use self::position::waits::Waits;
pub use self::questions::{
    BattleAt, BattleAtHeld, Collects, CollectsHeld, Placings, PlacingsHeld, Retreats, RetreatsHeld, Stands, StandsHeld,
    Taken, TakenHeld, battle, conquest, income, landing, placement, victory, withdrawal,
};
pub use self::step::{GameEffect, GameEffectKind, Notes, Step};
pub use self::text::position::{Position, TEXT};
