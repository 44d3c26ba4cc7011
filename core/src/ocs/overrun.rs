//! Overruns: what one costs, and the ground that one may enter. OCS 8.1a to 8.1c, 6.1d.

use crate::fault::Fault;
use crate::ocs::board::{
    ALL_MA, Board, BoardHex, Crossing, Feature, Going, Way, between, bridged, ground_cost, opposite, river, road_cost,
};
use crate::ocs::measures::MP;
use crate::ocs::rules::{R6_1D, R6_2C, R8_1B, R8_1C, R13_8B, R14_8C};
use crate::ocs::terrain::Entry;
use crate::rule::Rule;

/// The cost of an overrun, and the highest cost of entry to its target: 3 movement points, in twelfths (8.1a, 8.1b).
pub(crate) const OVERRUN_MP: u16 = 3 * MP;

/// Returns the cost of entering a hex in an overrun, without roads and bridges on the way there or back (8.1c, 6.1d).
pub(crate) fn overrun_way(
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

/// Returns the paragraph by which a way into a hex that is not open bars an overrun.
pub(crate) const fn closed(entry: Entry) -> Rule {
    match entry {
        Entry::Open | Entry::All => R8_1B,
        Entry::RoadOnly => R8_1C,
        Entry::Prohibited => R6_2C,
    }
}
