//! The position: units, ground, modifiers and table, and the combats.

use super::waits::Waits;
use crate::acw::attacks::Engaged;
use crate::acw::combat::{Advance, Battle, Stage};
use crate::acw::modifiers::{Condition, Ground, Modifier, check_ground};
use crate::acw::options::GameRules;
use crate::acw::table::{Checked, Outcome, Table, check};
use crate::acw::units::{Army, Hexside, Kind, Side, Unit, check_armies};
use crate::capacity::{copied, push};
use crate::fault::{Fault, FaultCode, Name};
use crate::hex::{Hex, Numbering};
use crate::notation::chance::Luck;
use crate::notation::{NAME, is_name, letters};
use crate::odds::Odds;
use crate::reflect::{Code, Flag, Reflect, Said, Spare};
use crate::ruling::Trail;
use crate::table::numbered;
use heapless::Vec;

/// The most units of a position.
pub(super) const UNITS: usize = 64;
/// The most hexes of a map.
pub(super) const HEXES: usize = 256;
/// The most hexes with ground, and the most hexsides.
pub(super) const GROUND: usize = 64;
/// The most modifiers, and the most results of a table.
pub(super) const FEW: usize = 24;
/// The most columns of a table.
pub(super) const COLUMNS: usize = 16;
/// The most cells of a table.
pub(super) const CELLS: usize = 256;

/// The most that all modifiers together may add to a roll, which no combat then exceeds.
const MOST_DRM: u32 = 100;

/// A unit of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct GameUnit {
    /// The unit.
    #[required]
    pub unit: Unit,
    /// The number of the unit, at least 1, the same for the whole phase.
    #[required]
    pub id: u16,
    /// Its name in orders: at most 15 letters, digits and `_`, not digits alone. It may be absent.
    #[text]
    pub name: [u8; NAME],
    /// Its side: the attacker's phase it is.
    #[required]
    pub side: Code<Side>,
    /// The unit is lost.
    pub gone: Flag,
    /// The unit takes part in the combat at hand.
    pub engaged: Flag,
    /// The unit has fought in this round.
    pub in_round: Flag,
    /// The unit is picked to be lost.
    pub picked: Flag,
    /// The commander must roll.
    pub rolls: Flag,
    /// The number of hexes that the unit has still to retreat.
    pub retreats: u8,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 3],
}

const _: () = assert!(size_of::<GameUnit>() == 60, "frozen for this major of the C ABI");

/// A position of a combat phase: a plain value of a fixed size.
///
/// ```
/// use grognard_core::acw::game::{Arranged, Game, GameUnit, arrange};
/// use grognard_core::acw::{table::EXAMPLE, units::{Kind, Side, Unit}};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::Trail};
/// let unit = |id, q, side| GameUnit {
///     id,
///     side: Code::new(side),
///     unit: Unit {
///         hex: Hex::new(q, 0),
///         kind: Code::new(Kind::Infantry),
///         strength: 4.into(),
///         cohesion: 5.into(),
///         ..Default::default()
///     },
///     ..Default::default()
/// };
/// let units = [unit(1, 0, Side::Attacker), unit(2, 1, Side::Defender)];
/// let position = arrange(&Arranged { units: &units, table: EXAMPLE, ..Default::default() }, &mut Trail::none())?.value;
/// assert_eq!(Game::load(&position)?.units(), &units);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
#[derive(Debug, PartialEq)]
pub struct Game {
    pub(super) numbering: Numbering,
    pub(super) rules: GameRules,
    pub(super) luck: Luck,
    pub(super) round: u16,
    /// The map; without hexes it has no edge.
    pub(super) hexes: Vec<Hex, HEXES>,
    pub(super) ground: Vec<Ground, GROUND>,
    pub(super) hexsides: Vec<Hexside, GROUND>,
    pub(super) modifiers: Vec<Modifier, FEW>,
    pub(super) columns: Vec<Odds, COLUMNS>,
    pub(super) rows: u8,
    pub(super) first: Said<i8>,
    pub(super) cells: Vec<u8, CELLS>,
    pub(super) results: Vec<Outcome, FEW>,
    pub(super) house: u16,
    pub(super) units: Vec<GameUnit, UNITS>,
    /// Who commands each army, by number; 0 for whoever has the most stars.
    pub(super) command: [u16; 2],
    pub(super) waits: Waits,
    /// The combats declared and not yet fought out.
    pub(super) plan: Vec<Engaged, UNITS>,
    /// The combat at hand; 0 for none.
    pub(super) combat: u16,
    /// The Cohesion Ratings that attacker and defender chose; 0 for that of the largest unit.
    pub(super) cohesion: [u8; 2],
    pub(super) battle: Battle,
    /// Where the stack that retreats stood.
    pub(super) origin: Hex,
    /// That stack has begun to retreat.
    pub(super) underway: bool,
}

