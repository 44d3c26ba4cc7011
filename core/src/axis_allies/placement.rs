//! Placement of new pieces. Clarifications 2.1, 2.7d, 3.1b, 3.4f, 5.2b.

use super::board;
use super::flow::Flow;
use super::powers::Power;
use super::rules::*;
use super::set::Set;
use super::units::{Kind, word};
use super::view::View;
use crate::axis_allies::map::Site;
use crate::bounded::Bounded;
use crate::capacity::push;
use crate::fault::{Fault, FaultCode};
use crate::reflect::{Code, Locus, Question, Reflect, Spare};
use crate::rule::Rule;
use crate::ruling::{About, Cites, Findings, Ruling, Sink, Trail, Verdict, What};
use crate::scratch::Scratch;
use crate::table::numbered;
use heapless::Vec;

/// New pieces of one kind in one space.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Placement {
    /// The space in which they are placed.
    #[required]
    pub space: Locus<Site>,
    /// For ships, the territory of the complex that builds them; 0 for any that can.
    pub industrial_complex: Locus<Site>,
    /// The kind of piece, including industrial complexes. Required where the answer depends on it.
    #[when_needed]
    pub kind: Code<Kind>,
    /// The number of pieces; 0 counts as 1.
    pub count: u8,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 2],
}

const _: () = assert!(size_of::<Placement>() == 8, "frozen for this major of the C ABI");

/// All pieces that a power places in a turn.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Placing<'a> {
    /// The position after non-combat movement.
    #[required]
    pub board: board::Board<'a>,
    /// The power whose turn it is.
    #[required]
    pub power: Code<Power>,
    /// The pieces that it places. If there are too many, the refusals are of later entries.
    #[required]
    pub placements: &'a [Placement],
}

/// An objection to a placement.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Refusal {
    /// The entry of the placement.
    #[refers("placements")]
    pub placement: u16,
    /// The space of the objection.
    pub space: Locus<Site>,
    /// The rule that is broken.
    pub rule: u16,
    /// The number of pieces to be in the space or to be built, if the rule sets a limit; otherwise 0.
    pub needed: u16,
    /// The greatest number allowed, if the rule sets a limit; otherwise 0.
    pub available: u16,
}

/// A summary of the placement.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Placed {
    /// The number of pieces.
    pub pieces: u16,
    /// The cost of the pieces, in IPC.
    pub cost: u16,
}

/// The most complexes that build in one turn. No paragraph bounds them: each costs 15 IPC, and a territory has one. More are
/// `overflow`.
const WORKS: usize = 64;

/// Returns the most pieces that a complex can build in a turn.
fn limit(view: &View<'_>, space: u16) -> u16 {
    let Some(printed) = view.map.space(space) else { return 0 };
    match printed.owner.get() {
        Some(owner) if owner == view.power && printed.industrial_complex.is_set() => u16::MAX,
        // 2.7d
        Some(Power::Nobody) => 1,
        _ => u16::from(printed.income).max(1),
    }
}

/// Returns the territories whose complexes could build an entry, if it needs one.
fn builders(view: &View<'_>, entry: &Placement) -> Set {
    let mut builders = Set::one(entry.space.0);
    if entry.kind.get().is_some_and(Kind::is_ship) {
        builders = view.map.next_to(&builders);
    }
    if entry.industrial_complex.0 > 0 {
        builders.keep(&Set::one(entry.industrial_complex.0));
    }
    builders
}

/// Returns whether land was the power's own when the turn began, and is.
fn is_held(view: &View<'_>, space: u16) -> bool {
    let taken = view.holdings.iter().any(|h| h.space == space && h.taken.is_set());
    view.holder(space) == view.power && !taken
}

/// A rule that an entry breaks, and the limit that it exceeds, if the rule sets one.
struct Limited {
    rule: Rule,
    /// The number of pieces; 0 without a limit.
    needed: u16,
    available: u16,
}

impl Limited {
    /// A rule without a limit.
    const fn by(rule: Rule) -> Self {
        Limited { rule, needed: 0, available: 0 }
    }
}

