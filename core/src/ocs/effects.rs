//! Effects: the changes to units that an answer lists. The caller applies them, to a board with
//! [`apply`](super::edits::apply()).

use super::units::{
    CombatSupply, FuelledBy, Halted, LastSupply, Mode, Orientation, Progress, Stocks, Threw, Transport,
};
use crate::hex::Hex;
use crate::reflect::{Code, Reflect, Words};
use crate::rule::Rule;
use crate::ruling::Sink;

/// The kind of a change to a unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum EffectKind {
    /// The unit loses `amount` steps and survives.
    LoseSteps = 1,
    /// The unit is eliminated.
    Eliminate,
    /// The unit becomes disorganized.
    Disorganize,
    /// The unit has still to retreat `amount` hexes.
    Retreat,
    /// The unit is marked Exploit.
    Exploit,
    /// The unit loses its Reserve marker.
    LoseReserve,
    /// The unit is turned to Move Mode.
    MoveMode,
    /// The unit stays behind.
    Stays,
    /// The unit moves no further in this phase: `amount` is the reason.
    #[code(Halted)]
    Stop,
    /// The unit pays `amount` T out of the supply that it carries or is.
    #[measure("T", 1)]
    PaySupply,
    /// The unit spends `amount` MP.
    #[measure("MP", 12)]
    SpendMp,
    /// The unit loads `amount` T.
    #[measure("T", 1)]
    Load,
    /// The unit unloads `amount` T.
    #[measure("T", 1)]
    Unload,
    /// `amount` T are placed on the ground in the hex.
    #[measure("T", 1)]
    PlaceSupply,
    /// The unit is captured by the enemy: of Transport Points `amount` points (TP), of anything else the whole.
    #[measure("TP", 4)]
    Capture,
    /// `amount` T of the unit's supply are captured by the enemy.
    #[measure("T", 1)]
    CaptureSupply,
    /// `amount` T of the unit's supply are destroyed.
    #[measure("T", 1)]
    DestroySupply,
    /// The captured part of the unit, `amount` points (TP), becomes regular Transport Points.
    #[measure("TP", 4)]
    Convert,
    /// The rest of the unit is displaced by up to `amount` hexes.
    Displace,
    /// The Extender collapses, where its owner chooses.
    Collapse,
    /// A facility of `amount` levels is placed in the hex; 0 is an air strip.
    Build,
    /// The unit's level is set to `amount`.
    SetLevel,
    /// The unit's hits are set to `amount`.
    SetHits,
    /// The unit of the question is placed in the hex with `amount` steps lost; it is aboard nothing, and has no retreat to
    /// make any more.
    Place,
    /// The unit is removed from the map without being destroyed.
    Remove,
    /// The unit regains `amount` steps.
    GainSteps,
    /// The unit joins the formation numbered `amount`.
    SetFormation,
    /// The unit has been transported in this phase: `amount` is the kind of transport.
    #[code(Transport)]
    Transported,
    /// The unit has moved by rail in this phase over track that was converted in it.
    FreshTrack,
    /// The unit converts the railroad in the hex to the gauge `amount`.
    ConvertTrack,
    /// The unit takes a mode: `amount`.
    #[code(Mode)]
    SetMode,
    /// The unit shows a side of its counter: `amount` is the orientation.
    #[code(Orientation)]
    Orient,
    /// The unit is released from Reserve Mode.
    Release,
    /// The unit's internal stocks come to the state `amount`.
    #[code(Stocks)]
    SetStocks,
    /// The unit is marked Out of Supply.
    OutOfSupply,
    /// The unit's Out of Supply marker comes off.
    InSupply,
    /// The unit's record of the phase begins anew: it has spent and done nothing, and stands in the stack numbered
    /// `amount`.
    BeginPhase,
    /// The unit moves to the hex, which it enters by movement.
    Move,
    /// The unit's movement in this phase has come as far as `amount`.
    #[code(Progress)]
    SetProgress,
    /// The unit is fuelled: `amount` is the way.
    #[code(FuelledBy)]
    Fuel,
    /// The unit's fuel ends.
    EndFuel,
    /// The headquarters has thrown fuel in this phase: `amount` is where from.
    #[code(Threw)]
    SetThrew,
    /// The unit gets the mark `amount`.
    #[code(UnitMark)]
    Mark,
    /// The unit loses the mark `amount`.
    #[code(UnitMark)]
    Unmark,
    /// The unit was supplied in this Supply Phase: `amount` is how.
    #[code(LastSupply)]
    SetSupply,
    /// The hex, and no unit, gets the mark `amount`.
    #[code(HexMark)]
    MarkHex,
    /// The hex, and no unit, loses the mark `amount`.
    #[code(HexMark)]
    UnmarkHex,
    /// The hex, and no unit, is in no Trainbusting zone any more that affects side `amount`.
    EndTrainbusting,
    /// The unit's combat supply in the current combat is paid: `amount` is how; absent once the combat is over.
    #[code(CombatSupply)]
    SetCombatSupply,
    /// The settlement of the combat in the hex, and no unit, has come as far as `amount`. It is absent once the combat is
    /// over, of which the hex then remembers nothing.
    #[code(Stage)]
    SetCombatStage,
    /// The hex, and no unit, has the weather numbered `amount`.
    SetWeather,
    /// The Transport Points become an Extender of `amount` points (TP).
    #[measure("TP", 4)]
    Form,
    /// The Extender becomes Transport Points.
    Unform,
    /// The hex, and no unit, gets a Trainbusting marker that affects side `amount`.
    Trainbust,
    /// The hex, and no unit, is in a Trainbusting zone that affects side `amount`.
    TrainbustZone,
    /// The port has used `amount` T of its capacity in this phase.
    #[measure("T", 1)]
    UsePort,
    /// The hex, and no unit, is attacked across the hexsides of `amount`: bit n for the n-th side.
    SetAttackedFrom,
    /// The unit leaves the map and returns as a reinforcement in game turn `amount`, with its losses and no markers; of
    /// Transport Points, one of them.
    SetDue,
    /// The Inactive aircraft becomes Active.
    Activate,
}

