//! The reach of one piece.

use super::turn::{Piece, Report, Turn};
use super::walk::NEUTRAL_FEE;
use crate::axis_allies::board;
use crate::axis_allies::map::Site;
use crate::axis_allies::orders::{NONE, Phase};
use crate::axis_allies::powers::Power;
use crate::axis_allies::rules::*;
use crate::axis_allies::set::Set;
use crate::axis_allies::units::{Domain, Kind, word};
use crate::axis_allies::view::View;
use crate::bounded::Bounded;
use crate::fault::{Fault, FaultCode};
use crate::reflect::{Code, Flag, Locus, Question, Reflect};
use crate::ruling::{Ruling, Sink, Trail, Verdict};

/// A piece, and the phase in which it moves.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Reach<'a> {
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
    /// The cash left after purchases, in IPC, for neutrals (2.7a); 0 by default.
    pub cash: u16,
}

/// A space that a piece can move to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Reached {
    /// The space.
    pub space: Locus<Site>,
    /// The least cost of neutrals on a path there, in IPC.
    pub cost: u16,
    /// The least number of spaces of a path at that cost.
    pub spaces: u8,
    /// Enemies are in the space: a battle.
    pub battle: Flag,
    /// Moving there takes the space.
    pub takes: Flag,
    /// An aircraft may land there in the present position.
    pub lands: Flag,
}

/// The number of layers for flights over neutrals (2.7): the spaces of the longest flight, 6 in the edition's chart, and
/// one. A chart with longer flights is `overflow`.
const LAYERS: usize = 9;

/// The number of spaces that a piece can reach.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Range {
    /// The number of spaces that it can move to.
    pub spaces: u16,
    /// The number of spaces that it has left to move.
    pub left: u8,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// Returns every space that a piece can move to in this phase, each by the cheapest path; forbidden if it may not move
/// at all. A row agrees with [`assess`](super::assess) for that path. Flights over neutrals are computed up to eight
/// spaces; an aircraft of a custom chart with more movement left, and cash, is `overflow`.
///
/// ```
/// use grognard_core::axis_allies::board::{Board, Unit};
/// use grognard_core::axis_allies::map::Site::*;
/// use grognard_core::axis_allies::movement::{Reach, Reached, reach};
/// use grognard_core::axis_allies::orders::Phase;
/// use grognard_core::axis_allies::{powers::Power, units::Kind};
/// use grognard_core::ruling::{Sink, Trail};
/// let (kind, owner) = (Kind::Infantry.into(), Power::Uk.into());
/// let infantry = Unit { space: Syr.into(), kind, owner, ..Default::default() };
/// let board = Board { units: &[infantry], ..Default::default() };
/// let mut room = [Reached::default(); 8];
/// let mut rows = Sink::new(&mut room);
/// let question = Reach { board, power: Power::Uk.into(), phase: Phase::Combat.into(), cash: 2, ..Default::default() };
/// reach(&question, &mut rows, &mut Trail::none())?;
/// let there: Vec<_> = rows.items().iter().map(|row| row.space).collect();
/// assert_eq!(there, [Egy, Per]); // 2 IPC do not buy a neutral
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * Those of `axis_allies.map.space` for the board.
/// * `missing_field` and `unknown_word` for the power and the phase.
/// * `out_of_range` for a piece that is not there, `contradiction` for one of another power.
/// * `overflow` at `board.chart` for an aircraft with a movement that is too large to pay for neutrals on its flight.
pub fn reach(
    question: &Reach<'_>,
    rows: &mut Sink<'_, Reached>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Range>>, Fault> {
    let q = question;
    let mut view = View::new(&q.board);
    view.see(q.power)?;
    let phase = word(q.phase, &"phase")?;
    let turn = Turn::new(&view, phase, q.cash);
    range(&turn, &turn.mover(q.unit)?, rows, trail)
}

/// Returns every space that a piece can move to after the orders so far.
pub(crate) fn range(
    turn: &Turn<'_, '_>,
    piece: &Piece<'_>,
    rows: &mut Sink<'_, Reached>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Range>>, Fault> {
    let view = turn.view;
    let (mut objections, mut happenings) = (Sink::none(), Sink::none());
    let mut report = Report::new(MOVEMENT, &mut objections, &mut happenings, trail);
    report.unit = u16::try_from(piece.at).unwrap_or(NONE);
    turn.may_move(piece, &mut report);
    let left = view.row_of(piece.unit).movement.saturating_sub(piece.state.spent);
    let mut range = Range { left, ..Range::default() };
    if report.findings.allows() {
        let air = piece.kind.domain() == Domain::Air;
        // The number of neutrals that the cash can pay for on a flight: all other pieces stop at the first.
        let pays = turn.is_combat() && air;
        let purse = if pays { turn.cash.checked_div(u16::from(NEUTRAL_FEE)).unwrap_or(0) } else { 0 };
        if purse > 0 && usize::from(left) >= LAYERS {
            return Err(Fault::new(FaultCode::Overflow, &"board.chart"));
        }
        let hand_out: &mut dyn FnMut(u16, u8, u16) = &mut |space: u16, spaces: u8, fees: u16| {
            if space == piece.state.space {
                return;
            }
            range.spaces = range.spaces.saturating_add(1);
            report.findings.cite_if(R2_7, fees > 0);
            rows.push(turn.reached(piece, space, spaces, fees));
        };
        if air {
            fly(view, piece.state.space, left, purse, &mut [Set::default(); LAYERS], hand_out);
        } else {
            turn.go(piece, left, hand_out);
        }
    }
    Ok(report.verdict(range))
}