/// The board on which a power places its pieces.
pub(super) struct Sites<'v, 'q> {
    view: &'v View<'q>,
    /// The territories whose complexes build in this turn.
    works: Vec<u16, WORKS>,
    /// The same as a set.
    builds: Set,
}

/// A piece of an entry moves to a complex, out of the one of the move before, for which it makes room.
#[derive(Clone, Copy)]
struct Move {
    entry: usize,
    work: usize,
    before: usize,
}

struct Yard<'v, 'q, 'w> {
    view: &'v View<'q>,
    placements: &'v [Placement],
    /// The territories whose complexes build in this turn.
    works: &'v [u16],
    flow: Flow<'w>,
}

impl Yard<'_, '_, '_> {
    /// Builds one more piece of an entry, moving others to other complexes if that makes room; returns false if it
    /// cannot.
    fn one_more(&mut self, entry: usize) -> bool {
        let (mut moves, mut tried, mut at) = (Vec::new(), Set::default(), 0usize);
        self.reach(entry, usize::MAX, &mut moves, &mut tried);
        while let Some(Move { work, .. }) = moves.get(at).copied() {
            let space = self.works.get(work).copied().unwrap_or(0);
            if self.flow.used(work) < limit(self.view, space) {
                self.carry_out(&moves, at);
                return true;
            }
            for other in 0..self.placements.len() {
                if self.flow.built(other, work) > 0 {
                    self.reach(other, at, &mut moves, &mut tried);
                }
            }
            at = at.bounded_add(1);
        }
        false
    }

    /// Notes the complexes to which a piece of an entry can move to make room for an earlier move; each complex once.
    fn reach(&self, entry: usize, before: usize, moves: &mut Vec<Move, WORKS>, tried: &mut Set) {
        let Some(asks) = self.placements.get(entry) else { return };
        let builders = builders(self.view, asks).without(tried);
        for (work, space) in numbered(self.works) {
            if builders.has(*space) {
                tried.add(*space);
                // As many as there are complexes.
                let _ = push(moves, Move { entry, work, before });
            }
        }
    }

    /// Carries out a move into a complex with room, and those for which it makes room.
    fn carry_out(&mut self, moves: &[Move], last: usize) {
        let mut last = moves.get(last);
        while let Some(Move { entry, work, before }) = last.copied() {
            self.flow.book(entry, work, 1);
            last = moves.get(before);
            if let Some(Move { work, .. }) = last {
                self.flow.book(entry, *work, -1);
            }
        }
    }

    /// Builds all pieces of an entry, or objects to it.
    fn build(&mut self, at: usize, entry: &Placement, kind: Kind, object: &mut dyn FnMut(Limited)) {
        let number = u16::from(entry.count.max(1));
        let (wrong, built) = self.objection(at, entry, kind);
        if let Some(wrong) = wrong {
            object(wrong);
        }
        let mut made = 0u16;
        while built && made < number && self.one_more(at) {
            made = made.bounded_add(1);
        }
        if built && made < number {
            // The limit of those that could build it, or that there is none.
            let (mut once_neutral, mut others) = (false, false);
            let builders = builders(self.view, entry);
            for space in self.works {
                let (builds, neutral) = (builders.has(*space), self.view.original(*space) == Power::Nobody);
                once_neutral |= builds && neutral;
                others |= builds && !neutral;
            }
            if others || !once_neutral {
                object(Limited { rule: PLACEMENT, needed: number, available: made });
            }
            if once_neutral {
                object(Limited { rule: R2_7, needed: number, available: made });
            }
        }
    }

    /// Returns the objection to an entry whatever else is placed, and whether a complex has to build it.
    fn objection(&self, at: usize, entry: &Placement, kind: Kind) -> (Option<Limited>, bool) {
        let (view, space) = (self.view, entry.space);
        let sea = view.sea.has(space.0);
        if if kind.is_ship() { !sea || view.occupied.has(space.0) } else { sea } {
            // 3.4f: not on a carrier, new or old.
            return (Some(Limited::by(if kind == Kind::Fighter { R3_4F } else { PLACEMENT })), false);
        }
        // At most one gun or complex: those placed so far, and those in the space.
        let mut same = 0u16;
        for other in self.placements.get(..at.bounded_add(1)).unwrap_or_default() {
            if other.kind == entry.kind && other.space == space {
                same = same.saturating_add(u16::from(other.count.max(1)));
            }
        }
        if kind == Kind::IndustrialComplex {
            let fits = same == 1 && is_held(view, space.0) && !view.has_complex(space.0);
            let broken =
                if same > 1 { Limited { rule: PLACEMENT, needed: same, available: 1 } } else { Limited::by(PLACEMENT) };
            return (if fits { None } else { Some(broken) }, false);
        }
        if kind != Kind::AaGun {
            return (None, true);
        }
        for unit in view.units {
            if View::kind(unit) == Kind::AaGun && unit.space == space && unit.aboard == 0 {
                same = same.saturating_add(u16::from(unit.number()));
            }
        }
        (if same > 1 { Some(Limited { rule: R3_1B, needed: same, available: 1 }) } else { None }, true)
    }
}

