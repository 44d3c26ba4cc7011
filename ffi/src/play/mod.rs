//! Games in memory that the caller lends.
//!
//! The memory is words of 64 bits. It begins with a [`Mark`], which says what game is there, and the position; what an order
//! is worked out in lies behind. There is no pointer in it, so that copying the words copies the game.

mod desk;
pub(crate) mod ocs;
pub(crate) mod plain;
pub(crate) mod texts;

pub(crate) use desk::{Desk, GAME, Mark, mark, no_game, of_scratch, too_small, words_of};

/// The questions about a system's game, which is a plain value.
macro_rules! games {
    ($($system:ident)*) => {$(
        pub(crate) mod $system {
            use super::{Desk, plain};
            use grognard_core::fault::Fault;
            use grognard_core::referee::{AsItStands, Referee};
            use grognard_core::ruling::{Ruling, Sink, Verdict};
            pub(crate) type Game = grognard_core::$system::game::Game;
            type Stands = Result<Ruling<<Game as Referee>::Situation>, Fault>;

            pub(crate) fn new(question: &<Game as Referee>::New<'_>, desk: Desk<'_, '_>) -> Stands {
                plain::new::<Game>(question, desk)
            }
            pub(crate) fn order(
                given: &<Game as Referee>::Given<'_>,
                effects: &mut Sink<'_, <Game as Referee>::Effect>,
                desk: Desk<'_, '_>,
            ) -> Result<Ruling<Verdict>, Fault> {
                plain::order::<Game>(given, effects, desk)
            }
            pub(crate) fn judge(
                given: &<Game as Referee>::Given<'_>,
                rows: &mut Sink<'_, <Game as Referee>::Objection>,
                desk: Desk<'_, '_>,
            ) -> Result<Ruling<Verdict>, Fault> {
                plain::judge::<Game>(given, rows, desk)
            }
            pub(crate) fn choices(
                _: &AsItStands,
                rows: &mut Sink<'_, <Game as Referee>::Choice>,
                desk: Desk<'_, '_>,
            ) -> Stands {
                plain::choices::<Game>(rows, desk)
            }
            pub(crate) fn look(
                _: &AsItStands,
                rows: &mut Sink<'_, <Game as Referee>::Piece>,
                desk: Desk<'_, '_>,
            ) -> Stands {
                plain::look::<Game>(rows, desk)
            }
            pub(crate) fn chances(
                plans: &<Game as Referee>::Plans<'_>,
                rows: &mut Sink<'_, <Game as Referee>::Case>,
                desk: Desk<'_, '_>,
            ) -> Result<Ruling<<Game as Referee>::Chances>, Fault> {
                plain::chances::<Game>(plans, rows, desk)
            }
            /// Returns the words of memory that a game takes.
            pub(crate) const fn words() -> usize {
                plain::words::<Game>()
            }
        }
    )*};
}

games!(axis_allies korea acw);
