//! The orders of a power for a phase, and the objections to them.

use crate::axis_allies::map::Site;
use crate::reflect::{Code, Locus, Reflect, Words};

/// One of the two movement phases of a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum Phase {
    /// Combat movement.
    Combat = 1,
    /// Non-combat movement.
    Noncombat,
}

/// The action of an order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum Action {
    /// Move along a path, with any cargo.
    Move = 1,
    /// Board a transport in an adjacent sea zone.
    Board,
    /// Unload from its transport onto land adjacent to the sea zone.
    Unload,
}

/// The most spaces of one order.
pub const PATH: usize = 6;

/// An order to one piece, or to one group that moves together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Order {
    /// The piece, as a group of `board.units`.
    #[required]
    #[refers("board.units")]
    pub unit: u16,
    /// The transport to board; absent for other orders.
    ///
    /// C counts it from 1; 0 is none.
    #[refers("board.units", 1)]
    pub aboard: u16,
    /// The action. Required where the answer depends on it.
    #[when_needed]
    pub action: Code<Action>,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 3],
    /// The spaces that it enters, in order, with zeros after the last; for unloading, the land only. A longer path
    /// takes two orders.
    pub path: [Locus<Site>; PATH],
}

const _: () = assert!(size_of::<Order>() == 20, "frozen for this major of the C ABI");

/// The number that means no order and no piece.
pub const NONE: u16 = u16::MAX;

/// An objection to declared orders.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Objection {
    /// The order; absent if the objection is that an order is missing.
    ///
    /// C and Rust say 65535 for none.
    #[refers("orders")]
    pub order: u16,
    /// The piece.
    #[refers("board.units")]
    pub unit: u16,
    /// The space of the objection.
    pub space: Locus<Site>,
    /// The rule that is broken.
    pub rule: u16,
    /// The amount needed, if the rule sets a limit: spaces moved, room aboard a transport, bays of carriers, IPC;
    /// otherwise 0.
    pub needed: u16,
    /// Where the rule sets a limit, the amount available; otherwise 0.
    pub available: u16,
}

const _: () = assert!(size_of::<Objection>() == 12, "frozen for this major of the C ABI");

/// A kind of event on a path.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum PathEventKind {
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
    /// `unit` takes off from its carrier, which moves away.
    LiftOff,
    /// `unit` is carried along.
    Carried,
}

/// An event on a path, for the caller to apply.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct PathEvent {
    /// The space of the event.
    pub space: Locus<Site>,
    /// The piece that it concerns.
    #[refers("board.units")]
    pub unit: u16,
    /// The rule that requires it.
    pub rule: u16,
    /// The kind of event.
    pub what: Code<PathEventKind>,
    /// The amount, in the unit that the kind says.
    pub amount: u8,
}

const _: () = assert!(size_of::<PathEvent>() == 8, "frozen for this major of the C ABI");
