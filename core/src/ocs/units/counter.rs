//! A unit: its counter, its markers and its use earlier in the phase, with the checks of these. OCS 3, 4.4, 5, 13.

use super::vocabulary::*;
use crate::fault::{Fault, FaultCode, List, Name, Record, list, record};
use crate::hex::Hex;
use crate::ocs::measures::MP;
use crate::ocs::ports::{MOST_HITS, capacity_after};
use crate::ocs::rules::*;
use crate::reflect::{Code, Flag, Reflect, Said, Spare, given};
use crate::table::numbered;

/// One side of a counter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Face {
    /// Combat strength in points, 0 to 999. Required where the answer depends on it.
    ///
    /// C and Rust have the whole points that are printed.
    #[when_needed]
    #[measure("point", 1)]
    #[range(0, MOST_PRINTED)]
    pub strength: Said<u16>,
    /// Barrage strength in points, 0 to 999. Required where the answer depends on it.
    ///
    /// C and Rust have the whole points that are printed.
    #[when_needed]
    #[measure("point", 1)]
    #[range(0, MOST_PRINTED)]
    pub barrage: Said<u16>,
    /// Movement allowance in MP, 0 to 255. Required where the answer depends on it.
    #[when_needed]
    #[measure("MP", 12)]
    #[range(0, MOST_MA)]
    pub ma: Said<u16>,
    /// Throw range of a headquarters, or range of an Extender, in MP; 0 for none. Of Transport Points that of their Extender
    /// side; 0 in games whose counters have none.
    #[measure("MP", 12)]
    pub throw_range: u16,
    /// How the combat strength is printed; without parentheses by default.
    pub style: Code<Style>,
    /// The kind of the movement points. Required where the answer depends on it.
    #[when_needed]
    pub mobility: Code<Mobility>,
    /// Range of barrage, or of an aircraft, in hexes; 0 for none.
    pub range: u8,
    /// The kind of the movement points of a headquarters' throw range: the colour in which it is printed. Required
    /// where the answer depends on it.
    #[when_needed]
    pub throw_mobility: Code<Mobility>,
}

