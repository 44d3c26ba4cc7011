//! What is asked and answered about who pays.

use crate::ocs::board::{Board, BoardHeld};
use crate::ocs::fuel::FuelBy;
use crate::reflect::{Code, Question, Reflect, Words};

/// What supply is paid for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Expense {
    /// The combat supply of attackers.
    Attack = 1,
    /// The combat supply of defenders.
    Defence,
    /// A barrage by artillery.
    Barrage,
    /// Fuel.
    Fuel,
    /// Internal stocks.
    Restocking,
    /// What units without trace eat.
    Meal,
    /// Construction.
    Construction,
}

/// Units that are to be paid for.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct PayersHunt<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// What is to be paid.
    #[required]
    pub expense: Code<Expense>,
    /// The units, of one side, by their `id`s, in the order in which they are served: at most 64.
    ///
    /// C and Rust say their places in the board's list.
    #[required]
    #[refers("board.units")]
    pub units: &'a [u16],
    /// What the barrage or the construction costs, in T. Required for these two.
    #[when_needed]
    #[measure("T", 1)]
    pub cost: u16,
    /// The way to pay for fuel, of all units alike; absent for the cheapest of all ways together.
    pub by: Code<FuelBy>,
}

/// Who pays for a unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Payer {
    /// The unit, by its `id`.
    ///
    /// C and Rust say its place in the board's list.
    #[refers("board.units")]
    pub unit: u16,
    /// The dump or the loaded Transport Points, by `id`; absent for what nobody pays, or what costs nothing.
    ///
    /// C and Rust say their places in the board's list, and 65535 for none.
    #[refers("board.units")]
    pub source: u16,
    /// The headquarters that throws the supply or, for fuel by headquarters, that is fuelled, by its `id`; absent if
    /// the unit draws by itself.
    ///
    /// C and Rust say its place in the board's list, and 65535 for none.
    #[refers("board.units")]
    pub hq: u16,
    /// What the source pays, in T; what several units pay together stands in the row of the first of them. Without a
    /// source, what is lacking.
    #[measure("T", 1)]
    pub amount: u16,
    /// The order to which the row belongs, from 1; 0 for what is lacking.
    pub order: u16,
    /// The way to pay for fuel; absent for other expenses.
    pub by: Code<FuelBy>,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

const _: () = assert!(size_of::<Payer>() == 12, "frozen for this major of the C ABI");

/// What units pay.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct PayersFound {
    /// What is paid, in T.
    #[measure("T", 1)]
    pub cost: u32,
    /// What is lacking, in T.
    #[measure("T", 1)]
    pub lacking: u32,
    /// The orders.
    pub orders: u32,
}

/// No unit.
pub(super) const NOBODY: u16 = u16::MAX;
