//! The exact chances of what is open.

use super::position::Game;
use crate::fault::Fault;
use crate::ocs::barrage::{BarrageDistribution, BarrageOdds};
use crate::ocs::combat::{Chances, CombatDistribution, Policy};
use crate::ocs::tables::GameTables;
use crate::reflect::{Code, Flag};
use crate::ruling::{Ruling, Trail};

impl Game<'_> {
    /// Returns the exact chances of the combat that is open, where both sides take their options by these policies.
    /// There are none unless its odds are taken and its dice are not thrown.
    pub fn chances(&self, attacker: Policy, defender: Policy) -> Result<Option<Ruling<CombatDistribution>>, Fault> {
        let open = self.open();
        if !open.is_combat() || !open.assessed.is_set() || open.rolled.is_set() {
            return Ok(None);
        }
        let asked = Chances {
            assessment: open.assessment,
            attacker_policy: Code::new(attacker),
            defender_policy: Code::new(defender),
            defender_obeys: Flag(0),
            tables: GameTables::of(&self.setting.tables),
        };
        crate::ocs::combat::distribution(&asked, &mut Trail::none()).map(Some)
    }

    /// Returns the exact chances of the barrage that is open, if its dice are not thrown; none otherwise.
    pub fn barrage_chances(&self) -> Result<Option<Ruling<BarrageDistribution>>, Fault> {
        let open = self.open();
        if !open.is_barrage() || open.rolled.is_set() {
            return Ok(None);
        }
        let asked = BarrageOdds { assessment: open.barrage, tables: GameTables::of(&self.setting.tables) };
        crate::ocs::barrage::distribution(&asked, &mut Trail::none()).map(Some)
    }
}
