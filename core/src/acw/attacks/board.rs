//! A board, and a hex's part in a plan of combats on it. ACW 1, 2, 4.

use crate::acw::units::{Hexside, Side, Unit};
use crate::hex::Hex;
use crate::reflect::{Code, Question, Reflect};

/// The stacks of both sides, and the hexsides that matter.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Board<'a> {
    /// The units of the side whose phase it is.
    #[required]
    pub friends: &'a [Unit],
    /// The units of the other side.
    #[required]
    pub enemies: &'a [Unit],
    /// The hexsides that matter.
    pub hexsides: &'a [Hexside],
}

/// One hex's part in a plan.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Engaged {
    /// The hex.
    #[required]
    pub hex: Hex,
    /// The combat it fights in, counted from 1; 0 for none. In a question no number may be greater than the number of
    /// rows.
    #[required]
    pub combat: u16,
    /// Which side stands there.
    #[required]
    pub side: Code<Side>,
    /// In an answer the SP that the hex brings to its combat; in a question it is not looked at.
    #[measure("SP", 1)]
    pub strength: u8,
}

const _: () = assert!(size_of::<Engaged>() == 8, "frozen for this major of the C ABI");
