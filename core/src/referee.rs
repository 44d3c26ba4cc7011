//! Games that are plain values, as a host without an allocator holds them: what those of all systems do alike.

use crate::fault::{Fault, FaultCode, Name};
use crate::reflect::Question;
use crate::ruling::{Ruling, Sink, Step, Trail, Verdict};
use crate::scratch::Scratch;

/// A question without fields: about the game as it stands.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct AsItStands {}

/// Checks that an order is given in one way: as a line, as a row of the choices, or by its kind and fields. What says the
/// kind is the other side of a contradiction. A line says all of the order, and a row all but what is thrown or drawn.
pub(crate) fn one_way(
    line: &[u8],
    choice: bool,
    kind: bool,
    parts: &[(Name, bool)],
    says_kind: Name,
) -> Result<(), Fault> {
    match (!line.is_empty(), choice, kind) {
        (true, true, _) => Err(Fault::against(&"line", &"choice: an order is a line or a row, and not both")),
        (true, _, true) => Err(Fault::against(&"line", says_kind)),
        (_, true, true) => Err(Fault::against(&"choice", says_kind)),
        (false, false, false) => Err(Fault::new(FaultCode::MissingField, &"line")),
        (true, ..) => only(parts, &[], &"line: a line says all of the order"),
        (_, true, _) => only(parts, &["dice", "drawn"], &"choice: a row says all of the order but what is thrown"),
        _ => Ok(()),
    }
}

/// The parts of an order: the name of each, and whether it says something. Lists come first.
macro_rules! parts_said {
    ($parts:expr, [$($list:ident),*], $($part:ident),*) => {
        [
            $((&const { $crate::text::apart(stringify!($list), concat!(stringify!($list), " ")) }, !$parts.$list.is_empty()),)*
            $((
                &const { $crate::text::apart(stringify!($part), concat!(stringify!($part), " ")) },
                $crate::referee::is_said(&$parts.$part),
            ),)*
        ]
    };
}
pub(crate) use parts_said;

/// Whether a part says something: where it is absent or 0 it does not.
pub(crate) fn is_said<T: Default + PartialEq>(part: &T) -> bool {
    *part != T::default()
}

/// Checks that an order says nothing that its kind does not have.
pub(crate) fn only(parts: &[(Name, bool)], of_kind: &[&str], kind: Name) -> Result<(), Fault> {
    match parts.iter().find(|(name, is_said)| *is_said && !of_kind.contains(*name)) {
        Some((name, _)) => Err(Fault::against(name, kind)),
        None => Ok(()),
    }
}

/// What a part contradicts that an order of its kind does not have.
pub(crate) const STEP_HAS: Name = &"step: an order of this kind has no such part";

/// What dice or chips contradict that a row does not take.
pub(crate) const ROW_TAKES: Name = &"choice: this row takes none";

/// A game whose position is a plain value: it can be copied byte by byte.
///
/// Every order changes the position in its place. A forbidden one leaves it meaningless, so that the caller keeps a copy.
pub trait Referee: Clone + PartialEq + 'static {
    /// What a new game is made of.
    type New<'a>;
    /// An order: a line, a row of the choices, or a kind of order with its fields.
    type Given<'a>;
    /// The question about the chances of what is open.
    type Plans<'a>;
    /// The summary of a position.
    type Situation: Copy + Default;
    /// What stands on the board.
    type Piece: Copy + Default;
    /// A legal step.
    type Choice: Copy + Default;
    /// An objection to a step.
    type Objection: Copy + Default;
    /// An effect of a step.
    type Effect: Copy + Default;
    /// The chances of what is open.
    type Chances: Copy + Default;
    /// A row of the chances.
    type Case: Copy + Default;

    /// Begins a game.
    fn begin(new: &Self::New<'_>) -> Result<Self, Fault>;
    /// Reads the text of a position.
    fn read_text(text: &[u8]) -> Result<Self, Fault>;
    /// Reads the bytes of a position.
    fn read_bytes(bytes: &[u8]) -> Result<Self, Fault>;
    /// Writes the position as text, and returns its length.
    fn text(&self, out: &mut [u8]) -> Result<usize, Fault>;
    /// Writes the position as bytes, and returns their number.
    fn bytes(&self, out: &mut [u8]) -> Result<usize, Fault>;
    /// Does an order. After one that is forbidden or a fault the position is meaningless.
    fn give(
        &mut self,
        given: &Self::Given<'_>,
        effects: &mut Sink<'_, Self::Effect>,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<Ruling<Verdict>, Fault>;
    /// Judges an order; the rows are the objections to it. Afterwards the position is meaningless.
    fn object(
        &mut self,
        given: &Self::Given<'_>,
        rows: &mut Sink<'_, Self::Objection>,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<Ruling<Verdict>, Fault>;
    /// Lists the pieces.
    fn pieces(
        &self,
        rows: &mut Sink<'_, Self::Piece>,
        scratch: &mut Scratch<'_>,
    ) -> Result<Ruling<Self::Situation>, Fault>;
    /// Lists the legal steps.
    fn steps(
        &self,
        rows: &mut Sink<'_, Self::Choice>,
        scratch: &mut Scratch<'_>,
    ) -> Result<Ruling<Self::Situation>, Fault>;
    /// Returns the chances of what is open.
    fn forecast(
        &self,
        plans: &Self::Plans<'_>,
        rows: &mut Sink<'_, Self::Case>,
        scratch: &mut Scratch<'_>,
        trail: &mut Trail<'_>,
    ) -> Result<Ruling<Self::Chances>, Fault>;
    /// Returns what a name in a field of an order names: its number, or the two of a hex.
    fn find(&self, _field: &[u8], _name: &[u8]) -> Option<[i32; 2]> {
        None
    }
    /// Gives the pieces in the steps of an order, which are places in this position, their numbers. An index in a step counts
    /// from `base` where it is shown.
    fn name_steps(&self, _steps: &mut [Step], _base: u8) {}
    /// Returns whether the position waits for dice.
    fn waits_for_dice(&self) -> bool;
    /// Returns whether dice are thrown with an order, where the position waits for some.
    fn throws_with(&self, _given: &Self::Given<'_>) -> bool {
        true
    }
}
