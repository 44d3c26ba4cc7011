//! Units: their counters, their markers and their abilities. ACW 1, 2, 3, 6, 11.

use crate::fault::{Fault, FaultCode, Name};
use crate::hex::Hex;
use crate::reflect::{Code, Flag, Reflect, Said, Spare, Words};
use crate::table::numbered;

/// The kind of a counter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Kind {
    /// Infantry.
    Infantry = 1,
    /// Cavalry.
    Cavalry,
    /// Guns.
    Artillery,
    /// A commander, without strength. He is never lost or attacked as a unit.
    Commander,
}

/// Whether a unit has a zone of control, the six hexes around it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Zone {
    /// By its kind: infantry, cavalry and guns that are not limbered have one; commanders and limbered guns as the
    /// game's options say.
    ByKind,
    /// The unit has one, whatever its kind.
    Always,
    /// The unit has none, whatever its kind.
    Never,
}

/// A side of a combat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Side {
    /// The side whose phase it is.
    Attacker = 1,
    /// The other side.
    Defender,
}

/// The army that a counter belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Allegiance {
    /// The Union.
    Union = 1,
    /// The Confederacy.
    Confederate,
}

/// A counter on the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Unit {
    /// The unit's hex.
    #[required]
    pub hex: Hex,
    /// The marks that the game's modifiers refer to, one bit each. Their meaning is the caller's.
    pub marks: u32,
    /// The kind of counter. Required where the answer depends on it.
    #[when_needed]
    #[required]
    pub kind: Code<Kind>,
    /// Printed strength points (SP). Required where strengths count. A commander has none.
    #[when_needed]
    #[measure("SP", 1)]
    pub strength: Said<u8>,
    /// Cohesion Rating (CR); 0 if none is printed. Required in a combat and for losses. A commander has none.
    #[when_needed]
    pub cohesion: Said<u8>,
    /// A commander's printed stars, at least 1; 0 for other units.
    pub stars: u8,
    /// A commander's printed command value. Required where it is used. Other units have none.
    #[when_needed]
    pub command: Said<u8>,
    /// The stars of the commander's replacement, on the other side of the counter; 0 if none are printed.
    pub replacement_stars: u8,
    /// The command value of the commander's replacement. Required where it is used.
    #[when_needed]
    pub replacement_command: Said<u8>,
    /// Whether the unit has a zone of control.
    pub zoc: Code<Zone>,
    /// A commander who was flipped to his replacement: the replacement's figures count, and he is never lost.
    pub replaced: Flag,
    /// Limbered guns: they do not attack and add no strength.
    pub limbered: Flag,
    /// Guns that bombard in this phase instead of attacking: they add nothing to an attack, but they defend.
    pub bombards: Flag,
    /// The unit is disorganized.
    pub disorganized: Flag,
    /// The unit is out of command.
    pub out_of_command: Flag,
    /// The unit used road movement.
    pub road_moved: Flag,
    /// The unit advanced after a combat of this phase: contact that it makes is new.
    pub advanced: Flag,
    /// An enemy's advance put the unit's hex into a zone of control in this phase. In questions that include the
    /// enemies, this is also determined from their `advanced`.
    pub contacted: Flag,
    /// The unit fought in a combat of an earlier round of this phase.
    pub fought: Flag,
    /// The army of the counter. Optional, since the lists of a question distinguish the sides; if it is given, all
    /// units of a list must be of one army, and enemies of the other.
    pub army: Code<Allegiance>,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 6],
}

const _: () = assert!(size_of::<Unit>() == 32, "frozen for this major of the C ABI");

