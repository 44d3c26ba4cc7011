//! Settlement of a capture: the owner's choice, the rest, and where it may be placed. OCS 9.14b to 9.14h, 13.2g.F, 13.2i.

use super::table::{Spoils, away, column_of};
use super::{Captured, of_kind};
use crate::fault::{Fault, FaultCode, Name, list};
use crate::hex::Hex;
use crate::ocs::effects::{Effect, EffectKind, Effects};
use crate::ocs::measures::TP;
use crate::ocs::options::GameRules;
use crate::ocs::participants::Participants;
use crate::ocs::rules::*;
use crate::ocs::trucks;
use crate::ocs::units::{Checked, Kind, Progress, Unit};
use crate::reflect::{Code, Flag, Question, Reflect};
use crate::rule::Rule;
use crate::ruling::{About, Amount, Cites, Findings, Item, Ruling, Trail, Verdict, What};

/// The owner's choice of what is captured.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct CapturePayment<'a> {
    /// The captured amounts, as `resolve` returned them.
    #[required]
    pub captured: Captured,
    /// The units in the hex, as in the assessed question.
    #[required]
    pub units: &'a [Unit],
    /// For each unit, the Transport Points captured (TP).
    #[required]
    #[measure("TP", 4)]
    pub points: &'a [u32],
    /// For each unit, the supply captured: of a dump, or of the load of Transport Points, in T.
    #[required]
    #[measure("T", 1)]
    pub supply: &'a [u32],
    /// The Extenders in the hex have a hex to collapse to.
    pub collapses: Flag,
    /// The hedgehog in the hex is printed on the map, and so keeps its level under the option `counter_hedgehogs`.
    pub printed_hedgehog: Flag,
    /// The game's options.
    pub rules: GameRules,
}

/// The result of a capture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct CaptureSettled {
    /// Supply that is destroyed, in T.
    #[measure("T", 1)]
    pub destroyed: u32,
    /// Supply that is captured, in T.
    #[measure("T", 1)]
    pub supply: u32,
    /// Captured Transport Points may move at once; otherwise not before the captor's next Movement Phase.
    pub moves: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 3],
}

/// Settles a capture: the owner chooses which of his units are captured, and the rest is destroyed or displaced (OCS
/// 9.14b to 9.14h, 13.2g.F, 13.2i). If all vehicles are captured but not their whole load, the rest of the load is destroyed.
///
/// ```
/// use grognard_core::ocs::measures::{MP, TP};
/// use grognard_core::ocs::{capture::{apply, Captured, CapturePayment}, effects::Effects, units::{Kind, Mode, Unit}};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let mut truck = Unit { amount: 2 * TP, load: 8, ..Unit::of(1, Kind::Truck) };
/// truck.move_side.ma = (45 * MP).into();
/// let captured = Captured { trucks: TP.into(), truck_load: 4, ..Default::default() };
/// let question = CapturePayment { captured, units: &[truck], points: &[TP.into()], supply: &[4], ..Default::default() };
/// let settled = apply(&question, &mut Effects::none(), &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!((settled.supply, settled.destroyed), (4, 0)); // one point and 1 SP go elsewhere
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `contradiction` for another number of points or of supply than of units, and for a load that the unit cannot
///   carry. Also for a unit that had a bridge and is no engineer.
/// * `missing_field` for the kind, the mode, the orientation and the steps of a unit, and for the amount of supply and
///   of Transport Points. Also for the movement allowance of the latter, and for the level of a hedgehog that loses
///   one.
/// * `unknown_word` for words of units.
/// * `out_of_range` for a movement allowance and steps that no counter has.
/// * `impossible_mode` for a mode that a unit's kind cannot have.
/// * `reserved` for reserved bytes that are not 0.
/// * `buffer_too_small` in C, for a list of effects that is too small.
pub fn apply(
    question: &CapturePayment<'_>,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<CaptureSettled>>, Fault> {
    let q = question;
    q.rules.sound()?;
    for (list, name) in [(q.points, &"points" as Name), (q.supply, &"supply")] {
        if list.len() != q.units.len() {
            return Err(Fault::against(name, &"units: there is a number for each unit"));
        }
    }
    let given = |i: usize| {
        let of = |list: &[u32]| list.get(i).copied().unwrap_or(0);
        Share { points: of(q.points), supply: of(q.supply), to: None }
    };
    share(
        &q.captured,
        Participants::all(q.units, list!("units"), About::Units),
        &given,
        q.collapses.is_set(),
        q.rules.counter_hedgehogs.is_set() && !q.printed_hedgehog.is_set(),
        effects,
        trail,
    )
}