/// A unit: its counter, its markers and its use earlier in the phase. What every unit has must be given where an answer
/// depends on it: kind, side, size, strength, rating, movement allowance, mode, and how its combat supply is paid. What
/// only some units have is absent by default: markers, losses, carriers, use earlier in the phase.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
#[printed]
pub struct Unit {
    /// The caller's identifier of the unit, 1 to 65534 if questions refer to units of a board by it; 0 for none. No rule
    /// depends on it.
    pub id: u32,
    /// The unit's hex. A question whose hexes are all 0, 0 has no geometry.
    pub hex: Hex,
    /// The caller's number of the multi-unit formation that the unit belongs to; 0 if it belongs to none.
    pub formation: u16,
    /// The stack in which the unit began the phase, numbered by the caller from 1. Required for an overrun.
    #[when_needed]
    pub began: u16,
    /// Movement spent in this phase, in MP.
    #[measure("MP", 12)]
    pub mp_spent: u16,
    /// Supply that the Transport Points carry, in T; of a port, the capacity that has been used in this phase.
    #[measure("T", 1)]
    pub load: u16,
    /// The amount of the counter: Transport Points in points (TP), supply in T, an air base or hedgehog in levels, a port
    /// in T a phase, as printed.
    #[measured_by(kind)]
    pub amount: u16,
    /// The Combat Mode side of the counter.
    pub combat_side: Face,
    /// The Move Mode side of the counter.
    pub move_side: Face,
    /// The kind of counter. Required where the answer depends on it.
    #[when_needed]
    pub kind: Code<Kind>,
    /// The colour of the symbol box. Required where the answer depends on it.
    #[when_needed]
    pub arm: Code<Arm>,
    /// The symbol in the box.
    pub symbol: Code<Symbol>,
    /// The size of the unit. Required where the answer depends on it.
    #[when_needed]
    pub size: Code<Size>,
    /// Printed steps: 2 to 40 for a multi-step unit, whose RE they are as well. For any other unit 0 or 1, or a game's
    /// exception.
    #[range(0, MOST_STEPS)]
    pub steps: u8,
    /// Steps lost, fewer than the steps printed. Of a port its hits, 0 to 4.
    pub steps_lost: u8,
    /// A game's exception to the unit's size in RE, a multiple of 1/4; 0 for none.
    #[measure("RE", 8)]
    pub re: u8,
    /// Printed Action Rating, 0 to 5. Required where the answer depends on it.
    #[when_needed]
    #[range(0, 5)]
    pub rating: Said<i8>,
    /// The mode of the unit. Transport Points are in Move Mode by default. Supply, facilities, ships and aircraft have
    /// no mode and show their Combat Mode side.
    pub mode: Code<Mode>,
    /// The side of the counter that shows in Reserve, Exploit or Disorganized Mode. Required where the answer depends
    /// on it.
    #[when_needed]
    pub oriented: Code<Orientation>,
    /// The player who owns the unit, numbered by the caller from 1. Required where the answer depends on it.
    #[when_needed]
    pub side: u8,
    /// The nation of the unit, numbered by the caller from 1. Required where a rule or a game's limit depends on it.
    #[when_needed]
    pub nationality: u8,
    /// The internal stocks left to the unit; full by default.
    pub stocks: Code<Stocks>,
    /// How the unit's combat supply is paid in the current combat. Required where the answer depends on it; absent for a
    /// unit in no combat.
    #[when_needed]
    pub combat_supply: Code<CombatSupply>,
    /// What carries the unit.
    pub aboard: Code<Aboard>,
    /// Distance of an aircraft's base from its target in hexes, from 1. Required for a barrage by aircraft.
    #[when_needed]
    pub base_distance: u8,
    /// Released from Reserve Mode in this phase. Its mode is then Reserve, with its orientation, until the phase ends; Combat
    /// or Move Mode says the same (5.7b).
    pub released: Flag,
    /// Marked Out of Supply.
    pub out_of_supply: Flag,
    /// Fuelled in this phase, by itself, its headquarters or its formation. A combat unit whose showing side has Truck or
    /// Track movement points moves and overruns only if it is (12.5a).
    pub fuelled: Flag,
    /// Has attacked in this Combat Segment.
    pub attacked: Flag,
    /// Has barraged in this phase.
    pub barraged: Flag,
    /// Will spend movement points later in this phase.
    pub will_move: Flag,
    /// Had a zone of control before it was marked Exploit.
    pub had_zoc: Flag,
    /// A Strategic Bomber.
    pub strategic: Flag,
    /// An aircraft beyond half its range.
    pub beyond_half_range: Flag,
    /// Has a yellow dot behind the rating: is never rebuilt.
    pub yellow_dot: Flag,
    /// The transport that carried it earlier in this phase.
    pub transported: Code<Transport>,
    /// Was landed by the landing craft that carried it after a roll on the ALT table.
    pub alt_rolled: Flag,
    /// An Inactive aircraft.
    pub inactive: Flag,
    /// An aircraft that is a fighter.
    pub fighter: Flag,
    /// The number of railroad hexes that a Rail Repair unit converted in this phase.
    pub converted: u8,
    /// Has moved by rail in this phase over track that was converted in it.
    pub fresh_track: Flag,
    /// Why it has ended its movement in this phase; it has not by default.
    pub halted: Code<Halted>,
    /// The way in which it was fuelled, and so how long that lasts; by itself, for this phase, by default.
    pub fuelled_by: Code<FuelledBy>,
    /// What it has done of its movement in this phase, or what construction has done to it; nothing by default.
    pub progress: Code<Progress>,
    /// How it was supplied in its side's last Supply Phase; it has been in none by default.
    pub last_supply: Code<LastSupply>,
    /// Whether a headquarters has thrown fuel in this phase, and from where; it has not by default.
    pub threw: Code<Threw>,
    /// The hexes that it has still to retreat from the combat in which it took part; 0 for none.
    pub retreats: u8,
    /// The game turn in which it arrives as a reinforcement, from 1; 0 for a unit on the map.
    pub due: u16,
    /// An engineer or a headquarters that was Engineer-Capable in its hex until it changed its mode or orientation
    /// there. It may still leave the hex by its own bridge (13.8b).
    pub had_bridge: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 1],
}

