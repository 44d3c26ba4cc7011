//! From how far away aircraft reach land on which they may land (4.4c), for all spaces at once. Without the feature `fast`
//! it is found for each aircraft.

#[cfg(feature = "fast")]
use crate::axis_allies::set::Set;
#[cfg(feature = "fast")]
use crate::axis_allies::view::View;

/// The spaces of the longest flight, 6 in the edition's chart, and one.
#[cfg(feature = "fast")]
const RINGS: usize = 7;

/// The spaces from which land is so many spaces away.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Strips {
    /// The spaces that nobody flies over.
    #[cfg(feature = "fast")]
    closed: Set,
    /// The spaces from which land is at most as many spaces away as their place says.
    #[cfg(feature = "fast")]
    within: [Set; RINGS],
}

impl Strips {
    /// Finds them. A way is flown as well from its end; the space where it begins may be closed.
    #[cfg(feature = "fast")]
    pub fn of(view: &View<'_>, closed: Set) -> Self {
        let strips = view.friendly.and(&view.began);
        let (mut here, mut edge, mut within) = (strips, strips, [strips; RINGS]);
        for ring in within.iter_mut().skip(1) {
            edge = view.map.next_to(&edge.without(&closed)).without(&here);
            here.join(&edge);
            *ring = here;
        }
        Strips { closed, within }
    }

    /// Returns whether land is so many spaces from a space away or nearer; `None` if that was not found.
    #[cfg(feature = "fast")]
    pub fn reach(&self, closed: &Set, space: u16, left: u8) -> Option<bool> {
        let ring = self.within.get(usize::from(left)).filter(|_| self.closed == *closed);
        ring.map(|ring| ring.has(space))
    }
}
