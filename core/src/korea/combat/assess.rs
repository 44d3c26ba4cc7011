//! What a combat is worth before dice and chips. KOR 8.0, 8.1, 8.2.

use super::modifiers::{self, Brought, Modifiers};
use super::objections::{self, Reasons};
use crate::fault::{Fault, FaultCode, Name};
use crate::hex::Hex;
use crate::korea::flanking::Ring;
use crate::korea::losses::{LossRounding, Ratio};
use crate::korea::options::{Draws, GameRules, MOST};
use crate::korea::quality::{Superior, superior};
use crate::korea::rules::*;
use crate::korea::terrain::{Terrain, ground};
use crate::korea::units::{Arm, Checked, Quality, Side, Unit, lead, word};
use crate::reflect::{Code, Flag, Question, Reflect, Words};
use crate::rule::Rule;
use crate::ruling::{About, Cites, Ruling, Trail, Verdict, What};
use crate::table::numbered;

/// The kind of combat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Engagement {
    /// A Meeting Engagement, fought out of movement.
    Meeting,
    /// A Prepared Attack.
    Prepared,
}

/// What supports a side from afar.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Support {
    /// Effectiveness Rating of its air support; 0 for none.
    pub air: u8,
    /// The fleet supports it: the UN only, and within two hexes of a coastline that the fleet is committed to.
    pub fleet: Flag,
    /// It expends a depot: the UN only.
    pub depot: Flag,
    /// Zero.
    #[reserved]
    pub reserved: u8,
}

/// A combat. The combat hex is the one in which the defending lead stands.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Combat<'a> {
    /// The attacking units that take part, each next to the combat hex: the lead, those that support it from there, and
    /// those that flank, which static ones do too. A static one that does neither is listed where it is present with
    /// armor (8.0.ME.5, 8.0.PA.4), and counts for nothing else.
    #[required]
    pub attackers: &'a [Unit],
    /// The defending units that take part: the lead, and others in the combat hex or next to it.
    #[required]
    pub defenders: &'a [Unit],
    /// A meeting engagement or a prepared attack.
    pub kind: Code<Engagement>,
    /// Whose attack it is; the other side defends.
    pub attacking: Code<Side>,
    /// Which attacker leads, from 0.
    #[refers("attackers")]
    pub attacker_lead: u16,
    /// Which defender leads, from 0.
    #[refers("defenders")]
    pub defender_lead: u16,
    /// In a meeting engagement, what the movement points spent are worth to the attacker: -1 to 2. In a prepared attack
    /// 0.
    pub mp_drm: i8,
    /// What supports the attacker.
    pub attacker_support: Support,
    /// What supports the defender.
    pub defender_support: Support,
    /// The coastal hexes that the fleet is committed to; none where it is not.
    pub coast: &'a [Hex],
    /// The rows of the terrain chart that the combat meets: the combat hex's and those of hexsides; none for clear
    /// terrain without effect.
    pub terrain: &'a [Terrain],
    /// The game's options.
    pub rules: GameRules,
}

