//! The zones of control that a retreat enters. OCS 4.5c.

use crate::fault::{Fault, FaultCode, Name, record};
use crate::hex::Hex;
use crate::ocs::board::{Board, BoardHeld, Going, UNITS, step_cost, way};
use crate::ocs::engineers::bridges;
use crate::ocs::rules::*;
use crate::ocs::units::{Unit, word};
use crate::ocs::zoc::{around, is_cargo, named};
use crate::reflect::{Flag, Question, Reflect};
use crate::rule::Rule;
use crate::ruling::{About, Cites, Ruling, Sink, Trail, What};
use crate::table::numbered;

/// A hex of a retreat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct RetreatHex {
    /// The hex.
    #[required]
    pub hex: Hex,
    /// The hex is in an enemy zone of control, negated or not.
    pub enemy_zoc: Flag,
    /// Enemy combat units are in the hex, or were in it when the combat began.
    pub enemy: Flag,
    /// The terrain is prohibited to the retreating units.
    pub prohibited: Flag,
    /// Enemy units that are not combat units are in the hex.
    pub enemy_noncombat: Flag,
}

/// A stack that retreats along a path on the board.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Escape<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The units that retreat together, from one hex, by their `id`s.
    ///
    /// C and Rust say their places in the board's list.
    #[required]
    #[refers("board.units")]
    pub units: &'a [u16],
    /// The hexes that they enter, in order.
    #[required]
    pub path: &'a [Hex],
    /// Hexes in which enemy combat units stood when the combat began, in addition to those in which they stand now.
    pub held: &'a [Hex],
}

/// The number of zones that a retreat enters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Entered {
    /// Hexes of the path in an enemy zone of control.
    pub zones: u16,
}

/// Returns the obstacles on the path of a retreat, hex by hex (OCS 4.5c, 9.12e). They are enemy zones of control, which
/// cannot be negated for a retreat, enemy combat units, and prohibited terrain. The rows are the `path` that
/// `ocs.retreat.assess` takes, which decides what follows. Terrain is considered if the board lists hexes; ask
/// separately about units for which it differs.
///
/// ```
/// use grognard_core::{hex::Hex, ruling::{Sink, Trail}};
/// use grognard_core::ocs::{board::Board, retreat::{zones_met, Escape, RetreatHex}, units::Unit};
/// let units = [Unit { hex: Hex::new(0, 0), ..Unit::regiment(1, 4, 3) }, Unit { hex: Hex::new(2, 0), ..Unit::regiment(2, 4, 3) }];
/// let board = Board { units: &units, ..Default::default() };
/// let mut room = [RetreatHex::default(); 1];
/// let mut rows = Sink::new(&mut room);
/// let path = [Hex::new(1, 0)];
/// let question = Escape { board, units: &[0], path: &path, ..Default::default() };
/// assert_eq!(zones_met(&question, &mut rows, &mut Trail::none())?.value.zones, 1);
/// assert!(rows.items()[0].enemy_zoc.is_set());
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `empty` for a retreat without units or without a path.
/// * `out_of_range` for a unit that the board does not have, and for a hex of the path that a board with hexes does not
///   have.
/// * `contradiction` for a unit that is named twice, and for units of two sides or in two hexes. So it is for a path
///   through a box off the map, or whose hexes are not each adjacent to the one before. It is also for a hexside that
///   is barred to some of the units only.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for units,
///   hexes and chart rows of the [board](crate::ocs::board) that are read.
pub fn zones_met(
    question: &Escape<'_>,
    rows: &mut Sink<'_, RetreatHex>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Entered>, Fault> {
    let q = question;
    let first = leaving(q)?;
    if q.path.is_empty() {
        return Err(Fault::new(FaultCode::Empty, &text!("path")));
    }
    let mut cites = Cites::by(R4_5C);
    let mut entered = Entered::default();
    let mut here = first.hex;
    for (i, hex) in numbered(q.path) {
        if !here.touches(*hex) {
            let why: Name =
                if i == 0 { &"units: a path goes to adjacent hexes" } else { &"[]: a path goes to adjacent hexes" };
            return Err(Fault::item_against(&text!("path"), i, why).other_at(i.saturating_sub(1)));
        }
        if !q.board.on_map(*hex, &"").map_err(|_| Fault::item(FaultCode::OutOfRange, &text!("path"), i))? {
            return Err(Fault::item_against(&text!("path"), i, &"board.hexes: a path stays on the map"));
        }
        let pace = pace(q, first.side, here, *hex, &mut |at, rule| {
            trail.note(rule, What::Covered, About::Path.at(i), i32::try_from(at).unwrap_or(i32::MAX));
            cites.add(R9_12E);
        })?;
        entered.zones = entered.zones.saturating_add(u16::from(pace.enemy_zoc.is_set()));
        here = *hex;
        rows.push(pace);
    }
    Ok(Ruling::new(entered, cites))
}

