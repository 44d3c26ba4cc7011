//! A unit as its counter prints it, as the game has marked it and as it was used; and its check. OCS 3, 4.4, 5, 13.

use super::vocabulary::*;
use crate::fault::{Fault, FaultCode, Name};
use crate::hex::Hex;
use crate::ocs::rules::*;
use crate::reflect::{Code, Flag, Reflect, Said};
use crate::table::numbered;

/// One side of a counter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Face {
    /// Combat strength in points, 0 to 999.
    pub strength: Said<u16>,
    /// Barrage strength in points, 0 to 999.
    pub barrage: Said<u16>,
    /// How the combat strength is printed; plainly by default.
    pub style: Code<Style>,
    /// Movement allowance in MP, 0 to 254.
    pub ma: Said<u8>,
    /// What kind of movement points those are.
    pub mobility: Code<Mobility>,
    /// Range of barrage in hexes.
    pub range: u8,
    /// Throw range of a headquarters, or range of an Extender, in MP.
    pub throw_range: u8,
    /// What kind of movement points the throw range of a headquarters has: the colour that it is printed in.
    pub throw_mobility: Code<Mobility>,
    /// Zero.
    #[reserved]
    pub reserved: [u8; 2],
}

/// A unit: its counter, its markers and what it did earlier in the phase. What every unit has must be said where an answer
/// hangs on it: kind, side, size, strength, rating, movement allowance, mode, how its combat supply is paid. What only some
/// units have is none by default: markers, losses, carriers, what was done earlier in the phase.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Unit {
    /// The host's own number for it. No rule looks at it.
    pub id: u32,
    /// Where it stands. A question whose hexes are all 0, 0 is one without geometry.
    pub hex: Hex,
    /// The multi-unit formation it belongs to, in the host's numbering; 0 for none.
    pub formation: u16,
    /// The stack in which it began the phase, in the host's numbering from 1. An overrun asks for it.
    pub began: u16,
    /// Movement spent this phase, in twelfths of an MP.
    pub mp_spent: u16,
    /// Supply that Transport Points carry, in T.
    pub load: u16,
    /// How much it is: Transport Points in points, supply in T, an air base or hedgehog in levels, a port in T a phase.
    pub amount: u16,
    /// The Combat Mode side.
    pub combat_side: Face,
    /// The Move Mode side.
    pub move_side: Face,
    /// What it is.
    pub kind: Code<Kind>,
    /// The colour of its symbol box.
    pub arm: Code<Arm>,
    /// The symbol in the box.
    pub symbol: Code<Symbol>,
    /// Its size.
    pub size: Code<Size>,
    /// Steps printed: 2 to 40 for a multi-step unit, which is its RE too; for any other 0 or 1, or a game's exception.
    pub steps: u8,
    /// Steps lost, fewer than it has.
    pub steps_lost: u8,
    /// A game's exception to its RE, in quarters; 0 for none.
    pub re_quarters: u8,
    /// Printed Action Rating, 0 to 5.
    pub rating: Said<i8>,
    /// Its mode. Transport Points are in Move Mode unless it is said; supply, facilities, ships and aircraft have none, and
    /// show their Combat Mode side.
    pub mode: Code<Mode>,
    /// Which side of the counter shows, in Reserve, Exploit or Disorganized Mode.
    pub oriented: Code<Orientation>,
    /// Which player's, in the host's numbering from 1.
    pub side: u8,
    /// Its nation, in the host's numbering from 1. It must be said where a rule or a game's limit asks for it.
    pub nationality: u8,
    /// Its internal stocks.
    pub stocks: Code<Stocks>,
    /// Its combat supply in the combat at hand.
    pub combat_supply: Code<CombatSupply>,
    /// What carries it.
    pub aboard: Code<Aboard>,
    /// Distance of an aircraft's base from its target in hexes, from 1. A barrage by aircraft asks for it.
    pub base_distance: u8,
    /// Released from Reserve Mode this phase.
    pub released: Flag,
    /// Marked Out of Supply.
    pub out_of_supply: Flag,
    /// Not fuelled.
    pub unfuelled: Flag,
    /// Has attacked in this Combat Segment.
    pub attacked: Flag,
    /// Has barraged in this phase.
    pub barraged: Flag,
    /// Will spend MP later in this phase.
    pub will_move: Flag,
    /// Had a zone of control before it was marked Exploit.
    pub had_zoc: Flag,
    /// A Strategic Bomber.
    pub strategic: Flag,
    /// Beyond half its range, if an aircraft.
    pub beyond_half_range: Flag,
    /// Never rebuilt: a yellow dot behind the rating.
    pub yellow_dot: Flag,
    /// What carried it earlier in this phase.
    pub transported: Code<Transport>,
    /// The landing craft that carried it landed it by a roll on the ALT table.
    pub alt_rolled: Flag,
    /// An Inactive aircraft.
    pub inactive: Flag,
    /// A fighter, if an aircraft.
    pub fighter: Flag,
    /// Railroad hexes that a Rail Repair unit converted in this phase.
    pub converted: u8,
    /// Moved by rail in this phase over track that was converted in it.
    pub fresh_track: Flag,
    /// Zero.
    #[reserved]
    pub reserved: [u8; 6],
}

