//! What terrain does to strength: a game's chart as data, the defender's choice, anti-tank effects. OCS 9.3, 9.4.

use super::odds::Ground;
use super::units::{Arm, Mobility, Symbol, Unit, word};
use crate::fault::{Fault, FaultCode, Name};
use crate::hex::Hex;
use crate::reflect::{Code, Flag, Reflect, Words};
use crate::strength::Factor;

/// One cell of a terrain effects chart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Multiplier {
    /// Numerator; 0 over 0 is the default, no effect.
    pub num: u8,
    /// Denominator.
    pub den: u8,
    /// In brackets: for attackers only.
    pub bracketed: Flag,
}

impl Multiplier {
    /// As a factor.
    #[inline]
    pub(crate) fn factor(self) -> Option<Factor> {
        match (self.num, self.den) {
            (0, 0) => Some(Factor::ONE),
            (_, 0) => None,
            (num, den) => Some(Factor { num: u32::from(num), den: u32::from(den) }),
        }
    }
}

/// A row of a terrain effects chart: a kind of hex or of hexside.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Terrain {
    /// For units with a yellow box.
    pub armor: Multiplier,
    /// For units with a red box.
    pub mech: Multiplier,
    /// For all others.
    pub other: Multiplier,
    /// How hard the ground is. Of a terrain of the hex it must be said; of a hexside it is of no account.
    pub ground: Code<Ground>,
    /// Zero.
    #[reserved]
    pub reserved: [u8; 2],
}

const _: () = assert!(size_of::<Terrain>() == 12, "frozen for this major of the C ABI");

impl Terrain {
    /// The cell for a unit, and the name of its column.
    #[inline]
    pub(crate) fn cell(&self, arm: Arm) -> (Multiplier, Name) {
        match arm {
            Arm::Armor => (self.armor, &"armor"),
            Arm::Mech => (self.mech, &"mech"),
            Arm::Other => (self.other, &"other"),
        }
    }
}

/// Whether a class of movement can enter a hex, and how.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Entry {
    /// Freely.
    Open,
    /// Only by road.
    RoadOnly,
    /// For its whole movement allowance.
    All,
    /// Not at all.
    Prohibited,
}

/// Which terrain counts for an attacking stack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Choice {
    /// Whatever is best for the defender.
    Best,
    /// A terrain of the hex.
    Hex,
    /// The hexside that the stack crosses.
    Hexside,
}

/// A hex from which a stack attacks: what lies between it and the defender.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Approach {
    /// The stack's hex.
    pub hex: Hex,
    /// The hexside it attacks across; the default has no effect.
    pub hexside: Terrain,
    /// Entry by units with Leg movement; free by default.
    pub leg: Code<Entry>,
    /// Entry by units with Truck movement.
    pub truck: Code<Entry>,
    /// Entry by units with Track movement.
    pub track: Code<Entry>,
    /// Which terrain the defender chose for this stack; the one that is best for him by default.
    pub choice: Code<Choice>,
    /// With the choice `hex`: which of the hex's terrains, counted from 0.
    pub which: u8,
    /// Zero.
    #[reserved]
    pub reserved: u8,
    /// What entering costs Leg movement without roads and bridges, in twelfths of an MP. An overrun asks for it.
    pub leg_cost: u16,
    /// The same for Truck movement.
    pub truck_cost: u16,
    /// The same for Track movement.
    pub track_cost: u16,
}

const _: () = assert!(size_of::<Approach>() == 28, "frozen for this major of the C ABI");

impl Approach {
    /// How units of a mobility enter, the field that says it, what that costs them, and the field of the cost.
    pub(crate) fn entry_and_cost(&self, mobility: Mobility) -> (Code<Entry>, Name, u16, Name) {
        match mobility {
            Mobility::Leg => (self.leg, &"leg", self.leg_cost, &"leg_cost"),
            Mobility::Truck => (self.truck, &"truck", self.truck_cost, &"truck_cost"),
            Mobility::Track => (self.track, &"track", self.track_cost, &"track_cost"),
        }
    }
}

/// How much an anti-tank effect a unit or hex has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Words)]
#[repr(u8)]
pub enum AntiTank {
    /// None.
    None,
    /// Light.
    Light,
    /// Heavy.
    Heavy,
}

/// The anti-tank effect of each arm's symbols (9.4e): yellow boxes, tanks in red ones, and anti-tank and anti-aircraft
/// symbols are Heavy; other red boxes Light.
static ANTI_TANK: [[AntiTank; 4]; 3] = {
    const NO: AntiTank = AntiTank::None;
    const LT: AntiTank = AntiTank::Light;
    const HV: AntiTank = AntiTank::Heavy;
    assert!(Arm::Other as u8 == 1 && Arm::Mech as u8 == 2 && Arm::Armor as u8 == 3, "a row an arm");
    assert!(Symbol::Tank as u8 == 1 && Symbol::AntiAircraft as u8 == 3, "a column a symbol");
    [[NO, NO, HV, HV], [LT, HV, HV, HV], [HV; 4]]
};

/// The anti-tank effect of a combat unit (9.4e).
#[inline]
pub(crate) fn anti_tank(unit: &Unit) -> Result<AntiTank, Fault> {
    let (arm, symbol) = (word(unit.arm, &"arm")?, word(unit.symbol, &"symbol")?);
    let level =
        ANTI_TANK.get(usize::from(arm as u8).saturating_sub(1)).and_then(|row| row.get(usize::from(symbol as u8)));
    Ok(level.copied().unwrap_or(AntiTank::None))
}

/// What a chart's cell makes of an attacker's strength; whether an anti-tank effect was at work.
#[inline]
pub(crate) fn attack_factor(
    terrain: &Terrain,
    arm: Arm,
    own: AntiTank,
    hex: AntiTank,
) -> Result<(Factor, bool), Fault> {
    let (cell, name) = terrain.cell(arm);
    let factor = cell.factor().ok_or(Fault::new(FaultCode::OutOfRange, &"den").within(name))?;
    // 9.4e: a doubling of Armor or Mech becomes x 1 1/2 where the hex has the attacker's own level or more.
    let doubled = factor.num == factor.den.saturating_mul(2) && arm != Arm::Other;
    if doubled && hex >= own && hex > AntiTank::None {
        return Ok((Factor { num: 3, den: 2 }, true));
    }
    Ok((factor, false))
}

/// What a chart's cell makes of a defender's strength: brackets are for attackers only.
#[inline]
pub(crate) fn defence_factor(terrain: &Terrain, arm: Arm) -> Result<Factor, Fault> {
    let (cell, name) = terrain.cell(arm);
    let factor = cell.factor().ok_or(Fault::new(FaultCode::OutOfRange, &"den").within(name))?;
    Ok(if cell.bracketed.is_set() { Factor::ONE } else { factor })
}
