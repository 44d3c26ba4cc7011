//! Movement of one piece along one path.

use super::turn::{Piece, Report, Turn};
use crate::axis_allies::board;
use crate::axis_allies::map::Site;
use crate::axis_allies::orders::{NONE, PathEvent, Phase};
use crate::axis_allies::powers::Power;
use crate::axis_allies::rules::*;
use crate::axis_allies::units::{Domain, word};
use crate::axis_allies::view::View;
use crate::fault::Fault;
use crate::reflect::{Code, Locus, Question, Reflect};
use crate::ruling::{Ruling, Sink, Trail, Verdict};

/// A piece and the path that it is to take.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Route<'a> {
    /// The position.
    #[required]
    pub board: board::Board<'a>,
    /// The power whose turn it is.
    #[required]
    pub power: Code<Power>,
    /// Combat or non-combat movement. Required where the answer depends on it.
    #[when_needed]
    pub phase: Code<Phase>,
    /// The piece, as a group of `board.units`.
    #[required]
    #[refers("board.units")]
    pub unit: u16,
    /// The spaces that it enters, in order.
    #[required]
    pub path: &'a [Locus<Site>],
    /// The cash left after purchases, in IPC, for neutrals (2.7a); 0 by default.
    pub cash: u16,
}

/// The cost of a path.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Passage {
    /// The cost of the neutrals that are taken, in IPC.
    pub cost: u16,
    /// The number of spaces moved in this turn, including this path.
    pub spent: u8,
    /// The number of spaces left to move.
    pub left: u8,
}

/// Decides whether a piece may move along a path, and returns the cost and the events on the way. Events are neutrals
/// paid for (2.7), land taken (3.6a), antiaircraft fire (3.1a) and canals (2.3, 2.4). Fighters that take off from a
/// carrier or stay aboard (3.4c, 3.4d) are events too. In the non-combat phase aircraft land where the path ends (3.4a,
/// 4.4c). Whether attacking aircraft can land afterwards depends on all orders:
/// [`moves::check`](super::super::moves::check).
///
/// ```
/// use grognard_core::axis_allies::board::{Board, Unit};
/// use grognard_core::axis_allies::map::Site::*;
/// use grognard_core::axis_allies::orders::Phase;
/// use grognard_core::axis_allies::{movement::{Route, assess}, powers::Power, units::Kind};
/// use grognard_core::ruling::{Sink, Trail};
/// let armor = Unit { space: Feq.into(), kind: Kind::Armor.into(), owner: Power::Uk.into(), ..Default::default() };
/// let board = Board { units: &[armor], ..Default::default() };
/// let path = [Lib.into(), Egy.into()];
/// let phase = Phase::Combat.into();
/// let route = Route { board, power: Power::Uk.into(), phase, path: &path, ..Default::default() };
/// let ruling = assess(&route, &mut Sink::none(), &mut Trail::none())?; // a blitz of Libya, which nobody holds
/// assert_eq!(ruling.value.allowed().unwrap().left, 0);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * Those of `axis_allies.map.space` for the board.
/// * `missing_field` and `unknown_word` for the power and the phase.
/// * `out_of_range` for a piece that is not there, and for a path with a number that is no space.
/// * `empty` for a path without spaces.
/// * `contradiction` for a piece of another power.
pub fn assess(
    question: &Route<'_>,
    effects: &mut Sink<'_, PathEvent>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Passage>>, Fault> {
    let q = question;
    let mut view = View::new(&q.board);
    view.see(q.power)?;
    let phase = word(q.phase, &"phase")?;
    let mut turn = Turn::new(&view, phase, q.cash);
    let piece = &mut turn.mover(q.unit)?;
    view.path(q.path)?;
    Ok(pass(&mut turn, piece, q.path, effects, trail))
}

/// Decides whether a piece may move along a path after the orders so far.
pub(crate) fn pass(
    turn: &mut Turn<'_, '_>,
    piece: &mut Piece<'_>,
    path: &[Locus<Site>],
    effects: &mut Sink<'_, PathEvent>,
    trail: &mut Trail<'_>,
) -> Ruling<Verdict<Passage>> {
    let mut objections = Sink::none();
    let mut report = Report::new(MOVEMENT, &mut objections, effects, trail);
    report.unit = u16::try_from(piece.at).unwrap_or(NONE);
    turn.travel(piece, path, &mut report);
    if turn.phase == Phase::Noncombat && piece.kind.domain() == Domain::Air {
        turn.land_at(piece, true, &mut report);
    }
    let (spent, allowance) = (piece.state.spent, turn.view.row_of(piece.unit).movement);
    let passage = Passage { cost: turn.cost, spent, left: allowance.saturating_sub(spent) };
    report.verdict(passage)
}
