//! Assessment of a combat. ACW 3, 4, 6 to 10.

use crate::acw::flank::Ring;
use crate::acw::flaws::{Flaw, Flaws, Wrong};
use crate::acw::modifiers::{Cohesion, Flanked, Ground, Modifier, Scene, check_ground};
use crate::acw::odds::{column_of, note as note_odds, rounded};
use crate::acw::options::GameRules;
use crate::acw::rules::*;
use crate::acw::stacks::{ADVANCED, CONTACTED, FIGHTS, FOUGHT, FREE, HELD, SOLDIER, Stack, Stacks, key, rating};
use crate::acw::strength::{first_of_hex, note, stacks};
use crate::acw::table::{Table, TableHeld};
use crate::acw::units::{Army, Hexside, Kind, Unit, check_armies};
use crate::acw::zoc::{across, check_hexsides, new_contact};
use crate::fault::{Fault, FaultCode, Name};
use crate::hex::Hex;
use crate::odds::Odds;
use crate::reflect::{Question, Reflect};
use crate::ruling::{About, Findings, Item, Ruling, Sink, Trail, Verdict, What};
use crate::table::numbered;

/// A combat: the units of the attacking hexes against those of one or more defending hexes.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Combat<'a> {
    /// All units in the attacking hexes, including those that contribute nothing: the result affects them too.
    #[required]
    pub attackers: &'a [Unit],
    /// All units in the attacked hexes.
    #[required]
    pub defenders: &'a [Unit],
    /// The hexes with marks or levels, for the modifiers.
    pub ground: &'a [Ground],
    /// The hexsides with an effect.
    pub hexsides: &'a [Hexside],
    /// The modifiers of the game's card.
    pub modifiers: &'a [Modifier],
    /// The results table.
    #[required]
    pub table: Table<'a>,
    /// The Cohesion Rating that the attacker fights with, which one of his units must have; 0 for that of his largest
    /// unit, the lower one on a tie.
    pub attacker_cohesion: u8,
    /// The Cohesion Rating that the defender fights with, which one of his units must have; 0 for that of his largest
    /// unit, the lower one on a tie.
    pub defender_cohesion: u8,
    /// The game's options.
    pub rules: GameRules,
}

/// The assessment of a combat: the input of `resolve` and `distribution`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Assessment {
    /// The attacker's strength points (SP) that count.
    #[measure("SP", 1)]
    pub attack: u16,
    /// The defender's strength points (SP) that count, of all his hexes together.
    #[measure("SP", 1)]
    pub defence: u16,
    /// The odds, rounded in the defender's favour; 1:0 against a strength of 0, 0:1 with a strength of 0.
    pub odds: Odds,
    /// The odds printed above the column of the table.
    #[required]
    pub heading: Odds,
    /// A checksum of the results table: where a die is looked up the table must be the same. 0 in an assessment of the
    /// caller's own, which is of the table that is given there.
    pub table: u32,
    /// The column, from 0, from the defender's best.
    #[required]
    pub column: u8,
    /// The sum of the die roll modifiers.
    #[range(-100, 100)]
    pub drm: i8,
    /// The Cohesion Rating that the attacker fights with; 0 for none.
    pub attacker_cohesion: u8,
    /// The Cohesion Rating that the defender fights with; 0 for none.
    pub defender_cohesion: u8,
    /// The number of attacking hexes.
    pub attacking_hexes: u8,
    /// The number of attacked hexes.
    pub defending_hexes: u8,
    /// The number of attacked hexes that are flanked.
    pub flanked_hexes: u8,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// Decides whether a combat is allowed, and returns its strengths, odds, column and modifier (ACW 1, 3, 4, 6 to 9). The
