//! The question of a forecast: the attacks, the defenders and their plans.

use crate::axis_allies::battle::force::Force;
use crate::axis_allies::battle::plan::Plan;
use crate::axis_allies::battle::round::BattleKind;
use crate::axis_allies::battle::state::fits;
use crate::axis_allies::units::{Chart, FIGHTERS, FIGHTING, UnitValue};
use crate::bounded::Bounded;
use crate::fault::{Bounds, Fault, FaultCode, Name};
use crate::reflect::{Code, Flag, Question, Reflect, Spare};

/// The most units of a side.
pub(super) const MOST_UNITS: u32 = 400;
/// The units of a force.
pub(super) const UNITS: Bounds = Bounds { low: 1, high: MOST_UNITS as i64, limit: "units of a force" };
/// Attackers that come together, and their plan.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Wave {
    /// The attackers that fight.
    #[required]
    pub force: Force,
    /// The order of their losses, and when they leave.
    pub plan: Plan,
    /// Support shots in the first round (AA 3.5a).
    pub support: u16,
    /// The attack is an amphibious assault (AA 4.3a).
    pub amphibious: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 5],
}

const _: () = assert!(size_of::<Wave>() == 56, "frozen for this major of the C ABI");

/// A battle before it is fought.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Forecast<'a> {
    /// Where the battle is fought. Required where the answer depends on it.
    #[when_needed]
    pub kind: Code<BattleKind>,
    /// The attacks, one after the other, each against the defenders that the previous one left. Most battles have one.
    #[required]
    #[one_by_one("attacker")]
    pub waves: &'a [Wave],
    /// The defenders.
    #[required]
    pub defender: Force,
    /// The order of the defenders' losses, and when their submarines withdraw.
    pub defender_plan: Plan,
    /// There is an antiaircraft gun in the territory, which fires at each wave.
    pub aa_gun: Flag,
    /// Rows of the unit chart that replace the edition's. An empty list for the edition's chart.
    pub chart: &'a [UnitValue],
}

/// The costs of units, by kind.
pub(super) type Costs = [u8; FIGHTING];

/// Returns the costs of units by the chart.
pub(super) fn costs(chart: Chart<'_>) -> Result<Costs, Fault> {
    let mut costs = Costs::default();
    for (kind, cost) in FIGHTERS.iter().zip(&mut costs) {
        *cost = chart.cost(*kind)?;
    }
    Ok(costs)
}

/// Returns the cost of a force.
pub(super) fn ipc(costs: &Costs, force: &Force) -> u32 {
    // 400 units of 255 IPC at most.
    force
        .counts()
        .iter()
        .zip(costs)
        .fold(0u32, |sum, (n, cost)| sum.bounded_add(u32::from(*n).bounded_mul(u32::from(*cost))))
}

/// Checks that a force can be computed, with kinds whose bits are set.
pub(super) fn weighable(force: &Force, kind: BattleKind, kinds: u32, field: Name) -> Result<(), Fault> {
    fits(force, kind, kinds, field)?;
    if force.units() > MOST_UNITS {
        return Err(Fault::new(FaultCode::OutOfRange, field).bounded(i64::from(force.units()), &UNITS));
    }
    Ok(())
}

impl Wave {
    /// Checks that an attack can be computed.
    pub(super) fn checked(&self, kind: BattleKind, kinds: u32) -> Result<(), Fault> {
        let bad = |code, field| Err(Fault::new(code, field));
        let amphibious = self.amphibious.is_set();
        self.spared()?;
        if self.force.is_empty() {
            return bad(FaultCode::Empty, &"force");
        }
        weighable(&self.force, kind, kinds, &"force")?;
        self.plan.check().map_err(|f| f.within(&text!("plan")))?;
        if amphibious && (kind == BattleKind::Sea || self.force.land() == 0) {
            // 4.3a: some unit unloads from a transport.
            let sea = kind == BattleKind::Sea;
            let why: Name =
                if sea { &"kind: an assault from the sea is on land" } else { &".force: a land unit lands" };
            return Err(Fault::against(&"amphibious", why));
        }
        if self.support > 0 && !amphibious {
            // 3.5a: support is for units that land.
            return Err(
                Fault::against(&"support", &".amphibious: battleships support those who land").valued(self.support)
            );
        }
        if u32::from(self.support) > MOST_UNITS {
            let beyond = Fault::new(FaultCode::OutOfRange, &"support");
            return Err(beyond.bounded(i64::from(self.support), &UNITS));
        }
        if amphibious && self.plan.retreats() {
            // 4.3b: nobody leaves an amphibious assault.
            return Err(Fault::against(&text!("plan"), &".amphibious: nobody leaves an assault from the sea"));
        }
        Ok(())
    }
}
