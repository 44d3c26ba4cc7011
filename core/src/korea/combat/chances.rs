//! The exact chances of a combat: the number of equal cases of dice and chips for each differential. KOR 8.0, 8.3.

use super::chips::{Chip, Draw};
use crate::bounded::Bounded;
use crate::fault::{Fault, FaultCode};
use crate::korea::assessment::Assessment;
use crate::korea::losses::losses;
use crate::korea::options::Throw;
use crate::korea::rules::*;
use crate::korea::terms::Terms;
use crate::reflect::{Code, Question, Reflect, Words};
use crate::ruling::{Cites, Ruling, Sink, Trail};
use crate::scratch::Scratch;
use crate::table::numbered;

/// How cases are grouped into rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Counted {
    /// One row for each differential.
    Differential,
    /// One row for each loss: differentials that call for the same losses together.
    Losses,
}

/// An assessed combat and the bag that both sides draw from.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Chances<'a> {
    /// The assessment.
    #[required]
    pub assessment: Assessment,
    /// The chips in the bag. An empty list if all of them are 0.
    pub bag: &'a [Chip],
    /// How cases are grouped into rows.
    pub by: Code<Counted>,
}

/// The cases of one row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct CasesRow {
    /// The number of cases.
    pub cases: u64,
    /// Loss points of the attacker.
    pub attacker_losses: u32,
    /// Loss points of the defender.
    pub defender_losses: u32,
    /// The lowest differential of the row.
    pub lowest: i16,
    /// The highest differential of the row.
    pub highest: i16,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 4],
}

const _: () = assert!(size_of::<CasesRow>() == 24, "frozen for this major of the C ABI");

/// The exact chances of a combat, as counts of equal cases of dice and chips.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct CombatDistribution {
    /// The number of cases.
    pub denominator: u64,
    /// Cases in which the attacker loses anything.
    #[share("denominator")]
    pub attacker_loses: u64,
    /// Cases in which the defender loses anything.
    #[share("denominator")]
    pub defender_loses: u64,
    /// The attacker's expected loss points: the whole part.
    #[share(1)]
    pub attacker_losses_whole: u64,
    /// The attacker's expected loss points: the numerator of the fraction, over the denominator.
    #[share("denominator")]
    pub attacker_losses_rest: u64,
    /// The defender's expected loss points: the whole part.
    #[share(1)]
    pub defender_losses_whole: u64,
    /// The defender's expected loss points: the numerator of the fraction, over the denominator.
    #[share("denominator")]
    pub defender_losses_rest: u64,
}

/// The cases of each differential, in a caller-provided buffer.
struct Cases<'a> {
    denominator: u64,
    lowest: i32,
    /// The cases, from the lowest differential upwards.
    counts: &'a [u64],
}

impl Cases<'_> {
    /// Returns each possible differential and its cases.
    fn each(&self) -> impl Iterator<Item = (i16, u64)> {
        let lowest = self.lowest;
        numbered(self.counts).filter(|(_, cases)| **cases > 0).map(move |(i, cases)| {
            // Every differential is an i16: see the options.
            let at = lowest.saturating_add(i32::try_from(i).unwrap_or(i32::MAX));
            (i16::try_from(at).unwrap_or(i16::MAX), *cases)
        })
    }
}

/// Returns how many values the dice add to the range of a sum.
fn spread(throw: Throw) -> usize {
    usize::from(throw.dice).saturating_mul(usize::from(throw.sides.saturating_sub(1)))
}

/// Adds a die to a sum, or subtracts it, which gives the same counts: each value gets its own cases and those of the
/// `sides` values below it.
fn add_die(counts: &mut [u64], sides: usize) {
    // No sum of counts exceeds the number of all cases, which fits.
    let mut sum = 0u64;
    for count in counts.iter_mut() {
        sum = sum.bounded_add(*count);
        *count = sum;
    }
    for at in (sides..counts.len()).rev() {
        let below = counts.get(at.bounded_sub(sides)).copied().unwrap_or(0);
        if let Some(count) = counts.get_mut(at) {
            *count = count.bounded_sub(below);
        }
    }
}