const _: () = assert!(size_of::<Face>() == 12 && size_of::<Unit>() == 84, "frozen for this major of the C ABI");

/// The greatest strength that a counter prints.
pub(crate) const MOST_PRINTED: u16 = 999;
/// The most steps of a unit.
pub(crate) const MOST_STEPS: u8 = 40;
/// The greatest movement allowance: more than any counter has, and its double fits the type.
pub(crate) const MOST_MA: u16 = 255 * MP;

/// A unit whose words have been parsed and checked.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Checked<'a> {
    pub unit: &'a Unit,
    pub kind: Kind,
    pub mode: Mode,
    /// The side of the counter that shows.
    pub shows: Orientation,
    pub face: &'a Face,
    /// Printed steps, at least 1.
    pub steps: u8,
    /// The printed size, where the counter has one.
    size: Option<Size>,
}

/// Returns the word of a field.
pub(crate) fn word<W: crate::reflect::Word>(code: Code<W>, field: Name) -> Result<W, Fault> {
    code.said(field)
}

/// Returns the fault as that of a unit that stands in a question outside a list. A fault of one side of its counter
/// keeps all three names.
#[cold]
pub(crate) fn of_unit(fault: Fault, unit: Name) -> Fault {
    let of_side = !fault.inner().is_empty();
    match (*unit, fault.field()) {
        ("unit", "combat_side") if of_side => fault.of_field(&text!("unit.combat_side")),
        ("unit", "move_side") if of_side => fault.of_field(&"unit.move_side"),
        ("truck", "combat_side") if of_side => fault.of_field(&"truck.combat_side"),
        ("truck", "move_side") if of_side => fault.of_field(&"truck.move_side"),
        _ => fault.within(unit),
    }
}

impl Face {
    /// Returns the movement allowance in twelfths of an MP.
    pub(crate) fn allowance(&self) -> Result<u16, Fault> {
        let ma = self.ma.said(&"ma")?;
        if ma > MOST_MA { Err(Fault::beyond(&"ma", ma / MP, 0, u32::from(MOST_MA / MP))) } else { Ok(ma) }
    }
}

impl Unit {
    /// Returns whether an enemy unit has entered its hex, and it is not captured yet (9.14).
    pub(crate) fn has_fallen(&self) -> bool {
        matches!(self.progress.get(), Some(Progress::Fallen | Progress::FallenToAdvance | Progress::FallenImproved))
    }
    /// Returns whether it has ended its movement in this phase.
    pub(crate) const fn has_halted(&self) -> bool {
        self.halted.0 != 0
    }
    /// Returns the steps printed, at least 1; of a port one more than the hits that it can take.
    pub(crate) fn most_steps(&self) -> u8 {
        if self.is_port() { MOST_HITS.saturating_add(1) } else { self.steps.max(1) }
    }
    /// Returns the capacity that a port has now, in T a phase.
    pub(crate) fn port_capacity(&self) -> u16 {
        capacity_after(self.amount, self.steps_lost)
    }
    /// Returns whether it is a port.
    pub(crate) fn is_port(&self) -> bool {
        self.kind.get() == Some(Kind::Port)
    }
    /// Creates a unit of a side and a kind, in Combat Mode, or in Move Mode where its kind has no other. Everything
    /// else is absent.
    ///
    /// ```
    /// use grognard_core::{ocs::units::{Kind, Mode, Unit}, reflect::Code};
    /// assert_eq!(Unit::of(1, Kind::Hq).mode, Code::new(Mode::Combat));
    /// assert_eq!(Unit::of(2, Kind::Truck).mode, Code::new(Mode::Move));
    /// ```
    pub fn of(side: u8, kind: Kind) -> Unit {
        let mode = if kind.can_be(Mode::Combat) { Mode::Combat } else { Mode::Move };
        Unit { side, kind: Code::new(kind), mode: Code::new(mode), ..Unit::default() }
    }

