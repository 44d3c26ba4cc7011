//! Effects of terrain on strength: the game's chart as data, the defender's choice, anti-tank effects. OCS 9.3, 9.4.

use super::odds::Ground;
use super::units::{Arm, Mobility, Symbol, Unit, word};
use crate::fault::{Fault, FaultCode, Name, Record, list, record};
use crate::hex::Hex;
use crate::reflect::{Code, Flag, Reflect, Spare, Words};
use crate::strength::Factor;
use crate::table::numbered;

/// One cell of a terrain effects chart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Multiplier {
    /// The numerator. The default, 0 over 0, means no effect.
    pub num: u8,
    /// The denominator.
    pub den: u8,
    /// Printed in brackets: applies to attackers only.
    pub bracketed: Flag,
}

impl Multiplier {
    /// Returns the fault of a cell that is no factor.
    #[cold]
    fn fault(self) -> Fault {
        if self.num == 0 {
            return Fault::new(FaultCode::MissingField, &"num");
        }
        Fault::beyond(&"den", self.den, 1, 255)
    }
    /// Returns the cell as a factor.
    pub(crate) fn factor(self) -> Option<Factor> {
        match (self.num, self.den) {
            (0, 0) => Some(Factor::ONE),
            (_, 0) | (0, _) => None,
            (num, den) => Some(Factor { num: u32::from(num), den: u32::from(den) }),
        }
    }
}

/// A row of a terrain effects chart: a kind of hex or hexside.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Terrain {
    /// The multiplier for units with a yellow box.
    pub armor: Multiplier,
    /// The multiplier for units with a red box.
    pub mech: Multiplier,
    /// The multiplier for all other units.
    pub other: Multiplier,
    /// The difficulty of the ground. Required for the terrain of a hex; ignored for a hexside.
    #[when_needed]
    pub ground: Code<Ground>,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 2],
}

const _: () = assert!(size_of::<Terrain>() == 12, "frozen for this major of the C ABI");

impl Terrain {
    /// Returns whether the effect on attackers, or else on defenders, depends on the category of a unit (3.2a). A cell that
    /// is no factor is a fault, whichever category it is for.
    // Its frame and its code stand apart: both sides of every combat ask.
    #[inline(never)]
    pub(crate) fn differs(&self, attacks: bool) -> Result<bool, Fault> {
        let of = |arm| {
            let (cell, name) = self.cell(arm);
            let factor = cell.factor().ok_or_else(|| cell.fault().within(name))?;
            Ok(if cell.bracketed.is_set() && !attacks { Factor::ONE } else { factor })
        };
        let (armor, mech, other) = (of(Arm::Armor)?, of(Arm::Mech)?, of(Arm::Other)?);
        let same = |a: Factor, b: Factor| (a.num, a.den) == (b.num, b.den);
        Ok(!same(armor, mech) || !same(mech, other))
    }
    /// Returns the cell for a unit, and the name of its column.
    pub(crate) fn cell(&self, arm: Arm) -> (Multiplier, Record) {
        match arm {
            Arm::Armor => (self.armor, record!("armor")),
            Arm::Mech => (self.mech, record!("mech")),
            Arm::Other => (self.other, record!("other")),
        }
    }
}

/// Checks the reserved bytes of the terrain of a hex.
#[cfg_attr(not(feature = "fast"), inline(never))]
pub(crate) fn whole_rows(terrain: &[Terrain]) -> Result<(), Fault> {
    for (i, row) in numbered(terrain) {
        row.spared().map_err(|f| f.in_list(list!("terrain"), i))?;
    }
    Ok(())
}

/// How units of a movement class enter a hex.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Entry {
    /// Without restriction.
    Open,
    /// By road only.
    RoadOnly,
    /// At the cost of the whole movement allowance.
    All,
    /// Not at all.
    Prohibited,
}

/// The terrain that applies to an attacking stack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Choice {
    /// The one that is best for the defender.
    Best,
    /// A terrain of the hex.
    Hex,
    /// The hexside that the stack crosses.
    Hexside,
}

