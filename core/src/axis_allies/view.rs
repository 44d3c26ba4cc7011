//! A position from the point of view of one power: who holds what, and where enemies are.

use super::board::{Board, Holding, Unit};
use super::map::{Map, Site};
use super::places::Roster;
use super::powers::Power;
use super::set::Set;
use super::units::{Chart, Domain, Kind, UnitValue, unsaid, word};

use crate::bounded::Bounded;
use crate::fault::{Fault, FaultCode, Name};
use crate::reflect::{Code, Locus, Spare};
use crate::table::numbered;

/// A position from the point of view of one power.
#[derive(Debug, Clone, Copy)]
pub(crate) struct View<'a> {
    pub map: Map<'a>,
    pub chart: &'a [UnitValue],
    pub holdings: &'a [Holding],
    pub units: &'a [Unit],
    pub power: Power,
    /// A transport may carry pieces of different nations.
    pub mixed_cargo: bool,
    /// Sea zones.
    pub sea: Set,
    /// Land of the power's side without enemies.
    pub friendly: Set,
    /// Land that belonged to its side when the turn began.
    pub began: Set,
    /// Neutral land.
    pub neutral: Set,
    /// Land that was neutral when the turn began.
    pub began_neutral: Set,
    /// Spaces with enemies: any piece but an antiaircraft gun on land, any ship at sea.
    pub occupied: Set,
    /// Land with an enemy antiaircraft gun.
    pub guns: Set,
    /// Spaces in which a battle took place in this turn.
    pub battled: Set,
    /// Where the pieces of each sort are in the list.
    pub roster: Roster,
}

impl<'a> View<'a> {
    /// Creates an unchecked view of a position.
    pub fn new(board: &Board<'a>) -> Self {
        View {
            map: Map::new(board.spaces, board.links, board.canals, board.tas_links.is_set()),
            chart: board.chart,
            holdings: board.holdings,
            units: board.units,
            mixed_cargo: board.mixed_cargo.is_set(),
            power: Power::Nobody,
            sea: Set::default(),
            friendly: Set::default(),
            began: Set::default(),
            neutral: Set::default(),
            began_neutral: Set::default(),
            occupied: Set::default(),
            guns: Set::default(),
            battled: Set::default(),
            roster: Roster::UNKNOWN,
        }
    }

    /// Returns the view of a power on a position that was checked before: what it says is that of [`see`](Self::see),
    /// which tells apart what cannot be.
    pub fn known(board: &Board<'a>, power: Power) -> Self {
        let mut view = View::new(board);
        view.power = power;
        let trusted = view.ground(false).and_then(|()| view.forces(false));
        debug_assert!(trusted.is_ok() && view.is_seen(), "a position that was checked is not as it was");
        view
    }

    /// Returns whether a look through the whole position shows the same.
    fn is_seen(&self) -> bool {
        let mut other = View { roster: Roster::UNKNOWN, ..*self };
        for set in [
            &mut other.sea,
            &mut other.friendly,
            &mut other.began,
            &mut other.neutral,
            &mut other.began_neutral,
            &mut other.occupied,
            &mut other.guns,
            &mut other.battled,
        ] {
            *set = Set::default();
        }
        other.see(Code::new(self.power)).is_ok()
            && [self.sea, self.friendly, self.began, self.neutral, self.occupied, self.guns, self.battled]
                == [other.sea, other.friendly, other.began, other.neutral, other.occupied, other.guns, other.battled]
            && self.began_neutral == other.began_neutral
    }

    /// Checks the position and fills the view of a power.
    pub fn see(&mut self, power: Code<Power>) -> Result<(), Fault> {
        self.power = word(power, &"power")?;
        if self.power == Power::Nobody {
            return Err(Fault::new(FaultCode::MissingField, &"power"));
        }
        self.map.check()?;
        Chart::of(self.chart).map_err(|f| f.of_list(&"board.chart"))?;
        if let Some((at, field)) = numbered(self.chart).find_map(|(at, row)| Some((at, row.lacks()?))) {
            return Err(Fault::new(FaultCode::MissingField, field).in_list(&"board.chart", at));
        }
        self.ground(true)?;
        self.forces(true)
    }

