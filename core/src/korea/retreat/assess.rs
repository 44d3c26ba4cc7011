//! The hexes to which a unit may retreat, and whether a retreat so far is legal. KOR 8.3, 8.3.R.

use super::field::Field;
use super::question::{MOST, Retreat};
use super::ways::{Way, Ways};
use crate::capacity::push;
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::korea::rules::*;
use crate::korea::units::Quality;
use crate::reflect::Reflect;
use crate::ruling::{About, Cites, Findings, Ruling, Sink, Trail, Verdict, What};
use crate::scratch::Scratch;
use crate::table::numbered;
use heapless::Vec;

/// The most hexes in which a retreat has been: its start, and those that it enters (8.3).
const STOPS: usize = MOST as usize + 1;

/// How a retreat can continue.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Retreating {
    /// The number of hexes that it can have in all, including those of the path: the `hexes` of `korea.losses`.
    pub hexes: u8,
    /// The number of hexes among which the owner may choose for the next step.
    pub best: u8,
    /// The number of legal hexes for the next step, the best and the others.
    pub legal: u8,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// Decides whether a retreat so far is legal, and returns the hexes to which the unit may retreat next (KOR 8.3,
/// 8.3.R). Each step enters one of the best adjacent hexes. They are on the board, not prohibited, not full, without
/// enemies, and not entered before. In this order they are:
///
/// * not adjacent to an enemy if there is a choice;
/// * as far as possible from the nearest enemy unit of the combat;
/// * as near as possible to a supply source by a path over open hexes.
///
/// Ties are the owner's choice.
///
/// The rows are the hexes adjacent to the end of the path, ranked, with the reason for each that may not be chosen. If
/// the path is forbidden, they are the hexes adjacent to its first wrong step. A retreat that can enter no hex at all
/// is forbidden. The scratch memory needed is two words for each hex of the board.
///
/// ```
/// use grognard_core::korea::{retreat::{assess, Board, Place, Retreat, Way, Why}, units::Quality};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::{Sink, Trail}, scratch::Scratch};
/// let place = |q, r| Place { hex: Hex::new(q, r), ..Default::default() };
/// let hexes = [place(-1, 0), place(-1, 1), place(0, 0), place(0, 1), place(1, 0)];
/// let (attackers, supply) = ([Hex::new(1, 0)], [Hex::new(-1, 1)]);
/// let (board, quality) = (Board { hexes: &hexes }, Code::new(Quality::C));
/// let question = Retreat { board, opponents: &attackers, supply: &supply, quality, ..Default::default() };
/// let (mut room, mut words) = ([Way::default(); 6], [0; 10]);
/// let (mut rows, mut scratch) = (Sink::new(&mut room), Scratch::new(&mut words));
/// let ruling = assess(&question, &mut rows, &mut scratch, &mut Trail::none())?;
/// assert_eq!(ruling.value.allowed().unwrap().hexes, 1);
/// // Two hexes are not next to the attacker and as far from him as can be; one of them is the source of supply itself.
/// let [first, second, third, ..] = rows.items() else { panic!() };
/// assert_eq!((first.hex, first.why), (Hex::new(-1, 1), Code::new(Why::Best)));
/// assert_eq!((second.hex, second.why), (Hex::new(-1, 0), Code::new(Why::FartherSupply)));
/// assert_eq!((third.hex, third.why), (Hex::new(0, 1), Code::new(Why::NextToEnemy)));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` and `unknown_word` for the quality.
/// * `empty` for a board without hexes and a combat without enemies.
/// * `contradiction` for a hex listed twice on the board, and for a start or opponents that are not on it. It is also
///   for a start with an enemy in it or none adjacent to it, and a step to a hex that is not adjacent.
/// * `out_of_range` for more than 65535 hexes.
/// * `reserved` for reserved bytes of a hex of the board that are not 0.
/// * `buffer_too_small` at `scratch` for less than two words a hex.
pub fn assess(
    question: &Retreat<'_>,
    rows: &mut Sink<'_, Way>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Retreating>>, Fault> {
    let q = question;
    let quality = q.quality.said(&"quality")?;
    if q.opponents.is_empty() {
        return Err(Fault::new(FaultCode::Empty, &"opponents"));
    }
    if !q.opponents.iter().any(|hex| hex.touches(q.start)) {
        return Err(Fault::against(&"opponents", &"start: none of the opponents is beside the hex that is left"));
    }
    connected(q.start, q.path)?;
    let field = Field::new(q, scratch)?;
    if field.spot(q.start).is_none_or(|spot| spot.is_enemy()) {
        return Err(Fault::against(&"start", &"board.hexes: a retreat begins in a hex of the board without enemies"));
    }
    field.must_hold(q.opponents, &"opponents")?;

    let mut findings = Findings::of(Cites::of(&[R8_3, R8_3_R]), trail);
    // 8.3: B and A two or three hexes, the others one.
    let most = if quality >= Quality::B { MOST as usize } else { 1 };
    if q.path.len() > most {
        // The number of hexes by which it is too long.
        let over = q.path.len().saturating_sub(most);
        findings.object_by(R8_3, About::Path.at(most), i32::try_from(over).unwrap_or(i32::MAX));
    }
    let mut trod: Vec<Hex, STOPS> = Vec::new();
    let next = match walk(q, &field, &mut trod, &mut findings)? {
        Some(refused) => refused,
        None if q.path.len() < most => Ways::around(q, &field, &trod),
        None => Ways::default(),
    };
    for way in next.all() {
        rows.push(*way);
    }
    if q.path.is_empty() && next.best().next().is_none() {
        findings.object(R8_3_R, About::Whole);
    }
    if !findings.allows() {
        return Ok(findings.verdict(Retreating::default));
    }
    let hexes = farthest(q, &field, &mut trod, most);
    findings.note(R8_3_R, What::Distance, About::Path, i32::from(hexes));
    let up_to =
        |rank: u8| next.all().iter().fold(0u8, |n, way| n.saturating_add(u8::from((1..=rank).contains(&way.rank))));
    let retreating = Retreating { hexes, best: up_to(1), legal: up_to(u8::MAX), reserved: 0 };
    Ok(findings.verdict(|| retreating))
}

