//! What is wrong with a combat or with a plan of combats, and which rule it breaks. ACW 1 to 6.

use super::rules::*;
use crate::hex::Hex;
use crate::reflect::{Code, Reflect, Words};
use crate::rule::Rule;
use crate::ruling::{Cites, Sink};

/// What is wrong with a combat or with a plan.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Wrong {
    /// An enemy hex that must be attacked stands in no combat (ACW 2).
    Unattacked,
    /// A stack that could attack `other` stays out, and `other` must be attacked but is not (ACW 5).
    StaysOut,
    /// A hex stands in two combats, or part of it stays out (ACW 4).
    Split,
    /// A combat has no attackers; the hex is one of its defenders (ACW 1).
    NoAttackers,
    /// A combat has no defenders; the hex is one of its attackers (ACW 1).
    NoDefenders,
    /// An attacking hex is not adjacent to `other`, which defends in its combat (ACW 1).
    NotAdjacent,
    /// A hexside stops the attack on `other` (ACW 1).
    Blocked,
    /// Nobody in an attacking hex can attack: commanders, limbered guns, guns that bombard (ACW 3).
    CannotAttack,
    /// Those in an attacking hex who could attack are out of command or used road movement (ACW 6).
    Uncommanded,
    /// A defending hex holds commanders alone, who cannot be attacked (ACW 3).
    CannotBeAttacked,
    /// It or `other` fought already in this phase, and no advance made the contact (ACW 4).
    FoughtAlready,
    /// A combat takes in several enemy hexes, and the game's options forbid that (ACW 4).
    SeveralTargets,
}

impl Wrong {
    /// The rule that it breaks.
    pub(super) fn rule(self) -> Rule {
        match self {
            Wrong::Unattacked => R2,
            Wrong::StaysOut => R5,
            Wrong::NoAttackers | Wrong::NoDefenders | Wrong::NotAdjacent | Wrong::Blocked => R1,
            Wrong::CannotAttack | Wrong::CannotBeAttacked => R3,
            Wrong::Uncommanded => R6,
            Wrong::Split | Wrong::FoughtAlready | Wrong::SeveralTargets => R4,
        }
    }
}

/// One fault of a combat or of a plan of combats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Flaw {
    /// The hex that it is about.
    pub hex: Hex,
    /// Another hex, where what is wrong names one; otherwise the same.
    pub other: Hex,
    /// The combat in the plan, counted from 1; 0 where none is meant.
    pub combat: u16,
    /// The number of the rule that it breaks.
    pub rule: u16,
    /// How far `other` is from the hex, in hexes; 0 where no other hex is named.
    pub distance: u16,
    /// What is wrong.
    pub what: Code<Wrong>,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

const _: () = assert!(size_of::<Flaw>() == 16, "frozen for this major of the C ABI");

impl Flaw {
    /// A fault of a hex, or of two.
    pub(super) fn new(what: Wrong, hex: Hex, other: Hex, combat: u16) -> Flaw {
        let distance = u16::try_from(hex.distance(other)).unwrap_or(u16::MAX);
        Flaw { hex, other, combat, rule: what.rule().0, distance, what: Code::new(what), reserved: 0 }
    }
}

/// The faults found so far: each is written to the rows, and its rule is cited.
pub(super) struct Flaws<'r, 'b> {
    rows: &'r mut Sink<'b, Flaw>,
    /// The rules that are broken; `None` while nothing is wrong.
    pub cites: Option<Cites>,
}

impl<'r, 'b> Flaws<'r, 'b> {
    /// No fault yet.
    pub fn new(rows: &'r mut Sink<'b, Flaw>) -> Self {
        Flaws { rows, cites: None }
    }
    /// Adds a fault.
    pub fn object(&mut self, what: Wrong, hex: Hex, other: Hex, combat: u16) {
        let rule = what.rule();
        self.cites.get_or_insert(Cites::by(rule)).add(rule);
        self.rows.push(Flaw::new(what, hex, other, combat));
    }
}
