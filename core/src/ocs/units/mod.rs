//! Units: the two sides of their counters, their markers and their classes. OCS 3, 4.4, 13.

mod counter;
mod printed;
mod questions;
mod vocabulary;

pub(crate) use counter::{
    Checked, Common, MOST_MA, MOST_PRINTED, MOST_STEPS, of_unit, one_side, one_side_without, passes_over, stated, word,
};
pub use counter::{Face, Unit};
pub(crate) use questions::is_independent;
pub use questions::{
    Enter, EnterHeld, OneUnit, OneUnitHeld, UnitClasses, attack_capable, classes, enter, zone_of_control,
};
pub use vocabulary::{
    Aboard, Arm, CombatSupply, FuelledBy, Halted, Kind, LastSupply, Mobility, Mode, Orientation, Phase, Progress, Size,
    Stocks, Style, Symbol, Threw, Transport,
};