/// Decides whether everything that a power places is allowed, on the board after non-combat movement. The rows are the
/// objections. Pieces come from a complex in land that was the power's own when the turn began, ships in an adjacent
/// zone without enemy ships. A complex that was there at the start builds without limit for its first owner. Any other
/// builds as many pieces a turn as the territory's income, but one where that is 0, and one in land that was neutral
/// (2.7d). Fighters are placed on land, never on a carrier (3.4f). A territory has at most one antiaircraft gun (3.1b)
/// and one complex, which may also be built in a friend's land that was captured (5.2b).
///
/// ```
/// use grognard_core::axis_allies::map::Site::{self, *};
/// use grognard_core::axis_allies::placement::{Placement, Placing, assess};
/// use grognard_core::axis_allies::{powers::Power, units::Kind};
/// use grognard_core::ruling::{Sink, Trail};
/// use grognard_core::scratch::Scratch;
/// let new = |kind: Kind, space: Site, count| Placement { space: space.into(), kind: kind.into(), count, ..Default::default() };
/// let placements = [new(Kind::Infantry, Ger, 9), new(Kind::Transport, Bal, 1)];
/// let question = Placing { power: Power::Germany.into(), placements: &placements, ..Default::default() };
/// let mut words = [0; 4]; // two for each entry
/// let ruling = assess(&question, &mut Sink::none(), &mut Scratch::new(&mut words), &mut Trail::none())?;
/// let placed = ruling.value.allowed().unwrap();
/// assert_eq!((placed.pieces, placed.cost), (10, 35));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * Those of `axis_allies.map.space` for the board; `missing_field` and `unknown_word` for the power.
/// * `missing_field` for the kind and the space of an entry, and for the cost of its kind.
/// * `unknown_word` for the kind of an entry, `contradiction` for one that the chart does not have.
/// * `out_of_range` for a space or a complex's space that is not on the board.
/// * `overflow` for more pieces or IPC than 16 bits count, and for more complexes than a board may have.
/// * `reserved` for reserved bytes of an entry that are not 0.
/// * `buffer_too_small` at `scratch` for too little scratch memory.
pub fn assess(
    question: &Placing<'_>,
    rows: &mut Sink<'_, Refusal>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Placed>>, Fault> {
    let mut view = View::new(&question.board);
    view.see(question.power)?;
    Sites::of(&view)?.judge(question.placements, rows, scratch, trail)
}

impl<'v, 'q> Sites<'v, 'q> {
    /// Finds the complexes that build for the power that sees the board.
    pub fn of(view: &'v View<'q>) -> Result<Self, Fault> {
        let (mut works, mut builds) = (Vec::new(), Set::default());
        for space in view.began.iter() {
            if view.has_complex(space) && is_held(view, space) {
                push(&mut works, space).map_err(|_| Fault::new(FaultCode::Overflow, &"board.holdings"))?;
                builds.add(space);
            }
        }
        Ok(Sites { view, works, builds })
    }

    /// Returns the words of scratch memory that so many entries take.
    pub fn words(&self, entries: usize) -> usize {
        entries.saturating_mul(Flow::each(self.works.len()))
    }