/// A hex from which a stack attacks, and the terrain between it and the defender.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Approach {
    /// The hex of the stack.
    pub hex: Hex,
    /// The hexside that the stack attacks across. The default has no effect.
    pub hexside: Terrain,
    /// How units with Leg movement enter the hex. Without restriction by default.
    pub leg: Code<Entry>,
    /// How units with Truck movement enter the hex. Without restriction by default.
    pub truck: Code<Entry>,
    /// How units with Track movement enter the hex. Without restriction by default.
    pub track: Code<Entry>,
    /// The terrain that the defender chose for this stack. By default the one that is best for the defender.
    pub choice: Code<Choice>,
    /// With the choice `hex`: the terrain of the hex.
    #[refers("terrain")]
    pub which: u8,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
    /// The cost of entry for Leg movement without roads and bridges, in MP. Required for an overrun.
    #[when_needed]
    #[measure("MP", 12)]
    pub leg_cost: u16,
    /// The same cost for Truck movement.
    #[measure("MP", 12)]
    pub truck_cost: u16,
    /// The same cost for Track movement.
    #[measure("MP", 12)]
    pub track_cost: u16,
}

const _: () = assert!(size_of::<Approach>() == 28, "frozen for this major of the C ABI");

impl Approach {
    /// Returns how units of a mobility enter and at what cost, with the names of the two fields.
    pub(crate) fn entry_and_cost(&self, mobility: Mobility) -> (Code<Entry>, Name, u16, Name) {
        match mobility {
            Mobility::Leg => (self.leg, &"leg", self.leg_cost, &text!("leg_cost")),
            Mobility::Truck => (self.truck, &"truck", self.truck_cost, &"truck_cost"),
            Mobility::Track => (self.track, &"track", self.track_cost, &"track_cost"),
        }
    }
}

/// The anti-tank effect of a unit or hex.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Words)]
#[repr(u8)]
pub enum AntiTank {
    /// No anti-tank effect.
    None,
    /// Light anti-tank effect.
    Light,
    /// Heavy anti-tank effect.
    Heavy,
}

/// The anti-tank effect of each combination of box and symbol (9.4e): Heavy for yellow boxes, tanks in red boxes,
/// anti-tank and anti-aircraft symbols; Light for other red boxes.
static ANTI_TANK: [[AntiTank; 4]; 3] = {
    const NO: AntiTank = AntiTank::None;
    const LT: AntiTank = AntiTank::Light;
    const HV: AntiTank = AntiTank::Heavy;
    assert!(Arm::Other as u8 == 1 && Arm::Mech as u8 == 2 && Arm::Armor as u8 == 3, "a row an arm");
    assert!(Symbol::Tank as u8 == 1 && Symbol::AntiAircraft as u8 == 3, "a column a symbol");
    [[NO, NO, HV, HV], [LT, HV, HV, HV], [HV; 4]]
};

/// Returns the anti-tank effect of a combat unit (9.4e).
pub(crate) fn anti_tank(unit: &Unit) -> Result<AntiTank, Fault> {
    let (arm, symbol) = (word(unit.arm, &"arm")?, word(unit.symbol, &"symbol")?);
    let level =
        ANTI_TANK.get(usize::from(arm as u8).saturating_sub(1)).and_then(|row| row.get(usize::from(symbol as u8)));
    Ok(level.copied().unwrap_or(AntiTank::None))
}

/// Returns the factor of a chart's cell for an attacker's strength, and whether an anti-tank effect changed it.
pub(crate) fn attack_factor(
    terrain: &Terrain,
    arm: Arm,
    own: AntiTank,
    hex: AntiTank,
) -> Result<(Factor, bool), Fault> {
    let (cell, name) = terrain.cell(arm);
    let factor = cell.factor().ok_or_else(|| cell.fault().within(name))?;
    // 9.4e: a doubling of Armor or Mech becomes x 1 1/2 where the hex has the attacker's own level or more.
    let doubled = factor.num == factor.den.saturating_mul(2) && arm != Arm::Other;
    if doubled && hex >= own && hex > AntiTank::None {
        return Ok((Factor { num: 3, den: 2 }, true));
    }
    Ok((factor, false))
}

/// Returns the factor of a chart's cell for a defender's strength, and whether brackets made it 1: they apply to
/// attackers only (9.4d).
pub(crate) fn defence_factor(terrain: &Terrain, arm: Arm) -> Result<(Factor, bool), Fault> {
    let (cell, name) = terrain.cell(arm);
    let factor = cell.factor().ok_or_else(|| cell.fault().within(name))?;
    let bracketed = cell.bracketed.is_set();
    Ok((if bracketed { Factor::ONE } else { factor }, bracketed && !factor.is_one()))
}
