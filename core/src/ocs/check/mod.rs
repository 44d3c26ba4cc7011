//! A check of a whole position that reports every fault at once. Other operations trust nothing either, but check only
//! what they use.

mod faults;

pub use faults::*;

use super::board::{Board, BoardHeld, BoardHex, ChartRow, SIDES_OF_A_GAME, key, opposite};
use crate::bounded::Bounded;
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::ocs::rules::*;
use crate::ocs::tables::InUse;
use crate::ocs::trucks::most_load;
use crate::ocs::turn::TurnState;
use crate::ocs::units::{Face, Kind, MOST_MA, MOST_PRINTED, MOST_STEPS, Mode, Size, Unit};
use crate::reflect::{Code, Nth, Question, Word};
use crate::rule::Rule;
use crate::ruling::{Cites, Ruling, Sink, Trail};
use crate::table::numbered;

/// A position to check.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Position<'a> {
    /// The position, its lists in any order.
    #[required]
    #[as_given]
    pub board: Board<'a>,
    /// Where the game stands. If absent, nothing is said of it.
    pub turn: TurnState,
}

/// Returns every fault of a position at once:
///
/// * unknown words, numbers out of range, lists out of order;
/// * what the rules make impossible: a mode that a kind cannot be in (13.2d, 13.5), and two ports, air bases or
///   hedgehogs in a hex (4.8);
/// * as impossible: combat units of two sides in a hex (4.8c), and a load without Transport Points that carry it.
///
/// Two units with the same `id` other than 0 are a fault too, and so are Reserves (5.4a) of a side whose markers `turn`
/// does not count. Of the game's own tables it is the first fault, as `ocs.tables.check` has it. The rows are the faults, by
/// list and row, then that of `tables`, those of `turn` last. Overstacking is not a fault of a
/// position; `ocs.stacking.overstacked` reports it.
///
/// ```
/// use grognard_core::ocs::{board::Board, check::{check, BoardFault, Position}, units::{Kind, Mode, Unit}};
/// use grognard_core::{fault::FaultCode, reflect::Code, ruling::{Sink, Trail}};
/// let units = [Unit { mode: Code::new(Mode::Combat), rating: 9.into(), ..Unit::of(1, Kind::Pax) }];
/// let mut room = [BoardFault::default(); 8];
/// let mut rows = Sink::new(&mut room);
/// let board = Board { units: &units, ..Default::default() };
/// assert_eq!(check(&Position { board, ..Default::default() }, &mut rows, &mut Trail::none())?.value.faults, 2);
/// assert_eq!(rows.items()[0].code.get(), Some(FaultCode::OutOfRange)); // the rating
/// assert_eq!(rows.items()[1].code.get(), Some(FaultCode::ImpossibleMode));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `reserved` for reserved bytes of the options, the limits and the turn that are not 0.
/// * `missing_field` for the number, the segment, the sides and the player of a turn.
/// * `unknown_word` for words of the turn, and `out_of_range` for a side above 8.
/// * `contradiction` for two players of one side, and for a player who is neither.
/// * `buffer_too_small` in C, for a list of rows that is too small.
pub fn check(
    question: &Position<'_>,
    rows: &mut Sink<'_, BoardFault>,
    _trail: &mut Trail<'_>,
) -> Result<Ruling<BoardSummary>, Fault> {
    let board = &question.board;
    board.check_constants()?;
    let before = rows.needed();
    let mut look = Look { board, rows, cites: Cites::by(R4_0), row: BoardFault::default() };
    for (at, row) in numbered(board.chart) {
        look.at(BoardList::Chart, at, Hex::default());
        look.chart_row(row);
    }
    let mut last = None;
    for (at, hex) in numbered(board.hexes) {
        look.at(BoardList::Hexes, at, hex.hex);
        look.fault_if(last >= Some(key(hex.hex)), FaultCode::Contradiction, BoardField::Hex);
        look.fault_if(at >= usize::from(u16::MAX), FaultCode::OutOfRange, BoardField::Whole);
        last = Some(key(hex.hex));
        look.hex(hex);
    }
    let (mut last, mut names) = (None, Names::default());
    for (at, unit) in numbered(board.units) {
        look.at(BoardList::Units, at, unit.hex);
        look.fault_if(last > Some(key(unit.hex)), FaultCode::Contradiction, BoardField::Hex);
        look.fault_if(at >= usize::from(u16::MAX), FaultCode::OutOfRange, BoardField::Whole);
        last = Some(key(unit.hex));
        let known = board.hexes.is_empty() || board.place(unit.hex).is_some();
        look.fault_if(!known, FaultCode::OutOfRange, BoardField::Hex);
        let earlier = board.units.get(..at).unwrap_or_default();
        look.fault_if(names.seen(unit.id, earlier), FaultCode::Contradiction, BoardField::Id);
        look.unit(unit);
        look.company(at, unit);
    }
    if let Err(fault) = InUse::check_board(board.tables) {
        look.tables(&fault);
    }
    if question.turn != TurnState::default() {
        question.turn.sound()?;
        look.turn(&question.turn);
    }
    let cites = look.cites;
    let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    let value = BoardSummary {
        faults: count(rows.needed().saturating_sub(before)),
        chart: count(board.chart.len()),
        hexes: count(board.hexes.len()),
        units: count(board.units.len()),
    };
    Ok(Ruling::new(value, cites))
}

