//! Antiaircraft fire at aircraft that attack a territory or fly over it. AA 3.1.

use super::chance::{Expected, ONE, add, binomial, faces};
use super::orders::Phase;
use super::rules::*;
use super::units::{Chart, Kind, UnitValue, word};
use crate::bounded::Bounded;
use crate::dice::Dice;
use crate::fault::{Bounds, Fault, FaultCode};
use crate::reflect::{Code, Flag, Question, Ranged, Reflect};
use crate::ruling::{About, Cites, Ruling, Sink, Trail, Verdict, What};
use crate::scratch::Scratch;
use crate::table::numbered;

/// The most aircraft for which chances are computed.
const MOST: u16 = 400;
/// The same, for faults.
const AIRCRAFT: Bounds = Bounds { low: 1, high: MOST as i64, limit: "aircraft of a distribution" };

/// Aircraft in range of an antiaircraft gun.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct AaTargets<'a> {
    /// The number of aircraft that attack the gun's territory or fly over it.
    #[required]
    pub aircraft: u16,
    /// The movement in which they do so.
    #[required]
    pub phase: Code<Phase>,
    /// The gun is aboard a transport.
    pub aboard: Flag,
    /// Rows of the unit chart that replace the edition's. An empty list for the edition's chart.
    pub chart: &'a [UnitValue],
}

/// The dice of an antiaircraft gun.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct AaVolley {
    /// The number of dice, one for each aircraft.
    pub dice: u16,
    /// The highest roll that hits.
    pub hits_at: u8,
    /// The number of faces of the dice.
    pub faces: u8,
}

/// Decides whether an antiaircraft gun fires at aircraft, and returns its dice. It fires in the combat phase at all
/// aircraft that attack its territory or fly over it, one die each (AA 3.1a). It does not fire from aboard a transport
/// (AA 3.1d).
///
/// ```
/// use grognard_core::axis_allies::antiaircraft::{AaTargets, assess};
/// use grognard_core::axis_allies::orders::Phase;
/// use grognard_core::ruling::Trail;
/// let question = AaTargets { aircraft: 3, phase: Phase::Combat.into(), ..AaTargets::default() };
/// let volley = assess(&question, &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!((volley.dice, volley.hits_at), (3, 1));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * Those of `axis_allies.units.values`, for the chart.
/// * `missing_field` for no aircraft.
/// * `missing_field` and `unknown_word` for the phase.
pub fn assess(question: &AaTargets<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Verdict<AaVolley>>, Fault> {
    let q = question;
    let chart = Chart::of(q.chart)?;
    let hits_at = chart.row(Kind::AaGun).shot;
    some(q.aircraft)?;
    let (noncombat, aboard) = (word(q.phase, &"phase")? == Phase::Noncombat, q.aboard.is_set());
    if noncombat || aboard {
        for (rule, forbids) in [(R3_1A, noncombat), (R3_1D, aboard)] {
            if forbids {
                trail.note(rule, What::Forbidden, About::Whole, 0);
            }
        }
        let mut reasons = Cites::by(if noncombat { R3_1A } else { R3_1D });
        reasons.add_if(R3_1D, aboard);
        return Ok(Ruling::new(Verdict::Forbidden, reasons));
    }
    trail.note(R3_1A, What::Volley, About::Whole, i32::from(q.aircraft));
    Ok(Ruling::new(Verdict::Allowed(AaVolley { dice: q.aircraft, hits_at, faces: faces(chart.faces()) }), fired(chart)))
}

/// Returns the rules of a gun's fire.
fn fired(chart: Chart<'_>) -> Cites {
    let mut cites = Cites::by(R3_1A);
    chart.cite(&mut cites, |kind| kind == Kind::AaGun);
    cites
}

/// An antiaircraft gun and its dice.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct AaFire<'a> {
    /// The number of aircraft that it fires at.
    #[required]
    pub aircraft: u16,
    /// The dice, one for each aircraft: 1 to 6, or to the number of faces of the chart.
    #[required]
    pub dice: &'a [u8],
    /// Rows of the unit chart that replace the edition's. An empty list for the edition's chart.
    pub chart: &'a [UnitValue],
}

/// The result of antiaircraft fire.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct AaHits {
    /// The number of aircraft lost. Their owner chooses which.
    pub hits: u16,
    /// The number of aircraft left.
    pub left: u16,
}

