//! Control of a hex where trains may stop. OCS 13.3h.

use super::ground::{Facts, Ground, stands};
use crate::fault::Fault;
use crate::hex::Hex;
use crate::ocs::board::{Board, BoardHeld, SIDES_OF_A_GAME, UNITS, side_is_known};
use crate::ocs::rules::*;
use crate::ocs::units::Unit;
use crate::reflect::{Flag, Question, Ranged, Reflect};
use crate::ruling::{About, Cites, Ruling, Trail, What};
use crate::table::numbered;

/// A hex whose control is decided.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct RailControl<'a> {
    /// The position, with the hex's control before.
    #[required]
    pub board: Board<'a>,
    /// The hex.
    #[required]
    pub hex: Hex,
    /// The units that entered the hex since, in order, whether or not they are still in it. Units in the hex on the
    /// board count as having entered without being listed.
    pub entered: &'a [Unit],
    /// The side behind whose front line the hex now clearly lies; 0 if that is not clear or has not changed. This is
    /// the caller's judgement.
    #[range(0, SIDES_OF_A_GAME)]
    pub behind: u8,
}

/// The control of a hex.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct RailControlled {
    /// The side that controls the hex now; 0 if neither does.
    pub control: u8,
    /// The control has changed.
    pub changed: Flag,
    /// Control of the hex matters: it is a railroad hex with a village, a city, a port or an Engineer-Capable HQ.
    pub counts: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// Returns the side that controls a hex after units entered it (OCS 13.3h). The board shows the position after the
/// entry, with the hex's control before it. Control passes to an enemy when one of his combat units enters, or when the
/// hex clearly comes to lie behind his front line. In doubt it does not change.
///
/// ```
/// use grognard_core::ocs::board::{Board, BoardHex, Settlement};
/// use grognard_core::ocs::rail::{control, RailControl};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::Trail};
/// let settlement = Code::new(Settlement::Village);
/// let hexes = [BoardHex { hex: Hex::new(4, 2), rail: 1, settlement, control: 1, ..Default::default() }];
/// let board = Board { hexes: &hexes, ..Default::default() };
/// let question = RailControl { board, hex: Hex::new(4, 2), ..Default::default() };
/// assert_eq!(control(&question, &mut Trail::none())?.value.control, 1);
/// let passed = control(&RailControl { behind: 2, ..question }, &mut Trail::none())?.value;
/// assert!(passed.control == 2 && passed.changed.is_set() && passed.counts.is_set());
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `out_of_range` for a hex that the board does not have, and for a side above 8: that of `behind` or of a unit.
/// * `missing_field` for the side of a unit that entered or is in the hex.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for fields of
///   units that entered, as on a [board](crate::ocs::board).
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for units,
///   hexes and chart rows of the [board](crate::ocs::board) in the hex or next to it.
pub fn control(question: &RailControl<'_>, trail: &mut Trail<'_>) -> Result<Ruling<RailControlled>, Fault> {
    let q = question;
    let hex = q.board.hex(q.hex, &"hex")?;
    q.in_range()?;
    let mut holder = if q.behind > 0 { q.behind } else { hex.control };
    let mut enter = |unit: &Unit| {
        holder = unit.side;
    };
    let side_of = |unit: &Unit| side_is_known(unit.side, &text!("side"));
    for (i, unit) in numbered(q.entered) {
        let inside = |f: Fault| f.in_list(&"entered", i);
        let checked = unit.checked().map_err(inside)?;
        side_of(unit).map_err(inside)?;
        // Flying and sailing past is not entering.
        if checked.kind.is_combat() && stands(&checked).map_err(inside)? {
            enter(unit);
        }
    }
    for (at, unit) in q.board.stack(q.hex) {
        let inside = |f: Fault| f.in_list(UNITS, at);
        let checked = q.board.checked(at)?;
        side_of(unit).map_err(inside)?;
        if checked.kind.is_combat() && stands(&checked).map_err(inside)? {
            enter(unit);
        }
    }
    // Engineer-Capable headquarters belong to the controlling side.
    let side = holder.max(1);
    let facts = Ground { gauge: hex.gauge, ..Ground::new(&q.board, side)? }.facts(hex)?;
    let value = RailControlled {
        control: holder,
        changed: Flag::from(holder != hex.control),
        counts: Flag::from(facts.has(Facts::RAILROAD) && facts.has(Facts::STOP)),
        reserved: 0,
    };
    trail.note(R13_3H, What::Holder, About::Whole, i32::from(holder));
    Ok(Ruling::new(value, Cites::by(R13_3H)))
}
