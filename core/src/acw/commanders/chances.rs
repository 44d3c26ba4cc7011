//! The exact chances of commanders' rolls: the casualties, and who commands the army afterwards. ACW 11.

use super::roll::{Cause, checked, commanding, counted_from_one, rolls};
use crate::acw::rules::*;
use crate::acw::units::{Kind, Unit};
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::reflect::{Code, Flag, Question, Reflect};
use crate::ruling::{Cites, Ruling, Sink, Trail};
use crate::table::numbered;

/// The most commanders who may roll at once: 6^24 cases fit 64 bits, 6^25 do not.
const MOST: usize = 24;

/// Cases by the number of casualties, from 0 to [`MOST`].
type Counts = [u64; MOST + 1];

/// Commanders who must roll, before their dice.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct AtRisk<'a> {
    /// The side's units. All of its commanders must be included if the command of the army matters, those of equal stars
    /// in order of seniority.
    #[required]
    pub units: &'a [Unit],
    /// The hexes that suffered the result; for the attacker in an exchange, those that lost a unit. A hex listed twice
    /// counts once.
    #[required]
    pub hexes: &'a [Hex],
    /// The cause of the result.
    #[required]
    pub cause: Code<Cause>,
    /// The unit that commands the army. The commander with the highest rank by default, the first of several.
    ///
    /// C counts it from 1; 0 is none.
    #[refers("units", 1)]
    pub army_commander: u16,
}

/// The chance of a number of casualties together with one commander of the army afterwards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct CommandChance {
    /// The number of cases.
    pub cases: u64,
    /// Commanders who are flipped to their replacements.
    pub casualties: u16,
    /// The unit that commands the army afterwards; absent if there is no commander.
    ///
    /// C counts it from 1; 0 is none.
    #[refers("units", 1)]
    pub army_commander: u16,
    /// Another counter commands the army than before.
    pub changed: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 3],
}

const _: () = assert!(size_of::<CommandChance>() == 16, "frozen for this major of the C ABI");

/// The exact chances of commanders' rolls, as counts of equal cases.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct CommandDistribution {
    /// The number of cases: 6 to the power of the number of commanders who roll.
    pub denominator: u64,
    /// Cases without casualties.
    #[share("denominator")]
    pub unharmed: u64,
    /// Cases in which another counter commands the army than before.
    #[share("denominator")]
    pub changed: u64,
    /// Expected casualties, over the denominator.
    #[share("denominator")]
    pub casualties_expected: u64,
    /// The number of commanders who roll.
    pub rolls: u16,
    /// The unit that commands the army before the rolls; absent if there is no commander.
    ///
    /// C counts it from 1; 0 is none.
    #[refers("units", 1)]
    pub army_commander: u16,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 4],
}

/// A commander as the dice affect him.
#[derive(Clone, Copy)]
struct Officer {
    index: usize,
    rolls: bool,
    /// His stars on his present side, and as his replacement.
    stars: u8,
    replacement: u8,
}

/// Returns all commanders but one.
fn others<'a>(q: &AtRisk<'a>, cause: Cause, but: usize) -> impl Iterator<Item = Officer> + Clone + use<'a> {
    let (units, hexes) = (q.units, q.hexes);
    let all = numbered(units).filter(move |(i, u)| *i != but && u.kind == Code::new(Kind::Commander));
    all.map(move |(index, unit)| Officer {
        index,
        rolls: rolls(unit, hexes, cause),
        stars: unit.stars_now(),
        replacement: unit.replacement_stars,
    })
}

/// Adds the cases of one more commander: he survives in five of six and is lost in one, where each is possible.
fn throw(counts: &mut Counts, rolls: bool, kept: bool, lost: bool) {
    let mut fewer = 0u64;
    for count in counts.iter_mut() {
        let before = *count;
        let keep = if rolls { before.saturating_mul(5) } else { before };
        *count = (if kept { keep } else { 0 }).saturating_add(if rolls && lost { fewer } else { 0 });
        fewer = before;
    }
}

/// Returns a single case without casualties.
fn nobody() -> Counts {
    let mut counts = [0; MOST + 1];
    if let Some(none) = counts.first_mut() {
        *none = 1;
    }
    counts
}

/// Returns the cases in which a commander with this many stars ranks highest: those before him in the list have fewer
/// stars, those after him no more.
fn ranks(all: impl Iterator<Item = Officer>, index: usize, stars: u8, mut counts: Counts) -> Counts {
    for officer in all.filter(|officer| officer.index != index) {
        let below = |his: u8| if officer.index < index { his < stars } else { his <= stars };
        throw(&mut counts, officer.rolls, below(officer.stars), below(officer.replacement));
    }
    counts
}

/// Returns the cases in which the same counter commands the army as before. `lost` are those in which he alone is lost.
fn keeps(all: impl Iterator<Item = Officer> + Clone, at_risk: bool, heir: u8, lost: &Counts) -> Counts {
    // If he survives, nothing changes.
    let mut same = nobody();
    throw(&mut same, at_risk, true, false);
    all.clone().for_each(|officer| throw(&mut same, officer.rolls, true, true));
    if at_risk {
        // He is lost, and nobody has more stars than his replacement.
        let mut inherits = *lost;
        let below = |stars: u8| stars <= heir;
        all.for_each(|officer| throw(&mut inherits, officer.rolls, below(officer.stars), below(officer.replacement)));
        add(&mut same, &inherits);
    }
    same
}