/// Checks that each hex of a path is adjacent to the one before.
fn connected(start: Hex, path: &[Hex]) -> Result<(), Fault> {
    let mut at = start;
    for (i, hex) in numbered(path) {
        if !at.touches(*hex) {
            let why =
                if i == 0 { &"start: a path goes to adjacent hexes" } else { &"[]: a path goes to adjacent hexes" };
            return Err(Fault::item_against(&text!("path"), i, why).other_at(i.saturating_sub(1)));
        }
        at = *hex;
    }
    Ok(())
}

/// Takes the steps of the path, each of which enters one of the best hexes (8.3.R). Notes the hexes in which the unit has
/// been, and returns the hexes around the first wrong step.
fn walk(
    q: &Retreat<'_>,
    field: &Field<'_>,
    trod: &mut Vec<Hex, STOPS>,
    findings: &mut Findings<'_, '_>,
) -> Result<Option<Ways>, Fault> {
    let mut refused = None;
    enter(trod, q.start)?;
    for (i, hex) in numbered(q.path).take(MOST as usize) {
        let ways = Ways::around(q, field, trod);
        if !ways.best().any(|way| way.hex == *hex) {
            findings.object(R8_3_R, About::Path.at(i));
            refused.get_or_insert(ways);
        }
        enter(trod, *hex)?;
    }
    Ok(refused)
}

/// Adds a hex to those in which a retreat has been.
fn enter(trod: &mut Vec<Hex, STOPS>, hex: Hex) -> Result<(), Fault> {
    push(trod, hex).map_err(|_| Fault::new(FaultCode::Internal, &text!("path")))
}

/// Returns the number of hexes that a retreat can have if the owner breaks ties to make it long, at most three steps.
/// Leaves `trod` unchanged.
fn farthest(q: &Retreat<'_>, field: &Field<'_>, trod: &mut Vec<Hex, STOPS>, most: usize) -> u8 {
    // The start is not a hex that it entered.
    let entered = trod.len().saturating_sub(1);
    let here = u8::try_from(entered).unwrap_or(u8::MAX);
    if entered >= most {
        return here;
    }
    let ways = Ways::around(q, field, trod);
    let beyond = ways.best().map(|way| {
        let stops = trod.len();
        if enter(trod, way.hex).is_err() {
            return here;
        }
        let hexes = farthest(q, field, trod, most);
        trod.truncate(stops);
        hexes
    });
    beyond.max().unwrap_or(here)
}
