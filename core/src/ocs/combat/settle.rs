//! Settlement of a result: the losses and options of each side, and what follows from its choice. OCS 9.10 to 9.13.

use super::CombatResult;
use super::owed::{Due, due, led};
use super::question::Attack;
use super::resolve::{Advance, Battle, signed};
use crate::fault::{Fault, FaultCode, list, record};
use crate::ocs::effects::Stage;
use crate::ocs::effects::{EffectKind, Effects};
use crate::ocs::landing::is_afloat;
use crate::ocs::losses;
use crate::ocs::modes::rating;
use crate::ocs::overrun::OVERRUN_MP;
use crate::ocs::participants::Participants;
use crate::ocs::rules::*;
use crate::ocs::units::{Checked, Halted, Mode, Unit, word};
use crate::reflect::{Code, Flag, Question, Reflect};
use crate::rule::Rule;
use crate::ruling::{About, Cites, Item, Ruling, Trail, Verdict, What as Note};

/// A side's payment.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Payment<'a> {
    /// The battle, as `resolve` or `apply` returned it.
    #[required]
    pub battle: Battle,
    /// The units of the side that settles next, as they entered the combat.
    #[required]
    pub units: &'a [Unit],
    /// The steps that each unit loses, in the order of `units`. An empty list for no losses.
    pub losses: &'a [u8],
    /// The number of hexes that all units retreat.
    pub retreat: u8,
    /// The option is ignored.
    pub ignore: Flag,
}

/// The result of a payment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Settled {
    /// The battle after the payment.
    pub battle: Battle,
}

/// Settles one side's part of a result. A legal payment returns effects for the units and the battle after the payment.
/// An illegal one is forbidden by the rule that it breaks, and changes nothing (OCS 9.10 to 9.13).
///
/// ```
/// use grognard_core::ocs::combat::{apply, Attack, Battle, CombatResult, Payment, Stage};
/// use grognard_core::ocs::{effects::{Effect, Effects}, units::Unit};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let (result, kind) = (Code::new(CombatResult::Al1Do1), Code::new(Attack::Regular));
/// let battle = Battle { result, kind, stage: Code::new(Stage::Attacker), ..Default::default() };
/// let units = [Unit::regiment(1, 4, 3); 2];
/// let mut room = [Effect::default(); 8];
/// let mut effects = Effects::new(&mut room);
/// // The first step lost must be the lead's: the second unit's is refused.
/// let wrong = Payment { battle, units: &units, losses: &[0, 1], ..Default::default() };
/// assert!(!apply(&wrong, &mut effects, &mut Trail::none())?.value.is_allowed());
/// let right = Payment { losses: &[1, 0], ..wrong };
/// assert!(apply(&right, &mut effects, &mut Trail::none())?.value.is_allowed());
/// assert_eq!(effects.items().len(), 1);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `empty` for no units.
/// * `missing_field` for the battle's stage, result and kind, and for the kind, the mode, the orientation, the size and
///   the steps of a unit. Also for the rating of an attacker that may exploit.
/// * `unknown_word` for words of the battle and of units.
/// * `out_of_range` for a lead that is not one of the units, and for more losses than a unit has steps. Also for a
///   rating and steps that no counter has.
/// * `contradiction` for another number of losses than of units, for a lead that is no combat unit, and for a unit that
///   had a bridge and is no engineer.
/// * `overflow` for more than 65535 steps.
/// * `impossible_mode` for a mode that a unit's kind cannot have.
/// * `reserved` for reserved bytes that are not 0.
/// * `buffer_too_small` in C, for a list of effects that is too small.
pub fn apply(
    question: &Payment<'_>,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Settled>>, Fault> {
    let q = question;
    if !q.losses.is_empty() && q.losses.len() != q.units.len() && !q.units.is_empty() {
        return Err(Fault::against(&"losses", &"units: there is a number of steps for each unit"));
    }
    let units = Participants::all(q.units, list!("units"), About::Units);
    let loss = |i: usize| q.losses.get(i).copied().unwrap_or(0);
    settle(&Paying { battle: q.battle, units, loss: &loss, retreat: q.retreat, ignore: q.ignore }, effects, trail)
}

/// A side's payment by units, wherever they are listed.
#[derive(Clone, Copy)]
pub(crate) struct Paying<'a> {
    pub battle: Battle,
    pub units: Participants<'a>,
    /// The steps that each unit loses, by its index.
    pub loss: &'a dyn Fn(usize) -> u8,
    pub retreat: u8,
    pub ignore: Flag,
}

