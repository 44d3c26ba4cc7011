//! Supply that an order pays: where it is drawn, through whom, and out of which dumps. OCS 12.3, 12.3a, 12.3b.

use crate::fault::{Fault, Name};
use crate::ocs::board::{Board, UNITS};
use crate::ocs::dumps::stored;
use crate::ocs::effects::{EffectKind, Effects};
use crate::ocs::measures::RE;
use crate::ocs::paths::{Draw, Lines, Relay, Stay, ThrowTo, drawn, each_supply, relayed, thrown_to};
use crate::ocs::rules::{R4_5B, R12_3, R12_3B, R12_10};
use crate::ocs::turn::movement::negated_zones::{Does, Promises};
use crate::ocs::units::{Kind, Phase, Stocks, Unit, word};
use crate::reflect::Code;
use crate::rule::Rule;
use crate::ruling::{About, Cites, Findings, Need, Reasons, Sink, Trail};
use crate::scratch::Scratch;
use crate::table::{numbered, once};
use core::cell::Cell;

/// The field name of the dumps that pay, for faults.
pub(in crate::ocs::turn) const SOURCES: Name = &"sources";

/// Supply on its way: out of a dump, through a headquarters, to a unit.
#[derive(Clone, Copy)]
pub(in crate::ocs::turn) struct Throw {
    pub unit: u16,
    pub hq: u16,
    pub source: u16,
}

/// Who pays: dumps, in their order, for units that draw from them, or to which one of the headquarters throws.
#[derive(Clone, Copy)]
pub(in crate::ocs::turn) struct Payers<'a> {
    pub board: &'a Board<'a>,
    pub side: u8,
    pub sources: &'a [u16],
    pub hqs: &'a [u16],
    /// Who negates zones on the way, in a segment in which units move.
    pub promises: Option<&'a Promises<'a>>,
}