    /// Returns where a complex could build pieces of a kind, or be built: elsewhere [`judge`](Self::judge) forbids it.
    pub fn places(&self, kind: Kind) -> Set {
        match kind {
            Kind::IndustrialComplex => self.view.began.without(&self.view.sea),
            // As `builders` the other way.
            kind if kind.is_ship() => self.view.map.next_to(&self.builds).and(&self.view.sea),
            _ => self.builds,
        }
    }

    /// Decides whether all of these placements are allowed together, as [`assess`] does.
    pub fn judge(
        &self,
        placements: &[Placement],
        rows: &mut Sink<'_, Refusal>,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<Ruling<Verdict<Placed>>, Fault> {
        let each = Flow::each(self.works.len());
        let words = scratch.take(self.words(placements.len()))?;
        words.fill(0);
        let view = self.view;
        let mut yard = Yard { view, placements, works: &self.works, flow: Flow { words, each } };
        let mut placed = Placed::default();
        let mut findings = Findings::by(PLACEMENT, trail);
        for (i, entry) in numbered(placements) {
            let kind = known(view, entry).map_err(|f| f.in_list(&"placements", i))?;
            let number = u16::from(entry.count.max(1));
            let mut object = |broken: Limited| {
                let Limited { rule, needed, available } = broken;
                findings.reasons.add(rule);
                let (placement, space) = (u16::try_from(i).unwrap_or(u16::MAX), entry.space);
                rows.push(Refusal { placement, space, rule: rule.0, needed, available });
                if needed > 0 {
                    // A limit of 2.7 is one of IPC; this one counts pieces.
                    let counted = if rule == R2_7 { PLACEMENT } else { rule };
                    findings.trail.limit(counted, About::Orders.at(i), u32::from(needed), u32::from(available));
                }
                findings.note(rule, What::Forbidden, About::Orders.at(i), i32::from(space.0));
            };
            // Only ships leave the space of their complex.
            if !kind.is_ship() && entry.industrial_complex.0 > 0 && entry.industrial_complex != entry.space {
                object(Limited::by(PLACEMENT));
                continue;
            }
            yard.build(i, entry, kind.acts_as(), &mut object);
            // Two bytes multiplied fit.
            let cost = u16::from(view.cost(kind)?).bounded_mul(number);
            let over = Fault::item(FaultCode::Overflow, &"placements", i);
            placed.pieces = placed.pieces.checked_add(number).ok_or(over)?;
            placed.cost = placed.cost.checked_add(cost).ok_or(over)?;
            // 2.1: the Caspian is a sea zone like any other.
            findings.cite_if(R2_1, view.map.is_own() && entry.space == super::map::Site::Cas.number());
            findings.cite_if(R3_1B, kind == Kind::AaGun);
            findings.cite_if(R3_4F, kind.acts_as() == Kind::Fighter);
            if kind == Kind::IndustrialComplex {
                cite_land(view, entry.space.0, &mut findings.cites);
            }
        }
        for (work, space) in numbered(yard.works) {
            if yard.flow.used(work) > 0 {
                cite_land(view, *space, &mut findings.cites);
            }
        }
        findings.note(PLACEMENT, What::Money, About::Whole, i32::from(placed.cost));
        Ok(findings.verdict(|| placed))
    }
}

/// Returns the kind of an entry, which the chart has, and whose spaces the map has.
fn known(view: &View<'_>, entry: &Placement) -> Result<Kind, Fault> {
    let kind = word(entry.kind, &text!("kind"))?;
    if !view.has(entry.kind) {
        return Err(Fault::against(&text!("kind"), &"board.chart: the chart has no such units"));
    }
    entry.spared()?;
    view.map.at(entry.space.0, &"space")?;
    if entry.industrial_complex.0 > 0 {
        view.map.at(entry.industrial_complex.0, &"industrial_complex")?;
    }
    Ok(kind)
}

/// Cites why a complex may be in land that was not the power's at the start.
fn cite_land(view: &View<'_>, space: u16, cites: &mut Cites) {
    let original = view.original(space);
    cites.add_if(R2_7, original == Power::Nobody);
    cites.add_if(R5_2B, original != view.power && view.power.is_friend(original));
}