/// A filter of identifiers by a few of their bits: most new identifiers are recognised by it alone.
struct Names([u64; 64]);

impl Default for Names {
    fn default() -> Self {
        Names([0; 64])
    }
}

impl Names {
    /// Adds an identifier, and returns whether an earlier unit has it. 0 is no identifier.
    fn seen(&mut self, id: u32, earlier: &[Unit]) -> bool {
        let mixed = id.wrapping_mul(0x9E37_79B9) >> 20;
        let bit = 1u64.bounded_shl(mixed & 63);
        let Some(word) = usize::try_from(mixed >> 6).ok().and_then(|at| self.0.get_mut(at)) else { return false };
        let perhaps = *word & bit != 0;
        *word |= bit;
        id != 0 && perhaps && earlier.iter().any(|unit| unit.id == id)
    }
}

/// Returns the first fault of a unit by itself.
pub(crate) fn fault_of(board: &Board<'_>, unit: &Unit) -> Option<Fault> {
    let mut room = [BoardFault::default()];
    let mut rows = Sink::new(&mut room);
    Look { board, rows: &mut rows, cites: Cites::by(R4_0), row: BoardFault::default() }.unit(unit);
    let found = rows.items().first()?;
    let name = |field: Code<BoardField>| match field.get() {
        None | Some(BoardField::Whole) => &"",
        Some(field) => BoardField::VOCABULARY.words.get(usize::from(field.code())).unwrap_or(&""),
    };
    let (code, field, inner) = (found.code.get()?, name(found.field), name(found.inner));
    // Small programs know by name only the records that contain others.
    let fault = if inner.is_empty() { Fault::new(code, field) } else { Fault::new(code, inner).within(field) };
    Some(match *field {
        _ if code != FaultCode::Contradiction => fault,
        "had_bridge" => fault.because(&".kind: only engineers have a bridge"),
        _ => fault.because(&".amount: such a counter does not carry as much"),
    })
}

/// The check of the rows, one after another.
struct Look<'q, 'b, 'r, 's> {
    board: &'q Board<'b>,
    rows: &'r mut Sink<'s, BoardFault>,
    cites: Cites,
    row: BoardFault,
}

