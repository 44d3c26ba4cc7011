//! Rules that differ from game to game. The default of each option is the series rule.

use crate::fault::{Fault, FaultCode, record};
use crate::reflect::{Code, Flag, Reflect, Words};

/// How lost steps weaken a unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum StepLoss {
    /// The series rule (9.11d): the first loss halves the attack, the loss of half the steps halves the defence.
    Series,
    /// In proportion to the steps left, rounded at once (21.2).
    Proportional,
    /// The series rule, but a four-step unit on its last step attacks at a quarter (house rule HR-6).
    LastStep,
}

/// The options of a game. All zero is the series.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct GameRules {
    /// How lost steps weaken a unit. Replaces 9.11d.
    pub step_loss: Code<StepLoss>,
    /// A two-step unit that is not a multi-step unit pays 1T to attack, as in DAK. Replaces 9.5b.
    pub brigade_attack: Flag,
    /// A barrage by aircraft beyond half their range is shifted to the left (21.4). Replaces 10.1b.
    pub far_aircraft: Flag,
    /// Units do not negate enemy zones of control for ports that trace supply, as in DAK. Replaces 4.5b.
    pub port_zones: Flag,
    /// Exploiting units have no zone of control. Replaces 5.9c.
    pub no_exploit_zone: Flag,
    /// Units of different nations do not stack together. Replaces 4.8.
    pub nations_apart: Flag,
    /// The players have agreed that formation markers may be hidden in a stack (13.7b). Replaces 13.7.
    pub hidden_formations: Flag,
    /// The full side of the game's Transport Points is marked F (13.2h).
    pub full_sides: Flag,
    /// The game has Transport Points of the size of one supply token, a quarter of a point. Replaces the rounding of
    /// 9.14c.
    pub token_trucks: Flag,
    /// The game has air strips; bends 15.3.
    pub air_strips: Flag,
    /// Units that are not Engineer-Capable build hedgehogs of level 1 only (21.11a). Replaces 16.0b.
    pub regular_hedgehogs: Flag,
    /// The game's tables replace aircraft steps directly, and Equipment replacements do not. Replaces 13.5f.
    pub air_table: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 4],
}

impl GameRules {
    /// Checks that the reserved bytes are 0.
    pub(crate) fn sound(&self) -> Result<(), Fault> {
        if self.reserved == [0; 4] {
            Ok(())
        } else {
            Err(Fault::new(FaultCode::Reserved, &text!("reserved")).within(record!("rules")))
        }
    }
}

const _: () = assert!(size_of::<GameRules>() == 16, "frozen for this major of the C ABI");