impl Payers<'_> {
    /// Returns the supply of the dumps together, in T.
    pub fn there(&self) -> Result<u32, Fault> {
        let mut sum = 0u32;
        for (i, at) in numbered(self.sources) {
            let unit = self.board.named(*at, SOURCES, i)?;
            once(self.sources, i, SOURCES)?;
            if unit.unit.side != self.side {
                return Err(Fault::item_against(SOURCES, i, SIDE).other_at(usize::from(*at)));
            }
            // Nothing but supply and Transport Points pays.
            let held = stored(self.board, *at).map_err(|_| {
                let why = &"board.units[].kind: only supply counters and transports pay";
                Fault::item_against(SOURCES, i, why).other_at(usize::from(*at))
            })?;
            sum = sum.saturating_add(held.into());
        }
        Ok(sum)
    }

    /// Adds the rules by which a unit is not supplied out of each of the dumps, by itself or through one of some
    /// headquarters. Or adds those by which it is.
    #[inline(never)]
    pub fn reach(
        &self,
        unit: u16,
        hqs: &[u16],
        scratch: &mut Scratch<'_>,
        findings: &mut Findings<'_, '_>,
    ) -> Result<(), Fault> {
        for source in self.sources {
            let mut by = Cites::by(R12_3);
            if self.reaches(unit, *source, hqs, scratch, &mut by)? {
                findings.cites.merge(&by);
            } else {
                by.iter().for_each(|rule| findings.object(rule, About::Units.at(usize::from(unit))));
            }
        }
        Ok(())
    }

    /// Returns whether a unit is supplied out of a dump, by itself or through one of some headquarters, and puts the rules
    /// into `by`.
    pub fn reaches(
        &self,
        unit: u16,
        source: u16,
        hqs: &[u16],
        scratch: &mut Scratch<'_>,
        by: &mut Cites,
    ) -> Result<bool, Fault> {
        let Some(promises) = self.promises else {
            return self.way(Stay::ALL, unit, source, hqs, scratch, by);
        };
        let mut found = false;
        promises.ask(hqs.len().saturating_add(1), &mut |stay, only| {
            let way = match only.map(|i| i.checked_sub(1)) {
                None => self.way(stay, unit, source, hqs, scratch, by)?,
                Some(None) => self.drawn(stay, unit, source, false, scratch, by)?,
                Some(Some(i)) => match hqs.get(i).filter(|hq| **hq != unit) {
                    Some(hq) => self.thrown(stay, Throw { unit, hq: *hq, source }, false, scratch, by)?,
                    None => false,
                },
            };
            found |= way;
            Ok(way.then(|| by.has(R4_5B)))
        })?;
        Ok(found)
    }

    /// Returns whether a unit is supplied out of a dump, and puts the rules into `by`.
    fn way(
        &self,
        stay: Stay<'_>,
        unit: u16,
        source: u16,
        hqs: &[u16],
        scratch: &mut Scratch<'_>,
        by: &mut Cites,
    ) -> Result<bool, Fault> {
        // What keeps it from drawing no longer matters where headquarters are asked.
        let why = hqs.iter().all(|hq| *hq == unit);
        let mut reached = self.drawn(stay, unit, source, why, scratch, by)?;
        let mut others = false;
        for (i, hq) in numbered(hqs) {
            self.board.named(*hq, &"hqs", i)?;
            if reached || *hq == unit {
                continue;
            }
            reached = self.thrown(stay, Throw { unit, hq: *hq, source }, others, scratch, by)?;
            others = true;
        }
        Ok(reached)
    }

    /// Decides whether a headquarters throws to a unit, as `ocs.paths.throw_to` does.
    pub fn throws(
        &self,
        hq: u16,
        unit: u16,
        scratch: &mut Scratch<'_>,
        findings: &mut Findings<'_, '_>,
    ) -> Result<(), Fault> {
        let asked = ThrowTo { board: *self.board, hq, unit, ..ThrowTo::default() };
        let (mut by, mut why) = (Cites::by(R12_3B), Reasons::default());
        let mut first = true;
        let mut way = |stay: Stay<'_>, _: Option<usize>| {
            let (mut none, first) = (Trail::none(), core::mem::take(&mut first));
            let mut tried = Findings::by(R12_3B, if first { &mut *findings.trail } else { &mut none });
            thrown_to(&asked, stay, &mut Sink::none(), scratch, &mut tried)?;
            (by, why) = (tried.cites, tried.reasons);
            Ok(why.none().then(|| by.has(R4_5B)))
        };
        match self.promises {
            Some(promises) => promises.ask(1, &mut way)?,
            None => way(Stay::ALL, None).map(|_| ())?,
        }
        match why.rules() {
            Some(rules) => findings.reasons.merge(rules),
            None => findings.cites.merge(&by),
        }
        Ok(())
    }

    // The frames of the two stand apart from their caller's, so that a call stays within 4 KiB of stack.
    /// Returns whether a unit draws from a dump, and puts the rules into `by`; what is in the way only if it is asked `why`.
    #[inline(never)]
    fn drawn(
        &self,
        stay: Stay<'_>,
        unit: u16,
        source: u16,
        why: bool,
        scratch: &mut Scratch<'_>,
        by: &mut Cites,
    ) -> Result<bool, Fault> {
        let mut unheard = Trail::none();
        let mut findings = Findings::by(R12_3, &mut unheard);
        let asked = Draw { board: *self.board, unit, source };
        drawn(&asked, stay, why, &mut Sink::none(), scratch, &mut findings)?;
        *by = *findings.reasons.rules().unwrap_or(&findings.cites);
        Ok(findings.allows())
    }

    /// Returns whether a headquarters draws from a dump and throws to a unit. Puts the rules into `by`, or, if none of
    /// some headquarters does, adds them.
    #[inline(never)]
    pub fn thrown(
        &self,
        stay: Stay<'_>,
        Throw { unit, hq, source }: Throw,
        others: bool,
        scratch: &mut Scratch<'_>,
        by: &mut Cites,
    ) -> Result<bool, Fault> {
        let asked = Relay { board: *self.board, unit, hq, source };
        let mut unheard = Trail::none();
        let mut findings = Findings::by(R12_3, &mut unheard);
        relayed(&asked, stay, None, scratch, &mut findings)?;
        let rules = findings.reasons.rules().unwrap_or(&findings.cites);
        if others && !findings.allows() {
            by.merge(rules);
        } else {
            *by = *rules;
        }
        Ok(findings.allows())
    }

    /// Returns what is in reach of a unit that uses its stocks, by draw or through any headquarters of the side, and
    /// must serve first. It is in T, given what the named dumps have left. Shows each of these dumps.
    // Its frame stands apart, so that a call stays within 4 KiB of stack.
    #[inline(never)]
    pub fn spared(
        &self,
        unit: u16,
        left: &[u64],
        scratch: &mut Scratch<'_>,
        each: &mut dyn FnMut(u16),
    ) -> Result<u64, Fault> {
        scratch.keep(self.board.units.len(), |there, scratch| {
            there.fill(0);
            in_reach(self.board, unit, there, scratch)?;
            let mut sum = 0u64;
            for (at, _) in numbered(there).filter(|(_, there)| **there > 0) {
                let at = u16::try_from(at).unwrap_or(u16::MAX);
                if must_serve(self.board, at) {
                    let named = self.sources.iter().zip(left).find(|(source, _)| **source == at);
                    let has = stored(self.board, at)?;
                    sum = sum.saturating_add(named.map_or(has.into(), |(_, left)| *left));
                    each(at);
                }
            }
            Ok(sum)
        })
    }

    /// Appends the effects that pay, out of one dump after the other.
    pub fn pay(&self, amount: u32, rule: Rule, effects: &mut Effects<'_>) -> Result<(), Fault> {
        let mut left = amount;
        for at in self.sources {
            let part = u32::from(stored(self.board, *at)?).min(left);
            left = left.saturating_sub(part);
            if part > 0 {
                let part = u16::try_from(part).unwrap_or(u16::MAX);
                effects.amount(usize::from(*at), EffectKind::PaySupply, part, rule);
            }
        }
        Ok(())
    }

    /// Adds the rule by which the dumps hold too little.
    pub fn short(&self, needed: u32, rule: Rule, findings: &mut Findings<'_, '_>) -> Result<(), Fault> {
        let at = self.sources.first().map_or(usize::MAX, |at| usize::from(*at));
        findings.short(rule, About::Units.at(at), Need::of(needed, self.there()?, 1));
        Ok(())
    }
}