/// What a combat is worth: all that dice, chips and losses need to know. The default is a meeting engagement without
/// modifiers and chips, one six-sided die a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Assessment {
    /// All that modifies the attacker's roll: -10000 to 10000.
    #[required]
    pub attacker_drm: i16,
    /// All that modifies the defender's roll: -10000 to 10000.
    #[required]
    pub defender_drm: i16,
    /// What the attacker's modifier is made of; nothing looks at it again.
    pub attacker_modifiers: Modifiers,
    /// What the defender's modifier is made of; nothing looks at it again.
    pub defender_modifiers: Modifiers,
    /// The attacker who leads, from 0.
    #[refers("attackers")]
    pub attacker_lead: u16,
    /// The defender who leads, from 0.
    #[refers("defenders")]
    pub defender_lead: u16,
    /// Supporting attackers that are not static.
    pub attacker_supporters: u16,
    /// Supporting defenders that are not static.
    pub defender_supporters: u16,
    /// The kind of combat.
    pub kind: Code<Engagement>,
    /// Whose attack it is.
    pub attacking: Code<Side>,
    /// Quality of the attacking lead.
    pub attacker_quality: Code<Quality>,
    /// Quality of the defending lead.
    pub defender_quality: Code<Quality>,
    /// The defending lead is static.
    pub defender_static: Flag,
    /// How many attackers flank and count, 0 to 3.
    pub flankers: u8,
    /// How many dice the attacker rolls, at most 16; 0 of 0 sides for one six-sided die.
    pub attacker_dice: u8,
    /// How many sides each of them has.
    pub attacker_sides: u8,
    /// How many dice the defender rolls, at most 16; 0 of 0 sides for one six-sided die.
    pub defender_dice: u8,
    /// How many sides each of them has.
    pub defender_sides: u8,
    /// How many chips the attacker draws, at most 16.
    pub attacker_chips: u8,
    /// How many chips the defender draws, at most 16.
    pub defender_chips: u8,
    /// So many points of the differential cost the attacker `attacker_ratio_losses` loss points; 0 to 0 for what the
    /// kind of combat says: 1 to 1.
    pub attacker_ratio_points: i8,
    /// See `attacker_ratio_points`.
    pub attacker_ratio_losses: i8,
    /// The same for the defender; 0 to 0 for what the kind of combat says: 2 to 1 in a meeting engagement, 1 to 1 in a
    /// prepared attack.
    pub defender_ratio_points: i8,
    /// See `defender_ratio_points`.
    pub defender_ratio_losses: i8,
    /// What becomes of a part of a loss point.
    pub rounding: Code<LossRounding>,
    /// Zero.
    #[reserved]
    pub reserved: u8,
}

const _: () = assert!(size_of::<Assessment>() == 66);

impl Engagement {
    /// The paragraph of its ratios.
    #[inline]
    pub(in crate::korea) fn ratio_rule(self) -> Rule {
        match self {
            Engagement::Meeting => R8_0_ME_10,
            Engagement::Prepared => R8_0_PA_9,
        }
    }
}

/// What a side brings to a combat.
#[derive(Default)]
struct Force {
    lead: Checked,
    /// An armored or mechanized unit takes part.
    armor: bool,
    /// An armored or mechanized unit stands in the combat hex.
    armor_in_hex: bool,
    /// Units other than the lead that are not static.
    supporters: u16,
    /// Those of them that stand next to the combat hex.
    adjacent: u16,
}

impl Force {
    /// A unit that takes part.
    #[inline]
    fn add(&mut self, unit: &Checked, leads: bool, adjacent: bool) {
        let armor = unit.arm.is_armored();
        self.armor |= armor;
        self.armor_in_hex |= armor && !adjacent;
        if leads {
            self.lead = *unit;
        } else if !unit.is_static {
            self.supporters = self.supporters.saturating_add(1);
            self.adjacent = self.adjacent.saturating_add(u16::from(adjacent));
        }
    }
}

