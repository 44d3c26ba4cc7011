//! Where an Extender collapses to. OCS 9.14d, 12.7h.

use super::hunt::{Hunt, Meanwhile};
use super::question::TraceHunt;
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::map::{Place, Search};
use crate::ocs::board::{Board, BoardHeld, UNITS};
use crate::ocs::paths::{End, Line, Open, Stay, draw_line};
use crate::ocs::rail::{Tracers, range_mobility, trace_sources};
use crate::ocs::rules::*;
use crate::reflect::{Flag, Question, Reflect};
use crate::ruling::{Cites, Findings, Ruling, Sink, Trail, Verdict};
use crate::scratch::Scratch;
use crate::table::numbered;

/// An Extender that is to collapse.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Collapse<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The Extender, by its `id`.
    ///
    /// C and Rust say its place in the board's list.
    #[required]
    #[refers("board.units")]
    pub unit: u16,
}

/// A hex to which an Extender may collapse.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct CollapseHex {
    /// The hex.
    pub hex: Hex,
}

/// The number of hexes to which an Extender may collapse.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct CollapseHexes {
    /// The number of hexes. If there is none, it is turned to its transport side where it is.
    pub found: u32,
}

/// Returns the hexes to which an Extender may collapse (OCS 9.14d, 12.7h). They are in its own range, and trace can be
/// had there at this moment without it, by a draw or by the throw of a headquarters that draws. Its own hex is one of
/// them if trace can be had there. Enemy units, zones of control and prohibited terrain between are ignored: the range
/// is counted in MP, and ends beside a hex that has a cost. The rows are in the order of the board's hexes. Forbidden
/// for any other unit.
///
/// ```
/// use grognard_core::ocs::board::{Board, BoardHex, ChartRow, Cost};
/// use grognard_core::ocs::trace::{Collapse, CollapseHex, collapse};
/// use grognard_core::ocs::{measures::{MP, TP}, units::{Face, Kind, Mobility, Unit}};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::{Sink, Trail}, scratch::Scratch};
/// let chart = [ChartRow { cost: Cost::points(MP, MP, MP), ..Default::default() }];
/// let hex = |q| BoardHex { hex: Hex::new(q, 0), terrain: 1, ..Default::default() };
/// let mut hexes: Vec<_> = (0..12).map(hex).collect();
/// hexes[0].supply_source = 1;
/// let move_side = Face { throw_range: 3 * MP, mobility: Code::new(Mobility::Truck), ..Default::default() };
/// let units = [Unit { hex: Hex::new(8, 0), amount: 5 * TP, move_side, ..Unit::of(1, Kind::Extender) }];
/// let board = Board { chart: &chart, hexes: &hexes, units: &units, ..Default::default() };
/// let (mut room, mut words) = ([CollapseHex::default(); 4], [0; 256]);
/// let (mut rows, mut scratch) = (Sink::new(&mut room), Scratch::new(&mut words));
/// let asked = Collapse { board, ..Default::default() };
/// let found = collapse(&asked, &mut rows, &mut scratch, &mut Trail::none())?.value.allowed().unwrap().found;
/// assert_eq!(found, 3); // from hexes 0 to 6 can be traced, and 4 is beside what it reaches
/// assert_eq!(rows.items()[0].hex, Hex::new(4, 0));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `out_of_range` for a unit that the board does not have, or whose hex it does not have.
/// * `missing_field` for the throw range of the Extender, and for the kind of its movement points.
/// * Those of `ocs.trace.find` for the side of the unit.
/// * `buffer_too_small` at `scratch` for scratch memory that is too small.
pub fn collapse(
    question: &Collapse<'_>,
    rows: &mut Sink<'_, CollapseHex>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<CollapseHexes>>, Fault> {
    let q = question;
    if !q.board.unit(q.unit, &text!("unit"))?.kind.is_extender() {
        let mut findings = Findings::by(R12_7H, trail);
        findings.forbid(R12_7H);
        return Ok(findings.verdict(CollapseHexes::default));
    }
    let mut found = 0u32;
    havens(q, &|_| false, scratch, &mut |hex| {
        found = found.saturating_add(1);
        rows.push(CollapseHex { hex });
    })?;
    Ok(Ruling::new(Verdict::Allowed(CollapseHexes { found }), Cites::of(&[R9_14D, R12_7H])))
}