/// Settles one side's part of a result.
pub(crate) fn settle(
    q: &Paying<'_>,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Settled>>, Fault> {
    let due = due(&q.battle).map_err(|f| f.within(record!("battle")))?;
    if q.units.len() == 0 {
        return Err(Fault::new(FaultCode::Empty, &"units"));
    }
    let available = losses::available(&q.units)?;
    let overrun = word(q.battle.kind, &text!("kind")).map_err(|f| f.within(record!("battle")))? == Attack::Overrun;
    led(&due, &q.units)?;
    let paid = losses::paid(&q.units, q.loss)?;
    let gone = paid >= available;
    let mut reasons: Option<Cites> = None;
    let mut object = |rule: Rule, item: Item| {
        reasons.get_or_insert(Cites::by(rule)).add(rule);
        trail.note(rule, Note::Forbidden, item, 0);
    };
    let all = Item::all(About::Units);
    let amount = Amounts::of(q, &due, paid, available);
    if due.stage == Stage::Over {
        // 9.2, 9.2.8: each side carries out its part once.
        object(R9_2, all);
        object(R9_2_8, all);
    } else {
        if !amount.fits || (gone && q.retreat > 0) {
            object(if q.ignore.is_set() { R9_10C } else { R9_10A }, all);
        }
        // 18.6a: who attacks from landing craft takes every option in steps.
        if q.retreat > 0 && due.stage == Stage::Attacker && q.units.iter().any(|(_, unit)| is_afloat(unit)) {
            object(R18_6A, all);
        }
        spread(q, due.lead, &mut object);
    }
    if let Some(reasons) = reasons {
        return Ok(Ruling::new(Verdict::Forbidden, reasons));
    }
    let (ignored, short) = (q.ignore.is_set(), !q.ignore.is_set() && !amount.whole);
    let mut cites = Cites::by(R9_10);
    // 9.12a: who retreats is disorganized already.
    cites.add_if(R9_12A, due.stage == Stage::Defender && due.parts.disorganized && q.retreat > 0);
    cites.add_if(R9_10C, ignored);
    cites.add_if(R9_11A, is_choice(&q.units, paid, available)?);
    cites.add_if(R9_11B, amount.hard < due.losses.into());
    let mut battle = q.battle;
    let steps = u8::try_from(paid).unwrap_or(u8::MAX);
    if due.stage == Stage::Attacker {
        (battle.attacker_steps, battle.attacker_retreat) = (steps, q.retreat);
        (battle.attacker_short, battle.attacker_gone) = (Flag::from(short), Flag::from(gone));
        battle.stage = Code::new(Stage::Defender);
    } else {
        (battle.defender_steps, battle.defender_retreat) = (steps, q.retreat);
        battle.defender_ignored = Flag::from(ignored);
        finish(&mut battle, gone, overrun, &mut cites);
    }
    all_suffer(q, &due, short, effects, &mut cites)?;
    Ok(Ruling::new(Verdict::Allowed(Settled { battle }), cites))
}

/// What a side owes and pays (9.10): losses first, then the option in steps and hexes. What no unit is left to take is
/// ignored.
struct Amounts {
    /// The losses that units are left to take.
    hard: u16,
    /// The losses and the option are paid in full.
    whole: bool,
    /// What is paid is what may be paid.
    fits: bool,
}

impl Amounts {
    fn of(q: &Paying<'_>, due: &Due, paid: u16, available: u16) -> Self {
        let hard = u16::from(due.losses).min(available);
        let beyond = paid.saturating_sub(hard).saturating_add(u16::from(q.retreat));
        let whole = paid >= hard && beyond == u16::from(due.option);
        let exhausted = paid >= available && q.retreat == 0 && beyond < u16::from(due.option);
        let ignores = due.may_ignore && paid == hard && q.retreat == 0;
        Amounts { hard, whole, fits: if q.ignore.is_set() { ignores } else { whole || exhausted } }
    }
}

/// Appends the effects of a payment on all units.
fn all_suffer(
    q: &Paying<'_>,
    due: &Due,
    short: bool,
    effects: &mut Effects<'_>,
    cites: &mut Cites,
) -> Result<(), Fault> {
    for (i, unit) in q.units.iter() {
        let inside = |f: Fault| q.units.fault(f, i);
        let checked = unit.checked();
        let unit = checked.as_ref().map_err(|f| inside(*f))?;
        let index = q.units.place(i);
        if unit.kind.is_combat() {
            suffer(&Sufferer { unit, index, lost: (q.loss)(i), short }, q, due, effects, cites).map_err(inside)?;
        } else if due.stage == Stage::Defender && due.parts.disorganized && unit.in_reserve() {
            // 13.2g.D: an Organic Truck's Reserve marker goes when its hex is disorganized.
            effects.change(index, EffectKind::LoseReserve, 0, R13_2G_D);
            cites.add(R13_2G_D);
            cites.add(R5_10C);
        }
    }
    Ok(())
}

/// Ends a battle in which the defender has settled (9.12g): into an empty hex go attackers who are left and did not
/// retreat; after an overrun they must.
#[cfg_attr(not(feature = "fast"), inline(never))]
fn finish(battle: &mut Battle, gone: bool, overrun: bool, cites: &mut Cites) {
    battle.stage = Code::new(Stage::Over);
    let empty = (gone || battle.defender_retreat > 0) && !battle.attacker_gone.is_set();
    let enters = empty && battle.attacker_retreat == 0;
    battle.advance = Code::new(match (enters, overrun) {
        (false, _) => Advance::None,
        (true, false) => Advance::May,
        (true, true) => Advance::Must,
    });
    cites.add_if(R9_12G, enters);
    cites.add_if(R9_12G_B, empty && !enters);
    cites.add_if(R9_12G_D, enters && overrun);
}

