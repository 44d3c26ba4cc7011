//! Where new pieces may be placed. Clarifications 2.1, 2.7d, 3.1b, 3.4f, 5.2b.

use super::board::{self, View};
use super::powers::Power;
use super::rules::*;
use super::set::Set;
use super::units::{Domain, Kind, word};
use crate::fault::{Fault, FaultCode};
use crate::reflect::{Code, Question, Reflect};
use crate::rule::Rule;
use crate::ruling::{About, Cites, Ruling, Sink, Trail, Verdict, What};
use crate::table::numbered;

/// New pieces of one kind in one space.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Placement {
    /// Where they are placed.
    #[required]
    pub space: u16,
    /// For ships, the territory of the complex that builds them; 0 for any that can.
    pub complex: u16,
    /// What they are; industrial complexes too.
    pub kind: Code<Kind>,
    /// How many; 0 counts as 1.
    pub count: u8,
    /// Zero.
    #[reserved]
    pub reserved: [u8; 2],
}

const _: () = assert!(size_of::<Placement>() == 8, "frozen for this major of the C ABI");

/// All that a power places in a turn.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Placing<'a> {
    /// The position after non-combat movement.
    pub board: board::Board<'a>,
    /// Whose turn it is.
    #[required]
    pub power: Code<Power>,
    /// What it places: at most 32 entries.
    #[required]
    pub placements: &'a [Placement],
}

/// Something said against a placement.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Refusal {
    /// The entry, from 0.
    pub placement: u16,
    /// Where.
    pub space: u16,
    /// The rule's number.
    pub rule: u16,
}

/// What was placed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Placed {
    /// How many pieces.
    pub pieces: u16,
    /// What they cost, in IPC.
    pub cost: u16,
}

/// How many entries a question may have.
const MOST: usize = 32;

/// Not found yet.
const NEVER: u8 = u8::MAX;

/// How much of each entry each complex builds.
type Flow = [[u8; MOST]; MOST];

/// What a complex can build in a turn.
fn limit(view: &View<'_>, space: u16) -> (u16, Rule) {
    let Some(printed) = view.map.space(space) else { return (0, PLACEMENT) };
    match view.original(space) {
        // 2.7d
        Power::Nobody => (1, R2_7),
        owner if owner == view.power && printed.complex.is_set() => (u16::MAX, PLACEMENT),
        _ => (u16::from(printed.income).max(1), PLACEMENT),
    }
}

struct Yard<'v, 'q> {
    view: &'v View<'q>,
    placements: &'q [Placement],
    /// Complexes that build this turn.
    works: Set,
}

impl Yard<'_, '_> {
    /// Land that was the power's own when the turn began, and is.
    fn is_held(&self, space: u16) -> bool {
        let listed = self.view.holdings.iter().find(|h| h.space == space);
        self.view.holder(space) == self.view.power && listed.is_none_or(|h| !h.taken.is_set())
    }
    /// The complexes that can build an entry.
    fn builders(&self, entry: &Placement) -> Set {
        let own = match entry.kind.get() {
            Some(kind) if kind.is_ship() => self.view.map.next_to(Set::one(entry.space)),
            _ => Set::one(entry.space),
        };
        let named = if entry.complex > 0 { own.and(Set::one(entry.complex)) } else { own };
        named.and(self.works)
    }
    /// Builds one more of an entry, moving others to other complexes where that makes room; false if nothing does.
    fn one_more(&self, entry: usize, flow: &mut Flow, works: &[u16]) -> bool {
        // A search from entry to complex to the entries that it builds: by which each was found.
        let (mut came, mut via) = ([NEVER; MOST], [NEVER; MOST]);
        let mut queue = [NEVER; MOST];
        let (mut head, mut tail) = (0usize, 1usize);
        if let (Some(first), Ok(entry)) = (queue.first_mut(), u8::try_from(entry)) {
            *first = entry;
        }
        while head < tail {
            let Some(at) = queue.get(head).copied() else { break };
            head = head.saturating_add(1);
            let Some(asks) = self.placements.get(usize::from(at)) else { break };
            let builders = self.builders(asks);
            for ((w, space), found) in (0u8..u8::MAX).zip(works).zip(came.iter_mut()) {
                if !builders.has(*space) || *found != NEVER {
                    continue;
                }
                *found = at;
                let column = flow.iter().filter_map(|row| row.get(usize::from(w)));
                let used = column.fold(0u16, |n, built| n.saturating_add(u16::from(*built)));
                if used < limit(self.view, *space).0 {
                    shift(entry, w, (&came, &via), flow);
                    return true;
                }
                for ((e, row), by) in (0u8..u8::MAX).zip(flow.iter()).zip(via.iter_mut()) {
                    let builds = row.get(usize::from(w)).is_some_and(|n| *n > 0);
                    if *by == NEVER && usize::from(e) != entry && builds {
                        *by = w;
                        if let Some(place) = queue.get_mut(tail) {
                            *place = e;
                            tail = tail.saturating_add(1);
                        }
                    }
                }
            }
        }
        false
    }

