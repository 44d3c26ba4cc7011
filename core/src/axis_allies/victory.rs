//! Victory. Clarification 5.1.

use super::board;
use super::income::worth;
use super::powers::{Power, Side};
use super::rules::*;
use super::units::word;
use super::view::View;
use crate::bounded::Bounded;
use crate::fault::Fault;
use crate::reflect::{Code, Flag, Question, Reflect, Words};
use crate::ruling::{About, Cites, Ruling, Trail, What};

/// The value of Axis territory, in IPC, that wins the game at the end of the American turn.
const M84: u16 = 84;

/// A position in which victory is judged.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Standing<'a> {
    /// The position.
    #[required]
    pub board: board::Board<'a>,
    /// The American turn has just ended, so that M84 applies.
    pub us_turn_ended: Flag,
    /// The side that surrenders, if any.
    pub surrenders: Code<Side>,
}

/// The ground of a victory.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum Ground {
    /// None: the game continues.
    None,
    /// The other side surrendered.
    Surrender,
    /// Enemy capitals: two Allied ones, or both Axis ones.
    Capitals,
    /// Axis territory worth 84 IPC or more at the end of the American turn.
    M84,
}

/// The state of victory.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Victory {
    /// The value of the territories of Germany and Japan together, in IPC.
    pub axis_value: u16,
    /// The number of Allied capitals that the Axis controls.
    pub allied_capitals: u8,
    /// The number of Axis capitals that the Allies control.
    pub axis_capitals: u8,
    /// The winner; `neither` if there is none, and also if each side holds enough of the other's capitals, since the
    /// first to do so had won before.
    pub winner: Code<Side>,
    /// The ground of the victory.
    pub ground: Code<Ground>,
}

/// Returns whether a side has won (5.1, 5.2a): by capitals, by a surrender, or the Axis by M84. For M84 every territory
/// of Germany and Japan counts, even if it yields no income.
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
///
/// # Errors
///
/// Those of `axis_allies.map.space` for the board, and `unknown_word` for the side that surrenders.
pub fn assess(question: &Standing<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Victory>, Fault> {
    let q = question;
    let mut view = View::new(&q.board);
    view.see(Code::new(Power::Ussr))?;
    let surrenders = word(q.surrenders, &"surrenders")?;
    Ok(stands(&view, q.us_turn_ended.is_set(), surrenders, trail))
}

/// Returns whether a side has won on a board that anybody looks at.
pub(crate) fn stands(view: &View<'_>, us_turn_ended: bool, surrenders: Side, trail: &mut Trail<'_>) -> Ruling<Victory> {
    let mut cites = Cites::by(R5_1);
    let mut out = Victory::default();
    let mut unpaid = false;
    for power in &Power::ALL {
        // A power has one capital.
        let fallen = view.is_fallen(*power);
        if power.side() == Side::Allies {
            out.allied_capitals = out.allied_capitals.bounded_add(u8::from(fallen));
            continue;
        }
        out.axis_capitals = out.axis_capitals.bounded_add(u8::from(fallen));
        // The rules cited for incomes do not decide this, except 2.7d: land that was neutral has no value.
        let value = worth(view, *power, &mut Cites::by(R5_1)).value;
        out.axis_value = out.axis_value.saturating_add(value);
        unpaid |= fallen && value > 0;
    }
    trail.note(R5_1, What::Money, About::Whole, i32::from(out.axis_value));
    let axis = out.allied_capitals >= 2;
    let allies = out.axis_capitals >= 2;
    let m84 = us_turn_ended && out.axis_value >= M84;
    // 5.2a is the reason why M84 counts territories without income.
    cites.add_if(R5_2A, us_turn_ended && unpaid);
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
    Ruling::new(out, cites)
}
