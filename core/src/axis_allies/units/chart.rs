//! The unit chart: the second edition's by default, with rows that a game may replace.

use super::kind::{KINDS, Kind, unsaid, word};
use crate::axis_allies::chance::{FACES, faces, is_die};
use crate::axis_allies::rules::*;
use crate::bounded::Bounded;
use crate::fault::{Fault, FaultCode, Name};
use crate::reflect::{Code, Question, Reflect, Said, Spare, Word};
use crate::rule::Rule;
use crate::ruling::{Cites, Ruling, Trail};
use crate::table::{house, numbered};

/// A row of the unit chart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct UnitValue {
    /// The kind of the row. Required where the answer depends on it.
    #[when_needed]
    #[required]
    pub kind: Code<Kind>,
    /// The cost, in IPC, at least 1. Required where money counts.
    #[when_needed]
    pub cost: u8,
    /// The number of spaces that it moves in a turn, at least 1 in a board's chart; 0 for an industrial complex.
    pub movement: u8,
    /// The highest roll that hits in attack: 0 for never, at most the number of faces. Required of a kind that fights.
    #[when_needed]
    pub attack: Said<u8>,
    /// The highest roll that hits in defence: 0 for never, at most the number of faces. Required of a kind that fights.
    #[when_needed]
    pub defence: Said<u8>,
    /// The highest roll of its special shot that hits, 0 for none: a battleship's support shot, an antiaircraft gun's
    /// die. 0 for a kind of a game's own.
    pub shot: u8,
    /// The room that it offers to cargo. 0 for a kind of a game's own.
    pub hold: u8,
    /// The room that it takes as cargo.
    pub space: u8,
    /// The house rule that sets the row, `HOUSE 1` to `HOUSE 24`; absent for none.
    ///
    /// C and Rust count them from 1000.
    pub rule: u16,
    /// The number of faces of the game's dice, 2 to 20, the same in every row; 0 for six. A chart for other dice has a
    /// row for each kind that rolls: all but the industrial complex.
    pub faces: u8,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 5],
}

const _: () = assert!(size_of::<UnitValue>() == 16, "frozen for this major of the C ABI");

