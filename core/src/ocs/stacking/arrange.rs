//! A legal order for a given stack. OCS 4.8b, 13.2f.

use super::order::{Facts, can_be_marked, is_active, marker};
use super::{Counter, Piece, Sides, standing};
use crate::fault::Fault;
use crate::hex::Hex;
use crate::ocs::board::{Board, BoardHeld, KNOWN_SIDES, UNITS};
use crate::ocs::rules::*;
use crate::ocs::units::{Checked, Kind, Mode, Stocks, Unit, word};
use crate::ocs::zoc::{number, zone_of};
use crate::reflect::{Code, Question, Ranged};
use crate::ruling::{Cites, Findings, Ruling, Sink, Trail, Verdict};

/// A side's units in a hex.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Heap<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The hex.
    #[required]
    pub hex: Hex,
    /// The side, 1 to 8.
    #[required]
    #[range(KNOWN_SIDES)]
    pub side: u8,
}

/// The layers of a stack, from the top: aircraft, the hedgehog, units without a marker, and units that no marker
/// concerns. Then comes each mode and supply state under its markers.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Layer {
    Fighters,
    Aircraft,
    Hedgehog,
    Zones,
    Unmarked,
    Dumps,
    Transport,
    Rest,
    Marked(Mode, bool),
}

const LAYERS: [Layer; 8] = [
    Layer::Fighters,
    Layer::Aircraft,
    Layer::Hedgehog,
    Layer::Zones,
    Layer::Unmarked,
    Layer::Dumps,
    Layer::Transport,
    Layer::Rest,
];

/// The layers under markers: first those that may have a zone of control. Out of Supply alone covers both modes that
/// the counter shows.
const MARKED: [Layer; 9] = [
    Layer::Marked(Mode::Exploit, false),
    Layer::Marked(Mode::Reserve, false),
    Layer::Marked(Mode::Strat, false),
    Layer::Marked(Mode::Dg, false),
    Layer::Marked(Mode::Combat, true),
    Layer::Marked(Mode::Reserve, true),
    Layer::Marked(Mode::Strat, true),
    Layer::Marked(Mode::Exploit, true),
    Layer::Marked(Mode::Dg, true),
];

fn layer(unit: &Checked<'_>, zone: bool) -> Layer {
    let mode = marker(unit.mode).filter(|piece| can_be_marked(unit.kind, *piece)).map_or(Mode::Combat, |_| unit.mode);
    let out = unit.kind.is_combat() && unit.unit.out_of_supply.is_set();
    match unit.kind {
        _ if mode != Mode::Combat || out => Layer::Marked(mode, out),
        Kind::Aircraft if is_active(unit) && unit.unit.fighter.is_set() => Layer::Fighters,
        Kind::Aircraft if is_active(unit) => Layer::Aircraft,
        Kind::Hedgehog => Layer::Hedgehog,
        kind if kind.is_combat() && zone => Layer::Zones,
        kind if kind.is_combat() => Layer::Unmarked,
        Kind::Supply => Layer::Dumps,
        kind if kind.is_transport() => Layer::Transport,
        _ => Layer::Rest,
    }
}

