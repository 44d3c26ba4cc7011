//! Where a stack can retreat to, and by what way. OCS 9.12, 9.12c, 9.12e, 9.12f.
//!
//! A retreat ends as soon as the stack is as many hexes from its start as it must retreat, counted straight; until then
//! its way may bend (9.12). So it never leaves the hexes within that distance, and no more of the board is searched.

use super::{RetreatHex, is_immobile};
use crate::bounded::Bounded;
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::map::{Place, Search};
use crate::ocs::board::{Board, BoardHeld, UNITS};
use crate::ocs::options::GameRules;
use crate::ocs::reasons::Reasons;
use crate::ocs::rules::*;
use crate::ocs::units::{Kind, Mode};
use crate::ocs::zoc::{Escape, is_cargo, leaving, pace};
use crate::reflect::{Flag, Question, Reflect};
use crate::ruling::{About, Cites, Ruling, Sink, Trail, Verdict, What};
use crate::scratch::{Scratch, sort};
use crate::table::numbered;

/// The longest retreat that is searched for, in hexes. No result of the table asks for more than a few.
const LONGEST: u8 = 8;

/// A stack that must retreat.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Flight<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The units that retreat together, from one hex, by their places in the board's list.
    #[required]
    #[refers("board.units")]
    pub units: &'a [u16],
    /// Hexes in which enemy combat units stood when the combat began, in addition to those in which they stand now.
    pub held: &'a [Hex],
    /// The distance in hexes that they must retreat, 1 to 8.
    #[required]
    pub distance: u8,
    /// The game's options.
    pub rules: GameRules,
}

/// A stack that must retreat, and the hex where it is to end.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct FlightTo<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The units that retreat together, from one hex, by their places in the board's list.
    #[required]
    #[refers("board.units")]
    pub units: &'a [u16],
    /// Hexes in which enemy combat units stood when the combat began, in addition to those in which they stand now.
    pub held: &'a [Hex],
    /// The distance in hexes that they must retreat, 1 to 8.
    #[required]
    pub distance: u8,
    /// The hex where the retreat is to end.
    #[required]
    pub goal: Hex,
    /// The game's options.
    pub rules: GameRules,
}

/// A hex where a retreat can end, and what the best way there costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Refuge {
    /// The hex.
    pub hex: Hex,
    /// Steps that the units must lose in enemy zones of control on the way (9.12e).
    pub steps: u16,
    /// Friendly combat units in hexes of the way that become disorganized (5.10a, 9.12e).
    pub friends: u16,
    /// The number of hexes entered.
    pub length: u16,
    /// Units that retreat become disorganized (5.10a).
    pub disorganized: Flag,
    /// Enemy units on the way, none of them a combat unit, are captured or destroyed (9.14).
    pub captures: Flag,
}

/// Where a stack can retreat to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Refuges {
    /// The number of hexes where the retreat can end.
    pub count: u16,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 2],
}

/// What the stack is, as far as its way depends on it.
#[derive(Clone, Copy)]
struct Stack {
    side: u8,
    start: Hex,
    /// One of them is disorganized already.
    already: bool,
    /// One of them is not disorganized yet.
    fresh: bool,
    /// One of them is in Strat Mode.
    strat: bool,
    /// One of those that go is attack-capable.
    capable: bool,
}

/// The best ways from the start to every hex within the distance. A hex that is entered first is told from the same
/// hex entered later, since only the second hex of a way disorganizes friends (5.10a).
struct Ways<'q, 's> {
    q: Escape<'q>,
    stack: Stack,
    area: Area,
    search: Search<'s>,
}

/// The hexes within the distance of the start, and their places in a search.
#[derive(Clone, Copy)]
struct Area {
    start: Hex,
    distance: i32,
}

/// Steps lost weigh most, then units of the stack that become disorganized, then friends that do, then hexes.
const STEP: u32 = 1 << 24;
const DISORGANIZED: u32 = 1 << 23;
const FRIEND: u32 = 1 << 12;
const MOST_FRIENDS: u32 = 0x7FF;
const HEXES: u32 = 0xFFF;

