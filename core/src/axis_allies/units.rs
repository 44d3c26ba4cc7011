//! The pieces, and the figures of the unit chart: data that a game may bring along, with the second edition's as default.

use super::rules::*;
use crate::fault::{Fault, FaultCode, Name};
use crate::reflect::{Code, Question, Reflect, Word, Words};
use crate::ruling::{Cites, Ruling, Trail};
use crate::table::numbered;

/// What a piece is. The first eight fight; the last two stand in a territory and never fall in a battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Words)]
#[repr(u8)]
pub enum Kind {
    /// Infantry.
    Infantry = 1,
    /// Armor.
    Armor,
    /// A fighter.
    Fighter,
    /// A bomber.
    Bomber,
    /// A transport.
    Transport,
    /// A submarine.
    Submarine,
    /// An aircraft carrier.
    Carrier,
    /// A battleship.
    Battleship,
    /// An antiaircraft gun.
    AaGun,
    /// An industrial complex.
    IndustrialComplex,
}

/// Where a piece moves and fights.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum Domain {
    /// On land.
    Land,
    /// In the air.
    Air,
    /// At sea.
    Sea,
}

/// How many kinds there are.
pub const KINDS: usize = 10;

/// How many of them fight: those that come before an antiaircraft gun.
pub const FIGHTING: usize = 8;

/// The kinds that fight, in the order of their codes.
pub static FIGHTERS: [Kind; FIGHTING] = [
    Kind::Infantry,
    Kind::Armor,
    Kind::Fighter,
    Kind::Bomber,
    Kind::Transport,
    Kind::Submarine,
    Kind::Carrier,
    Kind::Battleship,
];

impl Kind {
    /// Its place among the kinds, from 0.
    pub const fn index(self) -> usize {
        (self as usize).wrapping_sub(1)
    }
    /// Where it moves and fights. An antiaircraft gun and an industrial complex stand on land.
    pub const fn domain(self) -> Domain {
        match self {
            Kind::Infantry | Kind::Armor | Kind::AaGun | Kind::IndustrialComplex => Domain::Land,
            Kind::Fighter | Kind::Bomber => Domain::Air,
            Kind::Transport | Kind::Submarine | Kind::Carrier | Kind::Battleship => Domain::Sea,
        }
    }
    /// Whether it fights.
    pub const fn fights(self) -> bool {
        (self as u8) < Kind::AaGun as u8
    }
    /// Whether it is a fighter or a bomber.
    pub const fn is_air(self) -> bool {
        matches!(self, Kind::Fighter | Kind::Bomber)
    }
    /// Whether it is a ship, submarines included.
    pub const fn is_ship(self) -> bool {
        matches!(self.domain(), Domain::Sea)
    }
    /// Whether it takes and holds enemy land: infantry and armor alone (3.1f).
    pub const fn takes_land(self) -> bool {
        matches!(self, Kind::Infantry | Kind::Armor)
    }
    /// What carries it: a transport infantry, armor and antiaircraft guns (3.2a), a carrier fighters (3.4a).
    pub const fn carried_by(self) -> Option<Kind> {
        match self {
            Kind::Infantry | Kind::Armor | Kind::AaGun => Some(Kind::Transport),
            Kind::Fighter => Some(Kind::Carrier),
            _ => None,
        }
    }
}

/// A row of the unit chart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct UnitValue {
    /// The kind whose row it is.
    #[required]
    pub kind: Code<Kind>,
    /// What it costs, in IPC.
    pub cost: u8,
    /// Spaces that it moves.
    pub movement: u8,
    /// What its die hits at or below when it attacks: 0 never, at most 6.
    pub attack: u8,
    /// What its die hits at or below when it defends: 0 never, at most 6.
    pub defence: u8,
    /// What the die of its special shot hits at or below, 0 for none: a battleship's support shot, an AA gun's die.
    pub shot: u8,
    /// Room that it offers to those it carries.
    pub hold: u8,
    /// Room that it takes where it is carried.
    pub space: u8,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 8],
}

const _: () = assert!(size_of::<UnitValue>() == 16, "frozen for this major of the C ABI");

const fn row(kind: Kind, cost: u8, movement: u8, [attack, defence, shot]: [u8; 3], hold: u8, space: u8) -> UnitValue {
    UnitValue { kind: Code::raw(kind as u8), cost, movement, attack, defence, shot, hold, space, reserved: [0; 8] }
}

