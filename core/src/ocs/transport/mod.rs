//! Transport: how much room cargo takes, what carries what, and movement beside it. OCS 4.7.

mod cargo;
mod movement;

pub use cargo::*;
pub use movement::*;

use super::rules::*;
use super::size::extent;
use super::units::{Checked, Kind, Mobility, Transport, word};
use crate::fault::Fault;
use crate::rule::Rule;

/// Eighths of an RE that a token of supply takes: 4T are 1 SP, and that 1 RE (4.7a).
const TOKEN: u32 = 2;

/// The transportation equivalent of a unit in eighths of an RE, and the rule that gives it beside 4.6 where there is one
/// (4.7a to 4.7c); nothing for what is never transported. An Extender is none of the Transport Points that are carried
/// before it is unformed (12.7).
pub(crate) fn equivalent(unit: &Checked<'_>) -> Result<Option<(u32, Option<Rule>)>, Fault> {
    let amount = u32::from(unit.unit.amount);
    Ok(match unit.kind {
        Kind::Supply => Some((amount.saturating_mul(TOKEN), Some(R4_7A))),
        // 4.7c: a point each, whatever is loaded.
        Kind::Truck | Kind::OrganicTruck | Kind::Wagon | Kind::Mule => Some((amount.saturating_mul(8), Some(R4_7C))),
        kind if kind.is_combat() => {
            let quarters = u32::from(extent(unit)?.re_quarters);
            let (whole, half) = (quarters.saturating_mul(2), is_light(unit)?);
            Some(if half { (quarters, Some(R4_7B)) } else { (whole, None) })
        }
        _ => None,
    })
}

/// Whether a unit has printed 1 to 6 Leg MP on its Move Mode side (4.7b).
fn is_light(unit: &Checked<'_>) -> Result<bool, Fault> {
    Ok(leg_ma(unit)?.is_some_and(|ma| (1..=6).contains(&ma)))
}

/// The movement allowance printed on the Move Mode side, if it is one of Leg MP.
fn leg_ma(unit: &Checked<'_>) -> Result<Option<u8>, Fault> {
    let face = &unit.unit.move_side;
    let mobility = word(face.mobility, &"mobility").map_err(|f| f.within(&"move_side"))?;
    if mobility != Mobility::Leg {
        return Ok(None);
    }
    face.allowance().map(Some).map_err(|f| f.within(&"move_side"))
}

/// Why a kind of transport does not carry this kind of thing; each rule goes to `object`.
fn not_carried(unit: &Checked<'_>, by: Transport, mut object: impl FnMut(Rule)) {
    let kind = unit.kind;
    let carried = kind.is_combat() || kind == Kind::Supply || (kind.is_transport() && kind != Kind::Extender);
    if !carried {
        object(R4_7);
        if by == Transport::Rail {
            object(R13_3A);
        }
        return;
    }
    match by {
        // Transport Points carry supply and nothing else.
        Transport::TransportPoint if kind != Kind::Supply => object(R4_7),
        Transport::Air | Transport::AirDrop if kind.is_transport() && kind != Kind::Mule => {
            object(R4_7C);
            object(R13_2E);
        }
        _ => {}
    }
}
