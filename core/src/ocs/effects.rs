//! What an answer does to units: effects for the host to apply, to a board by [`apply`](super::board::apply()).

use crate::hex::Hex;
use crate::reflect::{Code, Reflect, Words};
use crate::rule::Rule;
use crate::ruling::Sink;

/// What a unit suffers or gains.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum EffectKind {
    /// It loses `amount` steps and lives.
    LoseSteps = 1,
    /// It is eliminated.
    Eliminate,
    /// It becomes disorganized.
    Disorganize,
    /// It retreats `amount` hexes.
    Retreat,
    /// It is marked Exploit.
    Exploit,
    /// It loses its Reserve marker.
    LoseReserve,
    /// It is turned to Move Mode.
    MoveMode,
    /// It does not go along.
    Stays,
    /// It moves no further this phase.
    Stop,
    /// It pays `amount` T of supply out of what it carries or is.
    PaySupply,
    /// It spends `amount` twelfths of an MP.
    SpendMp,
    /// It takes `amount` T of supply aboard.
    Load,
    /// `amount` T of supply leave it for the ground.
    Unload,
    /// `amount` T of supply now lie on the ground in the hex.
    PlaceSupply,
    /// It becomes the enemy's: Transport Points in quarters of a point by `amount`, all else whole.
    Capture,
    /// `amount` T of its supply become the enemy's.
    CaptureSupply,
    /// `amount` T of its supply are destroyed.
    DestroySupply,
    /// What was captured of it becomes regular Transport Points.
    Convert,
    /// What is left of it is put up to `amount` hexes away.
    Displace,
    /// Transport Points formed into an Extender are put into another hex and turned to their transport side.
    Collapse,
    /// A facility of `amount` levels is put into the hex; 0 is an air strip.
    Build,
    /// Its level is now `amount`.
    SetLevel,
    /// It has `amount` hits now.
    SetHits,
    /// It is put into the hex, as the question has it, with `amount` steps lost.
    Place,
    /// It is taken from the map and is not destroyed.
    Remove,
    /// It gets back `amount` steps.
    GainSteps,
    /// It belongs to the formation of the number `amount` now.
    SetFormation,
    /// It was transported in this phase: `amount` is the code of the kind of transport.
    Transported,
    /// It moved by rail over track that was converted in this phase.
    FreshTrack,
    /// It converts the railroad in the hex, whose gauge is `amount` now.
    ConvertTrack,
}

/// One thing for the host to apply to one unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Effect {
    /// The unit, from 0: which list of its question it counts in, each operation says.
    #[refers("")]
    pub unit: u16,
    /// The rule's number.
    pub rule: u16,
    /// Where, for what happens in a hex.
    pub hex: Hex,
    /// How much of it.
    pub amount: u16,
    /// What happens to it.
    pub what: Code<EffectKind>,
    /// Zero.
    #[reserved]
    pub reserved: u8,
}

const _: () = assert!(size_of::<Effect>() == 12, "frozen for this major of the C ABI");

impl Effect {
    /// An effect on a unit.
    pub(crate) fn new(unit: usize, what: EffectKind, amount: u8, rule: Rule) -> Self {
        Effect::of(unit, what, u16::from(amount), rule)
    }
    /// An effect on a unit, of any amount.
    pub(crate) fn of(unit: usize, what: EffectKind, amount: u16, rule: Rule) -> Self {
        let unit = u16::try_from(unit).unwrap_or(u16::MAX);
        Effect { unit, what: Code::new(what), amount, rule: rule.0, ..Effect::default() }
    }
}

/// Effects, in a slice that the caller lends.
pub type Effects<'a> = Sink<'a, Effect>;
