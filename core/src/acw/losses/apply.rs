//! Settlement of one side's part of a result. ACW 3, 8, 10, 11.

use super::due::{Bill, Debt, available, losable, printed};
use super::least::{choose, named};
use crate::acw::combat::{Advance, Battle, Stage};
use crate::acw::effects::{Effect, EffectKind, Effects};
use crate::acw::rules::*;
use crate::acw::strength::stacks;
use crate::acw::units::{Kind, Unit};
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::reflect::{Code, Flag, Question, Reflect};
use crate::ruling::{About, Cites, Item, Ruling, Trail, Verdict, What};
use crate::scratch::Scratch;
use crate::table::numbered;

/// A side's losses.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Payment<'a> {
    /// The battle, as `resolve` or `apply` returned it.
    #[required]
    pub battle: Battle,
    /// All units in the hexes of the side that settles next, as they entered the combat.
    #[required]
    pub units: &'a [Unit],
    /// The units that the side chooses to lose, each once. An empty list leaves the choice to the library, which loses
    /// as little as possible. Units that the result itself eliminates are not chosen.
    #[refers("units")]
    pub losses: &'a [u16],
}

/// The result of a payment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Settled {
    /// The battle after the payment.
    pub battle: Battle,
    /// Printed strength points (SP) that the side lost.
    #[measure("SP", 1)]
    pub strength: u16,
    /// The number of units that the side lost.
    pub units: u16,
}

/// Settles one side's part of a result (ACW 3, 8, 10, 11). A legal payment returns effects for the units and the battle
/// after the payment. An illegal one is forbidden by the rule that it breaks, and changes nothing. A retreat affects
/// every unit of a hex, whether or not its strength counted, and the effects name the commanders who must roll. In the
/// trail of a forbidden answer each reason has its number: of units missing, or, below zero, too many, or of SP missing
/// in an exchange. It is 0 if only the rating is wrong.
///
/// ```
/// use grognard_core::acw::{combat::{Battle, Stage}, effects::{Effect, Effects}, losses::{apply, Payment}};
/// use grognard_core::acw::{table::Outcome, units::{Kind, Unit}};
/// use grognard_core::{reflect::{Code, Flag}, ruling::Trail, scratch::Scratch};
/// // An exchange: the defender lost 4 SP, and the attacker matches them with 3 and 2.
/// let result = Outcome { exchange: Flag::YES, ..Default::default() };
/// let battle = Battle { result, owed: 4, attacker_cohesion: 5, stage: Code::new(Stage::Attacker), ..Default::default() };
/// let unit = |strength: u8, cohesion: u8| {
///     Unit { kind: Code::new(Kind::Infantry), strength: strength.into(), cohesion: cohesion.into(), ..Default::default() }
/// };
/// let units = [unit(3, 5), unit(2, 4), unit(6, 4)];
/// let payment = Payment { battle, units: &units, ..Default::default() };
/// let (mut words, mut room) = ([0; 64], [Effect::default(); 8]);
/// let mut effects = Effects::new(&mut room);
/// let ruling = apply(&payment, &mut effects, &mut Scratch::new(&mut words), &mut Trail::none())?;
/// assert_eq!(ruling.value.allowed().unwrap().strength, 5);
/// // Without one of the rating that he fought with he may not.
/// let wrong = Payment { losses: &[2], ..payment };
/// let ruling = apply(&wrong, &mut effects, &mut Scratch::new(&mut words), &mut Trail::none())?;
/// assert!(!ruling.value.is_allowed());
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * Those of `acw.losses.choices`.
/// * `not_now` if nothing is owed and nothing lost.
/// * `out_of_range` for a loss that is none of the units, `contradiction` for one that is named twice.
/// * `buffer_too_small` at `scratch` for too little scratch memory.
pub fn apply(
    question: &Payment<'_>,
    effects: &mut Effects<'_>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Settled>>, Fault> {
    let q = question;
    let debt = Debt::of(&q.battle, q.units)?;
    if debt.stage == Stage::Over {
        if q.losses.is_empty() {
            return Err(Fault::new(FaultCode::NotNow, &"stage")
                .within(&"battle")
                .needs(&"a battle in which somebody owes losses"));
        }
        // ACW 10: nobody owes anything more.
        trail.note(R10, What::Forbidden, About::Whole, 0);
        return Ok(Ruling::new(Verdict::Forbidden, Cites::by(R10)));
    }
    if q.losses.is_empty() {
        let chosen = choose(&debt, q.units, scratch)?;
        return Ok(settle(q, &debt, |i| chosen.has(i), effects, trail));
    }
    let chosen = named(q.losses, q.units, scratch)?;
    let lost = |i: usize| chosen.has(i);
    if !legal(q, &debt, lost, trail) {
        return Ok(Ruling::new(Verdict::Forbidden, Cites::by(R10)));
    }
    Ok(settle(q, &debt, lost, effects, trail))
}

