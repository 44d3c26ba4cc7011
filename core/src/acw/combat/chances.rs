//! The exact chances of a combat, and the rank of a result. ACW 8, 9.

use super::assess::Assessment;
use super::resolve::Odds;
use crate::acw::rules::*;
use crate::acw::table::{Outcome, Table, TableHeld};
use crate::bounded::Bounded;
use crate::dist::Percentile;
use crate::fault::{Fault, FaultCode};
use crate::reflect::{Question, Reflect};
use crate::ruling::{Cites, Ruling, Sink, Trail};
use crate::table::numbered;

/// The faces of the die, which are all cases.
const FACES: [u8; 6] = [1, 2, 3, 4, 5, 6];

/// An assessed combat.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Chances<'a> {
    /// The assessment.
    #[required]
    pub assessment: Assessment,
    /// The results table.
    #[required]
    pub table: Table<'a>,
}

/// A result and its chance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Chance {
    /// The result.
    pub result: Outcome,
    /// The number of the six cases that give it.
    pub cases: u32,
}

/// The exact chances of a combat, as counts of cases over `denominator`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct CombatDistribution {
    /// The number of cases, 6.
    pub denominator: u32,
    /// The code of the result for each face of the die, from 1 to 6.
    pub faces: [u8; 6],
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 2],
    /// Cases of an exchange.
    #[share("denominator")]
    pub exchange: u32,
    /// Cases in which the attacker suffers an adverse result, including an exchange: his commanders may have to roll
    /// (ACW 11).
    #[share("denominator")]
    pub attacker_adverse: u32,
    /// Cases in which the defender suffers an adverse result, including an exchange: his commanders may have to roll
    /// (ACW 11).
    #[share("denominator")]
    pub defender_adverse: u32,
    /// Cases in which the attacker retreats or is eliminated.
    #[share("denominator")]
    pub attacker_driven: u32,
    /// Cases in which the defender retreats or is eliminated.
    #[share("denominator")]
    pub defender_driven: u32,
    /// Cases in which the attacker is eliminated.
    #[share("denominator")]
    pub attacker_eliminated: u32,
    /// Cases in which the defender is eliminated.
    #[share("denominator")]
    pub defender_eliminated: u32,
    /// The attacker's expected hexes of retreat, over the denominator.
    #[share("denominator")]
    pub attacker_retreat_expected: u32,
    /// The defender's expected hexes of retreat, over the denominator.
    #[share("denominator")]
    pub defender_retreat_expected: u32,
}

fn cites_of(a: &Assessment, table: &Table<'_>) -> Cites {
    let mut cites = Cites::by(R8);
    table.cite(&mut cites);
    cites.add_if(R9, a.drm != 0);
    cites
}

/// Returns the exact chances of an assessed combat, in cases of six (ACW 8, 9). The rows are the possible results, in
/// the table's order.
///
/// ```
/// use grognard_core::acw::{combat::{distribution, Assessment, Chance, Chances}, table::EXAMPLE};
/// use grognard_core::ruling::{Sink, Trail};
/// let (heading, table) = (EXAMPLE.columns[2], EXAMPLE.digest());
/// let assessment = Assessment { column: 2, heading, table, ..Default::default() };
/// let mut room = [Chance::default(); 8];
/// let mut rows = Sink::new(&mut room);
/// let value = distribution(&Chances { assessment, table: EXAMPLE }, &mut rows, &mut Trail::none())?.value;
/// assert_eq!(value.faces, [6, 5, 4, 4, 3, 3]); // the column of 1:1
/// assert_eq!(rows.items().iter().map(|row| row.cases).sum::<u32>(), value.denominator);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// Those of `acw.combat.resolve` but for the die, for each cell on which a die may fall.
pub fn distribution(
    question: &Chances<'_>,
    rows: &mut Sink<'_, Chance>,
    _trail: &mut Trail<'_>,
) -> Result<Ruling<CombatDistribution>, Fault> {
    let q = question;
    let odds = Odds::of(&q.assessment, &q.table)?;
    let mut d = CombatDistribution { denominator: 6, ..Default::default() };
    let mut places = [usize::MAX; FACES.len()];
    for ((die, face), place) in FACES.into_iter().zip(&mut d.faces).zip(&mut places) {
        let landed = odds.land(die)?;
        let result = landed.result;
        (*face, *place) = (result.code, landed.place);
        let count = |sum: &mut u32, condition: bool| *sum = sum.bounded_add(u32::from(condition));
        let exchange = result.exchange.is_set();
        let (mine, theirs) = (result.attacker, result.defender);
        count(&mut d.exchange, exchange);
        count(&mut d.attacker_adverse, exchange || mine.adverse());
        count(&mut d.defender_adverse, exchange || theirs.adverse());
        count(&mut d.attacker_driven, mine.retreat > 0 || mine.eliminated.is_set());
        count(&mut d.defender_driven, theirs.retreat > 0 || theirs.eliminated.is_set());
        count(&mut d.attacker_eliminated, mine.eliminated.is_set());
        count(&mut d.defender_eliminated, theirs.eliminated.is_set());
        d.attacker_retreat_expected = d.attacker_retreat_expected.bounded_add(u32::from(mine.retreat));
        d.defender_retreat_expected = d.defender_retreat_expected.bounded_add(u32::from(theirs.retreat));
    }
    for (place, result) in numbered(q.table.results) {
        let cases = places.iter().fold(0u32, |cases, at| cases.bounded_add(u32::from(*at == place)));
        if cases > 0 {
            rows.push(Chance { result: *result, cases });
        }
    }
    Ok(Ruling::new(d, cites_of(&q.assessment, &q.table)))
}

/// A result that occurred.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Happened<'a> {
    /// The assessment before the die.
    #[required]
    pub assessment: Assessment,
    /// The results table.
    #[required]
    pub table: Table<'a>,
    /// The code of the result that occurred.
    #[required]
    pub code: u8,
}

/// Returns the rank of a result among all possible results (ACW 8, 9), in the table's order from the worst for the
/// attacker to the best.
///
/// ```
/// use grognard_core::acw::{combat::{percentile, Assessment, Happened}, table::EXAMPLE};
/// use grognard_core::ruling::Trail;
/// let (heading, table) = (EXAMPLE.columns[2], EXAMPLE.digest());
/// let assessment = Assessment { column: 2, heading, table, ..Default::default() };
/// let place = percentile(&Happened { assessment, table: EXAMPLE, code: 5 }, &mut Trail::none())?.value;
/// assert_eq!((place.worse, place.equal, place.better, place.denominator), (4, 1, 1, 6));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// Those of `acw.combat.distribution`, and `undefined` for a code that no result has.
pub fn percentile(question: &Happened<'_>, _trail: &mut Trail<'_>) -> Result<Ruling<Percentile>, Fault> {
    let q = question;
    let odds = Odds::of(&q.assessment, &q.table)?;
    let (place, _) = q.table.find(q.code)?.ok_or(Fault::new(FaultCode::Undefined, &text!("code")))?;
    let mut out = Percentile { denominator: 6, ..Default::default() };
    for die in FACES {
        let sum = match odds.land(die)?.place.cmp(&place) {
            core::cmp::Ordering::Less => &mut out.worse,
            core::cmp::Ordering::Equal => &mut out.equal,
            core::cmp::Ordering::Greater => &mut out.better,
        };
        *sum = sum.bounded_add(1);
    }
    Ok(Ruling::new(out, cites_of(&q.assessment, &q.table)))
}