/// What is captured of a unit, and where the rest of Transport Points goes, if that is known.
pub(in crate::ocs) struct Share {
    pub points: u32,
    pub supply: u32,
    pub to: Option<Hex>,
}

/// Settles a capture of units, wherever they are listed, of which what is given is captured. Extenders collapse or not, and
/// hedgehogs are worn or not (21.11c).
pub(in crate::ocs) fn share(
    captured: &Captured,
    units: Participants<'_>,
    given: &dyn Fn(usize) -> Share,
    collapses: bool,
    worn: bool,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<CaptureSettled>>, Fault> {
    let mut findings = Findings::by(R9_14, trail);
    chosen(captured, &units, given, collapses, &mut findings)?;
    if !findings.allows() {
        return Ok(findings.verdict(CaptureSettled::default));
    }
    let mut out = CaptureSettled { moves: captured.moves, ..CaptureSettled::default() };
    let mut cites = None::<Cites>;
    for (i, unit) in units.iter() {
        let (share, place) = (given(i), units.place(i));
        let checked = unit.checked().map_err(|f| units.fault(f, i))?;
        let mut hand = |what: EffectKind, amount: u32, rule: Rule| {
            let amount = u16::try_from(amount).unwrap_or(u16::MAX);
            let hex = share.to.filter(|_| what == EffectKind::Place).unwrap_or(unit.hex);
            effects.push(Effect { hex, ..Effect::of(place, what, amount, rule) });
            cites.get_or_insert(Cites::by(rule)).add(rule);
        };
        let held = holding(&checked, collapses).map_err(|f| units.fault(f, i))?;
        let rule = held.rule();
        match held {
            Holding::Dump => {
                let rest = u32::from(unit.amount).saturating_sub(share.supply);
                spoil(&mut hand, rule, share.supply, rest, &mut out);
            }
            Holding::Vehicles(column) => vehicles(&checked, column, &share, captured.moves, &mut hand, &mut out),
            Holding::Other(_) => other(&checked, rule, worn, &mut hand).map_err(|f| units.fault(f, i))?,
        }
        cites.get_or_insert(Cites::by(rule)).add(rule);
    }
    findings.cites = cites.unwrap_or(findings.cites);
    Ok(findings.verdict(|| out))
}

/// Adds the reasons why what is captured is not what was chosen: more than there is of a unit, or not the captured amounts.
fn chosen(
    captured: &Captured,
    units: &Participants<'_>,
    given: &dyn Fn(usize) -> Share,
    collapses: bool,
    findings: &mut Findings<'_, '_>,
) -> Result<(), Fault> {
    let mut paid = Captured::default();
    for (i, unit) in units.iter() {
        let (Share { points: taken, supply, .. }, item) = (given(i), units.item(i));
        let checked = trucks::held(unit).map_err(|f| units.fault(f, i))?;
        let held = holding(&checked, collapses).map_err(|f| units.fault(f, i))?;
        let amount = u32::from(unit.amount);
        let (points, most) = match held {
            Holding::Dump => (0, amount),
            Holding::Vehicles(_) => (amount, u32::from(unit.load)),
            Holding::Other(_) => (0, 0),
        };
        findings.over(R9_14C, item, Amount::of(What::Capacity, taken, TP), points);
        findings.over(held.rule(), item, Amount::of(What::Cost, supply, 1), most);
        if let (Holding::Vehicles(_), true) = (held, taken <= points && supply <= most) {
            stays_carried(unit, taken, supply, item, findings);
        }
        let (points, aboard) = match held {
            Holding::Dump => (None, &mut paid.dump),
            Holding::Vehicles(Spoils::Wagons) => (Some(&mut paid.wagons), &mut paid.wagon_load),
            Holding::Vehicles(_) => (Some(&mut paid.trucks), &mut paid.truck_load),
            Holding::Other(_) => continue,
        };
        *aboard = aboard.saturating_add(supply);
        if let Some(points) = points {
            *points = points.saturating_add(taken);
        }
    }
    let (t, points) = ((R9_14C, What::Cost, 1), (R9_14C, What::Capacity, TP));
    let dump = (R9_14B, What::Cost, 1);
    let sums =
        |c: &Captured| [(dump, c.dump), (points, c.trucks), (t, c.truck_load), (points, c.wagons), (t, c.wagon_load)];
    for (((rule, what, den), is), (_, wanted)) in sums(&paid).into_iter().zip(sums(captured)) {
        findings.unlike(rule, Item::WHOLE, Amount::of(what, is, den), wanted);
    }
    Ok(())
}

/// Hands out what becomes of Transport Points and their load (9.14c).
fn vehicles(
    unit: &Checked<'_>,
    column: Spoils,
    Share { points: taken, supply, to }: &Share,
    moves: Flag,
    hand: Hand<'_>,
    out: &mut CaptureSettled,
) {
    let (taken, supply) = (*taken, *supply);
    let points = u32::from(unit.unit.amount).saturating_sub(taken);
    let rest = u32::from(unit.unit.load).saturating_sub(supply);
    if taken > 0 {
        hand(EffectKind::Capture, taken, R9_14C);
        if unit.kind == Kind::OrganicTruck {
            hand(EffectKind::Convert, taken, R13_2G_F);
        }
        if !moves.is_set() {
            let held = Code::new(Progress::Captured);
            hand(EffectKind::SetProgress, held.0.into(), R13_2I);
        }
    }
    // Two points that are left of three keep 9T (9.14c, example); without a vehicle nothing is kept.
    spoil(hand, R9_14C, supply, if points > 0 { 0 } else { rest }, out);
    if points > 0 && to.is_some() {
        hand(EffectKind::Place, unit.unit.steps_lost.into(), R9_14C);
    } else if points > 0 {
        hand(EffectKind::Displace, u32::from(away(column)), R9_14C);
    }
}

/// Hands out what becomes of a unit that is neither a dump nor a vehicle; a hedgehog is worn or not (21.11c).
fn other(unit: &Checked<'_>, rule: Rule, worn: bool, hand: Hand<'_>) -> Result<(), Fault> {
    match unit.kind {
        kind if kind.is_extender() => hand(EffectKind::Collapse, 0, rule),
        // 21.11c: a level less; without one it is gone.
        Kind::Hedgehog if worn => match unit.unit.amount {
            0 => return Err(Fault::new(FaultCode::MissingField, &"amount")),
            1 => hand(EffectKind::Eliminate, 0, R21_11C),
            level => {
                hand(EffectKind::Capture, 0, rule);
                hand(EffectKind::SetLevel, level.saturating_sub(1).into(), R21_11C);
            }
        },
        Kind::Port | Kind::AirBase | Kind::Hedgehog => hand(EffectKind::Capture, 0, rule),
        Kind::Ship => hand(EffectKind::Eliminate, 0, rule),
        _ => {}
    }
    Ok(())
}

/// Refuses to leave Transport Points with more than rounding leaves them (13.2c).
fn stays_carried(unit: &Unit, taken: u32, load: u32, item: Item, findings: &mut Findings<'_, '_>) {
    let points = u16::try_from(u32::from(unit.amount).saturating_sub(taken)).unwrap_or(u16::MAX);
    let left = u32::from(unit.load).saturating_sub(load);
    // Without a vehicle nothing goes.
    if points > 0 && taken > 0 && left > trucks::most_load(points) {
        findings.over(R13_2C, item, Amount::of(What::Capacity, left, TP), trucks::capacity(points));
    }
}

/// What the table makes of a unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Holding {
    Dump,
    Vehicles(Spoils),
    Other(Kind),
}

