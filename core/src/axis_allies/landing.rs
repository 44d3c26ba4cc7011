//! Landing of aircraft after combat. Clarifications 3.4a, 3.4e, 3.4f, 4.1b, 4.4c.

use super::board;
use super::movement::{Turn, fly};
use super::orders::Phase;
use super::powers::Power;
use super::rules::*;
use super::units::Domain;
use super::view::View;
use crate::axis_allies::map::Site;
use crate::fault::{Fault, Name};
use crate::reflect::{Code, Locus, Question, Reflect};
use crate::ruling::{About, Findings, Ruling, Sink, Trail, Verdict, What};

/// An aircraft that must land.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Airborne<'a> {
    /// The position after combat.
    #[required]
    pub board: board::Board<'a>,
    /// The power whose turn it is.
    #[required]
    pub power: Code<Power>,
    /// The aircraft, as a group of `board.units`.
    #[required]
    #[refers("board.units")]
    pub unit: u16,
}

/// A space in which it may land.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct LandingSpace {
    /// The space.
    pub space: Locus<Site>,
    /// The number of free bays of the carriers there, without those of the aircraft's own group; 0 on land, where there
    /// is no limit.
    pub bays: u16,
    /// The least number of spaces to fly there.
    pub spaces: u8,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// The range of an aircraft after combat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct LandingRange {
    /// The number of spaces in which it may land.
    pub strips: u16,
    /// The number of spaces that it may still fly.
    pub left: u8,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// Returns the spaces in which an aircraft may land with its remaining range, on the board after combat. They are land
/// that was friendly when the turn began (4.4c). For fighters they are also carriers with free bays that were not
/// placed in this turn (3.4a, 3.4f). It may not fly over neutrals (2.7c). Forbidden means that it is lost (4.1b), and
/// cites the obstacles.
///
/// ```
/// use grognard_core::axis_allies::board::{Board, Unit};
/// use grognard_core::axis_allies::landing::{Airborne, LandingSpace, choices};
/// use grognard_core::axis_allies::map::Site::*;
/// use grognard_core::axis_allies::{powers::Power, units::Kind};
/// use grognard_core::ruling::{Sink, Trail};
/// let at = Unit { space: HawaiiSeaZone.into(), kind: Kind::Fighter.into(), owner: Power::Usa.into(), spent: 3, ..Default::default() };
/// let board = Board { units: &[at], ..Default::default() };
/// let mut room = [LandingSpace::default(); 8];
/// let mut rows = Sink::new(&mut room);
/// choices(&Airborne { board, power: Power::Usa.into(), unit: 0 }, &mut rows, &mut Trail::none())?;
/// assert_eq!(rows.items().iter().map(|s| s.space).collect::<Vec<_>>(), [Haw]);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * Those of `axis_allies.map.space` for the board; `missing_field` and `unknown_word` for the power.
/// * `out_of_range` for a piece that is not there.
/// * `contradiction` for a piece that is no aircraft, or of another power.
pub fn choices(
    question: &Airborne<'_>,
    rows: &mut Sink<'_, LandingSpace>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<LandingRange>>, Fault> {
    let mut view = View::new(&question.board);
    view.see(question.power)?;
    let turn = Turn::new(&view, Phase::Noncombat, 0);
    let Some(piece) = &turn.piece(usize::from(question.unit)) else {
        return Err(Fault::of_index(&text!("unit"), usize::from(question.unit), question.board.units.len()));
    };
    if piece.kind.domain() != Domain::Air || !piece.own {
        let why: Name = match piece.kind.domain() {
            Domain::Air => &"board.units[].owner: a power lands its own aircraft",
            _ => &"board.units[].kind: only aircraft land",
        };
        return Err(Fault::against(&text!("unit"), why).other_at(usize::from(question.unit)));
    }
    let left = view.row_of(piece.unit).movement.saturating_sub(piece.unit.spent);
    let mut flight = LandingRange { left, ..LandingRange::default() };
    let mut findings = Findings::by(LANDING, trail);
    fly(&view, piece.unit.space.0, left, 0, &mut [], &mut |space, spaces, _| {
        let (berth, sea) = (turn.berth(piece, space, true), view.sea.has(space));
        if berth.lands {
            findings.cite_if(R3_4A, sea);
            flight.strips = flight.strips.saturating_add(1);
            rows.push(LandingSpace { space: space.into(), bays: berth.bays, spaces, reserved: 0 });
            findings.note(LANDING, What::Distance, About::Path.at(usize::from(space)), i32::from(spaces));
            return;
        }
        if !sea && view.friendly.has(space) {
            findings.reasons.add(R4_4C);
        }
        if berth.carrier {
            let needed = u32::from(piece.count);
            findings.trail.limit(R3_4A, About::Path.at(usize::from(space)), needed, u32::from(berth.bays));
            findings.reasons.add(R3_4A);
        }
        if berth.fresh {
            findings.reasons.add(R3_4F);
        }
    });
    if flight.strips > 0 {
        return Ok(Ruling::new(Verdict::Allowed(flight), findings.cites));
    }
    // 4.1b: lost without a landing space.
    findings.reasons.add(R4_1B);
    if let (needed @ 1.., left) = turn.nearest(piece) {
        findings.trail.limit(R4_1B, About::Units.at(usize::from(question.unit)), needed.into(), left.into());
    }
    Ok(findings.verdict(|| flight))
}