/// Counts the cases of each differential: first the chips, then one die after the other.
fn cases<'a>(terms: &Terms, bag: &[Chip], scratch: &'a mut Scratch<'_>) -> Result<Cases<'a>, Fault> {
    let draw = Draw::of(terms, bag)?;
    let mut denominator = draw.ways()?;
    let throws = [terms.attacker_throw, terms.defender_throw];
    for throw in throws {
        denominator = u64::from(throw.sides)
            .checked_pow(u32::from(throw.dice))
            .and_then(|cases| denominator.checked_mul(cases))
            .ok_or_else(|| Fault::new(FaultCode::Overflow, &"assessment"))?;
    }
    let width = draw.width();
    let states = draw.states().saturating_mul(width);
    let length = throws.into_iter().fold(width, |length, throw| length.saturating_add(spread(throw)));
    let memory = scratch.take(states.saturating_add(length))?;
    let too_small = Fault::new(FaultCode::BufferTooSmall, &"scratch");
    let (cells, counts) = memory.split_at_mut_checked(states).ok_or(too_small)?;
    draw.count(cells);
    let last = cells.get(states.saturating_sub(width)..).unwrap_or(&[]);
    counts.fill(0);
    for (count, ways) in counts.iter_mut().zip(last) {
        *count = *ways;
    }
    for throw in throws {
        for _ in 0..throw.dice {
            add_die(counts, usize::from(throw.sides));
        }
    }
    let lowest = |throw: Throw| i32::from(throw.dice);
    let highest = |throw: Throw| i32::from(throw.dice).saturating_mul(i32::from(throw.sides));
    let drm = i32::from(terms.attacker_drm).saturating_sub(i32::from(terms.defender_drm));
    let lowest = draw
        .lowest()
        .saturating_add(drm)
        .saturating_add(lowest(terms.attacker_throw))
        .saturating_sub(highest(terms.defender_throw));
    Ok(Cases { denominator, lowest, counts })
}

/// A mixed number over a denominator that is not stored.
#[derive(Clone, Copy, Default)]
struct Mixed {
    whole: u64,
    rest: u64,
}

impl Mixed {
    /// Returns the sum over the same denominator.
    fn plus(self, other: Mixed, denominator: u64) -> Mixed {
        let whole = self.whole.saturating_add(other.whole);
        // Two fractions are less than two denominators; a sum beyond 64 bits certainly contains one.
        let (rest, beyond) = self.rest.overflowing_add(other.rest);
        if beyond || rest >= denominator {
            return Mixed { whole: whole.saturating_add(1), rest: rest.wrapping_sub(denominator) };
        }
        Mixed { whole, rest }
    }
    /// Returns `n` times `cases` over the denominator, by doubling.
    fn times(cases: u64, mut n: u32, denominator: u64) -> Mixed {
        let mut sum = Mixed::default();
        let mut double = Mixed::default().plus(Mixed { whole: 0, rest: cases }, denominator);
        while n > 0 {
            if n & 1 == 1 {
                sum = sum.plus(double, denominator);
            }
            double = double.plus(double, denominator);
            n >>= 1;
        }
        sum
    }
}

