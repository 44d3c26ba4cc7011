//! The cost of going from a hex to the next, with a bridge of engineers or without. OCS 6.1d, 8.1c, 13.8b.

use crate::fault::Fault;
use crate::ocs::board::{
    ALL_MA, Board, BoardHex, CHART, Feature, Going, PROHIBITED, between, entry_cost, opposite, road_cost, side_cost,
    step_cost,
};
use crate::ocs::units::word;

/// The cost of going from a hex to the next.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Way {
    /// The cost without a bridge of engineers, in twelfths of a movement point; `None` if it is prohibited.
    pub plain: Option<u16>,
    /// The cost with a bridge, if there is one.
    pub bridged: Option<u16>,
    /// The river between.
    pub river: Feature,
}

impl Way {
    /// Returns the cost that applies.
    pub fn cost(&self) -> Option<u16> {
        self.bridged.or(self.plain)
    }
}

/// Returns the cost of going to the next hex across a side, and the effect of a bridge if `engineers` says that there
/// is one. A way that cannot be reversed is prohibited (6.1d).
pub(crate) fn way(
    board: &Board<'_>,
    here: &BoardHex,
    side: u8,
    next: &BoardHex,
    going: Going,
    engineers: &mut dyn FnMut() -> Result<bool, Fault>,
) -> Result<Way, Fault> {
    let mut way = unbridged(board, here, side, next, going)?;
    if way.river != Feature::Other && engineers()? {
        way.bridged = bridged(board, here, next, between(here, side, next), way.river, going)?;
    }
    Ok(way)
}

/// Returns the cost of going to the next hex without a bridge, and the river that one would cross if no road leads over
/// it.
fn unbridged(board: &Board<'_>, here: &BoardHex, side: u8, next: &BoardHex, going: Going) -> Result<Way, Fault> {
    let back = opposite(side);
    let plain = match step_cost(board, here, side, next, going)? {
        Some(cost) if step_cost(board, next, back, here, going)?.is_some() => Some(cost),
        _ => None,
    };
    let row = between(here, side, next);
    let by_road = row == 0 || road_cost(board, here, side, next, going)?.is_some();
    let river = if by_road { Feature::Other } else { river(board, row)? };
    Ok(Way { plain, bridged: None, river })
}

/// Returns the river that a row of the chart is.
pub(crate) fn river(board: &Board<'_>, row: u8) -> Result<Feature, Fault> {
    let feature = board.row(row)?.map_or(Ok(Feature::Other), |r| word(r.feature, &"feature"));
    let feature = feature.map_err(|f| f.in_list(CHART, usize::from(row).saturating_sub(1)))?;
    Ok(if matches!(feature, Feature::MinorRiver | Feature::MajorRiver) { feature } else { Feature::Other })
}

/// Returns the cost of a river's hexside with a bridge (13.8b): a major river costs as a minor one, a minor one
/// nothing. The costs and prohibitions of the two hexes remain.
pub(crate) fn bridged(
    board: &Board<'_>,
    here: &BoardHex,
    next: &BoardHex,
    row: u8,
    river: Feature,
    going: Going,
) -> Result<Option<u16>, Fault> {
    let own = board.row(row)?.map_or(0, |r| r.bridged);
    let hexside = if own > 0 {
        side_cost(board, own, next, going)?
    } else if river == Feature::MajorRiver {
        let minor = (1u8..=u8::MAX).zip(board.chart).find(|(_, r)| r.feature.get() == Some(Feature::MinorRiver));
        let missing = || {
            let why = &".feature: a major river is bridged as a minor one, which the chart has not";
            Fault::against(&"bridged", why).in_list(CHART, usize::from(row).saturating_sub(1))
        };
        side_cost(board, minor.ok_or_else(missing)?.0, next, going)?
    } else {
        0
    };
    let into = entry_cost(board, next, going)?;
    let back = entry_cost(board, here, going)?;
    Ok(match (into, hexside) {
        _ if back == PROHIBITED => None,
        (PROHIBITED, _) | (_, PROHIBITED) => None,
        (ALL_MA, _) | (_, ALL_MA) => Some(ALL_MA),
        (a, b) => Some(a.saturating_add(b).min(ALL_MA)),
    })
}