/// Returns the first unit of the stack, after checking that all stand in one hex.
pub(crate) fn leaving<'a>(q: &Escape<'a>) -> Result<&'a Unit, Fault> {
    let Some(first) = named(&q.board, q.units, None, &"units")? else {
        return Err(Fault::new(FaultCode::Empty, &"units"));
    };
    for (i, at) in numbered(q.units) {
        if q.board.units.get(usize::from(*at)).is_some_and(|u| u.hex != first.hex) {
            return Err(Fault::item_against(&"units", i, &"board.units[].hex: the units stand in one hex")
                .other_at(usize::from(*at)));
        }
        q.board.checked(usize::from(*at))?;
    }
    Ok(first)
}

/// Returns what a retreating stack meets in an adjacent hex. Calls `covered` with the first unit that covers it with a
/// zone of control, and the rule by which it has one.
pub(crate) fn pace(
    q: &Escape<'_>,
    side: u8,
    here: Hex,
    hex: Hex,
    covered: &mut dyn FnMut(usize, Rule),
) -> Result<RetreatHex, Fault> {
    let mut pace = RetreatHex { hex, ..RetreatHex::default() };
    for found in around(&q.board, hex, side) {
        let (at, _, rule) = found?;
        if let Some(rule) = rule
            && !pace.enemy_zoc.is_set()
        {
            covered(at, rule);
            pace.enemy_zoc = Flag::YES;
        }
    }
    for (at, _) in q.board.stack(hex).filter(|(_, u)| u.side != side) {
        let unit = q.board.checked(at)?;
        let stands = unit.kind.is_combat() && !is_cargo(&unit).map_err(|f| f.in_list(UNITS, at))?;
        pace.enemy = Flag::from(pace.enemy.is_set() || stands);
        pace.enemy_noncombat = Flag::from(pace.enemy_noncombat.is_set() || !unit.kind.is_combat());
    }
    pace.enemy = Flag::from(pace.enemy.is_set() || q.held.contains(&hex));
    pace.prohibited = prohibited(q, here, hex)?;
    Ok(pace)
}

/// Returns whether the way between two adjacent hexes is prohibited to the retreating units.
fn prohibited(q: &Escape<'_>, start: Hex, next: Hex) -> Result<Flag, Fault> {
    if q.board.hexes.is_empty() {
        return Ok(Flag::default());
    }
    let (from, into) = (q.board.hex(start, &"units")?, q.board.hex(next, &text!("path"))?);
    let side = start.side_to(next).unwrap_or(0);
    let mut found: Option<bool> = None;
    for (i, at) in numbered(q.units) {
        let unit = q.board.checked(usize::from(*at))?;
        // A unit that cannot move as it stands turns to Move Mode to retreat (9.12), as a headquarters does (13.1c).
        let inside = |f: Fault| f.in_list(UNITS, usize::from(*at));
        let turned = unit.kind.is_hq() || unit.ma().map_err(inside)? == 0;
        let (face, name) =
            if turned { (&unit.unit.move_side, record!("move_side")) } else { (unit.face, unit.face_name()) };
        let mobility = word(face.mobility, &text!("mobility"));
        let mobility = mobility.map_err(|f| inside(f.within(name)))?;
        let going = Going::of(mobility, unit.unit.side);
        // 13.8b: a bridge serves who retreats too.
        let own = unit.unit.had_bridge.is_set() && start == unit.unit.hex;
        let mut engineers = || Ok(own || bridges(&q.board, start, next, unit.unit.side)?);
        let barred = step_cost(&q.board, from, side, into, going)?.is_none()
            && way(&q.board, from, side, into, going, &mut engineers)?.bridged.is_none();
        if *found.get_or_insert(barred) != barred {
            return Err(Fault::item_against(&"units", i, &"[]: the hexside is barred to one of them only"));
        }
    }
    Ok(Flag::from(found.unwrap_or(false)))
}