/// Flies as far as possible, over no neutral first, then over one, and so on while the cash lasts. Calls back with each
/// space, its distance, and the number of neutrals. With cash it keeps a layer for each number of spaces: the spaces
/// that can be reached for each number of neutrals paid for.
pub(crate) fn fly(
    view: &View<'_>,
    start: u16,
    range: u8,
    purse: u16,
    layers: &mut [Set],
    hand_out: &mut dyn FnMut(u16, u8, u16),
) {
    let mut seen = Set::default();
    for paid in 0..u16::from(range).min(purse).bounded_add(1) {
        // The spaces reached one step before, with as many neutrals paid for and with one fewer.
        let (mut here, mut poorer, mut any) = (Set::default(), Set::default(), false);
        for spaces in 0..u16::from(range).bounded_add(1) {
            // On over no further neutral, or over the last of those paid for.
            here = view.map.next_to(&here);
            here.leave(&view.neutral);
            poorer = view.map.next_to(&poorer);
            poorer.keep(&view.neutral);
            here.join(&poorer);
            if paid == 0 && spaces == 0 {
                here.add(start);
            }
            poorer = Set::default();
            if let Some(layer) = layers.get_mut(usize::from(spaces)) {
                (poorer, *layer) = (*layer, here);
            }
            any |= here.meets(&here);
            for space in here.without(&seen).iter() {
                hand_out(space, u8::try_from(spaces).unwrap_or(range), paid);
            }
            seen.join(&here);
        }
        if !any {
            return;
        }
    }
}

impl Turn<'_, '_> {
    /// Returns the row of a space that a piece can move to.
    fn reached(&self, piece: &Piece<'_>, space: u16, spaces: u8, fees: u16) -> Reached {
        let (view, combat, kind) = (self.view, self.is_combat(), piece.kind);
        let (neutral, occupied) = (view.neutral.has(space), view.occupied.has(space));
        let takes = neutral || (kind.takes_land() && !occupied && view.is_hostile(space));
        Reached {
            space: space.into(),
            // There are no more of them than spaces.
            cost: fees.bounded_mul(u16::from(NEUTRAL_FEE)),
            spaces,
            battle: Flag::from(combat && occupied),
            takes: Flag::from(combat && takes),
            lands: Flag::from(kind.is_air() && self.berth(piece, space, true).lands),
        }
    }

    /// Moves as far as a ship or a land piece can, and calls back with each space, its distance, and the number of
    /// neutrals.
    pub fn go(&self, piece: &Piece<'_>, left: u8, hand_out: &mut dyn FnMut(u16, u8, u16)) {
        let view = self.view;
        let mut here = Set::one(piece.state.space);
        let mut reached = here;
        for spaces in 0..left {
            if self.is_combat() && (spaces > 0 || piece.state.spent > 0) {
                // The spaces from which a piece that entered in this phase may continue.
                here.leave(&view.occupied);
                here.leave(&view.began_neutral);
                if matches!(piece.kind, Kind::Infantry | Kind::AaGun) {
                    here.keep(&view.friendly);
                }
            }
            self.step(piece, &mut here);
            here.leave(&reached);
            reached.join(&here);
            for space in here.iter() {
                hand_out(space, spaces.bounded_add(1), u16::from(view.neutral.has(space)));
            }
        }
    }

    /// Replaces the spaces of a ship or a land piece by those one step farther.
    fn step(&self, piece: &Piece<'_>, here: &mut Set) {
        let view = self.view;
        if piece.kind.domain() == Domain::Sea {
            let mut into = view.sea;
            if !self.is_combat() {
                into.leave(&view.occupied);
            }
            *here = view.map.sail(here, &into, &view.began);
            return;
        }
        *here = view.map.next_to(here);
        here.leave(&view.sea);
        if !self.is_combat() || piece.kind == Kind::AaGun {
            here.keep(&view.friendly);
            if self.is_combat() {
                // 3.1f, 4.4a: a gun follows into newly conquered land in the non-combat phase.
                here.keep(&view.began);
            }
        } else if self.cash < u16::from(NEUTRAL_FEE) {
            here.leave(&view.neutral);
        }
        if piece.kind == Kind::AaGun {
            for space in here.iter() {
                if self.has_gun(space, piece.at) {
                    here.leave(&Set::one(space));
                }
            }
        }
    }
}