/// A hexside and its effects between the hexes on its two sides. A hexside without an entry has no effect.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Hexside {
    /// The hex on one side, from which an attack or a zone of control crosses it.
    #[required]
    pub hex: Hex,
    /// The hex on the other side, into which it crosses.
    #[required]
    pub beside: Hex,
    /// The marks that the game's modifiers refer to for attacks across it, one bit each.
    pub marks: u32,
    /// No zone of control extends across it.
    pub no_zoc: Flag,
    /// No attack is possible across it.
    pub no_attack: Flag,
    /// The effects apply from `hex` into `beside` only; otherwise in both directions.
    pub one_way: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

const _: () = assert!(size_of::<Hexside>() == 16, "frozen for this major of the C ABI");

/// The part of a unit in the strength of its hex.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Part {
    /// Its strength does not count.
    None,
    /// Its strength counts.
    Counts,
    /// Its strength counts in an attack only if an enemy's advance made the contact.
    Held,
}

impl Unit {
    /// Returns the unit's kind, if its fields are consistent. The strength may be absent.
    pub(crate) fn checked(&self) -> Result<Kind, Fault> {
        let kind = self.kind.said(&text!("kind"))?;
        let against = |field, why| Err(Fault::against(field, why));
        self.zoc.said(&"zoc")?;
        if self.army.0 > 0 {
            self.army.said(&text!("army"))?;
        }
        self.spared()?;
        if kind == Kind::Commander {
            if self.stars == 0 {
                return Err(Fault::new(FaultCode::MissingField, &"stars"));
            }
            if self.sp() > 0 {
                return against(&text!("strength"), &".kind: a commander has no strength");
            }
            if self.rating() > 0 {
                return against(&text!("cohesion"), &".kind: a commander has no Cohesion Rating");
            }
        } else {
            let of_commanders: [(u8, Name); 5] = [
                (self.stars, &"stars"),
                (self.command.get().unwrap_or(0), &"command"),
                (self.replacement_stars, &"replacement_stars"),
                (self.replacement_command.get().unwrap_or(0), &"replacement_command"),
                (self.replaced.0, &text!("replaced")),
            ];
            if let Some((_, field)) = of_commanders.into_iter().find(|(figure, _)| *figure > 0) {
                return against(field, &".kind: only a commander has it");
            }
        }
        // Only guns are limbered or bombard, and not both.
        if kind != Kind::Artillery && self.limbered.is_set() {
            return against(&text!("limbered"), &".kind: only artillery is limbered");
        }
        if self.bombards.is_set() && (kind != Kind::Artillery || self.limbered.is_set()) {
            let limbered = kind == Kind::Artillery;
            let why: Name =
                if limbered { &".limbered: limbered guns do not bombard" } else { &".kind: only artillery bombards" };
            return against(&text!("bombards"), why);
        }
        Ok(kind)
    }
    /// Returns the unit's kind where its strength counts, which a fighting unit must have.
    pub(crate) fn counted(&self) -> Result<Kind, Fault> {
        let kind = self.checked()?;
        if kind != Kind::Commander {
            self.strength.said(&text!("strength"))?;
        }
        Ok(kind)
    }
    /// Returns the unit's kind where its Cohesion Rating counts too, which a fighting unit must have.
    pub(crate) fn rated(&self) -> Result<Kind, Fault> {
        let kind = self.counted()?;
        if kind != Kind::Commander {
            self.cohesion.said(&text!("cohesion"))?;
        }
        Ok(kind)
    }
    /// Returns the strength points; 0 for a commander.
    pub(crate) fn sp(&self) -> u8 {
        self.strength.get().unwrap_or(0)
    }
    /// Returns the Cohesion Rating; 0 for none.
    pub(crate) fn rating(&self) -> u8 {
        self.cohesion.get().unwrap_or(0)
    }
    /// Returns whether its strength counts in defence: a fighting unit that is not limbered. For a checked unit.
    pub(crate) fn defends(&self, kind: Kind) -> bool {
        kind != Kind::Commander && !self.limbered.is_set()
    }
    /// Returns whether its strength counts in an attack, apart from command.
    pub(crate) fn attacks(&self, kind: Kind) -> bool {
        self.defends(kind) && !self.bombards.is_set()
    }
    /// Returns whether command prevents it from attacking unless an enemy's advance made the contact. ACW 6.
    pub(crate) fn uncommanded(&self) -> bool {
        self.out_of_command.is_set() || self.road_moved.is_set()
    }
    /// Returns its part in the strength of its hex, in an attack or in the defence. ACW 3, 6.
    pub(crate) fn part(&self, kind: Kind, attacks: bool) -> Part {
        let counts = if attacks { self.attacks(kind) } else { self.defends(kind) };
        match counts {
            false => Part::None,
            true if attacks && self.uncommanded() => Part::Held,
            true => Part::Counts,
        }
    }
    /// Returns a commander's stars on his present side.
    pub(crate) fn stars_now(&self) -> u8 {
        if self.replaced.is_set() { self.replacement_stars } else { self.stars }
    }
    /// Returns a commander's command value on his present side.
    pub(crate) fn command_now(&self) -> Result<u8, Fault> {
        match self.replaced.is_set() {
            true => self.replacement_command.said(&"replacement_command"),
            false => self.command.said(&"command"),
        }
    }
    /// Returns whether he must roll after an adverse result. ACW 11: above one star, and no replacement.
    pub(crate) fn rolls(&self, kind: Kind) -> bool {
        kind == Kind::Commander && !self.replaced.is_set() && self.stars > 1
    }
}