#[cfg_attr(feature = "fast", inline)]
const fn row(kind: Kind, cost: u8, movement: u8, [attack, defence, shot]: [u8; 3], hold: u8, space: u8) -> UnitValue {
    let (attack, defence) = (Said::<u8>::new(attack), Said::<u8>::new(defence));
    UnitValue {
        kind: Code::raw(kind as u8),
        cost,
        movement,
        attack,
        defence,
        shot,
        hold,
        space,
        rule: 0,
        faces: 0,
        reserved: [0; 5],
    }
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

/// What a game's own kind is without a row: no force and no board has it.
static NOTHING: UnitValue = row(Kind::OwnInfantry, 1, 0, [0; 3], 0, 0);

const _: () = {
    let (mut rows, mut kind) = (CHART.as_slice(), 1u8);
    while let [first, rest @ ..] = rows {
        assert!(first.kind.0 == kind, "the chart is in the order of the kinds");
        (rows, kind) = (rest, kind + 1);
    }
};

impl UnitValue {
    /// Returns what a row of a board lacks. That may be the number of spaces that the kind moves, unless it is a
    /// complex, and the highest roll that hits in attack, if it fights.
    pub(crate) fn lacks(&self) -> Option<Name> {
        match self.kind.get() {
            Some(kind) if self.movement == 0 && kind != Kind::IndustrialComplex => Some(&text!("movement")),
            Some(kind) if kind.fights() => self.attack.get().is_none().then_some(&"attack"),
            _ => None,
        }
    }
    /// Returns the number of faces of the game's dice, 0 for six.
    const fn dice(&self) -> u8 {
        if self.faces == 6 { 0 } else { self.faces }
    }
}

/// A bit for each printed kind.
const EDITION: u32 = (1 << (KINDS + 1)) - 2;

/// A bit for each kind that rolls dice.
const ROLLING: u32 = (1 << (Kind::AaGun as u32 + 1)) - (1 << Kind::Infantry as u32);

/// A game's unit chart: the edition's, with the rows that the game replaces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Chart<'a>(&'a [UnitValue]);

impl<'a> Chart<'a> {
    /// Returns the chart of a question's list `chart`, which is empty for the edition's. A row's kind must be given and
    /// not be repeated, all rows are for the same dice, and no number is beyond their faces. A game's own kinds fire no
    /// special shots and carry nothing.
    pub fn of(rows: &'a [UnitValue]) -> Result<Self, Fault> {
        let (mut seen, chart) = (0u32, Chart(rows));
        let said = chart.faces();
        for (i, row) in numbered(rows) {
            let (attack, defence) = (row.attack.get(), row.defence.get());
            let most = faces(row.faces);
            let kind = row.kind.get();
            // A game's own kind fires no special shot and carries nothing.
            let own = kind.is_some_and(Kind::is_own);
            let (shot, hold) = if own { (0, 0) } else { (most, u8::MAX) };
            let values = [
                (attack, most, &"attack" as Name),
                (defence, most, &"defence"),
                (Some(row.shot), shot, &text!("shot")),
                (Some(row.hold), hold, &text!("hold")),
            ];
            let beyond = values
                .into_iter()
                .find_map(|(number, most, field)| Some((number.filter(|number| *number > most)?, most, field)));
            house(row.rule, &text!("rule")).map_err(|f| f.in_list(&"chart", i))?;
            let bit = kind.map_or(0, |kind| 1u32.bounded_shl(kind as u32));
            let (code, field): (FaultCode, Name) = match () {
                () if kind.is_none() => (unsaid(row.kind.0), &text!("kind")),
                () if seen & bit != 0 => {
                    let other = rows.iter().position(|other| other.kind == row.kind).unwrap_or(0);
                    let fault = Fault::against(&text!("kind"), &"[].kind: a kind has one row").in_list(&"chart", i);
                    return Err(fault.other_at(other));
                }
                () if !is_die(row.faces) => {
                    let (least, most) = FACES;
                    return Err(Fault::beyond(&"faces", row.faces, least.into(), most.into()).in_list(&"chart", i));
                }
                () if row.dice() != said => {
                    let fault = Fault::against(&"faces", &"[].faces: a game has dice of one kind").in_list(&"chart", i);
                    return Err(fault.valued(row.faces));
                }
                () if let Some((number, most, field)) = beyond => {
                    return Err(Fault::beyond(field, number, 0, most.into()).in_list(&"chart", i));
                }
                () => {
                    row.spared().map_err(|fault| fault.in_list(&"chart", i))?;
                    seen |= bit;
                    continue;
                }
            };
            return Err(Fault::new(code, field).in_list(&"chart", i));
        }
        if said != 0 && seen & ROLLING != ROLLING {
            // The edition's numbers are for six faces.
            return Err(Fault::new(FaultCode::MissingField, &"chart"));
        }
        Ok(chart)
    }
    /// Returns the number of faces of the game's dice, 0 for six.
    pub(crate) fn faces(self) -> u8 {
        self.0.first().map_or(0, UnitValue::dice)
    }
    /// Returns the cost of a kind, which costs something.
    pub(crate) fn cost(self, kind: Kind) -> Result<u8, Fault> {
        match self.row(kind).cost {
            0 => Err(self.missing(kind, &text!("cost"))),
            cost => Ok(cost),
        }
    }
    /// Reads the highest rolls that hit, in attack and in defence, of kinds that fight.
    pub(crate) fn read(self, kinds: &[Kind], attack: &mut [u8], defence: &mut [u8]) -> Result<(), Fault> {
        for (kind, (attack, defence)) in kinds.iter().zip(attack.iter_mut().zip(defence)) {
            let row = self.row(*kind);
            let (Some(attacks), Some(defends)) = (row.attack.get(), row.defence.get()) else {
                let field: Name = if row.attack.get().is_none() { &"attack" } else { &"defence" };
                return Err(self.missing(*kind, field));
            };
            (*attack, *defence) = (attacks, defends);
        }
        Ok(())
    }
    /// Returns the fault of a row of the game without a value.
    #[cold]
    fn missing(self, kind: Kind, field: Name) -> Fault {
        let at = self.0.iter().position(|row| row.kind.0 == kind.code()).unwrap_or(0);
        Fault::new(FaultCode::MissingField, field).in_list(&"chart", at)
    }
    /// Adds the house rules of the kinds for which `counts` holds.
    pub(crate) fn cite(self, cites: &mut Cites, counts: impl Fn(Kind) -> bool) {
        for row in self.0.iter().filter(|row| row.rule > 0 && row.kind.get().is_some_and(&counts)) {
            cites.add(Rule(row.rule));
        }
    }
    /// Returns a chart that was checked before.
    #[cfg_attr(feature = "fast", inline)]
    pub(crate) fn checked(rows: &'a [UnitValue]) -> Self {
        Chart(rows)
    }
    /// Returns the row of a kind. That of a game's own kind that has none hits nothing.
    pub fn row(self, kind: Kind) -> &'a UnitValue {
        let printed = CHART.get(kind.index());
        if self.0.is_empty() {
            printed.unwrap_or(&NOTHING)
        } else {
            self.replaced(kind).or(printed).unwrap_or(&NOTHING)
        }
    }
    /// Returns the game's own row of a kind.
    fn replaced(self, kind: Kind) -> Option<&'a UnitValue> {
        let code = kind.code();
        self.0.iter().find(|row| row.kind.0 == code)
    }
    /// Returns a bit for each kind that there is: each printed one, and a game's own that have a row.
    #[cfg_attr(not(feature = "fast"), inline(never))]
    pub(crate) fn kinds(self) -> u32 {
        let mut kinds = EDITION;
        for row in self.0 {
            // A chart's kinds are words.
            kinds |= 1u32.bounded_shl(row.kind.0.into());
        }
        kinds
    }
}

