//! The shape of a board, the built-in one or a host's, checked once a question.

use super::super::set::{MAX_SPACES, Set};
use super::tables;
use super::{Canal, Link, Space, Surface};
use crate::axis_allies::rules::{MAP, R2_3, R2_4};
use crate::axis_allies::units::word;
use crate::fault::{Fault, FaultCode, Name};
use crate::rule::{BLOCK, Rule};
use crate::ruling::Cites;
use crate::table::numbered;

/// A board.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Map<'a> {
    spaces: &'a [Space],
    links: &'a [Link],
    canals: &'a [Canal],
    /// It is the one that is built in.
    own: bool,
}

impl<'a> Map<'a> {
    /// The board of a question's lists: empty ones for the built-in board, with or without the two borders of TAS that
    /// 2.5 does not name.
    pub fn of(spaces: &'a [Space], links: &'a [Link], canals: &'a [Canal], tas_links: bool) -> Result<Self, Fault> {
        if spaces.is_empty() {
            if !links.is_empty() || !canals.is_empty() {
                return Err(Fault::new(FaultCode::Empty, &"board.spaces"));
            }
            let all = &tables::LINKS;
            let links = if tas_links { all } else { all.get(..tables::BORDERS).unwrap_or(all) };
            return Ok(Map { spaces: &tables::SPACES, links, canals: &tables::CANALS, own: true });
        }
        let map = Map { spaces, links, canals, own: false };
        map.checked()
    }

    /// A host's board, unless something in it cannot be.
    fn checked(self) -> Result<Self, Fault> {
        if self.spaces.len() > usize::from(MAX_SPACES) {
            return Err(Fault::item(FaultCode::OutOfRange, &"board.spaces", usize::from(MAX_SPACES)));
        }
        for (i, space) in numbered(self.spaces) {
            let inside = |f: Fault| f.in_list(&"board.spaces", i);
            let surface = word(space.surface, &"surface").map_err(inside)?;
            word(space.owner, &"owner").map_err(inside)?;
            word(space.capital, &"capital").map_err(inside)?;
            let owned = [
                (space.owner.0 != 0, &"owner"),
                (space.capital.0 != 0, &"capital"),
                (space.income != 0, &"income"),
                (space.complex.is_set(), &"complex"),
            ];
            for (set, field) in owned {
                if surface == Surface::Sea && set {
                    return Err(inside(Fault::new(FaultCode::Contradiction, field)));
                }
            }
        }
        let inside = |n: u16, field: Name, list: Name, i| {
            let bad = self.space(n).is_none();
            if bad { Err(Fault::new(FaultCode::OutOfRange, field).in_list(list, i)) } else { Ok(()) }
        };
        for (i, link) in numbered(self.links) {
            inside(link.a, &"a", &"board.links", i)?;
            inside(link.b, &"b", &"board.links", i)?;
            if link.a == link.b {
                return Err(Fault::new(FaultCode::Contradiction, &"b").in_list(&"board.links", i));
            }
        }
        for (i, canal) in numbered(self.canals) {
            inside(canal.a, &"a", &"board.canals", i)?;
            inside(canal.b, &"b", &"board.canals", i)?;
            for land in canal.lands {
                inside(land, &"lands", &"board.canals", i)?;
            }
            let wrong = |field| Err(Fault::new(FaultCode::Contradiction, field).in_list(&"board.canals", i));
            if !self.is_sea(canal.a) || !self.is_sea(canal.b) || !self.borders(canal.a, canal.b) {
                return wrong(&"b");
            }
            if canal.lands.iter().any(|land| self.is_sea(*land)) {
                return wrong(&"lands");
            }
        }
        Ok(self)
    }

    /// Whether it is the built-in board.
    #[inline]
    pub fn is_own(&self) -> bool {
        self.own
    }
    /// The space of a number.
    #[inline]
    pub fn space(&self, number: u16) -> Option<&'a Space> {
        self.spaces.get(usize::from(number).checked_sub(1)?)
    }
    /// The space of a number, or the fault that there is none.
    #[inline]
    pub fn at(&self, number: u16, field: Name) -> Result<&'a Space, Fault> {
        self.space(number).ok_or(Fault::new(FaultCode::OutOfRange, field))
    }
    /// The spaces with their numbers.
    pub fn spaces(&self) -> impl Iterator<Item = (u16, &'a Space)> + use<'a> {
        (1u16..=MAX_SPACES).zip(self.spaces)
    }
    /// Whether it is a sea zone.
    #[inline]
    pub fn is_sea(&self, number: u16) -> bool {
        self.space(number).is_some_and(|s| s.surface.0 == Surface::Sea as u8)
    }
    /// Whether two spaces touch.
    #[inline]
    pub fn borders(&self, a: u16, b: u16) -> bool {
        self.links.iter().any(|link| (link.a == a && link.b == b) || (link.a == b && link.b == a))
    }
    /// The neighbours of all spaces of a set.
    pub fn next_to(&self, of: Set) -> Set {
        let mut next = Set::default();
        for link in self.links {
            next.add_if(link.b, of.has(link.a));
            next.add_if(link.a, of.has(link.b));
        }
        next
    }
    /// The neighbours of all spaces of a set that are among others, by way of no canal whose banks are not all in
    /// `open`.
    pub fn sail(&self, of: Set, into: Set, open: Set) -> Set {
        let mut next = Set::default();
        for link in self.links {
            for (a, b) in [(link.a, link.b), (link.b, link.a)] {
                if of.has(a) && into.has(b) && self.canal(a, b).is_none_or(|(canal, _)| is_open(canal, open)) {
                    next.add(b);
                }
            }
        }
        next
    }
    /// The canal between two sea zones, and the paragraph that governs it.
    pub fn canal(&self, a: u16, b: u16) -> Option<(&'a Canal, Rule)> {
        let here = |c: &&Canal| (c.a == a && c.b == b) || (c.a == b && c.b == a);
        let canal = self.canals.iter().find(here)?;
        // 2.4 is about a canal with two banks, and takes the rest from 2.3.
        Some((canal, if canal.lands.first() == canal.lands.last() { R2_3 } else { R2_4 }))
    }
    /// The one sea zone that surrounds a territory wholly: the territory is an island (3.4b).
    pub fn around(&self, land: u16) -> Option<u16> {
        let mut neighbours = self.next_to(Set::one(land)).iter();
        let only = neighbours.next()?;
        (!self.is_sea(land) && self.is_sea(only) && neighbours.next().is_none()).then_some(only)
    }
    /// Adds what the clarifications say about two spaces touching or not; false if they say nothing.
    pub fn cite_border(&self, a: u16, b: u16, cites: &mut Cites) -> bool {
        let (low, high) = (a.min(b), a.max(b));
        let mut named = false;
        for note in tables::NOTES.iter().filter(|_| self.own) {
            if u16::from(note.a) == low && u16::from(note.b) == high {
                cites.add(Rule((MAP.0 & !BLOCK.wrapping_sub(1)) | u16::from(note.rule)));
                named = true;
            }
        }
        named
    }
}

/// Whether all the land beside a canal is in a set.
pub(crate) fn is_open(canal: &Canal, friendly: Set) -> bool {
    canal.lands.iter().all(|land| friendly.has(*land))
}