/// Returns the exact chances of an assessed combat (KOR 8.0, 8.3). The rows are the differentials, or the losses, from
/// the best for the defender to the best for the attacker, each with its cases. Dice of any number and kind and chips
/// of any value are possible; both sides draw from one bag without replacement.
///
/// ```
/// use grognard_core::korea::combat::{distribution, Assessment, Chances, Engagement, CasesRow};
/// use grognard_core::{reflect::Code, ruling::{Sink, Trail}, scratch::Scratch};
/// let (mut room, mut words) = ([CasesRow::default(); 16], [0; 16]);
/// let (mut rows, mut scratch) = (Sink::new(&mut room), Scratch::new(&mut words));
/// let assessment = Assessment { kind: Code::new(Engagement::Meeting), ..Default::default() };
/// let question = Chances { assessment, ..Default::default() };
/// let chances = distribution(&question, &mut rows, &mut scratch, &mut Trail::none())?.value;
/// // A die against a die: 6 of 36 cases are even, and the defender loses from 2 points on.
/// assert_eq!((chances.denominator, chances.attacker_loses, chances.defender_loses), (36, 15, 10));
/// let even = rows.items().iter().find(|row| row.lowest == 0).unwrap();
/// assert_eq!(even.cases, 6);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field`, `out_of_range` and `unknown_word` for fields of the assessment; `unknown_word` also for `by`.
/// * `contradiction` for a bag with fewer chips than are drawn, and for a bag where neither side draws.
/// * `overflow` at the bag, or at the assessment for dice and chips together, if the cases do not fit 64 bits.
/// * `reserved` for reserved bytes of the assessment or a chip that are not 0.
/// * `buffer_too_small` at `scratch` for scratch memory that does not hold the cases.
pub fn distribution(
    question: &Chances<'_>,
    rows: &mut Sink<'_, CasesRow>,
    scratch: &mut Scratch<'_>,
    _trail: &mut Trail<'_>,
) -> Result<Ruling<CombatDistribution>, Fault> {
    let terms = Terms::of(&question.assessment)?;
    let by = question.by.said(&"by")?;
    let cases = cases(&terms, question.bag, scratch)?;
    let mut d = CombatDistribution { denominator: cases.denominator, ..Default::default() };
    let (mut attacker, mut defender) = (Mixed::default(), Mixed::default());
    let mut open: Option<CasesRow> = None;
    for (differential, n) in cases.each() {
        let (mine, theirs) = losses(&terms, differential);
        // At most the number of all cases, which fits.
        if mine > 0 {
            d.attacker_loses = d.attacker_loses.bounded_add(n);
            attacker = attacker.plus(Mixed::times(n, mine, d.denominator), d.denominator);
        }
        if theirs > 0 {
            d.defender_loses = d.defender_loses.bounded_add(n);
            defender = defender.plus(Mixed::times(n, theirs, d.denominator), d.denominator);
        }
        match &mut open {
            // Losses grow with the distance from 0, so that differentials of the same losses are adjacent.
            Some(row) if by == Counted::Losses && (row.attacker_losses, row.defender_losses) == (mine, theirs) => {
                row.highest = differential;
                row.cases = row.cases.bounded_add(n);
            }
            other => {
                let next = CasesRow {
                    cases: n,
                    attacker_losses: mine,
                    defender_losses: theirs,
                    lowest: differential,
                    highest: differential,
                    reserved: [0; 4],
                };
                if let Some(row) = other.replace(next) {
                    rows.push(row);
                }
            }
        }
    }
    if let Some(row) = open {
        rows.push(row);
    }
    (d.attacker_losses_whole, d.attacker_losses_rest) = (attacker.whole, attacker.rest);
    (d.defender_losses_whole, d.defender_losses_rest) = (defender.whole, defender.rest);
    let mut cites = Cites::by(R8_0);
    cites.add(R8_3);
    cites.add(terms.kind.ratio_rule());
    Ok(Ruling::new(d, cites))
}

/// A differential that occurred.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Happened<'a> {
    /// The assessment before dice and chips.
    #[required]
    pub assessment: Assessment,
    /// The chips in the bag. An empty list if all of them are 0.
    pub bag: &'a [Chip],
    /// The differential that occurred.
    #[required]
    pub differential: i16,
}

/// The rank of a differential among all possible ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Standing {
    /// Cases with a lower differential, which is worse for the attacker.
    #[share("denominator")]
    pub worse: u64,
    /// Cases with this differential; 0 if it is impossible.
    #[share("denominator")]
    pub equal: u64,
    /// Cases with a higher differential, which is better for the attacker.
    #[share("denominator")]
    pub better: u64,
    /// The number of cases.
    pub denominator: u64,
}

/// Returns the rank of a differential among all possible ones (KOR 8.0), the best being the best for the attacker.
///
/// ```
/// use grognard_core::korea::combat::{percentile, Assessment, Engagement, Happened};
/// use grognard_core::{reflect::Code, ruling::Trail, scratch::Scratch};
/// let assessment = Assessment { kind: Code::new(Engagement::Meeting), ..Default::default() };
/// let luck = Happened { assessment, bag: &[], differential: 4 };
/// let mut words = [0; 16];
/// let place = percentile(&luck, &mut Scratch::new(&mut words), &mut Trail::none())?.value;
/// assert_eq!((place.worse, place.equal, place.better, place.denominator), (33, 2, 1, 36));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// Those of `korea.combat.distribution`.
pub fn percentile(
    question: &Happened<'_>,
    scratch: &mut Scratch<'_>,
    _trail: &mut Trail<'_>,
) -> Result<Ruling<Standing>, Fault> {
    let terms = Terms::of(&question.assessment)?;
    let cases = cases(&terms, question.bag, scratch)?;
    let mut place = Standing { denominator: cases.denominator, ..Default::default() };
    for (differential, n) in cases.each() {
        let part = match differential.cmp(&question.differential) {
            core::cmp::Ordering::Less => &mut place.worse,
            core::cmp::Ordering::Equal => &mut place.equal,
            core::cmp::Ordering::Greater => &mut place.better,
        };
        // At most the number of all cases, which fits.
        *part = part.bounded_add(n);
    }
    Ok(Ruling::new(place, Cites::by(R8_0)))
}
