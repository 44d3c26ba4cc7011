//! Command, and the contact that makes it unnecessary. ACW 6.

use super::options::GameRules;
use super::rules::*;
use super::units::{Army, Hexside, Unit, check_armies};
use super::zoc::{check_hexsides, new_contact};
use crate::fault::Fault;
use crate::reflect::Question;
use crate::ruling::{About, Cites, Ruling, Trail, Verdict, What};
use crate::table::numbered;

/// A unit that is to attack, or to advance after combat.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Order<'a> {
    /// The unit.
    #[required]
    pub unit: Unit,
    /// Enemy units whose advance may have made contact with it. An empty list if `contacted` says so already.
    pub enemies: &'a [Unit],
    /// The hexsides with an effect.
    pub hexsides: &'a [Hexside],
    /// The game's options.
    pub rules: GameRules,
}

/// Decides whether command allows a unit to attack and to advance after combat in this phase (ACW 6). The unit must be
/// in command and not have used road movement, or an enemy's advance must have put it into a zone of control.
///
/// ```
/// use grognard_core::acw::{command::{assess, Order}, units::{Kind, Unit}};
/// use grognard_core::{hex::Hex, reflect::{Code, Flag}, ruling::Trail};
/// let kind = Code::new(Kind::Infantry);
/// let unit = Unit { kind, out_of_command: Flag::YES, ..Default::default() };
/// assert!(!assess(&Order { unit, ..Default::default() }, &mut Trail::none())?.value.is_allowed());
/// let enemies = [Unit { hex: Hex::new(1, 0), kind, advanced: Flag::YES, ..Default::default() }];
/// assert!(assess(&Order { unit, enemies: &enemies, ..Default::default() }, &mut Trail::none())?.value.is_allowed());
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * Those of `acw.zoc.exerts`, for the unit and each of the enemies.
/// * `contradiction` for a hexside between hexes that are not adjacent, for enemies of two armies, and for enemies of
///   the unit's army.
/// * `reserved` for the reserved byte of a hexside.
pub fn assess(question: &Order<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Verdict>, Fault> {
    let q = question;
    q.unit.checked().map_err(|f| f.within(&text!("unit")))?;
    check_hexsides(q.hexsides)?;
    q.rules.many()?;
    for (i, enemy) in numbered(q.enemies) {
        enemy.checked().map_err(|f| f.in_list(&"enemies", i))?;
    }
    let own = Army { units: core::slice::from_ref(&q.unit), name: &text!("unit") };
    check_armies(&own, &Army { units: q.enemies, name: &"enemies" })?;
    let free =
        !q.unit.uncommanded() || q.unit.contacted.is_set() || new_contact(q.unit.hex, q.enemies, q.hexsides, &q.rules);
    if !free {
        trail.note(R6, What::Forbidden, About::Whole, 0);
    }
    Ok(Ruling::new(if free { Verdict::Allowed(()) } else { Verdict::Forbidden }, Cites::by(R6)))
}
