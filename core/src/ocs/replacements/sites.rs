//! The hexes where a side could rebuild units. OCS 13.5a.

use super::near::{headquarters, in_zone};
use crate::fault::Fault;
use crate::hex::Hex;
use crate::ocs::board::{Board, BoardHeld, KNOWN_SIDES};
use crate::ocs::rules::*;
use crate::ocs::units::{Kind, Mode};
use crate::reflect::{Flag, Question, Ranged, Reflect};
use crate::ruling::{About, Cites, Ruling, Sink, Trail, What};
use crate::table::numbered;

/// A side whose sites for rebuilding are listed.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct RebuildSites<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The side, 1 to 8.
    #[required]
    #[range(KNOWN_SIDES)]
    pub side: u8,
}

/// A hex with replacements.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct RebuildSite {
    /// The hex.
    pub hex: Hex,
    /// Equipment replacements (Eq) in Move Mode.
    pub eq: u16,
    /// Personnel replacements (Pax) in Move Mode.
    pub pax: u16,
    /// Replacements in another mode, which cannot be used.
    pub others: u16,
    /// The headquarters in range, by its `id`; absent if there is none.
    ///
    /// C and Rust say its place in the board's list, and 65535 for none.
    #[refers("board.units")]
    pub hq: u16,
    /// Units may be rebuilt in this hex.
    pub usable: Flag,
    /// The hex is in an enemy zone of control.
    pub enemy_zone: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 2],
}

const _: () = assert!(size_of::<RebuildSite>() == 16, "frozen for this major of the C ABI");

/// The number of hexes where a side could rebuild.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct RebuildSitesFound {
    /// Hexes where units may be rebuilt.
    pub usable: u32,
}

/// Returns every hex with a side's replacements: how many there are, whether a headquarters is in range, and whether an
/// enemy zone of control forbids rebuilding (OCS 13.5a). The rows are in the order of the board's units.
///
/// ```
/// use grognard_core::ocs::replacements::{sites, RebuildSite, RebuildSites};
/// use grognard_core::ocs::{board::Board, units::{Kind, Unit}};
/// use grognard_core::ruling::{Sink, Trail};
/// let units = [Unit::of(1, Kind::Pax)];
/// let board = Board { units: &units, ..Default::default() };
/// let mut room = [RebuildSite::default(); 4];
/// let mut rows = Sink::new(&mut room);
/// sites(&RebuildSites { board, side: 1, ..Default::default() }, &mut rows, &mut Trail::none())?;
/// assert!(rows.items()[0].pax == 1 && !rows.items()[0].usable.is_set()); // no headquarters is near
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for a side of 0, and `out_of_range` for one above 8.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for units of
///   the [board](crate::ocs::board) that are replacements of the side, or near them.
pub fn sites(
    question: &RebuildSites<'_>,
    rows: &mut Sink<'_, RebuildSite>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<RebuildSitesFound>, Fault> {
    let q = question;
    q.in_range()?;
    let mut found = RebuildSitesFound::default();
    let mut here: Option<RebuildSite> = None;
    for (at, unit) in numbered(q.board.units) {
        if !unit.may_be_of(q.side) || !unit.may_be(Kind::is_replacement) {
            continue;
        }
        let checked = q.board.checked(at)?;
        let mut site = match here {
            Some(site) if site.hex == unit.hex => site,
            before => {
                if let Some(site) = before {
                    close(q, site, &mut found, rows, trail)?;
                }
                RebuildSite { hex: unit.hex, hq: u16::MAX, ..RebuildSite::default() }
            }
        };
        let count = match checked.kind {
            _ if checked.mode != Mode::Move => &mut site.others,
            Kind::Eq => &mut site.eq,
            _ => &mut site.pax,
        };
        *count = count.saturating_add(1);
        here = Some(site);
    }
    if let Some(site) = here {
        close(q, site, &mut found, rows, trail)?;
    }
    Ok(Ruling::new(found, Cites::by(R13_5A)))
}

/// Returns whether units may be rebuilt with a replacement of the board where it is.
pub(in crate::ocs) fn may_rebuild(board: &Board<'_>, at: usize) -> Result<bool, Fault> {
    let checked = board.checked(at)?;
    let (hex, side) = (checked.unit.hex, checked.unit.side);
    let ready = checked.kind.is_replacement() && checked.mode == Mode::Move;
    Ok(ready && headquarters(board, hex, side)?.is_some() && !in_zone(board, hex, side)?)
}

/// Completes a site and appends it.
fn close(
    q: &RebuildSites<'_>,
    mut site: RebuildSite,
    found: &mut RebuildSitesFound,
    rows: &mut Sink<'_, RebuildSite>,
    trail: &mut Trail<'_>,
) -> Result<(), Fault> {
    let hq = headquarters(&q.board, site.hex, q.side)?;
    let zone = in_zone(&q.board, site.hex, q.side)?;
    let usable = hq.is_some() && !zone && site.eq.saturating_add(site.pax) > 0;
    site.hq = hq.map_or(u16::MAX, |(at, _)| u16::try_from(at).unwrap_or(u16::MAX));
    (site.enemy_zone, site.usable) = (Flag::from(zone), Flag::from(usable));
    found.usable = found.usable.saturating_add(u32::from(usable));
    trail.note(R13_5A, What::Usable, About::Units, i32::from(usable));
    rows.push(site);
    Ok(())
}