/// What modifies each side's roll in a combat, and at what ratios its losses are counted (KOR 8.0, 8.1, 8.2). Each
/// modifier is credited to its side: fleet and depot to the UN, adjacent supporters in a meeting engagement to the
/// defender, adjacent attackers in a prepared attack and flanking to the attacker. Every objection is cited: a static
/// lead that attacks, a fleet or depot that the side has no claim to.
///
/// ```
/// use grognard_core::korea::{combat::{assess, Combat}, units::{Quality, Unit}};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::Trail};
/// let at = |q, r, quality| Unit { hex: Hex::new(q, r), quality: Code::new(quality), ..Default::default() };
/// // A meeting engagement from two opposite hexes; the defender is supported by a unit next to him.
/// let attackers = [at(1, 0, Quality::A), at(-1, 0, Quality::C)];
/// let defenders = [at(0, 0, Quality::C), at(0, 1, Quality::D)];
/// let question = Combat { attackers: &attackers, defenders: &defenders, mp_drm: -1, ..Default::default() };
/// let assessment = assess(&question, &mut Trail::none())?.value.allowed().unwrap();
/// let m = assessment.attacker_modifiers;
/// assert_eq!((m.mp, m.flanking, m.quality, assessment.attacker_drm), (-1, 1, 2, 2));
/// assert_eq!((assessment.defender_modifiers.adjacent, assessment.defender_drm), (1, 1));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// `empty` for a side without units; `out_of_range` for a lead that is not there, movement points, dice and ratios;
/// `contradiction` for units in hexes that do not touch the combat hex, for enemies in one hex, for movement points in a
/// prepared attack, for two ratios of terrain; `overflow` for more units than the options have chips for, or modifiers
/// beyond 10000.
pub fn assess(question: &Combat<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Verdict<Assessment>>, Fault> {
    let q = question;
    let (kind, attacking) = (word(q.kind, &"kind")?, word(q.attacking, &"attacking")?);
    let options = q.rules.checked().map_err(|f| f.within(&"rules"))?;
    if !(-1..=2).contains(&q.mp_drm) {
        return Err(Fault::new(FaultCode::OutOfRange, &"mp_drm"));
    }
    if kind == Engagement::Prepared && q.mp_drm != 0 {
        return Err(Fault::new(FaultCode::Contradiction, &"mp_drm"));
    }
    let leading = lead(q.attackers, q.attacker_lead, &"attackers", &"attacker_lead")?;
    let target = lead(q.defenders, q.defender_lead, &"defenders", &"defender_lead")?;
    let (attack, ring, sides) = attackers(q, leading, target.hex)?;
    let defence = defenders(q, target, sides)?;
    let ground = ground(q.terrain)?;
    let (attacker_chips, defender_chips) = match options.draws {
        Draws::Lead => (1, 1),
        Draws::EveryUnit => (one_each(q.attackers, &"attackers")?, one_each(q.defenders, &"defenders")?),
        Draws::Nobody => (0, 0),
    };

    let mut reasons = Reasons::default();
    if attack.lead.is_static && !options.static_lead {
        reasons.object(trail, R8_0, About::Attackers, usize::from(q.attacker_lead));
    }
    let defending = attacking.other();
    let claims = objections::Claims { coast: q.coast, target: target.hex, kind };
    claims.check(&q.attacker_support, &"attacker_support", (attacking, About::Attackers), &mut reasons, trail)?;
    claims.check(&q.defender_support, &"defender_support", (defending, About::Defenders), &mut reasons, trail)?;
    if let Some(reasons) = reasons.0 {
        return Ok(Ruling::new(Verdict::Forbidden, reasons));
    }

    let flanks = ring.flanks();
    let superior = superior(attack.lead.quality, defence.lead.quality);
    let (adjacent, supporting, flanking) = match kind {
        Engagement::Meeting => (0, defence.adjacent, flanks.meeting_drm),
        // 8.0.PA.5: the lead too; a static one, which only an option lets attack, does not count.
        Engagement::Prepared => {
            (attack.adjacent.saturating_add(u16::from(!attack.lead.is_static)), 0, flanks.prepared_drm)
        }
    };
    let mine = Brought {
        mp: q.mp_drm,
        support: &q.attacker_support,
        armor: attack.armor,
        adjacent,
        flanking,
        quality: superior.attacker,
        terrain: ground.attacker_drm,
    };
    let theirs = Brought {
        mp: 0,
        support: &q.defender_support,
        armor: defence.armor,
        adjacent: supporting,
        flanking: 0,
        quality: superior.defender,
        terrain: ground.defender_drm,
    };
    let mut cites = Cites::by(R8_0);
    let (attacker_modifiers, attacker_drm) = mine.modify(kind, About::Attackers, &"attackers", &mut cites, trail)?;
    let (defender_modifiers, defender_drm) = theirs.modify(kind, About::Defenders, &"defenders", &mut cites, trail)?;
    if superior != Superior::default() {
        cites.add(R8_1);
        trail.note(R8_1, What::Rating, About::Attackers, usize::from(q.attacker_lead), attack.lead.quality as i32);
        trail.note(R8_1, What::Rating, About::Defenders, usize::from(q.defender_lead), defence.lead.quality as i32);
    }
    if flanks.flankers > 0 {
        cites.add(R8_2);
        trail.note(R8_2, What::Sum, About::Attackers, usize::MAX, i32::from(flanks.flankers));
    }
    // Modifiers of terrain that cancel out decided something too.
    cites.add_if(modifiers::terrain_rule(kind), ground.modifies);

    // 8.0.ME.10, its exception; 8.0.PA.9: terrain.
    cites.add(kind.ratio_rule());
    let armor_in_the_clear =
        attack.lead.arm.is_armored() && !defence.armor_in_hex && defence.lead.arm == Arm::Infantry && ground.clear;
    let (attacker_ratio, defender_ratio) = match kind {
        Engagement::Meeting if armor_in_the_clear => (Ratio::ONE_TO_ONE, Ratio::ONE_TO_ONE),
        Engagement::Meeting => (Ratio::ONE_TO_ONE, options.meeting),
        Engagement::Prepared => {
            (ground.attacker_ratio.unwrap_or(Ratio::ONE_TO_ONE), ground.defender_ratio.unwrap_or(Ratio::ONE_TO_ONE))
        }
    };
    for (about, ratio) in [(About::Attackers, attacker_ratio), (About::Defenders, defender_ratio)] {
        let numbers = (i32::from(ratio.points), u16::from(ratio.losses));
        trail.strength(kind.ratio_rule(), What::Ratio, about, usize::MAX, numbers, 0);
    }
    let (attacker_ratio, defender_ratio) = (attacker_ratio.numbers(), defender_ratio.numbers());
    let assessment = Assessment {
        attacker_drm,
        defender_drm,
        attacker_modifiers,
        defender_modifiers,
        attacker_lead: q.attacker_lead,
        defender_lead: q.defender_lead,
        attacker_supporters: attack.supporters,
        defender_supporters: defence.supporters,
        kind: q.kind,
        attacking: q.attacking,
        attacker_quality: leading.quality,
        defender_quality: target.quality,
        defender_static: Flag::from(defence.lead.is_static),
        flankers: flanks.flankers,
        attacker_dice: options.attacker.dice,
        attacker_sides: options.attacker.sides,
        defender_dice: options.defender.dice,
        defender_sides: options.defender.sides,
        attacker_chips,
        defender_chips,
        attacker_ratio_points: attacker_ratio.0,
        attacker_ratio_losses: attacker_ratio.1,
        defender_ratio_points: defender_ratio.0,
        defender_ratio_losses: defender_ratio.1,
        rounding: q.rules.rounding,
        reserved: 0,
    };
    Ok(Ruling::new(Verdict::Allowed(assessment), cites))
}

/// A chip for each unit.
fn one_each(units: &[Unit], list: Name) -> Result<u8, Fault> {
    u8::try_from(units.len()).ok().filter(|n| *n <= MOST).ok_or(Fault::new(FaultCode::Overflow, list))
}

/// The attackers, where they stand around the combat hex, and the sides of it that they hold, a bit each.
#[cfg_attr(feature = "fast", inline(always))]
fn attackers(q: &Combat<'_>, leading: &Unit, target: Hex) -> Result<(Force, Ring, u8), Fault> {
    let at = usize::from(q.attacker_lead);
    let mut force = Force::default();
    let apart = |i| Fault::new(FaultCode::Contradiction, &"hex").in_list(&"attackers", i);
    let front = target.side_to(leading.hex).ok_or_else(|| apart(at))?;
    let (mut ring, mut sides) = (Ring::default(), 0u8);
    for (i, unit) in numbered(q.attackers) {
        let checked = unit.checked().map_err(|f| f.in_list(&"attackers", i))?;
        let side = target.side_to(unit.hex).ok_or_else(|| apart(i))?;
        sides |= 1u8.wrapping_shl(u32::from(side));
        force.add(&checked, i == at, true);
        if i != at {
            ring.add(side, front);
        }
    }
    Ok((force, ring, sides))
}

/// The defenders: in the combat hex or next to it, but not in a hex that an attacker holds.
#[cfg_attr(feature = "fast", inline(always))]
fn defenders(q: &Combat<'_>, target: &Unit, sides: u8) -> Result<Force, Fault> {
    let at = usize::from(q.defender_lead);
    let mut force = Force::default();
    for (i, unit) in numbered(q.defenders) {
        let checked = unit.checked().map_err(|f| f.in_list(&"defenders", i))?;
        let side = target.hex.side_to(unit.hex);
        let held = side.is_some_and(|side| sides & 1u8.wrapping_shl(u32::from(side)) != 0);
        if held || (side.is_none() && unit.hex != target.hex) {
            return Err(Fault::new(FaultCode::Contradiction, &"hex").in_list(&"defenders", i));
        }
        force.add(&checked, i == at, side.is_some());
    }
    Ok(force)
}
