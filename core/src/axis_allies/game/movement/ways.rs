//! The way that a piece has come, step by step. Each step is the place of the space left among the neighbours of the
//! space entered, so that it is read backwards from where the piece stands. Three bits count the steps, four tell each.

use crate::axis_allies::map::Map;
use crate::axis_allies::set::Set;
use crate::bounded::Bounded;
use crate::fault::{Fault, FaultCode};
use crate::table::place_of;

/// Steps that a way can have: one more than the longest flight.
const STEPS: u32 = 7;

/// The way with one step more, from one space into the next.
pub(in crate::axis_allies::game) fn step(way: u32, map: &Map<'_>, left: u16, entered: u16) -> Result<u32, Fault> {
    let steps = way & 7;
    let rank = place_of(map.next_to(&Set::one(entered)).iter(), left);
    let rank = rank.and_then(|rank| u32::try_from(rank).ok()).filter(|rank| *rank < 16 && steps < STEPS);
    let rank = rank.ok_or(Fault::new(FaultCode::Overflow, &text!("path")))?;
    Ok(way.bounded_add(1) | rank.bounded_shl(shift(steps)))
}

/// Where a step of a way is kept.
fn shift(step: u32) -> u32 {
    step.bounded_mul(4).bounded_add(3)
}

/// The spaces of a way that ends in a space, that one left out.
pub(in crate::axis_allies::game) fn spaces(way: u32, map: &Map<'_>, end: u16) -> Set {
    let (mut passed, mut here) = (Set::default(), end);
    for step in (0..way & 7).rev() {
        let rank = usize::try_from(way.bounded_shr(shift(step)) & 15).unwrap_or(0);
        let Some(before) = map.next_to(&Set::one(here)).iter().nth(rank) else { break };
        passed.add(before);
        here = before;
    }
    passed
}