    /// What is against an entry whatever else is placed; whether it needs a complex.
    fn objections(&self, at: usize, entry: &Placement, kind: Kind, mut object: impl FnMut(Rule)) -> bool {
        let (view, space) = (self.view, entry.space);
        let sea = view.sea.has(space);
        if kind == Kind::IndustrialComplex {
            let before = self.placements.get(..at).unwrap_or_default();
            let twice = entry.count > 1 || before.iter().any(|e| e.kind == entry.kind && e.space == space);
            if sea || !self.is_held(space) || view.has_complex(space) || twice {
                object(PLACEMENT);
            }
            return false;
        }
        match kind.domain() {
            // 3.4f: not on a carrier, new or old.
            Domain::Air if sea => {
                object(if kind == Kind::Fighter { R3_4F } else { PLACEMENT });
                return false;
            }
            Domain::Land if sea => {
                object(PLACEMENT);
                return false;
            }
            Domain::Sea if !sea || view.occupied.has(space) => {
                object(PLACEMENT);
                return false;
            }
            _ => {}
        }
        if kind == Kind::AaGun {
            let of = |e: &&Placement| e.kind == entry.kind && e.space == space;
            let before = self.placements.get(..at).unwrap_or_default().iter().filter(of);
            let new = before.fold(u16::from(entry.count.max(1)), |n, e| n.saturating_add(u16::from(e.count.max(1))));
            let stands = |u: &&board::Unit| View::kind(u) == Kind::AaGun && u.space == space && u.aboard == 0;
            let old = view.units.iter().filter(stands);
            if old.fold(new, |n, u| n.saturating_add(u16::from(u.number()))) > 1 {
                object(R3_1B);
            }
        }
        true
    }
}

/// Books one more along the way that was found: each entry on it takes the complex that it came to, and gives up the
/// one by which it was found.
fn shift(entry: usize, last: u8, (came, via): (&[u8; MOST], &[u8; MOST]), flow: &mut Flow) {
    let mut w = usize::from(last);
    for _ in 0..MOST {
        let Some(at) = came.get(w).map(|at| usize::from(*at)) else { return };
        let Some(row) = flow.get_mut(at) else { return };
        if let Some(n) = row.get_mut(w) {
            *n = n.saturating_add(1);
        }
        if at == entry {
            return;
        }
        let Some(gives) = via.get(at).map(|g| usize::from(*g)) else { return };
        if let Some(n) = row.get_mut(gives) {
            *n = n.saturating_sub(1);
        }
        w = gives;
    }
}

