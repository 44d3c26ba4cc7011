//! The order of a stack and its markers. OCS 4.8b, 13.2f.

use super::{Sides, standing};
use crate::fault::{Fault, Name};
use crate::hex::Hex;
use crate::ocs::board::{Board, BoardHeld, KNOWN_SIDES, UNITS};
use crate::ocs::rules::*;
use crate::ocs::units::{Checked, Kind, Mode, Stocks, word};
use crate::ocs::zoc::{is_cargo, number, zone_of};
use crate::reflect::{Code, Question, Ranged, Reflect, Words};
use crate::rule::Rule;
use crate::ruling::{About, Cites, Findings, Ruling, Sink, Trail, Verdict};
use crate::table::numbered;

/// A kind of counter in a stack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Piece {
    /// A unit.
    Unit,
    /// A Reserve marker.
    Reserve,
    /// A Strat Mode marker.
    Strat,
    /// An Exploit marker.
    Exploit,
    /// A DG marker.
    Dg,
    /// An Out of Supply marker.
    OutOfSupply,
    /// A marker of internal stocks that are Low.
    Low,
    /// A marker of internal stocks that are Exhausted.
    Exhausted,
    /// A marker of lost steps.
    StepLoss,
}

impl Piece {
    /// Returns the mode that the marker stands for.
    const fn mode(self) -> Option<Mode> {
        match self {
            Piece::Reserve => Some(Mode::Reserve),
            Piece::Strat => Some(Mode::Strat),
            Piece::Exploit => Some(Mode::Exploit),
            Piece::Dg => Some(Mode::Dg),
            _ => None,
        }
    }
    /// Returns whether it is a marker that lies on top of all units it concerns.
    const fn covers(self) -> bool {
        matches!(self, Piece::Reserve | Piece::Strat | Piece::Exploit | Piece::Dg | Piece::OutOfSupply)
    }
}

/// Returns the marker of a mode; `None` for the modes that the side of the counter shows.
pub(super) const fn marker(mode: Mode) -> Option<Piece> {
    match mode {
        Mode::Combat | Mode::Move => None,
        Mode::Reserve => Some(Piece::Reserve),
        Mode::Strat => Some(Piece::Strat),
        Mode::Exploit => Some(Piece::Exploit),
        Mode::Dg => Some(Piece::Dg),
    }
}

/// A counter in a stack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Counter {
    /// The unit, by its `id`; ignored for a marker.
    ///
    /// C and Rust say its place in the board's list.
    #[refers("board.units")]
    pub unit: u16,
    /// The kind of counter.
    pub what: Code<Piece>,
    /// The number of steps on a marker of lost steps.
    pub amount: u8,
}

/// A side's stack in the order that its owner chose.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Pile<'a> {
    /// The position. The order of the hex's units in its list does not matter here.
    #[required]
    pub board: Board<'a>,
    /// The hex.
    #[required]
    pub hex: Hex,
    /// The side, 1 to 8.
    #[required]
    #[range(KNOWN_SIDES)]
    pub side: u8,
    /// The stack from top to bottom: each of the side's units in the hex once, and markers. A marker of a mode or Out
    /// of Supply covers everything below it down to the next such marker. Markers that lie directly on one another
    /// cover together.
    #[required]
    pub stack: &'a [Counter],
}

/// A fault in the order of a stack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct OrderFault {
    /// The place in the stack, from the top.
    #[refers("stack")]
    pub at: u16,
    /// The unit at that place, by its `id`; absent for a marker.
    ///
    /// C and Rust say its place in the board's list, and 65535 for none.
    #[refers("board.units")]
    pub unit: u16,
    /// The rule that is broken.
    pub rule: u16,
}

/// Returns whether a unit of a kind can be marked with a mode or state (4.8b.A).
pub(super) fn can_be_marked(kind: Kind, piece: Piece) -> bool {
    match piece {
        // Transport Points are always in Move Mode, but for Organic Trucks in Reserve (13.2d), and never Out of Supply
        // (13.2b); nor is anything else that is no combat unit.
        Piece::Reserve => kind.is_combat() || kind == Kind::OrganicTruck,
        _ => kind.is_combat(),
    }
}

