//! The chart: what a kind of hex, hexside or road costs and does. OCS 6.1, 6.2, 17.0.

use crate::fault::{Fault, Name};
use crate::ocs::terrain::Terrain;
use crate::ocs::units::Mobility;
use crate::reflect::{Code, Reflect, Spare, Words};

/// The feature that a row of the chart describes, where a rule depends on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Feature {
    /// Any other feature.
    Other,
    /// A minor river.
    MinorRiver,
    /// A major river.
    MajorRiver,
    /// A railroad used as a road (6.2). The row's cost is that of following any railroad of the board. If the chart has
    /// no such row, railroads are not roads.
    Railroad,
    /// A city or village as one of several terrains of a hex. In a hex without a settlement it is what spills over from the
    /// next one, and is ignored there (6.2d).
    Settlement,
    /// Water along a shore, where land lies on the hexside too: the water is ignored (6.2d). Rivers fill their hexsides, and
    /// are none.
    Shoreline,
}

/// The movement cost that stands for the whole movement allowance.
pub(crate) const ALL_MA: u16 = 65_534;
/// The movement cost that stands for prohibited.
pub(crate) const PROHIBITED: u16 = 65_535;

/// How the movement cost of a row of the chart is given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Toll {
    /// As a number of MP.
    Points,
    /// It is the whole movement allowance.
    All,
    /// The movement is prohibited.
    Prohibited,
}

/// The movement cost of entering a hex, crossing a hexside or following a road, by mobility, in MP.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Cost {
    /// The cost for Leg movement. Required of a hex or a road that such a unit uses, unless `leg_toll` says what it is. A
    /// hexside without a cost is free.
    #[when_needed]
    #[measure("MP", 12)]
    pub leg: u16,
    /// The cost for Truck movement.
    #[measure("MP", 12)]
    pub truck: u16,
    /// The cost for Track movement.
    #[measure("MP", 12)]
    pub track: u16,
    /// How the cost for Leg movement is given.
    pub leg_toll: Code<Toll>,
    /// How the cost for Truck movement is given.
    pub truck_toll: Code<Toll>,
    /// How the cost for Track movement is given.
    pub track_toll: Code<Toll>,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

impl Cost {
    /// Creates a row's costs in twelfths of a movement point.
    pub fn points(leg: u16, truck: u16, track: u16) -> Self {
        Cost { leg, truck, track, ..Cost::default() }
    }
    /// Returns the cost for a mobility, the name of its field, how it is given, and the name of that field.
    pub(super) fn cell(&self, mobility: Mobility) -> (u16, Name, Code<Toll>, Name) {
        match mobility {
            Mobility::Leg => (self.leg, &"leg", self.leg_toll, &text!("leg_toll")),
            Mobility::Truck => (self.truck, &"truck", self.truck_toll, &"truck_toll"),
            Mobility::Track => (self.track, &"track", self.track_toll, &"track_toll"),
        }
    }
    /// Returns the cost for a mobility; `ALL_MA` for the whole movement allowance, and `PROHIBITED`. 0 if it is absent.
    pub(crate) fn of(&self, mobility: Mobility) -> Result<u16, Fault> {
        let (points, field, toll, how) = self.cell(mobility);
        let toll = toll.said(how)?;
        self.spared()?;
        match toll {
            Toll::Points if points >= ALL_MA => {
                Err(Fault::beyond(field, points, 1, u32::from(ALL_MA.saturating_sub(1))))
            }
            Toll::Points => Ok(points),
            Toll::All | Toll::Prohibited if points > 0 => {
                let why: Name = match mobility {
                    Mobility::Leg => &".leg_toll: only a toll in points has points",
                    Mobility::Truck => &".truck_toll: only a toll in points has points",
                    Mobility::Track => &".track_toll: only a toll in points has points",
                };
                Err(Fault::against(field, why).valued(points))
            }
            Toll::All => Ok(ALL_MA),
            Toll::Prohibited => Ok(PROHIBITED),
        }
    }
}

/// A row of a game's terrain effects chart: a kind of hex, hexside or road.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct ChartRow {
    /// The effect on strength.
    pub terrain: Terrain,
    /// The movement cost.
    pub cost: Cost,
    /// The feature that the row describes.
    pub feature: Code<Feature>,
    /// For a river, including frozen rivers: the row of the chart whose cost applies where the river is bridged
    /// (13.8b). By default the chart's first minor river for a major river, and no cost for a minor river.
    ///
    /// C counts it from 1; 0 is none.
    #[refers("board.chart", 1)]
    pub bridged: u8,
    /// Another terrain in the hexes of this row, as a row of the chart, which may name the next; of a row of hexsides,
    /// another water. Of terrains the costliest for who moves counts, of waters the cheapest (6.2d); strength is
    /// multiplied by the first. By default there is none.
    ///
    /// C counts it from 1; 0 is none.
    #[refers("board.chart", 1)]
    pub also: u8,
    /// The row whose costs replace these in a weather, which may name the row for the next weather. By default no
    /// weather changes them.
    ///
    /// C counts it from 1; 0 is none.
    #[refers("board.chart", 1)]
    pub weather_row: u8,
    /// Of a row that another names as its `weather_row`: the weather in which its costs hold, numbered by the caller from 1.
    /// Required there.
    #[when_needed]
    pub weather: u8,
    /// Of such a row: the side whose costs they are; by default they are alike for all (17.0b).
    pub weather_side: u8,
}