/// Marks the supply in reach of a unit, by draw or through any headquarters of its side.
pub(in crate::ocs::turn) fn in_reach(
    board: &Board<'_>,
    unit: u16,
    there: &mut [u64],
    scratch: &mut Scratch<'_>,
) -> Result<(), Fault> {
    let mut unused = Cites::by(R12_3);
    each_supply(Lines { board, stay: Stay::ALL }, unit, scratch, &mut unused, &mut |row, _| {
        if let Some(word) = there.get_mut(usize::from(row.unit)) {
            *word = 1;
        }
    })
}

/// Returns the places of the bits that are set.
pub(in crate::ocs::turn) fn members(of: u64) -> impl Iterator<Item = usize> {
    let mut left = of;
    core::iter::from_fn(move || {
        let next = left.trailing_zeros();
        left &= left.wrapping_sub(1);
        usize::try_from(next).ok().filter(|next| *next < 64)
    })
}

/// Returns the bit of a place.
#[inline(never)]
pub(in crate::ocs::turn) fn bit(i: usize) -> u64 {
    u32::try_from(i).ok().and_then(|i| 1u64.checked_shl(i)).unwrap_or(0)
}

/// Returns whether 1T out of each of two dumps pays for all of some defenders, a bit for each, or 2T if they are the
/// same (9.5b, 12.3a). Both pay for those that they both reach, and one for up to 1 RE of those that the other does not
/// reach.
pub(in crate::ocs::turn) fn defended(
    all: u64,
    one: u64,
    other: u64,
    re: &dyn Fn(u64) -> Result<u32, Fault>,
) -> Result<bool, Fault> {
    let (first, second) = (all & !other, all & !one);
    Ok(first & second == 0 && re(first)? <= RE.into() && re(second)? <= RE.into())
}

