//! What an attack is worth before the die is rolled. ACW 3, 4, 6 to 10.

use super::stacks::{ADVANCED, CONTACTED, FIGHTS, FOUGHT, FREE, HELD, SOLDIER, Stack, Stacks};
use crate::acw::flank::Ring;
use crate::acw::modifiers::{Ground, Modifier, Scene, check_ground};
use crate::acw::odds::{column_of, note as note_odds, rounded};
use crate::acw::options::GameRules;
use crate::acw::rules::*;
use crate::acw::strength::note;
use crate::acw::table::{Table, TableHeld};
use crate::acw::units::{Hexside, Kind, Unit};
use crate::acw::zoc::{across, check_hexsides, new_contact};
use crate::fault::{Fault, FaultCode, Name};
use crate::odds::Odds;
use crate::reflect::{Question, Reflect};
use crate::rule::Rule;
use crate::ruling::{About, Cites, Ruling, Trail, Verdict, What};
use crate::table::numbered;

/// A combat: the units of the attacking hexes against those of one defending hex or more.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Combat<'a> {
    /// All units in the hexes that attack, those that add nothing among them: they suffer the result with the others.
    #[required]
    pub attackers: &'a [Unit],
    /// All units in the attacked hexes. Every attacking hex must be adjacent to every one of them.
    #[required]
    pub defenders: &'a [Unit],
    /// What the hexes are like, where a modifier asks.
    pub ground: &'a [Ground],
    /// The hexsides that matter.
    pub hexsides: &'a [Hexside],
    /// The modifiers of the game's card.
    pub modifiers: &'a [Modifier],
    /// The results table.
    #[required]
    pub table: Table<'a>,
    /// The Cohesion Rating that the attacker fights with, which some unit of his must have; 0 for that of his largest
    /// unit, the lower of two as large.
    pub attacker_cohesion: u8,
    /// The Cohesion Rating that the defender fights with, which some unit of his must have; 0 for that of his largest
    /// unit, the lower of two as large.
    pub defender_cohesion: u8,
    /// The game's options.
    pub rules: GameRules,
}

/// What a combat is worth: all that the die needs to know.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Assessment {
    /// The attacker's SP that count.
    pub attack: u16,
    /// The defender's SP that count, all his hexes together.
    pub defence: u16,
    /// The odds, rounded in the defender's favour; 1:0 against nothing, 0:1 with nothing.
    pub odds: Odds,
    /// The odds printed above the column.
    pub heading: Odds,
    /// The column, from 0 at the defender's best.
    #[required]
    pub column: u8,
    /// The sum of the die roll modifiers.
    pub drm: i8,
    /// The Cohesion Rating that the attacker fights with; 0 for none.
    pub attacker_cohesion: u8,
    /// The Cohesion Rating that the defender fights with; 0 for none.
    pub defender_cohesion: u8,
    /// Hexes that attack.
    pub attacking_hexes: u8,
    /// Hexes that are attacked.
    pub defending_hexes: u8,
    /// Attacked hexes that are flanked.
    pub flanked_hexes: u8,
    /// Zero.
    #[reserved]
    pub reserved: u8,
}

/// The reasons why not.
#[derive(Debug, Default)]
struct Reasons(Option<Cites>);

impl Reasons {
    #[cold]
    fn object(&mut self, trail: &mut Trail<'_>, rule: Rule, about: About, index: usize) {
        self.0.get_or_insert(Cites::by(rule)).add(rule);
        trail.note(rule, What::Forbidden, about, index, 0);
    }
}

