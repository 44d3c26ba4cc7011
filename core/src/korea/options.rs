//! Rules that differ from game to game. The default of each option is the rule as this library interprets it.

use super::ratio::{LossRounding, Ratio};
use crate::fault::{Fault, Name};
use crate::reflect::{Code, Flag, Reflect, Spare, Words};

/// Which units draw a combat chip.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Draws {
    /// The lead of each side.
    Lead,
    /// Every unit that takes part.
    EveryUnit,
    /// No unit.
    Nobody,
}

/// The options of a game. All zero is the rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct GameRules {
    /// The number of dice that the attacker rolls, at most 16; 0, with 0 sides, for one six-sided die. Replaces 8.0.
    #[range(0, MOST)]
    pub attacker_dice: u8,
    /// The number of sides of each of the attacker's dice.
    pub attacker_sides: u8,
    /// The number of dice that the defender rolls, at most 16; 0, with 0 sides, for one six-sided die. Replaces 8.0.
    #[range(0, MOST)]
    pub defender_dice: u8,
    /// The number of sides of each of the defender's dice.
    pub defender_sides: u8,
    /// Which units draw a combat chip. Replaces 8.0.
    pub draws: Code<Draws>,
    /// A static lead may attack. Replaces 8.0.
    pub static_lead: Flag,
    /// How a fraction of a loss point is rounded. Replaces 8.3.
    pub rounding: Code<LossRounding>,
    /// The defender's loss ratio in a meeting engagement: this many points of the differential cost
    /// `meeting_ratio_losses` loss points. 0 and 0 stand for 2 to 1. Replaces 8.0.ME.10, but not its exception.
    pub meeting_ratio_points: i8,
    /// The loss points of that ratio; see `meeting_ratio_points`.
    pub meeting_ratio_losses: i8,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 7],
}

const _: () = assert!(size_of::<GameRules>() == 16, "frozen for this major of the C ABI");

/// The most dice, and the most chips, of a side. With this limit and [`MOST_DRM`] every differential fits an `i16`.
pub const MOST: u8 = 16;

/// The greatest modifier of a side, positive or negative.
pub const MOST_DRM: i16 = 10_000;

const _: () = {
    // A die shows at most 255, a chip -128 to 127; one side may have all of the best and the other all of the worst.
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
    /// The fields of the attacker's dice.
    pub const ATTACKER: [Name; 2] = [&"attacker_dice", &"attacker_sides"];
    /// The fields of the defender's dice.
    pub const DEFENDER: [Name; 2] = [&"defender_dice", &"defender_sides"];

    /// Returns the dice of a record, by its two fields: 0 dice of 0 sides are one six-sided die.
    pub fn stated(dice: u8, sides: u8, [dice_field, sides_field]: [Name; 2]) -> Result<Throw, Fault> {
        match (dice, sides) {
            (0, 0) => Ok(Throw { dice: 1, sides: 6 }),
            (n, _) if n > MOST => Err(Fault::beyond(dice_field, n, 0, MOST.into())),
            (_, 0) => Err(Fault::beyond(sides_field, 0, 1, 255)),
            (dice, sides) => Ok(Throw { dice, sides }),
        }
    }
}

/// Options whose words have been checked.
#[derive(Debug, Clone, Copy)]
pub(super) struct Options {
    pub attacker: Throw,
    pub defender: Throw,
    pub draws: Draws,
    pub static_lead: bool,
    /// The defender's ratio in a meeting engagement.
    pub meeting: Ratio,
}

impl GameRules {
    /// Checks its words.
    pub(super) fn checked(&self) -> Result<Options, Fault> {
        self.spared()?;
        self.rounding.said(&text!("rounding"))?;
        let meeting = Ratio::stated(
            self.meeting_ratio_points,
            self.meeting_ratio_losses,
            [&"meeting_ratio_points", &"meeting_ratio_losses"],
        )?;
        Ok(Options {
            attacker: Throw::stated(self.attacker_dice, self.attacker_sides, Throw::ATTACKER)?,
            defender: Throw::stated(self.defender_dice, self.defender_sides, Throw::DEFENDER)?,
            draws: self.draws.said(&"draws")?,
            static_lead: self.static_lead.is_set(),
            meeting: meeting.unwrap_or(Ratio::TWO_TO_ONE),
        })
    }
}
