//! The fire of a barrage at units or facilities: who may fire, and with how many points. OCS 4.2, 10.1, 13.4.

use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::ocs::construction::stays;
use crate::ocs::modes::{barrage_factor, rule_of_strength};
use crate::ocs::participants::Participants;
use crate::ocs::rules::*;
use crate::ocs::tables::lookup::{Changed, Multiplied};
use crate::ocs::units::{Checked, Kind, MOST_PRINTED, Mode, Phase};
use crate::reflect::Words;
use crate::rule::Rule;
use crate::ruling::{About, Amount, Figure, Findings, Item, Need, What};
use crate::strength::{Factor, POINT, Strength};

/// The kind of fire. A barrage has one kind only.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Fire {
    /// Artillery.
    Artillery = 1,
    /// Aircraft.
    Air,
    /// Ships.
    Ship,
}

/// The firing units, with the circumstances.
pub(crate) struct Battery<'a> {
    pub firers: &'a Participants<'a>,
    pub target: Hex,
    pub phase: Phase,
    /// The supply that artillery needs is not paid.
    pub unpaid: bool,
    /// The hex has been barraged before in this phase.
    pub hex_barraged: bool,
    pub hip_shoot: bool,
    /// Artillery fires in the Reaction Phase without Reserve (21.9).
    pub reactive: bool,
    /// The question has geometry.
    pub geometry: bool,
    /// The rule of the table that is used.
    pub table: Rule,
    /// The tables of the game that are not the printed ones.
    pub changed: &'a dyn Changed,
}

/// The result of adding up the fire.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Volley {
    pub fire: Fire,
    pub strength: Strength,
    /// Rounded points: a half and more is rounded up.
    pub points: u32,
    pub any_strategic: bool,
    pub all_near: bool,
    pub any_far: bool,
}

fn fire_of(kind: Kind) -> Option<Fire> {
    match kind {
        Kind::Artillery => Some(Fire::Artillery),
        Kind::Aircraft => Some(Fire::Air),
        Kind::Ship => Some(Fire::Ship),
        _ => None,
    }
}

/// Adds up the fire, and collects every objection to it.
pub(crate) fn volley(b: &Battery<'_>, findings: &mut Findings<'_, '_>) -> Result<Volley, Fault> {
    if b.firers.len() == 0 {
        return Err(Fault::new(FaultCode::Empty, &"firers"));
    }
    let mut v = Volley {
        fire: Fire::Artillery,
        strength: Strength::ZERO,
        points: 0,
        any_strategic: false,
        all_near: true,
        any_far: false,
    };
    let mut seen: Option<Fire> = None;
    for (i, unit) in b.firers.iter() {
        let inside = |f: Fault| b.firers.fault(f, i);
        let item = b.firers.item(i);
        let checked = unit.checked();
        let checked = checked.as_ref().map_err(|f| inside(*f))?;
        // Only artillery, aircraft and ships barrage.
        let Some(fire) = fire_of(checked.kind) else {
            findings.object(R13_4, item);
            continue;
        };
        if *seen.get_or_insert(fire) != fire {
            findings.object(R10_0E_F, item);
        }
        may_fire(b, checked, fire, item, findings).map_err(inside)?;
        v.any_strategic |= unit.strategic.is_set();
        v.all_near &= matches!(unit.base_distance, 1..=10);
        v.any_far |= unit.beyond_half_range.is_set();
        let strength = points(checked, item, b.changed, findings).map_err(inside)?;
        v.strength = v.strength.plus(strength).ok_or_else(|| Fault::new(FaultCode::Overflow, &"firers"))?;
    }
    v.fire = seen.unwrap_or(Fire::Artillery);
    whole(b, &v, findings);
    v.points = v.strength.rounded();
    findings.cite(R4_2);
    findings.cite_if(R4_1, !v.strength.0.is_multiple_of(POINT));
    let rounded = i32::try_from(v.points).unwrap_or(i32::MAX);
    findings.figure(R4_2, What::Rounded, About::Firers, Figure::of(rounded, v.strength.0));
    if v.points == 0 {
        // There is no barrage of zero points.
        findings.object(R4_2, About::Firers);
        findings.object(b.table, About::Firers);
    }
    Ok(v)
}

/// Collects the rules by which a unit may not fire at the hex: as it is (13.4a, 10.0e), and from where it is (13.4, 10.1a).
fn may_fire(
    b: &Battery<'_>,
    unit: &Checked<'_>,
    fire: Fire,
    item: Item,
    findings: &mut Findings<'_, '_>,
) -> Result<(), Fault> {
    // 10.2a: an aircraft that is Inactive is at its base and goes nowhere.
    if fire == Fire::Air && unit.unit.inactive.is_set() {
        return Err(Fault::against(&text!("inactive"), &".kind: an aircraft that is inactive stays at its base"));
    }
    let ranged = b.geometry && fire != Fire::Air;
    if ranged && unit.face.range == 0 {
        return Err(Fault::new(FaultCode::MissingField, &"range").within(unit.face_name()));
    }
    let mut no = |rule: Rule| findings.object(rule, item);
    let reacts = objections(b.phase, b.reactive, unit, fire, &mut no)?;
    findings.cite_if(R21_9, reacts);
    // 13.4, 10.1a: not into its own hex, nor beyond its range.
    if ranged {
        let (away, range) = (unit.unit.hex.distance(b.target), u32::from(unit.face.range));
        let mut reach = |rule| {
            findings.short(rule, item, Need::of(1, away, 1));
            findings.over(rule, item, Amount::of(What::Distance, away, 1), range);
        };
        reach(R13_4);
        if fire == Fire::Artillery {
            reach(R10_1A);
        }
    }
    // 10.1b.B: a marker does not lower the strength.
    findings.cite_if(R10_1B_B, fire == Fire::Artillery && unit.unit.out_of_supply.is_set());
    Ok(())
}

