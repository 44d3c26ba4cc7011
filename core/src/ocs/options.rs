//! Rules that differ from game to game. The default of each option is the series rule.
//!
//! Of the optional rules of chapter 21 some are no options here. They are 21.1 reconnaissance, 21.5 air bases, 21.6 and
//! 21.7 supply and replacements of a scenario, and 21.10 supply caches. So are 21.12a, 21.12b and 21.12e, transport by
//! air and sea. Of 21.4 only barrages are an option.

use crate::fault::{Fault, Name, record};
use crate::reflect::{Code, Flag, Reflect, Spare, Words, all_spared};

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
    /// Artillery in Combat or Move Mode that has not moved fires in the Barrage Segment of the Reaction Phase without
    /// having been in Reserve (21.9). It does so from a hex with a hedgehog too. Bends 7.0a and 13.4a.
    pub reactive_artillery: Flag,
    /// Attacks and overruns by independent units alone cost twice the combat supply and use no internal stocks. Where
    /// others take part, the unit whose Action Rating counts is one of a multi-unit formation or a multi-step unit
    /// (21.3). Replaces 9.5b, and bends 12.10 and 9.6.
    pub independents: Flag,
    /// A hit on a port whose capacity is below 1 SP costs that capacity to repair (21.11b). Replaces 19.0d.
    pub small_ports: Flag,
    /// A hedgehog that is no part of the map loses a level when it is captured; one of level 1 is removed (21.11c).
    /// Bends 9.14e.
    pub counter_hedgehogs: Flag,
    /// At the end of a segment at most 3 RE of a side's units in Strat Mode are in a hex (21.12c). A single unit or a
    /// single formation may be larger. Bends 4.8.
    pub strat_limit: Flag,
    /// Units in Strat Mode stop only where they trace supply by direct draw, and not by a throw (21.12d). Replaces
    /// 5.8b.
    pub strat_draw: Flag,
    /// In a Combat Segment units that can attack pay for and advance into an adjacent hex without combat units, without
    /// dice and Exploit Mode (21.8). Units that were dropped by air in this turn pay nothing. Bends 9.0 and 9.14.
    pub empty_hexes: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 5],
}

impl GameRules {
    /// Checks that the reserved bytes are 0.
    pub(crate) fn sound(&self) -> Result<(), Fault> {
        self.spared().map_err(|fault| fault.within(record!("rules")))
    }
}

const _: () = assert!(size_of::<GameRules>() == 24, "frozen for this major of the C ABI");

/// A game's limit on the units that headquarters support (13.1d): these headquarters do not support those units.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct ServiceLimit {
    /// Headquarters of this formation or command, numbered by the caller; 0 for any.
    pub hq_formation: u16,
    /// Units of this formation; 0 for any.
    pub unit_formation: u16,
    /// Headquarters of this nationality only, in the host's numbering from 1; 0 for any.
    pub hq_nationality: u8,
    /// Units of this nationality only, in the host's numbering from 1; 0 for any.
    pub unit_nationality: u8,
    /// Units of the headquarters' own formation are supported all the same.
    pub except_own: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

const _: () = assert!(size_of::<ServiceLimit>() == 8, "frozen for this major of the C ABI");

/// Checks the reserved bytes of limits.
pub(crate) fn check_limits(limits: &[ServiceLimit], list: Name) -> Result<(), Fault> {
    all_spared(limits, list)
}
