//! Who has won. Clarification 5.1.

use super::board::{self, View};
use super::income::worth;
use super::powers::{Power, Side};
use super::rules::*;
use super::units::word;
use crate::fault::Fault;
use crate::reflect::{Code, Flag, Question, Reflect, Words};
use crate::ruling::{About, Cites, Ruling, Trail, What};

/// IPC of Axis territory that win the game at the end of the American turn.
const M84: u16 = 84;

/// A moment of the game.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Standing<'a> {
    /// The position.
    pub board: board::Board<'a>,
    /// The American turn has just ended, so that M84 is asked.
    pub us_turn_ended: Flag,
    /// The side that surrenders, if any.
    pub surrenders: Code<Side>,
}

/// By what the game was won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum Ground {
    /// It goes on.
    None,
    /// The other side surrendered.
    Surrender,
    /// Enemy capitals: two Allied ones, or both of the Axis.
    Capitals,
    /// Axis territory worth 84 IPC or more at the end of the American turn.
    M84,
}

/// Whether the game is won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Victory {
    /// What the territories of Germany and Japan are worth together, in IPC.
    pub axis_value: u16,
    /// Allied capitals that the Axis controls.
    pub allied_capitals: u8,
    /// Axis capitals that the Allies control.
    pub axis_capitals: u8,
    /// The winner, if there is one. Neither too where each side holds enough of the other's capitals: the first to do so
    /// had won before.
    pub winner: Code<Side>,
    /// By what.
    pub ground: Code<Ground>,
}

/// Whether a side has won: by capitals, by a surrender, or the Axis by M84, for which every territory of Germany and
/// Japan counts, though it may yield nothing (5.1, 5.2a).
///
/// ```
/// use grognard_core::axis_allies::board::{Board, Holding};
/// use grognard_core::axis_allies::map::Site::{self, *};
/// use grognard_core::axis_allies::powers::{Power, Side};
/// use grognard_core::axis_allies::victory::{Standing, assess};
/// use grognard_core::ruling::Trail;
/// let german = |space: Site| Holding { space: space.into(), owner: Power::Germany.into(), ..Default::default() };
/// let board = Board { holdings: &[german(Mos), german(Gbr)], ..Default::default() };
/// let victory = assess(&Standing { board, ..Default::default() }, &mut Trail::none())?.value;
/// assert_eq!(victory.winner.get(), Some(Side::Axis));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn assess(question: &Standing<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Victory>, Fault> {
    let q = question;
    let mut view = View::new(&q.board);
    view.see(Code::new(Power::Ussr))?;
    let surrenders = word(q.surrenders, &"surrenders")?;
    let mut cites = Cites::by(R5_1);
    let mut out = Victory::default();
    let mut unpaid = false;
    for power in &Power::ALL {
        // A power has one capital.
        let fallen = view.is_fallen(*power);
        if power.side() == Side::Allies {
            out.allied_capitals = out.allied_capitals.wrapping_add(u8::from(fallen));
            continue;
        }
        out.axis_capitals = out.axis_capitals.wrapping_add(u8::from(fallen));
        // What worth cites decides incomes, not this, save that 2.7d values land that was neutral at nothing.
        let value = worth(&view, *power, &mut Cites::by(R5_1)).value;
        out.axis_value = out.axis_value.saturating_add(value);
        unpaid |= fallen && value > 0;
    }
    trail.note(R5_1, What::Money, About::Whole, usize::MAX, i32::from(out.axis_value));
    let axis = out.allied_capitals >= 2;
    let allies = out.axis_capitals >= 2;
    let m84 = q.us_turn_ended.is_set() && out.axis_value >= M84;
    // 5.2a is why M84 counts what yields nothing.
    cites.add_if(R5_2A, q.us_turn_ended.is_set() && unpaid);
    let (winner, ground) = match surrenders {
        Side::Axis => (Side::Allies, Ground::Surrender),
        Side::Allies => (Side::Axis, Ground::Surrender),
        Side::Neither if axis && allies => (Side::Neither, Ground::None),
        Side::Neither if axis => (Side::Axis, Ground::Capitals),
        Side::Neither if allies => (Side::Allies, Ground::Capitals),
        Side::Neither if m84 => (Side::Axis, Ground::M84),
        Side::Neither => (Side::Neither, Ground::None),
    };
    (out.winner, out.ground) = (Code::new(winner), Code::new(ground));
    Ok(Ruling::new(out, cites))
}
