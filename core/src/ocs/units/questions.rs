//! The classes of a unit, its zone of control, and the hexes that it may enter. OCS 4.4, 4.8c, 5.

use super::{Checked, Kind, Mode, Orientation, Size, Unit, word};
use crate::fault::Fault;
use crate::ocs::rules::*;
use crate::reflect::{Flag, Question, Reflect, Spare};
use crate::ruling::{About, Cites, Ruling, Trail, Verdict, What};
use crate::table::numbered;

/// A question about one unit.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct OneUnit {
    /// The unit.
    #[required]
    pub unit: Unit,
}

/// Decides whether a unit is attack-capable (OCS 4.4).
///
/// ```
/// use grognard_core::{ocs::units::{attack_capable, Kind, OneUnit, Unit}, reflect::Code, ruling::Trail};
/// let infantry = Unit::regiment(1, 4, 3);
/// assert!(attack_capable(&OneUnit { unit: infantry }, &mut Trail::none())?.value.is_allowed());
/// let hq = Unit { kind: Code::new(Kind::Hq), ..infantry };
/// let ruling = attack_capable(&OneUnit { unit: hq }, &mut Trail::none())?;
/// assert!(!ruling.value.is_allowed());
/// assert!(ruling.cites.iter().map(|r| r.id()).eq(["OCS 4.4", "OCS 13.1c"]));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for the kind of the unit, and for the mode of a combat unit. So it is for the side that shows in
///   Reserve, Exploit or Disorganized Mode, and the steps of a multi-step unit.
/// * `unknown_word` for one of these words, the size, and the style of the side that shows.
/// * `impossible_mode` for a mode that the kind cannot be in.
/// * `out_of_range` for more than 40 steps, for a multi-step unit of one step, and for steps lost that leave none.
/// * `contradiction` for `had_bridge` of a unit that is no engineer; `reserved` for reserved bytes that are not 0.
pub fn attack_capable(question: &OneUnit, trail: &mut Trail<'_>) -> Result<Ruling<Verdict>, Fault> {
    let unit = question.unit.checked().map_err(|f| f.within(&text!("unit")))?;
    word(unit.face.style, &"style").map_err(|f| f.within(unit.face_name()))?;
    let mut cites = Cites::by(R4_4);
    let capable = unit.attack_capable(&mut |rule| {
        cites.add(rule);
        trail.note(rule, What::Forbidden, About::Units.at(0), 0);
    });
    cites.add_if(R13_5, capable && unit.kind.is_replacement());
    cites.add_if(R5_7, capable && unit.is_released());
    Ok(Ruling::new(if capable { Verdict::Allowed(()) } else { Verdict::Forbidden }, cites))
}

/// The classes that a unit belongs to (4.0). The word "unit" alone includes all of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct UnitClasses {
    /// A ground unit: a combat unit or one of the five non-combat classes.
    pub ground: Flag,
    /// A naval unit.
    pub naval: Flag,
    /// An air unit.
    pub air: Flag,
    /// A combat unit.
    pub combat: Flag,
    /// A non-combat unit: a port, an air base, a hedgehog, supply or Transport Points.
    pub noncombat: Flag,
    /// A unit that is attack-capable now (4.4).
    pub attack_capable: Flag,
    /// A unit with a size in RE (4.6).
    pub has_re: Flag,
    /// A unit that can be transported (4.7): a combat unit, Transport Points or supply.
    pub cargo: Flag,
}

/// Returns the classes that a unit belongs to (OCS 4.0). Every attack-capable unit is a combat unit, and every combat
/// unit a ground unit. A unit is a ground, a naval or an air unit.
///
/// ```
/// use grognard_core::{ocs::units::{classes, Kind, OneUnit, Unit}, reflect::Code, ruling::Trail};
/// let hq = Unit::of(1, Kind::Hq);
/// let told = classes(&OneUnit { unit: hq }, &mut Trail::none())?.value;
/// assert!(told.ground.is_set() && told.combat.is_set() && !told.attack_capable.is_set());
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// Those of `ocs.units.attack_capable`.
pub fn classes(question: &OneUnit, _trail: &mut Trail<'_>) -> Result<Ruling<UnitClasses>, Fault> {
    let unit = question.unit.checked().map_err(|f| f.within(&text!("unit")))?;
    word(unit.face.style, &"style").map_err(|f| f.within(unit.face_name()))?;
    let mut cites = Cites::by(R4_0);
    let kind = unit.kind;
    // 3.1: a ground unit is one or the other.
    cites.add_if(R3_1, kind.is_ground());
    cites.add_if(R3_2, kind.is_combat());
    cites.add_if(R3_2E, kind.is_combat() && kind != Kind::Combat);
    cites.add_if(R3_3, kind.is_noncombat());
    match kind {
        Kind::Supply => cites.add(R3_3A),
        Kind::Hedgehog | Kind::AirBase | Kind::Port => cites.add(R3_3C),
        kind => cites.add_if(R3_3B, kind.is_transport()),
    }
    let capable = kind.is_combat() && unit.attack_capable(&mut |rule| cites.add(rule));
    cites.add_if(R4_4, kind.is_combat());
    cites.add_if(R13_5, capable && kind.is_replacement());
    cites.add_if(R5_7, capable && unit.is_released());
    let carried = kind.is_combat() || kind == Kind::Supply || (kind.is_transport() && !kind.is_extender());
    let classes = UnitClasses {
        ground: Flag::from(kind.is_ground()),
        naval: Flag::from(kind == Kind::Ship),
        air: Flag::from(kind == Kind::Aircraft),
        combat: Flag::from(kind.is_combat()),
        noncombat: Flag::from(kind.is_noncombat()),
        attack_capable: Flag::from(capable),
        has_re: Flag::from(kind.is_combat()),
        cargo: Flag::from(carried),
    };
    Ok(Ruling::new(classes, cites))
}

