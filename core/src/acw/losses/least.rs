//! The library's choice of losses: the least that is owed. ACW 10.

use super::due::{Bill, Debt, available, losable, printed};
use crate::acw::strength::stacks;
use crate::acw::units::Unit;
use crate::bounded::Bounded;
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::scratch::Scratch;
use crate::table::{numbered, twin};

/// A set of numbers in words of 64 bits.
struct Bits<'a>(&'a mut [u64]);

impl Bits<'_> {
    fn words(count: usize) -> usize {
        count.div_ceil(64)
    }
    fn get(&self, n: usize) -> bool {
        self.0.get(n / 64).is_some_and(|word| (word >> (n % 64)) & 1 == 1)
    }
    fn put(&mut self, n: usize, on: bool) {
        if let Some(word) = self.0.get_mut(n / 64) {
            let bit = 1u64 << (n % 64);
            *word = if on { *word | bit } else { *word & !bit };
        }
    }
}

/// The units that a side loses.
pub(super) struct Chosen<'a>(Bits<'a>);

impl Chosen<'_> {
    /// Returns whether a unit is lost.
    pub fn has(&self, index: usize) -> bool {
        self.0.get(index)
    }
}

/// Returns the units that a side chose, by their indices, each once.
pub(super) fn named<'s>(losses: &[u16], units: &[Unit], scratch: &'s mut Scratch<'_>) -> Result<Chosen<'s>, Fault> {
    let mut chosen = Bits(scratch.take(Bits::words(units.len()))?);
    chosen.0.fill(0);
    for (i, place) in numbered(losses) {
        let place = usize::from(*place);
        if place >= units.len() {
            return Err(Fault::of_index(&"", place, units.len()).in_list(&"losses", i));
        }
        if chosen.get(place) {
            return Err(Fault::item_against(&"losses", i, &"[]: each unit is named once")
                .other_at(twin(losses, i).unwrap_or(0)));
        }
        chosen.put(place, true);
    }
    Ok(Chosen(chosen))
}

/// Chooses in each hex, or of the whole side, the smallest unit with the rating and then the smallest of the others. In
/// an exchange it chooses the attacker's units with the least SP that suffice, and of several such sets one with the
/// fewest units.
///
/// The memory is one bit for each unit. In an exchange it is also a word for each sum up to what is owed plus the
/// largest unit's SP. Three bits for each unit and sum are added, from which the best set is reconstructed. A set
/// without superfluous units stays below that sum.
pub(super) fn choose<'s>(debt: &Debt, units: &[Unit], scratch: &'s mut Scratch<'_>) -> Result<Chosen<'s>, Fault> {
    let marks = Bits::words(units.len());
    let Bill::Match(owed) = debt.bill else {
        let mut chosen = Bits(scratch.take(marks)?);
        chosen.0.fill(0);
        match debt.bill {
            Bill::Each(each) => {
                for stack in stacks(units) {
                    smallest(debt, units, Some(stack.hex), u16::from(each), &mut chosen);
                }
            }
            Bill::Together(losses) => smallest(debt, units, None, u16::from(losses), &mut chosen),
            Bill::Nothing | Bill::Match(_) => {}
        }
        return Ok(Chosen(chosen));
    };
    if printed(units) < u32::from(owed) {
        // ACW 10: all, if they are not enough.
        let mut chosen = Bits(scratch.take(marks)?);
        chosen.0.fill(0);
        for (i, unit) in numbered(units) {
            chosen.put(i, losable(unit));
        }
        return Ok(Chosen(chosen));
    }
    let largest = units.iter().map(|u| u.sp()).max().unwrap_or(0);
    // At most 65535 and 255.
    let sums = usize::from(owed).saturating_add(usize::from(largest)).saturating_add(1);
    let plane = Bits::words(sums);
    let decisions = units.len().checked_mul(plane).and_then(|n| n.checked_mul(3));
    let whole = decisions.and_then(|n| n.checked_add(sums)).and_then(|n| n.checked_add(marks));
    let words = scratch.take(whole.ok_or(Fault::new(FaultCode::Overflow, &"units"))?)?;
    let short = Fault::new(FaultCode::Internal, &"scratch");
    let (chosen, rest) = words.split_at_mut_checked(marks).ok_or(short)?;
    let (counts, decisions) = rest.split_at_mut_checked(sums).ok_or(short)?;
    chosen.fill(0);
    let mut chosen = Bits(chosen);
    least(debt, units, owed, counts, Bits(decisions), &mut chosen);
    Ok(Chosen(chosen))
}