    /// Creates a regiment in Combat Mode with a strength and an Action Rating, whose combat supply is paid.
    ///
    /// ```
    /// use grognard_core::{ocs::units::{Size, Unit}, reflect::Code};
    /// let regiment = Unit::regiment(1, 4, 3);
    /// assert_eq!((regiment.combat_side.strength.get(), regiment.rating.get()), (Some(4), Some(3)));
    /// assert_eq!(regiment.size, Code::new(Size::Regiment));
    /// ```
    pub fn regiment(side: u8, strength: u16, rating: i8) -> Unit {
        Unit {
            combat_side: Face { strength: strength.into(), ..Face::default() },
            rating: rating.into(),
            size: Code::new(Size::Regiment),
            arm: Code::new(Arm::Other),
            combat_supply: Code::new(CombatSupply::Paid),
            ..Unit::of(side, Kind::Combat)
        }
    }

    /// Parses the words and checks what every question needs: a mode that is possible for the kind, and consistent
    /// steps.
    pub(crate) fn checked(&self) -> Result<Checked<'_>, Fault> {
        let kind = given!(self.kind, &text!("kind"));
        self.spared()?;
        if self.had_bridge.is_set() && !kind.is_engineer() {
            return Err(Fault::against(&"had_bridge", &".kind: only engineers have a bridge"));
        }
        let mode = match (self.mode.0, kind) {
            // 13.2d: Transport Points are in Move Mode; a unit that is no ground unit with a mode shows its one side.
            (0, kind) if kind.is_transport() => Mode::Move,
            (0, kind) if !kind.is_combat() => Mode::Combat,
            _ => given!(self.mode, &text!("mode")),
        };
        if !kind.can_be(mode) {
            return Err(Fault::new(FaultCode::ImpossibleMode, &text!("mode")));
        }
        let size = if self.size.0 == 0 { None } else { Some(given!(self.size, &text!("size"))) };
        let steps = match size {
            Some(Size::MultiStep) if !matches!(self.steps, 2..=MOST_STEPS) => {
                return Err(match self.steps {
                    0 => Fault::new(FaultCode::MissingField, &"steps"),
                    steps => Fault::beyond(&"steps", steps, 2, MOST_STEPS.into()),
                });
            }
            _ if self.steps > MOST_STEPS => return Err(Fault::beyond(&"steps", self.steps, 0, MOST_STEPS.into())),
            _ => self.most_steps(),
        };
        if self.steps_lost >= steps {
            return Err(Fault::beyond(&"steps_lost", self.steps_lost, 0, steps.saturating_sub(1).into()));
        }
        let shows = match mode {
            Mode::Combat => Orientation::Combat,
            // Strat Mode is in Move orientation only (5.8).
            Mode::Move | Mode::Strat => Orientation::Move,
            // 5.6b: replacements and Transport Points have no Combat side.
            Mode::Reserve | Mode::Exploit | Mode::Dg if kind.is_replacement() || kind.is_transport() => {
                Orientation::Move
            }
            Mode::Reserve | Mode::Exploit | Mode::Dg if !kind.is_combat() => Orientation::Combat,
            Mode::Reserve | Mode::Exploit | Mode::Dg => given!(self.oriented, &text!("oriented")),
        };
        // 5.7b: once released it is in the mode of its orientation; said either way, it is the same.
        let by_side = self.released.is_set() && matches!(mode, Mode::Combat | Mode::Move);
        let mode = if by_side && kind.can_be(Mode::Reserve) { Mode::Reserve } else { mode };
        let face = match shows {
            Orientation::Combat => &self.combat_side,
            Orientation::Move => &self.move_side,
        };
        Ok(Checked { unit: self, kind, mode, shows, face, steps, size })
    }

    /// Returns whether the unit is of a side, or its side is absent, which is then a fault where the unit is read.
    pub(crate) fn may_be_of(&self, side: u8) -> bool {
        self.side == side || self.side == 0
    }
    /// Returns whether a ship or an aircraft carries the unit: it is in its hex, and not on the ground there.
    pub(crate) fn is_borne(&self) -> bool {
        matches!(self.aboard.get(), Some(Aboard::Ship | Aboard::Aircraft))
    }
    /// Returns whether anything carries the unit.
    pub(crate) fn is_carried(&self) -> bool {
        self.aboard.get().is_some_and(|carrier| carrier != Aboard::Nothing)
    }
    /// Returns whether the unit is of a kind, or its kind is absent, which is then a fault where the unit is read.
    pub(crate) fn may_be(&self, kind: impl Fn(Kind) -> bool) -> bool {
        self.kind.0 == 0 || self.kind.get().is_some_and(kind)
    }
    /// Returns the unit's side, or a fault if it is absent.
    pub(crate) fn said_side(&self) -> Result<u8, Fault> {
        if self.side == 0 { Err(Fault::new(FaultCode::MissingField, &text!("side"))) } else { Ok(self.side) }
    }
}