/// Returns the cases in which another officer commands the army after the loss of its commander: he has more stars than
/// the replacement, and ranks highest.
fn succeeds(all: impl Iterator<Item = Officer> + Clone, officer: Officer, heir: u8, lost: &Counts) -> Counts {
    let mut counts: Counts = [0; MOST + 1];
    for (stars, kept) in [(officer.stars, true), (officer.replacement, false)] {
        if stars <= heir || (!kept && !officer.rolls) {
            continue;
        }
        let mut own = *lost;
        throw(&mut own, officer.rolls, kept, !kept);
        add(&mut counts, &ranks(all.clone(), officer.index, stars, own));
    }
    counts
}

/// Adds cases.
fn add(counts: &mut Counts, more: &Counts) {
    counts.iter_mut().zip(more).for_each(|(count, more)| *count = count.saturating_add(*more));
}

/// Returns the exact chances of commanders' rolls (ACW 11). Each row is a number of casualties with a possible
/// commander of the army, in the order of these commanders. At most 24 commanders roll at once.
///
/// ```
/// use grognard_core::acw::{commanders::{distribution, AtRisk, Cause, CommandChance}, units::{Kind, Unit}};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::{Sink, Trail}};
/// let general = |stars, replacement_stars| {
///     Unit { kind: Code::new(Kind::Commander), stars, replacement_stars, ..Default::default() }
/// };
/// // The first commands the army; lost alone he hands it to the second, lost with him his own replacement has it.
/// let units = [general(3, 1), general(2, 1)];
/// let cause = Code::new(Cause::Combat);
/// let question = AtRisk { units: &units, hexes: &[Hex::default()], cause, ..Default::default() };
/// let mut room = [CommandChance::default(); 8];
/// let mut rows = Sink::new(&mut room);
/// let value = distribution(&question, &mut rows, &mut Trail::none())?.value;
/// assert_eq!((value.denominator, value.unharmed, value.changed), (36, 25, 5));
/// let last = rows.items().last().unwrap();
/// assert_eq!((last.army_commander, last.casualties, last.cases), (2, 1, 5));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * Those of `acw.commanders.assess`.
/// * `out_of_range` for an army commander that is none of the units, `contradiction` for one that is not a commander.
/// * `overflow` at `units` for more than 24 commanders who roll.
pub fn distribution(
    question: &AtRisk<'_>,
    rows: &mut Sink<'_, CommandChance>,
    _trail: &mut Trail<'_>,
) -> Result<Ruling<CommandDistribution>, Fault> {
    let q = question;
    checked(q.units)?;
    let cause = q.cause.said(&"cause")?;
    let before = commanding(q.units, q.army_commander)?;
    let too_many = Fault::new(FaultCode::Overflow, &"units");
    let rollers = q.units.iter().filter(|unit| rolls(unit, q.hexes, cause));
    let dice = rollers.fold(0u32, |dice, _| dice.saturating_add(1));
    let denominator = 6u64.checked_pow(dice).ok_or(too_many)?;
    let mut out = CommandDistribution {
        denominator,
        // Five of six cases of each.
        unharmed: 5u64.saturating_pow(dice),
        // Each is lost in a sixth of all cases.
        casualties_expected: denominator.checked_div(6).unwrap_or(0).saturating_mul(u64::from(dice)),
        rolls: u16::try_from(dice).map_err(|_| too_many)?,
        army_commander: before.map_or(0, counted_from_one),
        ..CommandDistribution::default()
    };
    let mut tell = |commander: Option<usize>, counts: &Counts| {
        for (casualties, cases) in (0u16..u16::MAX).zip(counts).filter(|(_, cases)| **cases > 0) {
            let changed = Flag::from(commander != before);
            let army_commander = commander.map_or(0, counted_from_one);
            rows.push(CommandChance { cases: *cases, casualties, army_commander, changed, reserved: [0; 3] });
            if changed.is_set() {
                out.changed = out.changed.saturating_add(*cases);
            }
        }
    };
    // Nobody rolls without a commander.
    let Some((head, unit)) = before.and_then(|index| Some((index, q.units.get(index)?))) else {
        tell(None, &nobody());
        return Ok(Ruling::new(out, Cites::by(R11)));
    };
    let at_risk = rolls(unit, q.hexes, cause);
    let all = others(q, cause, head);
    let mut lost = nobody();
    throw(&mut lost, at_risk, false, true);
    let heir = unit.replacement_stars;
    let same = keeps(all.clone(), at_risk, heir, &lost);
    let mut told = false;
    for officer in all.clone() {
        if !told && officer.index > head {
            tell(Some(head), &same);
            told = true;
        }
        if at_risk {
            tell(Some(officer.index), &succeeds(all.clone(), officer, heir, &lost));
        }
    }
    if !told {
        tell(Some(head), &same);
    }
    Ok(Ruling::new(out, Cites::by(R11)))
}
