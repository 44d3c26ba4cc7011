//! What a power declares for a phase: one order after the other, and what is said against them.

use crate::reflect::{Code, Reflect, Words};

/// In which of a turn's two movements.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum Phase {
    /// Combat movement.
    Combat = 1,
    /// Non-combat movement.
    Noncombat,
}

/// What a piece is ordered to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum Action {
    /// To move along a path, with what it carries.
    Move = 1,
    /// To board a transport in a sea zone beside it.
    Board,
    /// To unload from its transport onto land beside the sea zone.
    Unload,
}

/// How many spaces one order can lead through.
pub const PATH: usize = 6;

/// An order to one piece, or to one group that moves as a whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Order {
    /// The piece, from 0 in `board.units`.
    #[required]
    #[refers("board.units")]
    pub unit: u16,
    /// The transport that it boards, counted from 1 in `board.units`; 0 for other orders.
    pub aboard: u16,
    /// What it does.
    pub action: Code<Action>,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 3],
    /// The spaces that it enters, in order, zeros after the last; where it unloads, that land alone. A longer way is
    /// two orders.
    pub path: [u16; PATH],
}

const _: () = assert!(size_of::<Order>() == 20, "frozen for this major of the C ABI");

/// A number that stands for no order and no piece.
pub const NONE: u16 = u16::MAX;

/// Something said against declared orders.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Objection {
    /// The order, from 0; 65535 where it is the want of one.
    #[refers("orders")]
    pub order: u16,
    /// The piece, from 0.
    #[refers("board.units")]
    pub unit: u16,
    /// Where.
    pub space: u16,
    /// The rule's number.
    pub rule: u16,
    /// Where the rule sets a limit that is not kept, how much is needed: spaces moved, room aboard a transport, bays of
    /// carriers, IPC; else 0.
    pub needed: u16,
    /// And how much of it there is; else 0.
    pub available: u16,
}

const _: () = assert!(size_of::<Objection>() == 12, "frozen for this major of the C ABI");

/// What happens on a path.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum Incident {
    /// A neutral is taken for `amount` IPC.
    Fee,
    /// Enemy land is taken by moving in.
    Take,
    /// Enemy antiaircraft guns fire at the aircraft.
    Fire,
    /// The path ends among enemies: a battle.
    Battle,
    /// Ships pass a canal.
    Canal,
    /// `unit` lifts off its carrier, which moves away.
    LiftOff,
    /// `unit` is carried along.
    Carried,
}

/// One thing that happens on a path, for the host to apply.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Happening {
    /// Where.
    pub space: u16,
    /// The piece that it happens to, from 0.
    #[refers("board.units")]
    pub unit: u16,
    /// The rule's number.
    pub rule: u16,
    /// What happens.
    pub what: Code<Incident>,
    /// How much of it.
    pub amount: u8,
}

const _: () = assert!(size_of::<Happening>() == 8, "frozen for this major of the C ABI");
