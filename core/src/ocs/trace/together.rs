//! Whether the units of a formation trace to one headquarters or one source. OCS 12.6f.

use super::hunt::{Hunt, NOBODY, NOWHERE, parts};
use crate::fault::Fault;
use crate::ocs::board::Board;
use crate::ocs::paths::{End, Lines, Stay, draw_line, thrown};
use crate::ocs::rules::*;
use crate::ocs::units::Kind;
use crate::ruling::Cites;
use crate::scratch::Scratch;
use crate::table::numbered;

/// A formation, among whose units some are left out of its trace.
struct Part<'a> {
    board: &'a Board<'a>,
    ways: &'a [u64],
    left_out: &'a [u16],
    formation: u16,
    /// One more that is left out, or [`NOBODY`].
    without: u16,
}

impl Part<'_> {
    /// Returns the units that are to trace together: those that need a way and have one.
    fn units(&self) -> impl Iterator<Item = (u16, u64)> {
        let mut from = 0;
        core::iter::from_fn(move || self.next(&mut from))
    }

    /// Returns the next of them.
    // One place for the code of every loop.
    #[inline(never)]
    fn next(&self, from: &mut usize) -> Option<(u16, u64)> {
        while let Some((unit, way)) = self.board.units.get(*from).zip(self.ways.get(*from)) {
            let at = u16::try_from(*from).unwrap_or(u16::MAX);
            *from = from.saturating_add(1);
            let own = self.formation != 0 && unit.formation == self.formation && parts(*way)[1] != NOWHERE;
            if own && at != self.without && !self.left_out.contains(&at) {
                return Some((at, *way));
            }
        }
        None
    }

    /// Returns whether the ways of the units are through one headquarters, or to one source.
    fn is_one(&self) -> bool {
        let source = |way: u64| parts(way)[1];
        let by = |way: u64| parts(way)[2];
        let mut units = self.units();
        let first = units.next().map_or(0, |(_, way)| source(way));
        match self.units().map(|(_, way)| by(way)).find(|hq| *hq != NOBODY) {
            Some(hq) => self.units().all(|(at, way)| by(way) == hq || at == hq),
            None => units.all(|(_, way)| source(way) == first),
        }
    }
}

impl Hunt<'_> {
    /// Looks at a formation whose units trace by these ways, save for those that are left out. If they cannot all trace
    /// to one headquarters or to one source, returns a unit that must be left out too. It is the first one without
    /// which the others can, or, if there is no such unit, the first.
    #[inline(never)]
    pub fn parted(
        &self,
        formation: u16,
        ways: &[u64],
        left_out: &[u16],
        scratch: &mut Scratch<'_>,
    ) -> Result<Option<u16>, Fault> {
        let mut part = Part { board: &self.q.board, ways, left_out, formation, without: NOBODY };
        let Some((first, _)) = part.units().next() else { return Ok(None) };
        if self.is_together(&part, scratch)? {
            return Ok(None);
        }
        let mut from = 0;
        loop {
            part.without = NOBODY;
            let Some((unit, _)) = part.next(&mut from) else { return Ok(Some(first)) };
            part.without = unit;
            if self.is_together(&part, scratch)? {
                return Ok(Some(unit));
            }
        }
    }

    fn is_together(&self, part: &Part<'_>, scratch: &mut Scratch<'_>) -> Result<bool, Fault> {
        Ok(part.is_one() || self.by_one_hq(part, scratch)? || self.by_one_source(part, scratch)?)
    }

    // The frames of the two stand apart, so that a call stays within 4 KiB of stack.
    /// Returns whether one headquarters that draws throws to all of the units.
    #[inline(never)]
    fn by_one_hq(&self, part: &Part<'_>, scratch: &mut Scratch<'_>) -> Result<bool, Fault> {
        let (mut unused, lines) = (Cites::by(R12_3), Lines { board: part.board, stay: Stay::ALL });
        for ((at, unit), way) in numbered(part.board.units).zip(part.ways) {
            let [_, source, by, _] = parts(*way);
            // 12.3b.D: what was thrown to it, it does not throw on.
            if source == NOWHERE || by != NOBODY || !unit.kind.get().is_some_and(Kind::is_hq) {
                continue;
            }
            let (mut all, hq) = (true, u16::try_from(at).unwrap_or(u16::MAX));
            for (unit, _) in part.units().filter(|(unit, _)| *unit != hq) {
                all = all && thrown(lines, hq, unit, scratch, &mut unused)?.is_some();
            }
            if all {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Returns whether all of the units draw from one source.
    #[inline(never)]
    fn by_one_source(&self, part: &Part<'_>, scratch: &mut Scratch<'_>) -> Result<bool, Fault> {
        scratch.keep(self.kinds.len(), |drawn, scratch| {
            drawn.fill(0);
            let mut count = 0u64;
            for (at, _) in part.units() {
                let unit = part.board.unit(at, &text!("unit"))?;
                let line = draw_line(part.board, &unit, at)?;
                line.explore(End::of(unit.unit.hex, &text!("unit")), scratch, |reached| {
                    let word = drawn.get_mut(usize::from(reached.place.0)).filter(|word| **word == count);
                    word.into_iter().for_each(|word| *word = count.saturating_add(1));
                    Ok(false)
                })?;
                count = count.saturating_add(1);
            }
            Ok(drawn.iter().zip(self.kinds).any(|(drawn, kind)| *drawn == count && *kind > 0))
        })
    }
}
