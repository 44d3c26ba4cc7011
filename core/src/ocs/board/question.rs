//! Effects that would be put to a position, and what is to be done with its lists.

use super::{Board, BoardHeld, BoardHex, BoardList};
use crate::ocs::effects::Effect;
use crate::ocs::units::Unit;
use crate::reflect::{Code, Question, Reflect, Words};
use crate::ruling::Sink;

/// Effects that would be put to a position.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Change<'a> {
    /// The position, its lists in order: the edits count in them.
    #[required]
    #[as_given]
    pub board: Board<'a>,
    /// The effects, as a ruling handed them out and in its order; its host may leave some out and put in some of its own.
    #[required]
    #[through("units")]
    pub effects: &'a [Effect],
    /// The units that the effects speak of: for each unit of the ruling's question, the unit of the board, or the
    /// newcomer, which counts on from the end of the board's list. An empty list where effects speak of these themselves,
    /// as those of a question about the board do.
    #[refers("board.units")]
    pub units: &'a [u16],
    /// Units that are not on the board. Where units go by their ids each has one.
    #[named]
    pub newcomers: &'a [Unit],
    /// Whose is what is captured, by the side's number, 1 to 8. Asked for where effects capture.
    pub captor: u8,
}

/// What is to be done with a list of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Edit {
    /// What is at `index` becomes the record.
    Replace,
    /// What is at `index` is taken out of the list.
    Remove,
    /// The record is put into the list, at `index`.
    Insert,
    /// Nothing on the board: so is now the newcomer at `index`, which is not on it.
    Aside,
    /// Nothing on the board, which has no place for what the effect says: its host must act on it.
    Host,
}

/// One thing to be done with a board's lists.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct BoardEdit {
    /// The unit as it is now, or as it was if it leaves the list.
    pub unit: Unit,
    /// The hex as it is now.
    pub board_hex: BoardHex,
    /// Where in the list: when this edit's turn comes.
    #[refers("")]
    pub index: u16,
    /// Where the unit or hex stood in the list before all of it; 65535 for what is new.
    #[refers("")]
    pub was: u16,
    /// The first effect that it comes from.
    #[refers("effects")]
    pub effect: u16,
    /// What is to be done.
    pub edit: Code<Edit>,
    /// With which list.
    pub list: Code<BoardList>,
}

const _: () = assert!(size_of::<BoardEdit>() == 120, "frozen for this major of the C ABI");

/// What effects made of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Applied {
    /// Units that are on the board now.
    pub units: u32,
    /// Edits of the board's lists.
    pub edits: u32,
    /// Newcomers that are not on the board and are not as they were.
    pub aside: u32,
    /// Effects that are left to the host.
    pub host: u32,
}

/// Hands out what is to be done with a unit.
#[inline(never)]
pub(super) fn push(rows: &mut Sink<'_, BoardEdit>, edit: Edit, effect: usize, (index, was): (u16, u16), unit: &Unit) {
    let (edit, list) = (Code::new(edit), Code::new(BoardList::Units));
    rows.push(BoardEdit { unit: *unit, index, was, edit, list, effect: small(effect), ..BoardEdit::default() });
}

pub(super) fn small(n: usize) -> u16 {
    u16::try_from(n).unwrap_or(u16::MAX)
}