    /// Returns a piece's row of the unit chart; the chart and the list were checked.
    #[cfg_attr(not(feature = "fast"), inline(never))]
    pub fn row_of(&self, unit: &Unit) -> &'a UnitValue {
        self.row(unit.kind.get().unwrap_or(Kind::IndustrialComplex))
    }
    /// Returns a kind's row of the unit chart; the chart was checked.
    #[cfg_attr(feature = "fast", inline)]
    pub fn row(&self, kind: Kind) -> &'a UnitValue {
        Chart::checked(self.chart).row(kind)
    }

    /// Returns whether the chart has a row for a kind; the chart was checked.
    pub fn has(&self, kind: Code<Kind>) -> bool {
        Chart::checked(self.chart).kinds() & 1u32.bounded_shl(kind.0.into()) != 0
    }

    /// Returns a kind's cost; the chart was checked.
    pub fn cost(&self, kind: Kind) -> Result<u8, Fault> {
        Chart::checked(self.chart).cost(kind).map_err(|f| f.of_list(&"board.chart"))
    }

    /// Determines the owner of each space; unless it is known, whether that can be.
    fn ground(&mut self, checks: bool) -> Result<(), Fault> {
        let mut listed = Set::default();
        for (i, holding) in numbered(self.holdings) {
            if let Some(fault) = Some(holding).filter(|_| checks).and_then(|_| self.wrong_holding(holding, &listed)) {
                let other = self.holdings.iter().position(|other| other.space == holding.space);
                return Err(fault.in_list(&"board.holdings", i).other_at(other.unwrap_or(0)));
            }
            listed.add(holding.space.0);
            self.battled.add_if(holding.space.0, holding.battled.is_set());
            let was = if holding.taken.is_set() { holding.was } else { holding.owner };
            self.own(holding.space.0, holding.owner, was);
        }
        #[cfg(feature = "spaces")]
        if self.map.is_own() {
            self.print(&listed);
            return Ok(());
        }
        let mut n = 1u16;
        while let Some(space) = self.map.space(n) {
            if space.is_sea() {
                self.sea.add(n);
            } else if !listed.has(n) {
                self.own(n, space.owner, space.owner);
            }
            // At most 255 spaces.
            n = n.bounded_add(1);
        }
        self.neutral.leave(&self.sea);
        self.began_neutral.leave(&self.sea);
        Ok(())
    }

    /// Gives the printed owners the land of the built-in board that is not listed.
    #[cfg(feature = "spaces")]
    fn print(&mut self, listed: &Set) {
        self.sea = super::map::tables::ZONES;
        for (owner, land) in super::map::tables::OWNED {
            let land = land.without(listed);
            if self.power.is_friend(owner) {
                self.friendly.join(&land);
                self.began.join(&land);
            }
            if owner == Power::Nobody {
                self.neutral.join(&land);
                self.began_neutral.join(&land);
            }
        }
        self.neutral.leave(&self.sea);
        self.began_neutral.leave(&self.sea);
    }

    /// Returns what is wrong with a holding.
    fn wrong_holding(&self, holding: &Holding, listed: &Set) -> Option<Fault> {
        let space = holding.space;
        let nobody = |power: Code<Power>| power == Code::default();
        let printed = match self.map.at(space.0, &"space") {
            Ok(printed) => printed,
            Err(fault) => return Some(fault),
        };
        let (sea, neutral) = (printed.is_sea(), nobody(printed.owner));
        let (owner, was) = (holding.owner, holding.was);
        let loose = sea || nobody(owner);
        let (code, field, why): (FaultCode, Name, Name) = match () {
            () if owner.get().is_none() => (FaultCode::UnknownWord, &"owner", &""),
            () if was.get().is_none() => (FaultCode::UnknownWord, &"was", &""),
            () if listed.has(space.0) => (FaultCode::Contradiction, &"space", &"[].space: a space has one entry"),
            // Land with an owner never becomes neutral.
            () if !sea && !neutral && nobody(owner) => (FaultCode::MissingField, &"owner", &""),
            () if sea && !nobody(owner) => (FaultCode::Contradiction, &"owner", &".space: a sea zone has no owner"),
            () if holding.taken.is_set() && loose => {
                (FaultCode::Contradiction, &"taken", &".owner: what was taken has an owner")
            }
            () if !holding.taken.is_set() && !nobody(was) => {
                (FaultCode::Contradiction, &"was", &".taken: only what was taken has a former owner")
            }
            () if holding.taken.is_set() && !neutral && nobody(was) => (FaultCode::MissingField, &"was", &""),
            () if holding.taken.is_set() && was == owner => {
                (FaultCode::Contradiction, &"was", &".owner: nobody takes what was his own")
            }
            () if holding.industrial_complex.is_set() && loose => {
                (FaultCode::Contradiction, &"industrial_complex", &".owner: a complex is in a land that has an owner")
            }
            () => return holding.spared().err(),
        };
        Some(Fault::new(code, field).because(why))
    }

    fn own(&mut self, space: u16, owner: Code<Power>, was: Code<Power>) {
        let friend = |power: Code<Power>| power.get().is_some_and(|power| self.power.is_friend(power));
        let (now, before) = (friend(owner), friend(was));
        self.friendly.add_if(space, now);
        self.began.add_if(space, before);
        self.neutral.add_if(space, owner == Code::default());
        self.began_neutral.add_if(space, was == Code::default());
    }

    /// Determines where the pieces are; unless they are known, whether they can be there.
    fn forces(&mut self, checks: bool) -> Result<(), Fault> {
        self.roster = Roster::NOBODY;
        let mut enemies = 0u32;
        for power in Power::ALL.iter().filter(|power| self.power.is_enemy(**power)) {
            enemies |= 1u32.bounded_shl(u32::from(*power as u8));
        }
        // Pieces and the room that they offer are counted in 16 bits from here on.
        let mut sum = 0u32;
        for (i, unit) in numbered(self.units) {
            if checks {
                if let Some(fault) = self.wrong_unit(unit) {
                    return Err(fault.in_list(&"board.units", i));
                }
                self.cargo(i, unit)?;
                let room = self.row_of(unit).hold.max(1);
                sum = sum.saturating_add(u32::from(room).bounded_mul(u32::from(unit.number())));
                if sum > u32::from(u16::MAX) {
                    return Err(Fault::item(FaultCode::Overflow, &"board.units", i));
                }
            }
            let (kind, owner) = (Self::kind(unit), Self::owner(unit));
            self.roster.note(i, kind, unit.aboard > 0, owner == self.power);
            if enemies & 1u32.bounded_shl(u32::from(owner as u8)) != 0 {
                let sea = self.sea.has(unit.space.0);
                let gun = kind == Kind::AaGun;
                self.occupied.add_if(unit.space.0, if sea { kind.is_ship() } else { !gun });
                self.guns.add_if(unit.space.0, gun && !sea);
            }
        }
        // A space with enemies is not friendly, whoever owns it.
        self.friendly = self.friendly.without(&self.occupied);
        Ok(())
    }

    /// Returns what is wrong with a piece.
    fn wrong_unit(&self, unit: &Unit) -> Option<Fault> {
        let kind = Self::kind(unit);
        let sea = self.sea.has(unit.space.0);
        let (code, field, why): (FaultCode, Name, Name) = match kind.domain() {
            _ if unit.kind.get().is_none() => (unsaid(unit.kind.0), &text!("kind"), &""),
            _ if unit.owner.get().is_none() => (FaultCode::UnknownWord, &"owner", &""),
            _ if unit.unloaded.get().is_none() => (FaultCode::UnknownWord, &text!("unloaded"), &""),
            _ if self.map.space(unit.space.0).is_none() => return self.map.at(unit.space.0, &"space").err(),
            _ if Self::owner(unit) == Power::Nobody => (FaultCode::MissingField, &"owner", &""),
            _ if kind == Kind::IndustrialComplex => {
                let why: Name = &"board.holdings: a complex is a fact of its territory, and no unit";
                (FaultCode::Contradiction, &text!("kind"), why)
            }
            _ if !self.has(unit.kind) => {
                (FaultCode::Contradiction, &text!("kind"), &"board.chart: the chart has no such units")
            }
            Domain::Land if sea && unit.aboard == 0 => {
                (FaultCode::Contradiction, &"space", &".aboard: a land unit in a sea zone is aboard a ship")
            }
            Domain::Land if !sea && unit.aboard > 0 => {
                (FaultCode::Contradiction, &"aboard", &".space: a land unit aboard a ship is in a sea zone")
            }
            Domain::Sea if !sea => (FaultCode::Contradiction, &"space", &".kind: a ship is in a sea zone"),
            _ if unit.spent > self.row_of(unit).movement => {
                (FaultCode::Contradiction, &"spent", &".kind: such a unit has fewer spaces of movement")
            }
            // 3.1e: nothing else is captured.
            _ if unit.captured.is_set() && kind != Kind::AaGun => {
                (FaultCode::Contradiction, &text!("captured"), &".kind: only an antiaircraft gun is captured")
            }
            // What is placed at the end of a turn has done nothing in it.
            _ if unit.placed.is_set() && unit.is_used() => {
                (FaultCode::Contradiction, &"placed", &".spent: what was placed in this turn has done nothing in it")
            }
            // 3.2d: transports unload, and land units are unloaded.
            _ if unit.unloaded.0 > 0 && kind.domain() != Domain::Land && kind != Kind::Transport => {
                (FaultCode::Contradiction, &text!("unloaded"), &".kind: transports unload, and land units are unloaded")
            }
            // 3.3a, 3.3c: only what is aboard was carried.
            _ if unit.shuttled.is_set() && unit.aboard == 0 => {
                (FaultCode::Contradiction, &text!("shuttled"), &".aboard: only what is aboard was carried")
            }
            _ if unit.raids.is_set() && kind != Kind::Bomber => {
                (FaultCode::Contradiction, &text!("raids"), &".kind: only bombers raid")
            }
            _ if unit.raids.is_set() && sea => {
                (FaultCode::Contradiction, &text!("raids"), &".space: a raid is on an industrial complex, on land")
            }
            _ => return unit.spared().err().or_else(|| self.wrong_carrier(unit)),
        };
        Some(Fault::new(code, field).because(why))
    }

    /// Returns what is wrong with the ship that a piece is aboard.
    fn wrong_carrier(&self, unit: &Unit) -> Option<Fault> {
        let kind = Self::kind(unit);
        let carrier = self.units.get(unit.carrier()?);
        let Some(carrier) = carrier else {
            return Some(Fault::of_number(&"aboard", usize::from(unit.aboard), self.units.len()));
        };
        let friends = carrier.owner.get().is_some_and(|o| o.is_friend(Self::owner(unit)));
        let carries = kind.carried_by().is_some() && kind.carried_by() == carrier.kind.get();
        if friends && carries && carrier.space == unit.space && carrier.number() == 1 {
            return None;
        }
        let why: Name = match () {
            () if !friends => &"[].owner: the ship is an enemy's",
            () if !carries => &"[].kind: it does not carry such a unit",
            () if carrier.space != unit.space => &"[].space: a unit aboard a ship is in its space",
            () => &"[].count: a unit is aboard a single ship",
        };
        let fault = Fault::against(&"aboard", why);
        Some(fault.other_at(usize::from(unit.aboard).saturating_sub(1)))
    }

    /// Checks that the cargo listed so far is no more than its ship can carry (3.2a, 3.4a), and that no transport
    /// carries pieces of two powers (3.3d).
    fn cargo(&self, at: usize, unit: &Unit) -> Result<(), Fault> {
        let Some(ship) = unit.carrier().and_then(|carrier| self.units.get(carrier)) else { return Ok(()) };
        let place = usize::from(unit.aboard).saturating_sub(1);
        let wrong = |field, why| Err(Fault::against(field, why).in_list(&"board.units", at).other_at(place));
        let kind = Self::kind(ship);
        let mut room = u16::from(self.row_of(ship).hold);
        for other in self.units.get(..=at).unwrap_or_default().iter().filter(|other| other.aboard == unit.aboard) {
            let Some(left) = room.checked_sub(self.bulk(other)) else {
                return wrong(&"aboard", &"[].kind: it has no room for all that is aboard");
            };
            room = left;
            if kind == Kind::Transport && other.owner != unit.owner && !self.mixed_cargo {
                return wrong(&"owner", &"[].owner: a transport carries the pieces of one power");
            }
        }
        Ok(())
    }

    /// Checks that a path is not empty and consists of spaces of the board.
    pub fn path(&self, path: &[Locus<Site>]) -> Result<(), Fault> {
        let code = match path {
            [] => FaultCode::Empty,
            _ => {
                let wrong = numbered(path).find(|(_, space)| self.map.space(space.0).is_none());
                return wrong.map_or(Ok(()), |(_, space)| Err(self.map.beyond(space.0, &text!("path"))));
            }
        };
        Err(Fault::new(code, &text!("path")))
    }

    /// Returns the room that a group takes as cargo.
    #[cfg_attr(feature = "fast", inline)]
    pub fn bulk(&self, unit: &Unit) -> u16 {
        // The product of two bytes.
        u16::from(self.row_of(unit).space).bounded_mul(u16::from(unit.number()))
    }
    /// Returns the kind of a piece, or the one that it acts as if it is a game's own; the list was checked.
    #[cfg_attr(not(feature = "fast"), inline(never))]
    pub fn kind(unit: &Unit) -> Kind {
        unit.kind.get().unwrap_or(Kind::IndustrialComplex).acts_as()
    }
    /// Returns the owner of a piece; the list was checked.
    #[cfg_attr(feature = "fast", inline)]
    pub fn owner(unit: &Unit) -> Power {
        unit.owner.get().unwrap_or(Power::Nobody)
    }
    /// Returns the pieces of a kind.
    pub fn of_kind(&self, kind: Kind) -> impl Iterator<Item = &'a Unit> {
        let units = self.units;
        let places = self.roster.of_kind(kind).among(units.len());
        places.filter_map(|at| units.get(at)).filter(move |unit| Self::kind(unit) == kind)
    }
    /// Returns whether a piece is the power's own.
    #[cfg_attr(feature = "fast", inline)]
    pub fn is_own(&self, unit: &Unit) -> bool {
        Self::owner(unit) == self.power
    }
    /// Returns the present owner of a space.
    pub fn holder(&self, space: u16) -> Power {
        let listed = self.holdings.iter().find(|h| h.space == space).map(|h| h.owner);
        let owner = listed.or(self.map.space(space).map(|s| s.owner));
        owner.and_then(Code::get).unwrap_or(Power::Nobody)
    }
    /// Returns the owner of a space at the start of the game: `Nobody` if neutral.
    pub fn original(&self, space: u16) -> Power {
        self.map.space(space).and_then(|s| s.owner.get()).unwrap_or(Power::Nobody)
    }
    /// Returns whether a space has an industrial complex.
    pub fn has_complex(&self, space: u16) -> bool {
        let built = self.holdings.iter().any(|h| h.space == space && h.industrial_complex.is_set());
        built || self.map.space(space).is_some_and(|s| s.industrial_complex.is_set())
    }
    /// Returns whether it is enemy land.
    #[cfg_attr(feature = "fast", inline)]
    pub fn is_hostile(&self, space: u16) -> bool {
        !self.sea.has(space) && !self.friendly.has(space) && !self.neutral.has(space)
    }
    /// Returns the capital of a power, if the board has one.
    pub fn capital(&self, power: Power) -> Option<u16> {
        self.map.spaces().find(|(_, s)| s.capital.0 != 0 && s.capital.get() == Some(power)).map(|(n, _)| n)
    }
    /// Returns whether a power's capital is in enemy hands.
    pub fn is_fallen(&self, power: Power) -> bool {
        self.capital(power).is_some_and(|space| power.is_enemy(self.holder(space)))
    }
}
