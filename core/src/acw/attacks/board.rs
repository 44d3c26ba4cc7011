//! A board, and the part of a hex in a plan of combats. ACW 1, 2, 4.

use crate::acw::units::{Hexside, Side, Unit};
use crate::hex::Hex;
use crate::reflect::{Code, Question, Reflect};

/// The stacks of both sides, and the hexsides with an effect.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Board<'a> {
    /// The units of the side whose phase it is.
    #[required]
    pub friends: &'a [Unit],
    /// The units of the other side.
    #[required]
    pub enemies: &'a [Unit],
    /// The hexsides with an effect.
    pub hexsides: &'a [Hexside],
}

/// The part of one hex in a plan.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Engaged {
    /// The hex.
    #[required]
    pub hex: Hex,
    /// The combat that the hex fights in; absent if it fights in none. In a question no plan has more combats than
    /// rows.
    ///
    /// C counts it from 1; 0 is none.
    #[refers("combats", 1)]
    pub combat: u16,
    /// The side of the units in the hex.
    #[required]
    pub side: Code<Side>,
    /// The strength points (SP) that the hex contributes to its combat. Returned in answers and ignored in questions.
    #[measure("SP", 1)]
    pub strength: u8,
}

const _: () = assert!(size_of::<Engaged>() == 8, "frozen for this major of the C ABI");