/// Marks the smallest units of a hex, or of all: the first has the rating if any unit has it.
fn smallest(debt: &Debt, units: &[Unit], hex: Option<Hex>, losses: u16, chosen: &mut Bits<'_>) {
    let here = |unit: &Unit| losable(unit) && hex.is_none_or(|hex| unit.hex == hex);
    let (count, rated) = available(units.iter().filter(|u| here(u)), debt.cohesion);
    for n in 0..losses.min(count) {
        let first = n == 0 && rated;
        let free = numbered(units).filter(|(i, u)| here(u) && !chosen.get(*i));
        let next = free.filter(|(_, u)| !first || u.rating() == debt.cohesion).min_by_key(|(_, u)| u.sp());
        if let Some((i, _)) = next {
            chosen.put(i, true);
        }
    }
}

/// The value of a sum without a set.
const NONE: u64 = u32::MAX as u64;

/// Returns the fewest units of a sum, without and with one that has the rating.
fn fewest(word: u64) -> (u64, u64) {
    (word & NONE, word >> 32)
}

/// Finds the set of least SP that reaches what is owed, with a unit of the rating if any unit has it. It notes the
/// fewest units of every sum, unit by unit, and how each was reached.
fn least(debt: &Debt, units: &[Unit], owed: u16, counts: &mut [u64], mut how: Bits<'_>, chosen: &mut Bits<'_>) {
    let (_, rated) = available(units.iter(), debt.cohesion);
    let opens = |unit: &Unit| !rated || unit.rating() == debt.cohesion;
    let sums = counts.len();
    let plane = Bits::words(sums).saturating_mul(64);
    // Three planes a unit: taken without the rating, taken with it, and in the latter case whether the rest has the
    // rating too.
    let at = |unit: usize, which: usize, sum: usize| {
        unit.bounded_mul(3).bounded_add(which).bounded_mul(plane).bounded_add(sum)
    };
    how.0.fill(0);
    counts.fill(NONE << 32 | NONE);
    if let Some(nothing) = counts.first_mut() {
        *nothing = NONE << 32;
    }
    for (i, unit) in numbered(units).filter(|(_, u)| losable(u)) {
        let (sp, opens) = (usize::from(unit.sp()), opens(unit));
        for sum in (sp..sums).rev() {
            let Some((without, with)) = counts.get(sum.bounded_sub(sp)).copied().map(fewest) else { continue };
            let Some((mut best_without, mut best_with)) = counts.get(sum).copied().map(fewest) else { continue };
            let one_more = |n: u64| if n == NONE { NONE } else { n.bounded_add(1) };
            // A unit with the rating opens a set that had none.
            let open = if opens { without } else { NONE };
            let kept = with <= open;
            let candidate = one_more(with.min(open));
            if candidate < best_with {
                best_with = candidate;
                how.put(at(i, 1, sum), true);
                how.put(at(i, 2, sum), kept);
            }
            if !opens && one_more(without) < best_without {
                best_without = one_more(without);
                how.put(at(i, 0, sum), true);
            }
            if let Some(word) = counts.get_mut(sum) {
                *word = best_with << 32 | best_without;
            }
        }
    }
    let reached = numbered(counts).skip(usize::from(owed)).find(|(_, word)| fewest(**word).1 != NONE);
    let Some((mut sum, _)) = reached else { return };
    let mut with = true;
    for (i, unit) in (0..units.len()).rev().zip(units.iter().rev()) {
        let taken = how.get(at(i, usize::from(with), sum));
        if taken {
            chosen.put(i, true);
            with = with && how.get(at(i, 2, sum));
            sum = sum.saturating_sub(usize::from(unit.sp()));
        }
    }
}
