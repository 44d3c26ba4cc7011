//! Effects of terrain on a combat: a game's chart as data. KOR 8.0.ME.6, 8.0.PA.8, 8.0.PA.9.

use super::assessment::Engagement;
use super::ratio::Ratio;
use super::rules::*;
use crate::fault::Fault;
use crate::reflect::{Flag, Reflect, Spare};
use crate::rule::Rule;

/// A row of a game's terrain chart: a kind of hex or hexside.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Terrain {
    /// The modifier of the attacker's roll.
    pub attacker_drm: i8,
    /// The modifier of the defender's roll.
    pub defender_drm: i8,
    /// The attacker's loss ratio in a prepared attack: this many points of the differential cost
    /// `attacker_ratio_losses` loss points. 0 and 0 if the chart does not change the ratio. Ignored in a meeting
    /// engagement.
    pub attacker_ratio_points: i8,
    /// The loss points of that ratio; see `attacker_ratio_points`.
    pub attacker_ratio_losses: i8,
    /// The defender's loss ratio in a prepared attack, as `attacker_ratio_points`.
    pub defender_ratio_points: i8,
    /// The loss points of that ratio; see `defender_ratio_points`.
    pub defender_ratio_losses: i8,
    /// The combat hex is not clear terrain. Not set for clear terrain, nor for a hexside, which does not affect the hex
    /// itself.
    pub not_clear: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

const _: () = assert!(size_of::<Terrain>() == 8, "frozen for this major of the C ABI");

/// Returns the paragraph by which terrain modifies a roll.
pub(super) const fn drm_rule(kind: Engagement) -> Rule {
    match kind {
        Engagement::Meeting => R8_0_ME_6,
        Engagement::Prepared => R8_0_PA_8,
    }
}

/// The effect of all rows together.
#[derive(Debug, Clone, Copy)]
pub(super) struct Ground {
    pub attacker_drm: i32,
    pub defender_drm: i32,
    /// Some row has a modifier, even if modifiers cancel out.
    pub modifies: bool,
    pub clear: bool,
    pub attacker_ratio: Option<Ratio>,
    pub defender_ratio: Option<Ratio>,
}

impl Terrain {
    /// Returns the ratios of the row: the attacker's and the defender's.
    fn ratios(&self) -> Result<(Option<Ratio>, Option<Ratio>), Fault> {
        let attacker = Ratio::stated(self.attacker_ratio_points, self.attacker_ratio_losses, Ratio::ATTACKER)?;
        let defender = Ratio::stated(self.defender_ratio_points, self.defender_ratio_losses, Ratio::DEFENDER)?;
        Ok((attacker, defender))
    }
}

/// Adds up the rows that apply. No rows mean clear terrain without effect.
pub(super) fn ground(rows: &[Terrain]) -> Result<Ground, Fault> {
    let mut ground = Ground {
        attacker_drm: 0,
        defender_drm: 0,
        modifies: false,
        clear: true,
        attacker_ratio: None,
        defender_ratio: None,
    };
    for (i, row) in crate::table::numbered(rows) {
        let inside = |f: Fault| f.in_list(&"terrain", i);
        row.spared().map_err(inside)?;
        ground.attacker_drm = ground.attacker_drm.saturating_add(i32::from(row.attacker_drm));
        ground.defender_drm = ground.defender_drm.saturating_add(i32::from(row.defender_drm));
        ground.modifies |= row.attacker_drm != 0 || row.defender_drm != 0;
        ground.clear &= !row.not_clear.is_set();
        let (attacker, defender) = row.ratios().map_err(inside)?;
        // Two rows may have the same ratio, but not two ratios.
        let one = |before: Option<Ratio>, now: Option<Ratio>, field| match (before, now) {
            (Some(a), Some(b)) if a != b => {
                let same = |row: &Terrain| {
                    row.ratios().is_ok_and(|(attacker, defender)| [attacker, defender].contains(&before))
                };
                let other = crate::table::before(rows, i).position(same).unwrap_or(0);
                Err(inside(Fault::against(field, &"[].: a side has one ratio").other_at(other)))
            }
            _ => Ok(now.or(before)),
        };
        ground.attacker_ratio = one(ground.attacker_ratio, attacker, &"attacker_ratio_points")?;
        ground.defender_ratio = one(ground.defender_ratio, defender, &"defender_ratio_points")?;
    }
    Ok(ground)
}