impl Look<'_, '_, '_, '_> {
    fn at(&mut self, list: BoardList, index: usize, hex: Hex) {
        let index = u32::try_from(index).unwrap_or(u32::MAX);
        self.row = BoardFault { index, hex, list: Code::new(list), ..BoardFault::default() };
    }
    fn fault(&mut self, code: FaultCode, field: BoardField, inner: BoardField) {
        self.rows.push(BoardFault {
            code: Code::new(code),
            field: Code::new(field),
            inner: Code::new(inner),
            ..self.row
        });
    }
    fn fault_if(&mut self, wrong: bool, code: FaultCode, field: BoardField) {
        if wrong {
            self.fault(code, field, BoardField::Whole);
        }
    }
    fn word<W: Word>(&mut self, code: Code<W>, field: BoardField) {
        // What must be said is checked where an answer depends on it.
        self.fault_if(code.0 != 0 && code.get().is_none(), FaultCode::UnknownWord, field);
    }
    fn impossible(&mut self, code: FaultCode, field: BoardField, rule: Rule) {
        self.cites.add(rule);
        self.row.rule = rule.0;
        self.fault(code, field, BoardField::Whole);
        self.row.rule = 0;
    }
    fn reserved(&mut self, bytes: &[u8]) {
        self.fault_if(bytes.iter().any(|byte| *byte != 0), FaultCode::Reserved, BoardField::Reserved);
    }
    /// Checks a reference to a row of the chart, counted from 1.
    fn names_row(&mut self, row: u8, field: BoardField) {
        self.fault_if(usize::from(row) > self.board.chart.len(), FaultCode::OutOfRange, field);
    }
    /// Adds the fault of the game's own tables, by the part that it is in.
    fn tables(&mut self, fault: &Fault) {
        let (listed, path) = (fault.is_in_list(), [fault.list(), fault.field()]);
        let index = if listed { fault.index().into() } else { u32::MAX };
        let part = path.iter().find_map(|path| path.strip_prefix("board.tables."));
        let part = part.unwrap_or(fault.inner());
        let field = BoardField::VOCABULARY.code(part).and_then(BoardField::of).unwrap_or(BoardField::Whole);
        self.row = BoardFault { index, list: Code::new(BoardList::Tables), ..BoardFault::default() };
        self.fault(fault.code(), field, BoardField::Whole);
    }
    /// Checks that the Reserve markers of each side with Reserves are said.
    fn turn(&mut self, turn: &TurnState) {
        let ahead = [
            (turn.first, turn.first_reserves, BoardField::FirstReserves),
            (turn.second, turn.second_reserves, BoardField::SecondReserves),
        ];
        for (side, markers, field) in ahead {
            let waits = |unit: &&Unit| unit.side == side && unit.mode.get() == Some(Mode::Reserve);
            if markers.get().is_none() && self.board.units.iter().any(|unit| waits(&unit)) {
                self.row = BoardFault { index: u32::MAX, list: Code::new(BoardList::Turn), ..BoardFault::default() };
                self.impossible(FaultCode::MissingField, field, R5_4A);
            }
        }
    }
    fn chart_row(&mut self, row: &ChartRow) {
        let terrain = &row.terrain;
        let cells =
            [(terrain.armor, BoardField::Armor), (terrain.mech, BoardField::Mech), (terrain.other, BoardField::Other)];
        for (cell, field) in cells {
            if cell.factor().is_none() {
                self.fault(FaultCode::OutOfRange, BoardField::Terrain, field);
            }
        }
        if terrain.ground.0 != 0 && terrain.ground.get().is_none() {
            self.fault(FaultCode::UnknownWord, BoardField::Terrain, BoardField::Ground);
        }
        if terrain.reserved != [0; 2] {
            self.fault(FaultCode::Reserved, BoardField::Terrain, BoardField::Reserved);
        }
        self.word(row.feature, BoardField::Feature);
        self.names_row(row.bridged, BoardField::Bridged);
        self.names_row(row.also, BoardField::Also);
        self.names_row(row.weather_row, BoardField::WeatherRow);
        let variant = usize::from(row.weather_row).checked_sub(1).and_then(|at| self.board.chart.get(at));
        self.fault_if(variant.is_some_and(|row| row.weather == 0), FaultCode::Contradiction, BoardField::WeatherRow);
        self.fault_if(row.weather_side > SIDES_OF_A_GAME, FaultCode::OutOfRange, BoardField::WeatherSide);
    }
    fn hex(&mut self, hex: &BoardHex) {
        self.names_row(hex.terrain, BoardField::Terrain);
        self.word(hex.settlement, BoardField::Settlement);
        self.fault_if(hex.rail > 63, FaultCode::OutOfRange, BoardField::Rail);
        self.fault_if(hex.multi_track & !hex.rail != 0, FaultCode::Contradiction, BoardField::MultiTrack);
        for row in hex.roads {
            self.names_row(row.0, BoardField::Roads);
        }
        for row in hex.sides {
            self.names_row(row.0, BoardField::Sides);
        }
        self.fault_if(hex.control > SIDES_OF_A_GAME, FaultCode::OutOfRange, BoardField::Control);
        self.fault_if(hex.supply_source > SIDES_OF_A_GAME, FaultCode::OutOfRange, BoardField::SupplySource);
        let joined = hex.rail != 0 || hex.roads != [Nth::default(); 6] || hex.sides != [Nth::default(); 6];
        self.fault_if(hex.off_map.is_set() && joined, FaultCode::Contradiction, BoardField::OffMap);
        self.word(hex.combat_stage, BoardField::CombatStage);
        self.fault_if(hex.attacked_from > 63, FaultCode::OutOfRange, BoardField::AttackedFrom);
        self.reserved(&[hex.reserved]);
        // 14.8b: the zone of a marker is its hex and the six around it.
        let mut zones = hex.trainbust_marker;
        for (_, _, next) in self.board.neighbours(hex) {
            zones |= next.trainbust_marker;
        }
        if zones & !hex.trainbusted != 0 {
            self.impossible(FaultCode::Contradiction, BoardField::Trainbusted, R14_8B);
        }
        // Two hexes must agree on the side between them.
        for (side, _, next) in self.board.neighbours(hex) {
            let (mine, theirs) = (1u8.bounded_shl(u32::from(side)), 1u8.bounded_shl(u32::from(opposite(side))));
            let differ = |a: u8, b: u8| a & mine != 0 && b & theirs == 0;
            self.fault_if(differ(hex.rail, next.rail), FaultCode::Contradiction, BoardField::Rail);
            self.fault_if(differ(hex.multi_track, next.multi_track), FaultCode::Contradiction, BoardField::MultiTrack);
            let row = |rows: &[Nth; 6], side: u8| rows.get(usize::from(side)).map_or(0, |row| row.0);
            let (own, other) = (row(&hex.roads, side), row(&next.roads, opposite(side)));
            self.fault_if(own != 0 && other == 0, FaultCode::Contradiction, BoardField::Roads);
            let (own, other) = (row(&hex.sides, side), row(&next.sides, opposite(side)));
            self.fault_if(own != 0 && other != 0 && own != other, FaultCode::Contradiction, BoardField::Sides);
        }
    }
    fn unit(&mut self, unit: &Unit) {
        self.word(unit.kind, BoardField::Kind);
        self.word(unit.arm, BoardField::Arm);
        self.word(unit.symbol, BoardField::Symbol);
        self.word(unit.size, BoardField::Size);
        self.word(unit.mode, BoardField::Mode);
        self.word(unit.oriented, BoardField::Oriented);
        self.word(unit.stocks, BoardField::Stocks);
        self.word(unit.combat_supply, BoardField::CombatSupply);
        self.word(unit.aboard, BoardField::Aboard);
        self.word(unit.transported, BoardField::Transported);
        self.word(unit.fuelled_by, BoardField::FuelledBy);
        self.word(unit.progress, BoardField::Progress);
        self.word(unit.last_supply, BoardField::LastSupply);
        self.word(unit.threw, BoardField::Threw);
        self.face(&unit.combat_side, BoardField::CombatSide);
        self.face(&unit.move_side, BoardField::MoveSide);
        let multi_step = unit.size.get() == Some(Size::MultiStep);
        let few = if multi_step { 2 } else { 0 };
        self.fault_if(!(few..=MOST_STEPS).contains(&unit.steps), FaultCode::OutOfRange, BoardField::Steps);
        self.fault_if(unit.steps_lost >= unit.most_steps(), FaultCode::OutOfRange, BoardField::StepsLost);
        self.fault_if(
            unit.rating.get().is_some_and(|r| !(0..=5).contains(&r)),
            FaultCode::OutOfRange,
            BoardField::Rating,
        );
        self.fault_if(unit.side > SIDES_OF_A_GAME, FaultCode::OutOfRange, BoardField::Side);
        // What every unit of a board has.
        let combat = unit.kind.get().is_some_and(Kind::is_combat);
        self.fault_if(unit.kind.0 == 0, FaultCode::MissingField, BoardField::Kind);
        self.fault_if(unit.side == 0, FaultCode::MissingField, BoardField::Side);
        self.fault_if(combat && unit.mode.0 == 0, FaultCode::MissingField, BoardField::Mode);
        self.reserved(&unit.reserved);
        let Some(kind) = unit.kind.get() else { return };
        self.fault_if(unit.had_bridge.is_set() && !kind.is_engineer(), FaultCode::Contradiction, BoardField::HadBridge);
        if unit.mode.get().is_some_and(|mode| !kind.can_be(mode)) {
            let rule = if kind.is_replacement() { R13_5 } else { R13_2D };
            self.impossible(FaultCode::ImpossibleMode, BoardField::Mode, rule);
        }
        let most = match kind {
            Kind::Hedgehog => 4,
            Kind::AirBase => 3,
            _ => u16::MAX,
        };
        self.fault_if(unit.amount > most, FaultCode::OutOfRange, BoardField::Amount);
        // After a capture a unit keeps the whole remaining load, even beyond its capacity (9.14c, example: 9T on two points).
        let most = match kind {
            Kind::Port => unit.amount.into(),
            kind if kind.is_transport() => most_load(unit.amount),
            _ => 0,
        };
        self.fault_if(u32::from(unit.load) > most, FaultCode::Contradiction, BoardField::Load);
    }
    fn face(&mut self, face: &Face, side: BoardField) {
        let faults = [
            (face.strength.get().is_some_and(|n| n > MOST_PRINTED), FaultCode::OutOfRange, BoardField::Strength),
            (face.barrage.get().is_some_and(|n| n > MOST_PRINTED), FaultCode::OutOfRange, BoardField::Barrage),
            (face.ma.get().is_some_and(|n| n > MOST_MA), FaultCode::OutOfRange, BoardField::Ma),
            (face.style.get().is_none(), FaultCode::UnknownWord, BoardField::Style),
            (face.mobility.0 != 0 && face.mobility.get().is_none(), FaultCode::UnknownWord, BoardField::Mobility),
            (
                face.throw_mobility.0 != 0 && face.throw_mobility.get().is_none(),
                FaultCode::UnknownWord,
                BoardField::ThrowMobility,
            ),
        ];
        for (_, code, field) in faults.into_iter().filter(|(wrong, _, _)| *wrong) {
            self.fault(code, side, field);
        }
    }
    /// Checks the units that cannot share a hex with an earlier unit of the list.
    fn company(&mut self, at: usize, unit: &Unit) {
        let (Some(kind), true) = (unit.kind.get(), unit.aboard.0 == 0 && !self.board.is_off_map(unit.hex)) else {
            return;
        };
        let mut earlier = self.board.stack(unit.hex).take_while(|(other, _)| *other < at).map(|(_, u)| u);
        let facility = matches!(kind, Kind::Port | Kind::AirBase | Kind::Hedgehog);
        let clash = earlier.find(|u| {
            let fights = kind.is_combat() && u.kind.get().is_some_and(Kind::is_combat) && u.side != unit.side;
            u.aboard.0 == 0 && (fights || (facility && u.kind == unit.kind))
        });
        if clash.is_some() {
            let (field, rule) = if facility { (BoardField::Kind, R4_8) } else { (BoardField::Side, R4_8C) };
            self.impossible(FaultCode::Contradiction, field, rule);
        }
    }
}
