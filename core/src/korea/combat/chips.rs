//! Combat chips, which both sides draw from one bag without replacement. KOR 8.0.

use crate::bounded::Bounded;
use crate::fault::{Fault, FaultCode};
use crate::korea::terms::Terms;
use crate::reflect::{Reflect, Spare};
use crate::table::numbered;

/// Chips of one value in the bag.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Chip {
    /// The number of these chips in the bag.
    #[required]
    pub count: u16,
    /// The number that each chip adds to the roll of the side that draws it.
    #[required]
    pub value: i8,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

const _: () = assert!(size_of::<Chip>() == 4, "frozen for this major of the C ABI");

/// The chips that two sides draw from a bag.
#[derive(Debug, Clone, Copy)]
pub(super) struct Draw<'a> {
    bag: &'a [Chip],
    /// The number of chips in the bag.
    chips: u32,
    attacker: u8,
    defender: u8,
    /// The lowest value in the bag.
    low: i8,
    /// The distance of the highest value from the lowest.
    span: u8,
}

impl<'a> Draw<'a> {
    /// Returns the draw of an assessment. An empty bag means that all chips are 0.
    pub fn of(terms: &Terms, bag: &'a [Chip]) -> Result<Self, Fault> {
        let (mut chips, mut low, mut high) = (0u32, i8::MAX, i8::MIN);
        for (i, chip) in numbered(bag) {
            chip.spared().map_err(|fault| fault.in_list(&"bag", i))?;
            chips = chips.saturating_add(u32::from(chip.count));
            if chip.count > 0 {
                (low, high) = (low.min(chip.value), high.max(chip.value));
            }
        }
        let drawn = u32::from(terms.attacker_chips).saturating_add(u32::from(terms.defender_chips));
        if drawn == 0 && !bag.is_empty() {
            // Neither side draws.
            return Err(Fault::against(
                &"bag",
                &"assessment.attacker_chips: neither side draws a chip, so that there is no bag",
            ));
        }
        if bag.is_empty() {
            return Ok(Draw { bag: &[], chips: 0, attacker: 0, defender: 0, low: 0, span: 0 });
        }
        if chips < drawn {
            return Err(Fault::against(
                &"bag",
                &"assessment.attacker_chips: the sides draw more chips than the bag holds",
            )
            .valued(chips)
            .opposed(drawn));
        }
        let span = i16::from(high).saturating_sub(i16::from(low));
        Ok(Draw {
            bag,
            chips,
            attacker: terms.attacker_chips,
            defender: terms.defender_chips,
            low,
            span: u8::try_from(span).unwrap_or(u8::MAX),
        })
    }
    /// Returns the number of ways in which the two sides can draw.
    pub fn ways(&self) -> Result<u64, Fault> {
        let left = self.chips.saturating_sub(u32::from(self.attacker));
        choose(self.chips, self.attacker)
            .and_then(|mine| mine.checked_mul(choose(left, self.defender)?))
            .ok_or(Fault::new(FaultCode::Overflow, &"bag"))
    }
    /// Returns the width of the range of the attacker's chips less the defender's.
    pub fn width(&self) -> usize {
        let drawn = usize::from(self.attacker).saturating_add(usize::from(self.defender));
        drawn.saturating_mul(usize::from(self.span)).saturating_add(1)
    }
    /// Returns the lowest value of the attacker's chips less the defender's.
    pub fn lowest(&self) -> i32 {
        let (mine, theirs) = (i32::from(self.attacker), i32::from(self.defender));
        let (low, high) = (i32::from(self.low), i32::from(self.low).saturating_add(i32::from(self.span)));
        mine.saturating_mul(low).saturating_sub(theirs.saturating_mul(high))
    }
    /// Returns the number of states of a draw: a number of chips drawn by the attacker and one by the defender.
    pub fn states(&self) -> usize {
        self.row(self.attacker, self.defender).saturating_add(1)
    }
    /// Returns the row of a state.
    fn row(&self, mine: u8, theirs: u8) -> usize {
        let columns = usize::from(self.defender).saturating_add(1);
        usize::from(mine).saturating_mul(columns).saturating_add(usize::from(theirs))
    }
    /// Counts the ways to each value of the attacker's chips less the defender's, in memory of `states` times `width`
    /// words. The last row is the answer: the ways to `lowest`, `lowest` + 1, ...
    ///
    /// Chips of one value are added at a time, in place: a state takes from those with fewer chips, which come before
    /// it and have not changed yet.
    pub fn count(&self, cells: &mut [u64]) {
        cells.fill(0);
        // Nothing is drawn: the defender may still lower the sum by all that he draws.
        let start = usize::from(self.defender).saturating_mul(usize::from(self.span));
        if let Some(first) = cells.get_mut(start) {
            *first = 1;
        }
        let mut left = self.chips;
        for chip in self.bag.iter().filter(|chip| chip.count > 0) {
            let count = u32::from(chip.count);
            left = left.saturating_sub(count);
            let above = i16::from(chip.value).saturating_sub(i16::from(self.low));
            let above = usize::from(above.unsigned_abs());
            for mine in (0..=self.attacker).rev() {
                for theirs in (0..=self.defender).rev() {
                    let missing =
                        self.attacker.saturating_sub(mine).saturating_add(self.defender.saturating_sub(theirs));
                    // Too few chips are left to complete this state: it leads nowhere.
                    if u32::from(missing) <= left {
                        self.complete(mine, theirs, count, above, cells);
                    }
                }
            }
        }
    }
    /// Adds to a state the ways in which some of `count` chips are drawn, each at a distance `above` the lowest value.
    fn complete(&self, mine: u8, theirs: u8, count: u32, above: usize, cells: &mut [u64]) {
        let width = self.width();
        let begin = self.row(mine, theirs).saturating_mul(width);
        let Some((before, rest)) = cells.split_at_mut_checked(begin) else { return };
        let Some(target) = rest.get_mut(..width) else { return };
        for x in 0..=mine {
            let Some(first) = choose(count, x).filter(|n| *n > 0) else { continue };
            for y in 0..=theirs {
                let Some(ways) = choose(count.saturating_sub(u32::from(x)), y).and_then(|n| n.checked_mul(first))
                else {
                    continue;
                };
                if ways == 0 || (x, y) == (0, 0) {
                    continue;
                }
                let begin = self.row(mine.saturating_sub(x), theirs.saturating_sub(y)).saturating_mul(width);
                let source = before.get(begin..).and_then(|rest| rest.get(..width)).unwrap_or(&[]);
                // The attacker's chips raise the sum, the defender's lower it.
                let (up, down) = (usize::from(x.saturating_sub(y)), usize::from(y.saturating_sub(x)));
                let to = target.get_mut(up.saturating_mul(above)..).unwrap_or(&mut []);
                let of = source.get(down.saturating_mul(above)..).unwrap_or(&[]);
                for (sum, n) in to.iter_mut().zip(of).filter(|(_, n)| **n > 0) {
                    // A state that can still be completed has no more ways than there are in all, and these fit.
                    *sum = sum.bounded_add(n.bounded_mul(ways));
                }
            }
        }
    }
    /// Returns the sums of chips drawn: the attacker's, then the defender's. Each chip must be in the bag, unless the
    /// bag is empty.
    pub fn drawn(terms: &Terms, bag: &[Chip], drawn: &[i8]) -> Result<(i16, i16), Fault> {
        Draw::of(terms, bag)?;
        if bag.is_empty() && drawn.is_empty() {
            return Ok((0, 0));
        }
        let (mine, theirs) = (usize::from(terms.attacker_chips), usize::from(terms.defender_chips));
        let wanted = mine.saturating_add(theirs);
        if drawn.len() < wanted {
            return Err(Fault::item(FaultCode::TooFewDice, &"drawn", drawn.len()));
        }
        if drawn.len() > wanted {
            return Err(Fault::item(FaultCode::TooManyDice, &"drawn", wanted));
        }
        let mut sums = (0i16, 0i16);
        for (i, value) in numbered(drawn) {
            // One less of this value for each time that it was drawn before.
            let there = bag.iter().filter(|chip| chip.value == *value);
            let there = there.fold(0u32, |sum, chip| sum.saturating_add(u32::from(chip.count)));
            let before = drawn.iter().take(i).filter(|v| *v == value);
            let left = before.fold(there, |left, _| left.saturating_sub(1));
            if !bag.is_empty() && left == 0 {
                return Err(
                    Fault::item_against(&"drawn", i, &"bag: no chip of this value is left in the bag").valued(*value)
                );
            }
            let sum = if i < mine { &mut sums.0 } else { &mut sums.1 };
            *sum = sum.saturating_add(i16::from(*value));
        }
        Ok(sums)
    }
}

/// Returns the number of ways to choose `k` of `n`; `None` beyond 64 bits.
fn choose(n: u32, k: u8) -> Option<u64> {
    if u32::from(k) > n {
        return Some(0);
    }
    let mut ways = 1u64;
    for i in 1..=u64::from(k) {
        // ways * rest / i is whole. The quotient goes first, so that only a result that is too large overflows.
        let rest = u64::from(n).saturating_add(1).saturating_sub(i);
        let (whole, part) = (ways.checked_div(i)?, ways.checked_rem(i)?);
        ways = whole.checked_mul(rest)?.checked_add(part.checked_mul(rest)?.checked_div(i)?)?;
    }
    Some(ways)
}