/// Returns a unit's barrage strength after the effect of its mode.
fn points(
    unit: &Checked<'_>,
    Item { about, index }: Item,
    changed: &dyn Changed,
    findings: &mut Findings<'_, '_>,
) -> Result<Strength, Fault> {
    let printed = u32::from(unit.face.barrage.said(&"barrage").map_err(|f| f.within(unit.face_name()))?);
    if printed > MOST_PRINTED.into() {
        return Err(Fault::beyond(&"barrage", printed, 0, MOST_PRINTED.into()).within(unit.face_name()));
    }
    // Where its mode keeps it from firing, the mode is the reason and not a lack of points.
    let printed_factor = if unit.mode == Mode::Dg { barrage_factor(unit) } else { Factor::ONE };
    let own = changed.barrage(unit);
    let Multiplied { by: factor, rule } = own.unwrap_or(Multiplied { by: printed_factor, rule: None });
    let strength = Strength::of(printed, factor)
        .ok_or_else(|| Fault::new(FaultCode::Inexact, &"barrage").within(unit.face_name()))?;
    findings.figure(R13_4, What::Strength, about.at(index), Figure::of(1, printed.saturating_mul(POINT)));
    if let Some(house) = rule {
        findings.cite(house);
    }
    if !factor.is_one() {
        let rule = rule.unwrap_or(rule_of_strength(unit.mode));
        findings.cite(rule);
        let num = i32::try_from(factor.num).unwrap_or(i32::MAX);
        let den = u16::try_from(factor.den).unwrap_or(u16::MAX);
        findings.figure(rule, What::Times, about.at(index), Figure { num, den, value: strength.0 });
    }
    Ok(strength)
}

/// Calls `no` with each rule by which a unit may not fire, and returns whether it fires by the option of reactive
/// artillery.
pub(crate) fn objections(
    phase: Phase,
    reactive: bool,
    unit: &Checked<'_>,
    fire: Fire,
    no: &mut dyn FnMut(Rule),
) -> Result<bool, Fault> {
    let (released, mut reacts) = (unit.unit.released.is_set(), false);
    if fire == Fire::Artillery {
        // 13.4a: not in Reserve or Strat Mode; else whenever it may act.
        if unit.in_reserve() {
            no(R5_7);
            no(R13_4A);
        }
        if unit.mode == Mode::Strat {
            no(R5_8);
            no(R13_4A);
        }
        if phase == Phase::Reaction && !released && unit.mode != Mode::Reserve {
            // 21.9: in Combat or Move Mode, if it does not move.
            let able = reactive && matches!(unit.mode, Mode::Combat | Mode::Move);
            reacts = able && stays(unit.unit)?;
            if able && !reacts {
                no(R21_9);
            }
            if !reacts {
                no(R5_7);
                no(R13_4A);
            }
        }
        if phase == Phase::Exploitation && !released && unit.mode != Mode::Exploit {
            no(R5_9);
            no(R11_0A);
            no(R13_4A);
        }
    }
    if unit.unit.barraged.is_set() {
        no(R10_0E_B);
    }
    Ok(reacts)
}

/// Collects the rules by which the barrage as a whole is forbidden.
fn whole(b: &Battery<'_>, v: &Volley, findings: &mut Findings<'_, '_>) {
    let artillery = v.fire == Fire::Artillery;
    // Of a barrage of several kinds each is judged.
    let any = |guns: bool| {
        let mut fires = b.firers.iter().filter_map(|(_, unit)| unit.kind.get().and_then(fire_of));
        fires.any(|fire| (fire == Fire::Artillery) == guns)
    };
    let barred = match b.phase {
        Phase::Reaction | Phase::Exploitation => None,
        Phase::Movement => any(true).then_some(R10_0E_C),
        Phase::Combat => any(false).then_some(R10_0E_D),
        _ => Some(R10_0E),
    };
    if let Some(rule) = barred {
        findings.forbid(rule);
    }
    let (reaction, exploitation) = (b.phase == Phase::Reaction, b.phase == Phase::Exploitation);
    findings.cite_if(R10_0E_E, reaction || exploitation);
    findings.cite_if(if artillery { R7_0B } else { R7_0C }, reaction);
    findings.cite_if(if artillery { R11_0C } else { R11_0D }, exploitation);
    // One barrage a hex and phase, save hip shoots; at most four aircraft, or one in a hip shoot.
    let aircraft = if b.hip_shoot { 1u32 } else { 4 };
    let crowded = v.fire == Fire::Air && b.firers.len() > usize::try_from(aircraft).unwrap_or(usize::MAX);
    if crowded {
        let count = u32::try_from(b.firers.len()).unwrap_or(u32::MAX);
        findings.over(
            if b.hip_shoot { R14_7D } else { R10_1 },
            Item::all(About::Firers),
            Amount::of(What::Count, count, 1),
            aircraft,
        );
    }
    // 10.0e.A, 14.7d: hip shoots are beyond the limit of the hex.
    if b.hex_barraged && !b.hip_shoot {
        findings.forbid(R10_0E_A);
    }
    findings.cite_if(R14_7D, b.hip_shoot);
    if b.hip_shoot && v.fire != Fire::Air {
        findings.forbid(R14_7D);
    }
    if artillery && b.unpaid {
        findings.forbid(R13_4A);
    }
}
