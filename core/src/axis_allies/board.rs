//! The position: what has changed on the board since the game began, and the pieces on it.

use super::map::{Canal, Link, Map, Space};
use super::powers::Power;
use super::set::Set;
use super::units::{Chart, Domain, Kind, UnitValue, unsaid, word};
use crate::fault::{Fault, FaultCode, Name};
use crate::reflect::{Code, Flag, Named, Question, Reflect, Words};
use crate::table::numbered;

/// What has become of a space. A space that is not listed is as the game began.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Holding {
    /// The space.
    #[required]
    pub space: u16,
    /// Whose it is now. Nobody's only where it is neutral, or sea.
    pub owner: Code<Power>,
    /// It changed hands this turn.
    pub taken: Flag,
    /// Whose it was when this turn began, if it changed hands since.
    pub was: Code<Power>,
    /// An industrial complex was built there.
    pub industrial_complex: Flag,
    /// A battle took place there this turn.
    pub battled: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

const _: () = assert!(size_of::<Holding>() == 8, "frozen for this major of the C ABI");

/// When something unloaded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum Unloading {
    /// Neither this turn nor this round.
    None,
    /// This turn.
    ThisTurn,
    /// This round, on an earlier turn.
    ThisRound,
}

/// Pieces that are alike in everything: what is said of one is said of all, and an order moves all. The default has
/// done nothing this turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Unit {
    /// The host's own number for it. No rule looks at it.
    pub id: u32,
    /// Where it is.
    #[required]
    pub space: u16,
    /// The transport or carrier that it is aboard of, counted from 1 in the same list; 0 for none.
    pub aboard: u16,
    /// What it is; no industrial complex, which belongs to its space.
    pub kind: Code<Kind>,
    /// Whose it is.
    #[required]
    pub owner: Code<Power>,
    /// How many there are; 0 counts as 1.
    pub count: u8,
    /// Spaces that it moved this turn.
    pub spent: u8,
    /// It moved or fought in this turn's combat phases.
    pub engaged: Flag,
    /// When it unloaded last: cargo that came ashore, or a transport that let cargo ashore.
    pub unloaded: Code<Unloading>,
    /// It retreated or withdrew this turn.
    pub retreated: Flag,
    /// Since it boarded, the owner of the transport has had a turn.
    pub shuttled: Flag,
    /// An antiaircraft gun that was captured this turn.
    pub captured: Flag,
    /// It was placed this turn.
    pub placed: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 6],
}

const _: () = assert!(size_of::<Unit>() == 24, "frozen for this major of the C ABI");

impl Named for Unit {
    fn id(&self) -> u32 {
        self.id
    }
}

impl Unit {
    /// How many there are.
    pub fn number(&self) -> u8 {
        self.count.max(1)
    }
    /// Its place in the list of what carries it, from 0.
    pub(crate) fn carrier(&self) -> Option<usize> {
        usize::from(self.aboard).checked_sub(1)
    }
}

/// A position, and the board and chart that it is played with.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Board<'a> {
    /// The spaces of the host's own board; none for the second edition's.
    pub spaces: &'a [Space],
    /// The borders of the host's own board.
    pub links: &'a [Link],
    /// The canals of the host's own board.
    pub canals: &'a [Canal],
    /// Rows of the unit chart that differ from the edition's.
    pub chart: &'a [UnitValue],
    /// The spaces that are not as the game began.
    pub holdings: &'a [Holding],
    /// The pieces of every power.
    #[named]
    pub units: &'a [Unit],
    /// TAS touches the seas north and south of Australia too, as on the printed board: an option that bends 2.5.
    pub tas_links: Flag,
}

/// What is wrong with a number that stands for no space.
fn no_space(number: u16) -> (FaultCode, Name) {
    (if number == 0 { FaultCode::MissingField } else { FaultCode::OutOfRange }, &"space")
}

