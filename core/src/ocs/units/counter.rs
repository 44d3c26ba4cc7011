//! A unit as its counter prints it, as the game has marked it and as it was used; and its check. OCS 3, 4.4, 5, 13.

use super::vocabulary::*;
use crate::fault::{Fault, FaultCode, Name};
use crate::hex::Hex;
use crate::ocs::rules::*;
use crate::reflect::{Code, Flag, Reflect};

/// One side of a counter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Face {
    /// Combat strength in points, 0 to 999.
    pub strength: u16,
    /// Barrage strength in points, 0 to 999.
    pub barrage: u16,
    /// How the combat strength is printed.
    pub style: Code<Style>,
    /// Movement allowance in MP, 0 to 255.
    pub ma: u8,
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

/// A unit: its counter, its markers and what it did earlier in the phase. Zero is the default everywhere, and the
/// default unit is a regiment in Combat Mode, in supply, that has done nothing yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Unit {
    /// The host's own number for it. No rule looks at it.
    pub id: u32,
    /// Where it stands. A question whose hexes are all 0, 0 is one without geometry.
    pub hex: Hex,
    /// The multi-unit formation it belongs to, in the host's numbering; 0 for none.
    pub formation: u16,
    /// The stack in which it began the phase, in the host's numbering.
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
    pub rating: i8,
    /// Its mode.
    pub mode: Code<Mode>,
    /// Which side of the counter shows, in Reserve, Exploit or Disorganized Mode.
    pub oriented: Code<Orientation>,
    /// Which player's, in the host's numbering.
    pub side: u8,
    /// Its nation, in the host's numbering.
    pub nationality: u8,
    /// Its internal stocks.
    pub stocks: Code<Stocks>,
    /// Its combat supply in the combat at hand.
    pub combat_supply: Code<CombatSupply>,
    /// What carries it.
    pub aboard: Code<Aboard>,
    /// Distance of an aircraft's base from its target in hexes; 0 for not said.
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

/// Whether plain units are told from others: for speed alone, since the rules that would look at them come to the same.
const QUICK: bool = cfg!(feature = "fast");

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
    /// Nothing special about it but its mode; see [`Checked::is_plain`].
    plain: bool,
}

pub(crate) fn word<W: crate::reflect::Word>(code: Code<W>, field: Name) -> Result<W, Fault> {
    code.said(field)
}

impl Unit {
    /// Nothing special about it: a regiment of one step, whole, in supply, that did nothing yet this phase. Most units
    /// are, and the rules that look at all that are done with them at once.
    #[inline]
    fn is_plain(&self) -> bool {
        let counter = self.kind.0 | self.size.0 | (self.steps & !1) | self.steps_lost | self.re_quarters;
        let supply = self.stocks.0 | self.combat_supply.0 | self.out_of_supply.0 | self.unfuelled.0;
        let history = self.released.0 | self.attacked.0 | self.barraged.0;
        counter | supply | history == 0
    }

    /// Parses the words and checks what every question needs: a mode that the kind can take, steps that add up.
    pub(crate) fn checked(&self) -> Result<Checked<'_>, Fault> {
        self.parsed()
    }

    /// The same, for loops that are worth a copy of their own.
    #[cfg_attr(feature = "fast", inline(always))]
    pub(crate) fn parsed(&self) -> Result<Checked<'_>, Fault> {
        let mode = word(self.mode, &"mode")?;
        if self.reserved != [0; 6] {
            return Err(Fault::new(FaultCode::Reserved, &"reserved"));
        }
        let (kind, steps, plain) = if QUICK && self.is_plain() { (Kind::Combat, 1, true) } else { self.special(mode)? };
        let shows = match mode {
            Mode::Combat => Orientation::Combat,
            // Strat Mode is in Move orientation only (5.8).
            Mode::Move | Mode::Strat => Orientation::Move,
            Mode::Reserve | Mode::Exploit | Mode::Dg => match word(self.oriented, &"oriented")? {
                // 5.6b: these have no Combat side.
                Orientation::Combat if kind.is_replacement() || kind.is_transport() => Orientation::Move,
                shows => shows,
            },
        };
        let face = match shows {
            Orientation::Combat => &self.combat_side,
            Orientation::Move => &self.move_side,
        };
        let checked = Checked { unit: self, kind, mode, shows, face, steps, plain };
        if face.reserved != [0; 2] {
            return Err(Fault::new(FaultCode::Reserved, &"reserved").within(checked.face_name()));
        }
        Ok(checked)
    }

    /// The kind and the steps of a unit that has something special about it.
    #[inline(never)]
    fn special(&self, mode: Mode) -> Result<(Kind, u8, bool), Fault> {
        let kind = word(self.kind, &"kind")?;
        if !kind.can_be(mode) {
            return Err(Fault::new(FaultCode::ImpossibleMode, &"mode"));
        }
        let steps = match word(self.size, &"size")? {
            Size::MultiStep if !(2..=40).contains(&self.steps) => {
                return Err(Fault::new(FaultCode::OutOfRange, &"steps"));
            }
            _ if self.steps > 40 => return Err(Fault::new(FaultCode::OutOfRange, &"steps")),
            _ => self.steps.max(1),
        };
        if self.steps_lost >= steps {
            return Err(Fault::new(FaultCode::OutOfRange, &"steps_lost"));
        }
        Ok((kind, steps, false))
    }
}

/// Whether a question has geometry: some hex in it is not 0, 0.
#[inline]
pub(crate) fn stated(target: Hex, lists: &[&[Unit]]) -> bool {
    target != Hex::default() || lists.iter().any(|units| units.iter().any(|u| u.hex != Hex::default()))
}

impl Checked<'_> {
    /// Nothing special about it but its mode: a regiment of one step, whole, in supply, that did nothing yet this phase.
    #[inline]
    pub fn is_plain(&self) -> bool {
        QUICK && self.plain
    }
    /// The name of the side that shows.
    pub fn face_name(&self) -> Name {
        match self.shows {
            Orientation::Combat => &"combat_side",
            Orientation::Move => &"move_side",
        }
    }
    /// Steps left, at least 1.
    #[inline]
    pub fn steps_left(&self) -> u8 {
        self.steps.saturating_sub(self.unit.steps_lost).max(1)
    }
    /// Whether a Reserve unit waits for its release (5.7).
    #[inline]
    pub fn in_reserve(&self) -> bool {
        self.mode == Mode::Reserve && !self.unit.released.is_set()
    }
    /// Whether it is attack-capable (4.4); each rule that says it is not goes to `object`.
    #[inline]
    pub fn attack_capable(&self, mut object: impl FnMut(crate::rule::Rule)) -> bool {
        if self.is_plain() && self.face.style.0 == 0 && !matches!(self.mode, Mode::Strat | Mode::Reserve) {
            return true;
        }
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