impl EffectKind {
    /// Returns whether it changes a hex and no unit.
    pub(crate) const fn is_of_hex(self) -> bool {
        use EffectKind as E;
        let busts = matches!(self, E::EndTrainbusting | E::Trainbust | E::TrainbustZone);
        busts || matches!(self, E::MarkHex | E::UnmarkHex | E::SetCombatStage | E::SetAttackedFrom | E::SetWeather)
    }
}

/// The side that settles a result next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Stage {
    /// The attacker settles next.
    Attacker = 1,
    /// The defender settles next.
    Defender,
    /// The result is settled.
    Over,
}

/// A mark of a unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum UnitMark {
    /// It has attacked in this Combat Segment.
    Attacked = 1,
    /// It has barraged in this phase.
    Barraged,
}

/// A mark of a hex.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum HexMark {
    /// Its dump was blown in this phase.
    Blown = 1,
    /// It was attacked in this segment.
    Attacked,
    /// It was barraged in this phase.
    Barraged,
    /// A railroad in it was converted in this phase.
    Converted,
    /// Its units that are Out of Supply have checked attrition in this phase.
    Checked,
    /// Its barrage of this phase is settled.
    BarrageSettled,
}

/// A change to one unit, for the caller to apply.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Effect {
    /// The unit. It is a unit of the board if the question has a board and no units of its own. It is so too if the
    /// question has a list of its own that counts on from the end of the board's. Otherwise it is the index in the list
    /// of the question that the operation names. Absent for an effect on a hex.
    ///
    /// C and Rust say 65535 for none.
    #[refers("")]
    pub unit: u16,
    /// The rule that requires the change.
    pub rule: u16,
    /// The hex of the change. Some kinds have none: it is absent then, or 0,0 in C, C++, C# and Rust.
    #[present(has_hex)]
    pub hex: Hex,
    /// The amount, as the kind says: a number in its unit, or a word. C, C++, Java, C# and Rust have a word's code, 0 for none.
    #[measured_by(what)]
    pub amount: u16,
    /// The kind of change.
    pub what: Code<EffectKind>,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

const _: () = assert!(size_of::<Effect>() == 12, "frozen for this major of the C ABI");

impl EffectKind {
    /// Returns whether all changes of the kind have a hex.
    pub const fn has_hex(self) -> bool {
        use EffectKind::*;
        matches!(
            self,
            PlaceSupply
                | Capture
                | CaptureSupply
                | Convert
                | Displace
                | Collapse
                | Build
                | Place
                | ConvertTrack
                | Move
                | MarkHex
                | UnmarkHex
                | EndTrainbusting
                | SetCombatStage
                | SetWeather
                | Trainbust
                | TrainbustZone
                | SetAttackedFrom
        )
    }
}

impl Effect {
    /// Returns whether it has a hex.
    pub fn has_hex(&self) -> bool {
        self.what.get().is_some_and(EffectKind::has_hex) || self.hex != Hex::default()
    }
    /// Creates an effect on a unit.
    pub(crate) fn new(unit: usize, what: EffectKind, amount: u8, rule: Rule) -> Self {
        Effect::of(unit, what, u16::from(amount), rule)
    }
    /// Creates an effect on a hex and no unit.
    pub(crate) fn on_hex(hex: Hex, what: EffectKind, amount: u8, rule: Rule) -> Self {
        Effect { hex, ..Effect::new(usize::MAX, what, amount, rule) }
    }
    /// Creates an effect on a unit with an amount of 16 bits.
    pub(crate) fn of(unit: usize, what: EffectKind, amount: u16, rule: Rule) -> Self {
        let unit = u16::try_from(unit).unwrap_or(u16::MAX);
        Effect { unit, what: Code::new(what), amount, rule: rule.0, ..Effect::default() }
    }
}

/// Effects in a caller-provided buffer.
pub type Effects<'a> = Sink<'a, Effect>;

impl Sink<'_, Effect> {
    /// Appends an effect on a unit.
    pub(crate) fn change(&mut self, unit: usize, what: EffectKind, amount: u8, rule: Rule) {
        self.amount(unit, what, u16::from(amount), rule);
    }
    /// Appends an effect on a unit with an amount of 16 bits.
    // Inlined, it would take a small program twice as much.
    #[cfg_attr(not(feature = "fast"), inline(never))]
    pub(crate) fn amount(&mut self, unit: usize, what: EffectKind, amount: u16, rule: Rule) {
        self.push(Effect::of(unit, what, amount, rule));
    }
    /// Appends the effect by which a unit moves no further in the phase.
    pub(crate) fn stop(&mut self, unit: usize, why: Halted, rule: Rule) {
        self.change(unit, EffectKind::Stop, Code::new(why).0, rule);
    }
    /// Appends an effect on a hex and no unit.
    pub(crate) fn mark(&mut self, hex: Hex, what: EffectKind, amount: u8, rule: Rule) {
        self.push(Effect::on_hex(hex, what, amount, rule));
    }
}
