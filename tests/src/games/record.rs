//! A recorded game as its file has it.

use serde::Deserialize;
use std::collections::BTreeMap;

/// Numbers of pieces by the number of the ship that carries them, or the other way round.
pub type Aboard = BTreeMap<String, u16>;

/// A game.
#[derive(Debug, Deserialize)]
pub struct Record {
    /// Each piece's kind and first owner.
    pub units: BTreeMap<String, (String, String)>,
    /// The turns.
    pub turns: Vec<Turn>,
}

/// A power's turn.
#[derive(Debug, Deserialize)]
pub struct Turn {
    /// The round.
    pub round: u16,
    /// Whose turn it is.
    pub power: String,
    /// What each power has.
    pub cash: BTreeMap<String, u16>,
    /// The board.
    pub start: Board,
    /// The phases.
    pub phases: Vec<Phase>,
    /// The board after the last turn.
    pub end: Option<Board>,
}

/// A board, or the part of it that has changed.
pub type Board = BTreeMap<String, Space>;

/// A space.
#[derive(Debug, Clone, Default, Deserialize)]
pub struct Space {
    /// Its owner.
    pub owner: Option<String>,
    /// The pieces: owner, kind, numbers.
    #[serde(default)]
    pub units: BTreeMap<String, BTreeMap<String, Vec<u16>>>,
    /// What is aboard what.
    #[serde(default)]
    pub aboard: Aboard,
}

/// A phase.
#[derive(Debug, Default, Deserialize)]
pub struct Phase {
    /// Its name.
    pub phase: String,
    /// Purchases.
    #[serde(default)]
    pub bought: Vec<BTreeMap<String, u16>>,
    /// Moves.
    #[serde(default)]
    pub moves: Vec<Move>,
    /// Moves, purchases or placements that were refused.
    #[serde(default)]
    pub refused: Vec<serde_json::Value>,
    /// Moves that were asked about before the first.
    #[serde(default)]
    pub probes_start: Vec<Move>,
    /// And after the last.
    #[serde(default)]
    pub probes_end: Vec<Move>,
    /// Battles.
    #[serde(default)]
    pub battles: Vec<Battle>,
    /// Placements.
    #[serde(default)]
    pub placed: Vec<Placed>,
    /// The spaces that changed.
    #[serde(default)]
    pub after: Board,
    /// What each power has afterwards.
    pub cash: BTreeMap<String, i32>,
    /// What the phase itself brought or cost.
    #[serde(default)]
    pub cash_change: Vec<(String, i32)>,
    /// Pieces lost, aircraft without a place to land for example.
    #[serde(default)]
    pub lost_otherwise: Vec<u16>,
}

/// A move, carried out or asked about.
#[derive(Debug, Clone, Default, Deserialize)]
pub struct Move {
    /// The pieces.
    pub units: Vec<u16>,
    /// The spaces, the first included.
    pub path: Vec<String>,
    /// Transports that may be boarded.
    #[serde(default)]
    pub transports: Vec<u16>,
    /// What was aboard what before.
    #[serde(default)]
    pub aboard_before: Aboard,
    /// And after, where it changed.
    pub aboard_after: Option<Aboard>,
    /// Antiaircraft fire.
    #[serde(default)]
    pub aa: Vec<Fire>,
    /// Pieces lost.
    #[serde(default)]
    pub lost: Vec<u16>,
    /// Of a probe: whether it is allowed.
    #[serde(default)]
    pub ok: bool,
    /// And if not, why.
    pub why: Option<String>,
}

/// Antiaircraft fire on the way.
#[derive(Debug, Clone, Default, Deserialize)]
pub struct Fire {
    /// Where.
    pub at: String,
    /// The dice.
    pub dice: Vec<u8>,
}

/// A battle or raid.
#[derive(Debug, Deserialize)]
pub struct Battle {
    /// Where.
    pub at: String,
    /// Which of them.
    #[serde(rename = "type")]
    pub sort: String,
    /// Whose turn it is.
    pub attacker: String,
    /// Battleships that support.
    #[serde(default)]
    pub bombarding: Vec<u16>,
    /// What happened.
    #[serde(default)]
    pub log: Vec<Entry>,
    /// How it ended.
    pub result: String,
    /// Attackers that are left.
    pub attackers_left: Vec<u16>,
    /// Defenders that are left.
    pub defenders_left: Vec<u16>,
    /// Who came.
    pub attackers: Vec<u16>,
    /// Who stood there.
    pub defenders: Vec<u16>,
}

/// An entry of a battle's log: a volley, a question, or what was answered.
#[derive(Debug, Clone, Default, Deserialize)]
pub struct Entry {
    /// The round.
    #[serde(default)]
    pub round: u16,
    /// What kind of volley.
    #[serde(default)]
    pub kind: String,
    /// Who fires.
    #[serde(default)]
    pub side: String,
    /// The dice: of a volley rolled, needed, hit; of a raid rolled.
    #[serde(default)]
    pub dice: Vec<serde_json::Value>,
    /// The losses.
    #[serde(default)]
    pub casualties: Vec<u16>,
    /// A question.
    pub ask: Option<String>,
    /// Whom it is put to.
    #[serde(default)]
    pub power: String,
    /// What was answered.
    pub answer: Option<String>,
    /// Where somebody withdrew.
    pub withdraw_to: Option<String>,
    /// Who did.
    #[serde(default)]
    pub units: Vec<u16>,
}

/// A placement.
#[derive(Debug, Clone, Deserialize)]
pub struct Placed {
    /// Where.
    pub at: String,
    /// What.
    pub units: Vec<u16>,
}

impl Entry {
    /// The dice of a volley: rolled, and needed.
    pub fn volley(&self) -> Vec<(u8, u8)> {
        let number = |v: &serde_json::Value| u8::try_from(v.as_u64().unwrap_or(0)).unwrap_or(0);
        self.dice
            .iter()
            .map(|die| match die {
                serde_json::Value::Array(die) => (number(&die[0]), number(&die[1])),
                die => (number(die), 0),
            })
            .collect()
    }
}