/// Resolves an antiaircraft gun's dice (AA 3.1a). The aircraft's owner chooses which aircraft are lost.
///
/// ```
/// use grognard_core::axis_allies::antiaircraft::{AaFire, resolve};
/// use grognard_core::ruling::Trail;
/// let fire = AaFire { aircraft: 3, dice: &[1, 6, 2], ..AaFire::default() };
/// let shot = resolve(&fire, &mut Trail::none())?.value;
/// assert_eq!((shot.hits, shot.left), (1, 2));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * Those of `axis_allies.units.values`, for the chart.
/// * `missing_field` for no aircraft.
/// * `bad_die`, `too_few_dice` and `too_many_dice` for dice.
pub fn resolve(question: &AaFire<'_>, trail: &mut Trail<'_>) -> Result<Ruling<AaHits>, Fault> {
    let chart = Chart::of(question.chart)?;
    let hits_at = chart.row(Kind::AaGun).shot;
    some(question.aircraft)?;
    let mut dice = Dice::new(question.dice);
    let hits = fire(&mut dice, question.aircraft, hits_at, chart.faces())?;
    dice.finish()?;
    trail.note(R3_1A, What::Hits, About::Whole, i32::from(hits));
    let left = question.aircraft.saturating_sub(hits);
    Ok(Ruling::new(AaHits { hits, left }, fired(chart)))
}

/// Checks that the number of aircraft is given.
fn some(aircraft: u16) -> Result<(), Fault> {
    if aircraft > 0 { Ok(()) } else { Err(Fault::new(FaultCode::MissingField, &text!("aircraft"))) }
}

/// Returns the hits of a gun at a number of aircraft; `said` is the number of faces of its dice, 0 for six.
pub(super) fn fire(dice: &mut Dice<'_>, aircraft: u16, hits_at: u8, said: u8) -> Result<u16, Fault> {
    let mut hits = 0u16;
    for _ in 0..aircraft {
        hits = hits.saturating_add(u16::from(dice.die(faces(said))? <= hits_at));
    }
    Ok(hits)
}

/// Antiaircraft fire before the dice.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct AaForecast<'a> {
    /// The number of aircraft that it fires at, at most 400.
    #[required]
    #[range(AIRCRAFT)]
    pub aircraft: u16,
    /// Rows of the unit chart that replace the edition's. An empty list for the edition's chart.
    pub chart: &'a [UnitValue],
}

/// A number of hits and its chance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct AaChance {
    /// The chance, in units of 1/2^63.
    #[chance]
    pub chance: u64,
    /// The number of hits.
    pub hits: u16,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 6],
}

/// The chances of antiaircraft fire.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct AaChances {
    /// The expected number of hits.
    pub hits: Expected,
    /// The upper bound of the error of each chance, in units of 1/2^63.
    #[chance]
    pub missing: u64,
}

/// Returns the exact chances of an antiaircraft gun's hits (AA 3.1a). The rows are the numbers of hits,
/// without those whose chance rounds down to 0.
///
/// ```
/// use grognard_core::axis_allies::antiaircraft::{AaChance, AaForecast, distribution};
/// use grognard_core::axis_allies::chance::ONE;
/// use grognard_core::ruling::{Sink, Trail};
/// use grognard_core::scratch::Scratch;
/// let (mut rows, mut words) = ([AaChance::default(); 4], [0; 8]);
/// let mut rows = Sink::new(&mut rows);
/// let question = AaForecast { aircraft: 2, ..AaForecast::default() };
/// let all = distribution(&question, &mut rows, &mut Scratch::new(&mut words), &mut Trail::none())?.value;
/// assert!(ONE / 36 - rows.items()[2].chance <= all.missing);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * Those of `axis_allies.units.values`, for the chart.
/// * `missing_field` for no aircraft.
/// * `out_of_range` for more than 400 aircraft.
/// * `buffer_too_small` at `scratch` for less than a word for each number of hits.
pub fn distribution(
    question: &AaForecast<'_>,
    rows: &mut Sink<'_, AaChance>,
    scratch: &mut Scratch<'_>,
    _trail: &mut Trail<'_>,
) -> Result<Ruling<AaChances>, Fault> {
    let q = question;
    let chart = Chart::of(q.chart)?;
    let hits_at = chart.row(Kind::AaGun).shot;
    q.in_range()?;
    let words = scratch.take(usize::from(q.aircraft).saturating_add(1))?;
    binomial(words, q.aircraft, hits_at, chart.faces());
    let mut expected = 0u128;
    let mut answer = Ruling::new(AaChances { missing: ONE, ..AaChances::default() }, fired(chart));
    let chances = &mut answer.value;
    for (hits, chance) in numbered(words) {
        let (chance, hits) = (chance >> 1, u16::try_from(hits).unwrap_or(MOST));
        add(&mut expected, chance, u32::from(hits));
        // All chances together are certainty at most.
        chances.missing = chances.missing.bounded_sub(chance);
        if chance > 0 {
            rows.push(AaChance { chance, hits, reserved: [0; 6] });
        }
    }
    chances.hits.set(&expected);
    Ok(answer)
}
