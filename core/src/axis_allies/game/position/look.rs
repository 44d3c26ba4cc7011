//! The contents of a position: the pieces, the spaces, and the state of the turn.

use crate::axis_allies::battle::{Role, Stage, Waiting};
use crate::axis_allies::board::{Holding, Unit};
use crate::axis_allies::carriers;
use crate::axis_allies::game::Game;
use crate::axis_allies::game::Waits;
use crate::axis_allies::game::position::game::id;
use crate::axis_allies::game::position::phase::{Fight, TurnPhase};
use crate::axis_allies::game::text::position::Position;
use crate::axis_allies::map::Site;
use crate::axis_allies::powers::{Power, Side};
use crate::axis_allies::rules::MAP;
use crate::axis_allies::units::{KINDS, Kind};
use crate::axis_allies::victory::Ground;
use crate::fault::Fault;
use crate::reflect::{Code, Flag, Locus, Question, Reflect, Said, Words};
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
    /// The number of pieces that are lost at once, or of fighters that may land, for which the position waits.
    pub owed: u16,
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
    /// The side of the battle or raid that throws or decides; absent outside one. Of antiaircraft fire the defender throws, and
    /// the attacker loses.
    pub decides: Code<Role>,
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
    /// What it still owes; absent for nothing.
    pub owes: Code<Duty>,
    /// The phase before whose end it does; absent for none.
    pub due: Code<TurnPhase>,
    /// The rule that asks for it; absent for none.
    pub rule: u16,
}

/// What a piece owes after its orders.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum Duty {
    /// An aircraft in the air: to land where it may (AA 3.4, 4.4c). If that is due in the combat movement, it reaches
    /// no landing as the orders stand, and others must open one. These are orders of a carrier, or of whoever declares
    /// a battle or takes a neutral.
    Land = 1,
    /// Troops of whose transport others have unloaded: to unload onto the same land (AA 3.2e, 3.3b).
    Unload,
    /// Troops that boarded among enemies: to go ashore in an assault (AA 3.2c).
    Assault,
}

/// Returns a summary of a position. The rows are the pieces: after the orders given so far, and without those lost; with
/// what each still owes, by when, and by which rule.
///
/// ```
/// use grognard_core::axis_allies::game::{Looked, NewGame, Waits, look, start};
/// use grognard_core::ruling::{Sink, Trail};
/// let position = start(&NewGame::default(), &mut Trail::none())?.value;
/// let situation = look(&Looked { position }, &mut Sink::none(), &mut Trail::none())?.value;
/// assert_eq!((situation.cash, situation.waits.get()), ([24, 32, 30, 25, 36], Some(Waits::Orders)));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `bad_text` for a text that is not a position of this game, and for a word that cannot stand in its line.
/// * `unknown_word` and `unknown_name` for a word or a space that is not known.
/// * `missing_field` for a position without a round, an owner of land that somebody held, and a text that is cut before
///   its `end`.
/// * `out_of_range` for another version of the text, for numbers that are too large, and for a ship that is none of the
///   pieces.
/// * `overflow` for more pieces or holdings than a position holds.
/// * `contradiction` for a text that was changed after it was written, and for a position that cannot be. Examples are
///   two pieces with one number, both sides in a land without a battle, and a battle with other pieces than its space.
pub fn look(
    question: &Looked,
    rows: &mut Sink<'_, GamePiece>,
    _trail: &mut Trail<'_>,
) -> Result<Ruling<Situation>, Fault> {
    let game: Game = Game::load(&question.position)?;
    game.list(rows)?;
    Ok(Ruling::new(game.situation()?, Cites::by(MAP)))
}

/// Returns the pieces of a position as the units of a board: as they stood when the phase began, or in a battle as they
/// stand.
///
/// # Errors
///
/// Those of `axis_allies.game.look`.
pub fn units(question: &Looked, rows: &mut Sink<'_, Unit>, _trail: &mut Trail<'_>) -> Result<Ruling<Situation>, Fault> {
    let game: Game = Game::load(&question.position)?;
    for unit in &game.scene()? {
        rows.push(*unit);
    }
    for (unit, there) in game.raiders() {
        rows.push(Unit { raids: Flag::from(there), ..*unit });
    }
    Ok(Ruling::new(game.situation()?, Cites::by(MAP)))
}