/// Checks whether the units lost are what is owed. ACW 10.
fn legal(q: &Payment<'_>, debt: &Debt, lost: impl Fn(usize) -> bool, trail: &mut Trail<'_>) -> bool {
    const ALL: Item = Item::all(About::Units);
    let units = q.units;
    let mut legal = true;
    // Each with what is missing, or, below zero, too much: units, or SP where they must match.
    let mut object = |at: Item, missing: i32| {
        trail.note(R10, What::Forbidden, at, missing);
        legal = false;
    };
    let missing = |due: u16, gone: u16| i32::from(due).saturating_sub(i32::from(gone));
    for (i, _) in numbered(units).filter(|(i, u)| lost(*i) && !losable(u)) {
        object(About::Units.at(i), 0);
    }
    let dead = |hex: Option<Hex>| {
        let here = numbered(units).filter(move |(_, u)| hex.is_none_or(|hex| u.hex == hex));
        here.filter(|(i, u)| lost(*i) && losable(u)).map(|(_, u)| u)
    };
    match debt.bill {
        Bill::Nothing => {
            let (gone, _) = available(dead(None), debt.cohesion);
            if gone > 0 {
                object(ALL, missing(0, gone));
            }
        }
        Bill::Together(losses) => {
            let (count, rated) = available(units.iter(), debt.cohesion);
            let (gone, first) = available(dead(None), debt.cohesion);
            let due = count.min(u16::from(losses));
            if gone != due || first != rated {
                object(ALL, missing(due, gone));
            }
        }
        Bill::Each(each) => {
            for stack in stacks(units) {
                let due = debt.of_hex(each, units, stack.hex);
                let (gone, first) = available(dead(Some(stack.hex)), debt.cohesion);
                if gone != due.losses || first != (due.cohesion > 0) {
                    let place = numbered(units).find(|(_, u)| u.hex == stack.hex);
                    object(place.map_or(ALL, |(i, _)| About::Units.at(i)), missing(due.losses, gone));
                }
            }
        }
        Bill::Match(owed) => {
            let (count, rated) = available(units.iter(), debt.cohesion);
            let (gone, first) = available(dead(None), debt.cohesion);
            let sp = dead(None).fold(0u32, |sum, unit| sum.saturating_add(u32::from(unit.sp())));
            // All, if they are not enough.
            let enough = sp >= u32::from(owed) || (gone == count && printed(units) < u32::from(owed));
            if !enough || first != rated {
                let short = if enough { 0 } else { u32::from(owed).saturating_sub(sp) };
                object(ALL, i32::try_from(short).unwrap_or(i32::MAX));
            }
        }
    }
    legal
}

/// Computes the effects on the side, and the battle after them.
fn settle(
    q: &Payment<'_>,
    debt: &Debt,
    chosen: impl Fn(usize) -> bool,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Ruling<Verdict<Settled>> {
    let fate = debt.fate;
    let eliminated = fate.eliminated.is_set();
    let lost = |i: usize, unit: &Unit| losable(unit) && (eliminated || chosen(i));
    let driven = eliminated || fate.retreat > 0;
    let mut out = Settled::default();
    let mut cites = Cites::by(R8);
    cites.add_if(R10, debt.bill != Bill::Nothing);
    // ACW 3: every unit in the hex suffers the result.
    cites.add_if(R3, driven || fate.disorganized.is_set());
    for (i, unit) in numbered(q.units) {
        let mut cause = |what, amount, rule| effects.push(Effect::new(i, unit.hex, what, amount, rule));
        if lost(i, unit) {
            cause(EffectKind::Eliminate, unit.sp(), if eliminated { R8 } else { R10 });
            out.strength = out.strength.saturating_add(u16::from(unit.sp()));
            out.units = out.units.saturating_add(1);
            continue;
        }
        if fate.disorganized.is_set() && losable(unit) && !unit.disorganized.is_set() {
            cause(EffectKind::Disorganize, 0, R8);
        }
        if fate.retreat > 0 {
            cause(EffectKind::Retreat, fate.retreat, R8);
        }
        // ACW 11: once a result and hex, if the hex retreats or lost a unit.
        let kind = unit.kind.get().unwrap_or(Kind::Infantry);
        if unit.rolls(kind) && (driven || numbered(q.units).any(|(i, u)| u.hex == unit.hex && lost(i, u))) {
            cause(EffectKind::CommanderRolls, 0, R11);
            cites.add(R11);
        }
    }
    trail.note(R10, What::Losses, About::Units, i32::from(out.units));
    let gone = Flag::from(!numbered(q.units).any(|(i, u)| losable(u) && !lost(i, u)));
    out.battle = q.battle;
    let battle = &mut out.battle;
    if debt.stage == Stage::Defender {
        battle.defender_gone = gone;
        battle.stage = Code::new(Stage::Attacker);
        if battle.result.exchange.is_set() {
            // ACW 10: the least that the attacker must match.
            battle.owed = out.strength;
        }
    } else {
        battle.attacker_gone = gone;
        battle.stage = Code::new(Stage::Over);
        battle.advance = Code::new(advance(battle));
    }
    Ruling::new(Verdict::Allowed(out), cites)
}

/// Returns who may advance: a side that the result allows, if the other left its hexes and it did not.
fn advance(battle: &Battle) -> Advance {
    let (mine, theirs) = (battle.result.attacker, battle.result.defender);
    let attacker_left = battle.attacker_gone.is_set() || mine.retreat > 0;
    let defender_left = battle.defender_gone.is_set() || theirs.retreat > 0;
    match (attacker_left, defender_left) {
        (false, true) if mine.advance.is_set() => Advance::Attacker,
        (true, false) if theirs.advance.is_set() => Advance::Defender,
        _ => Advance::None,
    }
}