/// A position as one power sees it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct View<'a> {
    pub map: Map<'a>,
    pub chart: &'a [UnitValue],
    pub holdings: &'a [Holding],
    pub units: &'a [Unit],
    pub power: Power,
    /// Sea zones.
    pub sea: Set,
    /// Land of the power's side without enemies.
    pub friendly: Set,
    /// Land that was its side's when the turn began.
    pub began: Set,
    /// Land of nobody.
    pub neutral: Set,
    /// Land that was nobody's when the turn began.
    pub began_neutral: Set,
    /// Where an enemy is in the way: any piece but an antiaircraft gun on land, any ship at sea.
    pub occupied: Set,
    /// Land with an enemy antiaircraft gun.
    pub guns: Set,
    /// Where a battle took place this turn.
    pub battled: Set,
}

impl<'a> View<'a> {
    /// A position that nobody has looked at yet.
    pub fn new(board: &Board<'a>) -> Self {
        View {
            map: Map::new(board.spaces, board.links, board.canals, board.tas_links.is_set()),
            chart: board.chart,
            holdings: board.holdings,
            units: board.units,
            power: Power::Nobody,
            sea: Set::default(),
            friendly: Set::default(),
            began: Set::default(),
            neutral: Set::default(),
            began_neutral: Set::default(),
            occupied: Set::default(),
            guns: Set::default(),
            battled: Set::default(),
        }
    }

    /// Looks at it as a power sees it, and checks it.
    pub fn see(&mut self, power: Code<Power>) -> Result<(), Fault> {
        self.power = word(power, &"power")?;
        if self.power == Power::Nobody {
            return Err(Fault::new(FaultCode::MissingField, &"power"));
        }
        self.map.check()?;
        Chart::of(self.chart).map_err(|f| f.of_list(&"board.chart"))?;
        self.ground()?;
        self.forces()
    }

