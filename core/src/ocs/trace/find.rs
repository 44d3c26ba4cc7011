//! Who traces supply, by what way, and what keeps the others from it. OCS 12.6, 12.6a, 12.6g, 12.6h, 12.3, 13.1d.

use super::hunt::hunted;
use super::question::{TraceFound, TraceHunt, TracesFound};
use crate::fault::Fault;
use crate::rule::Rule;
use crate::ruling::{About, Ruling, Sink, Trail, What};
use crate::scratch::Scratch;
use crate::table::numbered;

/// Returns of each combat unit of a side whether it traces supply where it stands, and by what way (OCS 12.6, 12.6a).
/// It traces by drawing from a source, a detrainable hex or a linked Extender. Else it traces by the throw of a
/// headquarters that draws from one itself, the cheapest throw of several (12.3, 12.3b, 13.1d). A headquarters does not
/// throw on what was thrown to it. Units on landing craft always trace (12.6g), and those dropped by air this turn
/// (12.6h). The rows are in the order of the board's list. The units of a formation trace to one headquarters or one
/// source: if their rows name several, its owner chooses (12.6f), as `ocs.formations.trace` decides.
///
/// ```
/// use grognard_core::ocs::board::{Board, BoardHex, ChartRow, Cost};
/// use grognard_core::ocs::trace::{TraceFound, TraceHunt, find};
/// use grognard_core::ocs::{measures::MP, units::Unit};
/// use grognard_core::{hex::Hex, ruling::{Sink, Trail}, scratch::Scratch};
/// let chart = [ChartRow { cost: Cost::points(MP, MP, MP), ..Default::default() }];
/// let hex = |q| BoardHex { hex: Hex::new(q, 0), terrain: 1, ..Default::default() };
/// let hexes = [BoardHex { supply_source: 1, ..hex(0) }, hex(1), hex(2)];
/// let units = [Unit { hex: Hex::new(2, 0), ..Unit::regiment(1, 4, 3) }];
/// let board = Board { chart: &chart, hexes: &hexes, units: &units, ..Default::default() };
/// let (mut room, mut words) = ([TraceFound::default(); 1], [0; 32]);
/// let (mut rows, mut scratch) = (Sink::new(&mut room), Scratch::new(&mut words));
/// find(&TraceHunt { board, side: 1, ..Default::default() }, &mut rows, &mut scratch, &mut Trail::none())?;
/// let row = rows.items()[0];
/// assert!(row.traces.is_set() && row.source == Hex::new(0, 0) && row.drawn == MP); // beside it
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for a side of 0, and `out_of_range` for one above 8.
/// * `out_of_range` for a combat unit of the side in a hex that the board does not have.
/// * `missing_field` for the throw range of an Extender, and for the kind of movement points of a range.
/// * `missing_field` for the gauges of the board or for that of a railroad, if only one of them is given.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for units,
///   hexes and chart rows of the [board](crate::ocs::board) that are read.
/// * `buffer_too_small` at `scratch` for scratch memory that is too small.
pub fn find(
    question: &TraceHunt<'_>,
    rows: &mut Sink<'_, TraceFound>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<TracesFound>, Fault> {
    let mut found = TracesFound::default();
    let cites = hunted(question, scratch, &mut |hunt, ways, _| {
        for (at, way) in numbered(ways) {
            let Some(row) = hunt.row(at, *way) else { continue };
            let sum = if row.traces.is_set() { &mut found.in_trace } else { &mut found.without };
            *sum = sum.saturating_add(1);
            hunt.cites.add(Rule(row.rule));
            trail.note(Rule(row.rule), What::Traced, About::Units.at(at), i32::from(row.traces.is_set()));
            rows.push(row);
        }
        Ok(())
    })?;
    Ok(Ruling::new(found, cites))
}