/// Returns a legal order for a side's stack with its markers (OCS 4.8b). The rows are the counters from top to bottom.
/// Sometimes no order is legal, because the only units with a zone of control belong under a marker that units without
/// one may not lie under. Then the answer is forbidden by 4.8b.A and 4.8b.C. The rows are an order that breaks 4.8b.C
/// alone (and 4.8b.D, with a headquarters on top).
///
/// ```
/// use grognard_core::{reflect::Code, ruling::{Sink, Trail}};
/// use grognard_core::ocs::{board::Board, stacking::{arrange, Counter, Heap, Piece}, units::{Mode, Orientation, Unit}};
/// let units = [Unit { mode: Code::new(Mode::Dg), oriented: Code::new(Orientation::Combat), ..Unit::regiment(1, 4, 3) }, Unit::regiment(1, 4, 3)];
/// let mut room = [Counter::default(); 8];
/// let mut rows = Sink::new(&mut room);
/// let board = Board { units: &units, ..Default::default() };
/// assert!(arrange(&Heap { board, side: 1, ..Default::default() }, &mut rows, &mut Trail::none())?.value.is_allowed());
/// let [top, marker, below] = rows.items() else { unreachable!() };
/// assert_eq!((top.unit, marker.what.get(), below.unit), (1, Some(Piece::Dg), 0));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for a side of 0, and `out_of_range` for one above 8.
/// * `out_of_range` for a hex that a board with hexes does not have.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for units of
///   the [board](crate::ocs::board) in the hex or next to it.
pub fn arrange(
    question: &Heap<'_>,
    rows: &mut Sink<'_, Counter>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict>, Fault> {
    let q = question;
    q.in_range()?;
    q.board.on_map(q.hex, &"hex")?;
    let facts = Facts::of(&q.board, q.hex, q.side)?;
    let mut findings = Findings::by(R4_8B, trail);
    let (mut unmarked, mut headquarters, mut open_zone) = (false, false, false);
    for found in standing(&q.board, q.hex, Sides::Of(q.side)) {
        let (at, unit) = found?;
        let layer = layer(&unit, zone_of(&q.board, at, unit.unit)?.is_some());
        unmarked |= layer == Layer::Unmarked;
        headquarters |= layer == Layer::Unmarked && unit.kind.is_hq();
        open_zone |= layer == Layer::Zones;
    }
    for layer in LAYERS {
        lay(q, layer, rows, &mut findings.cites)?;
    }
    // The layers under markers: the first one with a zone of control.
    for with_zone in [true, false] {
        for layer in MARKED {
            if holds_zone(q, layer)? == with_zone {
                lay(q, layer, rows, &mut findings.cites)?;
            }
        }
    }
    findings.cite_if(R4_8B_C, facts.zone);
    findings.cite_if(R4_8B_E, facts.active);
    findings.cite_if(R4_8B_F, facts.hedgehog);
    let covered = facts.zone && !open_zone && unmarked;
    // A headquarters may lie over a unit with a zone if no enemy is near.
    let excused = headquarters && !facts.enemies_near;
    findings.cite_if(R4_8B_D, covered && excused);
    if covered && !excused {
        findings.forbid(R4_8B_A);
        findings.forbid(R4_8B_C);
    }
    Ok(findings.verdict(|| ()))
}

/// Returns whether a unit with a zone of control belongs to a layer.
fn holds_zone(q: &Heap<'_>, wanted: Layer) -> Result<bool, Fault> {
    for found in standing(&q.board, q.hex, Sides::Of(q.side)) {
        let (at, unit) = found?;
        if zone_of(&q.board, at, unit.unit)?.is_some() && layer(&unit, true) == wanted {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Appends a layer: its markers and its units, those with a zone of control first; if none has one, headquarters first.
fn lay(q: &Heap<'_>, wanted: Layer, rows: &mut Sink<'_, Counter>, cites: &mut Cites) -> Result<(), Fault> {
    let mut begun = false;
    for first in [true, false] {
        for found in standing(&q.board, q.hex, Sides::Of(q.side)) {
            let (at, unit) = found?;
            let zone = zone_of(&q.board, at, unit.unit)?.is_some();
            let leads = if wanted == Layer::Unmarked { unit.kind.is_hq() } else { zone };
            if layer(&unit, zone) != wanted || leads != first {
                continue;
            }
            if let Layer::Marked(mode, out) = wanted
                && !begun
            {
                cites.add(R4_8B_A);
                if let Some(piece) = marker(mode) {
                    rows.push(Counter { what: Code::new(piece), ..Counter::default() });
                }
                if out {
                    rows.push(Counter { what: Code::new(Piece::OutOfSupply), ..Counter::default() });
                }
            }
            begun = true;
            cites.add_if(R13_2F, wanted == Layer::Dumps && q.board.stack(q.hex).any(|(_, u)| is_transport(u, q.side)));
            beneath(at, &unit, rows, cites)?;
        }
    }
    Ok(())
}

/// Returns whether it is Transport Points of a side.
fn is_transport(unit: &Unit, side: u8) -> bool {
    unit.side == side && unit.kind.get().is_some_and(Kind::is_transport)
}

/// Appends a unit and the markers beneath it (4.8b.B).
fn beneath(at: usize, unit: &Checked<'_>, rows: &mut Sink<'_, Counter>, cites: &mut Cites) -> Result<(), Fault> {
    rows.push(Counter { unit: number(at), ..Counter::default() });
    if !unit.kind.is_combat() {
        return Ok(());
    }
    let stocks = match word(unit.unit.stocks, &"stocks").map_err(|f| f.in_list(UNITS, at))? {
        Stocks::Full => None,
        Stocks::Low => Some(Piece::Low),
        Stocks::Exhausted => Some(Piece::Exhausted),
    };
    if let Some(piece) = stocks {
        cites.add(R4_8B_B);
        rows.push(Counter { what: Code::new(piece), ..Counter::default() });
    }
    if unit.unit.steps_lost > 0 {
        cites.add(R4_8B_B);
        rows.push(Counter { what: Code::new(Piece::StepLoss), amount: unit.unit.steps_lost, ..Counter::default() });
    }
    Ok(())
}
