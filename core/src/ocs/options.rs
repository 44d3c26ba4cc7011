//! What differs from game to game, as named options; the default is the series rule.

use crate::fault::{Fault, FaultCode};
use crate::reflect::{Code, Flag, Reflect, Words};

/// How lost steps weaken a unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum StepLoss {
    /// The series rule (9.11d): attack halved by the first loss, defence once half the steps are gone.
    Series,
    /// In proportion to the steps left, rounded at once (21.2).
    Proportional,
    /// The series rule, but a unit of four steps at its last attacks at a quarter (house rule HR-6).
    LastStep,
}

/// A game's options. Zero is the series.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct GameRules {
    /// How lost steps weaken a unit; bends 9.11d.
    pub step_loss: Code<StepLoss>,
    /// A two-step unit that is no multi-step unit pays 1T to attack, as in DAK; bends 9.5b.
    pub brigade_attack: Flag,
    /// Aircraft beyond half their range shift a barrage left (21.4); bends 10.1b.
    pub far_aircraft: Flag,
    /// Units do not negate enemy zones for ports that trace supply, as in DAK; bends 4.5b.
    pub port_zones: Flag,
    /// Exploiting units have no zone of control; bends 5.9c.
    pub no_exploit_zone: Flag,
    /// Units of different nations do not stack together; bends 4.8.
    pub nations_apart: Flag,
    /// The players have agreed that formation markers may be hidden in a stack (13.7b); bends 13.7.
    pub hidden_formations: Flag,
    /// The game's Transport Points print an F on their full side (13.2h).
    pub full_sides: Flag,
    /// The game has Transport Points of the size of a token, a quarter of a point; bends the rounding of 9.14c.
    pub token_trucks: Flag,
    /// The game has air strips; bends 15.3.
    pub air_strips: Flag,
    /// Units that are not Engineer-Capable build hedgehogs of level 1 only (21.11a); bends 16.0b.
    pub regular_hedgehogs: Flag,
    /// The game's tables replace aircraft steps directly, so that Eq do not; bends 13.5f.
    pub air_table: Flag,
    /// Zero.
    #[reserved]
    pub reserved: [u8; 4],
}

impl GameRules {
    /// Faults with bytes that must be zero and are not.
    pub(crate) fn sound(&self) -> Result<(), Fault> {
        if self.reserved == [0; 4] {
            Ok(())
        } else {
            Err(Fault::new(FaultCode::Reserved, &"reserved").within(&"rules"))
        }
    }
}

const _: () = assert!(size_of::<GameRules>() == 16, "frozen for this major of the C ABI");
