//! The listing of edits that `ocs.board.apply` answers with.

use crate::ocs::board::BoardHex;
use crate::ocs::check::BoardList;
use crate::ocs::units::Unit;
use crate::reflect::{Code, Reflect, Words};
use crate::ruling::Sink;

/// The kind of an edit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Edit {
    /// The item at `index` is replaced by the record.
    Replace,
    /// The item at `index` is removed from the list.
    Remove,
    /// The record is inserted into the list at `index`.
    Insert,
    /// No edit of the board: the newcomer at `index`, which is not on the board, becomes the record.
    Aside,
    /// No edit of the board, which has no field for the effect: the caller must act on it.
    Host,
}

/// An edit of one of the board's lists.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct BoardEdit {
    /// The unit after the edit; if it leaves the list, the unit before it, or, if it returns later, as it then arrives, with
    /// its turn in `due`.
    pub unit: Unit,
    /// The hex after the edit.
    pub board_hex: BoardHex,
    /// The place in the list at the time when this edit is carried out.
    #[refers("")]
    pub index: u16,
    /// The place of the unit or hex in the list before all edits; absent for a new one.
    ///
    /// C and Rust say 65535 for none.
    #[refers("")]
    pub was: u16,
    /// The first effect that causes the edit.
    #[refers("effects")]
    pub effect: u16,
    /// The kind of edit.
    pub edit: Code<Edit>,
    /// The list to edit.
    pub list: Code<BoardList>,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 2],
}

const _: () = assert!(size_of::<BoardEdit>() == 132, "frozen for this major of the C ABI");

/// A summary of the edits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Applied {
    /// Units on the board after the edits.
    pub units: u32,
    /// Edits of the board's lists.
    pub edits: u32,
    /// Newcomers that stay off the board and have changed.
    pub aside: u32,
    /// Effects that are left to the caller.
    pub host: u32,
}

/// Appends an edit of the list of units.
pub(super) fn push(rows: &mut Sink<'_, BoardEdit>, edit: Edit, effect: usize, index: u16, was: u16, unit: &Unit) {
    let (edit, list) = (Code::new(edit), Code::new(BoardList::Units));
    rows.push(BoardEdit { unit: *unit, index, was, edit, list, effect: small(effect), ..BoardEdit::default() });
}

pub(super) fn small(n: usize) -> u16 {
    u16::try_from(n).unwrap_or(u16::MAX)
}
