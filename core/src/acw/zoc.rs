//! Zones of control, and the contact that an advance makes. ACW 1, 2, 6. The rules leave the definition of a zone of
//! control to the game. By default it is the six adjacent hexes, from infantry, cavalry and guns that are not limbered.

use super::options::GameRules;
use super::rules::*;
use super::units::{Hexside, Kind, Unit, Zone, check_army};
use crate::bounded::Bounded;
use crate::fault::Fault;
use crate::hex::Hex;
use crate::reflect::Question;
use crate::ruling::{About, Cites, Ruling, Trail, Verdict, What};
use crate::table::numbered;

/// Returns the direction from one hex to an adjacent one, 0 to 5 as in [`crate::hex::SIDES`].
pub(crate) fn direction(start: Hex, end: Hex) -> Option<u32> {
    let step = |a: i16, b: i16| i32::from(b).bounded_sub(i32::from(a));
    match (step(start.q, end.q), step(start.r, end.r)) {
        (1, -1) => Some(0),
        (1, 0) => Some(1),
        (0, 1) => Some(2),
        (-1, 1) => Some(3),
        (-1, 0) => Some(4),
        (0, -1) => Some(5),
        _ => None,
    }
}

/// Returns whether a fact about hexsides holds from one hex into another.
pub(crate) fn across(hexsides: &[Hexside], start: Hex, end: Hex, fact: impl Fn(&Hexside) -> bool) -> bool {
    hexsides.iter().any(|side| fact(side) && side.crossed(start, end))
}

/// Checks that the hexsides of a question are between adjacent hexes.
pub(crate) fn check_hexsides(hexsides: &[Hexside]) -> Result<(), Fault> {
    for (i, side) in numbered(hexsides) {
        side.checked().map_err(|f| f.in_list(&text!("hexsides"), i))?;
    }
    Ok(())
}

/// Returns whether a checked unit has a zone of control.
pub(crate) fn has_zoc(unit: &Unit, kind: Kind, rules: &GameRules) -> bool {
    match unit.zoc.get() {
        Some(Zone::Always) => true,
        Some(Zone::Never) => false,
        _ => match kind {
            Kind::Infantry | Kind::Cavalry => true,
            Kind::Artillery => !unit.limbered.is_set() || rules.limbered_zoc.is_set(),
            Kind::Commander => rules.commander_zoc.is_set(),
        },
    }
}

/// A unit.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct OneUnit {
    /// The unit.
    #[required]
    pub unit: Unit,
    /// The game's options.
    pub rules: GameRules,
}

/// Decides whether a unit has a zone of control (the reading of ACW 2): infantry, cavalry and guns that are not
/// limbered do.
///
/// ```
/// use grognard_core::acw::{units::{Kind, Unit}, zoc::{exerts, OneUnit}};
/// use grognard_core::{reflect::{Code, Flag}, ruling::Trail};
/// let guns = Unit { kind: Code::new(Kind::Artillery), ..Default::default() };
/// let ask = |unit| exerts(&OneUnit { unit, ..Default::default() }, &mut Trail::none());
/// assert!(ask(guns)?.value.is_allowed());
/// assert!(!ask(Unit { limbered: Flag::YES, ..guns })?.value.is_allowed());
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for the unit's kind, and for the stars of a commander.
/// * `unknown_word` for a word of the unit or the options that is not known.
/// * `contradiction` for a unit with something that units of its kind do not have, such as a strength of a commander.
/// * `reserved` for reserved bytes of the unit or the options that are not 0.
pub fn exerts(question: &OneUnit, _trail: &mut Trail<'_>) -> Result<Ruling<Verdict>, Fault> {
    let kind = question.unit.checked().map_err(|f| f.within(&text!("unit")))?;
    question.rules.many()?;
    let has = has_zoc(&question.unit, kind, &question.rules);
    Ok(Ruling::new(if has { Verdict::Allowed(()) } else { Verdict::Forbidden }, Cites::by(R2)))
}

/// A hex, and units whose zones of control may cover it.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Covered<'a> {
    /// The hex.
    #[required]
    pub hex: Hex,
    /// The units of one side.
    #[required]
    pub units: &'a [Unit],
    /// The hexsides with an effect.
    pub hexsides: &'a [Hexside],
    /// The game's options.
    pub rules: GameRules,
}

/// Decides whether a hex is in the zone of control of any of the units (the reading of ACW 2). The unit is adjacent and
/// has a zone of control, and no hexside stops it.
///
/// ```
/// use grognard_core::acw::{units::{Kind, Unit}, zoc::{covers, Covered}};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::Trail};
/// let units = [Unit { hex: Hex::new(1, 0), kind: Code::new(Kind::Infantry), ..Default::default() }];
/// let ask = |hex| covers(&Covered { hex, units: &units, ..Default::default() }, &mut Trail::none());
/// assert!(ask(Hex::new(0, 0))?.value.is_allowed());
/// assert!(!ask(Hex::new(3, 0))?.value.is_allowed());
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * Those of `acw.zoc.exerts`, for each of the units.
/// * `contradiction` for a hexside between hexes that are not adjacent, and for units of two armies.
/// * `reserved` for the reserved byte of a hexside.
pub fn covers(question: &Covered<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Verdict>, Fault> {
    let q = question;
    check_hexsides(q.hexsides)?;
    q.rules.many()?;
    check_army(q.units, &"units")?;
    let mut covered = false;
    for (i, unit) in numbered(q.units) {
        let kind = unit.checked().map_err(|f| f.in_list(&"units", i))?;
        if unit.hex.touches(q.hex)
            && has_zoc(unit, kind, &q.rules)
            && !across(q.hexsides, unit.hex, q.hex, |side| side.no_zoc.is_set())
        {
            covered = true;
            trail.note(R2, What::Count, About::Units.at(i), 1);
        }
    }
    Ok(Ruling::new(if covered { Verdict::Allowed(()) } else { Verdict::Forbidden }, Cites::by(R2)))
}

/// Returns whether enemies who advanced in this phase put a hex into their zone of control. The contact is new then,
/// and the units in the hex are in command (ACW 6). The units are checked.
pub(crate) fn new_contact(hex: Hex, enemies: &[Unit], hexsides: &[Hexside], rules: &GameRules) -> bool {
    enemies.iter().any(|enemy| {
        enemy.advanced.is_set()
            && enemy.hex.touches(hex)
            && enemy.kind.get().is_some_and(|kind| has_zoc(enemy, kind, rules))
            && !across(hexsides, enemy.hex, hex, |side| side.no_zoc.is_set())
    })
}
