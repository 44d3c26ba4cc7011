//! The questions of a position file.

use grognard_core::hex::Hex;
use serde::Deserialize;
use serde_json::{Map, Value as Json};

/// A hex in a position file.
#[derive(Debug, Clone, Copy, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct At {
    /// The axial column.
    pub q: i16,
    /// The axial row.
    pub r: i16,
}

impl From<At> for Hex {
    fn from(at: At) -> Self {
        Hex::new(at.q, at.r)
    }
}

/// A question of a position file.
#[derive(Debug, Clone, Deserialize)]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
    /// A barrage against the units in a hex.
    Barrage(Barrage),
    /// An attack on a hex.
    Combat(Box<Combat>),
    /// Any operation, with its question.
    Operation(Operation),
    /// An order on a position that remembers.
    Order(Box<Order>),
}

/// A barrage against the units in a hex.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Barrage {
    /// A heading.
    #[serde(default)]
    pub title: String,
    /// The names of the firing units.
    pub firers: Vec<String>,
    /// The target hex.
    pub target: At,
    /// Further fields of `ocs.barrage.assess`.
    #[serde(default)]
    pub with: Map<String, Json>,
    /// The dice, if they are given.
    pub dice: Option<Vec<u8>>,
    /// The steps lost, by the names of units.
    #[serde(default)]
    pub losses: Map<String, Json>,
}

/// An attack on a hex.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Combat {
    /// A heading.
    #[serde(default)]
    pub title: String,
    /// The names of the attacking units.
    pub attackers: Vec<String>,
    /// The target hex.
    pub target: At,
    /// The name of the attacker whose Action Rating counts; by default the highest.
    pub attacker_lead: Option<String>,
    /// The name of the defender whose Action Rating counts; by default the highest.
    pub defender_lead: Option<String>,
    /// Further fields of `ocs.combat.assess`.
    #[serde(default)]
    pub with: Map<String, Json>,
    /// Fields of `ocs.combat.distribution`: how each side takes its option.
    #[serde(default)]
    pub policy: Map<String, Json>,
    /// The dice, if they are given.
    pub dice: Option<Vec<u8>>,
    /// The attacker's payment, if it is given.
    pub attacker: Option<Payment>,
    /// The defender's payment, if it is given.
    pub defender: Option<Payment>,
}

/// A side's settlement of a result.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Payment {
    /// The steps lost, by the names of units.
    #[serde(default)]
    pub losses: Map<String, Json>,
    /// Hexes retreated.
    #[serde(default)]
    pub retreat: u8,
    /// The option is ignored.
    #[serde(default)]
    pub ignore: bool,
}

/// Any operation.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Operation {
    /// A heading.
    #[serde(default)]
    pub title: String,
    /// The operation's name.
    pub operation: String,
    /// The question; `{"$": "a name"}` is replaced by a value of the file.
    #[serde(rename = "in")]
    pub question: Map<String, Json>,
    /// The dice, if they are given.
    pub dice: Option<Vec<u8>>,
    /// For `ocs.board.apply`: the value of the file that is replaced by the resulting board, for later questions.
    pub becomes: Option<String>,
}

/// An order on a position that remembers, which is the values `board` and `turn` of the file.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Order {
    /// A heading.
    #[serde(default)]
    pub title: String,
    /// The last name of an operation of `ocs.turn`, or the whole name of any.
    pub order: String,
    /// The question, without what the position knows. The name of a unit stands for its id.
    #[serde(default, rename = "in")]
    pub question: Map<String, Json>,
    /// The dice, if they are given.
    pub dice: Option<Vec<u8>>,
    /// What the ruling must be.
    #[serde(default)]
    pub expect: Expected,
    /// The source of what is expected.
    #[serde(default)]
    pub source: String,
}

/// What the ruling of an order must be.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Expected {
    /// The verdict.
    pub verdict: Option<String>,
    /// Fields of the value.
    #[serde(default)]
    pub out: Map<String, Json>,
    /// All effects in order, the given fields of each.
    pub effects: Option<Vec<Json>>,
    /// All rows in order, the given fields of each.
    pub rows: Option<Vec<Json>>,
    /// All rules, in any order.
    pub cites: Option<Vec<String>>,
}
