//! The shape of a map, built-in or custom, checked once a question.

use super::super::set::{MAX_SPACES, Set};
use super::tables;
use super::{Canal, Link, Site, Space};
use crate::axis_allies::rules::{MAP, R2_3, R2_4};
use crate::axis_allies::units::unsaid;
use crate::bounded::Bounded;
use crate::fault::{Bounds, Fault, FaultCode, Name};
use crate::reflect::{Locus, Spare};
use crate::rule::{BLOCK, Rule};
use crate::ruling::Cites;
use crate::table::numbered;

/// A map.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Map<'a> {
    /// The spaces of a custom board; empty for the built-in board.
    spaces: &'a [Space],
    /// The borders of a custom board.
    links: &'a [Link],
    /// The canals of a custom board.
    canals: &'a [Canal],
    /// For the built-in board: with the two borders of TAS that 2.5 does not name.
    tas_links: bool,
}

/// The spaces of a custom board.
const SPACES: Bounds = Bounds { low: 1, high: MAX_SPACES as i64, limit: "spaces of a board" };

impl<'a> Map<'a> {
    /// Creates the map of a question's lists: without spaces the built-in board, with or without the two borders of TAS
    /// that 2.5 does not name.
    pub fn new(spaces: &'a [Space], links: &'a [Link], canals: &'a [Canal], tas_links: bool) -> Self {
        Map { spaces, links, canals, tas_links }
    }

    /// Checks a custom board.
    pub fn check(&self) -> Result<(), Fault> {
        if self.is_own() {
            // Borders and canals of a custom board are between its own spaces.
            let bare = self.links.is_empty() && self.canals.is_empty();
            return if bare { Ok(()) } else { Err(Fault::new(FaultCode::Empty, &"board.spaces")) };
        }
        if self.spaces.len() > usize::from(MAX_SPACES) {
            let fault = Fault::item(FaultCode::OutOfRange, &"board.spaces", usize::from(MAX_SPACES));
            return Err(fault.bounded(i64::try_from(self.spaces.len()).unwrap_or(i64::MAX), &SPACES));
        }
        let fault = |wrong: Fault, list, i| Err(wrong.in_list(list, i));
        for (i, space) in numbered(self.spaces) {
            if let Some((code, field, why)) = wrong_space(space) {
                return fault(Fault::new(code, field).because(why), &"board.spaces", i);
            }
            space.spared().map_err(|wrong| wrong.in_list(&"board.spaces", i))?;
        }
        for (i, link) in numbered(self.links) {
            if let Some(wrong) = self.wrong_link(link) {
                return fault(wrong, &"board.links", i);
            }
        }
        for (i, canal) in numbered(self.canals) {
            if let Some(wrong) = self.wrong_canal(canal) {
                return fault(wrong, &"board.canals", i);
            }
        }
        Ok(())
    }

    fn wrong_link(&self, link: &Link) -> Option<Fault> {
        let contrary = || Some(Fault::against(&"b", &".a: a border is between two spaces"));
        self.wrong_ends(link.a, link.b).or_else(|| if link.a == link.b { contrary() } else { None })
    }
    fn wrong_ends(&self, a: Locus<Site>, b: Locus<Site>) -> Option<Fault> {
        let ends = [(a, &"a" as Name), (b, &"b")];
        let (end, field) = ends.into_iter().find(|(end, _)| self.space(end.0).is_none())?;
        Some(self.beyond(end.0, field))
    }

    fn wrong_canal(&self, canal: &Canal) -> Option<Fault> {
        let sea = |n: &Locus<Site>| self.is_sea(n.0);
        if let Some(fault) = self.wrong_ends(canal.a, canal.b) {
            return Some(fault);
        }
        if let Some(land) = canal.lands.iter().find(|n| self.space(n.0).is_none()) {
            return Some(self.beyond(land.0, &"lands"));
        }
        let (a, b) = (canal.a.0, canal.b.0);
        match () {
            () if !self.is_sea(a) || !self.is_sea(b) || !self.borders(a, b) => {
                Some(Fault::against(&"b", &".a: a canal is between two sea zones that border each other"))
            }
            () if canal.lands.iter().any(sea) => {
                Some(Fault::against(&"lands", &".a: the lands of a canal are no sea zones"))
            }
            () => None,
        }
    }

