//! What differs from table to table, as named options; the default is the rule as this library reads it.

use super::ratio::{LossRounding, Ratio};
use crate::fault::{Fault, FaultCode, Name};
use crate::reflect::{Code, Flag, Reflect, Words};

/// Who draws a combat chip.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Draws {
    /// Each side one, for its lead.
    Lead,
    /// Each unit that takes part one.
    EveryUnit,
    /// Nobody.
    Nobody,
}

/// The options of a game. Zero is the rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct GameRules {
    /// How many dice the attacker rolls, at most 16; 0 of 0 sides for one six-sided die. Bends 8.0.
    pub attacker_dice: u8,
    /// How many sides each of them has.
    pub attacker_sides: u8,
    /// How many dice the defender rolls, at most 16; 0 of 0 sides for one six-sided die. Bends 8.0.
    pub defender_dice: u8,
    /// How many sides each of them has.
    pub defender_sides: u8,
    /// Who draws a combat chip. Bends 8.0.
    pub draws: Code<Draws>,
    /// A static lead may attack. Bends 8.0.
    pub static_lead: Flag,
    /// What becomes of a part of a loss point. Bends 8.3.
    pub rounding: Code<LossRounding>,
    /// In a meeting engagement, so many points of the differential cost the defender `meeting_ratio_losses` loss
    /// points; 0 to 0 for 2 to 1. Bends 8.0.ME.10, but not its exception.
    pub meeting_ratio_points: i8,
    /// See `meeting_ratio_points`.
    pub meeting_ratio_losses: i8,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 7],
}

const _: () = assert!(size_of::<GameRules>() == 16, "frozen for this major of the C ABI");

/// The most dice, and the most chips, of a side. With them and [`MOST_DRM`] every differential is an `i16`.
pub const MOST: u8 = 16;

/// The largest modifier of a side, either way.
pub const MOST_DRM: i16 = 10_000;

const _: () = {
    // A die shows at most 255, a chip -128 to 127, and one side may have all of the best and the other all of the worst.
    let side = MOST_DRM as i32 + MOST as i32 * 255 + MOST as i32 * 128;
    assert!(2 * side <= i16::MAX as i32, "every differential is an i16");
};

/// Dice of one kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Throw {
    pub dice: u8,
    pub sides: u8,
}

impl Throw {
    /// Dice as a record says: none of no sides are one six-sided die.
    pub fn stated(dice: (u8, Name), sides: (u8, Name)) -> Result<Throw, Fault> {
        match (dice.0, sides.0) {
            (0, 0) => Ok(Throw { dice: 1, sides: 6 }),
            (n, _) if n > MOST => Err(Fault::new(FaultCode::OutOfRange, dice.1)),
            (_, 0) => Err(Fault::new(FaultCode::OutOfRange, sides.1)),
            (dice, sides) => Ok(Throw { dice, sides }),
        }
    }
}

/// Options whose words are known.
#[derive(Debug, Clone, Copy)]
pub(super) struct Options {
    pub attacker: Throw,
    pub defender: Throw,
    pub draws: Draws,
    pub static_lead: bool,
    /// Against the defender in a meeting engagement.
    pub meeting: Ratio,
}

impl GameRules {
    /// Its words.
    pub(super) fn checked(&self) -> Result<Options, Fault> {
        if self.reserved != [0; 7] {
            return Err(Fault::new(FaultCode::Reserved, &"reserved"));
        }
        self.rounding.said(&"rounding")?;
        let meeting = Ratio::stated(
            (self.meeting_ratio_points, &"meeting_ratio_points"),
            (self.meeting_ratio_losses, &"meeting_ratio_losses"),
        )?;
        Ok(Options {
            attacker: Throw::stated((self.attacker_dice, &"attacker_dice"), (self.attacker_sides, &"attacker_sides"))?,
            defender: Throw::stated((self.defender_dice, &"defender_dice"), (self.defender_sides, &"defender_sides"))?,
            draws: self.draws.said(&"draws")?,
            static_lead: self.static_lead.is_set(),
            meeting: meeting.unwrap_or(Ratio::TWO_TO_ONE),
        })
    }
}