/// Returns the spaces of a position that differ from the beginning of the game, as the holdings of a board.
///
/// # Errors
///
/// Those of `axis_allies.game.look`.
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
    /// Appends the pieces as they stand, with what they owe.
    pub(in crate::axis_allies::game) fn list(&self, rows: &mut Sink<'_, GamePiece>) -> Result<(), Fault> {
        let owed = self.owed()?;
        for piece in self.pieces() {
            let duty = owed.iter().find(|(at, _)| self.at_place(*at).map(id) == Some(piece.id)).map(|(_, duty)| *duty);
            rows.push(GamePiece {
                id: piece.id,
                aboard: piece.aboard.map(Said::<u16>::new).unwrap_or_default(),
                space: piece.space.into(),
                kind: Code::new(piece.kind),
                owner: Code::new(piece.owner),
                spent: piece.spent,
                engaged: Flag::from(piece.engaged),
                owes: duty.map(|(duty, _, _)| Code::new(duty)).unwrap_or_default(),
                due: duty.map(|(_, due, _)| Code::new(due)).unwrap_or_default(),
                rule: duty.map_or(0, |(_, _, rule)| rule.0),
            });
        }
        Ok(())
    }

    /// Returns a summary of the position.
    pub fn situation(&self) -> Result<Situation, Fault> {
        let space = self.fight.map(|fight| fight.space);
        let gun = || self.flak.and_then(|flak| flak.guns.first().copied());
        Ok(Situation {
            cash: self.treasury,
            hand: self.hand(self.power),
            pieces: u16::try_from(count(self.pieces())).unwrap_or(u16::MAX),
            round: self.round,
            dice: u16::try_from(self.dice()?).unwrap_or(u16::MAX),
            owed: self.owed_now()?,
            space: space.or_else(gun).unwrap_or(0).into(),
            power: Code::new(self.power),
            phase: Code::new(self.phase),
            waits: Code::new(self.waits()),
            winner: self.victory.winner,
            ground: self.victory.ground,
            decides: self.decides().map(Code::new).unwrap_or_default(),
        })
    }
    /// Returns how many pieces are lost at once, or how many fighters may land.
    fn owed_now(&self) -> Result<u16, Fault> {
        let few = |count: u32| u16::try_from(count).unwrap_or(u16::MAX);
        match (self.waits(), &self.flak, &self.fight) {
            (Waits::Losses, Some(flak), _) => Ok(flak.hits),
            (Waits::Losses, None, Some(Fight { raid: Some(raid), .. })) => Ok(raid.owed),
            (Waits::Losses, None, Some(fight)) => {
                let waiting = Waiting { battle: fight.battle };
                Ok(few(crate::axis_allies::battle::choices(&waiting, &mut Trail::none())?.value.losses))
            }
            (Waits::Fighters, _, Some(fight)) => {
                let bays = self.wreck(fight, Role::Defender, &[], |q| carriers::choices(q, &mut Trail::none()))?;
                Ok(bays.map_or(0, |ruling| ruling.value.bays))
            }
            _ => Ok(0),
        }
    }
    /// Returns the side of the battle that throws or decides.
    fn decides(&self) -> Option<Role> {
        let attacks = match (self.waits(), &self.flak, &self.fight) {
            (Waits::Orders | Waits::Nothing, ..) => return None,
            (waits, Some(_), _) => waits == Waits::Losses,
            // The gun fires before the bombers do (3.1a).
            (waits, None, Some(Fight { raid: Some(raid), .. })) => {
                waits == Waits::Losses || raid.assessment.aa_dice == 0
            }
            (_, None, Some(fight)) => return fight.battle.stage.get().map(Stage::role),
            _ => return None,
        };
        Some(if attacks { Role::Attacker } else { Role::Defender })
    }
}