/// The second edition's unit chart, in the order of the kinds.
#[rustfmt::skip]
pub static CHART: [UnitValue; KINDS] = [
    //                         cost move  A  D shot  hold space
    row(Kind::Infantry,           3,  1, [1, 2, 0],   0,   1),
    row(Kind::Armor,              5,  2, [3, 2, 0],   0,   2),
    row(Kind::Fighter,           12,  4, [3, 4, 0],   0,   1),
    row(Kind::Bomber,            15,  6, [4, 1, 0],   0,   0),
    row(Kind::Transport,          8,  2, [0, 1, 0],   2,   0),
    row(Kind::Submarine,          8,  2, [2, 2, 0],   0,   0),
    row(Kind::Carrier,           18,  2, [1, 3, 0],   2,   0),
    row(Kind::Battleship,        24,  2, [4, 4, 4],   0,   0),
    row(Kind::AaGun,              5,  1, [0, 0, 1],   0,   2),
    row(Kind::IndustrialComplex, 15,  0, [0, 0, 0],   0,   0),
];

const _: () = {
    let (mut rows, mut kind) = (CHART.as_slice(), 1u8);
    while let [first, rest @ ..] = rows {
        assert!(first.kind.0 == kind, "the chart is in the order of the kinds");
        (rows, kind) = (rest, kind.wrapping_add(1));
    }
};

/// A game's unit chart: the edition's, with the rows that the game brings along in place of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Chart<'a>(&'a [UnitValue]);

impl<'a> Chart<'a> {
    /// The chart of a question's list `chart`: empty for the edition's. A row's kind must be a word and not come
    /// twice, and no die has more than six faces.
    pub fn of(rows: &'a [UnitValue]) -> Result<Self, Fault> {
        let mut seen = 0u32;
        for (i, row) in numbered(rows) {
            let kind = row.kind.get();
            let bit = 1u32.wrapping_shl(u32::from(row.kind.0));
            let (code, field): (FaultCode, Name) = match () {
                () if kind.is_none() => (unsaid(row.kind.0), &"kind"),
                () if seen & bit != 0 => (FaultCode::Contradiction, &"kind"),
                () if row.attack > 6 => (FaultCode::OutOfRange, &"attack"),
                () if row.defence > 6 => (FaultCode::OutOfRange, &"defence"),
                () if row.shot > 6 => (FaultCode::OutOfRange, &"shot"),
                () if row.reserved != [0; 8] => (FaultCode::Reserved, &"reserved"),
                () => {
                    seen |= bit;
                    continue;
                }
            };
            return Err(Fault::new(code, field).in_list(&"chart", i));
        }
        Ok(Chart(rows))
    }
    /// One that was checked before.
    pub(crate) fn checked(rows: &'a [UnitValue]) -> Self {
        Chart(rows)
    }
    /// The row of a kind.
    pub fn row(self, kind: Kind) -> &'a UnitValue {
        let code = kind.code();
        let mut own = self.0.iter();
        let [first, ..] = &CHART;
        own.find(|row| row.kind.0 == code).or(CHART.get(kind.index())).unwrap_or(first)
    }
}

/// The word of a code, or the fault that there is none.
pub(crate) fn word<W: Word>(code: Code<W>, field: Name) -> Result<W, Fault> {
    code.said(field)
}

/// What is wrong with a byte that is no word: it is not said, or the code of none.
pub(crate) fn unsaid(code: u8) -> FaultCode {
    if code == 0 { FaultCode::MissingField } else { FaultCode::UnknownWord }
}

/// Which row of the unit chart is wanted.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct OneKind<'a> {
    /// The kind.
    #[required]
    pub kind: Code<Kind>,
    /// Rows of the unit chart that differ from the edition's; none for the edition's own.
    pub chart: &'a [UnitValue],
}

/// A kind's figures, by the edition's chart or the game's (AA units).
///
/// ```
/// use grognard_core::axis_allies::units::{Kind, OneKind, values};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let fighter = values(&OneKind { kind: Code::new(Kind::Fighter), chart: &[] }, &mut Trail::none())?.value;
/// assert_eq!((fighter.cost, fighter.movement, fighter.attack, fighter.defence), (12, 4, 3, 4));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn values(question: &OneKind<'_>, _trail: &mut Trail<'_>) -> Result<Ruling<UnitValue>, Fault> {
    let kind = word(question.kind, &"kind")?;
    let chart = Chart::of(question.chart)?;
    let mut cites = Cites::by(UNITS);
    let carrier = kind.carried_by().unwrap_or(kind);
    cites.add_if(R3_2A, carrier == Kind::Transport);
    cites.add_if(R3_4A, carrier == Kind::Carrier);
    cites.add_if(R3_5A, kind == Kind::Battleship);
    Ok(Ruling::new(*chart.row(kind), cites))
}
