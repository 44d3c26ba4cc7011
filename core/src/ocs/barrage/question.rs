//! The question of a barrage against units and its assessment. OCS 10.0.

use super::fire::Fire;
use crate::hex::Hex;
use crate::ocs::options::GameRules;
use crate::ocs::tables::{GameTables, GameTablesHeld};
use crate::ocs::terrain::Terrain;
use crate::ocs::units::{Phase, Unit};
use crate::reflect::{Code, Flag, Question, Reflect};

/// A barrage against the units in a hex.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Barrage<'a> {
    /// The firing units: artillery, aircraft or ships, of one kind only.
    #[required]
    pub firers: &'a [Unit],
    /// The units in the hex, at least one of them a combat unit.
    #[required]
    pub targets: &'a [Unit],
    /// Friendly units that may spot for the fire: any combat unit adjacent to the target that is not aboard a landing
    /// craft. If there are none, set `unspotted`.
    pub spotters: &'a [Unit],
    /// The terrain of the hex, as rows of the game's chart.
    pub terrain: &'a [Terrain],
    /// The terrain that the target's player chose; by default the one that is best for him.
    ///
    /// C counts it from 1; 0 is none.
    #[refers("terrain", 1)]
    pub own_terrain: u8,
    /// The target hex.
    pub target: Hex,
    /// The phase of the barrage.
    #[required]
    pub phase: Code<Phase>,
    /// The level of the hedgehog in the hex, 0 to 4; 0 for none.
    #[range(0, 4)]
    pub hedgehog: u8,
    /// Set if the supply that artillery needs is not paid.
    pub unpaid: Flag,
    /// The hex has been barraged before in this phase.
    pub hex_barraged: Flag,
    /// The barrage is a hip shoot by an aircraft.
    pub hip_shoot: Flag,
    /// No friendly unit can spot; `spotters` is empty.
    pub unspotted: Flag,
    /// The game's options.
    pub rules: GameRules,
    /// The game's own tables, by default the printed ones.
    pub tables: GameTables<'a>,
}

/// The assessment of a barrage: the input of `resolve` and `distribution`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct BarrageAssessment {
    /// Barrage strength in points.
    #[measure("point", 11520)]
    pub strength: u32,
    /// Barrage strength rounded to points.
    #[measure("point", 1)]
    pub points: u32,
    /// Size of the target's combat units in RE, as density counts them.
    #[measure("RE", 8)]
    pub density: u16,
    /// Steps of the target's combat units.
    pub target_steps: u16,
    /// Supply that artillery pays, in T.
    #[measure("T", 1)]
    pub cost: u16,
    /// The column before shifts, 0 to 10 in the printed table.
    pub start: u8,
    /// The sum of the shifts, positive to the right.
    pub shift: i8,
    /// The column after shifts, 0 to 10 in the printed table.
    #[required]
    pub column: u8,
    /// The kind of fire.
    pub fire: Code<Fire>,
    /// A correct spotter spots for the fire.
    pub spotted: Flag,
    /// A half in brackets means disorganization only.
    pub brackets_dg: Flag,
    /// The checksum of the game's own tables; 0 for the printed ones.
    pub digest: u32,
}