impl Area {
    /// The hexes on a line through the start, within the distance.
    fn across(self) -> i32 {
        self.distance.bounded_mul(2).bounded_add(1)
    }
    /// Returns the place of a hex within the distance.
    fn place(self, hex: Hex, first: bool) -> Option<Place> {
        let along = |a: i16, b: i16| i32::from(a).bounded_sub(i32::from(b)).bounded_add(self.distance);
        let (q, r) = (along(hex.q, self.start.q), along(hex.r, self.start.r));
        let layer = if first { 0 } else { self.across().bounded_mul(self.across()) };
        u16::try_from(layer.bounded_add(q.bounded_mul(self.across())).bounded_add(r)).ok().map(Place)
    }
    /// Returns the hex of a place, and whether it is entered first.
    fn hex(self, place: Place) -> Option<(Hex, bool)> {
        let across = self.across();
        let layer = across.bounded_mul(across);
        let (number, first) = match i32::from(place.0).checked_sub(layer) {
            Some(later) if later >= 0 => (later, false),
            _ => (i32::from(place.0), true),
        };
        let (q, r) = (number.checked_div(across)?, number.checked_rem(across)?);
        let at = |n: i32, start: i16| i16::try_from(n.bounded_sub(self.distance).bounded_add(i32::from(start))).ok();
        Some((Hex::new(at(q, self.start.q)?, at(r, self.start.r)?), first))
    }
    fn is_end(self, hex: Hex) -> bool {
        i32::try_from(hex.distance(self.start)) == Ok(self.distance)
    }
}