impl Holding {
    /// Returns the paragraph that captures it.
    fn rule(self) -> Rule {
        match self {
            Holding::Dump => R9_14B,
            Holding::Vehicles(_) => R9_14C,
            Holding::Other(kind) => of_kind(kind),
        }
    }
}

fn holding(unit: &Checked<'_>, collapses: bool) -> Result<Holding, Fault> {
    Ok(match unit.kind {
        Kind::Supply => Holding::Dump,
        kind if kind.is_extender() && collapses => Holding::Other(unit.kind),
        kind if kind.is_transport() => Holding::Vehicles(column_of(unit.unit)?),
        _ => Holding::Other(unit.kind),
    })
}

/// Takes each effect on a unit: its kind, its amount and its rule.
type Hand<'h> = &'h mut dyn FnMut(EffectKind, u32, Rule);

/// Splits supply into captured and destroyed.
fn spoil(hand: Hand<'_>, rule: Rule, captured: u32, destroyed: u32, out: &mut CaptureSettled) {
    if captured > 0 {
        hand(EffectKind::CaptureSupply, captured, rule);
    }
    if destroyed > 0 {
        hand(EffectKind::DestroySupply, destroyed, rule);
    }
    out.supply = out.supply.saturating_add(captured);
    out.destroyed = out.destroyed.saturating_add(destroyed);
}

