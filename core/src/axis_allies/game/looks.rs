//! The contents of a position: the pieces, the spaces, and the state of the turn.

use super::Game;
use super::parts::TurnPhase;
use super::saved::Position;
use super::step::Waits;
use crate::axis_allies::board::{Holding, Unit};
use crate::axis_allies::map::Site;
use crate::axis_allies::powers::{Power, Side};
use crate::axis_allies::rules::MAP;
use crate::axis_allies::units::{KINDS, Kind};
use crate::axis_allies::victory::Ground;
use crate::fault::Fault;
use crate::reflect::{Code, Flag, Locus, Question, Reflect, Said};
use crate::ruling::{Cites, Ruling, Sink, Trail};
use crate::table::count;

/// A position.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Looked {
    /// The position.
    pub position: Position,
}

/// A summary of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Situation {
    /// IPC of each power, in the order of their turns.
    pub cash: [u16; 5],
    /// The number of pieces of each kind that are bought and not placed, in the order of the kinds.
    pub hand: [u16; KINDS],
    /// The number of pieces on the board.
    pub pieces: u16,
    /// The round, from 1.
    pub round: u16,
    /// The number of dice for which the position waits.
    pub dice: u16,
    /// The space of the current battle or raid; absent for none.
    pub space: Locus<Site>,
    /// The power whose turn it is.
    pub power: Code<Power>,
    /// The phase of the turn.
    pub phase: Code<TurnPhase>,
    /// The step for which the position waits.
    pub waits: Code<Waits>,
    /// The side that has won.
    pub winner: Code<Side>,
    /// The ground of the victory.
    pub ground: Code<Ground>,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// A piece as it stands now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct GamePiece {
    /// The number of the piece, the same for the whole game.
    pub id: u16,
    /// The number of the transport or carrier that carries it; absent for none.
    pub aboard: Said<u16>,
    /// The space.
    pub space: Locus<Site>,
    /// The kind.
    pub kind: Code<Kind>,
    /// The owner.
    pub owner: Code<Power>,
    /// The number of spaces that it has moved in this turn.
    pub spent: u8,
    /// It has moved or fought in the combat phases of this turn.
    pub engaged: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 2],
}

/// Returns a summary of a position. The rows are the pieces: after the orders given so far, and without those lost.
///
/// ```
/// use grognard_core::axis_allies::game::{Looked, NewGame, Waits, look, start};
/// use grognard_core::ruling::{Sink, Trail};
/// let position = start(&NewGame::default(), &mut Trail::none())?.value;
/// let situation = look(&Looked { position }, &mut Sink::none(), &mut Trail::none())?.value;
/// assert_eq!((situation.cash, situation.waits.get()), ([24, 32, 30, 25, 36], Some(Waits::Orders)));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn look(
    question: &Looked,
    rows: &mut Sink<'_, GamePiece>,
    _trail: &mut Trail<'_>,
) -> Result<Ruling<Situation>, Fault> {
    let game: Game = Game::load(&question.position)?;
    game.list(rows);
    Ok(Ruling::new(game.situation()?, Cites::by(MAP)))
}

/// Returns the pieces of a position as the units of a board: as they stood when the phase began, or in a battle as they
/// stand.
pub fn units(question: &Looked, rows: &mut Sink<'_, Unit>, _trail: &mut Trail<'_>) -> Result<Ruling<Situation>, Fault> {
    let game: Game = Game::load(&question.position)?;
    for unit in &game.scene()? {
        rows.push(*unit);
    }
    Ok(Ruling::new(game.situation()?, Cites::by(MAP)))
}

/// Returns the spaces of a position that differ from the beginning of the game, as the holdings of a board.
pub fn holdings(
    question: &Looked,
    rows: &mut Sink<'_, Holding>,
    _trail: &mut Trail<'_>,
) -> Result<Ruling<Situation>, Fault> {
    let game: Game = Game::load(&question.position)?;
    for holding in &game.holdings {
        rows.push(*holding);
    }
    Ok(Ruling::new(game.situation()?, Cites::by(MAP)))
}

impl<const N: usize> Game<N> {
    /// Appends the pieces as they stand.
    pub(super) fn list(&self, rows: &mut Sink<'_, GamePiece>) {
        for piece in self.pieces() {
            rows.push(GamePiece {
                id: piece.id,
                aboard: piece.aboard.map(Said::<u16>::new).unwrap_or_default(),
                space: piece.space.into(),
                kind: Code::new(piece.kind),
                owner: Code::new(piece.owner),
                spent: piece.spent,
                engaged: Flag::from(piece.engaged),
                reserved: [0; 2],
            });
        }
    }

    /// Returns a summary of the position.
    pub fn situation(&self) -> Result<Situation, Fault> {
        let space = self.fight.map(|fight| fight.space);
        let gun = || self.flak.and_then(|flak| flak.guns.first().copied());
        Ok(Situation {
            cash: self.treasury,
            hand: self.hand,
            pieces: u16::try_from(count(self.pieces())).unwrap_or(u16::MAX),
            round: self.round,
            dice: u16::try_from(self.dice()?).unwrap_or(u16::MAX),
            space: space.or_else(gun).unwrap_or(0).into(),
            power: Code::new(self.power),
            phase: Code::new(self.phase),
            waits: Code::new(self.waits()),
            winner: self.victory.winner,
            ground: self.victory.ground,
            reserved: 0,
        })
    }
}