impl Ways<'_, '_> {
    /// Searches all ways. Adds the rules that bar hexes to `bars`.
    fn run(&mut self, bars: &mut Cites) -> Result<(), Fault> {
        let start = self.stack.start;
        let Some(begin) = self.area.place(start, true) else { return Ok(()) };
        self.search.offer(begin, None, 0);
        while let Some(settled) = self.search.settle() {
            let Some((here, early)) = self.area.hex(settled.place) else { continue };
            if self.area.is_end(here) {
                continue;
            }
            // The hex entered next is the first, the second or a later one of the way.
            let (first, second) = (here == start, here != start && early);
            let zone_before = second && self.met(start, here)?.enemy_zoc.is_set();
            for next in here.neighbours() {
                if next == start {
                    continue;
                }
                let Some(met) = self.open(here, next, bars)? else { continue };
                let zone = met.enemy_zoc.is_set();
                // 9.12e: a step where one of them was disorganized before, which all are after the second hex.
                let dg = self.stack.already || (second && zone_before) || !(first || second);
                let mut cost = settled.cost.bounded_add(1);
                if zone && dg {
                    cost = cost.bounded_add(STEP);
                }
                if zone && self.area.distance == 1 && self.stack.fresh {
                    cost = cost.bounded_add(DISORGANIZED);
                }
                if zone || second {
                    let friends =
                        self.friends(next)?.min(MOST_FRIENDS.bounded_sub((settled.cost / FRIEND) & MOST_FRIENDS));
                    cost = cost.bounded_add(friends.bounded_mul(FRIEND));
                }
                if let Some(place) = self.area.place(next, first) {
                    self.search.offer(place, Some(settled.place), cost);
                }
            }
        }
        Ok(())
    }
    fn met(&self, here: Hex, next: Hex) -> Result<RetreatHex, Fault> {
        pace(&self.q, self.stack.side, here, next, |_, _| {})
    }
    /// Returns what the stack meets in a hex; `None` if it may not enter it.
    fn open(&self, here: Hex, next: Hex, bars: &mut Cites) -> Result<Option<RetreatHex>, Fault> {
        let board = &self.q.board;
        // Off the map there is no way; nor over its boxes.
        if !board.hexes.is_empty() && (board.place(next).is_none() || board.is_off_map(next)) {
            return Ok(None);
        }
        let met = self.met(here, next)?;
        let barred = met.enemy_noncombat.is_set() && !met.enemy.is_set() && !self.stack.capable;
        let strat = self.stack.strat && met.enemy_zoc.is_set();
        bars.add_if(R9_12F, met.enemy.is_set() || barred);
        bars.add_if(R4_4C, barred);
        bars.add_if(R5_8A, strat);
        Ok((!met.enemy.is_set() && !met.prohibited.is_set() && !barred && !strat).then_some(met))
    }
    /// Returns how many friendly combat units of a hex would become disorganized.
    fn friends(&self, hex: Hex) -> Result<u32, Fault> {
        let mut count = 0u32;
        for (at, _) in self.q.board.stack(hex).filter(|(_, u)| u.side == self.stack.side) {
            let unit = self.q.board.checked(at)?;
            let stands = unit.kind.is_combat() && !is_cargo(&unit).map_err(|f| f.in_list(UNITS, at))?;
            count = count.bounded_add(u32::from(stands && unit.mode != Mode::Dg));
        }
        Ok(count)
    }
    /// Returns the best way to a hex where the retreat can end, if there is one.
    fn best(&self, hex: Hex) -> Option<(Place, u32)> {
        let ways = [true, false].into_iter().filter_map(|first| {
            let place = self.area.place(hex, first)?;
            Some((place, self.search.cost(place)?))
        });
        ways.min_by_key(|(_, cost)| *cost)
    }
    /// Returns what a way costs.
    fn refuge(&self, hex: Hex, place: Place, cost: u32, cites: &mut Cites) -> Result<Refuge, Fault> {
        let (mut zones, mut captures, mut spreads) = (false, false, false);
        let mut at = Some(place);
        while let Some((entered, before)) = at.and_then(|place| Some((place, self.search.before(place)?))) {
            let hexes = self.area.hex(before).zip(self.area.hex(entered));
            if let Some(((here, early), (next, _))) = hexes {
                let met = self.met(here, next)?;
                spreads |= early && here != self.area.start && self.friends(next)? > 0;
                zones |= met.enemy_zoc.is_set();
                captures |= met.enemy_noncombat.is_set();
            }
            at = Some(before);
        }
        let steps = u16::try_from(cost / STEP).unwrap_or(u16::MAX);
        let friends = u16::try_from((cost / FRIEND) & MOST_FRIENDS).unwrap_or(u16::MAX);
        let length = u16::try_from(cost & HEXES).unwrap_or(u16::MAX);
        let disorganized = Flag::from(self.stack.fresh && (zones || length > 1));
        cites.add_if(R9_12E, zones);
        cites.add_if(R5_10A_B, length > 1 && (self.stack.fresh || spreads));
        cites.add_if(R4_4C, captures);
        cites.add_if(R9_14, captures);
        Ok(Refuge { hex, steps, friends, length, disorganized, captures: Flag::from(captures) })
    }
}

/// Returns the stack, after checking it. Adds to `reasons` what keeps all of it from retreating.
fn stack(q: &Escape<'_>, reasons: &mut Reasons, trail: &mut Trail<'_>) -> Result<Stack, Fault> {
    let first = leaving(q)?;
    let (side, start) = (first.side, first.hex);
    let mut stack = Stack { side, start, already: false, fresh: false, strat: false, capable: false };
    let (mut combat, mut goes, mut trucks) = (false, false, false);
    for at in q.units.iter().map(|at| usize::from(*at)) {
        let unit = q.board.checked(at)?;
        let truck = unit.kind == Kind::OrganicTruck;
        trucks |= truck;
        combat |= unit.kind.is_combat();
        if (!unit.kind.is_combat() && !truck) || is_immobile(&unit).map_err(|f| f.in_list(UNITS, at))? {
            continue;
        }
        goes = true;
        stack.capable |= unit.attack_capable(|_| {});
        stack.strat |= unit.mode == Mode::Strat;
        stack.already |= unit.kind.is_combat() && unit.mode == Mode::Dg;
        stack.fresh |= unit.kind.is_combat() && unit.mode != Mode::Dg;
    }
    if trucks && !combat {
        reasons.add(R13_2G_E, trail, About::Units, usize::MAX);
    } else if !goes {
        // 9.12b: without a movement allowance in any mode they are destroyed.
        reasons.add(R9_12B, trail, About::Units, usize::MAX);
    }
    Ok(stack)
}

