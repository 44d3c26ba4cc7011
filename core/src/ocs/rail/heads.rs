//! The extent of a side's track. OCS 13.3d.

use super::ground::{Facts, Ground};
use super::way::along;
use crate::fault::Fault;
use crate::hex::Hex;
use crate::ocs::board::{Board, BoardHeld, KNOWN_SIDES};
use crate::ocs::rules::*;
use crate::reflect::{Flag, Question, Reflect};
use crate::ruling::{About, Cites, Ruling, Sink, Trail, What};
use crate::table::numbered;

/// A side whose railheads are listed.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct RailExtent<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The side, 1 to 8.
    #[required]
    #[range(KNOWN_SIDES)]
    pub side: u8,
}

/// A place of a Railhead marker.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Railhead {
    /// The last hex of the side's own track.
    pub hex: Hex,
    /// The hexside at which it ends, 0 to 5 clockwise from the side towards q + 1, r - 1.
    pub hexside: u8,
    /// The gauge beyond.
    pub gauge: u8,
    /// The track ends because the track beyond is of another gauge: the place for the marker's Wrong Gauge side.
    pub wrong_gauge: Flag,
    /// The track ends because the side does not control the village, city or port beyond.
    pub uncontrolled: Flag,
}

const _: () = assert!(size_of::<Railhead>() == 8, "frozen for this major of the C ABI");

/// The extent of a side's track.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct RailExtentFound {
    /// The number of hexsides at which its track ends.
    pub ends: u32,
}

/// Returns the places of Railhead markers (OCS 13.3d). They are between gauges, or, in a game with a single gauge, at
/// the forward extent of the track that the side controls (13.3h). They follow from the gauges and the control of the
/// hexes: no unit moves a railhead except one that converts. The rows are in the order of the board's hexes.
///
/// ```
/// use grognard_core::ocs::{board::{Board, BoardHex}, rail::{railheads, RailExtent, Railhead}};
/// use grognard_core::{hex::Hex, ruling::{Sink, Trail}};
/// let hex = |q, gauge| BoardHex { hex: Hex::new(q, 0), rail: 0b010010, gauge, ..Default::default() };
/// let hexes = [hex(0, 1), hex(1, 1), hex(2, 2)];
/// let board = Board { hexes: &hexes, gauges: [1, 2, 0, 0, 0, 0, 0, 0], ..Default::default() };
/// let mut room = [Railhead::default(); 4];
/// let mut rows = Sink::new(&mut room);
/// railheads(&RailExtent { board, side: 1, ..Default::default() }, &mut rows, &mut Trail::none())?;
/// assert_eq!((rows.items()[0].hex, rows.items()[0].hexside), (Hex::new(1, 0), 1));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for a side of 0, and `out_of_range` for one above 8.
/// * `contradiction` for a railroad that does not go on in the next hex.
/// * `missing_field` for the gauges of the board or for that of a railroad, if only one of them is given.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for units,
///   hexes and chart rows of the [board](crate::ocs::board) that are read.
pub fn railheads(
    question: &RailExtent<'_>,
    rows: &mut Sink<'_, Railhead>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<RailExtentFound>, Fault> {
    let q = question;
    let ground = Ground::new(&q.board, q.side)?;
    let mut cites = Cites::by(R13_3D);
    let mut ends = 0u32;
    let one_gauge = ground.gauge == 0;
    for (at, hex) in numbered(q.board.hexes) {
        if hex.rail == 0 || !ground.fits(hex)? {
            continue;
        }
        let facts = ground.facts(hex)?;
        if one_gauge && facts.has(Facts::UNCONTROLLED) {
            continue;
        }
        for step in along(&q.board, hex, false) {
            let (hexside, _, next) = step?;
            let wrong_gauge = !ground.fits(next)?;
            let uncontrolled = one_gauge && ground.facts(next)?.has(Facts::UNCONTROLLED);
            if wrong_gauge || uncontrolled {
                cites.add_if(R13_3F, wrong_gauge);
                cites.add_if(R13_3H, uncontrolled);
                trail.note(R13_3D, What::Hexside, About::Path.at(at), i32::from(hexside));
                ends = ends.saturating_add(1);
                rows.push(Railhead {
                    hex: hex.hex,
                    hexside,
                    gauge: next.gauge,
                    wrong_gauge: Flag::from(wrong_gauge),
                    uncontrolled: Flag::from(uncontrolled),
                });
            }
        }
    }
    Ok(Ruling::new(RailExtentFound { ends }, cites))
}