/// rows are all of its faults, as `acw.attacks.check` lists them for a plan: a fault between two hexes is listed once
/// for each pair of hexes. In the trail the first unit of each hex stands for the hex.
///
/// ```
/// use grognard_core::acw::{combat::{assess, Combat}, table::EXAMPLE, units::{Kind, Unit}};
/// use grognard_core::{hex::Hex, reflect::{Code, Said}, ruling::{Sink, Trail}};
/// let unit = |q, kind, strength| Unit {
///     hex: Hex::new(q, 0),
///     kind: Code::new(kind),
///     strength: Said::<u8>::new(strength),
///     cohesion: 5.into(),
///     ..Default::default()
/// };
/// let attackers = [unit(1, Kind::Infantry, 7), unit(1, Kind::Artillery, 10)];
/// let defenders = [unit(0, Kind::Infantry, 6)];
/// let question = Combat { attackers: &attackers, defenders: &defenders, table: EXAMPLE, ..Default::default() };
/// let assessment = assess(&question, &mut Sink::none(), &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!((assessment.attack, assessment.defence, assessment.odds.to_string()), (17, 6, "2:1".into()));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `empty` for a side without units, and for a table without columns.
/// * `missing_field` for a unit's kind, strength or Cohesion Rating, and for the stars of a commander. It is also for
///   fields that the condition of a modifier needs, among them a commander's command value.
/// * `unknown_word` for a word of a unit, a modifier or the options that is not known.
/// * `contradiction` for a unit with something that units of its kind do not have, and for units of both sides in one
///   hex. It is also for a side of two armies, for two sides of one army, and for a Cohesion Rating that no unit has.
/// * `contradiction` also for a hexside between hexes that are not adjacent, and ground that is listed twice. It is
///   also for a modifier whose bounds are in the wrong order, a flanked attacker, and columns whose odds do not rise.
/// * `out_of_range` for a modifier below -20 or above 20, a mark above 31, and for columns as in `acw.odds.column`.
/// * `overflow` for modifiers whose sum is below -128 or above 127.
/// * `reserved` for reserved bytes that are not 0.
pub fn assess(
    question: &Combat<'_>,
    rows: &mut Sink<'_, Flaw>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Assessment>>, Fault> {
    let q = question;
    let (mut attackers, mut defenders) = (Stacks::default(), Stacks::default());
    gather(q.attackers, &mut attackers, true, &"attackers")?;
    gather(q.defenders, &mut defenders, false, &"defenders")?;
    let own = Army { units: q.attackers, name: &"attackers" };
    check_armies(&own, &Army { units: q.defenders, name: &"defenders" })?;
    check_hexsides(q.hexsides)?;
    check_ground(q.ground)?;
    q.table.columns_checked()?;
    let many = q.rules.many()?;
    let mut objections = Objections { flaws: Flaws::new(rows), findings: Findings::by(R3, trail) };
    let flanked = geometry(q, &attackers, &defenders, &mut objections)?;
    together(&defenders, many, &mut objections);
    let attack = attacking(q, &attackers, &mut objections);
    let defence = defending(&defenders, &mut objections);
    let cohesion = cohesion(q, &attackers, &defenders)?;
    if let Some(broken) = objections.flaws.cites {
        return Ok(Ruling::new(Verdict::Forbidden, broken));
    }
    let findings = &mut objections.findings;
    q.table.cite(&mut findings.cites);
    let odds = rounded(attack, defence);
    let (column, heading) = column_of(q.table.columns, attack, defence);
    note_odds(findings.trail, odds, Some((column, heading)));
    findings.cite_if(R7, flanked > 0);
    cohesion.tell(findings);
    let scene = Scene {
        attacking: q.attackers,
        attackers: &attackers,
        defending: q.defenders,
        defenders: &defenders,
        ground: q.ground,
        hexsides: q.hexsides,
        cohesion,
        flanked: Flanked { any: flanked > 0, all: flanked == defenders.count() },
    };
    let drm = scene.sum(q.modifiers, findings)?;
    let value = Assessment {
        attack,
        defence,
        odds,
        heading,
        table: q.table.digest(),
        column,
        drm,
        attacker_cohesion: cohesion.attacker,
        defender_cohesion: cohesion.defender,
        attacking_hexes: attackers.count(),
        defending_hexes: defenders.count(),
        flanked_hexes: flanked,
        reserved: 0,
    };
    Ok(Ruling::new(Verdict::Allowed(value), findings.cites))
}

/// Collects the units of a side by hex.
fn gather(units: &[Unit], stacks: &mut Stacks, attacks: bool, name: Name) -> Result<(), Fault> {
    if units.is_empty() {
        return Err(Fault::new(FaultCode::Empty, name));
    }
    stacks.gather(units, attacks, name)
}