/// 9.11a: returns whether steps lost could have been another unit's: after the lead's first, fewer than one for each unit,
/// or more where two units have one to lose.
fn is_choice(units: &Participants<'_>, paid: u16, available: u16) -> Result<bool, Fault> {
    let (mut count, mut large) = (0u16, 0u16);
    for (i, unit) in units.iter() {
        let checked = unit.checked();
        let unit = checked.as_ref().map_err(|f| units.fault(*f, i))?;
        if unit.kind.is_combat() {
            count = count.saturating_add(1);
            let steps = unit.steps_left().map_err(|f| units.fault(f, i))?;
            large = large.saturating_add(u16::from(steps > 1));
        }
    }
    Ok(paid > 1 && paid < available && (paid < count || (paid > count && large > 1)))
}

/// 9.11c: the lead loses the first step, and every unit loses one before any loses two.
fn spread(q: &Paying<'_>, lead: u16, object: &mut impl FnMut(Rule, Item)) {
    let loss = q.loss;
    if q.units.iter().any(|(i, _)| loss(i) > 0) && loss(usize::from(lead)) == 0 {
        let lead = q.units.item(lead.into());
        object(R9_11C, lead);
        object(R9_2_8, lead);
    }
    let twice = q.units.iter().any(|(i, _)| loss(i) > 1);
    for (i, unit) in q.units.iter() {
        if twice && loss(i) == 0 && unit.kind.get().is_some_and(|k| k.is_combat()) {
            object(R9_11C, q.units.item(i));
        }
    }
}

struct Sufferer<'a> {
    unit: &'a Checked<'a>,
    index: usize,
    lost: u8,
    short: bool,
}

/// Appends the effects of a payment on one unit.
fn suffer(
    s: &Sufferer<'_>,
    q: &Paying<'_>,
    due: &Due,
    effects: &mut Effects<'_>,
    cites: &mut Cites,
) -> Result<(), Fault> {
    let Sufferer { unit, index, lost, short } = *s;
    let mut cause = |what: EffectKind, amount: u16, rule: Rule| {
        effects.amount(index, what, amount, rule);
        cites.add(rule);
    };
    let steps = unit.steps_left()?;
    let (dies, lost) = (lost >= steps, u16::from(lost));
    if dies {
        cause(EffectKind::Eliminate, lost, R9_11);
        return Ok(());
    }
    if lost > 0 {
        cause(EffectKind::LoseSteps, lost, R9_11);
    }
    if due.stage == Stage::Attacker && q.battle.kind.get() == Some(Attack::Overrun) {
        // 8.1a: an overrun costs each of them 3 MP, won or lost.
        cause(EffectKind::SpendMp, OVERRUN_MP, R8_1A);
    }
    let defends = due.stage == Stage::Defender;
    let suffers = defends && due.result != CombatResult::Al2 && due.result != CombatResult::Al1o1;
    // The disorganization of the table; that of a retreat belongs to ocs::retreat.
    if defends && due.parts.disorganized {
        if unit.mode != Mode::Dg {
            // 5.4: the marker replaces any other.
            cause(EffectKind::Disorganize, 0, R5_10A_A);
        }
    } else if suffers && unit.in_reserve() {
        // 5.7d: any result costs the marker, even one that is ignored.
        cause(EffectKind::LoseReserve, 0, R5_7D);
    }
    if q.retreat > 0 {
        cause(EffectKind::Retreat, q.retreat.into(), R9_12);
        if !defends && q.battle.kind.get() == Some(Attack::Overrun) {
            // 8.1f: attackers who retreat from an overrun stop.
            cause(EffectKind::Stop, Code::new(Halted::FellBack).0.into(), R8_1F);
        }
    }
    if defends || due.parts.exploit == 0 {
        return Ok(());
    }
    if q.retreat > 0 || short {
        cites.add(R9_10D);
        return Ok(());
    }
    if exploits(unit, q, due, cites)? {
        effects.amount(index, EffectKind::Exploit, 0, R9_13);
        cites.add(R9_13);
    }
    Ok(())
}

/// Returns whether an attacker exploits, where the result lets units do so (9.13, 5.9).
fn exploits(unit: &Checked<'_>, q: &Paying<'_>, due: &Due, cites: &mut Cites) -> Result<bool, Fault> {
    if q.battle.no_exploit.is_set() {
        cites.add(R9_13B);
        cites.add(R5_9A);
        let overrun = q.battle.kind.get() == Some(Attack::Overrun);
        cites.add_if(R9_13B_B, overrun);
        cites.add_if(R8_1E, overrun);
        return Ok(false);
    }
    if unit.mode == Mode::Dg {
        cites.add(R9_13B_A);
        cites.add(R5_9A);
        return Ok(false);
    }
    let able = rating(unit)?.rating >= signed(due.parts.exploit);
    cites.add_if(R5_9B, !able);
    Ok(able)
}