const _: () = assert!(size_of::<Face>() == 12 && size_of::<Unit>() == 80, "frozen for this major of the C ABI");

/// A unit whose codes were parsed and found possible.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Checked<'a> {
    pub unit: &'a Unit,
    pub kind: Kind,
    pub mode: Mode,
    /// Which side shows.
    pub shows: Orientation,
    pub face: &'a Face,
    /// Steps printed, at least 1.
    pub steps: u8,
}

/// The word of a field.
#[inline]
pub(crate) fn word<W: crate::reflect::Word>(code: Code<W>, field: Name) -> Result<W, Fault> {
    code.said(field)
}

/// The same fault, of a unit that a question holds by itself. A fault of one of its two sides keeps all three names.
#[cold]
pub(crate) fn of_unit(fault: Fault, unit: Name) -> Fault {
    let of_side = !fault.inner().is_empty();
    match (*unit, fault.field()) {
        ("unit", "combat_side") if of_side => fault.of_field(&"unit.combat_side"),
        ("unit", "move_side") if of_side => fault.of_field(&"unit.move_side"),
        ("truck", "combat_side") if of_side => fault.of_field(&"truck.combat_side"),
        ("truck", "move_side") if of_side => fault.of_field(&"truck.move_side"),
        _ => fault.within(unit),
    }
}

/// A fault with a byte that must be zero and is not.
pub(crate) fn reserved<const N: usize>(bytes: [u8; N]) -> Result<(), Fault> {
    if bytes == [0; N] { Ok(()) } else { Err(Fault::new(FaultCode::Reserved, &"reserved")) }
}

impl Face {
    /// Its movement allowance in MP.
    pub(crate) fn allowance(&self) -> Result<u8, Fault> {
        self.ma.said(&"ma")
    }
}

impl Unit {
    /// A unit of a side, of a kind, in the mode of its counter: Combat Mode, or Move Mode where its kind has no other. All
    /// else is not said yet.
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

    /// A unit of a side that is a regiment in Combat Mode, of a strength and Action Rating, whose combat supply is paid.
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

