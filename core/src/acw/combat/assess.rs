//! What an attack is worth before the die is rolled. ACW 3, 4, 6 to 10.

use crate::acw::flank::Ring;
use crate::acw::modifiers::{Ground, Modifier, Scene};
use crate::acw::odds::{column_of, note as note_odds, rounded};
use crate::acw::options::GameRules;
use crate::acw::rules::*;
use crate::acw::strength::{contacted, first_of_hex, note, sum_of};
use crate::acw::table::{Table, TableHeld};
use crate::acw::units::{Hexside, Kind, Unit};
use crate::acw::zoc::{across, check_hexsides, new_contact};
use crate::fault::{Fault, FaultCode, Name};
use crate::hex::Hex;
use crate::odds::Odds;
use crate::reflect::{Code, Question, Reflect};
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
pub fn assess(question: &Combat<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Verdict<Assessment>>, Fault> {
    let q = question;
    for (list, name) in [(q.attackers, &"attackers"), (q.defenders, &"defenders")] {
        if list.is_empty() {
            return Err(Fault::new(FaultCode::Empty, name));
        }
        for (i, unit) in numbered(list) {
            unit.checked().map_err(|f| f.in_list(name, i))?;
        }
    }
    check_hexsides(q.hexsides)?;
    q.table.columns_checked()?;
    let many = q.rules.many()?;
    let mut reasons = Reasons::default();
    let mut cites = Cites::by(R3);
    let flanks = geometry(q, &mut reasons, trail)?;
    if flanks.hexes > 1 {
        // ACW 4: one stack against several hexes is one combat, its whole strength against the sum of theirs.
        cites.add(R4);
        if !many {
            reasons.object(trail, R4, About::Defenders, usize::MAX);
        }
    }
    let (attack, attacking_hexes) = attacking(q, &mut reasons, &mut cites, trail);
    let defence = defending(q, &mut reasons, trail);
    let (attacker_cohesion, defender_cohesion) = (cohesion(q, true)?, cohesion(q, false)?);
    let scene = Scene {
        attackers: q.attackers,
        defenders: q.defenders,
        ground: q.ground,
        hexsides: q.hexsides,
        cohesion: (attacker_cohesion, defender_cohesion),
        flanked: (flanks.flanked > 0, flanks.flanked == flanks.hexes),
    };
    if let Some(reasons) = reasons.0 {
        return Ok(Ruling::new(Verdict::Forbidden, reasons));
    }
    cites.add(R8);
    let odds = rounded(attack, defence);
    let (column, heading) = column_of(q.table.columns, attack, defence);
    note_odds(trail, odds, Some((column, heading)));
    cites.add_if(R7, flanks.flanked > 0);
    cites.add_if(R10, attacker_cohesion > 0 || defender_cohesion > 0);
    for (rating, about) in [(attacker_cohesion, About::Attackers), (defender_cohesion, About::Defenders)] {
        if rating > 0 {
            trail.note(R10, What::Rating, about, usize::MAX, i32::from(rating));
        }
    }
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
        attacking_hexes,
        defending_hexes: flanks.hexes,
        flanked_hexes: flanks.flanked,
        reserved: 0,
    };
    Ok(Ruling::new(Verdict::Allowed(value), cites))
}

/// How many hexes are attacked, and how many of them are flanked.
struct Flanks {
    hexes: u8,
    flanked: u8,
}

/// Every attacking hex must touch every attacked one, with nothing between them that stops an attack (ACW 1); and the
/// attacked hexes that are flanked (ACW 7).
fn geometry(q: &Combat<'_>, reasons: &mut Reasons, trail: &mut Trail<'_>) -> Result<Flanks, Fault> {
    let mut out = Flanks { hexes: 0, flanked: 0 };
    let fought = q.attackers.iter().chain(q.defenders).any(|u| u.fought.is_set());
    for (at, d) in numbered(q.defenders).filter(|(i, u)| first_of_hex(q.defenders, *i, u.hex)) {
        let mut ring = Ring::default();
        for (i, a) in numbered(q.attackers) {
            if !ring.add(d.hex, a.hex) {
                return Err(Fault::new(FaultCode::Contradiction, &"hex").in_list(&"attackers", i));
            }
            if !first_of_hex(q.attackers, i, a.hex) {
                continue;
            }
            if !q.hexsides.is_empty() && across(q.hexsides, a.hex, d.hex, |side| side.no_attack.is_set()) {
                reasons.object(trail, R1, About::Attackers, i);
            }
            if fought && barred(q, a.hex, d.hex) {
                reasons.object(trail, R4, About::Attackers, i);
            }
        }
        // A hex touches six others: no more than six can touch the first attacker's.
        out.hexes = out.hexes.saturating_add(1);
        if ring.flanks() {
            out.flanked = out.flanked.saturating_add(1);
            trail.note(R7, What::Count, About::Defenders, at, i32::from(ring.count()));
        }
    }
    Ok(out)
}

