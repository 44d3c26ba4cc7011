//! The position: units, map, supply, and the engagement at hand.

use super::waits::Waits;
use crate::capacity::copied;
use crate::fault::{Fault, FaultCode};
use crate::hex::{Hex, Numbering};
use crate::korea::assessment::Engagement;
use crate::korea::combat::Chip;
use crate::korea::options::{Draws, GameRules};
use crate::korea::terrain::{Terrain, ground};
use crate::korea::units::{Arm, MOST_AIR, Quality, Role, Side, Unit};
use crate::notation::chance::Luck;
use crate::notation::{NAME, is_name, letters};
use crate::reflect::{Code, Flag, Reflect, Spare, all_spared};
use crate::table::numbered;
use heapless::Vec;

/// The most units of a position.
pub(super) const UNITS: usize = 48;
/// The most hexes of a position's map.
pub(super) const PLACES: usize = 256;
/// The most depots, and the most rows of the bag.
pub(super) const FEW: usize = 16;
/// The most hexes and hexsides with terrain.
pub(super) const TERRAIN: usize = 48;
/// The most chips of one engagement: 16 of each side.
pub(super) const CHIPS: usize = 32;

/// A unit of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct GameUnit {
    /// The number of the unit, at least 1, the same for the whole game.
    #[required]
    pub id: u16,
    /// Its name in orders: at most 15 letters, digits and `_`, not digits alone. It may be absent.
    #[text]
    pub name: [u8; NAME],
    /// Its hex; of a routed unit the last one.
    #[required]
    pub hex: Hex,
    /// Its side.
    #[required]
    pub side: Code<Side>,
    /// Its quality.
    #[required]
    pub quality: Code<Quality>,
    /// The kind of troops.
    #[required]
    pub arm: Code<Arm>,
    /// The unit is static.
    pub is_static: Flag,
    /// The unit is in the Rout box.
    pub routed: Flag,
    /// Its part in the engagement at hand; absent for none.
    pub role: Code<Role>,
}

const _: () = assert!(size_of::<GameUnit>() == 28, "frozen for this major of the C ABI");

/// A hex of a position's map.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct GamePlace {
    /// The hex.
    #[required]
    pub hex: Hex,
    /// Its terrain is prohibited to units.
    pub prohibited: Flag,
    /// The fleet is committed to its coast.
    pub coast: Flag,
    /// It is a supply source of the UN.
    pub un_supply: Flag,
    /// It is a supply source of the Communists.
    pub communist_supply: Flag,
    /// It can hold no more units of the UN.
    pub un_full: Flag,
    /// It can hold no more units of the Communists.
    pub communist_full: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 2],
}

const _: () = assert!(size_of::<GamePlace>() == 12, "frozen for this major of the C ABI");

/// The terrain of a hex or a hexside.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct GameTerrain {
    /// The hex.
    #[required]
    pub hex: Hex,
    /// The hex on the other side of the hexside; of a hex's own terrain the hex again.
    #[required]
    pub beside: Hex,
    /// The row of the terrain chart.
    pub terrain: Terrain,
}

/// A UN depot of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct GameDepot {
    /// The number of the depot, at least 1.
    #[required]
    pub id: u16,
    /// Its hex.
    #[required]
    pub hex: Hex,
    /// It is within supply range of the UN's units that fight.
    pub in_range: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// The engagement at hand.
#[derive(Debug, PartialEq, Eq, Default)]
pub(super) struct Fight {
    pub kind: Code<Engagement>,
    /// The leads, by their numbers; 0 where no engagement is at hand.
    pub attacker: u16,
    pub defender: u16,
    /// The modifier of movement points, in a meeting engagement.
    pub mp: Option<i8>,
    /// The support used, of the attacker and of the defender.
    pub air: [bool; 2],
    pub fleet: [bool; 2],
    pub depot: [bool; 2],
    /// The chips drawn, the attacker's first.
    pub drawn: Vec<i8, CHIPS>,
    pub differential: i16,
    /// Loss points not yet paid, and who owes them.
    pub owed: u32,
    pub debtor: Code<Role>,
    /// A retreat has paid.
    pub retreated: bool,
    /// Hexes that the retreat has still to enter, where it began, and the hexes entered.
    pub left: u8,
    pub start: Hex,
    pub path: Vec<Hex, 3>,
}