/// Shows each hex to which an Extender may collapse, in the order of the board, if some units negate no zones.
pub(in crate::ocs) fn havens(
    q: &Collapse<'_>,
    move_on: &dyn Fn(usize) -> bool,
    scratch: &mut Scratch<'_>,
    each: &mut dyn FnMut(Hex),
) -> Result<(), Fault> {
    let (places, units) = (usize::from(q.board.places()?), q.board.units.len());
    let side =
        q.board.unit(q.unit, &text!("unit"))?.unit.said_side().map_err(|f| f.in_list(UNITS, usize::from(q.unit)))?;
    scratch.keep(places.saturating_mul(2).saturating_add(units), |kept, scratch| {
        let (kinds, kept) = kept.split_at_mut_checked(places).unwrap_or_default();
        let (there, ways) = kept.split_at_mut_checked(places).unwrap_or_default();
        trace_sources(Tracers { board: &q.board, side, move_on, but: Some(q.unit.into()) }, kinds, scratch)?;
        let hunted = TraceHunt { board: q.board, side, why: Flag(0) };
        let meanwhile = Meanwhile { move_on, ..Meanwhile::NOTHING };
        let mut hunt = Hunt::new(&hunted, kinds);
        hunt.meanwhile = meanwhile;
        hunt.run(ways, scratch)?;
        hunt.everywhere(usize::from(q.unit), ways, there, scratch)?;
        within(q, there, scratch)?;
        let near = |word: &u64| *word == REACHED | IN_TRACE;
        for (hex, _) in q.board.hexes.iter().zip(there.iter()).filter(|(_, word)| near(word)) {
            each(hex.hex);
        }
        Ok(())
    })
}

/// Notes on a place: trace can be had there; the Extender's range reaches it.
const IN_TRACE: u64 = 1;
const REACHED: u64 = 2;

/// Notes the places that an Extender's range reaches.
// Its frame stands apart, so that a call stays within 4 KiB of stack.
#[inline(never)]
fn within(q: &Collapse<'_>, there: &mut [u64], scratch: &mut Scratch<'_>) -> Result<(), Fault> {
    let (unit, at) = (q.board.unit(q.unit, &text!("unit"))?.unit, usize::from(q.unit));
    let range = unit.move_side.throw_range;
    if range == 0 {
        let missing = Fault::new(FaultCode::MissingField, &"throw_range");
        return Err(missing.within(&"move_side").in_list(UNITS, at));
    }
    let mobility = range_mobility(unit).map_err(|f| f.in_list(UNITS, at))?;
    let line =
        Line { board: &q.board, side: unit.side, mobility, range, zones: false, enemies: false, stay: Stay::ALL };
    line.explore(End::of(unit.hex, &"hex"), scratch, |reached| {
        note(there, reached.place, REACHED);
        Ok(false)
    })?;
    Ok(())
}

fn note(there: &mut [u64], place: Place, what: u64) {
    if let Some(word) = there.get_mut(usize::from(place.0)) {
        *word |= what;
    }
}

impl Hunt<'_> {
    /// Notes every place where a unit that is not there could trace, given the ways of all units. It could by drawing,
    /// and by the throws of the headquarters that draw and may serve it.
    #[inline(never)]
    fn everywhere(
        &mut self,
        unit: usize,
        ways: &[u64],
        there: &mut [u64],
        scratch: &mut Scratch<'_>,
    ) -> Result<(), Fault> {
        let board = &self.q.board;
        there.fill(0);
        let number = u16::try_from(unit).unwrap_or(u16::MAX);
        let line = Line { stay: self.stay(), ..draw_line(board, &board.checked(unit)?, number)? };
        self.drawn(&line, there, scratch)?;
        for (at, other) in numbered(board.units) {
            let way = ways.get(at).copied().unwrap_or(u64::MAX);
            let Some(throw) = self.thrown_line(at, way)? else { continue };
            if self.serves(at, unit)? {
                throw.explore(End::of(other.hex, &"hex"), scratch, |reached| {
                    note(there, reached.place, IN_TRACE);
                    Ok(false)
                })?;
            }
        }
        // 4.8c.D: not among enemy combat units.
        for (hex, word) in board.hexes.iter().zip(there.iter_mut()).filter(|(_, word)| **word > 0) {
            if line.open(hex.hex)? == Open::ClosedByEnemy {
                *word = 0;
            }
        }
        Ok(())
    }

    /// Notes every place from which a path leads back to a source.
    #[inline(never)]
    fn drawn(&self, line: &Line<'_>, there: &mut [u64], scratch: &mut Scratch<'_>) -> Result<(), Fault> {
        let places = self.q.board.places()?;
        let mut search = Search::over(places, scratch)?;
        let mut sources = (0..places).zip(self.kinds).filter(|(_, kind)| **kind > 0).map(|(place, _)| Place(place));
        line.back(&mut sources, &mut search)?;
        for place in (0..places).map(Place).filter(|place| search.cost(*place).is_some()) {
            note(there, place, IN_TRACE);
        }
        Ok(())
    }
}