/// Returns the common side of units; `None` for no units. A unit of another side, or of the side that is their enemy,
/// is a contradiction.
pub(crate) fn one_side(units: &[Unit], list: impl Into<List>, enemy: Option<u8>) -> Result<Option<u8>, Fault> {
    Ok(one_side_without(units, list.into(), enemy.unwrap_or(0), 0)?.side)
}

/// What the units of a list have in common.
#[derive(Clone, Copy)]
pub(crate) struct Common {
    /// Their side; `None` for no units.
    pub side: Option<u8>,
    /// A unit stands in a hex other than 0, 0.
    pub placed: bool,
}

/// Returns whether a unit in a hex that a side attacks is not on the ground there. That is what the side itself has on craft,
/// on the water and in the air, and what ships and aircraft of others carry. Side 0 attacks none.
pub(crate) fn passes_over(unit: &Unit, side: u8) -> bool {
    // The side first: most questions leave nobody out, and each unit is passed several times.
    side != 0
        && if unit.side == side {
            unit.is_carried() || unit.kind.get().is_some_and(|kind| !kind.is_ground())
        } else {
            unit.is_borne()
        }
}

/// Returns what the units have in common, without what a side has in the air and on the water. Their enemy and that side are 0
/// for none.
pub(crate) fn one_side_without(units: &[Unit], list: List, enemy: u8, without: u8) -> Result<Common, Fault> {
    // A side is never 0. All are of the side of the first, so that it alone may be the enemy.
    let first = units.iter().find(|unit| !passes_over(unit, without)).map_or(0, |unit| unit.side);
    let (hostile, mut placed) = (first > 0 && first == enemy, false);
    for (i, unit) in numbered(units) {
        let side = unit.side;
        if side == 0 || unit.spared().is_err() {
            let fault = unit.spared().err().unwrap_or(Fault::new(FaultCode::MissingField, &text!("side")));
            return Err(fault.in_list(list, i));
        }
        if passes_over(unit, without) {
            continue;
        }
        placed |= unit.hex != Hex::default();
        if side != first || hostile {
            let why: Name = match () {
                () if side != first => &"[].side: the units are of one side",
                () if list == list!("targets") => &"firers: enemies are of two sides",
                () if list == list!("units") => &"entering.side: enemies are of two sides",
                () => &"attackers: enemies are of two sides",
            };
            let other = units.iter().position(|unit| !passes_over(unit, without)).unwrap_or(0);
            return Err(Fault::against(&text!("side"), why).in_list(list, i).other_at(other));
        }
        let earlier = || crate::table::before(units, i).position(|earlier| earlier.id == unit.id);
        if unit.id != 0
            && let Some(other) = earlier()
        {
            let fault = Fault::against(&"id", &"[].id: a unit has an id of its own").valued(unit.id);
            return Err(fault.in_list(list, i).other_at(other));
        }
    }
    Ok(Common { side: (first > 0).then_some(first), placed })
}

