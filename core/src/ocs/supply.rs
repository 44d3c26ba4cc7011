//! Combat supply: its cost and its effect on strength. OCS 9.5, 12.8d, 12.10.

use super::options::GameRules;
use super::rules::*;
use super::size::Extent;
use super::units::{Checked, CombatSupply, Size, Stocks, Unit, is_independent};
use crate::fault::Fault;
use crate::ocs::measures::RE;
use crate::rule::Rule;

/// Returns the supply tokens (T) that an attacker pays: one for each attacking step (9.5b), or twice that where independent
/// units attack `alone`.
pub(crate) fn attack_cost(unit: &Checked<'_>, extent: Extent, rules: &GameRules, alone: bool) -> u16 {
    let brigade = rules.brigade_attack.is_set() && unit.unit.size.get() != Some(Size::MultiStep);
    let cost = if brigade { 1 } else { extent.steps };
    // OCS 21.3
    if alone { cost.saturating_mul(2) } else { cost }
}

/// Returns whether a unit that attacks is of a multi-unit formation or a multi-step unit (3.2f). Headquarters do not attack.
pub(crate) fn is_divisional(unit: &Checked<'_>) -> Result<bool, Fault> {
    Ok(unit.kind.is_combat() && !unit.kind.is_hq() && !is_independent(unit)?)
}

/// Returns whether independent units attack alone (21.3), given for each of so many attackers whether it is divisional.
pub(crate) fn alone(
    rules: &GameRules,
    attackers: usize,
    divisional: &dyn Fn(usize) -> Result<bool, Fault>,
) -> Result<bool, Fault> {
    if !rules.independents.is_set() {
        return Ok(false);
    }
    for i in 0..attackers {
        if divisional(i)? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Returns the supply tokens (T) that a defender of this size pays in all: 1 up to 1 RE, otherwise 2 (9.5b).
pub(crate) const fn defence_cost(re: u32) -> u16 {
    if re <= RE as u32 { 1 } else { 2 }
}

/// How a unit's combat supply is paid (9.5).
#[derive(Debug, Clone, Copy)]
pub(crate) struct Paid {
    pub by: CombatSupply,
    /// Its internal stocks would pay, and nothing is left of them.
    pub exhausted: bool,
}

/// Why it cannot be told how a unit's combat supply is paid.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Untold {
    Supply,
    Stocks,
}

impl Untold {
    /// Returns the fault of a unit.
    #[cold]
    pub fn fault(self, unit: &Unit) -> Fault {
        match self {
            Untold::Supply => unit.combat_supply.absent(&"combat_supply"),
            Untold::Stocks => unit.stocks.absent(&"stocks"),
        }
    }
}

impl Paid {
    /// Returns how a unit's combat supply is paid.
    pub fn of(unit: &Unit) -> Result<Paid, Untold> {
        let by = unit.combat_supply.get().ok_or(Untold::Supply)?;
        let exhausted = by == CombatSupply::Stocks && unit.stocks.get().ok_or(Untold::Stocks)? == Stocks::Exhausted;
        Ok(Paid { by, exhausted })
    }
    /// Returns the rule by which a unit without combat supply may not attack, if there is one (9.5.A, 12.10c). Where what it
    /// has used of its stocks is `booked`, the second use has left nothing, and counts in full for this combat (12.10b).
    pub fn bars_attack(self, booked: bool) -> Option<Rule> {
        match self.by {
            CombatSupply::Stocks if self.exhausted && !booked => Some(R12_10C),
            CombatSupply::Paid | CombatSupply::Stocks => None,
            CombatSupply::None => Some(R9_5_A),
        }
    }
    /// Returns a unit's supply state in the current combat.
    pub fn want(self, unit: &Unit, defends: bool) -> Want {
        let unpaid = defends && self.by == CombatSupply::None;
        Want { out: unit.out_of_supply.is_set(), unpaid, last: self.exhausted }
    }
    /// Returns the fault of exhausted stocks that pay for the defence: there is nothing left to pay with (12.10).
    #[cold]
    pub fn nothing_left() -> Fault {
        Fault::against(&"combat_supply", &".stocks: exhausted stocks pay for nothing")
    }
}

/// The effects on strength of being Out of Supply (12.8d) and of defending without combat supply (9.5).
#[derive(Debug, Clone, Copy)]
pub(crate) struct Want {
    /// Marked Out of Supply.
    pub out: bool,
    /// Defends without combat supply.
    pub unpaid: bool,
    /// Its second use of its internal stocks has left nothing, and counts in full for this combat (12.10b).
    pub last: bool,
}