/// Decides whether a unit has a zone of control (OCS 4.4b).
///
/// ```
/// use grognard_core::{ocs::units::{zone_of_control, Mode, OneUnit, Unit}, reflect::Code, ruling::Trail};
/// let moving = Unit { mode: Code::new(Mode::Move), ..Unit::regiment(1, 4, 3) };
/// let ruling = zone_of_control(&OneUnit { unit: moving }, &mut Trail::none())?;
/// assert!(!ruling.value.is_allowed());
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// Those of `ocs.units.attack_capable`.
pub fn zone_of_control(question: &OneUnit, trail: &mut Trail<'_>) -> Result<Ruling<Verdict>, Fault> {
    let unit = question.unit.checked().map_err(|f| f.within(&text!("unit")))?;
    word(unit.face.style, &"style").map_err(|f| f.within(unit.face_name()))?;
    let mut cites = Cites::by(R4_4B);
    let mut forbidden = false;
    let mut forbid = |rule| {
        cites.add(rule);
        trail.note(rule, What::Forbidden, About::Units.at(0), 0);
        forbidden = true;
    };
    if !unit.attack_capable(&mut forbid) {
        forbid(R4_4);
    }
    let by_mode = match unit.mode {
        Mode::Combat => None,
        Mode::Exploit if unit.unit.had_zoc.is_set() => None,
        // A unit released from Reserve in Combat orientation is back in Combat Mode for its zone (5.7).
        Mode::Reserve if unit.is_released() && unit.shows == Orientation::Combat => None,
        Mode::Exploit => Some(R5_9C),
        Mode::Move => Some(R5_6),
        Mode::Reserve => Some(R5_7),
        Mode::Strat => Some(R5_8),
        Mode::Dg => Some(R5_10B),
    };
    if let Some(rule) = by_mode {
        // 5.5e: it takes Combat Mode.
        forbid(R5_5E);
        forbid(rule);
    }
    if unit.unit.out_of_supply.is_set() {
        forbid(R4_4B);
    }
    cites.add_if(R5_9C, !forbidden && unit.mode == Mode::Exploit);
    cites.add_if(R5_7, !forbidden && unit.mode == Mode::Reserve);
    Ok(Ruling::new(if forbidden { Verdict::Forbidden } else { Verdict::Allowed(()) }, cites))
}

/// A unit that is to enter a hex by ground movement.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Enter<'a> {
    /// The unit.
    #[required]
    pub unit: Unit,
    /// The enemy units in the hex. An empty list for an empty hex, village or city.
    #[required]
    pub enemies: &'a [Unit],
}

/// Decides whether the enemy units in a hex allow a unit to enter it (OCS 4.4c, 4.8c).
///
/// ```
/// use grognard_core::{ocs::units::{enter, Enter, Kind, Mode, Unit}, reflect::Code, ruling::Trail};
/// let truck = Unit::of(1, Kind::Truck);
/// let dump = [Unit { mode: Code::new(Mode::Move), ..Unit::of(1, Kind::Supply) }];
/// let ruling = enter(&Enter { unit: truck, enemies: &dump }, &mut Trail::none())?;
/// assert!(!ruling.value.is_allowed());
/// assert!(ruling.cites.iter().any(|r| r.id() == "OCS 4.4c"));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * Those of `ocs.units.attack_capable` for the unit.
/// * `missing_field`, `unknown_word` and `reserved` for an enemy, of which only the kind matters.
pub fn enter(question: &Enter<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Verdict>, Fault> {
    let unit = question.unit.checked().map_err(|f| f.within(&text!("unit")))?;
    word(unit.face.style, &"style").map_err(|f| f.within(unit.face_name()))?;
    let mut cites = Cites::by(R4_4C);
    let mut forbidden = false;
    for (i, enemy) in numbered(question.enemies) {
        let kind = enemy.spared().and_then(|()| word(enemy.kind, &text!("kind")));
        let kind = kind.map_err(|f| f.in_list(&"enemies", i))?;
        if kind.is_combat() {
            // No class that 4.8c lists: such a hex is overrun or attacked, never entered.
            cites.add(R4_8C);
            trail.note(R4_8C, What::Forbidden, About::Defenders.at(i), 0);
            forbidden = true;
        } else {
            cites.add(R4_4);
            if !unit.attack_capable(&mut |rule| cites.add(rule)) {
                trail.note(R4_4C, What::Forbidden, About::Defenders.at(i), 0);
                forbidden = true;
            }
        }
    }
    Ok(Ruling::new(if forbidden { Verdict::Forbidden } else { Verdict::Allowed(()) }, cites))
}

/// Returns whether a unit is independent: neither part of a multi-unit formation nor a multi-step unit (3.2f). An absent
/// size is a fault.
pub(crate) fn is_independent(unit: &Checked<'_>) -> Result<bool, Fault> {
    Ok(unit.unit.formation == 0 && unit.size()? != Size::MultiStep)
}