/// A kind whose row of the unit chart is wanted.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct OneKind<'a> {
    /// The kind.
    #[required]
    pub kind: Code<Kind>,
    /// Rows of the unit chart that replace the edition's. An empty list for the edition's chart.
    pub chart: &'a [UnitValue],
}

/// Returns a kind's row of the unit chart, the edition's or the game's (AA units).
///
/// ```
/// use grognard_core::axis_allies::units::{Kind, OneKind, values};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let fighter = values(&OneKind { kind: Code::new(Kind::Fighter), chart: &[] }, &mut Trail::none())?.value;
/// assert_eq!((fighter.cost, fighter.movement), (12, 4));
/// assert_eq!((fighter.attack.get(), fighter.defence.get()), (Some(3), Some(4)));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` and `unknown_word` for the kind, and for the kind of a row of the chart.
/// * `contradiction` for a kind that the chart does not have, a kind with two rows, and rows for dice of two kinds.
/// * `missing_field` at `chart` for other dice than six-sided ones without a row of each kind that rolls.
/// * `out_of_range` for faces that no die has, for figures above the faces, and for a rule that is not one of the
///   game's own. It is also for a game's own kind that fires special shots or carries something.
/// * `reserved` for reserved bytes of a row that are not 0.
pub fn values(question: &OneKind<'_>, _trail: &mut Trail<'_>) -> Result<Ruling<UnitValue>, Fault> {
    let kind = word(question.kind, &text!("kind"))?;
    let chart = Chart::of(question.chart)?;
    if chart.kinds() & 1u32.bounded_shl(kind as u32) == 0 {
        return Err(Fault::against(&text!("kind"), &"chart: the chart has no such units"));
    }
    let mut cites = Cites::by(UNITS);
    let carrier = kind.carried_by().unwrap_or(kind);
    cites.add_if(R3_2A, carrier == Kind::Transport);
    cites.add_if(R3_4A, carrier == Kind::Carrier);
    cites.add_if(R3_5A, kind == Kind::Battleship);
    chart.cite(&mut cites, |of| of == kind);
    Ok(Ruling::new(*chart.row(kind), cites))
}