    /// Parses the words and checks what every question needs: a mode that the kind can take, steps that add up.
    pub(crate) fn checked(&self) -> Result<Checked<'_>, Fault> {
        let kind = word(self.kind, &"kind")?;
        reserved(self.reserved)?;
        for (face, name) in [(&self.combat_side, &"combat_side" as Name), (&self.move_side, &"move_side")] {
            reserved(face.reserved).map_err(|f| f.within(name))?;
        }
        let mode = match (self.mode.0, kind) {
            // 13.2d: Transport Points are in Move Mode, what is no ground unit with a mode shows its one side.
            (0, kind) if kind.is_transport() => Mode::Move,
            (0, kind) if !kind.is_combat() => Mode::Combat,
            _ => word(self.mode, &"mode")?,
        };
        if !kind.can_be(mode) {
            return Err(Fault::new(FaultCode::ImpossibleMode, &"mode"));
        }
        let size = if self.size.0 == 0 { None } else { Some(word(self.size, &"size")?) };
        let steps = match size {
            Some(Size::MultiStep) if !(2..=40).contains(&self.steps) => {
                let code = if self.steps == 0 { FaultCode::MissingField } else { FaultCode::OutOfRange };
                return Err(Fault::new(code, &"steps"));
            }
            _ if self.steps > 40 => return Err(Fault::new(FaultCode::OutOfRange, &"steps")),
            _ => self.steps.max(1),
        };
        if self.steps_lost >= steps {
            return Err(Fault::new(FaultCode::OutOfRange, &"steps_lost"));
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
            Mode::Reserve | Mode::Exploit | Mode::Dg => word(self.oriented, &"oriented")?,
        };
        let face = match shows {
            Orientation::Combat => &self.combat_side,
            Orientation::Move => &self.move_side,
        };
        Ok(Checked { unit: self, kind, mode, shows, face, steps })
    }

    /// Whether it is of a side, or says none, with which its reader faults.
    #[inline]
    pub(crate) fn may_be_of(&self, side: u8) -> bool {
        self.side == side || self.side == 0
    }
    /// Whether it is of a kind, or says none, with which its reader faults.
    #[inline]
    pub(crate) fn may_be(&self, kind: impl Fn(Kind) -> bool) -> bool {
        self.kind.0 == 0 || self.kind.get().is_some_and(kind)
    }
    /// Its side. Faults where it is not said.
    #[inline]
    pub(crate) fn said_side(&self) -> Result<u8, Fault> {
        if self.side == 0 { Err(Fault::new(FaultCode::MissingField, &"side")) } else { Ok(self.side) }
    }
}

/// The side of units that are all of one; nothing for no units. A unit of another side, or of the side that is their enemy,
/// is a contradiction.
pub(crate) fn one_side(units: &[Unit], list: Name, enemy: Option<u8>) -> Result<Option<u8>, Fault> {
    let mut first = None;
    for (i, unit) in numbered(units) {
        let side = unit.said_side().map_err(|f| f.in_list(list, i))?;
        if *first.get_or_insert(side) != side || enemy == Some(side) {
            return Err(Fault::new(FaultCode::Contradiction, &"side").in_list(list, i));
        }
    }
    Ok(first)
}

/// Whether a question has geometry: some hex in it is not 0, 0.
#[inline]
pub(crate) fn stated(target: Hex, lists: &[&[Unit]]) -> bool {
    target != Hex::default() || lists.iter().any(|units| units.iter().any(|u| u.hex != Hex::default()))
}

impl Checked<'_> {
    /// The name of the side that shows.
    pub fn face_name(&self) -> Name {
        match self.shows {
            Orientation::Combat => &"combat_side",
            Orientation::Move => &"move_side",
        }
    }
    /// Steps left, at least 1, where its size says how many it has: of combat units it must be said, save of headquarters
    /// and replacements (4.6).
    pub fn steps_left(&self) -> Result<u8, Fault> {
        self.size()?;
        Ok(self.steps.saturating_sub(self.unit.steps_lost).max(1))
    }
    /// Its printed size, regiment for what the counter says nothing of.
    pub fn size(&self) -> Result<Size, Fault> {
        let free = self.unit.size.0 == 0 && (!self.kind.is_combat() || self.kind.is_hq() || self.kind.is_replacement());
        if free { Ok(Size::Regiment) } else { word(self.unit.size, &"size") }
    }
    /// The movement allowance of the side that shows, in MP.
    pub fn ma(&self) -> Result<u8, Fault> {
        self.face.allowance().map_err(|f| f.within(self.face_name()))
    }
    /// The mobility of the side that shows.
    pub fn mobility(&self) -> Result<Mobility, Fault> {
        word(self.face.mobility, &"mobility").map_err(|f| f.within(self.face_name()))
    }
    /// Whether a Reserve unit waits for its release (5.7).
    #[inline]
    pub fn in_reserve(&self) -> bool {
        self.mode == Mode::Reserve && !self.unit.released.is_set()
    }
    /// Whether it is attack-capable (4.4); each rule that says it is not goes to `object`.
    #[inline]
    pub fn attack_capable(&self, mut object: impl FnMut(crate::rule::Rule)) -> bool {
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
    /// Released from Reserve Mode (5.7).
    #[inline]
    pub fn is_released(&self) -> bool {
        self.mode == Mode::Reserve && self.unit.released.is_set()
    }
}