/// A position of a game: a plain value of a fixed size.
///
/// ```
/// use grognard_core::korea::game::Game;
/// let text = b"grognard korea game 1\nturn un\nunit 1 1st_cav un infantry a 0,0\nunit 2 105th communist armored b 1,0\nend";
/// let game = Game::read(text)?;
/// assert_eq!(game.units().len(), 2);
/// assert_eq!(Game::load(&game.save()?)?, game);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
#[derive(Debug, PartialEq)]
pub struct Game {
    pub(super) numbering: Numbering,
    pub(super) turn: Side,
    pub(super) rules: GameRules,
    /// Of the UN and of the Communists.
    pub(super) points: [u16; 2],
    pub(super) air: [u8; 2],
    pub(super) bag: Vec<Chip, FEW>,
    pub(super) luck: Luck,
    pub(super) places: Vec<GamePlace, PLACES>,
    pub(super) terrain: Vec<GameTerrain, TERRAIN>,
    pub(super) units: Vec<GameUnit, UNITS>,
    pub(super) depots: Vec<GameDepot, FEW>,
    pub(super) waits: Waits,
    pub(super) fight: Fight,
}

impl Clone for Fight {
    fn clone(&self) -> Self {
        Fight {
            kind: self.kind,
            attacker: self.attacker,
            defender: self.defender,
            mp: self.mp,
            air: self.air,
            fleet: self.fleet,
            depot: self.depot,
            drawn: copied(&self.drawn),
            differential: self.differential,
            owed: self.owed,
            debtor: self.debtor,
            retreated: self.retreated,
            left: self.left,
            start: self.start,
            path: copied(&self.path),
        }
    }
}

impl Clone for Game {
    fn clone(&self) -> Self {
        Game {
            numbering: self.numbering,
            turn: self.turn,
            rules: self.rules,
            points: self.points,
            air: self.air,
            bag: copied(&self.bag),
            luck: self.luck,
            places: copied(&self.places),
            terrain: copied(&self.terrain),
            units: copied(&self.units),
            depots: copied(&self.depots),
            waits: self.waits,
            fight: self.fight.clone(),
        }
    }
}

/// The place of a side in a pair of numbers.
pub(super) const fn of_side<T: Copy>([un, communist]: [T; 2], side: Side) -> T {
    match side {
        Side::Un => un,
        Side::Communist => communist,
    }
}

/// The place of a role in a pair.
pub(super) const fn of_role(role: Role) -> usize {
    match role {
        Role::Attacker => 0,
        Role::Defender => 1,
    }
}

impl GameUnit {
    /// Returns the unit as the questions of a combat have it.
    pub(super) fn unit(&self) -> Unit {
        let GameUnit { hex, side, quality, arm, is_static, .. } = *self;
        Unit { hex, side, quality, arm, is_static, ..Unit::default() }
    }
    pub(super) fn side(&self) -> Side {
        self.side.get().unwrap_or(Side::Un)
    }
    pub(super) fn is_out(&self) -> bool {
        self.routed.is_set()
    }
    pub(super) fn has(&self, role: Role) -> bool {
        self.role == Code::new(role)
    }
}

impl Game {
    /// A position without anything.
    pub(super) fn empty() -> Self {
        Game {
            numbering: Numbering::Axial,
            turn: Side::Un,
            rules: GameRules::default(),
            points: [0; 2],
            air: [0; 2],
            bag: Vec::new(),
            luck: Luck::default(),
            places: Vec::new(),
            terrain: Vec::new(),
            units: Vec::new(),
            depots: Vec::new(),
            waits: Waits::Orders,
            fight: Fight::default(),
        }
    }
    /// Returns the units, those in the Rout box too.
    pub fn units(&self) -> &[GameUnit] {
        &self.units
    }
    /// Returns the UN depots that are left.
    pub fn depots(&self) -> &[GameDepot] {
        &self.depots
    }
    /// Returns the hexes of the map.
    pub fn places(&self) -> &[GamePlace] {
        &self.places
    }
    /// Returns what the position waits for.
    pub fn waits(&self) -> Waits {
        self.waits
    }
    pub(super) fn unit(&self, id: u16) -> Option<&GameUnit> {
        self.units.iter().find(|unit| unit.id == id)
    }
    pub(super) fn unit_mut(&mut self, id: u16) -> Option<&mut GameUnit> {
        self.units.iter_mut().find(|unit| unit.id == id)
    }
    /// Returns the lead of a role.
    pub(super) fn lead(&self, role: Role) -> Option<&GameUnit> {
        self.unit(if role == Role::Attacker { self.fight.attacker } else { self.fight.defender })
    }
    /// Returns whose decision the position waits for: the attacker's or the defender's.
    pub(super) fn deciding(&self) -> Role {
        match self.waits {
            Waits::Defenders => Role::Defender,
            Waits::Losses | Waits::Retreat => self.fight.debtor.get().unwrap_or(Role::Attacker),
            _ => Role::Attacker,
        }
    }
    /// Returns the side of a role.
    pub(super) fn side_of(&self, role: Role) -> Side {
        if role == Role::Attacker { self.turn } else { self.turn.other() }
    }