    /// A kind's row of the unit chart; the chart was checked.
    pub fn row(&self, kind: Kind) -> &'a UnitValue {
        Chart::checked(self.chart).row(kind)
    }

    /// Whose each space is.
    fn ground(&mut self) -> Result<(), Fault> {
        let mut listed = Set::default();
        for (i, holding) in numbered(self.holdings) {
            let wrong = self.wrong_holding(holding, &listed);
            if let Some((code, field)) = wrong {
                return Err(Fault::new(code, field).in_list(&"board.holdings", i));
            }
            listed.add(holding.space);
            self.battled.add_if(holding.space, holding.battled.is_set());
            let was = if holding.taken.is_set() { holding.was } else { holding.owner };
            self.own(holding.space, holding.owner, was);
        }
        let mut n = 1u16;
        while let Some(space) = self.map.space(n) {
            if space.is_sea() {
                self.sea.add(n);
            } else if !listed.has(n) {
                self.own(n, space.owner, space.owner);
            }
            // 255 spaces at most.
            n = n.wrapping_add(1);
        }
        self.neutral.leave(&self.sea);
        self.began_neutral.leave(&self.sea);
        Ok(())
    }

    /// What is wrong with a holding.
    fn wrong_holding(&self, holding: &Holding, listed: &Set) -> Option<(FaultCode, Name)> {
        let space = holding.space;
        let nobody = |power: Code<Power>| power == Code::default();
        let Some(printed) = self.map.space(space) else { return Some(no_space(space)) };
        let (sea, neutral) = (printed.is_sea(), nobody(printed.owner));
        let (owner, was) = (holding.owner, holding.was);
        let loose = sea || nobody(owner);
        let (code, field): (FaultCode, Name) = match () {
            () if owner.get().is_none() => (FaultCode::UnknownWord, &"owner"),
            () if was.get().is_none() => (FaultCode::UnknownWord, &"was"),
            () if listed.has(space) => (FaultCode::Contradiction, &"space"),
            // Land that was somebody's never becomes neutral.
            () if !sea && !neutral && nobody(owner) => (FaultCode::MissingField, &"owner"),
            () if sea && !nobody(owner) => (FaultCode::Contradiction, &"owner"),
            () if holding.taken.is_set() && loose => (FaultCode::Contradiction, &"taken"),
            () if !holding.taken.is_set() && !nobody(was) => (FaultCode::Contradiction, &"was"),
            () if holding.taken.is_set() && !neutral && nobody(was) => (FaultCode::MissingField, &"was"),
            () if holding.taken.is_set() && was == owner => (FaultCode::Contradiction, &"was"),
            () if holding.industrial_complex.is_set() && loose => (FaultCode::Contradiction, &"industrial_complex"),
            () if holding.reserved != 0 => (FaultCode::Reserved, &"reserved"),
            () => return None,
        };
        Some((code, field))
    }

    fn own(&mut self, space: u16, owner: Code<Power>, was: Code<Power>) {
        let friend = |power: Code<Power>| power.get().is_some_and(|power| self.power.is_friend(power));
        let (now, before) = (friend(owner), friend(was));
        self.friendly.add_if(space, now);
        self.began.add_if(space, before);
        self.neutral.add_if(space, owner == Code::default());
        self.began_neutral.add_if(space, was == Code::default());
    }

    /// Where the pieces are.
    fn forces(&mut self) -> Result<(), Fault> {
        // Pieces and the room that they offer are counted in 16 bits from here on.
        let mut sum = 0u32;
        for (i, unit) in numbered(self.units) {
            if let Some((code, field)) = self.wrong_unit(unit) {
                return Err(Fault::new(code, field).in_list(&"board.units", i));
            }
            self.cargo(i, unit)?;
            let room = self.row(Self::kind(unit)).hold.max(1);
            sum = sum.saturating_add(u32::from(room).wrapping_mul(u32::from(unit.number())));
            if sum > u32::from(u16::MAX) {
                return Err(Fault::item(FaultCode::Overflow, &"board.units", i));
            }
            if self.power.is_enemy(Self::owner(unit)) {
                let (sea, kind) = (self.sea.has(unit.space), Self::kind(unit));
                let gun = kind == Kind::AaGun;
                self.occupied.add_if(unit.space, if sea { kind.is_ship() } else { !gun });
                self.guns.add_if(unit.space, gun && !sea);
            }
        }
        // Where enemies stand nobody is among friends, whosever the land is.
        self.friendly = self.friendly.without(&self.occupied);
        Ok(())
    }

    /// What is wrong with a piece.
    fn wrong_unit(&self, unit: &Unit) -> Option<(FaultCode, Name)> {
        let kind = Self::kind(unit);
        let sea = self.sea.has(unit.space);
        let (code, field): (FaultCode, Name) = match kind.domain() {
            _ if unit.kind.get().is_none() => (unsaid(unit.kind.0), &"kind"),
            _ if unit.owner.get().is_none() => (FaultCode::UnknownWord, &"owner"),
            _ if unit.unloaded.get().is_none() => (FaultCode::UnknownWord, &"unloaded"),
            _ if self.map.space(unit.space).is_none() => no_space(unit.space),
            _ if Self::owner(unit) == Power::Nobody => (FaultCode::MissingField, &"owner"),
            _ if kind == Kind::IndustrialComplex => (FaultCode::Contradiction, &"kind"),
            Domain::Land if sea && unit.aboard == 0 => (FaultCode::Contradiction, &"space"),
            Domain::Land if !sea && unit.aboard > 0 => (FaultCode::Contradiction, &"aboard"),
            Domain::Sea if !sea => (FaultCode::Contradiction, &"space"),
            _ if unit.spent > self.row(kind).movement => (FaultCode::Contradiction, &"spent"),
            _ if unit.reserved != [0; 6] => (FaultCode::Reserved, &"reserved"),
            _ => {
                let carrier = self.units.get(unit.carrier()?);
                let Some(carrier) = carrier else { return Some((FaultCode::OutOfRange, &"aboard")) };
                let friends = carrier.owner.get().is_some_and(|o| o.is_friend(Self::owner(unit)));
                let carries = kind.carried_by().is_some() && kind.carried_by() == carrier.kind.get();
                if friends && carries && carrier.space == unit.space && carrier.number() == 1 {
                    return None;
                }
                (FaultCode::Contradiction, &"aboard")
            }
        };
        Some((code, field))
    }

    /// What is carried and was listed so far is no more than its ship can carry (3.2a, 3.4a), and no transport carries
    /// pieces of two powers (3.3d).
    fn cargo(&self, at: usize, unit: &Unit) -> Result<(), Fault> {
        let Some(ship) = unit.carrier().and_then(|carrier| self.units.get(carrier)) else { return Ok(()) };
        let wrong = |field| Err(Fault::new(FaultCode::Contradiction, field).in_list(&"board.units", at));
        let kind = Self::kind(ship);
        let mut room = u16::from(self.row(kind).hold);
        for other in self.units.get(..=at).unwrap_or_default().iter().filter(|other| other.aboard == unit.aboard) {
            let Some(left) = room.checked_sub(self.bulk(other)) else { return wrong(&"aboard") };
            room = left;
            if kind == Kind::Transport && other.owner != unit.owner {
                return wrong(&"owner");
            }
        }
        Ok(())
    }

    /// A path leads somewhere, by spaces of the board.
    pub fn path(&self, path: &[u16]) -> Result<(), Fault> {
        let code = match path {
            [] => FaultCode::Empty,
            _ if path.iter().any(|space| self.map.space(*space).is_none()) => FaultCode::OutOfRange,
            _ => return Ok(()),
        };
        Err(Fault::new(code, &"path"))
    }

    /// The room that a group takes where it is carried.
    pub fn bulk(&self, unit: &Unit) -> u16 {
        let space = unit.kind.get().map_or(0, |kind| self.row(kind).space);
        // The product of two bytes.
        u16::from(space).wrapping_mul(u16::from(unit.number()))
    }
    /// The kind of a piece; the list was checked.
    pub fn kind(unit: &Unit) -> Kind {
        unit.kind.get().unwrap_or(Kind::IndustrialComplex)
    }
    /// The owner of a piece; the list was checked.
    pub fn owner(unit: &Unit) -> Power {
        unit.owner.get().unwrap_or(Power::Nobody)
    }
    /// Whether a piece is the power's own.
    pub fn is_own(&self, unit: &Unit) -> bool {
        Self::owner(unit) == self.power
    }
    /// Whose a space is now.
    pub fn holder(&self, space: u16) -> Power {
        let listed = self.holdings.iter().find(|h| h.space == space).map(|h| h.owner);
        let owner = listed.or(self.map.space(space).map(|s| s.owner));
        owner.and_then(Code::get).unwrap_or(Power::Nobody)
    }
    /// Whose a space was when the game began: nobody's if neutral.
    pub fn original(&self, space: u16) -> Power {
        self.map.space(space).and_then(|s| s.owner.get()).unwrap_or(Power::Nobody)
    }
    /// Whether a complex stands there.
    pub fn has_complex(&self, space: u16) -> bool {
        let built = self.holdings.iter().any(|h| h.space == space && h.industrial_complex.is_set());
        built || self.map.space(space).is_some_and(|s| s.industrial_complex.is_set())
    }
    /// Land of the enemy.
    pub fn is_hostile(&self, space: u16) -> bool {
        !self.sea.has(space) && !self.friendly.has(space) && !self.neutral.has(space)
    }
    /// The capital of a power, if the board has one.
    pub fn capital(&self, power: Power) -> Option<u16> {
        self.map.spaces().find(|(_, s)| s.capital.0 != 0 && s.capital.get() == Some(power)).map(|(n, _)| n)
    }
    /// Whether a power's capital is in enemy hands.
    pub fn is_fallen(&self, power: Power) -> bool {
        self.capital(power).is_some_and(|space| power.is_enemy(self.holder(space)))
    }
}
