//! Assessment of an attack. OCS 8.0, 9.1 to 9.7.

use super::ground::Battlefield;
use super::lead::Lead;
use super::objections::{Moment, in_phase};
use super::question::{Assessment, Attack, Combat};
use super::sides::{Side, attack, defend};
use crate::fault::{Fault, FaultCode, list, record};
use crate::ocs::measures::RE;
use crate::ocs::odds::{Ground, column_of};
use crate::ocs::participants::Participants;
use crate::ocs::rules::*;
use crate::ocs::size::{LIMIT, extent};
use crate::ocs::supply;
use crate::ocs::tables::InUse;
use crate::ocs::tables::headings::AsPrinted;
use crate::ocs::tables::lookup::Changed;
use crate::ocs::terrain::{AntiTank, Choice, Terrain, anti_tank, whole_rows};
use crate::ocs::units::{CombatSupply, Kind, Phase, Unit, stated, word};
use crate::reflect::{Code, Flag, Ranged, Spare};
use crate::rule::Rule;
use crate::ruling::{About, Amount, Cites, Figure, Findings, Item, Ruling, Trail, Verdict, What};
use crate::table::numbered;

/// Decides whether an attack is allowed, and returns its odds, column and modifier (OCS 8.0, 9.1 to 9.7). A forbidden
/// answer cites every objection, and the trail names the unit of each.
///
/// ```
/// use grognard_core::ocs::{combat::{assess, Attack, Combat}, units::{Phase, Unit}};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let question = Combat {
///     attackers: &[Unit::regiment(1, 8, 3), Unit::regiment(1, 7, 3)],
///     defenders: &[Unit::regiment(2, 6, 3)],
///     attack: Code::new(Attack::Regular),
///     phase: Code::new(Phase::Combat),
///     ..Default::default()
/// };
/// let ruling = assess(&question, &mut Trail::none())?;
/// let assessment = ruling.value.allowed().unwrap();
/// assert_eq!((assessment.odds.attack, assessment.column, assessment.attack_cost), (3, 6, 2));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `empty` for no attackers and for no defenders.
/// * `missing_field` for the kind of attack and the phase. Also for the kind, the side, the mode, the orientation, the
///   size and the steps of a unit. Also for its strength, rating and combat supply, in terrain for its arm, and for the
///   mobility of an attacker whose approach is listed.
/// * `missing_field` in an overrun for the stack in which an attacker began the phase. Also for its movement allowance
///   and mobility, for the approach from its hex, and for the cost of entry there.
/// * `missing_field` for the ground of a terrain, and for the numerator of a multiplier.
/// * `contradiction` for attackers or defenders of two sides, for enemies of one side, and for two units of a side with
///   one id. Also for a defender outside the target hex, and for one that pays with exhausted stocks.
/// * `contradiction` for a lead that is no combat unit, and for the choice of a hexside that is not there. Also for a
///   unit that had a bridge and is no engineer.
/// * `out_of_range` for a lead or a terrain that is not listed, a level of a hedgehog above 4, and a denominator of 0.
///   Also for a strength, a rating, a movement allowance and steps that no counter has.
/// * `inexact` for a strength that is not a multiple of 1/11520 point, and for a size that is not one of 1/4 RE.
/// * `overflow` for a sum that its field cannot hold.
/// * `unknown_word` for words of the question, of units, of terrain and of approaches.
/// * `impossible_mode` for a mode that a unit's kind cannot have.
/// * `reserved` for reserved bytes that are not 0.
/// * Those of `ocs.tables.check` for a game's own tables, but for the words of the results.
pub fn assess(question: &Combat<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Verdict<Assessment>>, Fault> {
    let attackers = Participants::all(question.attackers, list!("attackers"), About::Attackers);
    let defenders = Participants::all(question.defenders, list!("defenders"), About::Defenders);
    if question.tables.are_apart() {
        return assess_by(question, &attackers, &defenders, AsPrinted, trail);
    }
    assess_between(question, &attackers, &defenders, &InUse::of(question.tables)?, trail)
}

/// Assesses an attack of units on others, wherever they are listed, by these tables. The units and the tables of the
/// question are not read.
pub(crate) fn assess_between(
    q: &Combat<'_>,
    attackers: &Participants<'_>,
    defenders: &Participants<'_>,
    tables: &InUse<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Assessment>>, Fault> {
    let changed: &dyn Changed = tables;
    let mut ruling = match tables.are_printed() {
        // Compiled apart, the printed tables take no look at those of a game.
        true if cfg!(feature = "fast") => assess_by(q, attackers, defenders, AsPrinted, trail)?,
        _ => assess_by(q, attackers, defenders, changed, trail)?,
    };
    if let Verdict::Allowed(assessment) = &mut ruling.value {
        assessment.digest = tables.digest;
    }
    Ok(ruling)
}

fn assess_by(
    q: &Combat<'_>,
    attackers: &Participants<'_>,
    defenders: &Participants<'_>,
    changed: impl Changed + Copy,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Assessment>>, Fault> {
    let moment = moment(q, attackers, defenders)?;
    let overrun = moment.overrun;
    let mut findings = Findings::by(if overrun { R8_0 } else { R9_1 }, trail);
    bars(&moment, defenders, &mut findings)?;
    let step_loss = word(q.rules.step_loss, &"step_loss").map_err(|f| f.within(record!("rules")))?;
    let hex_anti_tank = hex_anti_tank(q, defenders)?;
    let field = Battlefield { q, attackers, defenders, hex_anti_tank, step_loss, changed };
    let mut attacking = Side::new(u32::from(q.bystanders_re));
    attack(&field, &moment, &mut attacking, &mut findings)?;
    if overrun {
        stacks(q, attacking.re, &mut findings);
    }
    if !findings.allows() {
        return Ok(findings.verdict(Assessment::default));
    }
    // 9.2.4, 9.7: the strengths in the terrain that counts, and their odds.
    findings.figure(R9_7, What::Total, About::Attackers, Figure::of(1, attacking.strength.0));
    let (terrain, ground) = field.own_terrain(attacking.strength, &mut findings)?;
    let mut defending = Side::new(0);
    defend(&field, moment.geometry, terrain, &mut defending, &mut findings)?;
    findings.figure(R9_7, What::Total, About::Defenders, Figure::of(1, defending.strength.0));
    let column = column_of(attacking.strength, defending.strength, ground, &changed, &mut findings);
    let leads = Leads::of(&field, &attacking, &defending, &mut findings)?;
    let defence_cost = costs(&moment, &attacking, &defending, &mut findings);
    let no_exploit = cannot_exploit(&moment, attackers, &mut findings.cites);
    findings.cite_if(R21_3, moment.alone || q.attacker_lead == 0 && attacking.is_led_by_option());
    findings.cite_if(R9_2_5, leads.drm != 0);
    findings.cite_if(R9_4A, attacking.uneven || defending.uneven);
    findings.cite_if(R9_3, ground != Ground::Open);
    stated_choices(q, &mut findings.cites);
    let (odds, heading, column) = (column.odds, column.heading, column.column);
    let Leads { drm, mine, theirs } = leads;
    let [attacker_lead, defender_lead] = [mine, theirs].map(|at| u16::try_from(at).unwrap_or(u16::MAX));
    let ground = Code::new(ground);
    let (no_exploit, exploit_drop) = (Flag::from(no_exploit), attacking.able.drop_without(mine));
    let sides = attacked(q, &attacking, &defending);
    let assessment = Assessment {
        odds,
        heading,
        column,
        ground,
        drm,
        attacker_lead,
        defender_lead,
        defence_cost,
        no_exploit,
        exploit_drop,
        ..sides
    };
    Ok(findings.verdict(|| assessment))
}

/// The units whose Action Ratings count, and the modifier that they make (9.2.3, 9.6).
struct Leads {
    mine: usize,
    theirs: usize,
    drm: i8,
}

impl Leads {
    fn of<C: Changed + Copy>(
        field: &Battlefield<'_, C>,
        attacking: &Side,
        defending: &Side,
        findings: &mut Findings<'_, '_>,
    ) -> Result<Leads, Fault> {
        let (q, attackers, defenders) = (field.q, field.attackers, field.defenders);
        let mine = Lead::of(attackers, &"attacker_lead", q.attacker_lead, attacking.highest(), findings)?;
        let theirs = Lead::of(defenders, &"defender_lead", q.defender_lead, defending.highest(), findings)?;
        let drm = mine.rating.saturating_sub(theirs.rating);
        findings.cite(R9_6);
        findings.note(R9_6, What::Drm, About::Whole, i32::from(drm));
        Ok(Leads { mine: mine.index, theirs: theirs.index, drm })
    }
}

/// Appends what the combat costs each side (9.5b), and returns what the defence costs. Those on internal stocks count nothing
/// (12.10g).
fn costs(moment: &Moment<'_>, attacking: &Side, defending: &Side, findings: &mut Findings<'_, '_>) -> u16 {
    let defence_cost = defending.paid.map_or(0, supply::defence_cost);
    findings.cite(R9_5B);
    let by = if moment.alone { R21_3 } else { R9_5B };
    findings.note(by, What::Cost, About::Attackers, i32::from(attacking.cost));
    findings.note(R9_5B, What::Cost, About::Defenders, i32::from(defence_cost));
    defence_cost
}

/// Returns what the question states and what the sides add up to.
fn attacked(q: &Combat<'_>, attacking: &Side, defending: &Side) -> Assessment {
    Assessment {
        attack: attacking.strength.0,
        defence: defending.strength.0,
        attack_cost: attacking.cost,
        attacker_steps: attacking.steps,
        defender_steps: defending.steps,
        kind: q.attack,
        hedgehog: q.hedgehog,
        exploit_rating: attacking.able.rating(),
        ..Assessment::default()
    }
}

/// Reads when and how the attack is made, and checks what the question lists.
fn moment<'q>(
    q: &'q Combat<'q>,
    attackers: &Participants<'q>,
    defenders: &Participants<'q>,
) -> Result<Moment<'q>, Fault> {
    let Some(first) = attackers.get(0) else {
        return Err(Fault::new(FaultCode::Empty, &"attackers"));
    };
    if defenders.len() == 0 {
        return Err(Fault::new(FaultCode::Empty, &"defenders"));
    }
    q.in_range()?;
    let overrun = word(q.attack, &"attack")? == Attack::Overrun;
    let phase = word(q.phase, &"phase")?;
    q.rules.sound()?;
    let mine = attackers.one_side(None)?;
    let theirs = defenders.one_side(mine.side)?;
    whole_rows(q.terrain)?;
    for (i, approach) in numbered(q.approaches) {
        let hexside = approach.hexside.spared().map_err(|f| f.within(record!("hexside")));
        approach.spared().and(hexside).map_err(|f| f.in_list(list!("approaches"), i))?;
    }
    let geometry = stated(q.target, &[]) || mine.placed || theirs.placed;
    let (alone, booked) = (alone(q, attackers)?, attackers.are_of_board());
    Ok(Moment { q, overrun, phase, first, geometry, booked, alone })
}

/// Adds the reasons why the hex is not attacked now, whoever attacks.
fn bars(moment: &Moment<'_>, defenders: &Participants<'_>, findings: &mut Findings<'_, '_>) -> Result<(), Fault> {
    let by = if moment.overrun { R8_0 } else { R9_0 };
    if !in_phase(moment.overrun, moment.phase) {
        findings.forbid(by);
    }
    if moment.q.hex_attacked.is_set() && !moment.overrun {
        findings.forbid(R9_1C);
    }
    if !defended(defenders)? {
        // 8.0, 9.0: a hex without combat units is not attacked; Specialized Combat applies to it (9.14).
        findings.object(by, About::Defenders);
        findings.object(R9_14, About::Defenders);
    }
    Ok(())
}

/// Adds the reasons why overrunners of a size, in eighths of an RE, overstack the hex from which they come (4.8a).
fn stacks(q: &Combat<'_>, re: u32, findings: &mut Findings<'_, '_>) {
    let all = Item::all(About::Attackers);
    findings.over(R4_8A, all, Amount::of(What::Size, re, RE), u32::from(LIMIT));
    // 8.1h: who stays in the hex counts for its stacking, and for nothing else.
    let stays = q.bystanders_re > 0;
    findings.cite_if(R8_1H, stays);
    if stays && re > u32::from(LIMIT) {
        findings.object(R8_1H, all);
    }
}

/// Returns whether no attacker exploits, whatever the result (9.13b).
fn cannot_exploit(moment: &Moment<'_>, attackers: &Participants<'_>, cites: &mut Cites) -> bool {
    let (overrun, exploitation) = (moment.overrun, moment.phase == Phase::Exploitation);
    let scattered = moment.geometry && scattered(attackers);
    cites.add_if(R8_1E, overrun);
    cites.add_if(R9_13B_B, overrun || exploitation);
    cites.add_if(R9_13B_C, scattered);
    cites.add_if(R7_0B, moment.phase == Phase::Reaction);
    cites.add_if(R11_0C, exploitation);
    overrun || exploitation || scattered
}

/// Adds the rules by which what a side states counts, and not what is best for it (9.2.3, 9.2.4).
fn stated_choices(q: &Combat<'_>, cites: &mut Cites) {
    cites.add_if(R9_2_3, q.attacker_lead > 0 || q.defender_lead > 0);
    let chosen = q.own_terrain > 0 || q.approaches.iter().any(|a| a.choice.get() != Some(Choice::Best));
    cites.add_if(R9_2_4, chosen);
}

/// Adds the rules by which a unit may not attack the hex of the question if its combat supply is paid in this way
/// (9.1e). Returns what it pays, in T. `first` is the first of the attackers, who are independent units `alone` or not.
/// The units of the question are not read.
pub(crate) fn bid(
    q: &Combat<'_>,
    unit: &Unit,
    first: &Unit,
    supply: CombatSupply,
    alone: bool,
    object: &mut dyn FnMut(Rule),
) -> Result<u16, Fault> {
    let overrun = word(q.attack, &"attack")? == Attack::Overrun;
    let phase = word(q.phase, &"phase")?;
    let moment = Moment { q, overrun, phase, first, geometry: true, alone, booked: false };
    let unit = Unit { combat_supply: Code::new(supply), ..*unit };
    let checked = unit.checked()?;
    moment.objections(&checked, &mut |rule, _| object(rule))?;
    let paid = checked.kind.is_combat() && supply == CombatSupply::Paid;
    Ok(if paid { supply::attack_cost(&checked, extent(&checked)?, &q.rules, alone) } else { 0 })
}

/// Returns whether independent units attack alone, in a game with that option (21.3).
fn alone(q: &Combat<'_>, attackers: &Participants<'_>) -> Result<bool, Fault> {
    let divisional = |i| match attackers.get(i) {
        Some(unit) => unit.checked().and_then(|unit| supply::is_divisional(&unit)).map_err(|f| attackers.fault(f, i)),
        None => Ok(false),
    };
    supply::alone(&q.rules, attackers.len(), &divisional)
}

/// Returns whether a combat unit defends the attacked hex.
fn defended(defenders: &Participants<'_>) -> Result<bool, Fault> {
    let mut defended = false;
    for (i, unit) in defenders.iter() {
        let Some(kind) = unit.kind.get() else {
            return Err(defenders.fault(unit.kind.absent(&text!("kind")), i));
        };
        defended |= kind.is_combat();
    }
    Ok(defended)
}

/// Returns the anti-tank effect of the attacked hex (9.4e). Needed only if some terrain may double a strength.
fn hex_anti_tank(q: &Combat<'_>, defenders: &Participants<'_>) -> Result<AntiTank, Fault> {
    if q.terrain.is_empty() && q.approaches.iter().all(|a| a.hexside == Terrain::default()) {
        return Ok(AntiTank::None);
    }
    let mut level = if q.hedgehog > 0 { AntiTank::Heavy } else { AntiTank::None };
    for (i, unit) in defenders.iter() {
        if unit.kind.get().is_some_and(Kind::is_combat) {
            level = level.max(anti_tank(unit).map_err(|f| defenders.fault(f, i))?);
        }
    }
    Ok(level)
}

/// Returns whether the attack comes from too many hexes to exploit: three or more, or two that are not adjacent (9.13).
fn scattered(attackers: &Participants<'_>) -> bool {
    let hexes = || attackers.iter().map(|(_, unit)| unit.hex);
    let Some(first) = hexes().next() else { return false };
    let Some(second) = hexes().find(|h| *h != first) else { return false };
    !first.touches(second) || hexes().any(|hex| hex != first && hex != second)
}