/// Cites ACW 4 for several attacked hexes, and objects to them where an option forbids them.
fn together(defenders: &Stacks, many: bool, objections: &mut Objections<'_, '_, '_, '_>) {
    if defenders.count() < 2 {
        return;
    }
    // ACW 4: one stack against several hexes is one combat, its whole strength against the sum of theirs.
    objections.findings.cite(R4);
    if let (false, Some(first)) = (many, defenders.iter().next()) {
        for other in defenders.iter().skip(1) {
            objections.object(Wrong::SeveralTargets, first.hex, other.hex, About::Defenders, other.first);
        }
    }
}

impl Cohesion {
    /// Cites ACW 10 for the ratings, and appends a step for each.
    fn tell(&self, findings: &mut Findings<'_, '_>) {
        for (rating, about) in [(self.attacker, About::Attackers), (self.defender, About::Defenders)] {
            if rating > 0 {
                findings.cite(R10);
                findings.note(R10, What::Rating, about, i32::from(rating));
            }
        }
    }
}

/// Returns the Cohesion Rating of each side: the one that it chose, or that of its largest unit (the reading of ACW 10).
fn cohesion(q: &Combat<'_>, attackers: &Stacks, defenders: &Stacks) -> Result<Cohesion, Fault> {
    let attacker = match q.attacker_cohesion {
        0 if attackers.any(HELD) => largest_with_contact(q, attackers),
        0 => attackers.rating(),
        named => {
            present(q.attackers, named, &"attacker_cohesion", &"attackers: none of them has this Cohesion Rating")?
        }
    };
    let defender = match q.defender_cohesion {
        0 => defenders.rating(),
        named => {
            present(q.defenders, named, &"defender_cohesion", &"defenders: none of them has this Cohesion Rating")?
        }
    };
    Ok(Cohesion { attacker, defender })
}

/// What is found about the combat, and its faults with a row for each.
struct Objections<'r, 'b, 't, 's> {
    flaws: Flaws<'r, 'b>,
    findings: Findings<'t, 's>,
}

impl Objections<'_, '_, '_, '_> {
    #[cold]
    fn object(&mut self, what: Wrong, hex: Hex, other: Hex, about: About, index: usize) {
        self.flaws.object(what, hex, other, 0);
        let distance = i32::try_from(hex.distance(other)).unwrap_or(i32::MAX);
        self.findings.note(what.rule(), What::Forbidden, about.at(index), distance);
    }
}

/// Checks that every attacking hex is adjacent to every attacked one, with no hexside between them that stops an attack
/// (ACW 1). None may have fought before (ACW 4). Returns how many of the attacked hexes are flanked (ACW 7).
fn geometry(
    q: &Combat<'_>,
    attackers: &Stacks,
    defenders: &Stacks,
    objections: &mut Objections<'_, '_, '_, '_>,
) -> Result<u8, Fault> {
    let over = attackers.over || defenders.over;
    if over {
        apart(q, objections)?;
    }
    let mut flanked = 0u8;
    for d in defenders.iter() {
        let mut ring = Ring::default();
        for a in attackers.iter() {
            if a.hex == d.hex {
                return Err(Fault::against(&"hex", &"defenders[].hex: no hex holds units of both sides")
                    .other_at(d.first)
                    .in_list(&"attackers", a.first));
            }
            if !ring.add(d.hex, a.hex) {
                // With more hexes than can be adjacent to one, all pairs have been checked.
                if !over {
                    objections.object(Wrong::NotAdjacent, a.hex, d.hex, About::Attackers, a.first);
                }
            } else if across(q.hexsides, a.hex, d.hex, |side| side.no_attack.is_set()) {
                objections.object(Wrong::Blocked, a.hex, d.hex, About::Attackers, a.first);
            }
            // No hex fights twice in a phase, unless an advance has made the contact new (the readings of ACW 4 and 6).
            if (a.is(FOUGHT) || d.is(FOUGHT)) && !a.is(ADVANCED) && !d.is(ADVANCED) {
                objections.object(Wrong::FoughtAlready, a.hex, d.hex, About::Attackers, a.first);
            }
        }
        if ring.flanks() {
            // There are at most six.
            flanked = flanked.saturating_add(1);
            objections.findings.note(R7, What::Count, About::Defenders.at(d.first), i32::from(ring.count()));
        }
    }
    Ok(flanked)
}