    /// Checks that the position can be. The lists are named `units`, `depots` and `hexes`.
    pub(super) fn check(&self) -> Result<(), Fault> {
        self.rules.checked().map_err(|fault| fault.within(&"rules"))?;
        self.check_hexes()?;
        for (at, row) in numbered(&self.terrain) {
            ground(core::slice::from_ref(&row.terrain)).map_err(|fault| fault.at(at))?;
        }
        for (at, unit) in numbered(&self.units) {
            self.check_unit(at, unit).map_err(|fault| fault.in_list(&"units", at))?;
        }
        self.check_depots()?;
        if let Some(rating) = self.air.into_iter().find(|rating| *rating > MOST_AIR) {
            return Err(Fault::beyond(&"air", rating, 0, MOST_AIR.into()));
        }
        self.check_bag()
    }

    /// Checks that each hex is listed once.
    fn check_hexes(&self) -> Result<(), Fault> {
        for (at, place) in numbered(&self.places) {
            place.spared().map_err(|fault| fault.in_list(&"hexes", at))?;
            if let Some(twice) = crate::table::before(&self.places, at).position(|other| other.hex == place.hex) {
                let fault = Fault::against(&"hex", &"[].: a hex is listed once").in_list(&"hexes", at);
                return Err(fault.other_at(twice));
            }
        }
        Ok(())
    }

    /// Checks that a unit says what it is, and that its number, its name and its hex agree with those of the units before.
    fn check_unit(&self, at: usize, unit: &GameUnit) -> Result<(), Fault> {
        let before = || crate::table::before(&self.units, at);
        let against = |field, why, other| Err(Fault::against(field, why).other_at(other));
        if unit.id == 0 {
            return Err(Fault::new(FaultCode::MissingField, &"id"));
        }
        if let Some(twice) = before().position(|other| other.id == unit.id) {
            return against(&"id", &"[].: each unit has its own number", twice);
        }
        let name = letters(&unit.name);
        if !is_name(name) {
            return Err(Fault::new(FaultCode::BadText, &text!("name")));
        }
        let called = |other: &GameUnit| !name.is_empty() && letters(&other.name).eq_ignore_ascii_case(name);
        if let Some(twice) = before().position(called) {
            return against(&text!("name"), &"[].: each unit has its own name", twice);
        }
        let side = unit.side.said(&text!("side"))?;
        unit.quality.said(&"quality")?;
        unit.arm.said(&"arm")?;
        if unit.role.0 > 0 {
            unit.role.said(&text!("role"))?;
        }
        let crowded = |other: &GameUnit| other.hex == unit.hex && other.side() != side && !other.is_out();
        if unit.is_out() {
            return Ok(());
        }
        if !self.places.is_empty() && !self.places.iter().any(|place| place.hex == unit.hex) {
            return Err(Fault::against(&"hex", &"hexes: the unit stands on no hex of the map"));
        }
        if let Some(enemy) = before().position(crowded) {
            return against(&"hex", &"[].: units of both sides do not stand in one hex", enemy);
        }
        Ok(())
    }

    /// Checks that each depot has its own number.
    fn check_depots(&self) -> Result<(), Fault> {
        for (at, depot) in numbered(&self.depots) {
            depot.spared().map_err(|fault| fault.in_list(&"depots", at))?;
            if depot.id == 0 {
                return Err(Fault::new(FaultCode::MissingField, &"id").in_list(&"depots", at));
            }
            if let Some(twice) = crate::table::before(&self.depots, at).position(|other| other.id == depot.id) {
                let fault = Fault::against(&"id", &"[].: each depot has its own number").in_list(&"depots", at);
                return Err(fault.other_at(twice));
            }
        }
        Ok(())
    }

    /// Checks that the bag holds as many chips as can be drawn.
    fn check_bag(&self) -> Result<(), Fault> {
        let most = match self.rules.draws.get() {
            Some(Draws::Nobody) if !self.bag.is_empty() => {
                return Err(Fault::against(&"bag", &"rules.draws: where nobody draws there are no chips"));
            }
            Some(Draws::EveryUnit) => self.units.len().min(CHIPS),
            _ => 2,
        };
        let chips = self.bag.iter().fold(0usize, |sum, chip| sum.saturating_add(chip.count.into()));
        if !self.bag.is_empty() && chips < most {
            return Err(Fault::against(&"bag", &"rules.draws: the bag has fewer chips than are drawn"));
        }
        all_spared(&self.bag, &"bag")
    }
}
