//! Antiaircraft fire at aircraft that attack a territory or fly over it. AA 3.1.

use super::chance::{Expected, ONE, add, binomial};
use super::orders::Phase;
use super::rules::*;
use super::units::{Chart, Kind, UnitValue, word};
use crate::dice::Dice;
use crate::fault::{Fault, FaultCode};
use crate::reflect::{Code, Flag, Question, Reflect};
use crate::ruling::{About, Cites, Ruling, Sink, Trail, Verdict, What};
use crate::scratch::Scratch;
use crate::table::numbered;

/// At most so many aircraft are weighed.
const MOST: u16 = 400;

/// Aircraft that come under an antiaircraft gun.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Overhead<'a> {
    /// Aircraft that attack the gun's territory or fly over it.
    #[required]
    pub aircraft: u16,
    /// In which movement they do so.
    #[required]
    pub phase: Code<Phase>,
    /// The gun is aboard a transport.
    pub aboard: Flag,
    /// Rows of the unit chart that differ from the edition's; none for the edition's own.
    pub chart: &'a [UnitValue],
}

/// The dice of an antiaircraft gun.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct AaVolley {
    /// One for each aircraft.
    pub dice: u16,
    /// What they hit at or below.
    pub hits_at: u8,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// Whether an antiaircraft gun fires at aircraft: in the combat phase, at all that attack its territory or fly over it,
/// one die each (AA 3.1a); not from aboard a transport (AA 3.1d).
///
/// ```
/// use grognard_core::axis_allies::antiaircraft::{Overhead, assess};
/// use grognard_core::axis_allies::orders::Phase;
/// use grognard_core::ruling::Trail;
/// let question = Overhead { aircraft: 3, phase: Phase::Combat.into(), ..Overhead::default() };
/// let volley = assess(&question, &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!((volley.dice, volley.hits_at), (3, 1));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn assess(question: &Overhead<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Verdict<AaVolley>>, Fault> {
    let q = question;
    let hits_at = Chart::of(q.chart)?.row(Kind::AaGun).shot;
    some(q.aircraft)?;
    let (noncombat, aboard) = (word(q.phase, &"phase")? == Phase::Noncombat, q.aboard.is_set());
    if noncombat || aboard {
        for (rule, forbids) in [(R3_1A, noncombat), (R3_1D, aboard)] {
            if forbids {
                trail.note(rule, What::Forbidden, About::Whole, usize::MAX, 0);
            }
        }
        let mut reasons = Cites::by(if noncombat { R3_1A } else { R3_1D });
        reasons.add_if(R3_1D, aboard);
        return Ok(Ruling::new(Verdict::Forbidden, reasons));
    }
    trail.note(R3_1A, What::Volley, About::Whole, usize::MAX, i32::from(q.aircraft));
    Ok(Ruling::new(Verdict::Allowed(AaVolley { dice: q.aircraft, hits_at, reserved: 0 }), Cites::by(R3_1A)))
}

/// An antiaircraft gun's dice.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct AaFire<'a> {
    /// The aircraft that it fires at.
    #[required]
    pub aircraft: u16,
    /// One die for each.
    #[required]
    pub dice: &'a [u8],
    /// Rows of the unit chart that differ from the edition's; none for the edition's own.
    pub chart: &'a [UnitValue],
}

/// What an antiaircraft gun hit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct AaHits {
    /// Aircraft that are lost, which ones their owner chooses.
    pub hits: u16,
    /// Aircraft that are left.
    pub left: u16,
}

/// Counts the hits of an antiaircraft gun's dice (AA 3.1a). The aircraft's owner chooses which are lost.
///
/// ```
/// use grognard_core::axis_allies::antiaircraft::{AaFire, resolve};
/// use grognard_core::ruling::Trail;
/// let fire = AaFire { aircraft: 3, dice: &[1, 6, 2], ..AaFire::default() };
/// let shot = resolve(&fire, &mut Trail::none())?.value;
/// assert_eq!((shot.hits, shot.left), (1, 2));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn resolve(question: &AaFire<'_>, trail: &mut Trail<'_>) -> Result<Ruling<AaHits>, Fault> {
    let hits_at = Chart::of(question.chart)?.row(Kind::AaGun).shot;
    some(question.aircraft)?;
    let mut dice = Dice::new(question.dice);
    let hits = fire(&mut dice, question.aircraft, hits_at)?;
    dice.finish()?;
    trail.note(R3_1A, What::Hits, About::Whole, usize::MAX, i32::from(hits));
    let left = question.aircraft.saturating_sub(hits);
    Ok(Ruling::new(AaHits { hits, left }, Cites::by(R3_1A)))
}

/// The number of aircraft must be said.
fn some(aircraft: u16) -> Result<(), Fault> {
    if aircraft > 0 { Ok(()) } else { Err(Fault::new(FaultCode::MissingField, &"aircraft")) }
}

/// The hits of a gun at so many aircraft.
pub(super) fn fire(dice: &mut Dice<'_>, aircraft: u16, hits_at: u8) -> Result<u16, Fault> {
    let mut hits = 0u16;
    for _ in 0..aircraft {
        hits = hits.saturating_add(u16::from(dice.d6()? <= hits_at));
    }
    Ok(hits)
}

/// Antiaircraft fire before it falls.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct AaForecast<'a> {
    /// The aircraft that it is fired at, at most 400.
    #[required]
    pub aircraft: u16,
    /// Rows of the unit chart that differ from the edition's; none for the edition's own.
    pub chart: &'a [UnitValue],
}

/// A number of hits and its chance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct AaChance {
    /// The chance, in units of 1/2^63.
    pub chance: u64,
    /// The hits.
    pub hits: u16,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 6],
}

/// The chances of antiaircraft fire.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct AaChances {
    /// Expected hits.
    pub hits: Expected,
    /// What the chances lack of certainty: the bound of each one's error.
    pub missing: u64,
}

/// The exact chances of an antiaircraft gun's hits (AA 3.1a): the rows are the numbers of hits.
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
pub fn distribution(
    question: &AaForecast<'_>,
    rows: &mut Sink<'_, AaChance>,
    scratch: &mut Scratch<'_>,
    _trail: &mut Trail<'_>,
) -> Result<Ruling<AaChances>, Fault> {
    let q = question;
    let hits_at = Chart::of(q.chart)?.row(Kind::AaGun).shot;
    some(q.aircraft)?;
    if q.aircraft > MOST {
        return Err(Fault::new(FaultCode::OutOfRange, &"aircraft"));
    }
    let words = scratch.take(usize::from(q.aircraft).saturating_add(1))?;
    binomial(words, q.aircraft, hits_at);
    let mut expected = 0u128;
    let mut answer = Ruling::new(AaChances { missing: ONE, ..AaChances::default() }, Cites::by(R3_1A));
    let chances = &mut answer.value;
    for (hits, chance) in numbered(words) {
        let (chance, hits) = (chance >> 1, u16::try_from(hits).unwrap_or(MOST));
        add(&mut expected, chance, u32::from(hits));
        // All chances together are certainty at most.
        chances.missing = chances.missing.wrapping_sub(chance);
        if chance > 0 {
            rows.push(AaChance { chance, hits, reserved: [0; 6] });
        }
    }
    chances.hits.set(&expected);
    Ok(answer)
}