/// Returns whether a question has geometry: whether any of its hexes is not 0, 0.
pub(crate) fn stated(target: Hex, lists: &[&[Unit]]) -> bool {
    target != Hex::default() || lists.iter().any(|units| units.iter().any(|u| u.hex != Hex::default()))
}

impl Checked<'_> {
    /// Returns the field name of the side that shows.
    pub fn face_name(&self) -> Record {
        match self.shows {
            Orientation::Combat => record!("combat_side"),
            Orientation::Move => record!("move_side"),
        }
    }
    /// Returns the steps left, at least 1. Combat units other than headquarters and replacements (4.6) must have a
    /// size.
    pub fn steps_left(&self) -> Result<u8, Fault> {
        self.size()?;
        Ok(self.left())
    }
    /// Returns the steps left of a unit whose size is known, or does not matter.
    pub fn left(&self) -> u8 {
        self.steps.saturating_sub(self.unit.steps_lost).max(1)
    }
    /// Returns the printed size; a regiment for a counter without one.
    pub fn size(&self) -> Result<Size, Fault> {
        self.printed_size().ok_or_else(|| self.no_size())
    }
    /// Returns the printed size, or a regiment for a counter that needs none; `None` if it needs one.
    pub fn printed_size(&self) -> Option<Size> {
        let is_free = || !self.kind.is_combat() || self.kind.is_hq() || self.kind.is_replacement();
        self.size.or_else(|| is_free().then_some(Size::Regiment))
    }
    /// Returns the fault of a size that is needed.
    #[cold]
    pub fn no_size(&self) -> Fault {
        self.unit.size.absent(&text!("size"))
    }
    /// Returns the movement allowance of the side that shows, in twelfths of an MP.
    pub fn ma(&self) -> Result<u16, Fault> {
        self.face.allowance().map_err(|f| f.within(self.face_name()))
    }
    /// Returns the mobility of the side that shows.
    pub fn mobility(&self) -> Result<Mobility, Fault> {
        word(self.face.mobility, &text!("mobility")).map_err(|f| f.within(self.face_name()))
    }
    /// Returns whether the unit is in Reserve and not released (5.7).
    pub fn in_reserve(&self) -> bool {
        self.mode == Mode::Reserve && !self.unit.released.is_set()
    }
    /// Returns whether the unit is attack-capable (4.4), and calls `object` with each rule by which it is not.
    pub fn attack_capable(&self, object: &mut dyn FnMut(crate::rule::Rule)) -> bool {
        let mut capable = true;
        let mut deny = |rule| {
            capable = false;
            object(rule);
        };
        match self.kind {
            Kind::Hq | Kind::DivisionalHq => deny(R13_1C),
            Kind::Artillery => deny(R13_4B),
            Kind::Eq | Kind::Pax => {}
            kind if !kind.is_combat() => deny(R4_4),
            // An unknown style is reported where the strength is read.
            _ if self.face.style.get() == Some(Style::Parenthesised) => {
                deny(R4_4);
                deny(R3_2B);
            }
            _ if self.face.style.get() != Some(Style::Printed) => deny(R4_4),
            _ => {}
        }
        if self.mode == Mode::Strat {
            deny(R5_8);
        }
        if self.in_reserve() {
            deny(R5_7);
        }
        capable
    }
    /// Returns whether the unit was released from Reserve Mode (5.7).
    pub fn is_released(&self) -> bool {
        self.mode == Mode::Reserve && self.unit.released.is_set()
    }
}
