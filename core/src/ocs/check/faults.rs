//! The faults of a position, and where they are.

use crate::fault::FaultCode;
use crate::hex::Hex;
use crate::reflect::{Code, Reflect, Words};

/// A list of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum BoardList {
    /// The chart.
    Chart,
    /// The hexes.
    Hexes,
    /// The units.
    Units,
    /// No list: where the game stands.
    Turn,
    /// No list: the game's own tables.
    Tables,
}

/// A field of a row of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum BoardField {
    /// The whole list or row.
    Whole,
    /// `reserved`.
    Reserved,
    /// `terrain`.
    Terrain,
    /// `armor` of a terrain.
    Armor,
    /// `mech` of a terrain.
    Mech,
    /// `other` of a terrain.
    Other,
    /// `ground` of a terrain.
    Ground,
    /// `feature`.
    Feature,
    /// `bridged`.
    Bridged,
    /// `hex`.
    Hex,
    /// `settlement`.
    Settlement,
    /// `rail`.
    Rail,
    /// `multi_track`.
    MultiTrack,
    /// `roads`.
    Roads,
    /// `sides`.
    Sides,
    /// `control`.
    Control,
    /// `supply_source`.
    SupplySource,
    /// `off_map`.
    OffMap,
    /// `kind`.
    Kind,
    /// `arm`.
    Arm,
    /// `symbol`.
    Symbol,
    /// `size`.
    Size,
    /// `steps`.
    Steps,
    /// `steps_lost`.
    StepsLost,
    /// `rating`.
    Rating,
    /// `mode`.
    Mode,
    /// `oriented`.
    Oriented,
    /// `side`.
    Side,
    /// `stocks`.
    Stocks,
    /// `combat_supply`.
    CombatSupply,
    /// `aboard`.
    Aboard,
    /// `transported`.
    Transported,
    /// `amount`.
    Amount,
    /// `load`.
    Load,
    /// `combat_side`.
    CombatSide,
    /// `move_side`.
    MoveSide,
    /// `strength` of a side of a counter.
    Strength,
    /// `barrage` of a side of a counter.
    Barrage,
    /// `style` of a side of a counter.
    Style,
    /// `mobility` of a side of a counter.
    Mobility,
    /// `id`.
    Id,
    /// `throw_mobility` of a side of a counter.
    ThrowMobility,
    /// `ma` of a side of a counter.
    Ma,
    /// `fuelled_by`.
    FuelledBy,
    /// `progress`.
    Progress,
    /// `last_supply`.
    LastSupply,
    /// `threw`.
    Threw,
    /// `combat_stage`.
    CombatStage,
    /// `also`.
    Also,
    /// `weather_row`.
    WeatherRow,
    /// `weather_side`.
    WeatherSide,
    /// `trainbusted`.
    Trainbusted,
    /// `attacked_from`.
    AttackedFrom,
    /// `had_bridge`.
    HadBridge,
    /// `first_reserves` of `turn`.
    FirstReserves,
    /// `second_reserves` of `turn`.
    SecondReserves,
    /// `open` of `tables`.
    Open,
    /// `close` of `tables`.
    Close,
    /// `very_close` of `tables`.
    VeryClose,
    /// `extremely_close` of `tables`.
    ExtremelyClose,
    /// `odds_rule` of `tables`.
    OddsRule,
    /// `rows` of `tables`.
    Rows,
    /// `first` of `tables`.
    First,
    /// `cells` of `tables`.
    Cells,
    /// `cells_rule` of `tables`.
    CellsRule,
    /// `surprise` of `tables`.
    Surprise,
    /// `modes` of `tables`.
    Modes,
    /// `losses` of `tables`.
    Losses,
    /// `points` of `tables`.
    Points,
    /// `costs` of `tables`.
    Costs,
    /// `barrage_rule` of `tables`.
    BarrageRule,
}

/// A fault of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct BoardFault {
    /// The index of the row in its list, or of the item in the list of `tables`; absent for `turn`, and for what is no list.
    ///
    /// C and Rust say 4294967295 for none.
    #[refers("")]
    pub index: u32,
    /// The hex of the row; 0, 0 for a row of the chart, for `turn` and for `tables`.
    pub hex: Hex,
    /// The rule that makes it impossible; absent if no rule is involved.
    pub rule: u16,
    /// The list of the row, or `turn` or `tables`.
    pub list: Code<BoardList>,
    /// The field that is wrong.
    pub field: Code<BoardField>,
    /// The field inside `field` that is wrong; `whole` for `field` itself.
    pub inner: Code<BoardField>,
    /// What is wrong: a fault code.
    pub code: Code<FaultCode>,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 2],
}

/// The contents of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct BoardSummary {
    /// The number of faults.
    pub faults: u32,
    /// The number of rows of the chart.
    pub chart: u32,
    /// The number of hexes.
    pub hexes: u32,
    /// The number of units.
    pub units: u32,
}