/// Whether a combat is allowed, and its strengths, odds, column and modifier (ACW 3, 4, 6 to 9). Every objection is
/// cited; the trail names each hex's by the first of its units.
///
/// ```
/// use grognard_core::acw::{combat::{assess, Combat}, table::EXAMPLE, units::{Kind, Unit}};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::Trail};
/// let hex = Hex::new(1, 0);
/// let attackers = [
///     Unit { hex, strength: 7, ..Default::default() },
///     Unit { hex, strength: 10, kind: Code::new(Kind::Artillery), ..Default::default() },
/// ];
/// let defenders = [Unit { strength: 6, ..Default::default() }];
/// let question = Combat { attackers: &attackers, defenders: &defenders, table: EXAMPLE, ..Default::default() };
/// let assessment = assess(&question, &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!((assessment.attack, assessment.defence, assessment.odds.to_string()), (17, 6, "2:1".into()));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
#[cfg_attr(feature = "fast", inline(always))]
pub fn assess(question: &Combat<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Verdict<Assessment>>, Fault> {
    let q = question;
    if q.attackers.is_empty() {
        return Err(Fault::new(FaultCode::Empty, &"attackers"));
    }
    let (mut attackers, mut defenders) = (Stacks::default(), Stacks::default());
    attackers.gather(q.attackers, &"attackers", true)?;
    if q.defenders.is_empty() {
        return Err(Fault::new(FaultCode::Empty, &"defenders"));
    }
    defenders.gather(q.defenders, &"defenders", false)?;
    check_hexsides(q.hexsides)?;
    check_ground(q.ground)?;
    q.table.columns_checked()?;
    let many = q.rules.many()?;
    let mut reasons = Reasons::default();
    let mut cites = Cites::by(R3);
    let flanked = geometry(q, &attackers, &defenders, &mut reasons, trail)?;
    let hexes = defenders.count();
    if hexes > 1 {
        // ACW 4: one stack against several hexes is one combat, its whole strength against the sum of theirs.
        cites.add(R4);
        if !many {
            reasons.object(trail, R4, About::Defenders, usize::MAX);
        }
    }
    let attack = attacking(q, &attackers, &mut reasons, &mut cites, trail);
    let defence = defending(&defenders, &mut reasons, trail);
    let (attacker_cohesion, defender_cohesion) = (cohesion(q, &attackers, true)?, cohesion(q, &attackers, false)?);
    if let Some(reasons) = reasons.0 {
        return Ok(Ruling::new(Verdict::Forbidden, reasons));
    }
    cites.add(R8);
    let odds = rounded(attack, defence);
    let (column, heading) = column_of(q.table.columns, attack, defence);
    note_odds(trail, odds, Some((column, heading)));
    cites.add_if(R7, flanked > 0);
    cites.add_if(R10, attacker_cohesion > 0 || defender_cohesion > 0);
    for (rating, about) in [(attacker_cohesion, About::Attackers), (defender_cohesion, About::Defenders)] {
        if rating > 0 {
            trail.note(R10, What::Rating, about, usize::MAX, i32::from(rating));
        }
    }
    let scene = Scene {
        attackers: &attackers,
        defenders: &defenders,
        ground: q.ground,
        hexsides: q.hexsides,
        cohesion: (attacker_cohesion, defender_cohesion),
        flanked: (flanked > 0, flanked == hexes),
    };
    let drm = scene.sum(q.modifiers, &mut cites, trail)?;
    let value = Assessment {
        attack,
        defence,
        odds,
        heading,
        column,
        drm,
        attacker_cohesion,
        defender_cohesion,
        attacking_hexes: attackers.count(),
        defending_hexes: hexes,
        flanked_hexes: flanked,
        reserved: 0,
    };
    Ok(Ruling::new(Verdict::Allowed(value), cites))
}

/// Every attacking hex must touch every attacked one, with nothing between them that stops an attack (ACW 1), and
/// neither may have fought before (ACW 4); how many of the attacked hexes are flanked (ACW 7).
fn geometry(
    q: &Combat<'_>,
    attackers: &Stacks,
    defenders: &Stacks,
    reasons: &mut Reasons,
    trail: &mut Trail<'_>,
) -> Result<u8, Fault> {
    if attackers.over || defenders.over {
        return Err(apart(q));
    }
    let fought = attackers.any(FOUGHT) || defenders.any(FOUGHT);
    let mut flanked = 0u8;
    for d in defenders.iter() {
        let mut ring = Ring::default();
        for a in attackers.iter() {
            if !ring.add(d.hex, a.hex) {
                return Err(Fault::new(FaultCode::Contradiction, &"hex").in_list(&"attackers", a.first));
            }
            if !q.hexsides.is_empty() && across(q.hexsides, a.hex, d.hex, |side| side.no_attack.is_set()) {
                reasons.object(trail, R1, About::Attackers, a.first);
            }
            // No hex fights twice in a phase, unless an advance has made the contact new (the readings of ACW 4 and 6).
            if fought && (a.is(FOUGHT) || d.is(FOUGHT)) && !a.is(ADVANCED) && !d.is(ADVANCED) {
                reasons.object(trail, R4, About::Attackers, a.first);
            }
        }
        if ring.flanks() {
            // There are at most six.
            flanked = flanked.saturating_add(1);
            trail.note(R7, What::Count, About::Defenders, d.first, i32::from(ring.count()));
        }
    }
    Ok(flanked)
}

/// The first attacker who does not touch the first attacked hex that one does not touch. With more than six hexes on a
/// side there is one.
#[cold]
fn apart(q: &Combat<'_>) -> Fault {
    for d in q.defenders {
        if let Some((i, _)) = numbered(q.attackers).find(|(_, a)| !d.hex.touches(a.hex)) {
            return Fault::new(FaultCode::Contradiction, &"hex").in_list(&"attackers", i);
        }
    }
    Fault::new(FaultCode::Internal, &"attackers")
}

/// Whether an enemy's advance made contact with an attacking hex (ACW 6).
#[cold]
fn contact(q: &Combat<'_>, stack: &Stack) -> bool {
    stack.is(CONTACTED) || new_contact(stack.hex, q.defenders, q.hexsides, &q.rules)
}

/// The SP of the attacking hexes. A hex in which nobody can attack may not take part: ACW 6 where command keeps somebody
/// from it, otherwise ACW 3.
#[inline]
fn attacking(
    q: &Combat<'_>,
    attackers: &Stacks,
    reasons: &mut Reasons,
    cites: &mut Cites,
    trail: &mut Trail<'_>,
) -> u16 {
    let mut total = 0u16;
    for stack in attackers.iter() {
        let held = stack.is(HELD);
        let contact = held && contact(q, stack);
        cites.add_if(R6, held);
        if !stack.is(if contact { FIGHTS } else { FREE }) {
            reasons.object(trail, if held { R6 } else { R3 }, About::Attackers, stack.first);
        }
        let strength = stack.strength(contact);
        note(trail, What::Strength, About::Attackers, stack.first, strength);
        total = total.saturating_add(strength);
    }
    note(trail, What::Total, About::Attackers, usize::MAX, total);
    total
}

/// The SP of the attacked hexes. One that holds commanders alone cannot be attacked (ACW 3).
#[inline]
fn defending(defenders: &Stacks, reasons: &mut Reasons, trail: &mut Trail<'_>) -> u16 {
    let mut total = 0u16;
    for stack in defenders.iter() {
        if !stack.is(SOLDIER) {
            reasons.object(trail, R3, About::Defenders, stack.first);
        }
        let strength = stack.strength(true);
        note(trail, What::Strength, About::Defenders, stack.first, strength);
        total = total.saturating_add(strength);
    }
    note(trail, What::Total, About::Defenders, usize::MAX, total);
    total
}

/// The Cohesion Rating that a side fights with (the reading of ACW 10): the one named, which some unit must have, or
/// that of its largest unit, the lower of two as large. Units that add no strength are asked last.
#[inline]
fn cohesion(q: &Combat<'_>, attackers: &Stacks, attacks: bool) -> Result<u8, Fault> {
    let (units, named, field): (_, _, Name) = if attacks {
        (q.attackers, q.attacker_cohesion, &"attacker_cohesion")
    } else {
        (q.defenders, q.defender_cohesion, &"defender_cohesion")
    };
    if named > 0 {
        let present = units.iter().any(|u| u.cohesion == named);
        return if present { Ok(named) } else { Err(Fault::new(FaultCode::Contradiction, field)) };
    }
    let held = |unit: &Unit| unit.uncommanded() && !attackers.find(unit.hex).is_some_and(|stack| contact(q, stack));
    let mut best = 0;
    for unit in units.iter().filter(|u| u.cohesion > 0) {
        let kind = unit.kind.get().unwrap_or(Kind::Commander);
        let counts = if attacks { unit.attacks(kind) && !held(unit) } else { unit.defends(kind) };
        // The greatest of these is the largest unit with, of several, the lowest rating.
        let lowness = u32::from(u8::MAX.wrapping_sub(unit.cohesion));
        best = best.max(1 << 17 | u32::from(counts) << 16 | u32::from(unit.strength) << 8 | lowness);
    }
    let rating = u8::try_from(best & 0xff).unwrap_or(0);
    Ok(if best == 0 { 0 } else { u8::MAX.wrapping_sub(rating) })
}
