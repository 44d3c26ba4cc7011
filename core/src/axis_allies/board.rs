//! The position: the changes of the board since the game began, and the pieces on it.

use super::map::{Canal, Link, Space};
use super::powers::Power;
use super::units::{Kind, UnitValue};
use crate::axis_allies::map::Site;
use crate::reflect::{Code, Flag, Locus, Named, Question, Reflect, Words};

/// The state of a space. A space that is not listed is as at the start of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Holding {
    /// The space.
    #[required]
    pub space: Locus<Site>,
    /// The power that owns the space now; `nobody` for neutral land and for sea.
    pub owner: Code<Power>,
    /// The space changed hands in this turn.
    pub taken: Flag,
    /// The owner when this turn began, if the space changed hands since.
    pub was: Code<Power>,
    /// An industrial complex was built in the space.
    pub industrial_complex: Flag,
    /// A battle took place in the space in this turn.
    pub battled: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

const _: () = assert!(size_of::<Holding>() == 8, "frozen for this major of the C ABI");

/// When a piece unloaded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum Unloading {
    /// Neither in this turn nor in this round.
    None,
    /// In this turn.
    ThisTurn,
    /// In this round, on an earlier turn.
    ThisRound,
}

/// A group of pieces that are alike in every field, and that an order moves together. By default the pieces have done
/// nothing in this turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Unit {
    /// The caller's identifier of the group, 1 to 65534 if questions refer to groups by it; 0 for none. No rule depends on
    /// it.
    pub id: u32,
    /// The space in which the pieces are.
    #[required]
    pub space: Locus<Site>,
    /// The transport or carrier that it is aboard of; absent if it is not aboard.
    ///
    /// C counts it from 1; 0 is none.
    #[refers("board.units", 1)]
    pub aboard: u16,
    /// The kind of piece. Not an industrial complex, which belongs to its space. Required where the answer depends on
    /// it.
    #[when_needed]
    pub kind: Code<Kind>,
    /// The power that owns the pieces.
    #[required]
    pub owner: Code<Power>,
    /// The number of pieces; 0 counts as 1.
    pub count: u8,
    /// The number of spaces that the pieces moved in this turn.
    pub spent: u8,
    /// The pieces moved or fought in this turn's combat phases.
    pub engaged: Flag,
    /// When the pieces last unloaded: cargo that went ashore, or a transport that unloaded it.
    pub unloaded: Code<Unloading>,
    /// The pieces retreated or withdrew in this turn.
    pub retreated: Flag,
    /// The owner of the transport has had a turn since the pieces boarded.
    pub shuttled: Flag,
    /// An antiaircraft gun that was captured in this turn.
    pub captured: Flag,
    /// The pieces were placed in this turn.
    pub placed: Flag,
    /// Bombers that raid the industrial complex of their space in this turn: they take no part in a battle there.
    pub raids: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 5],
}

const _: () = assert!(size_of::<Unit>() == 24, "frozen for this major of the C ABI");

impl Named for Unit {
    fn id(&self) -> u32 {
        self.id
    }
}

impl Unit {
    /// Returns the number of pieces.
    #[cfg_attr(feature = "fast", inline)]
    pub fn number(&self) -> u8 {
        self.count.max(1)
    }
    /// Returns whether the pieces have moved, fought, unloaded or been captured in this turn.
    pub(super) fn is_used(&self) -> bool {
        let unloaded = self.unloaded.0 == Unloading::ThisTurn as u8;
        let flags = [self.engaged, self.retreated, self.captured];
        unloaded || self.spent > 0 || flags.iter().any(|flag| flag.is_set())
    }
    /// Returns the place of the carrier in the list, from 0.
    #[cfg_attr(feature = "fast", inline)]
    pub(crate) fn carrier(&self) -> Option<usize> {
        usize::from(self.aboard).checked_sub(1)
    }
}

/// A position, with the board and the unit chart of the game.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Board<'a> {
    /// The spaces of a custom board, whose numbers count from 1 and have no names. An empty list for the second
    /// edition's board.
    #[places]
    pub spaces: &'a [Space],
    /// The borders of a custom board.
    pub links: &'a [Link],
    /// The canals of a custom board.
    pub canals: &'a [Canal],
    /// Rows of the unit chart that replace the edition's.
    pub chart: &'a [UnitValue],
    /// The spaces whose state has changed since the start of the game.
    pub holdings: &'a [Holding],
    /// The pieces of every power.
    #[named]
    pub units: &'a [Unit],
    /// TAS also borders the seas north and south of Australia, as on the printed board. An option that replaces 2.5.
    pub tas_links: Flag,
    /// A transport may carry pieces of different nations. An option that replaces 3.3d.
    pub mixed_cargo: Flag,
}
