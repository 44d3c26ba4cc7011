//! Where a stack can retreat to, and by what way. OCS 9.12, 9.12c, 9.12e, 9.12f.

use super::assess::Going;
use super::ways::{Area, Refuge, Stack, Ways};
use super::{Escape, RetreatHex, is_immobile, leaving, pace};
use crate::bounded::Bounded;
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::map::{Place, Search};
use crate::ocs::board::{Board, BoardHeld, UNITS};
use crate::ocs::rules::*;
use crate::ocs::units::{Kind, Mode};
use crate::reflect::{Question, Reflect};
use crate::ruling::{About, Amount, Cites, Findings, Item, Ruling, Sink, Trail, Verdict, What};
use crate::scratch::{Scratch, sort};
use crate::table::numbered;

/// The longest retreat that is searched for, in hexes. No result of the table asks for more than a few.
const LONGEST: u8 = 8;

/// A stack that must retreat.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Flight<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The units that retreat together, from one hex, by their `id`s.
    ///
    /// C and Rust say their places in the board's list.
    #[required]
    #[refers("board.units")]
    pub units: &'a [u16],
    /// Hexes in which enemy combat units stood when the combat began, in addition to those in which they stand now.
    pub held: &'a [Hex],
    /// The distance in hexes that they must retreat, 1 to 8.
    #[required]
    #[range(1, LONGEST)]
    pub distance: u8,
}

/// A stack that must retreat, and the hex where it is to end.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct FlightTo<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The units that retreat together, from one hex, by their `id`s.
    ///
    /// C and Rust say their places in the board's list.
    #[required]
    #[refers("board.units")]
    pub units: &'a [u16],
    /// Hexes in which enemy combat units stood when the combat began, in addition to those in which they stand now.
    pub held: &'a [Hex],
    /// The distance in hexes that they must retreat, 1 to 8.
    #[required]
    #[range(1, LONGEST)]
    pub distance: u8,
    /// The hex where the retreat is to end.
    #[required]
    pub goal: Hex,
}

/// Where a stack can retreat to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Refuges {
    /// The number of hexes where the retreat can end.
    pub count: u16,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 2],
}

/// Returns the stack, after checking it. Adds the reasons why all of it cannot retreat.
fn stack(q: &Escape<'_>, findings: &mut Findings<'_, '_>) -> Result<Stack, Fault> {
    let first = leaving(q)?;
    let (side, start) = (first.side, first.hex);
    let mut stack = Stack { side, start, already: false, fresh: false, strat: false, capable: false };
    let mut who = Going::default();
    for at in q.units.iter().map(|at| usize::from(*at)) {
        let unit = q.board.checked(at)?;
        if !unit.kind.is_combat() && unit.kind != Kind::OrganicTruck {
            continue;
        }
        let moves = !is_immobile(&unit).map_err(|f| f.in_list(UNITS, at))?;
        who.add(unit.kind, moves);
        if !moves {
            continue;
        }
        stack.capable |= unit.attack_capable(&mut |_| {});
        stack.strat |= unit.mode == Mode::Strat;
        stack.already |= unit.kind.is_combat() && unit.mode == Mode::Dg;
        stack.fresh |= unit.kind.is_combat() && unit.mode != Mode::Dg;
    }
    who.object(findings);
    if !who.combat && !who.trucks {
        // 9.12b: without a movement allowance in any mode they are destroyed. 9.12d: who is no combat unit stays.
        findings.object(if who.stuck { R9_12B } else { R9_12D }, About::Units);
    }
    Ok(stack)
}