impl Clone for Game {
    fn clone(&self) -> Self {
        Game {
            numbering: self.numbering,
            rules: self.rules,
            luck: self.luck,
            round: self.round,
            hexes: copied(&self.hexes),
            ground: copied(&self.ground),
            hexsides: copied(&self.hexsides),
            modifiers: copied(&self.modifiers),
            columns: copied(&self.columns),
            rows: self.rows,
            first: self.first,
            cells: copied(&self.cells),
            results: copied(&self.results),
            house: self.house,
            units: copied(&self.units),
            command: self.command,
            waits: self.waits,
            plan: copied(&self.plan),
            combat: self.combat,
            cohesion: self.cohesion,
            battle: self.battle,
            origin: self.origin,
            underway: self.underway,
        }
    }
}

impl GameUnit {
    pub(super) fn is(&self, side: Side) -> bool {
        self.side == Code::new(side) && !self.gone.is_set()
    }
    pub(super) fn side(&self) -> Side {
        self.side.get().unwrap_or(Side::Attacker)
    }
    pub(super) fn is_commander(&self) -> bool {
        self.unit.kind == Code::new(Kind::Commander)
    }
}

/// Returns the other side.
pub(super) fn other(side: Side) -> Side {
    match side {
        Side::Attacker => Side::Defender,
        Side::Defender => Side::Attacker,
    }
}

/// Units of one side, as the questions have them, with their numbers.
pub(super) struct Units {
    pub units: Vec<Unit, UNITS>,
    pub ids: Vec<u16, UNITS>,
}