/// Returns the hexes where a stack can end its retreat, the best first: by the fewest steps lost in enemy zones of
/// control, then those in which the units stay organized, then by the fewest friends that become disorganized, then by
/// the shortest way, then by the hex (OCS 9.12, 9.12c, 9.12e, 9.12f, 5.10a). Forbidden if there is none: the units are
/// eliminated as they retreat. `ocs.retreat.way` returns the way, which `ocs.retreat.assess` settles. Terrain is
/// considered if the board lists hexes; ask separately about units for which it differs.
///
/// ```
/// use grognard_core::{hex::Hex, ruling::{Sink, Trail}, scratch::Scratch};
/// use grognard_core::ocs::{board::Board, retreat::{find, Flight, Refuge}, units::{Face, Unit}};
/// let face = Face { ma: 60.into(), ..Default::default() };
/// let units = [Unit { combat_side: face, ..Unit::regiment(1, 4, 3) }, Unit { hex: Hex::new(1, 0), ..Unit::regiment(2, 4, 3) }];
/// let board = Board { units: &units, ..Default::default() };
/// let question = Flight { board, units: &[0], distance: 1, ..Default::default() };
/// let (mut room, mut words) = ([Refuge::default(); 6], [0; 60]);
/// let mut rows = Sink::new(&mut room);
/// find(&question, &mut rows, &mut Scratch::new(&mut words), &mut Trail::none())?;
/// // Five hexes are free of the enemy, two of them in his zone.
/// assert!(rows.items().iter().map(|row| row.disorganized.is_set()).eq([false, false, false, true, true]));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn find(
    question: &Flight<'_>,
    rows: &mut Sink<'_, Refuge>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Refuges>>, Fault> {
    let Flight { board, units, held, distance, rules } = *question;
    let escape = Escape { board, units, path: &[], held, rules };
    let (places, ends) = extent(distance)?;
    let mut reasons = Reasons::default();
    let stack = checked(&escape, &mut reasons, trail)?;
    let words = scratch.take(Search::words(places).bounded_add(ends))?;
    let (found, words) = words.split_at_mut_checked(ends).unwrap_or_default();
    let area = Area { start: stack.start, distance: distance.into() };
    let mut ways = Ways { q: escape, stack, area, search: Search::within(places, words) };
    if !reasons.none() {
        return Ok(reasons.verdict(Cites::by(R9_12), Refuges::default));
    }
    let mut bars = Cites::by(R9_12);
    ways.run(&mut bars)?;
    // The ends in the order of their costs, then of their hexes.
    let mut count = 0usize;
    for number in 0..places {
        let Some((hex, true)) = ways.area.hex(Place(number)).filter(|(hex, _)| ways.area.is_end(*hex)) else {
            continue;
        };
        let Some((_, cost)) = ways.best(hex) else { continue };
        if let Some(word) = found.get_mut(count) {
            *word = u64::from(cost) << 32 | u64::from(number);
            count = count.bounded_add(1);
        }
    }
    let found = found.get_mut(..count).unwrap_or_default();
    sort(found);
    let mut cites = bars;
    for word in found.iter() {
        let [a, b, ..] = word.to_le_bytes();
        let Some((hex, _)) = ways.area.hex(Place(u16::from_le_bytes([a, b]))) else { continue };
        if let Some((place, cost)) = ways.best(hex) {
            rows.push(ways.refuge(hex, place, cost, &mut cites)?);
        }
    }
    cites.add_if(R9_12C, count > 1);
    if count == 0 {
        trail.note(R9_12, What::Forbidden, About::Units, usize::MAX, 0);
        return Ok(Ruling::new(Verdict::Forbidden, bars));
    }
    let count = u16::try_from(count).unwrap_or(u16::MAX);
    Ok(Ruling::new(Verdict::Allowed(Refuges { count, reserved: [0; 2] }), cites))
}

