//! Where new pieces may be placed. Clarifications 2.1, 2.7d, 3.1b, 3.4f, 5.2b.

use super::board::{self, View};
use super::powers::Power;
use super::reasons::Reasons;
use super::rules::*;
use super::set::Set;
use super::units::{Domain, Kind, word};
use crate::fault::{Fault, FaultCode};
use crate::reflect::{Code, Question, Reflect};
use crate::rule::Rule;
use crate::ruling::{About, Cites, Ruling, Sink, Trail, Verdict, What};
use crate::scratch::Scratch;
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
    /// What it places.
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

/// How many complexes may build in one turn.
const WORKS: usize = 16;

/// How much of each entry each complex builds: a byte for each complex, two words for each entry.
struct Flow<'w>(&'w mut [[u64; 2]]);

impl Flow<'_> {
    fn row(&self, entry: usize) -> [[u8; 8]; 2] {
        self.0.get(entry).map_or([[0; 8]; 2], |row| row.map(u64::to_le_bytes))
    }
    /// How much of an entry a complex builds.
    fn built(&self, entry: usize, work: usize) -> u8 {
        self.row(entry).as_flattened().get(work).copied().unwrap_or(0)
    }
    /// One more of an entry from a complex, or one fewer.
    fn book(&mut self, entry: usize, work: usize, more: bool, fewer: bool) {
        let mut row = self.row(entry);
        if let Some(built) = row.as_flattened_mut().get_mut(work) {
            *built = built.saturating_add(u8::from(more)).saturating_sub(u8::from(fewer));
        }
        if let Some(words) = self.0.get_mut(entry) {
            *words = row.map(u64::from_le_bytes);
        }
    }
}

/// What a complex can build in a turn.
fn limit(view: &View<'_>, space: u16) -> u16 {
    let Some(printed) = view.map.space(space) else { return 0 };
    match printed.owner.get() {
        Some(owner) if owner == view.power && printed.complex.is_set() => u16::MAX,
        // 2.7d
        Some(Power::Nobody) => 1,
        _ => u16::from(printed.income).max(1),
    }
}

/// Land that was the power's own when the turn began, and is.
fn is_held(view: &View<'_>, space: u16) -> bool {
    let listed = view.holdings.iter().find(|h| h.space == space);
    view.holder(space) == view.power && listed.is_none_or(|h| !h.taken.is_set())
}

struct Yard<'v, 'q> {
    view: &'v View<'q>,
    placements: &'q [Placement],
    /// The territories whose complexes build this turn.
    works: &'v [u16],
}

