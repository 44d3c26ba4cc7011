//! The strength points (SP) of a hex that count. ACW 3.

use super::rules::*;
use super::units::{Kind, Part, Side, Unit, check_army};
use crate::bounded::Bounded;
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::reflect::{Code, Question, Reflect};
use crate::ruling::{About, Cites, Figure, Item, Ruling, Trail, What};
use crate::strength::POINT;
use crate::table::numbered;

/// The most strength points (SP) of infantry and cavalry that count in a hex.
pub const FOOT_CAP: u16 = 8;
/// The most strength points (SP) of artillery that count in a hex, in addition to the others.
pub const GUNS_CAP: u16 = 10;

/// Units whose strength is counted.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Stacks<'a> {
    /// The units, in one hex or in several.
    #[required]
    pub units: &'a [Unit],
    /// Whether they attack or defend.
    #[required]
    pub side: Code<Side>,
}

const _: () = assert!(FOOT_CAP < 255 && GUNS_CAP < 255, "sums of a hex are bytes");

/// The strength of units in a combat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Strength {
    /// Strength points (SP) that count, of all hexes together.
    #[measure("SP", 1)]
    pub strength: u16,
    /// Strength points (SP) of infantry and cavalry among these.
    #[measure("SP", 1)]
    pub foot: u16,
    /// Strength points (SP) of artillery among these.
    #[measure("SP", 1)]
    pub guns: u16,
    /// Printed strength points (SP) of all of the units, whether they count or not.
    #[measure("SP", 1)]
    pub printed: u16,
    /// The number of hexes with units that take part.
    pub hexes: u16,
}

/// The SP of one hex before the caps, of the units that take part. A sum that does not fit a byte is above both caps.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Sum {
    foot: u8,
    guns: u8,
    /// Some unit takes part, even if without SP.
    pub any: bool,
}

impl Sum {
    /// Adds a unit that takes part.
    pub fn add(&mut self, unit: &Unit, kind: Kind) {
        let sum = if kind == Kind::Artillery { &mut self.guns } else { &mut self.foot };
        *sum = sum.saturating_add(unit.sp());
        self.any = true;
    }
    /// ACW 3: returns the SP that count, of infantry and cavalry and of guns.
    pub fn counted(self) -> (u16, u16) {
        capped(u16::from(self.foot), u16::from(self.guns))
    }
    /// ACW 3: returns the SP that count.
    pub fn strength(self) -> u16 {
        counting(u16::from(self.foot), u16::from(self.guns))
    }
}

/// ACW 3: returns the SP that count, of those of infantry and cavalry and of guns in a hex.
fn capped(foot: u16, guns: u16) -> (u16, u16) {
    (foot.min(FOOT_CAP), guns.min(GUNS_CAP))
}

/// ACW 3: returns the SP that count in a hex.
pub(crate) fn counting(foot: u16, guns: u16) -> u16 {
    let (foot, guns) = capped(foot, guns);
    foot.bounded_add(guns)
}

/// Returns SP as the trail gives strengths.
pub(crate) fn points(sp: u16) -> u32 {
    u32::from(sp).saturating_mul(POINT)
}

/// Appends a step for a strength.
pub(crate) fn note(trail: &mut Trail<'_>, what: What, at: Item, sp: u16) {
    trail.figure(R3, what, at, Figure::of(i32::from(sp), points(sp)));
}

