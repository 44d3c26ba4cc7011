//! The cost of going from a hex to the next, with a bridge of engineers or without. OCS 6.1d, 8.1c, 13.8b.

use crate::fault::Fault;
use crate::ocs::board::{
    ALL_MA, Board, BoardHex, CHART, Crossing, Feature, Going, PROHIBITED, between, entry_cost, ground_cost, opposite,
    road_cost, side_cost, step_cost,
};
use crate::ocs::measures::MP;
use crate::ocs::rules::{R6_1D, R6_2C, R8_1B, R8_1C, R13_8B, R14_8C};
use crate::ocs::units::word;
use crate::rule::Rule;

/// The cost of an overrun, and the highest cost of entry to its target: 3 movement points, in twelfths (8.1a, 8.1b).
pub(crate) const OVERRUN_MP: u16 = 3 * MP;

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

/// Returns the cost of entering a hex in an overrun, without roads and bridges on the way there or back (8.1c, 6.1d).
pub(super) fn overrun_way(
    board: &Board<'_>,
    here: &BoardHex,
    side: u8,
    next: &BoardHex,
    going: Going,
) -> Result<Way, Fault> {
    let plain = match ground_cost(board, here, side, next, going)? {
        Some(cost) if ground_cost(board, next, opposite(side), here, going)?.is_some() => Some(cost),
        _ => None,
    };
    Ok(Way { plain, bridged: None, river: river(board, between(here, side, next))? })
}

/// The ground that an overrun enters.
#[derive(Clone, Copy)]
pub(crate) struct Overrun<'b> {
    pub board: &'b Board<'b>,
    /// The hex that is left, the side across which, and the hex that is overrun.
    pub step: Crossing<'b>,
    pub going: Going,
    /// The movement points of a Trainbusting zone, in twelfths.
    pub busting: u16,
}

impl Overrun<'_> {
    /// Calls `object` with each paragraph by which the ground is closed to the overrun, and the cost if it is too high.
    /// It is 8.1b, with 14.8c where a Trainbusting zone makes it so, 6.2c or 6.1d. It is 8.1c where a road or a bridge
    /// would open it, with 13.8b for a bridge.
    // Its frame stands apart, so that a call stays within 4 KiB of stack.
    #[inline(never)]
    pub fn bars(
        &self,
        engineers: &mut dyn FnMut() -> Result<bool, Fault>,
        object: &mut dyn FnMut(Rule, Option<u32>),
    ) -> Result<(), Fault> {
        let Overrun { board, going, step: Crossing { here, side, next }, .. } = *self;
        let there = ground_cost(board, here, side, next, going)?;
        let back = ground_cost(board, next, opposite(side), here, going)?;
        let total = |cost: u16| cost.saturating_add(self.busting);
        let cheap = |cost: Option<u16>| cost.is_some_and(|cost| cost != ALL_MA && total(cost) <= OVERRUN_MP);
        match (there, back) {
            (Some(cost), Some(_)) if cheap(Some(cost)) => return Ok(()),
            (Some(ALL_MA), Some(_)) => object(R8_1B, None),
            (Some(cost), Some(_)) => {
                object(R8_1B, Some(total(cost).into()));
                if cost <= OVERRUN_MP {
                    object(R14_8C, None);
                }
            }
            (Some(_), None) => object(R6_1D, None),
            (None, _) => {}
        }
        let serves = |cost: Option<u16>| cost.is_some() && (there.is_none() || back.is_none() || cheap(cost));
        let by_road = serves(road_cost(board, here, side, next, going)?);
        let row = between(here, side, next);
        let river = river(board, row)?;
        let by_bridge =
            river != Feature::Other && engineers()? && serves(bridged(board, here, next, row, river, going)?);
        if by_road || by_bridge {
            object(R8_1C, None);
        }
        if by_bridge {
            object(R13_8B, None);
        }
        if there.is_none() && !(by_road || by_bridge) {
            object(R6_2C, None);
        }
        Ok(())
    }
}

/// Returns the river that a row of the chart is.
fn river(board: &Board<'_>, row: u8) -> Result<Feature, Fault> {
    let feature = board.row(row)?.map_or(Ok(Feature::Other), |r| word(r.feature, &"feature"));
    let feature = feature.map_err(|f| f.in_list(CHART, usize::from(row).saturating_sub(1)))?;
    Ok(if matches!(feature, Feature::MinorRiver | Feature::MajorRiver) { feature } else { Feature::Other })
}

/// Returns the cost of a river's hexside with a bridge (13.8b): a major river costs as a minor one, a minor one
/// nothing. The costs and prohibitions of the two hexes remain.
fn bridged(
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