impl Yard<'_, '_> {
    /// The complexes that can build an entry.
    fn builders(&self, entry: &Placement) -> Set {
        let own = match entry.kind.get() {
            Some(kind) if kind.is_ship() => self.view.map.next_to(&Set::one(entry.space)),
            _ => Set::one(entry.space),
        };
        let named = if entry.complex > 0 { own.and(&Set::one(entry.complex)) } else { own };
        let mut builders = Set::default();
        for work in self.works {
            builders.add_if(*work, named.has(*work));
        }
        builders
    }
    /// Builds one more of an entry, moving others to other complexes where that makes room; false if nothing does. Each
    /// complex is tried once, so that it ends.
    fn one_more(&self, entry: usize, tried: &mut Set, flow: &mut Flow<'_>) -> bool {
        let Some(asks) = self.placements.get(entry) else { return false };
        for (w, space) in numbered(self.works) {
            if tried.has(*space) || !self.builders(asks).has(*space) {
                continue;
            }
            tried.add(*space);
            let entries = 0..self.placements.len();
            let used = entries.fold(0u16, |n, e| n.saturating_add(u16::from(flow.built(e, w))));
            let mut room = used < limit(self.view, *space);
            for other in 0..self.placements.len() {
                if !room && flow.built(other, w) > 0 {
                    room = self.one_more(other, tried, flow);
                    flow.book(other, w, false, room);
                }
            }
            if room {
                flow.book(entry, w, true, false);
                return true;
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
            if sea || !is_held(view, space) || view.has_complex(space) || twice {
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
/// use grognard_core::scratch::Scratch;
/// let new = |kind: Kind, space: u16, count| Placement { space, kind: kind.into(), count, ..Default::default() };
/// let placements = [new(Kind::Infantry, Ger.number(), 9), new(Kind::Transport, Bal.number(), 1)];
/// let question = Placing { power: Power::Germany.into(), placements: &placements, ..Default::default() };
/// let mut words = [0; 4]; // two for each entry
/// let ruling = assess(&question, &mut Sink::none(), &mut Scratch::new(&mut words), &mut Trail::none())?;
/// let placed = ruling.value.allowed().unwrap();
/// assert_eq!((placed.pieces, placed.cost), (10, 35));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn assess(
    question: &Placing<'_>,
    rows: &mut Sink<'_, Refusal>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Placed>>, Fault> {
    let q = question;
    let mut view = View::new(&q.board);
    view.see(q.power)?;
    let words = scratch.take(q.placements.len().saturating_mul(2))?;
    words.fill(0);
    let mut flow = Flow(words.as_chunks_mut().0);
    let (mut works, mut count) = ([0u16; WORKS], 0usize);
    for (n, _) in view.map.spaces() {
        if view.has_complex(n) && is_held(&view, n) {
            let place = works.get_mut(count).ok_or(Fault::new(FaultCode::Overflow, &"board.holdings"))?;
            *place = n;
            count = count.saturating_add(1);
        }
    }
    let yard = Yard { view: &view, placements: q.placements, works: works.get(..count).unwrap_or_default() };
    let mut placed = Placed::default();
    let (mut cites, mut reasons) = (Cites::by(PLACEMENT), Reasons::default());
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
            reasons.add(rule);
            rows.push(Refusal { placement: u16::try_from(i).unwrap_or(u16::MAX), space: entry.space, rule: rule.0 });
            trail.note(rule, What::Forbidden, About::Orders, i, i32::from(entry.space));
        };
        let built = yard.objections(i, entry, kind, &mut object);
        let short = built && (0..number).any(|_| !yard.one_more(i, &mut Set::default(), &mut flow));
        if short {
            let builders = yard.builders(entry);
            // What limits those that could build it, or that there is none.
            let (mut once_neutral, mut others) = (false, builders.iter().next().is_none());
            for space in builders.iter() {
                let neutral = view.original(space) == Power::Nobody;
                once_neutral |= neutral;
                others |= !neutral;
            }
            for (rule, holds) in [(PLACEMENT, others), (R2_7, once_neutral)] {
                if holds {
                    object(rule);
                }
            }
        }
        let cost = u16::from(view.row(kind).cost).saturating_mul(number);
        placed.pieces = placed.pieces.saturating_add(number);
        placed.cost = placed.cost.saturating_add(cost);
        // 2.1: the Caspian is a sea zone like any other.
        cites.add_if(R2_1, view.map.is_own() && entry.space == super::map::Site::Cas.number());
        cites.add_if(R3_1B, kind == Kind::AaGun);
        cites.add_if(R3_4F, kind == Kind::Fighter);
        if kind == Kind::IndustrialComplex {
            cite_land(&view, entry.space, &mut cites);
        }
    }
    for entry in 0..q.placements.len() {
        for (w, space) in numbered(yard.works) {
            if flow.built(entry, w) > 0 {
                cite_land(&view, *space, &mut cites);
            }
        }
    }
    trail.note(PLACEMENT, What::Money, About::Whole, usize::MAX, i32::from(placed.cost));
    Ok(reasons.verdict(placed, cites))
}

/// Cites why a complex may stand in land that was not the power's at the start.
fn cite_land(view: &View<'_>, space: u16, cites: &mut Cites) {
    let original = view.original(space);
    cites.add_if(R2_7, original == Power::Nobody);
    cites.add_if(R5_2B, original != view.power && view.power.is_friend(original));
}