/// The rest of Transport Points, to be displaced.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Displace {
    /// The Transport Points.
    #[required]
    pub truck: Unit,
    /// The hex in which they are to be placed.
    #[required]
    pub to: Hex,
}

/// Decides whether Transport Points that escaped capture may be placed in a hex (OCS 9.14c). It is up to 10 hexes away,
/// or 5 if their movement allowance is 10 or less, whatever lies between.
///
/// ```
/// use grognard_core::ocs::measures::MP;
/// use grognard_core::ocs::{capture::{displace, Displace}, units::{Face, Kind, Mode, Unit}};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::Trail};
/// let move_side = Face { ma: (8 * MP).into(), ..Default::default() };
/// let wagon = Unit { move_side, ..Unit::of(1, Kind::Wagon) };
/// let to = |q| displace(&Displace { truck: wagon, to: Hex::new(q, 0) }, &mut Trail::none());
/// assert!(to(5)?.value.is_allowed() && !to(6)?.value.is_allowed());
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for the unit's kind, mode, orientation and steps, and for the movement allowance of Transport
///   Points.
/// * `unknown_word` for words of the unit.
/// * `out_of_range` for a movement allowance and steps that no counter has.
/// * `impossible_mode` for a mode that the unit's kind cannot have.
/// * `contradiction` for a unit that had a bridge and is no engineer.
/// * `reserved` for reserved bytes that are not 0.
pub fn displace(question: &Displace, trail: &mut Trail<'_>) -> Result<Ruling<Verdict>, Fault> {
    let q = question;
    let truck = q.truck.checked().map_err(|f| f.within(&"truck"))?;
    let mut findings = Findings::by(R9_14C, trail);
    displaced(&truck, q.to, About::Units.at(0), &mut findings).map_err(|f| f.within(&"truck"))?;
    Ok(findings.verdict(|| ()))
}

/// Adds the reason why a unit that escaped capture may not be placed in a hex.
pub(in crate::ocs) fn displaced(
    truck: &Checked<'_>,
    to: Hex,
    item: Item,
    findings: &mut Findings<'_, '_>,
) -> Result<(), Fault> {
    let distance = truck.unit.hex.distance(to);
    // A unit that is not transport is not displaced.
    let reach = match truck.kind.is_transport() {
        true => Some(u32::from(away(column_of(truck.unit)?))),
        false => None,
    };
    findings.note(R9_14C, What::Distance, item.about.at(item.index), i32::try_from(distance).unwrap_or(i32::MAX));
    match reach {
        Some(reach) => findings.over(R9_14C, item, Amount::of(What::Distance, distance, 1), reach),
        None => findings.object(R9_14C, item),
    }
    Ok(())
}