/// Returns the hexes where a stack can end its retreat, the best first (OCS 9.12, 9.12c, 9.12e, 9.12f, 5.10a):
///
/// * by the fewest steps lost in enemy zones of control;
/// * then those in which the units stay organized;
/// * then by the fewest friends that become disorganized;
/// * then by the shortest way;
/// * then by the hex.
///
/// Forbidden if there is none: the units are eliminated as they retreat. `ocs.retreat.way` returns the way, which
/// `ocs.retreat.assess` settles. Terrain is considered if the board lists hexes; ask separately about units for which
/// it differs.
///
/// ```
/// use grognard_core::{hex::Hex, ruling::{Sink, Trail}, scratch::Scratch};
/// use grognard_core::ocs::{board::Board, retreat::{find, Flight, Refuge}, units::{Face, Unit}};
/// let face = Face { ma: 60.into(), ..Default::default() };
/// let units = [Unit { combat_side: face, ..Unit::regiment(1, 4, 3) }, Unit { hex: Hex::new(1, 0), ..Unit::regiment(2, 4, 3) }];
/// let board = Board { units: &units, ..Default::default() };
/// let question = Flight { board, units: &[0], distance: 1, ..Default::default() };
/// let (mut room, mut words) = ([Refuge::default(); 6], [0; 60]);
/// let mut rows = Sink::new(&mut room);
/// find(&question, &mut rows, &mut Scratch::new(&mut words), &mut Trail::none())?;
/// // Five hexes are free of the enemy, two of them in his zone.
/// assert!(rows.items().iter().map(|row| row.disorganized.is_set()).eq([false, false, false, true, true]));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `empty` for a retreat without units.
/// * `missing_field` for a distance of 0, and `out_of_range` for one above 8.
/// * `out_of_range` for a unit that the board does not have, or whose hex a board with hexes does not have.
/// * `contradiction` for a unit that is named twice, and for units of two sides or in two hexes. So it is for a hex of
///   `held` in which they stand, and for a hexside that is barred to some of them only.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for units,
///   hexes and chart rows of the [board](crate::ocs::board) that are read.
/// * `buffer_too_small` at `scratch` for scratch memory that is too small.
pub fn find(
    question: &Flight<'_>,
    rows: &mut Sink<'_, Refuge>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Refuges>>, Fault> {
    let Flight { board, units, held, distance } = *question;
    let escape = Escape { board, units, path: &[], held };
    let (places, ends) = extent(distance)?;
    let mut findings = Findings::by(R9_12, trail);
    let stack = checked(&escape, &mut findings)?;
    let words = scratch.take(Search::words(places).bounded_add(ends))?;
    let (found, words) = words.split_at_mut_checked(ends).unwrap_or_default();
    let area = Area { start: stack.start, distance: distance.into() };
    let mut ways = Ways { q: escape, stack, area, search: Search::within(places, words) };
    if !findings.allows() {
        return Ok(findings.verdict(Refuges::default));
    }
    let mut bars = Cites::by(R9_12);
    ways.run(&mut bars)?;
    // The ends in the order of their costs, then of their hexes.
    let mut count = 0usize;
    for number in 0..places {
        let Some((hex, true)) = ways.area.hex(Place(number)).filter(|(hex, _)| ways.area.is_end(*hex)) else {
            continue;
        };
        let Some((_, cost)) = ways.best(hex) else { continue };
        if let Some(word) = found.get_mut(count) {
            *word = u64::from(cost) << 32 | u64::from(number);
            count = count.bounded_add(1);
        }
    }
    let found = found.get_mut(..count).unwrap_or_default();
    sort(found);
    findings.cites = bars;
    for word in found.iter() {
        let [a, b, ..] = word.to_le_bytes();
        let Some((hex, _)) = ways.area.hex(Place(u16::from_le_bytes([a, b]))) else { continue };
        if let Some((place, cost)) = ways.best(hex) {
            rows.push(ways.refuge(hex, place, cost, &mut findings.cites)?);
        }
    }
    findings.cite_if(R9_12C, count > 1);
    if count == 0 {
        findings.note(R9_12, What::Forbidden, About::Units, 0);
        return Ok(Ruling::new(Verdict::Forbidden, bars));
    }
    let count = u16::try_from(count).unwrap_or(u16::MAX);
    Ok(findings.verdict(|| Refuges { count, reserved: [0; 2] }))
}