impl Hexside {
    /// Checks that its two hexes are adjacent.
    pub(crate) fn checked(&self) -> Result<(), Fault> {
        self.spared()?;
        if self.hex.touches(self.beside) {
            Ok(())
        } else {
            Err(Fault::against(&"beside", &".hex: a hexside lies between adjacent hexes"))
        }
    }
    /// Returns whether the hexside applies from one hex into another.
    pub(crate) fn crossed(&self, start: Hex, end: Hex) -> bool {
        (self.hex, self.beside) == (start, end) || (!self.one_way.is_set() && (self.beside, self.hex) == (start, end))
    }
}

/// The units of a list.
pub(crate) struct Army<'a> {
    pub units: &'a [Unit],
    /// The name of the list.
    pub name: Name,
}

impl Army<'_> {
    /// Returns the army of the units as far as they give it, which is one; 0 if none does.
    fn checked(&self) -> Result<u8, Fault> {
        let mut army = 0;
        for (i, unit) in numbered(self.units).filter(|(_, unit)| unit.army.0 > 0) {
            if army == 0 {
                army = unit.army.0;
            }
            if army != unit.army.0 {
                let fault = Fault::against(&text!("army"), &"[].army: the units of a list are of one army");
                return Err(fault.in_list(self.name, i).other_at(self.first()));
            }
        }
        Ok(army)
    }
    /// Returns the first unit that gives its army.
    fn first(&self) -> usize {
        self.units.iter().position(|unit| unit.army.0 > 0).unwrap_or(0)
    }
}

/// Checks the armies of a list as far as they are given: it is of one army.
pub(crate) fn check_army(units: &[Unit], name: Name) -> Result<(), Fault> {
    Army { units, name }.checked().map(|_| ())
}

/// Checks the armies of two lists as far as they are given: each list is of one army, and the second of the other.
pub(crate) fn check_armies(own: &Army<'_>, enemies: &Army<'_>) -> Result<(), Fault> {
    let (mine, theirs) = (own.checked()?, enemies.checked()?);
    if mine > 0 && mine == theirs {
        let why: Name = match *enemies.name {
            "defenders" => &"attackers[].army: enemies are of two armies",
            "board.enemies" => &"board.friends[].army: enemies are of two armies",
            _ => &"unit.army: enemies are of two armies",
        };
        return Err(Fault::against(&text!("army"), why).in_list(enemies.name, enemies.first()).other_at(own.first()));
    }
    Ok(())
}