/// Returns the best way of a stack to the hex where it is to end its retreat, hex by hex: the `path` of
/// `ocs.retreat.assess` (OCS 9.12, 9.12c). The value is the row that `ocs.retreat.find` has for the hex. Forbidden if
/// the retreat cannot end there.
///
/// ```
/// use grognard_core::{hex::Hex, ruling::{Sink, Trail}, scratch::Scratch};
/// use grognard_core::ocs::{board::Board, retreat::{way, FlightTo, RetreatHex}, units::{Face, Unit}};
/// let face = Face { ma: 60.into(), ..Default::default() };
/// let units = [Unit { combat_side: face, ..Unit::regiment(1, 4, 3) }];
/// let board = Board { units: &units, ..Default::default() };
/// let question = FlightTo { board, units: &[0], distance: 2, goal: Hex::new(2, 0), ..Default::default() };
/// let (mut room, mut words) = ([RetreatHex::default(); 4], [0; 150]);
/// let mut rows = Sink::new(&mut room);
/// way(&question, &mut rows, &mut Scratch::new(&mut words), &mut Trail::none())?;
/// assert!(rows.items().iter().map(|row| row.hex).eq([Hex::new(1, 0), Hex::new(2, 0)]));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn way(
    question: &FlightTo<'_>,
    rows: &mut Sink<'_, RetreatHex>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Refuge>>, Fault> {
    let FlightTo { board, units, held, distance, goal, rules } = *question;
    let escape = Escape { board, units, path: &[], held, rules };
    let (places, _) = extent(distance)?;
    let mut reasons = Reasons::default();
    let stack = checked(&escape, &mut reasons, trail)?;
    let search = Search::over(places, scratch)?;
    let area = Area { start: stack.start, distance: distance.into() };
    let mut ways = Ways { q: escape, stack, area, search };
    let away = goal.distance(stack.start);
    trail.note(R9_12, What::Distance, About::Whole, usize::MAX, i32::try_from(away).unwrap_or(i32::MAX));
    reasons.unlike(R9_12, trail, (About::Whole, usize::MAX), (What::Distance, away, 1), distance.into());
    if !reasons.none() {
        return Ok(reasons.verdict(Cites::by(R9_12), Refuge::default));
    }
    let mut bars = Cites::by(R9_12);
    ways.run(&mut bars)?;
    let Some((place, cost)) = ways.best(goal) else {
        trail.note(R9_12, What::Forbidden, About::Units, usize::MAX, 0);
        return Ok(Ruling::new(Verdict::Forbidden, bars));
    };
    let mut cites = Cites::by(R9_12);
    let refuge = ways.refuge(goal, place, cost, &mut cites)?;
    let mut here = stack.start;
    for at in ways.search.path(place).skip(1) {
        let Some((next, _)) = area.hex(at) else { continue };
        rows.push(pace(&escape, stack.side, here, next, |_, _| {})?);
        here = next;
    }
    // It bends where it is longer than the distance.
    cites.add_if(R9_12C, refuge.length > u16::from(distance));
    Ok(Ruling::new(Verdict::Allowed(refuge), cites))
}

/// Returns the places that a search within a distance numbers, and the hexes at that distance.
fn extent(distance: u8) -> Result<(u16, usize), Fault> {
    match distance {
        0 => Err(Fault::new(FaultCode::MissingField, &"distance")),
        1..=LONGEST => {
            let across = u16::from(distance).bounded_mul(2).bounded_add(1);
            Ok((across.bounded_mul(across).bounded_mul(2), usize::from(distance).bounded_mul(6)))
        }
        _ => Err(Fault::beyond(&"distance", distance, 1, LONGEST.into())),
    }
}

/// Returns the stack of a question whose rules and hexes are sound.
fn checked(q: &Escape<'_>, reasons: &mut Reasons, trail: &mut Trail<'_>) -> Result<Stack, Fault> {
    q.rules.sound()?;
    let stack = stack(q, reasons, trail)?;
    for (i, hex) in numbered(q.held) {
        if *hex == stack.start {
            return Err(Fault::item(FaultCode::Contradiction, &"held", i));
        }
    }
    Ok(stack)
}
