//! What terrain does to a combat: a game's chart as data. KOR 8.0.ME.6, 8.0.PA.8, 8.0.PA.9.

use super::ratio::Ratio;
use crate::fault::{Fault, FaultCode};
use crate::reflect::{Flag, Reflect};

/// A row of a game's terrain chart: a kind of hex or of hexside.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Terrain {
    /// Modifier of the attacker's roll.
    pub attacker_drm: i8,
    /// Modifier of the defender's roll.
    pub defender_drm: i8,
    /// In a prepared attack, so many points of the differential cost the attacker `attacker_ratio_losses` loss points;
    /// 0 to 0 where the chart leaves the ratio as it is. A meeting engagement looks at no ratio of the chart.
    pub attacker_ratio_points: i8,
    /// See `attacker_ratio_points`.
    pub attacker_ratio_losses: i8,
    /// The same for the defender's losses.
    pub defender_ratio_points: i8,
    /// See `defender_ratio_points`.
    pub defender_ratio_losses: i8,
    /// The combat hex is no clear terrain; not set for clear terrain and for a hexside, which leaves the hex as it is.
    pub not_clear: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

const _: () = assert!(size_of::<Terrain>() == 8, "frozen for this major of the C ABI");

/// What all rows together do to a combat.
#[derive(Debug, Clone, Copy)]
pub(super) struct Ground {
    pub attacker_drm: i32,
    pub defender_drm: i32,
    /// Some row has a modifier, even if they cancel out.
    pub modifies: bool,
    pub clear: bool,
    pub attacker_ratio: Option<Ratio>,
    pub defender_ratio: Option<Ratio>,
}

impl Terrain {
    /// The ratios that the row states: the attacker's and the defender's.
    fn ratios(&self) -> Result<(Option<Ratio>, Option<Ratio>), Fault> {
        let attacker = Ratio::stated(
            (self.attacker_ratio_points, &"attacker_ratio_points"),
            (self.attacker_ratio_losses, &"attacker_ratio_losses"),
        )?;
        let defender = Ratio::stated(
            (self.defender_ratio_points, &"defender_ratio_points"),
            (self.defender_ratio_losses, &"defender_ratio_losses"),
        )?;
        Ok((attacker, defender))
    }
}

/// The rows of the chart that a combat meets, added up. No row is clear terrain without effect.
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
        if row.reserved != 0 {
            return Err(inside(Fault::new(FaultCode::Reserved, &"reserved")));
        }
        ground.attacker_drm = ground.attacker_drm.saturating_add(i32::from(row.attacker_drm));
        ground.defender_drm = ground.defender_drm.saturating_add(i32::from(row.defender_drm));
        ground.modifies |= row.attacker_drm != 0 || row.defender_drm != 0;
        ground.clear &= !row.not_clear.is_set();
        let (attacker, defender) = row.ratios().map_err(inside)?;
        // Two rows may say the same ratio, but not two ratios.
        let one = |before: Option<Ratio>, now: Option<Ratio>, field| match (before, now) {
            (Some(a), Some(b)) if a != b => Err(inside(Fault::new(FaultCode::Contradiction, field))),
            _ => Ok(now.or(before)),
        };
        ground.attacker_ratio = one(ground.attacker_ratio, attacker, &"attacker_ratio_points")?;
        ground.defender_ratio = one(ground.defender_ratio, defender, &"defender_ratio_points")?;
    }
    Ok(ground)
}
