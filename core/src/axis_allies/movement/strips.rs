//! From how far away aircraft reach land on which they may land (4.4c), for all spaces at once. Without the feature `fast`
//! it is found for each aircraft.

#[cfg(feature = "spaces")]
use crate::axis_allies::set::Set;
#[cfg(feature = "spaces")]
use crate::axis_allies::view::View;
#[cfg(feature = "spaces")]
use core::cell::OnceCell;

/// The spaces of the longest flight, 6 in the edition's chart, and one.
#[cfg(feature = "spaces")]
const RINGS: usize = 7;

/// The spaces from which land is so many spaces away, found when it is first asked for.
#[derive(Debug, Clone, Default)]
pub(crate) struct Strips {
    #[cfg(feature = "spaces")]
    found: OnceCell<Found>,
}

#[cfg(feature = "spaces")]
#[derive(Debug, Clone, Copy)]
struct Found {
    /// The spaces that nobody flies over.
    closed: Set,
    /// The spaces from which land is at most as many spaces away as their place says.
    within: [Set; RINGS],
}

#[cfg(feature = "spaces")]
impl Found {
    /// A way is flown as well from its end; the space where it begins may be closed.
    fn of(view: &View<'_>, closed: Set) -> Self {
        let strips = view.friendly.and(&view.began);
        let (mut here, mut edge, mut within) = (strips, strips, [strips; RINGS]);
        for ring in within.iter_mut().skip(1) {
            edge = view.map.next_to(&edge.without(&closed)).without(&here);
            here.join(&edge);
            *ring = here;
        }
        Found { closed, within }
    }
}

#[cfg(feature = "spaces")]
impl Strips {
    /// Returns whether land is so many spaces from a space away or nearer. It is `None` where other spaces are closed than
    /// when it was first asked for, or so long a flight was not looked for.
    pub fn reach(&self, view: &View<'_>, closed: &Set, space: u16, left: u8) -> Option<bool> {
        self.ring(view, closed, left).map(|ring| ring.has(space))
    }

    /// Returns the spaces from which land is so many spaces away or nearer.
    pub fn ring(&self, view: &View<'_>, closed: &Set, left: u8) -> Option<Set> {
        if self.found.get().is_none() {
            let _ = self.found.set(Found::of(view, *closed));
        }
        let found = self.found.get().filter(|found| found.closed == *closed)?;
        found.within.get(usize::from(left)).copied()
    }
}