/// Returns the best way of a stack to the hex where it is to end its retreat, hex by hex: the `path` of
/// `ocs.retreat.assess` (OCS 9.12, 9.12c). The value is the row that `ocs.retreat.find` has for the hex. Forbidden if
/// the retreat cannot end there.
///
/// ```
/// use grognard_core::{hex::Hex, ruling::{Sink, Trail}, scratch::Scratch};
/// use grognard_core::ocs::{board::Board, retreat::{way, FlightTo, RetreatHex}, units::{Face, Unit}};
/// let face = Face { ma: 60.into(), ..Default::default() };
/// let units = [Unit { combat_side: face, ..Unit::regiment(1, 4, 3) }];
/// let board = Board { units: &units, ..Default::default() };
/// let question = FlightTo { board, units: &[0], distance: 2, goal: Hex::new(2, 0), ..Default::default() };
/// let (mut room, mut words) = ([RetreatHex::default(); 4], [0; 150]);
/// let mut rows = Sink::new(&mut room);
/// way(&question, &mut rows, &mut Scratch::new(&mut words), &mut Trail::none())?;
/// assert!(rows.items().iter().map(|row| row.hex).eq([Hex::new(1, 0), Hex::new(2, 0)]));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// Those of `ocs.retreat.find`.
pub fn way(
    question: &FlightTo<'_>,
    rows: &mut Sink<'_, RetreatHex>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Refuge>>, Fault> {
    let FlightTo { board, units, held, distance, goal } = *question;
    let escape = Escape { board, units, path: &[], held };
    let (places, _) = extent(distance)?;
    let mut findings = Findings::by(R9_12, trail);
    let stack = checked(&escape, &mut findings)?;
    let search = Search::over(places, scratch)?;
    let area = Area { start: stack.start, distance: distance.into() };
    let mut ways = Ways { q: escape, stack, area, search };
    let away = goal.distance(stack.start);
    findings.note(R9_12, What::Distance, About::Whole, i32::try_from(away).unwrap_or(i32::MAX));
    findings.unlike(R9_12, Item::WHOLE, Amount::of(What::Distance, away, 1), distance.into());
    if !findings.allows() {
        return Ok(findings.verdict(Refuge::default));
    }
    let mut bars = Cites::by(R9_12);
    ways.run(&mut bars)?;
    let Some((place, cost)) = ways.best(goal) else {
        findings.note(R9_12, What::Forbidden, About::Units, 0);
        return Ok(Ruling::new(Verdict::Forbidden, bars));
    };
    let refuge = ways.refuge(goal, place, cost, &mut findings.cites)?;
    let mut here = stack.start;
    for at in ways.search.path(place).skip(1) {
        let Some((next, _)) = area.hex(at) else { continue };
        rows.push(pace(&escape, stack.side, here, next, &mut |_, _| {})?);
        here = next;
    }
    // It bends where it is longer than the distance.
    findings.cite_if(R9_12C, refuge.length > u16::from(distance));
    Ok(findings.verdict(|| refuge))
}

/// Returns the places that a search within a distance numbers, and the hexes at that distance.
fn extent(distance: u8) -> Result<(u16, usize), Fault> {
    match distance {
        0 => Err(Fault::new(FaultCode::MissingField, &text!("distance"))),
        1..=LONGEST => {
            let across = u16::from(distance).bounded_mul(2).bounded_add(1);
            Ok((across.bounded_mul(across).bounded_mul(2), usize::from(distance).bounded_mul(6)))
        }
        _ => Err(Fault::beyond(&text!("distance"), distance, 1, LONGEST.into())),
    }
}

/// Returns the stack of a question whose rules and hexes are sound.
fn checked(q: &Escape<'_>, findings: &mut Findings<'_, '_>) -> Result<Stack, Fault> {
    let stack = stack(q, findings)?;
    for (i, hex) in numbered(q.held) {
        if *hex == stack.start {
            return Err(Fault::item_against(&text!("held"), i, &"units: it is the hex that they leave"));
        }
    }
    Ok(stack)
}