/// Whether all that a power places is allowed, each objection as a row: pieces come from a complex in land that was the
/// power's when the turn began, ships in a zone beside it without enemy ships. A complex that stood there from the start
/// builds without limit for its first owner; any other builds the territory's income a turn, one where that is 0, and
/// one in land that was neutral (2.7d). Fighters come on land, never on a carrier (3.4f); one antiaircraft gun a
/// territory (3.1b); complexes one a territory, also in a friend's land that was captured (5.2b).
///
/// ```
/// use grognard_core::axis_allies::map::Site::*;
/// use grognard_core::axis_allies::placement::{Placement, Placing, assess};
/// use grognard_core::axis_allies::{powers::Power, units::Kind};
/// use grognard_core::ruling::{Sink, Trail};
/// let new = |kind: Kind, space: u16, count| Placement { space, kind: kind.into(), count, ..Default::default() };
/// let placements = [new(Kind::Infantry, Ger.number(), 9), new(Kind::Transport, Bal.number(), 1)];
/// let question = Placing { power: Power::Germany.into(), placements: &placements, ..Default::default() };
/// let placed = assess(&question, &mut Sink::none(), &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!((placed.pieces, placed.cost), (10, 35));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn assess(
    question: &Placing<'_>,
    rows: &mut Sink<'_, Refusal>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Placed>>, Fault> {
    let q = question;
    let view = View::of(&q.board, q.power)?;
    if q.placements.len() > MOST {
        return Err(Fault::item(FaultCode::OutOfRange, &"placements", MOST));
    }
    let mut yard = Yard { view: &view, placements: q.placements, works: Set::default() };
    let (mut works, mut count) = ([0u16; MOST], 0usize);
    for (n, _) in view.map.spaces() {
        if view.has_complex(n) && yard.is_held(n) {
            yard.works.add(n);
            let place = works.get_mut(count).ok_or(Fault::new(FaultCode::Overflow, &"board.holdings"))?;
            *place = n;
            count = count.saturating_add(1);
        }
    }
    let works = works.get(..count).unwrap_or_default();
    let (mut flow, mut placed): (Flow, Placed) = ([[0; MOST]; MOST], Placed::default());
    let (mut cites, mut reasons): (Cites, Option<Cites>) = (Cites::by(PLACEMENT), None);
    for (i, entry) in numbered(q.placements) {
        let inside = |f: Fault| f.in_list(&"placements", i);
        let kind = word(entry.kind, &"kind").map_err(inside)?;
        view.map.at(entry.space, &"space").map_err(inside)?;
        if entry.complex > 0 {
            view.map.at(entry.complex, &"complex").map_err(inside)?;
            if !kind.is_ship() && entry.complex != entry.space {
                return Err(inside(Fault::new(FaultCode::Contradiction, &"complex")));
            }
        }
        let number = u16::from(entry.count.max(1));
        let mut object = |rule: Rule| {
            reasons.get_or_insert(Cites::by(rule)).add(rule);
            rows.push(Refusal { placement: u16::try_from(i).unwrap_or(u16::MAX), space: entry.space, rule: rule.0 });
            trail.note(rule, What::Forbidden, About::Orders, i, i32::from(entry.space));
        };
        if yard.objections(i, entry, kind, &mut object) {
            for _ in 0..number {
                if yard.one_more(i, &mut flow, works) {
                    continue;
                }
                let mut builders = yard.builders(entry).iter().peekable();
                if builders.peek().is_none() {
                    object(PLACEMENT);
                }
                for rule in [PLACEMENT, R2_7] {
                    if yard.builders(entry).iter().any(|space| limit(&view, space).1 == rule) {
                        object(rule);
                    }
                }
                break;
            }
        }
        let cost = u16::from(view.chart.row(kind).cost).saturating_mul(number);
        placed.pieces = placed.pieces.saturating_add(number);
        placed.cost = placed.cost.saturating_add(cost);
        // 2.1: the Caspian is a sea zone like any other.
        let beside = |n: u16| view.map.is_own() && n == super::map::Site::Cas.number();
        cites.add_if(R2_1, beside(entry.space));
        cites.add_if(R3_1B, kind == Kind::AaGun);
        cites.add_if(R3_4F, kind == Kind::Fighter);
        for space in
            yard.builders(entry).iter().chain([entry.space].into_iter().filter(|_| kind == Kind::IndustrialComplex))
        {
            let original = view.original(space);
            cites.add_if(R2_7, original == Power::Nobody && !view.sea.has(space));
            cites.add_if(R5_2B, original != view.power && view.power.is_friend(original));
        }
    }
    if let Some(reasons) = reasons {
        return Ok(Ruling::new(Verdict::Forbidden, reasons));
    }
    trail.note(PLACEMENT, What::Money, About::Whole, usize::MAX, i32::from(placed.cost));
    Ok(Ruling::new(Verdict::Allowed(placed), cites))
}
