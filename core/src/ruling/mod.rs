//! Rulings: an answer, the rules that decided it, and the trail of steps that led to it.

// The records of a step are here: bindings name them by this module.

mod cites;
mod findings;
mod sink;

use crate::reflect::{Code, Reflect, Words};

pub use cites::{Cites, Ruling, Verdict};
pub(crate) use findings::{Amount, Findings, Need, Reasons};
#[cfg(feature = "bindings")]
pub(crate) use sink::Growing;
pub use sink::{Sink, Trail};

/// The kind of a step of a trail. Each kind says what the step's `num`, `den` and `value` hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum What {
    /// An initial strength: `value` is the strength.
    #[measure("point", 11520)]
    Strength,
    /// A strength multiplied by `num` over `den`: `value` is the product.
    #[measure("point", 11520)]
    Times,
    /// A side's total strength: `value` is the strength.
    #[measure("point", 11520)]
    Total,
    /// Odds of `num` to `den`.
    Odds,
    /// A column of the table: `num` is its index from 0, `value` to `den` is its printed heading. Where `den` is 0, the
    /// columns are headed by points, and `value` is the least of the column.
    Column,
    /// A shift of `num` columns, positive to the right.
    Shift,
    /// A rating: `num`.
    Rating,
    /// A modifier of a die roll: `num`.
    Drm,
    /// A modified die roll: `num`.
    Roll,
    /// A row of the table: `num`.
    Row,
    /// A result of a table: `num` is its code among those of the table that `den` names, as the system counts its tables.
    Result,
    /// Supply to pay: `num` supply tokens (T).
    Cost,
    /// A size: `num` over `den` regimental equivalents.
    Size,
    /// A reason why it is forbidden: `index` is the item, if the reason concerns one item of a list. Where a limit is
    /// exceeded, `num` over `den` is the excess, in the unit of the step before, which holds the whole amount;
    /// otherwise `num` is 0.
    Forbidden,
    /// An anti-tank level: `num` is 0 for none, 1 for light, 2 for heavy.
    AntiTank,
    /// A distance of `num` hexes.
    Distance,
    /// A strength of `value` rounded to `num` whole points.
    #[measure("point", 11520)]
    Rounded,
    /// Steps lost or owed: `num`.
    Steps,
    /// The alternative chosen by the question or by the rule: `num` counts the alternatives from 1.
    Choice,
    /// A sum or difference of the steps before: `num`.
    Sum,
    /// The dice as rolled: `num` is their sum.
    Dice,
    /// The chips as drawn: `num` is their sum.
    Chips,
    /// Losses called for or paid: `num`.
    Losses,
    /// An enemy zone of control extends into the hex; for a hex of a path `num` is the unit that exerts it, or -1.
    Covered,
    /// An enemy zone of control in the hex is negated; for a hex of a path `num` is the negating unit, or -1.
    Negated,
    /// A count: `num` over `den`.
    Count,
    /// Dice to roll: `num`.
    Volley,
    /// Hits scored: `num`.
    Hits,
    /// Money to pay or to receive: `num`.
    Money,
    /// A ratio of `num` to `den`.
    Ratio,
    /// Movement: `num` over `den` MP.
    Movement,
    /// Transport capacity: `num` over `den` points.
    Capacity,
    /// A limit that is not met: `num` are needed and there are `den`, both over `value` unless that is 0.
    Limit,
    /// The rule applies to the item.
    Applies,
    /// Whether a unit traces supply: `num` is 1 or 0.
    Traced,
    /// Whether the item can be used: `num` is 1 or 0.
    Usable,
    /// A hexside: `num`, from 0 to 5.
    Hexside,
    /// The side that holds the item: `num`, or 0 for none.
    Holder,
    /// The mode that a unit takes: `num` is its code, `den` names the vocabulary as the system counts them.
    Mode,
    /// A share: `num` percent.
    Percent,
    /// The unit exerts a zone of control into the hex.
    Exerts,
}

/// The part of the question that a step concerns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum About {
    /// The question as a whole.
    Whole,
    /// The attackers, or one of them.
    Attackers,
    /// The defenders, or one of them.
    Defenders,
    /// The stacks of the attack, or one of them.
    Approaches,
    /// The firing units, or one of them.
    Firers,
    /// The units that are fired at, or one of them.
    Targets,
    /// The units of the question, or one of them.
    Units,
    /// The hexes of a path, or one of them.
    Path,
    /// The payments, or one of them.
    Payments,
    /// The modifiers that the question gives, or one of them.
    Modifiers,
    /// The orders given, or one of them.
    Orders,
    /// The cargo, or one part of it.
    Cargo,
    /// The terrain of the hex, or one kind of it.
    Terrain,
    /// The fieldworks in the hex.
    Works,
    /// The spotting units, or one of them.
    Spotters,
}

/// What a step is about: a part of the question, and an item of it.
#[derive(Debug, Clone, Copy)]
pub struct Item {
    /// The part.
    pub about: About,
    /// The place in that part, counted from 0; `usize::MAX` for all of it.
    pub index: usize,
}

impl Item {
    /// The question as a whole.
    pub(crate) const WHOLE: Item = Item::all(About::Whole);
    /// All items of a part of the question.
    pub(crate) const fn all(about: About) -> Self {
        about.at(usize::MAX)
    }
}

impl About {
    /// Returns an item of this part.
    pub const fn at(self, index: usize) -> Item {
        Item { about: self, index }
    }
}

impl From<About> for Item {
    fn from(about: About) -> Self {
        Item::all(about)
    }
}

/// The `index` of a step that concerns all items of its part.
pub const ALL: u16 = u16::MAX;

/// One step on the way to an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Step {
    /// The rule's number.
    pub rule: u16,
    /// The kind of step.
    pub what: Code<What>,
    /// The part of the question that the step concerns.
    pub about: Code<About>,
    /// The index of the item of that part; absent for all of them.
    ///
    /// C and Rust say 65535 for none.
    #[refers("")]
    pub index: u16,
    /// The denominator of `num` where the kind has one, otherwise 0.
    pub den: u16,
    /// The step's number, as its kind says.
    pub num: i32,
    /// The running strength in points, where the step has one; otherwise as its kind says, or 0.
    #[measured_by(what)]
    pub value: u32,
}

/// The numbers of a step, as its kind says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Figure {
    /// The number.
    pub num: i32,
    /// Its denominator, or 0.
    pub den: u16,
    /// The running strength, or 0.
    pub value: u32,
}

impl Figure {
    /// Creates a figure without a strength.
    pub const fn over(num: i32, den: u16) -> Self {
        Figure { num, den, value: 0 }
    }
    /// Creates a strength and the number beside it.
    pub const fn of(num: i32, value: u32) -> Self {
        Figure { num, den: 1, value }
    }
}