/// Returns whether supply must serve before internal stocks do: what Organic Trucks carry need not (9.5.C, 12.10a).
pub(in crate::ocs::turn) fn must_serve(board: &Board<'_>, source: u16) -> bool {
    let unit = board.units.get(usize::from(source));
    unit.is_none_or(|unit| unit.kind.get() != Some(Kind::OrganicTruck))
}

/// Why an order names no unit of the other side.
const SIDE: Name = &"board.units[].side: an order is for units of one side";

/// Checks that a list names units of a side, and none twice.
pub(in crate::ocs::turn) fn own(board: &Board<'_>, side: u8, list: &[u16], name: Name) -> Result<(), Fault> {
    for (i, at) in numbered(list) {
        let unit = board.named(*at, name, i)?;
        once(list, i, name)?;
        if unit.unit.said_side().map_err(|f| f.in_list(UNITS, usize::from(*at)))? != side {
            return Err(Fault::item_against(name, i, SIDE).other_at(usize::from(*at)));
        }
    }
    Ok(())
}

/// Checks that a list names headquarters of a side, and none twice.
pub(in crate::ocs::turn) fn throwers(board: &Board<'_>, side: u8, hqs: &[u16]) -> Result<(), Fault> {
    own(board, side, hqs, &"hqs")?;
    for (i, at) in numbered(hqs) {
        // 13.1b: nobody else throws.
        if !board.unit(*at, &"hqs")?.kind.is_hq() {
            return Err(Fault::item_against(&"hqs", i, &"board.units[].kind: only headquarters throw")
                .other_at(usize::from(*at)));
        }
    }
    Ok(())
}

/// Appends the effect by which a unit uses its internal stocks.
pub(in crate::ocs::turn) fn spent(at: usize, unit: &Unit, effects: &mut Effects<'_>) -> Result<(), Fault> {
    let now = match word(unit.stocks, &"stocks").map_err(|f| f.in_list(UNITS, at))? {
        Stocks::Full => Stocks::Low,
        Stocks::Low | Stocks::Exhausted => Stocks::Exhausted,
    };
    effects.change(at, EffectKind::SetStocks, Code::new(now).0, R12_10);
    Ok(())
}

/// Calls a function with payers over zones that units negate for an order of a segment in which units move. Books that
/// those who are bound by it stay.
// Its frame stands apart, so that a call stays within 4 KiB of stack.
#[inline(never)]
pub(in crate::ocs::turn) fn promised(
    payers: &Payers<'_>,
    phase: Phase,
    does: Does,
    units: &[u16],
    effects: &mut Effects<'_>,
    scratch: &mut Scratch<'_>,
    then: &mut dyn FnMut(&Payers<'_>, &mut Scratch<'_>) -> Result<(), Fault>,
) -> Result<(), Fault> {
    let (board, side) = (payers.board, payers.side);
    scratch.keep(board.units.len(), |bound, scratch| {
        bound.fill(0);
        let bound = Cell::from_mut(bound).as_slice_of_cells();
        let leaving = Cell::new(if does == Does::Fuels { units.len() } else { 0 });
        let promises = Promises { board, side, phase, does, units, leaving, bound };
        then(&Payers { promises: Some(&promises), ..*payers }, scratch)?;
        promises.book(effects);
        Ok(())
    })
}