/// Returns whether enemy ground units are adjacent to a hex (4.8b.D).
pub(super) fn enemies_near(board: &Board<'_>, hex: Hex, side: u8) -> Result<bool, Fault> {
    for (at, unit) in board.around(hex).filter(|(_, u)| u.side != side) {
        let checked = board.checked(at)?;
        let stands = checked.kind.is_ground() && !is_cargo(&checked).map_err(|f| f.in_list(UNITS, at))?;
        if stands && !board.is_off_map(unit.hex) && !board.is_off_map(hex) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Returns whether a unit counts as an Active aircraft.
pub(super) fn is_active(unit: &Checked<'_>) -> bool {
    unit.kind == Kind::Aircraft && !unit.unit.inactive.is_set()
}

/// The state while the stack is read from its top.
#[derive(Default)]
struct Seen {
    /// The mode given by the markers above.
    mode: Option<Mode>,
    out: bool,
    /// Where the group of markers begins, and whether a unit agrees with it.
    group: Option<(usize, bool)>,
    /// The counter before was such a marker.
    marking: bool,
    ground: bool,
    aircraft: bool,
    transport: bool,
    combat: bool,
    /// The unit whose markers of stocks and lost steps come next, and which of them are still missing.
    bearer: Option<Bearer>,
}

struct Bearer {
    at: usize,
    unit: usize,
    stocks: Stocks,
    steps: u8,
    combat: bool,
}

/// Checks whether the order of a stack and its markers is legal (OCS 4.8b; 13.2f for supply and Transport Points). The
/// rows are the faults, each with the paragraph that is broken.
///
/// ```
/// use grognard_core::{reflect::Code, ruling::{Sink, Trail}};
/// use grognard_core::ocs::{board::Board, stacking::{order, Counter, Piece, Pile}, units::{Mode, Orientation, Unit}};
/// let units = [Unit::regiment(1, 4, 3), Unit { mode: Code::new(Mode::Dg), oriented: Code::new(Orientation::Combat), ..Unit::regiment(1, 4, 3) }];
/// let board = Board { units: &units, ..Default::default() };
/// let marker = Counter { what: Code::new(Piece::Dg), ..Default::default() };
/// let [holds, fled] = [0, 1].map(|unit| Counter { unit, ..Default::default() });
/// let lies = |stack: &[Counter]| {
///     let pile = Pile { board, stack, side: 1, ..Default::default() };
///     Ok::<_, grognard_core::fault::Fault>(order(&pile, &mut Sink::none(), &mut Trail::none())?.value.is_allowed())
/// };
/// assert!(lies(&[holds, marker, fled])? && !lies(&[marker, holds, fled])?);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for a side of 0, and `out_of_range` for one above 8.
/// * `out_of_range` for a hex that a board with hexes does not have.
/// * `unknown_word` for the kind of a counter.
/// * `out_of_range` for a unit that the board does not have.
/// * `contradiction` for a unit that is named twice, that is not one of the side's in the hex, or that the stack leaves
///   out. So it is for a marker with a unit, and for an amount on anything but step losses, which have one.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for units of
///   the [board](crate::ocs::board) in the hex or next to it.
pub fn order(
    question: &Pile<'_>,
    rows: &mut Sink<'_, OrderFault>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict>, Fault> {
    let q = question;
    complete(q)?;
    let facts = Facts::of(&q.board, q.hex, q.side)?;
    let mut findings = Findings::by(R4_8B, trail);
    let mut seen = Seen::default();
    let mut object = |rule: Rule, at: usize, unit: Option<usize>| {
        findings.reasons.object(rule, About::Units.at(at), findings.trail);
        let at = u16::try_from(at).unwrap_or(u16::MAX);
        rows.push(OrderFault { at, unit: unit.map_or(u16::MAX, number), rule: rule.0 });
    };
    findings.cites.add_if(R4_8B_C, facts.zone);
    findings.cites.add_if(R4_8B_E, facts.active);
    findings.cites.add_if(R4_8B_F, facts.hedgehog);
    for (at, counter) in numbered(q.stack) {
        let piece = word(counter.what, &text!("what")).map_err(|f| f.in_list(&"stack", at))?;
        if piece != Piece::Unit {
            if piece.covers() {
                findings.cites.add(R4_8B_A);
                seen.close(&mut object);
                seen.mark(at, piece, &mut object);
            } else {
                findings.cites.add(R4_8B_B);
                seen.bear(at, piece, counter.amount, &mut object);
            }
            continue;
        }
        seen.close(&mut object);
        seen.marking = false;
        let unit = q.board.checked(usize::from(counter.unit))?;
        let place = usize::from(counter.unit);
        seen.obey(at, place, &unit, &mut findings.cites, &mut object);
        let zone = zone_of(&q.board, place, unit.unit)?.is_some();
        seen.top(&facts, zone, &unit, &mut findings.cites, &mut |rule| object(rule, at, Some(place)));
        seen.lies(&facts, &unit, &mut |rule| object(rule, at, Some(place)));
        findings.cites.add_if(R13_2F, unit.kind == Kind::Supply && facts.transport);
        seen.ground |= unit.kind.is_ground();
        seen.transport |= unit.kind.is_transport();
        findings.cites.add_if(R4_8B_B, unit.kind.is_combat() && (unit.unit.steps_lost > 0 || unit.unit.stocks.0 != 0));
        let stocks = word(unit.unit.stocks, &"stocks").map_err(|f| f.in_list(UNITS, place))?;
        let (steps, combat) = (unit.unit.steps_lost, unit.kind.is_combat());
        seen.bearer = Some(Bearer { at, unit: place, stocks, steps, combat });
    }
    seen.close(&mut object);
    if let Some((at, false)) = seen.group {
        object(R4_8B_A, at, None);
    }
    Ok(findings.verdict(|| ()))
}

impl Seen {
    /// Reads a combat unit: the topmost has a zone of control, or is a headquarters if no enemies are near (4.8b.C, 4.8b.D).
    fn top(&mut self, facts: &Facts, zone: bool, unit: &Checked<'_>, cites: &mut Cites, object: &mut dyn FnMut(Rule)) {
        if unit.kind.is_combat() && !self.combat {
            self.combat = true;
            if facts.zone && !zone {
                let hq = unit.kind.is_hq();
                cites.add_if(R4_8B_D, hq);
                if !hq || facts.enemies_near {
                    object(R4_8B_C);
                    if hq {
                        object(R4_8B_D);
                    }
                }
            }
        }
    }
    /// Reads where aircraft (4.8b.E), hedgehogs (4.8b.F) and supply (13.2f) lie.
    fn lies(&mut self, facts: &Facts, unit: &Checked<'_>, object: &mut dyn FnMut(Rule)) {
        if unit.kind == Kind::Aircraft {
            let fighter = is_active(unit) && unit.unit.fighter.is_set();
            if (is_active(unit) && self.ground) || (facts.fighter && !self.aircraft && !fighter) {
                object(R4_8B_E);
            }
            self.aircraft = true;
        }
        if unit.kind == Kind::Hedgehog && self.ground {
            object(R4_8B_F);
        }
        if unit.kind == Kind::Supply && self.transport {
            object(R13_2F);
        }
    }
    /// Ends the markers beneath a unit; a missing marker is a fault.
    fn close(&mut self, object: &mut impl FnMut(Rule, usize, Option<usize>)) {
        if let Some(bearer) = self.bearer.take()
            && bearer.combat
            && (bearer.stocks != Stocks::Full || bearer.steps > 0)
        {
            object(R4_8B_B, bearer.at, Some(bearer.unit));
        }
    }
    /// Reads a marker of a mode or Out of Supply.
    fn mark(&mut self, at: usize, piece: Piece, object: &mut impl FnMut(Rule, usize, Option<usize>)) {
        if !self.marking {
            if let Some((begun, false)) = self.group {
                object(R4_8B_A, begun, None);
            }
            (self.mode, self.out, self.group) = (None, false, Some((at, false)));
        }
        self.marking = true;
        match piece.mode() {
            // No unit is in two modes.
            Some(_) if self.mode.is_some() => object(R4_8B_A, at, None),
            Some(mode) => self.mode = Some(mode),
            None => self.out = true,
        }
    }
    /// Reads a marker of stocks or lost steps.
    fn bear(&mut self, at: usize, piece: Piece, amount: u8, object: &mut impl FnMut(Rule, usize, Option<usize>)) {
        self.marking = false;
        let fits = match (&mut self.bearer, piece) {
            (Some(bearer), Piece::Low) if bearer.stocks == Stocks::Low => {
                bearer.stocks = Stocks::Full;
                true
            }
            (Some(bearer), Piece::Exhausted) if bearer.stocks == Stocks::Exhausted => {
                bearer.stocks = Stocks::Full;
                true
            }
            (Some(bearer), Piece::StepLoss) if bearer.steps > 0 && bearer.steps == amount => {
                bearer.steps = 0;
                true
            }
            _ => false,
        };
        if !fits {
            object(R4_8B_B, at, None);
        }
    }
    /// Checks that a unit is in the mode and supply state of the markers above it. Units that can never be in them
    /// ignore them.
    fn obey(
        &mut self,
        at: usize,
        place: usize,
        unit: &Checked<'_>,
        cites: &mut Cites,
        object: &mut impl FnMut(Rule, usize, Option<usize>),
    ) {
        let can = |piece| can_be_marked(unit.kind, piece);
        let own = marker(unit.mode).filter(|piece| can(*piece));
        let told = self.mode.and_then(marker).filter(|piece| can(*piece));
        let (out, told_out) =
            (can(Piece::OutOfSupply) && unit.unit.out_of_supply.is_set(), can(Piece::OutOfSupply) && self.out);
        cites.add_if(R4_8B_A, own.is_some() || out);
        if own != told || out != told_out {
            object(R4_8B_A, at, Some(place));
        }
        let borne = told.is_some() || told_out;
        self.group = self.group.map(|(begun, before)| (begun, before || borne));
    }
}

/// The facts about a hex on which the order depends.
#[derive(Default)]
pub(super) struct Facts {
    /// A unit of the side has a zone of control.
    pub zone: bool,
    pub hedgehog: bool,
    pub active: bool,
    /// An Active fighter.
    pub fighter: bool,
    pub transport: bool,
    pub enemies_near: bool,
}

impl Facts {
    pub fn of(board: &Board<'_>, hex: Hex, side: u8) -> Result<Facts, Fault> {
        let mut facts = Facts { enemies_near: enemies_near(board, hex, side)?, ..Facts::default() };
        for found in standing(board, hex, Sides::Of(side)) {
            let (at, unit) = found?;
            facts.zone |= zone_of(board, at, unit.unit)?.is_some();
            facts.hedgehog |= unit.kind == Kind::Hedgehog;
            facts.active |= is_active(&unit);
            facts.fighter |= is_active(&unit) && unit.unit.fighter.is_set();
            facts.transport |= unit.kind.is_transport();
        }
        Ok(facts)
    }
}

/// Checks that the stack contains each unit of the side in the hex once, and nothing else.
fn complete(q: &Pile<'_>) -> Result<(), Fault> {
    q.in_range()?;
    q.board.on_map(q.hex, &"hex")?;
    for (i, counter) in numbered(q.stack) {
        let against = |field, why, other| Err(Fault::against(field, why).in_list(&"stack", i).other_at(other));
        let piece = word(counter.what, &text!("what")).map_err(|f| f.in_list(&"stack", i))?;
        if piece != Piece::Unit {
            if !matches!(counter.unit, 0 | u16::MAX) {
                return against(&text!("unit"), &".what: a marker is no unit", 0);
            }
            if (counter.amount > 0) != (piece == Piece::StepLoss) {
                return against(&"amount", &".what: step losses have an amount, and nothing else", 0);
            }
            continue;
        }
        let Some(unit) = q.board.units.get(usize::from(counter.unit)) else {
            let beyond = Fault::of_index(&text!("unit"), usize::from(counter.unit), q.board.units.len());
            return Err(beyond.in_list(&"stack", i));
        };
        let is_unit = |c: &&Counter| c.what.0 == Piece::Unit as u8 && c.unit == counter.unit;
        let twice = crate::table::before(q.stack, i).position(|c| is_unit(&c));
        let here = unit.hex == q.hex && unit.side == q.side && unit.aboard.0 == 0;
        if twice.is_some() || !here || counter.amount > 0 {
            let (field, why): (Name, Name) = match twice {
                _ if counter.amount > 0 => (&"amount", &".what: step losses have an amount, and nothing else"),
                Some(_) => (&text!("unit"), &"[].unit: each unit is named once"),
                None => (&text!("unit"), &"hex: a unit of the side stands in the hex"),
            };
            return against(field, why, twice.unwrap_or(0));
        }
    }
    for found in standing(&q.board, q.hex, Sides::Of(q.side)) {
        let (at, _) = found?;
        if !q.stack.iter().any(|c| c.what.0 == Piece::Unit as u8 && usize::from(c.unit) == at) {
            return Err(
                Fault::against(&"stack", &"board.units[]: a unit of the side in the hex is left out").other_at(at)
            );
        }
    }
    Ok(())
}