/// Returns the strength points (SP) of units that count in a combat: in each hex at most 8 of infantry and cavalry and
/// 10 of artillery (ACW 3). Commanders and limbered guns add nothing. In an attack, guns that bombard add nothing
/// either. Nor do units that are out of command or used road movement, unless an enemy's advance made the contact (ACW
/// 6).
///
/// ```
/// use grognard_core::acw::{strength::{assess, Stacks}, units::{Kind, Side, Unit}};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let unit = |kind, strength: u8| Unit { kind: Code::new(kind), strength: strength.into(), ..Default::default() };
/// let units = [unit(Kind::Infantry, 7), unit(Kind::Artillery, 10)];
/// let value = assess(&Stacks { units: &units, side: Code::new(Side::Attacker) }, &mut Trail::none())?.value;
/// assert_eq!((value.strength, value.foot, value.guns), (17, 7, 10));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `empty` for no units.
/// * `missing_field` for the side, a unit's kind or strength, and the stars of a commander.
/// * `unknown_word` for the side or a word of a unit that is not known.
/// * `contradiction` for units of two armies, and for a unit with something that units of its kind do not have.
/// * `overflow` for strengths whose sum is above 65535.
/// * `reserved` for reserved bytes of a unit that are not 0.
pub fn assess(question: &Stacks<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Strength>, Fault> {
    let q = question;
    if q.units.is_empty() {
        return Err(Fault::new(FaultCode::Empty, &"units"));
    }
    let attacks = q.side.said(&text!("side"))? == Side::Attacker;
    let mut cites = Cites::by(R3);
    let too_many = || Fault::new(FaultCode::Overflow, &"units");
    let mut out = Strength::default();
    for (i, unit) in numbered(q.units) {
        unit.counted().map_err(|f| f.in_list(&"units", i))?;
        out.printed = out.printed.checked_add(u16::from(unit.sp())).ok_or_else(too_many)?;
    }
    check_army(q.units, &"units")?;
    for (i, unit) in numbered(q.units).filter(|(i, unit)| first_of_hex(q.units, *i, unit.hex)) {
        let (sum, waived) = sum_of(q.units, unit.hex, attacks, contacted(q.units, unit.hex));
        cites.add_if(R6, waived);
        let (foot, guns) = sum.counted();
        out.foot = out.foot.checked_add(foot).ok_or_else(too_many)?;
        out.guns = out.guns.checked_add(guns).ok_or_else(too_many)?;
        out.hexes = out.hexes.checked_add(u16::from(sum.any)).ok_or_else(too_many)?;
        note(trail, What::Strength, About::Units.at(i), sum.strength());
    }
    out.strength = out.foot.checked_add(out.guns).ok_or_else(too_many)?;
    note(trail, What::Total, Item::all(About::Units), out.strength);
    Ok(Ruling::new(out, cites))
}

/// Returns whether no earlier unit is in this hex.
pub(crate) fn first_of_hex(units: &[Unit], index: usize, hex: Hex) -> bool {
    !units.iter().take(index).any(|earlier| earlier.hex == hex)
}

/// Returns the first unit of each hex.
pub(crate) fn stacks(units: &[Unit]) -> impl Iterator<Item = &Unit> {
    numbered(units).filter(|(i, unit)| first_of_hex(units, *i, unit.hex)).map(|(_, unit)| unit)
}

/// Returns whether an enemy's advance put a hex into a zone of control, as its units say. A zone of control covers all
/// units in a hex, so one unit that says so suffices (ACW 6).
pub(crate) fn contacted(units: &[Unit], hex: Hex) -> bool {
    units.iter().any(|u| u.hex == hex && u.contacted.is_set())
}

/// Returns the SP of the units of a hex that take part, and whether command decided about any of them (ACW 6). It
/// excludes them from an attack unless an enemy's advance made the contact. Inconsistent units take no part.
pub(crate) fn sum_of(units: &[Unit], hex: Hex, attacks: bool, contact: bool) -> (Sum, bool) {
    let (mut sum, mut decided) = (Sum::default(), false);
    for unit in units.iter().filter(|u| u.hex == hex) {
        let Ok(kind) = unit.checked() else { continue };
        let part = unit.part(kind, attacks);
        decided |= part == Part::Held;
        if part == Part::Counts || (part == Part::Held && contact) {
            sum.add(unit, kind);
        }
    }
    (sum, decided)
}
