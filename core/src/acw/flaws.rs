//! Faults of a combat or of a plan of combats, and the rules that they break. ACW 1 to 6.

use super::rules::*;
use crate::hex::Hex;
use crate::reflect::{Code, Reflect, Words};
use crate::rule::Rule;
use crate::ruling::{Cites, Sink};

/// A kind of fault of a combat or of a plan.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Wrong {
    /// An enemy hex that must be attacked is in no combat (ACW 2).
    Unattacked,
    /// A stack that could attack `other` stays out, and `other` must be attacked but is not (ACW 5).
    StaysOut,
    /// A hex is in two combats, or part of it stays out (ACW 4).
    Split,
    /// A combat has no attackers; the hex is one of its defenders (ACW 1).
    NoAttackers,
    /// A combat has no defenders; the hex is one of its attackers (ACW 1).
    NoDefenders,
    /// An attacking hex is not adjacent to `other`, which defends in its combat (ACW 1).
    NotAdjacent,
    /// A hexside stops the attack on `other` (ACW 1).
    Blocked,
    /// No unit in an attacking hex can attack: commanders, limbered guns, guns that bombard (ACW 3).
    CannotAttack,
    /// The units in an attacking hex that could attack are out of command or used road movement (ACW 6).
    Uncommanded,
    /// A defending hex contains commanders only, who cannot be attacked (ACW 3).
    CannotBeAttacked,
    /// The hex or `other` has fought in this phase, and no advance made the contact (ACW 4).
    FoughtAlready,
    /// A combat includes several enemy hexes, which the game's options forbid (ACW 4).
    SeveralTargets,
}

impl Wrong {
    /// Returns the rule that is broken.
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

/// A fault of a combat or of a plan of combats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Flaw {
    /// The hex of the fault.
    pub hex: Hex,
    /// The other hex, if the fault concerns two; otherwise the same hex.
    pub other: Hex,
    /// The combat in the plan; absent if the fault concerns none.
    ///
    /// C counts it from 1; 0 is none.
    #[refers("combats", 1)]
    pub combat: u16,
    /// The rule that is broken.
    pub rule: u16,
    /// The distance between the two hexes; 0 if the fault concerns one.
    pub distance: u16,
    /// The kind of fault.
    pub what: Code<Wrong>,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

const _: () = assert!(size_of::<Flaw>() == 16, "frozen for this major of the C ABI");

impl Flaw {
    /// Creates a fault of one hex or of two.
    pub(super) fn new(what: Wrong, hex: Hex, other: Hex, combat: u16) -> Flaw {
        let distance = u16::try_from(hex.distance(other)).unwrap_or(u16::MAX);
        Flaw { hex, other, combat, rule: what.rule().0, distance, what: Code::new(what), reserved: 0 }
    }
}

/// The faults found so far: each is appended to the rows, and its rule is cited.
pub(super) struct Flaws<'r, 'b> {
    rows: &'r mut Sink<'b, Flaw>,
    /// The rules that are broken; `None` if there are no faults.
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
