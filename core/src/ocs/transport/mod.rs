//! Transport: the size of cargo, the transport that may carry it, and movement before and after it. OCS 4.7.

mod cargo;
mod movement;

pub use cargo::*;
pub use movement::*;

use super::rules::*;
use super::size::extent;
use super::units::{Checked, Kind, Mobility, Transport, word};
use crate::fault::Fault;
use crate::ocs::measures::{MP, RE, TP};
use crate::rule::Rule;

/// The size of a supply token in eighths of an RE: 4T are 1 SP, which is 1 RE (4.7a).
const TOKEN: u32 = RE as u32 / 4;

/// Returns the transportation equivalent of a unit in eighths of an RE, and the rule that gives it in addition to 4.6
/// (4.7a to 4.7c). It is `None` for a unit that is never transported. An Extender is not carried as Transport Points
/// before it is unformed (12.7).
pub(crate) fn equivalent(unit: &Checked<'_>) -> Result<Option<(u32, Option<Rule>)>, Fault> {
    let amount = u32::from(unit.unit.amount);
    Ok(match unit.kind {
        Kind::Supply => Some((amount.saturating_mul(TOKEN), Some(R4_7A))),
        // 4.7c: one point each, whatever their load.
        Kind::Truck | Kind::OrganicTruck | Kind::Wagon | Kind::Mule => {
            Some((amount.saturating_mul(u32::from(RE / TP)), Some(R4_7C)))
        }
        kind if kind.is_combat() => {
            let size = u32::from(extent(unit)?.re);
            Some(if is_light(unit)? { (size / 2, Some(R4_7B)) } else { (size, None) })
        }
        _ => None,
    })
}

/// Returns whether a unit has 1 to 6 Leg MP printed on its Move Mode side (4.7b).
fn is_light(unit: &Checked<'_>) -> Result<bool, Fault> {
    Ok(leg_ma(unit)?.is_some_and(|ma| ma > 0 && ma <= 6 * MP))
}

/// Returns the movement allowance printed on the Move Mode side, in twelfths of an MP, if it is in Leg MP.
fn leg_ma(unit: &Checked<'_>) -> Result<Option<u16>, Fault> {
    let face = &unit.unit.move_side;
    let mobility = word(face.mobility, &text!("mobility")).map_err(|f| f.within(&"move_side"))?;
    if mobility != Mobility::Leg {
        return Ok(None);
    }
    face.allowance().map(Some).map_err(|f| f.within(&"move_side"))
}

/// Calls `object` with each rule by which a kind of transport does not carry this kind of unit.
fn not_carried(unit: &Checked<'_>, by: Transport, mut object: impl FnMut(Rule)) {
    let kind = unit.kind;
    let carried = kind.is_combat() || kind == Kind::Supply || (kind.is_transport() && !kind.is_extender());
    if !carried {
        object(R4_7);
        if by == Transport::Rail {
            object(R13_3A);
        }
        return;
    }
    match by {
        // Transport Points carry supply only.
        Transport::TransportPoint if kind != Kind::Supply => object(R4_7),
        Transport::Air | Transport::AirDrop if kind.is_transport() && kind != Kind::Mule => {
            object(R4_7C);
            object(R13_2E);
        }
        _ => {}
    }
}