    /// Returns whether it is the built-in board.
    #[cfg_attr(feature = "fast", inline)]
    pub fn is_own(&self) -> bool {
        self.spaces.is_empty()
    }
    /// Returns the space with a number.
    #[cfg_attr(feature = "fast", inline)]
    pub fn space(&self, number: u16) -> Option<&'a Space> {
        // 0 is no space: it wraps to a number beyond all spaces.
        let at = usize::from(number).wrapping_sub(1);
        if self.is_own() { tables::printed(at) } else { self.spaces.get(at) }
    }
    /// Returns the space with a number; a fault if there is none.
    pub fn at(&self, number: u16, field: Name) -> Result<&'a Space, Fault> {
        let missing = || match number {
            0 => Fault::new(FaultCode::MissingField, field),
            _ => self.beyond(number, field),
        };
        self.space(number).ok_or_else(missing)
    }
    /// Returns the fault of a number that is no space.
    #[cold]
    pub fn beyond(&self, number: u16, field: Name) -> Fault {
        let most = if self.is_own() { tables::COUNT } else { self.spaces.len() };
        Fault::beyond(field, number, 1, u32::try_from(most).unwrap_or(u32::MAX))
    }
    /// Returns the spaces with their numbers.
    pub fn spaces(&self) -> Spaces<'_, 'a> {
        Spaces { map: self, last: 0 }
    }
    /// Returns whether it is a sea zone.
    pub fn is_sea(&self, number: u16) -> bool {
        self.space(number).is_some_and(Space::is_sea)
    }
    /// Returns the neighbours of a space of the built-in board.
    #[cfg(feature = "spaces")]
    #[cfg_attr(feature = "fast", inline)]
    fn near(&self, number: u16) -> Option<Set> {
        let at = usize::from(number).checked_sub(1).filter(|_| self.is_own())?;
        let mut near = *tables::NEAR.get(at)?;
        if !self.tas_links {
            return Some(near);
        }
        for other in &tables::BESIDE_TAS {
            near.add_if(other.number(), number == Site::Tas.number());
            near.add_if(Site::Tas.number(), number == other.number());
        }
        Some(near)
    }
    /// Returns whether two spaces are adjacent.
    #[cfg_attr(feature = "fast", inline)]
    pub fn borders(&self, a: u16, b: u16) -> bool {
        #[cfg(feature = "spaces")]
        if let Some(near) = self.near(a) {
            return near.has(b);
        }
        self.next_to(&Set::one(a)).has(b)
    }
    /// Returns the neighbours of all spaces of a set.
    #[cfg_attr(feature = "fast", inline)]
    pub fn next_to(&self, of: &Set) -> Set {
        #[cfg(feature = "spaces")]
        if self.is_own() {
            let mut next = Set::default();
            of.iter().filter_map(|n| self.near(n)).for_each(|near| next.join(&near));
            return next;
        }
        self.reached(of, None)
    }
    /// Returns the neighbours of all spaces of a set that are in `into`, without crossing a canal whose banks are not
    /// all in `open`.
    pub fn sail(&self, of: &Set, into: &Set, open: &Set) -> Set {
        #[cfg(feature = "spaces")]
        if self.is_own() {
            let mut next = Set::default();
            for (n, near) in of.iter().filter_map(|n| Some((n, self.near(n)?))) {
                near.and(into).iter().filter(|other| self.passes(n, *other, open)).for_each(|other| next.add(other));
            }
            return next;
        }
        self.reached(of, Some((into, open)))
    }
    /// Returns whether no canal closes a border to ships: the land on its banks is all in `open`.
    fn passes(&self, a: u16, b: u16, open: &Set) -> bool {
        self.canal(a, b).is_none_or(|(canal, _)| is_open(canal, open))
    }
    /// Returns how many borders apart two spaces are; `None` if no way leads from one to the other.
    pub fn apart(&self, from: u16, to: u16) -> Option<u16> {
        self.near_to(from, &Set::default(), &|ring| ring.has(to))
    }
    /// Returns how many borders away the nearest of the wanted spaces is, without entering the closed ones.
    pub fn near_to(&self, from: u16, closed: &Set, wanted: &dyn Fn(&Set) -> bool) -> Option<u16> {
        let (mut seen, mut ring) = (Set::one(from), Set::one(from));
        seen.join(closed);
        for steps in 0..MAX_SPACES {
            if wanted(&ring) {
                return Some(steps);
            }
            ring = self.next_to(&ring);
            ring.leave(&seen);
            if !ring.meets(&ring) {
                return None;
            }
            seen.join(&ring);
        }
        None
    }
    /// Returns the spaces across the borders of a set, one border after the other. For ships they are only those of
    /// another set, without canals whose banks are not all in a third.
    fn reached(&self, of: &Set, sail: Option<(&Set, &Set)>) -> Set {
        let mut next = Set::default();
        let mut touch = |a: u16, b: u16| {
            for (a, b) in [(a, b), (b, a)] {
                let open = |(into, open): (&Set, &Set)| into.has(b) && self.passes(a, b, open);
                if of.has(a) && sail.is_none_or(open) {
                    next.add(b);
                }
            }
        };
        if self.is_own() {
            let mut space = 1u16;
            for higher in &tables::HIGHER {
                // Both fit a byte.
                let other = u16::from(higher & !tables::LAST).bounded_add(1);
                if other != space {
                    touch(space, other);
                }
                space = space.bounded_add(u16::from(higher & tables::LAST != 0));
            }
            for other in tables::BESIDE_TAS.iter().filter(|_| self.tas_links) {
                touch(Site::Tas.number(), other.number());
            }
        }
        for link in self.links {
            touch(link.a.0, link.b.0);
        }
        next
    }
    /// Returns the canal between two sea zones, and the paragraph that governs it.
    pub fn canal(&self, a: u16, b: u16) -> Option<(&'a Canal, Rule)> {
        let here = |c: &&Canal| (c.a == a && c.b == b) || (c.a == b && c.b == a);
        let canals = if self.is_own() { &tables::CANALS } else { self.canals };
        let canal = canals.iter().find(here)?;
        // 2.4 is about a canal with two banks, and refers to 2.3 for the rest.
        Some((canal, if canal.lands.first() == canal.lands.last() { R2_3 } else { R2_4 }))
    }
    /// Returns the single sea zone that wholly surrounds a territory, which is then an island (3.4b).
    pub fn around(&self, land: u16) -> Option<u16> {
        let mut neighbours = self.next_to(&Set::one(land)).iter();
        let only = neighbours.next()?;
        (!self.is_sea(land) && self.is_sea(only) && neighbours.next().is_none()).then_some(only)
    }
    /// Calls `say` with each clarification about the adjacency of two spaces; returns false if there is none.
    pub fn notes(&self, a: u16, b: u16, say: &mut dyn FnMut(Rule)) -> bool {
        let (low, high) = (a.min(b), a.max(b));
        let mut named = false;
        for note in tables::NOTES.iter().filter(|_| self.is_own()) {
            if u16::from(note.a) == low && u16::from(note.b) == high {
                say(Rule((MAP.0 & !BLOCK.wrapping_sub(1)) | u16::from(note.rule)));
                named = true;
            }
        }
        named
    }
    /// Cites the clarifications about two adjacent spaces.
    pub fn cite_border(&self, a: u16, b: u16, cites: &mut Cites) {
        self.notes(a, b, &mut |rule| cites.add(rule));
    }
}