/// Checks all pairs of hexes for adjacency. With more than six hexes on a side, one pair is not adjacent.
#[cold]
fn apart(q: &Combat<'_>, objections: &mut Objections<'_, '_, '_, '_>) -> Result<(), Fault> {
    for d in stacks(q.defenders) {
        for (i, a) in numbered(q.attackers) {
            if a.hex == d.hex {
                let first = q.defenders.iter().position(|unit| unit.hex == d.hex).unwrap_or(0);
                return Err(Fault::against(&"hex", &"defenders[].hex: no hex holds units of both sides")
                    .other_at(first)
                    .in_list(&"attackers", i));
            }
            if first_of_hex(q.attackers, i, a.hex) && !a.hex.touches(d.hex) {
                objections.object(Wrong::NotAdjacent, a.hex, d.hex, About::Attackers, i);
            }
        }
    }
    Ok(())
}

/// Returns whether an enemy's advance made contact with an attacking hex (ACW 6).
#[cold]
fn contact(q: &Combat<'_>, stack: &Stack) -> bool {
    stack.is(CONTACTED) || new_contact(stack.hex, q.defenders, q.hexsides, &q.rules)
}

/// Returns the strength points (SP) of the attacking hexes. A hex in which no unit can attack may not take part: by ACW
/// 6 where command prevents a unit from attacking, otherwise by ACW 3.
fn attacking(q: &Combat<'_>, attackers: &Stacks, objections: &mut Objections<'_, '_, '_, '_>) -> u16 {
    let mut total = 0u16;
    for stack in attackers.iter() {
        let held = stack.is(HELD);
        let contact = held && contact(q, stack);
        objections.findings.cite_if(R6, held);
        if !stack.is(if contact { FIGHTS } else { FREE }) {
            let what = if held { Wrong::Uncommanded } else { Wrong::CannotAttack };
            objections.object(what, stack.hex, stack.hex, About::Attackers, stack.first);
        }
        let strength = stack.strength(contact);
        note(objections.findings.trail, What::Strength, About::Attackers.at(stack.first), strength);
        total = total.saturating_add(strength);
    }
    note(objections.findings.trail, What::Total, Item::all(About::Attackers), total);
    total
}

/// Returns the strength points (SP) of the attacked hexes. A hex with commanders only cannot be attacked (ACW 3).
fn defending(defenders: &Stacks, objections: &mut Objections<'_, '_, '_, '_>) -> u16 {
    let mut total = 0u16;
    for stack in defenders.iter() {
        if !stack.is(SOLDIER) {
            objections.object(Wrong::CannotBeAttacked, stack.hex, stack.hex, About::Defenders, stack.first);
        }
        let strength = stack.strength(true);
        note(objections.findings.trail, What::Strength, About::Defenders.at(stack.first), strength);
        total = total.saturating_add(strength);
    }
    note(objections.findings.trail, What::Total, Item::all(About::Defenders), total);
    total
}

/// Returns the Cohesion Rating that a side chose, which one of its units must have (the reading of ACW 10).
#[cold]
fn present(units: &[Unit], named: u8, field: Name, why: Name) -> Result<u8, Fault> {
    let present = units.iter().any(|u| u.rating() == named);
    if present { Ok(named) } else { Err(Fault::against(field, why).valued(named)) }
}

/// Returns the Cohesion Rating of the largest attacker where command prevents some units from attacking unless an
/// advance made the contact.
#[cold]
fn largest_with_contact(q: &Combat<'_>, attackers: &Stacks) -> u8 {
    let held = |unit: &Unit| unit.uncommanded() && !attackers.find(unit.hex).is_some_and(|stack| contact(q, stack));
    let best = q.attackers.iter().fold(0, |best: u32, unit| {
        let kind = unit.kind.get().unwrap_or(Kind::Commander);
        best.max(key(unit, unit.attacks(kind) && !held(unit)))
    });
    rating(best)
}
