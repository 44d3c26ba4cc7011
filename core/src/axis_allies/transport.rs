//! One transport and the troops that board or unload. Clarifications 3.2, 3.3.

use super::board;
use super::movement::{Piece, Report, Turn, UNLOADED};
use super::orders::{Action, PathEvent, Phase};
use super::powers::Power;
use super::rules::*;
use super::units::word;
use super::view::View;
use crate::axis_allies::map::Site;
use crate::fault::{Fault, FaultCode};
use crate::reflect::{Code, Flag, Locus, Question, Reflect};
use crate::ruling::{Ruling, Sink, Trail, Verdict};
use crate::scratch::Scratch;
use crate::table::{numbered, twin};

/// Troops that board a transport together, or unload from it onto one land.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Shipping<'a> {
    /// The position.
    #[required]
    pub board: board::Board<'a>,
    /// The power whose turn it is.
    #[required]
    pub power: Code<Power>,
    /// Combat or non-combat movement. Required where the answer depends on it.
    #[when_needed]
    pub phase: Code<Phase>,
    /// Whether they board or unload.
    #[required]
    pub action: Code<Action>,
    /// The transport.
    ///
    /// C counts it from 1; 0 is none.
    #[required]
    #[refers("board.units", 1)]
    pub aboard: u16,
    /// The troops, as groups of `board.units`.
    #[required]
    #[refers("board.units")]
    pub troops: &'a [u16],
    /// The land onto which they unload.
    pub space: Locus<Site>,
    /// Troops that board will unload in the same phase to attack (3.2c).
    pub assault: Flag,
    /// The cash left after purchases, in IPC, for neutrals (2.7a); 0 by default.
    pub cash: u16,
}

/// A transport after boarding or unloading.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Shipped {
    /// The cost of a neutral that is taken, in IPC.
    pub cost: u16,
    /// The room left aboard; an infantry takes 1.
    pub room: u8,
    /// The transport may not move or load again in this turn (3.2d).
    pub done: Flag,
}

/// Decides whether troops may board a transport or unload from it (3.2a to 3.2g), their own power's or a friend's
/// (3.3), and returns the result. Unloading onto several lands takes one question each; `moves.check` checks them
/// together.
///
/// ```
/// use grognard_core::axis_allies::board::{Board, Unit};
/// use grognard_core::axis_allies::map::Site::{self, *};
/// use grognard_core::axis_allies::orders::{Action, Phase};
/// use grognard_core::axis_allies::transport::{Shipping, assess};
/// use grognard_core::axis_allies::{powers::Power, units::Kind};
/// use grognard_core::ruling::{Sink, Trail};
/// use grognard_core::scratch::Scratch;
/// let of = |kind: Kind, space: Site| Unit { space: space.into(), kind: kind.into(), owner: Power::Uk.into(), ..Default::default() };
/// let units = [of(Kind::Transport, Nor), of(Kind::Armor, Gbr), of(Kind::Infantry, Gbr)];
/// let board = Board { units: &units, ..Default::default() };
/// let boarding = |troops| Shipping {
///     board,
///     power: Power::Uk.into(),
///     phase: Phase::Combat.into(),
///     action: Action::Board.into(),
///     aboard: 1,
///     troops,
///     ..Default::default()
/// };
/// let mut words = [0; 16];
/// let mut ask = |troops| {
///     assess(&boarding(troops), &mut Sink::none(), &mut Scratch::new(&mut words), &mut Trail::none())
/// };
/// assert!(ask(&[1])?.value.is_allowed());
/// assert!(!ask(&[1, 2])?.value.is_allowed()); // one armor, or two infantry
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * Those of `axis_allies.map.space` for the board.
/// * `missing_field` and `unknown_word` for the power, the phase and the action. A move is not one of these actions.
/// * `missing_field` for the transport, and for the land onto which troops unload.
/// * `empty` for no troops.
/// * `out_of_range` for a transport, troops or a space that are not there.
/// * `contradiction` for a transport that is not a single one of the side, and for troops of an enemy, named twice, or
///   not aboard. It is also for a space where troops board.
/// * `buffer_too_small` at `scratch` for less than a word for each piece.
pub fn assess(
    question: &Shipping<'_>,
    effects: &mut Sink<'_, PathEvent>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Shipped>>, Fault> {
    let q = question;
    let mut view = View::new(&q.board);
    view.see(q.power)?;
    if q.troops.is_empty() {
        return Err(Fault::new(FaultCode::Empty, &"troops"));
    }
    let (phase, action) = (word(q.phase, &"phase")?, word(q.action, &"action")?);
    let boards = action == Action::Board;
    if action == Action::Move {
        // Moves are another operation's.
        return Err(Fault::new(FaultCode::UnknownWord, &"action"));
    }
    if boards && q.space.0 > 0 {
        return Err(Fault::against(&"space", &"action: who boards goes to no space"));
    }
    if !boards {
        view.map.at(q.space.0, &"space")?;
    }
    let mut turn = Turn::new(&view, phase, q.cash);
    let words = scratch.take(view.units.len())?;
    words.fill(0);
    turn.lend(words, &[]);
    let ship = &mut turn.transport(q.aboard)?;
    let deed = Deed { troops: q.troops, boards, space: q.space.0, assault: q.assault.is_set() };
    carry(&mut turn, ship, &deed, effects, trail)
}

/// What troops and a transport are to do.
#[derive(Debug)]
pub(crate) struct Deed<'a> {
    pub troops: &'a [u16],
    /// They board, or else unload.
    pub boards: bool,
    /// The land onto which they unload.
    pub space: u16,
    /// Who boards will unload in the same phase to attack (3.2c).
    pub assault: bool,
}

/// Decides whether troops may board a transport or unload from it after the orders so far.
pub(crate) fn carry(
    turn: &mut Turn<'_, '_>,
    ship: &mut Piece<'_>,
    deed: &Deed<'_>,
    effects: &mut Sink<'_, PathEvent>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Shipped>>, Fault> {
    let boards = deed.boards;
    let mut objections = Sink::none();
    let mut report = Report::new(if boards { R3_2A } else { R3_2B }, &mut objections, effects, trail);
    for (i, troop) in numbered(deed.troops) {
        let mut troop_at = turn.troop(*troop, &"");
        if let Some(other) = twin(deed.troops, i) {
            troop_at = Err(Fault::against(&"", &"[]: each piece is named once").other_at(other));
        } else if troop_at.as_ref().is_ok_and(|piece| !boards && !piece.is_aboard(ship)) {
            let why = &"board.units[].aboard: the piece is not aboard the transport";
            troop_at = Err(Fault::against(&"", why).other_at(usize::from(*troop)));
        }
        let piece = &mut troop_at.map_err(|f| {
            report.happenings.take_back();
            f.in_list(&"troops", i)
        })?;
        report.unit = *troop;
        if boards {
            turn.board(piece, ship, deed.assault, &mut report);
        } else {
            turn.unload(piece, ship, deed.space, &mut report);
        }
    }
    turn.unloaded_together(ship, &mut report);
    let done = Flag::from(ship.state.has(UNLOADED));
    let room = u8::try_from(turn.room(ship).0).unwrap_or(u8::MAX);
    let shipped = Shipped { cost: turn.cost, room, done };
    Ok(report.verdict(shipped))
}