/// The spaces of a board with their numbers.
#[derive(Debug, Clone)]
pub(crate) struct Spaces<'m, 'a> {
    map: &'m Map<'a>,
    last: u16,
}

impl<'a> Iterator for Spaces<'_, 'a> {
    type Item = (u16, &'a Space);
    fn next(&mut self) -> Option<Self::Item> {
        // 0 is no space, so that this ends even with 65535 spaces.
        self.last = self.last.bounded_add(1);
        Some((self.last, self.map.space(self.last)?))
    }
}

/// A fault of an entry, its field, and the other field of a contradiction.
type Wrong = (FaultCode, Name, Name);

/// Returns what is wrong with a space.
fn wrong_space(space: &Space) -> Option<Wrong> {
    let sea = space.is_sea();
    match () {
        () if space.surface.get().is_none() => Some((unsaid(space.surface.0), &"surface", &"")),
        () if space.owner.get().is_none() => Some((FaultCode::UnknownWord, &"owner", &"")),
        () if space.capital.get().is_none() => Some((FaultCode::UnknownWord, &"capital", &"")),
        () if sea && space.owner.0 != 0 => Some((FaultCode::Contradiction, &"owner", &".surface: a sea zone has none")),
        () if sea && space.capital.0 != 0 => {
            Some((FaultCode::Contradiction, &"capital", &".surface: a sea zone has none"))
        }
        () if sea && space.income != 0 => Some((FaultCode::Contradiction, &"income", &".surface: a sea zone has none")),
        () if sea && space.industrial_complex.is_set() => {
            Some((FaultCode::Contradiction, &"industrial_complex", &".surface: a sea zone has none"))
        }
        () => None,
    }
}

/// Returns whether all the land beside a canal is in a set.
pub(crate) fn is_open(canal: &Canal, friendly: &Set) -> bool {
    canal.lands.iter().all(|land| friendly.has(land.0))
}