impl Game {
    /// A position without anything.
    pub(super) fn empty() -> Self {
        Game {
            numbering: Numbering::Axial,
            rules: GameRules::default(),
            luck: Luck::default(),
            round: 1,
            hexes: Vec::new(),
            ground: Vec::new(),
            hexsides: Vec::new(),
            modifiers: Vec::new(),
            columns: Vec::new(),
            rows: 0,
            first: Said::default(),
            cells: Vec::new(),
            results: Vec::new(),
            house: 0,
            units: Vec::new(),
            command: [0; 2],
            waits: Waits::Orders,
            plan: Vec::new(),
            combat: 0,
            cohesion: [0; 2],
            battle: Battle::default(),
            origin: Hex::default(),
            underway: false,
        }
    }
    /// Returns the units, those that are lost too.
    pub fn units(&self) -> &[GameUnit] {
        &self.units
    }
    /// Returns what the position waits for.
    pub fn waits(&self) -> Waits {
        self.waits
    }
    /// Returns the combats that are declared and not yet fought out.
    pub fn plan(&self) -> &[Engaged] {
        &self.plan
    }
    pub(super) fn table(&self) -> Table<'_> {
        Table {
            columns: &self.columns,
            rows: self.rows,
            first: self.first,
            cells: &self.cells,
            results: &self.results,
            rule: self.house,
        }
    }
    pub(super) fn unit(&self, id: u16) -> Option<&GameUnit> {
        self.units.iter().find(|unit| unit.id == id)
    }
    pub(super) fn unit_mut(&mut self, id: u16) -> Option<&mut GameUnit> {
        self.units.iter_mut().find(|unit| unit.id == id)
    }
    /// Returns the units of which something holds.
    pub(super) fn chosen(&self, holds: impl Fn(&GameUnit) -> bool) -> Units {
        let mut out = Units { units: Vec::new(), ids: Vec::new() };
        for unit in self.units.iter().filter(|unit| holds(unit)) {
            // No more than the position has.
            let _full = push(&mut out.units, unit.unit);
            let _full = push(&mut out.ids, unit.id);
        }
        out
    }
    /// Returns the combat in which a hex is declared; 0 for none.
    pub(super) fn combat_of(&self, hex: Hex) -> u16 {
        self.plan.iter().find(|row| row.hex == hex).map_or(0, |row| row.combat)
    }
    /// Returns the hexes of a side in a combat.
    pub(super) fn hexes_of(&self, combat: u16, side: Side) -> impl Iterator<Item = Hex> + '_ {
        let of = move |row: &&Engaged| row.combat == combat && row.side == Code::new(side);
        self.plan.iter().filter(of).map(|row| row.hex)
    }
    /// Returns the hexes that a side holds, each once, in the order of its units.
    pub(super) fn held(&self, side: Side) -> Vec<Hex, UNITS> {
        let mut out = Vec::new();
        for unit in self.units.iter().filter(|unit| unit.is(side)) {
            if !out.contains(&unit.unit.hex) {
                let _full = push(&mut out, unit.unit.hex);
            }
        }
        out
    }
    /// Returns the side that decides.
    pub(super) fn deciding(&self) -> Side {
        match self.waits {
            Waits::Cohesion => Side::Defender,
            Waits::Losses => match self.battle.stage.get() {
                Some(Stage::Defender) => Side::Defender,
                _ => Side::Attacker,
            },
            Waits::Commanders => self.rolling().unwrap_or(Side::Attacker),
            Waits::Retreat => self.retreating().map_or(Side::Attacker, |unit| unit.side()),
            Waits::Advance if self.battle.advance == Code::new(Advance::Defender) => Side::Defender,
            _ => Side::Attacker,
        }
    }

    /// Checks that the position can be. The lists are named as those of the question that arranges it.
    pub(super) fn check(&self) -> Result<(), Fault> {
        self.rules.many()?;
        check(&Checked { table: self.table() }, &mut Trail::none())?;
        for (at, side) in numbered(&self.hexsides) {
            side.checked().map_err(|fault| fault.in_list(&text!("hexsides"), at))?;
        }
        for (at, ground) in numbered(&self.ground) {
            if let Some(twice) = crate::table::before(&self.ground, at).position(|other| other.hex == ground.hex) {
                let fault = Fault::against(&"hex", &"[].: a hex has one ground").in_list(&"ground", at);
                return Err(fault.other_at(twice));
            }
        }
        check_ground(&self.ground)?;
        let mut most = 0u32;
        for (at, modifier) in numbered(&self.modifiers) {
            modifier.check().map_err(|fault| fault.in_list(&"modifiers", at))?;
            most = most.saturating_add(u32::from(modifier.value.unsigned_abs()));
        }
        if most > MOST_DRM {
            return Err(Fault::new(FaultCode::Overflow, &"modifiers"));
        }
        let commanded = self.modifiers.iter().any(|modifier| modifier.what == Code::new(Condition::Commander));
        for (at, unit) in numbered(&self.units) {
            self.check_unit(unit, at, commanded)?;
        }
        let (attackers, defenders) =
            (self.chosen(|unit| unit.is(Side::Attacker)), self.chosen(|unit| unit.is(Side::Defender)));
        check_armies(
            &Army { units: &attackers.units, name: &"units" },
            &Army { units: &defenders.units, name: &"units" },
        )
    }

    fn check_unit(&self, unit: &GameUnit, at: usize, commanded: bool) -> Result<(), Fault> {
        let wrong = |code, field: Name| Err(Fault::new(code, field).in_list(&"units", at));
        let inside = |fault: Fault| fault.in_list(&"units", at);
        let before = || crate::table::before(&self.units, at);
        let against = |field, why, other| Err(inside(Fault::against(field, why).other_at(other)));
        if unit.id == 0 {
            return wrong(FaultCode::MissingField, &"id");
        }
        if let Some(twice) = before().position(|other| other.id == unit.id) {
            return against(&"id", &"[].: each unit has its own number", twice);
        }
        unit.spared().map_err(inside)?;
        let name = letters(&unit.name);
        if !is_name(name) {
            return wrong(FaultCode::BadText, &text!("name"));
        }
        let called = |other: &GameUnit| !name.is_empty() && letters(&other.name).eq_ignore_ascii_case(name);
        if let Some(twice) = before().position(called) {
            return against(&text!("name"), &"[].: each unit has its own name", twice);
        }
        let side = unit.side.said(&text!("side")).map_err(inside)?;
        let kind = unit.unit.rated().map_err(|fault| fault.within(&text!("unit")).in_list(&"units", at))?;
        if commanded && kind == Kind::Commander {
            // A modifier asks for his command value, and for his replacement's.
            let of_unit = |fault: Fault| inside(fault.within(&text!("unit")));
            unit.unit.command.said(&"command").map_err(of_unit)?;
            unit.unit.replacement_command.said(&"replacement_command").map_err(of_unit)?;
        }
        if unit.gone.is_set() {
            return Ok(());
        }
        if !self.hexes.is_empty() && !self.hexes.contains(&unit.unit.hex) {
            let fault = Fault::against(&"hex", &"hexes: the unit stands on no hex of the map");
            return Err(inside(fault.within(&text!("unit"))));
        }
        match before().position(|enemy| enemy.is(other(side)) && enemy.unit.hex == unit.unit.hex) {
            Some(enemy) => {
                let fault = Fault::against(&"hex", &"[].: units of both sides do not stand in one hex");
                Err(inside(fault.within(&text!("unit")).other_at(enemy)))
            }
            None => Ok(()),
        }
    }
}