/// Whether one of two hexes fought in an earlier round of the phase, and no advance since has made the contact new: no
/// hex fights twice otherwise (the readings of ACW 4 and 6).
#[cold]
fn barred(q: &Combat<'_>, attacker: Hex, defender: Hex) -> bool {
    let commander = Code::new(Kind::Commander);
    let soldiers =
        q.attackers.iter().filter(|u| u.hex == attacker).chain(q.defenders.iter().filter(|u| u.hex == defender));
    let of = soldiers.filter(|u| u.kind != commander);
    of.clone().any(|u| u.fought.is_set()) && !of.clone().any(|u| u.advanced.is_set())
}

/// Whether an enemy's advance made contact with an attacking hex (ACW 6).
fn contact(q: &Combat<'_>, hex: Hex) -> bool {
    contacted(q.attackers, hex) || new_contact(hex, q.defenders, q.hexsides, &q.rules)
}

/// The SP of the attacking hexes, and how many there are. A hex in which nobody can attack may not take part: ACW 6
/// where command keeps somebody from it, otherwise ACW 3.
#[inline]
fn attacking(q: &Combat<'_>, reasons: &mut Reasons, cites: &mut Cites, trail: &mut Trail<'_>) -> (u16, u8) {
    let (mut total, mut hexes) = (0u16, 0u8);
    for (i, first) in numbered(q.attackers).filter(|(i, u)| first_of_hex(q.attackers, *i, u.hex)) {
        let held = q.attackers.iter().any(|u| u.hex == first.hex && u.uncommanded());
        let (sum, decided) = sum_of(q.attackers, first.hex, true, held && contact(q, first.hex));
        cites.add_if(R6, decided);
        if !sum.any {
            reasons.object(trail, if decided { R6 } else { R3 }, About::Attackers, i);
        }
        note(trail, What::Strength, About::Attackers, i, sum.strength());
        total = total.saturating_add(sum.strength());
        hexes = hexes.saturating_add(1);
    }
    note(trail, What::Total, About::Attackers, usize::MAX, total);
    (total, hexes)
}

/// The SP of the attacked hexes. One that holds commanders alone cannot be attacked (ACW 3).
#[inline]
fn defending(q: &Combat<'_>, reasons: &mut Reasons, trail: &mut Trail<'_>) -> u16 {
    let mut total = 0u16;
    for (i, first) in numbered(q.defenders).filter(|(i, u)| first_of_hex(q.defenders, *i, u.hex)) {
        let (sum, _) = sum_of(q.defenders, first.hex, false, false);
        let commander = Code::new(Kind::Commander);
        if !sum.any && !q.defenders.iter().any(|u| u.hex == first.hex && u.kind != commander) {
            reasons.object(trail, R3, About::Defenders, i);
        }
        note(trail, What::Strength, About::Defenders, i, sum.strength());
        total = total.saturating_add(sum.strength());
    }
    note(trail, What::Total, About::Defenders, usize::MAX, total);
    total
}

/// The Cohesion Rating that a side fights with (the reading of ACW 10): the one named, which some unit must have, or
/// that of its largest unit, the lower of two as large. Units that add no strength are asked last.
#[inline]
fn cohesion(q: &Combat<'_>, attacks: bool) -> Result<u8, Fault> {
    let (units, named, field): (_, _, Name) = if attacks {
        (q.attackers, q.attacker_cohesion, &"attacker_cohesion")
    } else {
        (q.defenders, q.defender_cohesion, &"defender_cohesion")
    };
    let rated = units.iter().filter(|u| u.cohesion > 0);
    if named > 0 {
        let present = rated.into_iter().any(|u| u.cohesion == named);
        return if present { Ok(named) } else { Err(Fault::new(FaultCode::Contradiction, field)) };
    }
    let mut best = None;
    for unit in rated {
        let kind = unit.kind.get().unwrap_or(Kind::Commander);
        let counts = if attacks {
            unit.attacks(kind) && (!unit.uncommanded() || contact(q, unit.hex))
        } else {
            unit.defends(kind)
        };
        // The greatest of these is the largest unit with, of several, the lowest rating.
        best = best.max(Some((counts, unit.strength, u8::MAX.wrapping_sub(unit.cohesion))));
    }
    Ok(best.map_or(0, |(_, _, lowness)| u8::MAX.wrapping_sub(lowness)))
}
