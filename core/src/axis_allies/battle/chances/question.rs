//! What is asked of a battle before it is fought: the attacks, the defenders and their plans.

use crate::axis_allies::battle::force::Force;
use crate::axis_allies::battle::plan::Plan;
use crate::axis_allies::battle::round::BattleKind;
use crate::axis_allies::battle::state::fits;
use crate::axis_allies::units::{Chart, FIGHTERS, FIGHTING, UnitValue};
use crate::fault::{Fault, FaultCode, Name};
use crate::reflect::{Code, Flag, Question, Reflect};

/// So many units a side can be weighed.
pub(super) const MOST_UNITS: u32 = 400;
/// Attackers that come together, and what they mean to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Wave {
    /// The attackers that fight.
    #[required]
    pub force: Force,
    /// The order in which they are lost, and when they leave.
    pub plan: Plan,
    /// Support shots in the first round (AA 3.5a).
    pub support: u16,
    /// It is an amphibious assault (AA 4.3a).
    pub amphibious: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 5],
}

const _: () = assert!(size_of::<Wave>() == 48, "frozen for this major of the C ABI");

/// A battle before it is fought.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Forecast<'a> {
    /// Where.
    pub kind: Code<BattleKind>,
    /// The attacks, one after the other, each against what the one before left of the defender; most battles have one.
    #[required]
    pub waves: &'a [Wave],
    /// The defenders.
    #[required]
    pub defender: Force,
    /// The order in which they are lost, and when their submarines withdraw.
    pub defender_plan: Plan,
    /// An antiaircraft gun stands in the territory and fires at each wave.
    pub aa_gun: Flag,
    /// Rows of the unit chart that differ from the edition's; none for the edition's own.
    pub chart: &'a [UnitValue],
}

/// What units cost, by kind.
pub(super) type Costs = [u8; FIGHTING];

/// What units cost by the chart.
pub(super) fn costs(chart: Chart<'_>) -> Costs {
    FIGHTERS.map(|kind| chart.row(kind).cost)
}

/// What units cost.
pub(super) fn ipc(costs: &Costs, force: &Force) -> u32 {
    // 400 units of 255 IPC at most.
    force
        .counts()
        .iter()
        .zip(costs)
        .fold(0u32, |sum, (n, cost)| sum.wrapping_add(u32::from(*n).wrapping_mul(u32::from(*cost))))
}

/// A force that can be weighed.
pub(super) fn weighable(force: &Force, kind: BattleKind, field: Name) -> Result<(), Fault> {
    fits(force, kind, field)?;
    if force.units() > MOST_UNITS { Err(Fault::new(FaultCode::OutOfRange, field)) } else { Ok(()) }
}

impl Wave {
    /// An attack that can be weighed.
    pub(super) fn checked(&self, kind: BattleKind) -> Result<(), Fault> {
        let bad = |code, field| Err(Fault::new(code, field));
        let amphibious = self.amphibious.is_set();
        if self.reserved != [0; 5] {
            return bad(FaultCode::Reserved, &"reserved");
        }
        if self.force.is_empty() {
            return bad(FaultCode::Empty, &"force");
        }
        weighable(&self.force, kind, &"force")?;
        self.plan.check().map_err(|f| f.within(&"plan"))?;
        if amphibious && (kind == BattleKind::Sea || self.force.land() == 0) {
            // 4.3a: somebody comes straight off a transport.
            return bad(FaultCode::Contradiction, &"amphibious");
        }
        if self.support > 0 && !amphibious {
            // 3.5a: support is for those who land.
            return bad(FaultCode::Contradiction, &"support");
        }
        if u32::from(self.support) > MOST_UNITS {
            return bad(FaultCode::OutOfRange, &"support");
        }
        if amphibious && self.plan.retreats() {
            // 4.3b: nobody leaves an amphibious assault.
            return bad(FaultCode::Contradiction, &"plan");
        }
        Ok(())
    }
}
